"""Faults of our own, and what is left behind: neither stops the others, nor stays for ever."""

import gc
import logging
import socket
import weakref
from typing import Any

import pytest

from carrack.server.errors import Refused
from carrack.server.run import UNHEARD, listen
from support.site import opened


async def test_a_fault_in_what_is_written_stops_nobody_else(database: str, caplog: pytest.LogCaptureFixture) -> None:
    def fail(*_: Any) -> Any:
        raise RuntimeError

    async def fail_later(_: Any) -> None:
        raise RuntimeError

    async with opened(database) as site:
        writer = site.registry.writer
        for faulty in (writer.write_batched(fail, "an item"), writer.write(fail_later)):
            with pytest.raises(Refused) as refused:
                await faulty
            assert refused.value.code == "not-saved"
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        assert (await bea.look(table))["sections"]["table"]["life"] == "playing"
    logged = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    assert len(logged) == 2
    assert all(line.startswith("RuntimeError at ") for line in logged)


async def test_a_table_that_leaves_memory_leaves_nothing_there(database: str) -> None:
    now = 1_000_000.0
    gc.disable()  # without somebody who looks for what holds each other
    try:
        async with opened(database, now=lambda: now, idle_seconds=600.0) as site:
            ana, bea = await site.guests("Ana", "Bea")
            table = await site.table(ana, bea)
            state = site.registry.tables[table].state
            assert state is not None
            assert state.table is not None
            left: list[weakref.ref[Any]] = [weakref.ref(state), weakref.ref(state.table), weakref.ref(state.table.game)]
            del state
            now += 601
            site.registry.sweep()
            assert [one() for one in left] == [None] * 3
            assert (await bea.look(table))["sections"]["table"]["life"] == "playing"
    finally:
        gc.enable()


def test_the_system_ends_a_connection_that_takes_nothing() -> None:
    with listen("127.0.0.1", 0) as at, socket.create_connection(at.getsockname()):
        one, _ = at.accept()
        with one:
            assert one.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNHEARD
