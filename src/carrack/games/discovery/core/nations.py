"""National advantages (D12): each a charge, a window just before a box, and a question."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame, with_seat
from carrack.engine.core.state import Step
from carrack.engine.core.tables import add_in
from carrack.games.discovery.core import event, move, perk, place, step, zone
from carrack.games.discovery.core.boxes import offer_goods, shipping_value
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.warfare import RIVALS
from carrack.games.discovery.core.worker import COLONIST, TYPES

MOST_JOINING: Final[i64] = 2
SPECIALIST_SPACES: Final[i64] = 6


class DealNations(Step[Discovery]):
    """Deal every player a nation (D2.11)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        for nation in range(len(s.rules.nation_perks)):
            s.put(zone.NATIONS, nation)
        s.shuffle(zone.NATION_MIX, zone.NATIONS)
        for who in range(s.players):
            s.enter_nation(who, s.draw(zone.NATIONS))
        s.own_counts()[zone.NATIONS] = 0


class EnterNations(Step[Discovery]):
    """Start what a nation does before the first turn (D12.2); x is the next place in player order."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for at in range(x, s.players):
            who = s.order[at]
            now = s.rules.nation_now[s.nation[who] - 1]
            if now >= 0:
                s.again(at + 1)
                s.start_line()
                s.push(with_seat(now, who))
                return
        s.done()


class AskJoin(Step[Discovery]):
    """Ask how many colonists join the dock before the seat puts all workers there in a new order (D12.1)."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        joining = min(s.supply[seat * TYPES + COLONIST], MOST_JOINING)
        mixed = kinds_on_dock(s, seat, place.DOCK_1)
        can_order = mixed & (mixed - 1) != 0
        if joining == 0 and not can_order:
            return
        s.offer(move.PASS)
        for n in range(i64(0) if can_order else i64(1), joining + 1):
            s.offer(move.JOIN + n)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            return
        s.spend_perk(seat, perk.DOCK_ORDERS)
        joining = chosen - move.JOIN
        for n in range(joining):
            s.own_supply()[seat * TYPES + COLONIST] -= 1
            s.own_spaces()[place.JOINED_1 + n] = 1 + seat * TYPES + COLONIST
        if s.is_logging:
            s.log(event.JOINED, seat, joining)
        s.push(frame(step.ASK_NEXT, seat, place.DOCK_1))


def kinds_on_dock(s: Discovery, seat: i64, first: i64) -> i64:
    """Return the workers from a space of the dock on, as a bit set of (steps left of a seat, type)."""
    kinds: i64 = 0
    for space in range(first, place.GOODS_1):
        who = s.spaces[space] - 1
        if who >= 0:
            bit: i64 = 1  # not `1 << …`: mypyc makes that a C int, and there are 36 kinds
            bit <<= (who // TYPES - seat) % s.players * TYPES + who % TYPES
            kinds |= bit
    return kinds


class AskNext(Step[Discovery]):
    """Ask which worker takes the next occupied space of the dock, from x on; those before it shift by one."""

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        kinds = kinds_on_dock(s, seat, x)
        if kinds & (kinds - 1) != 0:  # with one kind left there is nothing to choose
            for kind in range(RIVALS * TYPES):
                if kinds >> kind & 1 != 0:
                    s.offer(move.NEXT + kind)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        kind = chosen - move.NEXT
        who = 1 + (seat + kind // TYPES) % s.players * TYPES + kind % TYPES
        space = x
        while s.spaces[space] == 0:
            space += 1
        s.again(space + 1)
        moving = who
        spaces = s.own_spaces()
        while True:
            shifted = spaces[space]
            if shifted > 0:
                spaces[space] = moving
                if shifted == who:
                    return
                moving = shifted
            space += 1


class AskFirst(Step[Discovery]):
    """Ask whether to take a good before the box resolves, and which (D12.3)."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        offer_goods(s)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen != move.PASS:
            s.spend_perk(seat, perk.FIRST_GOODS)
            s.take_good(seat, chosen - move.TAKE)


class AskClaim(Step[Discovery]):
    """Ask whether to take the ship before the box resolves (D12.5); skipped for a player who will win it anyway."""

    asks = True

    def leads(self, s: Discovery, seat: i64) -> bool:
        """Whether a seat has more in the box than all others; a tie is not enough, as player order may still change."""
        value = shipping_value(s, seat)
        for other in range(s.players):
            if other != seat and shipping_value(s, other) >= value:
                return False
        return True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if s.ship_here > 0 and not self.leads(s, seat):
            s.offer(move.PASS)
            s.offer(move.USE)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen != move.PASS:
            s.spend_perk(seat, perk.SHIP_CLAIMS)
            s.ship_here = 0
            s.ships = add_in(s.ships, seat, 1)
            if s.is_logging:
                s.log(event.SHIP_CLAIMED, seat)


def spare_type(s: Discovery, seat: i64) -> i64:
    """Return the type of worker a seat can use from supply, a colonist if there is one; −1: none."""
    for type_ in range(TYPES):
        if s.supply[seat * TYPES + type_] > 0:
            return type_
    return -1


class AskOust(Step[Discovery]):
    """Ask which worker in the specialists box to replace by one from supply (D12.6)."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if spare_type(s, seat) < 0:
            return
        s.offer(move.PASS)
        for i in range(SPECIALIST_SPACES):
            who = s.spaces[place.SPECIALISTS_1 + i]
            if who > 0 and (who - 1) // TYPES != seat:
                s.offer(move.OUST + i)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            return
        s.spend_perk(seat, perk.OUSTS)
        space = place.SPECIALISTS_1 + chosen - move.OUST
        type_ = spare_type(s, seat)
        if s.is_logging:
            s.log(event.OUSTED, seat, (s.spaces[space] - 1) // TYPES, chosen - move.OUST)
        s.vacate(space)
        s.own_supply()[seat * TYPES + type_] -= 1
        s.own_spaces()[space] = 1 + seat * TYPES + type_
