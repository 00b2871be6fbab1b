"""The tables of the database."""

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
    false,
)

from carrack.server.validation import LONGEST_LINE, LONGEST_NAME

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
    Column("version", Integer, nullable=False),  # how many rows it has
    Column("life", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("bot_is_due", Boolean, nullable=False, server_default=false()),
    Column("driver", String(32), nullable=False, server_default=""),  # the process that lets its bots play
    Column("driven", Double, nullable=False, server_default="0"),  # when it last did
    Column("host", String(32), nullable=False, server_default=""),
    Column("resume_after", Double, nullable=False, server_default="0"),  # its bots are not tried again before
    Column("resume_failures", Integer, nullable=False, server_default="0"),  # how often they failed since a row
    Column("summary", Text, nullable=False, server_default="{}"),  # what a list shows of it, as JSON
    Index(None, "is_public", "life", "changed"),
    Index(None, "host", "life"),
    Index(None, "bot_is_due", "driven"),
)

members = Table(  # who sits at a table
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
