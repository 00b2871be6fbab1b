"""Charting regions (D14-I-New World Cartography, D12.2) and moving workers (D14-II-Stables, D14-III-Migration).

Buildings that put new workers into colonies are here too (D14-II-Indian Allies, D14-II-Papal Edict).
"""

from mypy_extensions import i64

from carrack.engine.core.frames import frame, high_byte, low_byte, two_bytes
from carrack.engine.core.state import Step
from carrack.games.discovery.core import move, perk, step
from carrack.games.discovery.core.income import CHOSEN, Benefit
from carrack.games.discovery.core.scouting import offer_scouts_at_work, scout
from carrack.games.discovery.core.specialists import IN_REGION, can_swap_out
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ALL_REGIONS, REGIONS
from carrack.games.discovery.core.worker import COLONIST, SOLDIER, TYPES


class AskChart(Benefit):
    """Ask which undiscovered region to discover without risk; a free worker of type y goes there.

    The building gives a colonist, and its owner may wait (D14-I-New World Cartography). The nation gives a soldier,
    before the first turn or never (D12.2). Where the rules allow it, the seat may scout first (D11.2).
    """

    continues = True

    def has_choice(self, s: Discovery, seat: i64) -> bool:
        return s.discovered != ALL_REGIONS

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if x != CHOSEN:
            s.offer(move.PASS)
        offer_scouts_at_work(s, seat)
        for region in range(REGIONS):
            if s.discovered >> region & 1 == 0:
                s.offer(move.CHART + region)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        if move.SCOUT <= chosen < move.DECK:
            scout(s, seat, chosen - move.SCOUT)
            return
        s.done()
        if chosen != move.PASS:
            if y == COLONIST:
                s.spend_perk(seat, perk.CHARTS)
            s.win_discovery(seat, chosen - move.CHART, 0, y)


class AskStable(Benefit):
    """Ask which soldier to move to a neighbouring discovered region (D14-II-Stables).

    From rules version 2 on, only to a region with a colony.
    """

    continues = True

    def targets(self, s: Discovery, seat: i64, region: i64) -> i64:
        """Return a mask of the regions a soldier may move to from a region."""
        if s.troop(region, seat, SOLDIER) == 0:
            return 0
        near = s.rules.neighbours[region] & s.discovered
        return near & s.colonies() if s.rules.rides_to_colonies else near

    def has_choice(self, s: Discovery, seat: i64) -> bool:
        for region in range(REGIONS):
            if self.targets(s, seat, region) != 0:
                return True
        return False

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if x != CHOSEN:
            s.offer(move.PASS)
        for origin in range(REGIONS):
            mask = self.targets(s, seat, origin)
            for target in range(REGIONS):
                if mask >> target & 1 != 0:
                    s.offer(move.STABLE + origin * REGIONS + target)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen != move.PASS:
            route = chosen - move.STABLE
            s.move_worker(seat, SOLDIER, route // REGIONS, route % REGIONS)


def has_migrants(s: Discovery, seat: i64, region: i64) -> bool:
    """Whether a seat has workers in a region that may migrate (D14-III-Migration)."""
    for type_ in range(TYPES):
        if s.rules.migrants >> type_ & 1 != 0 and s.troop(region, seat, type_) > 0:
            return True
    return False


class AskMigrate(Benefit):
    """Ask from which region to which other one workers migrate (D14-III-Migration)."""

    continues = True

    def has_choice(self, s: Discovery, seat: i64) -> bool:
        if s.discovered & (s.discovered - 1) == 0:
            return False  # there is no other region
        for region in range(REGIONS):
            if has_migrants(s, seat, region):
                return True
        return False

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for origin in range(REGIONS):
            if has_migrants(s, seat, origin):
                for target in range(REGIONS):
                    if target != origin and s.discovered >> target & 1 != 0:
                        s.offer(move.MIGRATE + origin * REGIONS + target)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        route = chosen - move.MIGRATE
        s.push(frame(step.ASK_MIGRANT, seat, route // REGIONS, route % REGIONS, s.perk(seat, perk.COLONIST_MOVES)))


class AskMigrant(Step[Discovery]):
    """Ask which worker moves next from region x to y.

    The low byte of z is how many may still move, the high byte the type chosen last, plus one.
    """

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        last = high_byte(z)
        if last > 0:
            s.offer(move.PASS)
        for type_ in range(max(last - 1, 0), TYPES):
            if s.rules.migrants >> type_ & 1 != 0 and s.troop(x, seat, type_) > 0:
                s.offer(move.MIGRANT + type_)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        left = low_byte(z) - 1
        if chosen == move.PASS:
            s.done()
            return
        type_ = chosen - move.MIGRANT
        s.move_worker(seat, type_, x, y)
        if left == 0:
            s.done()
        else:
            s.again(x, y, two_bytes(left, type_ + 1))


class AskGarrison(Step[Discovery]):
    """Ask in which of its colonies a seat puts y workers of type x (D14-II-Indian Allies, D14-II-Papal Edict).

    If its supply lacks such a specialist, the seat may swap one out (D14.1).
    """

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if s.supply[seat * TYPES + x] > 0 or (s.rules.swaps_for_free and can_swap_out(s, seat, x)):
            for region in range(REGIONS):
                if s.colony(region, seat) > 0:
                    s.offer(move.GARRISON + region)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        region = chosen - move.GARRISON
        if s.rules.swaps_for_free:
            s.push(frame(step.EARN, seat, x, y, IN_REGION + region))
        else:
            for _ in range(y):
                s.settle_from_supply(seat, x, region)
