"""Views of one game for many eyes, made again only where they changed: for who shows a game to all its seats."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any, NamedTuple

from msgspec.structs import asdict, fields

from carrack.engine.core.state import PUBLIC, State
from carrack.engine.fields import eyes_of
from carrack.engine.game import Game
from carrack.engine.menu import choices
from carrack.engine.title import Table, Title, Zone
from carrack.engine.types import Choice, UndoLimit

_Slots = tuple[list[int], list[int]]  # of a zone: tokens, and who knows each
_NO_MENU: list[Choice] = []  # of who is not asked


class _Names(NamedTuple):
    """What fields are called: of tables, of zones (tokens, and who knows them), and all of them in their order."""

    tables: tuple[tuple[Table, str], ...]
    zones: tuple[tuple[Zone, str, str], ...]
    fields: dict[str, str]
    values: Callable[[State], tuple[Any, ...]]  # what is in the tables, all at once


@cache
def _names(title: Title, prefix: str) -> _Names:
    """Made once for all games of a title, of which a server has many."""
    return _Names(
        tuple((table, prefix + table.name) for table in title.tables),
        tuple((zone, prefix + zone.name, f"{prefix}{zone.name}_known") for zone in title.zones),
        {field.name: prefix + field.name for field in fields(title.view_type)},
        attrgetter(*(table.name for table in title.tables)),
    )


class Lookout:
    """What each seat sees of a game, field by field, as `Game.view` and `Game.choices` have it.

    A field that did not change since the last look is the same object, and must not be changed by who gets it. A
    `prefix` stands before the name of every field of a view, and another before those of the figures.
    """

    def __init__(self, game: Game, prefix: str = "", figures_prefix: str = "") -> None:
        self.game = game
        title = game._course.kit.title
        self._prefix = prefix
        self._figures_prefix = figures_prefix
        self._fields = game._course.kit.fields
        self._tables, self._zones, self._names, self._values = _names(title, prefix)
        self._stamp = -1
        self._figured = -1  # the stamp of the figures
        self._figures: dict[str, Any] = {}
        self._known: Any = None  # the figures themselves, until a table changes that they follow from
        self._node = (-1, -1)
        self._deciders: tuple[int, ...] = ()
        self._menus: dict[int, list[Choice]] = {}
        self._limit: UndoLimit | None = None  # of all but the seat that made the last decision, if one alone did
        self._last: State | None = None  # as it was looked at
        self._slots: list[_Slots] = [([], [])] * len(self._zones)
        self._private: list[int] = []  # the zones of which some seat may see more than everybody
        self._words: dict[tuple[int, int], tuple[list[int], list[str | None]]] = {}  # of a zone, for some eyes
        # The fields in their order; those that are a seat's own stay None here.
        self._shared: dict[str, Any] = dict.fromkeys(self._names.values())
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
                for field, value in asdict(found).items():
                    name = self._figures_prefix + field
                    if self._figures.get(name, ...) != value:
                        self._figures[name] = value
        return self._figures

    def choices(self, seat: int) -> list[Choice]:
        """`Game.choices`, which stay the same as long as nobody moves: sealed choices change no menu."""
        self._catch_up()
        if seat not in self._deciders:
            return _NO_MENU
        if seat not in self._menus:
            self._menus[seat] = choices(self.game._course, seat, shares=True)
        return self._menus[seat]

    def undo_limit(self, seat: int) -> UndoLimit:
        """`Game.undo_limit`. Who had no part in the last decision is stopped by it, and all those by the same."""
        self._catch_up()
        limit = self._limit
        return self.game.undo_limit(seat) if limit is None or limit.seat == seat else limit

    def _set(self, **found: Any) -> None:
        for field, value in found.items():
            name = self._names[field]
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
        line = game._course.history.line
        is_open = bool(line) and not line[-1].sealed and not game.is_over
        code = "binds" if is_open and line[-1].binds else "choice"
        self._limit = UndoLimit(number, code, line[-1].moves[0][0], game.name) if is_open else None
        turn = self._fields.dump_turn(state)
        turn["agenda"] = [tuple(row) for row in turn["agenda"]]
        self._set(**turn)
        self._renew_tables(state)
        last = self._last
        if last is None or (state.slots, state.knows, state.counts) != (last.slots, last.knows, last.counts):
            self._renew_zones(state)
        self._last = state.copy()

    def _renew_tables(self, state: State) -> None:
        figured = self.game._course.kit.title.figured
        now, players = self._values(state), self.game.players
        changed: Iterable[tuple[tuple[Table, str], Any]] = zip(self._tables, now, strict=True)
        if self._last is not None:
            changed = compress(changed, map(ne, now, self._values(self._last)))
        for (table, name), value in changed:
            self._shared[name] = self._fields.shape(table, list(value), players) if table.dims else int(value)
            if table.name in figured:
                self._known = None

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
