"""Commerce (E4): all players choose at once how many goods they sell."""

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.engine.core.tables import zeros
from carrack.games.empire.core import event, move, step
from carrack.games.empire.core.card import GOLD, GOOD
from carrack.games.empire.core.rules import MOST_SOLD, TOP_PRICE
from carrack.games.empire.core.state import Empire


class Commerce(Step[Empire]):
    """Ask all seats at once how many goods they sell, then sell."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.is_logging:
            s.log(event.PHASE, event.COMMERCE)
        s.push(frame(step.SOLD))
        s.push_for_all(step.ASK_SELL)


class AskSell(Step[Empire]):
    """Asks a seat how many of its goods it sells: at most seven (E4.1)."""

    asks = True
    sealed = True

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for n in range(min(s.card(seat, GOOD), MOST_SOLD) + 1):
            s.offer(move.SELL + n)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        s.picks[seat] = chosen - move.SELL + 1


def price_of(total: i64) -> i64:
    """Return the price of a good if all players together sell `total` goods (E4.2)."""
    return max(TOP_PRICE - total, i64(0))


class Sold(Step[Empire]):
    """Sell the goods. The price falls with every good; goods go to the bank even at a price of 0 (E4.2)."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        total: i64 = 0
        for who in range(s.players):
            total += s.picks[who] - 1
        price = price_of(total)
        due = zeros(s.players)
        for who in range(s.players):
            n = s.picks[who] - 1
            s.picks[who] = 0
            s.pay(who, GOOD, n)
            due[who] = n * price
            if s.is_logging:
                s.log(event.SOLD, who, n)
        if s.is_logging:
            s.log(event.PRICE, price)
        s.hand_out(GOLD, due)
