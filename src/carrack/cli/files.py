"""Reads games from files (records, entries, tables) or from standard input."""

import sys
from pathlib import Path
from typing import NamedTuple

from carrack.cli.errors import CommandError, wrong_file
from carrack.cli.messages import say
from carrack.cli.narrator import NAMES

STDIN = "-"
TABLE = '{"carrack-table":'  # first characters of a table's file


class Source(NamedTuple):
    """A text for `carrack.replay`, the players' names, and the seats that resigned."""

    text: str
    names: tuple[str, ...]
    resigned: tuple[int, ...] = ()


def read_game(name: str, lang: str) -> Source:
    """Read the game of a file."""
    text = _read(name, lang)
    if name == STDIN or not text.startswith(TABLE):
        return Source(text, NAMES)
    from carrack.table import Table

    with Table.open(Path(name), lang) as table:
        return Source("\n".join(table.game.entries()), table.names, table.resigned)


def require_writable(name: str, lang: str) -> None:
    """Raise CommandError for a file that cannot be written, before hours of work are lost."""
    folder = Path(name).parent
    if not folder.is_dir():
        raise CommandError(lang, say(lang, "no-folder", folder=str(folder)))
    with Path(name).open("a", encoding="utf-8"):
        pass


def _read(name: str, lang: str) -> str:
    try:
        return sys.stdin.read() if name == STDIN else Path(name).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, or an invalid name
        raise wrong_file(lang, name, error) from error
