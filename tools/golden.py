"""Golden playthroughs: recorded games that must come to the same states for as long as the rules keep their version.

python tools/golden.py            (make golden)

Makes what is missing and what comes to other states under new rules; the others only get the new version. A playthrough
of the present rules that no longer comes to its states is never made anew: then the behaviour of the game has changed,
and its rules version must be raised first.

tests/golden holds some thirty short games as texts with the digests of their states (digests.json), and a corpus of two
hundred whole games, random ones and games of bots, packed into one file.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from potasovka.bots import bot_answer, make_bot
from potasovka.core import Game, Record, Rng
from potasovka.core.catalogue import game_class
from potasovka.core.replay import start

HOME = Path(__file__).resolve().parent.parent / "tests" / "golden"
DIGESTS = HOME / "digests.json"
CORPUS = HOME / "corpus.jsonl.gz"
EVERY = 25
"""Answers between two digests of a playthrough."""
SHORT = 75
"""Answers of a short one."""
BOXES = ("awesome_level_9000", "its_your_fault", "what_were_we_thinking", "anniversary", "base_box", "guests")
"""In the order in which they came: a new one goes to the end, so that the games of the others keep their seeds."""
OLDEST = 4
"""Boxes whose whole games come before all else, for the same reason."""

POSITION = """
turn: A start
points: A 9, B 11
base: Workshop
  A: Ghost, 2 Spirit
  B: General Ivan [B Incorporeal], Mako
base: Ossuary
  A: Returned One +2
  buried: A Ghost, B Sprout
base: The Deep
  titan: B Helicoprion +1
hand A: Ghost, Bear Cavalry, Grave Goods, Sheriff, Torn Apart
hand B: Mako, Hello, Dolly!, Spirit, Hammerhead
deck A: Ghost, Spirit, Sprout, Cub Scout, Mako, Haunting
deck B: Great White, Ghost, Mako, Zeppelin, Megalodon
base deck: Haunted House, Secret Grove, Shark Reef
"""
"""A table to begin from."""


class Recipe(NamedTuple):
    """How a playthrough is made."""

    name: str
    game: str
    setup: dict[str, Any]
    seed: int
    bot: str
    most: int


class Golden(msgspec.Struct):
    """A recorded game and the states it came to: at the beginning, after every so many answers, at the end."""

    name: str
    record: Record
    digests: list[str]


def short() -> Iterator[Recipe]:
    """The recipes of the short games."""
    for box in BOXES:
        for players, bot in ((2, "random"), (2, "greedy"), (4, "random")):
            setup = {"players": players, "boxes": [box], "two_boxes": players > 2}
            yield Recipe(f"{box}-{players}-{bot}", "smashup", setup, 11 + players, bot, SHORT)
    for players in (2, 3, 4):
        for bot in ("random", "greedy"):
            yield Recipe(f"all-boxes-{players}-{bot}", "smashup", {"players": players}, 31, bot, SHORT)
    yield Recipe("draft", "smashup", {"players": 3, "factions": "draft"}, 5, "random", SHORT)
    yield Recipe("position", "smashup", {"position": POSITION}, 7, "random", SHORT)
    yield Recipe("two-of-each", "smashup", {"players": 2, "two_boxes": True}, 8, "random", SHORT)
    yield Recipe("no-titans", "smashup", {"players": 2, "titans": False}, 6, "greedy", SHORT)
    for players in (1, 2, 3, 4):
        for bot in ("random", "greedy"):
            yield Recipe(f"hitzroad-{players}-{bot}", "hitzroad", {"players": players}, 41, bot, SHORT)
    for players, bot in ((2, "random"), (3, "greedy"), (4, "random")):
        yield Recipe(f"big-base-{players}-{bot}", "smashup", {"players": players, "mode": "big_base"}, 51, bot, SHORT)


def _of_box(box: str) -> Iterator[tuple[str, dict[str, Any], int]]:
    for players in (2, 3, 4):
        setup = {"players": players, "boxes": [box], "two_boxes": players > 2}
        yield "smashup", setup, 8 if players == 2 else 4


def corpus() -> Iterator[Recipe]:
    """The recipes of the whole games."""
    tables: list[tuple[str, dict[str, Any], int]] = []
    for box in BOXES[:OLDEST]:
        tables += _of_box(box)
    tables += [("smashup", {"players": players}, count) for players, count in ((2, 30), (3, 20), (4, 20))]
    tables.append(("smashup", {"players": 2, "factions": "draft"}, 6))
    tables.append(("smashup", {"players": 4, "factions": "draft", "two_boxes": True}, 4))
    tables.append(("smashup", {"players": 2, "titans": False}, 6))
    tables += [("hitzroad", {"players": players}, 14) for players in (1, 2, 3, 4)]
    for box in BOXES[OLDEST:]:
        tables += _of_box(box)
    tables += [("smashup", {"players": players, "mode": "big_base"}, 4) for players in (2, 3, 4)]
    seed = 1000
    for game, setup, count in tables:
        for number in range(count):
            seed += 1
            yield Recipe(f"{game}-{seed}", game, setup, seed, "random" if number % 2 else "greedy", 10**6)


def made(recipe: Recipe) -> Golden:
    """Play a game by its recipe and write it down."""
    game = game_class(recipe.game).new(recipe.setup, recipe.seed)
    rng = Rng(~recipe.seed)
    bots = [make_bot(recipe.game, recipe.bot, Rng(rng.seed())) for _ in range(game.seats)]
    while (choice := game.choice) is not None and len(game.answers) < recipe.most:
        game.answer(bot_answer(bots[choice.seat], game, choice.seat, rng))
    record = game.record()
    return Golden(recipe.name, record, list(digests(record)))


def digests(record: Record) -> Iterator[str]:
    """The states that a record comes to."""
    game: Game = start(record)
    yield game.state_digest()
    for number, key in enumerate(record.answers, 1):
        game.answer(key)
        if number % EVERY == 0 or number == len(record.answers):
            yield game.state_digest()


def trouble(golden: Golden) -> str:
    """What is wrong with a playthrough, and what to do about it; nothing if it comes to its states."""
    record = golden.record
    cls = game_class(record.game)
    if record.rules != cls.rules:
        return (
            f"{golden.name} was made for rules {record.rules}; {record.game} has rules {cls.rules}: run `make golden`"
        )
    advice = f"if that is meant, raise {cls.__name__}.rules and run `make golden`"
    try:
        for number, (then, now) in enumerate(zip(golden.digests, digests(record), strict=True)):
            if then != now:
                last = min(number * EVERY, len(record.answers))
                return f"{golden.name}: the behaviour of {record.game} changed by answer {last}; {advice}"
    except ValueError as error:  # an answer that is not there any more, or a setup that is refused
        return f"{golden.name}: the behaviour of {record.game} changed: {error}; {advice}"
    return ""


def read_short() -> list[Golden]:
    """The short games."""
    kept: dict[str, list[str]] = msgspec.json.decode(DIGESTS.read_bytes()) if DIGESTS.exists() else {}
    return [
        Golden(name, Record.from_text((HOME / f"{name}.txt").read_text(encoding="utf-8")), found)
        for name, found in kept.items()
    ]


def write_short(games: list[Golden]) -> None:
    """Write the short games, one file each."""
    for old in HOME.glob("*.txt"):
        old.unlink()
    for golden in games:
        (HOME / f"{golden.name}.txt").write_text(golden.record.to_text(), encoding="utf-8")
    rows = msgspec.json.encode({golden.name: golden.digests for golden in games})
    DIGESTS.write_bytes(msgspec.json.format(rows, indent=1) + b"\n")


def read_corpus() -> list[Golden]:
    """The whole games."""
    if not CORPUS.exists():
        return []
    return [msgspec.json.decode(line, type=Golden) for line in gzip.decompress(CORPUS.read_bytes()).splitlines()]


def write_corpus(games: list[Golden]) -> None:
    """Write the whole games into one file."""
    text = b"".join(msgspec.json.encode(golden) + b"\n" for golden in games)
    CORPUS.write_bytes(gzip.compress(text, 9, mtime=0))


def renewed(recipes: Iterator[Recipe], old: list[Golden]) -> list[Golden]:
    """All games of these recipes: what still holds is kept, also by new rules; what is missing or changed is made."""
    known = {golden.name: golden for golden in old}
    found = []
    for recipe in recipes:
        golden, rules = known.get(recipe.name), game_class(recipe.game).rules
        if golden is not None and golden.record.rules != rules:
            golden = msgspec.structs.replace(golden, record=golden.record._replace(rules=rules))
            golden = None if trouble(golden) else golden
        elif golden is not None and (wrong := trouble(golden)):
            raise SystemExit(wrong)
        if golden is None:
            golden = made(recipe)
            print(f"made {golden.name}: {len(golden.record.answers)} answers", flush=True)
        found.append(golden)
    return found


def main() -> int:
    """Make what is missing."""
    HOME.mkdir(exist_ok=True)
    kinds: list[tuple[Callable[[], Iterator[Recipe]], Callable[[], list[Golden]], Callable[[list[Golden]], None]]] = [
        (short, read_short, write_short),
        (corpus, read_corpus, write_corpus),
    ]
    for recipes, read, write in kinds:
        write(renewed(recipes(), read()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
