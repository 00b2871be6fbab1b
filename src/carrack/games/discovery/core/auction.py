"""The starting auctions (D13): for player order, and for nations with player order."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame, x_of, y_of
from carrack.engine.core.state import Step
from carrack.engine.core.tables import put_in, zeros
from carrack.games.discovery.core import event, move, step, zone
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS
from carrack.games.discovery.core.worker import COLONIST

PRIZED_BID: Final = 8  # from here on the second gets a specialist


def draw_opener(s: Discovery) -> i64:
    """Return a random player."""
    for who in range(s.players):
        s.put(zone.SEATS, who)
    s.shuffle(zone.OPENER, zone.SEATS)
    opener: i64 = s.draw(zone.SEATS)
    s.own_counts()[zone.SEATS] = 0
    if s.is_logging:
        s.log(event.OPENS, opener)
    return opener


def clear_bids(s: Discovery) -> None:
    """Reset all bids."""
    s.high_bid = 0
    s.bids = zeros(s.players)


def next_bidder(s: Discovery, first: i64) -> i64:
    """Return the first seat still in the auction, clockwise from a seat on."""
    who = first % s.players
    while s.bidders >> who & 1 == 0:
        who = (who + 1) % s.players
    return who


def is_alone(s: Discovery) -> bool:
    """Whether only one bidder is left."""
    return s.bidders & (s.bidders - 1) == 0


def take_place(s: Discovery, seat: i64, at: i64) -> None:
    """Give a seat its place in player order; the seat that was there swaps places with it."""
    old: i64 = 0
    while s.order[old] != seat:
        old += 1
    s.order = put_in(put_in(s.order, old, s.order[at]), at, seat)
    if s.is_logging:
        s.log(event.ORDERED, seat, at + 1)


class Auction(Step[Discovery]):
    """Auction the player order (D13.1): a player who passes is out and takes the last free place.

    x is the seat to ask next, plus one; 0: the auction has not begun.
    """

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if x == 0:
            clear_bids(s)
            s.bidders = (1 << s.players) - 1
            s.again(draw_opener(s) + 1)
        elif is_alone(s):
            s.done()
            self.award(s, next_bidder(s, 0))
        else:
            who = next_bidder(s, x - 1)
            s.again((who + 1) % s.players + 1)
            s.start_line()
            s.push(frame(step.ASK_BID, who))

    def award(self, s: Discovery, winner: i64) -> None:
        """Charge the winner, who discovers the prize regions; the second pays half of their bid, rounded up."""
        s.bidders = 0
        take_place(s, winner, 0)
        second = s.order[1]
        s.spend(second, (s.bids[second] + 1) // 2, event.BID)
        if s.bids[second] >= PRIZED_BID:
            s.push(frame(step.ASK_CHOOSE, second, 1))
        s.spend(winner, s.bids[winner], event.BID)
        for region in range(REGIONS):
            if s.rules.prize_regions >> region & 1 != 0:
                s.win_discovery(winner, region, 0, COLONIST)


class AskBid(Step[Discovery]):
    """Ask a seat to bid higher or drop out; the player who opens a round (x above 0) must bid."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if x == 0:
            s.offer(move.PASS)
        for bid in range(s.high_bid + 1, s.money[seat] + 1):
            s.offer(move.BID + bid)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            s.bidders &= ~(1 << seat)
            if s.is_logging:
                s.log(event.OUT, seat)
            if not s.rules.auctions_nations:
                take_place(s, seat, count_bits(s.bidders))
            return
        s.high_bid = chosen - move.BID
        s.bids = put_in(s.bids, seat, s.high_bid)
        if s.is_logging:
            s.log(event.BIDS, seat, s.high_bid)


def count_bits(mask: i64) -> i64:
    """Return the number of seats in a mask."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


class Rounds(Step[Discovery]):
    """Auction each place in a round of its own (D13.2).

    x is the seat that opens the next round, plus one; y is the place, z the last price.
    """

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if x == 0:
            s.again(draw_opener(s) + 1)
            return
        if y == s.players:
            s.done()
            return
        s.bidders = 0
        for who in range(s.players):
            if s.nation[who] == 0:
                s.bidders |= 1 << who
        opener = next_bidder(s, x - 1)
        s.again((opener + 1) % s.players + 1, y + 1, z)
        clear_bids(s)
        if is_alone(s):
            take_place(s, opener, y)
            s.bidders = 0
            s.spend(opener, (z + 1) // 2, event.BID)
            s.push(frame(step.ASK_NATION, opener))
        else:
            s.push(frame(step.ROUND, 0, opener, y))


class Round(Step[Discovery]):
    """Run one round, for place y: x is the seat to ask next; the opener is asked first and must bid."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        who = next_bidder(s, x)
        if s.high_bid == 0 or not is_alone(s):
            s.again((who + 1) % s.players, y)
            s.start_line()
            s.push(frame(step.ASK_BID, who, 1 if s.high_bid == 0 else 0))
            return
        s.done()
        take_place(s, who, y)
        s.bidders = 0
        s.spend(who, s.high_bid, event.BID)
        f = s.agenda[s.depth - 1]  # the last player will pay half of this price
        s.again(x_of(f), y_of(f), s.high_bid)
        s.push(frame(step.ASK_NATION, who))


class AskNation(Step[Discovery]):
    """Ask the winner of a round for one of the nations that are left."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for nation in range(len(s.rules.nation_perks)):
            if not self.is_taken(s, nation):
                s.offer(s.rules.nation_move[nation])

    def is_taken(self, s: Discovery, nation: i64) -> bool:
        """Whether somebody plays a nation."""
        for who in range(s.players):
            if s.nation[who] == nation + 1:
                return True
        return False

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        nation: i64 = 0
        while s.rules.nation_move[nation] != chosen:
            nation += 1
        s.enter_nation(seat, nation)
