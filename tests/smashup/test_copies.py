"""A copy at any decision, also of a game that has kept nothing so far."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

import potasovka.smashup.engine
from exact import names
from potasovka.bots.random import play_out
from potasovka.core import Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import position
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.flight import Flight
from potasovka.smashup.engine.terms import DECK, HAND
from smashup.helpers import exact, scene


def quiet_game_in_an_effect(skip: int) -> SmashUp:
    """A quiet game, never copied, that stands in the middle of an effect for the n-th time."""
    game, rng = SmashUp.new({"players": 2}, 3, quiet=True), Rng(5)
    while (choice := game.choice) is not None:
        if game.brawl.in_flight and len(game.brawl.given) > 0:
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
    assert game.brawl.in_flight
    assert exact(game.clone()) == exact(game)


def read(game: SmashUp) -> list[object]:
    """What can be read of a table without a question."""
    cards = [
        card.name
        for card in (
            *game.brawl.minions(),
            *game.brawl.actions(),
            *game.brawl.base_actions(0),
            *game.brawl.pile(HAND, 0),
        )
    ]
    bases = [game.brawl.base(place).name for place in game.brawl.sight.lookout.places]
    return [cards, bases, position.write(game.brawl), len(game.brawl.pile(DECK, 1))]


def test_a_copy_that_nobody_has_asked_anything_can_be_read() -> None:
    game = SmashUp.new({"players": 2}, 3, quiet=True)
    for _ in range(60):
        game.pick(0)
    assert read(game.clone()) == read(game)
    twin = game.clone()
    assert twin.brawl.minions() == game.brawl.minions()
    asked = game.choice
    assert asked is not None
    assert twin.brawl.describe(asked, ("base", 0)) == game.brawl.describe(asked, ("base", 0))


def test_a_copy_of_a_game_that_is_over_can_be_read() -> None:
    game = SmashUp.new({"players": 2}, 3, quiet=True)
    play_out(game, Rng(5))
    assert read(game.clone()) == read(game)
    assert game.clone().view(0) == game.view(0)


def test_a_card_and_its_copy_in_another_game_are_equal_and_not_unequal() -> None:
    game = SmashUp.new({"players": 2}, 3)
    twin = game.clone()
    twin.brawl.wake()
    assert game.brawl.card[3] == twin.brawl.card[3]
    assert not game.brawl.card[3] != twin.brawl.card[3]  # noqa: SIM202  (both ways of asking)
    assert game.brawl.card[3] != game.brawl.card[4]
    assert game.brawl.card[3] != 3


def games_alive() -> int:
    """How many games there are in memory; the collector of garbage has nothing to do with it."""
    return sum(isinstance(thing, Brawl) for thing in gc.get_objects())


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
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


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("seed", range(6))
def test_no_copy_of_a_random_game_is_left_in_memory(seed: int) -> None:
    """Cards that are uncovered, tried out or asked about hold what they are in the middle of; let go, nothing does."""
    game, rng = SmashUp.new({"players": 2 + seed % 3}, seed), Rng(seed)
    alive = games_alive()
    while game.choice is not None:
        after = game.clone()
        after.begin_film()
        after.pick(rng.below(len(game.choice)))
        after.view(0)
        game = after
        del after
    assert games_alive() == alive


def test_a_question_can_still_be_read_when_its_game_is_gone() -> None:
    game = SmashUp.new({"players": 2}, 3)
    choice = game.choice
    assert choice is not None
    keys, options = choice.keys, game.clone().view(choice.seat)["choice"]["options"]
    del game
    assert (choice.keys, choice.data(0)["options"]) == (keys, options)


POWERS = ("brawl", "lasting", "rounds", "values", "zones")
"""Who may touch the powers that are kept: values keeps them, the others are where something changes."""


def test_powers_are_forgotten_where_cards_move_and_effects_begin_or_end_and_nowhere_else() -> None:
    engine = Path(potasovka.smashup.engine.__file__).parent
    found = [path.stem for path in sorted(engine.glob("*.py")) if ".powers" in path.read_text(encoding="utf-8")]
    assert found == [*POWERS]


def test_a_card_in_hand_has_not_been_played() -> None:
    game = SmashUp.new({"players": 2}, 3)
    assert game.brawl.base(0).play_of(game.brawl.state.hand[0][0]) is None


# ---- what a copy is made of: every field of a game is in one of these lists ---------------------------------------

SHARED = ("deal", "setup", "seed", "drawn")
"""Fixed by the deal, or before it; and places as they were last drawn, each with its mark."""
OWN = ("state", "answers", "log", "flight", "card", "powers")
"""A copy has its own."""
SAME = ("sight", "quiet")
"""What is equal and never edited."""
FRESH = ("keeps", "overhear", "open", "public", "film")
"""A copy keeps states, nobody overhears, films or has looked at it, and its question is its own once somebody asks."""


def test_every_field_of_a_game_has_its_part_in_a_copy() -> None:
    assert {*SHARED, *OWN, *SAME, *FRESH} == {*names(Brawl)}
    assert {*names(SmashUp)} == {"brawl", "__weakref__"}


def copied(skip: int) -> tuple[SmashUp, SmashUp]:
    """A game in the middle of an effect, or (0) at a settled point, and a copy of it."""
    game = SmashUp.new({"players": 2}, 3) if not skip else quiet_game_in_an_effect(skip)
    return game, game.clone()


@pytest.mark.parametrize("skip", [0, 1, 4])
def test_a_copy_is_made_of_what_is_shared_and_what_is_its_own(skip: int) -> None:
    doors = copied(skip)
    game, twin = (door.brawl for door in doors)
    assert [name for name in SHARED if getattr(twin, name) is not getattr(game, name)] == []
    assert [name for name in OWN if getattr(twin, name) is getattr(game, name)] == []
    assert (twin.sight.index, twin.sight.cancelled) == (game.sight.index, game.sight.cancelled)
    assert (twin.quiet, twin.keeps, twin.overhear) == (game.quiet, True, None)
    assert game.choice is not None
    assert twin.choice is not None
    assert twin.choice.speaker is twin
    assert twin.choice.keys == game.choice.keys


@pytest.mark.parametrize("skip", [0, 1, 4])
def test_every_field_of_what_is_in_flight_is_as_it_was(skip: int) -> None:
    game, twin = copied(skip)
    flight, copy = game.brawl.flight, twin.brawl.flight
    for name in names(Flight):
        if name in ("before", "seen_before") and game.brawl.in_flight:
            assert getattr(copy, name) is getattr(flight, name)  # edited by nobody: both keep it
        elif name == "effect":
            assert (copy.effect is None) == (flight.effect is None)
            assert copy.effect is None or copy.effect is not flight.effect
        elif game.brawl.in_flight:
            assert getattr(copy, name) == getattr(flight, name), name
        else:
            assert getattr(copy, name) == getattr(Flight(), name), name


def test_what_is_in_flight_is_not_shared() -> None:
    game, twin = copied(2)
    lists = [name for name in names(Flight) if isinstance(getattr(game.brawl.flight, name), list | dict)]
    assert [name for name in lists if getattr(twin.brawl.flight, name) is getattr(game.brawl.flight, name)] == []
