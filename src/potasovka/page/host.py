"""The host of a page's tables, as the worker in which it runs calls it (`web/src/page/host.ts`)."""

from __future__ import annotations

import msgspec

from potasovka.page.desk import Desk, Request
from potasovka.page.hall import PAUSES, PageHall
from potasovka.page.line import Line
from potasovka.page.outside import Outside
from potasovka.table.house import Pauses


class Host:
    """Answers calls and keeps the lines to tables; everything that comes and goes is text or a number."""

    def __init__(self, outside: Outside, seed: int | None = None, pauses: Pauses = PAUSES) -> None:
        self._outside = outside
        self._hall = PageHall(outside, seed, pauses)
        self._desk = Desk(self._hall)
        self._lines: dict[int, Line] = {}

    async def call(self, method: str, path: str, token: str, body: str) -> str:
        """Answer a request: its status and its body, as JSON; what is empty was not said."""
        reply = await self._desk.answer(Request(method, path, token or None, body))
        return msgspec.json.encode(reply).decode()

    def connect(self, line: int, table: str) -> None:
        """Somebody opens a line to a table."""
        self._lines[line] = Line(self._hall, self._outside, line, table)

    def say(self, line: int, message: str) -> None:
        """Somebody says something through a line."""
        if line in self._lines:
            self._lines[line].say(message)

    def leave(self, line: int) -> None:
        """Somebody closes a line."""
        gone = self._lines.pop(line, None)
        if gone is not None:
            gone.leave()
