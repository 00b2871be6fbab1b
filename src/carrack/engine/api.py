"""The functions of `carrack` that make a game, or answer questions about a game before it begins."""

from collections.abc import Mapping
from typing import Any

import msgspec

from carrack.engine.core.rng import MASK
from carrack.engine.errors import OptionError, PositionError
from carrack.engine.game import Game
from carrack.engine.options import resolve_options
from carrack.engine.positions import Position, codecs_for, from_view, read_position
from carrack.engine.replay import replay_timeline
from carrack.engine.secret import ChanceSource, sealed_source, seed_secret
from carrack.engine.timeline import Timeline
from carrack.engine.title_codecs import codecs_of
from carrack.engine.titles import find
from carrack.engine.types import Option
from carrack.engine.view import View


def options(game: str) -> tuple[Option, ...]:
    """Return the options of a game.

    Args:
        game: The name of the game.

    Returns:
        The options, in the order in which they are shown.

    Raises:
        OptionError: There is no such game.

    Examples:
        >>> [option.key for option in carrack.options("empire")][:2]
        ['version', 'auction']
    """
    return find(game).options


def rules_versions(game: str) -> tuple[int, ...]:
    """Return the versions of a game's rules that can be played.

    Args:
        game: The name of the game.

    Returns:
        Versions, ascending; the last is the newest and the default.

    Raises:
        OptionError: There is no such game.

    Examples:
        >>> carrack.rules_versions("discovery")[0]
        1
    """
    return find(game).rules_versions


def move_space(game: str, rules_version: int | None = None) -> int:
    """Return how many move ids a game has: ids are `range(move_space)`.

    Args:
        game: The name of the game.
        rules_version: A version of the rules; None: the newest.

    Returns:
        The number of move ids, the same for all options and player counts.

    Raises:
        OptionError: There is no such game or version.

    Examples:
        >>> game = carrack.new_game("discovery", players=2, seed=7)
        >>> max(game.legal_moves()) < carrack.move_space("discovery")
        True
    """
    return find(game).moves_of(_version(game, rules_version))


def vector_size(game: str, rules_version: int | None = None) -> int:
    """Return the length of the vector that `State.observe` returns.

    Args:
        game: The name of the game.
        rules_version: A version of the rules; None: the newest.

    Returns:
        The length, the same for all options and player counts.

    Raises:
        OptionError: There is no such game or version.

    Examples:
        >>> state = carrack.new_game("discovery", players=2, seed=7).state
        >>> len(state.observe(0)) == carrack.vector_size("discovery")
        True
    """
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
    """Start a new game.

    Give either a seed, for tests and research, or a secret, for people: publish its `commitment`, collect a nonce of
    each seat, and start then. Nobody can choose the deal that way.

    Args:
        game: The name of the game.
        players: The number of players.
        seed: Any integer; the same seed gives the same deal.
        secret: 32 random bytes.
        nonces: 16 bytes of each seat, in seat order; None or a missing one stands for zeros.
        rules_version: A version of the rules; None: the newest.
        **options: Options of the game, by key; missing ones get their defaults.

    Returns:
        The game, at its first node.

    Raises:
        OptionError: An argument or option is unknown, wrong or clashes with another; its details say which.

    Examples:
        >>> game = carrack.new_game("discovery", players=4, seed=7, edition="2007")
        >>> game.options["edition"]
        '2007'
    """
    codecs = codecs_of(game)
    version = _version(game, rules_version)
    resolved = resolve_options(codecs.title, players, options, version)
    if (seed is None) == (secret is None):
        raise OptionError("seed-or-secret", field="seed")
    if secret is None:
        if type(seed) is not int:
            raise OptionError("bad-value", field="seed", value=seed)
        secret = seed_secret(seed)
    timeline = Timeline(codecs, players, resolved, version, sealed_source(players, secret, nonces))
    timeline.open(())
    return Game(timeline)


def load(data: dict[str, Any], seed: int = 0) -> Game:
    """Start a game from a position.

    Args:
        data: A position as `Game.to_dict` returns it. Tokens may be None, and `chance` may be missing.
        seed: Determines unknown tokens, and chance if the position has none.

    Returns:
        The game, at that position. A position between two decisions is run on to the next one.

    Raises:
        PositionError: The position is malformed or impossible; its details say which field.

    Examples:
        >>> data = carrack.new_game("discovery", players=2, seed=7).to_dict()
        >>> carrack.load(data).deciders
        (1,)
    """
    position = read_position(data)
    return _set_up(position, position.source or ChanceSource(seed=seed & MASK), seed)


def what_if(view: View, seed: int = 0) -> Game:
    """Start a game from a view, with everything its seat does not know dealt at random: for trying moves out.

    Args:
        view: What a seat sees.
        seed: Determines how unknown tokens are dealt.

    Returns:
        A game that looks the same to that seat. It is independent of the one the view came from.

    Raises:
        PositionError: The view is malformed or impossible.

    Examples:
        >>> view = carrack.new_game("discovery", players=2, seed=7).view(1)
        >>> carrack.what_if(view, seed=3).legal_moves()[:4]
        [1, 2, 3, 4]
    """
    if not isinstance(view, View):
        raise PositionError("not-a-view", field="")
    return _set_up(from_view(view), ChanceSource(seed=seed & MASK), seed)


def replay(text: str, to: int | None = None) -> Game:
    """Replay a record, or entries joined by newlines.

    Args:
        text: The text, as `Game.record` returns it, or `Game.entries` joined.
        to: Stop at this number of the current line; None: replay everything, rewinds included.

    Returns:
        The game. Tokens the record hides are dealt at random; `record` shows them as `?` again.

    Raises:
        RecordError: The text cannot be read, or describes something impossible; its details say which line.

    Examples:
        >>> game = carrack.new_game("discovery", players=2, seed=7)
        >>> _ = game.play("place colonist initiative")
        >>> carrack.replay(game.record()).record() == game.record()
        True
        >>> carrack.replay(game.record(), to=0).number
        0
    """
    return Game(replay_timeline(text, to))


def to_builtins(view: View) -> dict[str, Any]:
    """Return a view as plain data, such as JSON can write.

    Args:
        view: The view.

    Returns:
        A dict; its key `game` names the game.

    Examples:
        >>> view = carrack.new_game("discovery", players=2, seed=7).view(1)
        >>> carrack.to_builtins(view)["game"]
        'discovery'
    """
    data: dict[str, Any] = msgspec.to_builtins(view)
    return data


def from_builtins(data: object) -> View:
    """Return the view that plain data describe.

    Args:
        data: A dict as `to_builtins` returns it.

    Returns:
        The view, of its game's own type.

    Raises:
        PositionError: The data is not a view; the details say which field is wrong.

    Examples:
        >>> view = carrack.new_game("discovery", players=2, seed=7).view(1)
        >>> carrack.from_builtins(carrack.to_builtins(view)) == view
        True
    """
    if not isinstance(data, Mapping):
        raise PositionError("not-a-dict", field="")
    view_type = codecs_for(data.get("game")).title.view_type
    try:
        return msgspec.convert(data, view_type)
    except msgspec.ValidationError as error:
        text, _, place = str(error).partition(" - at `$.")
        raise PositionError("bad-view", field=place.rstrip("`"), reason=text) from error


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
