"""The games as a client needs them before it sits down: what there is to choose, all cards, all words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from potasovka.core.catalogue import description, game_names

Part = Literal["all", "first", "rest"]
"""Which of the words."""


def games() -> list[dict[str, Any]]:
    """What there is to play."""
    return [_game(name) for name in game_names()]


def _game(name: str) -> dict[str, Any]:
    told = description(name)
    return {
        "name": name,
        "players": list(told.players),
        "bots": list(told.offered_bots),
        "stand_in": told.stand_in,
        "settings": msgspec.to_builtins(told.settings),
        "shelves": [shelf.field for shelf in told.shelves],
        "lesson": told.lesson is not None,
        "daily": told.daily is not None,
        "puzzles": len(told.puzzles()),
        "hidden": told.hidden,
        "windows": told.windows,
        "events": dict(told.events),
    }


@cache
def cards(game: str) -> bytes | None:
    """All cards of a game in both languages, as JSON."""
    return msgspec.json.encode(description(game).cards()) if game in game_names() else None


LATER = (
    "cli.ftl",
    "smashup-notes.ftl",
    "web-glossary.ftl",
    "web-lessons.ftl",
    "web-puzzles.ftl",
    "web-rules.ftl",
)
"""Words that the first page says nothing of."""


@cache
def messages(language: str, part: Part = "all") -> bytes:
    """The messages of a language as one text: all of them, those that every page needs, or the others."""
    folder = files("potasovka") / "locale" / language
    found = sorted((one for one in folder.iterdir() if one.name.endswith(".ftl")), key=lambda one: one.name)
    return b"\n".join(one.read_bytes() for one in found if part == "all" or (one.name in LATER) == (part == "rest"))
