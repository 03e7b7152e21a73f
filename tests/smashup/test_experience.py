"""What the bots have learned is there for every faction and every kind of table, and says how it was made."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from potasovka.core import Rng
from potasovka.lab.smashup_school import KINDS
from potasovka.smashup import SmashUp
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.experience import FILE, Experience, experience, softmax
from potasovka.smashup.features import NAMES

AGAIN = "`potasovka lab train smashup` learns anew"


def test_every_faction_has_weights() -> None:
    assert set(experience().factions) == set(registry().factions), AGAIN


@pytest.mark.parametrize("faction", sorted(registry().factions))
def test_every_faction_was_played(faction: str) -> None:
    """Of its cards most were offered and chosen, or not: a new faction has none."""
    known = {trait.split()[1] for trait in experience().habits.weights if trait.startswith(("play ", "special "))}
    cards = {card.slug for card in registry().factions[faction].cards if card.kind != "titan"}
    assert len(cards & known) >= 0.75 * len(cards), f"{sorted(cards - known)}: {AGAIN}"


def test_every_kind_of_table_has_a_weight_for_each_column() -> None:
    learned = experience()
    assert tuple(learned.value) == KINDS, AGAIN
    assert {len(row) for row in learned.value.values()} == {len(NAMES)}
    assert all(row[NAMES.index("points")] > 1 for row in learned.value.values())


def test_the_file_says_how_it_was_made_and_is_small() -> None:
    text = (files("potasovka.smashup") / FILE).read_text(encoding="utf-8")
    made = json.loads(text)["made"]
    assert made["command"].startswith("potasovka lab train smashup --games ")
    assert " --seed " in made["command"]
    assert made["date"] > "2026-01-01"
    assert len(text) < 200_000


def test_weights_of_other_columns_are_refused() -> None:
    data = experience().data()
    data["columns"] = data["columns"][1:]
    with pytest.raises(ValueError, match="made for other columns"):
        Experience.of(data)


def test_what_is_learned_can_be_written_and_read() -> None:
    data = experience().data()
    assert Experience.of(json.loads(json.dumps(data))).data() == data


@pytest.mark.parametrize("setup", [{"players": 2}, {"players": 4}, {"players": 3, "mode": "big_base"}])
def test_chances_add_up_to_one_at_every_table(setup: dict[str, object]) -> None:
    game, chance = SmashUp.new(setup, 4, quiet=True), Rng(4)
    while (choice := game.choice) is not None:
        if len(game.answers) % 20 == 0:
            told = experience().chances(game.brawl)
            assert sum(told) == pytest.approx(1.0)
            assert len(told) == game.seats
        game.pick(chance.below(len(choice)))


def test_large_worths_are_no_trouble() -> None:
    assert softmax([1000.0, 1000.0]) == [0.5, 0.5]
