"""An index of chat by guest and time, for the limit of messages."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the index of chat on guest_id and made."""
    op.create_index("ix_chat_guest_id_made", "chat", ["guest_id", "made"])


def downgrade() -> None:
    """Drop the index."""
    op.drop_index("ix_chat_guest_id_made", "chat")
