"""A position of `discovery` and the verbs that change it.

The verbs are the only writers of tokens, so conservation, the first-to-three rule and the journal live in one
place each.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.engine.core.frames import with_seat
from carrack.engine.core.state import EVERYBODY
from carrack.games.discovery.core import note, perk, zone
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.observe import observe
from carrack.games.discovery.core.scoring import Scored
from carrack.games.discovery.core.tables import COUNTER_KINDS, ROW, add_in, put_in
from carrack.games.discovery.core.worker import BUILDER, TYPES


class Discovery(Scored):
    """All that lies on the table, and what can be done with it."""

    # Money -----------------------------------------------------------------------------------------------------------

    def earn(self, seat: i64, amount: i64, why: i64) -> None:
        """Give a seat money."""
        if amount > 0:
            self.money[seat] += amount
            if self.noting:
                self.note(note.MONEY_IN, seat, amount, why)

    def spend(self, seat: i64, amount: i64, why: i64) -> None:
        """Take money from a seat that has it."""
        if amount > 0:
            self.money[seat] -= amount
            if self.noting:
                self.note(note.MONEY_OUT, seat, amount, why)

    # Workers ---------------------------------------------------------------------------------------------------------

    def vacate(self, space: i64) -> None:
        """Send the worker of a space home to its owner's supply."""
        who = self.spaces[space]
        if who > 0:
            self.supply[who - 1] += 1
            self.spaces[space] = 0

    def forgo(self, seat: i64, space: i64, box: i64) -> None:
        """Tell that the worker on a space does nothing; it goes home as after an action."""
        if self.noting:
            self.note(note.FORGONE, seat, (self.spaces[space] - 1) % TYPES, box)

    def gain(self, seat: i64, type_: i64) -> None:
        """A worker from supply, to be placed next turn."""
        self.supply[seat * TYPES + type_] -= 1
        self.hand[seat * TYPES + type_] += 1
        if self.noting:
            self.note(note.GAINED, seat, type_)

    def gain_explorer(self, seat: i64, type_: i64) -> None:
        """A worker from supply, into the discovery box (D14.1)."""
        self.supply[seat * TYPES + type_] -= 1
        self.explorers[seat * TYPES + type_] += 1
        if self.noting:
            self.note(note.AS_EXPLORER, seat, type_)

    def settle(self, seat: i64, type_: i64, region: i64) -> None:
        """A worker arrives in a region; the first ever to have three there takes its good (D5.2.2)."""
        self.troops[(region * self.players + seat) * TYPES + type_] += 1
        if self.noting:
            self.note(note.SETTLED, seat, type_, region)
        if self.bounty >> region & 1 != 0 and self.colony(region, seat) >= 3:
            self.bounty &= ~(1 << region)
            good = self.rules.region_good[region]
            self.goods[seat * GOODS + good] += 1
            if self.noting:
                self.note(note.BOUNTY, seat, good, region)

    def settle_from_supply(self, seat: i64, type_: i64, region: i64) -> None:
        """The same with a worker from supply, if there is one (D1.8)."""
        if self.supply[seat * TYPES + type_] > 0:
            self.supply[seat * TYPES + type_] -= 1
            self.settle(seat, type_, region)

    def leave(self, seat: i64, type_: i64, region: i64) -> None:
        """A worker leaves a region for its owner's supply."""
        self.troops[(region * self.players + seat) * TYPES + type_] -= 1
        self.supply[seat * TYPES + type_] += 1

    def move_worker(self, seat: i64, type_: i64, origin: i64, target: i64) -> None:
        """A worker goes from one region to another."""
        self.troops[(origin * self.players + seat) * TYPES + type_] -= 1
        if self.noting:
            self.note(note.MOVED, seat, type_, origin, target)
        self.settle(seat, type_, target)

    # Goods, discoveries, buildings -----------------------------------------------------------------------------------

    def draw_good(self, seat: i64) -> None:
        """A random good from the pile, if there is one."""
        if self.counts[zone.PILE] > 0:
            good = self.draw(zone.PILE)
            self.goods[seat * GOODS + good] += 1
            if self.noting:
                self.note(note.GOOD_TAKEN, seat, good, note.FROM_PILE)

    def turn_up(self, region: i64) -> i64:
        """Show everybody the counter of a region."""
        return self.look(zone.COUNTERS, region, EVERYBODY)

    def win_discovery(self, seat: i64, region: i64, soldiers: i64, type_: i64) -> None:
        """A seat discovers a region: counter, plunder, a free worker there (D5.6.4)."""
        counter = self.turn_up(region)
        i = self.layout.zone_at[zone.COUNTERS] + region
        self.slots[i] = u8(zone.NO_COUNTER)
        self.won = add_in(self.won, seat * COUNTER_KINDS + counter, 1)
        self.discovered |= 1 << region
        if self.noting:
            self.note(note.DISCOVERED, seat, region, counter)
        self.earn(seat, self.rules.plunder[counter], note.PLUNDER)
        self.earn(seat, self.rules.per_soldier[counter] * soldiers, note.CONQUISTADORS)
        self.settle_from_supply(seat, type_, region)

    def replace_counter(self, region: i64) -> None:
        """The counter of a region leaves the game, an unused one takes its place face down (D11.1)."""
        i = self.layout.zone_at[zone.COUNTERS] + region
        self.gone_counters = add_in(self.gone_counters, i64(self.slots[i]), 1)
        self.counts[zone.ASIDE] -= 1
        top = self.layout.zone_at[zone.ASIDE] + self.counts[zone.ASIDE]
        self.slots[i] = self.slots[top]
        self.knows[i] = self.knows[top]
        if self.noting:
            self.note(note.REPLACED, region)

    def full_price(self, building: i64) -> i64:
        """The price of a building without a discount: its own, or that of its age (D5.5.1)."""
        own = self.rules.cost[building]
        return own if own >= 0 else self.rules.price[self.rules.catalogue_age[building]]

    def price(self, space: i64, building: i64) -> i64:
        """What a building costs the worker on a space (D5.5.1, D5.5.2)."""
        full = self.full_price(building)
        if (self.spaces[space] - 1) % TYPES == BUILDER:
            return max(full - self.rules.builder_discount, 0)
        return full

    def acquire(self, seat: i64, building: i64) -> None:
        """Move a building from the row to a seat: add its perks, and put its immediate step on the agenda."""
        row = self.offer_row
        i: i64 = 0
        while row[i] != building + 1:
            i += 1
        while i < ROW - 1:
            row[i] = row[i + 1]
            i += 1
        row[ROW - 1] = 0
        self.owned[seat * self.kinds + building] += 1
        self.add_perks(seat, self.rules.perks[building])
        now = self.rules.now[building]
        if now >= 0:
            self.push(with_seat(now, seat))

    def add_perks(self, seat: i64, gains: vec[i64]) -> None:
        """Let pairs of perk and number count for a seat."""
        i: i64 = 0
        while i < len(gains):
            self.perks[seat * perk.PERKS + gains[i]] += u8(gains[i + 1])
            i += 2

    def spend_perk(self, seat: i64, charge: i64) -> None:
        """Use up one charge."""
        self.perks[seat * perk.PERKS + charge] -= 1
        self.used = add_in(self.used, seat * perk.CHARGES + charge - perk.CHARTS, 1)

    def renew_early_deck(self) -> None:
        """A new age brings back the charge that comes once an age (D12.4)."""
        for seat in range(self.players):
            used = seat * perk.CHARGES + perk.EARLY_DECK - perk.CHARTS
            self.perks[seat * perk.PERKS + perk.EARLY_DECK] += u8(self.used[used])
            self.used = put_in(self.used, used, 0)

    def take_good(self, seat: i64, good: i64) -> None:
        """A seat takes a good from the market."""
        self.market[good] -= 1
        self.goods[seat * GOODS + good] += 1
        if self.noting:
            self.note(note.GOOD_TAKEN, seat, good, note.FROM_MARKET)

    def enter_nation(self, seat: i64, nation: i64) -> None:
        """A seat plays a nation from now on."""
        self.nation = put_in(self.nation, seat, nation + 1)
        self.add_perks(seat, self.rules.nation_perks[nation])
        if self.noting:
            self.note(note.NATION, seat, nation)

    # Copies and numbers ----------------------------------------------------------------------------------------------

    def copy(self) -> "Discovery":
        other = Discovery(self.rules, self.steps, self.chance, False)
        other.copy_from(self)
        return other

    def observe(self, seat: i64) -> list[int]:
        return observe(self, seat)
