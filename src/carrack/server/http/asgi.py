"""Helpers for code that uses ASGI without the framework: read headers, cookies and the client's address (behind trusted
proxies), send answers, serve the files of the web client.
"""

import mimetypes
import re
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from hashlib import sha256
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from carrack.engine.errors import CarrackError
from carrack.server.errors import choose_language, problem

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]
PROBLEM = "application/problem+json"
COOKIES = "cookies"  # key in a scope's state: Set-Cookie headers for the response


def header(scope: Scope, name: bytes) -> str:
    """Return a header of a request; several of one name are joined with commas."""
    return ",".join(value.decode("latin-1") for key, value in scope["headers"] if key == name)


def cookie(scope: Scope, name: str) -> str:
    """Return a cookie of a request; empty if there is none."""
    for words in header(scope, b"cookie").replace(",", ";").split(";"):
        key, _, value = words.partition("=")
        if key.strip() == name:
            return value.strip().strip('"')
    return ""


async def send_response(
    scope: Scope, send: Send, status: int, body: bytes = b"", headers: Iterable[tuple[bytes, bytes]] = ()
) -> None:
    """Send a whole response to a request or a WebSocket handshake."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    if scope["type"] == "websocket" and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    sized = list(headers) if status == 304 else [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": sized})
    await send({"type": f"{kind}.body", "body": b"" if scope.get("method") == "HEAD" else body})


async def send_refusal(scope: Scope, send: Send, error: CarrackError) -> None:
    """Send an error: a sentence if the client accepts HTML, else problem+json."""
    lang = choose_language(header(scope, b"accept-language"))
    refusal = problem(error, lang)
    headers: Headers = [(b"content-language", lang.encode())]
    if refusal.retry_after is not None:
        headers.append((b"retry-after", str(refusal.retry_after).encode()))
    if "text/html" in header(scope, b"accept"):
        body, kind = refusal.detail.encode(), "text/plain; charset=utf-8"
    else:
        body, kind = msgspec.json.encode(refusal), PROBLEM
    await send_response(scope, send, refusal.status, body, [*headers, (b"content-type", kind.encode())])


SOURCES = {
    "default": "'none'",
    "script": "'self'",
    "style": "'self'",
    "img": "'self' data:",
    "font": "'self'",
    "connect": "'self'",
    "manifest": "'self'",
    "worker": "'self'",
}
OTHERS = "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
POLICY = "; ".join([*(f"{kind}-src {where}" for kind, where in SOURCES.items()), OTHERS])
ALWAYS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",  # for browsers that do not know frame-ancestors
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
SECURE = {"strict-transport-security": "max-age=31536000"}


def with_safe_headers(headers: Headers, *, is_secure: bool) -> Headers:
    """Return response headers with the security headers added that are missing."""
    present = {name.lower() for name, _ in headers}
    ours = ALWAYS | SECURE if is_secure else ALWAYS
    return [*headers, *((k.encode(), v.encode()) for k, v in ours.items() if k.encode() not in present)]


# Clients and proxies --------------------------------------------------------------------------------------------------

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
        forwarded = header(scope, b"x-forwarded-for")
        if self._trusts(peer):
            proto = header(scope, b"x-forwarded-proto").partition(",")[0].strip().lower()
            is_secure = proto in {"https", "wss"} if proto else is_secure
            for word in reversed(forwarded.split(",") if forwarded else []):
                before = _address(word.strip())
                if before is None:
                    break
                peer = before
                if not self._trusts(before):
                    break
        return Client(_who(peer), peer.is_loopback and not forwarded, is_secure)

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


# The web client's files: read once at the start, served with the best encoding the caller accepts ---------------------

INDEX = "index.html"
ASSETS = "assets/"  # named by content: a missing name is of another version
ENCODINGS = {".br": "br", ".gz": "gzip"}  # the best first
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")  # a name that changes with the content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


class StaticFile:
    """A file of the web client in all its encodings."""

    def __init__(self, name: str, bodies: dict[str, bytes]) -> None:
        suffix = Path(name).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind in {"image/svg+xml", "application/json"}
        self.kind = f"{kind}; charset=utf-8" if text else kind
        self.bodies = bodies
        self.tag = f'W/"{sha256(bodies[""]).hexdigest()[:24]}"'
        self.cache = FOR_EVER if HASHED.search(name) and name.startswith(ASSETS) else ASK_AGAIN

    def best(self, accepted: str) -> str:
        """Return the best encoding that the client accepts; empty for none."""
        words = [word.replace(" ", "").partition(";") for word in accepted.split(",")]
        taken = {word for word, _, weight in words if weight.strip("q=0.") or not weight}
        return next((encoding for encoding in ENCODINGS.values() if encoding in self.bodies and encoding in taken), "")


class StaticFiles:
    """All files of a folder, which may be missing, below the path `base`. They are read once, at the start."""

    def __init__(self, folder: Path, base: str) -> None:
        self.files: dict[str, StaticFile] = {}
        if not folder.is_dir():
            return
        for path in sorted(folder.rglob("*")):
            if not path.is_file() or path.suffix in ENCODINGS:
                continue
            name = path.relative_to(folder).as_posix()
            bodies = {"": path.read_bytes()}
            for suffix, encoding in ENCODINGS.items():
                packed = path.with_name(path.name + suffix)
                if packed.is_file():
                    bodies[encoding] = packed.read_bytes()
            if name == INDEX:  # so that its relative links work from every page of the client
                bodies = {"": bodies[""].replace(b"<head>", f'<head>\n<base href="{base}/">'.encode(), 1)}
            self.files[name] = StaticFile(name, bodies)

    def find(self, path: str) -> StaticFile | None:
        """Return the file at a path. A path that looks like a page is `index.html`, except below `assets`."""
        name = path.lstrip("/") or INDEX
        if name not in self.files and "." not in name.rpartition("/")[2] and not name.startswith(ASSETS):
            name = INDEX
        return self.files.get(name)

    async def serve(self, scope: Scope, send: Send, file: StaticFile) -> None:
        """Send a file, or 304 if the client has it."""
        encoding = file.best(header(scope, b"accept-encoding"))
        headers: Headers = [(b"etag", file.tag.encode()), (b"cache-control", file.cache.encode())]
        if len(file.bodies) > 1:
            headers.append((b"vary", b"accept-encoding"))
        known = {word.strip() for word in header(scope, b"if-none-match").split(",")}
        if file.tag in known or "*" in known:
            await send_response(scope, send, 304, b"", headers)
            return
        headers.append((b"content-type", file.kind.encode()))
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        await send_response(scope, send, 200, file.bodies[encoding], headers)
