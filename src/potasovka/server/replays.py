"""Finished games that somebody looks at step by step; one step after another costs one step. And their stories."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, TypeVar

from potasovka.core import Game, Record
from potasovka.core.catalogue import description
from potasovka.core.wire import Story
from potasovka.table.moment import check_moment, show_moment

MOST = 32
"""Games that are kept to step on from, and stories that need not be told again."""
AT_ONCE = 2
"""Games that are played on at once; they share the machine with the tables."""
Reader = tuple[str, str | None]
"""A table, and from where somebody looks: two readers do not push each other back to the beginning."""
Key = TypeVar("Key")
Thing = TypeVar("Thing")


class Replays:
    """Keeps the games where they were looked at last."""

    def __init__(self) -> None:
        self._games: OrderedDict[Reader, Game] = OrderedDict()
        self._stories: OrderedDict[str, Story] = OrderedDict()
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def show(self, reader: Reader, record: Record, at: int, seat: int | None) -> dict[str, Any]:
        """The table after `at` answers, how it came about, what was asked next and what was chosen."""
        check_moment(record, at)
        async with self._turn:
            game, moment = await asyncio.to_thread(show_moment, self._games.pop(reader, None), record, at, seat)
        _keep(self._games, reader, game)
        return moment

    async def tell(self, table: str, record: Record) -> Story:
        """How the game of a table went."""
        known = self._stories.get(table)
        if known is not None:
            return known
        async with self._turn:
            told = await asyncio.to_thread(description(record.game).story, record)
        _keep(self._stories, table, told)
        return told


def _keep(kept: OrderedDict[Key, Thing], key: Key, thing: Thing) -> None:
    kept[key] = thing
    if len(kept) > MOST:
        kept.popitem(last=False)
