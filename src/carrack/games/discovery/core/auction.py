"""The starting auctions (D13): for player order, and for nations with player order."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame, x_of, y_of
from carrack.engine.core.state import Step
from carrack.engine.core.tables import zeros
from carrack.games.discovery.core import move, note, step, zone
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS, put_in
from carrack.games.discovery.core.worker import COLONIST

PRIZED_BID: Final = 8  # from here on the second gets a specialist


def draw_opener(s: Discovery) -> i64:
    """A random player."""
    for who in range(s.players):
        s.put(zone.SEATS, who)
    s.shuffle(zone.OPENER, zone.SEATS)
    opener: i64 = s.draw(zone.SEATS)
    s.counts[zone.SEATS] = 0
    if s.noting:
        s.note(note.OPENS, opener)
    return opener


def clear_bids(s: Discovery) -> None:
    """Nobody has bid yet."""
    s.high_bid = 0
    s.bids = zeros(s.players)


def next_bidder(s: Discovery, first: i64) -> i64:
    """The first seat still in the auction, clockwise from a seat on."""
    who = first % s.players
    while s.bidders >> who & 1 == 0:
        who = (who + 1) % s.players
    return who


def is_alone(s: Discovery) -> bool:
    """Whether one bidder is left."""
    return s.bidders & (s.bidders - 1) == 0


def take_place(s: Discovery, seat: i64, at: i64) -> None:
    """Give a seat its place in player order; whoever was there changes with it."""
    old: i64 = 0
    while s.order[old] != seat:
        old += 1
    s.order[old] = s.order[at]
    s.order[at] = seat
    if s.noting:
        s.note(note.ORDERED, seat, at + 1)


class Auction(Step[Discovery]):
    """For player order (D13.1): a player who passes is out and takes the last free place.

    x is whose turn is next, plus one; y how many places are left to those still in.
    """

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if x == 0:
            clear_bids(s)
            s.bidders = (1 << s.players) - 1
            s.again(draw_opener(s) + 1)
        elif is_alone(s):
            s.done()
            self.settle(s, next_bidder(s, 0))
        else:
            who = next_bidder(s, x - 1)
            s.again((who + 1) % s.players + 1)
            s.start_line()
            s.push(frame(step.ASK_BID, who))

    def settle(self, s: Discovery, winner: i64) -> None:
        """The winner pays his bid and discovers what is not open yet; the second pays half, rounded up."""
        s.bidders = 0
        take_place(s, winner, 0)
        second = s.order[1]
        s.spend(second, (s.bids[second] + 1) // 2, note.BID)
        if s.bids[second] >= PRIZED_BID:
            s.push(frame(step.ASK_CHOOSE, second, 1))
        s.spend(winner, s.bids[winner], note.BID)
        for region in range(REGIONS):
            if s.rules.prize_regions >> region & 1 != 0:
                s.win_discovery(winner, region, 0, COLONIST)


class AskBid(Step[Discovery]):
    """Bid higher or drop out; the player who opens a round (x above 0) must bid."""

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
            if s.noting:
                s.note(note.OUT, seat)
            if not s.rules.auctions_nations:
                take_place(s, seat, count_bits(s.bidders))
            return
        s.high_bid = chosen - move.BID
        s.bids = put_in(s.bids, seat, s.high_bid)
        if s.noting:
            s.note(note.BIDS, seat, s.high_bid)


def count_bits(mask: i64) -> i64:
    """How many seats a mask holds."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


class Rounds(Step[Discovery]):
    """A round for each place (D13.2): x is who opens the next, plus one; y is the place, z the last price."""

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
            s.spend(opener, (z + 1) // 2, note.BID)
            s.push(frame(step.ASK_NATION, opener))
        else:
            s.push(frame(step.ROUND, 0, opener, y))


class Round(Step[Discovery]):
    """One round, for place y: x is the seat asked next; the opener is asked first and must bid."""

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
        s.spend(who, s.high_bid, note.BID)
        f = s.agenda[s.depth - 1]  # the last player will pay half of this price
        s.again(x_of(f), y_of(f), s.high_bid)
        s.push(frame(step.ASK_NATION, who))


class AskNation(Step[Discovery]):
    """Which of the nations left to play."""

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
