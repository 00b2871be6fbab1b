"""What a seat may choose, and why not the rest."""

from msgspec.structs import replace

from carrack.engine.core.state import FORCED, LOOK, State
from carrack.engine.course import Course
from carrack.engine.errors import NotationError
from carrack.engine.types import Args, Choice, Refusal


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
    is_move = 0 <= moves[0] < course.kit.title.move_space  # any number may be asked for, also one beyond the core's
    if not is_move or not state.allows(moves[0], seat if state.is_sealed() else -1):
        return _why(course, state, seat, moves[0], 0)
    return [moves[0]] if len(moves) == 1 else _refusal(course, "line-too-long", {}, 1)


def _plan_line(course: Course, seat: int, moves: tuple[int, ...]) -> list[int] | Refusal:
    """Try a line on a copy. Only its last move may let anybody learn anything or end the line.

    A refusal must not tell what lies face down: nothing that follows a look on the copy is looked at.
    """
    trial = course.state.copy()
    trial.noting = True
    line = course.history.line
    skippable = [row[2] for row in line[-1].notes if row[:2] == (FORCED, seat)] if line else []
    made: list[int] = []
    goes_on = True
    for step, move in enumerate(moves):
        if made and skippable[:1] == [move]:  # written out although the engine had just played it, even if legal again
            del skippable[0]
        elif goes_on and trial.allows(move):
            trial.journal = []
            trial.apply(move)
            made.append(move)
            skippable = []
            for row in trial.journal:
                if row[0] == LOOK:
                    break
                if row[:2] == (FORCED, seat):
                    skippable.append(row[2])
            else:
                goes_on = trial.is_mid_line() and not trial.is_sealed()
                continue
            goes_on = False
        elif move in skippable:
            del skippable[: skippable.index(move) + 1]
        elif goes_on:
            return _why(course, trial, seat, move, step)
        else:
            return _refusal(course, "line-too-long", {}, step)
    return made or _why(course, course.state, seat, moves[0], 0)


def choices(course: Course, seat: int) -> list[Choice]:
    """The node's whole menu for a seat: legal moves, amounts as ranges, and the greyed rest with the reason."""
    legal = set(legal_moves(course, seat))
    if not legal:
        return []
    notation, players, game = course.kit.notation, course.players, course.kit.title.name
    found: list[Choice] = []
    for move in course.kit.title.candidates(course.state, seat):
        refusal = None if move in legal else _why(course, course.state, seat, move, 0)
        kind = notation.kind(move)
        args = notation.args(move, seat, players)
        amount = None
        if kind.amount:
            number = int(args["amount"])
            last = found[-1] if found else None
            if last is not None and last.amount is not None and last.kind == kind.name and last.refusal == refusal:
                lo, hi = last.amount
                if number == hi + 1 and move == last.move + number - lo:
                    found[-1] = replace(last, amount=(lo, number))
                    continue
            amount = (number, number)
        text = notation.text(move, seat, players)
        targets = notation.targets(move, seat, players)
        found.append(Choice(move, text, kind.name, targets, amount, refusal, args, game))
    return found


def _why(course: Course, state: State, seat: int, move: int, step: int) -> Refusal:
    """Why a move that is not legal is not."""
    if not 0 <= move < course.kit.title.move_space:
        return _refusal(course, "no-such-move", {}, step)
    refusal = course.kit.title.refusal(state, seat, move)
    return replace(refusal, step=step, game=course.kit.title.name)


def _not_your_turn(course: Course, asked: int, move: int) -> Refusal:
    """Somebody else is asked; the clause is the one that says when such a move is made."""
    title = course.kit.title
    known = 0 <= move < title.move_space
    clause = title.moments.get(title.notation.kind(move).name, "") if known else ""
    return Refusal("not-your-turn", {"seat": asked}, clause, "your-turn", game=title.name)


def _refusal(course: Course, code: str, args: Args, step: int = 0) -> Refusal:
    return Refusal(code, args, step=step, game=course.kit.title.name)
