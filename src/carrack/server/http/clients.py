"""Who calls, and how much they may: client addresses behind trusted proxies, connection counts, rate limits."""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from carrack.server.http.asgi import Scope, header

Address = IPv4Address | IPv6Address
HOUSEHOLD = 64  # prefix bits of an IPv6 address: one customer of a provider has a whole /64


class Client(NamedTuple):
    """The sender of a request. Limits count by `who`; `is_near`: it is on this machine, with no proxy between."""

    who: str
    is_near: bool
    is_secure: bool


class TrustedProxies:
    """The proxies whose forwarded headers are trusted.

    By hand: uvicorn's ProxyHeadersMiddleware replaces the client's address but does not tell whether a proxy stood
    between, and the exemption of this machine from limits depends on that.
    """

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(word, strict=False) for word in networks]

    def neighbour(self, peer: str | None) -> tuple[str, bool]:
        """Return the name by which limits count a peer, and whether it is this machine or a trusted proxy."""
        address = _address(peer or "")
        if address is None:  # a Unix socket
            return "near", True
        return _who(address), address.is_loopback or self._trusts(address)

    def client(self, scope: Scope) -> Client:
        """Return who sent a request: behind trusted proxies, the first address that is not one of them."""
        peer = _address((scope.get("client") or ("",))[0])
        is_secure = scope.get("scheme") in {"https", "wss"}
        if peer is None:  # a Unix socket: only programs of this machine reach it
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


RESERVED = 0.1  # share of all connections reserved for this machine and its proxies, so that monitors get in


class ConnectionCounter:
    """Counts open connections by the address of their peer. A limit of 0 is none.

    This machine and trusted proxies count towards the total only: a proxy forwards many clients.
    """

    def __init__(self, most: int, most_each: int, proxies: TrustedProxies) -> None:
        self._most = most
        self._most_each = most_each
        self._proxies = proxies
        self._by_client: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._by_client.total()

    def take(self, peer: str | None) -> bool:
        """Count a new connection; return False, without counting it, if there are too many."""
        client, is_ours = self._proxies.neighbour(peer)
        most = self._most if is_ours else self._most - int(self._most * RESERVED)
        if self._most and len(self) >= most:
            return False
        if self._most_each and not is_ours and self._by_client[client] >= self._most_each:
            return False
        self._by_client[client] += 1
        return True

    def give_back(self, peer: str | None) -> None:
        """Stop counting a connection that was counted."""
        client, _ = self._proxies.neighbour(peer)
        self._by_client[client] -= 1
        if not self._by_client[client]:
            del self._by_client[client]


MOST_KNOWN = 20_000  # number of clients tracked before expired ones are pruned


class RateLimiter:
    """A rate limiter (GCRA): `times` calls per `seconds` for each client, in bursts or evenly. 0 times is no limit.

    By hand: it takes ten lines, keeps one float per client, and needs no task or thread to expire them.
    """

    def __init__(self, times: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._times = times
        self._rest = seconds / times if times else 0.0
        self._span = seconds
        self._now = now
        self._full: dict[str, float] = {}  # by client: the time at which the full burst is available again
        self._most = MOST_KNOWN

    def wait(self, who: str = "") -> float:
        """Count a call and return 0, or return the seconds to wait and count nothing."""
        if not self._times:
            return 0.0
        now = self._now()
        full = max(self._full.get(who, now), now) + self._rest
        if full - now > self._span + 1e-9:
            return full - now - self._span
        if len(self._full) >= self._most:
            self._full = {one: then for one, then in self._full.items() if then > now}
            self._most = max(MOST_KNOWN, 2 * len(self._full))  # else many active clients would be scanned at each call
        self._full[who] = full
        return 0.0
