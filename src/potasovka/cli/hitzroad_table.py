"""«Зомбистопом по Америке» in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rich.console import RenderableType
from rich.text import Text as Rich

from potasovka.cli.tables import Table, entry, page
from potasovka.core import Game, Text
from potasovka.core.describe import Row
from potasovka.hitzroad import HitZRoad, terminal


class HitZRoadTable(Table):
    """Its own plain text does all the work."""

    tells_result = True
    help = "cli-help-road"

    def show(self, game: Game, seat: int | None) -> RenderableType:
        """The road, the parties and the battle."""
        return Rich(terminal.render(cast(HitZRoad, game), seat, self.words))

    def pages(self, rows: list[Row]) -> Iterator[RenderableType]:
        """One page a level."""
        words = self.words
        for level in dict.fromkeys(row["level"] for row in rows):
            title = words.say(Text("cli-level", {"n": level}))
            grid = page(title, ["cli-find", "cli-zombies", "cli-horde", "cli-points"], words)
            for row in rows:
                if row["level"] == level:
                    found = "/".join(str(n) for n in row["resources"].values())
                    ours = words.say(Text("cli-ours")) if row["ours"] else ""
                    sheet = entry(row["name"][words.language], ours, row["scene"][words.language])
                    if row["event"]:
                        sheet.append("\n" + row["event"]["text"][words.language], "italic")
                    grid.add_row(found, str(row["zombies"]), str(row["horde"]), str(row["vp"]), sheet)
            yield grid

    def command(self, letter: str, rest: str, game: Game, seat: int) -> RenderableType | None:
        """What dice and tokens mean."""
        return Rich("\n".join(terminal.legend(self.words))) if letter == "t" else None

    def position(self, game: Game) -> str:
        """The table as everybody sees it."""
        return terminal.render(cast(HitZRoad, game), None, self.words)
