"""A browser made of nothing: a storage in memory, a mind beside it, and somebody who talks to the tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from potasovka.page.bots import Thinker
from potasovka.page.host import Host
from potasovka.table.house import Pauses

HASTE = Pauses(0.0, 0.0, 0.0)
Told = dict[str, Any]


class FakeBrowser:
    """Outside, as it is told to be; what was kept outlives every host."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.full = False
        """Whether nothing can be written now."""
        self.thoughts = 0
        """How often a bot was asked."""
        self.dull = False
        """Whether no bot can think."""
        self.told: dict[int, list[Told]] = {}
        """What was told through each line."""
        self.hung_up: list[int] = []
        self._thinker = Thinker()

    def tell(self, line: int, message: str) -> None:
        self.told.setdefault(line, []).append(json.loads(message))

    def hang_up(self, line: int) -> None:
        self.hung_up.append(line)

    async def read(self, table: str) -> str:
        return self.kept.get(table, "")

    async def names(self) -> str:
        return "\n".join(self.kept)

    async def write(self, tables: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("quota")
        for name, text in json.loads(tables).items():
            if text is None:
                self.kept.pop(name, None)
            else:
                self.kept[name] = text

    async def think(self, thought: str) -> str:
        self.thoughts += 1
        await asyncio.sleep(0)
        if self.dull:
            raise RuntimeError("gone")
        return self._thinker.think(thought)

    async def look(self, part: str) -> str:
        return await self.think(part)


class Visit:
    """Somebody opens the page; the next visit finds what was kept."""

    def __init__(self, browser: FakeBrowser, seed: int | None = 3, pauses: Pauses = HASTE) -> None:
        self.browser = browser
        browser.told.clear()
        self.host = Host(browser, seed, pauses)
        self._lines = 0

    async def ask(self, method: str, path: str, token: str | None = None, body: Any = None) -> tuple[int, Any]:
        """A request that is answered in JSON."""
        said = "" if body is None else json.dumps(body)
        status, text = json.loads(await self.host.call(method, path, token or "", said))
        return status, json.loads(text)

    async def text(self, method: str, path: str, token: str | None = None, body: str = "") -> tuple[int, str]:
        """A request whose answer is a text."""
        status, text = json.loads(await self.host.call(method, path, token or "", body))
        return status, text

    async def open(self, **wish: Any) -> tuple[str, dict[str, str]]:
        """Open a table: its name, and the tokens by seat."""
        status, opened = await self.ask("POST", "/api/tables", body=wish)
        assert status == 201, opened
        return opened["table"], opened["tokens"]

    def sit(self, table: str, token: str | None) -> Place:
        """Look at a table."""
        self._lines += 1
        self.host.connect(self._lines, table)
        place = Place(self, self._lines)
        place.say(type="hello", token=token)
        return place


class Place:
    """One who looks."""

    def __init__(self, visit: Visit, line: int) -> None:
        self._visit, self._line = visit, line
        self._read = 0
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        self._visit.host.say(self._line, json.dumps(message))

    def leave(self) -> None:
        self._visit.host.leave(self._line)

    async def hear(self, wanted: str, fits: Callable[[Told], bool] = lambda told: True) -> Told:
        """The next message of a kind; everything before it is heard, too."""
        for _ in range(20_000):
            told = self._visit.browser.told.get(self._line, [])
            while self._read < len(told):
                message = told[self._read]
                self._read += 1
                if message["type"] == "table":
                    self.table = message["table"]
                if message["type"] == wanted and fits(message):
                    return message
            await asyncio.sleep(0)
        raise AssertionError(f"nobody says {wanted}")
