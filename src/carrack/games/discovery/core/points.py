"""Buying points (D11.4), and counting workers for the end before they leave (D14-III-Age of Reason)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.engine.core.tables import add_in, put_in, zeros
from carrack.games.discovery.core import event, move, place, step
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import SCORINGS
from carrack.games.discovery.core.worker import TYPES

MOST_POINTS: Final = 511  # D18.4


class Points(Step[Discovery]):
    """Let each seat buy points after the colony scoring of an age (x), in player order; y is the next place."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if y == 0 and s.turn == LAST_TURN:
            for who in range(s.players):
                s.purse = put_in(s.purse, who, s.money[who] + 1)
        if y == s.players:
            s.done()
            return
        s.again(x, y + 1)
        s.start_line()
        s.push(frame(step.ASK_POINTS, s.order[y], x))


class AskPoints(Step[Discovery]):
    """Ask how many points to buy at the price of the age (x)."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        most = min(s.money[seat] // s.rules.point_price[x], MOST_POINTS)
        if most > 0:
            s.offer_range(move.POINTS + 1, most)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            return
        bought = chosen - move.POINTS
        if s.is_logging:
            s.log(event.POINTS_BOUGHT, seat, bought)
        s.spend(seat, bought * s.rules.point_price[x], event.POINTS)
        s.bought = add_in(s.bought, seat * SCORINGS + x - 1, bought)


class Scholars(Step[Discovery]):
    """Count everybody's workers in the specialists box as it starts to resolve (D14-III-Age of Reason, D18.5)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        s.scholars = zeros(s.players)
        for space in range(place.SPECIALISTS_1, place.WARFARE_1):
            who = s.spaces[space]
            if who > 0:
                s.scholars[(who - 1) // TYPES] += 1
