"""Info: everything a bot gets from a game."""

from carrack.engine.core.state import State
from carrack.engine.errors import PositionError
from carrack.engine.information_set import InformationSet
from carrack.engine.positions import from_view
from carrack.engine.view import View


class Info:
    """Everything a bot gets: a view, its legal moves, and sampled positions that look the same to its seat.

    It needs the view alone, so a bot on another machine can search too.

    Args:
        view: What the seat sees.
        information_set: What the view allows, if the caller knows it already.

    Attributes:
        view: The view.
        seat: The view's seat; None: the public.

    Raises:
        PositionError: `view` is not a View.

    Examples:
        >>> view = carrack.new_game("discovery", players=2, seed=7).view(1)
        >>> info = carrack.Info(view)
        >>> info.seat, info.moves()[:4]
        (1, [1, 2, 3, 4])
    """

    def __init__(self, view: View, *, information_set: InformationSet | None = None) -> None:
        if not isinstance(view, View):
            raise PositionError("not-a-view", field="")
        self.view = view
        self.seat = view.seat
        self._information_set = information_set  # a Game passes it; computing it from the view takes longer
        self._moves: list[int] | None = None

    def sample(self, seed: int) -> State:
        """Return a whole position that looks like the view, with unknown tokens dealt at random.

        Args:
            seed: Determines the deal: equal views and seeds give equal positions.

        Returns:
            A State without pending choices. Nothing of the true position is in it beyond the view.

        Raises:
            PositionError: The view is impossible.

        Examples:
            >>> info = carrack.new_game("discovery", players=2, seed=7).info(1)
            >>> info.sample(3).moves() == info.moves()
            True
        """
        if self._information_set is None:
            self._information_set = from_view(self.view).information_set()
        return self._information_set.sample(seed)

    def moves(self) -> list[int]:
        """Return the seat's legal moves, ascending; none if it may not choose.

        Examples:
            >>> carrack.new_game("discovery", players=2, seed=7).info(0).moves()
            []
        """
        if self._moves is None:
            state = self.sample(0)
            seat = self.seat
            if seat is not None and (state.is_open() or seat in state.deciders()):
                self._moves = state.moves(seat)
            else:
                self._moves = []
        return self._moves[:]
