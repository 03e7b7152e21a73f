"""Tables know what somebody asks to take back, what happened at them besides the game, and what giving up means."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At tables that were there before nobody asks for anything, and a bot plays on for whoever gives up."""
    op.add_column("tables", sa.Column("request", sa.Text, nullable=False, server_default="null"))
    op.add_column("tables", sa.Column("notes", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("concede", sa.String(8), nullable=False, server_default="bot"))
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget all of it."""
    for column in ("closed", "concede", "notes", "request"):
        op.drop_column("tables", column)
