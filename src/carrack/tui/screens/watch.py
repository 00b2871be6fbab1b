"""The replay: steps through the public view of a game, with board and prose."""

from collections.abc import Sequence
from functools import lru_cache

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from carrack.engine.api import replay
from carrack.engine.game import Game
from carrack.engine.types import Event
from carrack.table.ranking import ranked_winners
from carrack.tui.log_panel import paragraphs
from carrack.tui.log_paragraphs import LogParagraphs
from carrack.tui.screens import score
from carrack.tui.screens.base import BoardScreen
from carrack.tui.screens.help import WATCHING
from carrack.tui.text import line, stack
from carrack.tui.view_model import view_model
from carrack.tui.words import Words

LEAP = 10
BAR = 40


class ReplayPanel(Vertical):
    """The number of the decision, and the events of the last move."""

    def __init__(self) -> None:
        super().__init__(id="decision")

    def compose(self) -> ComposeResult:
        yield Static(id="sentence")
        with VerticalScroll(id="choices"):
            yield Static(id="outcome-text", markup=False)


class WatchScreen(BoardScreen):
    """Steps through a game with the arrow keys."""

    BINDINGS = [  # noqa: RUF012 - Textual's own way
        Binding("left", "back", show=False, priority=True),
        Binding("right,space,enter", "on", show=False, priority=True),
        Binding("pageup", "leap_back", show=False, priority=True),
        Binding("pagedown", "leap_on", show=False, priority=True),
        Binding("home", "start", show=False, priority=True),
        Binding("end", "end", show=False, priority=True),
        Binding("s", "score", show=False),
        Binding("q,ctrl+c,ctrl+q", "quit", show=False),
    ]
    help_keys = WATCHING
    keys = (
        ("←", "key-back", "screen.back"),
        ("→", "key-on", "screen.on"),
        ("Home", "key-start", "screen.start"),
        ("End", "key-end", "screen.end"),
        ("?", "key-rule", "screen.ask_rule"),
        ("l", "key-log", "screen.log"),
        ("s", "key-score", "screen.score"),
        ("h", "key-help", "screen.help"),
        ("q", "key-close", "screen.quit"),
    )

    def __init__(self, game: Game, words: Words, resigned: Sequence[int] = ()) -> None:
        super().__init__(words)
        self.resigned = resigned
        self.labels = [words.say("seat-resigned") if seat in resigned else "" for seat in range(game.players)]
        text = game.record()
        self.last = game.number
        self.shows_hands = game.is_over
        self.at = 0
        self.events = _not_undone(replay(text).events())
        self.event_log = LogParagraphs(self.words, None)
        # Cached, so that going back a step does not replay the whole game.
        self.game_at = lru_cache(64)(lambda number: replay(text, to=number))

    def compose_below(self) -> Widget:
        return ReplayPanel()

    def on_mount(self) -> None:
        super().on_mount()
        self.draw()

    def draw(self) -> None:
        """Draw the game at the current decision."""
        self.event_log.update([event for event in self.events if event.number <= self.at])
        log_state = self.event_log.until(self.at)
        model = view_model(
            self.game_at(self.at), self.words, log_state, None, self.labels, shows_hands=self.shows_hands
        )
        new = [paragraph for paragraph in log_state.paragraphs if paragraph.number == self.at]
        self.show(model)
        part = round(self.at * (BAR - 1) / max(self.last, 1))
        bar = f"{'━' * part}●{'─' * (BAR - 1 - part)}"
        sentence = line((self.words.say("step", number=self.at, last=self.last), "bold"), "  ", (bar, "$mark"))
        self.query_one("#sentence", Static).update(sentence)
        width = max(self.query_one("#choices").size.width - 2, 20)
        self.query_one("#outcome-text", Static).update(stack(paragraphs(model, new, width)))

    def action_back(self) -> None:
        self._go(self.at - 1)

    def action_on(self) -> None:
        self._go(self.at + 1)

    def action_leap_back(self) -> None:
        self._go(self.at - LEAP)

    def action_leap_on(self) -> None:
        self._go(self.at + LEAP)

    def action_start(self) -> None:
        self._go(0)

    def action_end(self) -> None:
        self._go(self.last)

    def _go(self, number: int) -> None:
        number = min(max(number, 0), self.last)
        if number != self.at:
            self.at = number
            self.draw()

    def action_score(self) -> None:
        assert self.model is not None
        game = self.game_at(self.at)
        sheet = score.draw(self.model, game, ranked_winners(game, self.resigned), self.app.size.width - 6)
        self.app.push_screen(score.ScoreScreen(self.model, sheet, game.is_over, quits=False))

    def action_quit(self) -> None:
        self.app.exit()


def _not_undone(events: Sequence[Event]) -> list[Event]:
    """The events without those of moves that were taken back."""
    left: list[Event] = []
    for event in events:
        if event.kind == "rewound":
            left = [earlier for earlier in left if earlier.number <= event.number]
        else:
            left.append(event)
    return left
