"""A table at work: the game, what stands around it, and the file. Trusting; `Table` is the checked door."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from carrack.bots import Bot, Budget, make
from carrack.engine.api import replay
from carrack.engine.errors import RecordError
from carrack.engine.game import Game
from carrack.engine.replay import apply_entries
from carrack.engine.snapshot import restore
from carrack.engine.titles import find
from carrack.engine.types import Event
from carrack.table.errors import TableError
from carrack.table.order import ASKS, AWARDS, Order
from carrack.table.sitting import Answered, By, Change, Made, Note, Noted, Ordered, Row, Sitting
from carrack.table.store import FileStore, Header, Store

SKIP = "pass"  # the answer to asks that are usually skipped


class Played(Struct, frozen=True):
    """A decision that `step` made. `text` is the move; None where all choose unseen."""

    seat: int
    number: int  # of the node it answers
    text: str | None


class Due(Struct, frozen=True):
    """What speaks for a seat at this node: a move, and the place of its order; None if it is an answer's."""

    text: str
    order: int | None


class Session:
    """What a table consists of."""

    def __init__(self, game: Game, header: Header, store: Store | None) -> None:
        self.game = game
        self.header = header
        self.store = store
        self.sitting = Sitting(header.seats)
        self.is_closed = False
        self._entries = len(game.entries())  # how many are in the file
        self._serial = game.serial  # how many events were looked at
        self._skipped = find(game.name).skipped
        self._bots: dict[tuple[int, int | str], Bot] = {}

    @classmethod
    def resume(cls, path: Path) -> "Session":
        """What a file tells."""
        store, header, rows = FileStore.open(path)
        try:
            return cls.rebuild(header, rows, store)
        except BaseException:
            store.close()
            raise

    @classmethod
    def rebuild(cls, header: Header, rows: Sequence[Row], store: Store, snapshot: bytes | None = None) -> "Session":
        """What header and rows tell; a snapshot of the game, if one is at hand, spares most of the replay."""
        path = str(store.path or "")
        entries = [entry for row in rows for entry in row.entries]
        try:
            game = None if snapshot is None else restore(snapshot, entries)
            game = game or replay("\n".join(entries))
        except RecordError as error:
            raise TableError("cannot-resume", path=path, why=error.code) from error
        if len(header.seats) != game.players:
            raise TableError("damaged", path=path, line=1)
        session = cls(game, header, store)
        for at, row in enumerate(rows, 2):
            for change in row.changes:
                if not 0 <= change.seat < game.players:
                    raise TableError("damaged", path=path, line=at)
                session.sitting.take(change)
        return session

    def follow(self, row: Row) -> None:
        """Take up a row that somebody else wrote."""
        try:
            apply_entries(self.game, row.entries)
        except RecordError as error:
            raise TableError("cannot-resume", path="", why=error.code) from error
        self._entries += len(row.entries)
        self._serial = self.game.serial
        for change in row.changes:
            self.sitting.take(change)

    def close(self) -> None:
        """Nothing changes any more; others may open the file."""
        self.is_closed = True
        if self.store is not None:
            self.store.close()

    @property
    def status(self) -> str:
        """`playing`, `over` or `void`."""
        if self.sitting.is_void:
            return "void"
        return "over" if self.game.is_over else "playing"

    # Whose turn ------------------------------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """The seats that have to choose, people's and bots'."""
        if self.status != "playing":
            return []
        committed = self.game.committed
        return [seat for seat in self.game.deciders if seat not in committed]

    def is_human(self, seat: int) -> bool:
        """Whether a person chooses for a seat now."""
        return self.sitting.seats[seat].kind == "human"

    def due(self, seat: int) -> Due | None:
        """What speaks for a person who is asked. Orders come before answers: they are about less."""
        if seat in self.sitting.held:
            return None
        ask = self.game.ask
        for at, order in enumerate(self.sitting.orders[seat]):
            if order.fits(ask):
                return Due(order.move(self.game, seat), at)
        text = None if ask is None else self.answers(seat).get(ask.kind)
        return None if text is None else Due(text, None)

    def answers(self, seat: int) -> dict[str, str]:
        """The standing answers of a seat; asks that are usually skipped are passed unless the person wants them."""
        wanted = self.sitting.wanted[seat]
        usual = {ask: SKIP for ask in self.game.skipped_asks(seat) if ask not in wanted}
        return usual | self.sitting.answers[seat]

    def may_stand(self) -> bool:
        """Whether an order or an answer may speak for somebody now."""
        if self.sitting.stands:
            return True
        ask = self.game.ask if self._skipped else None
        return ask is not None and ask.kind in self._skipped

    def think(self, seat: int, budget: Budget) -> int:
        """What the bot of a seat that is asked would play."""
        level = self.sitting.seats[seat].level
        assert level is not None
        if (seat, level) not in self._bots:
            self._bots[seat, level] = make(level, self.header.bots * 8 + seat)
        return self._bots[seat, level].choose(self.game.info(seat), budget)

    # What changes it -------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int | str, by: By, *changes: Change) -> tuple[Played, tuple[Event, ...]]:
        """Play through the engine's checked door, and keep it."""
        number = self.game.number
        is_sealed = self.game.mode == "sealed"
        events = self.game.play(move, seat)
        text = move if isinstance(move, str) else self.game.notation(move, seat)
        self.save(Made(seat, number, by, is_sealed), *changes)
        return Played(seat, number, None if is_sealed else text), events

    def play_due(self, seat: int, due: Due) -> Played:
        """Do what speaks for a person."""
        if due.order is None:
            return self.play(seat, due.text, "answer")[0]
        return self.play(seat, due.text, "order", Ordered(seat, self._used(seat, due.order)))[0]

    def _used(self, seat: int, at: int) -> tuple[Order, ...]:
        """The orders of a seat once that one is carried out; a bid goes on while its auction does."""
        orders = list(self.sitting.orders[seat])
        if orders[at].kind != "bid":
            del orders[at]
        elif orders[at].begun is None:
            orders[at] = replace(orders[at], begun=self.game.number)
        return tuple(orders)

    def save(self, *changes: Change) -> None:
        """Carry out changes and what follows from them; write all of it in one row, with the engine's new entries."""
        for change in changes:
            self.sitting.take(change)
        made = list(changes)
        for change in self._consequences():
            self.sitting.take(change)
            made.append(change)
        row = Row(self.game.entries(self._entries), tuple(made))
        self._entries += len(row.entries)
        if self.store is None or row == Row():
            return
        try:
            self.store.append(row)
        except OSError as error:
            self.close()  # the file is behind what is in memory; who opens it again is where it is
            raise TableError("not-saved", path=str(self.store.path or ""), told=error.strerror) from error

    def _consequences(self) -> Iterator[Change]:
        """What has to change now: bids whose auction is over go, and so does what is due but not legal."""
        if not self.sitting.stands:
            self._serial = self.game.serial
            return
        events = self.game.events(self._serial)
        self._serial += len(events)
        ask = self.game.ask
        if ask is None or ask.kind not in ASKS["bid"] or any(event.kind in AWARDS for event in events):
            for seat, orders in enumerate(self.sitting.orders):
                if any(order.begun is not None for order in orders):
                    yield Ordered(seat, tuple(order for order in orders if order.begun is None))
        for seat in filter(self.is_human, self.asked()):
            while (due := self.due(seat)) is not None:
                why = self.game.why_not(seat, due.text)
                if why is None:
                    break
                orders = self.sitting.orders[seat]
                if due.order is not None:
                    yield Ordered(seat, (*orders[: due.order], *orders[due.order + 1 :]))
                    yield Noted(seat, Note(self.game.number, "order", orders[due.order].text, why))
                elif ask is not None:
                    yield Answered(seat, ask.kind, None)
                    yield Noted(seat, Note(self.game.number, "answer", due.text, why))
