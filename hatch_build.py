"""Compiles the core with mypyc while a wheel is built, and builds the web client into it.

The modules of every package called `core` become extension modules, all in one group, where a C compiler and Python's
headers are at hand; elsewhere the wheel is pure Python and behaves the same, only slower. `CARRACK_BUILD` in the
environment forces one of the two: `pure`, or `compiled`, which fails where it cannot be done. Editable installs are
never compiled. `CARRACK_BUILD_CACHE` names a folder that keeps compiled modules by a hash of what they were made from.

The client is built by scripts/client.py, also for a source distribution, so that a wheel made from one needs no npm.
Where it cannot be built the wheel has none and says so; `CARRACK_CLIENT=required` in the environment makes that an
error, and with `CARRACK_CLIENT=none` it is not tried.

Run as a program it prints why the core cannot be compiled here and returns 1, or nothing and 0.
"""

import contextlib
import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
CORES = ("carrack/engine/core", "carrack/games/*/core", "carrack/bots/core", "carrack/games/*/bots/core")
GROUP = "carrack_core"
OPT_LEVEL = "3"
DEBUG_LEVEL = "0"
# Looking for what Python's own -Wall warns of takes a quarter of the time and changes nothing in the code. Hidden
# functions call each other directly, without the table for functions that another library might replace: a random game
# takes a sixth less time, one of `empire` a quarter less.
COMPILER_FLAGS = [] if sys.platform == "win32" else ["-Wno-all", "-fvisibility=hidden"]


class CannotCompile(Exception):
    """The core cannot be compiled here; the message says why."""


def core_files() -> list[Path]:
    """Every file of the core, relative to the source folder, its packages' `__init__.py` included."""
    return sorted(file.relative_to(SOURCE) for core in CORES for file in SOURCE.glob(f"{core}/*.py"))


def obstacle() -> str | None:
    """Why the core cannot be compiled on this machine, or None if it can."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if sys.platform != "win32" and not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        return f"the headers of Python {sysconfig.get_python_version()} are not installed (Python.h)"
    return None


def digest(files: list[Path]) -> str:
    """Names everything that decides what the compiled modules are."""
    hasher = hashlib.sha256()
    tools = [importlib.metadata.version(name) for name in ("mypy", "librt", "setuptools")]
    flags = [*COMPILER_FLAGS, *(os.environ.get(name) for name in ("CC", "CFLAGS", "LDFLAGS"))]
    hasher.update(repr((tools, flags, OPT_LEVEL, DEBUG_LEVEL, sys.version, sysconfig.get_platform())).encode())
    for file in files:
        hasher.update(repr((file.as_posix(), (SOURCE / file).read_bytes())).encode())
    return hasher.hexdigest()[:20]


def stage(files: list[Path], folder: Path) -> None:
    """Copies the core alone, with empty packages above it: what it imports from elsewhere in carrack is not found."""
    for file in files:
        target = folder / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SOURCE / file, target)
        for package in file.parents[:-1]:
            (folder / package / "__init__.py").touch()


def compile_core(files: list[Path], output: Path) -> None:
    """Compiles the core into `output`, laid out as in a wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    modules = [file.as_posix() for file in files if file.name != "__init__.py"]
    work = output.with_suffix(".work")
    stage(files, work)
    print("carrack: compiling the rules engine (once; about a minute)", file=sys.stderr)
    with contextlib.chdir(work):
        flags = ["--config-file=", "--no-incremental", f"--python-executable={sys.executable}"]
        # mypyc ends the program when it finds an error, after it has printed it.
        try:
            extensions = mypycify(
                [*flags, *modules],
                opt_level=OPT_LEVEL,
                debug_level=DEBUG_LEVEL,
                separate=False,
                group_name=GROUP,
                target_dir="c",
            )
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_FLAGS]
            command = Distribution({"name": "carrack", "ext_modules": extensions}).get_command_obj("build_ext")
            command.build_lib = str(output)
            command.build_temp = "o"
            command.parallel = os.cpu_count()  # the group, which comes first, beside the small modules that load it
            command.ensure_finalized()
            command.run()
        except SystemExit as error:
            raise CannotCompile("mypyc found the errors above") from error


def compiled(files: list[Path], temporary: Path) -> Path:
    """The folder with the compiled core: made now in `temporary`, or kept from an earlier build."""
    kept = os.environ.get("CARRACK_BUILD_CACHE")
    folder = Path(kept).resolve() / digest(files) if kept else temporary / "core"
    if not folder.is_dir():
        compile_core(files, temporary / "new")
        folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(temporary / "new", folder)
    return folder


def runtime_licence() -> Path:
    """The licence of mypyc, whose runtime library is compiled into the core."""
    files = importlib.metadata.files("mypy") or []
    return Path(str(next(file.locate() for file in files if file.match("*.dist-info/licenses/LICENSE"))))


def build_client() -> None:
    """Builds the web client into the source tree, unless what is there is up to date."""
    wanted = os.environ.get("CARRACK_CLIENT", "")
    if wanted not in {"", "required", "none"}:
        raise SystemExit(f"carrack: CARRACK_CLIENT is {wanted!r}; it may be 'required' or 'none'")
    if wanted == "none":
        return
    done = subprocess.run([sys.executable, ROOT / "scripts" / "client.py", "build"], check=False)
    if done.returncode and wanted == "required":
        raise SystemExit("carrack: the web client cannot be built")
    if done.returncode:
        print("carrack: what is built has no web client; the terminal client plays all the same", file=sys.stderr)


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the compiled core beside its sources in the wheel and names the wheel's platform."""

    temporary: tempfile.TemporaryDirectory[str]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds and compiles before hatchling collects the files, unless told or forced not to."""
        self.temporary = tempfile.TemporaryDirectory(prefix="carrack-build-")
        wanted = os.environ.get("CARRACK_BUILD", "")
        if wanted not in {"", "pure", "compiled"}:
            raise SystemExit(f"carrack: CARRACK_BUILD is {wanted!r}; it may be 'pure' or 'compiled'")
        if version == "editable":
            return
        build_client()
        # hatchling has looked for the licence files already, when those of the client may not have been there.
        self.metadata.core._license_files = None
        if self.target_name == "sdist" or wanted == "pure":
            return
        try:
            if reason := obstacle():
                raise CannotCompile(reason)
            files = core_files()
            if not files:
                raise CannotCompile("there are no core modules")
            folder = compiled(files, Path(self.temporary.name))
        # Whatever goes wrong with a stranger's compiler, a pure wheel can still be had.
        except Exception as error:
            if wanted == "compiled":
                raise SystemExit(f"carrack: the core cannot be compiled: {error}") from error
            print(f"carrack: building the pure Python wheel: {error}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted(folder.rglob("*")):
            if library.is_file():
                build_data["force_include"][str(library)] = library.relative_to(folder).as_posix()
        notice = f"carrack-{self.metadata.version}.dist-info/licenses/mypyc/LICENSE"
        build_data["force_include"][str(runtime_licence())] = notice

    def finalize(
        self,
        version: str,  # noqa: ARG002 - hatchling's signature
        build_data: dict[str, Any],  # noqa: ARG002 - as above
        artifact_path: str,  # noqa: ARG002 - as above
    ) -> None:
        """Removes what was made on the way."""
        self.temporary.cleanup()


if __name__ == "__main__":
    why = obstacle()
    if why:
        print(why)
    raise SystemExit(1 if why else 0)
