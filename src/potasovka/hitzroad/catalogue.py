"""The cards as plain data, for whoever wants to list them; names and scenes are in the locale."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

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
        "name": card.name,
        "scene": card.scene,
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
    return {"kind": event.kind, "params": asdict(event), "red": event.red, "text": event.text().data()}
