"""Tables have a version: whoever writes says which one was seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All begin alike."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Whoever writes last is right again."""
    op.drop_column("tables", "version")
