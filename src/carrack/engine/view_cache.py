"""Per-seat view cache: a server that shows a game to all its seats recomputes only the fields that changed."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any, NamedTuple

from msgspec.structs import asdict, fields

from carrack.engine.core.state import PUBLIC, State
from carrack.engine.fields import viewer_mask
from carrack.engine.game import Game, timeline_of
from carrack.engine.menu import choices
from carrack.engine.title import StateTable, Title, Zone
from carrack.engine.types import Choice, UndoLimit

_Slots = tuple[list[int], list[int]]  # of a zone: tokens, and the knowledge mask of each
_NO_MENU: list[Choice] = []  # of a seat that may not choose


class _Names(NamedTuple):
    """Field names with their prefix: of tables, of zones (tokens and masks), and all of a view in order."""

    tables: tuple[tuple[StateTable, str], ...]
    zones: tuple[tuple[Zone, str, str], ...]
    fields: dict[str, str]
    values: Callable[[State], tuple[Any, ...]]  # reads all tables of a State at once


@cache
def _names(title: Title, prefix: str) -> _Names:
    """Computed once per title: a server has many games of it."""
    return _Names(
        tuple((table, prefix + table.name) for table in title.tables),
        tuple((zone, prefix + zone.name, f"{prefix}{zone.name}_known") for zone in title.zones),
        {field.name: prefix + field.name for field in fields(title.view_type)},
        attrgetter(*(table.name for table in title.tables)),
    )


class ViewCache:
    """The fields of `Game.view`, `Game.figures` and `Game.choices` for every seat of one game.

    A field that has not changed since the last call is the same object, so callers can compare by identity. They must
    not modify it.

    Args:
        game: The game to show.
        prefix: Put before the name of every field of a view.
        figures_prefix: Put before the name of every field of the figures.
    """

    def __init__(self, game: Game, prefix: str = "", figures_prefix: str = "") -> None:
        self.game = game
        title = timeline_of(game).codecs.title
        self._prefix = prefix
        self._figures_prefix = figures_prefix
        self._fields = timeline_of(game).codecs.fields
        self._tables, self._zones, self._names, self._values = _names(title, prefix)
        self._revision = -1
        self._figured = -1  # the revision of the figures
        self._figures: dict[str, Any] = {}
        self._known: Any = None  # the figures, until a table changes from which they are computed
        self._node = (-1, -1)
        self._deciders: tuple[int, ...] = ()
        self._menus: dict[int, list[Choice]] = {}
        self._limit: UndoLimit | None = None  # of every seat except the one that alone made the last decision
        self._last: State | None = None  # at the last revision
        self._slots: list[_Slots] = [([], [])] * len(self._zones)
        self._private: list[int] = []  # zones of which some seat may see more than the public
        self._words: dict[tuple[int, int], tuple[list[int], list[str | None]]] = {}  # by zone and viewer
        # The fields in order; those that differ by seat stay None here.
        self._shared: dict[str, Any] = dict.fromkeys(self._names.values())
        self._set(rules_version=game.rules_version, players=game.players, options=game.options)

    def public_fields(self) -> dict[str, Any]:
        """Return the fields of `Game.view(None)`, in order."""
        self._refresh()
        seen = self._shared.copy()
        for at, (_, name, _) in enumerate(self._zones):
            seen[name] = self._seen(at, PUBLIC)
        return seen

    def seat_fields(self, seat: int) -> dict[str, Any]:
        """Return the fields of `Game.view(seat)` that differ from `public_fields`."""
        self._refresh()
        timeline = timeline_of(self.game)
        fields: dict[str, Any] = {self._prefix + "seat": seat}
        if (move := timeline.pending.get(seat)) is not None:
            fields[self._prefix + "choice"] = timeline.grammar.move(seat, move)
        viewer = viewer_mask(seat)
        for at in self._private:
            public, seen = self._seen(at, PUBLIC), self._seen(at, viewer)
            if seen is not public:
                fields[self._zones[at][1]] = seen
        return fields

    def _seen(self, at: int, viewer: int) -> list[str | None]:
        made = self._words.get((at, viewer))
        return made[1] if made is not None and made[0] is self._slots[at][0] else self._zone(at, viewer)

    def figures(self) -> dict[str, Any]:
        """Return the fields of `Game.figures`."""
        self._refresh()
        if self._figured != self._revision:
            self._figured = self._revision
            timeline = timeline_of(self.game)
            found = timeline.codecs.title.figures(timeline.state, self._known)
            if found is not self._known:
                self._known = found
                for field, value in asdict(found).items():
                    name = self._figures_prefix + field
                    if self._figures.get(name, ...) != value:
                        self._figures[name] = value
        return self._figures

    def choices(self, seat: int) -> list[Choice]:
        """Return `Game.choices(seat)`, computed once per node: sealed choices change no menu."""
        self._refresh()
        if seat not in self._deciders and self.game.mode != "open":
            return _NO_MENU
        if seat not in self._menus:
            self._menus[seat] = choices(timeline_of(self.game), seat, shares=True)
        return self._menus[seat]

    def undo_limit(self, seat: int) -> UndoLimit:
        """Return `Game.undo_limit(seat)`; all seats that had no part in the last decision share one limit."""
        self._refresh()
        limit = self._limit
        return self.game.undo_limit(seat) if limit is None or limit.seat == seat else limit

    def _set(self, **found: Any) -> None:
        for field, value in found.items():
            name = self._names[field]
            if self._shared[name] != value:
                self._shared[name] = value

    def _refresh(self) -> None:
        revision = timeline_of(self.game).revision()
        if revision != self._revision:
            self._refresh_shared(timeline_of(self.game).state)
            self._revision = revision

    def _refresh_shared(self, state: State) -> None:
        """Recompute the fields that are the same for everybody, where they changed."""
        game = self.game
        number, takebacks, self._deciders = game.number, game.takebacks, game.deciders
        if self._node != (number, takebacks):
            self._node = (number, takebacks)
            self._menus.clear()
        self._set(
            number=number,
            takebacks=takebacks,
            mode=game.mode,
            ask=game.ask,
            deciders=self._deciders,
            committed=game.committed,
        )
        line = timeline_of(game).decisions.line
        is_shared = bool(line) and not line[-1].sealed and not game.is_over
        code = "binds" if is_shared and line[-1].binds else "choice"
        self._limit = UndoLimit(number, code, line[-1].moves[0][0], game.name) if is_shared else None
        turn = self._fields.dump_turn(state)
        turn["agenda"] = [tuple(row) for row in turn["agenda"]]
        self._set(**turn)
        self._refresh_tables(state)
        last = self._last
        if last is None or (state.slots, state.knows, state.counts) != (last.slots, last.knows, last.counts):
            self._refresh_zones(state)
        self._last = state.copy()

    def _refresh_tables(self, state: State) -> None:
        figured = timeline_of(self.game).codecs.title.figured
        now, players = self._values(state), self.game.players
        changed: Iterable[tuple[tuple[StateTable, str], Any]] = zip(self._tables, now, strict=True)
        if self._last is not None:
            changed = compress(changed, map(ne, now, self._values(self._last)))
        for (table, name), value in changed:
            self._shared[name] = self._fields.shape(table, list(value), players) if table.dims else int(value)
            if table.name in figured:
                self._known = None

    def _refresh_zones(self, state: State) -> None:
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

    def _zone(self, at: int, viewer: int) -> list[str | None]:
        """Return the tokens of a zone that a viewer sees, as the object returned before if nothing changed."""
        words = self._zones[at][0].tokens
        tokens, known = self._slots[at]
        made = self._words.get((at, viewer))
        seen = [words[token] if mask & viewer else None for token, mask in zip(tokens, known, strict=True)]
        for other in (self._words.get((at, PUBLIC)), made):  # usually a seat sees no more than the public
            if other is not None and other[1] == seen:
                seen = other[1]
                break
        self._words[at, viewer] = (tokens, seen)
        return seen
