"""Browsers are remembered by a cookie: a guest's token, signed and with an end."""

from hashlib import sha256
from hmac import digest

from itsdangerous import BadData, URLSafeTimedSerializer

NAME = "carrack-session"
DAY = 24 * 3600


class Seal:
    """Signs what browsers keep. Its key comes from the database, so that all processes have the same."""

    def __init__(self, days: int) -> None:
        self.seconds = days * DAY
        self._key = b""

    def use(self, key: bytes) -> None:
        """Take the key; nothing can be sealed before."""
        self._key = key
        self._signer = URLSafeTimedSerializer(key, salt=NAME, signer_kwargs={"digest_method": sha256})

    def close(self, token: str) -> str:
        """A guest's token as a cookie has it."""
        return str(self._signer.dumps(token))

    def open(self, text: str) -> str | None:
        """The token in a cookie; None if it is not ours or too old."""
        if not text or not self._key:
            return None
        try:
            return str(self._signer.loads(text, max_age=self.seconds))
        except BadData:
            return None

    def derive(self, purpose: str) -> str:
        """A token that only this server can know, the same each time."""
        return digest(self._key, purpose.encode(), sha256).hex()

    def header(self, token: str, base_path: str, *, is_secure: bool) -> str:
        """The Set-Cookie that remembers a guest; without a token the one that forgets."""
        value, age = (self.close(token), self.seconds) if token else ("", 0)
        return set_cookie(NAME, value, f"{base_path}/", age, is_secure=is_secure)


def set_cookie(name: str, value: str, path: str, age: int | None = None, *, is_secure: bool) -> str:
    """A cookie that scripts cannot read and other sites do not make a browser send; without an age it ends with it."""
    words = [f"{name}={value}", f"Path={path}", "HttpOnly", "SameSite=Strict"]
    words += [f"Max-Age={age}"] * (age is not None) + ["Secure"] * is_secure
    return "; ".join(words)
