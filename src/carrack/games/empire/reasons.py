"""Why a move is not legal: the interpreted twin of each step's `fill`. Codes and clauses only, from public facts."""

from carrack.engine.notation import Notation
from carrack.engine.types import Refusal
from carrack.games.empire.asks import top
from carrack.games.empire.core import move, step, trade
from carrack.games.empire.core.card import GOLD, GOOD
from carrack.games.empire.core.rules import MOST_SOLD
from carrack.games.empire.core.state import Empire
from carrack.games.empire.words import CARDS

# Every code: its clause, the names of its arguments, and what would help.
CODES: dict[str, tuple[str, tuple[str, ...], str]] = {
    "no-such-seat": ("E1.3", (), "other-player"),
    "cannot-pass": ("E2.4", (), "choose"),
    "not-laid-out": ("E7.2", ("nation",), "other-nation"),
    "too-few-goods": ("E4.1", ("amount",), "fewer"),
    "not-tied": ("E5.3", (), "hold"),
    "bid-too-low": ("E5.2", ("amount",), "bid-more"),
    "bid-too-high": ("E5.2", ("amount",), "bid-less"),
    "no-offers-left": ("E5.7", ("amount",), "next-window"),
    "not-yourself": ("E5.7", (), "other-player"),
    "nothing-held": ("E5.7", ("seat_rival",), "other-player"),
    "giving-already": ("E5.7", (), "in-order"),
    "asking-already": ("E5.7", (), "in-order"),
    "give-or-for-first": ("E5.7", (), "give-or-for"),
    "cards-in-order": ("E5.7", (), "in-order"),
    "holds-fewer": ("E5.7", ("seat", "card", "amount"), "fewer"),
    "nothing-is-no-part": ("E5.7", (), "name-cards"),
}
# A kind of move that is not what is asked: when it would be, and the clause.
WHEN: dict[str, str] = {
    "select": "E2.4", "sell": "E4.1", "withdraw": "E5.3", "bid": "E5.2", "offer": "E5.7", "give": "E5.7", "for": "E5.7",
    "done": "E5.7", "part": "E5.7", "accept": "E5.7", "refuse": "E5.7", "counter": "E5.7",
}  # fmt: skip


CLAUSES = {step.ASK_CLAIM: "E2.4", step.ASK_SELL: "E4.1", step.ASK_PART: "E5.7", step.ASK_ANSWER: "E5.7"}


def refuse(code: str, **args: int | str) -> Refusal:
    """A refusal by its code."""
    clause, _, remedy = CODES[code]
    return Refusal(code, args, clause, remedy)


def why_not(s: Empire, seat: int, chosen: int, notation: Notation) -> Refusal:
    """Why an id that is not legal is not."""
    number, x, y = top(s)
    kind = notation.kind(chosen).name.partition("-")[0]
    match (number, kind):
        case (step.ASK_CLAIM, "select"):
            return refuse("not-laid-out", nation=str(notation.args(chosen, seat, s.players)["nation"]))
        case (step.ASK_SELL, "sell"):
            return refuse("too-few-goods", amount=min(s.card(seat, GOOD), MOST_SOLD))
        case (step.ASK_BID | step.ASK_SEALED_BID, "withdraw"):
            return refuse("not-tied")
        case (step.ASK_BID | step.ASK_SEALED_BID, "bid"):
            if chosen - move.BID <= s.bids[seat]:
                return refuse("bid-too-low", amount=s.bids[seat])
            return refuse("bid-too-high", amount=s.card(seat, GOLD))
        case (step.ASK_TRADE, "offer"):
            return no_offer(s, seat, chosen - move.OFFER)
        case (step.ASK_PART, "give" | "for" | "done" | "part"):
            return no_part(s, seat, x, y, chosen)
        case (step.ASK_ANSWER, "counter"):
            return refuse("no-offers-left", amount=s.rules.trade_offers)
        case (_, "pass"):
            return Refusal("cannot-pass", {}, CLAUSES[number], "choose")
    # Nations are selected once: for that moment there is no waiting.
    return Refusal(f"when-{kind}", {}, WHEN[kind], "choose" if kind == "select" else "wait")


def no_offer(s: Empire, seat: int, left: int) -> Refusal:
    """Why no offer can be made to the player so many steps left."""
    if left >= s.players:
        return refuse("no-such-seat")
    if left == 0:
        return refuse("not-yourself")
    if s.offers[seat] >= s.rules.trade_offers:
        return refuse("no-offers-left", amount=s.rules.trade_offers)
    return refuse("nothing-held", seat_rival=(seat + left) % s.players)


def no_part(s: Empire, seat: int, x: int, y: int, chosen: int) -> Refusal:
    """Why an offer to x cannot go on like that."""
    stage = y & 15
    if chosen < move.PART:
        if stage == trade.BEGUN:
            if chosen == move.DONE:
                return refuse("give-or-for-first")
            return too_many(s, seat, chosen - move.GIVE)
        return refuse("giving-already")
    if chosen >= move.FOR:
        return refuse("asking-already") if stage == trade.ASKED else too_many(s, x, chosen - move.FOR)
    if stage == trade.BEGUN:
        return refuse("give-or-for-first")
    if (chosen - move.PART) // move.AMOUNTS < y >> 4:
        return refuse("cards-in-order")
    return too_many(s, seat if stage == trade.GIVEN else x, chosen - move.PART)


def too_many(s: Empire, holder: int, cards: int) -> Refusal:
    """Why so many cards of a kind cannot be named."""
    kind, n = divmod(cards, move.AMOUNTS)
    if n == 0:
        return refuse("nothing-is-no-part")
    return refuse("holds-fewer", seat=holder, card=CARDS[kind], amount=s.card(holder, kind))
