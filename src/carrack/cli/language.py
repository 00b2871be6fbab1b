"""Which language a command speaks."""

import os
import re
from collections.abc import Sequence
from itertools import pairwise

from carrack.cli.messages import LANGUAGES

ENGLISH = "en"


def spoken(args: Sequence[str]) -> str:
    """The language asked for, wherever in the arguments that is; otherwise the terminal's, if we have it."""
    asked = _asked(args)
    return asked if asked in LANGUAGES else _of_the_terminal()


def _asked(args: Sequence[str]) -> str:
    # Not left to click, because complaints and `--help` are told while it still reads the arguments.
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
    # As POSIX has it: the first of them that is not empty decides, even where it names a language we do not have.
    terminal = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), ENGLISH)
    tongue = re.split(r"[_.@-]", terminal)[0].lower()
    return tongue if tongue in LANGUAGES else ENGLISH
