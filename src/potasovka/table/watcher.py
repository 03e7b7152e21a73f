"""What those who look from one seat have seen, and what changed for them since."""

from __future__ import annotations

from typing import Any

import msgspec

from potasovka.core import Event, Game
from potasovka.table.house import Sink
from potasovka.table.patch import Patches
from potasovka.table.views import View

encode = msgspec.json.encode
Line = dict[str, Any]


class Guest:
    """One who looks at a table: from where, and how much they have heard."""

    def __init__(self, seat: int | None, sink: Sink, origin: str = "") -> None:
        self.seat = seat
        """Its seat; `None` is a spectator."""
        self.origin = origin
        """Where it comes from, if the house can tell."""
        self.send = sink.send
        """Send a message in its turn."""
        self.close = sink.close
        """Let it go after what was sent."""
        self._n = 0
        self._info = b""

    def tell_state(self, rest: bytes) -> None:
        """Send a state: what is the same for all who look from this seat, under this one's own number."""
        self._n += 1
        self.send(b'{"type":"state","n":%d,' % self._n + rest[1:])

    def tell_info(self, message: bytes) -> None:
        """Send a `table` message, unless it was the last one."""
        if message != self._info:
            self._info = message
            self.send(message)


class Watcher:
    """All who look from one seat, or from none."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.guests: list[Guest] = []
        self._notes: list[tuple[int, Line]] = []
        self._view: View | None = None
        self._lines: list[Line] = []
        self._told: list[Event] = []
        self._back = False

    def note(self, place: int, line: Line) -> None:
        """Add a line for this seat alone, before the event of the log at this place."""
        self._notes.append((place, line))
        self._told = []

    def join(self, guest: Guest, game: Game | None, view: View, back: bool) -> None:
        """One more looks; without a game it is shown later, when the others are shown something, too."""
        if game is not None:
            self.update(game, view, back, Patches())
            if self._view is None:
                self._view, self._back = view, back
                self._read_on(game)
        self.guests.append(guest)
        if self._view is not None:
            guest.tell_state(self._whole())

    def leave(self, guest: Guest) -> None:
        """One looks no more."""
        self.guests.remove(guest)
        if not self.guests:
            self._view, self._lines, self._told = None, [], []

    def update(self, game: Game, view: View, back: bool, patches: Patches) -> None:
        """Tell all who look from here what changed for them; nothing if nothing did."""
        if not self.guests:
            return
        old = self._view
        changes = [] if old is None else patches.between(old, view)
        before = len(self._lines)
        same = self._read_on(game)
        if old is not None and not changes and same == before == len(self._lines) and back == self._back:
            return
        self._view, self._back = view, back
        news = {"patch": changes, "log": self._lines[same:], "log_from": same, "back": back}
        rest = self._whole() if old is None else encode(news)
        for guest in self.guests:
            guest.tell_state(rest)

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
