"""Bots see a view and answer with a key."""

from __future__ import annotations

from collections import Counter

import pytest

from potasovka.bots import RandomBot, bot_answer, bot_names, make_bot, play_out
from potasovka.core import Game, PotasovkaError, Rng
from potasovka.core.catalogue import game_class, game_names
from potasovka.smashup import SmashUp


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in game_names() for bot in bot_names(name)])
def test_every_bot_comes_through_a_game(name: str, bot: str) -> None:
    """Those that take their time answer the first questions and then some; chance answers the others."""
    game, chance = game_class(name).new({"players": 2}, 4), Rng(4)
    bots = [make_bot(name, bot, Rng(seat)) for seat in range(2)]
    while (choice := game.choice) is not None:
        number = len(game.answers)
        if bot in ("hard", "expert") and number > 10 and number % 12:
            game.pick(chance.below(len(choice)))
        else:
            game.answer(bot_answer(bots[choice.seat], game, choice.seat, Rng(number)))
    assert game.result is not None


def test_a_random_bot_takes_each_option_alike() -> None:
    bot = RandomBot(Rng(1))

    def nothing() -> Game:
        raise AssertionError("chance imagines nothing")

    view = {"choice": {"options": [{"key": key} for key in "abc"]}}
    counts = Counter(bot.choose(view, nothing) for _ in range(3000))
    assert sorted(counts) == ["a", "b", "c"]
    assert all(900 < count < 1100 for count in counts.values())


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(PotasovkaError, match="no bot 'oracle' for smashup; there are: easy, normal"):
        make_bot("smashup", "oracle", Rng(1))


def test_playing_out_counts_decisions_and_notices_a_stuck_game() -> None:
    game = SmashUp.new({"players": 2}, 4, quiet=True)
    assert play_out(game, Rng(1)) == len(game.answers)
    assert game.choice is None
    length = len(game.answers)
    assert play_out(SmashUp.new({"players": 2}, 4, quiet=True), Rng(1), length) == length
    with pytest.raises(RuntimeError, match="did not end within 10 decisions"):
        play_out(SmashUp.new({"players": 2}, 4, quiet=True), Rng(1), 10)
