"""The course of a game: the State at work and all that is kept around it. Trusting; `Game` is the checked door."""

import json
from collections.abc import Sequence
from typing import Any, cast

from msgspec import UNSET, UnsetType

from carrack.engine.core.state import FORCED, LOOK
from carrack.engine.events import Chronicle, Row
from carrack.engine.fields import WHOLE, reader_word
from carrack.engine.history import History, Step
from carrack.engine.kit import Kit
from carrack.engine.positions import Pending, Position, chance_data
from carrack.engine.rows import Rows
from carrack.engine.script import Script, run
from carrack.engine.secret import CHANCE_VERSION, Source, commitment

ENTRIES = "carrack-entries 1 "
Entry = tuple[int, int, int | None, tuple[Row, ...], bool]  # number, seat, move, what followed, whether sealed
NOTED = (LOOK, FORCED)  # what records tell beside the moves


class Course:
    """What one game consists of.

    `reader` are the eyes for which its tokens are true: WHOLE, or those of the record it was replayed from. A `script`
    is at hand while it is replayed.
    """

    def __init__(
        self,
        kit: Kit,
        players: int,
        options: dict[str, Any],
        rules_version: int,
        source: Source,
        reader: int = WHOLE,
        chance_version: int = CHANCE_VERSION,
    ) -> None:
        self.kit = kit
        self.players = players
        self.options = options
        self.rules_version = rules_version
        self.move_space = kit.title.moves_of(rules_version)
        self.wording: str | UnsetType = kit.title.wording(options) or UNSET
        self.source = source
        self.reader = reader
        self.chance_version = chance_version
        self.commitment = commitment(source.secret) if source.secret else None
        self.rows = Rows(kit, players)
        self.number = 0
        self.takebacks = 0
        self.pending: Pending = {}
        self.chronicle = Chronicle(kit.teller, players, self.wording)
        self.opening: tuple[Row, ...] = ()
        self.position: dict[str, Any] | None = None  # what it was set up with, whole
        self.is_revealed = False
        self._entries: list[str | Entry] = []
        self.script: Script | None = None

    def open(self, written: Sequence[Row]) -> None:
        """Begin a new game."""
        title = self.kit.title
        self.state = title.open(self.players, self.options, self.rules_version, self.source.chance(title))
        self.state.noting = True
        self.opening = self._run([], written)
        self._begin({**self.header(), "chance": chance_data(self.source)})
        self._entries.append("setup" + self.rows.notes(self.opening, WHOLE))

    def set_up(self, position: Position, seed: int) -> None:
        """Begin with a position; what is unknown of it is dealt from the seed."""
        self.state = position.world().deal(seed, self.source.chance(self.kit.title))
        position.check_pending(self.state)
        self.state.noting = True
        self.number, self.takebacks = position.number, position.takebacks
        self.pending = dict(sorted(position.pending.items()))
        self.position = self.to_dict()
        self._begin({"position": self.position})

    def _begin(self, header: dict[str, Any]) -> None:
        self.history = History(self.state, self.number, self.reader)
        header["chance_version"] = self.chance_version
        if self.reader != WHOLE:
            header["reader"] = reader_word(self.reader)
        if self.commitment is not None and not self.source.secret:
            header["commitment"] = self.commitment
        self._entries.append(ENTRIES + json.dumps(header, separators=(",", ":")))

    def header(self) -> dict[str, Any]:
        """What was settled before the game."""
        return {
            "game": self.kit.title.name,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
        }

    def to_dict(self) -> dict[str, Any]:
        """The whole position, chance included."""
        return {
            **self.header(),
            "number": self.number,
            "takebacks": self.takebacks,
            "pending": {
                str(seat): None if move is None else self.rows.move(seat, move)
                for seat, move in sorted(self.pending.items())
            },
            **self.kit.fields.dump(self.state, WHOLE),
            "chance": chance_data(self.source),
        }

    def stamp(self) -> int:
        """A number that rises with everything that changes it."""
        return len(self._entries)

    def take_entries(self, entries: Sequence[str]) -> None:
        """Have these rows behind it."""
        self._entries = list(entries)

    def entries(self, since: int) -> tuple[str, ...]:
        """The store's rows from that one on. Each is written out when it is first asked for."""
        for at in range(since, len(self._entries)):
            entry = self._entries[at]
            if not isinstance(entry, str):
                number, seat, move, notes, sealed = entry
                told = self.rows.choice(seat, move, WHOLE)
                if not sealed:
                    told = told[1:-1]
                self._entries[at] = f"{number} {told}" + self.rows.notes(notes, WHOLE)
        return tuple(cast("list[str]", self._entries[since:]))

    # What changes it -------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, written: Sequence[Row]) -> None:
        """A legal move of the only decider."""
        mid_line = self.state.is_mid_line()
        binds = self.state.binds(move)
        number = self.number
        notes = self._run([move], written)
        self.history.add(Step(number, ((seat, move),), notes, mid_line=mid_line, binds=binds), self.state)
        self._entries.append((number, seat, move, notes, False))

    def commit(self, seat: int, move: int | None, written: Sequence[Row]) -> None:
        """A sealed choice, in place of an earlier one; with the last one in, the node is resolved."""
        number = self.number
        self.pending[seat] = move
        moves = [(decider, self.pending.get(decider)) for decider in self.state.deciders()]
        made = tuple((decider, choice) for decider, choice in moves if choice is not None)
        notes: tuple[Row, ...] = ()
        if len(made) == len(moves):
            self.pending = {}
            binds = any(self.state.binds(choice) for _, choice in made)
            notes = self._run([choice for _, choice in made], written)
            self.history.add(Step(number, made, notes, sealed=True, binds=binds), self.state)
        self._entries.append((number, seat, move, notes, True))

    def retract(self, seat: int) -> None:
        """Take a sealed choice back."""
        del self.pending[seat]
        self._entries.append(f"{self.number} retract s{seat}")

    def rewind(self, number: int) -> None:
        """Go back to an earlier node; pending choices are dropped."""
        self.history.rewind(number, self.state)
        self.number = number
        self.takebacks += 1
        self.pending = {}
        self.chronicle.add_rewind(number)
        self._entries.append(f"rewind {number}")

    def reveal(self) -> None:
        """Let the secret be known."""
        if not self.is_revealed:
            self.is_revealed = True
            self._entries.append("reveal")

    def _run(self, moves: list[int], written: Sequence[Row]) -> tuple[Row, ...]:
        """Carry out the moves of a node and tell of it; the looks and forced moves among what happened."""
        if self.script is None:
            journal = run(self.state, moves)
        else:
            journal = self.script.follow(self.state, moves, self.number, written)
        self.number += bool(moves)
        self.chronicle.add(journal, self.number)
        notes = tuple([row for row in journal if row[0] in NOTED])
        if self.script is not None and not self.script.derived:
            notes = self.script.as_told(notes, written)
        return notes
