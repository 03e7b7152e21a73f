"""Keeps a table: whatever changes it happens here, one after the other, and is stored before anybody sees it.

All waiting of a table is in this file: for its lock, for the store, for bots and for the clock.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from potasovka.core import Game, Rng
from potasovka.table import messages, seating
from potasovka.table.answers import Step
from potasovka.table.house import House, Task
from potasovka.table.info import report_of
from potasovka.table.messages import Answer, AskOdds, Back, Message, Picks, Windows
from potasovka.table.opening import Tokens, new_again
from potasovka.table.refusal import NotSaved, Refused
from potasovka.table.row import TableRow
from potasovka.table.standing import Standing, stand
from potasovka.table.table import Table, Turn
from potasovka.table.watcher import Guest
from potasovka.table.windows import Ask

log = logging.getLogger("potasovka.table")


class Keeper:
    """Brings what people and bots wish to a table, and the table's answers to the store."""

    def __init__(self, house: House, standing: Standing) -> None:
        self.table = Table(standing, house.loop, house.pauses)
        """The table as it is."""
        self._house = house
        self._lock = house.loop.lock()
        self._driver: Task | None = None

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing goes on."""
        return not self.table.audience.guests and not self._lock.locked()

    def stop(self) -> None:
        """Stop what goes on by itself, and let everybody go."""
        if self._driver is not None:
            self._driver.cancel()
        self.table.breath.end()
        for guest in self.table.audience.guests:
            guest.close()

    # ---- the store ---------------------------------------------------------------------------------------------------

    async def _store_step(self, step: Step) -> None:
        """Store what was answered; only then is it so."""
        try:
            await self._house.store.add_answers(step.rows(self.table.row.id), step.over)
        except NotSaved:
            await self._reload()
            raise
        self.table.accept(step)

    async def _store_row(self, row: TableRow) -> None:
        """Store other seats; only then does anybody sit on them."""
        await self._house.store.save_table(row)
        self.table.reseat(row)

    async def _reload(self) -> None:
        """Go back to what is stored: somebody else may have written it."""
        stored = await self._house.store.load_table(self.table.row.id)
        if stored is not None:
            self.table.stand(stand(stored))
            self.table.publish()

    # ---- those who look ----------------------------------------------------------------------------------------------

    async def join(self, guest: Guest) -> None:
        """Somebody looks."""
        async with self._lock:
            self.table.join(guest)
        self.wake()

    def leave(self, guest: Guest) -> None:
        """Somebody looks no more."""
        self.table.leave(guest)

    async def hear(self, guest: Guest, message: Message) -> None:
        """Do what somebody says."""
        if isinstance(message, Answer | Picks):
            await self._answer(guest, message)
        elif isinstance(message, Back):
            await self._back(guest)
        elif isinstance(message, Windows):
            await self._windows(guest, message.ask)
        elif isinstance(message, AskOdds):
            guest.send(messages.odds(self.table.odds(guest.seat)))
        else:
            raise Refused("malformed", where="hello")

    async def _answer(self, guest: Guest, message: Answer | Picks) -> None:
        async with self._lock:
            decide = self.table.answer if isinstance(message, Answer) else self.table.picks
            await self._store_step(decide(guest.seat, message.number, message.keys))
            guest.send(messages.ok(message.number))
            self.table.show()
        self.wake()

    async def _back(self, guest: Guest) -> None:
        async with self._lock:
            undo = self.table.to_take_back(guest.seat)
            await self._house.store.take_back(self.table.row.id, len(undo.before.answers))
            self.table.take_back(undo)

    async def _windows(self, guest: Guest, ask: Ask) -> None:
        async with self._lock:
            step = self.table.wish(guest.seat, ask)
            if step is not None:
                await self._store_step(step)
                self.table.show()
            self.table.tell_table()
        self.wake()

    async def report(self, seat: int | None) -> dict[str, Any]:
        """What somebody may take away to show that something is wrong."""
        while self.table.breath.held:
            await self._house.loop.sleep(self.table.breath.left)
        async with self._lock:
            return report_of(self.table, seat)

    # ---- seats -------------------------------------------------------------------------------------------------------

    async def take_seat(self, number: int, name: str | None, by: str | None = None) -> str:
        """Sit down on an open seat, with what invites to it; the token that holds it from now on."""
        token = self._house.mint.token()
        async with self._lock:
            await self._store_row(seating.take(self.table.row, number, name, token, by))
        self.wake()
        return token

    async def set_seat(self, token: str | None, number: int, bot: str | None) -> None:
        """The host gives a seat to a bot, or leaves it open."""
        async with self._lock:
            await self._store_row(seating.set_by_host(self.table.row, token, number, bot))
        self.wake()

    async def lend(self, token: str | None, number: int) -> None:
        """Let a bot play for somebody who has been away for long."""
        async with self._lock:
            away = self.table.away(number)
            long = away is not None and away >= self.table.pauses.away
            await self._store_row(seating.lend(self.table.row, token, number, long))
        self.wake()

    async def give_back(self, token: str | None, number: int) -> None:
        """Take one's seat back from the bot."""
        async with self._lock:
            await self._store_row(seating.give_back(self.table.row, token, number))

    async def rematch(
        self, token: str | None, add: Callable[[TableRow], Awaitable[object]]
    ) -> tuple[str, Tokens | None]:
        """The table where the same people play again, and the tokens of whoever asked for it first.

        `add` puts a new table into the house. Without tokens the table was there before.
        """
        async with self._lock:
            row = self.table.row
            holder = row.must_hold(token)
            if not self.table.over:
                raise Refused("not-over")
            if row.rematch is not None:
                return row.rematch, None
            again, tokens = new_again(self._house.mint, row, holder)
            await add(again)
            await self._store_row(replace(row, rematch=again.id))
            return again.id, tokens

    # ---- bots --------------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots play on, if it is their turn and somebody looks."""
        if self.table.bot_turn() is not None and (self._driver is None or self._driver.done()):
            self._driver = self._house.loop.start(self._drive())

    async def _drive(self) -> None:
        table = self.table
        while (turn := table.bot_turn()) is not None:
            game = table.playing()
            await self._house.loop.sleep(table.bot_pause())
            if not self._still(game, turn) or not table.sees_now(turn.seat):
                continue
            key = await self._ask(game, turn)
            async with self._lock:
                if self._still(game, turn):
                    try:
                        await self._store_step(table.bot_answer(turn, key))
                    except Refused:
                        return  # what could not be stored is tried again when somebody comes or answers
                    table.show()

    def _still(self, game: Game, turn: Turn) -> bool:
        return self.table.game is game and self.table.bot_turn() == turn

    async def _ask(self, game: Game, turn: Turn) -> str:
        """What a bot answers; one that fails answers at random, for the table must go on."""
        choice = game.choice
        assert choice is not None
        try:
            key = await self._house.bots.choose(self.table.row.id, game, *turn, self.table.audience.owner)
            return choice.keys[choice.index(key)]
        except Exception as error:  # whatever it is
            log.error("bot %s failed at %s: %s", turn.bot, game.name, type(error).__name__)
            return choice.key(Rng(self._house.mint.chance(len(game.answers))).below(len(choice)))
