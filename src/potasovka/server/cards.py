"""The games as a client needs them before it sits down: what there is to choose, all cards, all words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from potasovka.bots import bot_names
from potasovka.core import Text
from potasovka.core.catalogue import game_names
from potasovka.core.words import LANGUAGES, words
from potasovka.hitzroad.catalogue import cards as hitzroad_cards
from potasovka.smashup.engine.card import Base, Card
from potasovka.smashup.engine.registry import registry

Row = dict[str, Any]
PLAYERS = {"smashup": (2, 4), "hitzroad": (1, 4)}
"""The least and the most players of each game."""


def games() -> list[Row]:
    """What there is to play."""
    return [_game(name) for name in game_names() if name in PLAYERS]


def _game(name: str) -> Row:
    boxes = registry().boxes if name == "smashup" else {}
    return {
        "name": name,
        "players": list(PLAYERS[name]),
        "bots": bot_names(name),
        "boxes": list(boxes),
        "factions": {slug: [faction.slug for faction in box.factions] for slug, box in boxes.items()},
    }


@cache
def cards(game: str) -> bytes | None:
    """All cards of a game in both languages, as JSON."""
    makers: dict[str, Callable[[], list[Row]]] = {"smashup": smashup_rows, "hitzroad": hitzroad_rows}
    return msgspec.json.encode(makers[game]()) if game in makers else None


@cache
def messages(language: str) -> bytes:
    """All messages of a language as one text."""
    folder = files("potasovka") / "locale" / language
    parts = sorted((part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda part: part.name)
    return b"\n".join(part.read_bytes() for part in parts)


def _in_both(text: Text) -> dict[str, str]:
    return {language: words(language).say(text) for language in LANGUAGES}


def smashup_rows() -> list[Row]:
    """The cards of Smash Up as plain data, in both languages."""
    rows: list[Row] = []
    for box in registry().boxes.values():
        rows += [_card(card, box.slug, faction.slug) for faction in box.factions for card in faction.cards]
        rows += [_base(base, box.slug) for base in box.bases]
    return rows


def _card(card: type[Card], box: str, faction: str) -> Row:
    return {
        "card": card.slug,
        "kind": card.kind,
        "on": getattr(card, "on", None) or None,
        "box": box,
        "faction": faction,
        "copies": card.copies,
        "power": card.printed if card.kind == "minion" else None,
        "name": _in_both(Text(f"card-{card.slug}")),
        "text": _in_both(Text(f"text-{card.slug}")),
    }


def _base(base: type[Base], box: str) -> Row:
    return {
        "card": base.slug,
        "kind": "base",
        "box": box,
        "faction": None,
        "copies": base.copies,
        "breakpoint": base.printed,
        "prizes": list(base.prizes),
        "name": _in_both(Text(f"card-{base.slug}")),
        "text": _in_both(Text(f"text-{base.slug}")),
    }


def hitzroad_rows() -> list[Row]:
    """The cards of Hit Z Road as plain data, in both languages."""
    rows = []
    for row in hitzroad_cards():
        event = row["event"]
        said = None if event is None else {**event, "text": _in_both(_text(event["text"]))}
        names = {name: _in_both(Text(row[name])) for name in ("name", "scene")}
        rows.append({**row, **names, "event": said})
    return rows


def _text(data: dict[str, Any]) -> Text:
    """A text out of plain data; an empty argument is said as none."""
    args = {name: _text(arg) if isinstance(arg, dict) else arg for name, arg in data["args"].items()}
    return Text(data["id"], {name: "none" if arg in (None, "") else arg for name, arg in args.items()})
