"""Settings from the environment and one TOML file: read, checked, and refused by name."""

import ipaddress
import re
import tomllib
from collections.abc import Mapping
from dataclasses import Field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from carrack.server.config import Config
from carrack.server.database import DRIVERS, full_url

PREFIX = "CARRACK_"
PORTS = 65535
_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)+")
_ORIGIN = re.compile(r"https?://[^/\s]+")
_HOST = re.compile(r"[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]")


Wanted = Literal[
    "name", "toml", "number", "word", "list", "text", "network", "origin", "host", "path", "url"
]  # each has its sentence in cli.ftl


class BadSetting(Exception):
    """A setting that cannot be. `wanted` names what would be."""

    def __init__(self, name: str, wanted: Wanted, possible: tuple[str, ...] = ()) -> None:
        super().__init__(name)
        self.name = name
        self.wanted = wanted
        self.possible = possible


SETTINGS: dict[str, Field[Any]] = {field.name: field for field in fields(Config) if "about" in field.metadata}


def read_config(file: Path | None, environment: Mapping[str, str], **given: Any) -> Config:
    """The settings of a file, those of the environment over them, and what is given over both."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            told = tomllib.loads(file.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeError) as error:
            raise BadSetting(str(file), "toml") from error
        for name, value in told.items():
            _known(name, name, strict=True)
            values[name] = _checked(name, name, value)
    for variable, text in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(PREFIX) and _known(variable, name, strict=False) in SETTINGS:
            values[name] = _checked(variable, name, _from_text(variable, name, text))
    for name, value in given.items():
        values[name] = _checked(name, name, value)
    return Config(**values)


def _known(told: str, name: str, *, strict: bool) -> str:
    """The name, unless it is none of ours; an environment may hold other things than settings, but no misspelt one."""
    prefix = PREFIX if told.startswith(PREFIX) else ""
    close = tuple(prefix + (word.upper() if prefix else word) for word in get_close_matches(name, SETTINGS, cutoff=0.7))
    if name not in SETTINGS and (strict or close):
        raise BadSetting(told, "name", close)
    return name


def _from_text(told: str, name: str, text: str) -> Any:
    kind = SETTINGS[name].type
    try:
        if kind is int:
            return int(text)
        if kind is float:
            return float(text)
    except ValueError as error:
        raise BadSetting(told, "number") from error
    if get_origin(kind) is tuple:
        return [word.strip() for word in text.split(",") if word.strip()]
    return text


def _checked(told: str, name: str, value: Any) -> Any:
    """A value of the right kind, or why not."""
    kind = SETTINGS[name].type
    if kind in {int, float}:
        good = isinstance(value, int | float) and not isinstance(value, bool) and value >= 0
        if not good or (kind is int and not isinstance(value, int)) or (name.endswith("port") and value > PORTS):
            raise BadSetting(told, "number")
        return value
    if get_origin(kind) is Literal:
        if value not in get_args(kind):
            raise BadSetting(told, "word", get_args(kind))
        return value
    if get_origin(kind) is tuple:
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise BadSetting(told, "list")
        for word in value:
            _check_word(told, name, word)
        return tuple(value)
    if not isinstance(value, str):
        raise BadSetting(told, "text")
    return _checked_text(told, name, value)


def _check_word(told: str, name: str, word: str) -> None:
    if name == "proxies":
        try:
            ipaddress.ip_network(word, strict=False)
        except ValueError as error:
            raise BadSetting(told, "network") from error
    elif name == "origins" and not _ORIGIN.fullmatch(word):
        raise BadSetting(told, "origin")
    elif name == "hosts" and not _HOST.fullmatch(word):
        raise BadSetting(told, "host")


def _checked_text(told: str, name: str, text: str) -> str:
    if name == "base_path":
        path = text.rstrip("/")
        if path and not _PATH.fullmatch(path):
            raise BadSetting(told, "path")
        return path
    if name == "database":
        try:
            url = make_url(full_url(text))
        except (ArgumentError, ValueError) as error:
            raise BadSetting(told, "url") from error
        if url.drivername not in DRIVERS.values():
            raise BadSetting(told, "url")
    elif not text:
        raise BadSetting(told, "text")
    return text
