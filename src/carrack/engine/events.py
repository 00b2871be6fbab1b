"""What the State noted, as events: the whole one for its audience, a public form for the rest."""

from collections.abc import Callable

from msgspec import UNSET, UnsetType

from carrack.engine.core.state import COUNT_BITS, EVERYBODY, FIRST_CODE, FORCED, LOOK, PUBLIC, SHUFFLED
from carrack.engine.notation import Notation
from carrack.engine.title import COUNTS, Title
from carrack.engine.types import Args, Event

REWOUND = -1  # the code of a row that the State does not note: the game went back
REMEMBERED = 64  # events that are never forgotten: all seats ask for the last ones, one after the other
PLAIN = ("seat", "amount")  # domains whose numbers stand for themselves
Row = tuple[int, int, int, int, int]  # of the journal: a code and four numbers
Wording = str | UnsetType  # as events name it
Told = tuple[Event, Event]  # as its audience gets it, and as everybody else does


def audience(mask: int) -> tuple[int, ...] | None:
    """The seats of a mask of knowledge; None if the public is among them."""
    if mask & PUBLIC:
        return None
    return tuple(seat for seat in range(EVERYBODY.bit_length() - 1) if mask >> seat & 1)


def counts_reader(domain: str, words: tuple[str, ...]) -> Callable[[int], str]:
    """A function that writes a number which packs counts of words as a text; see `EventKind`."""
    most = (1 << COUNT_BITS) - 1

    def read(packed: int) -> str:
        counts = [packed >> COUNT_BITS * at & most for at in range(len(words))]
        return " ".join(f"{n} {domain}-{word}" for n, word in zip(counts, words, strict=True) if n)

    return read


class Teller:
    """Makes the events of one title."""

    def __init__(self, title: Title, notation: Notation) -> None:
        self.title = title
        self.notation = notation
        # For each kind of event its arguments, each with what reads its number; None for a plain one.
        self.kinds = [
            (event.kind, [(name, self._reader(domain)) for name, domain in event.args]) for event in title.events
        ]

    def _reader(self, domain: str) -> Callable[[int], str] | None:
        if domain in PLAIN:
            return None
        if domain.startswith(COUNTS):
            counted = domain.removeprefix(COUNTS)
            return counts_reader(counted, self.title.words[counted])
        return self.title.words[domain].__getitem__

    def tell(self, row: Row, serial: int, number: int, players: int, wording: Wording = UNSET) -> Told:
        """The event of a row of the journal."""
        game = self.title.name
        code = row[0]
        args: Args
        if code == LOOK:
            _, at, slot, token, mask = row
            zone = self.title.zones[at]
            args = {"zone": zone.name, "slot": zone.slots[slot] if zone.slots else slot}
            seats = audience(mask)
            whole = Event(serial, number, "look", {**args, "token": zone.tokens[token]}, seats, True, game, wording)
            public = Event(serial, number, "look", args, seats, False, game, wording)
            return whole, whole if seats is None else public
        if code == FORCED:
            text = self.notation.text(row[2], row[1], players)
            kind, args = "forced", {"seat": row[1], "move": text, "more": row[3]}
        elif code == REWOUND:
            kind, args = "rewound", {"number": row[1]}
        elif code == SHUFFLED:
            kind, args = "shuffled", {"object": self.title.objects[row[1]]}
        else:
            kind, names = self.kinds[code - FIRST_CODE]
            args = {
                name: value if read is None else read(value)
                for (name, read), value in zip(names, row[1:], strict=False)
            }
        event = Event(serial, number, kind, args, None, False, game, wording)
        return event, event


class Chronicle:
    """All that happened in a game, in order. Events are made when somebody asks for them: replays seldom do.

    Then they are kept, until somebody who holds many games lets all but the last be forgotten.
    """

    def __init__(self, teller: Teller, players: int, wording: Wording = UNSET) -> None:
        self.teller = teller
        self.players = players
        self.wording = wording
        self._rows: list[Row] = []
        self._numbers: list[int] = []  # at which each happened
        self._told: list[Told] = []  # what somebody asked for, without a gap
        self._told_from = 0  # the serial of the first of these

    def __len__(self) -> int:
        return len(self._rows)

    def add(self, rows: list[Row], number: int) -> None:
        """Take up a journal."""
        self._rows += rows
        self._numbers += [number] * len(rows)

    def add_rewind(self, number: int) -> None:
        """Take up that the game went back to a number."""
        self.add([(REWOUND, number, 0, 0, 0)], number)

    def dump(self) -> tuple[list[Row], list[int]]:
        """The rows of all journals, and at which number each happened."""
        return self._rows, self._numbers

    def fill(self, rows: list[Row], numbers: list[int]) -> None:
        """Take the place of an empty one."""
        self._rows, self._numbers = rows, numbers
        self._told, self._told_from = [], len(rows)

    def since(self, serial: int) -> list[Told]:
        """What happened from a serial on."""
        if not self._told:
            self._told_from = serial
        if serial < self._told_from:
            self._told = self._tell(serial, self._told_from) + self._told
            self._told_from = serial
        self._told += self._tell(self._told_from + len(self._told), len(self._rows))
        return self._told[serial - self._told_from :]

    def between(self, first: int, last: int) -> list[Told]:
        """What happened from a serial up to, and without, another; it is not kept."""
        kept = self._told_from, self._told_from + len(self._told)
        start, end = (min(max(at, first), last) for at in kept)
        if start >= end:
            return self._tell(first, last)
        told = self._told[start - self._told_from : end - self._told_from]
        return self._tell(first, start) + told + self._tell(end, last)

    def forget(self) -> None:
        """Keep only the last of what was told: it can be told again."""
        if len(self._told) > REMEMBERED:
            self._told_from += len(self._told) - REMEMBERED
            del self._told[:-REMEMBERED]

    def _tell(self, start: int, end: int) -> list[Told]:
        tell, players, wording = self.teller.tell, self.players, self.wording
        return [tell(self._rows[at], at, self._numbers[at], players, wording) for at in range(start, end)]
