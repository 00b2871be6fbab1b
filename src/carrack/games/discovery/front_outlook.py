"""The outlook of bringing a worker to the front: spaces and player order afterwards (D14-II-University)."""

from collections.abc import Sequence

from msgspec import Struct

from carrack.games.discovery.asks import top
from carrack.games.discovery.core import move, step
from carrack.games.discovery.core.front import bring_to_front
from carrack.games.discovery.core.state import Discovery


class FrontOutlook(Struct, frozen=True):
    """The workers on all spaces and the player order, once a worker has gone to the front."""

    spaces: list[int]
    order: list[int]


def front_outlook(s: Discovery, seat: int, moves: Sequence[int]) -> FrontOutlook | None:
    """Return what a move to the front would change; None for any other move."""
    first = moves[0]
    if not move.FRONT <= first < move.SCOUT:
        return None
    number, _, y, _ = top(s)
    unresolved = y if number in {step.ASK_FRONT, step.ASK_FRONT_MID} else 0
    trial = s.copy()
    bring_to_front(trial, seat, first - move.FRONT, unresolved)
    return FrontOutlook(list(trial.spaces), list(trial.order))
