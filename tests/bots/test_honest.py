"""Bots are honest: they are handed a view and worlds, never the game, and what they cannot see changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from potasovka.bots import advice, bot_answer, bot_names, make_bot
from potasovka.core import Game, Rng
from potasovka.core.catalogue import description, game_class, game_names
from potasovka.smashup import SmashUp

THINKERS = ("greedy", "easy", "normal", "hard", "expert")


class Sealed:
    """A game of which nothing can be had but its name, a view, and worlds that were imagined beforehand."""

    def __init__(self, game: Game, worlds: list[SmashUp] | None = None) -> None:
        self.name = game.name
        self._game = game
        self._worlds = worlds
        self.imagined = 0

    def view(self, seat: int) -> dict[str, Any]:
        return self._game.view(seat)

    def determinise(self, seat: int, rng: Rng) -> Game:
        self.imagined += 1
        if self._worlds is None:
            return self._game.determinise(seat, rng)
        world = self._worlds[(self.imagined - 1) % len(self._worlds)].clone()
        world.brawl.wake()  # as a world is that was just imagined
        return world

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"a bot has reached for {name} of the true game")


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in game_names() for bot in bot_names(name)])
def test_a_bot_never_touches_the_true_game(name: str, bot: str) -> None:
    game, chance = game_class(name).new({"players": 2}, 9), Rng(9)
    for number in range(60):
        choice = game.choice
        if choice is None:
            break
        if number % 6 == 0:
            before = game.state_digest()
            sealed: Any = Sealed(game)
            assert bot_answer(make_bot(name, bot, Rng(1)), sealed, choice.seat, Rng(number)) in choice.keys
            assert game.state_digest() == before
        game.pick(chance.below(len(choice)))


def test_the_seal_holds() -> None:
    sealed: Any = Sealed(SmashUp.new({"players": 2}, 1))
    for reached in ("brawl", "answers", "seed", "clone", "choice"):
        with pytest.raises(AssertionError, match=f"reached for {reached}"):
            getattr(sealed, reached)


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize("setup", [{"players": 2}, {"players": 3}, {"players": 2, "mode": "big_base"}])
def test_other_cards_in_the_hands_of_others_change_nothing(bot: str, setup: dict[str, Any]) -> None:
    """A twin has other hidden cards; with the same worlds to imagine a bot answers alike."""
    _compare(setup, lambda game, seat: bot_answer(make_bot("smashup", bot, Rng(5)), game, seat, Rng(6)))


@pytest.mark.parametrize("setup", [{"players": 2}, {"players": 3}, {"players": 2, "mode": "big_base"}])
def test_other_cards_in_the_hands_of_others_change_no_advice(setup: dict[str, Any]) -> None:
    """The same answers are advised, with the same chances and for the same reasons."""

    _compare(setup, lambda game, seat: [one.data() for one in advice(game, seat, Rng(6))], every=6)


def _compare(setup: dict[str, Any], said: Callable[[Any, int], Any], every: int = 14) -> None:
    """What is said for a seat is the same for twins, now and then during a game."""
    game, chance = SmashUp.new(setup, 11, quiet=True), Rng(11)
    swapped = compared = 0
    for number in range(70):
        choice = game.choice
        assert choice is not None
        seat = choice.seat
        if number % every == every - 1 and len(choice) > 1:
            twin = game.determinise(seat, Rng(number))
            swapped += _hands(twin, seat) != _hands(game, seat)
            worlds = [game.determinise(seat, Rng(100 + world)) for world in range(4)]
            seen: list[Any] = [Sealed(game, worlds), Sealed(twin, worlds)]
            told = [said(one, seat) for one in seen]
            assert told[0] == told[1]
            if told[0]:  # nobody is advised on what does not matter
                assert seen[0].imagined == seen[1].imagined > 0
                compared += 1
        game.pick(chance.below(len(choice)))
    assert compared > 2
    assert swapped > 1


def _hands(game: SmashUp, seat: int) -> list[list[int]]:
    """What the others hold."""
    s = game.brawl.state
    return [sorted(s.face[card] for card in hand) for other, hand in enumerate(s.hand) if other != seat]


def test_a_bot_thinks_the_same_twice() -> None:
    """Work is counted and not timed: the same chance, the same answer."""
    game, chance = SmashUp.new({"players": 2}, 12, quiet=True), Rng(12)
    for number in range(40):
        choice = game.choice
        assert choice is not None
        if number % 8 == 0:
            said = {bot_answer(make_bot("smashup", "normal", Rng(3)), game, choice.seat, Rng(4)) for _ in range(2)}
            assert len(said) == 1
        game.pick(chance.below(len(choice)))


def test_old_seats_find_their_bot() -> None:
    """People are offered the levels; what others are measured by stays where it sits."""
    told = description("smashup")
    assert list(told.offered_bots) == ["easy", "normal", "hard", "expert"]
    for bot in ("greedy", "random"):
        assert bot in bot_names("smashup")
        assert make_bot("smashup", bot, Rng(1)) is not None
    assert told.stand_in in told.offered_bots
