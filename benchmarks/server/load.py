"""Plays at many tables at once over WebSockets and tells how long moves took. A process of its own.

Open loop: moves are due at times that are fixed beforehand, and each is timed from when it was due, whether or not the
server was slow with those before it. Without a rate every table moves as soon as it can: that finds the most there is.
"""

import argparse
import asyncio
import json
import random
import sys
from collections import Counter, deque
from time import perf_counter
from typing import Protocol

from ours_client import OurTable
from peer_client import PeerTable

SETTLE = 10.0  # seconds that moves may still take after the last was due


class Playable(Protocol):
    """A table with four sockets."""

    is_over: bool
    is_ready: bool
    received: int

    async def sit_down(self) -> None: ...

    def move(self) -> None:
        """Send a move; `Load.moved` and `Load.told` are called when it is answered and when all seats heard of it."""


class Load:
    """What is due, and what came of it."""

    def __init__(self) -> None:
        self.due: dict[int, deque[float]] = {}
        self.begun: dict[int, float] = {}
        self.moved_after: list[float] = []
        self.told_after: list[float] = []
        self.problems: Counter[str] = Counter()
        self.is_closed_loop = False
        self.is_running = False
        self.tables: list[Playable] = []

    def moved(self, at: int) -> None:
        """The move of a table was answered."""
        if at in self.begun:
            self.moved_after.append(perf_counter() - self.begun[at])

    def told(self, at: int) -> None:
        """All seats of a table heard of its move."""
        if at in self.begun:
            self.told_after.append(perf_counter() - self.begun.pop(at))

    def ready(self, at: int) -> None:
        """A table can take its next move."""
        table = self.tables[at]
        if not self.is_running or at in self.begun or table.is_over or not table.is_ready:
            return
        if self.is_closed_loop:
            self.begun[at] = perf_counter()
        elif self.due[at]:
            self.begun[at] = self.due[at].popleft()
        else:
            return
        table.move()

    async def run(self, rate: float, seconds: float) -> float:
        """Load for so long; the seconds it really took."""
        self.is_running = True
        self.is_closed_loop = rate == 0
        self.due = {at: deque() for at in range(len(self.tables))}
        start = perf_counter()
        if self.is_closed_loop:
            for at in range(len(self.tables)):
                self.ready(at)
            await asyncio.sleep(seconds)
        else:
            order = random.Random(1).sample(range(len(self.tables)), len(self.tables))
            count = int(rate * seconds)
            turn = 0
            for slot in range(count):
                when = start + slot / rate
                if (wait := when - perf_counter()) > 0:
                    await asyncio.sleep(wait)
                for _ in order:  # whose game is over has no moves left
                    at = order[turn % len(order)]
                    turn += 1
                    if not self.tables[at].is_over:
                        break
                self.due[at].append(when)
                self.ready(at)
            end = perf_counter() + SETTLE
            while perf_counter() < end and (self.begun or any(self.due.values())):
                if all(self.tables[at].is_over for at, slots in self.due.items() if slots) and not self.begun:
                    break
                await asyncio.sleep(0.01)
        self.is_running = False
        return perf_counter() - start


def share(times: list[float], part: float) -> float:
    """A percentile, in milliseconds."""
    return round(1000 * sorted(times)[min(int(len(times) * part), len(times) - 1)], 2) if times else 0.0


async def work(args: argparse.Namespace) -> None:
    load = Load()
    kind = PeerTable if args.peer else OurTable
    tables = [kind(args, load, at, name) for at, name in enumerate(sys.stdin.readline().split())]
    load.tables = list(tables)
    for some in range(0, len(tables), 50):
        await asyncio.gather(*(table.sit_down() for table in tables[some : some + 50]))
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)  # until it is told to go
    before = sum(table.received for table in tables)
    took = await load.run(args.rate, args.seconds)
    moves = len(load.moved_after)
    figures = {
        "moves": moves,
        "rate": round(moves / took, 1),
        "p50": share(load.moved_after, 0.5),
        "p99": share(load.moved_after, 0.99),
        "told_p50": share(load.told_after, 0.5),
        "told_p99": share(load.told_after, 0.99),
        "bytes": round((sum(table.received for table in tables) - before) / max(moves, 1)),
        "problems": dict(load.problems),
        "over": sum(table.is_over for table in tables),
        "unanswered": len(load.begun) + sum(map(len, load.due.values())),
    }
    print(json.dumps(figures), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--other-port", type=int, default=0, help="where the last two seats connect: another process")
    parser.add_argument("--token", default="")
    parser.add_argument("--rate", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--peer", action="store_true")
    asyncio.run(work(parser.parse_args()))


if __name__ == "__main__":
    main()
