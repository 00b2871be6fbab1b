"""Positions as plain data: read and checked from a dict or a view, and turned into an information set."""

from typing import Any

import msgspec
from msgspec import Struct

from carrack.engine.core.chance import QuickChance
from carrack.engine.core.state import State
from carrack.engine.errors import CarrackError, NotationError, OptionError, PositionError
from carrack.engine.fields import WHOLE
from carrack.engine.information_set import InformationSet
from carrack.engine.options import resolve_options
from carrack.engine.secret import ChanceSource, sealed_source
from carrack.engine.title_codecs import TitleCodecs, codecs_of
from carrack.engine.view import View

Pending = dict[int, int | None]  # by seat, the sealed choices that are in; None: the choice itself is unknown
HEADER = ("game", "rules_version", "players", "options", "number", "takebacks", "pending")
MAX_NUMBER = 0x7FFFFFFF


class Position(Struct):
    """The checked header of a position. The fields of the State are still unchecked, in `data`."""

    codecs: TitleCodecs
    players: int
    options: dict[str, Any]
    rules_version: int
    number: int
    takebacks: int
    pending: Pending
    data: dict[str, Any]
    source: ChanceSource | None = None

    def information_set(self, checked: bool = False) -> InformationSet:
        """Return the position with its unknown tokens left open; `checked`: it comes from a game, not from outside."""
        state = self.codecs.title.open(self.players, self.options, self.rules_version, QuickChance(0))
        return InformationSet.from_data(self.codecs.fields, state, self.data, checked)

    def check_pending(self, state: State) -> None:
        """Raise PositionError unless the pending choices and the number are possible at this node."""
        if state.acts() > self.number:
            raise PositionError("out-of-range", field="number", value=self.number)
        seats = state.deciders() if state.is_sealed() else []
        for seat, move in self.pending.items():
            if seat not in seats or (move is not None and move not in state.moves(seat)):
                raise PositionError("not-to-choose", field=f"pending[{seat}]")
        if seats and all(self.pending.get(seat) is not None for seat in seats):
            raise PositionError("all-in", field="pending")


def read_position(data: Any) -> Position:
    """Read a position from a dict like that of `to_dict`; tokens may be None, and `chance` may be missing.

    Raises:
        PositionError: A field is missing, unknown or malformed.
    """
    if not isinstance(data, dict):
        raise PositionError("not-a-dict", field="")
    codecs = codecs_for(data.get("game"))
    wanted = [*HEADER, *codecs.fields.names]
    for field in wanted:
        if field not in data and field not in codecs.fields.optional:
            raise PositionError("missing-field", field=field)
    for field in data:
        if field not in wanted and field != "chance":
            raise PositionError("unknown-field", field=field)
    position = _header(codecs, data)
    if not isinstance(data["pending"], dict):
        raise PositionError("bad-field", field="pending")
    for word, text in data["pending"].items():
        if word not in {str(seat) for seat in range(position.players)}:
            raise PositionError("no-such-seat", field="pending", seat=word)
        position.pending[int(word)] = _choice(position, int(word), text, f"pending[{word}]")
    if "chance" in data:
        position.source = source_from(data["chance"], position.players)
    return position


def codecs_for(game: object) -> TitleCodecs:
    """Return the codecs of the game that a position or view names; PositionError if there is none."""
    try:
        return codecs_of(str(game))
    except OptionError as error:
        raise PositionError("unknown-game", field="game", value=game) from error


def from_view(view: View) -> Position:
    """Return the position a view shows, with its seat's own pending choice."""
    codecs = codecs_for(view.name)
    data = msgspec.structs.asdict(view)
    position = _header(codecs, data)
    seat = view.seat
    if seat is not None and (type(seat) is not int or not 0 <= seat < position.players):
        raise PositionError("no-such-seat", field="seat", seat=seat)
    if view.choice is not None:
        if seat is None:
            raise PositionError("no-such-seat", field="choice")
        position.pending[seat] = _choice(position, seat, view.choice, "choice")
    return position


def _header(codecs: TitleCodecs, data: dict[str, Any]) -> Position:
    title = codecs.title
    for field in ("rules_version", "players", "number", "takebacks"):
        if type(data[field]) is not int or not 0 <= data[field] <= MAX_NUMBER:
            raise PositionError("bad-field", field=field)
    if data["rules_version"] not in title.rules_versions:
        raise PositionError("unknown-rules-version", field="rules_version", value=data["rules_version"])
    if not isinstance(data["options"], dict):
        raise PositionError("bad-field", field="options")
    try:
        options = resolve_options(title, data["players"], data["options"], data["rules_version"])
    except CarrackError as error:
        raise PositionError(error.code, **{"field": "options", **error.details}) from error
    return Position(
        codecs, data["players"], options, data["rules_version"], data["number"], data["takebacks"], {}, data
    )


def _choice(position: Position, seat: int, text: Any, field: str) -> int | None:
    if text is None:
        return None
    if not isinstance(text, str):
        raise PositionError("bad-field", field=field)
    try:
        return position.codecs.notation.parse_one(text, seat, position.players)
    except NotationError as error:
        raise PositionError("no-such-move", field=field, text=text) from error


def source_from(data: Any, players: int) -> ChanceSource:
    """Read the chance of a position: secret and nonces in hexadecimal, or a quick seed."""
    if isinstance(data, dict) and data.keys() == {"seed"} and type(data["seed"]) is int:
        return ChanceSource(seed=data["seed"])
    if not isinstance(data, dict) or data.keys() != {"secret", "nonces"} or not isinstance(data["nonces"], list):
        raise PositionError("bad-field", field="chance")
    try:
        secret, *nonces = (bytes.fromhex(word) for word in (data["secret"], *data["nonces"]))
        return sealed_source(players, secret, tuple(nonces))
    except (TypeError, ValueError, CarrackError) as error:
        raise PositionError("bad-field", field="chance") from error


def chance_data(source: ChanceSource) -> dict[str, Any]:
    """Return a chance source as plain data."""
    if not source.secret:
        return {"seed": source.seed}
    return {"secret": source.secret.hex(), "nonces": [nonce.hex() for nonce in source.nonces]}


def masked(codecs: TitleCodecs, data: dict[str, Any], viewer: int) -> dict[str, Any]:
    """Return a whole position as a viewer may see it, without chance and pending choices."""
    shown = {field: value for field, value in data.items() if field != "chance"}
    shown["pending"] = {}
    if viewer != WHOLE:
        for zone in codecs.title.zones:
            slots = zip(data[zone.name], data[f"{zone.name}_known"], strict=True)
            shown[zone.name] = [word if known & viewer else None for word, known in slots]
    return shown
