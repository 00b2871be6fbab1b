"""How a game was: its decisions and positions along the line that stands."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from carrack.engine.core.state import EVERYBODY, State
from carrack.engine.errors import CarrackError
from carrack.engine.fields import WHOLE, eyes_of
from carrack.engine.game import Game
from carrack.engine.positions import masked
from carrack.engine.start import load
from carrack.engine.types import ScoreLine

Sheets = tuple[tuple[ScoreLine, ...], ...]  # by seat


class Decided(Struct, frozen=True):
    """The move of a seat."""

    seat: int
    text: str


class Decision(Struct, frozen=True):
    """What was decided at a node: one move, or in a sealed node one of each seat."""

    number: int
    moves: tuple[Decided, ...]
    is_sealed: bool


class TurnScore(Struct, frozen=True):
    """The points of all seats by source after a turn, as if the game had ended there."""

    turn: int
    number: int  # of the node after it
    sheets: Sheets


def first_number(game: Game) -> int:
    """The number of the first node; not 0 in a game that began with a position."""
    return game._course.history.start


def decisions(game: Game) -> tuple[Decision, ...]:
    """The decisions that stand."""
    course = game._course
    return tuple(
        Decision(
            step.number, tuple(Decided(seat, course.rows.move(seat, move)) for seat, move in step.moves), step.sealed
        )
        for step in course.history.line
    )


def binds_since(game: Game, number: int) -> bool:
    """Whether a decision binds that was made at a number or later and stands."""
    return any(step.binds and step.number >= number for step in game._course.history.line)


def position_at(game: Game, number: int) -> dict[str, Any]:
    """The whole position at a node, with its secret, as `to_dict` would have told it there; no pending choices."""
    course = game._course
    first = first_number(game)
    if not first <= number <= game.number:
        raise CarrackError("no-such-number", number=number, lowest=first, highest=game.number)
    state = course.state.copy()
    course.history.bring(state, number)
    return {**game.to_dict(), "number": number, "pending": {}, **course.kit.fields.dump(state, WHOLE)}


def game_at(game: Game, number: int) -> Game:
    """A game that begins with the position at a node, to look at it as its seats did."""
    return load(position_at(game, number))


def known_at(game: Game, number: int, seat: int | None) -> dict[str, Any]:
    """The position at a node as a seat knew it, without chance: what it did not know is None. None: the public."""
    return masked(game._course.kit, position_at(game, number), eyes_of(seat))


def known_to_any_at(game: Game, number: int) -> dict[str, Any]:
    """The same with all that at least one seat knew."""
    return masked(game._course.kit, position_at(game, number), EVERYBODY)


def turn_scores(game: Game) -> tuple[TurnScore, ...]:
    """The points after each turn; the last entry is how it stands now."""
    title = game._course.kit.title
    told: list[TurnScore] = []
    turn: int | None = None
    for number, state in _positions(game):
        now = title.turn(state)
        if number == game.number or turn not in {None, now}:
            sheets = tuple(title.score_sheet(state, seat) for seat in range(game.players))
            told.append(TurnScore(now if turn is None else turn, number, sheets))
        turn = now
    return tuple(told)


def _positions(game: Game) -> Iterator[tuple[int, State]]:
    """The position at every node, one after the other in one and the same State."""
    history = game._course.history
    state = game._course.state.copy()
    for count in range(len(history.line) + 1):
        if count == 0:
            history.bring(state, history.start)
        else:
            history.replay(state, history.line[count - 1 : count])
        yield history.start + count, state
