"""Buying buildings (D5.5)."""

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.games.discovery.core import event, move, perk, place, step
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ROW


def bought(s: Discovery, chosen: i64) -> i64:
    """Return the building of the row that a move buys."""
    i: i64 = 0
    while s.rules.buy_move[s.offer_row[i] - 1] != chosen:
        i += 1
    return s.offer_row[i] - 1


class AskBuy(Step[Discovery]):
    """Ask which building of the row to buy, if any (D5.5.1); the buyer's worker stands on space z.

    A building that can do nothing for its buyer is offered like any other (D14.2).
    """

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        row = s.offer_row
        last: i64 = 0
        while True:  # offer the buildings of the short row in ascending order, equal ones once
            found: i64 = 0
            for i in range(ROW):
                building = row[i]
                if building > last and (found == 0 or building < found):
                    found = building
            if found == 0:
                return
            if s.price(z, found - 1) <= s.money[seat]:
                s.offer(s.rules.buy_move[found - 1])
            last = found

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            s.forgo(seat, z, place.AT_BUILDINGS)
            return
        building = bought(s, chosen)
        price = s.price(z, building)
        s.own_money()[seat] -= price
        if s.is_logging:
            s.log(event.BOUGHT, seat, building, price)
        had = s.perk(seat, perk.FRONTS)
        s.acquire(seat, building)
        if s.rules.fronts_between and s.perk(seat, perk.FRONTS) > had:
            s.push(frame(step.ASK_FRONT, seat, place.AT_PURCHASE, z + 1))


class Cash(Step[Discovery]):
    """Pay x at once for a building just bought, and never again (D5.5.3)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        s.earn(seat, x, event.AT_ONCE)
