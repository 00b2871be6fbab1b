"""The screen for a ranked list of placements, which a planned `place` move tries in order."""

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from carrack.games.discovery.terminal.facts import places_of, types_of
from carrack.tui.text import Piece, fit_width, flow, line, stack
from carrack.tui.view_model import ViewModel
from carrack.tui.words import capital

PLACE = 28  # cells for the name of a place
CELL = PLACE + 4
COLUMNS = 2


class Places(Static):
    """The places, in two columns."""


class Ranking(ModalScreen[tuple[str, ...] | None]):
    """Returns the placements, best first, or None."""

    CSS = """
    #places, #ranked, #give { margin-top: 1; }
    #ranking-hint { color: $quiet; }
    """
    BINDINGS = [
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right,tab", "turn(1)", show=False),
        Binding("enter,space", "mark", show=False),
        Binding("backspace,delete", "erase", show=False),
        Binding("o", "give", show=False),
        Binding("escape,q", "close", show=False),
    ]

    def __init__(self, model: ViewModel) -> None:
        super().__init__()
        self.model = model
        self.types = types_of(model.view)
        self.places = places_of(model.view)
        self.type = self.types[0]
        self.at = 0
        self.moves: list[str] = []

    def compose(self) -> ComposeResult:
        say = self.model.words.say
        with Vertical(classes="box"):
            yield Static(line((say("ranking-title"), "bold underline")))
            yield Static(id="types")
            yield Places(id="places")
            yield Static(id="ranked")
            yield Static(line((say("ranking-give"), "bold @click=screen.give")), id="give")
            yield Static(say("ranking-hint"), id="ranking-hint", markup=False)

    def on_mount(self) -> None:
        self._draw()

    @property
    def _rows(self) -> int:
        return -(-len(self.places) // COLUMNS)

    def _move(self, row: int) -> str:
        return f"place {self.type} {self.places[row]}"

    def _draw(self) -> None:
        words = self.model.words
        pieces: list[Piece] = ["◄"]
        for number, kind in enumerate(self.types):
            style = "bold reverse" if kind == self.type else ""
            pieces.append((f" {words.title('type', kind)} ", f"{style} @click=screen.take({number})"))
        self.query_one("#types", Static).update(line(*pieces, "►"))
        rows = self._rows
        columns = [range(at, min(at + rows, len(self.places))) for at in range(0, len(self.places), rows)]
        self.query_one(Places).update(
            stack(line(*(self._place(column[row]) for column in columns if row < len(column))) for row in range(rows))
        )
        ranked = [f"{rank}. {self._brief(move)}" for rank, move in enumerate(self.moves, 1)]
        width = max(self.query_one("#ranked").size.width, 40)
        self.query_one("#ranked", Static).update(stack(flow(ranked, width)) if ranked else words.say("ranking-empty"))

    def _place(self, row: int) -> Content:
        move = self._move(row)
        rank = f"{self.moves.index(move) + 1}." if move in self.moves else ""
        name = fit_width(f" {self.model.words.title('place', self.places[row])}", PLACE)
        is_here = row == self.at
        mark: Piece = ("►" if is_here else " ", "$mark bold")
        return line(mark, (f"{rank:>3}", "bold $mark"), (name.plain, "bold reverse" if is_here else ""))

    def _brief(self, move: str) -> str:
        """A placement in a few words."""
        _, kind, place = move.split()
        words = self.model.words
        return f"{capital(words.term('type', kind))} → {words.term('place', place)}"

    def on_click(self, event: events.Click) -> None:
        """A click adds a place to the list or removes it."""
        listed = self.query_one(Places)
        x, y = event.screen_x - listed.region.x, event.screen_y - listed.region.y
        at = x // CELL * self._rows + y
        if listed.region.contains(event.screen_x, event.screen_y) and at < len(self.places) and x < COLUMNS * CELL:
            self.at = at
            self.action_mark()

    def action_row(self, by: int) -> None:
        self.at = (self.at + by) % len(self.places)
        self._draw()

    def action_turn(self, by: int) -> None:
        self.action_take((self.types.index(self.type) + by) % len(self.types))

    def action_take(self, number: int) -> None:
        """Select another type of worker."""
        self.type = self.types[number]
        self._draw()

    def action_mark(self) -> None:
        """Add the selected placement to the list, or remove it."""
        move = self._move(self.at)
        if move in self.moves:
            self.moves.remove(move)
        else:
            self.moves.append(move)
        self._draw()

    def action_erase(self) -> None:
        del self.moves[-1:]
        self._draw()

    def action_give(self) -> None:
        if self.moves:
            self.dismiss(tuple(self.moves))

    def action_close(self) -> None:
        self.dismiss(None)
