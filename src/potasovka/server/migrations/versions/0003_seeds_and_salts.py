"""Seeds are text, for they have 128 bits; a table has the salt of its commitment."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The seeds that are there are kept as they are; to tables that were opened before nothing was promised."""
    op.add_column("tables", sa.Column("seed_text", sa.Text, nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("seed", sa.BigInteger), sa.column("seed_text", sa.Text))
    op.execute(sa.update(tables).values(seed_text=sa.cast(tables.c.seed, sa.Text)))
    op.drop_column("tables", "seed")
    op.alter_column("tables", "seed_text", new_column_name="seed")
    op.add_column("tables", sa.Column("salt", sa.String(64), nullable=True))


def downgrade() -> None:
    """Only while no table has a seed of more than 64 bits."""
    seeds = sa.table("tables", sa.column("seed", sa.Text))
    if any(int(seed) >> 63 for (seed,) in op.get_bind().execute(sa.select(seeds.c.seed))):
        raise RuntimeError("there are seeds of more than 63 bits: the older shape has no place for them")
    op.drop_column("tables", "salt")
    op.add_column("tables", sa.Column("seed_number", sa.BigInteger, nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("seed", sa.Text), sa.column("seed_number", sa.BigInteger))
    op.execute(sa.update(tables).values(seed_number=sa.cast(tables.c.seed, sa.BigInteger)))
    op.drop_column("tables", "seed")
    op.alter_column("tables", "seed_number", new_column_name="seed")
