"""Opening the database: its connections, its shape, and whether it is shared with other servers."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import as_file, files
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from potasovka.core import PotasovkaError
from potasovka.server.lock import Lock, lock

MIGRATING = 7_057_001
"""The advisory lock that a server holds while it changes the shape of the database."""
SQLITE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
POSTGRES = (
    "idle_in_transaction_session_timeout = '3s'",  # a server that stands still in the middle of a writing
    "lock_timeout = '6s'",
)
PATIENCE = {"connect_timeout": 5, "tcp_user_timeout": 15_000, "keepalives_idle": 10, "keepalives_interval": 5}
"""How soon a PostgreSQL that does not answer counts as gone, in seconds and milliseconds."""


def open_database(url: str, name: str) -> tuple[sa.Engine, Lock | None]:
    """The database in its newest shape, opened by a server of this name, and the lock on its file if it is one; a
    `PotasovkaError` if it cannot be."""
    engine = open_engine(url, name)
    held = lock(engine.url)
    try:
        migrate(engine)
    except (sa.exc.SQLAlchemyError, CommandError) as error:
        if held is not None:
            held.close()
        raise PotasovkaError(f"the database cannot be opened: {_why(error)}") from None
    return engine, held


def _why(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).partition("\n")[0]


def is_shared(engine: sa.Engine) -> bool:
    """Whether other servers may play at the same tables."""
    return engine.dialect.name == "postgresql"


def open_engine(url: str, name: str) -> sa.Engine:
    """The database at this address, as it is; a `PotasovkaError` if nothing can open it."""
    try:
        where = sa.make_url(url)
        patience = {name: value for name, value in PATIENCE.items() if name not in where.query}
        engine = sa.create_engine(where, connect_args=patience if where.get_backend_name() == "postgresql" else {})
    except ImportError as error:
        hint = "PostgreSQL needs pip install 'potasovka[postgres]' and an address that begins postgresql+psycopg://"
        raise PotasovkaError(f"the database cannot be opened without {error.name}; {hint}") from None
    except sa.exc.SQLAlchemyError as error:
        raise PotasovkaError(f"the database cannot be opened: {_why(error)}") from None
    if is_shared(engine) and engine.driver != "psycopg":
        raise PotasovkaError(f"PostgreSQL is spoken to by psycopg, not by {engine.driver}: postgresql+psycopg://…")
    prepare: Callable[[Any, Any], None] | None = None
    if engine.dialect.name == "sqlite":

        def prepare(connection: Any, _: Any) -> None:
            for setting in SQLITE:
                connection.execute(f"PRAGMA {setting}")

    elif is_shared(engine):

        def prepare(connection: Any, _: Any) -> None:
            connection.autocommit = True
            for setting in (*POSTGRES, f"application_name = '{name}'"):
                connection.execute(f"SET {setting}")
            connection.autocommit = False

    if prepare is not None:
        sa.event.listen(engine, "connect", prepare)
    return engine


def migrate(engine: sa.Engine, to: str = "head") -> None:
    """Bring the database to the newest shape, or to one on the way there; one server does it, the others wait."""
    with as_file(files("potasovka.server") / "migrations") as folder, engine.begin() as connection:
        if is_shared(engine):
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, to)
