"""Logs and metrics. The server logs through `log`, with facts as `extra`; `set_up_logs` decides how lines look.

Never log names, tokens, ids of tables, chat or values of faults.
"""

import logging
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Literal, TextIO, TypeVar

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from structlog.typing import EventDict, Processor

log = logging.getLogger("carrack.server")


def place_of(error: BaseException) -> str:
    """Return file and line of an exception, without its values."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "?" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


OWN = "carrack"


def set_up_logs(form: str, level: str, stream: TextIO | None = None) -> None:
    """Send all log lines of this process to standard error, in one format."""
    out = stream or sys.stderr
    shown: Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if form == "console":
        shown = structlog.dev.ConsoleRenderer(colors=out.isatty())
    chain: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _place_of_fault,
        _on_one_line,
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        shown,
    ]
    handler = logging.StreamHandler(out)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=chain))
    handler.addFilter(_without_values)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # below that, libraries log paths and statements
    logging.getLogger(OWN).setLevel(level.upper())


@contextmanager
def logging_to_stderr(form: str, level: str) -> Iterator[None]:
    """Log to standard error during this block, and as before afterwards."""
    root, own = logging.getLogger(), logging.getLogger(OWN)
    before = root.handlers[:], root.level, own.level
    set_up_logs(form, level)
    try:
        yield
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        own.setLevel(before[2])


def _without_values(record: logging.LogRecord) -> bool:
    """Keep only the first line of other libraries' messages, without arguments: they may hold ids or names."""
    if record.name.partition(".")[0] != OWN:
        record.msg = str(record.msg).partition("\n")[0]
        record.args = ()
    return True


def _place_of_fault(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Replace a traceback, which holds values, by the exception's type and place."""
    info = event.pop("exc_info", None)
    error = info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["fault"], event["place"] = type(error).__name__, place_of(error)
    return event


def _on_one_line(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Escape unprintable characters, so that no value can forge a log line or control a terminal."""
    for key, value in event.items():
        if isinstance(value, str) and not value.isprintable():
            event[key] = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in value)
    return event


# Counters, gauges and histograms for Prometheus -----------------------------------------------------------------------

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
        self._moves = Counter("carrack_moves", "Moves and undo requests of people", ["kind"], registry=collectors)
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
