"""The list of choices: headings, columns, the selected choice; arrows, digits, clicks."""

from dataclasses import dataclass

from textual import events
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from carrack.engine.types import HIGHEST_AMOUNT, UNSEEN
from carrack.tui import symbols
from carrack.tui.choice_groups import Entry, Group
from carrack.tui.text import Piece, fit_width, line, stack

GAP = 2
NUMBER = 4  # cells of a number and a blank
MOST_COLUMNS = 4
PATIENCE = 1.0  # seconds within which digits belong to one number


@dataclass(frozen=True)
class Spot:
    """The position of an entry in the list."""

    entry: Entry
    row: int
    column: int


class ChoiceList(Widget, can_focus=True):
    """All choices in rows, in columns if they are short."""

    DEFAULT_CSS = "ChoiceList { height: auto; width: 1fr; text-wrap: nowrap; }"
    BINDINGS = [  # noqa: RUF012 - Textual's own way
        Binding("up", "move_up", show=False),
        Binding("down", "move_down", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("backspace", "erase", show=False),
    ]
    at: reactive[int] = reactive(-1)

    class Pointed(Message):
        """Posted when the selected choice or amount has changed, by the user or because the choices changed."""

        def __init__(self, by_hand: bool = True) -> None:
            super().__init__()
            self.by_hand = by_hand

    class Chosen(Message):
        """Posted when the selected choice is to be played."""

        def __init__(self, entry: Entry, amount: int) -> None:
            super().__init__()
            self.entry = entry
            self.amount = amount

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self.groups: list[Group] = []
        self.spots: list[Spot] = []
        self.amount = 0
        self._typed = ""
        self._typed_at = 0.0
        self._wide = 0
        self._height = 0
        self._heads: dict[int, str] = {}
        self._columns: list[int] = []  # the width of each spot

    # Display ---------------------------------------------------------------------------------------------------------

    def show(self, groups: list[Group], keeps: bool = False) -> None:
        """Show other choices and select the first legal one; `keeps`: the one selected before, if it is still legal."""
        before, amount = self.entry, self.amount
        self.groups = groups
        self._typed = ""
        height, self._wide = self._height, 0
        self._lay_out(self.size.width or 60)
        legal = [at for at, spot in enumerate(self.spots) if spot.entry.number]
        kept = [at for at in legal if keeps and before is not None and self._is_same(self.spots[at].entry, before)]
        self.set_reactive(ChoiceList.at, next(iter(kept or legal), 0 if self.spots else -1))
        self._begin_amount()
        if kept and self.range:
            self.amount = min(max(amount, self.range[0]), self.range[1])
        self.refresh(layout=height != self._height)
        self.post_message(self.Pointed(by_hand=False))
        self.call_after_refresh(self._scroll_there)

    def _is_same(self, entry: Entry, before: Entry) -> bool:
        """Whether an entry is another state of the same choice; amounts may differ."""
        if entry.choice.amount and before.choice.amount:
            return entry.choice.kind == before.choice.kind
        return entry.choice.notation == before.choice.notation

    @property
    def entry(self) -> Entry | None:
        """The choice in hand."""
        return self.spots[self.at].entry if 0 <= self.at < len(self.spots) else None

    @property
    def range(self) -> tuple[int, int] | None:
        """The amounts of the selected choice, if it has more than one."""
        entry = self.entry
        if entry is None or entry.choice.amount is None or not entry.number:
            return None
        lowest, highest = entry.choice.amount
        if UNSEEN in entry.choice.args:
            highest = HIGHEST_AMOUNT  # hidden: it follows from another player's cards
        return (lowest, highest) if highest > lowest else None

    def _lay_out(self, width: int) -> None:
        if width == self._wide:
            return
        self._wide = width
        self.spots = []
        self._heads = {}
        self._columns = []
        row = 0
        for group in self.groups:
            if group.heading:
                self._heads[row] = group.heading
                row += 1
            widest = NUMBER + max(len(entry.label) for entry in group.entries) + GAP
            columns = max(1, min(MOST_COLUMNS, width // widest, len(group.entries)))
            if any(entry.choice.amount for entry in group.entries):
                columns = 1
            cell = width // columns
            for number, entry in enumerate(group.entries):
                self.spots.append(Spot(entry, row + number // columns, number % columns))
                self._columns.append(cell)
            row += -(-len(group.entries) // columns)
        self._height = row

    def get_content_height(self, container: object, viewport: object, width: int) -> int:  # noqa: ARG002 - Textual's
        self._lay_out(width)
        return max(self._height, 1)

    def on_resize(self) -> None:
        height = self._height
        self._lay_out(self.size.width)
        self.refresh(layout=height != self._height)

    def render(self) -> Content:
        """The lines, with the selected choice reversed and marked."""
        self._lay_out(self.size.width)
        rows: list[list[Piece]] = [[] for _ in range(max(self._height, 1))]
        for row, heading in self._heads.items():
            rows[row].append((heading, "bold underline"))
        for at, spot in enumerate(self.spots):
            entry = spot.entry
            is_here = at == self.at
            number = f"{entry.number:>2} " if entry.number else f" {symbols.GREYED} "
            label = fit_width(entry.label, self._columns[at] - NUMBER - 1).plain
            style = "" if entry.number else "$quiet"
            if is_here:
                style = "bold reverse" if self.has_focus else "reverse"
            rows[spot.row].append(("►" if is_here else " ", "$mark bold"))
            rows[spot.row].append((number + label, style))
        return stack(line(*row) for row in rows)

    # Moving ----------------------------------------------------------------------------------------------------------

    def watch_at(self) -> None:
        self._begin_amount()
        self.refresh()
        self._scroll_there()
        self.post_message(self.Pointed())

    def _begin_amount(self) -> None:
        entry = self.entry
        self.amount = entry.choice.amount[0] if entry and entry.choice.amount else 0

    def _scroll_there(self) -> None:
        if 0 <= self.at < len(self.spots) and isinstance(self.parent, VerticalScroll):
            row = self.spots[self.at].row
            above = row - 1 if row - 1 in self._heads else row
            self.parent.scroll_to_region(Region(0, above, 1, 1 + row - above), animate=False, force=True)

    def action_move_down(self) -> None:
        self._move(1)

    def action_move_up(self) -> None:
        self._move(-1)

    def _move(self, way: int) -> None:
        """Select the nearest choice in the next row."""
        self._typed = ""
        if not self.spots:
            return
        here = self.spots[self.at]
        rows = [spot.row for spot in self.spots if (spot.row - here.row) * way > 0]
        if rows:
            row = min(rows) if way > 0 else max(rows)
            there = [at for at, spot in enumerate(self.spots) if spot.row == row]
            self.at = min(there, key=lambda at: abs(self.spots[at].column - here.column))

    def action_step(self, way: int) -> None:
        """Select the choice beside; if the choice has an amount, change it by one."""
        self._typed = ""
        if self.range:
            self.set_amount(self.amount + way)
        elif self.spots:
            self.at = min(max(self.at + way, 0), len(self.spots) - 1)

    def action_page(self, way: int) -> None:
        if self.range:
            self.set_amount(self.amount - 10 * way)
            return
        for _ in range(5):
            self._move(way)

    def action_first(self) -> None:
        if self.range:
            self.set_amount(self.range[0])
        elif self.spots:
            self.at = 0

    def action_last(self) -> None:
        if self.range:
            self.set_amount(self.range[1])
        elif self.spots:
            self.at = len(self.spots) - 1

    def set_amount(self, amount: int) -> None:
        """Set the amount of the selected choice, within its legal range."""
        if self.range:
            lowest, highest = self.range
            self.amount = min(max(amount, lowest), highest)
            self.post_message(self.Pointed())

    def action_erase(self) -> None:
        self._typed = ""
        if self.range:
            self.set_amount(self.range[0])

    def on_key(self, event: events.Key) -> None:
        """Digits select a choice, or set the amount of the selected one."""
        if not (event.character and event.character in "0123456789"):
            return
        event.stop()
        if event.time - self._typed_at > PATIENCE:
            self._typed = ""
        self._typed_at = event.time
        self._typed = (self._typed + event.character)[-3:]
        if self.range:
            self.set_amount(int(self._typed))
            return
        for text in (self._typed, event.character):
            found = [at for at, spot in enumerate(self.spots) if spot.entry.number == int(text) > 0]
            if found:
                self.at = found[0]
                has_amount = self.spots[self.at].entry.choice.amount is not None
                self._typed = "" if has_amount else text  # further digits belong to the amount
                return

    def action_choose(self) -> None:
        if self.entry is not None:
            self.post_message(self.Chosen(self.entry, self.amount))

    def on_click(self, event: events.Click) -> None:
        """A click selects a choice, a second click plays it."""
        for at, spot in enumerate(self.spots):
            left = spot.column * self._columns[at]
            if spot.row == event.y and left <= event.x < left + self._columns[at]:
                if at == self.at:
                    self.action_choose()
                else:
                    self.at = at
                return

    def point_at(self, text: str) -> None:
        """Select the next choice whose label contains a text."""
        order = [*range(self.at + 1, len(self.spots)), *range(self.at + 1)]
        for at in order:
            if text.casefold() in self.spots[at].entry.label.casefold():
                self.at = at
                return
