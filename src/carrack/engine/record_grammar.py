"""The grammar of rows, which records and entries share: writing and reading them (docs/reference/record.md)."""

import re
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from carrack.engine.core.state import EVERYBODY, FORCED, LOOK
from carrack.engine.errors import NotationError, RecordError
from carrack.engine.events import JournalRow, audience
from carrack.engine.fields import WHOLE
from carrack.engine.title_codecs import TitleCodecs

UNKNOWN = -1  # the token of a look that the record does not show
_PART = re.compile(r"\s*(?:\[([^][{}()]*)\]|\{([^][{}()]*)\}|\(([^][{}()]*)\)|([^][{}()]*[^][{}()\s]))\s*")
_MOVES = re.compile(r"([0-9]{1,9}) s([0-5]) ([^][{}()\s][^][{}()]*)")  # most rows: moves without annotations
_SEAT = re.compile(r"s([0-5])")


class RecordLine(Struct, gc=False):
    """A row that was read. `runs` are texts of moves, each with its annotations; a hidden sealed choice is None."""

    at: int  # its line in the text
    kind: Literal["setup", "moves", "sealed", "retract", "rewind", "reveal"]
    number: int = 0
    seat: int = 0
    runs: Sequence[tuple[str, Sequence[JournalRow]]] = ()
    choices: Sequence[tuple[int, int | None]] = ()
    annotations: Sequence[JournalRow] = ()


class RecordGrammar:
    """Writes and reads the rows of a game with a given number of players."""

    def __init__(self, codecs: TitleCodecs, players: int) -> None:
        self.codecs = codecs
        self.players = players
        self.zones = {zone.name: at for at, zone in enumerate(codecs.title.zones)}

    # Writing ---------------------------------------------------------------------------------------------------------

    def annotations(self, rows: tuple[JournalRow, ...], viewer: int) -> str:
        """Write looks and forced moves, each with a space before it; `?` for tokens the viewer does not know."""
        return "".join(" " + self._annotation(row, viewer) for row in rows)

    def _annotation(self, row: JournalRow, viewer: int) -> str:
        if row[0] == FORCED:
            return f"[s{row[1]} {self.move(row[1], row[2])}]"
        _, at, slot, token, mask = row
        zone = self.codecs.title.zones[at]
        shown = token >= 0 and (viewer == WHOLE or mask & viewer)
        words = [zone.name, zone.slots[slot] if zone.slots else str(slot), zone.tokens[token] if shown else "?"]
        return "{" + " ".join([*words, *(f"s{seat}" for seat in audience(mask) or ())]) + "}"

    def move(self, seat: int, move: int) -> str:
        """Return a move in notation."""
        return self.codecs.notation.text(move, seat, self.players)

    def choice(self, seat: int, move: int | None, viewer: int) -> str:
        """Write a sealed choice; `?` for viewers who may not know it."""
        shown = move is not None and (viewer == WHOLE or viewer >> seat & 1)
        return f"(s{seat} {self.move(seat, move) if move is not None and shown else '?'})"

    # Reading ---------------------------------------------------------------------------------------------------------

    def read(self, at: int, text: str) -> RecordLine:
        """Read a row; `at` is its line number, for errors.

        Raises:
            RecordError: The text is no row.
        """
        plain = _MOVES.fullmatch(text)
        if plain is not None and int(plain[2]) < self.players:
            return RecordLine(at, "moves", int(plain[1]), int(plain[2]), ((plain[3], ()),))
        word, _, rest = text.partition(" ")
        if word == "setup":
            line = RecordLine(at, "setup")
            self._read_parts(line, rest)
        elif word == "rewind":
            line = RecordLine(at, "rewind", _count(at, rest))
        elif text == "reveal":
            line = RecordLine(at, "reveal")
        else:
            number = _count(at, word)
            word, _, moves = rest.partition(" ")
            if word == "retract":
                line = RecordLine(at, "retract", number, self._seat(at, moves))
            elif rest.startswith("("):
                line = RecordLine(at, "sealed", number)
                self._read_parts(line, rest)
            else:
                line = RecordLine(at, "moves", number, self._seat(at, word))
                self._read_parts(line, moves)
        return line

    def _read_parts(self, line: RecordLine, text: str) -> None:
        place = 0
        first: list[JournalRow] = []
        runs: list[tuple[str, Sequence[JournalRow]]] = []
        choices: list[tuple[int, int | None]] = []
        annotations = first
        while place < len(text):
            match = _PART.match(text, place)
            if match is None:
                raise RecordError("not-understood", line=line.at, text=text[place:])
            forced, token, choice, moves = match.groups()
            if forced is not None:
                annotations.append(self._read_forced(line.at, forced))
            elif token is not None:
                annotations.append(self._read_token(line.at, token))
            elif choice is not None and line.kind == "sealed" and not annotations:
                choices.append(self._read_choice(line.at, choice))
            elif moves is not None and line.kind == "moves":
                annotations = []
                runs.append((moves, annotations))
            else:
                raise RecordError("not-understood", line=line.at, text=match.group())
            place = match.end()
        if line.kind == "moves" and (not runs or first):
            raise RecordError("no-move", line=line.at)
        line.runs, line.choices, line.annotations = runs, choices, first

    def _read_forced(self, at: int, text: str) -> JournalRow:
        word, _, move = text.partition(" ")
        seat = self._seat(at, word)
        return FORCED, seat, self._move(at, seat, move), 0, 0

    def _read_choice(self, at: int, text: str) -> tuple[int, int | None]:
        word, _, move = text.partition(" ")
        seat = self._seat(at, word)
        return seat, None if move == "?" else self._move(at, seat, move)

    def _read_token(self, at: int, text: str) -> JournalRow:
        words = text.split()
        if len(words) < 3 or words[0] not in self.zones:
            raise RecordError("not-understood", line=at, text=text)
        zone = self.zones[words[0]]
        names = self.codecs.title.zones[zone].slots
        slot = names.index(words[1]) if words[1] in names else UNKNOWN if names else _count(at, words[1])
        token = UNKNOWN if words[2] == "?" else self.codecs.fields.tokens[zone].get(words[2])
        if slot == UNKNOWN or token is None:
            raise RecordError("no-such-token", line=at, text=text)
        mask = 0
        for word in words[3:]:
            mask |= 1 << self._seat(at, word)
        return LOOK, zone, slot, token, mask or EVERYBODY

    def _move(self, at: int, seat: int, text: str) -> int:
        try:
            return self.codecs.notation.parse_one(text, seat, self.players)
        except NotationError as error:
            raise RecordError("no-such-move", line=at, text=text) from error

    def _seat(self, at: int, word: str) -> int:
        match = _SEAT.fullmatch(word)
        if match is None or int(match[1]) >= self.players:
            raise RecordError("no-such-seat", line=at, text=word)
        return int(match[1])


def _count(at: int, word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", word):
        raise RecordError("no-number", line=at, text=word)
    return int(word)
