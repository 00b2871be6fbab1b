"""The named fields of a position: dumped from a State and filled into one. Positions, views and samples share them."""

from math import prod
from typing import Any

from carrack.engine.core.frames import HIGHEST_NUMBER, frame, seat_of, step_of, x_of, y_of, z_of
from carrack.engine.core.state import EVERYBODY, MAX_DEPTH, NOBODY, PUBLIC, State
from carrack.engine.errors import PositionError
from carrack.engine.title import BY_VERSION, SEATS, StateTable, Title

WHOLE = 255  # the mask of a viewer who sees every token, even those nobody knows


def viewer_mask(seat: int | None) -> int:
    """Return the knowledge mask of a seat: its own knowledge and the public's. None: the public's alone."""
    return PUBLIC if seat is None else PUBLIC | 1 << seat


def reader_word(viewer: int) -> str:
    """Return the word by which a record names its reader."""
    if viewer in {WHOLE, PUBLIC}:
        return "all" if viewer == WHOLE else "public"
    return f"s{(viewer & ~PUBLIC).bit_length() - 1}"


def reader_mask(word: object, players: int) -> int | None:
    """Return the knowledge mask a reader's word stands for, or None if there is no such reader."""
    return {
        "all": WHOLE,
        **{reader_word(viewer_mask(seat)): viewer_mask(seat) for seat in (None, *range(players))},
    }.get(str(word))


class Fields:
    """Dumps and fills the fields of one title's positions."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.steps = {name: step for step, name in enumerate(title.steps)}
        self.tokens = [{word: token for token, word in enumerate(zone.tokens)} for zone in title.zones]
        self.names = ["mover", "agenda", "shuffles", *(table.name for table in title.tables)]
        self.optional = {table.name for table in title.tables if table.optional}
        for zone in title.zones:
            self.names += [zone.name, f"{zone.name}_known"]

    def dump(self, state: State, viewer: int) -> dict[str, Any]:
        """Return the fields of a position, with None for every token the viewer does not see."""
        players = int(state.players)
        data = self.dump_turn(state)
        for table in self.title.tables:
            value = getattr(state, table.name)
            data[table.name] = self.shape(table, list(value), players) if table.dims else int(value)
        all_slots, all_known = list(state.slots), list(state.knows)
        for number, zone in enumerate(self.title.zones):
            at = state.layout.zone_at[number]
            end = at + state.counts[number]
            known = all_known[at:end]
            words = zone.tokens
            data[zone.name] = [
                words[token] if mask & viewer or viewer == WHOLE else None
                for token, mask in zip(all_slots[at:end], known, strict=True)
            ]
            data[f"{zone.name}_known"] = known
        return data

    def dump_turn(self, state: State) -> dict[str, Any]:
        """Return the fields that every game has: the mover, the agenda and the counts of shuffles."""
        return {
            "mover": int(state.mover),
            "agenda": [self._frame(state.agenda[at]) for at in range(state.depth)],
            "shuffles": list(state.shuffles),
        }

    @staticmethod
    def shape(table: StateTable, flat: list[int], players: int) -> Any:
        """Return the numbers of a table as lists nested by its dimensions."""
        return _nest(flat, _shape(table, players, len(flat)))

    def _frame(self, packed: int) -> list[Any]:
        where = [seat_of(packed), x_of(packed), y_of(packed), z_of(packed)]
        return [self.title.steps[step_of(packed)], *where]

    def fill(self, state: State, data: dict[str, Any]) -> list[int]:
        """Write checked fields into a State, and return the slots whose token is None.

        Raises:
            PositionError: A field has the wrong shape or a number out of range.
        """
        players = int(state.players)
        state.mover = NOBODY if data["mover"] == NOBODY else _number(data["mover"], 0, players - 1, "mover")
        self._fill_agenda(state, data["agenda"], players)
        _fill_vector(state.shuffles, data["shuffles"], "shuffles")
        for table in self.title.tables:
            value = data.get(table.name) if table.optional else data[table.name]
            if table.optional and not value:
                continue
            if table.dims:
                vector = getattr(state, table.name)
                flat = _flatten(value, _shape(table, players, len(vector)), table)
                for i, number in enumerate(flat):
                    vector[i] = number
            else:
                setattr(state, table.name, _number(value, table.lowest, table.highest, table.name))
        unknown: list[int] = []
        for number in range(len(self.title.zones)):
            unknown += self._fill_zone(state, number, data)
        return unknown

    def _fill_agenda(self, state: State, rows: Any, players: int) -> None:
        if not isinstance(rows, list | tuple) or len(rows) > MAX_DEPTH:
            raise PositionError("bad-field", field="agenda")
        state.depth = 0
        for at, row in enumerate(rows):
            field = f"agenda[{at}]"
            if not isinstance(row, list | tuple) or len(row) != 5 or str(row[0]) not in self.steps:
                raise PositionError("bad-field", field=field)
            seat = _number(row[1], 0, players - 1, field)
            x, y, z = (_number(value, 0, HIGHEST_NUMBER, field) for value in row[2:])
            state.push(frame(self.steps[str(row[0])], seat, x, y, z))

    def _fill_zone(self, state: State, number: int, data: dict[str, Any]) -> list[int]:
        name = self.title.zones[number].name
        tokens = self.tokens[number]
        words, known = data[name], data[f"{name}_known"]
        at = state.layout.zone_at[number]
        if not isinstance(words, list | tuple) or len(words) > state.layout.zone_at[number + 1] - at:
            raise PositionError("bad-field", field=name)
        if not isinstance(known, list | tuple) or len(known) != len(words):
            raise PositionError("bad-field", field=f"{name}_known")
        state.own_counts()[number] = len(words)
        slots, knows = state.own_slots(), state.own_knows()
        unknown = []
        for i, word in enumerate(words):
            if word is None:
                unknown.append(at + i)
            elif isinstance(word, str) and word in tokens:
                slots[at + i] = tokens[word]
            else:
                raise PositionError("no-such-token", field=f"{name}[{i}]", token=word)
        for i, mask in enumerate(known):
            if type(mask) is not int or not 0 <= mask <= EVERYBODY:
                raise PositionError("out-of-range", field=f"{name}_known[{i}]", value=mask)
            knows[at + i] = mask
        return unknown


def _shape(table: StateTable, players: int, total: int) -> list[int]:
    """Return the dimensions of a table of so many numbers."""
    shape = [players if size == SEATS else size for size in table.dims]
    if shape[-1] == BY_VERSION:
        shape[-1] = total // prod(shape[:-1])
    return shape


def _nest(flat: list[Any], shape: list[int]) -> list[Any]:
    """Return a flat table as nested lists; one that these rules leave without numbers is an empty list."""
    for size in reversed(shape[1:]):
        flat = [flat[i : i + size] for i in range(0, len(flat), size)] if flat else []
    return flat


def _flatten(value: Any, shape: list[int], table: StateTable) -> list[int]:
    """Return nested lists as a flat table; PositionError if the shape or a number is wrong."""
    flat = [value]
    for size in shape:
        for row in flat:
            if not isinstance(row, list | tuple) or len(row) != size:
                raise PositionError("bad-field", field=table.name)
        flat = [entry for row in flat for entry in row]
    # Checked all at once, since samples pass here; the wrong number is looked for only if there is one.
    if not (set(map(type, flat)) == {int} and table.lowest <= min(flat) and max(flat) <= table.highest):
        for at, number in enumerate(flat):
            place = ""
            for size in reversed(shape):
                at, index = divmod(at, size)
                place = f"[{index}]{place}"
            _number(number, table.lowest, table.highest, table.name + place)
    return flat


def _fill_vector(vector: Any, values: Any, field: str) -> None:
    if not isinstance(values, list | tuple) or len(values) != len(vector):
        raise PositionError("bad-field", field=field)
    for i, value in enumerate(values):
        vector[i] = _number(value, 0, 0xFFFF, f"{field}[{i}]")


def _number(value: Any, lowest: int, highest: int, field: str) -> int:
    if type(value) is not int or not lowest <= value <= highest:
        raise PositionError("out-of-range", field=field, value=value, lowest=lowest, highest=highest)
    return value
