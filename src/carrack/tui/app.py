"""The Textual applications: a table to play at, and a replay."""

from collections.abc import Sequence
from pathlib import Path

from textual.app import App

from carrack.engine.catalogue import catalogue
from carrack.engine.game import Game
from carrack.table import Table
from carrack.tui.screens.table import TableScreen
from carrack.tui.screens.watch import WatchScreen
from carrack.tui.theme import DARK, THEMES
from carrack.tui.words import Words


class CarrackApp(App[None]):
    """Our themes, and no command palette, because it would take a key."""

    CSS_PATH = Path(__file__).with_name("tui.tcss")
    ENABLE_COMMAND_PALETTE = False
    TITLE = "carrack"

    def __init__(self) -> None:
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = DARK


class TableApp(CarrackApp):
    """Plays at a table."""

    def __init__(self, table: Table, lang: str) -> None:
        super().__init__()
        self.table = table
        self.words = Words(lang, table.game.name, table.names, table.game.wording)

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.table, self.words))


class WatchApp(CarrackApp):
    """Replays a game."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = (), resigned: Sequence[int] = ()) -> None:
        super().__init__()
        self.game = game
        found = names or [catalogue(lang).format("player-name", {"number": seat + 1}) for seat in range(game.players)]
        self.words = Words(lang, game.name, found[: game.players], game.wording)
        self.resigned = tuple(resigned)

    def on_mount(self) -> None:
        self.push_screen(WatchScreen(self.game, self.words, self.resigned))
