"""Fresh games come to the same states in the Python of the page: `python tools/page_trial.py [--games 300] [--seed N]`.

Random players play all modes of all games here; the records are played again by the packed engine in the page's Python,
under Node, and every so many answers the states of both are compared, and once in each game what a bot answers. The
seed is printed, so that a difference can be had again.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from potasovka.bots import bot_answer, bot_names, make_bot
from potasovka.core import Record, Rng
from potasovka.core.catalogue import description, game_class, game_names
from potasovka.core.replay import steps

EVERY = 25
"""Answers between two states that are compared."""


def setups() -> list[tuple[str, dict[str, Any]]]:
    """The tables: every game with every number of players, and every way of everything that has ways."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name in game_names():
        told = description(name)
        least, most = told.players
        found += [(name, {"players": players}) for players in range(least, most + 1)]
        found += [(name, {"players": most, one.name: way}) for one in told.settings for way in one.ways]
        switches = [one for one in told.settings if one.kind == "switch"]
        found += [(name, {"players": most, one.name: not one.default}) for one in switches]
    return found


def digests(record: Record) -> Iterator[str]:
    """The states that a record comes to, with what a bot would answer half way and what everybody sees at the end."""
    half, names = len(record.answers) // 2, bot_names(record.game)
    for number, game in enumerate(steps(record)):
        if number % EVERY == 0 or number == len(record.answers):
            yield game.state_digest()
        if number == half and game.choice is not None:
            name, chance = names[len(record.answers) % len(names)], Rng(half)
            yield bot_answer(make_bot(record.game, name, chance), game, game.choice.seat, chance)
    yield repr([game.view(seat) for seat in (None, *range(game.seats))])


def played(seed: int, games: int) -> list[Record]:
    """So many fresh games."""
    records = []
    for number, (name, setup) in enumerate(islice(cycle(setups()), games)):
        chance = Rng(seed + number)
        game = game_class(name).new(setup, chance.seed(), quiet=True)
        while game.choice is not None:
            game.pick(chance.below(len(game.choice)))
        records.append(game.record())
    return records


def compare(file: Path) -> int:
    """In the page: play the records of a file again, and tell which of them come to other states."""
    began, wrong, answers = time.perf_counter(), 0, 0
    rows = json.loads(file.read_text(encoding="utf-8"))
    for number, (text, expected) in enumerate(rows):
        record = Record.from_text(text)
        answers += len(record.answers)
        if list(digests(record)) != expected:
            wrong += 1
            print(f"game {number} ({record.game}) comes to other states")
    seconds = time.perf_counter() - began
    same = f"{len(rows) - wrong} of {len(rows)} games come to the same states"
    print(f"{same}; Python {sys.version.split()[0]} on {sys.platform}: {answers / seconds:,.0f} answers/s")
    return 1 if wrong else 0


def main(argv: list[str] | None = None) -> int:
    """Play here, then let the page's Python play it again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--compare", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    if args.compare is not None:
        return compare(Path("/repo") / args.compare)
    import build_engine  # it is of no use in the page

    build_engine.build()
    print(f"seed {args.seed}", flush=True)
    rows = [[record.to_text(), list(digests(record))] for record in played(args.seed, args.games)]
    with tempfile.TemporaryDirectory(dir=build_engine.WORK) as folder:
        file = Path(folder) / "records.json"
        file.write_text(json.dumps(rows), encoding="utf-8")
        words = ("--compare", file.relative_to(build_engine.ROOT).as_posix())
        build_engine.run_in_page("tools/page_trial.py", *words, path=build_engine.unpacked(Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
