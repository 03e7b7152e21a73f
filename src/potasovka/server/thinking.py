"""Bots think in other processes, so that nobody waits for them at another table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from potasovka.bots import bot_answer, make_bot
from potasovka.core import Game, Record, Rng
from potasovka.core.replay import replay
from potasovka.table.house import Mint

MOST_GAMES = 64
"""Games that a thinking process remembers."""

log = logging.getLogger("potasovka.server")
_games: OrderedDict[str, Game] = OrderedDict()


class Thinking:
    """Asks bots for their answers."""

    def __init__(self, processes: int, mint: Mint) -> None:
        self._processes = processes
        self._mint = mint
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, table: str, game: Game, seat: int, bot: str) -> str:
        """The key that a bot chooses at this seat. The simplest one needs no process."""
        if bot != "random":
            try:
                return await self._ask(table, game.record(), seat, bot)
            except BrokenProcessPool:
                self.close()
                log.warning("the processes in which bots think had died; they are made anew")
                raise
        choice = game.choice
        assert choice is not None
        return choice.key(Rng(self._mint.chance(len(game.answers))).below(len(choice)))

    async def _ask(self, table: str, record: Record, seat: int, bot: str) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        loop = asyncio.get_running_loop()
        chance = self._mint.chance(len(record.answers))
        return await loop.run_in_executor(self._pool, think, table, record, seat, bot, chance)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin() -> None:
    """A thinking process ends with its server, not before it and not after it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(table: str, record: Record, seat: int, bot: str, seed: int) -> str:
    """In a process of its own: what a bot, which gets a view and made-up worlds and nothing else, chooses."""
    game = _catch_up(table, record)
    rng = Rng(seed)
    return bot_answer(make_bot(game.name, bot, rng), game, seat, rng)


def _catch_up(table: str, record: Record) -> Game:
    """The game of a record; one that was here before is only played on."""
    game = _games.pop(table, None)
    known = 0 if game is None else len(game.answers)
    if game is None or tuple(game.answers) != record.answers[:known]:
        game = replay(record, quiet=True)
    else:
        for key in record.answers[known:]:
            game.answer(key)
    _games[table] = game
    if len(_games) > MOST_GAMES:
        _games.popitem(last=False)
    return game
