"""The phases of a round, and the end of the game (E5.1, E5.8, E6.1)."""

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.games.empire.core import event, step
from carrack.games.empire.core.card import GOLD
from carrack.games.empire.core.rules import END_WINDOWS, OFFER_BOARD, ROUNDS_IN_GAME, ROW_SIZE, WINDOWS
from carrack.games.empire.core.state import Empire


def log_tie(s: Empire) -> None:
    """Log a tie on support that gold decides (E6.2)."""
    winners = s.winners()
    best = s.score(winners[0])
    level: i64 = 0
    for seat in range(s.players):
        if s.score(seat) == best:
            level += 1
    if level > len(winners):
        for winner in winners:
            s.log(event.TIE, winner, s.card(winner, GOLD))


class Rounds(Step[Empire]):
    """Start the next round: development, commerce, exploration. The game ends after the sixth development."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if s.round == ROUNDS_IN_GAME:
            s.done()
            if s.is_logging:
                log_tie(s)
                s.log(event.END)
            return
        if s.round > 0:
            s.shortage += 1
        s.round += 1
        if s.is_logging:
            s.log(event.ROUND, s.round)
            s.log(event.SHORTAGE, s.shortage + 1, s.row[s.shortage])
        if s.round == ROUNDS_IN_GAME:
            s.push(frame(step.DEVELOPMENT))
        else:
            s.push_in_order(frame(step.DEVELOPMENT), frame(step.COMMERCE), frame(step.EXPLORATION))


class Exploration(Step[Empire]):
    """Auction the five uncovered cards in order, with trades before and after; x is the next place of the row."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if x == 0:
            if s.is_logging:
                s.log(event.PHASE, event.EXPLORATION)
            for who in range(s.players):
                s.offers[who] = 0
        place = x
        if place == s.shortage:
            place += 1
        if place >= ROW_SIZE:
            s.done()
            self.let_trade(s, False, True)
            return
        s.again(place + 1)
        s.push(frame(step.AUCTION, 0, s.row[place]))
        self.let_trade(s, x == 0, False)

    def let_trade(self, s: Empire, is_first: bool, is_last: bool) -> None:
        """Open a trade window or the offer board, before the first card, between cards or after the last (E5.7).

        During open auctions the board is open anyway, so it needs a node of its own only after the last card.
        """
        trades = s.rules.trades
        if trades == WINDOWS or (trades == END_WINDOWS and (is_first or is_last)):
            s.push(frame(step.WINDOW))
        elif trades == OFFER_BOARD and (is_last or not s.rules.is_open_auction):
            s.push(frame(step.BOARD, s.opener, 1 if is_last else 0))
