"""What a seat may choose, and why not the rest."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from carrack.engine.core.state import FORCED, LOOK, State
from carrack.engine.course import Course
from carrack.engine.errors import NotationError
from carrack.engine.events import Row
from carrack.engine.notation import REMEMBERED
from carrack.engine.types import UNSEEN, Args, Choice, Refusal


def legal_moves(course: Course, seat: int) -> list[int]:
    """The legal moves of a seat, ascending; none if it is not asked."""
    state = course.state
    if state.is_sealed():
        return state.moves(seat) if seat in state.deciders() else []
    return state.moves() if state.decider() == seat else []


def plan(course: Course, seat: int, wanted: int | str, as_written: bool = False) -> list[int] | Refusal:
    """The moves a call of `play` comes to, or why it is refused; a record's text is taken as it is written."""
    state = course.state
    deciders = state.deciders()
    if not deciders:
        return _refusal(course, "game-over", {})
    moves: tuple[int, ...]
    if isinstance(wanted, str):
        try:
            moves = course.kit.notation.parse(wanted, seat, course.players)
            if not as_written:
                moves = course.kit.title.finish(moves)
        except NotationError:
            return _refusal(course, "no-such-move", {})
    elif type(wanted) is int:  # and not a bool
        moves = (wanted,)
    else:
        return _refusal(course, "no-such-move", {})
    if seat not in deciders:
        return _not_your_turn(course, deciders[0], moves[0])
    if len(moves) > 1 and not state.is_sealed():
        return _plan_line(course, seat, moves)
    is_move = 0 <= moves[0] < course.move_space  # any number may be asked for, also one beyond the core's
    if not is_move or not state.allows(moves[0], seat if state.is_sealed() else -1):
        return _why(course, state, seat, moves[0], 0)
    return [moves[0]] if len(moves) == 1 else _refusal(course, "line-too-long", {}, 1)


def _plan_line(course: Course, seat: int, moves: tuple[int, ...]) -> list[int] | Refusal:
    """Try a line on a copy. Only its last move may let anybody learn anything or end the line.

    A refusal must not tell what lies face down: nothing that follows a look on the copy is looked at.
    """
    trial = course.state.copy()
    trial.noting = True

    def attempt(move: int) -> list[Row]:
        trial.journal = []
        trial.apply(move)
        return trial.journal

    walk = Walk(course, trial, seat)
    return walk.through(moves, attempt) or walk.made


class Walk:
    """A line of moves on its way through a State, of which some may have been played already as forced moves."""

    def __init__(self, course: Course, state: State, seat: int) -> None:
        self.course = course
        self.state = state
        self.seat = seat
        self.made: list[int] = []
        self._goes_on = True  # nobody learned anything, and the line has not ended
        line = course.history.line
        self._forced = self._skippable(line[-1].notes) if line else []

    def through(self, moves: tuple[int, ...], play: Callable[[int], Sequence[Row]]) -> Refusal | None:
        """Play what is legal and skip what the engine had played; or why not. `play` tells what happened."""
        for step, move in enumerate(moves):
            if self.made and self._forced[:1] == [move]:  # written out although it was just played, even if legal again
                del self._forced[0]
            elif self._goes_on and self.state.allows(move):
                rows = play(move)
                self.made.append(move)
                self._forced = self._skippable(rows)
                self._goes_on = self.state.is_mid_line() and not self.state.is_sealed()
                if any(row[0] == LOOK for row in rows):
                    self._goes_on = False
            elif move in self._forced:
                del self._forced[: self._forced.index(move) + 1]
            elif self._goes_on:
                return _why(self.course, self.state, self.seat, move, step)
            else:
                return _refusal(self.course, "line-too-long", {}, step)
        return None if self.made else _why(self.course, self.state, self.seat, moves[0], 0)

    def _skippable(self, rows: Sequence[Row]) -> list[int]:
        """The mover's forced moves before anything came to light."""
        found = []
        for row in rows:
            if row[0] == LOOK:
                break
            if row[0] == FORCED and row[1] == self.seat:
                found.append(row[2])
        return found


def choices(course: Course, seat: int, shares: bool = False) -> list[Choice]:
    """The node's whole menu for a seat: legal moves, amounts as ranges, and the greyed rest with the reason.

    Who `shares` gets the same object whenever a choice looks the same, in whichever game, and must not change it.
    """
    legal = set(legal_moves(course, seat))
    if not legal:
        return []
    notation, players, game = course.kit.notation, course.players, course.kit.title.name
    shared = course.kit.choices if shares else {}
    found: list[Choice] = []
    for move in course.kit.title.candidates(course.state, seat):
        refusal = None if move in legal else _why(course, course.state, seat, move, 0)
        key = (move, seat, players, refusal is None, course.wording)
        if (known := shared.get(key)) is not None and (refusal is None or known.refusal == refusal):
            found.append(known)
            continue
        kind = notation.kind(move)
        args = notation.args(move, seat, players)
        amount = None
        if kind.amount:
            number = int(args["amount"])
            if course.kit.title.hides_limit(course.state, seat, move):
                args = {**args, UNSEEN: 1}
            last = found[-1] if found else None
            if last is not None and last.amount is not None and last.kind == kind.name and last.refusal == refusal:
                lo, hi = last.amount
                if number == hi + 1 and move == last.move + number - lo:
                    found[-1] = replace(last, amount=(lo, number))
                    continue
            amount = (number, number)
        text = notation.text(move, seat, players)
        targets = notation.targets(move, seat, players)
        choice = Choice(move, text, kind.name, targets, amount, refusal, args, game, course.wording)
        found.append(choice)
        if amount is None:
            if len(shared) >= REMEMBERED:
                shared.clear()
            shared[key] = choice
    return found


def _why(course: Course, state: State, seat: int, move: int, step: int) -> Refusal:
    """Why a move that is not legal is not."""
    if not 0 <= move < course.move_space:
        return _refusal(course, "no-such-move", {}, step)
    refusal = course.kit.title.refusal(state, seat, move)
    title = course.kit.title.name
    return Refusal(refusal.code, refusal.args, refusal.clause, refusal.remedy, step, title, course.wording)


def _not_your_turn(course: Course, asked: int, move: int) -> Refusal:
    """Somebody else is asked; the clause is the one that says when such a move is made."""
    title = course.kit.title
    known = 0 <= move < course.move_space
    clause = title.moments.get(title.notation.kind(move).name, "") if known else ""
    return Refusal("not-your-turn", {"seat": asked}, clause, "your-turn", game=title.name, wording=course.wording)


def _refusal(course: Course, code: str, args: Args, step: int = 0) -> Refusal:
    return Refusal(code, args, step=step, game=course.kit.title.name, wording=course.wording)
