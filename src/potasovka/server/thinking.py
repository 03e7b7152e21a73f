"""Bots think in other processes, so that nobody waits for them at another table; each owner of tables has its turn."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from potasovka.core import Game, PotasovkaError, Rng
from potasovka.core.advice import Advised
from potasovka.house.thought import Part, Thought, read_advice
from potasovka.house.turns import Turns
from potasovka.server.limits import Limits
from potasovka.server.thinker import BEGINNING, STUCK, BotFailed, Stuck, Thinker, TooSlow
from potasovka.table.house import Mint

TRIES = 3
"""Processes that may get stuck over one thought."""
LONGEST = BEGINNING + 2 * STUCK
"""Seconds that a process may need besides thinking, even if it does not take what it is asked."""

log = logging.getLogger("potasovka.server")


class TooBusy(PotasovkaError):
    """So many bots think that this one would not be heard in time."""


class Wish(NamedTuple):
    """A thought that somebody waits for."""

    owner: str
    thought: Thought | Part
    answer: asyncio.Future[str]
    tries: int = 0


class Thinking:
    """Asks bots for their answers. What does not come in time is an error, and the table goes on without it."""

    def __init__(self, processes: int, mint: Mint, limits: Limits) -> None:
        self._processes = processes
        self._mint = mint
        self._limits = limits
        self._turns: Turns[Wish] = Turns()
        self._threads = ThreadPoolExecutor(processes, "thinking")
        self._idle: list[Thinker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.thinkers: set[Thinker] = set()
        """The processes there are."""

    async def choose(self, table: str, game: Game, seat: int, bot: str, owner: str) -> str:
        """The key that a bot chooses at this seat. The simplest one needs no process."""
        chance = self._mint.chance(len(game.answers))
        if bot != "random":
            return await self._ask(owner, Thought(table, game.record(), seat, bot, chance))
        choice = game.choice
        assert choice is not None
        return choice.key(Rng(chance).below(len(choice)))

    async def advise(self, table: str, game: Game, seat: int, owner: str) -> list[Advised]:
        """The best answers at this seat, the very best first."""
        thought = Thought(table, game.record(), seat, None, self._mint.chance(len(game.answers)))
        return read_advice(await self._ask(owner, thought))

    async def look(self, part: Part, owner: str) -> str:
        """What a part of a review has found."""
        return await self._ask(owner, part)

    async def _ask(self, owner: str, thought: Thought | Part) -> str:
        wish = Wish(owner, thought, asyncio.get_running_loop().create_future())
        self._turns.add(owner, wish)
        self._work_on()
        try:
            return await asyncio.wait_for(wish.answer, self._limits.thinking_wait)
        except TimeoutError:
            raise TooBusy from None

    def _work_on(self) -> None:
        """Let those think who have nothing to think about."""
        while len(self._turns) and len(self._tasks) < self._processes:
            task = asyncio.get_running_loop().create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Somebody has nothing to think about any more; a wish may have come in just that moment."""
        self._tasks.discard(task)
        if not task.cancelled():
            self._work_on()

    async def _work(self) -> None:
        while len(self._turns):
            wish = self._turns.next()
            if not wish.answer.done():
                await self._think(wish)

    async def _think(self, wish: Wish) -> None:
        """One thought in one process; a process that fails is not used again."""
        loop = asyncio.get_running_loop()
        thinker: Thinker | None = None
        try:
            thinker = self._idle.pop() if self._idle else await loop.run_in_executor(self._threads, self._start)
            work = loop.run_in_executor(self._threads, thinker.think, wish.thought, self._limits.thinking)
            key = await asyncio.wait_for(work, self._limits.thinking + LONGEST)
        except (Stuck, TimeoutError, OSError):
            log.warning("a process in which bots think was stuck or had died; another one takes its thought")
            self._drop(thinker)
            if wish.tries + 1 < TRIES:
                self._turns.add(wish.owner, wish._replace(tries=wish.tries + 1), first=True)
            else:
                _fail(wish, TooBusy())
        except TooSlow as error:
            log.warning("%s thought for more than %g seconds", wish.thought.who, self._limits.thinking)
            self._drop(thinker)
            _fail(wish, error)
        except BotFailed as error:
            self._idle += [thinker] if thinker is not None else []
            _fail(wish, error)
        else:
            self._idle.append(thinker)
            if not wish.answer.done():
                wish.answer.set_result(key)

    def _start(self) -> Thinker:
        thinker = Thinker()
        self.thinkers.add(thinker)
        return thinker

    def _drop(self, thinker: Thinker | None) -> None:
        if thinker is not None:
            self.thinkers.discard(thinker)
            thinker.kill()

    def close(self) -> None:
        """Let the processes go."""
        for task in self._tasks:
            task.cancel()
        for thinker in list(self.thinkers):
            self._drop(thinker)
        self._idle.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _fail(wish: Wish, error: Exception) -> None:
    if not wish.answer.done():
        wish.answer.set_exception(error)
