"""The schema of the database: its tables, its notification channels, and the records that its columns hold as JSON.

The rows of a table, from `Opened` to `Rematched`, are all that ever happened there.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct, field
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    false,
    text,
)
from sqlalchemy.dialects.postgresql import ARRAY

from carrack.server.api_types.answers import Life
from carrack.server.errors import LONGEST_LINE
from carrack.table import ChangeSet, TableHeader
from carrack.table.seat import LONGEST_NAME

# Explicit names for constraints: each database would choose its own, and migrations must be able to name them.
NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", LargeBinary, nullable=False),  # its SHA-256
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("made", Double, nullable=False),
    Column("owner", String(32), nullable=False, server_default=""),  # of a bot: the guest who made its token
    Column("is_revoked", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("token"),
    Index(None, "owner"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),  # the number of its rows
    Column("life", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("bot_is_due", Boolean, nullable=False, server_default=false()),
    Column("driver", String(32), nullable=False, server_default=""),  # the process that lets its bots play
    Column("driven", Double, nullable=False, server_default="0"),  # when it last did
    Column("host", String(32), nullable=False, server_default=""),
    Column("resume_after", Double, nullable=False, server_default="0"),  # its bots are not retried before this time
    Column("resume_failures", Integer, nullable=False, server_default="0"),  # failures of its bots since its last row
    Column("summary", Text, nullable=False, server_default="{}"),  # its entry in lists, as JSON
    Index(None, "is_public", "life", "changed"),
    Index(None, "host", "life"),
    Index(None, "bot_is_due", "driven"),
)

members = Table(  # the guests who sit at each table
    "members",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Index(None, "table_id"),
)

rows = Table(
    "rows",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # the number of the update it belongs to
    Column("body", LargeBinary, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("digest", LargeBinary, nullable=False),  # of the call
    Column("answer", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("maker", String(32), nullable=False),  # the carrack that made it
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id"), nullable=False),
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("text", String(LONGEST_LINE), nullable=False),
    Column("made", Double, nullable=False),
    Column("seat", SmallInteger, nullable=True),  # of the guest at that time
    Column("is_namesake", Boolean, nullable=False, server_default=false()),  # of somebody else at the table
    Index(None, "guest_id", "made"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


# Records --------------------------------------------------------------------------------------------------------------


class SeatSetup(Struct, frozen=True, omit_defaults=True):
    """A seat before the game. `guest` is whose it is; a `mine` seat is the host's own."""

    kind: Literal["mine", "open", "invited", "remote", "bot"]
    guest: str = ""
    name: str = ""
    level: int = 0  # of a bot
    code: str = ""  # of an invitation
    is_program: bool = False  # a guest's own bot sits there
    kept_for: str = ""  # the guest who was asked to take it, as in a rematch; `name` is theirs


class Origin(Struct, frozen=True):
    """The origin of a fork, whether everybody may know it, and who may in any case."""

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
    setups: tuple[SeatSetup, ...] = field(name="chairs")  # the key that records have had from the first version
    host: str
    is_public: bool
    lang: str
    secret: str
    position: dict[str, Any] | None = None
    origin: Origin | None = None
    is_board: bool = False
    given: dict[str, Any] | None = None  # the options that were chosen; `options` has the defaults too
    auction_seconds: int = 0  # of silence in an open node, after which a person wants no more; 0: no limit


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

    setups: tuple[SeatSetup, ...] = field(name="chairs")  # the key that records have had from the first version
    was: tuple[int | None, ...]
    options: dict[str, Any]


class Nonced(Struct, frozen=True, tag="nonced"):
    """A guest gave the nonce of a seat, which is its part of the deal."""

    seat: int
    nonce: str


class HostChanged(Struct, frozen=True, tag="hosted"):
    """The host left, and another guest became the host."""

    guest: str


class Closed(Struct, frozen=True, tag="closed"):
    """The last person left before the game."""


class Started(Struct, frozen=True, tag="started"):
    """The game began."""

    header: TableHeader
    row: ChangeSet


class GameChanged(Struct, frozen=True, tag="kept"):
    """A command changed the game or who plays it."""

    row: ChangeSet


class Rematched(Struct, frozen=True, tag="rematched"):
    """The players play again, at another table."""

    table: str


Row = Opened | Joined | Left | Reseated | Nonced | HostChanged | Closed | Started | GameChanged | Rematched
_decoder: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)
encode_row = msgspec.json.encode
decode_row = _decoder.decode


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


# Channels of NOTIFY, with the format of their payloads: names and numbers only; receivers read the rest.
ROWS = "carrack_rows"  # table:version
CHAT = "carrack_chat"  # table:number
PRESENCE = "carrack_presence"  # process:table:seats:watching:asks
ALIVE = "carrack_alive"  # process, or -process when it ends
REVOKED = "carrack_revoked"  # the guest whose token was revoked
CHANNELS = (ROWS, CHAT, PRESENCE, ALIVE, REVOKED)
NOTIFY = text("SELECT pg_notify(:channel, word) FROM unnest(:words) AS word").bindparams(
    bindparam("words", type_=ARRAY(String))
)
