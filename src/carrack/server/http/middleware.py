"""Checks every connection before the application sees it: host, rate, origin, access. Counts and logs the outcome."""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable

from carrack.engine.errors import CarrackError
from carrack.server.config import Config
from carrack.server.errors import Refused
from carrack.server.http.asgi import (
    COOKIES,
    App,
    Client,
    Message,
    Receive,
    Scope,
    Send,
    StaticFile,
    StaticFiles,
    TrustedProxies,
    header,
    send_refusal,
    send_response,
    with_safe_headers,
)
from carrack.server.http.sessions import Admission, SessionCookies
from carrack.server.observability import Metrics, log

MINUTE, HOUR = 60.0, 3600.0
BODY_SECONDS = 20.0  # for a whole request to arrive
SAFE = {"GET", "HEAD", "OPTIONS"}
METHODS = SAFE | {"POST", "PUT", "PATCH", "DELETE", "WS"}
HEALTH = "/health"
GUESTS = "/api/guests"
OURS = ("/api", "/schema", HEALTH)  # paths that are never files of the web client


class Middleware:
    """Wraps the application: HTTP requests go on to `app`, WebSockets to `live`.

    In a scope's state, `client` is the sender, and `cookies` are Set-Cookie headers for the response.
    """

    def __init__(
        self,
        app: App,
        live: App,
        config: Config,
        metrics: Metrics,
        session_cookies: SessionCookies,
        admission: Admission | None = None,
    ) -> None:
        self._app = app
        self._live = live
        self._config = config
        self._metrics = metrics
        self._session_cookies = session_cookies
        self._admission = admission
        self._base = config.base_path
        self._proxies = TrustedProxies(config.proxies)
        self._files = StaticFiles(config.web, config.base_path)
        self._calls = RateLimiter(config.calls_per_minute, MINUTE)
        self._guests = RateLimiter(config.guests_per_hour, HOUR)
        self._health = RateLimiter(config.health_per_minute, MINUTE)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request; count and log its route, status and duration, and nothing of its content."""
        client = self._proxies.client(scope)
        scope["state"]["client"] = client
        scope["state"]["base_path"] = self._base
        began = time.perf_counter()
        status = 101 if scope["type"] == "websocket" else 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                status = message["status"]
                cookies = [(b"set-cookie", cookie.encode()) for cookie in scope["state"].get(COOKIES, ())]
                headers = [*message["headers"], *cookies]
                message["headers"] = with_safe_headers(headers, is_secure=client.is_secure)
            await send(message)

        try:
            await self._pass(scope, receive, send_on, client)
        except CarrackError as error:
            self._metrics.refused("http", error.code)
            await send_refusal(scope, send_on, error)
        finally:
            route = scope.get("path_template") or "-"
            seconds = time.perf_counter() - began
            method = scope.get("method", "WS")
            method = method if method in METHODS else "-"  # arbitrary method names would fill the metrics
            self._metrics.called(method, route, status, seconds)
            facts = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
            log.info("call", extra=facts)

    async def _pass(self, scope: Scope, receive: Receive, send: Send, client: Client) -> None:
        if self._base and scope["path"] == self._base and scope["type"] == "http":
            await send_response(scope, send, 308, b"", [(b"location", f"{self._base}/".encode())])
            return
        path = scope["path"] = self._below_base(normal_path(scope["path"]))
        file = self._file(scope)
        if path != HEALTH:  # monitors may use any host name
            self._check_host(scope)
        if file is None:
            self._check_pace(scope, client)
        if self._admission is not None:
            # Also if already admitted: the link restores a lost cookie or a deleted session.
            if await self._admission.admit_by_link(scope, send, self._base):
                return
            if not self._admission.is_admitted(scope):
                raise Refused("no-key")
        self._check_origin(scope, client)
        if scope["type"] == "websocket":
            await self._open_socket(scope, receive, send, client)
        elif file is None:
            await self._app(scope, _in_time(receive), send)
        else:
            await self._files.serve(scope, send, file)

    def _below_base(self, path: str) -> str:
        """Return a path without the base path. Raises `no-such-path` outside of it."""
        if path == self._base or path.startswith(f"{self._base}/"):
            return path.removeprefix(self._base) or "/"
        if path == HEALTH:
            return path
        raise Refused("no-such-path")

    def _file(self, scope: Scope) -> StaticFile | None:
        """Return the web client's file for a request. Files come from memory and are not rate-limited."""
        path = scope["path"]
        if scope.get("method") not in {"GET", "HEAD"} or any(f"{path}/".startswith(f"{ours}/") for ours in OURS):
            return None
        return self._files.find(path)

    def _check_host(self, scope: Scope) -> None:
        """Refuse unknown host names: they are how DNS rebinding lets a foreign page reach this server.

        By hand, four lines: `/health` is exempt, and the refusal is problem+json in the caller's language, while
        Litestar's AllowedHostsConfig answers with a fixed English text.
        """
        name, _, port = header(scope, b"host").rpartition(":")
        name = name if port.isdecimal() else header(scope, b"host")
        if self._config.hosts and name.lower() not in self._config.hosts:
            raise Refused("bad-host")

    def _check_pace(self, scope: Scope, client: Client) -> None:
        if client.is_near:  # programs on this machine are trusted
            return
        path = scope["path"]
        wait = (self._health if path == HEALTH else self._calls).wait(client.who)
        if not wait and (scope.get("method"), path) == ("POST", GUESTS):
            wait = self._guests.wait(client.who)
        if wait:
            raise Refused("too-many", retry_after=math.ceil(wait))

    def _check_origin(self, scope: Scope, client: Client) -> None:
        """Refuse cross-site requests that change something: a browser would add the session cookie to them."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        origin = header(scope, b"origin")
        if origin:
            scheme, _, netloc = origin.partition(
                "://"
            )  # unparsed: no browser sends more, and other clients may send anything
            is_safe = scheme == "https" or not client.is_secure  # an http page can be forged on the network
            is_ours = origin in self._config.origins or (is_safe and bool(netloc) and netloc == header(scope, b"host"))
        else:
            is_ours = bool(header(scope, b"authorization")) or not self._session_cookies.is_in(scope)
        if not is_ours:
            raise Refused("bad-origin")

    async def _open_socket(self, scope: Scope, receive: Receive, send: Send, client: Client) -> None:
        most, each = self._config.sockets, self._config.sockets_per_client
        is_many = bool(each) and self._sockets[client.who] >= each and not client.is_near
        if is_many or (most and self._sockets.total() >= most):
            raise Refused("too-many", retry_after=int(MINUTE))
        self._sockets[client.who] += 1
        self._metrics.sockets.inc()
        try:
            await self._live(scope, receive, send)
        finally:
            self._metrics.sockets.dec()
            self._sockets[client.who] -= 1
            if not self._sockets[client.who]:
                del self._sockets[client.who]


def normal_path(path: str) -> str:
    """Return the one spelling of a path: single slashes, none at the end.

    The router takes every spelling, so limits, files and the host check must see the same path as the router.
    """
    return "/" + "/".join(part for part in path.split("/") if part)


def _in_time(receive: Receive) -> Receive:
    """Wrap `receive`: refuse requests whose body takes too long or breaks off."""
    end = asyncio.get_running_loop().time() + BODY_SECONDS
    is_whole = False

    async def read() -> Message:
        nonlocal is_whole
        if is_whole:
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError as error:
            raise Refused("too-slow") from error
        if message["type"] == "http.disconnect":
            raise Refused("bad-request", field="")
        is_whole = not message.get("more_body")
        return message

    return read


# Rate limits ----------------------------------------------------------------------------------------------------------

MOST_KNOWN = 20_000  # number of clients tracked before expired ones are pruned


class RateLimiter:
    """A rate limiter (GCRA): `times` calls per `seconds` for each client, in bursts or evenly. 0 times is no limit.

    By hand: ten lines, one float per client, no task or thread to expire them. A call takes 2 µs; the moving window of
    the library `limits` 5.8, which is as exact, took 36 µs on the same machine.
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
