"""Habits: what an answer has in common with others, and how weights tell."""

from __future__ import annotations

from collections import Counter

from potasovka.core import Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.habits import Habits, traits
from potasovka.smashup.scenario import Scenario

TABLE = (
    "turn: A play\nbase: Workshop\n  A: 2 Mechanic\n  B: Ghost\nbase: Haunted House\n"
    "hand A: Steam Queen, Bear Cavalry\nhand B: Ghost\ndeck A: 4 Mako\ndeck B: 4 Mako"
)


def test_a_menu_is_known_by_its_cards() -> None:
    s = Scenario(TABLE)
    choice = s.game.choice
    assert choice is not None
    assert traits(s.game.brawl, choice) == [
        ("ask-menu play", "play bear_cavalry"),
        ("ask-menu play", "play steam_queen"),
        ("ask-menu end", "rules ask-menu end"),
    ]


def test_places_are_known_by_how_they_stand() -> None:
    s = Scenario(TABLE)
    s.game.answer("play:steam_queen")
    choice = s.game.choice
    assert choice is not None
    ours, free = traits(s.game.brawl, choice)
    assert (ours, free) == (("ask-play-where ahead half", ""), ("ask-play-where away empty", ""))


def test_a_copy_that_nobody_has_used_yet_can_be_answered_by_habit() -> None:
    """General Ivan makes bears stronger: what a base holds is asked of cards that a fresh copy has not taken up."""
    s = Scenario(
        "turn: A play\nbase: Workshop\n  A: General Ivan, Polar Commando\n  B: Sprout\nbase: Haunted House\n"
        "hand A: Cub Scout\nhand B: Ghost\ndeck A: 4 Mako\ndeck B: 4 Mako"
    )
    s.game.answer("play:cub_scout")
    choice, copy = s.game.choice, s.game.clone().brawl
    assert choice is not None
    s.game.rest()
    assert traits(copy, choice) == traits(s.game.brawl, choice)


def test_cards_are_known_by_whose_they_are_and_how_strong() -> None:
    s = Scenario(
        "turn: A play\nbase: Workshop\n  B: Sprout, General Ivan\nbase: Haunted House\nhand A: Bear Cavalry\n"
        "hand B: Ghost\ndeck A: 4 Mako\ndeck B: 4 Mako"
    )
    s.play("Bear Cavalry", at="Workshop")
    choice = s.game.choice
    assert choice is not None
    weak, strong = traits(s.game.brawl, choice)
    assert weak == ("ask-move theirs minion 1", "bear_cavalry theirs minion 1")
    assert strong == ("ask-move theirs minion 3", "bear_cavalry theirs minion 3")


def test_weights_tell_how_often_an_answer_is_given() -> None:
    s = Scenario(TABLE)
    game, choice = s.game.brawl, s.game.choice
    assert choice is not None
    habits = Habits({"ask-menu end": 0.01, "play steam_queen": 3.0})
    rng = Rng(1)
    counts = Counter(habits.pick(game, choice, rng) for _ in range(2000))
    assert counts[2] < 40
    assert 2.5 < counts[1] / counts[0] < 3.6


def test_without_weights_all_answers_are_alike() -> None:
    game = SmashUp.new({"players": 2, "factions": "draft"}, 3)
    choice = game.choice
    assert choice is not None
    rng = Rng(1)
    counts = Counter(Habits({}).pick(game.brawl, choice, rng) for _ in range(60 * len(choice)))
    assert set(counts) == set(range(len(choice)))
