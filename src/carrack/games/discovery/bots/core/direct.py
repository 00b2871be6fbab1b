"""Direct rules for the decisions of playouts: what a move changes in the evaluation, without its after-state.

The rules weigh the same features as the evaluation. They ignore rare side effects, and in return take a tenth of the
time. Decisions without a rule are made by after-states.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.core.evaluator import LARGE
from carrack.bots.core.keys import below
from carrack.engine.core.frames import seat_of, step_of, x_of, y_of, z_of
from carrack.engine.core.rng import Rng
from carrack.engine.core.state import State
from carrack.engine.core.tables import zeros
from carrack.games.discovery.bots.core.evaluation import (
    COLONY_POINTS,
    ENOUGH,
    EXPLORERS,
    GOODS_HELD,
    HAND,
    INCOME,
    INCOME_MORE,
    MARGINS,
    MONEY,
    ONE_PRICE,
    PAIRS,
    PERKS,
    POINTS,
    SHAKE,
    SIZE,
    STRENGTH,
    TWO_PRICES,
    DiscoveryEvaluator,
)
from carrack.games.discovery.core import move, perk, place, step, zone
from carrack.games.discovery.core.boxes import is_converting_banned
from carrack.games.discovery.core.expedition import EARLY_RESISTANCE, needed, resistance, strength_left, worth_of
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.sets import best_income
from carrack.games.discovery.core.specialists import FEE, can_receive
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ALL_REGIONS, CARDS, COUNTER_KINDS, REGIONS, ROW
from carrack.games.discovery.core.worker import COLONIST, MISSIONARY, SOLDIER, TYPES

NONE: Final[i64] = -1
FEW: Final = 12  # ends of lines that are compared for a building
# Units of work of each rule, by the time it takes; see `bots/core/evaluator.py`.
PLACING: Final = 120
SENDING: Final = 100
CHOOSING: Final = 60
EXPLORING: Final = 100


class DirectPlay(DiscoveryEvaluator):
    """The evaluator with its direct rules."""

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.crew: vec[i64] = zeros(TYPES)  # scratch: the workers of an expedition
        self.counted: vec[i64] = zeros(COUNTER_KINDS + CARDS)  # scratch: tokens that may lie at a target

    def direct(self, s: State, rng: Rng) -> i64:
        assert isinstance(s, Discovery)
        f = s.agenda[s.depth - 1]
        seat = seat_of(f)
        asked = step_of(f)
        chosen = NONE
        if asked == step.ASK_PLACE:
            chosen = self.direct_place(s, seat, rng.word())
        elif asked == step.ASK_SEND:
            chosen = self.direct_send(s, seat, (s.spaces[x_of(f)] - 1) % TYPES)
        elif asked == step.ASK_TAKE:
            chosen = self.direct_take(s, seat)
        elif asked == step.ASK_BUY:
            chosen = self.direct_buy(s, seat, f, rng)
        elif asked == step.ASK_TRAIN:
            chosen = self.direct_train(s, seat, x_of(f))
        elif asked == step.ASK_EXPLORE:
            chosen = self.direct_explore(s, seat, rng.word())
        elif asked == step.ASK_SAIL:
            chosen = self.direct_sail(s, seat, x_of(f), y_of(f))
        return chosen if chosen != NONE else self.quick(s, rng)

    # Placement -------------------------------------------------------------------------------------------------------

    def direct_place(self, s: Discovery, seat: i64, key: i64) -> i64:
        """The place with the highest weight plus noise; a place has the same noise in all placements of a key."""
        self.spent += PLACING
        best = NONE
        highest: i64 = -LARGE
        for chosen in self.candidates(s, seat):
            if chosen < move.PLACE or chosen >= move.FRONT:
                continue
            at = chosen - move.PLACE
            gain = self.placing(s, seat, at // place.PLACES, at % place.PLACES) + below(key, at, SHAKE)
            if gain > highest:
                highest = gain
                best = chosen
        return best

    # Colonies --------------------------------------------------------------------------------------------------------

    def direct_send(self, s: Discovery, seat: i64, type_: i64) -> i64:
        """The region where a worker from the dock gains most."""
        self.spent += SENDING
        best = NONE
        highest: i64 = -LARGE
        for region in range(REGIONS):
            if s.discovered >> region & 1 != 0:
                n: i64 = 1
                if type_ == MISSIONARY and not is_converting_banned(s, seat, region):
                    n += min(1 + s.perk(seat, perk.EXTRA_CONVERTS), s.supply[seat * TYPES + COLONIST])
                gain = self.settling(s, seat, region, n)
                if gain > highest:
                    highest = gain
                    best = move.SEND + region
        return best

    def settling(self, s: Discovery, seat: i64, region: i64, n: i64) -> i64:
        """The gain by n more workers in a region."""
        mine = s.colony(region, seat)
        gain = self.region_worth(s, seat, region, mine + n)
        if mine > 0:
            gain -= self.region_worth(s, seat, region, mine)
        if s.bounty >> region & 1 != 0 and mine + n >= 3:
            gain += self.good_worth(s, seat, s.rules.region_good[region])
        return gain

    def region_worth(self, s: Discovery, seat: i64, region: i64, mine: i64) -> i64:
        """The weighted features of a region in which a seat has so many workers."""
        at = self.stage(s) * SIZE
        row = self.row
        w = self.weights
        for i in range(COLONY_POINTS, MARGINS + 1):
            row[i] = 0
        self.measure_region(s, seat, region, mine)
        total: i64 = 0
        for i in range(COLONY_POINTS, MARGINS + 1):
            total += row[i] * w[at + i]
        return total

    # Goods, money, buildings, specialists ----------------------------------------------------------------------------

    def direct_take(self, s: Discovery, seat: i64) -> i64:
        """The good that gains most."""
        self.spent += CHOOSING
        best = NONE
        highest: i64 = -LARGE
        for good in range(GOODS):
            if s.market[good] > 0:
                gain = self.good_worth(s, seat, good)
                if gain > highest:
                    highest = gain
                    best = move.TAKE + good
        return best

    def good_worth(self, s: Discovery, seat: i64, good: i64) -> i64:
        """The gain by a good."""
        w = self.weights
        at = self.stage(s) * SIZE
        first = seat * GOODS
        ships = s.ships[seat]
        goods = s.own_goods()
        income = best_income(goods, first, ships)
        more = best_income(goods, first, ships + 1)
        goods[first + good] += 1
        income_then = best_income(goods, first, ships)
        more_then = best_income(goods, first, ships + 1)
        gain = w[at + GOODS_HELD] + w[at + POINTS] * s.perk(seat, perk.END + perk.GOODS)
        if goods[first + good] == 2:
            gain += w[at + PAIRS]
        goods[first + good] -= 1
        gain += w[at + INCOME] * (income_then - income)
        return gain + w[at + INCOME_MORE] * (more_then - income_then - more + income)

    def money_worth(self, s: Discovery, money: i64) -> i64:
        """The weighted features of an amount of money."""
        w = self.weights
        at = self.stage(s) * SIZE
        price = s.rules.price[s.age()]
        return (
            w[at + MONEY] * money + w[at + ONE_PRICE] * min(money, price) + w[at + TWO_PRICES] * min(money, 2 * price)
        )

    def direct_buy(self, s: Discovery, seat: i64, f: i64, rng: Rng) -> i64:
        """The building that is worth most above its price, or none."""
        self.spent += CHOOSING
        space = z_of(f)
        money = self.money_worth(s, s.money[seat])
        best: i64 = move.PASS
        highest: i64 = 0
        for i in range(ROW):
            building = s.offer_row[i] - 1
            if building < 0:
                continue
            price = s.price(space, building)
            if price > s.money[seat]:
                continue
            gain = self.building_worth(s, seat, building) - money + self.money_worth(s, s.money[seat] - price)
            if s.rules.now[building] >= 0:
                gain = self.bought_worth(s, seat, s.rules.buy_move[building], rng)
            if gain > highest:
                highest = gain
                best = s.rules.buy_move[building]
        return best

    def building_worth(self, s: Discovery, seat: i64, building: i64) -> i64:
        """The gain by the perks of a building."""
        w = self.weights
        at = self.stage(s) * SIZE
        gain = w[at + POINTS] * s.perk(seat, perk.END + perk.BUILDINGS)
        gains = s.rules.perks[building]
        for i in range(0, len(gains), 2):
            which = gains[i]
            n = gains[i + 1]
            if which < perk.POINTS:
                gain += w[at + PERKS + which] * n
            elif which == perk.POINTS:
                gain += w[at + POINTS] * n
            else:
                gain += w[at + POINTS] * n * s.measure(seat, which - perk.END)
        return gain

    def bought_worth(self, s: Discovery, seat: i64, chosen: i64, rng: Rng) -> i64:
        """The gain by a building that does something at once, by its after-state and that of buying nothing."""
        base = self.dealt(s, seat, rng)
        self.left = FEW
        without = self.line_worth(self.after(base, move.PASS), seat)  # the buyer leaves the box in both
        self.left = FEW
        return self.line_worth(self.after(base, chosen), seat) - without

    def direct_train(self, s: Discovery, seat: i64, x: i64) -> i64:
        """The specialist that gains most above the fee, or none."""
        self.spent += CHOOSING
        w = self.weights
        at = self.stage(s) * SIZE
        best: i64 = move.PASS
        if s.turn == LAST_TURN:  # it would never be placed
            return best
        if x < TYPES:
            return move.TRAIN + x
        highest = self.money_worth(s, s.money[seat]) - self.money_worth(s, s.money[seat] - FEE)
        for type_ in range(TYPES):
            if s.rules.trainable >> type_ & 1 != 0 and w[at + HAND + type_] > highest and can_receive(s, seat, type_):
                highest = w[at + HAND + type_]
                best = move.TRAIN + type_
        return best

    # Expeditions -----------------------------------------------------------------------------------------------------

    def direct_explore(self, s: Discovery, seat: i64, key: i64) -> i64:
        """The target that an expedition gains most at, or none.

        Regions of which nothing is known are alike; the key draws one of them.
        """
        self.spent += EXPLORING
        best: i64 = move.PASS
        highest: i64 = 0
        unknown: i64 = 0
        drawn = NONE
        at = s.layout.zone_at[zone.COUNTERS]
        for region in range(REGIONS):
            if s.discovered >> region & 1 == 0:
                if i64(s.knows[at + region]) >> seat & 1 == 0:
                    unknown += 1
                    if below(key, region, unknown) == 0:
                        drawn = region
                elif strength_left(s, seat, 0) >= needed(s, seat, region):
                    gain = self.expedition(s, seat, region)
                    if gain > highest:
                        highest = gain
                        best = move.EXPLORE + region
        if drawn != NONE:
            gain = self.expedition(s, seat, drawn)
            if gain > highest:
                highest = gain
                best = move.EXPLORE + drawn
        if s.counts[zone.DECK] > 0:
            for target in (move.DECK_TARGET, move.EARLY_TARGET):
                if s.discovered == ALL_REGIONS if target == move.DECK_TARGET else s.perk(seat, perk.EARLY_DECK) > 0:
                    gain = self.expedition(s, seat, target)
                    if gain > highest:
                        highest = gain
                        best = move.EXPLORE + target
        return best

    def direct_sail(self, s: Discovery, seat: i64, type_: i64, target: i64) -> i64:
        """Return the move that sends as many workers of a type as the best expedition to a target needs."""
        self.spent += CHOOSING
        self.expedition(s, seat, target)
        return move.SAIL + type_ * move.SAIL_SPAN + self.crew[type_]

    def expedition(self, s: Discovery, seat: i64, target: i64) -> i64:
        """The gain by the best expedition to a target; its workers are put into `crew`."""
        tokens = self.count_tokens(s, seat, target)
        all_of = strength_left(s, seat, 0)
        least = max(needed(s, seat, target), 1)
        best_strength = all_of
        highest: i64 = -LARGE
        for strength in range(least, all_of + 1):
            lost = self.man(s, seat, strength)
            if s.turn == LAST_TURN:
                lost = 0  # they would have no other chance
            gain = self.winnings(s, seat, target, strength) // tokens - lost
            if gain > highest or (gain == highest and s.turn == LAST_TURN):
                highest = gain
                best_strength = strength
        self.man(s, seat, best_strength)
        return highest

    def man(self, s: Discovery, seat: i64, strength: i64) -> i64:
        """Put workers of so much strength into `crew`, soldiers first; return what they are worth where they are."""
        w = self.weights
        at = self.stage(s) * SIZE
        crew = self.crew
        left = strength
        lost: i64 = 0
        type_: i64 = TYPES - 1
        while type_ >= 0:
            each = worth_of(s, seat, type_)
            crew[type_] = 0
            if left > 0:
                crew[type_] = min((left + each - 1) // each, s.explorers[seat * TYPES + type_])
                left -= crew[type_] * each
                lost += crew[type_] * w[at + EXPLORERS + type_]
            type_ -= 1
        all_of = strength_left(s, seat, 0)
        return lost + w[at + STRENGTH] * (min(all_of, ENOUGH) - min(all_of - strength, ENOUGH))

    def count_tokens(self, s: Discovery, seat: i64, target: i64) -> i64:
        """Count the counters or cards that may lie at a target, by kind, in `counted`; return how many they are."""
        counted = self.counted
        for i in range(COUNTER_KINDS + CARDS):
            counted[i] = 0
        layout = s.layout
        counters = layout.zone_at[zone.COUNTERS]
        deck = layout.zone_at[zone.DECK]
        slot = counters + target if target < REGIONS else deck + s.counts[zone.DECK] - 1
        first: i64 = 0 if target < REGIONS else COUNTER_KINDS
        if i64(s.knows[slot]) >> seat & 1 != 0:
            counted[first + i64(s.slots[slot])] = 1
            return 1
        total: i64 = 0
        if target < REGIONS:
            for region in range(REGIONS):
                if s.discovered >> region & 1 == 0 and i64(s.knows[counters + region]) >> seat & 1 == 0:
                    counted[i64(s.slots[counters + region])] += 1
                    total += 1
            aside = layout.zone_at[zone.ASIDE]
            for i in range(aside, aside + s.counts[zone.ASIDE]):
                if i64(s.knows[i]) >> seat & 1 == 0:
                    counted[i64(s.slots[i])] += 1
                    total += 1
        else:
            for i in range(deck, deck + s.counts[zone.DECK]):
                if i64(s.knows[i]) >> seat & 1 == 0:
                    counted[COUNTER_KINDS + i64(s.slots[i])] += 1
                    total += 1
        return total

    def winnings(self, s: Discovery, seat: i64, target: i64, strength: i64) -> i64:
        """Return the gain of an expedition from the tokens in `counted`, summed over them."""
        w = self.weights
        at = self.stage(s) * SIZE
        each = w[at + POINTS] * s.perk(seat, perk.END + perk.DISCOVERIES)
        if target < REGIONS and s.supply[seat * TYPES + COLONIST] > 0:
            each += self.settling(s, seat, target, 1)
        money = self.money_worth(s, s.money[seat])
        total: i64 = 0
        for met in range(COUNTER_KINDS + CARDS):
            n = self.counted[met]
            if n == 0:
                continue
            need = resistance(s, seat, met)
            if target == move.EARLY_TARGET:
                need = max(EARLY_RESISTANCE - s.perk(seat, perk.RESISTANCE_CUT), 0)
            if strength >= need:
                gold = s.rules.plunder[met] + s.rules.per_soldier[met] * self.crew[SOLDIER]
                won = each + w[at + POINTS] * s.rules.worth[met] + self.money_worth(s, s.money[seat] + gold) - money
                total += n * won
        return total
