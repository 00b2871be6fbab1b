"""A simulated machine that lacks some programs: stubs record how scripts call them."""

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("sh", "cat", "chmod", "cksum", "cmp", "cp", "dirname", "env", "find", "mkdir", "mv", "rm", "sort", "touch")

posix = pytest.mark.skipif(os.name != "posix", reason="the scripts are for POSIX shells")

# Records a call of a program: by its name if it is on the PATH, by its path if it belongs to an environment.
RECORD = 'case $0 in "$BIN"/*) echo "${0##*/} $*" ;; *) echo "$0 $*" ;; esac >>"$LOG"\n'
# Creates an environment at its last argument.
MAKE = 'for place; do :; done; rm -rf "$place"; mkdir -p "$place/bin"; cp "$BIN/inner-python" "$place/bin/python"'
# A python3 that knows venv, and ensurepip once apt-get has installed it.
PYTHON = f"""{RECORD}
case "$*" in
    *version_info*) exit 0 ;;
    *ensurepip*) [ -e "$BIN/has-ensurepip" ] ;;
    "-m venv "*) {MAKE} ;;
    "-m virtualenv --version") [ -e "$BIN/has-virtualenv" ] ;;
    "-m virtualenv "*) {MAKE} ;;
    "-m pip --version") [ -e "$BIN/has-pip" ] ;;
    "-m pip --python "*) cp "$BIN/inner-uv" build/tools/bin/uv ;;
    *) exit 1 ;;
esac
"""
# The python of an environment. It builds compiled wheels unless a variable or a missing compiler prevents it.
INNER_PYTHON = f"""{RECORD}
case "$*" in
    -VV) cat "$BIN/version" ;;
    "-m pip install --quiet uv") cp "$BIN/inner-uv" "${{0%/*}}/uv" ;;
    hatch_build.py) cat "$BIN/obstacle"; [ ! -s "$BIN/obstacle" ] ;;
    *tomllib*) echo the-build-system ;;
    *build_wheel*)
        echo "a wheel, CARRACK_BUILD=$CARRACK_BUILD CARRACK_BUILD_CACHE=$CARRACK_BUILD_CACHE" >>"$LOG"
        if [ -e "$BIN/meanwhile" ]; then . "$BIN/meanwhile"; fi
        if [ -e "$BIN/compiling-fails" ]; then
            [ "$CARRACK_BUILD" != compiled ] || exit 1
            CARRACK_BUILD=pure
        fi
        mkdir -p build/wheel
        if [ "$CARRACK_BUILD" = pure ]; then name=py3-none-any; else name=cp311-cp311-linux_x86_64; fi
        touch "build/wheel/carrack-0.1.0-$name.whl"
        ;;
esac
"""
INNER_UV = f"""{RECORD}
case "$*" in
    "venv "*) {MAKE} ;;
    *" -r -") cat >>"$LOG" ;;
    *[[]dev]*) cp "$BIN/inner-pytest" .venv-dev/bin/pytest ;;
    *"--extra test") cp "$BIN/inner-pytest" .venv/bin/pytest ;;
esac
"""
INNER_PYTEST = """
echo "$0 $* as $CARRACK_EXPECT" >>"$LOG"
case " $(cat "$BIN/empty") " in *" $CARRACK_EXPECT "*) exit 5 ;; esac  # pytest's answer if it finds no test
[ "$CARRACK_EXPECT" != "$(cat "$BIN/failing")" ]
"""

INSTALL = "build/tools/bin/uv pip install --quiet --python .venv/bin/python --no-deps --reinstall build/wheel/carrack"
COMPILED_WHEEL = f"{INSTALL}-0.1.0-cp311-cp311-linux_x86_64.whl"
PURE_WHEEL = f"{INSTALL}-0.1.0-py3-none-any.whl"
NO_COMPILER = "there is no C compiler (cc)"
NEW = "build/tools/bin/uv venv --quiet --clear --python build/tools/bin/python .venv"


class Machine:
    """A checkout and a PATH with only the programs given to it."""

    def __init__(self, folder: Path, *, root: bool = False, can_make: bool = True, obstacle: str = "") -> None:
        self.checkout = folder / "checkout"
        self.bin = folder / "bin"
        self.log = folder / "log"
        self.bin.mkdir(parents=True)
        self.log.touch()
        shutil.copytree(ROOT / "scripts", self.checkout / "scripts")
        for name in ("pyproject.toml", "hatch_build.py"):
            shutil.copy(ROOT / name, self.checkout)
        shutil.copytree(ROOT / "requirements", self.checkout / "requirements")
        self.write("src/carrack/core.py", "one")
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found
            (self.bin / tool).symlink_to(found)
        self.program("id", f"echo {0 if root else 1000}")
        self.program("python3", PYTHON)
        self.program("inner-python", INNER_PYTHON)
        self.program("inner-uv", INNER_UV)
        self.program("inner-pytest", INNER_PYTEST)
        self.tell("version", "Python 3.11.7")
        self.tell("obstacle", obstacle)
        self.tell("failing", "")
        self.tell("empty", "")
        if can_make:
            self.tell("has-ensurepip")

    def program(self, name: str, body: str) -> None:
        file = self.bin / name
        file.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def tell(self, name: str, text: str = "") -> None:
        """Set the values that the stubs read."""
        (self.bin / name).write_text(text, encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        file = self.checkout / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run(self, *command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        """Run a script; `calls` has the calls of this run."""
        self.log.write_text("", encoding="utf-8")
        env = {"PATH": str(self.bin), "BIN": str(self.bin), "LOG": str(self.log), **environment}
        return subprocess.run(
            ["/bin/sh", *command], cwd=self.checkout, env=env, check=False, capture_output=True, text=True
        )

    def calls(self) -> list[str]:
        return self.log.read_text(encoding="utf-8").splitlines()

    def wheels(self) -> list[str]:
        """Return the kinds of wheel that the last run built."""
        told = [call.split("=")[1].split()[0] for call in self.calls() if call.startswith("a wheel, ")]
        return ["either" if kind == "CARRACK_BUILD_CACHE" else kind for kind in told]

    def has(self, name: str) -> bool:
        return (self.checkout / name).exists()
