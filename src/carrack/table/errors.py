"""The error of a table."""

from carrack.engine.errors import CarrackError


class TableError(CarrackError):
    """A call that this table refuses, or a file that cannot be read. Nothing was changed."""


# Codes of a take-back that would mark the game; clients ask the person, then repeat it with `knowing`.
MARKS = ("sees-more", "binds")
