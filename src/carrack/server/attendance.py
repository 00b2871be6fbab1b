"""Counts who is connected to a table, here and at other processes. An operation takes the same time for any crowd."""

from collections import Counter

from carrack.server.wire import Presence


class Attendance:
    """Connections to one table. `others` are those at other processes, by process."""

    def __init__(self) -> None:
        self.others: dict[str, Presence] = {}
        self._seats: Counter[int] = Counter()  # connections by seat: a person may have several
        self._watching = 0

    def come(self, seat: int | None) -> None:
        """Count a connection of a seat; None: of a spectator."""
        if seat is None:
            self._watching += 1
        else:
            self._seats[seat] += 1

    def go(self, seat: int | None) -> None:
        """Count a connection no more."""
        if seat is None:
            self._watching -= 1
        else:
            self._seats[seat] -= 1
            if not self._seats[seat]:
                del self._seats[seat]

    def here(self) -> Presence:
        """Who is connected to this process."""
        return Presence(sorted(self._seats), self._watching)

    def everywhere(self) -> Presence:
        """Who is connected to any process."""
        there = self.others.values()
        seats = set(self._seats).union(*(one.seats for one in there))
        return Presence(sorted(seats), self._watching + sum(one.watching for one in there))
