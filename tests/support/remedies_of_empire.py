"""Cases for tests of what refusals of `empire` recommend: the refused move, and the way out."""

from collections.abc import Callable
from typing import NamedTuple

import carrack
from carrack.games.empire.title import TITLE
from support.empire import play, question


class Case(NamedTuple):
    """A refused move, and the way out."""

    code: str
    remedy: str
    clause: str
    at: Callable[[], carrack.Game]
    move: str | int
    seat: int = 0
    instead: tuple[str, ...] = ()
    after: Callable[[carrack.Game], carrack.Game] | None = None

    def __str__(self) -> str:
        return f"{self.code}: {self.remedy}, {self.move}"


def idle(game: carrack.Game) -> None:
    """Whoever is asked next does nothing, or as little as there is to do."""
    seat = next(seat for seat in game.deciders if seat not in game.committed)
    game.play(TITLE.quiet.get(question(game), game.legal_moves(seat)[0]), seat)


def until(kind: str, *texts: str, seat: int = 0) -> Callable[[carrack.Game], carrack.Game]:
    """Wait until a seat is asked such a question; then some moves are made."""

    def wait(game: carrack.Game) -> carrack.Game:
        before = game.number
        while game.number == before or question(game) != kind or seat not in game.deciders:
            idle(game)
        return play(game, *texts)

    return wait


def then(*texts: str) -> Callable[[carrack.Game], carrack.Game]:
    """Some moves are made."""
    return lambda game: play(game, *texts)
