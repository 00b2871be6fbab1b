"""The board: all panels at once on a wide screen, one at a time with tabs on a small one."""

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.widgets import Static

from carrack.tui import log_panel
from carrack.tui.panel import Panel, PanelSpec
from carrack.tui.plugin import TerminalPlugin
from carrack.tui.text import Piece, line
from carrack.tui.view_model import ViewModel
from carrack.tui.words import Words

WIDE = (120, 40)
FIRST_KEY = 2  # F1 is for help


LOG = PanelSpec("log", log_panel.draw)


class LogPanel(Panel):
    """A panel that stays scrolled to its end."""

    def after_drawing(self) -> None:
        self.anchor()


class Board(Container):
    """The panels of a game and the log; on a small screen only one is visible."""

    def __init__(self, plugin: TerminalPlugin, words: Words) -> None:
        super().__init__(id="board")
        self.plugin = plugin
        self.words = words
        self.is_wide = False
        self.current = plugin.left[0].name

    def compose(self) -> ComposeResult:
        yield Static(id="tabs")
        with Horizontal(id="top"):
            with Vertical(id="left"):
                yield from (Panel(spec) for spec in self.plugin.left)
            with Vertical(id="right"):
                yield from (Panel(spec) for spec in self.plugin.right)
        yield Panel(self.plugin.below).add_class("below")
        yield LogPanel(LOG)

    @property
    def names(self) -> list[str]:
        """The tabs in order."""
        plugin = self.plugin
        return [*(panel.name for panel in (*plugin.left, *plugin.right, plugin.below)), LOG.name]

    def panel(self, name: str) -> Panel:
        """A panel by its name."""
        return self.query_one(f"#panel-{name}", Panel)

    def show(self, model: ViewModel) -> None:
        """Draw a view model in every panel."""
        for panel in self.query(Panel):
            panel.show(model)

    def fit_panels(self, width: int, height: int) -> None:
        """Arrange the panels for a screen size."""
        self.is_wide = width >= WIDE[0] and height >= WIDE[1]
        self._fit_panels()

    def turn_to(self, name: str) -> None:
        """Select the panel that is visible on a small screen."""
        self.current = name
        self._fit_panels()

    def _fit_panels(self) -> None:
        for name in self.names:
            panel = self.panel(name)
            panel.display = name != LOG.name if self.is_wide else name == self.current
        for part in ("left", "right"):
            box = self.query_one(f"#{part}")
            box.display = any(panel.display for panel in box.query(Panel))
        self.query_one("#top").display = self.query_one("#left").display or self.query_one("#right").display
        tabs = self.query_one("#tabs", Static)
        tabs.display = not self.is_wide
        pieces: list[Piece] = []
        for key, name in enumerate(self.names, FIRST_KEY):
            style = "reverse bold" if name == self.current else ""
            pieces.append((f" F{key} {self.words.panel(name)} ", f"{style} @click=screen.tab({key})"))
        tabs.update(line(*pieces), layout=False)
