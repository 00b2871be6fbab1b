"""Games in files: records, entries and tables, or a text on the standard input."""

import sys
from pathlib import Path
from typing import NamedTuple

from carrack.cli.errors import CommandError, wrong_file
from carrack.cli.messages import say
from carrack.cli.narrator import NAMES

STDIN = "-"
TABLE = '{"carrack-table":'  # how the file of a table begins


class Source(NamedTuple):
    """A text that `carrack.replay` reads, what its players are called, and the seats of those who resigned."""

    text: str
    names: tuple[str, ...]
    resigned: tuple[int, ...] = ()


def read_game(name: str, lang: str) -> Source:
    """The game of a file."""
    text = _read(name, lang)
    if name == STDIN or not text.startswith(TABLE):
        return Source(text, NAMES)
    from carrack.table import Table

    with Table.open(Path(name), lang) as table:
        return Source("\n".join(table.game.entries()), table.names, table.resigned)


def require_writable(name: str, lang: str) -> None:
    """Refuse a file that could not be written, before hours of work end there."""
    folder = Path(name).parent
    if not folder.is_dir():
        raise CommandError(lang, say(lang, "no-folder", folder=str(folder)))
    with Path(name).open("a", encoding="utf-8"):
        pass


def _read(name: str, lang: str) -> str:
    try:
        return sys.stdin.read() if name == STDIN else Path(name).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, or a name that cannot be
        raise wrong_file(lang, name, error) from error
