"""Records the database keeps: guests, and the rows of a table, which are all that ever happened there."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from carrack.server.api_types import Life
from carrack.table import ChangeSet, TableHeader


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat before the game. `guest` is whose it is; a `mine` seat is the host's own."""

    kind: Literal["mine", "open", "invited", "remote", "bot"]
    guest: str = ""
    name: str = ""
    level: int = 0  # of a bot
    code: str = ""  # of an invitation
    is_program: bool = False  # a guest's own bot sits there
    kept_for: str = ""  # the guest who was asked to take it, as in a rematch; `name` is theirs


class Origin(Struct, frozen=True):
    """Where a fork comes from, whether everybody may know that, and who may in any case."""

    table: str
    number: int
    is_public: bool
    people: tuple[str, ...]


class Opened(Struct, frozen=True, tag="opened"):
    """A table was created. The secret is that of the deal.

    A fork has the position it goes on from, and nothing in it that its maker did not know. A board is its host's own.
    """

    game: str
    options: dict[str, Any]
    rules_version: int
    chairs: tuple[Chair, ...]
    host: str
    is_public: bool
    lang: str
    secret: str
    position: dict[str, Any] | None = None
    origin: Origin | None = None
    is_board: bool = False
    given: dict[str, Any] | None = None  # the options that were chosen; `options` has the defaults too


class Joined(Struct, frozen=True, tag="joined", omit_defaults=True):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str
    is_program: bool = False


class Left(Struct, frozen=True, tag="left"):
    """A seat is free again."""

    seat: int


class Reseated(Struct, frozen=True, tag="reseated"):
    """The host changed the seats before the game.

    `was` has for each seat the number it had before, or None if nobody keeps it. `options` are those of the game, as
    some defaults depend on the number of players.
    """

    chairs: tuple[Chair, ...]
    was: tuple[int | None, ...]
    options: dict[str, Any]


class Nonced(Struct, frozen=True, tag="nonced"):
    """A seat's part of the deal."""

    seat: int
    nonce: str


class Hosted(Struct, frozen=True, tag="hosted"):
    """Somebody else is the host."""

    guest: str


class Closed(Struct, frozen=True, tag="closed"):
    """The last person left before the game."""


class Started(Struct, frozen=True, tag="started"):
    """The game began."""

    header: TableHeader
    row: ChangeSet


class Kept(Struct, frozen=True, tag="kept"):
    """A call changed the game or who plays it."""

    row: ChangeSet


class Rematched(Struct, frozen=True, tag="rematched"):
    """They play again, at another table."""

    table: str


Row = Opened | Joined | Left | Reseated | Nonced | Hosted | Closed | Started | Kept | Rematched
_decoder: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)
encode = msgspec.json.encode
decode = _decoder.decode


class Guest(Struct, frozen=True):
    """Somebody with a name and a token, and no account."""

    id: str
    name: str
    lang: str
    owner: str = ""  # of a bot: the guest who made its token

    @property
    def is_bot(self) -> bool:
        """Whether a program plays under this name."""
        return bool(self.owner)


OPEN: tuple[Life, ...] = ("gathering", "playing")  # in these a table is not finished
