"""Auctions (E5.2, E5.3, E5.4, E5.5, E5.6): equal bids are allowed, but only an unshared bid can win."""

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.engine.core.tables import zeros
from carrack.games.empire.core import event, move, step
from carrack.games.empire.core.board import has_board, lapse
from carrack.games.empire.core.card import BOND, GOLD
from carrack.games.empire.core.rules import BOND_GOLD
from carrack.games.empire.core.state import Empire


def is_in(s: Empire, seat: i64) -> bool:
    """Whether a seat is still in the auction."""
    return s.bidders >> seat & 1 != 0


def is_tied(s: Empire, seat: i64) -> bool:
    """Whether another seat in the auction has the same bid."""
    bids = s.bids
    bid = bids[seat]
    for other in range(s.players):
        if bids[other] == bid and other != seat and is_in(s, other):
            return True
    return False


def is_alone(s: Empire) -> bool:
    """Whether at most one seat is still in the auction."""
    return s.bidders & (s.bidders - 1) == 0


def offer_bids(s: Empire, seat: i64) -> None:
    """Offer the moves of a bidder: hold, withdraw if tied (E5.3), or raise to at most its gold (E5.2)."""
    s.offer(move.PASS)
    if is_tied(s, seat):
        s.offer(move.WITHDRAW)
    most = min(s.card(seat, GOLD), i64(move.AMOUNTS - 1))
    if most > s.bids[seat]:
        s.offer_range(move.BID + s.bids[seat] + 1, most - s.bids[seat])


def withdraw(s: Empire, seat: i64) -> None:
    """Take a seat out of this card's auction (E5.3)."""
    s.bidders &= ~(1 << seat)
    s.bids[seat] = 0
    s.stirred = 1
    if s.is_logging:
        s.log(event.WITHDRAWS, seat)


def raise_to(s: Empire, seat: i64, bid: i64) -> None:
    """Raise a seat's bid (E5.2)."""
    s.bids[seat] = bid
    s.stirred = 1
    if s.is_logging:
        s.log(event.BIDS, seat, bid)


class Auction(Step[Empire]):
    """Start the auction of card x. A strict bank skips a card that it has none of (E1.3)."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.rules.strict_bank and s.bank[x] <= 0:
            if s.is_logging:
                s.log(event.NO_CARD, x)
        else:
            if s.is_logging:
                s.log(event.CARD, x)
                if not s.rules.is_open_auction:  # in an open auction anybody bids first
                    s.log(event.OPENS, s.opener)
            s.bidders = (1 << s.players) - 1
            s.stirred = 0
            for who in range(s.players):
                s.bids[who] = 0
            if s.rules.is_open_auction:
                s.push(frame(step.OPEN_BIDDING, s.opener, x))
            else:
                s.push(frame(step.SEALED_BIDDING if s.rules.is_sealed_auction else step.BIDDING, 0, x))
            return
        s.opener = (s.opener + 1) % s.players


def highest_bid(s: Empire) -> i64:
    """Return the highest bid in the auction; 0 if nobody has bid."""
    highest: i64 = 0
    for who in range(s.players):
        if is_in(s, who):
            highest = max(highest, s.bids[who])
    return highest


def winner(s: Empire) -> i64:
    """Return the seat with the highest unshared bid (E5.4); -1 if all bids are shared."""
    best: i64 = -1
    for who in range(s.players):
        if is_in(s, who) and not is_tied(s, who) and (best < 0 or s.bids[who] > s.bids[best]):
            best = who
    return best


def award(s: Empire, card: i64) -> None:
    """Sell the card to the highest unshared bid (E5.4). The last seat left gets it even with a bid of 0."""
    who = winner(s)
    if who < 0:
        if s.is_logging:
            s.log(event.NOBODY_WON, card, highest_bid(s))
    else:
        if s.is_logging:
            s.log(event.WON, who, s.bids[who], card)
        s.pay(who, GOLD, s.bids[who])
        s.gain(who, card, 1)
        if card == BOND:  # E5.5
            due = zeros(s.players)
            due[who] = BOND_GOLD
            s.hand_out(GOLD, due)
    s.bidders = 0
    for seat in range(s.players):
        s.bids[seat] = 0
    if has_board(s):
        lapse(s)
    s.opener = (s.opener + 1) % s.players


class Bidding(Step[Empire]):
    """Run bidding rounds for card x in seat order; y counts the seats asked in this round, from the opener."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if is_alone(s) or (y == s.players and s.stirred == 0):
            s.done()
            award(s, x)
        elif y == s.players:
            s.stirred = 0
            s.again(x, 0)
        else:
            s.again(x, y + 1)
            who = (s.opener + y) % s.players
            if is_in(s, who):
                s.start_line()
                s.push(frame(step.ASK_BID, who, x))


class AskBid(Step[Empire]):
    """Asks a seat to raise, withdraw or hold."""

    asks = True

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        offer_bids(s, seat)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            if s.is_logging:
                s.log(event.HOLDS, seat)
        elif chosen == move.WITHDRAW:
            withdraw(s, seat)
        else:
            raise_to(s, seat, chosen - move.BID)

    def binds(self, s: Empire, chosen: i64, /) -> bool:
        return True  # E5.2: a bid never falls


class SealedBidding(Step[Empire]):
    """Run bidding rounds for card x in which all bidders choose secretly; y is 1 after the first round."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if is_alone(s) or (y > 0 and s.stirred == 0):
            s.done()
            award(s, x)
            return
        s.stirred = 0
        s.again(x, 1)
        s.push(frame(step.SEALED_BIDS, 0, x))
        who = s.players - 1
        while who >= 0:
            if is_in(s, who):
                s.push(frame(step.ASK_SEALED_BID, who, x))
            who -= 1


class AskSealedBid(Step[Empire]):
    """Asks a seat to raise, withdraw or hold, secretly."""

    asks = True
    sealed = True

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        offer_bids(s, seat)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        s.picks[seat] = chosen + 1

    def binds(self, s: Empire, chosen: i64, /) -> bool:
        return True  # once all are revealed


class SealedBids(Step[Empire]):
    """Play secret choices: first withdrawals, from the opener on, each only if still tied; then raises (E5.6)."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        for place in range(s.players):
            who = (s.opener + place) % s.players
            if s.picks[who] == move.WITHDRAW + 1:
                if is_tied(s, who):
                    withdraw(s, who)
                elif s.is_logging:
                    s.log(event.HOLDS, who)
        for place in range(s.players):
            who = (s.opener + place) % s.players
            chosen = s.picks[who] - 1
            s.picks[who] = 0
            if chosen >= move.BID:
                raise_to(s, who, chosen - move.BID)
            elif chosen == move.PASS and s.is_logging:
                s.log(event.HOLDS, who)
