"""What a bot is."""

from msgspec import Struct

from carrack.engine.core.rng import MASK, Rng
from carrack.engine.info import Info


class Budget(Struct, frozen=True):
    """What a decision may cost: time for who looks at the clock, a share of the usual work for who does not."""

    seconds: float = 1.0
    effort: float = 1.0


class Bot:
    """A player. Subclass it and choose; `info.moves()` is never empty when a bot is asked."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, info: Info, budget: Budget) -> int:
        """One of `info.moves()`."""
        raise NotImplementedError

    def rng(self, info: Info) -> Rng:
        """Random numbers for one decision: the same again for the same seed, seat and node."""
        seat = info.seat or 0
        view = info.view
        rng = Rng((self.seed * 0x9E3779B97F4A7C15 + view.number * 8 + seat) & MASK)
        rng.word()
        return rng
