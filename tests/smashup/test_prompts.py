"""Every question says what it is about, and its answers what tells them apart."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from potasovka.cli.say import say
from potasovka.core import Rng
from potasovka.core.words import LANGUAGES, words
from potasovka.smashup import SmashUp
from potasovka.smashup.dealt import scene
from potasovka.smashup.engine import wording
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario

TOOL = Path(__file__).parents[2] / "tools" / "prompts.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The maker of the page of all questions."""
    spec = importlib.util.spec_from_file_location("prompts", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def asked(s: Scenario) -> str:
    return say(s.choice.prompt, words("en"))


def answers(s: Scenario) -> list[str]:
    return [say(option.text, words("en")) for option in s.choice.options]


def test_every_question_of_every_card_has_an_example_on_the_page(tool: ModuleType) -> None:
    smash, road = tool.smashup(), tool.hitzroad()
    assert list(tool.faults(smash, road)) == []
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(smash, road), "run make prompts"


def test_a_question_without_an_example_is_named(tool: ModuleType) -> None:
    spirit = registry().by_slug["spirit"]
    groups = [{"ask-discard"}, {"ask-discard-to-destroy"}, {"ask-minion"}]
    assert tool.wanted(spirit) == groups
    example = tool.Example("ask-minion", ("Which?",), ("No",))
    assert tool.missing(spirit, {("spirit", "ask-minion", "price"): example}) == groups[:2]
    assert "spirit never asked ask-minion" in list(tool.faults({}, {}))


def test_the_target_of_a_question_is_told_with_whose_it_is_its_power_and_its_place() -> None:
    s = Scenario("""
        base: Workshop
          B: Sprout
        base: Haunted House
        hand A: Spirit, Ghost, Ghost
    """)
    s.play("Spirit", at="Haunted House").choose("Sprout")
    assert asked(s) == "Discard 2 cards to destroy Sprout (Player 2, power 2) at Workshop?"
    assert answers(s) == ["Discard 2 cards", "Leave it alone"]


def test_a_window_says_what_it_answers_and_who_may() -> None:
    s = Scenario("""
        base: The Pasture
          A: General Ivan, General Ivan, General Ivan, General Ivan, Ghost
          buried: A Ghost
        base: Arena
        hand A: Hearse Fleet
    """)
    s.choose("end")
    assert asked(s) == "The Pasture is about to score. Answer with Hearse Fleet?"
    assert answers(s) == ["Special from hand: Hearse Fleet", "Don't answer"]


def test_equal_names_are_told_apart_by_player_power_and_place() -> None:
    s = Scenario("""
        base: Workshop
          A: Ghost, Ghost +1
          B: Ghost
        base: Haunted House
          A: Ghost
        hand A: Bear Rides You, Carried Away
    """)
    s.play("Carried Away")
    assert answers(s) == [
        "Ghost (Player 1, power 2, Workshop)",
        "Ghost (Player 1, power 3, Workshop)",
        "Ghost (Player 2, power 2, Workshop)",
        "Ghost (Player 1, power 2, Haunted House)",
    ]


def test_answers_that_say_the_same_mean_cards_that_nobody_could_tell_apart() -> None:
    for number, cls in enumerate(registry().defs):
        rng = Rng(number)
        game = scene(cls.slug, 0, rng)
        for _ in range(12):
            if game.choice is None:
                break
            for language in LANGUAGES:
                check_differences(game, language)
            game.pick(rng.below(len(game.choice)))


def check_differences(game: SmashUp, language: str) -> None:
    """No two answers say the same, unless they are equal in everything that is said of cards."""
    choice, s = game.choice, game.brawl.state
    assert choice is not None
    meant: dict[str, object] = {}
    for value, option in zip(choice.values, choice.options, strict=True):
        what = value
        if value[0] in wording.SAID and value[1] >= 0:
            card = value[1]
            power = game.brawl.minion(card).power if game.brawl.card[card].kind == "minion" else 0
            what = (value[0], s.face[card], s.ctrl[card], s.place[card], power, s.host[card] >= 0)
        said = say(option.text, words(language))
        assert meant.setdefault(said, what) == what, said


def test_nobody_who_does_not_read_pays_for_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def shout(*_: object) -> None:
        raise AssertionError("words were made")

    for name in ("arguments", "describe"):
        monkeypatch.setattr(wording, name, shout)
    game, rng = SmashUp.new({"players": 2}, 7, quiet=True), Rng(7)
    for _ in range(200):
        if game.choice is None:
            break
        game.pick(rng.below(len(game.choice)))
    with pytest.raises(AssertionError, match="words were made"):
        _ = SmashUp.new({"players": 2}, 7).view(0)["choice"]
