"""The outlook of a preview: the gains and risks of a move, as far as its seat can know them.

It is computed on a sampled world, so it may use only public facts and what the seat knows.
"""

from collections.abc import Sequence

from msgspec import Struct

from carrack.games.discovery.battle_outlook import BattleOutlook, battle_outlook
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.expedition_outlook import ExpeditionOutlook, expedition_outlook
from carrack.games.discovery.front_outlook import FrontOutlook, front_outlook


class Outlook(Struct, frozen=True):
    """The effects of a move: the field of its kind is set, the others are None."""

    expedition: ExpeditionOutlook | None = None
    battle: BattleOutlook | None = None
    front: FrontOutlook | None = None


def outlook(s: Discovery, seat: int, moves: Sequence[int]) -> Outlook | None:
    """Return what a legal line of moves would bring its seat; None if there is nothing to tell."""
    expedition = expedition_outlook(s, seat, moves)
    battle = battle_outlook(s, seat, moves)
    front = front_outlook(s, seat, moves)
    if expedition is None and battle is None and front is None:
        return None
    return Outlook(expedition, battle, front)
