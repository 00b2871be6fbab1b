"""What refusals of `empire` recommend in open auctions and on the offer board."""

from collections.abc import Callable

import carrack
from carrack.games.empire.words import CARDS
from support.empire import Layout
from support.open_empire import act, at_board, market
from support.remedies_of_empire import Case, until

FOR_ANYBODY = "s0 offer anybody give 1 bond for 1 colony"
FROM_2 = "s2 offer 0 give 1 colony for 2 gold"
SHORT_OF = "s2 offer 0 give 1 colony for 1 revolt"  # of which seat 0 has none
FOUR_OFFERS = ("s0 offer 1 give 1 bond done", "s0 cancel 1") * 4  # as many as a seat makes in a round


def traders(round_: int = 1) -> Layout:
    """The market of three, with one offer of each player on the board at a time."""
    return market(trade_offers=1).round(round_)


def lot(*acts: str) -> carrack.Game:
    """The first card of a round is up for auction, and some acts were made."""
    return act(traders().at("exploration").game(), *acts)


def last_card(*acts: str) -> carrack.Game:
    """The last card of the game is up for auction, and some acts were made."""
    position = traders(5).position()
    position["agenda"] = [
        ["rounds", 0, 0, 0, 0],
        ["exploration", 0, len(position["row"]), 0, 0],
        ["auction", 0, CARDS.index("colony"), 0, 0],
    ]
    return act(carrack.load(position), *acts)


def board(*acts: str, round_: int = 1) -> carrack.Game:
    """After the fifth card of a round, when some acts were made."""
    return act(at_board(traders(round_)), *acts)


def shops() -> carrack.Game:
    """Goods are sold."""
    return traders().at("commerce").game()


def acts(*texts: str) -> Callable[[carrack.Game], carrack.Game]:
    """Some acts are made."""
    return lambda game: act(game, *texts)


def lot_then(*texts: str) -> Callable[[carrack.Game], carrack.Game]:
    """Wait for an auction; then some acts are made."""
    return lambda game: act(until("lot")(game), *texts)


def next_round(game: carrack.Game) -> carrack.Game:
    """Wait for the first auction of the next round."""
    return until("lot")(until("sell")(game))


OPEN_CASES = [
    # Auctions
    Case("no-open-auction", "option", "E5.6", lambda: market(auction="turns").auction("good").game(), "content",
         after=lambda _: lot()),
    Case("cannot-pass", "choose", "E5.6", lot, "pass", instead=("bid 1", "content", "withdraw")),
    Case("not-tied", "hold", "E5.3", lambda: lot("s0 bid 2"), "withdraw", instead=("bid 3", "content")),
    Case("bid-too-low", "bid-more", "E5.2", lambda: lot("s0 bid 2"), "bid 2", instead=("bid 3",)),
    Case("bid-too-high", "bid-less", "E5.2", lot, "bid 10", instead=("bid 9",)),
    Case("nothing-more-to-bid", "hold-or-withdraw", "E5.2", lambda: lot("s0 bid 9", "s1 bid 9"), "bid 5",
         instead=("withdraw", "content")),
    Case("out-of-auction", "next-card", "E5.3", lambda: lot("s0 withdraw"), "bid 1", after=until("lot")),
    Case("out-of-auction", "next-card", "E5.3", lambda: lot("s0 withdraw"), "content", after=until("lot")),
    Case("out-of-auction", "choose", "E5.3", lambda: last_card("s0 withdraw"), "withdraw",
         instead=("offer anybody", "offer 1")),
    Case("content-already", "wait-for-change", "E5.6", lambda: lot("s0 content"), "content", after=acts("s1 bid 1")),
    Case("content-by-itself", "wait-for-change", "E5.6", lambda: lot("s0 bid 9"), "content", after=acts("s1 bid 9")),
    Case("when-content", "wait", "E5.6", shops, "content", after=until("lot")),
    Case("when-content", "wait", "E5.6", lambda: board(round_=4), "content", after=until("lot")),
    Case("when-content", "choose", "E5.6", lambda: board(round_=5), "content", instead=("ready", "offer 1")),
    Case("when-bid", "wait", "E5.2", lambda: board(round_=4), "bid 1", after=until("lot")),
    Case("when-bid", "choose", "E5.2", lambda: board(round_=5), "bid 1", instead=("ready", "offer 1")),
    Case("when-bid", "choose", "E5.2", lambda: board("s0 offer 1", round_=5), "bid 1", instead=("ready", "for 1 good")),
    Case("when-withdraw", "choose", "E5.3", lambda: board(round_=5), "withdraw", instead=("ready", "offer anybody")),
    # Kinds of trades
    Case("no-windows", "look-at-board", "E5.7", lambda: lot(FROM_2), "accept", instead=("accept s2 1",)),
    *(Case("no-board", "option", "E5.7", lambda: market(trades="windows").at("exploration").game(), text,
           after=lambda _: board(FROM_2, "s0 offer 1 give 1 bond done", "s0 cancel 1")) for text in
      ("offer anybody", "ready", "accept s2 1", "counter s2 1")),
    Case("no-trades", "option", "E5.7", lambda: market(trades="off").at("exploration").game(), "offer anybody",
         after=lambda _: lot()),
    # Making an offer
    Case("cannot-pass", "choose", "E5.7", board, "pass", instead=("ready", "offer 1")),
    *(Case("draft-begun", "complete", "E5.7", lambda: lot("s0 offer 1", "s0 give 1 bond"), text,
           after=acts("s0 for 1 gold", "s0 done", "s1 accept s0 1")) for text in
      ("bid 1", "withdraw", "offer 2", "offer anybody")),
    Case("no-offer-begun", "begin-offer", "E5.7", lot, "give 1 bond", after=acts("s0 offer anybody")),
    Case("not-yourself", "other-player", "E5.7", lot, "offer 0", instead=("offer 1", "offer 2")),
    Case("give-or-for-first", "give-or-for", "E5.7", lambda: lot("s0 offer 1"), "done",
         instead=("give 1 bond", "for 1 gold")),
    Case("giving-already", "in-order", "E5.7", lambda: lot("s0 offer 1 give 1 bond"), "give 1 gold",
         instead=("1 gold", "done")),
    Case("asking-already", "in-order", "E5.7", lambda: lot("s0 offer 1", "s0 for 1 good"), "for 1 gold",
         instead=("1 gold", "done")),
    Case("cards-in-order", "in-order", "E5.7", lambda: lot("s0 offer 1 give 1 bond"), "1 good", instead=("1 gold",)),
    Case("you-hold-fewer", "fewer", "E5.7", lambda: lot("s0 offer 1"), "give 3 bond", instead=("give 2 bond",)),
    Case("more-than-printed", "fewer", "E5.7", lambda: lot("s0 offer 1"), "for 31 colony", instead=("for 30 colony",)),
    Case("gold-in-bid", "fewer", "E5.7", lambda: lot("s0 bid 4", "s0 offer 1"), "give 6 gold",
         instead=("give 5 gold",)),
    Case("board-full", "cancel", "E5.7", lambda: lot(FOR_ANYBODY), "offer 1", after=acts("s0 cancel 1")),
    Case("board-full", "cancel", "E5.7", lambda: lot(FOR_ANYBODY), "offer 1", after=acts("s2 accept s0 1")),
    Case("board-full", "cancel", "E5.7", lambda: lot(FOR_ANYBODY), "give 1 bond",
         after=acts("s0 cancel 1", "s0 offer 1")),
    Case("board-full", "cancel", "E5.7", lambda: lot(FOR_ANYBODY, FROM_2), "counter s2 1", after=acts("s0 cancel 1")),
    Case("no-offers-this-round", "next-round", "E5.7", lambda: lot(*FOUR_OFFERS), "offer 1", after=next_round),
    Case("no-offers-this-round", "choose", "E5.7", lambda: last_card(*FOUR_OFFERS), "offer anybody",
         instead=("bid 1", "content")),
    # Offers on the board
    Case("no-such-offer", "look-at-board", "E5.7", lambda: lot(FROM_2), "accept s1 1",
         instead=("accept s2 1", "counter s2 1")),
    Case("no-such-offer", "look-at-board", "E5.7", lambda: lot(FOR_ANYBODY), "cancel 2", instead=("cancel 1",)),
    Case("own-offer", "cancel", "E5.7", lambda: lot(FOR_ANYBODY), "accept s0 1", instead=("cancel 1",)),
    Case("own-offer", "cancel", "E5.7", lambda: lot(FOR_ANYBODY), "counter s0 1", instead=("cancel 1",)),
    Case("not-for-you", "look-at-board", "E5.7", lambda: lot(FROM_2, "s1 offer 2 give 1 gold done"), "accept s1 1",
         instead=("accept s2 1",)),
    Case("you-lack", "get-cards", "E5.7", lambda: lot(SHORT_OF), "accept s2 1",
         instead=("counter s2 1 give 1 bond for 1 colony",)),
    Case("you-lack", "get-cards", "E5.7", lambda: lot(SHORT_OF), "accept s2 1",
         after=acts("s1 offer 0 give 1 revolt done", "s0 accept s1 1")),
    Case("your-gold-in-bid", "free-gold", "E5.7", lambda: lot("s2 offer 0 give 1 colony for 5 gold", "s0 bid 5"),
         "accept s2 1", after=acts("s1 bid 5", "s0 withdraw")),
    Case("maker-cannot", "wait-for-change", "E5.7", lambda: lot("s1 offer 0 give 9 gold for 1 bond", "s1 bid 1"),
         "accept s1 1", after=acts("s2 bid 1", "s1 withdraw")),
    Case("ready-already", "wait-for-change", "E5.7", lambda: board("s0 ready"), "ready", after=acts(FROM_2)),
    Case("when-take", "wait", "E5.7", shops, "accept s2 1", after=lot_then(FROM_2)),
    Case("when-reply", "wait", "E5.7", shops, "counter s2 1", after=lot_then(FROM_2)),
    Case("when-cancel", "wait", "E5.7", shops, "cancel 1", after=lot_then(FOR_ANYBODY)),
    Case("when-offer", "wait", "E5.7", shops, "offer anybody", after=until("lot")),
    Case("when-ready", "wait", "E5.7", shops, "ready", after=until("board")),
    Case("when-ready", "wait", "E5.7", last_card, "ready", after=until("board")),
]  # fmt: skip
