"""The games. Each is a package with a module `title` whose `TITLE` tells the border about it."""

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from carrack.engine.titles import find, offer, register

if TYPE_CHECKING:
    from carrack.engine.title import Title

__all__ = ["NAMES", "find", "games", "register"]

NAMES = ("discovery", "empire")


def games() -> tuple[str, ...]:
    """The names of the games that come with carrack."""
    return NAMES


def _load(name: str) -> "Title":
    title: Title = import_module(f"carrack.games.{name}.title").TITLE
    return title


for _name in NAMES:
    offer(_name, partial(_load, _name))
