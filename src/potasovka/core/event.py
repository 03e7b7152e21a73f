"""What happened, in words a log can tell: a line everybody is told, and other ones for some seats.

The lines are kept as the JSON that is sent: so nobody can edit them, and a long log is small.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from msgspec import Struct, json


class Event(Struct, frozen=True, gc=False):
    """One line of the log."""

    line: bytes
    """What everybody may know, as JSON."""
    own: tuple[tuple[int, bytes], ...] = ()
    """The seats that may know more, each with its line."""

    @classmethod
    def of(cls, public: dict[str, Any], private: Mapping[int, dict[str, Any]] | None = None) -> Self:
        """Of what everybody may know, under `kind` the Fluent message that tells it (`log-…`), and its arguments; and
        of what only some seats may know besides."""
        if not private:
            return cls(json.encode(public))
        own = tuple([(seat, json.encode({**public, **more})) for seat, more in private.items()])
        return cls(json.encode(public), own)

    @property
    def public(self) -> dict[str, Any]:
        """What everybody may know."""
        return self.for_seat(None)

    @property
    def kind(self) -> str:
        """The Fluent message that tells it."""
        return str(self.public["kind"])

    def line_for(self, seat: int | None) -> bytes:
        """The event as this seat is told it, as JSON; `None` is a spectator."""
        return next((line for who, line in self.own if who == seat), self.line)

    def for_seat(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat is told it."""
        told: dict[str, Any] = json.decode(self.line_for(seat))
        return told

    def known_to(self, seat: int) -> Self:
        """The event without what other seats are told."""
        return type(self)(self.line, tuple([(who, line) for who, line in self.own if who == seat]))
