"""The main screens of the terminal table, each set up the same way every time: for golden texts and for pictures."""

import random
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from carrack.table import Seat, Table
from carrack.tui.app import CarrackApp, TableApp, WatchApp
from support.terminal import LARGE, SMALL, rest

NAMES = ("Ana", "Bruno Maria de Albuquerque e Castro", "Chloé")
GOLDEN_IN = ((SMALL, "en"), (SMALL, "fr"), (SMALL, "it"), (LARGE, "en"))  # sizes and languages of the golden texts
IN_TURNS: dict[str, Any] = {"auction": "turns", "trade_offers": 0}  # bids one after the other, without trades
WINDOWS: dict[str, Any] = {"auction": "turns", "trades": "windows", "trade_offers": 3}
Press = Callable[[Pilot[None]], Awaitable[None]]


def played(
    game: str, seed: int, until: Callable[[Table], bool], lang: str, people: int = 1, **options: object
) -> Table:
    """Return a table at which all seats, bots too, played at random until a condition holds."""
    seats = [Seat.human(name) if at < people else Seat.bot(0, name) for at, name in enumerate(NAMES)]
    table = Table.create(game, seats, options, seed=seed, lang=lang)
    rng = random.Random(seed)
    while not until(table):
        seat = next(seat for seat in table.game.deciders if seat not in table.game.committed)
        moves = table.game.legal_moves(seat)
        move = rng.choice(moves) or rng.choice(moves)  # draw again after a pass, so that more happens
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


def bidding(lang: str, people: int = 1, **options: object) -> Table:
    """Return a table with an open auction: the first seat is asked, the others are content, and offers lie there."""
    seats = [Seat.human(name) if at < people else Seat.bot(0, name) for at, name in enumerate(NAMES)]
    table = Table.create("empire", seats, {"version": "beginner", **options}, seed=3, lang=lang)
    acts = [(seat, "sell 0") for seat in range(3)]
    acts += [(0, "bid 2"), (1, "bid 3"), (2, "bid 5"), (1, "offer s0 give 1 colony for 1 good 4 gold done")]
    acts += [(1, "offer anybody give 1 revolt done"), (2, "offer s0 for 29 gold done"), (2, "offer s1 for 1 good done")]
    acts += [(0, "offer anybody give 1 good for 1 colony done"), (1, "content"), (2, "content")]
    for seat, move in acts:
        act(table, seat, move)
    return table


def board(lang: str, people: int = 1, **options: object) -> Table:
    """Return a table after the last card of a round: offers lie on the board, and the last seat is ready."""
    table = bidding(lang, people, **options)
    while table.game.ask is not None and table.game.ask.kind == "lot":
        act(table, table.game.deciders[0], "content")
    act(table, 2, "ready")
    return table


def act(table: Table, seat: int, move: str) -> None:
    """Play a move of a person or a bot."""
    if table.seats[seat].kind == "human":
        table.play(seat, move)
    else:
        table.play_bot(seat, move)


async def nothing(pilot: Pilot[None]) -> None:
    """Do nothing."""


def pressing(*keys: str) -> Press:
    """Return an action that presses some keys."""

    async def press(pilot: Pilot[None]) -> None:
        await pilot.press(*keys)
        await rest(pilot)

    return press


def taking_over(*keys: str) -> Press:
    """Return an action that takes the screen over and then presses some keys."""

    async def press(pilot: Pilot[None]) -> None:
        for part in (pressing("enter"), pressing(*keys)):
            await part(pilot)

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
        lambda lang: TableApp(played("empire", 3, asked("bid", 30), lang, **IN_TURNS), lang),
        pressing("end"),
    ),
    "composer": (
        lambda lang: TableApp(played("empire", 3, asked("trade", 60), lang, **WINDOWS), lang),
        pressing("2", "enter", "down", "down", "down", "plus", "right", "down", "down", "down", "2"),
    ),
    "lot": (lambda lang: TableApp(bidding(lang), lang), pressing("2", "5")),
    "board": (lambda lang: TableApp(board(lang, people=2), lang), taking_over("end")),
    "whose-bid": (lambda lang: TableApp(bidding(lang, people=2), lang), nothing),
    "reply": (lambda lang: TableApp(bidding(lang), lang), pressing("5", "enter")),
    "planner": (
        lambda lang: TableApp(bidding(lang), lang),
        pressing("p", "4", "down", "3", "0", "right", "down", "plus", "plus", "r"),
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
