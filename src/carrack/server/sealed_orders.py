"""Standing orders and answers in sealed nodes, where all choose at once and others see only who has chosen.

What stands is otherwise played together with the move before it. Here that would show that nobody was asked: the seat
would have chosen from the first moment. So it is played as a person would, later and in a change of its own.
"""

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from carrack.engine.errors import CarrackError
from carrack.server.logs import log, place_of
from carrack.server.room import Room

if TYPE_CHECKING:
    from carrack.server.hall import Hall, Place

_random = SystemRandom()


class SealedOrders:
    """Plays what stands for people in sealed nodes, one seat after the other."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._is_open = False

    def open(self) -> None:
        """Begin to play."""
        self._is_open = True

    def stop(self) -> None:
        """Leave what is still due to the next process."""
        self._is_open = False
        for place in self._hall.places.values():
            if place.order is not None:
                place.order.cancel()

    def wake(self, place: "Place") -> None:
        """Play what stands at a table, if its node is sealed and something does."""
        if self._is_open and place.order is None and place.room is not None and place.room.sealed_orders():
            place.order = self._hall.start(self._play(place))

    async def _play(self, place: "Place") -> None:
        failed: set[_Due] = set()
        try:
            while (due := await self._hall.read(place.ident, _next_due)) is not None and due not in failed:
                if due.is_among_people:
                    await asyncio.sleep(_random.uniform(*self._hall.config.order_pause))
                try:
                    await self._hall.call(place.ident, _playing(due))
                except CarrackError:  # mostly the table went on, or the person chose meanwhile: look again
                    failed.add(due)
        except Exception as error:  # noqa: BLE001 - whatever it is, the next round of the drivers finds the table again
            log.warning("standing orders wait at a table: %s at %s", type(error).__name__, place_of(error))
        finally:
            place.order = None


class _Due(NamedTuple):
    """A seat for which something is to be played, and the node."""

    seat: int
    number: int
    takebacks: int
    is_among_people: bool  # somebody else could notice how quickly it is played


def _next_due(room: Room) -> _Due | None:
    seats = room.sealed_orders()
    if not seats:
        return None
    assert room.table is not None
    table = room.table
    return _Due(_random.choice(seats), table.game.number, table.game.takebacks, len(room.people()) > 1)


def _playing(due: _Due) -> Callable[[Room], None]:
    def play(room: Room) -> None:
        if due.seat in room.sealed_orders() and room.table is not None:
            room.table.play_standing(due.seat, due.number, due.takebacks)
            room.settle()

    return play
