"""What each seat sees of a game, made once."""

from __future__ import annotations

from typing import Any

from potasovka.core import Game

View = dict[str, Any]


class Views:
    """The views of the last two games; they cost more than anything else at a table."""

    def __init__(self) -> None:
        self._known: list[tuple[Game, dict[int | None, View]]] = []

    def of(self, game: Game, seat: int | None) -> View:
        """What a seat, or a spectator, sees of this game."""
        views = next((views for one, views in self._known if one is game), None)
        if views is None:
            views = {}
            self._known = [*self._known[-1:], (game, views)]
        if seat not in views:
            views[seat] = game.view(seat)
        return views[seat]
