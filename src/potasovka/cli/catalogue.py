"""The catalogue of cards, as data and as pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Rich

from potasovka.cli import say
from potasovka.core import PotasovkaError, Text
from potasovka.core.words import LANGUAGES, Words, words
from potasovka.smashup.engine.card import Base, Card
from potasovka.smashup.engine.registry import registry

Row = dict[str, Any]


def smashup_cards(box: str | None, faction: str | None) -> list[Row]:
    """The cards of Smash Up as plain data, in both languages; a box and a faction are named by id."""
    book = registry()
    rows: list[Row] = []
    for found in book.boxes.values():
        if box not in (None, found.slug):
            continue
        for group in found.factions:
            if faction in (None, group.slug):
                rows += [_card_row(card, found.slug, group.slug) for card in group.cards]
        if faction is None:
            rows += [_base_row(base, found.slug) for base in found.bases]
    if not rows:
        raise PotasovkaError(f"the box {box!r} has no faction {faction!r}")
    return rows


def _in_both(message: str) -> dict[str, str]:
    return {language: words(language).say(Text(message)) for language in LANGUAGES}


def _card_row(card: type[Card], box: str, faction: str) -> Row:
    return {
        "card": card.slug,
        "kind": card.kind,
        "on": getattr(card, "on", None) or None,
        "box": box,
        "faction": faction,
        "copies": card.copies,
        "power": card.printed if card.kind == "minion" else None,
        "name": _in_both(f"card-{card.slug}"),
        "text": _in_both(f"text-{card.slug}"),
    }


def _base_row(base: type[Base], box: str) -> Row:
    return {
        "card": base.slug,
        "kind": "base",
        "box": box,
        "faction": None,
        "copies": base.copies,
        "breakpoint": base.printed,
        "prizes": list(base.prizes),
        "name": _in_both(f"card-{base.slug}"),
        "text": _in_both(f"text-{base.slug}"),
    }


def hitzroad_cards() -> list[Row]:
    """The cards of Hit Z Road as plain data, in both languages."""
    from potasovka.hitzroad.catalogue import cards

    rows = []
    for card in cards():
        event = card["event"]
        said = None if event is None else {**event, "text": _event_in_both(event["text"])}
        rows.append({**card, "name": _in_both(card["name"]), "scene": _in_both(card["scene"]), "event": said})
    return rows


def _event_in_both(text: dict[str, Any]) -> dict[str, str]:
    return {language: say.say_data(text, words(language)) for language in LANGUAGES}


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
