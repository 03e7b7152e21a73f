"""Tables have a secret in their links, or are open to all who know their name; and when they were looked at last."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that were there before have no secret: who holds a seat goes on, and nobody else can look any more."""
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()))
    now = str(int(time.time()))
    op.add_column("tables", sa.Column("touched", sa.BigInteger, nullable=False, server_default=now))
    op.create_index("ix_tables_touched", "tables", ["touched"])


def downgrade() -> None:
    """Forget the secrets."""
    op.drop_index("ix_tables_touched", "tables")
    op.drop_column("tables", "touched")
    op.drop_column("tables", "open")
    op.drop_column("tables", "secret")
