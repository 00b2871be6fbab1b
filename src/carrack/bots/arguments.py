"""Arguments of a bot, written after its name as in an address: `2?worlds=32&moves=10`.

A bot's parameters are the keyword-only ones of its constructor. Their types are those of the annotations, or of the
default values.
"""

from inspect import Parameter, signature
from types import NoneType
from typing import Any, get_args, get_type_hints

from carrack.bots.bot import Bot
from carrack.engine.errors import OptionError


def read_arguments(bot: str, kind: type[Bot], text: str) -> dict[str, Any]:
    """The arguments in a text.

    Raises OptionError: `no-such-argument` if the bot has no such parameter, `bad-argument` if the value is not of its
    type, or if it is given twice.
    """
    types = _parameters(kind)
    found: dict[str, Any] = {}
    for part in text.split("&"):
        name, _, value = part.partition("=")
        if name not in types:
            raise OptionError("no-such-argument", bot=bot, name=name, known=", ".join(types) or "–")
        try:
            if name in found:
                raise ValueError
            found[name] = types[name](value)
        except ValueError as error:
            raise OptionError("bad-argument", name=name, value=value) from error
    return found


def _parameters(kind: type[Bot]) -> dict[str, Any]:
    """The keyword-only parameters of a bot with their types; of `int | None`, that is `int`."""
    hints = get_type_hints(kind.__init__)
    found: dict[str, Any] = {}
    for one in signature(kind.__init__).parameters.values():
        if one.kind is Parameter.KEYWORD_ONLY:
            hint = hints.get(one.name, type(one.default))
            found[one.name] = next((part for part in get_args(hint) if part is not NoneType), hint)
    return found
