"""Trades (E5.7): an offer is made up step by step, then accepted, refused or countered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import COUNT_BITS, Step
from carrack.games.empire.core import move, note, step
from carrack.games.empire.core.card import CARDS
from carrack.games.empire.core.state import Empire

# How far an offer is. The number y of ASK_PART packs the stage and the lowest kind of card that may be named next.
BEGUN: Final = 0
GIVEN: Final = 1
ASKED: Final = 2
STAGE_BITS: Final = 4


def stage_of(y: i64) -> i64:
    """How far the offer of an ASK_PART is."""
    return y & ((1 << STAGE_BITS) - 1)


def lowest_kind(y: i64) -> i64:
    """The lowest kind of card that an ASK_PART lets the player name."""
    return y >> STAGE_BITS


def packed(cards: vec[i64]) -> i64:
    """How many cards there are of each kind, in one number of the journal."""
    number: i64 = 0
    for kind in range(CARDS):
        number |= cards[kind] << COUNT_BITS * kind
    return number


def holds_any(s: Empire, seat: i64) -> bool:
    """Whether a seat has a card at all."""
    for kind in range(CARDS):
        if s.card(seat, kind) > 0:
            return True
    return False


class Window(Step[Empire]):
    """A trade window opens."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.rules.trade_offers == 0:
            return
        if s.noting:
            s.note(note.PHASE, note.TRADING)
        s.passes = 0
        for who in range(s.players):
            s.offers[who] = 0
        s.push(frame(step.TRADING))


class Trading(Step[Empire]):
    """Players act in seat order until all pass in a row; x is whose turn is next."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if s.passes == s.players:
            s.done()
            return
        s.again((x + 1) % s.players)
        s.start_line()
        s.push(frame(step.ASK_TRADE, x))


class AskTrade(Step[Empire]):
    """Make an offer to somebody, or pass."""

    asks = True

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        if s.offers[seat] < s.rules.trade_offers:
            for steps_left in range(i64(1), s.players):
                if holds_any(s, seat) or holds_any(s, (seat + steps_left) % s.players):
                    s.offer(move.OFFER + steps_left)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            s.passes += 1
            return
        s.passes = 0
        begin_offer(s, seat, (seat + chosen - move.OFFER) % s.players)


def begin_offer(s: Empire, seat: i64, other: i64) -> None:
    """Nothing is given or asked yet."""
    s.offers[seat] += 1
    for kind in range(CARDS):
        s.given[kind] = 0
        s.asked[kind] = 0
    if s.noting:
        s.note(note.OFFERS, seat, other)
    s.push(frame(step.ASK_PART, seat, other, BEGUN))


def offer_cards(s: Empire, first: i64, holder: i64, lowest: i64) -> None:
    """Name cards that somebody holds, of a kind from the lowest on."""
    at = holder * CARDS
    first += 1
    for kind in range(lowest, CARDS):
        n = s.cards[at + kind]
        if n > 0:
            s.offer_range(first + kind * move.AMOUNTS, n if n < move.AMOUNTS else move.AMOUNTS - 1)


class AskPart(Step[Empire]):
    """The next part of an offer to x: what is given, then what is asked for it, each kind of card once and in order."""

    asks = True
    continues = True

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        stage = stage_of(y)
        if stage == BEGUN:
            offer_cards(s, move.GIVE, seat, 0)
        else:
            s.offer(move.DONE)
            offer_cards(s, move.PART, seat if stage == GIVEN else x, lowest_kind(y))
        if stage != ASKED:
            offer_cards(s, move.FOR, x, 0)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        if chosen == move.DONE:
            s.done()
            if s.noting:
                s.note(note.PROPOSED, seat, x, packed(s.given), packed(s.asked))
            s.push(frame(step.ASK_ANSWER, x, seat))
            return
        stage = stage_of(y)
        first: i64 = move.PART
        if chosen >= move.FOR:
            stage = ASKED
            first = move.FOR
        elif chosen < move.PART:
            stage = GIVEN
            first = move.GIVE
        kind = (chosen - first) // move.AMOUNTS
        n = (chosen - first) % move.AMOUNTS
        if stage == GIVEN:
            s.given[kind] = n
        else:
            s.asked[kind] = n
        s.again(x, stage | (kind + 1) << STAGE_BITS)
        if s.noting:
            s.note(note.GIVES if stage == GIVEN else note.ASKS, seat, n, kind)


class AskAnswer(Step[Empire]):
    """Whether to accept the offer of x, refuse it, or counter it with an offer of one's own."""

    asks = True

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.ACCEPT)
        s.offer(move.REFUSE)
        if s.offers[seat] < s.rules.trade_offers:
            s.offer(move.COUNTER)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen != move.ACCEPT:
            s.refused[x] |= i64(1) << seat
        if chosen == move.COUNTER:
            if s.noting:
                s.note(note.COUNTERS, seat, x)
            begin_offer(s, seat, x)
            return
        if chosen == move.ACCEPT:
            s.trade(x, seat, s.given, s.asked)
        if s.noting:
            s.note(note.ACCEPTED if chosen == move.ACCEPT else note.REFUSED, seat, x)
        for kind in range(CARDS):
            s.given[kind] = 0
            s.asked[kind] = 0

    def binds(self, s: Empire, chosen: i64, /) -> bool:
        return chosen == move.ACCEPT  # E5.7: a settled trade stands
