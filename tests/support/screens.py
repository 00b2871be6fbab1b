"""The main screens of the terminal table, each set up the same way every time: for golden texts and for pictures."""

import random
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from carrack.table import Seat, Table
from carrack.tui.app import CarrackApp, TableApp, WatchApp
from support.terminal import LARGE, SMALL, rest

NAMES = ("Ana", "Bruno Maria de Albuquerque e Castro", "Chloé")
GOLDEN_IN = ((SMALL, "en"), (SMALL, "fr"), (SMALL, "it"), (LARGE, "en"))  # what is kept as text
Press = Callable[[Pilot[None]], Awaitable[None]]


def played(
    game: str, seed: int, until: Callable[[Table], bool], lang: str, people: int = 1, **options: object
) -> Table:
    """A table where everybody played at random until something is so; bots choose like that too, whatever they can."""
    seats = [Seat.human(name) if at < people else Seat.bot(0, name) for at, name in enumerate(NAMES)]
    table = Table.create(game, seats, options, seed=seed, lang=lang)
    rng = random.Random(seed)
    while not until(table):
        seat = next(seat for seat in table.game.deciders if seat not in table.game.committed)
        moves = table.game.legal_moves(seat)
        move = rng.choice(moves) or rng.choice(moves)  # who would pass thinks again: more happens then
        if table.seats[seat].kind == "human":
            table.play(seat, move)
        else:
            table.play_bot(seat, move)
    return table


def asked(kind: str, number: int) -> Callable[[Table], bool]:
    """Whether the first seat is asked something, from a number of decisions on."""

    def until(table: Table) -> bool:
        ask = table.game.ask
        return table.game.number >= number and ask is not None and ask.kind == kind and 0 in table.waiting

    return until


async def nothing(pilot: Pilot[None]) -> None:
    """Look only."""


def pressing(*keys: str) -> Press:
    """Some keys."""

    async def press(pilot: Pilot[None]) -> None:
        await pilot.press(*keys)
        await rest(pilot)

    return press


def is_over(table: Table) -> bool:
    """Whether the game is over."""
    return table.status == "over"


SCREENS: dict[str, tuple[Callable[[str], CarrackApp], Press]] = {
    "discovery": (lambda lang: TableApp(played("discovery", 5, asked("place", 120), lang), lang), nothing),
    "greyed": (lambda lang: TableApp(played("discovery", 5, asked("send", 90), lang), lang), pressing("end")),
    "rule": (lambda lang: TableApp(played("discovery", 5, asked("buy", 60), lang), lang), pressing("question_mark")),
    "score": (lambda lang: TableApp(played("discovery", 5, is_over, lang), lang), nothing),
    "hand-over": (lambda lang: TableApp(played("discovery", 5, asked("place", 40), lang, people=2), lang), nothing),
    "auction": (
        lambda lang: TableApp(played("empire", 3, asked("bid", 30), lang, trade_offers=0), lang),
        pressing("end"),
    ),
    "composer": (
        lambda lang: TableApp(played("empire", 3, asked("trade", 60), lang), lang),
        pressing("2", "enter", "down", "down", "down", "plus", "right", "down", "down", "down", "2"),
    ),
    "watch": (lambda lang: WatchApp(played("discovery", 5, is_over, lang).game, lang, NAMES), pressing("end", "left")),
    "menu": (lambda lang: TableApp(played("discovery", 5, asked("buy", 60), lang), lang), pressing("m")),
    "ranking": (
        lambda lang: TableApp(played("discovery", 5, asked("place", 120), lang), lang),
        pressing("o", "end", "enter", "enter", "right", "down", "enter"),
    ),
    "help": (lambda lang: TableApp(played("discovery", 5, asked("buy", 60), lang), lang), pressing("h")),
}


async def shown(name: str, size: tuple[int, int], lang: str, then: Callable[[CarrackApp], None]) -> None:
    """Set a screen up and do something with it."""
    make, press = SCREENS[name]
    app = make(lang)
    async with app.run_test(size=size) as pilot:
        await rest(pilot)
        await press(pilot)
        then(app)
