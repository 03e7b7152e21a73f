"""Finished games that somebody looks at step by step; one step after another costs one step."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from potasovka.core import Game, Record
from potasovka.table.moment import check_moment, moment_of, play_to

MOST = 32
"""Games that are kept to step on from."""
AT_ONCE = 2
"""Games that are played on at once; they share the machine with the tables."""
Reader = tuple[str, str | None]
"""A table, and from where somebody looks: two readers do not push each other back to the beginning."""


class Replays:
    """Keeps the games where they were looked at last."""

    def __init__(self) -> None:
        self._games: OrderedDict[Reader, Game] = OrderedDict()
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def show(self, reader: Reader, record: Record, at: int, seat: int | None) -> dict[str, Any]:
        """The table after `at` answers, what was asked next and what was chosen."""
        check_moment(record, at)
        async with self._turn:
            game = await asyncio.to_thread(play_to, self._games.pop(reader, None), record, at)
        self._games[reader] = game
        if len(self._games) > MOST:
            self._games.popitem(last=False)
        return moment_of(game, record, seat)
