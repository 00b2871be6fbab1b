"""Refreshing the board (D8) and scoring the colonies (D9)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.state import Step
from carrack.engine.core.tables import zeros
from carrack.games.discovery.core import event, place, zone
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.scoring import COLONIZED
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS, ROW, SCORINGS
from carrack.games.discovery.core.worker import BUILDER, COLONIST, TYPES

MARKET_SIZE: Final[i64] = 4
COLONISTS_A_TURN: Final[i64] = 5
FIRST: Final = 6
SECOND: Final = 2
TIED_FIRST: Final = 2
BUILT_FIRST: Final = 4  # points for each builder in the region
BUILT_SECOND: Final = 2


class Market(Step[Discovery]):
    """Remove unsold goods, to the pile or from the game, and lay new ones (D8.1)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        returned = False
        market = s.own_market()
        gone = s.gone_goods[:]
        for good in range(GOODS):
            n = market[good]
            if n > 0:
                market[good] = 0
                if s.is_logging:
                    s.log(event.GOODS_GO, n, good)
                if s.rules.goods_return:
                    returned = True
                    for _ in range(n):
                        s.put(zone.PILE, good)
                else:
                    gone[good] += n
        s.gone_goods = gone
        if returned:
            s.shuffle(zone.GOOD_MIX, zone.PILE)
        fill_market(s)


def fill_market(s: Discovery) -> None:
    """Draw four goods from the pile, or as many as there are."""
    market = s.own_market()
    for _ in range(min(s.counts[zone.PILE], MARKET_SIZE)):
        good: i64 = s.draw(zone.PILE)
        market[good] += 1
        if s.is_logging:
            s.log(event.MARKET, good)


class NewShip(Step[Discovery]):
    """Put a ship into an empty shipping box, while one is left (D8.2)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.ship_here == 0 and s.ships_left > 0:
            s.ships_left -= 1
            s.ship_here = 1
            if s.is_logging:
                s.log(event.SHIP_COMES)


class Offer(Step[Discovery]):
    """Fill the row of buildings; x above 0: an age begins, and the buildings of the old one leave the game (D8.3)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if x > 0:
            begin_age(s, x)
        fill_row(s)


def begin_age(s: Discovery, age: i64) -> None:
    """Clear the row and make the stack of an age: the buildings in play, or those shown at the start (D2.9)."""
    s.offer_row = zeros(ROW)
    s.own_counts()[zone.STACK] = 0
    s.stack_age = age
    s.renew_early_deck()
    catalogue_age, in_play = s.rules.catalogue_age, s.rules.in_play
    has_shown = s.has_shown(age)
    for building in range(s.kinds):
        if catalogue_age[building] == age:
            n = s.shown[building] if has_shown else in_play[building]
            while n > 0:
                s.put(zone.STACK, building)
                n -= 1
    s.shuffle(zone.STACK_1 + age - 1, zone.STACK)
    if s.is_logging:
        s.log(event.AGE, age)


def fill_row(s: Discovery) -> None:
    """Draw until five buildings lie in the row or the stack is empty."""
    row = s.offer_row[:]
    for i in range(ROW):
        if row[i] == 0 and s.counts[zone.STACK] > 0:
            building: i64 = s.draw(zone.STACK)
            row[i] = building + 1
            if s.is_logging:
                s.log(event.OFFERED, building)
    s.offer_row = row


class Colonists(Step[Discovery]):
    """Give every seat five colonists, or those it has left (D8.4)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        for at in range(s.players):
            give_colonists(s, s.order[at])


def give_colonists(s: Discovery, seat: i64) -> None:
    """Give a seat five colonists from its supply to place, or those it has left."""
    i = seat * TYPES + COLONIST
    n = min(s.supply[i], COLONISTS_A_TURN)
    s.own_supply()[i] -= n
    s.own_hand()[i] += n
    if s.is_logging:
        s.log(event.COLONISTS, seat, n)


class Score(Step[Discovery]):
    """Score the colonies for age x (D8.5, D9.1)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.is_logging:
            s.log(event.BOX, place.AT_SCORING)
        for region in range(REGIONS):
            self.score_region(s, region, x - 1)

    def score_region(self, s: Discovery, region: i64, scoring: i64) -> None:
        """Score most and second most workers; ties reduce these points, but not the points of builders (D9.6).

        Only a region where somebody has COLONIZED workers scores (D9.1).
        A single first gets FIRST (D9.2), even as the only player there (D9.5). If two are first, each gets
        TIED_FIRST; if more are, none gets anything. In both cases nobody is second (D9.3). A single second gets SECOND;
        several get nothing (D9.4).
        """
        most: i64 = 0
        second: i64 = 0
        firsts: i64 = 0
        seconds: i64 = 0
        for who in range(s.players):
            n = s.colony(region, who)
            if n > most:
                second, seconds = most, firsts
                most, firsts = n, 1
            elif n == most:
                firsts += 1
            elif n > second:
                second, seconds = n, 1
            elif n == second:
                seconds += 1
        if most < COLONIZED:
            return
        builders: i64 = 0
        for who in range(s.players):
            builders += s.troop(region, who, BUILDER)
        colony_points = s.colony_points[:]
        for who in range(s.players):
            n = s.colony(region, who)
            points: i64 = 0
            if n == most:
                points = FIRST if firsts == 1 else TIED_FIRST if firsts == 2 else 0
            elif n == second and n > 0 and firsts == 1 and seconds == 1:
                points = SECOND
            if points > 0:
                colony_points[who * SCORINGS + scoring] += points
                if s.is_logging:
                    s.log(event.SCORED, who, points, region)
            bonus: i64 = builders * (BUILT_FIRST if n == most else BUILT_SECOND if n == second and n > 0 else 0)
            if bonus > 0:
                colony_points[who * SCORINGS + scoring] += bonus
                if s.is_logging:
                    s.log(event.BUILT, who, bonus, region)
        s.colony_points = colony_points


class NewPlayerOrder(Step[Discovery]):
    """Set the player order: first the seats in the initiative box, then the others; workers go home (D5.1.2, D8.6)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        old = s.order
        order = zeros(s.players)
        placed: i64 = 0
        moved: i64 = 0
        for space in range(place.INITIATIVE_1, place.DOCK_1):
            who = s.spaces[space]
            if who > 0:
                order[placed] = (who - 1) // TYPES
                moved |= 1 << order[placed]
                placed += 1
                s.vacate(space)
        for at in range(s.players):
            if moved >> old[at] & 1 == 0:
                order[placed] = old[at]
                placed += 1
        s.order = order
        if s.is_logging:
            for at in range(s.players):
                s.log(event.ORDERED, s.order[at], at + 1)
