"""Tables know of which day they are the game, and there is a seed a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that were there before are of no day."""
    op.add_column("tables", sa.Column("day", sa.String(10), nullable=True))
    op.create_table(
        "days",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("seed", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget the days."""
    op.drop_table("days")
    op.drop_column("tables", "day")
