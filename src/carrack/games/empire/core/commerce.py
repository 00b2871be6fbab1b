"""Commerce (E4): all say at once how many goods they sell."""

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.engine.core.tables import zeros
from carrack.games.empire.core import move, note, step
from carrack.games.empire.core.card import GOLD, GOOD
from carrack.games.empire.core.rules import MOST_SOLD, TOP_PRICE
from carrack.games.empire.core.state import Empire


class Commerce(Step[Empire]):
    """Ask everybody."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.noting:
            s.note(note.PHASE, note.COMMERCE)
        s.push(frame(step.SOLD))
        who = s.players - 1
        while who >= 0:
            s.push(frame(step.ASK_SELL, who))
            who -= 1


class AskSell(Step[Empire]):
    """How many goods to sell: up to seven, at most what one has (E4.1)."""

    asks = True
    sealed = True

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for n in range(min(s.card(seat, GOOD), MOST_SOLD) + 1):
            s.offer(move.SELL + n)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        s.picks[seat] = chosen - move.SELL + 1


class Sold(Step[Empire]):
    """The price falls with every good sold; goods go to the bank even for nothing (E4.2)."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        total: i64 = 0
        for who in range(s.players):
            total += s.picks[who] - 1
        price = max(TOP_PRICE - total, 0)
        due = zeros(s.players)
        for who in range(s.players):
            n = s.picks[who] - 1
            s.picks[who] = 0
            s.pay(who, GOOD, n)
            due[who] = n * price
            if s.noting:
                s.note(note.SOLD, who, n)
        if s.noting:
            s.note(note.PRICE, price)
        s.hand_out(GOLD, due)
