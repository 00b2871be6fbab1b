"""What somebody sees who only looks on."""

from carrack.engine.game import Game
from carrack.engine.types import Event
from carrack.engine.view import View


class Spectator:
    """The public side of a table's game, as it stands whenever it is looked at."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def view(self) -> View:
        """The position without anything hidden."""
        return self._game.view()

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """What happened from a serial on, as the public may hear it."""
        return self._game.events(since)

    def record(self) -> str:
        """The game as a text, as the public may read it."""
        return self._game.record()
