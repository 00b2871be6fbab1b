"""The public side of a game, for people who only watch."""

from carrack.engine.game import Game
from carrack.engine.types import Event
from carrack.engine.view import View


class Spectator:
    """The public side of a table's game. It always shows the present position."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def view(self) -> View:
        """The position without anything hidden."""
        return self._game.view()

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """Return the events from a serial on, as the public may see them."""
        return self._game.events(since)

    def record(self) -> str:
        """Return the record of the game for the public."""
        return self._game.record()
