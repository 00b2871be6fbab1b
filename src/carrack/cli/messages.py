"""The messages of the command itself; the game's sentences come from the engine."""

import re
import textwrap
from functools import cache
from pathlib import Path

LOCALE = Path(__file__).parent.parent / "locale"
LANGUAGES = tuple(sorted(file.parent.name for file in LOCALE.glob("*/cli.ftl")))
MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n(?: +.*)?)*)", re.MULTILINE)
HOLE = re.compile(r"\{ \$(\w+) \}")


def say(lang: str, message: str, /, **args: int | str) -> str:
    """A message of the command. Messages with numbers are formatted by Fluent, which knows plural forms."""
    plain = plain_messages(lang).get(message)
    if plain is None or not all(isinstance(arg, str) for arg in args.values()):
        from carrack.engine.catalogue import catalogue

        return catalogue(lang, "cli").format(message, args)
    return HOLE.sub(lambda hole: str(args[hole[1]]), plain)


@cache
def plain_messages(lang: str) -> dict[str, str]:
    """The messages that need only placeholders filled in. Loading Fluent takes longer than `--help` may."""
    text = (LOCALE / lang / "cli.ftl").read_text(encoding="utf-8")
    found = {}
    for name, pattern in MESSAGE.findall(text):
        first, _, rest = pattern.partition("\n")
        if "{" not in HOLE.sub("", pattern):
            found[name] = f"{first}\n{textwrap.dedent(rest)}".strip()
    return found
