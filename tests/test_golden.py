"""Golden playthroughs: recorded games that come to the same states for as long as the rules keep their version."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from potasovka.core.catalogue import game_class

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

import golden

SHORT = golden.read_short()
CORPUS = golden.read_corpus()


@pytest.mark.parametrize("game", SHORT, ids=lambda game: game.name)
def test_a_golden_playthrough_comes_to_its_states(game: golden.Golden) -> None:
    assert golden.trouble(game) == ""


@pytest.mark.parametrize("part", range(10))
def test_the_corpus_comes_to_its_states(part: int) -> None:
    assert [said for game in CORPUS[part::10] if (said := golden.trouble(game))] == []


def test_there_is_a_playthrough_for_every_recipe() -> None:
    assert [game.name for game in SHORT] == [recipe.name for recipe in golden.short()]
    assert [game.name for game in CORPUS] == [recipe.name for recipe in golden.corpus()]
    assert len(CORPUS) >= 200
    assert sorted(path.stem for path in golden.HOME.glob("*.txt")) == sorted(game.name for game in SHORT)


def test_every_box_and_number_of_players_is_played() -> None:
    from potasovka.smashup.engine.registry import registry

    for games in (SHORT, CORPUS):
        played = {(game.record.game, game.record.setup.get("players")) for game in games}
        assert {("smashup", n) for n in (2, 3, 4)} | {("hitzroad", n) for n in (1, 2, 3, 4)} <= played
        boxes = {box for game in games for box in game.record.setup.get("boxes", ()) if game.record.game == "smashup"}
        assert boxes == set(registry().boxes)


# What a playthrough notices, and what it says.


def test_a_changed_rule_is_noticed_and_the_words_say_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    from potasovka.hitzroad import state

    game = next(game for game in SHORT if game.name == "hitzroad-2-random")
    cls = type("State", (state.State,), {"__slots__": ()})

    def richer(self: state.State, *args: object) -> None:
        state.State.__init__(self, *args)  # type: ignore[arg-type]
        self.stock = [5] * len(self.stock)

    cls.__init__ = richer  # type: ignore[misc]
    monkeypatch.setattr("potasovka.hitzroad.game.State", cls)
    said = golden.trouble(game)
    assert "the behaviour of hitzroad changed" in said
    assert "raise HitZRoad.rules and run `make golden`" in said


def test_an_answer_that_is_not_there_any_more_is_noticed() -> None:
    game = SHORT[0]
    spoilt = game.record._replace(answers=("play:nothing", *game.record.answers))
    said = golden.trouble(msgspec.structs.replace(game, record=spoilt))
    assert "the behaviour of smashup changed" in said
    assert "raise SmashUp.rules" in said


@pytest.mark.parametrize("at", [0, 1, -1])
def test_every_state_counts(at: int) -> None:
    game = SHORT[0]
    digests = game.digests[:]
    digests[at] = "another"
    assert "behaviour" in golden.trouble(msgspec.structs.replace(game, digests=digests))


def test_a_playthrough_of_other_rules_is_to_be_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_class("hitzroad"), "rules", "next")
    game = next(game for game in SHORT if game.record.game == "hitzroad")
    assert "has rules next: run `make golden`" in golden.trouble(game)
    other = msgspec.structs.replace(game, digests=["another", *game.digests[1:]])
    made = golden.renewed(iter([golden.Recipe(game.name, "hitzroad", {"players": 1}, 41, "random", 9)]), [other])
    assert (made[0].record.rules, len(made[0].record.answers)) == ("next", 9)
    assert golden.trouble(made[0]) == ""


def test_a_playthrough_in_which_new_rules_do_not_show_keeps_its_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_class("smashup"), "rules", "next")
    kept = golden.renewed(iter([next(golden.short())]), SHORT)[0]
    assert kept.record == SHORT[0].record._replace(rules="next")
    assert kept.digests == SHORT[0].digests


def test_playthroughs_of_the_present_rules_are_never_made_over() -> None:
    recipe = next(golden.short())
    spoilt = msgspec.structs.replace(SHORT[0], digests=["another", *SHORT[0].digests[1:]])
    with pytest.raises(SystemExit, match="behaviour of smashup changed"):
        golden.renewed(iter([recipe]), [spoilt])
