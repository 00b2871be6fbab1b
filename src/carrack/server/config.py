"""The settings of a server, each with its default and meaning; read from the environment and one TOML file.

By hand: pydantic-settings 2.16 would add six packages (11 MB), 0.2 s of CPU time and 22 MB of memory to every start.
It ignores misspelt variables, reads lists as JSON only, and its messages are English; the checks below would stay.
"""

import ipaddress
import re
import secrets
import time
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from carrack.bots import Budget

USUAL = Budget()
WEB = Path(__file__).parent.parent / "web"  # the built web client, where there is one


def setting(default: Any, about: str) -> Any:
    """Return a field that a host can set, by file or environment; docs/guides/hosting.md has the same words."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Config:
    """The settings of a server. The clock and the source of randomness are here so that tests can replace them."""

    database: str = setting("sqlite:///carrack.db", "where tables are kept: `sqlite:///FILE` or `postgresql://…`")
    host: str = setting("127.0.0.1", "the address to listen at; `0.0.0.0` or `::` is every address of the machine")
    port: int = setting(8000, "the port to listen at; 0 takes a free one")
    base_path: str = setting("", "the path prefix of the whole server, such as `/carrack`")
    hosts: tuple[str, ...] = setting((), "the host names that requests may use; empty: any")
    origins: tuple[str, ...] = setting(
        (), "other origins of its pages, if a proxy changes `Host`: `https://club.example`"
    )
    proxies: tuple[str, ...] = setting(
        ("127.0.0.1", "::1"), "addresses or networks of proxies whose `X-Forwarded-For` and `-Proto` are trusted"
    )
    log_format: Literal["console", "json"] = setting("console", "how log lines look: `console` or `json`")
    log_level: Literal["debug", "info", "warning", "error"] = setting("info", "the lowest level that is logged")
    metrics_host: str = setting("127.0.0.1", "the address of the metrics")
    metrics_port: int = setting(0, "the port of the metrics for Prometheus; 0: there are none")
    idle_seconds: float = setting(600.0, "how long a table stays in memory after its last use")
    thinkers: int = setting(1, "how many bots think at once")
    waiting: int = setting(100, "how many tables may queue for a bot with their view in memory; more queue without it")
    grace_seconds: float = setting(5.0, "how long a bot may exceed its budget before a lower level decides")
    takeover_seconds: float = setting(
        15.0, "how long a bot may be due at a table before another process takes the table over"
    )
    session_days: int = setting(180, "how long a browser is remembered")
    calls_per_minute: int = setting(600, "calls of one client; 0: no limit")
    guests_per_hour: int = setting(120, "new guests from one client; 0: no limit")
    health_per_minute: int = setting(120, "calls of `/health` by one client; 0: no limit")
    messages_per_minute: int = setting(300, "messages over one socket; 0: no limit")
    sockets_per_client: int = setting(64, "open sockets of one client; 0: no limit")
    sockets: int = setting(5000, "open sockets in all; 0: no limit")
    connections: int = setting(
        10_000,
        "open connections in all, sockets included; the last tenth is for this machine and its proxies; 0: no limit",
    )
    connections_per_client: int = setting(
        256, "open connections of one client that comes directly, without a trusted proxy; 0: no limit"
    )
    tables_per_guest: int = setting(
        100, "open tables and boards that one guest hosts and that were used in the last 30 days; 0: no limit"
    )
    bots_per_guest: int = setting(20, "bots of one guest that have a token; 0: no limit")
    chat_per_hour: int = setting(300, "lines of chat of one guest within an hour; 0: no limit")
    rows_per_guest: int = setting(10_000, "moves and other changes of one guest at one table; 0: no limit")
    start_seconds: int = setting(60, "how long the server waits for a database that does not answer when it starts")
    stop_seconds: int = setting(5, "how long calls under way may take when the server stops")
    bot_pause_seconds: float = setting(
        0.6, "average pause before bots answer a change in an open node that somebody follows live; 0: none"
    )
    plan_pause_seconds: float = setting(
        1.0, "pause before a planned bid answers a change in an open node that somebody follows live; 0: none"
    )
    order_pause: tuple[float, float] = (1.0, 4.0)  # seconds before a standing order in a sealed node, among people
    budget: Budget = USUAL  # of a bot's decision
    web: Path = WEB
    now: Callable[[], float] = time.time
    random_bytes: Callable[[int], bytes] = secrets.token_bytes


PREFIX = "CARRACK_"
PORTS = 65535
_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)+")
_ORIGIN = re.compile(r"https?://[^/\s]+")
_HOST = re.compile(r"[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]")


# Each has its sentence in cli.ftl.
Wanted = Literal["name", "toml", "number", "word", "list", "text", "network", "origin", "host", "path", "url"]


class BadSetting(Exception):
    """A setting with an invalid name or value. `wanted` names the kind of value that is valid."""

    def __init__(self, name: str, wanted: Wanted, possible: tuple[str, ...] = ()) -> None:
        super().__init__(name)
        self.name = name
        self.wanted = wanted
        self.possible = possible


SETTINGS: dict[str, Field[Any]] = {field.name: field for field in fields(Config) if "about" in field.metadata}


def read_config(file: Path | None, environment: Mapping[str, str], **given: Any) -> Config:
    """Return the settings: those of a file, overridden by the environment, and both by the arguments.

    Raises BadSetting.
    """
    values: dict[str, Any] = {}
    if file is not None:
        try:
            settings = tomllib.loads(file.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeError) as error:
            raise BadSetting(str(file), "toml") from error
        for name, value in settings.items():
            _known(name, name, strict=True)
            values[name] = _checked(name, name, value)
    for variable, text in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(PREFIX) and _known(variable, name, strict=False) in SETTINGS:
            values[name] = _checked(variable, name, _from_text(variable, name, text))
    for name, value in given.items():
        values[name] = _checked(name, name, value)
    return Config(**values)


def _known(given_as: str, name: str, *, strict: bool) -> str:
    """Return the name of a setting. Raises BadSetting if it is unknown; from the environment, if it looks misspelt."""
    prefix = PREFIX if given_as.startswith(PREFIX) else ""
    close = tuple(prefix + (word.upper() if prefix else word) for word in get_close_matches(name, SETTINGS, cutoff=0.7))
    if name not in SETTINGS and (strict or close):
        raise BadSetting(given_as, "name", close)
    return name


def _from_text(given_as: str, name: str, text: str) -> Any:
    kind = SETTINGS[name].type
    try:
        if kind is int:
            return int(text)
        if kind is float:
            return float(text)
    except ValueError as error:
        raise BadSetting(given_as, "number") from error
    if get_origin(kind) is tuple:
        return [word.strip() for word in text.split(",") if word.strip()]
    return text


def _checked(given_as: str, name: str, value: Any) -> Any:
    """Return a value of the right type. Raises BadSetting."""
    kind = SETTINGS[name].type
    if kind in {int, float}:
        good = isinstance(value, int | float) and not isinstance(value, bool) and value >= 0
        if not good or (kind is int and not isinstance(value, int)) or (name.endswith("port") and value > PORTS):
            raise BadSetting(given_as, "number")
        return value
    if get_origin(kind) is Literal:
        if value not in get_args(kind):
            raise BadSetting(given_as, "word", get_args(kind))
        return value
    if get_origin(kind) is tuple:
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise BadSetting(given_as, "list")
        for word in value:
            _check_word(given_as, name, word)
        return tuple(value)
    if not isinstance(value, str):
        raise BadSetting(given_as, "text")
    return _checked_text(given_as, name, value)


def _check_word(given_as: str, name: str, word: str) -> None:
    if name == "proxies":
        try:
            ipaddress.ip_network(word, strict=False)
        except ValueError as error:
            raise BadSetting(given_as, "network") from error
    elif name == "origins" and not _ORIGIN.fullmatch(word):
        raise BadSetting(given_as, "origin")
    elif name == "hosts" and not _HOST.fullmatch(word):
        raise BadSetting(given_as, "host")


def _checked_text(given_as: str, name: str, text: str) -> str:
    if name == "base_path":
        path = text.rstrip("/")
        if path and not _PATH.fullmatch(path):
            raise BadSetting(given_as, "path")
        return path
    if name == "database":
        try:
            url = make_url(full_url(text))
        except (ArgumentError, ValueError) as error:
            raise BadSetting(given_as, "url") from error
        if url.drivername not in DRIVERS.values():
            raise BadSetting(given_as, "url")
    elif not text:
        raise BadSetting(given_as, "text")
    return text


DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def full_url(database: str) -> str:
    """Return a database's URL with the driver that is used here."""
    scheme, colon, rest = database.partition(":")
    return DRIVERS.get(scheme, scheme) + colon + rest
