"""A copy at any decision, also of a game that has kept nothing so far."""

from __future__ import annotations

import gc

import pytest

from exact import names
from potasovka.bots.random import play_out
from potasovka.core import Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import position
from potasovka.smashup.engine.flight import Flight
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
    bases = [game.base(place).name for place in game.sight.lookout.places]
    return [cards, bases, position.write(game), len(game.pile(DECK, 1))]


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


# ---- what a copy is made of: every field of a game is in one of these lists ---------------------------------------

SHARED = ("deal", "setup", "seed")
"""Fixed by the deal, or before it."""
OWN = ("s", "answers", "log", "flight", "card", "powers")
"""A copy has its own; `minion` and `action` are `card` by other names."""
SAME = ("sight", "quiet")
"""What is equal and never edited."""
FRESH = ("keeps", "overhear", "open")
"""A copy keeps states, nobody overhears it, and its question is its own once somebody asks for it."""


def test_every_field_of_a_game_has_its_part_in_a_copy() -> None:
    assert {*SHARED, *OWN, *SAME, *FRESH, "minion", "action"} == {*names(SmashUp)}


def copied(skip: int) -> tuple[SmashUp, SmashUp]:
    """A game in the middle of an effect, or (0) at a settled point, and a copy of it."""
    game = SmashUp.new({"players": 2}, 3) if not skip else quiet_game_in_an_effect(skip)
    return game, game.clone()


@pytest.mark.parametrize("skip", [0, 1, 4])
def test_a_copy_is_made_of_what_is_shared_and_what_is_its_own(skip: int) -> None:
    game, twin = copied(skip)
    assert [name for name in SHARED if getattr(twin, name) is not getattr(game, name)] == []
    assert [name for name in OWN if getattr(twin, name) is getattr(game, name)] == []
    assert twin.card is twin.minion is twin.action  # type: ignore[comparison-overlap]
    assert (twin.sight.index, twin.sight.cancelled) == (game.sight.index, game.sight.cancelled)
    assert (twin.quiet, twin.keeps, twin.overhear) == (game.quiet, True, None)
    assert game.choice is not None
    assert twin.choice is not None
    assert twin.choice.speaker is twin
    assert twin.choice.keys == game.choice.keys


@pytest.mark.parametrize("skip", [0, 1, 4])
def test_every_field_of_what_is_in_flight_is_as_it_was(skip: int) -> None:
    game, twin = copied(skip)
    for name in names(Flight):
        if name in ("before", "seen_before") and game.in_flight:
            assert getattr(twin.flight, name) is getattr(game.flight, name)  # edited by nobody: both keep it
        elif name == "effect":
            assert (twin.flight.effect is None) == (game.flight.effect is None)
            assert twin.flight.effect is None or twin.flight.effect is not game.flight.effect
        elif game.in_flight:
            assert getattr(twin.flight, name) == getattr(game.flight, name), name
        else:
            assert getattr(twin.flight, name) == getattr(Flight(), name), name


def test_what_is_in_flight_is_not_shared() -> None:
    game, twin = copied(2)
    lists = [name for name in names(Flight) if isinstance(getattr(game.flight, name), list | dict)]
    assert [name for name in lists if getattr(twin.flight, name) is getattr(game.flight, name)] == []
