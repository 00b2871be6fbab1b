"""A game with people and bots around it. The rules stay in the engine: whatever is played goes through `Game.play`."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from msgspec.structs import replace

from carrack.bots import Budget, make
from carrack.engine.api import load, new_game
from carrack.engine.errors import CarrackError
from carrack.engine.game import Game
from carrack.engine.history import binds_since
from carrack.engine.positions import chance_data
from carrack.engine.secret import NONCE_BYTES, SECRET_BYTES, sealed_source, seed_secret
from carrack.engine.types import Event, Reveal, UndoLimit
from carrack.table.back import sees_more
from carrack.table.errors import TableError
from carrack.table.order import Order, check_answer, check_order, order_kinds
from carrack.table.ranking import ranked_winners
from carrack.table.seat import Seat, check_seats
from carrack.table.session import Played, Session
from carrack.table.sitting import OWN, Agreed, Answered, Note, Ordered, Retracted, Returned, Row, Seated
from carrack.table.spectator import Spectator
from carrack.table.store import VERSION, FileStore, Header, Store

MOST_ORDERS = 50
SEED_BITS = 60
USUAL = Budget()


class Table:
    """Seats, whose turn it is, and a file that has every move before the call returns. Made by `create` and `open`.

    Whatever raises has changed nothing, except `not-saved`, which closes the table: its file has all that was answered.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._sitting = session.sitting
        self._game = session.game
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
        keep: Callable[[Header, Row], Store] | None = None,
        lang: str = "en",
    ) -> "Table":
        """A new table, in a new file if there is a path. A seed is for tests; without one the deal is secret.

        A `position` as `to_dict` makes it is where to begin; what is None in it is dealt, and no chance is in it.
        Who keeps tables elsewhere gives `keep` instead, which makes a store of the header and the first row.
        """
        seats = check_seats(seats)
        _check_language(lang)
        if seed is None and secret is None:
            secret = secrets.token_bytes(SECRET_BYTES)
        if secret is not None and nonces is None:
            nonces = [secrets.token_bytes(NONCE_BYTES) for _ in seats]
        if position is not None:
            begun = _go_on(position, len(seats), seed_secret(seed or 0) if secret is None else secret, nonces or ())
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
        header = Header(VERSION, lang, bots, seats)
        first = Row(begun.entries())
        store: Store | None = None if keep is None else keep(header, first)
        if path is not None:
            store = FileStore.create(Path(path), header, first)
        return cls(Session(begun, header, store))

    @classmethod
    def open(cls, path: Path | str, lang: str | None = None) -> "Table":
        """A table as it was when the last call returned; in another language if one is named."""
        if lang is not None:
            _check_language(lang)
        session = Session.resume(Path(path))
        if lang is not None:
            session.header = replace(session.header, lang=lang)
        return cls(session)

    @classmethod
    def resume(cls, header: Header, rows: Sequence[Row], store: Store, snapshot: bytes | None = None) -> "Table":
        """A table that is kept elsewhere, from its header and all its rows; a snapshot makes it quicker."""
        return cls(Session.rebuild(header, rows, store, snapshot))

    def follow(self, row: Row) -> None:
        """Take up the next row of a table that is kept elsewhere, written there by another process.

        After an error the table is of no use any more.
        """
        self._session.follow(row)

    def close(self) -> None:
        """Get up; the file can be opened again. What there is can still be read."""
        self._session.close()

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
        return None if self._session.store is None else self._session.store.path

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return tuple(self._sitting.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """What to call them; who has no name is numbered. A bot that keeps a seat is called like its person."""
        from carrack.engine.catalogue import catalogue  # Fluent takes longer to import than the whole engine

        messages = catalogue(self._session.header.lang)
        return tuple(
            seat.name or messages.format("player-name" if seat.kind == "human" else "player-bot", {"number": at})
            for at, seat in enumerate(self._session.header.seats, 1)
        )

    @property
    def status(self) -> str:
        """`playing`, `over` or `void`."""
        return self._session.status

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats of people whose choice is awaited: they are asked, and nothing stands that speaks for them."""
        session = self._session
        return tuple(seat for seat in session.asked() if session.is_human(seat) and session.due(seat) is None)

    @property
    def has_take_backs(self) -> bool:
        """Whether somebody took back who had seen more."""
        return self._sitting.has_take_backs

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
        self._session.save()
        return revealed

    # Playing ---------------------------------------------------------------------------------------------------------

    def play(
        self, seat: int, move: int | str, number: int | None = None, takebacks: int | None = None
    ) -> tuple[Event, ...]:
        """A person's move or line; what the mover sees of it. Number and takebacks are those of the node it answers."""
        self._check_playing()
        self._check_human(seat)
        self._check_fresh(number, takebacks)
        return self._session.play(seat, move, "hand")[1]

    def retract(self, seat: int) -> None:
        """Take a sealed choice back, which is possible until the last one is in."""
        self._check_playing()
        self._check_human(seat)
        self._game.retract(seat)
        self._session.save(Retracted(seat, self._game.number))

    def step(self, budget: Budget = USUAL, *, bots: bool = True) -> Played | None:
        """One decision of a bot, a standing answer or an order; None if people must choose, or nobody any more."""
        self._check_open()
        session = self._session
        if not bots and not session.may_stand():
            return None
        for seat in session.asked():
            if not session.is_human(seat):
                if bots:
                    return session.play(seat, session.think(seat, budget), "bot")[0]
            elif (due := session.due(seat)) is not None:
                return session.play_due(seat, due)
        return None

    def standing_seats(self) -> list[int]:
        """The seats of people who are asked and for whom an order or an answer speaks."""
        session = self._session
        if not self._sitting.stands:
            return []
        return [seat for seat in session.asked() if session.is_human(seat) and session.due(seat) is not None]

    def play_standing(self, seat: int, number: int | None = None, takebacks: int | None = None) -> Played:
        """Play what stands for a person who is asked; number and takebacks are those of the node it was found at."""
        self._check_playing()
        self._check_human(seat)
        self._check_fresh(number, takebacks)
        due = self._session.due(seat) if seat in self._session.asked() else None
        if due is None:
            raise TableError("nothing-stands")
        return self._session.play_due(seat, due)

    def next_bot(self) -> int | None:
        """The seat of a bot that is due, for who runs bots elsewhere."""
        is_human = self._session.is_human
        if all(map(is_human, range(len(self._sitting.seats)))):
            return None
        return next((seat for seat in self._session.asked() if not is_human(seat)), None)

    def think(self, seat: int, budget: Budget = USUAL) -> int:
        """What the bot of a seat that is due would play. Changes nothing, so it may run in another thread."""
        self._check_bot(seat)
        if seat not in self._session.asked():
            raise TableError("not-asked", seat=seat)
        return self._session.think(seat, budget)

    def play_bot(self, seat: int, move: int | str, number: int | None = None, takebacks: int | None = None) -> Played:
        """A bot's move; number and takebacks are those of the node it thought about."""
        self._check_playing()
        self._check_bot(seat)
        self._check_fresh(number, takebacks)
        return self._session.play(seat, move, "bot")[0]

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
        for number in (self._sitting.last_decision(seat, OWN), self._sitting.last_decision(seat)):
            if number is not None and number >= limit.number:
                self._game.rewind(number)
                self._session.save(Returned(seat, number))
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
        number = self._sitting.last_decision(seat, OWN)
        if number is None:
            raise TableError("nothing-to-take-back")
        sees = sees_more(self._game, self._sitting.decisions, seat, number)
        binds = binds_since(self._game, number)  # bots cannot consent to it
        if sees and not knowing:
            raise TableError("sees-more", number=number)
        if binds and not knowing:
            raise TableError("binds", number=number)
        self._game.rewind(number)
        self._session.save(Returned(seat, number, marks=sees or binds))

    def rewind(self, seat: int, number: int) -> None:
        """Go back to any earlier node, whatever was learned since: for who plays alone, to try things out."""
        self._check_not_void()
        self._check_human(seat)
        self._game.rewind(number)
        self._session.save(Returned(seat, number))

    # Standing answers and orders -------------------------------------------------------------------------------------

    def set_answer(self, seat: int, ask: str, text: str | None) -> None:
        """Answer a kind of ask always so; None: no more."""
        self._check_playing()
        self._check_persons(seat)
        if text is not None:
            check_answer(self._game, seat, ask, text)
        elif ask not in self._session.answers(seat):
            raise TableError("nothing-stands")
        self._session.save(Answered(seat, ask, text))

    def answers(self, seat: int) -> dict[str, str]:
        """The standing answers of a seat by kind of ask, with those that stand unless removed. For that seat alone."""
        return self._session.answers(self._seat(seat))

    def wanted_asks(self, seat: int) -> tuple[str, ...]:
        """The kinds of asks that are usually skipped and that the seat wants to be asked all the same."""
        answers = self.answers(seat)
        return tuple(ask for ask in self._game.skipped_asks(seat) if ask not in answers)

    def set_order(self, seat: int, order: Order) -> None:
        """Add a standing order behind those there are."""
        self._check_playing()
        self._check_persons(seat)
        check_order(self._game, seat, order)
        orders = self._sitting.orders[seat]
        if len(orders) >= MOST_ORDERS:
            raise TableError("too-many-orders", most=MOST_ORDERS)
        self._session.save(Ordered(seat, (*orders, replace(order, begun=None))))

    def drop_order(self, seat: int, at: int) -> None:
        """Remove a standing order by its place."""
        self._check_playing()
        self._check_persons(seat)
        orders = self._sitting.orders[seat]
        if not 0 <= at < len(orders):
            raise TableError("nothing-stands")
        self._session.save(Ordered(seat, (*orders[:at], *orders[at + 1 :])))

    def orders(self, seat: int) -> tuple[Order, ...]:
        """The standing orders of a seat, first things first. They are for that seat alone."""
        return self._sitting.orders[self._seat(seat)]

    def order_kinds(self, seat: int) -> tuple[str, ...]:
        """The kinds of orders that this game knows: of `bid`, `sell` and `place`."""
        if self._order_kinds is None:
            self._order_kinds = order_kinds(self._game, self._seat(seat))
        return self._order_kinds

    def notes(self, seat: int) -> tuple[Note, ...]:
        """Which orders and answers were not legal when their moment came, and why. For that seat alone."""
        return tuple(self._sitting.notes[self._seat(seat)])

    def has_standing(self, seat: int) -> bool:
        """Whether an answer or an order stands for a seat, or a note tells of one that did."""
        at, sitting = self._seat(seat), self._sitting
        return bool(self.answers(at) or self.wanted_asks(at) or sitting.orders[at] or sitting.notes[at])

    # Coming and going ------------------------------------------------------------------------------------------------

    def resign(self, seat: int) -> None:
        """Leave a seat to a bot for good."""
        self._check_playing()
        self._check_persons(seat)
        self._session.save(Seated(seat, self.seats[seat].resigned(self._game.name)))

    def replace(self, seat: int, level: int | str) -> None:
        """Let a bot keep a person's seat."""
        self._check_playing()
        self._check_persons(seat)
        make(level)
        self._session.save(Seated(seat, self.seats[seat].kept(level)))

    def give_back(self, seat: int) -> None:
        """Give a seat that a bot keeps back to the person."""
        self._check_playing()
        if not self.seats[self._seat(seat)].is_away:
            raise TableError("not-replaced", seat=seat)
        self._session.save(Seated(seat, self.seats[seat].returned()))

    @property
    def agreed(self) -> tuple[int, ...]:
        """The people who want the game to be void; nobody once the proposal has lapsed."""
        sitting = self._sitting
        return tuple(sorted(sitting.agreed)) if sitting.is_void or sitting.proposal_stands(self._game.number) else ()

    @property
    def lapses_at(self) -> int | None:
        """The number of the node at which the proposal to end the game lapses; None if there is none."""
        return self._sitting.lapses_at if self.status == "playing" and self.agreed else None

    def agree_to_void(self, seat: int) -> None:
        """Propose to end the game without a winner, or agree to that: it is void as soon as all people do."""
        self._check_playing()
        self._check_human(seat)
        self._session.save(Agreed(seat, True, self._game.number))

    def refuse_void(self, seat: int) -> None:
        """Withdraw from the proposal to end the game, or refuse it, which ends it for all."""
        self._check_playing()
        self._check_human(seat)
        if not self.agreed:
            raise TableError("not-agreed")
        self._session.save(Agreed(seat, False, self._game.number))

    # Checks ----------------------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self._game.players:
            raise CarrackError("no-such-seat", field="seat", seat=seat)
        return seat

    def _check_open(self) -> None:
        if self._session.is_closed:
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
        if not self._session.is_human(self._seat(seat)):
            raise TableError("not-a-person", seat=seat)

    def _check_persons(self, seat: int) -> None:
        """Raise unless a seat is a person's, even one who is away."""
        if not self.seats[self._seat(seat)].is_persons:
            raise TableError("not-a-person", seat=seat)

    def _check_bot(self, seat: int) -> None:
        if self._session.is_human(self._seat(seat)):
            raise TableError("not-a-bot", seat=seat)

    def _check_fresh(self, number: int | None, takebacks: int | None) -> None:
        """Raise if an answer is to a node that is no more."""
        now = (self._game.number, self._game.takebacks)
        if (now[0] if number is None else number, now[1] if takebacks is None else takebacks) != now:
            raise TableError("stale", number=now[0], takebacks=now[1])


def _go_on(position: Mapping[str, Any], players: int, secret: bytes, nonces: Sequence[bytes | None]) -> Game:
    """A game that begins with a position; deal and later shuffles follow from the secret."""
    source = sealed_source(players, secret, tuple(nonces))
    game = load({**position, "chance": chance_data(source)}, source.deal_seed())
    if game.players != players:
        raise TableError("bad-seat", field="seats")
    return game


def _check_language(lang: str) -> None:
    from carrack.engine.catalogue import catalogue

    catalogue(lang)
