"""The table screen: people decide here, bots think in a thread, and every move is saved at once."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from textual import work
from textual.binding import Binding

from carrack.engine.errors import CarrackError
from carrack.engine.types import Choice
from carrack.table import Table, TableError
from carrack.table.errors import MARKS
from carrack.tui.decision_panel import DecisionPanel, SuccessNotice
from carrack.tui.plugin import Composer
from carrack.tui.screens import score
from carrack.tui.screens.confirm import Confirm
from carrack.tui.screens.hand_over import HandOver
from carrack.tui.screens.help import PLAYING
from carrack.tui.screens.prompt import Prompt
from carrack.tui.screens.table_view import TableBoardScreen
from carrack.tui.seat_menu import SeatMenu
from carrack.tui.words import Words

BETWEEN = 0.06  # seconds between two drawings while bots play
PACE = 0.5  # seconds per move if all people are away, so that they can come back
Act = Callable[[], str]  # an action on the table; returns the notice to show


class TableScreen(TableBoardScreen):
    """One table, seen by the player at the screen."""

    BINDINGS = [  # noqa: RUF012 - Textual's own way
        Binding("u", "undo", show=False),
        Binding("t", "take_back", show=False),
        Binding("s", "score", show=False),
        Binding("m", "menu", show=False),
        Binding("a", "always", show=False),
        Binding("o", "orders", show=False),
        Binding("p", "plan", show=False),
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
        ("m", "key-menu", "screen.menu"),
        ("h", "key-help", "screen.help"),
        ("q", "key-quit", "screen.quit"),
    )

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__(table, words)
        self.notes_read = [
            len(table.notes(seat)) for seat in range(table.game.players)
        ]  # number of notes that each seat has read
        self._is_scored = False  # whether the final score was shown automatically
        self._is_thinking = False
        self._later: list[Act] = []  # actions queued until no bot is thinking
        self._passes_on = False  # whether the player's last act in an open node lets the next player act
        self._goes_on = False  # whether the same player goes on after it

    def on_mount(self) -> None:
        super().on_mount()
        self.draw()
        self.decision.list.focus()
        self.run_on()

    # Playing ---------------------------------------------------------------------------------------------------------

    @work(exclusive=True)
    async def run_on(self, notice: str = "") -> None:
        """Let bots and auto-answers play until people must decide; then show a notice, if there is one."""
        is_done = False
        while not is_done:
            try:
                await self._run_bots()
            except CarrackError as error:
                self.has_failed = self.words.tell(error)
            except Exception as error:  # noqa: BLE001 - a bot of anybody may fail in any way; the game must not
                self.has_failed = f"{type(error).__name__}: {error}"
            is_done = not self._later
            while self._later:
                notice = self._done(self._later.pop(0))
        self._show_position(notice)

    async def _run_bots(self) -> None:
        """Play until people must decide, or a queued action comes first."""
        table = self.table
        while table.status == "playing":
            if self._goes_on and table.game.mode == "open" and table.game.deciders == (self.viewer,):
                return  # the table would be content or ready for a player who has only traded so far
            if table.step(bots=False) is None:
                bot = table.next_bot()
                if bot is None:
                    return
                if self.is_deserted:
                    self.draw()
                self._is_thinking = True
                try:
                    move = await asyncio.to_thread(
                        table.think, bot
                    )  # works on copies: the screen may read the table meanwhile
                    await asyncio.sleep(PACE if self.is_deserted else 0)
                finally:
                    self._is_thinking = False
                if self._later:
                    return
                table.play_bot(bot, move)
            if monotonic() - self.drawn_at > BETWEEN:
                self.draw()
                await asyncio.sleep(0)

    def change(self, act: Act) -> None:
        """Run an action on the table when no bot is thinking, then continue the game."""
        if self._is_thinking:
            self._later.append(act)
        else:
            self.run_on(self._done(act))

    def _done(self, act: Act) -> str:
        """Run an action and return the notice to show."""
        try:
            notice = act()
        except CarrackError as error:
            return self.words.tell(error, self.viewer)
        self.has_failed = ""
        return notice

    def _show_position(self, notice: str) -> None:
        """Show the new position, after a hand-over if another player must decide."""
        person = self._next_person()
        if person is not None and person != self.viewer and len(self.people) > 1:
            self._hand_over(person)
            return
        self.draw(notice or self._news())
        if self.table.status == "over" and not self._is_scored:
            self.action_score()
        self._is_scored = self.table.status == "over"

    def _next_person(self) -> int | None:
        """The person who acts next at this screen. In an open node the screen goes round all who are waited for."""
        waiting, viewer = self.table.waiting, self.viewer
        is_open = self.table.game.mode == "open"
        passes_on, self._passes_on = is_open and self._passes_on, False
        if not waiting or (viewer in waiting and not passes_on):
            return viewer
        if viewer is None or not is_open:
            return waiting[0]
        return min(waiting, key=lambda seat: (seat <= viewer, seat))

    def _news(self) -> str:
        """News for the player at the screen: dropped orders, and proposals to call the game off."""
        seat, table = self.viewer, self.table
        if seat is None:
            return ""
        notices = [self.words.tell(note.error()) for note in table.notes(seat)[self.notes_read[seat] :]]
        self.notes_read[seat] = len(table.notes(seat))
        wanting = [self.words.names[other] for other in table.agreed if other != seat]
        if wanting and table.status == "playing" and seat not in table.agreed:
            notices.append(self.words.say("void-wanted", names=", ".join(wanting)))
            if table.lapses_at is not None:
                notices.append(self.words.say("void-lapses", count=table.lapses_at - table.game.number))
        return " ".join(notices)

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
                self.draw(self._news())

        game = self.table.game
        question = self.words.tell(game.ask) if game.mode == "open" and game.ask is not None else ""
        undoer = names[before] if may_undo and before is not None else None
        self.app.push_screen(HandOver(self.words, names[seat], undoer, question), end)

    def on_decision_panel_played(self, event: DecisionPanel.Played) -> None:
        event.stop()
        composer = self.board.plugin.composers.get(event.choice.kind)
        if composer is not None:
            self._compose_line(composer, event.choice)
        else:
            self.play(event.move, event.choice.kind)

    def _compose_line(self, composer: Composer, choice: Choice) -> None:
        """Compose a whole line of moves before anybody sees a part of it."""
        assert self.model is not None

        def end(text: str | None) -> None:
            if text is not None:
                self.play(text, choice.kind)

        self.app.push_screen(composer(self.model, self.table.game, choice), end)

    def play(self, move: int | str, kind: str = "") -> None:
        """Play a move, or a line that begins with a choice of this kind, for the player at the screen."""
        seat, model = self.viewer, self.model
        if seat is None or model is None or self.has_failed:
            return
        number, takebacks = model.view.number, model.view.takebacks

        def act() -> str:
            self.table.play(seat, move, number, takebacks)
            self.fresh[seat] = len(self.table.game.events(seat=seat))
            self._goes_on = kind in self.board.plugin.keeps_screen
            self._passes_on = not self._goes_on
            return ""

        self.change(act)

    # Keys ------------------------------------------------------------------------------------------------------------

    def action_play(self) -> None:
        self.decision.list.action_choose()

    def action_home(self) -> None:
        self.decision.list.focus()

    def _may_undo(self, seat: int) -> bool:
        game = self.table.game
        return seat in game.committed or self.table.undo_limit(seat).number < game.number

    def action_undo(self) -> None:
        """Undo one decision, if nobody has learned anything since."""
        if self.viewer is not None:
            self._back(self.viewer)

    def _back(self, seat: int) -> None:
        def act() -> str:
            limit = self.table.undo_limit(seat)
            try:
                self.table.undo(seat)
            except TableError as error:
                return self.words.tell(limit if error.code == "nothing-to-undo" else error, seat)
            return SuccessNotice(self.words.say("undone"))

        self.change(act)

    def action_take_back(self, knowing: bool = False) -> None:
        """Against bots: rewind to the player's last move; asks first if that marks the game."""
        seat = self.viewer
        if seat is None:
            return

        def act() -> str:
            try:
                self.table.take_back(seat, knowing)
            except TableError as error:
                if error.code not in MARKS:
                    raise
                self.app.push_screen(Confirm(self.words, self.words.tell(error, seat)), self._taken_back)
                return ""
            return SuccessNotice(self.words.say("undone"))

        self.change(act)

    def _taken_back(self, yes: bool | None) -> None:
        if yes:
            self.action_take_back(knowing=True)

    def action_score(self) -> None:
        """Show the score sheet; at the end also what can be done then."""
        game = self.table.game
        model = self.gather()
        sheet = score.draw(model, game, self.table.winners(), self.app.size.width - 6)
        self.app.push_screen(score.ScoreScreen(model, sheet, game.is_over, quits=True), self._scored)

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
            self.decision.say(SuccessNotice(self.words.say("saved", path=text)))

    def action_menu(self) -> None:
        """Open the menu of the seat."""
        if self.viewer is not None:
            SeatMenu(self, self.viewer).open()

    def action_always(self) -> None:
        """Make the selected choice the auto-answer to this kind of question."""
        if self.viewer is not None:
            SeatMenu(self, self.viewer).always()

    def action_orders(self) -> None:
        """Show auto-answers and planned moves."""
        if self.viewer is not None:
            SeatMenu(self, self.viewer).stand()

    def action_plan(self) -> None:
        """Plan the bids of this round."""
        if self.viewer is not None:
            SeatMenu(self, self.viewer).plan()

    def action_find(self) -> None:
        """Ask for a text and select the next choice that contains it."""
        words = self.words

        def end(text: str | None) -> None:
            if text:
                self.decision.list.point_at(text)

        self.app.push_screen(Prompt(words.say("find-title"), "", words.say("find-hint")), end)

    def action_quit(self) -> None:
        """Ask, then quit; every move is saved already."""
        words, path = self.words, self.table.path
        question = words.say("quit-saved", path=str(path)) if path else words.say("quit-unsaved")

        def end(yes: bool | None) -> None:
            if yes:
                self.app.exit()

        self.app.push_screen(Confirm(words, question), end)
