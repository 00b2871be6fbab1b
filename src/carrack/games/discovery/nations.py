"""The national advantages (D12): rows like those of buildings."""

from msgspec import Struct

from carrack.engine.core.frames import frame
from carrack.games.discovery.core import perk, step, worker


class Nation(Struct, frozen=True):
    """A nation: its perks, and what is put on the agenda before the first turn."""

    name: str
    perks: dict[int, int] = {}
    now: int = -1


NATIONS: tuple[Nation, ...] = (
    Nation("england", {perk.DOCK_ORDERS: 1}),
    Nation("spain", now=frame(step.ASK_CHART, 0, 0, worker.SOLDIER)),
    Nation("france", {perk.FIRST_GOODS: 2}),
    Nation("portugal", {perk.EARLY_DECK: 1}),
    Nation("holland", {perk.SHIP_CLAIMS: 1}),
    Nation("italy", {perk.OUSTS: 2}),
)
