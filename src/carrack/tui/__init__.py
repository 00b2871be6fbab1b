"""The terminal table. Nothing heavy is imported before it is called: Textual takes most of a second."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carrack.engine.game import Game
    from carrack.table import Table

__all__ = ["run", "watch"]


def run(table: "Table", lang: str = "en") -> None:
    """Sit down at a table and play until somebody quits; every move is saved as it is made."""
    from carrack.tui.app import TableApp

    TableApp(table, lang).run()


def watch(game: "Game", lang: str = "en", names: "Sequence[str]" = (), resigned: "Sequence[int]" = ()) -> None:
    """Step through a game, as everybody may see it; with the names of its players, and without those who resigned."""
    from carrack.tui.app import WatchApp

    WatchApp(game, lang, names, resigned).run()
