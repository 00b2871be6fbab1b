"""Setup (D2)."""

from mypy_extensions import i64

from carrack.engine.core.state import EVERYBODY, Step
from carrack.engine.core.tables import add_in, zeros
from carrack.games.discovery.core import event, zone
from carrack.games.discovery.core.refresh import begin_age, fill_market, fill_row, give_colonists
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS
from carrack.games.discovery.core.worker import CAPTAIN, TYPES


class Opening(Step[Discovery]):
    """Run everything before the first turn."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        self.draw_order(s)
        self.lay_counters(s)
        self.lay_goods(s)
        self.show_last_age(s)
        begin_age(s, 1)
        fill_row(s)  # D2.6
        s.ship_here = 1  # D2.7
        s.ships_left -= 1
        for who in range(s.players):
            for type_ in range(TYPES):
                s.own_supply()[who * TYPES + type_] = s.rules.supply[type_]
            give_colonists(s, who)  # D2.2
            s.own_supply()[who * TYPES + CAPTAIN] -= s.rules.box_captains
            s.own_explorers()[who * TYPES + CAPTAIN] += s.rules.box_captains
            if s.is_logging:
                for _ in range(s.rules.box_captains):
                    s.log(event.AS_EXPLORER, who, CAPTAIN)

    def draw_order(self, s: Discovery) -> None:
        """Draw the player order and give later players more money (D2.1), unless an auction sells the order (D2.12)."""
        s.order = zeros(s.players)
        if not s.rules.draws_order:
            for who in range(s.players):
                s.order[who] = who
                s.own_money()[who] = s.rules.start_money
            return
        for who in range(s.players):
            s.put(zone.SEATS, who)
        s.shuffle(zone.PLAYER_ORDER, zone.SEATS)
        for at in range(s.players):
            first: i64 = s.draw(zone.SEATS)
            s.order[at] = first
            s.own_money()[first] = s.rules.start_money + at * s.rules.money_step
            if s.is_logging:
                s.log(event.STARTS, first, at + 1, s.money[first])

    def lay_counters(self, s: Discovery) -> None:
        """Lay a counter in every region not discovered from the start, and the deck of cards (D1.5, D2.3, D2.4)."""
        counters = s.layout.catalogues[zone.COUNTER_MIX]
        for i in range(len(counters)):
            s.put(zone.ASIDE, counters[i])
        s.shuffle(zone.COUNTER_MIX, zone.ASIDE)
        for region in range(REGIONS):
            if s.rules.open_regions >> region & 1 != 0:
                s.put(zone.COUNTERS, zone.NO_COUNTER)
                s.own_knows()[s.layout.zone_at[zone.COUNTERS] + region] = EVERYBODY
            else:
                s.own_counts()[zone.ASIDE] -= 1
                s.put(zone.COUNTERS, i64(s.slots[s.layout.zone_at[zone.ASIDE] + s.counts[zone.ASIDE]]))
            if s.rules.open_counters:
                s.turn_up(region)
        s.discovered = s.rules.open_regions
        cards = s.layout.catalogues[zone.CARD_MIX]
        for i in range(len(cards)):
            s.put(zone.DECK, cards[i])
        s.shuffle(zone.CARD_MIX, zone.DECK)

    def lay_goods(self, s: Discovery) -> None:
        """Lay one good in each region, four in the box, and the rest in the pile (D2.5)."""
        left = s.layout.catalogues[zone.GOOD_MIX]
        due: i64 = 0
        for region in range(REGIONS):
            s.bounty |= 1 << region
            due |= 1 << s.rules.region_good[region]
        for i in range(len(left)):
            if due >> left[i] & 1 != 0:
                due &= ~(1 << left[i])
            else:
                s.put(zone.PILE, left[i])
        s.shuffle(zone.GOOD_MIX, zone.PILE)
        fill_market(s)

    def show_last_age(self, s: Discovery) -> None:
        """Choose and show the buildings of the last age, if the rules say so; the others leave the game (D2.9)."""
        age = s.rules.age[LAST_TURN]
        if s.rules.shown_last_age == 0:
            return
        for building in range(s.kinds):
            if s.rules.catalogue_age[building] == age:
                for _ in range(s.rules.in_play[building]):
                    s.put(zone.STACK, building)
        s.shuffle(zone.STACK_1 + age - 1, zone.STACK)
        s.stack_age = age
        for _ in range(min(s.rules.shown_last_age, s.counts[zone.STACK])):
            chosen: i64 = s.draw(zone.STACK)
            s.shown = add_in(s.shown, chosen, 1)
            if s.is_logging:
                s.log(event.SHOWN, chosen)
