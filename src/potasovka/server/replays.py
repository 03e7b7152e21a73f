"""Finished games that somebody looks at step by step; one step after another costs one step."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from potasovka.core import Game, Record
from potasovka.table.moment import check_moment, moment_of, play_to

MOST = 32
"""Games that are kept to step on from."""


class Replays:
    """Keeps the games where they were looked at last."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()

    async def show(self, table: str, record: Record, at: int, seat: int | None) -> dict[str, Any]:
        """The table after `at` answers, what was asked next and what was chosen."""
        check_moment(record, at)
        game = await asyncio.to_thread(play_to, self._games.pop(table, None), record, at)
        self._games[table] = game
        if len(self._games) > MOST:
            self._games.popitem(last=False)
        return moment_of(game, record, seat)
