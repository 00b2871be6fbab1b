"""Store the seat of a chat message's author, and whether another person at the table had the same name."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add seat and is_namesake to chat. Old messages get the seat that their author had at the start of the game."""
    op.add_column("chat", sa.Column("seat", sa.SmallInteger, nullable=True))
    op.add_column("chat", sa.Column("is_namesake", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    update = sa.text("UPDATE chat SET seat = :seat WHERE table_id = :table AND guest_id = :guest")
    for (table,) in connection.execute(sa.text("SELECT DISTINCT table_id FROM chat")).all():
        for guest, seat in _seats(connection, table).items():
            connection.execute(update, {"seat": seat, "table": table, "guest": guest})


def downgrade() -> None:
    """Drop is_namesake and seat."""
    with op.batch_alter_table("chat") as batch:
        batch.drop_column("is_namesake")
        batch.drop_column("seat")


def _seats(connection: sa.Connection, table: str) -> dict[str, int]:
    """Return the seat of each guest of a table, from its rows up to the start of the game."""
    query = sa.text("SELECT body FROM rows WHERE table_id = :table ORDER BY version")
    seats: dict[str, int] = {}
    for (body,) in connection.execute(query, {"table": table}):
        try:
            row = json.loads(bytes(body))
            if row["type"] == "opened":
                for seat, chair in enumerate(row["chairs"]):
                    if chair.get("guest"):
                        seats.setdefault(chair["guest"], seat)
            elif row["type"] == "joined":
                seats[row["guest"]] = row["seat"]
            elif row["type"] == "started":
                break
        except (
            ValueError,
            KeyError,
            TypeError,
            AttributeError,
        ):  # a damaged row must not keep the server from starting
            break
    return seats
