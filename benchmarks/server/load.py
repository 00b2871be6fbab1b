"""Play at many tables at once over WebSockets and print the latency of moves. Runs in its own process.

With a rate the loop is open: moves are scheduled at fixed times, and the latency of each counts from its scheduled
time, even if the server was slow with earlier ones. Without a rate each table moves as soon as it can (closed loop),
which measures the highest throughput.
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

SETTLE = 10.0  # seconds to wait for answers after the last scheduled move


class Playable(Protocol):
    """A table with four sockets."""

    is_over: bool
    is_ready: bool
    received: int

    async def sit_down(self) -> None: ...

    def move(self) -> None:
        """Send a move; `Load.moved` is called when it is answered, `Load.delivered` when all seats are updated."""


class Load:
    """Scheduled moves and measured latencies, by the index of the table."""

    def __init__(self) -> None:
        self.due: dict[int, deque[float]] = {}
        self.begun: dict[int, float] = {}
        self.moved_after: list[float] = []
        self.delivered_after: list[float] = []
        self.problems: Counter[str] = Counter()
        self.is_closed_loop = False
        self.is_running = False
        self.tables: list[Playable] = []

    def moved(self, at: int) -> None:
        """Note that the server answered the move of a table."""
        if at in self.begun:
            self.moved_after.append(perf_counter() - self.begun[at])

    def delivered(self, at: int) -> None:
        """Note that all seats of a table received the update of its move."""
        if at in self.begun:
            self.delivered_after.append(perf_counter() - self.begun.pop(at))

    def ready(self, at: int) -> None:
        """Send the next move of a table, if one is due and the table is ready."""
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
        """Run the load for some seconds; return how many it took."""
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
                for _ in order:  # skip tables whose game is over
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
    """Return a percentile in milliseconds."""
    return round(1000 * sorted(times)[min(int(len(times) * part), len(times) - 1)], 2) if times else 0.0


async def work(args: argparse.Namespace) -> None:
    load = Load()
    kind = PeerTable if args.peer else OurTable
    tables = [kind(args, load, at, name) for at, name in enumerate(sys.stdin.readline().split())]
    load.tables = list(tables)
    for some in range(0, len(tables), 50):
        await asyncio.gather(*(table.sit_down() for table in tables[some : some + 50]))
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)  # wait for "go"
    before = sum(table.received for table in tables)
    took = await load.run(args.rate, args.seconds)
    moves = len(load.moved_after)
    figures = {
        "moves": moves,
        "rate": round(moves / took, 1),
        "p50": share(load.moved_after, 0.5),
        "p99": share(load.moved_after, 0.99),
        "delivered_p50": share(load.delivered_after, 0.5),
        "delivered_p99": share(load.delivered_after, 0.99),
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
    parser.add_argument("--other-port", type=int, default=0, help="of a second process, for the last two seats")
    parser.add_argument("--token", default="")
    parser.add_argument("--rate", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--peer", action="store_true")
    asyncio.run(work(parser.parse_args()))


if __name__ == "__main__":
    main()
