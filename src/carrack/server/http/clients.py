"""Who calls, and how much they may: client addresses behind trusted proxies, connection counts, rate limits."""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from carrack.server.http.asgi import Scope, header

Address = IPv4Address | IPv6Address
HOUSEHOLD = 64  # bits of an IPv6 address that one line of a provider shares


class Client(NamedTuple):
    """Somebody outside. `who` is what limits count by; `is_near`: a program on this machine, with no proxy between."""

    who: str
    is_near: bool
    is_secure: bool


class TrustedProxies:
    """The proxies that are believed."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(word, strict=False) for word in networks]

    def neighbour(self, peer: str | None) -> tuple[str, bool]:
        """Return by what limits count the other end of a connection, and whether it is this machine or a proxy."""
        address = _address(peer or "")
        if address is None:  # a socket of the file system
            return "near", True
        return _who(address), address.is_loopback or self._trusts(address)

    def client(self, scope: Scope) -> Client:
        """Whom a connection comes from."""
        peer = _address((scope.get("client") or ("",))[0])
        is_secure = scope.get("scheme") in {"https", "wss"}
        if peer is None:  # a socket of the file system: only programs of this machine reach it
            return Client("near", True, is_secure)
        told = header(scope, b"x-forwarded-for")
        if self._trusts(peer):
            proto = header(scope, b"x-forwarded-proto").partition(",")[0].strip().lower()
            is_secure = proto in {"https", "wss"} if proto else is_secure
            for word in reversed(told.split(",") if told else []):
                before = _address(word.strip())
                if before is None:
                    break
                peer = before
                if not self._trusts(before):
                    break
        return Client(_who(peer), peer.is_loopback and not told, is_secure)

    def _trusts(self, address: Address) -> bool:
        return any(address.version == network.version and address in network for network in self._networks)


def _address(text: str) -> Address | None:
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _who(address: Address) -> str:
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((address, HOUSEHOLD), strict=False))


RESERVED = 0.1  # share of all connections that is kept for this machine and its proxies, so that monitors get in


class ConnectionCounter:
    """The open connections, by the address at their other end. A limit of 0 is none.

    Programs of this machine and trusted proxies are counted in all, but not by client: a proxy speaks for many.
    """

    def __init__(self, most: int, most_each: int, proxies: TrustedProxies) -> None:
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


MOST_KNOWN = 20_000  # who is remembered before those are forgotten whose rest has run out


class RateLimiter:
    """So many times in so many seconds, for each; all at once or one after the other. 0 times is no limit."""

    def __init__(self, times: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._times = times
        self._rest = seconds / times if times else 0.0
        self._span = seconds
        self._now = now
        self._full: dict[str, float] = {}  # when each may do all of it again
        self._most = MOST_KNOWN

    def wait(self, who: str = "") -> float:
        """Count once; 0, or the seconds to wait, and then it was not counted."""
        if not self._times:
            return 0.0
        now = self._now()
        full = max(self._full.get(who, now), now) + self._rest
        if full - now > self._span + 1e-9:
            return full - now - self._span
        if len(self._full) >= self._most:
            self._full = {one: then for one, then in self._full.items() if then > now}
            self._most = max(MOST_KNOWN, 2 * len(self._full))  # else many at once would be looked through at each call
        self._full[who] = full
        return 0.0
