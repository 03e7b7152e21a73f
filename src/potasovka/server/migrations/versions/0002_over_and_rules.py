"""Tables say whether they are over, and call the version of their rules by its name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table that is played again is over. Of the others it is not known, and so their records stay secret."""
    op.alter_column("tables", "version", new_column_name="rules")
    op.add_column("tables", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("rematch", sa.String), sa.column("over", sa.Boolean))
    op.execute(sa.update(tables).where(tables.c.rematch.is_not(None)).values(over=True))


def downgrade() -> None:
    """Forget what is over."""
    op.drop_column("tables", "over")
    op.alter_column("tables", "rules", new_column_name="version")
