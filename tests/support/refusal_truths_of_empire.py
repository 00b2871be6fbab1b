"""The conditions under which a refusal of `empire` is true and its remedy helps, from the seat's own view."""

from collections.abc import Callable

import carrack
from carrack.games.empire.figures import BoardOffer, Figures
from carrack.games.empire.reasons import CODES, WHEN
from carrack.games.empire.title import TITLE
from carrack.games.empire.view import EmpireView
from carrack.games.empire.words import CARDS, WORDS
from support.refusal_answers import Refused

HIGHEST = 511  # that can be named (E5.2)
LAST_ROUND = 5  # that has more than a development (E6.1)
# The questions that each kind of move answers.
BIDDING = {"bid", "sealed-bid", "lot"}
MOMENTS = {
    "select": {"claim"}, "sell": {"sell"}, "bid": BIDDING, "withdraw": BIDDING, "content": {"lot"},
    "offer": {"trade"}, "give": {"offer"}, "part": {"offer"}, "for": {"offer"}, "done": {"offer"},
    "accept": {"answer"}, "refuse": {"answer"}, "counter": {"answer"},
    "ready": {"board"}, "take": set(), "reply": set(), "cancel": set(),
}  # fmt: skip
OPEN = {"lot", "board"}  # questions of open nodes
ANSWERS = {"accept", "refuse", "counter"}  # moves of trade windows alone
PARTS = {"give", "part", "for", "done"}
ON_BOARD = {"take", "reply", "cancel"}  # moves of the offer board alone, beside readiness
PRINTED = dict(zip(CARDS, (75, 25, 45, 35, 30, 20, 410), strict=True))  # E1.1
OFFERS_A_ROUND = 4  # times the offers that may lie on the board (E5.7)


def family(kind: str) -> str:
    """Return the kind of a move without the card it names."""
    return kind.partition("-")[0]


class Case(Refused):
    """A refused move, and facts of the view."""

    def __init__(self, game: carrack.Game, seat: int) -> None:
        view = game.view(seat)
        assert isinstance(view, EmpireView)
        super().__init__(TITLE, game, seat, view)
        self.v = view
        found = game.figures()
        assert isinstance(found, Figures)
        self.figures = found
        self.offers: int = game.options["trade_offers"]
        self.trades = str(game.options["trades"]) if self.offers else "off"
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
        """Return the highest bid that the seat could make."""
        return min(self.held(self.seat, "gold"), HIGHEST)

    def is_tied(self) -> bool:
        """Whether another player still in the auction has the same bid."""
        others = [seat for seat in range(self.v.players) if seat != self.seat and self.v.bidders >> seat & 1]
        return self.bid() in [self.v.bids[seat] for seat in others]

    def is_in(self) -> bool:
        """Whether the seat is still in the auction."""
        return bool(self.v.bidders >> self.seat & 1)

    def is_open(self) -> bool:
        """Whether several seats may act."""
        return self.ask.kind in OPEN

    def is_quiet(self) -> bool:
        """Whether the seat has declared itself content or ready."""
        return bool(self.v.content >> self.seat & 1)

    def others_act(self) -> bool:
        """Whether another seat can change something."""
        return any(self.game.legal_moves(seat) for seat in range(self.v.players) if seat != self.seat)

    # The offer that is made up: that of a trade window, or the seat's draft on the board -----------------------------

    def is_drafting(self) -> bool:
        """Whether the seat is making up an offer."""
        return bool(self.v.drafting[self.seat]) if self.is_open() else self.ask.kind == "offer"

    def given(self) -> list[int]:
        """Return what the offer gives, by kind of card."""
        return self.draft()[2 : 2 + len(CARDS)] if self.is_open() else self.v.given

    def asked(self) -> list[int]:
        """Return what the offer asks for, by kind of card."""
        return self.draft()[2 + len(CARDS) :] if self.is_open() else self.v.asked

    def draft(self) -> list[int]:
        """Return the numbers of the seat's draft: the last ones of its row of the board."""
        return self.v.board[self.seat][-2 - 2 * len(CARDS) :]

    def is_asking(self) -> bool:
        """Whether the offer is at the part that is asked for."""
        return any(self.asked())

    def is_begun(self) -> bool:
        """Whether the offer names any card."""
        return any(self.given()) or self.is_asking()

    def asks(self) -> bool:
        """Whether the move asks for cards."""
        return self.kind == "for" or (self.kind == "part" and self.is_asking())

    def holder(self) -> int:
        """Return the player whose cards the move names."""
        return int(self.ask.args["seat_rival"]) if self.asks() else self.seat

    def is_named_or_past(self) -> bool:
        """Whether the offer names this kind of card or a later one, given or asked for as the move would have it."""
        return any((self.asked() if self.is_asking() else self.given())[CARDS.index(self.card) :])

    def is_rival(self) -> bool:
        """Whether the refusal names the other player of the offer."""
        return bool(self.args["seat_rival"] == self.ask.args["seat_rival"])

    def most_named(self) -> int:
        """Return the highest number of the card that the seat could name."""
        if self.kind == "sell":
            return self.held(self.seat, "good")
        if self.asks() and (self.is_open() or not self.options["open_holdings"]):
            return PRINTED[self.card]
        if not self.is_open():
            return self.held(self.holder(), self.card)
        return self.free_gold(self.seat) if self.card == "gold" else self.held(self.seat, self.card)

    # The board -------------------------------------------------------------------------------------------------------

    def free_gold(self, seat: int) -> int:
        """Return the gold of a seat that stands in no bid."""
        return self.held(seat, "gold") - self.v.bids[seat]

    def named(self) -> BoardOffer | None:
        """Return the offer on the board that the move names, if there is any."""
        maker, place = self.words["seat_rival"], self.words.get("amount_place")
        return next((offer for offer in self.figures.offers if (offer.seat, offer.place) == (maker, place)), None)

    def lying(self) -> int:
        """Return how many offers of the seat lie on the board."""
        return sum(offer.seat == self.seat for offer in self.figures.offers)

    def lacks(self) -> dict[str, int]:
        """Return what the offer that the move names or answers asks for and the seat does not hold."""
        if self.ask.kind == "answer":
            asked = dict(zip(CARDS, self.v.asked, strict=True))
        else:
            offer = self.named()
            assert offer is not None
            asked = offer.asked
        return {card: n for card, n in asked.items() if n > self.held(self.seat, card)}

    def gold_is_bid(self) -> bool:
        """Whether the seat holds all that the offer asks for, but some of the gold stands in its bid."""
        offer = self.named()
        assert offer is not None
        return not self.lacks() and offer.asked.get("gold", 0) > self.free_gold(self.seat)

    def maker_has_bid(self) -> bool:
        """Whether gold that the maker of the offer gives stands in its bid."""
        offer = self.named()
        assert offer is not None
        return offer.given.get("gold", 0) > self.free_gold(offer.seat) and offer.seat == self.args["seat_rival"]

    # Later questions -------------------------------------------------------------------------------------------------

    def is_last_window(self) -> bool:
        """Whether the fifth auction of the last exploration is over."""
        steps = {row[0] for row in self.v.agenda}
        is_trading = bool(steps & {"trading", "board"})
        return self.v.round == LAST_ROUND and is_trading and not steps & {"exploration", "auction"}

    def is_last_card(self) -> bool:
        """Whether the last card of the game is up for auction: its place is the last in the row of the fifth round."""
        return self.v.round == LAST_ROUND and self.ask.args["number"] == len(self.v.row)

    def moments(self, kind: str) -> set[str]:
        """Return the questions of this game that such a move answers."""
        trades = kind in ON_BOARD or kind in PARTS or kind == "offer"
        return MOMENTS[kind] | (OPEN if trades and self.trades == "open" else set())

    def is_in_game(self, kind: str) -> bool:
        """Whether this game has such moves at all."""
        match kind:
            case "select":
                return bool(self.options["version"] == "standard")
            case "sell" | "bid" | "withdraw":
                return True
            case "content":
                return bool(self.options["auction"] == "open")
            case "offer" | "give" | "part" | "for" | "done":
                return self.trades != "off"
        return self.trades in ({"windows", "ends"} if kind in ANSWERS else {"open"})

    def may_come(self, kind: str) -> bool:
        """Whether the seat can be asked for such a move later."""
        if kind == "select":
            return False
        if kind == "sell":
            return self.v.round < LAST_ROUND
        if not self.is_last_window():
            return True
        if self.trades == "open":
            return False
        rivals = [n for seat, n in enumerate(self.v.offers) if seat != self.seat]
        has_offer = self.v.offers[self.seat] < self.offers
        return kind in ANSWERS and min(rivals) < self.offers and (has_offer or kind != "counter")

    # Alternatives ----------------------------------------------------------------------------------------------------

    def can_name(self, *kinds: str) -> bool:
        return any(kind in self.can for kind in kinds)

    def can_name_fewer(self) -> bool:
        """Whether the seat can name fewer cards or, if there are none, choose something else."""
        most = self.most_named()
        if self.kind == "sell" or most > 0:
            return self.first + most in self.legal and most < self.n
        return self.can_name("give", "part", "for", "done")


TRUTHS: dict[str, Callable[[Case], bool]] = {
    "cannot-pass": lambda c: 0 not in c.legal and c.ask.kind in {"claim", "sell", "offer", "answer", *OPEN},
    # Nations and goods
    "no-nations": lambda c: c.options["version"] == "beginner" and not any(c.v.nation) and c.v.laid == 0,
    "not-laid-out": lambda c: (
        c.args["nation"] == c.words["nation"] and not c.v.laid >> WORDS["nation"].index(c.words["nation"]) & 1
    ),
    "too-few-goods": lambda c: c.n > c.held(c.seat, "good") == c.args["amount"],
    # Auctions
    "not-tied": lambda c: not c.is_tied() and c.is_in(),
    "bid-too-low": lambda c: c.n <= c.bid() == c.args["amount"],
    "bid-too-high": lambda c: c.n > c.held(c.seat, "gold") == c.args["amount"],
    "nothing-more-to-bid": lambda c: c.bid() == c.highest_bid() == c.args["amount"],
    "no-open-auction": lambda c: c.options["auction"] != "open",
    "out-of-auction": lambda c: c.ask.kind == "lot" and not c.is_in(),
    "content-already": lambda c: c.ask.kind == "lot" and c.is_in() and c.is_quiet(),
    "content-by-itself": lambda c: c.is_in() and c.bid() == c.highest_bid() and not c.is_tied(),
    # Trades
    "no-trades": lambda c: c.trades == "off",
    "no-windows": lambda c: c.trades == "open",
    "no-board": lambda c: c.trades in {"windows", "ends"},
    "no-such-seat": lambda c: c.names_nobody(),
    "not-yourself": lambda c: c.words["seat_rival"] == c.seat,
    "nothing-held": lambda c: (
        c.options["open_holdings"]
        and c.args == {"seat_rival": c.words["seat_rival"]}
        and not any(c.v.cards[c.seat])
        and not any(c.v.cards[c.words["seat_rival"]])
    ),
    "no-offers-left": lambda c: c.v.offers[c.seat] == c.offers == c.args["amount"],
    "no-offer-begun": lambda c: c.ask.kind in {"trade", *OPEN} and not c.is_drafting() and not c.is_begun(),
    "offer-begun": lambda c: c.ask.kind == "offer" and c.is_rival(),
    "answer-first": lambda c: c.ask.kind == "answer" and c.is_rival() and c.is_begun(),
    "give-or-for-first": lambda c: c.is_drafting() and not c.is_begun() and c.kind in {"part", "done"},
    "giving-already": lambda c: c.is_drafting() and c.is_begun() and c.kind == "give",
    "asking-already": lambda c: c.is_asking() and c.kind == "for",
    "cards-in-order": lambda c: c.kind == "part" and c.is_named_or_past(),
    "you-hold-fewer": lambda c: (
        not c.asks() and c.args == {"card": c.card, "amount": c.held(c.seat, c.card)} and c.n > c.args["amount"]
    ),
    "holds-fewer": lambda c: (
        c.holder() != c.seat
        and c.options["open_holdings"]
        and c.args == {"seat": c.holder(), "card": c.card, "amount": c.held(c.holder(), c.card)}
        and c.n > c.args["amount"]
    ),
    "rival-holds-fewer": lambda c: False,  # of version 1 alone: later versions let one ask for any number
    "nothing-is-no-part": lambda c: c.n == 0 and c.kind in {"give", "part", "for"},
    # The offer board
    "ready-already": lambda c: c.ask.kind == "board" and c.is_quiet(),
    "draft-begun": lambda c: c.is_open() and c.is_drafting(),
    "board-full": lambda c: c.lying() == c.offers == c.args["amount"],
    "no-offers-this-round": lambda c: c.v.offers[c.seat] == OFFERS_A_ROUND * c.offers == c.args["amount"],
    "no-such-offer": lambda c: c.kind == "cancel" or c.named() is None,
    "own-offer": lambda c: c.named() is not None and c.words["seat_rival"] == c.seat,
    "not-for-you": lambda c: (offer := c.named()) is not None and offer.to == c.args["seat_rival"] not in {-1, c.seat},
    "you-lack": lambda c: c.args["card"] in c.lacks() and c.lacks()[c.args["card"]] == c.args["amount"],
    "your-gold-in-bid": lambda c: c.gold_is_bid() and c.bid() == c.args["amount"],
    "maker-cannot": lambda c: not c.lacks() and not c.gold_is_bid() and c.maker_has_bid(),
    "more-than-printed": lambda c: (
        c.asks() and c.args == {"card": c.card, "amount": PRINTED[c.card]} and c.n > c.args["amount"]
    ),
    "gold-in-bid": lambda c: (
        not c.asks() and c.card == "gold" and c.n > c.free_gold(c.seat) == c.args["amount"] and c.bid() > 0
    ),
}

# For each remedy, whether it can be followed, now or later, from the position where it is given.
REMEDIES: dict[str, Callable[[Case], bool]] = {
    "choose": lambda c: bool(c.legal),
    "option": lambda c: True,
    "other-nation": lambda c: c.can_name("select"),
    "other-player": lambda c: c.can_name("offer"),
    "fewer": Case.can_name_fewer,
    "hold": lambda c: 0 in c.legal or c.is_open(),
    "hold-or-withdraw": lambda c: (0 in c.legal or c.is_open()) and c.can_name("withdraw") == c.is_tied(),
    "bid-more": lambda c: c.can_name("bid") and c.can["bid"][-1] > c.move,
    "bid-less": lambda c: c.can_name("bid") and c.can["bid"][0] < c.move,
    "begin-offer": lambda c: c.can_name("offer"),
    "complete": lambda c: c.can_name("done", "give", "for"),
    "answer": lambda c: (
        c.can_name("accept") != bool(c.lacks())
        and c.can_name("refuse")
        and c.can_name("counter") == (c.v.offers[c.seat] < c.offers)
    ),
    "in-order": lambda c: c.can_name("done"),
    "give-or-for": lambda c: c.can_name("give", "for"),
    "name-cards": lambda c: c.can_name("give", "part", "for"),
    "next-window": lambda c: not c.is_last_window(),
    "next-card": lambda c: not c.is_last_card(),
    "next-round": lambda c: c.v.round < LAST_ROUND,
    "wait-for-change": Case.others_act,
    "cancel": lambda c: c.can_name("cancel"),
    "look-at-board": lambda c: c.trades == "open",
    "get-cards": lambda c: c.can_name("reply") or c.args["amount"] <= PRINTED[c.args["card"]],
    "free-gold": lambda c: c.ask.kind == "lot" and c.bid() > 0,
    "wait": lambda c: c.may_come(c.kind),
}

# Every remedy of every code: the code's own, and those of moments that never come again.
PAIRS = {(code, remedy) for code, (_, _, remedy) in CODES.items()} | {(f"when-{kind}", "wait") for kind in WHEN}
PAIRS |= {("no-offers-left", "choose"), ("no-offers-this-round", "choose"), ("out-of-auction", "choose")}
PAIRS |= {("you-lack", "choose")}
PAIRS |= {(f"when-{kind}", "choose") for kind in ("select", "sell", "bid", "withdraw", "content", *ANSWERS)}
PAIRS -= {("when-select", "wait")}
