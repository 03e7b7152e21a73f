"""Balance: every pair of factions plays as often, and how often each of them wins.

In each round every pair meets another one that has none of its factions, by chance; who begins changes from round to
round. Each game is kept as it ends, and the same seed gives the same games whoever plays them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from potasovka.bots import make_bot
from potasovka.core import PotasovkaError, Rng
from potasovka.core.catalogue import description, game_class
from potasovka.core.describe import Setting
from potasovka.lab.crew import ALONE, Crew
from potasovka.lab.kept import Kept
from potasovka.lab.study import Tally, game_seed, play_one

Team = tuple[str, str]
"""Two factions, in the order of the catalogue."""


class Scales(NamedTuple):
    """What was agreed before a balance."""

    game: str
    setup: Mapping[str, Any]
    """Without the factions, for two players."""
    bot: str
    """Who plays all of them."""
    games: int
    """Rounds: every pair of factions plays at least so many games."""
    seed: int


class Task(NamedTuple):
    """One game."""

    game: str
    setup: dict[str, Any]
    bot: str
    number: int
    seed: int


class Balance(NamedTuple):
    """What the games came to."""

    factions: tuple[str, ...]
    pairs: dict[Team, Tally]
    """Each pair of factions."""

    def faction(self, name: str) -> Tally:
        """All pairs in which a faction is."""
        some = [tally for pair, tally in self.pairs.items() if name in pair]
        return Tally(sum(tally.games for tally in some), sum(tally.wins for tally in some))

    def pair(self, one: str, other: str) -> Tally:
        """Two factions, in any order."""
        return self.pairs.get((one, other)) or self.pairs[other, one]

    def ranked(self) -> list[str]:
        """The factions, those that win most first."""
        return sorted(self.factions, key=lambda name: -self.faction(name).share)


def weigh(
    agreed: Scales, keep: Path | None = None, crew: Crew = ALONE, progress: Callable[[int], None] | None = None
) -> Balance:
    """Play all games that are left; `progress` is told how many more there are."""
    factions = _check(agreed)
    crew.check()
    head = {**agreed._asdict(), "setup": dict(agreed.setup), "seed": str(agreed.seed)}
    del head["games"]
    kept = Kept(keep, head, "balance")
    there = {row["number"] for row in kept.rows}
    tasks = tasks_of(agreed, factions)
    if progress is not None:
        progress(len(there & set(range(len(tasks)))))
    for row in crew.do(play_task, [task for task in tasks if task.number not in there]):
        kept.add(row)
        if progress is not None:
            progress(1)
    return _weighed(factions, [row for row in kept.rows if row["number"] < len(tasks)])


def games_of(agreed: Scales) -> int:
    """How many games that are, all rounds together."""
    return len(tasks_of(agreed, _check(agreed)))


def _check(agreed: Scales) -> tuple[str, ...]:
    """The factions there are; what is wrong is said before anything is played."""
    if agreed.games < 1:
        raise PotasovkaError(f"games must be at least 1, not {agreed.games}")
    make_bot(agreed.game, agreed.bot, Rng(0))
    setting = _teams(agreed.game)
    if setting is None:
        raise PotasovkaError(f"{agreed.game} has no factions to weigh")
    if setting.name in agreed.setup:
        raise PotasovkaError(f"a balance plays all pairs of {setting.name}; leave {setting.name} out")
    dealt = game_class(agreed.game).new(agreed.setup, agreed.seed, quiet=True).setup
    if dealt["players"] != 2:
        raise PotasovkaError(f"a balance is played by 2 players, not {dealt['players']}")
    within = dealt.get(setting.within)
    factions = tuple([value.name for value in setting.values if within is None or value.within in within])
    if len(factions) < 4:
        raise PotasovkaError(f"a balance needs at least 4 {setting.name}, not {len(factions)}")
    return factions


def _teams(game: str) -> Setting | None:
    """The setting that says who plays what."""
    return next((one for one in description(game).settings if one.kind == "teams" and one.each == 2), None)


def tasks_of(agreed: Scales, factions: Sequence[str]) -> list[Task]:
    """All games, round by round."""
    setting = _teams(agreed.game)
    assert setting is not None
    tasks: list[Task] = []
    for round_ in range(agreed.games):
        for teams in meetings(factions, Rng(~game_seed(agreed.seed, round_))):
            sides = [list(team) for team in (teams if round_ % 2 == 0 else teams[::-1])]
            tasks.append(Task(agreed.game, {**agreed.setup, setting.name: sides}, agreed.bot, len(tasks), agreed.seed))
    return tasks


def meetings(factions: Sequence[str], rng: Rng) -> list[tuple[Team, Team]]:
    """Every pair of factions once, against another one that has none of them; the last may meet one that has played."""
    teams: list[Team] = list(combinations(factions, 2))
    left = teams.copy()
    rng.shuffle(left)
    met: list[tuple[Team, Team]] = []
    while left:
        team = left.pop()
        rival = next((other for other in reversed(left) if not set(other) & set(team)), None)
        if rival is not None:
            left.remove(rival)
        else:
            rival = rng.pick([other for other in teams if not set(other) & set(team)])
        met.append((team, rival))
    return met


def play_task(task: Task) -> dict[str, Any]:
    """One game: who met whom, and who won."""
    played = play_one(task.game, task.setup, game_seed(task.seed, task.number), (task.bot, task.bot))
    return {"number": task.number, "teams": [list(team) for team in played.sides], "winners": list(played.winners)}


def _weighed(factions: tuple[str, ...], rows: Sequence[Mapping[str, Any]]) -> Balance:
    """All games added up."""
    pairs: dict[Team, Tally] = {pair: Tally() for pair in combinations(factions, 2)}
    for row in rows:
        for seat, team in enumerate(row["teams"]):
            one, other = sorted(team, key=factions.index)
            tally = pairs[one, other]
            tally.games += 1
            tally.wins += seat in row["winners"]
    return Balance(factions, pairs)
