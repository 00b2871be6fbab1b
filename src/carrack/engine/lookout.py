"""Views of one game for many eyes, made again only where they changed: for who shows a game to all its seats."""

from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import asdict, fields

from carrack.engine.core.state import PUBLIC, State
from carrack.engine.fields import eyes_of
from carrack.engine.game import Game
from carrack.engine.menu import choices
from carrack.engine.title import Table, Title, Zone
from carrack.engine.types import Choice

_Slots = tuple[list[int], list[int]]  # of a zone: tokens, and who knows each


class _Names(NamedTuple):
    """What fields are called: of tables, of zones (tokens, and who knows them), and all of them in their order."""

    tables: tuple[tuple[Table, str], ...]
    zones: tuple[tuple[Zone, str, str], ...]
    fields: tuple[str, ...]


@cache
def _names(title: Title, prefix: str) -> _Names:
    """Made once for all games of a title, of which a server has many."""
    return _Names(
        tuple((table, prefix + table.name) for table in title.tables),
        tuple((zone, prefix + zone.name, f"{prefix}{zone.name}_known") for zone in title.zones),
        tuple(prefix + field.name for field in fields(title.view_type)),
    )


class Lookout:
    """What each seat sees of a game, field by field, as `Game.view` and `Game.choices` have it.

    A field that did not change since the last look is the same object, and must not be changed by who gets it. The
    `prefix` stands before the name of every field.
    """

    def __init__(self, game: Game, prefix: str = "") -> None:
        self.game = game
        title = game._course.kit.title
        self._prefix = prefix
        self._fields = game._course.kit.fields
        self._tables, self._zones, names = _names(title, prefix)
        self._stamp = -1
        self._figured = -1  # the stamp of the figures
        self._figures: dict[str, Any] = {}
        self._known: Any = None  # the figures themselves, until a table changes that they follow from
        self._node = (-1, -1)
        self._menus: dict[int, list[Choice]] = {}
        self._last: State | None = None  # as it was looked at
        self._slots: list[_Slots] = [([], [])] * len(self._zones)
        self._private: list[int] = []  # the zones of which some seat may see more than everybody
        self._words: dict[tuple[int, int], tuple[list[int], list[str | None]]] = {}  # of a zone, for some eyes
        # The fields in their order; those that are a seat's own stay None here.
        self._shared: dict[str, Any] = dict.fromkeys(names)
        self._set(rules_version=game.rules_version, players=game.players, options=game.options)

    def look(self) -> dict[str, Any]:
        """The fields of `Game.view` for the public, in their order."""
        self._catch_up()
        seen = self._shared.copy()
        for at, (_, name, _) in enumerate(self._zones):
            seen[name] = self._seen(at, PUBLIC)
        return seen

    def look_closer(self, seat: int) -> dict[str, Any]:
        """The fields of `Game.view` that are not the same for a seat as `look` has them for the public just now."""
        self._catch_up()
        course = self.game._course
        closer: dict[str, Any] = {self._prefix + "seat": seat}
        if (move := course.pending.get(seat)) is not None:
            closer[self._prefix + "choice"] = course.rows.move(seat, move)
        eyes = eyes_of(seat)
        for at in self._private:
            public, seen = self._seen(at, PUBLIC), self._seen(at, eyes)
            if seen is not public:
                closer[self._zones[at][1]] = seen
        return closer

    def _seen(self, at: int, eyes: int) -> list[str | None]:
        made = self._words.get((at, eyes))
        return made[1] if made is not None and made[0] is self._slots[at][0] else self._zone(at, eyes)

    def figures(self) -> dict[str, Any]:
        """The fields of `Game.figures`."""
        self._catch_up()
        if self._figured != self._stamp:
            self._figured = self._stamp
            course = self.game._course
            found = course.kit.title.figures(course.state, self._known)
            if found is not self._known:
                self._known = found
                for name, value in asdict(found).items():
                    if self._figures.get(name, ...) != value:
                        self._figures[name] = value
        return self._figures

    def choices(self, seat: int) -> list[Choice]:
        """`Game.choices`, which stay the same as long as nobody moves: sealed choices change no menu."""
        game = self.game
        node = (game.number, game.takebacks)
        if self._node != node:
            self._node = node
            self._menus.clear()
        if seat not in self._menus:
            self._menus[seat] = choices(game._course, seat, shares=True)
        return self._menus[seat]

    def _set(self, **found: Any) -> None:
        for field, value in found.items():
            name = self._prefix + field
            if self._shared[name] != value:
                self._shared[name] = value

    def _catch_up(self) -> None:
        stamp = self.game._course.stamp()
        if stamp != self._stamp:
            self._renew(self.game._course.state)
            self._stamp = stamp

    def _renew(self, state: State) -> None:
        """Look again at what is the same for everybody."""
        game = self.game
        self._set(
            number=game.number,
            takebacks=game.takebacks,
            mode=game.mode,
            ask=game.ask,
            deciders=game.deciders,
            committed=game.committed,
        )
        turn = self._fields.dump_turn(state)
        turn["agenda"] = [tuple(row) for row in turn["agenda"]]
        self._set(**turn)
        shared, last = self._shared, self._last
        for table, name in self._tables:
            value = getattr(state, table.name)
            if last is not None and value == getattr(last, table.name):
                continue
            shared[name] = self._fields.shape(table, list(value), game.players) if table.dims else int(value)
            if table.name in game._course.kit.title.figured:
                self._known = None
        if last is None or (state.slots, state.knows, state.counts) != (last.slots, last.knows, last.counts):
            self._renew_zones(state)
        self._last = state.copy()

    def _renew_zones(self, state: State) -> None:
        shared = self._shared
        tokens, knows = list(state.slots), list(state.knows)
        starts, counts = list(state.layout.zone_at), list(state.counts)
        for at, (_, _, known) in enumerate(self._zones):
            start, end = starts[at], starts[at] + counts[at]
            slots = (tokens[start:end], knows[start:end])
            if self._slots[at] != slots or shared[known] is None:
                if self._slots[at][1] != slots[1] or shared[known] is None:
                    shared[known] = slots[1]
                self._slots[at] = slots
        self._private = [
            at for at, (_, known) in enumerate(self._slots) if any(mask and not mask & PUBLIC for mask in known)
        ]

    def _zone(self, at: int, eyes: int) -> list[str | None]:
        """The tokens of a zone that those eyes see."""
        words = self._zones[at][0].tokens
        tokens, known = self._slots[at]
        made = self._words.get((at, eyes))
        seen = [words[token] if mask & eyes else None for token, mask in zip(tokens, known, strict=True)]
        for other in (self._words.get((at, PUBLIC)), made):  # mostly a seat sees no more than everybody
            if other is not None and other[1] == seen:
                seen = other[1]
                break
        self._words[at, eyes] = (tokens, seen)
        return seen
