"""Browser sessions: a signed cookie that holds a guest's token and expires."""

import time
from hashlib import sha256
from hmac import digest
from typing import Any, NamedTuple, cast

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar import Request

from carrack.server.http.asgi import COOKIES, Scope, cookie

AnyRequest = Request[Any, Any, Any]
FIRST_NAME = "carrack-session"  # the cookie of servers that did not put their own id into its name
NAME = FIRST_NAME + "-{server}"
ID_LETTERS = 12
DAY = 24 * 3600


class Kept(NamedTuple):
    """The token in a browser's cookie. `has_first_name`: the cookie is from before cookies named their server."""

    token: str
    has_first_name: bool


class SessionCookies:
    """Signs what browsers keep. Its key comes from the database, so that all processes have the same.

    `name` is the name of the cookie. It holds an id of the server: browsers send a cookie to every port of a host, and
    two servers there must not overwrite each other's.
    """

    def __init__(self, days: int) -> None:
        self.seconds = days * DAY
        self.name = NAME
        self._key = b""

    def use(self, key: bytes) -> None:
        """Take the key; nothing can be sealed before."""
        self._key = key
        self._signer = URLSafeTimedSerializer(key, salt=FIRST_NAME, signer_kwargs={"digest_method": sha256})
        self.name = NAME.format(server=self.derive("cookie name")[:ID_LETTERS])

    def close(self, token: str) -> str:
        """A guest's token as a cookie has it."""
        return str(self._signer.dumps(token))

    def open(self, text: str) -> str | None:
        """The token in a cookie; None if it is not ours or too old.

        A cookie from the future is good: clocks step back, and those of two machines never agree.
        """
        if not text or not self._key:
            return None
        try:
            token, sealed = self._signer.loads(text, return_timestamp=True)
        except BadData:
            return None
        return str(token) if time.time() - sealed.timestamp() <= self.seconds else None

    def read(self, scope: Scope) -> Kept | None:
        """The token that a request's cookie holds, under the name that cookies have now or the one they had first."""
        for name in (self.name, FIRST_NAME):
            token = self.open(cookie(scope, name))
            if token is not None:
                return Kept(token, name == FIRST_NAME)
        return None

    def is_in(self, scope: Scope) -> bool:
        """Whether a request has a cookie that could be ours."""
        return any(cookie(scope, name) for name in (self.name, FIRST_NAME))

    def derive(self, purpose: str) -> str:
        """A token that only this server can know, the same each time."""
        return digest(self._key, purpose.encode(), sha256).hex()

    def header(self, token: str, base_path: str, *, is_secure: bool) -> str:
        """The Set-Cookie that remembers a guest; without a token the one that forgets."""
        value, age = (self.close(token), self.seconds) if token else ("", 0)
        return set_cookie(self.name, value, f"{base_path}/", age, is_secure=is_secure)


def set_cookie(name: str, value: str, path: str, age: int, *, is_secure: bool) -> str:
    """A cookie that scripts cannot read and other sites do not make a browser send, for so many seconds."""
    words = [f"{name}={value}", f"Path={path}", "HttpOnly", "SameSite=Strict", f"Max-Age={age}"]
    return "; ".join([*words, *["Secure"] * is_secure])


def kept_by(request: AnyRequest, session_cookies: SessionCookies) -> Kept | None:
    """The token in the cookie of who asks."""
    return session_cookies.read(cast("Scope", request.scope))


def renew_cookie(request: AnyRequest, session_cookies: SessionCookies, kept: Kept) -> None:
    """Send a browser its cookie anew, good for its whole time and under the name that it has now."""
    request.state[COOKIES] = [cookie_of(request, session_cookies, kept.token), *_without_first(request, kept)]


def cookie_of(request: AnyRequest, session_cookies: SessionCookies, token: str) -> str:
    """The Set-Cookie for who asks."""
    return session_cookies.header(token, request.state["base_path"], is_secure=request.state["client"].is_secure)


def _without_first(request: AnyRequest, kept: Kept | None) -> list[str]:
    """The Set-Cookie that removes a cookie of ours with the first name."""
    if kept is None or not kept.has_first_name:
        return []
    path, is_secure = f"{request.state['base_path']}/", request.state["client"].is_secure
    return [set_cookie(FIRST_NAME, "", path, 0, is_secure=is_secure)]
