"""The greedy bots: clearly better than chance, and blind to what their seat cannot know."""

from __future__ import annotations

import pytest

from potasovka.bots import bot_answer
from potasovka.bots.greedy import GreedyBot
from potasovka.core import Game, Rng
from potasovka.lab import simulate
from potasovka.smashup import SmashUp
from potasovka.smashup.scenario import Scenario


@pytest.mark.parametrize(("game", "games"), [("smashup", 10), ("hitzroad", 40)])
def test_greedy_beats_chance(game: str, games: int) -> None:
    """400 games are a command (`potasovka simulate --bots greedy,random`); here a broken bot is noticed."""
    study = simulate(game, {"players": 2}, games, 7, bots=["greedy", "random"])
    assert study.by_bot["greedy"].games == games
    assert study.by_bot["greedy"].wins > 0.65 * games


def test_bots_change_seats_from_game_to_game() -> None:
    study = simulate("hitzroad", {"players": 2}, 20, 7, bots=["greedy", "random"])
    assert study.by_bot["greedy"].wins > 12
    assert all(4 < tally.wins < 16 for tally in study.by_seat)


def test_it_takes_the_points_that_lie_there() -> None:
    """Nine are missing for nothing else: the strongest minion goes where it fills the base and wins it."""
    s = Scenario(
        "turn: A play\nbase: Workshop\n  A: 6 Mechanic\n  B: Mechanic\nbase: Haunted House\n  B: Spirit\n"
        "hand A: Steam Queen, Raze\nhand B: Ghost\ndeck A: 4 Mako\ndeck B: 4 Mako\nbase deck: The Greenhouse"
    )
    bot = GreedyBot(Rng(1))
    for _ in range(8):
        if s.asked == "A" and not s.points("A"):
            s.game.answer(bot_answer(bot, s.game, 0, Rng(2)))
    assert s.points("A") > s.points("B")


def test_it_plays_on_rather_than_keep_a_hand_that_is_full_anyway() -> None:
    s = Scenario(
        "turn: A play\npoints: A 6, B 9\nbase: Workshop\nbase: The Greenhouse\n  A: Captain Ahab\n  B: Polar Commando\n"
        "base: Haunted House\nhand A: 4 Ghost, Door to the Beyond, 2 Ghostly Arrival, Incorporeal, Ornate Dome, "
        "Rotary Slug Thrower\nhand B: Ghost\ndeck A: 4 Spirit\ndeck B: 4 Sprout\nbase deck: Tsar's Palace"
    )
    assert {bot_answer(GreedyBot(Rng(seed)), s.game, 0, Rng(seed)) for seed in range(5)} <= {
        "play:ghost",
        "play:rotary_slug_thrower",
    }


def test_it_is_shown_a_view_and_worlds_in_which_the_hidden_cards_are_others() -> None:
    """A bot never holds the true game: what it may look at differs from it where its seat cannot see."""
    game = SmashUp.new({"players": 2}, 5)
    worlds: list[Game] = []

    class Spy:
        def choose(self, view: dict, imagine) -> str:  # type: ignore[no-untyped-def,type-arg]
            assert view == game.view(view["seat"])
            worlds.extend(imagine() for _ in range(5))
            return str(view["choice"]["options"][0]["key"])

    choice = game.choice
    assert choice is not None
    assert bot_answer(Spy(), game, choice.seat, Rng(2)) in choice.keys
    other = 1 - choice.seat
    hidden = {tuple(sorted(card["card"] for card in world.view(other)["players"][other]["hand"])) for world in worlds}
    assert len(hidden) > 1
    assert all(world.view(choice.seat) == game.view(choice.seat) for world in worlds)
