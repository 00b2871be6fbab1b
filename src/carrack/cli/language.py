"""The language of the command's output."""

import os
import re
from collections.abc import Sequence
from itertools import pairwise

from carrack.cli.messages import LANGUAGES

ENGLISH = "en"


def spoken(args: Sequence[str]) -> str:
    """The language of `--lang`, anywhere in the arguments; else the terminal's if we have it, else English."""
    asked = _asked(args)
    return asked if asked in LANGUAGES else _of_the_terminal()


def _asked(args: Sequence[str]) -> str:
    # Not parsed by click, because errors and `--help` need the language while click is still parsing.
    asked = ""
    for word, following in pairwise((*args, "")):
        if word == "--":
            break
        if word == "--lang":
            asked = following
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    return asked


def _of_the_terminal() -> str:
    # As in POSIX: the first variable that is not empty decides, even if we do not have its language.
    terminal = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), ENGLISH)
    tongue = re.split(r"[_.@-]", terminal)[0].lower()
    return tongue if tongue in LANGUAGES else ENGLISH
