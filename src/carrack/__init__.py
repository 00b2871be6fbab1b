"""Board games of the age of discovery: a rules engine with a checked border.

Names are loaded when they are first used, so that importing the package costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from carrack.games import CallablePackage

if TYPE_CHECKING:
    from carrack.engine.api import (
        from_builtins,
        load,
        move_space,
        new_game,
        options,
        replay,
        rules_versions,
        to_builtins,
        vector_size,
        what_if,
    )
    from carrack.engine.core.rng import Rng
    from carrack.engine.core.state import State
    from carrack.engine.errors import (
        CarrackError,
        IllegalMove,
        NotationError,
        OptionError,
        PositionError,
        RecordError,
        TooEarly,
    )
    from carrack.engine.game import Game
    from carrack.engine.info import Info
    from carrack.engine.narrate import narrate
    from carrack.engine.reference import Clause, rules
    from carrack.engine.replay import verify
    from carrack.engine.secret import commitment
    from carrack.engine.types import (
        Ask,
        Choice,
        Event,
        Mismatch,
        Option,
        Refusal,
        Reveal,
        ScoreLine,
        Shuffle,
        UndoLimit,
    )
    from carrack.engine.view import View

__all__ = [
    "Ask",
    "CarrackError",
    "Choice",
    "Clause",
    "Event",
    "Game",
    "IllegalMove",
    "Info",
    "Mismatch",
    "NotationError",
    "Option",
    "OptionError",
    "PositionError",
    "RecordError",
    "Refusal",
    "Reveal",
    "Rng",
    "ScoreLine",
    "Shuffle",
    "State",
    "TooEarly",
    "UndoLimit",
    "View",
    "__version__",
    "commitment",
    "from_builtins",
    "games",
    "load",
    "move_space",
    "narrate",
    "new_game",
    "options",
    "replay",
    "rules",
    "rules_versions",
    "to_builtins",
    "vector_size",
    "verify",
    "what_if",
]

__version__ = "0.1.0"

games: CallablePackage  # the import system sets it: the package `carrack.games`, which can be called

_HOMES = {
    "carrack.engine.core.rng": ("Rng",),
    "carrack.engine.core.state": ("State",),
    "carrack.engine.errors": (
        "CarrackError",
        "IllegalMove",
        "NotationError",
        "OptionError",
        "PositionError",
        "RecordError",
        "TooEarly",
    ),
    "carrack.engine.game": ("Game",),
    "carrack.engine.info": ("Info",),
    "carrack.engine.narrate": ("narrate",),
    "carrack.engine.reference": ("Clause", "rules"),
    "carrack.engine.replay": ("verify",),
    "carrack.engine.secret": ("commitment",),
    "carrack.engine.api": (
        "from_builtins",
        "load",
        "move_space",
        "new_game",
        "options",
        "replay",
        "rules_versions",
        "to_builtins",
        "vector_size",
        "what_if",
    ),
    "carrack.engine.types": (
        "Ask",
        "Choice",
        "Event",
        "Mismatch",
        "Option",
        "Refusal",
        "Reveal",
        "ScoreLine",
        "Shuffle",
        "UndoLimit",
    ),
    "carrack.engine.view": ("View",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(home), name)
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME])
