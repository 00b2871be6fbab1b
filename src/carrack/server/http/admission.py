"""Access to a server for one person: a link lets a browser in, and a cookie keeps it in while the server runs."""

import secrets
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode

from itsdangerous import BadData, URLSafeSerializer

from carrack.server.http.asgi import Scope, Send, answer, cookie
from carrack.server.http.clients import Client
from carrack.server.http.sessions import set_cookie

PARAMETER = "door"
MINUTES = 10 * 60  # seconds for which a one-time link is valid


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
        self._signer = URLSafeSerializer(secrets.token_bytes(32), signer_kwargs={"digest_method": sha256})
        self._links: dict[str, Link] = {}

    def link(self, path: str, *, for_friends: bool = False, once: bool = False) -> str:
        """Return a path that admits a browser: as long as the server runs, or with `once` a single time and soon.

        A link makes its visitor the owner of the server and works from this machine only, unless it is for friends.
        Other users of the machine can read the arguments of the browser's process, so a link passed there should be
        used `once`.
        """
        word = secrets.token_urlsafe(32)
        self._links[word] = Link(not for_friends, time.monotonic() + MINUTES if once else None)
        path, hash_sign, page = path.partition("#")  # the fragment stays in the browser
        return f"{path}{'&' if '?' in path else '?'}{urlencode({PARAMETER: word})}{hash_sign}{page}"

    def is_admitted(self, scope: Scope) -> bool:
        """Whether a request has the cookie of an admitted browser."""
        try:
            self._signer.loads(cookie(scope, self._cookie))
        except BadData:
            return False
        return True

    async def follow_link(self, scope: Scope, send: Send, base: str) -> bool:
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
        headers = [(b"set-cookie", told.encode()) for told in cookies]
        await answer(scope, send, 303, b"", [(b"location", where.encode()), *headers])
        return True

    def _is_valid(self, word: str, client: Client) -> bool:
        """Whether a link is valid for a client."""
        link = self._links.get(word)
        if link is None or (link.is_owners and not client.is_near):
            return False
        return link.until is None or time.monotonic() <= link.until
