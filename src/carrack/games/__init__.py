"""The games. Every package here with a module `title` is one; its `TITLE` describes the game to the other layers.

The package can be called: `carrack.games()` is the contract's function of that name, and
`import carrack.games.discovery.title` finds the package all the same.
"""

import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from carrack.engine.titles import find, register, register_loader

if TYPE_CHECKING:
    from carrack.engine.title import Title

__all__ = ["DEFAULT", "NAMES", "CallablePackage", "find", "games", "register"]

DEFAULT = "discovery"
NAMES = (DEFAULT, *sorted({file.parent.name for file in Path(__file__).parent.glob("*/title.py")} - {DEFAULT}))


def games() -> tuple[str, ...]:
    """Return the names of the games that come with carrack, the default game first.

    Examples:
        >>> carrack.games()
        ('discovery', 'empire')
    """
    return NAMES


class CallablePackage(ModuleType):
    """The type of this package, so that one attribute of `carrack` is both package and function."""

    def __call__(self) -> tuple[str, ...]:
        """The names of the games that come with carrack, the default game first."""
        return games()


sys.modules[__name__].__class__ = CallablePackage


def _load(name: str) -> "Title":
    title: Title = import_module(f"carrack.games.{name}.title").TITLE
    return title


for _name in NAMES:
    register_loader(_name, partial(_load, _name))
