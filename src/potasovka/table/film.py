"""The film of a table: shots that somebody who looks on has not been shown yet."""

from __future__ import annotations

from collections.abc import Iterable

from potasovka.core.film import Shot

MOST = 200
"""Shots that are kept for somebody who is shown things late; of what is older only the lines are told."""


class Film:
    """Shots by the event they were taken after."""

    def __init__(self) -> None:
        self._shots: dict[int, Shot] = {}

    def __len__(self) -> int:
        return len(self._shots)

    def add(self, shots: Iterable[Shot]) -> None:
        """Some more was shot."""
        for shot in shots:
            self._shots[shot.event] = shot
        for event in sorted(self._shots)[:-MOST]:
            del self._shots[event]

    def between(self, first: int, last: int) -> list[Shot]:
        """The shots of these events, the last one not among them."""
        return [self._shots[event] for event in sorted(self._shots) if first <= event < last]

    def forget(self, before: int) -> None:
        """Everybody has been shown what happened before this event."""
        for event in [event for event in self._shots if event < before]:
            del self._shots[event]

    def cut(self, first: int = 0) -> None:
        """What was shot from this event on has never been."""
        for event in [event for event in self._shots if event >= first]:
            del self._shots[event]
