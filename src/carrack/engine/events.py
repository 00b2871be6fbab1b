"""Events, built from journal rows of the State: a full form for the audience, a public form for everybody else."""

from collections.abc import Callable, Sequence

from msgspec import UNSET, UnsetType

from carrack.engine.core.state import COUNT_BITS, EVERYBODY, FIRST_CODE, FORCED, LOOK, PUBLIC, SHUFFLED, State
from carrack.engine.notation import Notation
from carrack.engine.title import COUNTS, Title
from carrack.engine.types import Args, Event

REWOUND = -1  # code of the row that a game adds to the State's journal when it is rewound
CACHED_EVENTS = 64  # newest events that `trim` keeps: all seats ask for them, one after the other
PLAIN = ("seat", "amount")  # domains whose numbers stand for themselves
JournalRow = tuple[int, int, int, int, int]  # a row of the State's journal: a code and four numbers
Wording = str | UnsetType  # as events name it
Moves = Sequence[tuple[int, int]]  # seats and their moves
EventForms = tuple[Event, Event]  # as its audience gets it, and as everybody else gets it


def apply_moves(state: State, moves: Moves) -> list[JournalRow]:
    """Apply moves to a State and return its journal of them; without moves, run it on from where it is."""
    state.journal = []
    if not moves:
        state.run_on()
    for seat, move in moves:
        state.apply(move, seat)
    return state.journal


def audience(mask: int) -> tuple[int, ...] | None:
    """Return the seats of a knowledge mask; None if the public is among them."""
    if mask & PUBLIC:
        return None
    return tuple(seat for seat in range(EVERYBODY.bit_length() - 1) if mask >> seat & 1)


def counts_reader(domain: str, words: tuple[str, ...]) -> Callable[[int], str]:
    """Return a function that turns a number of packed counts into text; see `EventKind`."""
    most = (1 << COUNT_BITS) - 1

    def read(packed: int) -> str:
        counts = [packed >> COUNT_BITS * at & most for at in range(len(words))]
        return " ".join(f"{n} {domain}-{word}" for n, word in zip(counts, words, strict=True) if n)

    return read


class EventBuilder:
    """Builds the events of one title from journal rows."""

    def __init__(self, title: Title, notation: Notation) -> None:
        self.title = title
        self.notation = notation
        # For each kind of event its arguments, each with the function that decodes its number; None for a plain number.
        self.kinds = [
            (event.kind, [(name, self._decoder(domain)) for name, domain in event.args]) for event in title.events
        ]

    def _decoder(self, domain: str) -> Callable[[int], str] | None:
        if domain in PLAIN:
            return None
        if domain.startswith(COUNTS):
            counted = domain.removeprefix(COUNTS)
            return counts_reader(counted, self.title.words[counted])
        return self.title.words[domain].__getitem__

    def build(self, row: JournalRow, serial: int, number: int, players: int, wording: Wording = UNSET) -> EventForms:
        """Return both forms of the event of a journal row."""
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
                name: value if decode is None else decode(value)
                for (name, decode), value in zip(names, row[1:], strict=False)
            }
        event = Event(serial, number, kind, args, None, False, game, wording)
        return event, event


class EventLog:
    """The journal rows of a game in order, from which events are built on demand, since replays seldom need them.

    Built events are cached until `trim` is called.
    """

    def __init__(self, builder: EventBuilder, players: int, wording: Wording = UNSET) -> None:
        self.builder = builder
        self.players = players
        self.wording = wording
        self._rows: list[JournalRow] = []
        self._numbers: list[int] = []  # the node each row led to
        self._cached: list[EventForms] = []  # consecutive events that were asked for
        self._cached_from = 0  # serial of the first cached event

    def __len__(self) -> int:
        return len(self._rows)

    def add(self, rows: list[JournalRow], number: int) -> None:
        """Append a journal."""
        self._rows += rows
        self._numbers += [number] * len(rows)

    def add_rewind(self, number: int) -> None:
        """Append a rewind to a number."""
        self.add([(REWOUND, number, 0, 0, 0)], number)

    def dump(self) -> tuple[list[JournalRow], list[int]]:
        """Return all rows, and the node each led to, for a snapshot."""
        return self._rows, self._numbers

    def fill(self, rows: list[JournalRow], numbers: list[int]) -> None:
        """Fill an empty log from a snapshot."""
        self._rows, self._numbers = rows, numbers
        self._cached, self._cached_from = [], len(rows)

    def since(self, serial: int) -> list[EventForms]:
        """Return the events from a serial on."""
        if not self._cached:
            self._cached_from = serial
        if serial < self._cached_from:
            self._cached = self._build(serial, self._cached_from) + self._cached
            self._cached_from = serial
        self._cached += self._build(self._cached_from + len(self._cached), len(self._rows))
        return self._cached[serial - self._cached_from :]

    def between(self, first: int, last: int) -> list[EventForms]:
        """Return the events from `first` up to but excluding `last`, without caching them."""
        cached = self._cached_from, self._cached_from + len(self._cached)
        start, end = (min(max(at, first), last) for at in cached)
        if start >= end:
            return self._build(first, last)
        known = self._cached[start - self._cached_from : end - self._cached_from]
        return self._build(first, start) + known + self._build(end, last)

    def trim(self) -> None:
        """Drop all cached events but the newest; they can be built again."""
        if len(self._cached) > CACHED_EVENTS:
            self._cached_from += len(self._cached) - CACHED_EVENTS
            del self._cached[:-CACHED_EVENTS]

    def _build(self, start: int, end: int) -> list[EventForms]:
        build, players, wording = self.builder.build, self.players, self.wording
        return [build(self._rows[at], at, self._numbers[at], players, wording) for at in range(start, end)]
