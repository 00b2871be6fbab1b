"""The decision: the question, the choices, an amount, and a preview of the selected choice."""

from collections.abc import Callable

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from carrack.engine.types import Choice
from carrack.tui import symbols
from carrack.tui.choice_groups import groups
from carrack.tui.choice_list import ChoiceList
from carrack.tui.text import line
from carrack.tui.view_model import ViewModel

Preview = Callable[[int], str]  # returns what a move would bring, in prose
BAR = 24


class SuccessNotice(str):
    """A notice of success; all other notices are errors."""

    __slots__ = ()


class AmountBar(Static):
    """A slider for an amount."""

    class Set(Message):
        """Posted when an amount was clicked."""

        def __init__(self, amount: int) -> None:
            super().__init__()
            self.amount = amount

    def __init__(self) -> None:
        super().__init__(id="amount")
        self.ends = (0, 0)
        self.amount = 0
        self.start = 0

    def show(self, amount: int, ends: tuple[int, int] | None, hint: str) -> None:
        """Show the selected amount, or nothing if there is none."""
        self.display = ends is not None
        if ends is None:
            return
        self.ends, self.amount = ends, amount
        lowest, highest = ends
        at = round((amount - lowest) * (BAR - 1) / (highest - lowest))
        front = f" ◄ {lowest} "
        self.start = len(front)
        bar = f"{'━' * at}●{'─' * (BAR - 1 - at)}"
        self.update(line(front, (bar, "$mark"), f" {highest} ►  ", (f"{amount}", "bold reverse"), f"  {hint}"))

    def on_click(self, event: events.Click) -> None:
        lowest, highest = self.ends
        part = (event.x - self.start) / (BAR - 1)
        if part < 0:
            self.post_message(self.Set(max(self.amount - 1, lowest)))
        elif part > 1:
            self.post_message(self.Set(min(self.amount + 1, highest)))
        else:
            self.post_message(self.Set(lowest + round(part * (highest - lowest))))


class DecisionPanel(Vertical):
    """The bottom of the screen: question, choices and preview."""

    class Played(Message):
        """Posted when a legal move was confirmed."""

        def __init__(self, choice: Choice, move: int) -> None:
            super().__init__()
            self.choice = choice
            self.move = move

    class Pointing(Message):
        """Posted when another choice was selected."""

    def __init__(self, preview: Preview) -> None:
        super().__init__(id="decision")
        self.preview = preview
        self.model: ViewModel | None = None
        self.notice = ""
        self._was_long = True

    def compose(self) -> ComposeResult:
        yield Static(id="sentence")
        with VerticalScroll(id="choices", can_focus=False):
            yield ChoiceList(id="list")
        yield AmountBar()
        yield Static(id="outcome")

    @property
    def list(self) -> ChoiceList:
        """The choices."""
        return self.query_one(ChoiceList)

    def show(self, model: ViewModel, sentence: str, notice: str = "", keeps: bool = False) -> None:
        """Show another decision, or that there is none; `keeps`: what is selected stays selected if it can."""
        self.model = model
        self.notice = notice
        # Only a sentence of two lines changes the layout of the choices.
        is_long = cell_len(sentence) > self.size.width - 4
        self.query_one("#sentence", Static).update(line((sentence, "bold")), layout=is_long or self._was_long)
        self._was_long = is_long
        self.list.show(groups(model), keeps)

    def say(self, notice: str) -> None:
        """Show a notice instead of the preview until another choice is selected."""
        self.notice = notice
        self._draw_outcome()

    def on_choice_list_pointed(self, event: ChoiceList.Pointed) -> None:
        event.stop()
        if event.by_hand:
            self.notice = ""
        self._draw_outcome()
        self.post_message(self.Pointing())

    def on_amount_bar_set(self, event: AmountBar.Set) -> None:
        event.stop()
        self.list.set_amount(event.amount)
        self.list.focus()

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        choice = event.entry.choice
        if choice.refusal is None:
            self.post_message(self.Played(choice, self._move(choice, event.amount)))

    @property
    def move(self) -> int:
        """The selected move with its amount; there must be one."""
        entry = self.list.entry
        assert entry is not None
        return self._move(entry.choice, self.list.amount)

    def _move(self, choice: Choice, amount: int) -> int:
        return choice.move + (amount - choice.amount[0] if choice.amount else 0)

    def _draw_outcome(self) -> None:
        """Show the notice, or why the choice is illegal, or what it would bring."""
        entry = self.list.entry
        model = self.model
        text = Content("")
        words = model.words if model else None
        self.query_one(AmountBar).show(
            self.list.amount, self.list.range if entry else None, words.say("amount-hint") if words else ""
        )
        if isinstance(self.notice, SuccessNotice):
            text = line(("✓ ", "$success bold"), self.notice)
        elif self.notice:
            text = line(("! ", "$error bold"), (self.notice, "$error"))
        elif entry is not None and model is not None:
            choice = entry.choice
            if choice.refusal is not None:
                why = model.words.tell(choice.refusal, model.seat)
                text = line((f"{symbols.GREYED} ", "$warning bold"), (why, "$warning"))
            else:
                text = line(("→ ", "$success bold"), self.preview(self._move(choice, self.list.amount)))
        self.query_one("#outcome", Static).update(text, layout=False)
