"""Who sits at a table."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from carrack.bots import LEVELS, make
from carrack.engine.titles import find
from carrack.table.errors import TableError
from carrack.table.validation import is_valid

LONGEST_NAME = 40


class Seat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat: `kind` says who chooses for it now, a person or a bot.

    A person who is away comes back to a seat that a bot keeps; one who has resigned does not.
    """

    kind: Literal["human", "bot"]
    name: str = ""
    level: int | str | None = None  # of the bot: as `carrack.bots.make` takes it
    is_away: bool = False
    has_resigned: bool = False

    @classmethod
    def human(cls, name: str = "") -> "Seat":
        """A seat of a person."""
        return cls("human", name)

    @classmethod
    def bot(cls, level: int | str = 0, name: str = "") -> "Seat":
        """A seat of a bot."""
        return cls("bot", name, level)

    @property
    def is_persons(self) -> bool:
        """Whether the seat is a person's, even one who is away."""
        return self.kind == "human" or self.is_away

    def kept(self, level: int | str) -> "Seat":
        """The same with a bot in the person's place for a while."""
        return replace(self, kind="bot", level=level, is_away=True)

    def returned(self) -> "Seat":
        """The same with the person back."""
        return replace(self, kind="human", level=None, is_away=False)

    def resigned(self, game: str) -> "Seat":
        """The same with a bot in the person's place for good."""
        return replace(self, kind="bot", level=lowest_worth_playing(game), is_away=False, has_resigned=True)


def lowest_worth_playing(game: str) -> int:
    """The level of a bot that goes on for somebody: the first above random, if bots can evaluate the game."""
    numbers = sorted(level.number for level in LEVELS)
    return next((number for number in numbers if number > 0 and find(game).evaluation), numbers[0])


def check_seats(seats: Sequence[object]) -> tuple[Seat, ...]:
    """The seats of a new table; an error if they cannot be."""
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
