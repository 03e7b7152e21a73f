"""The film of a step: shots of the table between what happened, for those who look on.

An event is told just before it happens (`telling`). When the next one is about to be told, the shot of the last is
taken; of the very last there is none, because the view that everybody gets is it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from potasovka.core.film import Shot
from potasovka.smashup.engine import view

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl


class Film:
    """Shots of what happened since it was begun."""

    def __init__(self, begun: int) -> None:
        self.shots: list[Shot] = []
        self._next = begun

    def cut(self, game: Brawl) -> None:
        """Take the shot of the last event, unless there is one."""
        last = len(game.log) - 1
        if last >= self._next:
            self._next = last + 1
            self.shots.append(take(game, last))


def take(game: Brawl, event: int) -> Shot:
    """The table as it is, as everybody and as each seat sees it."""
    game.wake()
    everybody = view.scene_now(game)
    seats: list[dict[str, Any]] = [
        {**everybody, **view.scene_from(game, everybody, seat)} for seat in range(game.seats)
    ]
    return Shot(event, dict(everybody), seats)
