"""The engine-internal half of a game: the position, the decisions that led to it, and its logs.

`Game` is the public half and checks every call. `Timeline` trusts its callers, so that a replay, which has checked a
move against the record, does not check it twice. Modules of `carrack.engine` reach it through `timeline_of(game)`;
nothing outside the package may.
"""

import json
from collections.abc import Sequence
from typing import Any, cast

from msgspec import UNSET, UnsetType

from carrack.engine.core.state import FORCED, LOOK
from carrack.engine.decision_log import DecisionLog, LoggedDecision
from carrack.engine.errors import CarrackError, TooEarly
from carrack.engine.events import EventLog, JournalRow, Moves, apply_moves
from carrack.engine.fields import WHOLE, reader_word
from carrack.engine.positions import Pending, Position, chance_data
from carrack.engine.record_grammar import RecordGrammar
from carrack.engine.recorded_tokens import RecordedTokens
from carrack.engine.secret import CHANCE_VERSION, ChanceSource, commitment, orders
from carrack.engine.title_codecs import TitleCodecs
from carrack.engine.types import Reveal

ENTRIES = "carrack-entries 1 "
Entry = tuple[int, int, int | None, tuple[JournalRow, ...], bool]  # number, seat, move, annotations, whether sealed
ANNOTATED = (LOOK, FORCED)  # journal codes that records contain besides the moves


class Timeline:
    """A game without checks: its State, pending choices, decisions, events and entries.

    Attributes:
        reader: The knowledge mask for which the tokens are true: WHOLE, or the reader of the record that was replayed.
        recorded: The tokens of the record, while one is being replayed.
        position: The position a game was set up with, or None for a new game.
        opening: The looks and forced moves of a new game's setup.
    """

    def __init__(
        self,
        codecs: TitleCodecs,
        players: int,
        options: dict[str, Any],
        rules_version: int,
        source: ChanceSource,
        reader: int = WHOLE,
        chance_version: int = CHANCE_VERSION,
    ) -> None:
        self.codecs = codecs
        self.players = players
        self.options = options
        self.rules_version = rules_version
        self.move_space = codecs.title.moves_of(rules_version)
        self.wording: str | UnsetType = codecs.title.wording(options) or UNSET
        self.source = source
        self.reader = reader
        self.chance_version = chance_version
        self.commitment = commitment(source.secret) if source.secret else None
        self.grammar = RecordGrammar(codecs, players)
        self.number = 0
        self.takebacks = 0
        self.pending: Pending = {}
        self.event_log = EventLog(codecs.builder, players, self.wording)
        self.opening: tuple[JournalRow, ...] = ()
        self.position: dict[str, Any] | None = None
        self.is_revealed = False
        self._entries: list[str | Entry] = []
        self.recorded: RecordedTokens | None = None

    def open(self, written: Sequence[JournalRow]) -> None:
        """Start a new game; `written` is what the record says about the setup."""
        title = self.codecs.title
        self.state = title.open(self.players, self.options, self.rules_version, self.source.chance(title))
        self.state.is_logging = True
        self.opening = self._run([], written)
        self._begin({**self.header(), "chance": chance_data(self.source)})
        self._entries.append("setup" + self.grammar.annotations(self.opening, WHOLE))

    def set_up(self, position: Position, seed: int) -> None:
        """Start from a position; its unknown tokens are dealt from the seed."""
        self.state = position.information_set().sample(seed, self.source.chance(self.codecs.title))
        position.check_pending(self.state)
        self.state.is_logging = True
        self.number, self.takebacks = position.number, position.takebacks
        self.pending = dict(sorted(position.pending.items()))
        self.position = self.to_dict()
        self._begin({"position": self.position})

    def _begin(self, header: dict[str, Any]) -> None:
        """Start the decision log, and write the header as the first entry."""
        self.decisions = DecisionLog(self.state, self.number, self.reader)
        header["chance_version"] = self.chance_version
        if self.reader != WHOLE:
            header["reader"] = reader_word(self.reader)
        if self.commitment is not None and not self.source.secret:
            header["commitment"] = self.commitment
        self._entries.append(ENTRIES + json.dumps(header, separators=(",", ":")))

    def header(self) -> dict[str, Any]:
        """Return what is fixed before the first move: game, rules version, players, options."""
        return {
            "game": self.codecs.title.name,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
        }

    def to_dict(self) -> dict[str, Any]:
        """Return the whole position as plain data, chance included."""
        return {
            **self.header(),
            "number": self.number,
            "takebacks": self.takebacks,
            "pending": {
                str(seat): None if move is None else self.grammar.move(seat, move)
                for seat, move in sorted(self.pending.items())
            },
            **self.codecs.fields.dump(self.state, WHOLE),
            "chance": chance_data(self.source),
        }

    def revision(self) -> int:
        """Return a number that rises with every change; caches compare it."""
        return len(self._entries)

    def restore_entries(self, entries: Sequence[str]) -> None:
        """Replace all entries, when a snapshot stands for them."""
        self._entries = list(entries)

    def entries(self, since: int) -> tuple[str, ...]:
        """Return the entries from an index on. Each is turned into text when it is first asked for."""
        for at in range(since, len(self._entries)):
            entry = self._entries[at]
            if not isinstance(entry, str):
                number, seat, move, annotations, sealed = entry
                text = self.grammar.choice(seat, move, WHOLE)
                if not sealed:
                    text = text[1:-1]
                self._entries[at] = f"{number} {text}" + self.grammar.annotations(annotations, WHOLE)
        return tuple(cast("list[str]", self._entries[since:]))

    def secret(self) -> Reveal:
        """Return the secret of a finished game and what follows from it. It does not make the secret public.

        Raises:
            TooEarly: The game is not over.
            CarrackError: The game has no secret.
        """
        if not self.state.is_over():
            raise TooEarly("not-over")
        if not self.source.secret:
            raise CarrackError("no-secret")
        nonces = tuple(nonce.hex() for nonce in self.source.nonces)
        shuffles = orders(self.codecs.title, self.rules_version, self.state, self.source)
        return Reveal(self.source.secret.hex(), nonces, shuffles)

    # Changes ---------------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, written: Sequence[JournalRow]) -> None:
        """Play a legal move of a seat; the node is not sealed."""
        mid_line = self.state.is_mid_line()
        binds = self.state.binds(move)
        number = self.number
        annotations = self._run([(seat, move)], written)
        self.decisions.add(
            LoggedDecision(number, ((seat, move),), annotations, mid_line=mid_line, binds=binds), self.state
        )
        self._entries.append((number, seat, move, annotations, False))

    def commit(self, seat: int, move: int | None, written: Sequence[JournalRow]) -> None:
        """Set a seat's sealed choice, replacing an earlier one; the last choice resolves the node."""
        number = self.number
        self.pending[seat] = move
        moves = [(decider, self.pending.get(decider)) for decider in self.state.deciders()]
        made = tuple((decider, choice) for decider, choice in moves if choice is not None)
        annotations: tuple[JournalRow, ...] = ()
        if len(made) == len(moves):
            self.pending = {}
            binds = any(self.state.binds(choice) for _, choice in made)
            annotations = self._run(made, written)
            self.decisions.add(LoggedDecision(number, made, annotations, sealed=True, binds=binds), self.state)
        self._entries.append((number, seat, move, annotations, True))

    def retract(self, seat: int) -> None:
        """Remove a seat's sealed choice."""
        del self.pending[seat]
        self._entries.append(f"{self.number} retract s{seat}")

    def rewind(self, number: int) -> None:
        """Return to an earlier node; pending choices are dropped."""
        self.decisions.rewind(number, self.state)
        self.number = number
        self.takebacks += 1
        self.pending = {}
        self.event_log.add_rewind(number)
        self._entries.append(f"rewind {number}")

    def reveal(self) -> None:
        """Mark the secret as public; a second call changes nothing."""
        if not self.is_revealed:
            self.is_revealed = True
            self._entries.append("reveal")

    def _run(self, moves: Moves, written: Sequence[JournalRow]) -> tuple[JournalRow, ...]:
        """Apply the moves of a node, log its events, and return the looks and forced moves among them."""
        if self.recorded is None:
            journal = apply_moves(self.state, moves)
        else:
            journal = self.recorded.run(self.state, moves, self.number, written)
        self.number += bool(moves)
        self.event_log.add(journal, self.number)
        annotations = tuple([row for row in journal if row[0] in ANNOTATED])
        if self.recorded is not None and not self.recorded.derived:
            annotations = self.recorded.as_written(annotations, written)
        return annotations
