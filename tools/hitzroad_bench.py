"""How fast Hit Z Road is: games, decisions, copies, records, replays, odds."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from statistics import median

from potasovka.core import Rng
from potasovka.core.replay import replay
from potasovka.hitzroad import HitZRoad, odds

GAMES = 300


def main(argv: Sequence[str] | None = None) -> int:
    """Print one row a figure."""
    for players in (1, 4):
        _speed(players)
    _copies()
    _records()
    _odds()
    return 0


def row(what: str, value: str) -> None:
    """One figure."""
    print(f"hitzroad  {what:<44} {value}")


def _play(players: int, seed: int) -> HitZRoad:
    game = HitZRoad.new({"players": players}, seed, quiet=True)
    rng = Rng(seed)
    state = game.state
    while state.values:
        game.pick(rng.below(len(state.values)))
    return game


def _speed(players: int) -> None:
    began = time.perf_counter()
    decisions = sum(len(_play(players, seed).answers) for seed in range(GAMES))
    took = time.perf_counter() - began
    row(f"random games/s, {players} players", f"{GAMES / took:,.0f}")
    row(f"decisions/s, {players} players", f"{decisions / took:,.0f}")


def _timed(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return time.perf_counter() - began


def _copies() -> None:
    times = []
    for seed in range(20):
        game = HitZRoad.new({"players": 4}, seed, quiet=True)
        rng = Rng(seed)
        while game.state.values:
            times.append(_timed(game.clone))
            game.pick(rng.below(len(game.state.values)))
    row("clone, median µs, 4 players", f"{1e6 * median(times):.1f}")


def _records() -> None:
    games = [_play(4, seed) for seed in range(100)]
    row("record, median bytes, 4 players", f"{median(len(game.record().to_text().encode()) for game in games):,.0f}")
    times = [_timed(lambda game=game: replay(game.record(), quiet=True)) for game in games]  # type: ignore[misc]
    row("replay, median ms, 4 players", f"{1e3 * median(times):.2f}")


def _odds() -> None:
    for arguments in ((4, 6, 2, 2, 3), (5, 6, 2, 4, 6), (7, 8, 3, 4, 10)):
        times = []
        for _ in range(3):
            for known in (odds.melee, odds.rolls, odds._counts, odds._answer, odds._strike):
                known.cache_clear()
            times.append(_timed(lambda arguments=arguments: odds.battle(*arguments)))  # type: ignore[misc]
        row(f"odds {arguments}, cold, ms", f"{1e3 * median(times):.1f}")
    row("odds (7, 8, 3, 4, 10), warm, ms", f"{1e3 * _timed(lambda: odds.battle(7, 8, 3, 4, 10)):.3f}")


if __name__ == "__main__":
    sys.exit(main())
