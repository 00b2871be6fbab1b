"""Worlds: positions of which some tokens are not known, and what may lie there."""

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


class World:
    """A position of which some tokens are not known; they are dealt anew as often as somebody likes."""

    def __init__(self, title: Title, state: State, checked: bool) -> None:
        self.title = title
        self.base = state
        state.layout = state.layout.twin()  # so that a bot may think in one thread while another asks the game
        self.checked = checked  # whether conservation is known to hold; it does not depend on the deal
        self.gaps: list[tuple[list[int], list[int]]] = []  # for each pool its unknown slots and what must lie there

    @classmethod
    def told(cls, fields: Fields, state: State, data: dict[str, Any], checked: bool) -> "World":
        """The world that data tell of, read into an empty position."""
        world = cls(fields.title, state, checked)
        unknown = set(fields.fill(state, data))
        with _sound("tables"):
            world.title.refresh(state)
            for pool in sorted(set(state.layout.pools)):
                world._leave_gap(pool, unknown)
        return world

    @classmethod
    def seen(cls, title: Title, state: State, eyes: int) -> "World":
        """The world those eyes see in a whole position: the same as its view tells of, but found much sooner."""
        world = cls(title, state, True)
        gaps: dict[int, list[int]] = {}
        layout, knows = state.layout, state.knows
        for zone, pool in enumerate(layout.pools):
            at = layout.zone_at[zone]
            gap = [i for i in range(at, at + state.counts[zone]) if not knows[i] & eyes]
            if gap:
                gaps.setdefault(pool, []).extend(gap)
        world.gaps = [(gap, sorted(int(state.slots[i]) for i in gap)) for _, gap in sorted(gaps.items())]
        return world

    def _leave_gap(self, pool: int, unknown: set[int]) -> None:
        """Find what must lie on the unknown slots of a pool: all its tokens but those that are known."""
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

    def deal(self, seed: int, chance: Chance | None = None) -> State:
        """A whole position: the unknown tokens of a pool on its unknown slots, every order equally likely."""
        state = self.base.copy()
        rng = Rng(seed & MASK)
        state.chance = QuickChance(rng.word() << 31 ^ rng.word()) if chance is None else chance
        slots = state.slots
        for gap, tokens in self.gaps:
            left = tokens[:]
            for i in range(len(left) - 1, 0, -1):
                j = rng.below(i + 1)
                left[i], left[j] = left[j], left[i]
            for i, token in zip(gap, left, strict=True):
                slots[i] = token
        if not self.checked:
            with _sound("tables"):
                self.title.check(state)
            self.checked = True
        with _sound("agenda"):
            state.run_on()
        return state


@contextmanager
def _sound(field: str) -> Iterator[None]:
    """Rules code trusts its tables; what it stumbles over in a position from outside is a fault of that position."""
    try:
        yield
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise PositionError("impossible", field=field) from error
