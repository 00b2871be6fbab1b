"""The registry of titles, by name. Packages above the engine register them; the engine itself names none."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carrack.engine.title import Title  # it loads half the engine, and this module is imported with carrack

_loaders: "dict[str, Callable[[], Title]]" = {}
_titles: "dict[str, Title]" = {}


def register_loader(name: str, load: "Callable[[], Title]") -> None:
    """Register a title by name; it is loaded when it is first asked for."""
    _loaders[name] = load
    _titles.pop(name, None)


def register(title: "Title") -> None:
    """Register a title that is loaded already."""
    _titles[title.name] = title


def find(name: str) -> "Title":
    """Return the title of that name; OptionError if there is none."""
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
