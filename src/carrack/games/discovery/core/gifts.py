"""Immediate effects of expansion buildings (Spoils of War, Overpopulation, Papal Edict, Re-Write History: D14).

The second in the starting auction gets a free specialist by `AskChoose`, too (D13.1).
"""

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.engine.core.tables import add_in
from carrack.games.discovery.core import event, move, step, zone
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import COUNTER_KINDS, REGIONS
from carrack.games.discovery.core.worker import COLONIST, TYPES


class ShipGift(Step[Discovery]):
    """Give an unused merchant ship, if one is left (D14-I-Spoils of War: ship)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.ships_left > 0:
            s.ships_left -= 1
            s.ships = add_in(s.ships, seat, 1)
            if s.is_logging:
                s.log(event.SHIP_GIVEN, seat)


class GoodsGift(Step[Discovery]):
    """Give x random goods from the pile, or as many as there are (D14-II-Spoils of War: goods)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        for _ in range(x):
            s.draw_good(seat)


class AskChoose(Step[Discovery]):
    """Ask for x specialists, one after the other, from type y on, so that each combination has one sequence.

    Both the building (D14-I-Spoils of War: specialists) and the starting auction (D13.1) give them.
    A type without supply may be chosen: the seat then swaps one out, or gets nothing (D18.3).
    """

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for type_ in range(y, TYPES):
            if s.rules.trainable >> type_ & 1 != 0:
                s.offer(move.CHOOSE + type_)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        type_ = chosen - move.CHOOSE
        if x == 1:
            s.done()
        else:
            s.again(x - 1, type_)
        s.push(frame(step.EARN, seat, type_, 1))


class AskSpread(Step[Discovery]):
    """Ask where the next of x colonists goes, from region y on (D14-I-Overpopulation)."""

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if s.supply[seat * TYPES + COLONIST] > 0:
            for region in range(y, REGIONS):
                if s.discovered >> region & 1 != 0:
                    s.offer(move.SPREAD + region)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        if x == 1:
            s.done()
        else:
            s.again(x - 1, chosen - move.SPREAD)
        s.settle_from_supply(seat, COLONIST, chosen - move.SPREAD)


class AskEdict(Step[Discovery]):
    """Ask which other player also puts x colonists, and whether that player goes first (D14-II-Papal Edict)."""

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for steps_left in range(i64(1), s.players):
            s.offer(move.EDICT + steps_left * 2)
            s.offer(move.EDICT + steps_left * 2 + 1)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        other = (seat + (chosen - move.EDICT) // 2) % s.players
        if s.is_logging:
            s.log(event.EDICT, seat, other)
        own = frame(step.ASK_GARRISON, seat, COLONIST, x)
        theirs = frame(step.ASK_GARRISON, other, COLONIST, x)
        if (chosen - move.EDICT) % 2 == 0:
            s.push_in_order(theirs, own)
        else:
            s.push_in_order(own, theirs)


class AskRob(Step[Discovery]):
    """Ask from which player to take a random counter, up to x times (D14-III-Re-Write History).

    y is the lowest number of steps left that may be named, so that players are named in order.
    """

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        for steps_left in range(max(y, 1), s.players):
            if self.has_counters(s, (seat + steps_left) % s.players):
                s.offer(move.ROB + steps_left)

    def has_counters(self, s: Discovery, seat: i64) -> bool:
        """Whether a seat has a counter to lose."""
        for kind in range(COUNTER_KINDS):
            if s.won[seat * COUNTER_KINDS + kind] > 0:
                return True
        return False

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            return
        steps_left = chosen - move.ROB
        if x > 1:
            s.push(frame(step.ASK_ROB, seat, x - 1, steps_left + 1))
        victim = (seat + steps_left) % s.players
        for kind in range(COUNTER_KINDS):
            for _ in range(s.won[victim * COUNTER_KINDS + kind]):
                s.put(zone.ROBBED, kind)
        s.shuffle(zone.ROBBERY, zone.ROBBED)
        counter: i64 = s.draw(zone.ROBBED)
        s.own_counts()[zone.ROBBED] = 0
        s.won = add_in(s.won, victim * COUNTER_KINDS + counter, -1)
        s.won = add_in(s.won, seat * COUNTER_KINDS + counter, 1)
        if s.is_logging:
            s.log(event.ROBBED, seat, victim, counter)
