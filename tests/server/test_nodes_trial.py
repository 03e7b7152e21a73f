"""Three servers on one PostgreSQL, people who change servers, and everything dies: the short form of a tool."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from nodes_trial import trial
from server_process import Postgres, Process


def test_three_servers_lose_nothing_whatever_dies(
    postgres: str, postgres_server: Postgres, process_on: Callable[[str], Process]
) -> None:
    nodes = [process_on(postgres) for _ in range(3)]
    asyncio.run(trial(postgres_server, nodes, tables=8, seconds=8.0, faults=5, pace=0.02, seed=5))
    for node in nodes:
        assert node.complaints() == []
