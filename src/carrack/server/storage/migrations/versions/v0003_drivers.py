"""Store which tables wait for a bot, and which process plays it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add bot_is_due, driver and driven to tables, with an index."""
    op.add_column("tables", sa.Column("bot_is_due", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("driver", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("driven", sa.Double, nullable=False, server_default="0"))
    op.create_index("ix_tables_bot_is_due_driven", "tables", ["bot_is_due", "driven"])


def downgrade() -> None:
    """Drop bot_is_due, driver and driven, with the index."""
    op.drop_index("ix_tables_bot_is_due_driven", "tables")
    with op.batch_alter_table("tables") as batch:
        for column in ("driven", "driver", "bot_is_due"):
            batch.drop_column(column)
