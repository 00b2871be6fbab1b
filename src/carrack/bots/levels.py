"""The levels, and bots by name."""

from msgspec import Struct

from carrack.bots.bot import Bot
from carrack.bots.loading import create, load


class Level(Struct, frozen=True):
    """A level of strength."""

    number: int
    name: str
    home: str  # module:Class


LEVELS = (
    Level(0, "random", "carrack.bots.random_bot:RandomBot"),
    Level(1, "greedy", "carrack.bots.greedy:GreedyBot"),
    Level(2, "planner", "carrack.bots.planner:PlannerBot"),
)


def make(name: str | int, seed: int = 0) -> Bot:
    """Create a bot by its level, the level's name, or `module:Class`.

    Raises OptionError if there is no such bot, or if its code fails.
    """
    word = str(name)
    home = next((level.home for level in LEVELS if word in {str(level.number), level.name}), word)
    return create(home, load(home), seed)
