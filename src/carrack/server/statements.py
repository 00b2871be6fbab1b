"""Statements that are spelt out once, as the driver takes them: to do so each time costs more than what they write."""

from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any

from sqlalchemy import ClauseElement, Connection, Dialect

Values = Mapping[str, Any]


class Statement:
    """A statement for one kind of database, whose values are given by name."""

    def __init__(self, clause: ClauseElement, dialect: Dialect) -> None:
        spelt = clause.compile(dialect=dialect)
        self._text = str(spelt)
        self._names: list[str] | None = spelt.positiontup if spelt.positional else None  # type: ignore[attr-defined]
        self._pick = itemgetter(*self._names) if self._names else dict

    def read(self, connection: Connection, values: Values) -> Sequence[Any]:
        """Carry it out, and read what it finds."""
        return connection.exec_driver_sql(self._text, self._ordered(values)).all()

    def each(self, connection: Connection, values: Iterable[Values]) -> None:
        """Carry it out for each of these, at least one."""
        connection.exec_driver_sql(self._text, [self._ordered(one) for one in values])

    def _ordered(self, values: Values) -> Any:
        """The values as the driver takes them: some want them in order, some by name."""
        if self._names is None:
            return values
        return self._pick(values) if len(self._names) > 1 else (values[self._names[0]],)
