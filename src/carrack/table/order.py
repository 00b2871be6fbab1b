"""Standing orders and checks of standing answers. An order is used up when it is played; an answer stays.

Texts for players call standing orders planned moves, and standing answers auto-answers.
"""

from contextlib import suppress
from typing import Literal

from msgspec import Struct, field

from carrack.engine.errors import NotationError
from carrack.engine.game import Game
from carrack.engine.titles import find
from carrack.engine.types import Ask
from carrack.table.errors import TableError
from carrack.table.planned_move import Tied, holding_move, leads, planned_move
from carrack.table.validation import is_valid

KINDS = ("bid", "sell", "place")  # of orders; a title says which it has and when they are due
MOST_MOVES = 50


class Order(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A standing order of a seat.

    Attributes:
        kind: `bid` up to an amount, `sell` an amount, or `place` the first legal one of some moves.
        amount: The highest bid, or how many to sell.
        moves: The moves of `place`, best first.
        about: A word that the ask must contain, such as the card of an auction; empty: any.
        begun: The number at which a bid was first used; it lasts until its auction ends.
        lot: The place in the row, from 1, of the card that a planned bid is for; 0: the bid is for the next auction.
        tied: What a planned bid does when tied at its amount: hold, withdraw, or raise by one more, once.
    """

    kind: Literal["bid", "sell", "place"]
    amount: int = 0
    moves: tuple[str, ...] = ()
    about: str = ""
    begun: int | None = None
    lot: int = field(default=0, name="place")
    tied: Tied = "hold"

    @classmethod
    def bid(cls, amount: int, about: str = "") -> "Order":
        """Bid up to an amount in the next auction, or in the next one of that card."""
        return cls("bid", amount, about=about)

    @classmethod
    def planned(cls, place: int, amount: int, tied: Tied = "hold") -> "Order":
        """Bid up to an amount for the card at a place of this round's row; for `Table.set_plan`."""
        return cls("bid", amount, lot=place, tied=tied)

    @classmethod
    def sell(cls, amount: int) -> "Order":
        """Sell an amount at the next sale."""
        return cls("sell", amount)

    @classmethod
    def place(cls, *moves: str) -> "Order":
        """Place a worker at the next placement: the first of these moves that is legal."""
        return cls("place", moves=moves)

    @property
    def text(self) -> str:
        """The order in the notation of moves."""
        return " | ".join(self.moves) if self.kind == "place" else f"{self.kind} {self.amount}"

    def fits(self, ask: Ask | None) -> bool:
        """Whether the order answers this ask."""
        if ask is None or ask.kind not in find(ask.game).orders.get(self.kind, ()):
            return False
        if self.lot:
            return ask.args.get("number") == self.lot
        return not self.about or self.about in ask.args.values()

    def move(self, game: Game, seat: int) -> str:
        """Return the move the order makes now; it may not be legal."""
        match self.kind:
            case "bid" if self.lot:
                return planned_move(game, seat, self.amount, self.tied)
            case "bid":
                return _bid(game, seat, self.amount)
            case "place":
                return next((move for move in self.moves if game.why_not(seat, move) is None), self.moves[0])
            case _:
                return self.text


def check_order(game: Game, seat: int, order: object) -> None:
    """Raise TableError or NotationError if a game cannot have this order, whatever the position."""
    title = find(game.name)
    if not is_valid(order, Order):
        raise TableError("bad-order")
    if order.kind not in title.orders:
        raise TableError("no-such-order", order=order.kind)
    if order.lot or order.tied != "hold":  # planned bids come together, see `check_plan`
        raise TableError("bad-order")
    if order.about and not any(order.about in words for words in title.words.values()):
        raise TableError("no-such-order", order=order.about)
    if order.kind == "place":
        if not 0 < len(order.moves) <= MOST_MOVES:
            raise TableError("bad-ranking", most=MOST_MOVES)
        for move in order.moves:
            game.parse(move, seat)
        return
    try:
        game.parse(order.text, seat)
    except NotationError as error:
        raise TableError("no-such-order", order=order.text) from error


def order_kinds(game: Game, seat: int) -> tuple[str, ...]:
    """Return the kinds of orders that a game has."""
    found = []
    for order in (Order.bid(1), Order.sell(1), Order.place("pass")):
        with suppress(TableError):
            check_order(game, seat, order)
            found.append(order.kind)
    return tuple(found)


def check_standing_answer(game: Game, seat: int, ask: str, text: str) -> None:
    """Raise TableError or NotationError if a game cannot have this standing answer, whatever the position."""
    if ask not in find(game.name).asks:
        raise TableError("no-such-ask", ask=ask)
    game.parse(text, seat)


def _bid(game: Game, seat: int, most: int) -> str:
    """Return the lowest bid that wins if nobody raises; else, or if the seat leads already, the move that holds."""
    bids = find(game.name).bids(game.view(seat))
    if not leads(bids, seat):
        for choice in game.choices(seat):
            if choice.kind == "bid" and choice.amount is not None and choice.refusal is None:
                lowest, highest = choice.amount
                for amount in range(lowest, min(highest, most) + 1):
                    if leads({**bids, seat: amount}, seat):
                        return f"bid {amount}"
    return holding_move(game)
