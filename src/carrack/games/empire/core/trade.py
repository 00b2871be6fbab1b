"""Trade windows (E5.7): a player names an offer part by part; another accepts, refuses or counters it."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.games.empire.core import event, move, step
from carrack.games.empire.core.board import fill_asked
from carrack.games.empire.core.card import CARDS
from carrack.games.empire.core.part import amount_of, kind_of, lowest_kind, packed, stage_of, with_part
from carrack.games.empire.core.state import Empire

# The stages of an unfinished offer, packed into the number y of ASK_PART (`part.py`).
BEGUN: Final = 0
GIVING: Final = 1
ASKING: Final = 2


def holds_any(s: Empire, seat: i64) -> bool:
    """Whether a seat has any cards."""
    for kind in range(CARDS):
        if s.card(seat, kind) > 0:
            return True
    return False


def can_accept(s: Empire, seat: i64) -> bool:
    """Whether a seat has the cards that the offer to it asks for."""
    for kind in range(CARDS):
        if s.asked[kind] > s.card(seat, kind):
            return False
    return True


class Window(Step[Empire]):
    """Open a trade window, unless the limit of offers is 0."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.rules.trade_offers == 0:
            return
        if s.is_logging:
            s.log(event.PHASE, event.TRADING)
        s.passes = 0
        for who in range(s.players):
            s.offers[who] = 0
        s.push(frame(step.TRADING))


class Trading(Step[Empire]):
    """Let players act in seat order until all have passed in a row; x is the next seat."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if s.passes == s.players:
            s.done()
            return
        s.again((x + 1) % s.players)
        s.start_line()
        s.push(frame(step.ASK_TRADE, x))


class AskTrade(Step[Empire]):
    """Asks a seat to begin an offer to another, or to pass."""

    asks = True

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        if s.offers[seat] < s.rules.trade_offers:
            for steps_left in range(i64(1), s.players):
                if s.rules.asks_for_any or holds_any(s, seat) or holds_any(s, (seat + steps_left) % s.players):
                    s.offer(move.OFFER + steps_left)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            s.passes += 1
            return
        s.passes = 0
        begin_offer(s, seat, (seat + chosen - move.OFFER) % s.players)


def begin_offer(s: Empire, seat: i64, other: i64) -> None:
    """Begin an empty offer and ask for its first part."""
    s.offers[seat] += 1
    for kind in range(CARDS):
        s.given[kind] = 0
        s.asked[kind] = 0
    if s.is_logging:
        s.log(event.OFFERS, seat, other)
    s.push(frame(step.ASK_PART, seat, other, BEGUN))


def offer_cards(s: Empire, first: i64, holder: i64, lowest: i64) -> None:
    """Offer the moves that name cards of the holder, of the kind `lowest` or a higher one."""
    at = holder * CARDS
    first += 1
    for kind in range(lowest, CARDS):
        n = s.cards[at + kind]
        if n > 0:
            s.offer_range(first + kind * move.AMOUNTS, n if n < move.AMOUNTS else move.AMOUNTS - 1)


def ask_cards(s: Empire, first: i64, holder: i64, lowest: i64) -> None:
    """Ask for cards of a kind from the lowest on: what the holder has, or any number if that is hidden (E1.4)."""
    if s.rules.asks_for_any:
        fill_asked(s, first, lowest)
    else:
        offer_cards(s, first, holder, lowest)


class AskPart(Step[Empire]):
    """Asks for the next part of an offer to x: first cards given, then cards asked for, each kind once and in order."""

    asks = True
    continues = True

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        stage = stage_of(y)
        if stage == BEGUN:
            offer_cards(s, move.GIVE, seat, 0)
        else:
            s.offer(move.DONE)
            if stage == GIVING:
                offer_cards(s, move.PART, seat, lowest_kind(y))
            else:
                ask_cards(s, move.PART, x, lowest_kind(y))
        if stage != ASKING:
            ask_cards(s, move.FOR, x, 0)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        if chosen == move.DONE:
            s.done()
            if s.is_logging:
                s.log(event.PROPOSED, seat, x, packed(s.given, 0), packed(s.asked, 0))
            s.push(frame(step.ASK_ANSWER, x, seat))
            return
        stage = stage_of(y)
        if chosen < move.PART:
            stage = GIVING
        elif chosen >= move.FOR:
            stage = ASKING
        is_given = stage == GIVING
        if is_given:
            s.given[kind_of(chosen)] = amount_of(chosen)
        else:
            s.asked[kind_of(chosen)] = amount_of(chosen)
        s.again(x, with_part(stage, chosen))
        if s.is_logging:
            s.log(event.GIVES if is_given else event.ASKS, seat, amount_of(chosen), kind_of(chosen))


class AskAnswer(Step[Empire]):
    """Asks a seat to accept the offer of x, refuse it, or counter it with an offer of its own."""

    asks = True

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if can_accept(s, seat):
            s.offer(move.ACCEPT)
        s.offer(move.REFUSE)
        if s.offers[seat] < s.rules.trade_offers:
            s.offer(move.COUNTER)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen != move.ACCEPT:
            s.refused[x] |= i64(1) << seat
        if chosen == move.COUNTER:
            if s.is_logging:
                s.log(event.COUNTERS, seat, x)
            begin_offer(s, seat, x)
            return
        if chosen == move.ACCEPT:
            s.trade(x, seat, s.given, s.asked)
        if s.is_logging:
            s.log(event.ACCEPTED if chosen == move.ACCEPT else event.REFUSED, seat, x)
        for kind in range(CARDS):
            s.given[kind] = 0
            s.asked[kind] = 0

    def binds(self, s: Empire, chosen: i64, /) -> bool:
        return chosen == move.ACCEPT  # E5.7: a trade cannot be undone
