"""Store who sits at a table, and the summary of it that lists show."""

import json
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add summary to tables, create members, and fill both from the rows of existing tables."""
    op.add_column("tables", sa.Column("summary", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "members",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_members"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_members_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id"),
    )
    op.create_index("ix_members_table_id", "members", ["table_id"])
    _fill()


def downgrade() -> None:
    """Drop members and summary."""
    op.drop_index("ix_members_table_id", "members")
    op.drop_table("members")
    op.drop_column("tables", "summary")  # not in a batch, which SQLite refuses where other tables refer to this one


def _fill() -> None:
    """Fill members and summaries from the rows of every table. The next move adds the seats to decide."""
    bind = op.get_bind()
    guests = set(bind.execute(sa.text("SELECT id FROM guests")).scalars())
    rows = sa.text("SELECT body FROM rows WHERE table_id = :ident ORDER BY version")
    add = sa.text("INSERT INTO members (guest_id, table_id) VALUES (:guest, :ident)")
    change = sa.text("UPDATE tables SET summary = :summary WHERE id = :ident")
    for ident in bind.execute(sa.text("SELECT id FROM tables")).scalars().all():
        chairs, is_board = _seated(_read(bind.execute(rows, {"ident": ident}).scalars()))
        summary = {"names": [name for _, name in chairs], "guests": [guest for guest, _ in chairs]}
        text = json.dumps({**summary, "is_board": is_board})
        bind.execute(change, {"summary": text, "ident": ident})
        for guest in {guest for guest, _ in chairs} & guests:
            bind.execute(add, {"guest": guest, "ident": ident})


def _read(bodies: Iterable[bytes]) -> list[dict[str, Any]]:
    """Decode the rows of a table; return none if one is damaged, so that the migration goes on."""
    try:
        return [json.loads(body) for body in bodies]
    except ValueError:
        return []


def _seated(rows: list[dict[str, Any]]) -> tuple[list[tuple[str, str]], bool]:
    """Return guest and name of each seat, and whether the table is a practice board."""
    chairs: list[tuple[str, str]] = []
    is_board = False
    for row in rows:
        if row["type"] in {"opened", "reseated"}:
            chairs = [(chair.get("guest", ""), chair.get("name", "")) for chair in row["chairs"]]
            is_board = is_board or row.get("is_board", False)
        elif row["type"] == "joined":
            chairs[row["seat"]] = row["guest"], row["name"]
        elif row["type"] == "left":
            chairs[row["seat"]] = "", ""
    return chairs, is_board
