"""Resolving the boxes of numbered spaces (D5.1, D5.2, D5.3, D5.5, D5.7, D5.8) and merchant shipping (D5.4)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame, with_seat, with_z
from carrack.engine.core.state import Step
from carrack.engine.core.tables import add_in
from carrack.games.discovery.core import event, move, perk, place, step
from carrack.games.discovery.core.front import are_fronts_between, ask_between, box_of
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.scouting import offer_scouts_at_work, scout
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS
from carrack.games.discovery.core.worker import CAPTAIN, COLONIST, MERCHANT, MISSIONARY, TYPES

MERCHANT_PAY: Final = 5  # D5.2.3


class Initiative(Step[Discovery]):
    """Pay each worker the number of its space; workers stay until the order is set (D5.1.1, D3.5).

    x is the next space; y is above 0 if a worker may be brought to the front before this space resolves.
    """

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        spaces = s.spaces
        for space in range(x, place.DOCK_1):
            who = spaces[space]
            if who > 0:
                if y > 0 and are_fronts_between(s):
                    s.again(space)
                    ask_between(s, place.AT_INITIATIVE, space)
                    return
                s.earn((who - 1) // TYPES, space - place.INITIATIVE_1 + 1, event.INITIATIVE)
                y = 1 if s.rules.fronts_between else 0
        s.done()


class Docking(Step[Discovery]):
    """Let workers leave the dock one at a time, in the order of the spaces; x is the next space (D5.2.1).

    y is above 0 if a worker may be brought to the front before the next one leaves.
    """

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        space = x
        spaces = s.spaces
        while space < place.GOODS_1 and spaces[space] == 0:
            space += 1
        if space >= place.GOODS_1:  # a loaded position may begin beyond the last space
            s.done()
            return
        if y > 0 and are_fronts_between(s):
            s.again(space)
            ask_between(s, place.AT_DOCK, space)
            return
        s.again(space + 1, 1 if s.rules.fronts_between else 0)
        s.start_line()
        s.push(frame(step.ASK_SEND, (spaces[space] - 1) // TYPES, space))


class AskSend(Step[Discovery]):
    """Ask to which discovered region the worker on a dock space (x) goes."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if s.may_forgo(place.AT_DOCK):
            s.offer(move.PASS)
        offer_scouts_at_work(s, seat)
        for region in range(REGIONS):
            if s.discovered >> region & 1 != 0:
                s.offer(move.SEND + region)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        if move.SCOUT <= chosen < move.DECK:
            scout(s, seat, chosen - move.SCOUT)
            return
        s.done()
        type_ = (s.spaces[x] - 1) % TYPES
        if chosen == move.PASS:
            s.vacate(x)
            if s.is_logging:
                s.log(event.FORGONE, seat, type_, place.AT_DOCK)
            return
        region = chosen - move.SEND
        s.own_spaces()[x] = 0
        s.settle(seat, type_, region)
        if type_ == MERCHANT:
            s.earn(seat, MERCHANT_PAY, event.MERCHANT)
        elif type_ == MISSIONARY and not is_converting_banned(s, seat, region):
            for _ in range(1 + s.perk(seat, perk.EXTRA_CONVERTS)):
                s.settle_from_supply(seat, COLONIST, region)


def is_converting_banned(s: Discovery, seat: i64, region: i64) -> bool:
    """Whether a missionary brings no colonist, because another seat bars that in the region (D14-II-Reformation)."""
    for other in range(s.players):
        if other != seat and s.perk(other, perk.CONVERT_BAN) > 0 and s.troop(region, other, MISSIONARY) > 0:
            return True
    return False


class Box(Step[Discovery]):
    """Resolve a box from space x up to but excluding y, left to right: goods, buildings, specialists or warfare.

    The rules have the action of each space. A worker goes home after its action (D3.5): z is the space that acted
    plus one. Then a worker may be brought to the front before the next one acts.
    """

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if z > 0:
            s.vacate(z - 1)
        space = x
        spaces = s.spaces
        while space < y and spaces[space] == 0:
            space += 1
        if space >= y:  # as above
            s.done()
            return
        if z > 0 and are_fronts_between(s):
            s.again(space, y)
            ask_between(s, box_of(space), space)
            return
        s.again(space + 1, y, space + 1)
        s.start_line()
        s.push(with_z(with_seat(s.rules.action[space], (spaces[space] - 1) // TYPES), space))


def offer_goods(s: Discovery) -> None:
    """Offer every kind of good that lies in the box."""
    market = s.market
    for good in range(GOODS):
        if market[good] > 0:
            s.offer(move.TAKE + good)


class AskTake(Step[Discovery]):
    """Ask which of the face-up goods to take (D5.3.1)."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if s.may_forgo(place.AT_GOODS):
            s.offer(move.PASS)
        offer_goods(s)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            s.forgo(seat, z, place.AT_GOODS)
            return
        s.take_good(seat, chosen - move.TAKE)


def shipping_worth(type_: i64) -> i64:
    """Return the value of a worker in the merchant shipping box: captains and merchants count twice (D5.4.1)."""
    return 2 if CAPTAIN <= type_ <= MERCHANT else 1


def shipping_value(s: Discovery, seat: i64) -> i64:
    """Return the value of all workers of a seat in the merchant shipping box."""
    value: i64 = 0
    shippers = s.shippers
    for type_ in range(TYPES):
        value += shippers[seat * TYPES + type_] * shipping_worth(type_)
    return value


class Shipping(Step[Discovery]):
    """Give the ship to the highest value, earlier in player order if tied; all workers go home (D5.4.1)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        best: i64 = 0
        winner: i64 = -1
        for at in range(s.players):
            who = s.order[at]
            value = shipping_value(s, who)
            if value > best:
                best = value
                winner = who
            if value > 0:
                shippers = s.own_shippers()
                supply = s.own_supply()
                for i in range(who * TYPES, who * TYPES + TYPES):
                    supply[i] += shippers[i]
                    shippers[i] = 0
        if s.ship_here > 0 and winner >= 0:
            s.ship_here = 0
            s.ships = add_in(s.ships, winner, 1)
            if s.is_logging:
                s.log(event.SHIP_WON, winner, best)
        elif s.is_logging and s.ship_here > 0:
            s.log(event.SHIP_STAYS)
