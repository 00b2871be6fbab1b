"""The base class of bots."""

from msgspec import Struct

from carrack.engine.core.rng import MASK, Rng
from carrack.engine.info import Info


class Budget(Struct, frozen=True):
    """The cost a decision may have: seconds for bots that use a clock, a share of the usual work for others."""

    seconds: float = 1.0
    effort: float = 1.0


class Bot:
    """A player. Subclasses implement `choose`; `info.moves()` is never empty when a bot is asked."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, info: Info, budget: Budget) -> int:
        """Return one of `info.moves()`."""
        raise NotImplementedError

    def rng(self, info: Info) -> Rng:
        """Random numbers for one decision; they depend on the bot's seed, the seat and the node alone."""
        seat = info.seat or 0
        view = info.view
        rng = Rng((self.seed * 0x9E3779B97F4A7C15 + view.number * 8 + seat) & MASK)
        rng.word()
        return rng
