"""The games as a client needs them before it sits down: what there is to choose, all cards, all words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from potasovka.core.catalogue import description, game_names


def games() -> list[dict[str, Any]]:
    """What there is to play."""
    return [_game(name) for name in game_names()]


def _game(name: str) -> dict[str, Any]:
    told = description(name)
    return {
        "name": name,
        "players": list(told.players),
        "bots": list(told.all_bots),
        "stand_in": told.stand_in,
        "settings": msgspec.to_builtins(told.settings),
        "shelves": [shelf.field for shelf in told.shelves],
        "lesson": told.lesson is not None,
        "hidden": told.hidden,
        "windows": told.windows,
        "events": dict(told.events),
    }


@cache
def cards(game: str) -> bytes | None:
    """All cards of a game in both languages, as JSON."""
    return msgspec.json.encode(description(game).cards()) if game in game_names() else None


@cache
def messages(language: str) -> bytes:
    """All messages of a language as one text."""
    folder = files("potasovka") / "locale" / language
    parts = sorted((part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda part: part.name)
    return b"\n".join(part.read_bytes() for part in parts)
