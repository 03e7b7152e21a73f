"""What those who look from one seat have seen, and what changed for them since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from potasovka.core import Event, Game
from potasovka.core.film import Shot
from potasovka.table.film import Film
from potasovka.table.house import Sink
from potasovka.table.patch import Change, Patches
from potasovka.table.row import Note
from potasovka.table.undo import LastStep
from potasovka.table.views import View

encode, decode = msgspec.json.encode, msgspec.json.decode
Placed = tuple[int, dict[str, Any]]
"""A note, and before which event of the log it stands."""
Scene = tuple[int, list[Change]]
"""A line of the log, and what of the view has changed when it has happened."""


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

    def __init__(self, seat: int | None, shared: Sequence[Note] = ()) -> None:
        self.seat = seat
        self._shared = shared
        self.guests: list[Guest] = []
        self._notes: list[Placed] = []
        self._view: View | None = None
        self._told: list[Event] = []
        self._noted: list[Placed] = []
        self._back: LastStep | None = None

    def note(self, place: int, line: dict[str, Any]) -> None:
        """Add a line for this seat alone, before the event of the log at this place."""
        self._notes.append((place, line))

    def share(self, notes: Sequence[Note]) -> None:
        """What happened at the table and not in the game, told to all."""
        self._shared = notes

    def go_back(self, length: int) -> None:
        """The log was shortened to so many events: what was noted after them is told at its end."""
        self._notes = [(min(place, length), line) for place, line in self._notes]

    def join(self, guest: Guest, game: Game | None, view: View, back: LastStep | None) -> None:
        """One more looks; without a game it is shown later, when the others are shown something, too."""
        if game is not None:
            self.update(game, view, back, Patches(), Film())
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
            self._view, self._told, self._noted = None, [], []

    @property
    def heard(self) -> int:
        """How many events of the log those who look from here have been told."""
        return len(self._told)

    def update(self, game: Game, view: View, back: LastStep | None, patches: Patches, film: Film) -> None:
        """Tell all who look from here what changed for them; nothing if nothing did."""
        if not self.guests:
            return
        old, before = self._view, len(self._told) + len(self._noted)
        shots = film.between(self.heard, len(game.log)) if self._follows(game.log) else []
        same, lines = self._read_on(game)
        if old is None:
            self._tell(view, back, None)
            return
        scenes, now = self._played(old, shots, patches)
        changes = patches.between(now, view)
        if changes or scenes or lines or same != before or back != self._back:
            self._tell(view, back, {"patch": changes, "film": scenes, "log": lines, "log_from": same, "back": back})

    def _tell(self, view: View, back: LastStep | None, news: dict[str, Any] | None) -> None:
        self._view, self._back = view, back
        rest = self._whole() if news is None else encode(news)
        for guest in self.guests:
            guest.tell_state(rest)

    def _played(self, now: View, shots: list[Shot], patches: Patches) -> tuple[list[Scene], View]:
        """What changed from shot to shot, each with the line of the log that it belongs to, and the last of them."""
        scenes: list[Scene] = []
        for shot in shots:
            after = {**now, **shot.for_seat(self.seat)}
            scenes.append((self._line_of(shot.event), patches.between(now, after)))
            now = after
        return scenes, now

    def _line_of(self, event: int) -> int:
        """Which line of this seat's log tells an event."""
        return event + sum(1 for place, _ in self._noted if place <= event)

    def _read_on(self, game: Game) -> tuple[int, list[Raw]]:
        """The log is told on: how many of the lines stay as they were, and those that follow."""
        log, notes, known = game.log, self._all_notes(len(game.log)), len(self._told)
        if notes == self._noted and self._follows(log):
            same, lines = known + len(notes), [Raw(event.line_for(self.seat)) for event in log[known:]]
        else:
            lines = self._lines(log, notes)
            same = _common(self._lines(self._told, self._noted), lines)
            lines = lines[same:]
        self._told, self._noted = log, notes
        return same, lines

    def _follows(self, log: list[Event]) -> bool:
        """Whether a log only goes on where the one that was told here ends."""
        known = len(self._told)
        return not known or (known <= len(log) and log[known - 1] is self._told[-1])

    def _whole(self) -> bytes:
        lines = self._lines(self._told, self._noted)
        return encode({"view": self._view, "log": lines, "log_from": 0, "back": self._back})

    def _all_notes(self, length: int) -> list[Placed]:
        """What is noted for this seat and for everybody, in the order of a log that is told so far here."""
        shared = [(min(note.place, length), note.line) for note in self._shared]
        return sorted([*self._notes, *shared], key=lambda note: note[0])

    def lines(self, game: Game) -> list[dict[str, Any]]:
        """The log as this seat is told it, with its own notes."""
        return [decode(line) for line in self._lines(game.log, self._all_notes(len(game.log)))]

    def _lines(self, log: list[Event], notes: list[Placed]) -> list[Raw]:
        """A log with notes, as this seat is told it."""
        told = [Raw(event.line_for(self.seat)) for event in log]
        for place, line in reversed(notes):
            told.insert(place, Raw(encode(line)))
        return told


def _common(one: list[Raw], other: list[Raw]) -> int:
    """How many lines at the beginning are the same."""
    least = min(len(one), len(other))
    return next((place for place in range(least) if one[place] != other[place]), least)
