"""Load a bot by `module:Class`. An error in its author's code becomes an OptionError with file and line."""

import importlib
from pathlib import Path
from traceback import extract_tb
from typing import Any

from carrack.bots.bot import Bot
from carrack.engine.errors import OptionError

# Files that a bot's author does not want to see in an error.
MACHINERY = {__file__, importlib.__file__}


def load_class(name: str) -> type[Bot]:
    """Import the class that `module:Class` names.

    Raises OptionError: `no-such-bot` if the name has another form, `no-bot-module` if there is no such module,
    `bot-not-imported` if the module exists and raises an error, `no-bot-class` and `not-a-bot-class` about the class.
    """
    module, _, attribute = name.partition(":")
    if not attribute or not all(part.isidentifier() for part in module.split(".")):
        raise OptionError("no-such-bot", field="bots", value=name)
    try:
        found = getattr(importlib.import_module(module), attribute, None)
    except (Exception, SystemExit) as error:
        if _is_missing(module, error):
            raise OptionError("no-bot-module", module=module) from error
        place = _location(error)
        raise OptionError("bot-not-imported", module=module, place=place, reason=_reason(error)) from error
    if found is None:
        raise OptionError("no-bot-class", module=module, name=attribute)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise OptionError("not-a-bot-class", value=name)
    return found


def create(name: str, kind: type[Bot], seed: int, arguments: dict[str, Any]) -> Bot:
    """Make a bot of a class; OptionError `bot-not-made` if its constructor raises any other error."""
    try:
        return kind(seed, **arguments)
    except OptionError:
        raise
    except (Exception, SystemExit) as error:
        place = _location(error) or f"{kind.__init__.__code__.co_filename}:{kind.__init__.__code__.co_firstlineno}"
        raise OptionError("bot-not-made", value=name, place=place, reason=_reason(error)) from error


def _is_missing(module: str, error: BaseException) -> bool:
    """Whether the module itself, or a package around it, does not exist; else the module failed to import another."""
    return isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}.")


def _reason(error: BaseException) -> str:
    return f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"


def _location(error: BaseException) -> str:
    """File and line of an error: the innermost line of the author's folder, even if a library raised the error."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    frames = [frame for frame in extract_tb(error.__traceback__) if frame.filename not in MACHINERY]
    frames = [frame for frame in frames if not frame.filename.startswith("<frozen importlib")]
    if not frames:
        return ""
    folder = Path(frames[0].filename).parent
    innermost = [frame for frame in frames if Path(frame.filename).is_relative_to(folder)][-1]
    return f"{innermost.filename}:{innermost.lineno}"
