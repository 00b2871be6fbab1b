"""Tables for tests, and snapshots of them to compare."""

import json
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack import Game
from carrack.table import Seat, Table, TableError
from carrack.table.changes import ChangeSet
from carrack.table.table_file import VERSION, TableFile, TableHeader

ANA, BEA, CLEO = Seat.human("Ana"), Seat.human("Bea"), Seat.human("Cleo")
BOT = Seat.bot(0)


def toy(*seats: Seat, seed: int = 5, **more: Any) -> Table:
    """Return a table of the toy game; its first node is sealed."""
    return Table.create("toy", seats, seed=seed, **more)


def around(game: Game, *seats: Seat, path: Path | None = None) -> Table:
    """Return a table around a game that was laid out."""
    header = TableHeader(VERSION, "en", 1, seats)
    log = None if path is None else TableFile.create(path, header, ChangeSet(game.entries()))
    return Table(game, header, log)


def run(table: Table) -> list[str | None]:
    """Step until people must choose, and return the decisions."""
    played = []
    while (made := table.step()) is not None:
        played.append(made.text)
    return played


def reason_to_ask(table: Table) -> tuple[str, dict[str, Any]]:
    """Return why a take-back of seat 0 asks first: the code and its details. Nothing changes, and nothing is marked."""
    number = table.game.number
    with pytest.raises(TableError) as caught:
        table.take_back(0)
    assert (table.game.number, table.has_take_backs) == (number, False)
    return caught.value.code, dict(caught.value.details)


def kept(table: Table) -> dict[str, Any]:
    """Return everything that must survive a restart."""
    seats = range(table.game.players)
    return {
        "position": table.game.to_dict(),
        "entries": table.game.entries(),
        "seats": table.seats,
        "names": table.names,
        "status": table.status,
        "waiting": table.waiting,
        "next": table.next_bot(),
        "marked": table.has_take_backs,
        "agreed": table.agreed,
        "answers": [table.answers(seat) for seat in seats],
        "orders": [table.orders(seat) for seat in seats],
        "filters": [table.filters(seat) for seat in seats],
        "ready": [table.is_ready(seat) for seat in seats],
        "notes": [table.notes(seat) for seat in seats],
        "limits": [table.undo_limit(seat) for seat in seats],
    }


def seen(table: Table, seat: int | None) -> str:
    """Return everything that a seat, or the public, gets from a table's game, as bytes."""
    game = table.game
    told = [str(event) for event in game.events(seat=seat)]
    return json.dumps([carrack.to_builtins(game.view(seat)), told, game.record(seat)], sort_keys=True)
