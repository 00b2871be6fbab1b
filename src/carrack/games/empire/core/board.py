"""The offer board (E5.7): offers lie open until somebody accepts them, their maker withdraws them, or the round ends.

An offer has a place in its maker's row of the board. The last place of the row is the draft: the offer that the seat
names part by part. Gold that is bid can be neither offered nor paid.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.state import Step
from carrack.engine.core.tables import zeros
from carrack.games.empire.core import event, move
from carrack.games.empire.core.card import CARDS, GOLD
from carrack.games.empire.core.part import amount_of, kind_of, lowest_kind, packed, stage_of, with_part
from carrack.games.empire.core.rules import OFFER_BOARD, OFFERS_A_ROUND
from carrack.games.empire.core.state import ENTRY, Empire, board_row

# The numbers of an offer.
TARGET: Final = 0  # the seat it is made to, plus one; 0: the place is empty
REPLIES: Final = 1  # the offer it counters: its maker × PLACES + its place, plus one; 0: none
GIVEN: Final = 2  # + kind of card
ASKED: Final = 9
ANYBODY: Final = 7  # as a target

# The stages of a draft; 0: there is none.
BEGUN: Final = 1
GIVING: Final = 2
ASKING: Final = 3


def has_board(s: Empire) -> bool:
    """Whether this game has an offer board."""
    return s.rules.trades == OFFER_BOARD


def entry(s: Empire, maker: i64, place: i64) -> i64:
    """Return the index of an offer in `s.board`."""
    return maker * board_row(s.rules) + place * ENTRY


def draft(s: Empire, seat: i64) -> i64:
    """Return the index of a seat's draft in `s.board`."""
    return entry(s, seat, s.rules.trade_offers)


def clear(s: Empire, at: i64) -> None:
    """Empty a place of the board."""
    board = s.board
    for i in range(at, at + ENTRY):
        board[i] = 0


def free_gold(s: Empire, seat: i64) -> i64:
    """Return the gold of a seat that is not bid."""
    return s.cards[seat * CARDS + GOLD] - s.bids[seat]


def free_cards(s: Empire, seat: i64, kind: i64) -> i64:
    """Return how many cards of a kind a seat can give away now."""
    if kind == GOLD:
        return free_gold(s, seat)
    return s.cards[seat * CARDS + kind]


def can_give(s: Empire, seat: i64, first: i64) -> bool:
    """Whether a seat can give the cards listed in `s.board` from `first` on."""
    board = s.board
    cards = s.cards
    own = seat * CARDS
    if board[first + GOLD] > cards[own + GOLD] - s.bids[seat]:
        return False
    for kind in range(CARDS - 1):  # gold is the last
        if board[first + kind] > cards[own + kind]:
            return False
    return True


def is_for(s: Empire, seat: i64, maker: i64, at: i64) -> bool:
    """Whether an offer is made to a seat alone or to everybody."""
    if maker == seat:
        return False
    target = s.board[at]
    return target == seat + 1 or target == ANYBODY


def can_take(s: Empire, seat: i64, maker: i64, at: i64) -> bool:
    """Whether a seat can accept an offer: it is for the seat, and both have the cards."""
    return is_for(s, seat, maker, at) and can_give(s, maker, at + GIVEN) and can_give(s, seat, at + ASKED)


def has_free_place(s: Empire, seat: i64) -> bool:
    """Whether a seat may have one more offer on the board. Mostly the first place it looks at is free."""
    board = s.board
    first = entry(s, seat, 0)
    for at in range(first, first + s.rules.trade_offers * ENTRY, ENTRY):
        if board[at] == 0:
            return True
    return False


def can_offer(s: Empire, seat: i64) -> bool:
    """Whether a seat may make another offer."""
    return s.offers[seat] < OFFERS_A_ROUND * s.rules.trade_offers and has_free_place(s, seat)


def has_act(s: Empire, seat: i64) -> bool:
    """Whether a seat can do anything on the board."""
    if can_offer(s, seat):  # also true of a seat with a draft
        return True
    board = s.board
    for maker in range(s.players):
        first = entry(s, maker, 0)
        for at in range(first, first + s.rules.trade_offers * ENTRY, ENTRY):
            if board[at] != 0 and (maker == seat or can_take(s, seat, maker, at)):
                return True
    return False


# Menus ---------------------------------------------------------------------------------------------------------------
# Only ranges may follow a range (`State.offer_range`), so single moves are ranges of one here. Where there are many,
# `offer_range` is written out: its calls took a tenth of a random game.


def fill_offers(s: Empire, seat: i64) -> None:
    """Offer the moves that begin an offer to a rival."""
    if can_offer(s, seat):
        s.offer_range(move.OFFER + 1, s.players - 1)


def fill_board(s: Empire, seat: i64) -> None:
    """Offer the other moves of the board: an offer to everybody, accept, counter, withdraw."""
    # Places are read one after the other, and once only: looking up each entry took a third of a random game.
    board = s.board
    places = s.rules.trade_offers
    layout = s.layout
    firsts = layout.range_first
    ends = layout.range_end
    found = layout.found  # the offers to this seat, as moves above TAKE and REPLY
    may_offer = can_offer(s, seat)
    if may_offer:
        s.offer_range(move.OFFER_ALL, 1)
    which = s.ranges
    size = s.size
    n: i64 = 0
    maker = seat
    for steps_left in range(i64(1), s.players):
        maker += 1
        if maker == s.players:
            maker = 0
        at = entry(s, maker, 0)
        for place in range(places):
            target = board[at]
            if target == seat + 1 or target == ANYBODY:
                offer = steps_left * move.PLACES + place
                found[n] = offer
                n += 1
                if can_give(s, maker, at + GIVEN) and can_give(s, seat, at + ASKED):
                    size += 1
                    firsts[which] = move.TAKE + offer
                    ends[which] = size
                    which += 1
            at += ENTRY
    if may_offer:
        for i in range(n):
            size += 1
            firsts[which] = move.REPLY + found[i]
            ends[which] = size
            which += 1
    at = entry(s, seat, 0)
    for place in range(places):
        if board[at] != 0:
            size += 1
            firsts[which] = move.CANCEL + place
            ends[which] = size
            which += 1
        at += ENTRY
    s.ranges = which
    s.size = size


def fill_draft(s: Empire, seat: i64) -> None:
    """Offer the next parts of a draft: first cards given, then cards asked for, each kind once and in order."""
    stage = stage_of(s.drafting[seat])
    lowest = lowest_kind(s.drafting[seat])
    if stage == BEGUN:
        fill_given(s, seat, move.GIVE, 0)
    else:
        s.offer(move.DONE)
        if stage == GIVING:
            fill_given(s, seat, move.PART, lowest)
        else:
            fill_asked(s, move.PART, lowest)
    if stage != ASKING:
        fill_asked(s, move.FOR, 0)


def fill_given(s: Empire, seat: i64, first: i64, lowest: i64) -> None:
    """Offer the moves that give cards which the seat holds."""
    fill_amounts(s, first, lowest, s.cards, seat * CARDS, s.bids[seat])


def fill_asked(s: Empire, first: i64, lowest: i64) -> None:
    """Offer the moves that ask for cards, even if nobody has them: legal moves must not reveal holdings (E1.4)."""
    fill_amounts(s, first, lowest, s.rules.most_asked, 0, 0)


def fill_amounts(s: Empire, first: i64, lowest: i64, most: vec[i64], at: i64, bid: i64) -> None:
    """Offer amounts of each kind of card from `lowest` on: at most those in `most` from `at` on, less gold bid."""
    layout = s.layout
    firsts = layout.range_first
    ends = layout.range_end
    which = s.ranges
    size = s.size
    for kind in range(lowest, CARDS):
        n = most[at + kind]
        if kind == GOLD:
            n -= bid
        if n > 0:
            size += min(n, i64(move.AMOUNTS - 1))
            firsts[which] = first + kind * move.AMOUNTS + 1
            ends[which] = size
            which += 1
    s.ranges = which
    s.size = size


# Acts ----------------------------------------------------------------------------------------------------------------


def act(s: Empire, seat: i64, chosen: i64) -> bool:
    """Play a move of the board, and return whether it made a trade or put a new offer on the board."""
    if move.OFFER <= chosen < move.DONE:
        begin(s, seat, (seat + chosen - move.OFFER) % s.players + 1, 0)
        return False
    if chosen == move.DONE:
        complete(s, seat)
        return True
    if move.GIVE <= chosen < move.ACCEPT:
        add_part(s, seat, chosen)
        return False
    if chosen == move.OFFER_ALL:
        begin(s, seat, ANYBODY, 0)
        return False
    if chosen >= move.CANCEL:
        at = entry(s, seat, chosen - move.CANCEL)
        if s.is_logging:
            s.log(event.CANCELS, seat, packed(s.board, at + GIVEN), packed(s.board, at + ASKED))
        remove(s, seat, chosen - move.CANCEL)
        return False
    is_reply = chosen >= move.REPLY
    which = chosen - move.REPLY if is_reply else chosen - move.TAKE
    maker = (seat + which // move.PLACES) % s.players
    place = which % move.PLACES
    if is_reply:
        if s.is_logging:
            s.log(event.COUNTERS, seat, maker)
        begin(s, seat, maker + 1, maker * move.PLACES + place + 1)
        return False
    accept(s, seat, maker, place)
    return True


def begin(s: Empire, seat: i64, target: i64, replies: i64) -> None:
    """Begin an empty draft."""
    s.drafting[seat] = BEGUN
    at = draft(s, seat)
    s.board[at + TARGET] = target
    s.board[at + REPLIES] = replies
    if s.is_logging:
        if target == ANYBODY:
            s.log(event.OFFERS_ALL, seat)
        else:
            s.log(event.OFFERS, seat, target - 1)


def add_part(s: Empire, seat: i64, chosen: i64) -> None:
    """Add cards of one kind to a draft."""
    stage = stage_of(s.drafting[seat])
    if chosen < move.PART:
        stage = GIVING
    elif chosen >= move.FOR:
        stage = ASKING
    is_given = stage == GIVING
    s.board[draft(s, seat) + (GIVEN if is_given else ASKED) + kind_of(chosen)] = amount_of(chosen)
    s.drafting[seat] = with_part(stage, chosen)
    if s.is_logging:
        s.log(event.GIVES if is_given else event.ASKS, seat, amount_of(chosen), kind_of(chosen))


def complete(s: Empire, seat: i64) -> None:
    """Lay a draft on the board, at the first free place."""
    place: i64 = 0
    while s.board[entry(s, seat, place)] != 0:
        place += 1
    at = entry(s, seat, place)
    source = draft(s, seat)
    board = s.board
    for i in range(ENTRY):
        board[at + i] = board[source + i]
    drop_draft(s, seat)
    s.offers[seat] += 1
    if s.is_logging:
        given = packed(s.board, at + GIVEN)
        asked = packed(s.board, at + ASKED)
        if s.board[at] == ANYBODY:
            s.log(event.OFFERED_ALL, seat, given, asked)
        else:
            s.log(event.OFFERED, seat, s.board[at] - 1, given, asked)


def drop_draft(s: Empire, seat: i64) -> None:
    """Clear the draft of a seat."""
    if s.drafting[seat] != 0:
        s.drafting[seat] = 0
        clear(s, draft(s, seat))


def remove(s: Empire, maker: i64, place: i64) -> None:
    """Remove an offer from the board. Offers that counter it stay, but no longer refer to it."""
    clear(s, entry(s, maker, place))
    link = maker * move.PLACES + place + 1
    board = s.board
    for i in range(REPLIES, s.players * board_row(s.rules), ENTRY):
        if board[i] == link:
            board[i] = 0


def accept(s: Empire, seat: i64, maker: i64, place: i64) -> None:
    """Exchange the cards of an offer at once and in full."""
    at = entry(s, maker, place)
    given = cards_at(s, at + GIVEN)
    asked = cards_at(s, at + ASKED)
    if s.is_logging:
        s.log(event.TRADED, seat, maker, packed(s.board, at + GIVEN), packed(s.board, at + ASKED))
    remove(s, maker, place)
    s.trade(maker, seat, given, asked)
    lapse(s)


def cards_at(s: Empire, first: i64) -> vec[i64]:
    """Return the cards listed in `s.board` from `first` on, by kind."""
    cards = zeros(CARDS)
    for kind in range(CARDS):
        cards[kind] = s.board[first + kind]
    return cards


def holds(s: Empire, seat: i64, first: i64) -> bool:
    """Whether a seat holds the cards listed in `s.board` from `first` on; gold that is bid counts."""
    board = s.board
    cards = s.cards
    for kind in range(CARDS):
        if board[first + kind] > cards[seat * CARDS + kind]:
            return False
    return True


def lapse(s: Empire) -> None:
    """Remove offers and drafts whose makers no longer hold the cards they give (E5.7)."""
    for maker in range(s.players):
        for place in range(s.rules.trade_offers):
            at = entry(s, maker, place)
            if s.board[at] != 0 and not holds(s, maker, at + GIVEN):
                if s.is_logging:
                    s.log(event.LAPSED, maker, packed(s.board, at + GIVEN), packed(s.board, at + ASKED))
                remove(s, maker, place)
        if s.drafting[maker] != 0 and not can_give(s, maker, draft(s, maker) + GIVEN):
            drop_draft(s, maker)


def drop_drafts(s: Empire) -> None:
    """Clear all drafts, at the end of the open node in which they were begun."""
    if has_board(s):
        for seat in range(s.players):
            drop_draft(s, seat)


def stir(s: Empire, bidder: i64 = -1) -> None:
    """Reset who is content (E5.6, E5.7), after a bid of `bidder` has changed, or after a trade or an offer (-1)."""
    s.content = 0
    s.changer = bidder + 1


def close_node(s: Empire) -> None:
    """End an open node: reset who is content and clear drafts."""
    s.done()
    s.content = 0
    s.changer = 0
    drop_drafts(s)


class OfferBoard(Step[Empire]):
    """Let everybody trade until all are ready. If x is 1, the round ends afterwards, and the board is cleared."""

    asks = True
    anytime = True

    def waiting(self, s: Empire, x: i64, y: i64, z: i64, /) -> i64:
        mask: i64 = 0
        for seat in range(s.players):
            if s.content >> seat & 1 == 0 and has_act(s, seat):
                mask |= i64(1) << seat
        return mask

    def is_in_line(self, s: Empire, seat: i64, /) -> bool:
        return s.drafting[seat] != 0

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if s.drafting[seat] != 0:
            fill_draft(s, seat)
        else:
            fill_offers(s, seat)
        if s.content >> seat & 1 == 0:
            s.offer_range(move.READY, 1)
        if s.drafting[seat] == 0:
            fill_board(s, seat)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        if chosen == move.READY:
            s.content |= i64(1) << seat
            if s.is_logging:
                s.log(event.READY, seat)
        elif act(s, seat, chosen):
            stir(s)

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        close_node(s)
        if x == 1:
            board = s.board
            for i in range(len(board)):
                board[i] = 0
