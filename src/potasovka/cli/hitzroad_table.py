"""«Зомбистопом по Америке» in a terminal."""

from __future__ import annotations

from typing import cast

from rich.console import RenderableType
from rich.text import Text as Rich

from potasovka.cli import say
from potasovka.cli.tables import Table
from potasovka.core import Event, Game
from potasovka.hitzroad import HitZRoad, terminal


class HitZRoadTable(Table):
    """Its own plain text does all the work."""

    tells_result = True
    help = "cli-help-road"

    def show(self, game: Game, seat: int | None) -> RenderableType:
        """The road, the parties and the battle."""
        return Rich(terminal.render(cast(HitZRoad, game), seat, self.words))

    def tell(self, event: Event, seat: int | None) -> str:
        """A line of the log."""
        return say.tidy(terminal.tell(event, self.words))

    def command(self, letter: str, rest: str, game: Game, seat: int) -> RenderableType | None:
        """What dice and tokens mean."""
        return Rich("\n".join(terminal.legend(self.words))) if letter == "t" else None

    def position(self, game: Game) -> str:
        """The table as everybody sees it."""
        return terminal.render(cast(HitZRoad, game), None, self.words)
