"""Information sets: all positions that look the same to somebody who does not know every token."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from carrack.engine.core.chance import Chance, QuickChance
from carrack.engine.core.rng import MASK, Rng
from carrack.engine.core.state import State
from carrack.engine.errors import PositionError
from carrack.engine.fields import Fields
from carrack.engine.title import Title


class InformationSet:
    """A position with unknown tokens, from which whole positions can be sampled.

    Attributes:
        base: The position; what lies on unknown slots does not matter.
        checked: Whether conservation is known to hold. It does not depend on the sample.
        gaps: For each pool its unknown slots, and the tokens that must lie there.
    """

    def __init__(self, title: Title, state: State, checked: bool) -> None:
        self.title = title
        self.base = state
        state.layout = state.layout.twin()  # so that a bot may think in one thread while another reads the game
        self.checked = checked
        self.gaps: list[tuple[list[int], list[int]]] = []

    @classmethod
    def from_data(cls, fields: Fields, state: State, data: dict[str, Any], checked: bool) -> "InformationSet":
        """Read a position's fields into an empty State; tokens that are None are unknown."""
        found = cls(fields.title, state, checked)
        unknown = set(fields.fill(state, data))
        with _blame("tables"):
            found.title.refresh(state)
            for pool in sorted(set(state.layout.pools)):
                found._leave_gap(pool, unknown)
        return found

    @classmethod
    def of_state(cls, title: Title, state: State, viewer: int) -> "InformationSet":
        """Return what a knowledge mask allows of a whole position.

        The result equals that of the mask's view, but takes much less time: nothing is written out and read again.
        """
        found = cls(title, state, True)
        gaps: dict[int, list[int]] = {}
        layout, knows = state.layout, state.knows
        for zone, pool in enumerate(layout.pools):
            at = layout.zone_at[zone]
            gap = [i for i in range(at, at + state.counts[zone]) if not knows[i] & viewer]
            if gap:
                gaps.setdefault(pool, []).extend(gap)
        found.gaps = [(gap, sorted(int(state.slots[i]) for i in gap)) for _, gap in sorted(gaps.items())]
        return found

    def _leave_gap(self, pool: int, unknown: set[int]) -> None:
        """Find what must lie on the unknown slots of a pool: all its tokens except the known ones."""
        state, layout = self.base, self.base.layout
        left = Counter(self.title.hidden(state, pool))
        gap: list[int] = []
        zones = [zone for zone in range(len(self.title.zones)) if layout.pools[zone] == pool]
        for zone in zones:
            for i in range(layout.zone_at[zone], layout.zone_at[zone] + state.counts[zone]):
                if i in unknown:
                    gap.append(i)
                else:
                    left[state.slots[i]] -= 1
        tokens = sorted(left.elements())
        if min(left.values(), default=0) < 0 or len(tokens) != len(gap):
            raise PositionError("tokens-not-conserved", field=self.title.zones[zones[0]].name)
        if gap:
            self.gaps.append((gap, tokens))

    def sample(self, seed: int, chance: Chance | None = None) -> State:
        """Return a whole position: each pool's unknown tokens dealt over its unknown slots, all orders equally likely.

        Args:
            seed: Determines the deal, and later shuffles unless `chance` is given.
            chance: The source of later shuffles.

        Raises:
            PositionError: The position is impossible.
        """
        state = self.base.copy()
        rng = Rng(seed & MASK)
        state.chance = QuickChance(rng.word() << 31 ^ rng.word()) if chance is None else chance
        slots = state.own_slots()
        for gap, tokens in self.gaps:
            left = tokens[:]
            for i in range(len(left) - 1, 0, -1):
                j = rng.below(i + 1)
                left[i], left[j] = left[j], left[i]
            for i, token in zip(gap, left, strict=True):
                slots[i] = token
        if not self.checked:
            with _blame("tables"):
                self.title.check(state)
            self.checked = True
        with _blame("agenda"):
            state.run_on()
        return state


@contextmanager
def _blame(field: str) -> Iterator[None]:
    """Report errors of the rules code as faults of a field: it trusts its tables, and these came from outside."""
    try:
        yield
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise PositionError("impossible", field=field) from error
