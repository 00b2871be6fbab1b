"""Legality: `resolve_move` checks a call of `Game.play`; menus list legal moves, and others with the reason."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from carrack.engine.core.state import FORCED, LOOK, State
from carrack.engine.errors import NotationError
from carrack.engine.events import JournalRow
from carrack.engine.notation import CACHE_SIZE
from carrack.engine.timeline import Timeline
from carrack.engine.types import UNSEEN, Args, Choice, Refusal

# Values of `Choice.answers`: valid at any number since the open node began, or only at the number the client saw.
NODE = "node"
NUMBER = "number"


def legal_moves(timeline: Timeline, seat: int) -> list[int]:
    """Return the legal moves of a seat, ascending; none if it may not choose. In an open node any seat may."""
    state = timeline.state
    if state.is_open():
        return state.moves(seat)
    if state.is_sealed():
        return state.moves(seat) if seat in state.deciders() else []
    return state.moves() if state.decider() == seat else []


def resolve_move(timeline: Timeline, seat: int, wanted: int | str, as_written: bool = False) -> list[int] | Refusal:
    """Return the moves that a call of `play` makes, or why it is refused.

    Args:
        timeline: The game.
        seat: The seat that plays.
        wanted: A move id, or text.
        as_written: Whether to take the text as it is; without, `Title.finish` adds what people leave out.
    """
    state = timeline.state
    deciders = state.deciders()
    if not deciders:
        return _refusal(timeline, "game-over", {})
    moves: tuple[int, ...]
    if isinstance(wanted, str):
        try:
            moves = timeline.codecs.notation.parse(wanted, seat, timeline.players)
            if not as_written:
                moves = timeline.codecs.title.finish(moves)
        except NotationError:
            return _refusal(timeline, "no-such-move", {})
    elif type(wanted) is int:  # and not a bool
        moves = (wanted,)
    else:
        return _refusal(timeline, "no-such-move", {})
    if seat not in deciders and not state.is_open():
        return _not_your_turn(timeline, deciders[0], moves[0])
    if len(moves) > 1 and not state.is_sealed():
        return _resolve_line(timeline, seat, moves)
    is_move = 0 <= moves[0] < timeline.move_space  # callers may pass any number, even one too large for the core
    if not is_move or not allows(state, seat, moves[0]):
        return _why(timeline, state, seat, moves[0], 0)
    return [moves[0]] if len(moves) == 1 else _refusal(timeline, "line-too-long", {}, 1)


def allows(state: State, seat: int, move: int) -> bool:
    """Whether a move of a seat that may choose is legal."""
    has_own_menu = state.is_sealed() or state.is_open()  # else the State's present menu is that of the seat
    return state.allows(move, seat if has_own_menu else -1)


def answers(timeline: Timeline, seat: int, wanted: int | str) -> str:
    """Return what a move or line of a seat answers: the present open node, or exactly its number."""
    notation = timeline.codecs.notation
    if not timeline.state.is_open():
        return NUMBER
    try:
        moves = notation.parse(wanted, seat, timeline.players) if isinstance(wanted, str) else (wanted,)
        kinds = {notation.kind(move).name for move in moves}
    except (NotationError, TypeError):
        return NUMBER
    return NODE if kinds <= timeline.codecs.title.lasting else NUMBER


def _resolve_line(timeline: Timeline, seat: int, moves: tuple[int, ...]) -> list[int] | Refusal:
    """Try a line on a copy. Only its last move may reveal anything or end the line.

    A refusal must not reveal what lies face down, so nothing after a look is examined on the copy.
    """
    trial = timeline.state.copy()
    trial.is_logging = True

    def attempt(move: int) -> list[JournalRow]:
        trial.journal = []
        trial.apply(move, seat)
        return trial.journal

    walk = LineWalk(timeline, trial, seat)
    return walk.through(moves, attempt) or walk.made


class LineWalk:
    """Plays a line of moves on a State, skipping those that the State has already played as forced moves."""

    def __init__(self, timeline: Timeline, state: State, seat: int) -> None:
        self.timeline = timeline
        self.state = state
        self.seat = seat
        self.made: list[int] = []
        self._goes_on = True  # nothing was revealed, and the line has not ended
        line = timeline.decisions.line
        self._forced = self._skippable(line[-1].annotations) if line else []

    def through(self, moves: tuple[int, ...], play: Callable[[int], Sequence[JournalRow]]) -> Refusal | None:
        """Play a line and return why it is refused, or None.

        Args:
            moves: The line.
            play: Plays a move and returns its journal rows.
        """
        for step, move in enumerate(moves):
            if self.made and self._forced[:1] == [move]:  # a forced move, written out; it may be legal again
                del self._forced[0]
            elif self._goes_on and allows(self.state, self.seat, move):
                rows = play(move)
                self.made.append(move)
                self._forced = self._skippable(rows)
                self._goes_on = self.state.is_mid_line() and not self.state.is_sealed()
                if any(row[0] == LOOK for row in rows):
                    self._goes_on = False
            elif move in self._forced:
                del self._forced[: self._forced.index(move) + 1]
            elif self._goes_on:
                return _why(self.timeline, self.state, self.seat, move, step)
            else:
                return _refusal(self.timeline, "line-too-long", {}, step)
        return None if self.made else _why(self.timeline, self.state, self.seat, moves[0], 0)

    def _skippable(self, rows: Sequence[JournalRow]) -> list[int]:
        """Return the mover's forced moves before the first look."""
        found = []
        for row in rows:
            if row[0] == LOOK:
                break
            if row[0] == FORCED and row[1] == self.seat:
                found.append(row[2])
        return found


def choices(timeline: Timeline, seat: int, shares: bool = False) -> list[Choice]:
    """Return the menu of a seat: legal moves, with amounts as ranges, and greyed moves with the reason.

    Args:
        timeline: The game.
        seat: The seat.
        shares: Whether equal choices of all games may be one object, which callers must not change.
    """
    legal = set(legal_moves(timeline, seat))
    if not legal:
        return []
    title, notation = timeline.codecs.title, timeline.codecs.notation
    lasting = title.lasting if timeline.state.is_open() else frozenset()
    shared = timeline.codecs.choices if shares else {}
    found: list[Choice] = []
    past = -1  # the end of the last range
    for move in title.candidates(timeline.state, seat):
        if move < past:
            continue
        refusal = None if move in legal else _why(timeline, timeline.state, seat, move, 0)
        key = (move, seat, timeline.players, refusal is None, bool(lasting), timeline.wording)
        choice = shared.get(key)
        if choice is None or choice.refusal != refusal:
            if notation.kind(move).amount:
                past = _add_amount(timeline, seat, move, refusal, lasting, legal, found)
                continue
            choice = _choice(timeline, seat, move, refusal, lasting)
            if len(shared) >= CACHE_SIZE:
                shared.clear()
            shared[key] = choice
        found.append(choice)
    return found


def _choice(timeline: Timeline, seat: int, move: int, refusal: Refusal | None, lasting: frozenset[str]) -> Choice:
    """Return a move as a choice. In an open node, choices of the `lasting` kinds stay valid while it lasts."""
    notation, players, game = timeline.codecs.notation, timeline.players, timeline.codecs.title.name
    kind = notation.kind(move).name
    text, targets = notation.text(move, seat, players), notation.targets(move, seat, players)
    holds = NODE if kind in lasting else NUMBER
    return Choice(
        move, text, kind, targets, None, refusal, notation.args(move, seat, players), game, timeline.wording, holds
    )


def _add_amount(
    timeline: Timeline,
    seat: int,
    move: int,
    refusal: Refusal | None,
    lasting: frozenset[str],
    legal: set[int],
    found: list[Choice],
) -> int:
    """Add a move with an amount: to the range before it, or as a new range with the legal amounts that follow.

    Return the end of the range: the moves before it need no choice of their own.
    """
    notation = timeline.codecs.notation
    number = int(notation.args(move, seat, timeline.players)["amount"])
    last = found[-1] if found else None
    if last is not None and last.amount is not None and last.refusal == refusal:
        lo, hi = last.amount
        if last.kind == notation.kind(move).name and number == hi + 1 and move == last.move + number - lo:
            found[-1] = replace(last, amount=(lo, number))
            return move + 1
    past = move + 1
    end = notation.end(move)
    while refusal is None and past < end and past in legal:
        past += 1
    choice = replace(_choice(timeline, seat, move, refusal, lasting), amount=(number, number + past - move - 1))
    if timeline.codecs.title.hides_limit(timeline.state, seat, move):
        choice = replace(choice, args={**choice.args, UNSEEN: 1})
    found.append(choice)
    return past


def _why(timeline: Timeline, state: State, seat: int, move: int, step: int) -> Refusal:
    """Return why a move is not legal."""
    if not 0 <= move < timeline.move_space:
        return _refusal(timeline, "no-such-move", {}, step)
    refusal = timeline.codecs.title.refusal(state, seat, move)
    title = timeline.codecs.title.name
    return Refusal(refusal.code, refusal.args, refusal.clause, refusal.remedy, step, title, timeline.wording)


def _not_your_turn(timeline: Timeline, asked: int, move: int) -> Refusal:
    """Return that another seat is asked, with the clause that says when such a move is made."""
    title = timeline.codecs.title
    known = 0 <= move < timeline.move_space
    clause = title.moments.get(title.notation.kind(move).name, "") if known else ""
    return Refusal("not-your-turn", {"seat": asked}, clause, "your-turn", game=title.name, wording=timeline.wording)


def _refusal(timeline: Timeline, code: str, args: Args, step: int = 0) -> Refusal:
    return Refusal(code, args, step=step, game=timeline.codecs.title.name, wording=timeline.wording)
