"""What the plain install does not have."""

from __future__ import annotations

from importlib.util import find_spec

from potasovka.core import PotasovkaError

SERVER = ("alembic", "fastapi", "platformdirs", "sqlalchemy", "uvicorn", "websockets")
"""What the extra `server` brings, and nothing else here needs."""


def check_extra() -> None:
    """Say what is missing for a server and its database."""
    missing = [name for name in SERVER if find_spec(name) is None]
    if missing:
        raise PotasovkaError(f"serving needs {', '.join(missing)}: pip install 'potasovka[server]'")
