"""The outlook of a battle or a war: its effect in each of its regions (D5.8). Everything here is public."""

from collections.abc import Sequence

from msgspec import Struct

from carrack.games.discovery.core import move, perk
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS
from carrack.games.discovery.core.warfare import RIVALS, WAR_COST, attack, battlefields, defence
from carrack.games.discovery.words import WORDS


class Battlefield(Struct, frozen=True):
    """One battle: numbers of the seat that attacks and of its enemy.

    The players choose in the battle which types fall, so only numbers are known: `workers` before it, of the seat and
    of the enemy; `removes`, how many victims the seat's soldiers have; `loses`, how many the enemy's have. `left` has
    the workers of both after it. Where the enemy has a militia, up to `militia` of the victims may be the militia
    instead of workers, and `left` has the fewest that may be left. `leaders` are the seats with most workers,
    `leaders_after` those after the battle; it is null if it depends on whether the militia falls.
    """

    region: str
    workers: tuple[int, int]
    removes: int
    loses: int
    left: tuple[int, int]
    militia: int
    leaders: tuple[int, ...]
    leaders_after: tuple[int, ...] | None


class BattleOutlook(Struct, frozen=True):
    """A battle or a war: the enemy, what it costs to declare, and the battles in the order in which they are fought."""

    enemy: int
    price: int
    battles: tuple[Battlefield, ...]


def battle_outlook(s: Discovery, seat: int, moves: Sequence[int]) -> BattleOutlook | None:
    """Return what the battle or war would do that a line of moves begins with; None if it begins with another move."""
    first = moves[0]
    if move.BATTLE <= first < move.WAR:
        region, steps_left = divmod(first - move.BATTLE, RIVALS)
        enemy = (seat + steps_left) % s.players
        return BattleOutlook(enemy, 0, (_battlefield(s, region, seat, enemy),))
    if move.WAR <= first < move.KILL:
        enemy = (seat + first - move.WAR) % s.players
        mask = battlefields(s, seat, enemy)
        fields = tuple(_battlefield(s, region, seat, enemy) for region in range(REGIONS) if mask >> region & 1)
        return BattleOutlook(enemy, WAR_COST, fields)
    return None


def _battlefield(s: Discovery, region: int, seat: int, enemy: int) -> Battlefield:
    removes, loses = int(attack(s, region, seat, enemy)), int(defence(s, region, seat, enemy))
    sizes = [int(s.colony(region, one)) for one in range(s.players)]
    # With a militia the attacker chooses between it and the workers, as long as there are workers to spare.
    militia = min(removes, int(s.perk(enemy, perk.MILITIA)))
    lowest = max(0, sizes[enemy] - removes)
    highest = sizes[enemy] - (removes - militia)
    after = {_leaders([*sizes[:enemy], left, *sizes[enemy + 1 :]], seat, loses) for left in range(lowest, highest + 1)}
    return Battlefield(
        region=WORDS["region"][region],
        workers=(sizes[seat], sizes[enemy]),
        removes=removes,
        loses=loses,
        left=(sizes[seat] - loses, lowest),
        militia=militia,
        leaders=_leaders(sizes),
        leaders_after=after.pop() if len(after) == 1 else None,
    )


def _leaders(sizes: Sequence[int], seat: int = 0, losses: int = 0) -> tuple[int, ...]:
    """Return the seats with most workers after a seat has lost some; none if nobody is left."""
    left = [size - losses if at == seat else size for at, size in enumerate(sizes)]
    most = max(left)
    return tuple(at for at, size in enumerate(left) if size == most) if most else ()
