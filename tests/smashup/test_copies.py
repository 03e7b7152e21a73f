"""A copy at any decision, also of a game that has kept nothing so far."""

from __future__ import annotations

import gc

from potasovka.bots.random import play_out
from potasovka.core import Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import position
from potasovka.smashup.engine.terms import DECK, HAND
from smashup.helpers import exact, scene


def quiet_game_in_an_effect(skip: int) -> SmashUp:
    """A quiet game, never copied, that stands in the middle of an effect for the n-th time."""
    game, rng = SmashUp.new({"players": 2}, 3, quiet=True), Rng(5)
    while (choice := game.choice) is not None:
        if game.in_flight and len(game.given) > 0:
            if not skip:
                return game
            skip -= 1
        game.pick(rng.below(len(choice)))
    raise AssertionError("the game ended first")


def test_a_quiet_game_is_played_once_more_for_its_first_copy() -> None:
    for skip in range(6):
        game = quiet_game_in_an_effect(skip)
        twin, later = game.clone(), game.clone()
        assert exact(twin) == exact(game) == exact(later)
        rng = Rng(skip)
        while (choice := game.choice) is not None:
            other = twin.choice
            assert other is not None
            assert other.keys == choice.keys
            index = rng.below(len(choice))
            game.pick(index)
            twin.pick(index)
        assert exact(twin) == exact(game) != exact(later)


def test_a_copy_keeps_what_its_own_copies_need() -> None:
    game = quiet_game_in_an_effect(2).clone()
    assert exact(game.clone().clone()) == exact(game)


def test_a_quiet_position_that_stops_in_an_effect_at_once_can_be_copied() -> None:
    text = "turn: A start\nbase: Workshop\n  A: Sprout\nbase: Haunted House\nhand A: Ghost\ndeck A: Sprout, Ghost\n"
    game = SmashUp.new({"position": text}, 1, quiet=True)
    assert game.in_flight
    assert exact(game.clone()) == exact(game)


def read(game: SmashUp) -> list[object]:
    """What can be read of a table without a question."""
    cards = [card.name for card in (*game.minions(), *game.actions(), *game.base_actions(0), *game.pile(HAND, 0))]
    return [cards, [game.base(place).name for place in game.look.places], position.write(game), len(game.pile(DECK, 1))]


def test_a_copy_that_nobody_has_asked_anything_can_be_read() -> None:
    game = SmashUp.new({"players": 2}, 3, quiet=True)
    for _ in range(60):
        game.pick(0)
    assert read(game.clone()) == read(game)
    assert game.clone().minions() == game.minions()
    assert game.clone().describe(("base", 0)) == game.describe(("base", 0))


def test_a_copy_of_a_game_that_is_over_can_be_read() -> None:
    game = SmashUp.new({"players": 2}, 3, quiet=True)
    play_out(game, Rng(5))
    assert read(game.clone()) == read(game)
    assert game.clone().view(0) == game.view(0)


def test_a_card_and_its_copy_in_another_game_are_equal_and_not_unequal() -> None:
    game = SmashUp.new({"players": 2}, 3)
    twin = game.clone()
    twin.wake()
    assert game.card[3] == twin.card[3]
    assert not game.card[3] != twin.card[3]  # noqa: SIM202  (both ways of asking)
    assert game.card[3] != game.card[4]
    assert game.card[3] != 3


def games_alive() -> int:
    """How many games there are in memory."""
    gc.collect()
    return sum(type(thing) is SmashUp for thing in gc.get_objects())


def test_copies_that_are_dropped_in_the_middle_of_an_effect_are_forgotten() -> None:
    """An effect that waits holds what it is about to do, which holds the card that does it, which holds the game."""
    s = scene("Workshop: A Ghost, A Diva, B Spirit", "Haunted House", a="Bear Rides You, Sprout")
    s.play("Bear Rides You")
    while s.prompt != "ask-join":
        s.choose(s.options[0])
    alive = games_alive()
    for _ in range(10):
        assert s.game.clone().choice is not None
    assert games_alive() == alive


def test_a_card_in_hand_has_not_been_played() -> None:
    game = SmashUp.new({"players": 2}, 3)
    assert game.base(0).play_of(game.s.hand[0][0]) is None
