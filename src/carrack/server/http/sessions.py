"""Browser sessions: a signed cookie that holds a guest's token and expires."""

import time
from hashlib import sha256
from hmac import digest
from typing import Any, NamedTuple, cast

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar import Request

from carrack.server.http.asgi import COOKIES, Scope, cookie

AnyRequest = Request[Any, Any, Any]
LEGACY_NAME = "carrack-session"  # cookies of earlier versions did not name their server
NAME = LEGACY_NAME + "-{server}"
ID_LETTERS = 12
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
    request.state[COOKIES] = [cookie_of(request, session_cookies, kept.token), *_without_legacy(request, kept)]


def cookie_of(request: AnyRequest, session_cookies: SessionCookies, token: str) -> str:
    """Return the Set-Cookie header for a request's sender."""
    return session_cookies.header(token, request.state["base_path"], is_secure=request.state["client"].is_secure)


def _without_legacy(request: AnyRequest, kept: CookieToken | None) -> list[str]:
    """Return the Set-Cookie header that removes a cookie with the legacy name, if there is one."""
    if kept is None or not kept.has_legacy_name:
        return []
    path, is_secure = f"{request.state['base_path']}/", request.state["client"].is_secure
    return [set_cookie(LEGACY_NAME, "", path, 0, is_secure=is_secure)]
