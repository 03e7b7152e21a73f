"""Who looks at a table, and what each of them has seen of it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from potasovka.core import Game
from potasovka.server.patch import diff

MOST_WAITING = 2000
"""Messages that may wait for a slow socket before it is let go."""

encode = msgspec.json.encode
Line = dict[str, Any]


class Link:
    """One socket: the seat it holds and the messages that wait to be sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        """Its seat; `None` is a spectator."""
        self.n = 0
        """How many states it has heard."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        """What waits to be sent; `None` closes the socket."""
        self.info = b""
        """The last `table` message it heard."""

    def send(self, message: bytes) -> None:
        """Send a message in its turn; nobody waits for a slow reader."""
        if self.queue.qsize() >= MOST_WAITING:
            self.close()
        else:
            self.queue.put_nowait(message)

    def close(self) -> None:
        """Close the socket after what waits was sent."""
        self.queue.put_nowait(None)

    def state(self, rest: bytes) -> None:
        """Send a state: what is the same for all who watch this seat, under this socket's own number."""
        self.n += 1
        self.send(b'{"type":"state","n":%d,' % self.n + rest[1:])


class Watcher:
    """All who look from one seat, or from none."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.links: list[Link] = []
        self.notes: list[tuple[int, Line]] = []
        """Lines for this seat alone, and before which event of the log each one stands."""
        self._view: dict[str, Any] | None = None
        self._lines: list[Line] = []
        self._back = False

    def join(self, link: Link, game: Game | None, back: bool) -> None:
        """One more looks; without a game it is shown later, when the others are shown something, too."""
        if game is not None:
            self.update(game, back)
            if self._view is None:
                self._view, self._lines, self._back = game.view(self.seat), self.lines(game), back
        self.links.append(link)
        if self._view is not None:
            link.state(self._whole())

    def leave(self, link: Link) -> None:
        """One looks no more."""
        self.links.remove(link)
        if not self.links:
            self._view, self._lines = None, []

    def update(self, game: Game, back: bool) -> None:
        """Tell all who look from here what changed for them; nothing if nothing did."""
        if not self.links:
            return
        old, told = self._view, self._lines
        view, lines = game.view(self.seat), self.lines(game)
        changes = [] if old is None else diff(old, view)
        same = _common(told, lines)
        if old is not None and not changes and same == len(lines) == len(told) and back == self._back:
            return
        self._view, self._lines, self._back = view, lines, back
        news = {"patch": changes, "log": lines[same:], "log_from": same, "back": back}
        rest = self._whole() if old is None else encode(news)
        for link in self.links:
            link.state(rest)

    def _whole(self) -> bytes:
        return encode({"view": self._view, "log": self._lines, "log_from": 0, "back": self._back})

    def lines(self, game: Game) -> list[Line]:
        """The log as this seat is told it, with its own notes."""
        told = [event.for_seat(self.seat) for event in game.log]
        for place, line in reversed(self.notes):
            told.insert(place, line)
        return told


def _common(one: list[Line], other: list[Line]) -> int:
    """How many lines at the beginning are the same."""
    least = min(len(one), len(other))
    if one[:least] == other[:least]:
        return least
    return next(place for place in range(least) if one[place] != other[place])
