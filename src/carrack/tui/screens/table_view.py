"""Draws a table for the player at the screen: the board, the decision, and the preview of a choice."""

from collections.abc import Sequence
from dataclasses import replace
from time import monotonic

from textual.widget import Widget

from carrack.engine import titles
from carrack.engine.errors import CarrackError
from carrack.table import Seat, Table
from carrack.tui.decision_panel import DecisionPanel
from carrack.tui.log_paragraphs import LogParagraphs
from carrack.tui.screens.base import BoardScreen
from carrack.tui.targets import targets
from carrack.tui.view_model import ViewModel, view_model
from carrack.tui.words import Words

MOST_TOLD = 8  # most sentences in a preview


class TableBoardScreen(BoardScreen):
    """A table seen from one of its seats, or publicly."""

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__(words)
        self.table = table
        self.people = [seat for seat, who in enumerate(table.seats) if who.is_persons]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self.event_logs: dict[int | None, LogParagraphs] = {}
        self.fresh: dict[int | None, int] = {}  # by seat: serial number of the first event after its last decision
        self.has_failed = ""  # the error of a bot that failed
        self.drawn_at = 0.0

    def compose_below(self) -> Widget:
        return DecisionPanel(self.preview)

    @property
    def decision(self) -> DecisionPanel:
        return self.query_one(DecisionPanel)

    def gather(self) -> ViewModel:
        """The view model of the player at the screen."""
        seat = self.viewer
        log = self.event_logs.setdefault(seat, LogParagraphs(self.words, seat))
        log.update(self.table.game.events(seat=seat))
        labels = [self._who(who) for who in self.table.seats]
        model = view_model(self.table.game, self.words, log.state, seat, labels, self.fresh.get(seat, 0))
        model = replace(model, declined=frozenset(self.table.declined_offers()))
        if seat is not None:
            hidden = frozenset(self.table.filtered_offers(seat))
            model = replace(model, filtered=hidden, orders=self.table.orders(seat))
        if seat is not None and self.table.seats[seat].kind == "bot":
            return replace(model, choices=(), legal=frozenset())  # a seat that a bot plays only watches
        return model

    def _who(self, who: Seat) -> str:
        """The note beside a player's name."""
        if who.kind == "human":
            return ""
        if who.is_away:
            return self.words.say("seat-away")
        if who.has_resigned:
            return self.words.say("seat-resigned")
        return self.words.say("bot-level", level=str(who.level))

    def draw(self, notice: str = "") -> None:
        """Redraw everything. While others act in an open node, the player's selection stays."""
        model, before = self.gather(), self.model
        keeps = (
            before is not None
            and model.view.mode == "open"
            and (model.ask, model.seat, model.fresh) == (before.ask, before.seat, before.fresh)
        )
        home = self.board.plugin.home(model)
        if model.choices and home != self.board.current:
            self.board.turn_to(home)
        self.show(model)
        self.decision.show(model, self._sentence(model), notice, keeps)
        self.drawn_at = monotonic()

    def _sentence(self, model: ViewModel) -> str:
        """The question, or the players the game waits for."""
        words, table = self.words, self.table
        if table.status == "void":
            return words.say("void")
        if table.status == "over":
            return words.say("over")
        if self.has_failed:
            return words.say("bot-failed", error=self.has_failed)
        due = [seat for seat in table.game.deciders if seat not in table.game.committed]
        if model.choices and model.ask is not None and model.seat is not None and model.seat in due:
            question = words.tell(model.ask, model.seat)
            if model.view.mode == "open" and len(self.people) > 1:
                return words.say("whose-act", name=words.names[model.seat], question=question)
            return question
        thinking = words.say("thinking", names=", ".join(self.words.names[seat] for seat in due))
        if self.is_deserted:
            return f"{thinking} {words.say('deserted')}"
        return f"{thinking} {words.say('may-act')}" if model.choices else thinking

    @property
    def is_deserted(self) -> bool:
        """Whether bots play alone for people who may come back."""
        seats = self.table.seats
        return any(who.is_away for who in seats) and all(who.kind == "bot" for who in seats)

    def on_decision_pointing(self) -> None:
        """Highlight on the board what the selected choice points at."""
        entry = self.decision.list.entry
        if self.model is not None:
            pointed = targets([entry.choice], self.board.plugin.aliases) if entry is not None else frozenset()
            if pointed != self.model.pointed:
                self.model = replace(self.model, pointed=pointed)
                self.board.show(self.model)

    def preview(self, move: int) -> str:
        """The effect of a move, in prose."""
        game, seat = self.table.game, self.viewer
        if seat is None or self.model is None or (game.mode != "open" and seat not in game.deciders):
            return ""
        if game.mode == "sealed":
            return self.words.say("preview-sealed")
        try:
            events = game.preview(seat, move)
        except CarrackError as error:
            return self.words.tell(error, seat)
        omitted = titles.find(game.name).log.omitted
        texts = [self.words.tell(event, seat) for event in events if event.kind not in omitted][:MOST_TOLD]
        outlook = self.board.plugin.outlook(self.model, game.notation(move, seat), game.outlook(seat, move))
        return " ".join(filter(None, [*texts, outlook])) or self.words.say("preview-hidden")

    def clauses(self) -> Sequence[str]:
        """The clauses about the selected choice: why it is greyed, what it is about, when it is made."""
        entry = self.decision.list.entry
        if entry is None or self.model is None:
            return ()
        choice = entry.choice
        found = [choice.refusal.clause] if choice.refusal else []
        found += self.board.plugin.clauses(choice)
        moments = titles.find(self.words.game).moments
        kinds = [choice.kind, *(other.kind for other in self.model.choices)]
        return [*found, *(moments[kind] for kind in kinds if kind in moments)]
