"""The finished game that somebody looks at step by step; one step after another costs one step. And its story."""

from __future__ import annotations

from typing import Any

from potasovka.core import Game, Record
from potasovka.core.catalogue import description
from potasovka.core.wire import Story
from potasovka.table.moment import check_moment, show_moment


class PageReplays:
    """Keeps the game where it was looked at last, and the story that was told last."""

    def __init__(self) -> None:
        self._game: tuple[str, Game] | None = None
        self._story: tuple[str, Story] | None = None

    def show(self, table: str, record: Record, at: int, seat: int | None) -> dict[str, Any]:
        """The table after `at` answers, how it came about, what was asked next and what was chosen."""
        check_moment(record, at)
        kept = self._game[1] if self._game is not None and self._game[0] == table else None
        self._game = None
        game, moment = show_moment(kept, record, at, seat)
        self._game = table, game
        return moment

    def tell(self, table: str, record: Record) -> Story:
        """How the game of a table went."""
        if self._story is None or self._story[0] != table:
            self._story = table, description(record.game).story(record)
        return self._story[1]
