"""The offer composer: a player composes a whole offer before anybody sees a part of it."""

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from carrack.engine import titles
from carrack.engine.game import Game
from carrack.engine.types import HIGHEST_AMOUNT, Choice
from carrack.games.empire.outlook import Outlook
from carrack.games.empire.terminal.facts import figures_of, may_see, view_of
from carrack.games.empire.terminal.offer_board import offer_at
from carrack.games.empire.terminal.outlook import trade_outlook
from carrack.games.empire.words import CARDS
from carrack.tui.text import Piece, fit_width, line, stack
from carrack.tui.view_model import ViewModel

LABEL = 16
CELL = 16


class Sheet(Static):
    """Seven kinds of cards in two columns: what is given and what is asked for."""


class OfferComposer(ModalScreen[str | None]):
    """Returns the offer as a line of moves, or None."""

    BINDINGS = [
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("left,right,tab", "side", show=False),
        Binding("plus,equals_sign,pageup", "add(1)", show=False),
        Binding("minus,pagedown", "add(-1)", show=False),
        Binding("backspace,delete", "clear", show=False),
        Binding("enter", "send", show=False),
        Binding("escape", "close", show=False),
    ]

    def __init__(self, model: ViewModel, game: Game, choice: Choice) -> None:
        super().__init__()
        self.model = model
        self.game = game
        self.opening = choice.notation
        assert model.seat is not None
        self.maker = model.seat
        self.rival = self._rival(choice)
        self.parts = [[0] * len(CARDS), [0] * len(CARDS)]
        if choice.kind == "reply":
            self._begin_reply(int(choice.args["amount_place"]))
        self.column = 0
        self.line = 0
        self.typed = ""

    def _rival(self, choice: Choice) -> int | None:
        """The player to whom the offer is made; None: anybody."""
        if choice.kind == "offer-all":
            return None
        if "seat_rival" in choice.args:
            return int(choice.args["seat_rival"])
        assert self.model.ask is not None  # a trade window asks for an answer to the rival's offer
        return int(self.model.ask.args["seat_rival"])

    def _begin_reply(self, place: int) -> None:
        """Begin a counter-offer with what the offer itself asks for and gives, as far as the maker can give that."""
        assert self.rival is not None
        offer = offer_at(self.model, self.rival, place)
        for row, card in enumerate(CARDS):
            self.parts[0][row] = min(offer.asked.get(card, 0), self._has(self.maker, row))
            self.parts[1][row] = offer.given.get(card, 0)

    def _has(self, seat: int, row: int) -> int:
        """Return the number of cards of a kind that a seat can give away now: gold in a bid is locked."""
        if CARDS[row] == "gold":
            return figures_of(self.model).free_gold[seat]
        return view_of(self.model.view).cards[seat][row]

    def compose(self) -> ComposeResult:
        words = self.model.words
        title = words.say("composer-title-all")
        if self.rival is not None:
            title = words.say("composer-title", name=self.model.names[self.rival])
        with Vertical(classes="box"):
            yield Static(line((title, "bold underline")))
            yield Sheet(id="sheet")
            yield Static("")
            yield Static(id="offer", markup=False)
            yield Static(words.say("composer-hint"), classes="hint", id="composer-hint")

    def on_mount(self) -> None:
        self._draw()

    @property
    def text(self) -> str:
        """The offer as it would be played; empty while it holds nothing."""
        halves = []
        for word, counts in zip(("give", "for"), self.parts, strict=True):
            cards = [f"{n} {card}" for card, n in zip(CARDS, counts, strict=True) if n]
            if cards:
                halves.append(f"{word} {' '.join(cards)}")
        return " ".join([self.opening, *halves, "done"]) if halves else ""

    def _draw(self) -> None:
        self.query_one(Sheet).update(self._sheet())
        offer = self.query_one("#offer", Static)
        words = self.model.words
        if not self.text:
            offer.update(line((words.say("composer-empty"), "$quiet")))
            return
        refusal = self.game.why_not(self.maker, self.text)
        if refusal is not None:
            offer.update(line(("× ", "$warning bold"), (words.tell(refusal, self.maker), "$warning")))
            return
        events = self.game.preview(self.maker, self.text)
        title = titles.find(self.game.name)
        texts = [
            words.tell(event, self.maker) for event in events if event.kind not in title.log.omitted | title.superseded
        ]
        found = self.game.outlook(self.maker, self.text)
        if isinstance(found, Outlook):
            texts.append(trade_outlook(words, found))
        offer.update(line(("→ ", "$success bold"), " ".join(texts)))

    def _sheet(self) -> Content:
        words = self.model.words
        heads: list[Piece] = [fit_width("", LABEL)]
        for word, seat in (("gives", self.maker), ("asks", self.rival)):
            sign: Piece = "" if seat is None else self.model.sign(seat)
            heads.append(fit_width(line((words.say(word), "bold"), " ", sign), CELL))
        lines = [line(*heads)]
        for row, card in enumerate(CARDS):
            cells: list[Piece] = [fit_width(words.title("card", card), LABEL)]
            for column, seat in enumerate((self.maker, self.rival)):
                n = self.parts[column][row]
                has = f"/{self._has(seat, row)}" if seat is not None and may_see(self.model, seat) else ""
                is_here = (column, row) == (self.column, self.line)
                style = "bold reverse" if is_here else "bold" if n else "$quiet"
                cells.append(fit_width(line(("◄ ", "$mark"), (f"{n:>3}{has}", style), (" ►", "$mark")), CELL))
            lines.append(line(*cells))
        return stack(lines)

    def on_click(self, event: events.Click) -> None:
        """A click on an arrow changes its number; a click on a number selects it."""
        sheet = self.query_one(Sheet)
        x, y = event.screen_x - sheet.region.x, event.screen_y - sheet.region.y - 1
        if not (0 <= y < len(CARDS) and LABEL <= x < LABEL + 2 * CELL):
            return
        self.typed = ""
        self.column, inside = divmod(x - LABEL, CELL)
        self.line = y
        if inside <= 1:
            self._set(self.parts[self.column][self.line] - 1)
        elif inside >= 5:
            self._set(self.parts[self.column][self.line] + 1)
        self._draw()

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "0123456789":
            event.stop()
            self.typed = (self.typed + event.character)[-3:]
            self._set(int(self.typed))
            self._draw()

    def _set(self, n: int) -> None:
        self.parts[self.column][self.line] = min(max(n, 0), HIGHEST_AMOUNT)

    def action_row(self, by: int) -> None:
        self.typed = ""
        self.line = (self.line + by) % len(CARDS)
        self._draw()

    def action_side(self) -> None:
        self.typed = ""
        self.column = 1 - self.column
        self._draw()

    def action_add(self, by: int) -> None:
        self.typed = ""
        self._set(self.parts[self.column][self.line] + by)
        self._draw()

    def action_clear(self) -> None:
        self.typed = ""
        self._set(0)
        self._draw()

    def action_send(self) -> None:
        if self.text and self.game.why_not(self.maker, self.text) is None:
            self.dismiss(self.text)

    def action_close(self) -> None:
        self.dismiss(None)
