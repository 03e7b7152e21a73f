"""Who looks at a table, and what each of them has seen of it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec

from potasovka.core import Event, Game
from potasovka.server.patch import diff

MOST_WAITING = 2000
"""Messages that may wait for a slow socket before it is let go."""

encode = msgspec.json.encode
Line = dict[str, Any]
View = dict[str, Any]


class Link:
    """One socket: the seat it holds and the messages that wait to be sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        """Its seat; `None` is a spectator."""
        self.n = 0
        """How many states it has heard."""
        self._waiting: deque[bytes | None] = deque()
        self._called: asyncio.Future[None] | None = None
        self.info = b""
        """The last `table` message it heard."""

    def send(self, message: bytes) -> None:
        """Send a message in its turn; nobody waits for a slow reader."""
        if len(self._waiting) >= MOST_WAITING:
            self.close()
        else:
            self._put(message)

    def close(self) -> None:
        """Close the socket after what waits was sent."""
        self._put(None)

    def _put(self, message: bytes | None) -> None:
        self._waiting.append(message)
        if self._called is not None and not self._called.done():
            self._called.set_result(None)

    async def next(self) -> bytes | None:
        """The next message to send; `None` closes the socket."""
        while not self._waiting:
            self._called = asyncio.get_running_loop().create_future()
            await self._called
        return self._waiting.popleft()

    def state(self, rest: bytes) -> None:
        """Send a state: what is the same for all who watch this seat, under this socket's own number."""
        self.n += 1
        self.send(b'{"type":"state","n":%d,' % self.n + rest[1:])


class Watcher:
    """All who look from one seat, or from none."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.links: list[Link] = []
        self._notes: list[tuple[int, Line]] = []
        self._view: View | None = None
        self._lines: list[Line] = []
        self._told: list[Event] = []
        self._back = False

    def note(self, place: int, line: Line) -> None:
        """Add a line for this seat alone, before the event of the log at this place."""
        self._notes.append((place, line))
        self._told = []

    def join(self, link: Link, game: Game | None, view: View, back: bool) -> None:
        """One more looks; without a game it is shown later, when the others are shown something, too."""
        if game is not None:
            self.update(game, view, back)
            if self._view is None:
                self._view, self._back = view, back
                self._read_on(game)
        self.links.append(link)
        if self._view is not None:
            link.state(self._whole())

    def leave(self, link: Link) -> None:
        """One looks no more."""
        self.links.remove(link)
        if not self.links:
            self._view, self._lines, self._told = None, [], []

    def update(self, game: Game, view: View, back: bool) -> None:
        """Tell all who look from here what changed for them; nothing if nothing did."""
        if not self.links:
            return
        old = self._view
        changes = [] if old is None else diff(old, view)
        before = len(self._lines)
        same = self._read_on(game)
        if old is not None and not changes and same == before == len(self._lines) and back == self._back:
            return
        self._view, self._back = view, back
        news = {"patch": changes, "log": self._lines[same:], "log_from": same, "back": back}
        rest = self._whole() if old is None else encode(news)
        for link in self.links:
            link.state(rest)

    def _read_on(self, game: Game) -> int:
        """Bring the lines up to the game's log; how many of them stayed as they were."""
        known, log = len(self._told), game.log
        if known and known <= len(log) and log[known - 1] is self._told[-1]:
            self._lines = self._lines + [event.for_seat(self.seat) for event in log[known:]]
            same = len(self._lines) - len(log) + known
        else:
            old, self._lines = self._lines, self.lines(game)
            same = _common(old, self._lines)
        self._told = log
        return same

    def _whole(self) -> bytes:
        return encode({"view": self._view, "log": self._lines, "log_from": 0, "back": self._back})

    def lines(self, game: Game) -> list[Line]:
        """The log as this seat is told it, with its own notes."""
        told = [event.for_seat(self.seat) for event in game.log]
        for place, line in reversed(self._notes):
            told.insert(place, line)
        return told


def _common(one: list[Line], other: list[Line]) -> int:
    """How many lines at the beginning are the same."""
    least = min(len(one), len(other))
    if one[:least] == other[:least]:
        return least
    return next(place for place in range(least) if one[place] != other[place])
