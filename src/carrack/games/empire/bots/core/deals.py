"""Find exchanges from which both seats gain: the best one for its maker, and the moves that name it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.core.evaluator import LARGE, SCALE
from carrack.engine.core.tables import zeros
from carrack.games.empire.bots.core.holdings import Holdings
from carrack.games.empire.core import move
from carrack.games.empire.core.board import free_cards, free_gold
from carrack.games.empire.core.card import CARDS, GOLD, GOOD, REVOLT, SUPPORTER
from carrack.games.empire.core.state import Empire

LEAST_GAIN: Final = SCALE // 16  # smaller gains are not worth a trade
DEAREST: Final[i64] = 20  # highest amount of gold in an exchange
MOST_SUPPORT: Final[i64] = 2  # highest number of supporters or revolts in an exchange
PARTNERS_SHARE: Final = 3  # the partner gets one in so many parts of what both gain
NO_CARD: Final[i64] = -1


class Deal:
    """The cards that a seat gives and asks for, and its gain; a gain of 0 means that there is no deal."""

    def __init__(self) -> None:
        self.given: vec[i64] = zeros(CARDS)
        self.asked: vec[i64] = zeros(CARDS)
        self.gain: i64 = 0

    def copy_from(self, other: "Deal") -> None:
        """Become a copy of another deal."""
        self.given = other.given[:]
        self.asked = other.asked[:]
        self.gain = other.gain


def lead(s: Empire, mine: i64, theirs: i64) -> i64:
    """Return a seat's gain over the mean of the others if it gains `mine` and one of them `theirs`."""
    return mine - theirs // (s.players - 1)


def best_deal(e: Holdings, s: Empire, seat: i64, other: i64) -> Deal:
    """Return the best exchange for a seat that the other would accept.

    At most one resource goes each way; gold and support make up the difference.
    """
    best = Deal()
    if s.players == 2:  # the gain of one seat is the loss of the other
        return best
    deal = Deal()
    mine = e.holding(s, seat, GOLD, 0, 0)
    theirs = e.holding(s, other, GOLD, 0, 0)
    for kind in range(NO_CARD, i64(GOLD)):
        if kind != NO_CARD and (kind < GOOD or s.card(seat, kind) == 0):
            continue
        for wanted in range(NO_CARD, i64(GOLD)):
            if kind == wanted or (wanted != NO_CARD and (wanted < GOOD or s.card(other, wanted) == 0)):
                continue
            put_card(deal.given, kind, 1)
            put_card(deal.asked, wanted, 1)
            surplus = e.exchanged(s, seat, deal.given, deal.asked) - mine
            surplus += e.exchanged(s, other, deal.asked, deal.given) - theirs
            if surplus > 2 * LEAST_GAIN:
                for support in range(-MOST_SUPPORT, MOST_SUPPORT + 1):
                    if pay_support(s, deal, seat, other, support):
                        pay_gold(e, s, deal, seat, other, mine, theirs, surplus)
                        if deal.gain > best.gain and is_exchange(deal) and is_paid(e, s, deal, seat, other):
                            best.copy_from(deal)
                    pay_support(s, deal, seat, other, 0)
            put_card(deal.given, kind, 0)
            put_card(deal.asked, wanted, 0)
    return best


def put_card(cards: vec[i64], kind: i64, n: i64) -> None:
    """Set the number of cards of a kind, unless the kind is NO_CARD."""
    if kind != NO_CARD:
        cards[kind] = n


def pay_support(s: Empire, deal: Deal, seat: i64, other: i64, n: i64) -> bool:
    """Let the maker pay `n` support, or get it if `n` is negative; return whether the cards are there.

    Support is paid by supporters, or by taking over revolts if there are not enough.
    """
    deal.given[GOLD] = 0
    deal.asked[GOLD] = 0
    for kind in (SUPPORTER, REVOLT):
        deal.given[kind] = 0
        deal.asked[kind] = 0
    if n > 0:
        if s.card(seat, SUPPORTER) >= n:
            deal.given[SUPPORTER] = n
        elif s.card(other, REVOLT) >= n:
            deal.asked[REVOLT] = n
        else:
            return False
    elif n < 0:
        if s.card(other, SUPPORTER) >= -n:
            deal.asked[SUPPORTER] = -n
        elif s.card(seat, REVOLT) >= -n:
            deal.given[REVOLT] = -n
        else:
            return False
    return True


def pay_gold(e: Holdings, s: Empire, deal: Deal, seat: i64, other: i64, mine: i64, theirs: i64, surplus: i64) -> None:
    """Set the least gold with which the other gets its share, and the maker's gain; a gain of 0 if there is none.

    `mine` and `theirs` are the values of the two seats' cards without the deal.
    """
    share = LEAST_GAIN + surplus // PARTNERS_SHARE
    low = -min(s.card(other, GOLD), DEAREST) - 1
    most = min(free_gold(s, seat), DEAREST)
    high = most + 1
    while high - low > 1:
        middle = (low + high) // 2
        put_gold(deal, middle)
        if e.exchanged(s, other, deal.asked, deal.given) - theirs >= share:
            high = middle
        else:
            low = middle
    deal.gain = 0
    if high > most:
        return
    put_gold(deal, high)
    my_gain = e.exchanged(s, seat, deal.given, deal.asked) - mine
    their_gain = e.exchanged(s, other, deal.asked, deal.given) - theirs
    if lead(s, their_gain, my_gain) >= LEAST_GAIN:
        deal.gain = max(lead(s, my_gain, their_gain) - LEAST_GAIN + 1, i64(0))


def put_gold(deal: Deal, paid: i64) -> None:
    """Let the maker pay `paid` gold, or get it if `paid` is negative."""
    deal.given[GOLD] = max(paid, i64(0))
    deal.asked[GOLD] = max(-paid, i64(0))


def is_exchange(deal: Deal) -> bool:
    """Whether each side gives something. To players, offers of gifts or requests for them look like mistakes."""
    given: i64 = 0
    asked: i64 = 0
    for kind in range(CARDS):
        given += deal.given[kind]
        asked += deal.asked[kind]
    return given > 0 and asked > 0


def is_paid(e: Holdings, s: Empire, deal: Deal, seat: i64, other: i64) -> bool:
    """Whether the seat that loses support by a deal is paid for it."""
    return e.is_support_paid(s, seat, deal.given, deal.asked) and e.is_support_paid(s, other, deal.asked, deal.given)


def is_good(e: Holdings, s: Empire, seat: i64, partner: i64, given: vec[i64], got: vec[i64]) -> bool:
    """Whether an exchange with a partner is worth it for a seat."""
    return gain_by(e, s, seat, partner, given, got) >= LEAST_GAIN and e.is_support_paid(s, seat, given, got)


def gain_by(e: Holdings, s: Empire, seat: i64, partner: i64, given: vec[i64], got: vec[i64]) -> i64:
    """Return a seat's gain over the mean of the others by an exchange with a partner."""
    return lead(s, e.gain_of(s, seat, given, got), e.gain_of(s, partner, got, given))


# Naming an offer part by part ----------------------------------------------------------------------------------------


def next_part(deal: Deal, given: vec[i64], asked: vec[i64], is_asking: bool, lowest: i64) -> i64:
    """Return the next move that turns an unfinished offer into a deal; −1 if none does."""
    for kind in range(CARDS):
        if given[kind] > 0 and given[kind] != deal.given[kind]:
            return -1
        if asked[kind] > 0 and asked[kind] != deal.asked[kind]:
            return -1
    has_begun = is_asking or lowest > 0
    for kind in range(CARDS):
        if deal.given[kind] > given[kind]:
            if is_asking or kind < lowest:
                return -1
            return (move.PART if has_begun else move.GIVE) + kind * move.AMOUNTS + deal.given[kind]
    for kind in range(CARDS):
        if deal.asked[kind] > asked[kind]:
            if is_asking and kind < lowest:
                return -1
            return (move.PART if is_asking else move.FOR) + kind * move.AMOUNTS + deal.asked[kind]
    return move.DONE


def pretence(e: Holdings, s: Empire, seat: i64, other: i64, given: vec[i64], asked: vec[i64], is_asking: bool) -> i64:
    """Finish an offer that no deal fits, such as one begun by another player: ask for a lot.

    The move names the single part that would be best for the seat if it were accepted.
    """
    if is_asking:
        return move.DONE
    best: i64 = -1
    highest: i64 = -LARGE
    for kind in range(CARDS):
        n = min(s.card(other, kind), s.rules.most_asked[kind], i64(move.AMOUNTS - 1))
        if n > 0:
            asked[kind] = n
            gain = e.gain_of(s, seat, given, asked)
            asked[kind] = 0
            if gain > highest:
                highest = gain
                best = move.FOR + kind * move.AMOUNTS + n
    if best >= 0:
        return best
    for kind in range(CARDS):  # the other has nothing
        if given[kind] > 0:
            return move.DONE
    for kind in range(CARDS):
        if free_cards(s, seat, kind) > 0:
            asked[kind] = -1
            gain = e.gain_of(s, seat, given, asked)
            asked[kind] = 0
            if gain > highest:
                highest = gain
                best = move.GIVE + kind * move.AMOUNTS + 1
    return best
