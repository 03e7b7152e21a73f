"""The worlds a bot imagines have a chance of their own: nothing of the true one is in them. For every game there is."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

from potasovka.core import Game, Rng
from potasovka.core.catalogue import description, game_class, game_names
from potasovka.core.rng import Block

SEED = 271828182845904523536028747135266249775
KEY = Rng(SEED).block.key
OUTSIDE = (ModuleType, type, FunctionType, BuiltinFunctionType)
"""What everything leads to; a world is what hangs below it."""
TABLES = [(name, players) for name in game_names() for players in description(name).players if players > 1]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def everything_in(root: object) -> Iterator[object]:
    """Whatever can be reached from an object, paused effects and their variables included."""
    met, waiting = {id(root)}, [root]
    while waiting:
        thing = waiting.pop()
        yield thing
        for other in gc.get_referents(thing):
            if id(other) not in met and not isinstance(other, OUTSIDE):
                met.add(id(other))
                waiting.append(other)


def truth_in(root: object) -> list[object]:
    """What a search finds of the true chance: its seed, its key, its blocks."""
    return [
        thing
        for thing in everything_in(root)
        if (type(thing) is int and thing == SEED)
        or (type(thing) is bytes and thing == KEY)
        or (type(thing) is Block and thing.key == KEY)
    ]


def moments(name: str, players: int, each: int = 5) -> Iterator[Game]:
    """A game at every so many of its decisions; that of the fewest players as people play it."""
    told = description(name)
    setup = told.for_people({"players": players}) if players == max(2, told.players[0]) else {"players": players}
    game, rng = game_class(name).new(setup, SEED), Rng(players)
    number = 0
    while (choice := game.choice) is not None:
        if number % each == 0:
            yield game
        number += 1
        game.pick(rng.below(len(choice)))


@every_table
def test_the_true_chance_cannot_be_reached_from_a_world(name: str, players: int) -> None:
    looked = 0
    for game in moments(name, players):
        world = game.determinise(looked % players, Rng(looked))
        looked += 1
        assert truth_in(world) == []
        assert truth_in(world.clone()) == []
    assert truth_in(game)  # the search finds what is there
    assert looked > 5


@every_table
def test_the_same_sampling_makes_the_same_world_and_another_one_another_chance(name: str, players: int) -> None:
    for number, game in enumerate(moments(name, players, 23)):
        seat = number % players
        one, again, other = (game.determinise(seat, Rng(sample)) for sample in (1, 1, 2))
        assert one.inventory() == again.inventory()
        chances = [
            next(line for line in world.inventory() if line.startswith("chance ")) for world in (one, other, game)
        ]
        assert len({line.split()[1] for line in chances}) == 3


@every_table
def test_a_copy_of_a_world_goes_on_like_the_world(name: str, players: int) -> None:
    """Also in the middle of an effect, where a copy plays it again: it must not fall back into the true chance."""
    for number, game in enumerate(moments(name, players, 11)):
        world = game.determinise(number % players, Rng(number))
        twin = world.clone()
        assert twin.inventory() == world.inventory()
        for one in (world, twin):
            chance = Rng(number)
            for _ in range(30):
                if one.choice is not None:
                    one.pick(chance.below(len(one.choice)))
        assert twin.inventory() == world.inventory()
