"""The catalogue of cards, as data and as pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Rich

from potasovka.core import PotasovkaError, Text
from potasovka.core.words import Words
from potasovka.smashup.catalogue import cards

Row = dict[str, Any]


def smashup_cards(box: str | None, faction: str | None) -> list[Row]:
    """The cards of a box or of a faction, named by id, or all."""
    rows = [row for row in cards() if box in (None, row["box"]) and faction in (None, row["faction"])]
    if not rows:
        raise PotasovkaError(f"the box {box!r} has no faction {faction!r}")
    return rows


def smashup_pages(rows: list[Row], lang: Words) -> Iterator[RenderableType]:
    """One table a faction, one for the bases of a box."""
    for box in dict.fromkeys(row["box"] for row in rows):
        mine = [row for row in rows if row["box"] == box]
        for faction in dict.fromkeys(row["faction"] for row in mine if row["faction"]):
            yield _faction_page([row for row in mine if row["faction"] == faction], faction, box, lang)
        bases = [row for row in mine if row["kind"] == "base"]
        if bases:
            yield _bases_page(bases, box, lang)


def _page(title: str, heads: list[str], lang: Words) -> Grid:
    """An empty table: narrow columns of numbers, then one wide column of names and texts."""
    grid = Grid(title=title, title_style="bold", title_justify="left", header_style="dim", box=SIMPLE_HEAD)
    for head in heads:
        grid.add_column(lang.say(Text(head)), justify="right")
    grid.add_column(lang.say(Text("cli-text")), ratio=1)
    return grid


def _entry(name: str, note: str, text: str) -> Rich:
    return Rich.assemble((name, "bold"), (f" · {note}" if note else "", "dim"), "\n", text)


def _faction_page(rows: list[Row], faction: str, box: str, lang: Words) -> Grid:
    title = f"{lang.say(Text(f'faction-{faction}'))} · {lang.say(Text(f'box-{box}'))}"
    grid = _page(title, ["cli-copies", "cli-number"], lang)
    for row in rows:
        kind = lang.say(Text(f"cli-on-{row['on']}" if row["on"] else f"kind-{row['kind']}"))
        power = "" if row["power"] is None else str(row["power"])
        entry = _entry(row["name"][lang.language], kind, row["text"][lang.language])
        grid.add_row(str(row["copies"]), power, entry)
    return grid


def _bases_page(rows: list[Row], box: str, lang: Words) -> Grid:
    title = f"{lang.say(Text('cli-bases'))} · {lang.say(Text(f'box-{box}'))}"
    grid = _page(title, ["cli-breakpoint", "cli-prizes-head"], lang)
    for row in rows:
        prizes = " · ".join(str(prize) for prize in row["prizes"])
        entry = _entry(row["name"][lang.language], "", row["text"][lang.language])
        grid.add_row(str(row["breakpoint"]), prizes, entry)
    return grid


def hitzroad_pages(rows: list[Row], lang: Words) -> Iterator[RenderableType]:
    """One table a level."""
    for level in dict.fromkeys(row["level"] for row in rows):
        title = lang.say(Text("cli-level", {"n": level}))
        grid = _page(title, ["cli-find", "cli-zombies", "cli-horde", "cli-points"], lang)
        for row in rows:
            if row["level"] == level:
                found = "/".join(str(n) for n in row["resources"].values())
                ours = lang.say(Text("cli-ours")) if row["ours"] else ""
                entry = _entry(row["name"][lang.language], ours, row["scene"][lang.language])
                if row["event"]:
                    entry.append("\n" + row["event"]["text"][lang.language], "italic")
                grid.add_row(found, str(row["zombies"]), str(row["horde"]), str(row["vp"]), entry)
        yield grid
