"""Counters, gauges and histograms for Prometheus."""

import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Literal, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
JOBS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
T = TypeVar("T")


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.collectors = collectors = CollectorRegistry()
        self.calls = Counter("carrack_calls", "Calls answered", ["method", "route", "status"], registry=collectors)
        self.call_seconds = Histogram(
            "carrack_call_seconds", "How long calls took", ["route"], buckets=SECONDS, registry=collectors
        )
        self.problems = Counter(
            "carrack_problems", "Refusals, over HTTP or in messages over sockets", ["over", "code"], registry=collectors
        )
        self.write_failures = Counter(
            "carrack_write_failures", "Transactions that the database refused", ["reason"], registry=collectors
        )
        self._moves = Counter("carrack_moves", "Moves and ways back of people", ["kind"], registry=collectors)
        self.moves = cache(self._moves.labels)  # by kind, cached: the lookup costs more than the increment
        self.commit_jobs = Histogram("carrack_commit_jobs", "Jobs in a transaction", buckets=JOBS, registry=collectors)
        self.commit_seconds = Histogram(
            "carrack_commit_seconds", "How long transactions took", buckets=SECONDS, registry=collectors
        )
        self.sockets = Gauge("carrack_sockets", "Open sockets", registry=collectors)
        self.tables = Gauge("carrack_tables", "Tables in memory", registry=collectors)
        self.unreadable = Counter(
            "carrack_tables_unreadable", "Attempts to read a table that is damaged or too new", registry=collectors
        )
        self.postponed = Counter(
            "carrack_tables_postponed", "Tables whose bots failed and are tried again later", registry=collectors
        )
        self.bots_waiting = Gauge("carrack_bots_waiting", "Bots that think or wait to think", registry=collectors)
        self.bot_seconds = Histogram(
            "carrack_bot_seconds", "How long bots thought and waited", buckets=SECONDS, registry=collectors
        )

    def called(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request; a WebSocket is counted when it ends, without its duration."""
        self.calls.labels(method, route, status).inc()
        if method != "WS":
            self.call_seconds.labels(route).observe(seconds)

    def committed(self, jobs: int, seconds: float) -> None:
        """Count a transaction."""
        self.commit_jobs.observe(jobs)
        self.commit_seconds.observe(seconds)

    def refused(self, over: Literal["http", "socket"], code: str) -> None:
        """Count a refusal, over HTTP or WebSocket."""
        self.problems.labels(over, code).inc()

    def write_failed(self, reason: str) -> None:
        """Count a failed transaction."""
        self.write_failures.labels(reason).inc()

    async def thinking(self, thought: Awaitable[T]) -> T:
        """Await a bot's decision and measure it."""
        began = time.perf_counter()
        with self.bots_waiting.track_inprogress():
            move = await thought
        self.bot_seconds.observe(time.perf_counter() - began)
        return move

    def watch_tables(self, count: Callable[[], int]) -> None:
        """Set the function that counts the tables in memory."""
        self.tables.set_function(count)
