"""Helpers for code that speaks ASGI directly, before the framework: types, headers, cookies, answers."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

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


async def answer(
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


async def refuse(scope: Scope, send: Send, error: CarrackError) -> None:
    """Send an error: a sentence if the client accepts HTML, else problem+json."""
    lang = choose_language(header(scope, b"accept-language"))
    told = problem(error, lang)
    headers: Headers = [(b"content-language", lang.encode())]
    if told.retry_after is not None:
        headers.append((b"retry-after", str(told.retry_after).encode()))
    if "text/html" in header(scope, b"accept"):
        body, kind = told.detail.encode(), "text/plain; charset=utf-8"
    else:
        body, kind = msgspec.json.encode(told), PROBLEM
    await answer(scope, send, told.status, body, [*headers, (b"content-type", kind.encode())])


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
    there = {name.lower() for name, _ in headers}
    ours = ALWAYS | SECURE if is_secure else ALWAYS
    return [*headers, *((k.encode(), v.encode()) for k, v in ours.items() if k.encode() not in there)]
