"""The seats of a table: people and bots."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from carrack.bots import LEVELS, make
from carrack.engine.titles import find
from carrack.table.errors import TableError
from carrack.table.validation import is_valid

LONGEST_NAME = 40  # of a player, at a seat and on a server


class Seat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat, and who decides for it now.

    Attributes:
        kind: `human` or `bot`.
        name: The player's name; empty: the seat is numbered.
        level: The bot's level, as `carrack.bots.make` takes it.
        is_away: Whether the bot stands in for a person, who may come back.
        has_resigned: Whether the person left for good.
    """

    kind: Literal["human", "bot"]
    name: str = ""
    level: int | str | None = None
    is_away: bool = False
    has_resigned: bool = False

    @classmethod
    def human(cls, name: str = "") -> "Seat":
        """Return a person's seat."""
        return cls("human", name)

    @classmethod
    def bot(cls, level: int | str = 0, name: str = "") -> "Seat":
        """Return a bot's seat."""
        return cls("bot", name, level)

    @property
    def is_persons(self) -> bool:
        """Whether the seat belongs to a person, even one who is away."""
        return self.kind == "human" or self.is_away

    def replaced(self, level: int | str) -> "Seat":
        """Return the seat with a bot that stands in for the person."""
        return replace(self, kind="bot", level=level, is_away=True)

    def returned(self) -> "Seat":
        """Return the seat with the person back."""
        return replace(self, kind="human", level=None, is_away=False)

    def resigned(self, game: str) -> "Seat":
        """Return the seat with a bot that takes the person's place for good."""
        return replace(self, kind="bot", level=lowest_worth_playing(game), is_away=False, has_resigned=True)


def lowest_worth_playing(game: str) -> int:
    """Return the level of a bot that replaces a person: the lowest above random, if bots can evaluate the game."""
    numbers = sorted(level.number for level in LEVELS)
    return next((number for number in numbers if number > 0 and find(game).evaluation), numbers[0])


def check_seats(seats: Sequence[object]) -> tuple[Seat, ...]:
    """Return the seats of a new table, checked.

    Raises:
        TableError: A seat is malformed, or its name is too long.
        CarrackError: There is no such level of bot.
    """
    found: list[Seat] = []
    for at, seat in enumerate(seats):
        if not is_valid(seat, Seat) or seat not in (Seat.human(seat.name), Seat.bot(seat.level or 0, seat.name)):
            raise TableError("bad-seat", field=f"seats[{at}]")
        if len(seat.name) > LONGEST_NAME or not seat.name.isprintable():
            raise TableError("bad-name", field=f"seats[{at}]", longest=LONGEST_NAME)
        if seat.level is not None:
            make(seat.level)
        found.append(seat)
    return tuple(found)
