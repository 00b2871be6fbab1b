"""Texts that go out at once, past the queue of a connection."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from carrack.server.http.protocol import frame_head
from carrack.server.tables.broadcast import MOST_UNSENT, Listener
from support.site import Wire, opened

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 100_000)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_read_as_the_text_it_was(size: int) -> None:
    text = b"x" * size
    stream = StreamReader()
    stream.feed_data(frame_head(size) + text)
    parsing = Frame.parse(stream.read_exact, mask=False)
    with pytest.raises(StopIteration) as ended:
        next(parsing)
    assert ended.value.value == Frame(Opcode.TEXT, text)


@asynccontextmanager
async def both_ends(database: str) -> AsyncIterator[tuple[Wire, Listener]]:
    """A connection to a table, as its client and as the server have it."""
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        async with ana.live(table, 0) as wire:
            await wire.settle()
            (listener,) = site.registry.tables[table].broadcast.listeners
            yield wire, listener


async def test_texts_of_any_size_come_whole_and_in_order(sqlite: str) -> None:
    async with both_ends(sqlite) as (wire, listener):
        for size in SIZES:
            listener.send(json.dumps({"type": "big", "text": "x" * size}).encode())
        for size in SIZES:
            assert len((await wire.until("big"))["text"]) == size


async def test_a_text_that_cannot_go_out_waits_behind_nothing_but_its_elders(sqlite: str) -> None:
    async with both_ends(sqlite) as (wire, listener):
        sent = 0
        while not listener._unread:  # until nothing on the way takes more
            listener.send(json.dumps({"type": "big", "number": sent, "text": "x" * 500_000}).encode())
            sent += 1
            assert sent < MOST_UNSENT
        for _ in range(20):  # some while it gets through again
            listener.send(json.dumps({"type": "big", "number": sent}).encode())
            sent += 1
            await asyncio.sleep(0.001)
        assert [(await wire.until("big"))["number"] for _ in range(sent)] == list(range(sent))


async def test_without_a_way_past_it_a_text_waits_in_the_queue() -> None:
    written: list[bytes] = []
    taken = True

    def write(text: bytes) -> bool:
        if taken:
            written.append(text)
        return taken

    listener = Listener(None, write)
    listener.send(b"1")  # nobody reads yet, who would pass on what came before
    reading = asyncio.ensure_future(listener.next_texts())
    assert await reading == [b"1"]
    reading = asyncio.ensure_future(listener.next_texts())
    await asyncio.sleep(0)
    listener.send(b"2")
    taken = False
    listener.send(b"3")
    taken = True
    listener.send(b"4")  # behind the third
    assert written == [b"2"]
    assert await reading == [b"3", b"4"]
    listener.send(b"5")  # while the two are passed on
    assert written == [b"2"]
    assert await listener.next_texts() == [b"5"]
