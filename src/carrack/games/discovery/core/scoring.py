"""The score of a position (D10), and other numbers derived from its tables."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from carrack.games.discovery.core import perk
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.tables import CARDS, COUNTER_KINDS, REGIONS, SCORINGS, Tables
from carrack.games.discovery.core.worker import BUILDER, CAPTAIN, SOLDIER, TYPES

COLONIZED: Final = 3  # workers of one player that make a region score (D9.1)


@mypyc_attr(acyclic=True)
class Scored(Tables):
    """Derived numbers: none of them is stored."""

    def perk(self, seat: i64, which: i64) -> i64:
        """Value of a seat's perk."""
        return i64(self.perks[seat * perk.PERKS + which])

    def is_held(self, which: i64) -> bool:
        """Whether some seat has a perk. It may say so of a charge that was spent."""
        return self.held >> which & 1 != 0

    def troop(self, region: i64, seat: i64, type_: i64) -> i64:
        """Workers of a type that a seat has in a region."""
        return i64(self.troops[(region * self.players + seat) * TYPES + type_])

    def colony(self, region: i64, seat: i64) -> i64:
        """All workers of a seat in a region."""
        at = (region * self.players + seat) * TYPES
        t = self.troops
        return i64(t[at]) + i64(t[at + 1]) + i64(t[at + 2]) + i64(t[at + 3]) + i64(t[at + 4]) + i64(t[at + 5])

    def colonies(self) -> i64:
        """A mask of the regions where somebody has a worker."""
        mask: i64 = 0
        for region in range(REGIONS):
            for seat in range(self.players):
                if self.colony(region, seat) > 0:
                    mask |= 1 << region
                    break
        return mask

    def age(self) -> i64:
        """The age of this turn (D3.1)."""
        return self.rules.age[self.turn]

    def may_forgo(self, box: i64) -> bool:
        """Whether a worker's action in a box may be declined (D3.6)."""
        return self.rules.forgo >> box & 1 != 0

    def has_shown(self, age: i64) -> bool:
        """Whether the buildings of an age were chosen and shown at the start (D2.9)."""
        return self.rules.shown_last_age > 0 and age == self.rules.age[LAST_TURN]

    def strength(self, seat: i64) -> i64:
        """Return the strength of the expedition in `sent` (D5.6.3)."""
        total: i64 = 0
        sent = self.sent
        for type_ in range(TYPES):
            total += sent[type_]
        return total + sent[CAPTAIN] * (1 + self.perk(seat, perk.CAPTAIN_BONUS))

    def measure(self, seat: i64, which: i64) -> i64:
        """Count what an end-game building scores, among its owner's things only (D5.5.5, D14)."""
        total: i64 = 0
        if which == perk.GOODS:
            total = self.count_goods(seat)
        elif which == perk.WORKER_PAIRS:
            for region in range(REGIONS):
                total += self.colony(region, seat)
            total //= 2
        elif which == perk.SHIPS:
            total = self.ships[seat]
        elif which == perk.SOLDIERS:
            total = self.count_troops(seat, SOLDIER)
        elif which == perk.BUILDINGS:  # D5.5.4: used-up buildings count, too
            for building in range(self.kinds):
                total += i64(self.owned[seat * self.kinds + building])
        elif which == perk.REGIONS:
            for region in range(REGIONS):
                if self.colony(region, seat) > 0 and (not self.rules.colonized_only or self.is_colonized(region)):
                    total += 1
        elif which == perk.FIVE_DOLLARS:
            total = (self.purse[seat] - 1 if self.purse[seat] > 0 else self.money[seat]) // 5
        elif which == perk.DISCOVERIES:
            total = self.count_discoveries(seat)
        elif which == perk.BUILDERS:
            total = self.count_troops(seat, BUILDER)
        elif which == perk.SPECIALIST_SPACES:
            total = self.scholars[seat]
        return total

    def count_goods(self, seat: i64) -> i64:
        """Return how many goods a seat has; ships do not count."""
        total: i64 = 0
        for good in range(GOODS):
            total += self.goods[seat * GOODS + good]
        return total

    def count_troops(self, seat: i64, type_: i64) -> i64:
        """Return how many workers of a type a seat has in the New World."""
        total: i64 = 0
        for region in range(REGIONS):
            total += self.troop(region, seat, type_)
        return total

    def count_discoveries(self, seat: i64) -> i64:
        """Return how many counters and cards a seat has won."""
        total: i64 = 0
        for kind in range(COUNTER_KINDS):
            total += self.won[seat * COUNTER_KINDS + kind]
        for card in range(CARDS):
            total += self.charted[seat] >> card & 1
        return total

    def is_colonized(self, region: i64) -> bool:
        """Whether some player has three or more workers there (D9.1)."""
        for seat in range(self.players):
            if self.colony(region, seat) >= COLONIZED:
                return True
        return False

    def discovery_points(self, seat: i64) -> i64:
        """Return the points of the counters and cards that a seat has won (D10.2)."""
        total: i64 = 0
        for kind in range(COUNTER_KINDS):
            total += self.won[seat * COUNTER_KINDS + kind] * self.rules.worth[kind]
        for card in range(CARDS):
            if self.charted[seat] >> card & 1 != 0:
                total += self.rules.worth[COUNTER_KINDS + card]
        return total

    def buildings_of(self, seat: i64) -> list[int]:
        """Return the kinds of building that a seat has, ascending."""
        found: list[int] = []
        for building in range(self.kinds):
            if self.owned[seat * self.kinds + building] > 0:
                found.append(building)
        return found

    def building_points(self, seat: i64) -> i64:
        """Return the points of a seat's buildings, including those that score at the end (D10.3)."""
        total = self.perk(seat, perk.POINTS)
        for which in range(perk.MEASURES):
            each = self.perk(seat, perk.END + which)
            if each > 0:
                total += each * self.measure(seat, which)
        return total

    def score(self, seat: i64) -> int:
        """Return all points of a seat (D10.1), with its last income as points for the economy (D10.4)."""
        total: i64 = 0
        for scoring in range(SCORINGS):
            total += self.colony_points[seat * SCORINGS + scoring] + self.bought[seat * SCORINGS + scoring]
        return total + self.discovery_points(seat) + self.building_points(seat) + self.earned[seat]

    def beats(self, seat: i64, other: i64) -> i64:
        """Return a number above 0 if a seat ranks before another at the end, 0 if they tie (D10.5)."""
        by = i64(self.score(seat)) - i64(self.score(other))
        if by == 0:
            by = self.colony_points[seat * SCORINGS + 2] - self.colony_points[other * SCORINGS + 2]
        if by == 0:
            by = self.money[seat] - self.money[other]
        if by == 0:
            by = self.count_goods(seat) - self.count_goods(other)
            if self.rules.tie_counts_ships:
                by += self.ships[seat] - self.ships[other]
        return by

    def winners(self) -> list[int]:
        best: list[int] = [0]
        for seat in range(i64(1), self.players):
            by = self.beats(seat, best[0])
            if by > 0:
                best = [seat]
            elif by == 0:
                best.append(seat)
        return best
