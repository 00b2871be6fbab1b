"""The national advantages (D12): rows like those of buildings. docs/guides/add-a-nation.md shows how to add one."""

from msgspec import Struct

from carrack.engine.core.frames import frame
from carrack.games.discovery.core import move, perk, step, worker


class Nation(Struct, frozen=True):
    """A nation.

    name: its word in records and catalogues.
    perks: numbers of `core/perk.py` that the player has, and how much of each.
    now: the frame that is put on the agenda before the first turn; −1: none.
    since: the version of the rules that added it. Games of earlier versions do not have it.
    """

    name: str
    perks: dict[int, int] = {}
    now: int = -1
    since: int = 1

    def __post_init__(self) -> None:
        """Raise ValueError for a value that no nation can have."""
        unknown = [which for which in self.perks if not 0 <= which < perk.PERKS]
        if unknown:
            raise ValueError(f"nation {self.name!r}: no such perks: {unknown}")
        if self.since < 1:
            raise ValueError(f"nation {self.name!r}: since begins at 1")


NATIONS: tuple[Nation, ...] = (
    Nation("england", {perk.DOCK_ORDERS: 1}),
    Nation("spain", now=frame(step.ASK_CHART, 0, 0, worker.SOLDIER)),
    Nation("france", {perk.FIRST_GOODS: 2}),
    Nation("portugal", {perk.EARLY_DECK: 1}),
    Nation("holland", {perk.SHIP_CLAIMS: 1}),
    Nation("italy", {perk.OUSTS: 2}),
)


def nations_by_number(rows: tuple[Nation, ...]) -> tuple[Nation, ...]:
    """Return the rows in the order of the nations' numbers: those of later versions follow those of earlier ones."""
    found = tuple(sorted(rows, key=lambda row: row.since))
    if len({row.name for row in found}) < len(found):
        raise ValueError("two nations have one name")
    if sum(row.since <= move.FIRST_VERSIONS for row in found) != move.FIRST_NATIONS:
        raise ValueError("versions 1 and 2 of the rules are finished: a new nation needs since=3 or later")
    return found


NATION_NAMES = tuple(row.name for row in nations_by_number(NATIONS))


def nations_in(version: int) -> tuple[Nation, ...]:
    """Return the nations of a version of the rules: those with the lowest numbers."""
    return tuple(row for row in nations_by_number(NATIONS) if row.since <= version)
