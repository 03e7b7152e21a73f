"""The catalogue: where each card lies."""

from __future__ import annotations

from potasovka.smashup.catalogue import cards
from potasovka.smashup.engine.registry import registry


def test_all_titans_lie_in_the_anniversary_box() -> None:
    """«Титаны» (10th Anniversary): the box brings titans for factions of all boxes."""
    titans = [row for row in cards() if row["kind"] == "titan"]
    assert {row["box"] for row in titans} == {"anniversary"} == {registry().titans}
    assert "killer_plants" in {row["faction"] for row in titans}


def test_every_other_card_lies_in_the_box_of_its_faction() -> None:
    of = {faction.slug: box.slug for box in registry().boxes.values() for faction in box.factions}
    rows = [row for row in cards() if row["faction"] and row["kind"] != "titan"]
    assert all(row["box"] == of[row["faction"]] for row in rows)
    everything = sum(len(faction.cards) for box in registry().boxes.values() for faction in box.factions)
    assert everything == sum(row["faction"] is not None for row in cards())
