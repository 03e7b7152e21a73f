"""The levels of Smash Up: each better than the one below, in every mode, with any number of players."""

from __future__ import annotations

from typing import Any

import pytest

from potasovka.bots import bot_answer, make_bot
from potasovka.bots.brawler import BrawlerBot, HardBot, NormalBot
from potasovka.core import Rng
from potasovka.lab import simulate
from potasovka.smashup import SmashUp
from potasovka.smashup.experience import experience
from potasovka.smashup.scenario import Scenario


@pytest.mark.parametrize(("better", "worse", "games"), [("easy", "random", 10), ("hard", "greedy", 10)])
def test_a_level_beats_what_is_below(better: str, worse: str, games: int) -> None:
    """The whole ladder is a command (`potasovka lab ladder smashup`); here a broken bot is noticed."""
    study = simulate("smashup", {"players": 2}, games, 5, bots=(better, worse))
    assert study.by_bot[better].wins > study.by_bot[worse].wins


@pytest.mark.parametrize("setup", [{"players": 4}, {"players": 3, "mode": "big_base"}, {"players": 2, "ask_end": True}])
def test_it_plays_at_every_table(setup: dict[str, Any]) -> None:
    game, chance = SmashUp.new(setup, 3, quiet=True), Rng(3)
    bot = NormalBot(Rng(1))
    while (choice := game.choice) is not None:
        if len(game.answers) % 5 == 0:
            game.answer(bot_answer(bot, game, choice.seat, Rng(len(game.answers))))
        else:
            game.pick(chance.below(len(choice)))
    assert game.result is not None


def test_it_takes_the_points_that_lie_there() -> None:
    """The strongest minion goes where it fills the base and wins it."""
    s = Scenario(
        "turn: A play\nbase: Workshop\n  A: 3 Mechanic\n  B: Mechanic\nbase: Haunted House\n  B: Spirit\n"
        "hand A: Steam Queen, Raze\nhand B: Ghost\ndeck A: 4 Mako\ndeck B: 4 Mako\nbase deck: The Greenhouse"
    )
    bot = HardBot(Rng(1))
    for _ in range(8):
        if s.asked == "A" and not s.points("A"):
            s.game.answer(bot_answer(bot, s.game, 0, Rng(2)))
    assert s.points("A") > s.points("B")


def test_it_drafts_and_bans_what_does_well_and_keeps_it() -> None:
    likes = experience().factions
    game = SmashUp.new({"players": 2, "factions": "bans"}, 1)
    bot = make_bot("smashup", "normal", Rng(1))
    ranked = sorted(likes, key=lambda name: -likes[name])
    for rank in range(3):
        choice = game.choice
        assert choice is not None
        told = bot_answer(bot, game, choice.seat, Rng(1))
        assert likes[told.partition(":")[2]] == likes[ranked[rank]]
        game.answer(told)


@pytest.mark.parametrize(("best", "answer"), [(True, "no"), (False, "yes")])
def test_it_asks_chance_again_for_weak_factions(best: bool, answer: str) -> None:
    game = SmashUp.new({"players": 2, "factions": "reroll"}, 1)
    choice = game.choice
    assert choice is not None
    taken = game.view(choice.seat)["draft"]["taken"][choice.seat]
    learned = experience()._replace(factions=dict.fromkeys(taken, 1.0 if best else -1.0))
    bot = Thoughtless(Rng(1), learned)
    assert bot_answer(bot, game, choice.seat, Rng(1)) == answer


class Thoughtless(BrawlerBot):
    """Would fail if it had to think."""


def test_what_can_be_agreed_on_the_big_base_is_no_matter_of_search() -> None:
    """A thoughtless bot has no effort: whatever is asked before the first card is agreed without thinking."""
    game = SmashUp.new({"players": 3, "mode": "big_base"}, 2)
    asked = 0
    while (choice := game.choice) is not None and choice.message in ("ask-useless", "ask-dull"):
        told = bot_answer(Thoughtless(Rng(1)), game, choice.seat, Rng(1))
        assert told in ("done", "no")
        asked += 1
        game.answer(told)
    assert asked
