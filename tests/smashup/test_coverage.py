"""A small version of `make fuzz`: every card is played and every ability does something."""

from __future__ import annotations

from collections import Counter

import pytest

from potasovka.core import Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.coverage import PLAYED, Seen, abilities, counting, expected, play_counted
from potasovka.smashup.dealt import scene
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.sets.awesome_level_9000.bases import TheGreenhouse
from potasovka.smashup.sets.awesome_level_9000.ghosts import Ghost, Haunting
from potasovka.smashup.sets.awesome_level_9000.steampunks import EscapeHatch

TRIES = 300


def test_the_abilities_of_a_card_are_found_in_its_code() -> None:
    assert abilities(Ghost) == [PLAYED, "on_play"]
    assert abilities(Haunting) == [PLAYED, "own_power", "protects"]
    assert abilities(EscapeHatch) == [PLAYED, "replaces", "instead"]
    assert abilities(TheGreenhouse) == [PLAYED, "seed", "grow"]


def test_counting_leaves_the_cards_as_they_were() -> None:
    before = {cls: dict(vars(cls)) for cls in registry().defs}
    with counting(Counter()):
        assert vars(Ghost)["on_play"] is not before[Ghost]["on_play"]
    assert {cls: dict(vars(cls)) for cls in registry().defs} == before


def test_counting_does_not_change_a_game() -> None:
    digests = []
    for counted in (False, True):
        game, seen = SmashUp.new({"players": 2}, 3, quiet=True), Seen()
        if counted:
            with counting(seen):
                play_counted(game, Rng(3), seen)
        else:
            play_counted(game, Rng(3), seen)
        digests.append(game.state_digest())
    assert digests[0] == digests[1]


@pytest.mark.parametrize("box", list(registry().boxes))
def test_every_ability_of_a_box_comes_up(box: str) -> None:
    """In random games, and where chance does not bring it, in positions dealt around its card."""
    found = registry().boxes[box]
    cards = {card.slug for faction in found.factions for card in faction.cards} | {base.slug for base in found.bases}
    seen: Seen = Counter()
    with counting(seen):
        for seed in range(4):
            setup = {"players": 2 + seed % 3, "boxes": [box], "two_boxes": True}
            play_counted(SmashUp.new(setup, seed, quiet=True), Rng(seed), seen)
        for key in expected():
            tries = 0
            while key[0] in cards and not seen[key] and tries < TRIES:
                tries += 1
                rng = Rng(1000 * tries + 7)
                game = scene(key[0], tries, rng)
                play_counted(game, rng, seen, [key], 60 if "position" in game.setup else 400)
    assert [key for key in expected() if key[0] in cards and not seen[key]] == []
