"""A game with people and bots around it: the one layer that the terminal client and the server both use.

The rules stay in the engine: every move goes through `Game.play`. What a table adds is checked and stored here.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import replace

from carrack.bots import Bot, Budget, make
from carrack.engine.api import load, new_game, replay
from carrack.engine.errors import CarrackError, RecordError
from carrack.engine.game import Game
from carrack.engine.history import binds_since
from carrack.engine.positions import chance_data
from carrack.engine.replay import apply_entries
from carrack.engine.secret import NONCE_BYTES, SECRET_BYTES, sealed_source, seed_secret
from carrack.engine.snapshot import restore
from carrack.engine.types import Event, Reveal, UndoLimit
from carrack.table.changes import (
    OWN,
    AnswerSet,
    By,
    Change,
    ChangeSet,
    ChoiceRetracted,
    DecisionMade,
    Note,
    OrdersSet,
    SeatChanged,
    VoidVoted,
    WentBack,
)
from carrack.table.errors import TableError
from carrack.table.order import Order, check_answer, check_order, order_kinds
from carrack.table.ranking import ranked_winners
from carrack.table.seat import Seat, check_seats
from carrack.table.seat_state import SeatState
from carrack.table.spectator import Spectator
from carrack.table.standing import DueMove, StandingMoves
from carrack.table.table_file import VERSION, TableFile, TableHeader, TableLog
from carrack.table.take_back import sees_more

MOST_ORDERS = 50
SEED_BITS = 60
USUAL = Budget()


class StepResult(Struct, frozen=True):
    """A decision that `Table.step` made. `text` is the move; None in a sealed node, where nobody may see it yet."""

    seat: int
    number: int  # of the node it answers
    text: str | None


class Table:
    """Seats around a game, and a log that has every move before the call returns.

    Made by `create`, `open` and `resume`. A call that raises has changed nothing, except `not-saved`, which closes the
    table: its file has everything up to the call before.
    """

    def __init__(self, game: Game, header: TableHeader, log: TableLog | None) -> None:
        self._game = game
        self._header = header
        self._log = log
        self._state = SeatState(header.seats)
        self._standing = StandingMoves(game, self._state)
        self._is_closed = False
        self._stored = len(game.entries())  # how many entries are in the log
        self._bots: dict[tuple[int, int | str], Bot] = {}
        self._order_kinds: tuple[str, ...] | None = None  # the same for all seats and positions

    @classmethod
    def create(
        cls,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        nonces: Sequence[bytes | None] | None = None,
        rules_version: int | None = None,
        position: Mapping[str, Any] | None = None,
        path: Path | str | None = None,
        create_log: Callable[[TableHeader, ChangeSet], TableLog] | None = None,
        lang: str = "en",
    ) -> "Table":
        """Create a table with a new game.

        Args:
            game: The name of the game.
            seats: Who sits where.
            options: Options of the game; missing ones get their defaults.
            seed: Makes the deal and the bots repeatable, for tests. Without it they are random.
            secret: 32 bytes from which the deal derives; random by default.
            nonces: 16 bytes of each seat that the deal derives from, too; random by default.
            rules_version: The version of the rules; the newest by default.
            position: A position as `Game.to_dict` returns it, without its chance, to begin with instead of a new game.
                Tokens that are None are dealt.
            path: A new file to store the table in.
            create_log: Makes the log of a table that is not stored in a file, from the header and the first change set.
            lang: The language of names that were left empty.

        Raises:
            TableError: The seats are wrong, or the file cannot be created.
            OptionError: The game, an option or the number of players is wrong.
            PositionError: The position is impossible.
        """
        seats = check_seats(seats)
        _check_language(lang)
        if seed is None and secret is None:
            secret = secrets.token_bytes(SECRET_BYTES)
        if secret is not None and nonces is None:
            nonces = [secrets.token_bytes(NONCE_BYTES) for _ in seats]
        if position is not None:
            begun = _game_from(position, len(seats), seed_secret(seed or 0) if secret is None else secret, nonces or ())
        else:
            begun = new_game(
                game,
                players=len(seats),
                seed=seed,
                secret=secret,
                nonces=tuple(nonces or ()),
                rules_version=rules_version,
                **(options or {}),
            )
        bots = secrets.randbits(SEED_BITS) if seed is None else seed % (1 << SEED_BITS)
        header = TableHeader(VERSION, lang, bots, seats)
        first = ChangeSet(begun.entries())
        log: TableLog | None = None if create_log is None else create_log(header, first)
        if path is not None:
            log = TableFile.create(Path(path), header, first)
        return cls(begun, header, log)

    @classmethod
    def open(cls, path: Path | str, lang: str | None = None) -> "Table":
        """Open the file of a table, as it was when the last call returned.

        Args:
            path: The file.
            lang: Another language for names that were left empty.

        Raises:
            TableError: The file does not exist, is in use, or is damaged.
        """
        if lang is not None:
            _check_language(lang)
        log, header, change_sets = TableFile.open(Path(path))
        try:
            table = cls.resume(header, change_sets, log)
        except BaseException:
            log.close()
            raise
        if lang is not None:
            table._header = replace(header, lang=lang)
        return table

    @classmethod
    def resume(
        cls, header: TableHeader, change_sets: Sequence[ChangeSet], log: TableLog, snapshot: bytes | None = None
    ) -> "Table":
        """Rebuild a table from its header and all its change sets.

        Args:
            header: The header, as `create_log` got it.
            change_sets: All change sets, the first included.
            log: Where further change sets go.
            snapshot: A snapshot of the game, which spares most of the replay; one of another version is ignored.

        Raises:
            TableError: The change sets cannot be replayed.
        """
        path = str(log.path or "")
        entries = [entry for change_set in change_sets for entry in change_set.entries]
        try:
            game = None if snapshot is None else restore(snapshot, entries)
            game = game or replay("\n".join(entries))
        except RecordError as error:
            raise TableError("cannot-resume", path=path, why=error.code) from error
        if len(header.seats) != game.players:
            raise TableError("damaged", path=path, line=1)
        table = cls(game, header, log)
        for at, change_set in enumerate(change_sets, 2):
            for change in change_set.changes:
                if not 0 <= change.seat < game.players:
                    raise TableError("damaged", path=path, line=at)
                table._state.apply(change)
        return table

    def follow(self, change_set: ChangeSet) -> None:
        """Apply the next change set, which another process stored.

        Raises:
            TableError: It does not follow on this table, which must not be used any more.
        """
        try:
            apply_entries(self._game, change_set.entries)
        except RecordError as error:
            raise TableError("cannot-resume", path="", why=error.code) from error
        self._stored += len(change_set.entries)
        self._standing.mark_seen()
        for change in change_set.changes:
            self._state.apply(change)

    def close(self) -> None:
        """Close the table, so that others can open its file. It can still be read, but not changed."""
        self._is_closed = True
        if self._log is not None:
            self._log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Who and what ----------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game, to read. Who plays on it goes past the table, and nothing of it is kept."""
        return self._game

    @property
    def path(self) -> Path | None:
        """Its file."""
        return None if self._log is None else self._log.path

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return tuple(self._state.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """What to call them; who has no name is numbered. A bot that keeps a seat is called like its person."""
        from carrack.engine.catalogue import catalogue  # Fluent takes longer to import than the whole engine

        messages = catalogue(self._header.lang)
        return tuple(
            seat.name or messages.format("player-name" if seat.kind == "human" else "player-bot", {"number": at})
            for at, seat in enumerate(self._header.seats, 1)
        )

    @property
    def status(self) -> str:
        """`playing`, `over` or `void`."""
        if self._state.is_void:
            return "void"
        return "over" if self._game.is_over else "playing"

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats of people whose choice is awaited: they are asked, and nothing stands that speaks for them."""
        is_human, due = self._state.is_human, self._standing.due
        return tuple(seat for seat in self._asked() if is_human(seat) and due(seat) is None)

    @property
    def has_take_backs(self) -> bool:
        """Whether somebody took back who had seen more."""
        return self._state.has_take_backs

    def winners(self) -> tuple[int, ...]:
        """The seats that win, as if it ended now; nobody who resigned does."""
        return ranked_winners(self._game, self.resigned)

    @property
    def resigned(self) -> tuple[int, ...]:
        """The seats of those who resigned."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.has_resigned)

    def spectator(self) -> Spectator:
        """What the public sees."""
        return Spectator(self._game)

    def reveal(self) -> Reveal:
        """The secret of the deal, once the game is over. From then on nothing can be taken back."""
        self._check_open()
        revealed = self._game.reveal()
        self._save()
        return revealed

    # Playing ---------------------------------------------------------------------------------------------------------

    def play(
        self, seat: int, move: int | str, number: int | None = None, takebacks: int | None = None
    ) -> tuple[Event, ...]:
        """A person's move or line; what the mover sees of it. Number and takebacks are those of the node it answers."""
        self._check_playing()
        self._check_human(seat)
        self._check_fresh(number, takebacks)
        return self._play(seat, move, "hand")[1]

    def retract(self, seat: int) -> None:
        """Take a sealed choice back, which is possible until the last one is in."""
        self._check_playing()
        self._check_human(seat)
        self._game.retract(seat)
        self._save(ChoiceRetracted(seat, self._game.number))

    def step(self, budget: Budget = USUAL, *, bots: bool = True) -> StepResult | None:
        """One decision of a bot, a standing answer or an order; None if people must choose, or nobody any more."""
        self._check_open()
        if not bots and not self._standing.may_be_due():
            return None
        for seat in self._asked():
            if not self._state.is_human(seat):
                if bots:
                    return self._play(seat, self._think(seat, budget), "bot")[0]
            elif (due := self._standing.due(seat)) is not None:
                return self._play_due(seat, due)
        return None

    def standing_seats(self) -> list[int]:
        """The seats of people who are asked and for whom an order or an answer speaks."""
        if not self._state.has_standing:
            return []
        is_human, due = self._state.is_human, self._standing.due
        return [seat for seat in self._asked() if is_human(seat) and due(seat) is not None]

    def play_standing(self, seat: int, number: int | None = None, takebacks: int | None = None) -> StepResult:
        """Play what stands for a person who is asked; number and takebacks are those of the node it was found at."""
        self._check_playing()
        self._check_human(seat)
        self._check_fresh(number, takebacks)
        due = self._standing.due(seat) if seat in self._asked() else None
        if due is None:
            raise TableError("nothing-stands")
        return self._play_due(seat, due)

    def next_bot(self) -> int | None:
        """The seat of a bot that is due, for who runs bots elsewhere."""
        is_human = self._state.is_human
        if all(map(is_human, range(len(self._state.seats)))):
            return None
        return next((seat for seat in self._asked() if not is_human(seat)), None)

    def think(self, seat: int, budget: Budget = USUAL) -> int:
        """What the bot of a seat that is due would play. Changes nothing, so it may run in another thread."""
        self._check_bot(seat)
        if seat not in self._asked():
            raise TableError("not-asked", seat=seat)
        return self._think(seat, budget)

    def play_bot(
        self, seat: int, move: int | str, number: int | None = None, takebacks: int | None = None
    ) -> StepResult:
        """Play a bot's move.

        Args:
            seat: The bot's seat.
            move: The move, as id or text.
            number: The number of the node the bot was asked at; a stale one is refused.
            takebacks: The takebacks of that node.
        """
        self._check_playing()
        self._check_bot(seat)
        self._check_fresh(number, takebacks)
        return self._play(seat, move, "bot")[0]

    # Going back ------------------------------------------------------------------------------------------------------

    def undo_limit(self, seat: int) -> UndoLimit:
        """How far a seat may go back without asking anybody, and what stops it there."""
        return self._game.undo_limit(self._seat(seat))

    def undo(self, seat: int) -> None:
        """Go back one decision of a person, where the engine allows it. The person is then asked, whatever stands."""
        self._check_playing()
        self._check_human(seat)
        if seat in self._game.committed:
            self.retract(seat)
            return
        limit = self._game.undo_limit(seat)
        # Answers are gone back over with the decision before them, unless it is out of reach.
        for number in (self._state.last_decision(seat, OWN), self._state.last_decision(seat)):
            if number is not None and number >= limit.number:
                self._game.rewind(number)
                self._save(WentBack(seat, number))
                return
        raise TableError("nothing-to-undo", why=limit.code)

    def take_back(self, seat: int, knowing: bool = False) -> None:
        """Go back to a person's last own decision, at a table of bots.

        Raises `sees-more` or `binds` if that would mark the game, unless `knowing`.
        """
        self._check_not_void()
        self._check_human(seat)
        if any(other.is_persons for at, other in enumerate(self.seats) if at != seat):
            raise TableError("with-people")
        number = self._state.last_decision(seat, OWN)
        if number is None:
            raise TableError("nothing-to-take-back")
        sees = sees_more(self._game, self._state.decisions, seat, number)
        binds = binds_since(self._game, number)  # bots cannot consent to it
        if sees and not knowing:
            raise TableError("sees-more", number=number)
        if binds and not knowing:
            raise TableError("binds", number=number)
        self._game.rewind(number)
        self._save(WentBack(seat, number, marks=sees or binds))

    def rewind(self, seat: int, number: int) -> None:
        """Go back to any earlier node, whatever was learned since: for who plays alone, to try things out."""
        self._check_not_void()
        self._check_human(seat)
        self._game.rewind(number)
        self._save(WentBack(seat, number))

    # Standing answers and orders -------------------------------------------------------------------------------------

    def set_answer(self, seat: int, ask: str, text: str | None) -> None:
        """Answer a kind of ask always so; None: no more."""
        self._check_playing()
        self._check_persons(seat)
        if text is not None:
            check_answer(self._game, seat, ask, text)
        elif ask not in self._standing.answers(seat):
            raise TableError("nothing-stands")
        self._save(AnswerSet(seat, ask, text))

    def answers(self, seat: int) -> dict[str, str]:
        """The standing answers of a seat by kind of ask, with those that stand unless removed. For that seat alone."""
        return self._standing.answers(self._seat(seat))

    def wanted_asks(self, seat: int) -> tuple[str, ...]:
        """The kinds of asks that are usually skipped and that the seat wants to be asked all the same."""
        answers = self.answers(seat)
        return tuple(ask for ask in self._game.skipped_asks(seat) if ask not in answers)

    def set_order(self, seat: int, order: Order) -> None:
        """Add a standing order behind those there are."""
        self._check_playing()
        self._check_persons(seat)
        check_order(self._game, seat, order)
        orders = self._state.orders[seat]
        if len(orders) >= MOST_ORDERS:
            raise TableError("too-many-orders", most=MOST_ORDERS)
        self._save(OrdersSet(seat, (*orders, replace(order, begun=None))))

    def drop_order(self, seat: int, at: int) -> None:
        """Remove a standing order by its place."""
        self._check_playing()
        self._check_persons(seat)
        orders = self._state.orders[seat]
        if not 0 <= at < len(orders):
            raise TableError("nothing-stands")
        self._save(OrdersSet(seat, (*orders[:at], *orders[at + 1 :])))

    def orders(self, seat: int) -> tuple[Order, ...]:
        """The standing orders of a seat, first things first. They are for that seat alone."""
        return self._state.orders[self._seat(seat)]

    def order_kinds(self, seat: int) -> tuple[str, ...]:
        """The kinds of orders that this game knows: of `bid`, `sell` and `place`."""
        if self._order_kinds is None:
            self._order_kinds = order_kinds(self._game, self._seat(seat))
        return self._order_kinds

    def notes(self, seat: int) -> tuple[Note, ...]:
        """Which orders and answers were not legal when their moment came, and why. For that seat alone."""
        return tuple(self._state.notes[self._seat(seat)])

    def has_standing(self, seat: int) -> bool:
        """Whether an answer or an order stands for a seat, or a note tells of one that did."""
        at, state = self._seat(seat), self._state
        return bool(self.answers(at) or self.wanted_asks(at) or state.orders[at] or state.notes[at])

    # Coming and going ------------------------------------------------------------------------------------------------

    def resign(self, seat: int) -> None:
        """Leave a seat to a bot for good."""
        self._check_playing()
        self._check_persons(seat)
        self._save(SeatChanged(seat, self.seats[seat].resigned(self._game.name)))

    def replace(self, seat: int, level: int | str) -> None:
        """Let a bot keep a person's seat."""
        self._check_playing()
        self._check_persons(seat)
        make(level)
        self._save(SeatChanged(seat, self.seats[seat].kept(level)))

    def give_back(self, seat: int) -> None:
        """Give a seat that a bot keeps back to the person."""
        self._check_playing()
        if not self.seats[self._seat(seat)].is_away:
            raise TableError("not-replaced", seat=seat)
        self._save(SeatChanged(seat, self.seats[seat].returned()))

    @property
    def agreed(self) -> tuple[int, ...]:
        """The people who want the game to be void; nobody once the proposal has lapsed."""
        state = self._state
        return tuple(sorted(state.agreed)) if state.is_void or state.has_proposal(self._game.number) else ()

    @property
    def lapses_at(self) -> int | None:
        """The number of the node at which the proposal to end the game lapses; None if there is none."""
        return self._state.lapses_at if self.status == "playing" and self.agreed else None

    def agree_to_void(self, seat: int) -> None:
        """Propose to end the game without a winner, or agree to that: it is void as soon as all people do."""
        self._check_playing()
        self._check_human(seat)
        self._save(VoidVoted(seat, True, self._game.number))

    def refuse_void(self, seat: int) -> None:
        """Withdraw from the proposal to end the game, or refuse it, which ends it for all."""
        self._check_playing()
        self._check_human(seat)
        if not self.agreed:
            raise TableError("not-agreed")
        self._save(VoidVoted(seat, False, self._game.number))

    # Playing and storing ---------------------------------------------------------------------------------------------

    def _asked(self) -> list[int]:
        """Return the seats that have to decide, people's and bots'."""
        if self.status != "playing":
            return []
        committed = self._game.committed
        return [seat for seat in self._game.deciders if seat not in committed]

    def _think(self, seat: int, budget: Budget) -> int:
        """Return the move that the bot of a seat chooses. The bot is made once per seat and level."""
        level = self._state.seats[seat].level
        assert level is not None
        if (seat, level) not in self._bots:
            self._bots[seat, level] = make(level, self._header.bots * 8 + seat)
        return self._bots[seat, level].choose(self._game.info(seat), budget)

    def _play(self, seat: int, move: int | str, by: By, *changes: Change) -> tuple[StepResult, tuple[Event, ...]]:
        """Play a move, which the engine checks, and store it with the changes that belong to it."""
        number = self._game.number
        is_sealed = self._game.mode == "sealed"
        events = self._game.play(move, seat)
        text = move if isinstance(move, str) else self._game.notation(move, seat)
        self._save(DecisionMade(seat, number, by, is_sealed), *changes)
        return StepResult(seat, number, None if is_sealed else text), events

    def _play_due(self, seat: int, due: DueMove) -> StepResult:
        """Play the move of a standing order or answer."""
        if due.order is None:
            return self._play(seat, due.text, "answer")[0]
        orders = self._standing.orders_after_use(seat, due.order)
        return self._play(seat, due.text, "order", OrdersSet(seat, orders))[0]

    def _save(self, *changes: Change) -> None:
        """Apply changes and those that follow from them, and store all in one change set with the new entries."""
        for change in changes:
            self._state.apply(change)
        made = list(changes)
        for change in self._standing.dropped(self._asked):
            self._state.apply(change)
            made.append(change)
        change_set = ChangeSet(self._game.entries(self._stored), tuple(made))
        self._stored += len(change_set.entries)
        if self._log is None or change_set == ChangeSet():
            return
        try:
            self._log.append(change_set)
        except OSError as error:
            self.close()  # the file lacks what is in memory; opening it again gives the state before this call
            raise TableError("not-saved", path=str(self._log.path or ""), told=error.strerror) from error

    # Checks ----------------------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self._game.players:
            raise CarrackError("no-such-seat", field="seat", seat=seat)
        return seat

    def _check_open(self) -> None:
        if self._is_closed:
            raise TableError("table-closed")

    def _check_not_void(self) -> None:
        self._check_open()
        if self.status == "void":
            raise TableError("table-void")

    def _check_playing(self) -> None:
        self._check_not_void()
        if self.status == "over":
            raise TableError("table-over")

    def _check_human(self, seat: int) -> None:
        """Raise unless a person chooses for a seat now."""
        if not self._state.is_human(self._seat(seat)):
            raise TableError("not-a-person", seat=seat)

    def _check_persons(self, seat: int) -> None:
        """Raise unless a seat is a person's, even one who is away."""
        if not self.seats[self._seat(seat)].is_persons:
            raise TableError("not-a-person", seat=seat)

    def _check_bot(self, seat: int) -> None:
        if self._state.is_human(self._seat(seat)):
            raise TableError("not-a-bot", seat=seat)

    def _check_fresh(self, number: int | None, takebacks: int | None) -> None:
        """Raise if an answer is to a node that is no more."""
        now = (self._game.number, self._game.takebacks)
        if (now[0] if number is None else number, now[1] if takebacks is None else takebacks) != now:
            raise TableError("stale", number=now[0], takebacks=now[1])


def _game_from(position: Mapping[str, Any], players: int, secret: bytes, nonces: Sequence[bytes | None]) -> Game:
    """A game that begins with a position; deal and later shuffles follow from the secret."""
    source = sealed_source(players, secret, tuple(nonces))
    game = load({**position, "chance": chance_data(source)}, source.deal_seed())
    if game.players != players:
        raise TableError("bad-seat", field="seats")
    return game


def _check_language(lang: str) -> None:
    from carrack.engine.catalogue import catalogue

    catalogue(lang)
