"""Following what is written: tokens of a record put into their slots, or compared with what the secret gives."""

from collections.abc import Sequence

from carrack.engine.core.state import EVERYBODY, FORCED, LOOK, State
from carrack.engine.errors import RecordError
from carrack.engine.events import Row, audience
from carrack.engine.kit import Kit
from carrack.engine.rows import UNKNOWN
from carrack.engine.types import Mismatch


def run(state: State, moves: list[int]) -> list[Row]:
    """Carry out moves; without any, run on from where the State is. What it noted."""
    state.journal = []
    if not moves:
        state.run_on()
    for move in moves:
        state.apply(move)
    return state.journal


class Script:
    """How written tokens are followed.

    Without `derived` the written token is put into the slot, in exchange for one that none of the readers has placed.
    With it the State's own token follows from the secret, and a difference raises; or, when `collecting`, it becomes a
    Mismatch and the written token is followed if it can be there, so that the rest can be read.
    """

    def __init__(self, kit: Kit, readers: int, derived: bool, collecting: bool = False) -> None:
        self.kit = kit
        self.readers = readers & EVERYBODY
        self.derived = derived
        self.collecting = collecting
        self.mismatches: list[Mismatch] = []
        self.line = 0  # of the text, for errors

    def follow(self, state: State, moves: list[int], number: int, written: Sequence[Row]) -> list[Row]:
        """Carry out moves as `run` does, and see that what is written happened."""
        if not written:  # mostly nothing came to light; if something did, its token is missing
            journal = run(state, moves)
            if any(row[0] == LOOK for row in journal):
                self._compare(journal, [], [])
            return journal
        looks = [row for row in written if row[0] == LOOK]
        if not self.derived:
            journal = self._run(state, moves, [row[3] for row in looks])
        elif not self.collecting:
            journal = run(state, moves)
        else:
            journal = self._collect(state, moves, number, looks)
        self._compare(journal, looks, [row for row in written if row[0] == FORCED])
        return journal

    def as_told(self, notes: tuple[Row, ...], written: Sequence[Row]) -> tuple[Row, ...]:
        """What happened, with the tokens the script did not tell left unknown."""
        if not written:
            return notes
        tokens = iter([row[3] for row in written if row[0] == LOOK])
        return tuple((*row[:3], next(tokens), row[4]) if row[0] == LOOK else row for row in notes)

    def _run(self, state: State, moves: list[int], tokens: list[int]) -> list[Row]:
        state.follow(tokens, self.readers)
        journal = run(state, moves)
        if state.faults and not self.collecting:
            raise RecordError("impossible-token", line=self.line, **self._words(*state.faults[0]))
        state.unfollow()
        return journal

    def _collect(self, state: State, moves: list[int], number: int, looks: list[Row]) -> list[Row]:
        """Carry out moves, again from the first difference on with the written token, until there is none left."""
        before = state.copy()
        script: list[int] = []
        while True:
            journal = self._run(state, moves, script[:])
            for i, row in enumerate(row for row in journal if row[0] == LOOK):
                if i >= len(script) and i < len(looks) and looks[i][3] not in {UNKNOWN, row[3]}:
                    break
            else:
                return journal
            found = self._words(row[1], row[2], row[3])
            there = self._words(row[1], row[2], looks[i][3])
            self.mismatches.append(Mismatch(number, found["zone"], found["slot"], there["token"], found["token"]))
            script = [look[3] for look in looks[: i + 1]]
            state.copy_from(before)

    def _compare(self, journal: list[Row], looks: list[Row], forced: list[Row]) -> None:
        """Raise unless the places and tokens that came to light are the written ones; forced moves may be left out."""
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
        zone = self.kit.title.zones[at]
        word = zone.tokens[token] if token >= 0 else "?"
        return {"zone": zone.name, "slot": zone.slots[slot] if zone.slots else str(slot), "token": word}
