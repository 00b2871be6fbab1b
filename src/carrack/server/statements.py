"""Statements that are spelt out once, as the driver takes them: to do so each time costs more than what they write."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import ClauseElement, Connection, Dialect
from sqlalchemy.sql.compiler import SQLCompiler

Values = Mapping[str, Any]


class Statement:
    """A statement for one kind of database, whose values are given by name."""

    def __init__(self, clause: ClauseElement, dialect: Dialect) -> None:
        spelt = clause.compile(dialect=dialect)
        assert isinstance(spelt, SQLCompiler)
        self._text = str(spelt)
        self._order = spelt.positiontup if spelt.positional else None

    def read(self, connection: Connection, values: Values) -> Sequence[Any]:
        """Carry it out, and read what it finds."""
        return connection.exec_driver_sql(self._text, self._ordered(values)).all()

    def each(self, connection: Connection, values: Iterable[Values]) -> None:
        """Carry it out for each of these, at least one."""
        connection.exec_driver_sql(self._text, [self._ordered(one) for one in values])

    def _ordered(self, values: Values) -> Any:
        """The values as the driver takes them: some want them in order, some by name."""
        return values if self._order is None else tuple(map(values.__getitem__, self._order))
