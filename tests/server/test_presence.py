"""Who is there: a crowd that comes and goes costs a bounded number of messages, and everybody learns the truth."""

import asyncio
import json
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest

from carrack.server.api_types.answers import Presence, ServerMessage
from carrack.server.tables import broadcast
from carrack.server.tables.broadcast import Broadcast, Listener, encode
from support.site import Wire, opened, until

CROWD = 300
Messages = list[dict[str, Any]]


class Counting(Listener):
    """A listener that keeps the messages it is sent."""

    def __init__(self, seat: int | None = None) -> None:
        super().__init__(seat)
        self.heard: Messages = []

    def send(self, message: ServerMessage | bytes) -> None:
        self.heard.append(json.loads(message if isinstance(message, bytes) else encode(message)))


async def test_a_join_costs_the_same_in_a_large_crowd_as_in_a_small_one() -> None:
    """300 joins in a burst: 45,150 messages before; now the newcomer's own one, and few broadcasts."""

    async def sent(crowd: int) -> int:
        channel = Broadcast()
        listeners = [Counting() for _ in range(crowd)]
        for listener in listeners:
            channel.add(listener)
            assert listener.heard[-1]["watching"] == len(channel.listeners)  # who comes knows at once
        await until(lambda: all(one.heard[-1]["watching"] == crowd for one in listeners))
        return sum(len(one.heard) for one in listeners)

    small, large = await sent(CROWD // 10), await sent(CROWD)
    assert small <= 5 * CROWD // 10
    assert large <= 5 * CROWD


async def test_who_comes_and_goes_all_the_time_cannot_make_a_table_send_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PRESENCE_PAUSE", 60.0)  # the second broadcast waits longer than the test lasts

    channel = Broadcast()
    crowd = [Counting() for _ in range(CROWD)]
    for listener in crowd:
        channel.add(listener)
    before = [len(listener.heard) for listener in crowd]
    for _ in range(1000):
        visitor = Counting(1)
        channel.add(visitor)
        assert [presence["seats"] for presence in visitor.heard] == [[1]]
        channel.remove(visitor)
        channel.set_remote_presence("another process", Presence([2], 7))
        channel.set_remote_presence("another process", broadcast.NOBODY)
    assert [len(listener.heard) for listener in crowd] == before


async def test_people_with_two_connections_are_there_until_the_last_one_goes() -> None:
    channel = Broadcast()
    first, second = Counting(1), Counting(1)
    for listener in (first, second):
        channel.add(listener)
    channel.remove(first)
    channel.remove(first)  # once more counts nothing
    assert channel.presence.here() == Presence([1], 0)
    channel.remove(second)
    assert channel.presence.everywhere() == broadcast.NOBODY


async def test_three_hundred_spectators_over_real_sockets(sqlite: str) -> None:
    async with opened(sqlite) as site, AsyncExitStack() as crowd:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        began = time.perf_counter()
        wires: list[Wire] = []
        for _ in range(CROWD // 20):
            lives = [crowd.enter_async_context(site.nobody.live(table)) for _ in range(20)]
            wires += await asyncio.gather(*lives)
        answers = await asyncio.gather(*(presence_until(wire, CROWD) for wire in wires))
        seconds = time.perf_counter() - began
        messages = [message for heard in answers for message in heard]
        allowed = 2 * CROWD + seconds / broadcast.PRESENCE_PAUSE  # each its own and the last one; and the rate
        assert len(messages) <= allowed
        figures = f"{CROWD} joins: {len(messages)} messages, {sum(map(len, messages))} bytes, {seconds:.1f} s"
        print(figures)  # noqa: T201 - for the docs


async def presence_until(wire: Wire, watching: int) -> list[str]:
    """The texts of all presence messages up to the one that counts so many."""
    while (await wire.until("presence"))["watching"] != watching:
        pass
    return [text for text in wire.heard if json.loads(text)["type"] == "presence"]
