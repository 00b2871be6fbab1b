"""The trade composer: an offer is whole before anybody sees it."""

from textual.pilot import Pilot

from carrack.games.empire.terminal.composer import OfferComposer
from carrack.tui.app import TableApp
from support.screens import WINDOWS, asked, played
from support.terminal import rest, sitting, text


async def begun(pilot: Pilot[None], app: TableApp) -> OfferComposer:
    """The composer, opened by choosing the first rival."""
    await pilot.press("2", "enter")
    assert isinstance(app.screen, OfferComposer)
    return app.screen


def is_composing(app: TableApp) -> bool:
    return isinstance(app.screen, OfferComposer)


async def test_an_offer_is_made_up_by_keys_and_played_as_one_line() -> None:
    table = played("empire", 3, asked("trade", 60), "en", **WINDOWS)

    async with sitting(table) as (pilot, app):
        number = table.game.number
        screen = await begun(pilot, app)
        assert table.game.number == number
        await pilot.press("enter")
        assert is_composing(app)  # an empty offer is none
        await pilot.press("down", "down", "down", "plus")
        assert screen.text == "offer s1 give 1 population done"
        await pilot.pause()
        assert "next development" in text(app)  # what the trade would do to it
        await pilot.press("9", "9")
        await pilot.pause()
        assert "×" in text(app)
        await pilot.press("enter")
        assert is_composing(app)  # more than there is
        await pilot.press("backspace", "plus", "right", "down", "down", "down", "1", "enter")
        await rest(pilot)
        assert not is_composing(app)
        told = " ".join(event.kind for event in table.game.events())
        assert "proposed" in told


async def test_an_offer_is_made_up_by_the_mouse_and_given_up_without_a_trace() -> None:
    table = played("empire", 3, asked("trade", 60), "en", **WINDOWS)

    async with sitting(table) as (pilot, app):
        number = table.game.number
        screen = await begun(pilot, app)
        await pilot.click("#sheet", (16 + 8, 4))
        await pilot.click("#sheet", (16 + 8, 4))
        await pilot.click("#sheet", (16, 4))
        await pilot.click("#sheet", (32 + 7, 7))
        assert screen.text == "offer s1 give 1 population for 1 gold done"
        await pilot.press("escape")
        assert table.game.number == number
