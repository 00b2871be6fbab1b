"""The menu of a seat: auto-answers, planned moves, filters for offers, a bot in its place, resigning, ending."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from carrack.bots import LEVELS
from carrack.engine.narrate import asked
from carrack.engine.titles import find
from carrack.table import Order
from carrack.tui import symbols
from carrack.tui.decision_panel import SuccessNotice
from carrack.tui.order_text import answer_text, order_text, standing_count
from carrack.tui.plugin import plugin_of
from carrack.tui.round_plan import RoundPlan, plan_of
from carrack.tui.screens.confirm import Confirm
from carrack.tui.screens.menu import Menu, Row
from carrack.tui.screens.prompt import Prompt

if TYPE_CHECKING:
    from carrack.tui.screens.table import TableScreen

ANY = "any"


class SeatMenu:
    """Shows the menus and questions of one seat, and changes the table accordingly."""

    def __init__(self, screen: "TableScreen", seat: int) -> None:
        self.screen = screen
        self.table = screen.table
        self.words = screen.words
        self.seat = seat
        self.plugin = plugin_of(screen.words.game)

    def _ask(self, title: str, rows: list[Row], then: Callable[[str], None], hint: str = "") -> None:
        def end(key: str | None) -> None:
            if key is not None:
                then(key)

        self.screen.app.push_screen(Menu(title, rows, hint or self.words.say("menu-hint")), end)

    def _confirm(self, question: str, act: Callable[[], str]) -> None:
        def end(yes: bool | None) -> None:
            if yes:
                self.screen.change(act)

        self.screen.app.push_screen(Confirm(self.words, question), end)

    def _act(self, act: Callable[[], None], said: str) -> Callable[[], str]:
        """An action on the table that returns a notice of success."""

        def done() -> str:
            act()
            return SuccessNotice(said)

        return done

    # The menu --------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Open the main menu."""
        say, table = self.words.say, self.table
        rows = []
        if table.seats[self.seat].is_persons and table.status == "playing":
            if self._answer() is not None:
                rows.append(Row(say("menu-always"), "always"))
            rows.append(Row(say("menu-standing", count=standing_count(table, self.seat)), "standing"))
            if table.filter_names(self.seat):
                rows.append(Row(say("menu-filters", count=len(table.filters(self.seat))), "filters"))
            if table.seats[self.seat].kind == "human":
                rows.append(Row(say("menu-keep"), "keep"))
                agrees = self.seat in table.agreed
                rows.append(Row(say("menu-void-no-more") if agrees else say("menu-void"), "void"))
                if table.agreed and not agrees:
                    rows.append(Row(say("menu-void-refuse"), "refuse"))
            rows.append(Row(say("menu-resign"), "resign"))
        if table.status == "playing":
            for seat, who in enumerate(table.seats):
                if who.is_away:
                    rows.append(Row(say("menu-return", name=self.words.names[seat]), f"return-{seat}"))
        rows += [Row(say("menu-theme"), "theme"), Row(say("menu-help"), "help"), Row(say("menu-quit"), "quit")]
        self._ask(say("menu-title"), rows, self._chosen)

    def _chosen(self, key: str) -> None:
        match key.partition("-"):
            case "always", _, _:
                self.always()
            case "standing", _, _:
                self.stand()
            case "filters", _, _:
                self.filter()
            case "keep", _, _:
                self.leave_to_bot()
            case "void", _, _:
                self.void()
            case "refuse", _, _:
                self.refuse_void()
            case "resign", _, _:
                self.resign()
            case "return", _, seat:
                name = self.words.names[int(seat)]
                act = partial(self.table.give_back, int(seat))
                self.screen.change(self._act(act, self.words.say("returned", name=name)))
            case "theme", _, _:
                self.screen.action_theme()
            case "help", _, _:
                self.screen.action_help()
            case _:
                self.screen.action_quit()

    # Auto-answers and planned moves ----------------------------------------------------------------------------------

    def _answer(self) -> tuple[str, str] | None:
        """The kind of ask and the selected move, if it can be an auto-answer."""
        model, entry = self.screen.model, self.screen.decision.list.entry
        if model is None or model.ask is None or model.seat != self.seat or entry is None or not entry.number:
            return None
        if entry.choice.kind in self.plugin.composers:  # such a line of moves is composed anew each time
            return None
        move = self.screen.decision.move
        return model.ask.kind, self.table.game.notation(move, self.seat)

    def always(self) -> None:
        """Make the selected choice the auto-answer to this kind of question."""
        found = self._answer()
        if found is None:
            self.screen.decision.say(self.words.say("always-none"))
            return
        ask, text = found
        answer = answer_text(self.words, ask, text, self.seat)
        question = f"{self.words.say('always-question')}\n\n{answer}\n\n{self.words.say('always-remove')}"
        act = partial(self.table.set_answer, self.seat, ask, text)
        self._confirm(question, self._act(act, self.words.say("stands")))

    def stand(self) -> None:
        """List auto-answers and planned moves to remove, and kinds to add."""
        say, table, seat = self.words.say, self.table, self.seat
        answers = table.answers(seat)
        rows = [Row(say("standing-answers"))] if answers else []
        rows += [Row(answer_text(self.words, ask, text, seat), f"answer-{ask}") for ask, text in answers.items()]
        wanted = table.wanted_asks(seat)
        rows += [Row(say("standing-wanted"))] if wanted else []
        rows += [Row(asked(self.words.game, ask, self.words.lang), f"wanted-{ask}") for ask in wanted]
        orders = table.orders(seat)
        rows += [Row(say("standing-orders"))] if orders else []
        rows += [Row(order_text(self.words, order, seat), f"order-{at}") for at, order in enumerate(orders)]
        rows.append(Row(say("standing-new")))
        rows += [Row(say("new-plan"), "plan")] if self._can_plan() else []
        rows += [Row(say(f"new-{kind}"), f"new-{kind}") for kind in self._order_kinds()]
        if len(rows) == 1:
            rows = [Row(say("standing-nothing"))]
        self._ask(say("standing-title"), rows, self._standing_chosen, say("standing-hint"))

    def _can_plan(self) -> bool:
        """Whether a person sits here who can plan bids of this round now."""
        game = self.table.game
        if not self.table.seats[self.seat].is_persons or self.table.status != "playing":
            return False
        title = find(game.name)
        is_auction = game.ask is not None and game.ask.kind in title.orders.get("bid", ())
        return is_auction and self.plugin.planner is not None and bool(title.lots_left(game.view()))

    def _order_kinds(self) -> list[str]:
        """The kinds of orders that can take effect in this position."""
        game = self.table.game
        return [kind for kind in self.table.order_kinds(self.seat) if self.plugin.may_order(game, kind)]

    def _standing_chosen(self, key: str) -> None:
        family, _, what = key.partition("-")
        gone = self.words.say("stands-no-more")
        if family == "answer":
            self.screen.change(self._act(partial(self.table.set_answer, self.seat, what, None), gone))
        elif family == "wanted":
            self.screen.change(
                self._act(partial(self.table.set_answer, self.seat, what, "pass"), self.words.say("stands"))
            )
        elif family == "order":
            self.screen.change(self._act(partial(self.table.drop_order, self.seat, int(what)), gone))
        elif family == "plan":
            self.plan()
        elif what == "place":
            self._rank()
        elif what == "sell":
            self._amount(self.words.say("sell-title"), Order.sell)
        else:
            self._bid_for()

    def _bid_for(self) -> None:
        """Ask what to bid for, in games that auction several things."""
        domain, words = self.plugin.auctioned
        if not words:
            self._bid(ANY)
            return
        rows = [Row(self.words.say("any-card"), ANY), *(Row(self.words.title(domain, word), word) for word in words)]
        self._ask(self.words.say("bid-card-title"), rows, self._bid)

    def _bid(self, word: str) -> None:
        about = "" if word == ANY else word
        self._amount(self.words.say("bid-title"), lambda amount: Order.bid(amount, about))

    def _amount(self, title: str, order: Callable[[int], Order]) -> None:
        """Ask for a number and add a planned move with it."""

        def end(text: str | None) -> None:
            if text is None:
                return
            if text.strip().isdecimal():
                self._give(order(int(text)))
            else:
                self.screen.decision.say(self.words.say("no-number", text=text))

        self.screen.app.push_screen(Prompt(title, "", self.words.say("order-hint")), end)

    def _rank(self) -> None:
        def end(moves: tuple[str, ...] | None) -> None:
            if moves is not None:
                self._give(Order.place(*moves))

        assert self.plugin.ranker is not None, "games with placements have a screen to rank them"
        self.screen.app.push_screen(self.plugin.ranker(self.screen.gather()), end)

    def plan(self) -> None:
        """Plan the bids of this round, or say that there are none to plan."""

        def end(plan: RoundPlan | None) -> None:
            if plan is not None:
                act = partial(plan.send, self.table, self.seat)
                notice = self.words.say("plan-sent") if any(plan) else self.words.say("stands-no-more")
                self.screen.change(self._act(act, notice))

        if self.plugin.planner is None or not self._can_plan():
            self.screen.decision.say(self.words.say("no-plan"))
            return
        screen = self.plugin.planner(self.screen.gather(), self.table.game, plan_of(self.table, self.seat))
        self.screen.app.push_screen(screen, end)

    def _give(self, order: Order) -> None:
        self.screen.change(self._act(partial(self.table.set_order, self.seat, order), self.words.say("stands")))

    # Filters for offers ----------------------------------------------------------------------------------------------

    def filter(self) -> None:
        """List the filters for offers, to set one or to remove it."""
        say, table, seat = self.words.say, self.table, self.seat
        chosen = table.filters(seat)
        rows = [Row(say("filters-hidden"))]
        for name in table.filter_names(seat):
            mark = symbols.CHOSEN if name in chosen else symbols.NOT_CHOSEN
            rows.append(Row(f"{mark} {self.plugin.filter_text(self.words, name)}", name))
        self._ask(say("filters-title"), rows, self._filter_chosen, say("filters-hint"))

    def _filter_chosen(self, name: str) -> None:
        chosen = self.table.filters(self.seat)
        is_set = name in chosen
        filters = [other for other in chosen if other != name] if is_set else [*chosen, name]
        notice = self.words.say("filter-removed") if is_set else self.words.say("filter-set")
        self.screen.change(self._act(partial(self.table.set_filters, self.seat, filters), notice))

    # Coming and going ------------------------------------------------------------------------------------------------

    def leave_to_bot(self) -> None:
        """Let a bot play until the player returns."""
        say = self.words.say
        rows = [
            Row(say("level", level=level.number, name=say(f"level-{level.name}")), str(level.number))
            for level in LEVELS
        ]

        def then(level: str) -> None:
            act = partial(self.table.replace, self.seat, int(level))
            self.screen.change(self._act(act, ""))

        self._ask(say("keep-title"), rows, then)

    def resign(self) -> None:
        """Leave the seat to a bot for good."""
        act = partial(self.table.resign, self.seat)
        self._confirm(self.words.say("resign-question"), self._act(act, self.words.say("has-resigned")))

    def refuse_void(self) -> None:
        """Play on: withdraw from the proposal to call the game off, or refuse it for all."""
        act = partial(self.table.refuse_void, self.seat)
        self.screen.change(self._act(act, self.words.say("void-no-more")))

    def void(self) -> None:
        """Propose to call the game off, or withdraw the proposal."""
        say, table = self.words.say, self.table
        if self.seat in table.agreed:
            self.refuse_void()
            return
        others = [seat for seat, who in enumerate(table.seats) if who.kind == "human" and seat != self.seat]
        is_last = set(others) <= set(table.agreed)
        question = say("void-question-last") if is_last else say("void-question")
        said = "" if is_last else say("void-agreed")
        self._confirm(question, self._act(partial(table.agree_to_void, self.seat), said))
