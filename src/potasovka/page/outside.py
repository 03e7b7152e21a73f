"""What lies outside of Python: the page that talks to its tables, the browser's storage, workers that think."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class Outside(Protocol):
    """The browser, as the tables see it; everything said is text."""

    def tell(self, line: int, message: str, /) -> object:
        """Bring a message to whoever listens at the other end of a line."""

    def hang_up(self, line: int, /) -> object:
        """Tell them that nobody listens at this end any more."""

    def read(self, table: str, /) -> Awaitable[str]:
        """What is kept under a name; nothing if there is no such table."""

    def names(self) -> Awaitable[str]:
        """The names of all tables that are kept, each on a line of its own."""

    def write(self, tables: str, /) -> Awaitable[object]:
        """Keep texts under their names, all or none; one that is `null` is forgotten."""

    def think(self, thought: str, /) -> Awaitable[str]:
        """What is said to a thought: the key that a bot chooses, or an advice in JSON; an error if nobody can think."""

    def look(self, part: str, /) -> Awaitable[str]:
        """What a part of a review has found, in JSON; bots do not wait for it."""
