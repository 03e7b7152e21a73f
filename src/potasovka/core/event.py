"""What happened, in words a log can tell: a part everybody sees and a part for some seats only."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One line of the log."""

    kind: str
    """The Fluent message that tells it (`log-…`)."""
    public: dict[str, Any]
    """What everybody may know."""
    private: dict[int, dict[str, Any]] = {}
    """What only this seat may know besides."""

    def for_seat(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat sees it; `None` is a spectator."""
        told = {"kind": self.kind, **self.public}
        if seat is not None and seat in self.private:
            told.update(self.private[seat])
        return told
