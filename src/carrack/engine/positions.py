"""Positions as plain data: read and checked from a dict or a view, and made into a world."""

from typing import Any

import msgspec
from msgspec import Struct

from carrack.engine.core.chance import QuickChance
from carrack.engine.core.state import State
from carrack.engine.errors import CarrackError, NotationError, OptionError, PositionError
from carrack.engine.fields import WHOLE
from carrack.engine.kit import Kit, kit_of
from carrack.engine.options import settle
from carrack.engine.secret import Source, sealed_source
from carrack.engine.view import View
from carrack.engine.world import World

Pending = dict[int, int | None]  # sealed choices that are in; None: it is not known which
HEADER = ("game", "rules_version", "players", "options", "number", "takebacks", "pending")
MAX_NUMBER = 0x7FFFFFFF


class Position(Struct):
    """What a position says beyond the State's own fields, which are still unchecked in `data`."""

    kit: Kit
    players: int
    options: dict[str, Any]
    rules_version: int
    number: int
    takebacks: int
    pending: Pending
    data: dict[str, Any]
    source: Source | None = None

    def world(self, checked: bool = False) -> World:
        """The position with what is unknown of it left open; `checked`: it comes from a game and not from outside."""
        state = self.kit.title.open(self.players, self.options, self.rules_version, QuickChance(0))
        return World.told(self.kit.fields, state, self.data, checked)

    def check_pending(self, state: State) -> None:
        """Raise unless the pending choices can be in at this node."""
        seats = state.deciders() if state.is_sealed() else []
        for seat, move in self.pending.items():
            if seat not in seats or (move is not None and move not in state.moves(seat)):
                raise PositionError("not-to-choose", field=f"pending[{seat}]")
        if seats and all(self.pending.get(seat) is not None for seat in seats):
            raise PositionError("all-in", field="pending")


def read(data: Any) -> Position:
    """A position from a dict as `to_dict` makes it; tokens may be None, `chance` may be missing."""
    if not isinstance(data, dict):
        raise PositionError("not-a-dict", field="")
    kit = kit_for(data.get("game"))
    wanted = [*HEADER, *kit.fields.names]
    for field in wanted:
        if field not in data and field not in kit.fields.optional:
            raise PositionError("missing-field", field=field)
    for field in data:
        if field not in wanted and field != "chance":
            raise PositionError("unknown-field", field=field)
    position = _header(kit, data)
    if not isinstance(data["pending"], dict):
        raise PositionError("bad-field", field="pending")
    for word, text in data["pending"].items():
        if word not in {str(seat) for seat in range(position.players)}:
            raise PositionError("no-such-seat", field="pending", seat=word)
        position.pending[int(word)] = _choice(position, int(word), text, f"pending[{word}]")
    if "chance" in data:
        position.source = source_from(data["chance"], position.players)
    return position


def kit_for(game: object) -> Kit:
    """The kit of the game a position or view names."""
    try:
        return kit_of(str(game))
    except OptionError as error:
        raise PositionError("unknown-game", field="game", value=game) from error


def from_view(view: View) -> Position:
    """The position a view shows, with its seat's own pending choice."""
    kit = kit_for(view.name)
    data = msgspec.structs.asdict(view)
    position = _header(kit, data)
    seat = view.seat
    if seat is not None and (type(seat) is not int or not 0 <= seat < position.players):
        raise PositionError("no-such-seat", field="seat", seat=seat)
    if view.choice is not None:
        if seat is None:
            raise PositionError("no-such-seat", field="choice")
        position.pending[seat] = _choice(position, seat, view.choice, "choice")
    return position


def _header(kit: Kit, data: dict[str, Any]) -> Position:
    title = kit.title
    for field in ("rules_version", "players", "number", "takebacks"):
        if type(data[field]) is not int or not 0 <= data[field] <= MAX_NUMBER:
            raise PositionError("bad-field", field=field)
    if data["rules_version"] not in title.rules_versions:
        raise PositionError("unknown-rules-version", field="rules_version", value=data["rules_version"])
    if not isinstance(data["options"], dict):
        raise PositionError("bad-field", field="options")
    try:
        options = settle(title, data["players"], data["options"])
    except CarrackError as error:
        raise PositionError(error.code, **{"field": "options", **error.details}) from error
    return Position(kit, data["players"], options, data["rules_version"], data["number"], data["takebacks"], {}, data)


def _choice(position: Position, seat: int, text: Any, field: str) -> int | None:
    if text is None:
        return None
    if not isinstance(text, str):
        raise PositionError("bad-field", field=field)
    try:
        moves = position.kit.notation.parse(text, seat, position.players)
    except NotationError as error:
        raise PositionError("no-such-move", field=field, text=text) from error
    if len(moves) != 1:
        raise PositionError("no-such-move", field=field, text=text)
    return moves[0]


def source_from(data: Any, players: int) -> Source:
    """The chance of a position: secret and nonces in hexadecimal, or a quick seed."""
    if isinstance(data, dict) and data.keys() == {"seed"} and type(data["seed"]) is int:
        return Source(seed=data["seed"])
    if not isinstance(data, dict) or data.keys() != {"secret", "nonces"} or not isinstance(data["nonces"], list):
        raise PositionError("bad-field", field="chance")
    try:
        secret, *nonces = (bytes.fromhex(word) for word in (data["secret"], *data["nonces"]))
        return sealed_source(players, secret, tuple(nonces))
    except (TypeError, ValueError, CarrackError) as error:
        raise PositionError("bad-field", field="chance") from error


def chance_data(source: Source) -> dict[str, Any]:
    """A source as plain data."""
    if not source.secret:
        return {"seed": source.seed}
    return {"secret": source.secret.hex(), "nonces": [nonce.hex() for nonce in source.nonces]}


def masked(kit: Kit, data: dict[str, Any], eyes: int) -> dict[str, Any]:
    """A whole position as those eyes may see it, without its chance and pending choices."""
    shown = {field: value for field, value in data.items() if field != "chance"}
    shown["pending"] = {}
    if eyes != WHOLE:
        for zone in kit.title.zones:
            slots = zip(data[zone.name], data[f"{zone.name}_known"], strict=True)
            shown[zone.name] = [word if known & eyes else None for word, known in slots]
    return shown
