"""Random games of Hit Z Road without an error, and how far a sensible player is above chance."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt

from potasovka.core import Rng
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.cards import CARDS
from potasovka.hitzroad.policy import sensible

LIMIT = 5000
"""A game with more decisions than this is stuck."""


def main(argv: Sequence[str] | None = None) -> int:
    """Fuzz, then compare; 0 if all went well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="random games for each number of players")
    parser.add_argument("--players", type=int, choices=(1, 2, 3, 4), help="only this number of players")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--compare", type=int, default=2000, help="games of the sensible player; 0 for none")
    options = parser.parse_args(argv)
    tables = [options.players] if options.players else [1, 2, 3, 4]
    good = True
    for players in tables:
        good &= fuzz(players, options.games, options.seed)
    for players in tables:
        if options.compare:
            good &= compare(players, options.compare, options.seed)
    return 0 if good else 1


def fuzz(players: int, games: int, seed: int) -> bool:
    """Play random games, check each at its end, print what they came to."""
    began = time.perf_counter()
    decisions = alive = won = 0
    scores: list[float] = []
    for number in range(seed, seed + games):
        game = play(players, number, None)
        check(game)
        facts = game.facts()
        decisions += facts["decisions"]
        alive += sum(facts["alive"])
        won += bool(facts["winners"])
        scores += facts["scores"]
    took = time.perf_counter() - began
    print(
        f"hitzroad, {players} at random: {games:,} games, {decisions:,} decisions, no error, {took:.0f} s; "
        f"alive at the end {alive / games / players:.1%}, somebody won {won / games:.1%}, "
        f"mean score {sum(scores) / len(scores):.2f}",
        flush=True,
    )
    return True


def play(players: int, seed: int, wise: int | None) -> HitZRoad:
    """A whole game: the sensible player in seat `wise`, chance in all others."""
    game = HitZRoad.new({"players": players}, seed, quiet=True)
    rng = Rng(seed ^ 0x5EED)
    state = game.state
    for _ in range(LIMIT):
        if not state.values:
            return game
        if state.asked == wise:
            game.answer(sensible(game.view(wise)))
        else:
            game.pick(rng.below(len(state.values)))
    raise AssertionError(f"seed {seed}, {players} players: no end after {LIMIT} decisions")


def check(game: HitZRoad) -> None:
    """Nothing lost or doubled, and a proper end."""
    state = game.state
    cards = state.deck + state.aside + state.box + [card for card in state.road if card >= 0]
    for pile in state.won:
        cards = cards + pile
    assert sorted(cards) == list(range(len(CARDS))), f"seed {game.seed}: a card is lost or doubled"
    assert min(state.stock) >= 0, f"seed {game.seed}: somebody owes resources"
    assert state.round == 8 or not state.order, f"seed {game.seed}: it ended in round {state.round}"


def compare(players: int, games: int, seed: int) -> bool:
    """A sensible player against chance: solo by score and survival, else by the share of games won."""
    wise = [play(players, number, number % players) for number in range(seed, seed + games)]
    if players == 1:
        chance = [play(1, number, None) for number in range(seed, seed + games)]
        low, mean, high = interval([float(game.facts()["scores"][0]) for game in wise])
        _, dull, most = interval([float(game.facts()["scores"][0]) for game in chance])
        alive = interval([float(game.facts()["alive"][0]) for game in wise])
        dull_alive = interval([float(game.facts()["alive"][0]) for game in chance])
        print(
            f"hitzroad, solo, {games:,} games each: sensible scores {mean:.2f} ({low:.2f} to {high:.2f}) and survives "
            f"{alive[1]:.1%} ({alive[0]:.1%} to {alive[2]:.1%}); at random {dull:.2f} and {dull_alive[1]:.1%}",
            flush=True,
        )
        return low > most and alive[0] > dull_alive[2]
    wins = [float(number % players in game.facts()["winners"]) for number, game in enumerate(wise, seed)]
    low, mean, high = interval(wins)
    print(
        f"hitzroad, {players} players, {games:,} games: one sensible seat among random ones wins {mean:.1%} "
        f"({low:.1%} to {high:.1%}); its share would be {1 / players:.1%}",
        flush=True,
    )
    return low > 1 / players


def interval(values: list[float]) -> tuple[float, float, float]:
    """The mean with its 95 % interval."""
    n = len(values)
    mean = sum(values) / n
    error = 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / max(1, n - 1) / n)
    return mean - error, mean, mean + error


if __name__ == "__main__":
    sys.exit(main())
