"""What changes tell, put together, is what a picture shows: for every seat, through whole games, without a network."""

import json
import random
from typing import Any

import msgspec
import pytest

from carrack.server.api_types.requests import NewSeat
from carrack.server.storage.schema import Guest
from carrack.server.tables import actions
from carrack.server.tables.broadcast import Broadcast, Listener
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import full_view
from support.wander import wander

ANA = Guest("a" * 22, "Ana", "en")


def opened(game: str, seed: int) -> TableState:
    state = TableState("t" * 22)
    actions.open_table(state, ANA, game, {}, [NewSeat("mine")] * 3, False, bytes([seed]) * 32, [""] * 3)
    return state


def shown(state: TableState, seat: int | None) -> Any:
    return json.loads(msgspec.json.encode(full_view(state, seat).sections))


class Reader:
    """Somebody who gets a picture, and from then on changes."""

    def __init__(self, channel: Broadcast, state: TableState, seat: int | None) -> None:
        self.seat = seat
        self.listener = Listener(seat)
        self.sections = json.loads(msgspec.json.encode(channel.full_view(state, seat).sections))
        channel.listeners.add(self.listener)

    def read(self) -> None:
        for text in self.listener._unread:
            for name, section in json.loads(text)["sections"].items():
                if section is None and not name.startswith(("view.", "figures.")):
                    del self.sections[name]
                else:
                    self.sections[name] = section
        self.listener._unread = []


@pytest.mark.parametrize("game", ["toy", "discovery", "empire"])
@pytest.mark.parametrize("seed", [1, 2])
def test_changes_lead_to_what_a_picture_shows(game: str, seed: int) -> None:
    rng = random.Random(seed)
    state, channel = opened(game, seed), Broadcast()
    readers = [Reader(channel, state, seat) for seat in (None, 0, 1, 2)]
    actions.start(state, ANA)
    for _ in range(250):
        state.update += 1
        channel.publish(state)
        for reader in readers:
            reader.read()
            assert reader.sections == shown(state, reader.seat)
        if state.table is None or state.table.game.is_over:
            break
        wander(state.table.game, rng, rng.choice([1, 1, 1, 4]))
    assert state.table is not None
    assert state.table.game.number > 10


def test_a_fault_for_one_seat_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    state, channel = opened("toy", 1), Broadcast()
    readers = [Reader(channel, state, seat) for seat in (None, 0, 1)]
    actions.start(state, ANA)
    state.update += 1
    monkeypatch.setattr(channel._feeds[0], "advance", lambda *_: 1 / 0)
    channel.publish(state)
    for reader in readers:
        reader.read()
    assert [reader.listener.is_disconnected for reader in readers] == [False, True, False]
    assert readers[2].sections == shown(state, 1)
    assert json.loads(msgspec.json.encode(channel.full_view(state, 0).sections)) == shown(state, 0)
