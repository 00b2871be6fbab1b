"""The registry of titles, by name. Packages above the engine offer them; the engine itself names none."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

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


def load_entry(entry: str) -> Any:
    """Import what an entry `package.module:NAME` names.

    A title names what higher layers need of its game by such entries, because it may not import those layers.
    """
    module, _, name = entry.partition(":")
    return getattr(import_module(module), name)
