"""Income (D6) and the benefits of buildings (D7)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame, x_of
from carrack.engine.core.state import Step
from carrack.engine.core.tables import put_in, zeros
from carrack.games.discovery.core import event, good, move, perk, place, step
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.sets import best_income
from carrack.games.discovery.core.specialists import TO_DISCOVERY, can_swap_out
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.worker import COLONIST, TYPES


class Income(Step[Discovery]):
    """Pay each seat its best income from goods and ships, and from the buildings of this phase (D6.4)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.is_logging:
            s.log(event.BOX, place.AT_INCOME)
        s.earned = zeros(s.players)
        for at in range(s.players):
            who = s.order[at]
            s.earned[who] = best_income(s.goods, who * GOODS, s.ships[who] - s.sailing[who])
            if s.sailing[who] > 0:
                s.sailing = put_in(s.sailing, who, 0)
            s.earn(who, s.earned[who], event.GOODS)
            if s.rules.sugar_in_income:
                earn_by_sugar(s, who)
            metal = max(s.goods[who * GOODS + good.GOLD], s.goods[who * GOODS + good.SILVER])
            s.earn(who, s.perk(who, perk.MONEY_PER_METAL) * metal, event.METAL)


def earn_by_sugar(s: Discovery, seat: i64) -> None:
    """Pay for every sugar (D14-II-Rum Distillery)."""
    s.earn(seat, s.perk(seat, perk.MONEY_PER_SUGAR) * s.goods[seat * GOODS + good.SUGAR], event.SUGAR)


SUGAR_PENDING: Final = 1 << 8  # in the mask of optional benefits: the money for sugar is not paid yet
CHOSEN: Final = 1  # x of an optional benefit that was chosen from several: it cannot be declined any more


class Benefit(Step[Discovery]):
    """An optional benefit: a step that asks, and can say beforehand whether there is anything to choose."""

    asks = True

    def has_choice(self, s: Discovery, seat: i64) -> bool:
        """Whether there is anything to choose."""
        raise NotImplementedError


class Benefits(Step[Discovery]):
    """Give the benefits of buildings in player order, automatic before optional ones (D7.1); x is the next place.

    Purchases come earlier in the turn, so a building gives its benefit in the turn it was bought (D7.2).
    """

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if x == s.players:
            s.done()
            return
        if x == 0 and s.is_logging:
            s.log(event.BOX, place.AT_BENEFITS)
        who = s.order[x]
        s.again(x + 1)
        s.start_line()
        self.offer_optional(s, who)
        if s.turn < LAST_TURN:  # D7.3: workers would come too late
            self.bring_workers(s, who)
        self.bring_rest(s, who)

    def offer_optional(self, s: Discovery, who: i64) -> None:
        """Queue the question for optional benefits; if it may change the goods, the money for sugar waits for it."""
        optional = s.rules.optional
        perks = s.perks
        mask: i64 = 0
        i: i64 = 0
        while i < len(optional):
            if optional[i] >= 0 and perks[who * perk.PERKS + optional[i]] > 0:
                mask |= 1 << (i // 2)
            i += 2
        if times_sugar(s, who):
            s.push_in_order(frame(step.SUGAR_DUE, who), frame(step.ASK_BENEFIT, who, mask | SUGAR_PENDING))
        elif mask != 0:
            s.push(frame(step.ASK_BENEFIT, who, mask))

    def bring_workers(self, s: Discovery, who: i64) -> None:
        """Give new workers: to place next turn, on the dock, or in the discovery box (D14.1)."""
        perks = s.perks
        supply = s.own_supply()  # `gain` writes to it
        at = who * perk.PERKS
        for type_ in range(TYPES):
            i = who * TYPES + type_
            due = i64(perks[at + perk.WORKER_A_TURN + type_])
            while due > 0 and supply[i] > 0:
                s.gain(who, type_)
                due -= 1
            if due > 0 and can_swap_out(s, who, type_):
                s.push(frame(step.EARN, who, type_, due))
            due = i64(perks[at + perk.EXPLORER_A_TURN + type_])
            while due > 0 and supply[i] > 0:
                s.gain_explorer(who, type_)
                due -= 1
            if due > 0 and s.rules.swaps_for_free and can_swap_out(s, who, type_):
                s.push(frame(step.EARN, who, type_, due, TO_DISCOVERY))
        if s.perk(who, perk.COLONIST_ON_X) > 0:
            self.put_on_dock(s, who, place.DOCK_X)
        if s.perk(who, perk.COLONIST_ON_Y) > 0:
            self.put_on_dock(s, who, place.DOCK_Y)

    def put_on_dock(self, s: Discovery, who: i64, space: i64) -> None:
        """Put a free colonist on X or Y, if there is one in supply (D4.7, D14.1)."""
        if s.supply[who * TYPES + COLONIST] > 0:
            s.own_supply()[who * TYPES + COLONIST] -= 1
            s.own_spaces()[space] = 1 + who * TYPES + COLONIST
            if s.is_logging:
                s.log(event.ON_DOCK, who, space)

    def bring_rest(self, s: Discovery, who: i64) -> None:
        """Give money and goods."""
        s.earn(who, s.perk(who, perk.MONEY_A_TURN), event.BUILDINGS)
        if not s.rules.sugar_in_income and not s.rules.times_sugar:
            earn_by_sugar(s, who)
        tribute = s.perk(who, perk.TRIBUTE_PER_SHIP) * s.ships[who]
        if tribute > 0:
            for other in range(s.players):
                if other != who:
                    taken = min(tribute, s.money[other])
                    s.spend(other, taken, event.TRIBUTE)
                    s.earn(who, taken, event.TRIBUTE)
        due = s.perk(who, perk.GOOD_A_TURN)
        while due > 0:  # not `for _`: mypyc makes an object of it
            s.draw_good(who)
            due -= 1
        if not s.rules.sugar_in_income and s.rules.times_sugar and not times_sugar(s, who):
            earn_by_sugar(s, who)


def times_sugar(s: Discovery, seat: i64) -> bool:
    """Whether a trade of this phase could still change the money a seat gets for sugar (D7.1)."""
    return (
        s.rules.times_sugar
        and not s.rules.sugar_in_income
        and s.perk(seat, perk.MONEY_PER_SUGAR) > 0
        and (s.perk(seat, perk.SMUGGLES) > 0 or s.perk(seat, perk.SALE_PRICE) > 0)
    )


def can_trade(s: Discovery, seat: i64, mask: i64) -> bool:
    """Whether the mask has a benefit that exchanges or sells goods and has something to choose."""
    for i in range(len(s.rules.optional) // 2):
        which = s.rules.optional[2 * i]
        if mask >> i & 1 != 0 and (which == perk.SMUGGLES or which == perk.SALE_PRICE):
            benefit = s.steps[s.rules.optional[2 * i + 1]]
            assert isinstance(benefit, Benefit)
            if benefit.has_choice(s, seat):
                return True
    return False


class SugarDue(Step[Discovery]):
    """Pay for sugar as soon as no trade can change the sum. The frame below asks for optional benefits."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        mask = x_of(s.agenda[s.depth - 1])
        if mask & SUGAR_PENDING != 0 and not can_trade(s, seat, mask):
            s.again(mask & ~SUGAR_PENDING)
            earn_by_sugar(s, seat)


class AskBenefit(Step[Discovery]):
    """Ask which optional benefit comes next, of those in the mask x; each comes once.

    While the money for sugar is pending, the seat may take it before a trade; it is paid in any case.
    """

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        for i in range(len(s.rules.optional) // 2):
            if x >> i & 1 != 0:
                benefit = s.steps[s.rules.optional[2 * i + 1]]
                assert isinstance(benefit, Benefit)
                if benefit.has_choice(s, seat):
                    s.offer(move.BENEFIT + i)
        if x & SUGAR_PENDING != 0 and s.goods[seat * GOODS + good.SUGAR] > 0:
            s.offer(move.SUGAR)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        if chosen == move.PASS:
            s.done()
            if x & SUGAR_PENDING != 0:
                earn_by_sugar(s, seat)
            return
        if chosen == move.SUGAR:
            s.again(x & ~SUGAR_PENDING)
            earn_by_sugar(s, seat)
            return
        i = chosen - move.BENEFIT
        s.again(x & ~(1 << i))
        if x & SUGAR_PENDING != 0:
            s.push(frame(step.SUGAR_DUE, seat))
        s.push(frame(s.rules.optional[2 * i + 1], seat, CHOSEN))
