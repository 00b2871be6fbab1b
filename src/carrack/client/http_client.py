"""HTTP requests to a server, with the token of the caller."""

import asyncio
import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

TIMEOUT = 30.0  # seconds
SCHEMES = ("http", "https")


class ServerUnreachable(Exception):
    """No carrack server answers at this address; the text says what was found. Trying again may help."""


class RequestRefused(Exception):
    """The server refused a request. `code` names the reason; the text is the server's sentence."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code


class HttpClient:
    """Sends requests to one server.

    Args:
        url: The address of the server, with http or https.
        token: The token of the caller.
        lang: The language of the server's sentences.

    Raises:
        ServerUnreachable: The address is no URL of a server.
    """

    def __init__(self, url: str, token: str, lang: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise ServerUnreachable(url)
        self.url = url.rstrip("/")
        self.token = token
        self.lang = lang

    @property
    def live(self) -> str:
        """The address for WebSocket connections."""
        return "ws" + self.url.removeprefix("http")

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and return the decoded answer.

        Args:
            method: The HTTP method.
            path: The path below `/api`.
            body: What to send as JSON, if anything.

        Raises:
            ServerUnreachable: No answer, or a server error; trying again may help.
            RequestRefused: The server refused the request; trying again does not help.
        """
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: object) -> Any:
        headers = {"authorization": f"Bearer {self.token}", "accept-language": self.lang}
        data = None
        if body is not None:
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode()
        request = Request(f"{self.url}/api{path}", data, headers, method=method)  # noqa: S310 - see above
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310 - as above
                text = answer.read()
            return json.loads(text) if text else None
        except HTTPError as error:
            raise _refusal(error) from error
        except (URLError, OSError, HTTPException) as error:
            raise ServerUnreachable(str(getattr(error, "reason", error))) from error
        except ValueError as error:
            raise ServerUnreachable("JSON?") from error


def _refusal(error: HTTPError) -> Exception:
    try:
        problem = json.loads(error.read())
        refusal = RequestRefused(problem["code"], problem["detail"])
    except (ValueError, TypeError, KeyError, OSError):
        return ServerUnreachable(f"{error.code} {error.reason}")
    return ServerUnreachable(str(refusal)) if error.code >= 500 else refusal
