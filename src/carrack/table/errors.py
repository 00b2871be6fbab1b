"""What a table refuses, by name."""

from carrack.engine.errors import CarrackError


class TableError(CarrackError):
    """Something that cannot be done at this table, or a file that is none. Nothing was changed."""


MARKS = ("sees-more", "binds")  # codes of a take-back that would mark the game; clients ask, then repeat it `knowing`
