"""The log: one line an event, whatever stands in it, and of faults only type and place."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from carrack.server.observability import set_up_logs

HOSTILE = 'ok"}\n{"event": "forged"}\r\n2026-01-01 [info] forged \x1b[2J\u2028\u202e'


@pytest.fixture
def out() -> Iterator[io.StringIO]:
    root, own = logging.getLogger(), logging.getLogger("carrack")
    before = root.handlers[:], root.level, own.level
    yield io.StringIO()
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    own.setLevel(before[2])


def lines(out: io.StringIO) -> list[Any]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("form", ["json", "console"])
def test_nothing_in_a_line_begins_another(out: io.StringIO, form: str) -> None:
    set_up_logs(form, "info", out)
    logging.getLogger("carrack.server").info("call", extra={"route": HOSTILE})
    logging.getLogger("carrack.server").info("about %s", HOSTILE)
    assert len(out.getvalue().splitlines()) == 2
    assert out.getvalue().replace("\n", "").isprintable()
    if form == "json":
        assert [line["event"].partition(" ")[0] for line in lines(out)] == ["call", "about"]


async def test_of_a_fault_only_type_and_place_are_told(out: io.StringIO) -> None:
    set_up_logs("json", "info", out)

    async def fail() -> None:
        raise ValueError("the top card is gold")

    task = asyncio.ensure_future(fail())
    await asyncio.wait([task])
    context = {"message": "Task exception was never retrieved", "exception": task.exception(), "future": task}
    asyncio.get_running_loop().call_exception_handler(context)
    try:
        await fail()
    except ValueError:
        logging.getLogger("websockets.server").exception("Exception in ASGI application\n")
        logging.getLogger("sqlalchemy.pool").error("gold in %s", "gold")
    assert "the top card" not in out.getvalue()
    first, second, third = lines(out)
    assert (first["event"], first["fault"]) == ("Task exception was never retrieved", "ValueError")
    assert second["fault"] == "ValueError"
    assert "test_logs.py:" in second["place"]
    assert third["event"] == "gold in %s"


def test_what_others_say_of_calls_is_not_told(out: io.StringIO) -> None:
    set_up_logs("json", "debug", out)
    logging.getLogger("websockets.server").info('%s - "WebSocket %s" [accepted]', "1.2.3.4", "/api/tables/secret/live")
    logging.getLogger("sqlalchemy.engine").info("SELECT 'secret'")
    assert out.getvalue() == ""
