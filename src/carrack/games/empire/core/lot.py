"""Open auctions (E5.6): everybody who is in may raise, withdraw or be content at any time, until all are content."""

from mypy_extensions import i64

from carrack.engine.core.state import Step
from carrack.games.empire.core import board, event, move
from carrack.games.empire.core.auction import award, is_alone, is_in, is_tied, raise_to, withdraw
from carrack.games.empire.core.card import GOLD
from carrack.games.empire.core.state import Empire


def highest_raise(s: Empire, seat: i64) -> i64:
    """Return the highest bid that a seat can make."""
    return min(s.card(seat, GOLD), i64(move.AMOUNTS - 1))


def is_waited_for(s: Empire, seat: i64) -> bool:
    """Whether the auction waits for a seat. One that can neither raise nor withdraw counts as content."""
    if not is_in(s, seat) or s.content >> seat & 1 != 0:
        return False
    return highest_raise(s, seat) > s.bids[seat] or is_tied(s, seat)


class OpenBidding(Step[Empire]):
    """The open auction of card x. With an offer board everybody may trade meanwhile, withdrawn players too."""

    asks = True
    anytime = True

    def waiting(self, s: Empire, x: i64, y: i64, z: i64, /) -> i64:
        if is_alone(s):
            return 0
        mask: i64 = 0
        for seat in range(s.players):
            if is_waited_for(s, seat):
                mask |= i64(1) << seat
        return mask

    def is_in_line(self, s: Empire, seat: i64, /) -> bool:
        return s.drafting[seat] != 0

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        is_drafting = s.drafting[seat] != 0
        has_board = board.has_board(s)
        if is_drafting:
            board.fill_draft(s, seat)
        else:
            if is_in(s, seat):
                if is_tied(s, seat):
                    s.offer(move.WITHDRAW)
                s.offer_range(move.BID + s.bids[seat] + 1, highest_raise(s, seat) - s.bids[seat])
            if has_board:
                board.fill_offers(s, seat)
        if is_waited_for(s, seat):
            s.offer_range(move.CONTENT, 1)
        if has_board and not is_drafting:
            board.fill_board(s, seat)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        if chosen == move.CONTENT:
            s.content |= i64(1) << seat
            if s.is_logging:
                s.log(event.CONTENT, seat)
        elif chosen == move.WITHDRAW:
            withdraw(s, seat)
            board.stir(s, seat)
        elif move.BID <= chosen < move.OFFER:
            raise_to(s, seat, chosen - move.BID)
            board.stir(s, seat)
        else:
            is_trade = chosen >= move.TAKE and chosen < move.REPLY
            board.act(s, seat, chosen)
            if is_trade:  # a new offer leaves everybody as content as before
                board.stir(s)

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        board.close_node(s)
        award(s, x)
