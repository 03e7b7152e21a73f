"""Who looks at a table, and since when the others are away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from potasovka.table.house import Clock
from potasovka.table.row import Note
from potasovka.table.watcher import Guest, Watcher


class Audience:
    """All who look at a table."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._watchers: dict[int | None, Watcher] = {}
        self._left: dict[int, float] = {}
        self._notes: Sequence[Note] = ()
        self.elsewhere: frozenset[int | None] = frozenset()
        """The seats from which somebody looks in another house."""

    @property
    def looking(self) -> frozenset[int | None]:
        """The seats from which somebody looks in this house."""
        return frozenset(watcher.seat for watcher in self.watchers)

    @property
    def guests(self) -> list[Guest]:
        """Everybody who looks."""
        return [guest for watcher in self._watchers.values() for guest in watcher.guests]

    @property
    def owner(self) -> str:
        """Where those come from for whom bots think here: players, and only without any of them who else looks."""
        guests = sorted(self.guests, key=lambda guest: guest.seat is None)
        return guests[0].origin if guests else ""

    @property
    def watchers(self) -> list[Watcher]:
        """The seats from which somebody looks."""
        return [watcher for watcher in self._watchers.values() if watcher.guests]

    def watcher(self, seat: int | None) -> Watcher:
        """What is seen from a seat, or from none."""
        return self._watchers.setdefault(seat, Watcher(seat, self._notes))

    def share(self, notes: Sequence[Note]) -> None:
        """What happened at the table and not in the game, told to all in the log."""
        self._notes = notes
        for watcher in self._watchers.values():
            watcher.share(notes)

    def go_back(self, length: int) -> None:
        """The log was shortened to so many events."""
        for watcher in self._watchers.values():
            watcher.go_back(length)

    def here(self, seat: int | None) -> bool:
        """Whether somebody looks from this seat."""
        return seat in self.elsewhere or (seat in self._watchers and bool(self._watchers[seat].guests))

    def away(self, seat: int) -> float | None:
        """For how many seconds nobody has looked from this seat, if somebody should."""
        if self.here(seat) or seat not in self._left:
            return None
        return self._clock.now() - self._left[seat]

    def expect(self, seats: Iterable[int]) -> None:
        """From now on somebody should look from these seats."""
        now = self._clock.now()
        self._left = {seat: now for seat in seats if not self.here(seat)}

    def look_elsewhere(self, seats: frozenset[int | None]) -> None:
        """From these seats, and no others, somebody looks in another house."""
        gone, self.elsewhere = self.elsewhere - seats, seats
        for seat in seats:
            self.arrive(seat)
        for seat in gone:
            self._gone(seat)

    def _gone(self, seat: int | None) -> None:
        if seat is not None and not self.here(seat):
            self._left[seat] = self._clock.now()

    def arrive(self, seat: int | None) -> None:
        """Somebody is about to look from this seat."""
        if seat is not None:
            self._left.pop(seat, None)

    def leave(self, guest: Guest) -> bool:
        """One looks no more; whether they did."""
        watcher = self._watchers.get(guest.seat)
        if watcher is None or guest not in watcher.guests:
            return False
        watcher.leave(guest)
        self._gone(guest.seat)
        return True

    def show_out(self, seat: int) -> None:
        """Let those go who look from this seat."""
        for guest in list(self.watcher(seat).guests):
            guest.close()
            self.watcher(seat).leave(guest)
