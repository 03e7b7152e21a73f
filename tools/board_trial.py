"""The machine checks of the Big Base over many random games, and which abilities of slots and bases came up in them.

python tools/board_trial.py [--games 10000] [--every 40] [--jobs 2] [--seed 1]            (make board)

It fails if anything went wrong or an ability never came up.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from fuzz import CHUNK, setup_of
from potasovka.core import Rng
from potasovka.lab.study import game_seed
from potasovka.smashup import SmashUp
from potasovka.smashup.coverage import PLAYED, Seen, counting, expected, watch_plays
from potasovka.smashup.engine.registry import registry

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from smashup.big_base import test_machine as machine

MOST = 20_000
"""A game with more decisions than this does not end."""


class Chunk(NamedTuple):
    """What some games came to."""

    games: int
    decisions: int
    checks: Counter[str]
    seen: Seen
    errors: list[str]


def board_of(number: int, rng: Rng) -> dict[str, Any]:
    """The table of a game: as `make fuzz` deals it, on the Big Base, with titans in every other one."""
    return {**setup_of(number, rng), "mode": "big_base", "titans": number % 2 == 0, "ask_end": number % 4 == 3}


def check(game: SmashUp, number: int, checks: Counter[str]) -> None:
    """Everything that can be checked at one decision; `number` says for which seat."""
    seat = number % game.seats
    machine.check_table(game)
    checks["tables"] += 1
    machine.check_worlds(game, seat, Rng(number))
    checks["worlds"] += 2
    if not game.brawl.in_flight:
        checks["decisions beside a twin"] += machine.compare_twin(game, seat, Rng(number))


def play(number: int, begin: int, every: int, checks: Counter[str], seen: Seen) -> int:
    """One game, checked now and then; returns the number of its decisions. What twins do counts as coming up, too."""
    rng = Rng(begin)
    game = SmashUp.new(board_of(number, rng), begin)
    watch_plays(game.brawl, seen)
    for decision in range(MOST):
        choice = game.choice
        if game.brawl.state.board is not None and (choice is None or (decision + number) % every == 0):
            machine.check_cards(game)
            if choice is not None:
                check(game, decision, checks)
        if choice is None:
            note_bases(game, seen)
            return decision
        game.pick(rng.below(len(choice)))
    raise RuntimeError("the game does not end")


def note_bases(game: SmashUp, seen: Seen) -> None:
    """Count the base cards that were in the middle, or still are."""
    s, card = game.brawl.state, game.brawl.card
    assert s.board is not None
    for base in (*s.base_discard, s.board.base):
        seen[(card[base].slug, PLAYED)] += 1


def play_chunk(task: tuple[int, int, int, int]) -> Chunk:
    """Some games in one process."""
    seed, first, after_last, every = task
    checks: Counter[str] = Counter()
    seen: Seen = Counter()
    decisions, errors = 0, []
    with counting(seen):
        for number in range(first, after_last):
            begin = game_seed(seed, number)
            try:
                decisions += play(number, begin, every, checks, seen)
            except Exception as error:
                setup = json.dumps(board_of(number, Rng(begin)))
                errors.append(f"seed {begin} setup {setup}: {type(error).__name__}: {error}")
    return Chunk(after_last - first, decisions, checks, seen, errors)


def silent(seen: Seen) -> list[tuple[str, str]]:
    """The abilities of slots and bases that never came up."""
    kinds = {cls.slug: cls.kind for cls in registry().defs}
    return [key for key in expected() if kinds[key[0]] in ("base", "berth") and not seen[key]]


def main(argv: list[str] | None = None) -> int:
    """Play, check, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--every", type=int, default=40, help="at one of so many decisions everything is checked")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    began = time.perf_counter()
    tasks = [(args.seed, i, min(i + CHUNK, args.games), args.every) for i in range(0, args.games, CHUNK)]
    games, decisions, checks, seen, errors = 0, 0, Counter[str](), Seen(), []
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for done in pool.map(play_chunk, tasks):
            games, decisions = games + done.games, decisions + done.decisions
            checks.update(done.checks)
            seen.update(done.seen)
            errors += done.errors
            print(f"{games} games, {len(errors)} errors", *done.errors, sep="\n", file=sys.stderr, flush=True)
    never = silent(seen)
    print(f"{games} games, {decisions} decisions in {time.perf_counter() - began:.0f} s; errors: {len(errors)}")
    print(", ".join(f"{count} {what}" for what, count in checks.items()))
    print(f"abilities of slots and bases that never came up: {len(never)}", *(f"{slug}.{name}" for slug, name in never))
    for error in errors[:20]:
        print(error)
    return 1 if errors or never else 0


if __name__ == "__main__":
    sys.exit(main())
