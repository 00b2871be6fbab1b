"""Measure the shape of the code: modules of the server, modules a move passes, long lines, names defined twice, the
longest function. Prints a Markdown table; with --tree of another checkout, such as a worktree of an earlier commit.

    .venv-dev/bin/python scripts/shape.py
    git worktree add build/before e7c2792 && .venv-dev/bin/python scripts/shape.py --tree build/before
"""

import argparse
import ast
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

LONGEST_LINE = 120
CODE = (".py", ".ts", ".svelte", ".mjs", ".css")
GENERATED = ("web/src/wire/schema.ts",)
TEXT = (".md",)

# Runs a server in which every module is noted that runs a function between one signal and the next.
TRACED = """
import os, signal, sys, threading
from carrack.cli import main
is_on, seen = False, set()
def note(frame, event, _):
    if is_on and event == "call":
        name = frame.f_globals.get("__name__", "")
        if name.startswith("carrack."):
            seen.add(name)
def toggle(*_):
    global is_on
    is_on = not is_on
    if not is_on:
        with open(os.environ["SHAPE_OUT"], "w") as out:
            out.write("\\n".join(sorted(seen)))
signal.signal(signal.SIGUSR1, toggle)
threading.setprofile(note)
sys.setprofile(note)
main(sys.argv[1:])
"""


def parsed(tree: Path) -> dict[Path, ast.Module]:
    """The Python modules of the package, by path."""
    return {file: ast.parse(file.read_text("utf-8")) for file in sorted((tree / "src").rglob("*.py"))}


def server_modules(tree: Path) -> int:
    """Modules of the server, without migrations and without packages' __init__.py that hold no code."""
    files = (tree / "src" / "carrack" / "server").rglob("*.py")
    return sum(1 for file in files if "migrations" not in file.parts and holds_code(file))


def holds_code(file: Path) -> bool:
    return file.name != "__init__.py" or any(
        not isinstance(node, ast.Expr) for node in ast.parse(file.read_text("utf-8")).body
    )


def long_lines(tree: Path, endings: tuple[str, ...]) -> int:
    """Lines over 120 characters in the files that git tracks and that no program writes."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=tree, capture_output=True, check=True, text=True).stdout
    files = [tree / name for name in listed.split("\0") if name.endswith(endings) and name not in GENERATED]
    lines = (line for file in files for line in file.read_text("utf-8").splitlines())
    return sum(len(line) > LONGEST_LINE for line in lines)


def repeated_classes(modules: dict[Path, ast.Module]) -> dict[str, int]:
    """Names of public classes that several modules define, with how many do."""
    places = defaultdict(set)
    for file, module in modules.items():
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].add(file)
    return {name: len(files) for name, files in sorted(places.items()) if len(files) > 1}


def longest_function(modules: dict[Path, ast.Module]) -> tuple[int, str]:
    """The number of lines of the longest function, and its name."""
    return max(
        ((node.end_lineno or node.lineno) - node.lineno + 1, f"{file.name}:{node.name}")
        for file, module in modules.items()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


async def answered(client: httpx.AsyncClient) -> None:
    """Wait until the server answers."""
    for _ in range(600):
        try:
            if (await client.get("/health")).is_success:
                return
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.1)
    raise SystemExit("the server does not answer")


async def play_one_move(base: str, pid: int) -> None:
    """Sit down at a table of discovery and play a move over a socket, traced from sending it to the last update."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        await answered(client)

        async def ask(method: str, path: str, body: Any = None) -> Any:
            answer = await client.request(method, f"/api{path}", json=body)
            answer.raise_for_status()
            return answer.json() if answer.content else None

        token = (await ask("POST", "/guests", {"name": "Ana", "lang": "en"}))["token"]
        client.headers["authorization"] = f"Bearer {token}"
        table = (await ask("POST", "/tables", {"game": "discovery", "seats": [{"kind": "mine"}] * 2}))["id"]
        await ask("POST", f"/tables/{table}/start")
        seat = (await ask("GET", f"/tables/{table}"))["sections"]["awaited"][0]
        view = (await ask("GET", f"/tables/{table}?seat={seat}"))["sections"]
        move = next(choice["move"] for choice in view["menu"] if not choice["refusal"])
        async with connect(f"{base.replace('http', 'ws')}/api/tables/{table}/live") as wire:
            await wire.send(json.dumps({"type": "hello", "token": token, "seat": seat}))
            await until(wire, "fresh")
            await asyncio.sleep(1)  # what a new connection sets going has been done
            os.kill(pid, signal.SIGUSR1)
            node = {"number": view["view.number"], "takebacks": view["view.takebacks"], "key": "shape-shape"}
            await wire.send(json.dumps({"type": "move", "move": move, **node}))
            await until(wire, "done")
            await asyncio.sleep(1)  # the updates of all seats have been sent
            os.kill(pid, signal.SIGUSR1)
            await asyncio.sleep(1)


async def until(wire: Any, kind: str) -> None:
    """Read messages up to the first of a kind."""
    while (message := json.loads(await asyncio.wait_for(wire.recv(), 60)))["type"] != kind:
        if message["type"] == "problem":
            raise SystemExit(f"the server refused: {message}")


def modules_of_a_move(tree: Path) -> list[str]:
    """The modules that run between receiving a move over a socket and the last update it causes."""
    with tempfile.TemporaryDirectory() as folder:
        out, port = Path(folder) / "modules", free_port()
        environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "SHAPE_OUT": str(out)}
        words = ["serve", "--port", str(port), "--database", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen([sys.executable, "-c", TRACED, *words], env=environment, cwd=folder) as server:
            try:
                asyncio.run(play_one_move(f"http://127.0.0.1:{port}", server.pid))
                return out.read_text("utf-8").split()
            finally:
                server.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=Path, default=Path(__file__).parents[1], help="the checkout to measure")
    parser.add_argument("--list", action="store_true", help="also list the modules of a move and the names")
    arguments = parser.parse_args()
    tree = arguments.tree.resolve()
    modules = parsed(tree)
    passed = modules_of_a_move(tree)
    own = [name for name in passed if name.startswith("carrack.server")]
    repeated = repeated_classes(modules)
    lines, name = longest_function(modules)
    print("| measure | value |\n|---|---|")
    print(f"| modules in `server/` | {server_modules(tree)} |")
    print(f"| modules a move passes, from the socket to the database and back | {len(passed)} |")
    print(f"| of them in `server/` | {len(own)} |")
    print(f"| lines over {LONGEST_LINE} characters in code that is not generated | {long_lines(tree, CODE)} |")
    print(f"| lines over {LONGEST_LINE} characters in documents | {long_lines(tree, TEXT)} |")
    print(f"| class names with two or more definitions | {len(repeated)} |")
    print(f"| longest function, in lines | {lines} (`{name}`) |")
    if arguments.list:
        print(*passed, sep="\n")
        print(*(f"{name}: {count}" for name, count in repeated.items()), sep="\n")


if __name__ == "__main__":
    main()
