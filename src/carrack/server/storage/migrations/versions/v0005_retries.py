"""When a table whose bots could not go on is tried again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("resume_after", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("resume_failures", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("tables") as batch:
        for column in ("resume_failures", "resume_after"):
            batch.drop_column(column)
