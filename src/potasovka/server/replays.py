"""Finished games, step by step."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from potasovka.core import Game, Record
from potasovka.core.replay import start
from potasovka.table.refusal import Refused

MOST = 32
"""Games that are kept to step on from."""


class Replays:
    """Shows finished games; one step after another costs one step."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()

    async def show(self, table: str, record: Record, at: int, seat: int | None) -> dict[str, Any]:
        """The table after `at` answers, what was asked next and what was chosen."""
        total = len(record.answers)
        if at > total:
            raise Refused("no-moment", at=at, total=total)
        game = self._games.pop(table, None)
        if game is not None and len(game.answers) > at:
            game = None
        found = await asyncio.to_thread(_play_to, game, record, at)
        self._games[table] = found
        if len(self._games) > MOST:
            self._games.popitem(last=False)
        choice = found.choice
        answer = None
        if choice is not None and at < total:
            answer = choice.options[choice.index(record.answers[at])].text.data()
        return {
            "at": at,
            "total": total,
            "view": found.view(seat),
            "log": [event.for_seat(seat) for event in found.log],
            "asked": None if choice is None else choice.seat,
            "answer": answer,
        }


def _play_to(game: Game | None, record: Record, at: int) -> Game:
    if game is None:
        game = start(record)
    for key in record.answers[len(game.answers) : at]:
        game.answer(key)
    return game
