"""The cards as plain data in every language, for whoever wants to list them."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from potasovka.core import Text
from potasovka.core.words import in_all
from potasovka.hitzroad.cards import CARDS, Card
from potasovka.hitzroad.state import RESOURCES


def cards() -> list[dict[str, Any]]:
    """All 76 cards in the order of the road."""
    return [card_data(card) for card in CARDS]


def card_data(card: Card) -> dict[str, Any]:
    """One card as plain data."""
    return {
        "id": card.id,
        "level": card.level,
        "rank": card.rank,
        "ours": card.ours,
        "name": in_all(Text(card.name)),
        "scene": in_all(Text(card.scene)),
        "resources": dict(zip(RESOURCES, card.resources, strict=True)),
        "event": _event(card),
        "zombies": card.zombies,
        "horde": card.horde,
        "vp": card.vp,
    }


def _event(card: Card) -> dict[str, Any] | None:
    event = card.event
    if not event.kind:
        return None
    return {"kind": event.kind, "params": asdict(event), "red": event.red, "text": in_all(event.text())}
