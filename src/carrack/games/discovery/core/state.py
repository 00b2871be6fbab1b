"""A position of `discovery` and the verbs that change it.

Only the verbs move pieces, so conservation, the first-to-three rule and the journal entries each have one place in
the code.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from carrack.engine.core.frames import with_seat
from carrack.engine.core.state import EVERYBODY
from carrack.engine.core.tables import add_in, put_in
from carrack.games.discovery.core import event, perk, zone
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.observe import observe
from carrack.games.discovery.core.scoring import Scored
from carrack.games.discovery.core.tables import COUNTER_KINDS, ROW
from carrack.games.discovery.core.worker import BUILDER, TYPES


# A search throws a copy away before it makes the next: the memory of the last one is used again.
@mypyc_attr(acyclic=True, free_list_len=1)
class Discovery(Scored):
    """A position of `discovery`: its tables, and the verbs that change them."""

    # Money -----------------------------------------------------------------------------------------------------------

    def earn(self, seat: i64, amount: i64, why: i64) -> None:
        """Give a seat money."""
        if amount > 0:
            self.own_money()[seat] += amount
            if self.is_logging:
                self.log(event.MONEY_IN, seat, amount, why)

    def spend(self, seat: i64, amount: i64, why: i64) -> None:
        """Take money from a seat that has it."""
        if amount > 0:
            self.own_money()[seat] -= amount
            if self.is_logging:
                self.log(event.MONEY_OUT, seat, amount, why)

    # Workers ---------------------------------------------------------------------------------------------------------

    def vacate(self, space: i64) -> None:
        """Send the worker of a space home to its owner's supply."""
        who = self.spaces[space]
        if who > 0:
            self.own_supply()[who - 1] += 1
            self.own_spaces()[space] = 0

    def forgo(self, seat: i64, space: i64, box: i64) -> None:
        """Log that the worker on a space does nothing; it goes home as after an action."""
        if self.is_logging:
            self.log(event.FORGONE, seat, (self.spaces[space] - 1) % TYPES, box)

    def gain(self, seat: i64, type_: i64) -> None:
        """Take a worker from supply, to place next turn."""
        self.own_supply()[seat * TYPES + type_] -= 1
        self.own_hand()[seat * TYPES + type_] += 1
        if self.is_logging:
            self.log(event.GAINED, seat, type_)

    def gain_explorer(self, seat: i64, type_: i64) -> None:
        """Move a worker from supply into the discovery box (D14.1)."""
        self.own_supply()[seat * TYPES + type_] -= 1
        self.own_explorers()[seat * TYPES + type_] += 1
        if self.is_logging:
            self.log(event.AS_EXPLORER, seat, type_)

    def settle(self, seat: i64, type_: i64, region: i64) -> None:
        """Add a worker to a region; the first seat ever to have three there takes its good (D5.2.2)."""
        self.own_troops()[(region * self.players + seat) * TYPES + type_] += 1
        if self.is_logging:
            self.log(event.SETTLED, seat, type_, region)
        if self.bounty >> region & 1 != 0 and self.colony(region, seat) >= 3:
            self.bounty &= ~(1 << region)
            good = self.rules.region_good[region]
            self.own_goods()[seat * GOODS + good] += 1
            if self.is_logging:
                self.log(event.BOUNTY, seat, good, region)

    def settle_from_supply(self, seat: i64, type_: i64, region: i64) -> None:
        """Move a worker from supply to a region, if there is one (D1.8)."""
        if self.supply[seat * TYPES + type_] > 0:
            self.own_supply()[seat * TYPES + type_] -= 1
            self.settle(seat, type_, region)

    def leave(self, seat: i64, type_: i64, region: i64) -> None:
        """Move a worker from a region to its owner's supply."""
        self.own_troops()[(region * self.players + seat) * TYPES + type_] -= 1
        self.own_supply()[seat * TYPES + type_] += 1

    def move_worker(self, seat: i64, type_: i64, origin: i64, target: i64) -> None:
        """Move a worker from one region to another."""
        self.own_troops()[(origin * self.players + seat) * TYPES + type_] -= 1
        if self.is_logging:
            self.log(event.MOVED, seat, type_, origin, target)
        self.settle(seat, type_, target)

    # Goods, discoveries, buildings -----------------------------------------------------------------------------------

    def draw_good(self, seat: i64) -> None:
        """Draw a random good from the pile, if there is one."""
        if self.counts[zone.PILE] > 0:
            good = self.draw(zone.PILE)
            self.own_goods()[seat * GOODS + good] += 1
            if self.is_logging:
                self.log(event.GOOD_TAKEN, seat, good, event.FROM_PILE)

    def turn_up(self, region: i64) -> i64:
        """Show everybody the counter of a region."""
        return self.look(zone.COUNTERS, region, EVERYBODY)

    def win_discovery(self, seat: i64, region: i64, soldiers: i64, type_: i64) -> None:
        """Let a seat discover a region: it gets the counter, the plunder and a free worker there (D5.6.4)."""
        counter = self.turn_up(region)
        i = self.layout.zone_at[zone.COUNTERS] + region
        self.own_slots()[i] = u8(zone.NO_COUNTER)
        self.won = add_in(self.won, seat * COUNTER_KINDS + counter, 1)
        self.discovered |= 1 << region
        if self.is_logging:
            self.log(event.DISCOVERED, seat, region, counter)
        self.earn(seat, self.rules.plunder[counter], event.PLUNDER)
        self.earn(seat, self.rules.per_soldier[counter] * soldiers, event.CONQUISTADORS)
        self.settle_from_supply(seat, type_, region)

    def replace_counter(self, region: i64) -> None:
        """Remove the counter of a region from the game, and put an unused one there face down (D11.1)."""
        i = self.layout.zone_at[zone.COUNTERS] + region
        self.gone_counters = add_in(self.gone_counters, i64(self.slots[i]), 1)
        self.own_counts()[zone.ASIDE] -= 1
        top = self.layout.zone_at[zone.ASIDE] + self.counts[zone.ASIDE]
        self.own_slots()[i] = self.slots[top]
        self.own_knows()[i] = self.knows[top]
        if self.is_logging:
            self.log(event.REPLACED, region)

    def full_price(self, building: i64) -> i64:
        """Return the price of a building without a discount: its own, or that of its age (D5.5.1)."""
        own = self.rules.cost[building]
        return own if own >= 0 else self.rules.price[self.rules.catalogue_age[building]]

    def price(self, space: i64, building: i64) -> i64:
        """Return the price of a building for the worker on a space (D5.5.1, D5.5.2)."""
        full = self.full_price(building)
        if (self.spaces[space] - 1) % TYPES == BUILDER:
            return max(full - self.rules.builder_discount, 0)
        return full

    def acquire(self, seat: i64, building: i64) -> None:
        """Move a building from the row to a seat: add its perks, and put its immediate step on the agenda."""
        row = self.offer_row[:]
        i: i64 = 0
        while row[i] != building + 1:
            i += 1
        while i < ROW - 1:
            row[i] = row[i + 1]
            i += 1
        row[ROW - 1] = 0
        self.offer_row = row
        owned = self.owned[:]
        owned[seat * self.kinds + building] += 1
        self.owned = owned
        self.add_perks(seat, self.rules.perks[building])
        now = self.rules.now[building]
        if now >= 0:
            self.push(with_seat(now, seat))

    def add_perks(self, seat: i64, gains: vec[i64]) -> None:
        """Add pairs of perk and number to a seat's perks."""
        perks = self.perks[:]
        i: i64 = 0
        while i < len(gains):
            perks[seat * perk.PERKS + gains[i]] += u8(gains[i + 1])
            bit: i64 = 1  # not `1 << …`: mypyc makes that a C int, and there are more perks than it has bits
            bit <<= gains[i]
            self.held |= bit
            i += 2
        self.perks = perks

    def spend_perk(self, seat: i64, charge: i64) -> None:
        """Use up one charge."""
        perks = self.perks[:]
        perks[seat * perk.PERKS + charge] -= 1
        self.perks = perks
        self.used = add_in(self.used, seat * perk.CHARGES + charge - perk.CHARTS, 1)

    def renew_early_deck(self) -> None:
        """Renew the charge that may be used once in each age (D12.4)."""
        perks = self.perks[:]
        for seat in range(self.players):
            used = seat * perk.CHARGES + perk.EARLY_DECK - perk.CHARTS
            if self.used[used] > 0:
                perks[seat * perk.PERKS + perk.EARLY_DECK] += u8(self.used[used])
                self.used = put_in(self.used, used, 0)
        self.perks = perks

    def take_good(self, seat: i64, good: i64) -> None:
        """Give a seat a good from the market."""
        self.own_market()[good] -= 1
        self.own_goods()[seat * GOODS + good] += 1
        if self.is_logging:
            self.log(event.GOOD_TAKEN, seat, good, event.FROM_MARKET)

    def enter_nation(self, seat: i64, nation: i64) -> None:
        """Give a seat its nation."""
        self.nation = put_in(self.nation, seat, nation + 1)
        self.add_perks(seat, self.rules.nation_perks[nation])
        if self.is_logging:
            self.log(event.NATION, seat, nation)

    # Copies and numbers ----------------------------------------------------------------------------------------------

    def copy(self) -> "Discovery":
        other = Discovery(self.rules, self.steps, self.chance, False)
        other.copy_from(self)
        return other

    def observe(self, seat: i64) -> list[int]:
        return observe(self, seat)
