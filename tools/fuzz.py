"""Many random games of every kind, and a table of what came up in them: nothing may stay at zero.

python tools/fuzz.py [--games 20000] [--steered 300] [--jobs 2] [--seed 1]
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from potasovka.core import Rng
from potasovka.lab.study import game_seed
from potasovka.smashup import SmashUp
from potasovka.smashup.coverage import Seen, counting, expected, play_counted
from potasovka.smashup.dealt import scene
from potasovka.smashup.engine.registry import registry

CHUNK = 100
TRIES = 400
"""Scenes made for an ability before it counts as never coming up."""


class Chunk(NamedTuple):
    """What some games came to."""

    games: int
    decisions: int
    seen: Seen
    errors: list[str]


def setup_of(number: int, rng: Rng) -> dict[str, Any]:
    """The table of a game: 2, 3, 4 players in turn, each pair of factions in turn for the first, chance for others."""
    factions = list(registry().factions)
    pairs = list(combinations(factions, 2))
    players = 2 + number % 3
    first = list(pairs[number // 3 % len(pairs)])
    while True:
        pool = factions * 2
        for name in first:
            pool.remove(name)
        rng.shuffle(pool)
        rest = [pool[2 * i : 2 * i + 2] for i in range(players - 1)]
        if all(one != other for one, other in rest):
            return {"players": players, "factions": [first, *rest], "two_boxes": True}


def play_chunk(task: tuple[int, int, int]) -> Chunk:
    """Some games in one process."""
    seed, first, after_last = task
    seen: Seen = Counter()
    decisions = 0
    errors: list[str] = []
    with counting(seen):
        for number in range(first, after_last):
            begin = game_seed(seed, number)
            rng = Rng(begin)
            setup = setup_of(number, rng)
            game = None
            try:
                game = SmashUp.new(setup, begin, quiet=True)
                play_counted(game, rng, seen)
                if game.choice is not None:
                    raise RuntimeError("the game does not end")
                _check_zones(game)
            except Exception as error:
                given = len(game.answers) if game else 0
                where = json.dumps(setup)
                errors.append(f"seed {begin} setup {where} after {given} answers: {type(error).__name__}: {error}")
            decisions += len(game.answers) if game else 0
    return Chunk(after_last - first, decisions, seen, errors)


def _check_zones(game: SmashUp) -> None:
    s = game.brawl.state
    piles = [s.base, s.base_deck, s.base_discard, s.limbo, s.box, *s.deck, *s.hand, *s.discard, *s.aside]
    piles += [*s.minions, *s.actions, *s.titans, *s.buried, *s.attached.values()]
    lying = sorted(card for pile in piles for card in pile if card >= 0)
    if lying != list(range(len(s.face))):
        raise RuntimeError("a card is lost or doubled")


def plain_games(games: int, seed: int, jobs: int) -> Chunk:
    """Random games, spread over processes."""
    tasks = [(seed, i, min(i + CHUNK, games)) for i in range(0, games, CHUNK)]
    total = Chunk(0, 0, Counter(), [])
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for done in pool.map(play_chunk, tasks):
            seen = total.seen
            seen.update(done.seen)
            errors = total.errors + done.errors
            total = Chunk(total.games + done.games, total.decisions + done.decisions, seen, errors)
            if sys.stderr.isatty():
                print(f"\r{total.games} games, {len(errors)} errors", end="", file=sys.stderr, flush=True)
    return total


def steered_games(games: int, seed: int, seen_plain: Seen) -> Seen:
    """Games whose players prefer what has come up least."""
    seen: Seen = Counter()
    with counting(seen):
        for number in range(games):
            rng = Rng(game_seed(seed ^ 0x5EED, number))
            rarest = sorted(expected(), key=lambda key: seen[key] + seen_plain[key])[:8]
            play_counted(SmashUp.new(setup_of(number, rng), rng.seed(), quiet=True), rng, seen, rarest)
    return seen


def dealt_positions(seed: int, tries: int = TRIES) -> Seen:
    """For each ability, scenes around its card until it has come up."""
    seen: Seen = Counter()
    with counting(seen):
        for key in expected():
            for number in range(tries):
                if seen[key]:
                    break
                rng = Rng(game_seed(seed ^ 0xDEA1, number))
                game = scene(key[0], number, rng)
                play_counted(game, rng, seen, [key], 60 if "position" in game.setup else 400)
    return seen


def print_table(plain: Seen, steered: Seen, dealt: Seen) -> list[tuple[str, str]]:
    """One row an ability; returns those that never came up."""
    never = []
    print(f"{'card':<28} {'ability':<22} {'plain':>9} {'steered':>9} {'dealt':>7}")
    for key in expected():
        counts = (plain[key], steered[key], dealt[key])
        note = "" if any(counts) else "  NEVER"
        if note:
            never.append(key)
        print(f"{key[0]:<28} {key[1]:<22} {counts[0]:>9} {counts[1]:>9} {counts[2]:>7}{note}")
    return never


def main(argv: list[str] | None = None) -> int:
    """Play, count, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--steered", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-smashup", action="store_true")
    args = parser.parse_args(argv)
    began = time.perf_counter()
    done = plain_games(args.games, args.seed, args.jobs)
    seconds = time.perf_counter() - began
    steered = steered_games(args.steered, args.seed, done.seen)
    never = print_table(done.seen, steered, dealt_positions(args.seed))
    print(f"\n{done.games} random games, {done.decisions} decisions in {seconds:.0f} s with {args.jobs} processes")
    print(f"abilities that never came up: {len(never)}; errors: {len(done.errors)}")
    for error in done.errors[:20]:
        print(error)
    failed = bool(never or done.errors)
    other = Path(__file__).with_name("hitzroad_fuzz.py")
    if other.exists() and not args.only_smashup:
        from hitzroad_fuzz import main as hitzroad

        failed = bool(hitzroad([])) or failed
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
