"""Replay of a text: a record, or entries joined by newlines."""

from collections.abc import Iterator, Sequence

from carrack.engine.errors import NotationError, RecordError
from carrack.engine.events import JournalRow
from carrack.engine.fields import WHOLE
from carrack.engine.game import Game, timeline_of
from carrack.engine.menu import LineWalk, allows, legal_moves, resolve_move
from carrack.engine.record_grammar import RecordGrammar, RecordLine
from carrack.engine.record_header import RecordHeader, checked, read_header
from carrack.engine.recorded_tokens import RecordedTokens
from carrack.engine.secret import ChanceSource, commitment
from carrack.engine.timeline import Timeline
from carrack.engine.types import Mismatch, Refusal


def replay_timeline(text: str, to: int | None = None) -> Timeline:
    """Return the game of a text; with `to`, only its current line up to that number.

    Raises:
        RecordError: The text cannot be read, or describes something impossible.
    """
    header, lines = read_text(text)
    secret = header.source.secret if header.source is not None else b""
    if header.commitment is not None and secret and commitment(secret) != header.commitment:
        raise RecordError("other-commitment", line=1, field="commitment")
    recorded = RecordedTokens(header.codecs, header.reader, header.derives())
    timeline = Replay(header, recorded).play_all(lines)
    return timeline if to is None else Replay(header, recorded).play_all(iter(_written(timeline, to)))


def verify(text: str) -> tuple[Mismatch, ...]:
    r"""Compare the tokens of a finished game's record with those that derive from its secret.

    Args:
        text: A record with its secret, or entries joined by newlines.

    Returns:
        The differences; none if the deal was fair. A wrong commitment is a Mismatch with zone `commitment`.

    Raises:
        RecordError: The text has no secret, or cannot be replayed.

    Examples:
        >>> game = carrack.new_game("discovery", players=2, seed=7)
        >>> carrack.verify("\n".join(game.entries()))
        ()
    """
    header, lines = read_text(text)
    if not header.derives() or header.source is None:
        raise RecordError("cannot-verify", line=1, field="secret")
    recorded = RecordedTokens(header.codecs, header.reader, True, collecting=True)
    derived = commitment(header.source.secret)
    if header.commitment not in {None, derived}:
        recorded.mismatches.append(Mismatch(0, "commitment", "", str(header.commitment), derived))
    try:
        Replay(header, recorded).play_all(lines)
    except RecordError:
        if not recorded.mismatches:  # otherwise the wrong tokens are why the rest cannot be read
            raise
    return tuple(recorded.mismatches)


def apply_entries(game: Game, entries: Sequence[str]) -> None:
    """Play the next entries of a game that another process plays and stores.

    Raises:
        RecordError: The entries do not follow on this game, which must not be used any more.
    """
    timeline = timeline_of(game)
    begun = timeline.entries(0)[:2]
    setup = [entry for entry in begun[1:] if entry.startswith("setup")]
    header, lines = read_text("\n".join([begun[0], *setup, *entries]))
    for _ in setup:
        next(lines)
    recorded = RecordedTokens(header.codecs, header.reader, header.derives())
    Replay(header, recorded, timeline).continue_with(lines)


def read_text(text: str) -> tuple[RecordHeader, Iterator[RecordLine]]:
    """Return the header of a text and its rows, which are read one by one as they are played."""
    if not isinstance(text, str):
        raise RecordError("no-record", line=1)
    lines = [line.rstrip() for line in text.split("\n")]
    header, count = read_header(lines)
    grammar = RecordGrammar(header.codecs, header.players)
    return header, (grammar.read(at + 1, line) for at, line in enumerate(lines) if at >= count and line)


def _written(timeline: Timeline, to: int) -> list[RecordLine]:
    """Return the current line up to a number, as rows."""
    log = timeline.decisions
    if not log.start <= to <= timeline.number:
        raise RecordError("no-such-number", number=to, lowest=log.start, highest=timeline.number)
    lines = [RecordLine(0, "setup", annotations=timeline.opening)] if timeline.position is None else []
    for decision in log.line[: to - log.start]:
        if decision.sealed:
            lines.append(
                RecordLine(0, "sealed", decision.number, choices=decision.moves, annotations=decision.annotations)
            )
        else:
            ((seat, move),) = decision.moves
            runs = ((timeline.grammar.move(seat, move), decision.annotations),)
            lines.append(RecordLine(0, "moves", decision.number, seat, runs))
    return lines


class Replay:
    """Plays rows through a timeline: a new one, or one that has begun."""

    def __init__(self, header: RecordHeader, recorded: RecordedTokens, timeline: Timeline | None = None) -> None:
        self.header = header
        self.recorded = recorded
        self.timeline = timeline or self._open()
        self.timeline.recorded = recorded

    def _open(self) -> Timeline:
        header = self.header
        timeline = Timeline(
            header.codecs,
            header.players,
            header.options,
            header.rules_version,
            header.source or ChanceSource(),
            WHOLE if self.recorded.derived else header.reader,
            header.chance_version,
        )
        if header.commitment is not None:
            timeline.commitment = header.commitment
        return timeline

    def play_all(self, lines: Iterator[RecordLine]) -> Timeline:
        """Play all rows."""
        self.begin(lines)
        return self.continue_with(lines)

    def begin(self, lines: Iterator[RecordLine]) -> None:
        """Play the first row, if the game does not begin with a position."""
        timeline = self.timeline
        if self.header.position is not None:
            checked(self.header.position_at, timeline.set_up, self.header.position, 0)
        else:
            first = next(lines, None)
            if first is None or first.kind != "setup":
                raise RecordError("no-setup", line=first.at if first is not None else 1)
            self.recorded.line = first.at
            timeline.open(first.annotations)

    def continue_with(self, lines: Iterator[RecordLine]) -> Timeline:
        """Play the rows that follow."""
        timeline = self.timeline
        for line in lines:
            self.recorded.line = line.at
            self._play(line)
        if self.header.is_revealed and timeline.state.is_over():
            timeline.reveal()
        timeline.recorded = None
        return timeline

    def _play(self, line: RecordLine) -> None:
        timeline = self.timeline
        kind = line.kind
        if timeline.is_revealed or kind == "setup":
            raise RecordError("out-of-place", line=line.at)
        if kind == "moves" and line.number == timeline.number:
            self._move(line)
        elif kind == "rewind":
            if not timeline.decisions.start <= line.number <= timeline.number:
                raise RecordError("no-such-number", line=line.at, number=line.number)
            timeline.rewind(line.number)
        elif kind == "reveal":
            if not timeline.state.is_over() or not timeline.source.secret:
                raise RecordError("out-of-place", line=line.at)
            timeline.reveal()
        else:
            if line.number != timeline.number:
                raise RecordError("other-number", line=line.at, number=line.number, due=timeline.number)
            if kind == "sealed":
                self._commit(line)
            elif line.seat in timeline.pending:
                timeline.retract(line.seat)
            else:
                raise RecordError("nothing-to-retract", line=line.at)

    def _commit(self, line: RecordLine) -> None:
        timeline = self.timeline
        last = len(line.choices) - 1
        for i, (seat, move) in enumerate(line.choices):
            if not timeline.state.is_sealed() or timeline.number != line.number:
                raise RecordError("not-sealed", line=line.at)
            legal = legal_moves(timeline, seat)
            if not legal or (move is not None and move not in legal):
                raise RecordError("illegal-move", line=line.at, seat=seat)
            timeline.commit(seat, move, line.annotations if i == last else ())
        if line.annotations and timeline.number == line.number:
            raise RecordError("token-not-due", line=line.at)

    def _move(self, line: RecordLine) -> None:
        timeline = self.timeline
        if timeline.state.is_sealed():
            raise RecordError("sealed", line=line.at)
        for text, annotations in line.runs:
            refusal = (
                self._play_annotated(line.seat, text, annotations)
                if annotations
                else self._play_through(line.seat, text)
            )
            if refusal is not None:
                raise RecordError("illegal-move", line=line.at, seat=line.seat, text=text, why=refusal.code)

    def _play_annotated(self, seat: int, text: str, annotations: Sequence[JournalRow]) -> Refusal | None:
        """Play moves; the annotations belong to the last one. Return the refusal if they are not legal."""
        moves = resolve_move(self.timeline, seat, text, as_written=True)
        if isinstance(moves, Refusal):
            return moves
        for move in moves[:-1]:
            self.timeline.play(seat, move, ())
        self.timeline.play(seat, moves[-1], annotations)
        return None

    def _play_through(self, seat: int, text: str) -> Refusal | None:
        """Play moves without annotations, one after the other. Return the refusal if one is not legal."""
        timeline = self.timeline
        try:
            moves = timeline.codecs.notation.parse(text, seat, timeline.players)
        except NotationError:
            moves = ()
        if not moves or (timeline.state.decider() != seat and not timeline.state.is_open()):
            return self._play_annotated(seat, text, ())
        if len(moves) == 1 and allows(timeline.state, seat, moves[0]):
            timeline.play(seat, moves[0], ())
            return None

        def play(move: int) -> tuple[JournalRow, ...]:
            timeline.play(seat, move, ())
            return timeline.decisions.line[-1].annotations

        return LineWalk(timeline, timeline.state, seat).through(moves, play)
