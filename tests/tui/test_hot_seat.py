"""Several people at one screen: each sees the table as its own seat may, and only after saying so."""

from carrack.games.discovery.terminal.facts import view_of
from carrack.table import Seat
from carrack.tui.app import TableApp
from carrack.tui.screens.hand_over import HandOver
from carrack.tui.screens.table import TableScreen
from support.terminal import SMALL, choices, rest, seated, text

PEOPLE = (Seat.human("Ana"), Seat.human("Bea"), Seat.bot(0, "Carl"))


async def test_nothing_of_the_table_shows_before_the_next_one_is_there() -> None:
    table = seated("discovery", PEOPLE)
    app = TableApp(table, "en")
    async with app.run_test(size=SMALL) as pilot:
        await rest(pilot)
        for _ in range(6):
            assert isinstance(app.screen, HandOver)
            name = table.names[table.waiting[0]]
            shown = text(app)
            assert f"It’s {name}’s turn" in shown
            assert "Colonist dock" not in shown
            assert "$" not in shown
            await pilot.press("enter")
            await rest(pilot)
            assert isinstance(app.screen, TableScreen)
            assert app.screen.viewer == table.waiting[0]
            assert name in text(app)
            await pilot.press("enter")
            await rest(pilot)


async def test_a_scouted_counter_is_seen_by_who_paid_alone() -> None:
    table = seated("discovery", PEOPLE[:2], scouting=True)
    app = TableApp(table, "en")
    async with app.run_test(size=SMALL) as pilot:
        await rest(pilot)
        await pilot.press("enter")
        await rest(pilot)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        scout = screen.viewer
        assert scout is not None
        await pilot.press("slash", *"scout", "enter", "enter")
        await rest(pilot)
        await pilot.press("f2")
        await rest(pilot)
        token = next(token for token in view_of(table.game.view(scout)).counters if token not in {None, "none"})
        plunder, share, resistance, points = str(token).split("/")
        known = f"▣{resistance} ${plunder}+{share} ★{points}"
        assert known in text(app)
        await pilot.press("1", "enter")  # a worker, and it is the other one's turn
        await rest(pilot)
        assert isinstance(app.screen, HandOver)
        assert known not in text(app)
        await pilot.press("enter")
        await rest(pilot)
        for key in ("f2", "f5"):
            await pilot.press(key)
            await rest(pilot)
            assert known not in text(app)
            assert f"resistance {resistance}" not in text(app)


async def test_who_has_just_played_may_take_it_back_before_the_screen_is_handed_over() -> None:
    table = seated("discovery", PEOPLE[:2])
    app = TableApp(table, "fr")
    async with app.run_test(size=SMALL) as pilot:
        await rest(pilot)
        await pilot.press("enter")
        await rest(pilot)
        first = table.waiting[0]
        await pilot.press("enter")
        await rest(pilot)
        assert isinstance(app.screen, HandOver)
        assert table.waiting[0] != first
        await pilot.press("u")
        await rest(pilot)
        assert table.waiting == (first,)
        assert isinstance(app.screen, TableScreen)
        assert app.screen.viewer == first
        assert choices(app).entry is not None


async def test_sealed_choices_are_made_one_after_the_other() -> None:
    table = seated("empire", PEOPLE[:2])
    app = TableApp(table, "it")
    async with app.run_test(size=SMALL) as pilot:
        await rest(pilot)
        assert table.game.mode == "sealed"
        await pilot.press("enter")
        await rest(pilot)
        await pilot.press("enter")
        await rest(pilot)
        assert table.game.committed == (0,)
        assert isinstance(app.screen, HandOver)
        await pilot.press("enter")
        await rest(pilot)
        assert isinstance(app.screen, TableScreen)
        assert app.screen.viewer == 1
