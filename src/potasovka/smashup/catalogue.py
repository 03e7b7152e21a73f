"""The cards as plain data in every language, for whoever wants to list them."""

from __future__ import annotations

from typing import Any

from potasovka.core import Text
from potasovka.core.words import in_all
from potasovka.smashup.engine.card import Base, Card
from potasovka.smashup.engine.registry import registry

Row = dict[str, Any]


def cards() -> list[Row]:
    """All cards, box by box: the factions' cards, the titans of all boxes in the one that brings them, the bases."""
    book = registry()
    lies = [
        (book.titans if card.kind == "titan" else box.slug, faction.slug, card)
        for box in book.boxes.values()
        for faction in box.factions
        for card in faction.cards
    ]
    rows: list[Row] = []
    for box in book.boxes.values():
        rows += [_card(card, box.slug, side) for at, side, card in lies if at == box.slug]
        rows += [_base(base, box.slug) for base in box.bases]
    return rows


def _card(card: type[Card], box: str, faction: str) -> Row:
    return {
        "id": card.slug,
        "kind": card.kind,
        "on": getattr(card, "on", None) or None,
        "box": box,
        "faction": faction,
        "copies": card.copies,
        "power": card.printed if card.kind == "minion" else None,
        "name": in_all(Text(f"card-{card.slug}")),
        "text": in_all(Text(f"text-{card.slug}")),
    }


def _base(base: type[Base], box: str) -> Row:
    return {
        "id": base.slug,
        "kind": "base",
        "box": box,
        "faction": None,
        "copies": base.copies,
        "breakpoint": base.printed,
        "prizes": list(base.prizes),
        "name": in_all(Text(f"card-{base.slug}")),
        "text": in_all(Text(f"text-{base.slug}")),
    }
