"""The door of a server for one person: who comes with its link gets a cookie, and the link is dead."""

import secrets
from hashlib import sha256
from urllib.parse import parse_qsl, urlencode

from itsdangerous import BadData, URLSafeTimedSerializer

from carrack.server.asgi import Scope, Send, answer, cookie
from carrack.server.session import set_cookie

PARAMETER = "door"
MINUTES = 10 * 60  # seconds that a link waits to be followed


class Door:
    """Lets in who has the key. `remembers` is the Set-Cookie of the person whom the server is for."""

    def __init__(self, port: int) -> None:
        self.remembers = ""
        self.friends = ""  # the link for friends in the same house, if they may come
        self._cookie = f"carrack-door-{port}"  # browsers do not tell ports apart
        self._signer = URLSafeTimedSerializer(secrets.token_bytes(32), signer_kwargs={"digest_method": sha256})
        self._links: dict[str, bool] = {}  # links that are good; whether for the person whom the server is for

    def link(self, path: str, *, for_friends: bool = False) -> str:
        """A path that opens the door: once and soon, or, for friends in the same house, as long as the server runs."""
        word = str(self._signer.dumps(secrets.token_urlsafe(16), salt="link"))
        self._links[word] = not for_friends
        path, hash_sign, page = path.partition("#")  # which the browser keeps to itself, through the door too
        return f"{path}{'&' if '?' in path else '?'}{urlencode({PARAMETER: word})}{hash_sign}{page}"

    def is_open(self, scope: Scope) -> bool:
        """Whether somebody has come through it before."""
        return self._reads(cookie(scope, self._cookie), "cookie", None)

    async def enter(self, scope: Scope, send: Send, base: str) -> bool:
        """Let somebody in who comes with a link; False if nobody does."""
        query = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        word = dict(query).get(PARAMETER, "")
        is_owner = self._links.get(word)
        if scope["type"] != "http" or scope["method"] != "GET" or is_owner is None:
            return False
        if is_owner:
            del self._links[word]
            if not self._reads(word, "link", MINUTES):
                return False
        rest = urlencode([(key, value) for key, value in query if key != PARAMETER])
        where = f"{base}/{scope['path'].lstrip('/')}" + ("?" + rest if rest else "")
        key = str(self._signer.dumps(secrets.token_urlsafe(16), salt="cookie"))
        cookies = [set_cookie(self._cookie, key, "/", is_secure=False)]
        if is_owner and self.remembers:
            cookies.append(self.remembers)
        headers = [(b"set-cookie", told.encode()) for told in cookies]
        await answer(scope, send, 303, b"", [(b"location", where.encode()), *headers])
        return True

    def _reads(self, word: str, salt: str, age: int | None) -> bool:
        try:
            self._signer.loads(word, salt=salt, max_age=age)
        except BadData:
            return False
        return True
