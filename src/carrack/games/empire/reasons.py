"""Why a move is not legal: the interpreted twin of each step's `fill`. Codes and clauses only, from public facts."""

from carrack.engine.core.frames import step_of
from carrack.engine.notation import Notation
from carrack.engine.types import Refusal
from carrack.games.empire.asks import top
from carrack.games.empire.core import move, step, trade
from carrack.games.empire.core.card import GOLD, GOOD
from carrack.games.empire.core.rules import MOST_SOLD, ROUNDS_IN_GAME
from carrack.games.empire.core.state import Empire
from carrack.games.empire.words import CARDS

LAST_EXPLORATION = ROUNDS_IN_GAME - 1  # E6.1: the last round is a development and no more

# Every code: its clause, the names of its arguments, and what would help.
CODES: dict[str, tuple[str, tuple[str, ...], str]] = {
    "no-such-seat": ("E1.3", (), "other-player"),
    "cannot-pass": ("E2.4", (), "choose"),
    "no-nations": ("E2.1", (), "option"),
    "not-laid-out": ("E7.2", ("nation",), "other-nation"),
    "too-few-goods": ("E4.1", ("amount",), "fewer"),
    "not-tied": ("E5.3", (), "hold"),
    "bid-too-low": ("E5.2", ("amount",), "bid-more"),
    "bid-too-high": ("E5.2", ("amount",), "bid-less"),
    "nothing-more-to-bid": ("E5.2", ("amount",), "hold-or-withdraw"),
    "no-trades": ("E5.7", (), "option"),
    "no-offer-begun": ("E5.7", (), "begin-offer"),
    "offer-begun": ("E5.7", ("seat_rival",), "complete"),
    "answer-first": ("E5.7", ("seat_rival",), "answer"),
    "no-offers-left": ("E5.7", ("amount",), "next-window"),
    "not-yourself": ("E5.7", (), "other-player"),
    "nothing-held": ("E5.7", ("seat_rival",), "other-player"),
    "giving-already": ("E5.7", (), "in-order"),
    "asking-already": ("E5.7", (), "in-order"),
    "give-or-for-first": ("E5.7", (), "give-or-for"),
    "cards-in-order": ("E5.7", (), "in-order"),
    "you-hold-fewer": ("E5.7", ("card", "amount"), "fewer"),
    "holds-fewer": ("E5.7", ("seat", "card", "amount"), "fewer"),
    "rival-holds-fewer": ("E5.7", ("seat_rival", "card"), "fewer"),
    "nothing-is-no-part": ("E5.7", (), "name-cards"),
}
# A kind of move that is not what is asked: when it would be, and the clause.
WHEN: dict[str, str] = {
    "select": "E2.4", "sell": "E4.1", "withdraw": "E5.3", "bid": "E5.2", "offer": "E5.7", "give": "E5.7", "for": "E5.7",
    "done": "E5.7", "part": "E5.7", "accept": "E5.7", "refuse": "E5.7", "counter": "E5.7",
}  # fmt: skip

TRADES = frozenset(kind for kind, clause in WHEN.items() if clause == "E5.7")  # kinds that only trade windows have
CLAUSES = {step.ASK_CLAIM: "E2.4", step.ASK_SELL: "E4.1", step.ASK_PART: "E5.7", step.ASK_ANSWER: "E5.7"}


def refuse(code: str, remedy: str = "", **args: int | str) -> Refusal:
    """A refusal by its code, with a remedy of its own where that of the code does not help."""
    clause, _, usual = CODES[code]
    return Refusal(code, args, clause, remedy or usual)


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
            return no_bid(s, seat, chosen - move.BID)
        case (step.ASK_TRADE, "offer"):
            return no_offer(s, seat, chosen - move.OFFER)
        case (step.ASK_TRADE, "give" | "for" | "done" | "part"):
            return refuse("no-offer-begun")
        case (step.ASK_PART, "offer"):
            return refuse("offer-begun", seat_rival=x)
        case (step.ASK_PART, "give" | "for" | "done" | "part"):
            return no_part(s, seat, x, y, chosen)
        case (step.ASK_ANSWER, "offer" | "give" | "for" | "done" | "part"):
            return refuse("answer-first", seat_rival=x)
        case (step.ASK_ANSWER, "counter"):
            remedy = "choose" if is_last_window(s) else ""
            return refuse("no-offers-left", remedy, amount=s.rules.trade_offers)
        case (_, "pass"):
            return Refusal("cannot-pass", {}, CLAUSES[number], "choose")
    return not_now(s, seat, kind)


def not_now(s: Empire, seat: int, kind: str) -> Refusal:
    """When a kind of move that is not what is asked would be; or that this game does not have it."""
    if kind == "select" and not s.rules.has_nations:
        return refuse("no-nations")
    if kind in TRADES and s.rules.trade_offers == 0:
        return refuse("no-trades")
    return Refusal(f"when-{kind}", {}, WHEN[kind], "wait" if may_come(s, seat, kind) else "choose")


def may_come(s: Empire, seat: int, kind: str) -> bool:
    """Whether a seat can still be asked for a kind of move, so that waiting for it is no bad advice."""
    if kind == "select":
        return False  # nations are selected once
    if kind == "sell":
        return s.round < LAST_EXPLORATION
    if not is_last_window(s):
        return True
    if kind not in {"accept", "refuse", "counter"}:
        return False
    able = [who for who in range(s.players) if s.offers[who] < s.rules.trade_offers]  # to make an offer
    return able not in ([], [seat]) and (kind != "counter" or seat in able)


def is_last_window(s: Empire) -> bool:
    """Whether no auction follows in this game."""
    return s.round == LAST_EXPLORATION and not any(step_of(f) == step.EXPLORATION for f in s.agenda[: s.depth])


def no_bid(s: Empire, seat: int, bid: int) -> Refusal:
    """Why a bid is none."""
    least, most = s.bids[seat], s.card(seat, GOLD)
    if least == min(most, move.AMOUNTS - 1):
        return refuse("nothing-more-to-bid", amount=least)
    return refuse("bid-too-low", amount=least) if bid <= least else refuse("bid-too-high", amount=most)


def no_offer(s: Empire, seat: int, left: int) -> Refusal:
    """Why no offer can be made to the player so many steps left."""
    if left >= s.players:
        return refuse("no-such-seat")
    if left == 0:
        return refuse("not-yourself")
    return refuse("nothing-held", seat_rival=(seat + left) % s.players)


def no_part(s: Empire, seat: int, x: int, y: int, chosen: int) -> Refusal:
    """Why an offer to x cannot go on like that."""
    stage = trade.stage_of(y)
    if chosen < move.PART:
        if stage == trade.BEGUN:
            if chosen == move.DONE:
                return refuse("give-or-for-first")
            return too_many(s, seat, seat, chosen - move.GIVE)
        return refuse("giving-already")
    if chosen >= move.FOR:
        return refuse("asking-already") if stage == trade.ASKED else too_many(s, seat, x, chosen - move.FOR)
    if stage == trade.BEGUN:
        return refuse("give-or-for-first")
    if (chosen - move.PART) // move.AMOUNTS < trade.lowest_kind(y):
        return refuse("cards-in-order")
    return too_many(s, seat, seat if stage == trade.GIVEN else x, chosen - move.PART)


def too_many(s: Empire, seat: int, holder: int, cards: int) -> Refusal:
    """Why a seat cannot name so many cards of a holder; what another player holds is told only if holdings are open."""
    kind, n = divmod(cards, move.AMOUNTS)
    card = CARDS[kind]
    if n == 0:
        return refuse("nothing-is-no-part")
    if holder == seat:
        return refuse("you-hold-fewer", card=card, amount=s.card(seat, kind))
    if s.rules.open_holdings:
        return refuse("holds-fewer", seat=holder, card=card, amount=s.card(holder, kind))
    return refuse("rival-holds-fewer", seat_rival=holder, card=card)
