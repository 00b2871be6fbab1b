"""Logging: what the server logs goes through `log`, with facts as `extra`; `set_up_logs` decides how lines look.

Never log names, tokens, ids of tables, chat or values of faults.
"""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

import structlog
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
