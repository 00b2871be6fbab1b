"""What a refusal recommends helps: each case is refused, does what the remedy says, and then it works.

`instead` are the choices a remedy names, each tried on a table of its own. `after` does what has to come first; then
the same move is legal.
"""

from typing import Any

import pytest

import carrack
from carrack.games.empire.core import move
from carrack.games.empire.reasons import CODES, WHEN
from carrack.games.empire.title import TITLE
from support.empire import Layout, claiming, in_turns, play, seal
from support.refusal_truths_of_empire import PAIRS
from support.remedies_of_empire import Case, then, until
from support.remedies_of_open_nodes import OPEN_CASES

# Tables ---------------------------------------------------------------------------------------------------------------


def traders(round_: int = 1, **options: Any) -> Layout:
    """Three who can trade: seat 0 has a bond and gold, seat 1 gold, seat 2 colonies and gold."""
    return in_turns(**options).round(round_).hold(0, bond=1, gold=9).hold(1, gold=9).hold(2, colony=2, gold=1)


def window(*texts: str, round_: int = 1, **options: Any) -> carrack.Game:
    """In a trade window that no auction follows in this round, after some moves."""
    return play(traders(round_, **options).trade().game(), *texts)


def pair(*texts: str, round_: int = 1, first: bool = False) -> carrack.Game:
    """Two with one offer each, in the last window of a round or in the first."""
    t = in_turns(players=2, trade_offers=1).round(round_).hold(0, gold=9).hold(1, gold=9)
    return play((t.at("exploration") if first else t.trade()).game(), *texts)


def auction(*texts: str, gold: tuple[int, ...] = (9, 9, 9), **options: Any) -> carrack.Game:
    """A good is up for auction, and some moves were made."""
    t = in_turns(players=len(gold), **options)
    for seat, n in enumerate(gold):
        t.hold(seat, gold=n)
    return play(t.auction("good").game(), *texts)


def sealed(*texts: str, gold: tuple[int, ...] = (9, 9, 9)) -> carrack.Game:
    """The same unseen, after a bidding round."""
    game = auction(gold=gold, auction="sealed")
    return seal(game, *texts) if texts else game


def shops(round_: int = 1, **options: Any) -> carrack.Game:
    """Goods are sold: seat 0 has two, seat 1 nothing at all."""
    return in_turns(**options).round(round_).hold(0, good=2, gold=1).hold(2, gold=1).at("commerce").game()


def nations() -> carrack.Game:
    return claiming("spain", "france")


def claimed() -> carrack.Game:
    return seal(nations(), "select spain", "select france")


BOND = "offer 2 give 1 bond"  # half an offer
GIFT = "offer 1 give 1 gold done"
FROM_1 = ("pass", "offer 0 give 1 gold done")  # seat 1 makes seat 0 an offer

CASES = [
    Case("cannot-pass", "choose", "E2.4", nations, "pass", instead=("select spain",)),
    Case("cannot-pass", "choose", "E4.1", shops, "pass", instead=("sell 0",)),
    Case("cannot-pass", "choose", "E5.7", lambda: window("offer 2"), "pass", instead=("give 1 bond", "for 1 colony")),
    Case("cannot-pass", "choose", "E5.7", lambda: window(*FROM_1), "pass", instead=("accept", "refuse", "counter")),
    # Nations and goods
    Case("no-nations", "option", "E2.1", lambda: window(version="beginner"), "select spain", after=lambda _: nations()),
    Case("not-laid-out", "other-nation", "E7.2", nations, "select venice", instead=("select spain", "select france")),
    Case("when-select", "choose", "E2.4", claimed, "select spain", instead=("sell 0",)),
    Case("too-few-goods", "fewer", "E4.1", shops, "sell 3", instead=("sell 2", "sell 0")),
    Case("too-few-goods", "fewer", "E4.1", shops, "sell 1", seat=1, instead=("sell 0",)),
    Case("when-sell", "wait", "E4.1", nations, "sell 1",
         after=lambda game: seal(game, "select spain", "select france")),
    Case("when-sell", "wait", "E4.1", lambda: window(round_=4), "sell 0", after=until("sell")),
    Case("when-sell", "choose", "E4.1", lambda: until("trade")(shops(5)), "sell 1", instead=("pass", "offer 1")),
    # Auctions
    Case("not-tied", "hold", "E5.3", lambda: auction("bid 2", "bid 1", "pass"), "withdraw", instead=("pass", "bid 3")),
    Case("not-tied", "hold", "E5.3", lambda: sealed("bid 9", "bid 1", "pass"), "withdraw", instead=("pass",)),
    Case("bid-too-low", "bid-more", "E5.2", lambda: auction("bid 5", "bid 5", "pass"), "bid 5", instead=("bid 6",)),
    Case("bid-too-low", "bid-more", "E5.2", auction, "bid 0", instead=("bid 1",)),
    Case("bid-too-high", "bid-less", "E5.2", auction, "bid 10", instead=("bid 9", "bid 1")),
    Case("nothing-more-to-bid", "hold-or-withdraw", "E5.2", lambda: auction("bid 9", "bid 9", "pass"), "bid 10",
         instead=("pass", "withdraw")),
    Case("nothing-more-to-bid", "hold-or-withdraw", "E5.2", lambda: auction("bid 9", "bid 9", "pass"), "bid 8",
         instead=("pass", "withdraw")),
    Case("nothing-more-to-bid", "hold-or-withdraw", "E5.2", lambda: auction(gold=(0, 9)), "bid 1",
         instead=("pass", "withdraw")),
    Case("nothing-more-to-bid", "hold-or-withdraw", "E5.2", lambda: sealed("pass", "bid 3", gold=(0, 9)), "bid 0",
         instead=("pass",)),
    Case("nothing-more-to-bid", "hold-or-withdraw", "E5.2",
         lambda: auction("bid 511", "bid 511", "pass", gold=(600, 600, 1)), "bid 511", instead=("pass", "withdraw")),
    Case("when-bid", "wait", "E5.2", shops, "bid 1", after=until("bid")),
    Case("when-bid", "wait", "E5.2", lambda: until("trade")(shops(5)), "bid 1", after=until("bid")),
    Case("when-bid", "choose", "E5.2", lambda: window(round_=5), "bid 1", instead=("pass", "offer 1")),
    Case("when-withdraw", "wait", "E5.3", lambda: until("trade")(shops(5)), "withdraw", after=until("bid")),
    Case("when-withdraw", "choose", "E5.3", lambda: window(BOND, round_=5), "withdraw", instead=("done",)),
    # To whom an offer is made
    Case("no-trades", "option", "E5.7", lambda: auction(trade_offers=0), "offer 1", after=lambda _: window()),
    Case("no-trades", "option", "E5.7", lambda: shops(trade_offers=0), "accept", after=lambda _: window(*FROM_1)),
    Case("no-such-seat", "other-player", "E1.3", window, move.OFFER + 3, instead=("offer 1", "offer 2")),
    Case("not-yourself", "other-player", "E5.7", window, "offer 0", instead=("offer 1", "offer 2")),
    Case("nothing-held", "other-player", "E5.7",
         lambda: in_turns(open_holdings=True).hold(2, colony=1).trade().game(), "offer 1", instead=("offer 2",)),
    Case("when-offer", "wait", "E5.7", shops, "offer 1", after=until("trade")),
    Case("when-offer", "wait", "E5.7", lambda: until("bid")(shops(5)), "offer 1", after=until("trade")),
    Case("offer-begun", "complete", "E5.7", lambda: window("offer 2"), "offer 1",
         after=lambda game: until("trade")(play(game, "for 1 colony", "done"))),
    # What an offer has in it
    Case("no-offer-begun", "begin-offer", "E5.7", window, "give 1 bond", after=then("offer 2")),
    Case("no-offer-begun", "begin-offer", "E5.7", window, "for 1 colony", after=then("offer 2")),
    Case("no-offer-begun", "begin-offer", "E5.7", window, "1 gold", after=then(BOND)),
    Case("no-offer-begun", "begin-offer", "E5.7", window, "done", after=then(BOND)),
    Case("give-or-for-first", "give-or-for", "E5.7", lambda: window("offer 2"), "done",
         instead=("give 1 bond", "for 1 colony")),
    Case("give-or-for-first", "give-or-for", "E5.7", lambda: window("offer 2"), "1 gold", after=then("give 1 bond")),
    Case("giving-already", "in-order", "E5.7", lambda: window(BOND), "give 1 gold", instead=("1 gold", "done")),
    Case("asking-already", "in-order", "E5.7", lambda: window("offer 2", "for 1 colony"), "for 1 gold",
         instead=("1 gold", "done")),
    Case("cards-in-order", "in-order", "E5.7", lambda: window(BOND), "1 bond", instead=("1 gold", "done")),
    Case("you-hold-fewer", "fewer", "E5.7", lambda: window("offer 2"), "give 10 gold", instead=("give 9 gold",)),
    Case("rival-holds-fewer", "fewer", "E5.7", lambda: window("offer 2", rules_version=1), "for 3 colony",
         instead=("for 2 colony",)),
    Case("holds-fewer", "fewer", "E5.7", lambda: window("offer 2", open_holdings=True), "for 3 colony",
         instead=("for 2 colony",)),
    Case("you-hold-fewer", "fewer", "E5.7", lambda: window("offer 2"), "give 1 good", instead=("give 1 gold",)),
    Case("rival-holds-fewer", "fewer", "E5.7", lambda: window(BOND, rules_version=1), "for 1 good", instead=("done",)),
    Case("more-than-printed", "fewer", "E5.7", lambda: window("offer 2"), "for 31 colony", instead=("for 30 colony",)),
    Case("you-lack", "choose", "E5.7", lambda: window("offer 2 give 1 bond for 3 colony done"), "accept",
         seat=2, instead=("refuse", "counter")),
    Case("nothing-is-no-part", "name-cards", "E5.7", lambda: window("offer 2"), "give 0 bond",
         instead=("give 1 bond",)),
    Case("when-give", "wait", "E5.7", auction, "give 1 gold", after=until("trade", "offer 1")),
    Case("when-for", "wait", "E5.7", auction, "for 1 gold", after=until("trade", "offer 1")),
    Case("when-part", "wait", "E5.7", shops, "1 gold", after=until("trade", "offer 1", "give 1 good")),
    Case("when-done", "wait", "E5.7", shops, "done", after=until("trade", "offer 1", "give 1 good")),
    # Answers
    Case("answer-first", "answer", "E5.7", lambda: window(*FROM_1), "give 1 bond", instead=("accept", "refuse")),
    Case("answer-first", "answer", "E5.7", lambda: window(*FROM_1), "give 1 bond", after=then("counter")),
    Case("answer-first", "answer", "E5.7", lambda: window(*FROM_1), "offer 2", after=until("trade")),
    Case("answer-first", "answer", "E5.7", lambda: pair(GIFT, "refuse", *FROM_1[1:]), "for 1 gold",
         instead=("accept", "refuse")),
    Case("no-offers-left", "next-window", "E5.7", lambda: pair(GIFT, "refuse", *FROM_1[1:], first=True), "counter",
         after=until("trade", *FROM_1)),
    Case("no-offers-left", "next-window", "E5.7", lambda: pair(GIFT, "refuse", *FROM_1[1:], round_=4), "counter",
         after=until("trade", *FROM_1)),
    Case("no-offers-left", "choose", "E5.7", lambda: pair(GIFT, "refuse", *FROM_1[1:], round_=5), "counter",
         instead=("accept", "refuse")),
    *(Case(f"when-{answer}", "wait", "E5.7", auction, answer, after=until("trade", *FROM_1)) for answer in
      ("accept", "refuse", "counter")),
    *(Case(f"when-{answer}", "wait", "E5.7", lambda: window(round_=5), answer, after=then(*FROM_1)) for answer in
      ("accept", "refuse", "counter")),
    *(Case(f"when-{answer}", "choose", "E5.7", lambda: pair(*FROM_1, "refuse", round_=5), answer,
           instead=("pass", "offer 1")) for answer in ("accept", "refuse", "counter")),
    # Who makes his last offer may be countered and accept that, but cannot counter in turn.
    Case("when-accept", "wait", "E5.7", lambda: pair("offer 1", round_=5), "accept",
         after=then("give 1 gold", "done", "counter for 1 gold")),
    Case("when-counter", "choose", "E5.7", lambda: pair("offer 1", round_=5), "counter", instead=("give 1 gold",)),
    Case("when-accept", "choose", "E5.7", lambda: pair(*FROM_1, "refuse", "offer 1", round_=5), "accept",
         instead=("give 1 gold",)),
    *OPEN_CASES,
]  # fmt: skip


def refused(case: Case) -> carrack.Game:
    """The game in which a move was refused as it should be."""
    game = case.at()
    refusal = game.why_not(case.seat, case.move)
    assert refusal is not None, "it is legal from the beginning"
    assert (refusal.code, refusal.remedy, refusal.clause) == (case.code, case.remedy, case.clause)
    return game


def works(game: carrack.Game, chosen: str | int, seat: int) -> None:
    """A move can be played, and then it is."""
    before = game.number
    assert game.why_not(seat, chosen) is None
    game.play(chosen, seat)
    assert game.number > before or seat in game.committed


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_remedy_helps(case: Case) -> None:
    for chosen in case.instead:
        works(refused(case), chosen, case.seat)
    if case.after is not None:
        works(case.after(refused(case)), case.move, case.seat)


PAST = [case for case in CASES if case.code.startswith("when-") and case.remedy == "choose"]


@pytest.mark.parametrize("case", PAST, ids=str)
def test_who_is_not_told_to_wait_would_wait_in_vain(case: Case) -> None:
    """However the game goes on, the seat is not asked for such a move again."""
    (refused_move,) = refused(case).parse(str(case.move), case.seat)
    kind = TITLE.notation.kind(refused_move)
    for seed in range(5):
        game = case.at()
        rng = carrack.Rng(seed)
        while not game.is_over:
            seat = next(seat for seat in game.deciders if seat not in game.committed)
            moves = game.legal_moves(seat)
            assert seat != case.seat or kind not in map(TITLE.notation.kind, moves)
            game.play(moves[rng.below(min(len(moves), 20))], seat)


def test_every_pair_of_code_and_remedy_has_a_case() -> None:
    assert {(case.code, case.remedy) for case in CASES} == PAIRS
    assert {code for code, _ in PAIRS} == CODES.keys() | {f"when-{kind}" for kind in WHEN}
    assert all(case.instead or case.after for case in CASES)
