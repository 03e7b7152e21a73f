"""What each seat sees of a game, made once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from potasovka.core import Game

View = dict[str, Any]


class Views:
    """The views of the games that somebody looked at lately; they cost more than anything else at a table."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Game, dict[int | None, View]]] = {}
        """By the id of the game, which is held so that it stays its own."""

    def of(self, game: Game, seat: int | None) -> View:
        """What a seat, or a spectator, sees of this game."""
        _, views = self._known.setdefault(id(game), (game, {}))
        if seat not in views:
            views[seat] = game.view(seat)
            choice = game.choice
            if choice is not None and choice.seat == seat:
                choice.foresee(views[seat]["choice"])
        return views[seat]

    def keep(self, games: Iterable[Game]) -> None:
        """Everybody has been shown what they may see: only what is seen of these games may be asked for again."""
        kept = {id(game) for game in games}
        self._known = {one: known for one, known in self._known.items() if one in kept}
