"""The terminal client. Textual is imported only when `run` or `watch` is called: it takes most of a second."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carrack.engine.game import Game
    from carrack.table import Table

__all__ = ["run", "watch"]


def run(table: "Table", lang: str = "en") -> None:
    """Play at a table until the user quits; the table saves every move."""
    from carrack.tui.app import TableApp

    TableApp(table, lang).run()


def watch(game: "Game", lang: str = "en", names: "Sequence[str]" = (), resigned: "Sequence[int]" = ()) -> None:
    """Step through the public view of a game. `names` are its players; seats in `resigned` cannot win."""
    from carrack.tui.app import WatchApp

    WatchApp(game, lang, names, resigned).run()
