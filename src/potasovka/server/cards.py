"""The games as a client needs them before it sits down: what there is to choose, all cards, all words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from potasovka.bots import bot_names
from potasovka.core.catalogue import game_names
from potasovka.hitzroad.catalogue import cards as hitzroad_cards
from potasovka.smashup.catalogue import cards as smashup_cards
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
    makers: dict[str, Callable[[], list[Row]]] = {"smashup": smashup_cards, "hitzroad": hitzroad_cards}
    return msgspec.json.encode(makers[game]()) if game in makers else None


@cache
def messages(language: str) -> bytes:
    """All messages of a language as one text."""
    folder = files("potasovka") / "locale" / language
    parts = sorted((part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda part: part.name)
    return b"\n".join(part.read_bytes() for part in parts)
