"""The games. Each is a package with a module `title` whose `TITLE` tells the border about it.

The package can be called: `carrack.games()` is the contract's function of that name, and
`import carrack.games.discovery.title` finds the package all the same.
"""

import sys
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from carrack.engine.titles import find, offer, register

if TYPE_CHECKING:
    from carrack.engine.title import Title

__all__ = ["NAMES", "CallablePackage", "find", "games", "register"]

NAMES = ("discovery", "empire")


def games() -> tuple[str, ...]:
    """The names of the games that come with carrack."""
    return NAMES


class CallablePackage(ModuleType):
    """The type of this package, so that one attribute of `carrack` is both package and function."""

    def __call__(self) -> tuple[str, ...]:
        """The names of the games that come with carrack."""
        return games()


sys.modules[__name__].__class__ = CallablePackage


def _load(name: str) -> "Title":
    title: Title = import_module(f"carrack.games.{name}.title").TITLE
    return title


for _name in NAMES:
    offer(_name, partial(_load, _name))
