"""Calls over HTTP, with a token."""

import asyncio
import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

SECONDS = 30.0
MINE = ("http", "https")


class NoServer(Exception):
    """There is no such server, or none of ours; the text says what was found."""


class Refusal(Exception):
    """The server refuses: its code, and its sentence."""

    def __init__(self, code: str, told: str) -> None:
        super().__init__(told)
        self.code = code


class Calls:
    """A server, and the token of who calls."""

    def __init__(self, url: str, token: str, lang: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in MINE or not parts.hostname:
            raise NoServer(url)
        self.url = url.rstrip("/")
        self.token = token
        self.lang = lang

    @property
    def live(self) -> str:
        """Where live connections go."""
        return "ws" + self.url.removeprefix("http")

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the server answers. NoServer may be over in a while, a Refusal stays."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: object) -> Any:
        headers = {"authorization": f"Bearer {self.token}", "accept-language": self.lang}
        sent = None
        if body is not None:
            headers["content-type"] = "application/json"
            sent = json.dumps(body).encode()
        request = Request(f"{self.url}/api{path}", sent, headers, method=method)  # noqa: S310 - http or https, see above
        try:
            with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310 - as above
                text = answer.read()
            return json.loads(text) if text else None
        except HTTPError as error:
            raise _refusal(error) from error
        except (URLError, OSError, HTTPException) as error:
            raise NoServer(str(getattr(error, "reason", error))) from error
        except ValueError as error:
            raise NoServer("JSON?") from error


def _refusal(error: HTTPError) -> Exception:
    try:
        told = json.loads(error.read())
        refusal = Refusal(told["code"], told["detail"])
    except (ValueError, TypeError, KeyError, OSError):
        return NoServer(f"{error.code} {error.reason}")
    return NoServer(str(refusal)) if error.code >= 500 else refusal
