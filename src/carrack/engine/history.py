"""Queries about earlier nodes of a game: its decisions, positions and scores along the current line."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from carrack.engine.api import load
from carrack.engine.core.state import EVERYBODY, State
from carrack.engine.errors import CarrackError
from carrack.engine.fields import WHOLE, viewer_mask
from carrack.engine.game import Game, timeline_of
from carrack.engine.positions import masked
from carrack.engine.types import Reveal, ScoreLine

Sheets = tuple[tuple[ScoreLine, ...], ...]  # by seat


class Decided(Struct, frozen=True):
    """The move of a seat."""

    seat: int
    text: str


class Decision(Struct, frozen=True):
    """The moves made at a node: one, or in a sealed node one of each seat."""

    number: int
    moves: tuple[Decided, ...]
    is_sealed: bool


class TurnScore(Struct, frozen=True):
    """The points of all seats by source after a turn, as if the game had ended then."""

    turn: int
    number: int  # of the node after it
    sheets: Sheets


def first_number(game: Game) -> int:
    """Return the number of the first node; not 0 if the game began with a position."""
    return timeline_of(game).decisions.start


def secret_of(game: Game) -> Reveal:
    """Return what `Game.reveal` returns, without changing the game.

    Raises:
        TooEarly: The game is not over.
        CarrackError: The game has no secret.
    """
    return timeline_of(game).secret()


def decisions(game: Game) -> tuple[Decision, ...]:
    """Return the decisions of the current line."""
    timeline = timeline_of(game)
    return tuple(
        Decision(
            decision.number,
            tuple(Decided(seat, timeline.grammar.move(seat, move)) for seat, move in decision.moves),
            decision.sealed,
        )
        for decision in timeline.decisions.line
    )


def binds_since(game: Game, number: int) -> bool:
    """Whether the current line has a binding decision at a number or later."""
    return any(decision.binds and decision.number >= number for decision in timeline_of(game).decisions.line)


def position_at(game: Game, number: int) -> dict[str, Any]:
    """Return the whole position at a node, with its secret, as `to_dict` does; without pending choices.

    Raises:
        CarrackError: The current line has no node of that number.
    """
    timeline = timeline_of(game)
    first = first_number(game)
    if not first <= number <= game.number:
        raise CarrackError("no-such-number", number=number, lowest=first, highest=game.number)
    state = timeline.state.copy()
    timeline.decisions.set_to(state, number)
    return {**game.to_dict(), "number": number, "pending": {}, **timeline.codecs.fields.dump(state, WHOLE)}


def game_at(game: Game, number: int) -> Game:
    """Return a new game that begins with the position at a node."""
    return load(position_at(game, number))


def known_at(game: Game, number: int, seat: int | None) -> dict[str, Any]:
    """Return the position at a node as a seat knew it, without chance; unknown tokens are None. None: the public."""
    return masked(timeline_of(game).codecs, position_at(game, number), viewer_mask(seat))


def known_to_any_at(game: Game, number: int) -> dict[str, Any]:
    """Return the position at a node with every token that at least one seat knew."""
    return masked(timeline_of(game).codecs, position_at(game, number), EVERYBODY)


def turn_scores(game: Game) -> tuple[TurnScore, ...]:
    """Return the points after each turn; the last item is the present position."""
    title = timeline_of(game).codecs.title
    scores: list[TurnScore] = []
    turn: int | None = None
    for number, state in _positions(game):
        now = title.turn(state)
        if number == game.number or turn not in {None, now}:
            sheets = tuple(title.score_sheet(state, seat) for seat in range(game.players))
            scores.append(TurnScore(now if turn is None else turn, number, sheets))
        turn = now
    return tuple(scores)


def _positions(game: Game) -> Iterator[tuple[int, State]]:
    """Yield the position at every node of the line; it is always the same State object."""
    log = timeline_of(game).decisions
    state = timeline_of(game).state.copy()
    for count in range(len(log.line) + 1):
        if count == 0:
            log.set_to(state, log.start)
        else:
            log.replay(state, log.line[count - 1 : count])
        yield log.start + count, state
