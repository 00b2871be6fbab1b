"""Replays a text: a record, or entries joined by newlines."""

from collections.abc import Iterator, Sequence

from carrack.engine.course import Course
from carrack.engine.errors import NotationError, RecordError
from carrack.engine.events import Row
from carrack.engine.fields import WHOLE
from carrack.engine.header import Header, checked, read_header
from carrack.engine.menu import Walk, legal_moves, plan
from carrack.engine.rows import Line, Rows
from carrack.engine.script import Script
from carrack.engine.secret import Source, commitment
from carrack.engine.types import Mismatch, Refusal


def replay_course(text: str, to: int | None = None) -> Course:
    """The game a text tells of; `to`: only the line that stands, up to that number."""
    header, lines = read_text(text)
    secret = header.source.secret if header.source is not None else b""
    if header.commitment is not None and secret and commitment(secret) != header.commitment:
        raise RecordError("other-commitment", line=1, field="commitment")
    script = Script(header.kit, header.reader, header.derives())
    course = Replay(header, script).follow(lines)
    return course if to is None else Replay(header, script).follow(iter(_written(course, to)))


def verify(text: str) -> tuple[Mismatch, ...]:
    """Where the tokens that a text tells of are not those its secret gives, or the commitment is not the secret's."""
    header, lines = read_text(text)
    if not header.derives() or header.source is None:
        raise RecordError("cannot-verify", line=1, field="secret")
    script = Script(header.kit, header.reader, True, collecting=True)
    derived = commitment(header.source.secret)
    if header.commitment not in {None, derived}:
        script.mismatches.append(Mismatch(0, "commitment", "", str(header.commitment), derived))
    try:
        Replay(header, script).follow(lines)
    except RecordError:
        if not script.mismatches:  # else the false tokens made it impossible to read on
            raise
    return tuple(script.mismatches)


def read_text(text: str) -> tuple[Header, Iterator[Line]]:
    if not isinstance(text, str):
        raise RecordError("no-record", line=1)
    lines = [line.rstrip() for line in text.split("\n")]
    header, count = read_header(lines)
    rows = Rows(header.kit, header.players)
    return header, (rows.read(at + 1, line) for at, line in enumerate(lines) if at >= count and line)


def _written(course: Course, to: int) -> list[Line]:
    """The line that stands up to a number, as rows."""
    history = course.history
    if not history.start <= to <= course.number:
        raise RecordError("no-such-number", number=to, lowest=history.start, highest=course.number)
    lines = [Line(0, "setup", notes=course.opening)] if course.position is None else []
    for step in history.line[: to - history.start]:
        if step.sealed:
            lines.append(Line(0, "sealed", step.number, choices=step.moves, notes=step.notes))
        else:
            ((seat, move),) = step.moves
            runs = ((course.rows.move(seat, move), step.notes),)
            lines.append(Line(0, "moves", step.number, seat, runs))
    return lines


class Replay:
    """Plays rows through a course: a new one, or one that has begun."""

    def __init__(self, header: Header, script: Script, course: Course | None = None) -> None:
        self.header = header
        self.script = script
        self.course = course or self._open()
        self.course.script = script

    def _open(self) -> Course:
        header = self.header
        course = Course(
            header.kit,
            header.players,
            header.options,
            header.rules_version,
            header.source or Source(),
            WHOLE if self.script.derived else header.reader,
            header.chance_version,
        )
        if header.commitment is not None:
            course.commitment = header.commitment
        return course

    def follow(self, lines: Iterator[Line]) -> Course:
        """Play all rows."""
        self.begin(lines)
        return self.go_on(lines)

    def begin(self, lines: Iterator[Line]) -> None:
        """Play the first row, if the game does not begin with a position."""
        course = self.course
        if self.header.position is not None:
            checked(self.header.position_at, course.set_up, self.header.position, 0)
        else:
            first = next(lines, None)
            if first is None or first.kind != "setup":
                raise RecordError("no-setup", line=first.at if first is not None else 1)
            self.script.line = first.at
            course.open(first.notes)

    def go_on(self, lines: Iterator[Line]) -> Course:
        """Play the rows that follow."""
        course = self.course
        for line in lines:
            self.script.line = line.at
            self._play(line)
        if self.header.is_revealed and course.state.is_over():
            course.reveal()
        course.script = None
        return course

    def _play(self, line: Line) -> None:
        course = self.course
        kind = line.kind
        if course.is_revealed or kind == "setup":
            raise RecordError("out-of-place", line=line.at)
        if kind == "moves" and line.number == course.number:
            self._move(line)
        elif kind == "rewind":
            if not course.history.start <= line.number <= course.number:
                raise RecordError("no-such-number", line=line.at, number=line.number)
            course.rewind(line.number)
        elif kind == "reveal":
            if not course.state.is_over() or not course.source.secret:
                raise RecordError("out-of-place", line=line.at)
            course.reveal()
        else:
            if line.number != course.number:
                raise RecordError("other-number", line=line.at, number=line.number, due=course.number)
            if kind == "sealed":
                self._commit(line)
            elif line.seat in course.pending:
                course.retract(line.seat)
            else:
                raise RecordError("nothing-to-retract", line=line.at)

    def _commit(self, line: Line) -> None:
        course = self.course
        last = len(line.choices) - 1
        for i, (seat, move) in enumerate(line.choices):
            if not course.state.is_sealed() or course.number != line.number:
                raise RecordError("not-sealed", line=line.at)
            legal = legal_moves(course, seat)
            if not legal or (move is not None and move not in legal):
                raise RecordError("illegal-move", line=line.at, seat=seat)
            course.commit(seat, move, line.notes if i == last else ())
        if line.notes and course.number == line.number:
            raise RecordError("token-not-due", line=line.at)

    def _move(self, line: Line) -> None:
        course = self.course
        if course.state.is_sealed():
            raise RecordError("sealed", line=line.at)
        for text, notes in line.runs:
            refusal = self._play_planned(line.seat, text, notes) if notes else self._play_through(line.seat, text)
            if refusal is not None:
                raise RecordError("illegal-move", line=line.at, seat=line.seat, text=text, why=refusal.code)

    def _play_planned(self, seat: int, text: str, notes: Sequence[Row]) -> Refusal | None:
        """Play moves of which the last made is followed by what is written; or why not."""
        moves = plan(self.course, seat, text, as_written=True)
        if isinstance(moves, Refusal):
            return moves
        for move in moves[:-1]:
            self.course.play(seat, move, ())
        self.course.play(seat, moves[-1], notes)
        return None

    def _play_through(self, seat: int, text: str) -> Refusal | None:
        """Play moves that nothing is written to have followed, one after the other; or why not."""
        course = self.course
        try:
            moves = course.kit.notation.parse(text, seat, course.players)
        except NotationError:
            moves = ()
        if not moves or course.state.decider() != seat:
            return self._play_planned(seat, text, ())
        if len(moves) == 1 and course.state.allows(moves[0]):
            course.play(seat, moves[0], ())
            return None

        def play(move: int) -> tuple[Row, ...]:
            course.play(seat, move, ())
            return course.history.line[-1].notes

        return Walk(course, course.state, seat).through(moves, play)
