"""Errors the server raises, their HTTP status, and how any error becomes problem+json in the caller's language."""

from collections.abc import Sequence

from msgspec.structs import replace

from carrack.engine.catalogue import catalogue, languages
from carrack.engine.errors import CarrackError, NotationError, OptionError, TooEarly
from carrack.engine.narrate import narrate
from carrack.engine.titles import find
from carrack.engine.types import Refusal
from carrack.server.api_types import Problem
from carrack.table import TableError


class Refused(CarrackError):
    """A request that the server refuses. Nothing was changed, except perhaps after `not-saved`."""


class RefusedMove(CarrackError):
    """A move that the rules refuse, with what its message needs."""

    def __init__(self, refusal: Refusal, seat: int, names: Sequence[str]) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.seat = seat
        self.names = names


STATUS = {
    "bad-request": 400,
    "no-token": 401,
    "bad-token": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "not-seated": 403,
    "bad-code": 403,
    "bad-origin": 403,
    "no-key": 403,
    "not-for-bots": 403,
    "not-your-bot": 403,
    "seat-for-bot": 403,
    "seat-kept": 403,
    "no-such-table": 404,
    "no-such-path": 404,
    "no-such-node": 404,
    "no-such-method": 405,
    "too-slow": 408,
    "wrong-life": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "seats-empty": 409,
    "seats-changed": 409,
    "rematch-made": 409,
    "key-reused": 409,
    "stale-revision": 409,
    "not-a-board": 409,
    "too-many-tables": 409,
    "too-many-bots": 409,
    "too-many-rows": 409,
    "too-large": 413,
    "bad-host": 421,
    "bad-text": 422,
    "bad-nonce": 422,
    "bad-key": 422,
    "bad-level": 422,
    "no-own-seat": 422,
    "wrong-seats": 422,
    "not-alone": 422,
    "too-many": 429,
    "too-much-chat": 429,
    "head-too-large": 431,
    "internal": 500,
    "unreadable-table": 500,
    "no-database": 503,
    "too-busy": 503,
    "not-saved": 503,
}

LANGUAGES = languages("server")
MOST_LANGUAGES = 20  # of an Accept-Language header that are parsed
LONGEST_LANGUAGES = 1000  # characters of it
DEFAULT = "en"


def problem(error: CarrackError, lang: str) -> Problem:
    """Return an error as problem+json, with its message in a language."""
    status = _status(error)
    told = Problem(f"urn:carrack:{error.code}", _say(lang, f"status-{status}"), status, "", error.code)
    if isinstance(error, RefusedMove):
        refusal = error.refusal
        plain = replace(refusal, remedy="", clause="")
        told.detail = narrate(plain, lang, error.seat, error.names)
        told.clause = refusal.clause
        if refusal.remedy:
            words = catalogue(lang, refusal.game, find(refusal.game).locale)
            told.remedy = words.format(f"remedy-{refusal.remedy}", {})
    elif isinstance(error, Refused):
        args = {key: value if isinstance(value, int) else str(value) for key, value in error.details.items()}
        told.detail = _say(lang, f"error-{error.code}", **args)
    else:
        told.detail = narrate(error, lang)
    for key, value in error.details.items():
        if key in {"number", "takebacks", "revision", "retry_after"} and isinstance(value, int):
            setattr(told, key, value)
        elif key in {"field", "table"}:
            setattr(told, key, str(value))
    return told


def choose_language(header: str) -> str:
    """Return the preferred language of an Accept-Language header that has a catalogue. Long headers are truncated."""
    wanted = []
    for at, part in enumerate(header[:LONGEST_LANGUAGES].split(",")[:MOST_LANGUAGES]):
        word, _, rest = part.partition(";")
        weight = rest.strip().removeprefix("q=")
        try:
            wanted.append((-float(weight) if weight else -1.0, at, word.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    return next((word for _, _, word in sorted(wanted) if word in LANGUAGES), DEFAULT)


def _status(error: CarrackError) -> int:
    if isinstance(error, Refused):
        return STATUS[error.code]
    if isinstance(error, TableError | TooEarly):
        return STATUS["not-saved"] if error.code == "not-saved" else 409
    if isinstance(error, RefusedMove | NotationError | OptionError):
        return 422
    return 409


def _say(lang: str, message: str, **args: int | str) -> str:
    return catalogue(lang, "server").format(message, args)
