"""Run by Alembic: the server hands over its own connection."""

from __future__ import annotations

from alembic import context

from potasovka.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
