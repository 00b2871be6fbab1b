"""Battles and wars (D5.8)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame, high_byte, low_byte, two_bytes
from carrack.engine.core.state import Step
from carrack.games.discovery.core import move, note, perk, place, step
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS
from carrack.games.discovery.core.worker import MILITIA, SOLDIER, TYPES, VICTIMS

WAR_COST: Final = 10
RIVALS: Final = 6
DEFENDS: Final = 16  # added to the enemy's seat in y of ASK_KILL when the defender names victims


def can_fight(s: Discovery, region: i64, seat: i64, enemy: i64) -> bool:
    """Both have a worker there, and one of them a soldier (D5.8.2)."""
    return (
        (s.troop(region, seat, SOLDIER) > 0 or s.troop(region, enemy, SOLDIER) > 0)
        and s.colony(region, seat) > 0
        and s.colony(region, enemy) > 0
    )


def battlefields(s: Discovery, seat: i64, enemy: i64) -> i64:
    """A mask of the regions where two seats can fight."""
    mask: i64 = 0
    for region in range(REGIONS):
        if can_fight(s, region, seat, enemy):
            mask |= 1 << region
    return mask


class AskWarfare(Step[Discovery]):
    """One battle, one war, or nothing (D5.8.1)."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        wars: i64 = 0
        for region in range(REGIONS):
            if s.colony(region, seat) > 0:
                for steps_left in range(i64(1), s.players):
                    if can_fight(s, region, seat, (seat + steps_left) % s.players):
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
            if s.noting:
                s.note(note.WAR, seat, enemy)
            s.spend(seat, WAR_COST, note.WAR_CHEST)
            s.push(frame(step.WAGE, seat, battlefields(s, seat, enemy), enemy))


class Wage(Step[Discovery]):
    """A war against y: a battle in every region of the list (x) fixed at its declaration (D5.8.3)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for region in range(REGIONS):
            if x >> region & 1 != 0:
                s.again(x & ~(1 << region), y)
                s.push(frame(step.BATTLE_AT, seat, region, y))
                return
        s.done()


class BattleAt(Step[Discovery]):
    """A battle in region x against y: each soldier takes one enemy, the attacker names his victims first (D5.8.4).

    Other players in the region take no part (D5.8.5).
    """

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.noting:
            s.note(note.BATTLE, seat, y, x)
        for i in range(i64(2 * VICTIMS)):
            s.doomed[i] = 0
        militia = s.perk(y, perk.MILITIA)
        attack = min(s.troop(x, seat, SOLDIER), s.colony(x, y) + militia)
        defence = min(s.troop(x, y, SOLDIER) + militia, s.colony(x, seat))
        s.push(frame(step.BURY, seat, x, y))
        if defence > 0:
            s.push(frame(step.ASK_KILL, y, x, seat | DEFENDS, defence))
        if attack > 0:
            s.push(frame(step.ASK_KILL, seat, x, y, attack))


class AskKill(Step[Discovery]):
    """Which type of worker of the enemy (y, with DEFENDS added for the defender's choice) falls next in region x.

    z is how many are still due, and in its higher bits the type named last: victims are named in ascending order, so
    that each set of them comes up once.
    """

    asks = True
    continues = True

    def victims_left(self, s: Discovery, x: i64, y: i64, type_: i64) -> i64:
        """Victims of a type not yet named."""
        side = (y // DEFENDS) * VICTIMS
        if type_ == MILITIA:
            # Only the attacked side has a militia, and so only the attacker's soldiers meet it.
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
        s.doomed[(y // DEFENDS) * VICTIMS + type_] += 1
        due = low_byte(z)
        if due == 1:
            s.done()
        else:
            s.again(x, y, two_bytes(due - 1, type_))


class Bury(Step[Discovery]):
    """Both sides' losses leave region x together, for their owners' supply."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        self.remove(s, x, y, 0)
        self.remove(s, x, seat, VICTIMS)
        if s.doomed[MILITIA] > 0 and s.noting:
            s.note(note.MILITIA_FELL, y, x)
        for i in range(i64(2 * VICTIMS)):
            s.doomed[i] = 0

    def remove(self, s: Discovery, region: i64, owner: i64, side: i64) -> None:
        """The victims of one side."""
        for type_ in range(TYPES):
            n = s.doomed[side + type_]
            if n > 0:
                if s.noting:
                    s.note(note.KILLED, owner, n, type_, region)
                for _ in range(n):
                    s.leave(owner, type_, region)
