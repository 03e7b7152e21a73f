"""Kill the server at any moment: what was acknowledged is there, and every game goes on to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from kill_trial import trial
from server_process import Postgres, Process


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(process: Process) -> None:
    asyncio.run(trial(process, None, kills=4, tables=18, pace=0.02, seed=5))
    assert process.interrupt() == 0
    assert process.complaints() == []


def test_nothing_acknowledged_is_lost_when_the_server_or_postgresql_is_killed(
    postgres: str, postgres_server: Postgres, process_on: Callable[[str], Process]
) -> None:
    process = process_on(postgres)
    asyncio.run(trial(process, postgres_server, kills=4, tables=12, pace=0.02, seed=6))
    assert process.interrupt() == 0
    assert process.complaints() == []
