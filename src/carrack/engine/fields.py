"""The named fields of a position: read from a State, written into one. Positions, views and samples share them."""

from typing import Any

from carrack.engine.core.state import EVERYBODY, MAX_DEPTH, NOBODY, PUBLIC, State, frame
from carrack.engine.errors import PositionError
from carrack.engine.title import SEATS, Table, Title

WHOLE = 255  # eyes that see every token, known to anybody or not


def eyes_of(seat: int | None) -> int:
    """The knowledge of a seat: what it was told and what everybody knows. None: the public's."""
    return PUBLIC if seat is None else PUBLIC | 1 << seat


def reader_word(eyes: int) -> str:
    """How a record says for whose eyes it is."""
    if eyes in {WHOLE, PUBLIC}:
        return "all" if eyes == WHOLE else "public"
    return f"s{(eyes & ~PUBLIC).bit_length() - 1}"


def reader_eyes(word: object, players: int) -> int | None:
    """The eyes a record is for, or None if that is no reader."""
    return {"all": WHOLE, **{reader_word(eyes_of(seat)): eyes_of(seat) for seat in (None, *range(players))}}.get(
        str(word)
    )


class Fields:
    """How a title's positions are written."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.steps = {name: step for step, name in enumerate(title.steps)}
        self.tokens = [{word: token for token, word in enumerate(zone.tokens)} for zone in title.zones]
        self.names = ["mover", "agenda", "shuffles", *(table.name for table in title.tables)]
        self.optional = {table.name for table in title.tables if table.optional}
        for zone in title.zones:
            self.names += [zone.name, f"{zone.name}_known"]

    def dump(self, state: State, eyes: int) -> dict[str, Any]:
        """The fields of a position, None for every token that those eyes do not see."""
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
                words[token] if mask & eyes or eyes == WHOLE else None
                for token, mask in zip(all_slots[at:end], known, strict=True)
            ]
            data[f"{zone.name}_known"] = known
        return data

    def dump_turn(self, state: State) -> dict[str, Any]:
        """The fields that every game has: whose turn it is and what is still to be done in it."""
        return {
            "mover": int(state.mover),
            "agenda": [self._frame(state.agenda[at]) for at in range(state.depth)],
            "shuffles": list(state.shuffles),
        }

    @staticmethod
    def shape(table: Table, flat: list[int], players: int) -> Any:
        """The numbers of a table, nested as it has dimensions."""
        return _nest(flat, _shape(table, players))

    def _frame(self, packed: int) -> list[Any]:
        where = [packed >> 8 & 15, packed >> 12 & 0xFFFF, packed >> 28 & 0xFFFF, packed >> 44 & 0xFFFF]
        return [self.title.steps[packed & 255], *where]

    def fill(self, state: State, data: dict[str, Any]) -> list[int]:
        """Write the fields into a State, checked one by one; the slots whose token is None."""
        players = int(state.players)
        state.mover = NOBODY if data["mover"] == NOBODY else _number(data["mover"], 0, players - 1, "mover")
        self._fill_agenda(state, data["agenda"], players)
        _fill_vector(state.shuffles, data["shuffles"], "shuffles")
        for table in self.title.tables:
            value = data.get(table.name) if table.optional else data[table.name]
            if table.optional and not value:
                continue
            if table.dims:
                flat = _flatten(value, _shape(table, players), table)
                vector = getattr(state, table.name)
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
            x, y, z = (_number(value, 0, 0xFFFF, field) for value in row[2:])
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
        state.counts[number] = len(words)
        slots, knows = state.slots, state.knows
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


def _shape(table: Table, players: int) -> list[int]:
    return [players if size == SEATS else size for size in table.dims]


def _nest(flat: list[Any], shape: list[int]) -> list[Any]:
    """A flat table as lists of lists."""
    for size in reversed(shape[1:]):
        flat = [flat[i : i + size] for i in range(0, len(flat), size)]
    return flat


def _flatten(value: Any, shape: list[int], table: Table) -> list[int]:
    """Lists of lists as a flat table, if they have that shape and every number is in range."""
    flat = [value]
    for size in shape:
        for row in flat:
            if not isinstance(row, list | tuple) or len(row) != size:
                raise PositionError("bad-field", field=table.name)
        flat = [entry for row in flat for entry in row]
    # All at once: samples pass here, and telling which number is wrong can wait until one is.
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
