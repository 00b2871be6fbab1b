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
MINUTES = 10 * 60  # seconds that a link which opens once waits to be followed


class Link(NamedTuple):
    """A link that opens the door. `until`: it opens once, before that time of the monotonic clock."""

    is_owners: bool
    until: float | None


class Admission:
    """Lets in who has a link. `admit` makes the Set-Cookie of the person whom the server is for."""

    def __init__(self, port: int, seconds: int) -> None:
        self.admit: Callable[[], Awaitable[str]] | None = None
        self.friends = ""  # the link for friends in the same house, if they may come
        self._seconds = seconds  # that a browser keeps the cookie, whether it is closed meanwhile or not
        self._cookie = f"carrack-door-{port}"  # browsers do not tell ports apart
        self._signer = URLSafeSerializer(secrets.token_bytes(32), signer_kwargs={"digest_method": sha256})
        self._links: dict[str, Link] = {}

    def link(self, path: str, *, for_friends: bool = False, once: bool = False) -> str:
        """Return a path that opens the door: as long as the server runs, or once and soon.

        A link makes its visitor the person whom the server is for, unless it is for friends, and then it works from
        this machine only. Programs of other users of the machine can read the arguments of a browser that is started
        with a link, so that one should open once.
        """
        word = secrets.token_urlsafe(32)
        self._links[word] = Link(not for_friends, time.monotonic() + MINUTES if once else None)
        path, hash_sign, page = path.partition("#")  # which the browser keeps to itself, through the door too
        return f"{path}{'&' if '?' in path else '?'}{urlencode({PARAMETER: word})}{hash_sign}{page}"

    def is_open(self, scope: Scope) -> bool:
        """Whether somebody has come through it before."""
        try:
            self._signer.loads(cookie(scope, self._cookie))
        except BadData:
            return False
        return True

    async def enter(self, scope: Scope, send: Send, base: str) -> bool:
        """Let somebody in who comes with a link; False if nobody does."""
        query = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        word = dict(query).get(PARAMETER, "")
        if scope["type"] != "http" or scope["method"] != "GET" or not self._opens(word, scope["state"]["client"]):
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

    def _opens(self, word: str, client: Client) -> bool:
        """Whether a link is good for who comes with it."""
        link = self._links.get(word)
        if link is None or (link.is_owners and not client.is_near):
            return False
        return link.until is None or time.monotonic() <= link.until
