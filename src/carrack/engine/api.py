"""How games begin: anew, from a position, from a view, from a text; and what can be asked about a game beforehand."""

from collections.abc import Mapping
from typing import Any

import msgspec

from carrack.engine.core.rng import MASK
from carrack.engine.errors import OptionError, PositionError
from carrack.engine.game import Game
from carrack.engine.options import settle
from carrack.engine.positions import Position, codecs_for, from_view, read
from carrack.engine.replay import replay_timeline
from carrack.engine.secret import ChanceSource, sealed_source, seed_secret
from carrack.engine.timeline import Timeline
from carrack.engine.title_codecs import codecs_of
from carrack.engine.titles import find
from carrack.engine.types import Option
from carrack.engine.view import View


def options(game: str) -> tuple[Option, ...]:
    """The options of a game."""
    return find(game).options


def rules_versions(game: str) -> tuple[int, ...]:
    """The versions of a game's rules that can be played; the last is the newest."""
    return find(game).rules_versions


def move_space(game: str, rules_version: int | None = None) -> int:
    """How many move ids there are."""
    return find(game).moves_of(_version(game, rules_version))


def vector_size(game: str, rules_version: int | None = None) -> int:
    """The length of `State.observe`."""
    return find(game).vector_size_of(_version(game, rules_version))


def new_game(
    game: str,
    *,
    players: int,
    seed: int | None = None,
    secret: bytes | None = None,
    nonces: tuple[bytes | None, ...] = (),
    rules_version: int | None = None,
    **options: Any,
) -> Game:
    """A new game: from a seed for tests and research, from a secret and the seats' nonces for people."""
    codecs = codecs_of(game)
    version = _version(game, rules_version)
    settled = settle(codecs.title, players, options)
    if (seed is None) == (secret is None):
        raise OptionError("seed-or-secret", field="seed")
    if secret is None:
        if type(seed) is not int:
            raise OptionError("bad-value", field="seed", value=seed)
        secret = seed_secret(seed)
    timeline = Timeline(codecs, players, settled, version, sealed_source(players, secret, nonces))
    timeline.open(())
    return Game(timeline)


def load(data: dict[str, Any], seed: int = 0) -> Game:
    """A game from a position; tokens that are None, and chance if none is written, come from the seed."""
    position = read(data)
    return _set_up(position, position.source or ChanceSource(seed=seed & MASK), seed)


def what_if(view: View, seed: int = 0) -> Game:
    """A game on a world dealt from a view alone."""
    if not isinstance(view, View):
        raise PositionError("not-a-view", field="")
    return _set_up(from_view(view), ChanceSource(seed=seed & MASK), seed)


def replay(text: str, to: int | None = None) -> Game:
    """The game a record, or entries joined by newlines, tell of; `to`: the standing line up to that number."""
    return Game(replay_timeline(text, to))


def to_builtins(view: View) -> dict[str, Any]:
    """A view as plain data."""
    data: dict[str, Any] = msgspec.to_builtins(view)
    return data


def from_builtins(data: object) -> View:
    """A view from plain data."""
    if not isinstance(data, Mapping):
        raise PositionError("not-a-dict", field="")
    view_type = codecs_for(data.get("game")).title.view_type
    try:
        return msgspec.convert(data, view_type)
    except msgspec.ValidationError as error:
        text, _, place = str(error).partition(" - at `$.")
        raise PositionError("bad-view", field=place.rstrip("`"), told=text) from error


def _set_up(position: Position, source: ChanceSource, seed: int) -> Game:
    timeline = Timeline(position.codecs, position.players, position.options, position.rules_version, source)
    timeline.set_up(position, seed)
    return Game(timeline)


def _version(game: str, rules_version: int | None) -> int:
    versions = find(game).rules_versions
    if rules_version is None:
        return versions[-1]
    if rules_version not in versions:
        raise OptionError("unknown-rules-version", game=game, field="rules_version", value=rules_version)
    return rules_version
