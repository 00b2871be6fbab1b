"""Info: all a bot gets of a game, a view and positions that look like it."""

from carrack.engine.core.state import State
from carrack.engine.errors import PositionError
from carrack.engine.information_set import InformationSet
from carrack.engine.positions import from_view
from carrack.engine.view import View


class Info:
    """A view with the worlds it allows. Made of the view alone, so it works as well on another machine."""

    def __init__(self, view: View, *, information_set: InformationSet | None = None) -> None:
        if not isinstance(view, View):
            raise PositionError("not-a-view", field="")
        self.view = view
        self.seat = view.seat
        self._information_set = information_set  # a Game passes it; computing it from the view takes longer
        self._moves: list[int] | None = None

    def sample(self, seed: int) -> State:
        """A position that looks just like the view, what is unknown dealt from the seed; no pending choices."""
        if self._information_set is None:
            self._information_set = from_view(self.view).information_set()
        return self._information_set.sample(seed)

    def moves(self) -> list[int]:
        """The seat's legal moves, ascending; none if it is not asked."""
        if self._moves is None:
            state = self.sample(0)
            self._moves = state.moves(self.seat) if self.seat is not None and self.seat in state.deciders() else []
        return self._moves[:]
