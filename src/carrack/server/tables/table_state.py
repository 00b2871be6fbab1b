"""A table with its guests, before, during and after the game. It changes only by rows, which `actions` creates."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from carrack.engine.secret import commitment
from carrack.engine.view_cache import ViewCache
from carrack.server.api_types.answers import FIGURES, VIEW, Life, TableFacts
from carrack.server.errors import Refused
from carrack.server.storage.schema import (
    Closed,
    GameChanged,
    HostChanged,
    Joined,
    Left,
    Nonced,
    Opened,
    Rematched,
    Reseated,
    Row,
    SeatSetup,
    Started,
)
from carrack.table import ChangeSet, Table, TableHeader, TableLog
from carrack.table.changes import (
    AnswerSet,
    ChoiceRetracted,
    DecisionMade,
    FiltersSet,
    NoteAdded,
    OrdersSet,
    ReadinessSet,
)

ACTIONS: dict[str, tuple[Life, ...]] = {
    "join": ("gathering",),
    "nonce": ("gathering",),
    "seats": ("gathering",),
    "start": ("gathering",),
    "leave": ("gathering", "playing"),
    "return": ("playing",),
    "resign": ("playing",),
    "agree": ("playing",),
    "play": ("playing",),
    "help": ("playing",),
    "stand": ("playing",),
    "rematch": ("over", "void"),
    "reveal": ("over",),
    "fork": ("playing", "over", "void"),
    "back": ("playing", "over"),
    "replay": ("playing", "over", "void"),
    "scores": ("over",),
    "verify": ("over",),
}
NEXT: dict[Life, tuple[Life, ...]] = {
    "gathering": ("playing", "closed"),
    "playing": ("over", "void"),
    "over": ("playing",),  # on a board only
    "void": (),
    "closed": (),
}


def check_life(life: Life, action: str) -> None:
    """Raise unless a table in this life allows the action, which is a key of ACTIONS."""
    if life not in ACTIONS[action]:
        raise Refused("wrong-life", life=life)


# Changes that only their own seat may see.
UNSEEN = (ChoiceRetracted, AnswerSet, OrdersSet, ReadinessSet, FiltersSet, NoteAdded)


class TableState:
    """In-memory table rebuilt from database rows; collects unsaved ones.

    It holds guests, seats, options, and the game once it has begun. It is also the log of its game's table
    (`TableLog`): change sets are collected in `unsaved` until the writer has committed them.
    """

    path = None  # the log is no file

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.version = 0
        self.update = 0
        self.unsaved: list[Row] = []
        self.life: Life = "gathering"
        self.setups: list[SeatSetup] = []
        self.nonces: dict[int, bytes] = {}
        self.reseatings: list[tuple[int | None, ...]] = []  # `was` of each change of the seats by the host
        self.revisions: list[int] = []
        self.written: dict[str, int] = {}  # rows added by each guest
        self.most_rows = 0  # rows that one guest may add; 0 is no limit
        self.now: Callable[[], float] = time.time  # the server's clock
        self.delays_plans = False  # people follow live: planned bids in open nodes wait for `timers`
        self.silent_at: float | None = None  # when the time in this open node is up; see `timers`
        self.table: Table | None = None
        self.rematch = ""
        self.facts: TableFacts | None = None  # cached until something of them changes
        self.results: dict[str, tuple[int, asyncio.Task[Any]]] = {}  # by name: version and task of `after_game`
        self._view_cache: ViewCache | None = None

    @property
    def view_cache(self) -> ViewCache:
        """The cached views of the game, per seat."""
        assert self.table is not None
        if self._view_cache is None or self._view_cache.game is not self.table.game:
            self._view_cache = ViewCache(self.table.game, VIEW, FIGURES)
        return self._view_cache

    @classmethod
    def resume(cls, ident: str, rows: Iterable[Row], snapshot: bytes | None = None) -> "TableState":
        """Restore a table from all its rows; a snapshot of its game saves the replay."""
        state = cls(ident)
        header: TableHeader | None = None
        kept: list[ChangeSet] = []
        for row in rows:
            if isinstance(row, Started):
                header = state.header = row.header
                kept.append(row.row)
            elif isinstance(row, GameChanged):
                kept.append(row.row)
                state.count(row.row)
            else:
                state._apply(row)
            state.version += 1
        if header is not None:
            state.table = Table.resume(header, kept, state, snapshot)
            state._derive_life()
        return state

    def apply_rows(self, rows: Iterable[Row]) -> None:
        """Apply rows that another process wrote."""
        for row in rows:
            if isinstance(row, Started):
                self.header = row.header
                self.table = Table.resume(row.header, [row.row], self)
            elif isinstance(row, GameChanged):
                assert self.table is not None
                self.table.apply_change_set(row.row)
                self.count(row.row)
            else:
                self._apply(row)
            self.version += 1
        if self.table is not None:
            self._derive_life()

    def mark_saved(self) -> None:
        """Note that the database has all rows."""
        self.version += len(self.unsaved)
        self.unsaved.clear()

    def release(self) -> None:
        """Break the cycle of the table and its log, so that the memory is free without the garbage collector."""
        self.table = None
        self._view_cache = None

    def do(self, row: Row) -> None:
        """Apply a new row, and collect it to be saved."""
        self._apply(row)
        self.unsaved.append(row)

    def _apply(self, row: Row) -> None:
        self.facts = None
        match row:
            case Opened():
                self.opened = row
                self.host = row.host
                self.setups = list(row.setups)
                self.revisions = [0] * len(row.setups)
                self.commitment = commitment(bytes.fromhex(row.secret))
            case Joined(seat=seat, guest=guest, name=name, is_program=is_program):
                self._count_for(guest)
                setup = self.setups[seat]
                self.setups[seat] = SeatSetup(setup.kind, guest, name, code=setup.code, is_program=is_program)
            case Left(seat=seat):
                setup = self.setups[seat]
                self._count_for(setup.guest)
                self.setups[seat] = SeatSetup("open" if setup.kind == "mine" else setup.kind, code=setup.code)
                self.nonces.pop(seat, None)
            case Reseated(setups=setups, was=was, options=options):
                self._count_for(self.host)
                self.setups = list(setups)
                self.nonces = {seat: self.nonces[old] for seat, old in enumerate(was) if old in self.nonces}
                self.revisions = [0] * len(setups)
                self.opened = replace(self.opened, options=options)
                self.reseatings.append(was)
            case Nonced(seat=seat, nonce=nonce):
                self._count_for(self.setups[seat].guest)
                self.nonces[seat] = bytes.fromhex(nonce)
            case HostChanged(guest=guest):
                self.host = guest
            case Closed():
                self._become("closed")
            case Rematched(table=table):
                self.rematch = table
            case Started() | GameChanged():  # applied by the table itself
                pass

    def begin(self, header: TableHeader, row: ChangeSet) -> TableLog:
        """Collect the first row of the game; return the log for the following ones."""
        self.facts = None
        self.header = header
        self.unsaved.append(Started(header, row))
        return self

    def append(self, change_set: ChangeSet) -> None:
        """Collect a change set of the game, to be saved with the rest."""
        self.unsaved.append(GameChanged(change_set))
        self.count(change_set)

    def close(self) -> None:
        """Do nothing: no file is open."""

    def count(self, row: ChangeSet) -> None:
        """Count a change set for its guest, and raise the revision of seats with a change that only they may see."""
        if row.changes:
            first = row.changes[0]
            if not (isinstance(first, DecisionMade) and first.by == "bot"):
                self._count_for(self.setups[first.seat].guest)
        # By moves a proposal to end the game lapses, and offers come and go, so the facts may change.
        if not all(isinstance(change, DecisionMade) for change in row.changes) or (
            self.facts and (self.facts.get("agreed") or "declined" in self.facts)
        ):
            self.facts = None
        for change in row.changes:
            if isinstance(change, UNSEEN) or (isinstance(change, DecisionMade) and change.is_sealed):
                self.revisions[change.seat] += 1

    def _count_for(self, guest: str) -> None:
        self.written[guest] = self.written.get(guest, 0) + 1

    def play_due_orders(self) -> None:
        """Play due standing orders and answers, then update the table's life.

        In a sealed node they wait, and planned bids in an open node that people follow, or by mail.
        """
        table = self.table
        assert table is not None
        while table.game.mode != "sealed":
            plans = not (self.delays_plans or self.holds_plans())
            if table.step(bots=False, plans=plans) is None:
                break
        self.update_life()

    def holds_plans(self) -> bool:
        """Whether planned bids wait until everybody has decided about the card: by mail, which has no clock."""
        return self.table is not None and not self.opened.auction_seconds and self.table.plans_are_early()

    def delayed_orders(self) -> list[int]:
        """Return the seats with a standing order that is due and was not played at once."""
        if self.table is None or self.life != "playing":
            return []
        return self.sealed_orders() or ([] if self.holds_plans() else self.table.planning_seats())

    def sealed_orders(self) -> list[int]:
        """Return the seats with a standing order or answer that is due in a sealed node."""
        if self.table is None or self.life != "playing" or self.table.game.mode != "sealed":
            return []
        return self.table.standing_seats()

    def update_life(self) -> None:
        """Update the table's life after a command; reveal the secret of a game that has just ended."""
        assert self.table is not None
        before = self.life
        self._derive_life()
        if self.life == "over" != before and not self.opened.is_board:
            self.table.reveal()

    def _derive_life(self) -> None:
        """Update the table's life from the game's status. It makes no rows, so loading a table may call it."""
        assert self.table is not None
        if self.life == "gathering":
            self._become("playing")
        if self.life == "playing" and self.table.status == "void":
            self._become("void")
        elif self.life == "playing" and self.table.status == "over":
            self._become("over")
        elif self.life == "over" and self.table.status == "playing":  # the owner of a board went back
            self._become("playing")

    def _become(self, life: Life) -> None:
        assert life in NEXT[self.life]
        self.life = life
        self.facts = None

    def seats_of(self, guest: str) -> list[int]:
        """Return the seats of a guest."""
        return [seat for seat, setup in enumerate(self.setups) if guest and setup.guest == guest]

    @property
    def given(self) -> dict[str, Any]:
        """The options as chosen; tables of earlier versions stored them only together with the defaults."""
        return self.opened.options if self.opened.given is None else self.opened.given

    def empty_seats(self) -> list[int]:
        """Return the seats that nobody has taken."""
        return [seat for seat, setup in enumerate(self.setups) if setup.kind != "bot" and not setup.guest]

    def people(self) -> list[str]:
        """Return the guests that are people, in seat order."""
        return list(dict.fromkeys(setup.guest for setup in self.setups if setup.guest and not setup.is_program))
