"""A game with people and bots around it: the one layer that the terminal client and the server both use.

The rules stay in the engine: every move goes through `Game.play`. A table adds who may do what, and stores it.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from carrack.bots import Bot, Budget, make
from carrack.engine.errors import CarrackError
from carrack.engine.game import Game
from carrack.engine.history import binds_since
from carrack.engine.titles import find
from carrack.engine.types import Event, Reveal, UndoLimit
from carrack.table.changes import (
    OWN,
    AnswerSet,
    By,
    Change,
    ChoiceRetracted,
    DecisionMade,
    FiltersSet,
    Note,
    OrdersSet,
    PlanSent,
    ReadinessSet,
    SeatChanged,
    VoidVoted,
    WentBack,
)
from carrack.table.errors import TableError
from carrack.table.order import Order, check_order, check_standing_answer, order_kinds
from carrack.table.plan import check_plan, with_planned_bids, without_own_card
from carrack.table.ranking import ranked_winners
from carrack.table.spectator import Spectator
from carrack.table.standing import DueMove
from carrack.table.stored_table import StoredTable
from carrack.table.table_file import TableHeader, TableLog
from carrack.table.take_back import sees_more

MOST_ORDERS = 50
USUAL = Budget()


class StepResult(Struct, frozen=True):
    """A decision that `Table.step` made. `text` is the move; None in a sealed node, where nobody may see it yet."""

    seat: int
    number: int  # of the node it answers
    text: str | None


class Table(StoredTable):
    """A game, its seats, and a log in which every change is stored before the call returns.

    `create`, `open` and `resume` return one. A call that raises has changed nothing. Only `not-saved` closes the table:
    its file then ends with the call before.

    Every method that changes something takes the seat it acts for. It raises TableError if the table is closed, over or
    void, or if the method is for people and a bot decides for the seat, or the other way round.
    """

    def __init__(self, game: Game, header: TableHeader, log: TableLog | None) -> None:
        super().__init__(game, header, log)
        self._bots: dict[tuple[int, int | str], Bot] = {}
        self._order_kinds: tuple[str, ...] | None = None  # the same for all seats and positions
        self._filter_names: dict[int, tuple[str, ...]] = {}  # by seat, the same for all positions

    # Turn and winners ------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats of people who have to decide, and for whom no standing order or answer does."""
        is_human, due = self._state.is_human, self._standing.due
        return tuple(seat for seat in sorted(self._asked()) if is_human(seat) and due(seat) is None)

    @property
    def has_take_backs(self) -> bool:
        """Whether somebody took back a decision after seeing more."""
        return self._state.has_take_backs

    def winners(self) -> tuple[int, ...]:
        """Return the winning seats, as if the game ended now; a seat that resigned cannot win."""
        return ranked_winners(self._game, self.resigned)

    @property
    def resigned(self) -> tuple[int, ...]:
        """The seats that resigned."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.has_resigned)

    def spectator(self) -> Spectator:
        """Return the public side of the game."""
        return Spectator(self._game)

    def reveal(self) -> Reveal:
        """Make the secret of the deal public, once the game is over. Nothing can be taken back after that.

        Raises:
            TooEarly: The game is not over.
        """
        self._check_open()
        revealed = self._game.reveal()
        self._save()
        return revealed

    # Playing ---------------------------------------------------------------------------------------------------------

    def play(
        self, seat: int, move: int | str, number: int | None = None, takebacks: int | None = None
    ) -> tuple[Event, ...]:
        """Play a person's move.

        Args:
            seat: The person's seat.
            move: A move id, or a move or line as text.
            number: The number of the node it answers. In an open node an act whose `Choice.answers` is `node` may
                name any number since the node opened; else a stale number is refused. None: the present one.
            takebacks: The takebacks of that node.

        Returns:
            The events that followed, as the mover sees them.

        Raises:
            IllegalMove: The move is not legal.
            TableError: The node is stale, or no person decides for the seat.
        """
        self._check_playing()
        self._check_human(seat)
        self.check_move_current(seat, move, number, takebacks)
        return self._play(seat, move, "hand")[1]

    def retract(self, seat: int) -> None:
        """Retract a person's sealed choice, which is possible until the last one is in."""
        self._check_playing()
        self._check_human(seat)
        self._game.retract(seat)
        self._save(ChoiceRetracted(seat, self._game.number))

    def step(self, budget: Budget = USUAL, *, bots: bool = True, plans: bool = True) -> StepResult | None:
        """Make one decision of a bot, a standing order or a standing answer.

        Args:
            budget: How long a bot may think.
            bots: Whether bots move too; without, only standing orders and answers do.
            plans: Whether planned bids move in open nodes; `planning_seats` lists those that have to.

        Returns:
            The decision; None if people must decide, or the game has ended.
        """
        self._check_open()
        if not bots and not self._standing.may_be_due():
            return None
        for seat in self._asked():
            if not self._state.is_human(seat):
                if bots:
                    return self._play(seat, self._think(seat, budget), "bot")[0]
            elif (due := self._standing.due(seat)) is not None and (plans or not self._is_open_plan(seat, due)):
                return self._play_due(seat, due)
        return None

    def standing_seats(self) -> list[int]:
        """Return the seats of people who are asked and for whom a standing order or answer has a move."""
        if not self._state.has_standing:
            return []
        is_human, due = self._state.is_human, self._standing.due
        return [seat for seat in self._asked() if is_human(seat) and due(seat) is not None]

    def planning_seats(self) -> list[int]:
        """Return the seats of people for whom a planned bid has a move in an open node."""
        if self._game.mode != "open" or not self._state.has_standing:
            return []
        found = []
        for seat in self._asked():
            due = self._standing.due(seat) if self._state.is_human(seat) else None
            if due is not None and self._is_open_plan(seat, due):
                found.append(seat)
        return found

    def plans_are_early(self) -> bool:
        """Whether planned bids would show something to a person who has not decided about the card yet.

        That is so until the first of them has acted in an open node, as long as it waits for a person who has no plan
        for the card and has not bid. Callers who let people play by mail hold plans back then, so that those who send
        theirs late know no more than the others.
        """
        game, state = self._game, self._state
        if game.mode != "open" or not state.has_standing:
            return False
        for made in reversed(state.decisions):
            if made.number < game.opened:
                break
            if made.by == "order":
                return False
        bids = find(game.name).bids(game.view())
        return any(not bids.get(seat) for seat in self.waiting)

    def play_standing(self, seat: int, number: int | None = None, takebacks: int | None = None) -> StepResult:
        """Play the move of a person's standing order or answer; number and takebacks as for `play`."""
        self._check_playing()
        self._check_human(seat)
        self.check_current(number, takebacks)
        due = self._standing.due(seat) if seat in self._asked() else None
        if due is None:
            raise TableError("nothing-stands")
        return self._play_due(seat, due)

    def be_quiet(self, seat: int) -> StepResult:
        """Say content or ready in an open node for a person whose time is up: play the move of `Title.quiet`.

        Raises:
            TableError: The node is not open, or does not wait for the seat.
        """
        self._check_playing()
        self._check_human(seat)
        ask = self._game.ask
        quiet = None if ask is None else find(self._game.name).quiet.get(ask.kind)
        if quiet is None or seat not in self._asked():
            raise TableError("not-asked", seat=seat)
        return self._play(seat, quiet, "answer")[0]

    def next_bot(self) -> int | None:
        """Return the seat of a bot that has to decide, if there is one; for callers that run bots themselves."""
        is_human = self._state.is_human
        if all(map(is_human, range(len(self._state.seats)))):
            return None
        return next((seat for seat in self._asked() if not is_human(seat)), None)

    def think(self, seat: int, budget: Budget = USUAL) -> int:
        """Return the move that a seat's bot chooses. It changes nothing, so it may run in another thread."""
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
            number: The number of the node the bot was asked at; a stale one is refused, as in `play`.
            takebacks: The takebacks of that node.
        """
        self._check_playing()
        self._check_bot(seat)
        self.check_move_current(seat, move, number, takebacks)
        return self._play(seat, move, "bot")[0]

    # Undo ------------------------------------------------------------------------------------------------------------

    def undo_limit(self, seat: int) -> UndoLimit:
        """Return how far a seat may undo without consent, and what stops it there."""
        return self._game.undo_limit(self._seat(seat))

    def undo(self, seat: int) -> None:
        """Undo a person's last decision, as far as `undo_limit` allows.

        The person is then asked, even if a standing order or answer is set.

        Raises:
            TableError: There is nothing to undo; `why` is the code of the limit.
        """
        self._check_playing()
        self._check_human(seat)
        if seat in self._game.committed:
            self.retract(seat)
            return
        limit = self._game.undo_limit(seat)
        # Standing answers are undone together with the decision before them, unless that is beyond the limit.
        for number in (self._state.last_decision(seat, OWN), self._state.last_decision(seat)):
            if number is not None and number >= limit.number:
                self._game.rewind(number)
                self._save(WentBack(seat, number))
                return
        raise TableError("nothing-to-undo", why=limit.code)

    def take_back(self, seat: int, knowing: bool = False) -> None:
        """Return to a person's last own decision, at a table whose other seats are bots.

        Args:
            seat: The person's seat.
            knowing: Whether to do so even if it marks the game.

        Raises:
            TableError: There is nothing to take back, or other people play. `sees-more` and `binds`: it would mark the
                game, since the seat has seen more or a binding act was made; repeat with `knowing` to do it anyway.
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
        """Return to any earlier node, whatever was revealed since: for a person who plays alone, to try things out."""
        self._check_not_void()
        self._check_human(seat)
        self._game.rewind(number)
        self._save(WentBack(seat, number))

    # Standing answers and orders -------------------------------------------------------------------------------------

    def set_answer(self, seat: int, ask: str, text: str | None) -> None:
        """Set a standing answer to a kind of ask; None removes it."""
        self._check_playing()
        self._check_persons(seat)
        if text is not None:
            check_standing_answer(self._game, seat, ask, text)
        elif ask not in self._standing.answers(seat):
            raise TableError("nothing-stands")
        self._save(AnswerSet(seat, ask, text))

    def answers(self, seat: int) -> dict[str, str]:
        """Return a seat's standing answers by kind of ask, the default ones included. Show them to that seat only."""
        return self._standing.answers(self._seat(seat))

    def wanted_asks(self, seat: int) -> tuple[str, ...]:
        """Return the kinds of asks that are skipped by default but that the seat wants to be asked."""
        answers = self.answers(seat)
        return tuple(ask for ask in self._game.skipped_asks(seat) if ask not in answers)

    def set_order(self, seat: int, order: Order) -> None:
        """Append a standing order."""
        self._check_playing()
        self._check_persons(seat)
        check_order(self._game, seat, order)
        orders = self._state.orders[seat]
        if len(orders) >= MOST_ORDERS:
            raise TableError("too-many-orders", most=MOST_ORDERS)
        self._save(OrdersSet(seat, (*orders, replace(order, begun=None))))

    def set_plan(self, seat: int, bids: Sequence[Order], ready: bool = False) -> None:
        """Replace all planned bids of a seat; other orders stay.

        Args:
            seat: The seat.
            bids: What to bid for cards of this round, as `Order.planned` makes it; none removes the plan.
            ready: Whether the seat says by itself that it is ready, at the end of this round. It does not once somebody
                makes it an offer that it could accept.

        Raises:
            TableError: The game has no bids to plan, a place is wrong or named twice, or its card is settled.
        """
        self._check_playing()
        self._check_persons(seat)
        orders = with_planned_bids(self._state.orders[seat], check_plan(self._game, seat, bids))
        if len(orders) > MOST_ORDERS:
            raise TableError("too-many-orders", most=MOST_ORDERS)
        self._save(OrdersSet(seat, orders), ReadinessSet(seat, ready), PlanSent(seat, bool(bids) or ready))

    @property
    def planners(self) -> tuple[int, ...]:
        """The seats that have sent a plan for this round. Everybody may know that, but not what it says."""
        return tuple(sorted(self._state.planners))

    def is_ready(self, seat: int) -> bool:
        """Whether the table will say ready for a seat at the end of this round. Show it to that seat only."""
        return self._seat(seat) in self._state.ready

    def drop_order(self, seat: int, at: int) -> None:
        """Remove a standing order by its index."""
        self._check_playing()
        self._check_persons(seat)
        orders = self._state.orders[seat]
        if not 0 <= at < len(orders):
            raise TableError("nothing-stands")
        self._save(OrdersSet(seat, (*orders[:at], *orders[at + 1 :])))

    def orders(self, seat: int) -> tuple[Order, ...]:
        """Return the standing orders of a seat, in the order they are tried. Show them to that seat only."""
        return self._state.orders[self._seat(seat)]

    def order_kinds(self, seat: int) -> tuple[str, ...]:
        """Return the kinds of orders this game has, of `bid`, `sell` and `place`."""
        if self._order_kinds is None:
            self._order_kinds = order_kinds(self._game, self._seat(seat))
        return self._order_kinds

    def notes(self, seat: int) -> tuple[Note, ...]:
        """Return why orders and answers of a seat were dropped. Show the notes to that seat only."""
        return tuple(self._state.notes[self._seat(seat)])

    def has_standing(self, seat: int) -> bool:
        """Whether a seat has a standing answer or order, a note about one that was dropped, or a filter."""
        at, state = self._seat(seat), self._state
        return bool(
            self.answers(at)
            or self.wanted_asks(at)
            or state.orders[at]
            or state.notes[at]
            or at in state.ready
            or state.filters[at]
        )

    # Filters for offers ----------------------------------------------------------------------------------------------

    def set_filters(self, seat: int, filters: Sequence[str]) -> None:
        """Replace the filters that hide offers from a seat. The offers still stand, and the seat can accept them.

        Raises:
            TableError: The game has no such filter.
        """
        self._check_playing()
        self._check_persons(seat)
        known = self.filter_names(seat)
        for name in filters:
            if name not in known:
                raise TableError("no-such-filter", filter=str(name))
        self._save(FiltersSet(seat, tuple(name for name in known if name in filters)))

    def filters(self, seat: int) -> tuple[str, ...]:
        """Return the filters of a seat. Show them to that seat only."""
        return self._state.filters[self._seat(seat)]

    def filter_names(self, seat: int) -> tuple[str, ...]:
        """Return the filters that a seat can set; games without offers on a board have none."""
        at = self._seat(seat)
        if at not in self._filter_names:
            game = self._game
            self._filter_names[at] = find(game.name).offer_filters(game.players, game.options, at)
        return self._filter_names[at]

    def filtered_offers(self, seat: int) -> tuple[tuple[int, int], ...]:
        """Return the offers that a seat's filters hide now, by maker and place. Show them to that seat only."""
        filters = self.filters(seat)
        return find(self._game.name).filtered_offers(self._game.view(), seat, filters) if filters else ()

    def declined_offers(self) -> tuple[tuple[int, int], ...]:
        """Return the offers that filters decline in the name of the players they are made to, by maker and place.

        Everybody may know them. While a bot plays for somebody, the bot decides, so nothing is declined.
        """
        title, state = find(self._game.name), self._state
        found: list[tuple[int, int]] = []
        for seat, filters in enumerate(state.filters):
            if filters and state.is_human(seat):
                found += title.declined_offers(self._game.view(), seat, filters)
        return tuple(sorted(found))

    # Seats and the end of a game -------------------------------------------------------------------------------------

    def resign(self, seat: int) -> None:
        """Give a person's seat to a bot for good."""
        self._check_playing()
        self._check_persons(seat)
        self._save(SeatChanged(seat, self.seats[seat].resigned(self._game.name)))

    def replace(self, seat: int, level: int | str) -> None:
        """Let a bot play a person's seat until `give_back`."""
        self._check_playing()
        self._check_persons(seat)
        make(level)
        self._save(SeatChanged(seat, self.seats[seat].replaced(level)))

    def give_back(self, seat: int) -> None:
        """Give a seat back to the person whom a bot stands in for."""
        self._check_playing()
        if not self.seats[self._seat(seat)].is_away:
            raise TableError("not-replaced", seat=seat)
        # The moves of a line, such as those of an offer, are one act: the bot that began it completes it.
        while seat in self._asked() and find(self._game.name).is_in_line(self._game.view(), seat):
            self._play(seat, self._think(seat, USUAL), "bot")
        self._save(SeatChanged(seat, self.seats[seat].returned()))

    @property
    def agreed(self) -> tuple[int, ...]:
        """The seats that voted to end the game; none once the proposal has lapsed."""
        state = self._state
        return tuple(sorted(state.agreed)) if state.is_void or state.has_proposal(self._game.number) else ()

    @property
    def lapses_at(self) -> int | None:
        """The number of the node at which the proposal to end the game lapses; None if there is none."""
        return self._state.lapses_at if self.status == "playing" and self.agreed else None

    def agree_to_void(self, seat: int) -> None:
        """Vote to end the game without a winner; it is void as soon as all people have voted so."""
        self._check_playing()
        self._check_human(seat)
        self._save(VoidVoted(seat, True, self._game.number))

    def refuse_void(self, seat: int) -> None:
        """Withdraw one's vote to end the game, or vote against it, which ends the proposal."""
        self._check_playing()
        self._check_human(seat)
        if not self.agreed:
            raise TableError("not-agreed")
        self._save(VoidVoted(seat, False, self._game.number))

    # Moves ----------------------------------------------------------------------------------------------------------

    def _think(self, seat: int, budget: Budget) -> int:
        """Return the move that the bot of a seat chooses. The bot is made once per seat and level."""
        level = self._state.seats[seat].level
        assert level is not None
        if (seat, level) not in self._bots:
            self._bots[seat, level] = make(level, self._header.bots * 8 + seat)
        return self._bots[seat, level].choose(self._game.info(seat), budget)

    def _play(self, seat: int, move: int | str, by: By, *changes: Change) -> tuple[StepResult, tuple[Event, ...]]:
        """Play a move, which the engine checks, and store it with the changes that belong to it."""
        number, ask = self._game.number, self._game.ask
        is_sealed = self._game.mode == "sealed"
        events = self._game.play(move, seat)
        text = move if isinstance(move, str) else self._game.notation(move, seat)
        if by == "hand" and (kept := without_own_card(self._state.orders[seat], ask, text)) != self._state.orders[seat]:
            changes = (*changes, OrdersSet(seat, kept))
        self._save(DecisionMade(seat, number, by, is_sealed), *changes)
        return StepResult(seat, number, None if is_sealed else text), events

    def _play_due(self, seat: int, due: DueMove) -> StepResult:
        """Play the move of a standing order or answer."""
        if due.order is None:
            return self._play(seat, due.text, "answer")[0]
        orders = self._standing.orders_after_use(seat, due.order)
        return self._play(seat, due.text, "order", OrdersSet(seat, orders))[0]

    def _is_open_plan(self, seat: int, due: DueMove) -> bool:
        """Whether a move that is due is that of a planned bid in an open node, for one card or for any."""
        return self._game.mode == "open" and due.order is not None and self._state.orders[seat][due.order].kind == "bid"

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
        """Raise unless a person decides for a seat now."""
        if not self._state.is_human(self._seat(seat)):
            raise TableError("not-a-person", seat=seat)

    def _check_persons(self, seat: int) -> None:
        """Raise unless a seat belongs to a person, even one who is away."""
        if not self.seats[self._seat(seat)].is_persons:
            raise TableError("not-a-person", seat=seat)

    def _check_bot(self, seat: int) -> None:
        if self._state.is_human(self._seat(seat)):
            raise TableError("not-a-bot", seat=seat)

    def check_current(self, number: int | None, takebacks: int | None) -> None:
        """Raise if a call answers an earlier node than the present one; None stands for the present one.

        Raises:
            TableError: `stale`, with the present number and takebacks.
        """
        now = (self._game.number, self._game.takebacks)
        if (now[0] if number is None else number, now[1] if takebacks is None else takebacks) != now:
            raise TableError("stale", number=now[0], takebacks=now[1])

    def check_move_current(self, seat: int, move: int | str, number: int | None, takebacks: int | None) -> None:
        """Raise if a move answers a node that is no longer there, or depends on what has changed since.

        Raises:
            TableError: `stale` as for `check_current`; `changed` if somebody acted in the same open node since, and the
                move depends on what was seen.
        """
        game = self._game
        in_node = number is not None and takebacks in {None, game.takebacks} and game.opened <= number < game.number
        if not in_node:
            self.check_current(number, takebacks)
        elif game.answers(seat, move) != "node":
            raise TableError("changed", number=game.number, takebacks=game.takebacks)
