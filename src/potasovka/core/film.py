"""What a table looked like in between: after an event, and before the next one."""

from __future__ import annotations

from typing import Any, NamedTuple


class Shot(NamedTuple):
    """The table after an event: those parts of a view that can have changed, each of them whole."""

    event: int
    """Its index in the log."""
    everybody: dict[str, Any]
    """As a spectator sees it."""
    seats: list[dict[str, Any]]
    """As each seat sees it."""

    def for_seat(self, seat: int | None) -> dict[str, Any]:
        """As this seat sees it; `None` is a spectator."""
        return self.everybody if seat is None else self.seats[seat]
