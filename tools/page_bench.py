"""How fast the engine is in the page's Python, beside this one: `python tools/page_bench.py [--games 30]`.

Random games of Smash Up a second, how long bots of some levels think over a move and reviewers over a part of a review,
once here and once in the packed engine under Node.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from potasovka.bots import bot_answer, make_bot, play_out
from potasovka.core import Rng
from potasovka.core.catalogue import description, game_class, game_names, load
from potasovka.core.review import Reviewing

LEVELS = ("normal", "hard", "expert")
"""Bots that are timed."""
PARTS = 60
"""Parts of a review that are looked at."""


def random_games(games: int) -> float:
    """Random games of Smash Up a second."""
    began = time.perf_counter()
    for seed in range(games):
        play_out(game_class("smashup").new({"players": 2}, seed, quiet=True), Rng(~seed))
    return games / (time.perf_counter() - began)


def bot_moves(name: str, level: str) -> tuple[float, float]:
    """Milliseconds that a bot thinks over one answer in one game: the mean, and the longest."""
    chance = Rng(7)
    bot = make_bot(name, level, chance)
    game, thoughts = game_class(name).new({"players": 2}, 7, quiet=True), []
    while (choice := game.choice) is not None:
        began = time.perf_counter()
        key = bot_answer(bot, game, choice.seat, chance)
        thoughts.append(1000 * (time.perf_counter() - began))
        game.answer(key)
    return sum(thoughts) / len(thoughts), max(thoughts)


def review_parts(name: str) -> float:
    """Milliseconds that a part of the review of a random game takes, for a seat of two."""
    game = game_class(name).new({"players": 2}, 7, quiet=True)
    play_out(game, Rng(7))
    looking: Reviewing = load(description(name).reviewer)(game.record(), (0,))
    began = time.perf_counter()
    for number in range(PARTS):
        looking.look(number)
    return 1000 * (time.perf_counter() - began) / PARTS


def measure(games: int) -> None:
    """Print the figures of this Python."""
    where = "the page" if sys.platform == "emscripten" else "here"
    print(f"{'random games of smashup, ' + where:<46} {random_games(games):>12,.1f} /s")
    for name in game_names():
        for level in LEVELS:
            mean, longest = bot_moves(name, level)
            print(
                f"{f'{level} of {name} over an answer, {where}':<46} {mean:>12,.1f} ms, longest {longest:,.0f}",
                flush=True,
            )
        if description(name).reviewer:
            print(f"{f'a part of a review of {name}, {where}':<46} {review_parts(name):>12,.1f} ms", flush=True)


def main(argv: list[str] | None = None) -> int:
    """Measure here, then in the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30)
    args = parser.parse_args(argv)
    measure(args.games)
    if sys.platform == "emscripten":
        return 0
    import build_engine  # it is of no use in the page

    build_engine.build()
    with tempfile.TemporaryDirectory(dir=build_engine.WORK) as folder:
        path = build_engine.unpacked(Path(folder))
        build_engine.run_in_page("tools/page_bench.py", "--games", str(args.games), path=path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
