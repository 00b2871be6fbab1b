"""Whom a connection comes from: behind a proxy that is trusted, the address that it tells."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from carrack.server.asgi import Scope, header

Address = IPv4Address | IPv6Address
HOUSEHOLD = 64  # bits of an IPv6 address that one line of a provider shares


class Client(NamedTuple):
    """Somebody outside. `who` is what limits count by; `is_near`: a program on this machine, with no proxy between."""

    who: str
    is_near: bool
    is_secure: bool


class Proxies:
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
