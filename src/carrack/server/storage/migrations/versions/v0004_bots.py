"""Store whose bot a guest is, whether its token is revoked, and the host of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add owner and is_revoked to guests and host to tables, with an index each."""
    op.add_column("guests", sa.Column("owner", sa.String(32), nullable=False, server_default=""))
    op.add_column("guests", sa.Column("is_revoked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_guests_owner", "guests", ["owner"])
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_tables_host_life", "tables", ["host", "life"])


def downgrade() -> None:
    """Drop host, is_revoked and owner, with the indexes."""
    op.drop_index("ix_tables_host_life", "tables")
    op.drop_index("ix_guests_owner", "guests")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("host")
    with op.batch_alter_table("guests") as batch:
        batch.drop_column("is_revoked")
        batch.drop_column("owner")
