"""The screen on which a player plans the bids of a round: a row for each card that is still to be auctioned."""

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from carrack.engine.game import Game
from carrack.engine.types import HIGHEST_AMOUNT
from carrack.games.empire.figures import RowCard
from carrack.games.empire.planning import lots_left
from carrack.games.empire.terminal.facts import card_changes, figures_of, view_of
from carrack.games.empire.words import CARDS
from carrack.tui.round_plan import TIED, LimitSet, RoundPlan, Tied
from carrack.tui.text import Piece, in_columns, line, stack
from carrack.tui.view_model import ViewModel

LATEST = 4  # prices that are shown
NAME, PRICES, LIMIT, WAY = 15, 13, 9, 9  # cells of the columns; what a card brings has the rest
FRAME = 6  # cells that the box takes at both sides
WIDEST = 100  # cells of the box


class CardRows(Static):
    """The cards with their limits."""


class BidPlanner(ModalScreen[RoundPlan | None]):
    """Returns the planned bids, and whether the seat says ready at the end of the round; None if it was left."""

    # Without padding above and below, all of it fits into 24 lines, long texts too.
    CSS = "BidPlanner .box { padding: 0 2; } #cards, #brings { margin-top: 1; }"
    BINDINGS = [
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("left", "tied(-1)", show=False),
        Binding("right,tab", "tied(1)", show=False),
        Binding("plus,equals_sign,pageup", "add(1)", show=False),
        Binding("minus,pagedown", "add(-1)", show=False),
        Binding("backspace,delete", "clear", show=False),
        Binding("r", "ready", show=False),
        Binding("enter", "send", show=False),
        Binding("escape", "close", show=False),
    ]

    def __init__(self, model: ViewModel, game: Game, plan: RoundPlan) -> None:
        super().__init__()
        assert model.seat is not None
        self.model = model
        self.seat = model.seat
        self.view = view_of(model.view)
        self.places = lots_left(self.view)
        planned = {limit.place: limit for limit in plan.limits}
        self.limits = [planned[place].limit if place in planned else None for place in self.places]
        self.tied = [planned[place].tied if place in planned else None for place in self.places]  # None: not chosen
        self.is_ready = plan.is_ready
        self.at = 0
        self.typed = ""
        self._sales = [event.args for event in game.events(seat=self.seat) if event.kind == "won"]

    def compose(self) -> ComposeResult:
        words = self.model.words
        with Vertical(classes="box"):
            yield Static(line((words.say("planner-title", round=self.view.round), "bold underline")))
            yield CardRows(id="cards", markup=False)
            yield Static(id="brings", markup=False)
            yield Static(id="sums", markup=False)
            yield Static(id="then", markup=False)
            yield Static(words.say("planner-hint"), classes="hint", id="planner-hint", markup=False)

    def on_mount(self) -> None:
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    # Display ---------------------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        words = self.model.words
        self.query_one(CardRows).update(self._rows())
        self.query_one("#brings", Static).update(self._brings(self.places[self.at], is_whole=True))
        gold = self.view.cards[self.seat][CARDS.index("gold")]
        limits = sum(limit or 0 for limit in self.limits)
        sums: list[Piece] = [(words.say("planner-sum", sum=limits, gold=gold), "$warning" if limits > gold else "")]
        bond = max((card.at_once.get("gold", 0) for card in self._row()), default=0)
        if bond:
            sums += [" ", words.say("planner-bond", gold=bond)]
        if limits > gold:
            sums += [" ", words.say("planner-shrink")]
        if self.takes_for_nothing():
            sums += [" ", (words.say("planner-zero"), "$warning")]
        self.query_one("#sums", Static).update(line(*sums))
        self.query_one("#then", Static).update(words.say("planner-then", ready="yes" if self.is_ready else "no"))

    def _rows(self) -> Content:
        words = self.model.words
        width = min(self.app.size.width * 9 // 10, WIDEST) - FRAME
        widths = (NAME, width - NAME - PRICES - LIMIT - WAY - 4, PRICES, LIMIT, WAY)
        heads = (
            words.say("planner-card"),
            words.say("planner-brings"),
            words.say("planner-prices"),
            words.say("planner-limit"),
            words.say("planner-tied"),
        )
        rows: list[list[Piece]] = [[(head, "$quiet") for head in heads]]
        for at, place in enumerate(self.places):
            is_here = at == self.at
            limit = self.limits[at]
            style = "bold reverse" if is_here else "bold" if limit is not None else "$quiet"
            name = words.title("card", CARDS[self.view.row[place - 1]])
            rows.append(
                [
                    line(("►" if is_here else " ", "$mark bold"), f"{place} ", (name, "bold" if is_here else "")),
                    self._brings(place),
                    self._prices(place),
                    line(("◄ ", "$mark"), (f"{'–' if limit is None else limit:>3}", style), (" ►", "$mark")),
                    words.say("planner-way", tied=self.way_of(at)),
                ]
            )
        return stack(in_columns(rows, widths))

    def _row(self) -> list[RowCard]:
        found = figures_of(self.model).row
        return found[self.seat] if found else []

    def _brings(self, place: int, is_whole: bool = False) -> str:
        """The gain from a card at the next development, if the cards before it were won too."""
        words = self.model.words
        card = next((one for one in self._row() if one.place == place), None)
        if card is None:
            return ""
        parts = [f"{words.say('planner-at-once')} {card_changes(words, card.at_once)}"] if card.at_once else []
        if card.changes:
            built = ", ".join(map(self._built, card.built))
            parts.append(f"{built} {card_changes(words, card.changes)}".strip())
        text = ", ".join(parts) or words.say("planner-no-use")
        return words.say("planner-next", text=text) if is_whole else text

    def _built(self, what: str) -> str:
        words = self.model.words
        match what:
            case "unrest":
                return words.say("planner-unrest")
            case "bonds":
                return words.say("planner-bonds")
            case _:
                return words.term("institution", what)

    def _prices(self, place: int) -> str:
        """The prices of cards of the same kind so far."""
        card = CARDS[self.view.row[place - 1]]
        return " · ".join([str(sale["amount"]) for sale in self._sales if sale["card"] == card][-LATEST:]) or "–"

    # The plan --------------------------------------------------------------------------------------------------------

    def way_of(self, at: int) -> Tied:
        """Return what a tied bid does. Without a choice it holds, or withdraws if its limit is 0 (card not wanted)."""
        return self.tied[at] or ("withdraw" if self.limits[at] == 0 else "hold")

    def takes_for_nothing(self) -> bool:
        """Whether a limit of 0 holds: it gets the card for nothing if nobody else wants it."""
        return any(limit == 0 and self.way_of(at) == "hold" for at, limit in enumerate(self.limits))

    # Keys and clicks -------------------------------------------------------------------------------------------------

    def on_click(self, event: events.Click) -> None:
        """A click selects a card; on an arrow it changes the limit, on the last column what to do when tied."""
        rows = self.query_one(CardRows)
        x, y = event.screen_x - rows.region.x, event.screen_y - rows.region.y - 1
        if not 0 <= y < len(self.places):
            return
        self.action_row(y - self.at)
        limit = rows.region.width - LIMIT - WAY - 1
        if x > limit + LIMIT:
            self.action_tied(1)
        elif limit <= x < limit + 2:
            self.action_add(-1)
        elif limit + 5 <= x < limit + 7:
            self.action_add(1)

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "0123456789":
            event.stop()
            self.typed = (self.typed + event.character)[-3:]
            self._set(int(self.typed))

    def _set(self, limit: int | None) -> None:
        self.limits[self.at] = None if limit is None else min(max(limit, 0), HIGHEST_AMOUNT)
        self._draw()

    def action_row(self, by: int) -> None:
        self.typed = ""
        self.at = (self.at + by) % len(self.places)
        self._draw()

    def action_tied(self, by: int) -> None:
        self.tied[self.at] = TIED[(TIED.index(self.way_of(self.at)) + by) % len(TIED)]
        self._draw()

    def action_add(self, by: int) -> None:
        self.typed = ""
        limit = self.limits[self.at]
        self._set(max(by, 0) if limit is None else limit + by)

    def action_clear(self) -> None:
        """Leave this card to the player."""
        self.typed = ""
        self._set(None)

    def action_ready(self) -> None:
        self.is_ready = not self.is_ready
        self._draw()

    def action_send(self) -> None:
        limits = tuple(
            LimitSet(place, limit, self.way_of(at))
            for at, (place, limit) in enumerate(zip(self.places, self.limits, strict=True))
            if limit is not None
        )
        self.dismiss(RoundPlan(limits, self.is_ready))

    def action_close(self) -> None:
        self.dismiss(None)
