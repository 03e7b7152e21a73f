"""How fast Hit Z Road is: games, decisions, copies, records, replays, odds."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from potasovka.bots import bot_answer, make_bot
from potasovka.core import Rng
from potasovka.core.replay import replay
from potasovka.hitzroad import HitZRoad, odds
from potasovka.hitzroad.forecast import forecast_data

GAMES = 300
JOURNEYS = 12
"""Solo games whose tables of odds are timed."""


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


def _forget() -> None:
    """Nothing is known any longer of any battle."""
    for known in (odds.melee, odds.rolls, odds._turns, odds._counts, odds._changes, odds._answered, odds._struck):
        known.cache_clear()


def _cold(call: Callable[[], object]) -> float:
    """The processor's time, which a busy machine does not lengthen."""
    _forget()
    began = time.process_time()
    call()
    return time.process_time() - began


def _odds() -> None:
    for arguments in ((4, 6, 2, 2, 3), (5, 6, 2, 4, 6), (7, 8, 3, 4, 10)):
        times = [_cold(lambda arguments=arguments: odds.battle(*arguments)) for _ in range(3)]  # type: ignore[misc]
        row(f"odds {arguments}, cold, ms", f"{1e3 * median(times):.1f}")
    row("odds (7, 8, 3, 4, 10), warm, ms", f"{1e3 * _timed(lambda: odds.battle(7, 8, 3, 4, 10)):.3f}")
    _tables()


def _tables() -> None:
    """Tables of odds as games ask for them, each by itself with nothing known yet."""
    times: list[tuple[float, str]] = []
    for seed in range(JOURNEYS):
        game = HitZRoad.new({"players": 1}, seed)
        bot, chance = make_bot("hitzroad", "normal", Rng(seed)), Rng(seed)
        while (choice := game.choice) is not None:
            if choice.prompt.id == "hitzroad-ask-fire":
                view = game.view(0)
                times.append((_cold(lambda view=view: forecast_data(view)), _fight(view)))  # type: ignore[misc]
            game.answer(bot_answer(bot, game, choice.seat, chance))
    row(f"table of odds, cold, median of {len(times)}, ms", f"{1e3 * median(took for took, _ in times):.1f}")
    row("table of odds, cold, more than 50 ms", f"{sum(took > 0.05 for took, _ in times)}")
    for took, fight in sorted(times, reverse=True)[:3]:
        row(f"  {fight}, ms", f"{1e3 * took:.0f}")


def _fight(view: dict[str, Any]) -> str:
    has, walk = view["parties"][0], view["walk"]
    return f"{walk['card']}: {has['survivors']} people, {walk['zombies']} zombies, {has['ammo']}+{has['adrenaline']}"


if __name__ == "__main__":
    sys.exit(main())
