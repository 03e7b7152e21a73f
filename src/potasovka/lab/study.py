"""Many random games: the same result for the same seed, whatever the number of processes."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from potasovka.bots import bot_answer, play_out
from potasovka.bots.random import MOST_DECISIONS
from potasovka.core import Game, PotasovkaError, Rng
from potasovka.core.catalogue import description, game_class
from potasovka.core.seed import check_seed
from potasovka.lab.crew import ALONE, Crew
from potasovka.lab.figure import Figure, Thinking
from potasovka.lab.player import player

CHUNK = 50
"""Games that a process plays before it reports."""


class Played(NamedTuple):
    """What is kept of one game."""

    decisions: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sides: tuple[tuple[str, ...], ...]
    """By which names each seat is counted, for a game that has such (factions)."""
    facts: dict[str, Any]
    """What the game itself finds worth telling."""
    digest: bytes
    """A hash of its record."""
    bots: tuple[str, ...] = ()
    """Who sat where, if not chance alone."""
    thought: tuple[tuple[float, ...], ...] = ()
    """How many seconds of a processor each bot thought about each of its answers."""


@dataclass
class Tally:
    """How often somebody took part, and how often they won."""

    games: int = 0
    wins: int = 0

    @property
    def share(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def between(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson)."""
        if not self.games:
            return 0.0, 1.0
        n, z = self.games, 1.96
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, round(middle - half, 4)), min(1.0, round(middle + half, 4))


@dataclass
class Study:
    """What many games came to."""

    game: str
    """The game's name."""
    setup: dict[str, Any]
    """What was agreed before each game."""
    seed: int
    """From which the seeds of all games derive."""
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Time by the clock, start of processes included."""
    nobody: int = 0
    """Games that nobody won."""
    by_seat: list[Tally] = field(default_factory=list)
    by_side: dict[str, Tally] = field(default_factory=dict)
    """By what the seats played, for a game that has such (factions)."""
    by_bot: dict[str, Tally] = field(default_factory=dict)
    figures: dict[str, dict[str, Figure]] = field(default_factory=dict)
    """By bot, what the game tells of each seat."""
    thinking: dict[str, Thinking] = field(default_factory=dict)
    """By bot, how long it thought."""
    sums: dict[str, float] = field(default_factory=dict)
    """Facts of the game, added up."""
    digest: str = ""
    """A hash over the records of all games in order."""

    def as_dict(self) -> dict[str, Any]:
        """The study as plain data."""
        told: dict[str, Any] = {
            "game": self.game,
            "setup": self.setup,
            "seed": str(self.seed),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "wins": {
                "nobody": self.nobody,
                "seats": [tally.wins for tally in self.by_seat],
            },
            "means": self.means(),
            "digest": self.digest,
        }
        if self.by_bot:
            told["wins"]["bots"] = {
                name: {"games": tally.games, "wins": tally.wins, "between": list(tally.between)}
                for name, tally in self.by_bot.items()
            }
            told["bots"] = {
                name: {fact: figure.as_list() for fact, figure in some.items()} for name, some in self.figures.items()
            }
        if self.by_side:
            told["wins"]["sides"] = {
                name: {"games": tally.games, "wins": tally.wins} for name, tally in sorted(self.by_side.items())
            }
        return told

    def means(self) -> dict[str, float]:
        """The mean of each fact over all games."""
        return {name: round(total / self.games, 4) for name, total in self.sums.items()} if self.games else {}

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += played.decisions
        self.nobody += not played.winners
        while len(self.by_seat) < len(played.scores):
            self.by_seat.append(Tally())
        for seat, tally in enumerate(self.by_seat):
            tally.games += 1
            tally.wins += seat in played.winners
        for seat, names in enumerate(played.sides):
            for name in names:
                tally = self.by_side.setdefault(name, Tally())
                tally.games += 1
                tally.wins += seat in played.winners
        for seat, name in enumerate(played.bots):
            tally = self.by_bot.setdefault(name, Tally())
            tally.games += 1
            tally.wins += seat in played.winners
            self._add_figures(played, seat, name)
        for name, value in played.facts.items():
            amount = _amount(value) if name != "winners" else None
            if amount is not None:
                self.sums[name] = self.sums.get(name, 0) + amount

    def _add_figures(self, played: Played, seat: int, name: str) -> None:
        """Count what a game tells of one seat for the bot that sat there."""
        figures = self.figures.setdefault(name, {})
        for fact, value in played.facts.items():
            if isinstance(value, list) and len(value) == len(played.scores) and fact != "winners":
                figures.setdefault(fact, Figure()).add(float(value[seat]))
        self.thinking.setdefault(name, Thinking()).times += played.thought[seat] if played.thought else ()


def simulate(
    game: str,
    setup: Mapping[str, Any],
    games: int,
    seed: int,
    crew: Crew = ALONE,
    progress: Callable[[int], None] | None = None,
    bots: Sequence[str] = (),
) -> Study:
    """Play that many games, at random or by these bots, who change seats from game to game; `progress` is told how
    many more have ended."""
    if games < 1:
        raise PotasovkaError(f"games must be at least 1, not {games}")
    crew.check()
    agreed = game_class(game).new(setup, game_seed(seed, 0), quiet=True).setup  # what is wrong is said at once
    study = Study(game, dict(agreed), seed)
    began = time.perf_counter()
    whole = hashlib.sha256()
    if bots and len(bots) != agreed.get("players", len(bots)):
        raise PotasovkaError(f"{len(bots)} bots cannot take {agreed['players']} seats")
    for name in bots:
        player(game, name, Rng(0))
    size = 5 if bots else CHUNK  # bots take their time
    tasks = [(game, dict(setup), seed, i, min(i + size, games), tuple(bots)) for i in range(0, games, size)]
    for chunk in crew.do(_play_some, tasks):
        for played in chunk:
            study.add(played)
            whole.update(played.digest)
        if progress is not None:
            progress(len(chunk))
    study.seconds = time.perf_counter() - began
    study.digest = whole.hexdigest()[:32]
    return study


Task = tuple[str, dict[str, Any], int, int, int, tuple[str, ...]]
"""A game's name, its setup, the seed of the study, the first game and the one after the last, the bots."""


def _play_some(task: Task) -> list[Played]:
    name, setup, seed, first, after_last, bots = task
    return [
        play_one(name, setup, game_seed(seed, number), _seated(bots, number)) for number in range(first, after_last)
    ]


def _seated(bots: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Who sits where in the game of this number: all move on by one seat from game to game."""
    first = number % len(bots) if bots else 0
    return bots[first:] + bots[:first]


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a study."""
    return Rng(Rng(check_seed(seed)).seed() + number).seed()


def play_one(name: str, setup: Mapping[str, Any], seed: int, bots: tuple[str, ...] = ()) -> Played:
    """One game, by bots or at random; an error in it is told together with how to see it again."""
    game = game_class(name).new(setup, seed, quiet=True)
    try:
        thought = _play_bots(game, bots, Rng(~seed)) if bots else []
        decisions = len(game.answers) if bots else play_out(game, Rng(~seed))
        result = game.result
        assert result is not None
    except Exception as error:
        where = f"{name} {dict(setup)}, seed {seed}, after {len(game.answers)} answers"
        raise RuntimeError(f"{where}: {type(error).__name__}: {error}") from error
    told = description(name)
    return Played(
        decisions,
        result.winners,
        result.scores,
        told.sides(game),
        told.facts(game),
        hashlib.sha256(game.record().to_text().encode()).digest(),
        bots,
        tuple([tuple(times) for times in thought]),
    )


def _play_bots(game: Game, names: tuple[str, ...], rng: Rng) -> list[list[float]]:
    """Let bots play a game; how many seconds of a processor each thought about each answer."""
    bots = [player(game.name, name, Rng(rng.seed())) for name in names]
    thought: list[list[float]] = [[] for _ in names]
    while (choice := game.choice) is not None:
        if len(game.answers) >= MOST_DECISIONS:
            raise RuntimeError(f"the game did not end within {MOST_DECISIONS} decisions")
        began = time.process_time()
        key = bot_answer(bots[choice.seat], game, choice.seat, rng)
        thought[choice.seat].append(time.process_time() - began)
        game.answer(key)
    return thought


def _amount(value: object) -> float | None:
    """A fact as a number: of a list its mean; what is no number is left out."""
    if isinstance(value, bool | int | float):
        return float(value)
    if isinstance(value, list) and value and all(isinstance(part, bool | int | float) for part in value):
        return float(sum(value)) / len(value)
    return None
