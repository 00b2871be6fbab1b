"""The table: people choose here, bots think in a thread of their own, and everything is saved as it is made."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic

from textual import work
from textual.binding import Binding
from textual.widget import Widget

from carrack.engine import titles
from carrack.engine.errors import CarrackError, IllegalMove
from carrack.engine.types import Choice
from carrack.table import Table, TableError
from carrack.tui.chronicle import UNTOLD, Chronicle
from carrack.tui.decision import Decision
from carrack.tui.scene import Scene, look
from carrack.tui.screens import score
from carrack.tui.screens.base import BoardScreen
from carrack.tui.screens.confirm import Confirm
from carrack.tui.screens.hand_over import HandOver
from carrack.tui.screens.help import PLAYING
from carrack.tui.screens.prompt import Prompt
from carrack.tui.targets import targets
from carrack.tui.words import Words

BETWEEN = 0.06  # seconds between two drawings while bots play on
MOST_TOLD = 8  # sentences of a preview


class TableScreen(BoardScreen):
    """One table, seen by whoever sits before it."""

    BINDINGS = [  # noqa: RUF012 - Textual's own way
        Binding("u", "undo", show=False),
        Binding("t", "take_back", show=False),
        Binding("s", "score", show=False),
        Binding("slash", "find", show=False),
        Binding("q,ctrl+c,ctrl+q", "quit", show=False),
    ]
    help_keys = PLAYING
    keys = (
        ("↵", "key-play", "screen.play"),
        ("u", "key-undo", "screen.undo"),
        ("t", "key-take-back", "screen.take_back"),
        ("?", "key-rule", "screen.ask_rule"),
        ("l", "key-log", "screen.log"),
        ("s", "key-score", "screen.score"),
        ("h", "key-help", "screen.help"),
        ("q", "key-quit", "screen.quit"),
    )

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__(words)
        self.table = table
        self.people = [seat for seat, who in enumerate(table.seats) if who.is_persons]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self.chronicles: dict[int | None, Chronicle] = {}
        self.fresh: dict[int | None, int] = {}  # by seat: the first event that came after its last decision
        self.has_failed = ""
        self._drawn_at = 0.0

    def compose_below(self) -> Widget:
        return Decision(self.preview)

    @property
    def decision(self) -> Decision:
        return self.query_one(Decision)

    def on_mount(self) -> None:
        super().on_mount()
        self.draw()
        self.decision.list.focus()
        self.run_on()

    # Drawing ---------------------------------------------------------------------------------------------------------

    def gather(self) -> Scene:
        """What the one before the screen may see."""
        seat = self.viewer
        chronicle = self.chronicles.setdefault(seat, Chronicle(self.words, seat))
        chronicle.hear(self.table.game.events(seat=seat))
        notes = [
            self.words.say("bot-level", level=str(who.level)) if who.kind == "bot" else "" for who in self.table.seats
        ]
        return look(self.table.game, self.words, chronicle.told, seat, notes, self.fresh.get(seat, 0))

    def draw(self, notice: str = "") -> None:
        """Draw everything anew."""
        scene = self.gather()
        home = self.board.plan.home(scene)
        if scene.choices and home != self.board.current:
            self.board.turn_to(home)
        self.show(scene)
        self.decision.show(scene, self._sentence(scene), notice)
        self._drawn_at = monotonic()

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
        return words.say("thinking", names=", ".join(self.words.names[seat] for seat in due))

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

    # Playing ---------------------------------------------------------------------------------------------------------

    @work(exclusive=True)
    async def run_on(self, notice: str = "") -> None:
        """Let bots and standing answers play until people must choose; then show a line, if there is one."""
        table = self.table
        try:
            while table.status == "playing":
                if table.step(bots=False) is None:
                    bot = table.next_bot()
                    if bot is None:
                        break
                    node = table.game.number, table.game.takebacks
                    move = await asyncio.to_thread(table.think, bot)  # in worlds of its own: the screen may ask
                    if node != (table.game.number, table.game.takebacks):
                        continue  # taken back in the meantime
                    table.play_bot(bot, move, *node)
                if monotonic() - self._drawn_at > BETWEEN:
                    self.draw()
                    await asyncio.sleep(0)
        except CarrackError as error:
            self.has_failed = self.words.tell(error)
        except Exception as error:  # noqa: BLE001 - a bot of anybody may fail in any way; the game must not
            self.has_failed = f"{type(error).__name__}: {error}"
        self._settle(notice)

    def _settle(self, notice: str) -> None:
        """Show what came of it to whom it concerns."""
        waiting = self.table.waiting
        if waiting and self.viewer not in waiting and len(self.people) > 1:
            self._hand_over(waiting[0])
            return
        self.draw(notice)
        if self.table.status == "over":
            self.action_score()

    def _hand_over(self, seat: int) -> None:
        before = self.viewer
        may_undo = before is not None and self._may_undo(before)
        names = self.words.names

        def end(how: str | None) -> None:
            if how == "undo" and before is not None:
                self._back(before)
            elif how == "quit":
                self.app.exit()
            else:
                self.viewer = seat
                self.draw()

        screen = HandOver(self.words, names[seat], names[before] if may_undo and before is not None else None)
        self.app.push_screen(screen, end)

    def on_decision_played(self, event: Decision.Played) -> None:
        event.stop()
        if event.choice.kind in {"offer", "counter"} and self.words.game == "empire":
            self._compose_offer(event.choice)
        else:
            self.play(event.move)

    def _compose_offer(self, choice: Choice) -> None:
        """Make up a whole offer before anybody sees a part of it."""
        from carrack.tui.screens.composer import Composer

        assert self.scene is not None

        def end(text: str | None) -> None:
            if text is not None:
                self.play(text)

        self.app.push_screen(Composer(self.scene, self.table.game, choice), end)

    def play(self, move: int | str) -> None:
        """Play for the one before the screen."""
        seat, scene = self.viewer, self.scene
        if seat is None or scene is None or self.has_failed:
            return
        try:
            self.table.play(seat, move, scene.view.number, scene.view.takebacks)
        except (TableError, IllegalMove) as error:
            self.draw(self.words.tell(error, seat))
            return
        self.fresh[seat] = len(self.table.game.events(seat=seat))
        self.run_on()

    # Keys ------------------------------------------------------------------------------------------------------------

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

    def action_play(self) -> None:
        self.decision.list.action_choose()

    def action_home(self) -> None:
        self.decision.list.focus()

    def _may_undo(self, seat: int) -> bool:
        game = self.table.game
        return seat in game.committed or self.table.undo_limit(seat).number < game.number

    def action_undo(self) -> None:
        """Go back one decision, as far as nobody has learned anything since."""
        if self.viewer is not None:
            self._back(self.viewer)

    def _back(self, seat: int) -> None:
        limit = self.table.undo_limit(seat)
        try:
            self.table.undo(seat)
        except TableError as error:
            text = self.words.tell(limit if error.code == "nothing-to-undo" else error, seat)
            self.decision.say(text)
            return
        self.has_failed = ""
        self.run_on(self.words.say("undone"))

    def action_take_back(self, knowing: bool = False) -> None:
        """Against bots: back to the last own decision; asks first where hidden things were seen since."""
        seat = self.viewer
        if seat is None:
            return
        try:
            self.table.take_back(seat, knowing)
        except TableError as error:
            if error.code == "sees-more":
                self.app.push_screen(Confirm(self.words, self.words.tell(error, seat)), self._taken_back)
            else:
                self.decision.say(self.words.tell(error, seat))
            return
        self.has_failed = ""
        self.run_on(self.words.say("undone"))

    def _taken_back(self, yes: bool | None) -> None:
        if yes:
            self.action_take_back(knowing=True)

    def action_score(self) -> None:
        """The sheet as it stands; at the end with what can be done then."""
        game = self.table.game
        scene = self.gather()
        sheet = score.draw(scene, game, self.table.winners(), self.app.size.width - 6)
        self.app.push_screen(score.Score(scene, sheet, game.is_over, quits=True), self._scored)

    def _scored(self, how: str | None) -> None:
        if how == "quit":
            self.app.exit()
        elif how == "save":
            path = self.table.path
            value = str(path.with_suffix(".txt")) if path else f"{self.words.game}.txt"
            words = self.words
            self.app.push_screen(Prompt(words.say("save-title"), value, words.say("save-hint")), self._saved)

    def _saved(self, text: str | None) -> None:
        if not text:
            return
        path = Path(text).expanduser()
        try:
            if path.exists():
                self.decision.say(self.words.say("save-exists", path=text))
                return
            path.write_text(self.table.game.record(), encoding="utf-8")
        except OSError as error:
            self.decision.say(self.words.say("save-failed", path=text, error=str(error.strerror)))
        else:
            self.decision.say(self.words.say("saved", path=text))

    def action_find(self) -> None:
        """Take the next choice in hand that has some text in it."""
        words = self.words

        def end(text: str | None) -> None:
            if text:
                self.decision.list.point_at(text)

        self.app.push_screen(Prompt(words.say("find-title"), "", words.say("find-hint")), end)

    def action_quit(self) -> None:
        """Leave; the file has everything already."""
        words, path = self.words, self.table.path
        question = words.say("quit-saved", path=str(path)) if path else words.say("quit-unsaved")

        def end(yes: bool | None) -> None:
            if yes:
                self.app.exit()

        self.app.push_screen(Confirm(words, question), end)
