"""Which titles there are, by name. The packages above the engine offer them; the engine itself knows none."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carrack.engine.title import Title  # which loads half the engine, and this is read when carrack is imported

_loaders: "dict[str, Callable[[], Title]]" = {}
_titles: "dict[str, Title]" = {}


def offer(name: str, load: "Callable[[], Title]") -> None:
    """Make a title known by name; it is loaded when first asked for."""
    _loaders[name] = load
    _titles.pop(name, None)


def register(title: "Title") -> None:
    """Make a title known that is loaded already."""
    _titles[title.name] = title


def find(name: str) -> "Title":
    """The title of that name."""
    title = _titles.get(name)
    if title is None:
        load = _loaders.get(name)
        if load is None:
            from carrack.engine.errors import OptionError

            raise OptionError("unknown-game", game=name)
        title = _titles[name] = load()
    return title
