"""Reasons why a move is not legal, one function for each question.

Each mirrors the conditions in the step's `fill`; it is not compiled, because only refusals call it. It returns codes
and clauses, never sentences, and may use only what the seat knows.
"""

from carrack.engine.core.frames import step_of, x_of
from carrack.engine.notation import Notation
from carrack.engine.types import Refusal
from carrack.games.empire.asks import top
from carrack.games.empire.core import board, move, part, step, trade
from carrack.games.empire.core.auction import is_in
from carrack.games.empire.core.card import GOLD, GOOD
from carrack.games.empire.core.rules import MOST_SOLD, NO_TRADES, OFFERS_A_ROUND, ROUNDS_IN_GAME, ROW_SIZE
from carrack.games.empire.core.state import Empire
from carrack.games.empire.words import CARDS

LAST_EXPLORATION = ROUNDS_IN_GAME - 1  # E6.1: the last round has only a development

# Every code: its clause, the names of its arguments, and its remedy.
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
    "no-windows": ("E5.7", (), "look-at-board"),
    "no-board": ("E5.7", (), "option"),
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
    "no-open-auction": ("E5.6", (), "option"),
    "out-of-auction": ("E5.3", (), "next-card"),
    "content-already": ("E5.6", (), "wait-for-change"),
    "content-by-itself": ("E5.6", (), "wait-for-change"),
    "ready-already": ("E5.7", (), "wait-for-change"),
    "draft-begun": ("E5.7", (), "complete"),
    "board-full": ("E5.7", ("amount",), "cancel"),
    "no-offers-this-round": ("E5.7", ("amount",), "next-round"),
    "no-such-offer": ("E5.7", (), "look-at-board"),
    "own-offer": ("E5.7", (), "cancel"),
    "not-for-you": ("E5.7", ("seat_rival",), "look-at-board"),
    "you-lack": ("E5.7", ("card", "amount"), "get-cards"),
    "your-gold-in-bid": ("E5.7", ("amount",), "free-gold"),
    "maker-cannot": ("E5.7", ("seat_rival",), "wait-for-change"),
    "more-than-printed": ("E5.7", ("card", "amount"), "fewer"),
    "gold-in-bid": ("E5.7", ("amount",), "fewer"),
}
# For a kind of move that does not answer the question: the clause that says when it is asked for.
WHEN: dict[str, str] = {
    "select": "E2.4", "sell": "E4.1", "withdraw": "E5.3", "bid": "E5.2", "offer": "E5.7", "give": "E5.7", "for": "E5.7",
    "done": "E5.7", "part": "E5.7", "accept": "E5.7", "refuse": "E5.7", "counter": "E5.7", "content": "E5.6",
    "ready": "E5.7", "take": "E5.7", "reply": "E5.7", "cancel": "E5.7",
}  # fmt: skip

TRADES = frozenset(kind for kind, clause in WHEN.items() if clause == "E5.7")  # kinds of moves that trade
WINDOW_MOVES = frozenset({"accept", "refuse", "counter"})  # only trade windows have them,
BOARD_MOVES = frozenset({"ready", "take", "reply", "cancel"})  # and only the offer board these
BOARD_ACTS = TRADES - WINDOW_MOVES - {"ready"}
CLAUSES = {
    step.ASK_CLAIM: "E2.4", step.ASK_SELL: "E4.1", step.ASK_PART: "E5.7", step.ASK_ANSWER: "E5.7",
    step.OPEN_BIDDING: "E5.6", step.BOARD: "E5.7",
}  # fmt: skip


def refuse(code: str, remedy: str = "", **args: int | str) -> Refusal:
    """Return a refusal by its code; `remedy` replaces that of the code."""
    clause, _, usual = CODES[code]
    return Refusal(code, args, clause, remedy or usual)


def why_not(s: Empire, seat: int, chosen: int, notation: Notation) -> Refusal:
    """Return why a move is not legal."""
    number, x, y = top(s)
    kind = notation.kind(chosen).name.partition("-")[0]
    if chosen == move.OFFER_ALL and not board.has_board(s):  # only the board has offers to everybody
        return refuse("no-trades" if s.rules.trades == NO_TRADES else "no-board")
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
        case (step.ASK_ANSWER, "accept"):
            return next(
                refuse("you-lack", "choose", card=card, amount=s.asked[kind])
                for kind, card in enumerate(CARDS)
                if s.asked[kind] > s.card(seat, kind)
            )
        case (step.ASK_ANSWER, "counter"):
            remedy = "choose" if is_last_window(s) else ""
            return refuse("no-offers-left", remedy, amount=s.rules.trade_offers)
        case (step.OPEN_BIDDING, "withdraw" | "bid") if not is_in(s, seat):
            return out_of_auction(s)
        case (step.OPEN_BIDDING, "withdraw" | "bid") if s.drafting[seat]:
            return refuse("draft-begun")
        case (step.OPEN_BIDDING, "withdraw"):
            return refuse("not-tied")
        case (step.OPEN_BIDDING, "bid"):
            return no_bid(s, seat, chosen - move.BID)
        case (step.OPEN_BIDDING, "content"):
            return no_content(s, seat)
        case (step.BOARD, "ready"):
            return refuse("ready-already")
        case (step.OPEN_BIDDING | step.BOARD, _) if board.has_board(s) and kind in BOARD_ACTS:
            return no_act(s, seat, kind, chosen)
        case (_, "pass"):
            return Refusal("cannot-pass", {}, CLAUSES[number], "choose")
    return not_now(s, seat, kind)


def not_now(s: Empire, seat: int, kind: str) -> Refusal:
    """Return the refusal that says when a kind of move is asked for, or that this game does not have it."""
    if kind == "select" and not s.rules.has_nations:
        return refuse("no-nations")
    if kind in TRADES and s.rules.trades == NO_TRADES:
        return refuse("no-trades")
    if kind in (WINDOW_MOVES if board.has_board(s) else BOARD_MOVES):
        return refuse("no-windows" if board.has_board(s) else "no-board")
    if kind == "content" and not s.rules.is_open_auction:
        return refuse("no-open-auction")
    return Refusal(f"when-{kind}", {}, WHEN[kind], "wait" if may_come(s, seat, kind) else "choose")


def may_come(s: Empire, seat: int, kind: str) -> bool:
    """Whether a seat can still be asked for a kind of move; only then may a refusal advise to wait."""
    if kind == "select":
        return False  # nations are selected once
    if kind == "sell":
        return s.round < LAST_EXPLORATION
    if board.has_board(s):
        return s.round < LAST_EXPLORATION or not is_last_window(s)
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
    """Return why a bid is not legal."""
    least, most = s.bids[seat], s.card(seat, GOLD)
    if least == min(most, move.AMOUNTS - 1):
        return refuse("nothing-more-to-bid", amount=least)
    return refuse("bid-too-low", amount=least) if bid <= least else refuse("bid-too-high", amount=most)


def no_offer(s: Empire, seat: int, left: int) -> Refusal:
    """Return why no offer can be made to the player so many steps left."""
    if left >= s.players:
        return refuse("no-such-seat")
    if left == 0:
        return refuse("not-yourself")
    return refuse("nothing-held", seat_rival=(seat + left) % s.players)


def no_part(s: Empire, seat: int, x: int, y: int, chosen: int) -> Refusal:
    """Return why a part cannot be added to the offer to x."""
    stage = part.stage_of(y)
    if chosen < move.PART:
        if stage == trade.BEGUN:
            if chosen == move.DONE:
                return refuse("give-or-for-first")
            return too_many(s, seat, seat, chosen - move.GIVE)
        return refuse("giving-already")
    if chosen >= move.FOR:
        return refuse("asking-already") if stage == trade.ASKING else too_many(s, seat, x, chosen - move.FOR)
    if stage == trade.BEGUN:
        return refuse("give-or-for-first")
    if (chosen - move.PART) // move.AMOUNTS < part.lowest_kind(y):
        return refuse("cards-in-order")
    return too_many(s, seat, seat if stage == trade.GIVING else x, chosen - move.PART)


def too_many(s: Empire, seat: int, holder: int, cards: int) -> Refusal:
    """Return why a seat cannot name so many cards of a holder; another player's number only if holdings are open."""
    kind, n = divmod(cards, move.AMOUNTS)
    card = CARDS[kind]
    if n == 0:
        return refuse("nothing-is-no-part")
    if holder == seat:
        return refuse("you-hold-fewer", card=card, amount=s.card(seat, kind))
    if s.rules.asks_for_any:
        return asks_too_many(s, cards)
    if s.rules.open_holdings:
        return refuse("holds-fewer", seat=holder, card=card, amount=s.card(holder, kind))
    return refuse("rival-holds-fewer", seat_rival=holder, card=card)


def out_of_auction(s: Empire) -> Refusal:
    """Return the refusal of a seat that has withdrawn; after the last card of the game there is no next one."""
    return refuse("out-of-auction", "choose" if is_last_card(s) else "")


def is_last_card(s: Empire) -> bool:
    """Whether the card that is up for auction is the last one of the game."""
    if s.round < LAST_EXPLORATION:
        return False
    next_places = [x_of(f) for f in s.agenda[: s.depth] if step_of(f) == step.EXPLORATION]
    return all(place == s.shortage for x in next_places for place in range(x, ROW_SIZE))


def no_content(s: Empire, seat: int) -> Refusal:
    """Return why a seat cannot declare itself content."""
    if not is_in(s, seat):
        return out_of_auction(s)
    return refuse("content-already" if s.content >> seat & 1 else "content-by-itself")


def no_act(s: Empire, seat: int, kind: str, chosen: int) -> Refusal:
    """Return why a seat cannot do this on the offer board."""
    drafting = s.drafting[seat]
    if kind in {"give", "for", "done", "part"} and drafting:
        return no_draft_part(s, seat, chosen)
    if drafting:
        return refuse("draft-begun")
    match kind:
        case "offer" | "give" | "for" | "done" | "part" if not board.can_offer(s, seat):
            return no_more_offers(s, seat)
        case "give" | "for" | "done" | "part":
            return refuse("no-offer-begun")
        case "offer":
            return no_offer(s, seat, chosen - move.OFFER)
        case "cancel":
            return refuse("no-such-offer")
        case "take":
            return no_taking(s, seat, chosen - move.TAKE) or refuse("no-such-offer")
    return no_taking(s, seat, chosen - move.REPLY, is_reply=True) or no_more_offers(s, seat)


def no_more_offers(s: Empire, seat: int) -> Refusal:
    """Return why a seat cannot make one more offer."""
    limit = s.rules.trade_offers
    if not board.has_free_place(s, seat):
        return refuse("board-full", amount=limit)
    remedy = "choose" if s.round == LAST_EXPLORATION else ""
    return refuse("no-offers-this-round", remedy, amount=limit * OFFERS_A_ROUND)


def no_taking(s: Empire, seat: int, which: int, is_reply: bool = False) -> Refusal | None:
    """Return why an offer cannot be accepted or countered; None if that is not for the offer itself."""
    left, place = divmod(which, move.PLACES)
    maker = (seat + left) % s.players
    if left >= s.players or place >= s.rules.trade_offers or not s.board[board.entry(s, maker, place)]:
        return refuse("no-such-offer")
    at = board.entry(s, maker, place)
    if maker == seat:
        return refuse("own-offer")
    if not board.is_for(s, seat, maker, at):
        return refuse("not-for-you", seat_rival=s.board[at] - 1)
    if is_reply:
        return None
    for kind, card in enumerate(CARDS):
        asked = s.board[at + board.ASKED + kind]
        if asked > s.card(seat, kind):
            return refuse("you-lack", card=card, amount=asked)
        if asked > board.free_cards(s, seat, kind):
            return refuse("your-gold-in-bid", amount=s.bids[seat])
    return refuse("maker-cannot", seat_rival=maker)


def no_draft_part(s: Empire, seat: int, chosen: int) -> Refusal:
    """Return why a part cannot be added to the offer that a seat is making up for the board."""
    stage = part.stage_of(s.drafting[seat])
    if chosen < move.PART:
        if stage != board.BEGUN:
            return refuse("giving-already")
        return refuse("give-or-for-first") if chosen == move.DONE else gives_too_many(s, seat, chosen - move.GIVE)
    if chosen >= move.FOR:
        return refuse("asking-already") if stage == board.ASKING else asks_too_many(s, chosen - move.FOR)
    if stage == board.BEGUN:
        return refuse("give-or-for-first")
    cards = chosen - move.PART
    if cards // move.AMOUNTS < part.lowest_kind(s.drafting[seat]):
        return refuse("cards-in-order")
    return gives_too_many(s, seat, cards) if stage == board.GIVING else asks_too_many(s, cards)


def gives_too_many(s: Empire, seat: int, cards: int) -> Refusal:
    """Return why a seat cannot give so many cards."""
    kind, n = divmod(cards, move.AMOUNTS)
    if 0 < n <= s.card(seat, kind):
        return refuse("gold-in-bid", amount=board.free_gold(s, seat))
    return too_many(s, seat, seat, cards)


def asks_too_many(s: Empire, cards: int) -> Refusal:
    """Return why a seat cannot ask for so many cards."""
    kind, n = divmod(cards, move.AMOUNTS)
    if n == 0:
        return refuse("nothing-is-no-part")
    return refuse("more-than-printed", card=CARDS[kind], amount=s.rules.most_asked[kind])
