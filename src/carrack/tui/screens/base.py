"""The base of table and replay: title, board, log, keys; help, rules, score and theme."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from carrack.tui.board import LOG, WIDE, Board, LogPanel
from carrack.tui.panel import Panel
from carrack.tui.player_head import WIDEST_NAME
from carrack.tui.plugin import plugin_of
from carrack.tui.screens.help import Help
from carrack.tui.screens.log import Log
from carrack.tui.screens.rule import Rule
from carrack.tui.text import Piece, fit_width, line
from carrack.tui.theme import DARK, LIGHT
from carrack.tui.view_model import ViewModel
from carrack.tui.words import Words

Keys = tuple[tuple[str, str, str], ...]  # key, message id, action of a click


class BoardScreen(Screen[None]):
    """A board with a widget below it."""

    BINDINGS = [  # noqa: RUF012 - Textual's own way
        Binding("question_mark", "ask_rule", show=False),
        Binding("l", "log", show=False),
        Binding("d", "theme", show=False),
        Binding("h,f1", "help", show=False),
        Binding("escape", "home", show=False),
        *(Binding(f"f{key}", f"tab({key})", show=False) for key in range(2, 8)),
    ]
    AUTO_FOCUS = ""
    help_keys: tuple[tuple[str, str], ...] = ()
    keys: Keys = ()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.model: ViewModel | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Board(plugin_of(self.words.game), self.words)
        with Horizontal(id="bottom"):
            yield self.compose_below()
            yield LogPanel(LOG, id="side")
        yield Static(id="keys")

    def compose_below(self) -> Widget:
        """The widget at the bottom of the screen."""
        raise NotImplementedError

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    def on_mount(self) -> None:
        self._fit_panels(self.app.size.width, self.app.size.height)
        self._draw_keys()

    def on_resize(self, event: events.Resize) -> None:
        self._fit_panels(event.size.width, event.size.height)
        self._draw_keys()

    def _fit_panels(self, width: int, height: int) -> None:
        self.board.fit_panels(width, height)
        self.set_class(self.board.is_wide, "wide")
        self.set_class(width >= WIDE[0], "beside")

    def _draw_keys(self) -> None:
        """Draw the keys; each can be clicked."""
        pieces: list[Piece] = []
        for key, word, action in self.keys:
            if action == "screen.log" and not self.board.is_wide:
                continue  # the log has a tab, and the footer is short
            pieces.append((f"{key} ", f"bold $mark @click={action}"))
            pieces.append((f"{self.words.say(word)}  ", f"@click={action}"))
        self.query_one("#keys", Static).update(line(*pieces), layout=False)

    def show(self, model: ViewModel) -> None:
        """Draw another view model."""
        self.model = model
        self.query_one("#title", Static).update(self._title(model), layout=False)
        self.board.show(model)
        self.query_one("#side", Panel).show(model)

    def _title(self, model: ViewModel) -> Content:
        """The title line: turn and section, and on the right the reader and what that player has."""
        parts = [self.words.term("game", self.words.game), model.log.turn, model.stage]
        left = line((" · ".join(filter(None, parts)), "bold"))
        if model.seat is None:
            return left
        right = line(
            model.sign(model.seat), f" {model.names[model.seat][:WIDEST_NAME]}  {self.board.plugin.brief(model)}"
        )
        room = self.app.size.width - 2 - right.cell_length
        return line(fit_width(left, max(room - 1, 10)), " ", right)

    # Keys ------------------------------------------------------------------------------------------------------------

    def clauses(self) -> Sequence[str]:
        """The clauses about the selected choice."""
        return ()

    def action_ask_rule(self) -> None:
        """Show the rule about the focused panel, or about the selected choice."""
        focused = self.focused
        if isinstance(focused, Panel) and self.model is not None:
            self.app.push_screen(Rule(self.words, focused.spec.clauses(self.model)))
        else:
            self.app.push_screen(Rule(self.words, self.clauses()))

    def action_rule(self, clause: str) -> None:
        """Show the rule that was clicked."""
        self.app.push_screen(Rule(self.words, [clause]))

    def action_log(self) -> None:
        if self.model is not None:
            self.app.push_screen(Log(self.model, self.app.size.width))

    def action_theme(self) -> None:
        self.app.theme = LIGHT if self.app.theme == DARK else DARK

    def action_help(self) -> None:
        self.app.push_screen(Help(self.words, self.help_keys, min(self.app.size.width, 160)))

    def action_tab(self, key: int) -> None:
        names = self.board.names
        if 0 <= key - 2 < len(names):
            name = names[key - 2]
            self.board.turn_to(name)
            if self.model is not None:
                self.board.show(self.model)

    def action_home(self) -> None:
        """Focus the choices."""
