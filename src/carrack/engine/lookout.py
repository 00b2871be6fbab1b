"""Views of one game for many eyes, made again only where they changed: for who shows a game to all its seats."""

from typing import Any

from msgspec.structs import fields

from carrack.engine.core.state import State
from carrack.engine.fields import eyes_of
from carrack.engine.game import Game
from carrack.engine.types import Choice

_Slots = tuple[list[int], list[int]]  # of a zone: tokens, and who knows each


class Lookout:
    """What each seat sees of a game, field by field, as `Game.view` has it.

    A field that did not change since the last look is the same object, and must not be changed by who gets it.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        kit = game._course.kit
        self._fields = kit.fields
        self._order = [field.name for field in fields(kit.title.view_type)]
        self._stamp = -1
        self._node = (-1, -1)
        self._menus: dict[int, list[Choice]] = {}
        self._flat: dict[str, Any] = {}  # the tables of the State as they lie there
        self._shared: dict[str, Any] = {}  # the fields that are the same for everybody
        self._slots: dict[str, _Slots] = {}
        self._words: dict[tuple[str, int], tuple[list[int], list[str | None]]] = {}  # of a zone, for some eyes

    def look(self, seat: int | None) -> dict[str, Any]:
        """The fields of `Game.view` for a seat, in their order; None: the public."""
        course = self.game._course
        stamp = course.stamp()
        if stamp != self._stamp:
            self._renew(course.state)
            self._stamp = stamp
        move = None if seat is None else course.pending.get(seat)
        seen = self._shared.copy()  # has the seat's own fields in their places
        seen["seat"] = seat
        seen["choice"] = None if seat is None or move is None else course.rows.move(seat, move)
        eyes = eyes_of(seat)
        for zone in course.kit.title.zones:
            seen[zone.name] = self._zone(zone.name, zone.tokens, eyes)
        return seen

    def choices(self, seat: int) -> list[Choice]:
        """`Game.choices`, which stay the same as long as nobody moves: sealed choices change no menu."""
        game = self.game
        node = (game.number, game.takebacks)
        if self._node != node:
            self._node = node
            self._menus.clear()
        if seat not in self._menus:
            self._menus[seat] = game.choices(seat)
        return self._menus[seat]

    def _renew(self, state: State) -> None:
        game = self.game
        shared = self._shared
        found: dict[str, Any] = {
            "rules_version": game.rules_version,
            "players": game.players,
            "options": game.options,
            "number": game.number,
            "takebacks": game.takebacks,
            "mode": game.mode,
            "ask": game.ask,
            "deciders": game.deciders,
            "committed": game.committed,
        }
        found |= self._fields.dump_turn(state)
        found["agenda"] = [tuple(row) for row in found["agenda"]]
        for table in self._fields.title.tables:
            flat = getattr(state, table.name)
            if table.dims:
                flat = list(flat)
                is_same = self._flat.get(table.name) == flat
                found[table.name] = shared[table.name] if is_same else self._fields.shape(table, flat, game.players)
                self._flat[table.name] = flat
            else:
                found[table.name] = int(flat)
        tokens, knows = list(state.slots), list(state.knows)
        for number, zone in enumerate(self._fields.title.zones):
            at = state.layout.zone_at[number]
            end = at + state.counts[number]
            slots = (tokens[at:end], knows[at:end])
            if self._slots.get(zone.name) != slots:
                self._slots[zone.name] = slots
            found[f"{zone.name}_known"] = self._slots[zone.name][1]
        for name, value in found.items():
            if name in shared and shared[name] == value:
                found[name] = shared[name]
        self._shared = {name: found.get(name) for name in self._order}

    def _zone(self, name: str, words: tuple[str, ...], eyes: int) -> list[str | None]:
        """The tokens of a zone that those eyes see."""
        tokens, known = self._slots[name]
        made = self._words.get((name, eyes))
        if made is not None and made[0] is tokens:
            return made[1]
        seen = [words[token] if mask & eyes else None for token, mask in zip(tokens, known, strict=True)]
        if made is not None and made[1] == seen:
            seen = made[1]
        self._words[name, eyes] = (tokens, seen)
        return seen
