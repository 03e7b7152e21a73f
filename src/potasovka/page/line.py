"""One line: one seat, or a spectator, at a table; what a socket is to a server."""

from __future__ import annotations

import asyncio
import logging

from potasovka.page.hall import PageHall
from potasovka.page.outside import Outside
from potasovka.table.keeper import Keeper
from potasovka.table.messages import Hello, number_of, read, refusal
from potasovka.table.refusal import Refused
from potasovka.table.watcher import Guest

log = logging.getLogger("potasovka.page")


class Line:
    """Brings to a table what somebody says, one message after the other, and back what they are told."""

    def __init__(self, hall: PageHall, outside: Outside, number: int, table: str) -> None:
        self._hall = hall
        self._outside = outside
        self._number = number
        self._table = table
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._open = True
        self._at: tuple[Keeper, Guest] | None = None
        self._task = asyncio.get_running_loop().create_task(self._listen())

    def say(self, text: str) -> None:
        """Somebody says something."""
        self._said.put_nowait(text)

    def send(self, message: bytes) -> None:
        """Tell those at the other end."""
        if self._open:
            self._outside.tell(self._number, message.decode())

    def close(self) -> None:
        """Nobody listens here any more."""
        if self._open:
            self._open = False
            self._outside.hang_up(self._number)

    def leave(self) -> None:
        """Those at the other end are gone."""
        self._open = False
        self._task.cancel()
        if self._at is not None:
            self._hall.leave(*self._at)

    async def _listen(self) -> None:
        try:
            keeper, guest = await self._hello()
            while True:
                await self._hear(keeper, guest, await self._said.get())
        except Refused as refused:
            self.send(refusal(refused, None))
        except Exception:
            log.exception("a line failed")
            self.send(refusal(Refused("failed"), None))
        self.close()

    async def _hello(self) -> tuple[Keeper, Guest]:
        message = read(await self._said.get())
        if not isinstance(message, Hello):
            raise Refused("malformed", where="hello")
        keeper = await self._hall.find(self._table)
        guest = Guest(keeper.table.row.admit(message.token), self)
        self._at = keeper, guest
        await keeper.join(guest)
        return keeper, guest

    async def _hear(self, keeper: Keeper, guest: Guest, said: str) -> None:
        number: int | None = None
        try:
            message = read(said)
            number = number_of(message)
            await keeper.hear(guest, message)
        except Refused as refused:
            self.send(refusal(refused, number))
