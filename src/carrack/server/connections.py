"""Counts the open connections of a process, in all and by client, and refuses those beyond the limits."""

from collections import Counter

from carrack.server.client import Proxies

RESERVED = 0.1  # share of all connections that is kept for this machine and its proxies, so that monitors get in


class Connections:
    """The open connections, by the address at their other end. A limit of 0 is none.

    Programs of this machine and trusted proxies are counted in all, but not by client: a proxy speaks for many.
    """

    def __init__(self, most: int, most_each: int, proxies: Proxies) -> None:
        self._most = most
        self._most_each = most_each
        self._proxies = proxies
        self._by_client: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._by_client.total()

    def take(self, peer: str | None) -> bool:
        """Count a new connection; False, and it is not counted, if there are too many."""
        client, is_ours = self._proxies.neighbour(peer)
        most = self._most if is_ours else self._most - int(self._most * RESERVED)
        if self._most and len(self) >= most:
            return False
        if self._most_each and not is_ours and self._by_client[client] >= self._most_each:
            return False
        self._by_client[client] += 1
        return True

    def give_back(self, peer: str | None) -> None:
        """Count a connection no more that was taken."""
        client, _ = self._proxies.neighbour(peer)
        self._by_client[client] -= 1
        if not self._by_client[client]:
            del self._by_client[client]
