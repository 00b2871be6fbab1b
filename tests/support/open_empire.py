"""Open nodes of `empire` for rules tests: acts written as in a record, `s0 bid 5`, in the order they arrive.

    game = act(purses(9, 9, 9).auction("good").game(), "s2 bid 4", "s0 bid 4", "s2 withdraw")

`refusal` and `is_legal` take acts in the same form.
"""

from __future__ import annotations

from typing import Any

import carrack
from carrack.games.empire.figures import BoardOffer, Figures
from carrack.games.empire.title import TITLE
from support.empire import Layout, question, table

ROW = ("good", "bond", "colony", "population", "population", "colony")
OFFER = "s0 offer s2 give 1 bond 5 gold for 1 colony"  # at the market
PASSING = {"trade": "pass", "bid": "pass", "sealed-bid": "pass", **TITLE.quiet}  # what changes nothing, by ask


def purses(*gold: int, **options: Any) -> Layout:
    """Return a table whose seats hold nothing but gold, without trades unless the options say so."""
    layout = table(players=len(gold), **{"trades": "off", **options}).row(*ROW)
    for seat, amount in enumerate(gold):
        layout.hold(seat, gold=amount)
    return layout


def market(**options: Any) -> Layout:
    """Return a table of three: seat 0 has bonds, seat 1 revolts, seat 2 support, a good and colonies; all have gold."""
    layout = table(players=3, **options).row(*ROW)
    layout.hold(0, bond=2, gold=9).hold(1, revolt=2, gold=9)
    return layout.hold(2, supporter=3, good=1, colony=2, gold=1)


def lot(**options: Any) -> carrack.Game:
    """Return the game of the market while a good is auctioned; the next round follows."""
    return market(**options).auction("good").game()


def at_board(layout: Layout) -> carrack.Game:
    """Return the game of a layout at the board after the fifth card; the next round follows."""
    position = layout.position()
    position["agenda"] = [["rounds", 0, 0, 0, 0], ["board", 0, 1, 0, 0]]
    return carrack.load(position)


def act(game: carrack.Game, *texts: str) -> carrack.Game:
    """Play acts one after the other, each with its seat before it."""
    for text in texts:
        seat, _, move = text.partition(" ")
        game.play(move, int(seat[1:]))
    return game


def settle(game: carrack.Game) -> carrack.Game:
    """Let everybody who is waited for be content, or ready, until the open node is over."""
    opened, quiet = game.opened, PASSING[question(game)]
    while game.mode == "open" and game.opened == opened:
        game.play(quiet, game.deciders[0])
    return game


def asks_of_round(game: carrack.Game) -> list[str]:
    """Let everybody want no more until the round's exploration is over, and return the kinds of questions in order."""
    asks: list[str] = []
    cards = 0
    while (ask := question(game)) in PASSING:
        now = sum(event.kind == "card" for event in game.events())
        if not asks or ask != asks[-1] or now > cards:
            asks.append(ask)
        cards = now
        game.play(PASSING[ask], next(seat for seat in game.asked if seat not in game.committed))
    return asks


def refusal(game: carrack.Game, text: str) -> carrack.Refusal:
    """Return why an act, written with its seat, is not legal."""
    seat, _, move = text.partition(" ")
    found = game.why_not(int(seat[1:]), move)
    assert found is not None
    return found


def is_legal(game: carrack.Game, text: str) -> bool:
    """Whether an act, written with its seat, can be made now."""
    seat, _, move = text.partition(" ")
    return game.why_not(int(seat[1:]), move) is None


def is_gone(game: carrack.Game, text: str) -> bool:
    """Whether no offer lies on the table, and the act that would accept one is refused."""
    return not lying(game) and not is_legal(game, text)


def figures(game: carrack.Game) -> Figures:
    """Return the figures of a game."""
    found = game.figures()
    assert isinstance(found, Figures)
    return found


def board(game: carrack.Game) -> list[BoardOffer]:
    """Return the offers that lie on the table."""
    return figures(game).offers


def lying(game: carrack.Game) -> list[tuple[int, int]]:
    """Return maker and place of each offer on the table."""
    return [(offer.seat, offer.place) for offer in board(game)]
