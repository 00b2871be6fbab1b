"""What must hold for a refusal of `empire` to be true, and for its remedy to help, read off the seat's own view."""

from collections.abc import Callable

import carrack
from carrack.games.empire.reasons import CODES, WHEN
from carrack.games.empire.title import TITLE
from carrack.games.empire.view import EmpireView
from carrack.games.empire.words import CARDS, WORDS
from support.refusal_answers import Refused

HIGHEST = 511  # that can be named (E5.2)
LAST_ROUND = 5  # that has more than a development (E6.1)
# Which question each kind of move answers.
MOMENTS = {
    "select": {"claim"}, "sell": {"sell"}, "bid": {"bid", "sealed-bid"}, "withdraw": {"bid", "sealed-bid"},
    "offer": {"trade"}, "give": {"offer"}, "part": {"offer"}, "for": {"offer"}, "done": {"offer"},
    "accept": {"answer"}, "refuse": {"answer"}, "counter": {"answer"},
}  # fmt: skip
ANSWERS = {"accept", "refuse", "counter"}


def family(kind: str) -> str:
    """The kind of a move, whatever card it names."""
    return kind.partition("-")[0]


class Case(Refused):
    """A refused move, and what the view says."""

    def __init__(self, game: carrack.Game, seat: int) -> None:
        view = game.view(seat)
        assert isinstance(view, EmpireView)
        super().__init__(TITLE, game, seat, view)
        self.v = view
        self.offers: int = game.options["trade_offers"]
        self.can: dict[str, list[int]] = {}  # the legal moves by kind
        for move in sorted(self.legal):
            self.can.setdefault(family(TITLE.notation.kind(move).name), []).append(move)

    def refused(self, move: int, refusal: carrack.Refusal) -> None:
        super().refused(move, refusal)
        kind = TITLE.notation.kind(move)
        self.first = kind.first  # the id of the same kind with the lowest amount
        self.kind, _, self.card = kind.name.partition("-")

    def held(self, seat: int, card: str) -> int:
        return self.v.cards[seat][CARDS.index(card)]

    def bid(self) -> int:
        return self.v.bids[self.seat]

    def highest_bid(self) -> int:
        """That the seat could make at all."""
        return min(self.held(self.seat, "gold"), HIGHEST)

    def is_tied(self) -> bool:
        """Whether somebody else who is in has the same bid."""
        others = [seat for seat in range(self.v.players) if seat != self.seat and self.v.bidders >> seat & 1]
        return self.bid() in [self.v.bids[seat] for seat in others]

    def is_asking(self) -> bool:
        """Whether the offer has come to what is asked for."""
        return any(self.v.asked)

    def is_begun(self) -> bool:
        """Whether the offer names any card."""
        return any(self.v.given) or self.is_asking()

    def holder(self) -> int:
        """Whose cards the move names."""
        asks = self.kind == "for" or (self.kind == "part" and self.is_asking())
        return int(self.ask.args["seat_rival"]) if asks else self.seat

    def is_named_or_past(self) -> bool:
        """Whether the offer names this kind of card or a later one, given or asked for as the move would have it."""
        return any((self.v.asked if self.is_asking() else self.v.given)[CARDS.index(self.card) :])

    def is_rival(self) -> bool:
        """Whether the other side of the offer is who the refusal says."""
        return bool(self.args["seat_rival"] == self.ask.args["seat_rival"])

    # What is still to come -------------------------------------------------------------------------------------------

    def is_last_window(self) -> bool:
        """The fifth auction of the last exploration is over."""
        steps = {row[0] for row in self.v.agenda}
        return self.v.round == LAST_ROUND and "trading" in steps and not steps & {"exploration", "auction"}

    def is_in_game(self, kind: str) -> bool:
        """Whether such a move is made at all."""
        if kind == "select":
            return bool(self.options["version"] == "standard")
        return kind in {"sell", "bid", "withdraw"} or self.offers > 0

    def may_come(self, kind: str) -> bool:
        """Whether the seat can be asked such a move later."""
        if kind == "select":
            return False
        if kind == "sell":
            return self.v.round < LAST_ROUND
        if not self.is_last_window():
            return True
        rivals = [n for seat, n in enumerate(self.v.offers) if seat != self.seat]
        has_offer = self.v.offers[self.seat] < self.offers
        return kind in ANSWERS and min(rivals) < self.offers and (has_offer or kind != "counter")

    # What could be chosen instead ------------------------------------------------------------------------------------

    def can_name(self, *kinds: str) -> bool:
        return any(kind in self.can for kind in kinds)

    def can_name_fewer(self) -> bool:
        """As many as there are can be named; of none, something else can be chosen."""
        most = self.held(self.seat, "good") if self.kind == "sell" else self.held(self.holder(), self.card)
        if self.kind == "sell" or most > 0:
            return self.first + most in self.legal and most < self.n
        return self.can_name("give", "part", "for", "done")


TRUTHS: dict[str, Callable[[Case], bool]] = {
    "cannot-pass": lambda c: 0 not in c.legal and c.ask.kind in {"claim", "sell", "offer", "answer"},
    # Nations and goods
    "no-nations": lambda c: c.options["version"] == "beginner" and not any(c.v.nation) and c.v.laid == 0,
    "not-laid-out": lambda c: (
        c.args["nation"] == c.words["nation"] and not c.v.laid >> WORDS["nation"].index(c.words["nation"]) & 1
    ),
    "too-few-goods": lambda c: c.n > c.held(c.seat, "good") == c.args["amount"],
    # Auctions
    "not-tied": lambda c: not c.is_tied() and bool(c.v.bidders >> c.seat & 1),
    "bid-too-low": lambda c: c.n <= c.bid() == c.args["amount"],
    "bid-too-high": lambda c: c.n > c.held(c.seat, "gold") == c.args["amount"],
    "nothing-more-to-bid": lambda c: c.bid() == c.highest_bid() == c.args["amount"],
    # Trades
    "no-trades": lambda c: c.offers == 0,
    "no-such-seat": lambda c: c.names_nobody(),
    "not-yourself": lambda c: c.words["seat_rival"] == c.seat,
    "nothing-held": lambda c: (
        c.args == {"seat_rival": c.words["seat_rival"]}
        and not any(c.v.cards[c.seat])
        and not any(c.v.cards[c.words["seat_rival"]])
    ),
    "no-offers-left": lambda c: c.v.offers[c.seat] == c.offers == c.args["amount"],
    "no-offer-begun": lambda c: c.ask.kind == "trade" and not c.is_begun(),
    "offer-begun": lambda c: c.ask.kind == "offer" and c.is_rival(),
    "answer-first": lambda c: c.ask.kind == "answer" and c.is_rival() and c.is_begun(),
    "give-or-for-first": lambda c: c.ask.kind == "offer" and not c.is_begun() and c.kind in {"part", "done"},
    "giving-already": lambda c: c.ask.kind == "offer" and c.is_begun() and c.kind == "give",
    "asking-already": lambda c: c.is_asking() and c.kind == "for",
    "cards-in-order": lambda c: c.kind == "part" and c.is_named_or_past(),
    "you-hold-fewer": lambda c: (
        c.holder() == c.seat and c.args == {"card": c.card, "amount": c.held(c.seat, c.card)} and c.n > c.args["amount"]
    ),
    "holds-fewer": lambda c: (
        c.holder() != c.seat
        and c.options["open_holdings"]
        and c.args == {"seat": c.holder(), "card": c.card, "amount": c.held(c.holder(), c.card)}
        and c.n > c.args["amount"]
    ),
    "rival-holds-fewer": lambda c: (
        c.holder() != c.seat
        and not c.options["open_holdings"]
        and c.args == {"seat_rival": c.holder(), "card": c.card}
        and c.n > c.held(c.holder(), c.card)
    ),
    "nothing-is-no-part": lambda c: c.n == 0 and c.kind in {"give", "part", "for"},
}

# Whether what a remedy says can be done: for good, now or later, in the position where it is said.
REMEDIES: dict[str, Callable[[Case], bool]] = {
    "choose": lambda c: bool(c.legal),
    "option": lambda c: True,
    "other-nation": lambda c: c.can_name("select"),
    "other-player": lambda c: c.can_name("offer"),
    "fewer": Case.can_name_fewer,
    "hold": lambda c: 0 in c.legal,
    "hold-or-withdraw": lambda c: 0 in c.legal and c.can_name("withdraw") == c.is_tied(),
    "bid-more": lambda c: c.can_name("bid") and c.can["bid"][-1] > c.move,
    "bid-less": lambda c: c.can_name("bid") and c.can["bid"][0] < c.move,
    "begin-offer": lambda c: c.can_name("offer"),
    "complete": lambda c: c.can_name("done", "give", "for"),
    "answer": lambda c: (
        c.can_name("accept") and c.can_name("refuse") and c.can_name("counter") == (c.v.offers[c.seat] < c.offers)
    ),
    "in-order": lambda c: c.can_name("done"),
    "give-or-for": lambda c: c.can_name("give", "for"),
    "name-cards": lambda c: c.can_name("give", "part", "for"),
    "next-window": lambda c: not c.is_last_window(),
    "wait": lambda c: c.may_come(c.kind),
}

# Every remedy of every code: the code's own, and those of moments that never come again.
PAIRS = {(code, remedy) for code, (_, _, remedy) in CODES.items()} | {(f"when-{kind}", "wait") for kind in WHEN}
PAIRS |= {("no-offers-left", "choose"), ("when-select", "choose"), ("when-sell", "choose")}
PAIRS |= {(f"when-{kind}", "choose") for kind in ("bid", "withdraw", *ANSWERS)}
PAIRS -= {("when-select", "wait")}
