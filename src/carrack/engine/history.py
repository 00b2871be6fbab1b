"""Queries about earlier nodes of a game: its decisions, events, positions and scores along the current line."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from carrack.engine.api import load
from carrack.engine.core.state import EVERYBODY, State
from carrack.engine.errors import CarrackError
from carrack.engine.fields import WHOLE, viewer_mask
from carrack.engine.game import Game, timeline_of
from carrack.engine.positions import masked
from carrack.engine.title import Highlight, PlayedTurn
from carrack.engine.types import Event, Reveal, ScoreLine

E = TypeVar("E", bound=Event)

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
    """The points of all seats by source after the scoring of a turn, as if the game had ended then."""

    turn: int
    number: int  # of the node after that
    sheets: Sheets


class GameSummary(Struct, frozen=True):
    """The course of the points of a game: after each turn, in parts by seat, and in a few interesting facts."""

    turns: tuple[TurnScore, ...]
    parts: Sheets
    highlights: tuple[Highlight, ...]


def current_events(events: Sequence[E]) -> list[E]:
    """Return the events of the current line, without those that were rewound."""
    line: list[E] = []
    for event in events:
        if event.kind == "rewound":
            while line and line[-1].number > event.number:
                line.pop()
        else:
            line.append(event)
    return line


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


def summary(game: Game) -> GameSummary:
    """Return how the points of a game came about; the last turn ends with the present position."""
    title = timeline_of(game).codecs.title
    ends = _turn_ends(game)
    turns = _played_turns(game, ends)
    parts = tuple(map(_complete, title.score_parts(turns), turns[-1].sheets))
    return GameSummary(tuple(score for score, _ in ends), parts, title.highlights(turns))


def _complete(parts: Sequence[ScoreLine], sheet: Sequence[ScoreLine]) -> tuple[ScoreLine, ...]:
    """Return the parts of those lines whose parts add up: a game that began with a position lacks earlier events."""
    known: list[ScoreLine] = []
    for line in sheet:
        own = [part for part in parts if part.source == line.source and line.args.items() <= part.args.items()]
        if sum(part.points for part in own) == line.points:
            known += own
    return tuple(known)


def _turn_ends(game: Game) -> list[tuple[TurnScore, State]]:
    """Return the points of each turn of the current line, with the position in which they are counted."""
    title = timeline_of(game).codecs.title
    ends: list[tuple[TurnScore, State]] = []
    turn: int | None = None
    for number, state in _positions(game):
        now = title.turn(state)
        counted = now if title.scores_first or turn is None else turn
        is_counted = now not in {0, turn} if title.scores_first else turn not in {None, now}
        if is_counted or number == game.number:
            if ends and ends[-1][0].turn == counted:
                ends.pop()  # a game that is not over: its last turn ends with the present position
            sheets = tuple(title.score_sheet(state, seat) for seat in range(game.players))
            ends.append((TurnScore(counted, number, sheets), state.copy()))
        turn = now
    return ends


def _played_turns(game: Game, ends: list[tuple[TurnScore, State]]) -> list[PlayedTurn]:
    """Return the turns with their events. A last turn in which nobody chooses anything ends with the one before it."""
    begins = timeline_of(game).codecs.title.log.turns
    events = _by_turn(game, ends[0][0].turn, begins)
    turns = [PlayedTurn(end.turn, tuple(events.get(end.turn, ())), state, end.sheets) for end, state in ends]
    end, state = ends[-1]
    later = [(turn, some) for turn, some in events.items() if turn > end.turn]
    return turns + [PlayedTurn(turn, tuple(some), state, end.sheets) for turn, some in later]


def _by_turn(game: Game, first: int, begins: frozenset[str]) -> dict[int, list[Event]]:
    """Return the events of each turn; those before the first turn that begins belong to `first`."""
    events: list[Event] = []
    turns = {first: events}
    for event in current_events(game.events()):
        if event.kind in begins:
            events = turns.setdefault(int(event.args["amount"]), [])
        events.append(event)
    return turns


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
