"""Looking back at a game: replay, scores, verification, and forks from an earlier position.

Scores and verification replay the whole game in a worker process.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from msgspec.structs import replace

from carrack.engine.errors import CarrackError
from carrack.engine.game import Game
from carrack.engine.history import (
    current_events,
    decisions,
    first_number,
    game_at,
    known_at,
    known_to_any_at,
    secret_of,
)
from carrack.engine.titles import find
from carrack.server.api_types.answers import Catalogue, Moment, Replayed, Revealed, Scores, Verified
from carrack.server.api_types.requests import NewFork
from carrack.server.errors import Refused
from carrack.server.storage.schema import Guest, Opened, Origin
from carrack.server.tables.actions import check_private, check_seat, check_there, make_setups, start
from carrack.server.tables.bot_workers import BotWorkers
from carrack.server.tables.table_state import TableState, check_life
from carrack.server.tables.views import events, view_sections

T = TypeVar("T")


def check_side(state: TableState, caller: Guest | None, seat: int | None) -> None:
    """Raise unless the caller may see the game from a seat. After the end everybody may."""
    check_private(state, caller)
    if seat is None:
        return
    if state.life == "over":
        check_there(state, seat)
    else:
        check_seat(state, caller, seat)


def begun(state: TableState, action: str) -> Game:
    """Return the game. Raises `wrong-life` unless the table's life allows the action."""
    check_life(state.life, action)
    assert state.table is not None
    return state.table.game


def check_number(game: Game, number: int) -> None:
    """Raise unless the game has such a node that was not undone."""
    if not first_number(game) <= number <= game.number:
        raise Refused("no-such-node", number=number)


def replayed(state: TableState, seat: int | None) -> Replayed:
    """Return the decisions and events that were not undone, as a seat or the public may see them."""
    game = begun(state, "replay")
    seen = current_events(events(state, seat, 0))
    return Replayed(first_number(game), game.number, decisions(game), seen)


def moment(state: TableState, seat: int | None, number: int) -> Moment:
    """Return the view of a seat or the public at an earlier node."""
    game = begun(state, "replay")
    check_number(game, number)
    led = [event for event in current_events(events(state, seat, 0)) if event.number == number]
    then = game_at(game, number)
    return Moment(number, seat, view_sections(then, seat), led)


def scores(state: TableState, workers: BotWorkers) -> asyncio.Task[Scores]:
    """Return the task that computes the score sheets of a finished game."""
    game = begun(state, "scores")
    table = state.table
    assert table is not None
    points, winners = game.scores(), table.winners()

    async def work() -> Scores:
        summed = await workers.sum_up("\n".join(game.entries()))
        summary = summed.summary
        return Scores(points, winners, summed.sheets, summary.turns, summary.parts, summary.highlights)

    return _once(state, "scores", work)


def revealed(state: TableState) -> Revealed:
    """Return the secret of a finished game."""
    game = begun(state, "reveal")
    _check_revealed(state)
    secret = secret_of(game)
    title = find(game.name)
    if state.opened.position is not None:  # earlier shuffles followed from another secret
        before = dict(zip(title.objects, state.opened.position["shuffles"], strict=True))
        secret = replace(secret, shuffles=tuple(one for one in secret.shuffles if one.k >= before[one.object]))
    catalogues = [Catalogue(*pair) for pair in zip(title.objects, title.catalogues_of(game.rules_version), strict=True)]
    return Revealed(state.commitment, secret, catalogues)


def verified(state: TableState, workers: BotWorkers) -> asyncio.Task[Verified]:
    """Return the task that verifies a finished game against its commitment."""
    game = begun(state, "verify")
    _check_revealed(state)
    promised = state.commitment

    async def work() -> Verified:
        proof = await workers.prove(game.record())
        is_sound = not proof.mismatches and not proof.fault and game.commitment == promised
        return Verified(is_sound, promised, proof.mismatches, proof.fault)

    return _once(state, "verified", work)


def _check_revealed(state: TableState) -> None:
    """Raise on a board, which never reveals its secret: its owner may go back any time."""
    if state.opened.is_board:
        raise CarrackError("no-secret")


def _once(state: TableState, name: str, work: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
    """Return the task that computes a result for the table as it is now; start it unless the state has it already."""
    version, task = state.results.get(name, (0, None))
    if task is None or version != state.version or (task.done() and (task.cancelled() or task.exception())):
        task = asyncio.ensure_future(work())
        state.results[name] = (state.version, task)
    return task


ALONE = ("mine", "bot")  # the seats of a board


def fork(state: TableState, new: TableState, guest: Guest, wanted: NewFork, secret: bytes, codes: list[str]) -> None:
    """Open a table that goes on from a node of this one; a board begins at once.

    The new table is made from what the seat knew there and from nothing else. What it did not know is dealt at the
    start, from the new secret.
    """
    check_side(state, guest, wanted.seat)
    game = begun(state, "fork")
    check_number(game, wanted.number)
    if game.is_over and wanted.number == game.number:
        raise Refused("no-such-node", number=wanted.number)
    if len(wanted.seats) != game.players:
        raise Refused("wrong-seats", field="seats", count=game.players)
    if wanted.is_board and any(seat.kind not in ALONE for seat in wanted.seats):
        raise Refused("not-alone", field="seats")
    if state.life == "over" and wanted.seat is None:
        position = known_to_any_at(game, wanted.number)
    else:
        position = known_at(game, wanted.number, wanted.seat)
    old = state.opened
    new.do(
        Opened(
            old.game,
            old.options,
            old.rules_version,
            make_setups(guest, wanted.seats, codes),
            guest.id,
            wanted.is_public and not wanted.is_board,
            guest.lang,
            secret.hex(),
            position,
            Origin(state.ident, wanted.number, old.is_public, tuple(state.people())),
            wanted.is_board,
            auction_seconds=0 if wanted.is_board else old.auction_seconds,
        )
    )
    if wanted.is_board:
        start(new, guest)
