"""Battles and wars (D5.8)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame, high_byte, low_byte, two_bytes
from carrack.engine.core.state import Step
from carrack.engine.core.tables import add_in, zeros
from carrack.games.discovery.core import event, move, perk, place, step
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS
from carrack.games.discovery.core.worker import MILITIA, SOLDIER, TYPES, VICTIMS

WAR_COST: Final = 10
RIVALS: Final = 6
DEFENDS: Final = 16  # added to the enemy's seat in y of ASK_KILL when the defender names victims


def can_fight(s: Discovery, region: i64, seat: i64, enemy: i64) -> bool:
    """Whether both seats have a worker in a region, and at least one of them a soldier (D5.8.2)."""
    return (
        (s.troop(region, seat, SOLDIER) > 0 or s.troop(region, enemy, SOLDIER) > 0)
        and s.colony(region, seat) > 0
        and s.colony(region, enemy) > 0
    )


def attack(s: Discovery, region: i64, seat: i64, enemy: i64) -> i64:
    """Return how many victims the soldiers of an attacker have in a region (D5.8.4)."""
    return min(s.troop(region, seat, SOLDIER), s.colony(region, enemy) + s.perk(enemy, perk.MILITIA))


def defence(s: Discovery, region: i64, seat: i64, enemy: i64) -> i64:
    """Return how many victims the soldiers of the attacked enemy have in a region, with a militia (D5.8.4)."""
    return min(s.troop(region, enemy, SOLDIER) + s.perk(enemy, perk.MILITIA), s.colony(region, seat))


def battlefields(s: Discovery, seat: i64, enemy: i64) -> i64:
    """Return a mask of the regions where two seats can fight."""
    mask: i64 = 0
    for region in range(REGIONS):
        if can_fight(s, region, seat, enemy):
            mask |= 1 << region
    return mask


class AskWarfare(Step[Discovery]):
    """Ask for one battle, one war, or nothing (D5.8.1)."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        wars: i64 = 0
        n = s.players
        for region in range(REGIONS):
            if s.colony(region, seat) > 0:
                enemy = seat
                for steps_left in range(i64(1), n):
                    enemy += 1
                    if enemy == n:
                        enemy = 0
                    if can_fight(s, region, seat, enemy):
                        s.offer(move.BATTLE + region * RIVALS + steps_left)
                        wars |= 1 << steps_left
        if s.money[seat] >= WAR_COST:
            for steps_left in range(i64(1), s.players):
                if wars >> steps_left & 1 != 0:
                    s.offer(move.WAR + steps_left)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            s.forgo(seat, z, place.AT_WARFARE)
        elif chosen < move.WAR:
            enemy = (seat + (chosen - move.BATTLE) % RIVALS) % s.players
            s.push(frame(step.BATTLE_AT, seat, (chosen - move.BATTLE) // RIVALS, enemy))
        else:
            enemy = (seat + chosen - move.WAR) % s.players
            if s.is_logging:
                s.log(event.WAR, seat, enemy)
            s.spend(seat, WAR_COST, event.WAR_CHEST)
            s.push(frame(step.WAGE, seat, battlefields(s, seat, enemy), enemy))


class Wage(Step[Discovery]):
    """Fight a war against y: a battle in each region of the mask x, set when the war was declared (D5.8.3)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for region in range(REGIONS):
            if x >> region & 1 != 0:
                s.again(x & ~(1 << region), y)
                s.push(frame(step.BATTLE_AT, seat, region, y))
                return
        s.done()


class BattleAt(Step[Discovery]):
    """Fight a battle in region x against y: each soldier removes one enemy; the attacker chooses first (D5.8.4).

    Other players in the region take no part (D5.8.5).
    """

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.is_logging:
            s.log(event.BATTLE, seat, y, x)
        s.doomed = zeros(2 * VICTIMS)
        hits, losses = attack(s, x, seat, y), defence(s, x, seat, y)
        s.push(frame(step.BURY, seat, x, y))
        if losses > 0:
            s.push(frame(step.ASK_KILL, y, x, seat | DEFENDS, losses))
        if hits > 0:
            s.push(frame(step.ASK_KILL, seat, x, y, hits))


class AskKill(Step[Discovery]):
    """Ask which type of enemy worker falls next in region x; y is the enemy, plus DEFENDS if the defender chooses.

    The low byte of z is how many must still fall, the high byte the type named last: victims are named in ascending
    order, so that each set of them has one sequence.
    """

    asks = True
    continues = True

    def victims_left(self, s: Discovery, x: i64, y: i64, type_: i64) -> i64:
        """Return how many victims of a type are not named yet."""
        side = (y // DEFENDS) * VICTIMS
        if type_ == MILITIA:
            # Only the attacked side has a militia, so only the attacker's soldiers can hit it.
            return (s.perk(y, perk.MILITIA) if y < DEFENDS else 0) - s.doomed[side + type_]
        return s.troop(x, y % DEFENDS, type_) - s.doomed[side + type_]

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        due = low_byte(z)
        rest: i64 = 0
        for type_ in range(high_byte(z), VICTIMS):
            rest += self.victims_left(s, x, y, type_)
        for type_ in range(high_byte(z), VICTIMS):
            left = self.victims_left(s, x, y, type_)
            if left > 0 and rest >= due:
                s.offer(move.KILL + type_)
            rest -= left

    def leaves_choice(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> bool:
        kinds: i64 = 0
        rest: i64 = 0
        for type_ in range(high_byte(z), VICTIMS):
            left = self.victims_left(s, x, y, type_)
            rest += left
            kinds += 1 if left > 0 else 0
        return kinds > 1 and rest > low_byte(z)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        type_ = chosen - move.KILL
        s.doomed = add_in(s.doomed, (y // DEFENDS) * VICTIMS + type_, 1)
        due = low_byte(z)
        if due == 1:
            s.done()
        else:
            s.again(x, y, two_bytes(due - 1, type_))


class Bury(Step[Discovery]):
    """Move both sides' losses in region x to their owners' supply, at the same time."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        self.remove(s, x, y, 0)
        self.remove(s, x, seat, VICTIMS)
        if s.doomed[MILITIA] > 0 and s.is_logging:
            s.log(event.MILITIA_FELL, y, x)
        s.doomed = zeros(2 * VICTIMS)

    def remove(self, s: Discovery, region: i64, owner: i64, side: i64) -> None:
        """Remove the victims of one side."""
        for type_ in range(TYPES):
            n = s.doomed[side + type_]
            if n > 0:
                if s.is_logging:
                    s.log(event.KILLED, owner, n, type_, region)
                for _ in range(n):
                    s.leave(owner, type_, region)
