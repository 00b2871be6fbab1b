"""Helpers that use the terminal client as a person does: keys, clicks, and the text on the screen."""

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

from textual.pilot import Pilot

from carrack.games.empire.terminal.composer import OfferComposer
from carrack.table import Seat, Table
from carrack.tui.app import CarrackApp, TableApp
from carrack.tui.choice_list import ChoiceList
from carrack.tui.screens.hand_over import HandOver
from carrack.tui.screens.table import TableScreen

SMALL = (80, 24)
LARGE = (160, 50)
MOST_LOOKS = 100
BETWEEN_LOOKS = 0.02  # seconds, longer than the client takes from a change to its drawing


def seated(game: str, seats: Sequence[Seat], seed: int = 7, lang: str = "en", **options: object) -> Table:
    """Return a table that is not stored in a file."""
    return Table.create(game, seats, options, seed=seed, lang=lang)


def alone(game: str = "discovery", **options: Any) -> Table:
    """Return a table with one person among bots."""
    return seated(game, (Seat.human("Ana"), Seat.bot(0), Seat.bot(0)), **options)


@asynccontextmanager
async def sitting(
    table: Table, size: tuple[int, int] = SMALL, lang: str = "en"
) -> AsyncIterator[tuple[Pilot[None], TableApp]]:
    """Open a table in the terminal client, once everything is drawn."""
    app = TableApp(table, lang)
    async with app.run_test(size=size) as pilot:
        await rest(pilot)
        yield pilot, app


def text(app: CarrackApp) -> str:
    """Return the text on the screen, line by line."""
    strips = app.screen._compositor.render_strips()  # the only place that has the finished lines
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


async def finish(pilot: Pilot[None]) -> None:
    """Wait until bots have played."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def rest(pilot: Pilot[None]) -> None:
    """Wait until bots have played and everything is drawn, however busy the machine is."""
    shown = ""
    for _ in range(MOST_LOOKS):
        await finish(pilot)
        now = text(cast("CarrackApp", pilot.app))
        if now == shown:
            return
        shown = now
        await pilot.pause(BETWEEN_LOOKS)


def choices(app: TableApp) -> ChoiceList:
    """The list of choices."""
    screen = app.screen
    assert isinstance(screen, TableScreen)
    return screen.decision.list


async def choose(pilot: Pilot[None], app: TableApp, rng: random.Random) -> None:
    """Select a random legal choice by typing its number, and play it."""
    if isinstance(app.screen, HandOver):
        await pilot.press("enter")
        await finish(pilot)
        return
    listed = choices(app)
    numbers = [spot.entry.number for spot in listed.spots if spot.entry.number]
    assert numbers, text(app)
    number = rng.choice(numbers)
    if listed.entry is not None and listed.range:
        await pilot.press("up" if number == 1 else "down")  # digits would be an amount here
    else:
        await pilot.press(*str(number))
    assert listed.entry is not None
    if listed.entry.number:
        await pilot.press("enter")
    if isinstance(app.screen, OfferComposer):
        await pilot.press(*["down"] * rng.randrange(3), "plus", "right", "plus", "enter")
        if isinstance(app.screen, OfferComposer):
            await pilot.press("escape")
    await finish(pilot)
