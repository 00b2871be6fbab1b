"""Cookies of browsers: a session holds a guest's token and expires; an admission lets a browser use a local server."""

import secrets
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from hmac import digest
from typing import Any, NamedTuple, cast
from urllib.parse import parse_qsl, urlencode

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from litestar import Request

from carrack.server.http.asgi import COOKIES, Client, Scope, Send, cookie, send_response

AnyRequest = Request[Any, Any, Any]
LEGACY_NAME = "carrack-session"  # cookies of earlier versions did not name their server
NAME = LEGACY_NAME + "-{server}"
ID_LETTERS = 12
KEY_BYTES = 32  # of a random key that signs cookies
DAY = 24 * 3600


class CookieToken(NamedTuple):
    """The token in a browser's cookie. `has_legacy_name`: the cookie is from before cookies named their server."""

    token: str
    has_legacy_name: bool


class SessionCookies:
    """Signs and reads session cookies. The key comes from the database, so that all processes share it.

    `name` is the name of the cookie. It holds an id of the server: browsers send a cookie to every port of a host, and
    two servers there must not overwrite each other's.
    """

    def __init__(self, days: int) -> None:
        self.seconds = days * DAY
        self.name = NAME
        self._key = b""

    def use(self, key: bytes) -> None:
        """Set the key; nothing can be signed before."""
        self._key = key
        self._signer = URLSafeTimedSerializer(key, salt=LEGACY_NAME, signer_kwargs={"digest_method": sha256})
        self.name = NAME.format(server=self.derive("cookie name")[:ID_LETTERS])

    def sign(self, token: str) -> str:
        """Return a guest's token as the signed value of a cookie."""
        return str(self._signer.dumps(token))

    def unsign(self, text: str) -> str | None:
        """Return the token in a cookie's value; None if the signature is not ours or too old.

        A time in the future is accepted: clocks step back, and those of two machines never agree.
        """
        if not text or not self._key:
            return None
        try:
            token, sealed = self._signer.loads(text, return_timestamp=True)
        except BadData:
            return None
        return str(token) if time.time() - sealed.timestamp() <= self.seconds else None

    def read(self, scope: Scope) -> CookieToken | None:
        """Return the token in a request's cookie, under the present name or the legacy one."""
        for name in (self.name, LEGACY_NAME):
            token = self.unsign(cookie(scope, name))
            if token is not None:
                return CookieToken(token, name == LEGACY_NAME)
        return None

    def is_in(self, scope: Scope) -> bool:
        """Whether a request has a session cookie, valid or not."""
        return any(cookie(scope, name) for name in (self.name, LEGACY_NAME))

    def derive(self, purpose: str) -> str:
        """Derive a token from the key: the same each time, and unknown to others."""
        return digest(self._key, purpose.encode(), sha256).hex()

    def header(self, token: str, base_path: str, *, is_secure: bool) -> str:
        """Return the Set-Cookie header that sets a guest's cookie; without a token, the one that deletes it."""
        value, age = (self.sign(token), self.seconds) if token else ("", 0)
        return set_cookie(self.name, value, f"{base_path}/", age, is_secure=is_secure)


def set_cookie(name: str, value: str, path: str, age: int, *, is_secure: bool) -> str:
    """Return a Set-Cookie header: unreadable for scripts, not sent from other sites, good for `age` seconds."""
    words = [f"{name}={value}", f"Path={path}", "HttpOnly", "SameSite=Strict", f"Max-Age={age}"]
    return "; ".join([*words, *["Secure"] * is_secure])


def cookie_token(request: AnyRequest, session_cookies: SessionCookies) -> CookieToken | None:
    """Return the token in a request's cookie, if there is one."""
    return session_cookies.read(cast("Scope", request.scope))


def renew_cookie(request: AnyRequest, session_cookies: SessionCookies, kept: CookieToken) -> None:
    """Send the cookie again, good for its whole time and under its present name."""
    request.state[COOKIES] = [cookie_of(request, session_cookies, kept.token), *remove_legacy_cookie(request, kept)]


def cookie_of(request: AnyRequest, session_cookies: SessionCookies, token: str) -> str:
    """Return the Set-Cookie header for a request's sender."""
    return session_cookies.header(token, request.state["base_path"], is_secure=request.state["client"].is_secure)


def remove_legacy_cookie(request: AnyRequest, kept: CookieToken | None) -> list[str]:
    """Return the Set-Cookie header that removes a cookie with the legacy name, if there is one."""
    if kept is None or not kept.has_legacy_name:
        return []
    path, is_secure = f"{request.state['base_path']}/", request.state["client"].is_secure
    return [set_cookie(LEGACY_NAME, "", path, 0, is_secure=is_secure)]


# Admission to a server for one person: a link lets a browser in, and a cookie keeps it in while the server runs -------

PARAMETER = "door"
LINK_SECONDS = 600  # for which a one-time link is valid


class Link(NamedTuple):
    """A link that admits a browser. With `until` it works once, before that time of the monotonic clock."""

    is_owners: bool
    until: float | None


class Admission:
    """Admits browsers that follow a link. `admit` makes the Set-Cookie header of the server's owner."""

    def __init__(self, port: int, seconds: int) -> None:
        self.admit: Callable[[], Awaitable[str]] | None = None
        self.friends = ""  # the link for friends on the same network, if they are allowed
        self._seconds = seconds  # Max-Age of the cookie
        self._cookie = f"carrack-door-{port}"  # browsers do not tell ports apart
        self._signer = URLSafeSerializer(secrets.token_bytes(KEY_BYTES), signer_kwargs={"digest_method": sha256})
        self._links: dict[str, Link] = {}

    def link(self, path: str, *, for_friends: bool = False, once: bool = False) -> str:
        """Return a path that admits a browser: as long as the server runs, or with `once` a single time and soon.

        A link makes its visitor the owner of the server and works from this machine only, unless it is for friends.
        Other users of the machine can read the arguments of the browser's process, so a link passed there should be
        used `once`.
        """
        word = secrets.token_urlsafe(32)
        self._links[word] = Link(not for_friends, time.monotonic() + LINK_SECONDS if once else None)
        path, hash_sign, page = path.partition("#")  # the fragment stays in the browser
        return f"{path}{'&' if '?' in path else '?'}{urlencode({PARAMETER: word})}{hash_sign}{page}"

    def is_admitted(self, scope: Scope) -> bool:
        """Whether a request has the cookie of an admitted browser."""
        try:
            self._signer.loads(cookie(scope, self._cookie))
        except BadData:
            return False
        return True

    async def admit_by_link(self, scope: Scope, send: Send, base: str) -> bool:
        """Admit a request that follows a link, by a redirect with a cookie; return whether it did."""
        query = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        word = dict(query).get(PARAMETER, "")
        if scope["type"] != "http" or scope["method"] != "GET" or not self._is_valid(word, scope["state"]["client"]):
            return False
        link = self._links[word]
        if link.until is not None:
            del self._links[word]
        rest = urlencode([(key, value) for key, value in query if key != PARAMETER])
        where = f"{base}/{scope['path'].lstrip('/')}" + ("?" + rest if rest else "")
        key = str(self._signer.dumps(secrets.token_urlsafe(16)))
        cookies = [set_cookie(self._cookie, key, "/", self._seconds, is_secure=False)]
        if link.is_owners and self.admit is not None:
            cookies.append(await self.admit())
        headers = [(b"set-cookie", cookie_header.encode()) for cookie_header in cookies]
        await send_response(scope, send, 303, b"", [(b"location", where.encode()), *headers])
        return True

    def _is_valid(self, word: str, client: Client) -> bool:
        """Whether a link is valid for a client."""
        link = self._links.get(word)
        if link is None or (link.is_owners and not client.is_near):
            return False
        return link.until is None or time.monotonic() <= link.until
