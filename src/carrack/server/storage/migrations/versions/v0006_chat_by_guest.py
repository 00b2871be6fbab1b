"""An index that counts what one guest said lately."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make it."""
    op.create_index("ix_chat_guest_id_made", "chat", ["guest_id", "made"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_chat_guest_id_made", "chat")
