"""Arbitrary messages over a live connection: each is answered by a problem or a clean end, and the server runs on."""

import asyncio
import json
import logging
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from carrack.server.api_types.requests import ClientMessage
from support.site import Person, Site, opened

CLEAN = {1000, 1003, 1007, 1008, 1009, 1013}  # as RFC 6455 has them: none of these is a fault of ours
TYPES = ["hello", *(str(kind.__struct_config__.tag) for kind in get_args(ClientMessage))]
FIELDS = sorted(
    {"type", "token", "seat", "update", "chat"}
    | {name for kind in get_args(ClientMessage) for name in kind.__struct_fields__}
)

words = st.text(max_size=20) | st.sampled_from(["bid 1", "take", "pass", "12345678", "", "\x00"])
plain = st.none() | st.booleans() | st.integers() | st.floats() | words
anything = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4), max_leaves=8
)
small = st.sampled_from([0, 1, 2, "bid 1", "12345678", True, None])
# What looks like a message: the right names with right or odd values.
likely = st.builds(
    lambda kind, rest: {**rest, "type": kind},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), small | plain, max_size=7),
)
good = st.sampled_from(
    [
        {"type": "ping"},
        {"type": "move", "move": "bid 1", "number": 0, "takebacks": 0, "key": "a-good-key"},
        {"type": "retract", "number": 0, "takebacks": 0, "key": "another-good-key"},
        {"type": "say", "text": "Hi", "key": "a-key-to-say"},
    ]
)
messages = st.binary(max_size=60) | st.text(max_size=60) | (anything | likely | good).map(json.dumps)
greetings = st.sampled_from(["seat", "public", "none", "fuzz"])


@pytest.fixture
def world(database: str) -> Iterator[tuple[asyncio.AbstractEventLoop, Site, Person, str]]:
    """A server whose loop runs whenever a test runs it, a guest, and a table with a game."""
    loop = asyncio.new_event_loop()
    site = opened(database)

    async def begin() -> tuple[Site, Person, str]:
        there = await site.__aenter__()
        ana, bea = await there.guests("Ana", "Bea")
        return there, ana, await there.table(ana, bea)

    there, ana, table = loop.run_until_complete(begin())
    yield loop, there, ana, table
    loop.run_until_complete(site.__aexit__(None, None, None))
    loop.close()


async def talk(site: Site, ana: Person, table: str, greeting: str, messages: list[Any]) -> None:
    """Send messages, and check that each is answered or ends the connection."""
    async with connect(f"{site.base.replace('http', 'ws')}/api/tables/{table}/live") as socket:
        hello = {"type": "hello", "token": ana.token, "seat": 0} if greeting == "seat" else {"type": "hello"}
        if greeting == "fuzz":
            hello = {**hello, "update": -1}
        try:
            if greeting != "none":
                await socket.send(json.dumps(hello))
            for message in messages:
                await socket.send(message)
            answers = 0
            while answers < len(messages):  # each message has one of its own
                heard = json.loads(await asyncio.wait_for(socket.recv(), 10))
                assert heard["type"] != "problem" or heard["problem"]["status"] < 500, heard
                answers += heard["type"] in {"done", "problem", "pong"}
        except ConnectionClosed:
            assert socket.close_code in CLEAN, (socket.close_code, socket.close_reason)
            assert greeting in {"none", "fuzz"}  # who has said who it is may say anything


def test_whatever_is_sent_is_answered_or_ends_the_connection(
    world: tuple[asyncio.AbstractEventLoop, Site, Person, str], caplog: pytest.LogCaptureFixture
) -> None:
    loop, site, ana, table = world

    @settings(max_examples=60)
    @given(greetings, st.lists(messages, max_size=6))
    def fuzz(greeting: str, texts: list[Any]) -> None:
        loop.run_until_complete(talk(site, ana, table, greeting, texts))

    with caplog.at_level(logging.WARNING):
        fuzz()

    async def alive() -> None:
        assert (await ana.look(table, 0))["sections"]["table"]["life"] == "playing"
        assert not site.registry.tables[table].broadcast.listeners

    loop.run_until_complete(alive())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
