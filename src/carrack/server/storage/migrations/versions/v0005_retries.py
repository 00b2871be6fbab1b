"""Store when to retry a table whose bots failed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add resume_after and resume_failures to tables."""
    op.add_column("tables", sa.Column("resume_after", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("resume_failures", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop resume_failures and resume_after."""
    with op.batch_alter_table("tables") as batch:
        for column in ("resume_failures", "resume_after"):
            batch.drop_column(column)
