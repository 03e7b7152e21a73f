"""What happened, in words a log can tell: a part everybody sees and a part for some seats only."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One line of the log. Whoever is told it is handed what is kept here: nobody edits it."""

    public: dict[str, Any]
    """What everybody may know: under `kind` the Fluent message that tells it (`log-…`), and its arguments."""
    private: dict[int, dict[str, Any]] = {}
    """What only this seat may know besides."""

    @property
    def kind(self) -> str:
        """The Fluent message that tells it."""
        return str(self.public["kind"])

    def for_seat(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat sees it; `None` is a spectator."""
        own = None if seat is None else self.private.get(seat)
        return self.public if own is None else {**self.public, **own}
