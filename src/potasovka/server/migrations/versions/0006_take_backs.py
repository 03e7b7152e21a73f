"""An answer says whether it can be taken back, so that every server knows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was answered before stays."""
    op.add_column("answers", sa.Column("back_to", sa.Integer, nullable=True))


def downgrade() -> None:
    """A restart forgets it again."""
    op.drop_column("answers", "back_to")
