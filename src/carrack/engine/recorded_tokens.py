"""Tokens in a record: a replay puts them into their slots, or compares them with those the secret gives."""

from collections.abc import Sequence

from carrack.engine.core.state import EVERYBODY, FORCED, LOOK, State
from carrack.engine.errors import RecordError
from carrack.engine.events import JournalRow, Moves, apply_moves, audience
from carrack.engine.record_grammar import UNKNOWN
from carrack.engine.title_codecs import TitleCodecs
from carrack.engine.types import Mismatch


class RecordedTokens:
    """Applies moves during a replay so that the State draws the tokens the record tells of.

    Attributes:
        readers: The knowledge mask of those who may read the record.
        derived: Whether the tokens follow from the secret. If so, a difference raises RecordError. If not, the recorded
            token is swapped into its slot for one that no reader has placed.
        collecting: Whether a difference becomes a Mismatch instead of an error; the recorded token is then used if it
            can lie there, so that the rest of the record can be read.
        mismatches: The differences collected so far.
        line: The line of the text that is being replayed, for errors.
    """

    def __init__(self, codecs: TitleCodecs, readers: int, derived: bool, collecting: bool = False) -> None:
        self.codecs = codecs
        self.readers = readers & EVERYBODY
        self.derived = derived
        self.collecting = collecting
        self.mismatches: list[Mismatch] = []
        self.line = 0

    def run(self, state: State, moves: Moves, number: int, written: Sequence[JournalRow]) -> list[JournalRow]:
        """Apply moves as the function `run` does, and compare the journal with what is written.

        Raises:
            RecordError: What is written did not happen, or something happened that is not written.
        """
        if not written:  # the usual case: no look; if there was one, its token is missing from the record
            journal = apply_moves(state, moves)
            if any(row[0] == LOOK for row in journal):
                self._compare(journal, [], [])
            return journal
        looks = [row for row in written if row[0] == LOOK]
        if not self.derived:
            journal = self._run_with(state, moves, [row[3] for row in looks])
        elif not self.collecting:
            journal = apply_moves(state, moves)
        else:
            journal = self._collect(state, moves, number, looks)
        self._compare(journal, looks, [row for row in written if row[0] == FORCED])
        return journal

    def as_written(self, annotations: tuple[JournalRow, ...], written: Sequence[JournalRow]) -> tuple[JournalRow, ...]:
        """Return the annotations with the tokens that the record leaves out set to UNKNOWN."""
        if not written:
            return annotations
        tokens = iter([row[3] for row in written if row[0] == LOOK])
        return tuple((*row[:3], next(tokens), row[4]) if row[0] == LOOK else row for row in annotations)

    def _run_with(self, state: State, moves: Moves, tokens: list[int]) -> list[JournalRow]:
        state.start_script(tokens, self.readers)
        journal = apply_moves(state, moves)
        if state.faults and not self.collecting:
            raise RecordError("impossible-token", line=self.line, **self._words(*state.faults[0]))
        state.stop_script()
        return journal

    def _collect(self, state: State, moves: Moves, number: int, looks: list[JournalRow]) -> list[JournalRow]:
        """Apply moves; after each Mismatch start again with the recorded token, until there is none."""
        before = state.copy()
        recorded: list[int] = []
        while True:
            journal = self._run_with(state, moves, recorded[:])
            for i, row in enumerate(row for row in journal if row[0] == LOOK):
                if i >= len(recorded) and i < len(looks) and looks[i][3] not in {UNKNOWN, row[3]}:
                    break
            else:
                return journal
            found = self._words(row[1], row[2], row[3])
            there = self._words(row[1], row[2], looks[i][3])
            self.mismatches.append(Mismatch(number, found["zone"], found["slot"], there["token"], found["token"]))
            recorded = [look[3] for look in looks[: i + 1]]
            state.copy_from(before)

    def _compare(self, journal: list[JournalRow], looks: list[JournalRow], forced: list[JournalRow]) -> None:
        """Raise unless places and tokens of all looks are the written ones; forced moves may be left out."""
        found = [row for row in journal if row[0] == LOOK]
        for real, row in zip(found, looks, strict=False):
            if real[1:3] != row[1:3] or audience(real[4]) != audience(row[4]):
                raise RecordError("other-look", line=self.line, **self._words(*real[1:4]))
            if row[3] not in {UNKNOWN, real[3]} and not self.collecting:
                raise RecordError("other-token", line=self.line, **self._words(*real[1:3], row[3]))
        if len(found) > len(looks):
            raise RecordError("token-missing", line=self.line, **self._words(*found[len(looks)][1:4]))
        if len(looks) > len(found):
            raise RecordError("token-not-due", line=self.line, **self._words(*looks[len(found)][1:4]))
        if forced and [row[:3] for row in forced] != [row[:3] for row in journal if row[0] == FORCED]:
            raise RecordError("other-forced-move", line=self.line)

    def _words(self, at: int, slot: int, token: int) -> dict[str, str]:
        zone = self.codecs.title.zones[at]
        word = zone.tokens[token] if token >= 0 else "?"
        return {"zone": zone.name, "slot": zone.slots[slot] if zone.slots else str(slot), "token": word}
