"""Whole games, played from the first decision to the score sheet as a person would."""

import random

from textual.pilot import Pilot

from carrack.table import Seat, Table
from carrack.tui.app import TableApp
from carrack.tui.screens.score import ScoreScreen
from support.terminal import LARGE, SMALL, choices, choose, rest, seated, text


async def play_to_the_end(pilot: Pilot[None], app: TableApp, table: Table, rng: random.Random) -> None:
    """Choose at random until the score sheet is shown."""
    await rest(pilot)
    while table.status == "playing":
        await choose(pilot, app, rng)
    assert isinstance(app.screen, ScoreScreen)


async def test_a_game_of_discovery_is_played_by_key_presses() -> None:
    table = seated("discovery", (Seat.human("Ana"), Seat.bot(0)), edition="2007")
    app = TableApp(table, "en")
    rng = random.Random(1)
    async with app.run_test(size=SMALL) as pilot:
        await play_to_the_end(pilot, app, table, rng)
        assert "Final score" in text(app)
        assert "wins" in text(app)
        await pilot.press("escape", "q")
        assert "Leave the table?" in text(app)
        await pilot.press("enter")
    assert not app.is_running


async def test_a_game_of_empire_is_played_by_key_presses() -> None:
    table = seated("empire", (Seat.human("Ana"), Seat.bot(0)), trade_offers=0)
    app = TableApp(table, "fr")
    rng = random.Random(4)
    async with app.run_test(size=LARGE) as pilot:
        await play_to_the_end(pilot, app, table, rng)


async def test_a_game_is_played_by_mouse() -> None:
    table = seated("empire", (Seat.bot(0), Seat.human("Ana")), trade_offers=0, version="beginner")
    app = TableApp(table, "it")
    rng = random.Random(2)
    async with app.run_test(size=SMALL) as pilot:
        await rest(pilot)
        while table.status == "playing":
            listed = choices(app)
            at = rng.choice([at for at, spot in enumerate(listed.spots) if spot.entry.number])
            spot = listed.spots[at]
            where = (spot.column * listed._columns[at] + 5, spot.row)
            if at != listed.at:
                await pilot.click(listed, where)
                assert listed.at == at
            await pilot.click(listed, where)
            await rest(pilot)
        assert isinstance(app.screen, ScoreScreen)
