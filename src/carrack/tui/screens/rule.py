"""The rules reference: the relevant clauses first, all others below them."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from carrack.engine.reference import Clause, rules
from carrack.tui.text import line, stack
from carrack.tui.words import Words


class Rule(ModalScreen[None]):
    """Shows one clause beside the list of all; the relevant ones come first."""

    BINDINGS = [Binding("escape,question_mark,q", "close", show=False)]  # noqa: RUF012 - Textual's own way

    def __init__(self, words: Words, clauses: Sequence[str]) -> None:
        super().__init__()
        self.words = words
        self.book = rules(words.game, words.lang)
        self.first = [clause for clause in dict.fromkeys(clauses) if clause in self.book]

    def compose(self) -> ComposeResult:
        asked = [Option(self._entry(key)) for key in self.first]
        others = [Option(self._entry(key)) for key in self.book]
        with Vertical(classes="box full"):
            yield Static(line((self.words.say("rule-title"), "bold underline")), classes="heading")
            with Horizontal(classes="body"):
                yield OptionList(*asked, *([None] if asked else []), *others, id="clauses", markup=False)
                with VerticalScroll(id="clause-text"):
                    yield Static(id="clause", markup=False)
            yield Static(self.words.say("rule-hint"), classes="hint", markup=False)

    def on_mount(self) -> None:
        self.order = [*self.first, *self.book]
        self.set_class(self.size.width < 100, "narrow")
        clauses = self.query_one(OptionList)
        clauses.focus()
        clauses.highlighted = 0

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#clause", Static).update(self._text(self.book[self.order[event.option_index]]))
        self.query_one("#clause-text").scroll_home(animate=False)

    def _entry(self, key: str) -> str:
        """A row of the list; clauses below a heading are indented."""
        clause = self.book[key]
        number = key.split("-", maxsplit=1)[0] if "-" in key else key
        return f"{number} {clause.title}" if "." not in key and "-" not in key else f"  {number} {clause.title}"

    def _text(self, clause: Clause) -> Content:
        """The text of a clause, or of all clauses below a heading."""
        parts = [clause]
        if not clause.text:
            parts += [other for key, other in self.book.items() if key.startswith((f"{clause.id}.", f"{clause.id}-"))]
        lines: list[Content] = []
        for part in parts:
            body = [Content(text) for text in part.text.strip().split("\n")]
            lines += [line((f"{part.id}  {part.title}", "bold")), *body, line("")]
        return stack(lines)

    def action_close(self) -> None:
        self.dismiss(None)
