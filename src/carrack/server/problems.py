"""Refusals as problem+json, in the caller's language."""

from msgspec.structs import replace

from carrack.engine.catalogue import catalogue, languages
from carrack.engine.errors import CarrackError, NotationError, OptionError, TooEarly
from carrack.engine.narrate import narrate
from carrack.engine.titles import find
from carrack.server.errors import STATUS, Refused, RefusedMove
from carrack.server.wire import Problem
from carrack.table import TableError

LANGUAGES = languages("server")
MOST_LANGUAGES = 20  # of an Accept-Language that are looked at
LONGEST_LANGUAGES = 1000  # letters of it
DEFAULT = "en"


def problem(error: CarrackError, lang: str) -> Problem:
    """A refusal with its sentence."""
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
    """The first language of an Accept-Language that there is a catalogue for; of a long one the beginning counts."""
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
