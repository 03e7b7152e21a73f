"""The ladder: bots against each other, one among others, and how strong that makes them.

Every deal is played once from each seat. Each game is kept as soon as it ends, so a ladder goes on where it stopped and
may take days; the same seed gives the same games whatever the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

from potasovka.core import PotasovkaError, Rng
from potasovka.core.catalogue import description, game_class
from potasovka.core.describe import LEVELS
from potasovka.lab.crew import ALONE, Crew
from potasovka.lab.figure import Thinking
from potasovka.lab.kept import Kept
from potasovka.lab.player import player
from potasovka.lab.study import Tally, game_seed, play_one

Pair = tuple[str, str]
"""A bot, and those it sits among."""
ROUNDS = 200
"""Rounds after which the strengths have settled."""


class Climb(NamedTuple):
    """What was agreed before a ladder."""

    game: str
    setup: Mapping[str, Any]
    """With the number of players."""
    pairs: tuple[Pair, ...]
    games: int
    """Games of each pair."""
    seed: int


class Task(NamedTuple):
    """One game."""

    game: str
    setup: dict[str, Any]
    pair: Pair
    number: int
    seed: int


@dataclass
class Rung:
    """What the games of one pair came to."""

    tally: Tally = field(default_factory=Tally)
    thinking: dict[str, Thinking] = field(default_factory=dict)
    """By bot, how long it thought."""


def levels(game: str) -> tuple[Pair, ...]:
    """Each level that people are offered against the one below."""
    names = [name for name in description(game).bots if name in LEVELS]
    return tuple(zip(names[1:], names[:-1], strict=True))


def climb(
    agreed: Climb, keep: Path | None = None, crew: Crew = ALONE, progress: Callable[[int], None] | None = None
) -> dict[Pair, Rung]:
    """Play all games that are left; `progress` is told how many more there are."""
    _check(agreed)
    crew.check()
    kept = Kept(keep, {"game": agreed.game, "setup": dict(agreed.setup), "seed": str(agreed.seed)}, "ladder")
    there = {(*row["pair"], row["number"]) for row in kept.rows}
    if progress is not None:
        progress(len(kept.rows))
    tasks = [
        Task(agreed.game, dict(agreed.setup), pair, number, agreed.seed)
        for number in range(agreed.games)
        for pair in agreed.pairs
        if (*pair, number) not in there
    ]
    for row in crew.do(play_task, tasks):
        kept.add(row)
        if progress is not None:
            progress(1)
    return _rungs(agreed, kept.rows)


def _check(agreed: Climb) -> None:
    """What is wrong is said before anything is played."""
    if agreed.games < 1:
        raise PotasovkaError(f"games must be at least 1, not {agreed.games}")
    if not agreed.pairs:
        raise PotasovkaError(f"{agreed.game} has no levels; name pairs of bots")
    for name in {name for pair in agreed.pairs for name in pair}:
        player(agreed.game, name, Rng(0))
    if agreed.setup["players"] < 2:
        raise PotasovkaError(f"a ladder needs at least 2 players, not {agreed.setup['players']}")
    game_class(agreed.game).new(agreed.setup, agreed.seed, quiet=True)


def play_task(task: Task) -> dict[str, Any]:
    """One game: the deal, who sits where, who won, how long everybody thought."""
    seats = task.setup["players"]
    seat = task.number % seats
    one, others = task.pair
    names = tuple([one if at == seat else others for at in range(seats)])
    played = play_one(task.game, task.setup, game_seed(task.seed, task.number // seats), names)
    thought: dict[str, list[float]] = {name: [] for name in task.pair}
    for name, times in zip(names, played.thought, strict=True):
        thought[name] += [round(1000 * time, 1) for time in times]
    return {
        "pair": list(task.pair),
        "number": task.number,
        "won": seat in played.winners,
        "digest": played.digest.hex()[:16],
        "milliseconds": thought,
    }


def _rungs(agreed: Climb, rows: Sequence[Mapping[str, Any]]) -> dict[Pair, Rung]:
    """Each pair's games added up, those of this ladder and no more."""
    rungs = {pair: Rung() for pair in agreed.pairs}
    for row in rows:
        one, other = row["pair"]
        if (one, other) not in rungs or row["number"] >= agreed.games:
            continue
        rung = rungs[one, other]
        rung.tally.games += 1
        rung.tally.wins += row["won"]
        for name, times in row["milliseconds"].items():
            rung.thinking.setdefault(name, Thinking()).times += [time / 1000 for time in times]
    return rungs


def elo(rungs: Mapping[Pair, Rung]) -> dict[str, float]:
    """How strong each bot is by the games of all pairs, the weakest at 0 (Bradley and Terry; one draw a pair added)."""
    names = list(dict.fromkeys(name for pair in rungs for name in reversed(pair)))
    won = dict.fromkeys(names, 0.0)
    met: dict[Pair, float] = {}
    for (one, other), rung in rungs.items():
        won[one] += rung.tally.wins + 0.5
        won[other] += rung.tally.games - rung.tally.wins + 0.5
        met[one, other] = rung.tally.games + 1.0
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            shared = [(pair, games) for pair, games in met.items() if name in pair]
            weight = sum(games / (strength[one] + strength[other]) for (one, other), games in shared)
            strength[name] = won[name] / weight
    least = min(strength.values())
    return {name: 400 * log10(worth / least) for name, worth in strength.items()}
