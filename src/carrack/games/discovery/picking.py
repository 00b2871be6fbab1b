"""The workers of a region that the deciding seat may name: victims of a battle or a plague, and migrants.

A figure of the position (`figures.py`). Everything here is public.
"""

from msgspec import Struct

from carrack.engine.core.frames import high_byte, low_byte
from carrack.games.discovery.asks import top
from carrack.games.discovery.core import perk, step
from carrack.games.discovery.core.losses import MOST_CULLED
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.warfare import DEFENDS, attack, defence
from carrack.games.discovery.core.worker import COLONIST, MILITIA, TYPES, VICTIMS
from carrack.games.discovery.words import WORDS


class Fight(Struct, frozen=True):
    """The battle in which victims are named: who fights, how many each removes, and how large a militia helps."""

    attacker: int
    defender: int
    attack: int
    defence: int
    militia: int


class Picking(Struct, frozen=True):
    """The workers that may be named in a region.

    `owner` is the seat whose workers they are, `pool` how many of each type can be named now (the last one is the
    militia), `least` and `most` how many must and may be named. Types are named in ascending order. `kind` is the kind
    of move that names one, `target` the region where migrants go, else empty, `fight` the battle, if it is one.
    """

    kind: str
    region: str
    owner: int
    pool: list[int]
    least: int
    most: int
    target: str = ""
    fight: Fight | None = None


def picking(s: Discovery) -> Picking | None:
    """Return what the seat that is asked may name; None if the question is another."""
    if not s.depth:
        return None
    number, x, y, z = top(s)
    match number:
        case step.ASK_KILL:
            return _victims(s, x, y, z)
        case step.ASK_LOSE:
            seat = s.decider()
            return Picking("lose", WORDS["region"][x], seat, _from_type(s, x, seat, 0), 1, 1)
        case step.ASK_CULL:
            pool = [0] * VICTIMS
            pool[COLONIST] = int(s.troop(x, y, COLONIST))
            return Picking("cull", WORDS["region"][x], y, pool, 0, min(pool[COLONIST], MOST_CULLED))
        case step.ASK_MIGRANT:
            last = high_byte(z)
            pool = _from_type(s, x, s.decider(), max(last - 1, 0))
            pool = [n if s.rules.migrants >> type_ & 1 else 0 for type_, n in enumerate(pool)]
            most = min(low_byte(z), sum(pool))
            return Picking("migrant", WORDS["region"][x], s.decider(), pool, 0 if last else 1, most, WORDS["region"][y])
    return None


def _victims(s: Discovery, region: int, y: int, z: int) -> Picking:
    """Return the victims of a battle: the frame of the question has the enemy, and whether the defender is asked."""
    enemy, seat, due = y % DEFENDS, s.decider(), low_byte(z)
    attacker, defender = (enemy, seat) if y >= DEFENDS else (seat, enemy)
    militia = int(s.perk(defender, perk.MILITIA))
    pool = _from_type(s, region, enemy, high_byte(z))
    if enemy == defender:
        pool[MILITIA] = militia
    side = VICTIMS if y >= DEFENDS else 0
    # Victims that were named before in this battle are gone already.
    pool = [max(0, n - s.doomed[side + type_]) for type_, n in enumerate(pool)]
    fight = Fight(
        attacker,
        defender,
        int(attack(s, region, attacker, defender)),
        int(defence(s, region, attacker, defender)),
        militia,
    )
    return Picking("kill", WORDS["region"][region], enemy, pool, due, due, fight=fight)


def _from_type(s: Discovery, region: int, seat: int, first: int) -> list[int]:
    """Return the workers of a seat in a region by type, from a type on, and no militia."""
    return [int(s.troop(region, seat, type_)) if type_ >= first else 0 for type_ in range(TYPES)] + [0]
