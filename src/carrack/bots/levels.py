"""The levels, and bots by name."""

from msgspec import Struct

from carrack.bots.arguments import read_arguments
from carrack.bots.bot import Bot
from carrack.bots.loading import create, load_class


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


REFERENCES = {"ref-2026": "carrack.bots.reference:Reference2026"}  # earlier bots, kept for comparison


def make(name: str | int, seed: int = 0) -> Bot:
    """Create a bot by its level, the level's name, the name of a reference, or `module:Class`.

    Arguments may follow, as in `2?worlds=32&moves=10`. Raises OptionError if there is no such bot, if it does not take
    an argument, or if its code fails.
    """
    word, is_called, written = str(name).partition("?")
    homes = REFERENCES | {known: level.home for level in LEVELS for known in (str(level.number), level.name)}
    kind = load_class(homes.get(word, word))
    return create(word, kind, seed, read_arguments(word, kind, written) if is_called else {})
