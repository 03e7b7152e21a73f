"""Look for puzzles in self-play: `python tools/mine_puzzles.py --games 400 --seed 5 [--out FILE]`.

Bots play quick games; before each turn in which the goal is thinkable the position is written down with that goal, and
restarts of the turn look for a way to it. It becomes a puzzle if the way leads there in the game and in many worlds that
its player can imagine, nobody else being asked, if the greedy bot misses it and if turns played by habit seldom hit it.
How seldom is how hard it is.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from potasovka.bots import bot_answer, make_bot
from potasovka.core import BadSetup, Rng
from potasovka.lab.study import game_seed
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import position, values
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.goal import CAPTURE, WIN, Goal
from potasovka.smashup.engine.terms import NOWHERE
from potasovka.smashup.engine.turn import GOAL, REGULAR
from potasovka.smashup.experience import experience
from potasovka.smashup.puzzles import FILE, proved
from potasovka.smashup.search import Effort, Search

ROOT = Path(__file__).resolve().parent.parent
TRIES = 12
"""Restarts of a turn of self-play."""
PROBES = 200
"""Turns by habit whose hits are counted."""
CLIMBS = 500
"""Restarts that build on the best one so far, where habit found nothing."""
WORLDS = 40
"""Worlds in which a way must lead to the goal."""
LEVELS = (0.02, 0.005)
"""Of so many turns by habit that hit it an easy puzzle has more, a hard one less."""
TOO_EASY = 0.12
SHORTEST = 5
"""Answers of the shortest way that is worth a thought."""


class Found(NamedTuple):
    """A puzzle, and how often habit hits it."""

    position: str
    solution: tuple[str, ...]
    hits: float

    @property
    def level(self) -> int:
        """From 1, the easiest."""
        return 1 + sum(self.hits < limit for limit in LEVELS)


def positions(seed: int) -> Iterator[Brawl]:
    """The beginnings of all turns of a quick game in which somebody can choose what to play."""
    game = SmashUp.new({"players": 2}, seed, quiet=True)
    known, rng = experience(), Rng(~seed)
    turn = 0
    while (choice := game.choice) is not None:
        brawl = game.brawl
        if brawl.state.turn > turn and choice.message == "ask-menu" and brawl.state.slots == [*REGULAR]:
            turn = brawl.state.turn
            yield brawl
        search = Search(brawl.state.current, known.habits, known.chances, Effort(0, 1), rng)
        for index in search.turn(brawl, TRIES):
            game.pick(index)
            asked = game.choice
            if asked is not None and asked.message == "ask-menu" and brawl.state.turn > turn:
                break


def goals(game: Brawl) -> list[Goal]:
    """What may be reached in this turn, at best."""
    s = game.state
    places = [place for place, base in enumerate(s.base) if base != NOWHERE]
    missing = sorted([values.breakpoint(game, place) - sum(values.totals(game, place)) for place in places])
    prizes = sorted([max(game.base(place).prizes) for place in places], reverse=True)
    found = []
    if s.vp[s.current] + sum(prizes[:2]) >= GOAL and missing[0] <= 12:
        found.append(Goal(WIN))
    if missing[1] <= 10:
        found.append(Goal(CAPTURE, 2))
    return found


def puzzle_of(game: Brawl, goal: Goal, rng: Rng) -> Found | None:
    """The puzzle that a position is, if it is one."""
    head, _, rest = position.write(game).partition("\n")
    text = f"{head}\ngoal: {goal}\n{rest}"
    try:
        door = SmashUp.new({"position": text, "ask_end": True}, 1, quiet=True)
    except BadSetup:
        return None
    if door.choice is None or set(door.choice.keys) - {"end"} != set(game.choice.keys if game.choice else ()) - {"end"}:
        return None
    ways, hits = _ways(door, rng)
    if not ways or hits > TOO_EASY or not _greedy_misses(door, rng):
        return None
    for way in sorted(ways, key=len)[:6]:
        if len(way) >= SHORTEST and proved(door, way, WORLDS, rng):
            return Found(text, way, hits)
    return None


def _ways(door: SmashUp, rng: Rng) -> tuple[list[tuple[str, ...]], float]:
    """Ways to the goal, and how often turns by habit hit it; where they never do, the nearest ones are built upon."""
    search = Search(door.brawl.state.current, experience().habits, experience().chances, Effort(0, 1), rng)
    ways: dict[tuple[str, ...], None] = {}
    hits = 0
    best, plan = -1.0, [0]
    for number in range(PROBES + CLIMBS):
        if number == PROBES and hits:
            break
        told = plan[: rng.below(len(plan))] if number >= PROBES else []
        trial = door.clone()
        picks = search._finish_turn(trial.brawl, told)
        worth = _worth(trial.brawl, door.brawl)
        if worth > best:
            best, plan = worth, picks
        if trial.brawl.open is None and trial.brawl.state.winners == (search.seat,):
            hits += number < PROBES
            ways[_keys(door, picks)] = None
    return [*ways], hits / PROBES


def _worth(after: Brawl, before: Brawl) -> float:
    """How near the goal a turn has come."""
    s, seat = after.state, before.state.current
    gained = s.vp[seat] - before.state.vp[seat]
    stood = [base for base in before.state.base if base != NOWHERE]
    full = sum(
        min(1.0, sum(values.totals(after, place)) / max(1, values.breakpoint(after, place)))
        for place, base in enumerate(s.base)
        if base in stood
    )
    captured = sum(base not in s.base for base in stood)
    return 10.0 * (seat in s.winners) + gained + 2.0 * captured + full


def _keys(door: SmashUp, picks: list[int]) -> tuple[str, ...]:
    """Answers by their keys."""
    game = door.clone()
    keys = []
    for index in picks:
        choice = game.choice
        assert choice is not None
        keys.append(choice.keys[index])
        game.pick(index)
    return tuple(keys)


def _greedy_misses(door: SmashUp, rng: Rng) -> bool:
    """Whether simple play does not reach the goal."""
    game = door.clone()
    bot = make_bot("smashup", "greedy", rng)
    while (choice := game.choice) is not None:
        game.answer(choice.keys[0] if len(choice) == 1 else bot_answer(bot, game, choice.seat, rng))
    result = game.result
    return result is not None and result.winners != (door.brawl.state.current,)


def mine(games: int, seed: int) -> Iterator[Found]:
    """All puzzles of so many games, at most two a game."""
    for number in range(games):
        rng = Rng(game_seed(seed, number))
        found = 0
        for game in positions(game_seed(seed, number)):
            for goal in goals(game):
                puzzle = puzzle_of(game, goal, rng) if found < 2 else None
                if puzzle is not None:
                    found += 1
                    yield puzzle
                    break


def row(found: Found, number: int) -> dict[str, Any]:
    """As it is kept."""
    lines = found.position.strip().split("\n")
    return {
        "name": f"{number:03}",
        "level": found.level,
        "hits": round(found.hits, 4),
        "position": lines,
        "solution": list(found.solution),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Look for puzzles in self-play.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--out", type=Path, default=ROOT / "src" / "potasovka" / "smashup" / FILE)
    given = parser.parse_args()
    found: list[Found] = []
    for one in mine(given.games, given.seed):
        found.append(one)
        print(f"{len(found)}: level {one.level}, {one.position.splitlines()[1]}, hits {one.hits:.3f}", flush=True)
        write(given.out, found, f"python tools/mine_puzzles.py --games {given.games} --seed {given.seed}")


def write(file: Path, found: list[Found], command: str) -> None:
    """All puzzles so far, the easiest first."""
    ordered = sorted(found, key=lambda one: (-one.hits, len(one.solution), one.position))
    told = {"made": {"command": command}, "puzzles": [row(one, number) for number, one in enumerate(ordered, 1)]}
    file.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
