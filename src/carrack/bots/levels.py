"""The ladder: which bot plays at which level, and how others are named."""

from importlib import import_module

from msgspec import Struct

from carrack.bots.bot import Bot
from carrack.engine.errors import OptionError


class Level(Struct, frozen=True):
    """A rung of the ladder."""

    number: int
    name: str
    home: str  # module:Class


LEVELS = (
    Level(0, "random", "carrack.bots.chance_player:RandomBot"),
    Level(1, "greedy", "carrack.bots.greedy:GreedyBot"),
    Level(2, "planner", "carrack.bots.planner:PlannerBot"),
)


def make(name: str | int, seed: int = 0) -> Bot:
    """A bot by its level, the level's name, or `module:Class`."""
    word = str(name)
    for level in LEVELS:
        if word in {str(level.number), level.name}:
            word = level.home
    module, _, attribute = word.partition(":")
    if not attribute:
        raise OptionError("no-such-bot", field="bots", value=str(name))
    try:
        kind = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise OptionError("no-such-bot", field="bots", value=str(name)) from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise OptionError("no-such-bot", field="bots", value=str(name))
    return kind(seed)
