"""A table as whoever sits before it sees it: the board, the decision, and what would come of a choice."""

from collections.abc import Sequence
from dataclasses import replace
from time import monotonic

from textual.widget import Widget

from carrack.engine import titles
from carrack.engine.errors import CarrackError
from carrack.table import Seat, Table
from carrack.tui.chronicle import UNTOLD, Chronicle
from carrack.tui.decision import Decision
from carrack.tui.scene import Scene, look
from carrack.tui.screens.base import BoardScreen
from carrack.tui.targets import targets
from carrack.tui.words import Words

MOST_TOLD = 8  # sentences of a preview


class TableView(BoardScreen):
    """Draws a table for one of its seats, or for nobody in particular."""

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__(words)
        self.table = table
        self.people = [seat for seat, who in enumerate(table.seats) if who.is_persons]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self.chronicles: dict[int | None, Chronicle] = {}
        self.fresh: dict[int | None, int] = {}  # by seat: the first event that came after its last decision
        self.has_failed = ""  # what a bot failed with
        self.drawn_at = 0.0

    def compose_below(self) -> Widget:
        return Decision(self.preview)

    @property
    def decision(self) -> Decision:
        return self.query_one(Decision)

    def gather(self) -> Scene:
        """What the one before the screen may see."""
        seat = self.viewer
        chronicle = self.chronicles.setdefault(seat, Chronicle(self.words, seat))
        chronicle.hear(self.table.game.events(seat=seat))
        notes = [self._who(who) for who in self.table.seats]
        scene = look(self.table.game, self.words, chronicle.told, seat, notes, self.fresh.get(seat, 0))
        if seat is not None and self.table.seats[seat].kind == "bot":
            return replace(scene, choices=(), legal=frozenset())  # who is away or has resigned only looks on
        return scene

    def _who(self, who: Seat) -> str:
        """What stands beside a name."""
        if who.kind == "human":
            return ""
        if who.is_away:
            return self.words.say("seat-away")
        if who.has_resigned:
            return self.words.say("seat-resigned")
        return self.words.say("bot-level", level=str(who.level))

    def draw(self, notice: str = "") -> None:
        """Draw everything anew."""
        scene = self.gather()
        home = self.board.plan.home(scene)
        if scene.choices and home != self.board.current:
            self.board.turn_to(home)
        self.show(scene)
        self.decision.show(scene, self._sentence(scene), notice)
        self.drawn_at = monotonic()

    def _sentence(self, scene: Scene) -> str:
        """What is asked, or who is waited for."""
        words, table = self.words, self.table
        if table.status == "void":
            return words.say("void")
        if table.status == "over":
            return words.say("over")
        if self.has_failed:
            return words.say("bot-failed", error=self.has_failed)
        if scene.choices and scene.ask is not None:
            return words.tell(scene.ask, scene.seat)
        due = [seat for seat in table.game.deciders if seat not in table.game.committed]
        thinking = words.say("thinking", names=", ".join(self.words.names[seat] for seat in due))
        if self.is_deserted:
            return f"{thinking} {words.say('deserted')}"
        return thinking

    @property
    def is_deserted(self) -> bool:
        """Whether bots play alone for people who may come back."""
        seats = self.table.seats
        return any(who.is_away for who in seats) and all(who.kind == "bot" for who in seats)

    def on_decision_pointing(self) -> None:
        """Show on the board what the choice in hand is about."""
        entry = self.decision.list.entry
        if self.scene is not None:
            pointed = targets([entry.choice]) if entry is not None else frozenset()
            if pointed != self.scene.pointed:
                self.scene = replace(self.scene, pointed=pointed)
                self.board.show(self.scene)

    def preview(self, move: int) -> str:
        """What a move would bring, in prose."""
        game, seat = self.table.game, self.viewer
        if seat is None or seat not in game.deciders:
            return ""
        if game.mode == "sealed":
            return self.words.say("preview-sealed")
        try:
            events = game.preview(seat, move)
        except CarrackError as error:
            return self.words.tell(error, seat)
        told = [self.words.tell(event, seat) for event in events if event.kind not in UNTOLD][:MOST_TOLD]
        return " ".join(told) or self.words.say("preview-hidden")

    def clauses(self) -> Sequence[str]:
        """The clause of the choice in hand: why it is greyed, the building it buys, when it is made."""
        entry = self.decision.list.entry
        if entry is None or self.scene is None:
            return ()
        choice = entry.choice
        found = [choice.refusal.clause] if choice.refusal else []
        if self.words.game == "discovery" and "building" in choice.args:
            from carrack.tui.discovery.facts import clause_of

            found.append(clause_of(str(choice.args["building"])))
        moments = titles.find(self.words.game).moments
        kinds = [choice.kind, *(other.kind for other in self.scene.choices)]
        return [*found, *(moments[kind] for kind in kinds if kind in moments)]
