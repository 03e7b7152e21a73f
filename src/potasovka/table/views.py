"""What each seat sees of a game, made once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from potasovka.core import Game

View = dict[str, Any]


class Views:
    """The views of the last games that somebody looked at; they cost more than anything else at a table.

    Three: what was seen last, what is seen now, and what those see who are not yet shown it.
    """

    def __init__(self) -> None:
        self._known: list[tuple[Game, dict[int | None, View]]] = []

    def of(self, game: Game, seat: int | None) -> View:
        """What a seat, or a spectator, sees of this game."""
        views = next((views for one, views in self._known if one is game), {})
        if not self._known or self._known[-1][0] is not game:
            others = [known for known in self._known if known[0] is not game]
            self._known = [*others[-2:], (game, views)]
        if seat not in views:
            views[seat] = game.view(seat)
            choice = game.choice
            if choice is not None and choice.seat == seat:
                choice.foresee(views[seat]["choice"])
        return views[seat]

    def keep(self, games: Iterable[Game]) -> None:
        """Everybody has been shown what they may see: only what is seen of these games may be asked for again."""
        kept = [id(game) for game in games]
        self._known = [known for known in self._known if id(known[0]) in kept]
