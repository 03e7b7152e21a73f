"""A copy at any decision, also of a game that has kept nothing so far."""

from __future__ import annotations

from potasovka.core import Rng
from potasovka.smashup import SmashUp


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
        assert twin.state_digest() == game.state_digest() == later.state_digest()
        rng = Rng(skip)
        while (choice := game.choice) is not None:
            other = twin.choice
            assert other is not None
            assert other.keys == choice.keys
            index = rng.below(len(choice))
            game.pick(index)
            twin.pick(index)
        assert twin.state_digest() == game.state_digest() != later.state_digest()


def test_a_copy_keeps_what_its_own_copies_need() -> None:
    game = quiet_game_in_an_effect(2).clone()
    assert game.clone().clone().state_digest() == game.state_digest()


def test_a_quiet_position_that_stops_in_an_effect_at_once_can_be_copied() -> None:
    text = "turn: A start\nbase: Workshop\n  A: Sprout\nbase: Haunted House\nhand A: Ghost\ndeck A: Sprout, Ghost\n"
    game = SmashUp.new({"position": text}, 1, quiet=True)
    assert game.in_flight
    assert game.clone().state_digest() == game.state_digest()
