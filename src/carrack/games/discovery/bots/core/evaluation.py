"""The evaluation of `discovery`: features of a seat's possessions, placed workers and colonies."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.core.evaluator import LARGE, POSITION, Evaluator, candidates
from carrack.engine.core.frames import seat_of, step_of
from carrack.engine.core.rng import Rng
from carrack.engine.core.state import State
from carrack.games.discovery.bots.core.dominated import payers, worthwhile
from carrack.games.discovery.core import move, perk, place, step
from carrack.games.discovery.core.boxes import MERCHANT_PAY, shipping_value, shipping_worth
from carrack.games.discovery.core.expedition import strength_left, worth_of
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.sets import best_income
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS, ROW
from carrack.games.discovery.core.turn import is_to_come
from carrack.games.discovery.core.worker import BUILDER, MERCHANT, SOLDIER, TYPES

POINTS: Final = 0  # so far, with end-game buildings at their present value
INCOME: Final = 1
INCOME_MORE: Final = 2  # gained by one more ship
GOODS_HELD: Final = 3
PAIRS: Final = 4  # kinds of goods held at least twice
SHIPS: Final = 5
MONEY: Final = 6
ONE_PRICE: Final = 7  # money up to the price of a building
TWO_PRICES: Final = 8
HAND: Final = 9  # + type
INITIATIVE: Final = 15
INITIATIVE_SPACE: Final = 16
DOCK: Final = 17  # + type
GOODS_SPACE: Final = 23  # + space
SHIPPING: Final = 27  # value in the box while a ship is there
SHIPPING_LEAD: Final = 28
SHIPPERS: Final = 29
BUILDINGS: Final = 30  # + space, of workers that can surely pay
BUILDERS_BUYING: Final = 35  # among those
EXPLORERS: Final = 36  # + type
STRENGTH: Final = 42  # of all explorers, up to the need of most counters
SPECIALISTS: Final = 43  # + space, training as the last
WARFARE: Final = 49
WARRIORS: Final = 50  # soldiers in the New World, if there is a worker in the warfare box
COLONY_POINTS: Final = 51  # if colonies were scored now
COLONISTS: Final = 52
SMALL: Final = 53  # regions with one worker, two, three or more
MARGINS: Final = 56  # lead or deficit in regions where the seat has workers, at most three each
SOLDIERS: Final = 57
BUILDERS: Final = 58
ORDER: Final = 59  # position in the player order
HIGH_BIDDER: Final = 60
HIGH_BID: Final = 61
PERKS: Final = 62  # + perk
SIZE: Final = PERKS + perk.POINTS
STAGES: Final = LAST_TURN + 1

ENOUGH: Final = 8  # strength beyond which more has no value
CLIP: Final = 3
SCHOLAR_POINTS: Final = perk.END + perk.SPECIALIST_SPACES
FIRST: Final = 6  # D9.2
SECOND: Final = 2


class DiscoveryEvaluator(Evaluator):
    """Evaluates positions by a weighted sum of the features above, with weights for each turn."""

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(SIZE, STAGES, weights)

    def stage(self, s: State) -> i64:
        """The turn; decisions before the first turn use the weights of turn 1."""
        assert isinstance(s, Discovery)
        return max(s.turn, i64(1))

    def is_beyond(self, s: State, start: State, horizon: i64) -> bool:
        assert isinstance(s, Discovery)
        assert isinstance(start, Discovery)
        return s.turn >= start.turn + horizon or start.turn == 0  # no playouts in auctions: they would take too long

    def measure(self, s: State, seat: i64) -> None:
        assert isinstance(s, Discovery)
        self.spent += POSITION
        row = self.row
        i: i64 = 0
        while i < SIZE:
            row[i] = 0
            i += 1
        row[POINTS] = i64(s.score(seat)) - s.earned[seat]
        self.measure_wealth(s, seat)
        self.measure_boxes(s, seat)
        self.measure_colonies(s, seat)
        for at in range(s.players):
            if s.order[at] == seat:
                row[ORDER] = at
        if s.bids[seat] > 0 and s.bids[seat] == s.high_bid:
            row[HIGH_BIDDER] = 1
            row[HIGH_BID] = s.high_bid
        i = 0
        while i < perk.POINTS:
            row[PERKS + i] = i64(s.perks[seat * perk.PERKS + i])
            i += 1

    def measure_wealth(self, s: Discovery, seat: i64) -> None:
        """Goods, ships, money, workers in hand."""
        row = self.row
        ships = s.ships[seat]
        row[INCOME] = best_income(s.goods, seat * GOODS, ships)
        row[INCOME_MORE] = best_income(s.goods, seat * GOODS, ships + 1) - row[INCOME]
        good: i64 = 0
        while good < GOODS:
            n = s.goods[seat * GOODS + good]
            row[GOODS_HELD] += n
            if n > 1:
                row[PAIRS] += 1
            good += 1
        row[SHIPS] = ships
        money = s.money[seat]
        price = s.rules.price[s.age()]
        row[MONEY] = money
        row[ONE_PRICE] = min(money, price)
        row[TWO_PRICES] = min(money, 2 * price)
        is_placed = s.turn < LAST_TURN or is_to_come(s, step.INITIATIVE)  # a later seat never is
        type_: i64 = 0
        while type_ < TYPES:
            if is_placed:
                row[HAND + type_] = s.hand[seat * TYPES + type_]
            row[EXPLORERS + type_] = s.explorers[seat * TYPES + type_]
            type_ += 1

    def measure_boxes(self, s: Discovery, seat: i64) -> None:
        """Workers on the spaces, and in the boxes that have none."""
        row = self.row
        low = 1 + seat * TYPES
        buyers: i64 = 0
        scholars: i64 = 0
        space: i64 = 0
        while space < place.SPACES:
            who = s.spaces[space] - low
            if 0 <= who < TYPES:
                if space < place.DOCK_1:
                    row[INITIATIVE] = 1
                    row[INITIATIVE_SPACE] = space + 1
                elif space < place.GOODS_1:
                    row[DOCK + who] += 1
                elif space < place.BUILDINGS_1:
                    row[GOODS_SPACE + space - place.GOODS_1] = 1
                elif space < place.SPECIALISTS_1:
                    buyers += 1
                elif space < place.WARFARE_1:
                    row[SPECIALISTS + space - place.SPECIALISTS_1] = 1
                    scholars += 1
                else:
                    row[WARFARE] += 1
            space += 1
        if buyers > 0:
            paying = payers(s, seat, 0, -1, 0)
            for i in range(ROW):
                if paying >> i & 1 != 0:
                    row[BUILDINGS + i] = 1
                    if s.spaces[place.BUILDINGS_1 + i] == low + BUILDER:
                        row[BUILDERS_BUYING] += 1
        if scholars > 0 and s.turn == LAST_TURN and is_to_come(s, step.SCHOLARS):
            row[POINTS] += scholars * s.perk(seat, SCHOLAR_POINTS)
        row[STRENGTH] = min(strength_left(s, seat, 0), ENOUGH)
        shippers: i64 = 0
        type_: i64 = 0
        while type_ < TYPES:
            shippers += s.shippers[seat * TYPES + type_]
            type_ += 1
        row[SHIPPERS] = shippers
        if shippers > 0 and s.ship_here > 0:
            value = shipping_value(s, seat)
            row[SHIPPING] = value
            row[SHIPPING_LEAD] = 1
            for other in range(s.players):
                if other != seat and shipping_value(s, other) >= value:
                    row[SHIPPING_LEAD] = 0

    def measure_colonies(self, s: Discovery, seat: i64) -> None:
        """Workers in the regions, and what they would score."""
        row = self.row
        region: i64 = 0
        while region < REGIONS:
            mine = s.colony(region, seat)
            if mine > 0:
                self.measure_region(s, seat, region, mine)
                row[SOLDIERS] += s.troop(region, seat, SOLDIER)
                row[BUILDERS] += s.troop(region, seat, BUILDER)
            region += 1
        if row[WARFARE] > 0:
            row[WARRIORS] = row[SOLDIERS]

    def measure_region(self, s: Discovery, seat: i64, region: i64, mine: i64) -> None:
        """Add the features of a region in which a seat has so many workers, at least one."""
        row = self.row
        best: i64 = 0
        ahead: i64 = 0
        level: i64 = 0
        largest = mine
        for other in range(s.players):
            if other != seat:
                theirs = s.colony(region, other)
                largest = max(largest, theirs)
                best = max(best, theirs)
                if theirs > mine:
                    ahead += 1
                elif theirs == mine:
                    level += 1
        row[COLONISTS] += mine
        row[SMALL + min(mine, CLIP) - 1] += 1
        row[MARGINS] += max(min(mine - best, CLIP), -CLIP)
        if largest >= CLIP:
            if ahead == 0 and level == 0:
                row[COLONY_POINTS] += FIRST
            elif ahead + level == 1:
                row[COLONY_POINTS] += SECOND

    # Quick moves -----------------------------------------------------------------------------------------------------

    def placing(self, s: Discovery, seat: i64, type_: i64, which: i64) -> i64:
        """The gain in `worth` by placing a worker: the weight of its place minus its weight in hand."""
        at = self.stage(s) * SIZE
        w = self.weights
        gain: i64 = -w[at + HAND + type_]
        if which == place.SHIPPING:
            gain += w[at + SHIPPERS]
            if s.ship_here > 0:
                before = shipping_value(s, seat)
                mine = before + shipping_worth(type_)
                gain += w[at + SHIPPING] * shipping_worth(type_)
                leads = True
                led = before > 0
                for other in range(s.players):
                    if other != seat:
                        theirs = shipping_value(s, other)
                        if theirs >= mine:
                            leads = False
                        if theirs >= before:
                            led = False
                if leads and not led:
                    gain += w[at + SHIPPING_LEAD]
        elif which == place.DISCOVERY:
            strong = strength_left(s, seat, 0)
            more = worth_of(s, seat, type_)
            gain += w[at + EXPLORERS + type_] + w[at + STRENGTH] * (min(strong + more, ENOUGH) - min(strong, ENOUGH))
        elif which in (place.DOCK, place.DOCK_SHIP):
            gain += w[at + DOCK + type_]
            if type_ == MERCHANT:
                gain += self.buying_more(s, seat, MERCHANT_PAY, -1, 0)
        else:
            space = s.rules.first[which]
            while s.spaces[space] != 0:
                space += 1
            if which == place.INITIATIVE:
                gain += w[at + INITIATIVE] + w[at + INITIATIVE_SPACE] * (space + 1)
                gain += self.buying_more(s, seat, space + 1, -1, 0)
            elif which == place.GOODS:
                gain += w[at + GOODS_SPACE + space - place.GOODS_1]
            elif which == place.BUILDINGS:
                gain += self.buying_more(s, seat, 0, space, type_)
            elif which == place.WARFARE:
                gain += w[at + WARFARE]
                if not is_at_war(s, seat):
                    gain += w[at + WARRIORS] * s.count_troops(seat, SOLDIER)
            else:
                gain += w[at + SPECIALISTS + space - place.SPECIALISTS_1]
                if s.turn == LAST_TURN:
                    gain += w[at + POINTS] * s.perk(seat, SCHOLAR_POINTS)
        return gain

    def buying_more(self, s: Discovery, seat: i64, more: i64, space: i64, type_: i64) -> i64:
        """Gain of the workers in the buildings box from more money and a worker added on a space (−1: none)."""
        low = 1 + seat * TYPES
        stands = space >= 0
        for i in range(i64(place.BUILDINGS_1), i64(place.SPECIALISTS_1)):
            stands = stands or low <= s.spaces[i] < low + TYPES
        if not stands:
            return 0
        at = self.stage(s) * SIZE
        before = payers(s, seat, 0, -1, 0)
        after = payers(s, seat, more, space, type_)
        gain: i64 = 0
        for i in range(ROW):
            by = (after >> i & 1) - (before >> i & 1)
            if by != 0:
                who = s.spaces[place.BUILDINGS_1 + i]
                is_builder = type_ == BUILDER if place.BUILDINGS_1 + i == space else who == low + BUILDER
                gain += by * self.weights[at + BUILDINGS + i]
                if is_builder:
                    gain += by * self.weights[at + BUILDERS_BUYING]
        return gain

    def candidates(self, s: State, seat: i64) -> list[int]:
        """The moves that are not dominated."""
        assert isinstance(s, Discovery)
        return worthwhile(s, candidates(s, seat))

    def quick(self, s: State, rng: Rng) -> i64:
        """Placements by their weights plus a little noise; everything else by its after-state."""
        assert isinstance(s, Discovery)
        f = s.agenda[s.depth - 1]
        seat = seat_of(f)
        if step_of(f) == step.ASK_BID:
            return self.bid(s, seat, rng)
        if step_of(f) == step.ASK_NEXT:
            return s.moves()[0]  # the seat's own come first; no feature distinguishes the spaces of the dock
        if step_of(f) != step.ASK_PLACE:
            return self.best_reply(s, rng)
        best: i64 = 0
        highest: i64 = -LARGE
        for chosen in self.candidates(s, seat):
            if chosen < move.PLACE or chosen >= move.FRONT:
                continue
            place_of = chosen - move.PLACE
            gain = self.placing(s, seat, place_of // place.PLACES, place_of % place.PLACES) + rng.below(SHAKE)
            if gain > highest:
                highest = gain
                best = chosen
        return best

    # Auctions --------------------------------------------------------------------------------------------------------

    def reply(self, s: State, seat: i64, rng: Rng) -> i64:
        """A bid, because its after-state does not show its cost; −1 for other decisions."""
        assert isinstance(s, Discovery)
        return self.bid(s, seat, rng) if is_bidding(s) else -1

    def shortlist(self, s: State, seat: i64, rng: Rng) -> list[int]:
        """All moves; of bids only the one that `bid` chooses."""
        assert isinstance(s, Discovery)
        return [self.bid(s, seat, rng)] if is_bidding(s) else self.candidates(s, seat)

    def bid(self, s: Discovery, seat: i64, rng: Rng) -> i64:
        """The smallest raise or dropping out, whichever is worth more if nobody raises after it."""
        moves = lowest_bids(s)
        if len(moves) == 1:
            return moves[0]
        base = self.dealt(s, seat, rng)  # otherwise it would know the prize
        best: i64 = move.PASS
        highest: i64 = -LARGE
        for chosen in moves:
            after = self.after(base, chosen)
            assert isinstance(after, Discovery)
            while after.turn == 0 and not after.is_over():
                after.apply(lowest_bids(after)[0] if is_bidding(after) else self.best_reply(after, rng))
            value = self.value(after, seat) + self.dearer_money(after, seat)
            if value > highest:
                highest = value
                best = chosen
        return best

    def dearer_money(self, s: Discovery, seat: i64) -> i64:
        """The extra value of money in turn 2; in turn 1 all had about the same, so its weights say nothing."""
        dollar: i64 = 0
        for feature in (MONEY, ONE_PRICE, TWO_PRICES):
            dollar += self.weights[2 * SIZE + feature] - self.weights[SIZE + feature]
        ahead = s.money[seat] * s.players
        for other in range(s.players):
            ahead -= s.money[other]
        return dollar * ahead // (s.players - 1)


SHAKE: Final[i64] = 512


def is_bidding(s: Discovery) -> bool:
    """Whether a bid is asked for (D13)."""
    return s.depth > 0 and step_of(s.agenda[s.depth - 1]) == step.ASK_BID


def lowest_bids(s: Discovery) -> list[int]:
    """The possible ones of passing and the smallest raise."""
    moves = s.moves()
    return moves[:2] if moves[0] == move.PASS else moves[:1]


def is_at_war(s: Discovery, seat: i64) -> bool:
    """Whether a seat has a worker in the warfare box."""
    low = 1 + seat * TYPES
    space: i64 = place.WARFARE_1
    while space < place.SPACES:
        if low <= s.spaces[space] < low + TYPES:
            return True
        space += 1
    return False
