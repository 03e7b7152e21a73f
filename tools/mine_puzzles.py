"""Look for puzzles in self-play: `python tools/mine_puzzles.py --games 600 --seed 5 [--keep FILE] [--out FILE]`,
or judge those that there are by what bots have learned since: `python tools/mine_puzzles.py --judge`.

Bots play quick games. At the beginning of each turn in which a goal is thinkable, restarts of the turn look for a way
to it. The position becomes a puzzle if the way, rid of what it does not need, leads there in the game and in many
worlds that its player can imagine, nobody else being asked; if the greedy bot misses it; and if turns by habit seldom
hit it. How seldom is how hard it is. Of each game one is kept, and of all these as many of each level and goal, those
first whose factions have come up least. `--keep` names a file in which every game is kept as it ends: the same
command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from potasovka.bots import bot_answer, make_bot
from potasovka.core import Rng
from potasovka.lab.study import game_seed
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import position, values
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.goal import CAPTURE, WIN, Goal, read_goal
from potasovka.smashup.engine.terms import NOWHERE
from potasovka.smashup.engine.turn import GOAL, REGULAR
from potasovka.smashup.experience import experience, made
from potasovka.smashup.puzzles import FILE, deeds, proved, solves
from potasovka.smashup.search import Effort, Search

ROOT = Path(__file__).resolve().parent.parent
TRIES = 12
"""Restarts of a turn of self-play."""
GLANCES = 80
"""Turns by habit in which all but one of the bases must have been captured, or it is not looked further."""
PROBES = 300
"""Turns by habit whose hits are counted."""
CLIMBS = 300
"""Restarts that build on the best one so far, where habit found nothing."""
MOST_MISSING = 14
"""Power by which the bases of a thinkable goal may fall short, all together."""
WAYS = 8
"""Ways, the shortest first, that are rid of what they do not need and put to the proof."""
WORLDS = 400
"""Worlds in which a way must lead to the goal."""
GREEDY = 12
"""Turns of the greedy bot, each with other luck, all of which must miss it."""
LEVELS = (0.02, 0.003)
"""Of so many turns by habit that hit it an easy puzzle has more, a hard one less: none at all."""
TOO_EASY = 0.1
FEWEST_DEEDS = 2
"""What is played or used on the shortest way that is worth a thought."""
OF_EACH = 30
"""Puzzles of a level and a kind of goal that are kept."""


class Found(NamedTuple):
    """A puzzle, and how often habit hits it."""

    position: str
    goal: Goal
    factions: tuple[str, ...]
    solution: tuple[str, ...]
    hits: float

    @property
    def level(self) -> int:
        """From 1, the easiest."""
        return 1 + sum(self.hits < limit for limit in LEVELS)

    @property
    def name(self) -> str:
        """It stays the same whatever else is found."""
        return blake2b(self.position.encode(), digest_size=3).hexdigest()

    @property
    def order(self) -> tuple[int, int, int, str]:
        """The easiest first: by level, then by what is to be done."""
        return self.level, deeds(self.solution), len(self.solution), self.position


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
    found = [Goal(CAPTURE, bases) for bases in (3, 2) if sum(missing[:bases]) <= MOST_MISSING]
    bases = 1 + (s.vp[s.current] + prizes[0] < GOAL)
    if s.vp[s.current] + sum(prizes[:bases]) >= GOAL and sum(missing[:bases]) <= MOST_MISSING:
        found.append(Goal(WIN))
    return found


def puzzle_of(game: Brawl, goal: Goal, factions: tuple[str, ...], rng: Rng) -> Found | None:
    """The puzzle that a position is, if it is one, for who plays these factions."""
    head, points, plays, *rest = position.write(game).splitlines()
    text = "\n".join([head, points, plays, f"goal: {goal}", *rest]) + "\n"
    door = SmashUp.new({"position": text, "ask_end": True}, 1, quiet=True)
    if _offers(door.brawl) != _offers(game) or position.write(door.brawl) != text:
        return None  # something counts that no position says
    ways, hits = _ways(door, goal, rng)
    if not ways or hits > TOO_EASY:
        return None
    for way in sorted({_shortened(door, way) for way in sorted(ways, key=len)[:WAYS]}, key=len):
        if deeds(way) >= FEWEST_DEEDS and proved(door, way, WORLDS, rng):
            missed = not any(_greedy_hits(door, luck) for luck in range(GREEDY))
            return Found(text, goal, factions, way, hits) if missed else None
    return None


def _offers(game: Brawl) -> list[str]:
    """What can be done, whatever numbers the cards have; a puzzle can always be given up."""
    choice = game.choice
    return sorted(key.split(".")[0] for key in (choice.keys if choice else ()) if key != "end")


def _ways(door: SmashUp, goal: Goal, rng: Rng) -> tuple[list[tuple[str, ...]], float]:
    """Ways to the goal, and how often turns by habit hit it; where they never do, the nearest ones are built upon."""
    search = Search(door.brawl.state.current, experience().habits, experience().chances, Effort(0, 1), rng)
    ways: dict[tuple[str, ...], None] = {}
    hits = 0
    best, plan = -1.0, [0]
    most, nearly = 0, max(1, goal.bases - 1)
    for number in range(PROBES + CLIMBS):
        if number >= PROBES and (hits or len(ways) >= WAYS):
            break
        if number == GLANCES and most < nearly:
            break
        told = plan[: rng.below(len(plan))] if number >= PROBES else []
        trial = door.clone()
        picks = search.finish_turn(trial.brawl, told)
        worth = _worth(trial.brawl, door.brawl)
        most = max(most, _captured(trial.brawl, door.brawl))
        if worth > best:
            best, plan = worth, picks
        if trial.brawl.open is None and trial.brawl.state.winners == (search.seat,):
            hits += number < PROBES
            way = _keys(door, picks)
            if solves(door.clone(), way):
                ways[way] = None
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
    return 10.0 * (seat in s.winners) + gained + 2.0 * _captured(after, before) + full


def _captured(after: Brawl, before: Brawl) -> int:
    """How many bases are not there any more."""
    return sum(base != NOWHERE and base not in after.state.base for base in before.state.base)


def _keys(door: SmashUp, picks: list[int]) -> tuple[str, ...]:
    """Answers by their keys."""
    game = door.clone()
    for index in picks:
        game.pick(index)
    return tuple(game.answers)


def _shortened(door: SmashUp, way: tuple[str, ...]) -> tuple[str, ...]:
    """A way without the deeds that it does not need."""
    game = door.clone()
    parts: list[list[str]] = []
    for key in way:
        choice = game.choice
        assert choice is not None
        if choice.message == "ask-menu" or not parts:
            parts.append([])
        parts[-1].append(key)
        game.answer(key)
    number = 0
    while number < len(parts):
        rest = parts[:number] + parts[number + 1 :]
        if solves(door.clone(), [key for part in rest for key in part]):
            parts, number = rest, 0
        else:
            number += 1
    return tuple(key for part in parts for key in part)


def _greedy_hits(door: SmashUp, luck: int) -> bool:
    """Whether simple play reaches the goal."""
    game, rng = door.clone(), Rng(luck)
    bot = make_bot("smashup", "greedy", rng)
    while (choice := game.choice) is not None:
        game.answer(choice.keys[0] if len(choice) == 1 else bot_answer(bot, game, choice.seat, rng))
    result = game.result
    return result is not None and result.winners == (door.brawl.state.current,)


def mine(seed: int) -> Found | None:
    """The best puzzle of a game, if it has any: one of captures, which are rarer, and the hardest."""
    rng = Rng(seed)
    found: list[Found] = []
    for game in positions(seed):
        for goal in goals(game):
            puzzle = puzzle_of(game, goal, game.deal.factions[game.state.current], rng)
            if puzzle is not None:
                found.append(puzzle)
    return max(found, key=lambda one: (one.goal.kind == CAPTURE, one.order), default=None)


def chosen(found: dict[int, Found]) -> list[tuple[int, Found]]:
    """As many of each level and goal; those first whose factions have come up least."""
    seen: Counter[str] = Counter()
    kept: list[int] = []
    left = sorted(found, key=lambda game: found[game].order)
    for _ in range(OF_EACH):
        for level in range(1, len(LEVELS) + 2):
            for kind in (CAPTURE, WIN):
                fitting = [game for game in left if (found[game].level, found[game].goal.kind) == (level, kind)]
                if fitting:
                    best = min(fitting, key=lambda game: sum(seen[name] for name in found[game].factions))
                    left.remove(best)
                    kept.append(best)
                    seen.update(found[best].factions)
    return [(game, found[game]) for game in sorted(kept, key=lambda game: found[game].order)]


def row(number: int, found: Found) -> dict[str, Any]:
    """As it is kept."""
    return {
        "name": found.name,
        "game": number,
        "level": found.level,
        "hits": found.hits,
        "factions": list(found.factions),
        "solution": list(found.solution),
        "position": found.position.splitlines(),
    }


def read(row: dict[str, Any]) -> Found:
    """What was kept."""
    goal = next(line for line in row["position"] if line.startswith("goal: "))
    position_ = "\n".join(row["position"]) + "\n"
    return Found(position_, read_goal(goal[6:]), tuple(row["factions"]), tuple(row["solution"]), row["hits"])


def judged(found: Found) -> Found:
    """The same puzzle, as hard as it is for the habits of today."""
    door = SmashUp.new({"position": found.position, "ask_end": True}, 1, quiet=True)
    seat, known = door.brawl.state.current, experience()
    search = Search(seat, known.habits, known.chances, Effort(0, 1), Rng(int(found.name, 16)))
    hits = 0
    for _ in range(PROBES):
        trial = door.clone()
        search.finish_turn(trial.brawl, [])
        hits += trial.brawl.open is None and trial.brawl.state.winners == (seat,)
    return found._replace(hits=hits / PROBES)


def judge(file: Path) -> None:
    """Judge all puzzles of a file anew; all of them stay."""
    data = json.loads(file.read_text(encoding="utf-8"))
    found = [(row["game"], judged(read(row))) for row in data["puzzles"]]
    others = sum(one.level != row["level"] for row, (_, one) in zip(data["puzzles"], found, strict=True))
    print(f"{others} of {len(found)} puzzles have another level")
    write(file, data["made"], sorted(found, key=lambda one: one[1].order))


def write(file: Path, how: dict[str, Any], found: list[tuple[int, Found]]) -> None:
    """Keep puzzles, how they were found, and by which weights they were judged last."""
    data = {"made": how, "judged": made(), "puzzles": [row(*one) for one in found]}
    file.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def games_of(games: int, seed: int, keep: Path | None) -> Iterator[Found | None]:
    """What each game has, those that are kept first."""
    lines = keep.read_text(encoding="utf-8").splitlines() if keep is not None and keep.exists() else []
    for number in range(1, games + 1):
        if number <= len(lines):
            row_ = json.loads(lines[number - 1])
            yield None if row_ is None else read(row_)
            continue
        found = mine(game_seed(seed, number - 1))
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(None if found is None else row(number, found)) + "\n")
        yield found


def main() -> None:
    """Look, and write the file."""
    parser = argparse.ArgumentParser(description="Look for puzzles in self-play.")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--out", type=Path, default=ROOT / "src" / "potasovka" / "smashup" / FILE)
    parser.add_argument("--judge", action="store_true")
    given = parser.parse_args()
    if given.judge:
        judge(given.out)
        return
    found: dict[int, Found] = {}
    for games, one in enumerate(games_of(given.games, given.seed, given.keep), 1):
        if one is not None:
            found[games] = one
            told = f"level {one.level}, {one.goal}, {deeds(one.solution)} deeds, hits {one.hits:.4f}"
            print(f"{games} games, {len(found)}: {told}, {' and '.join(one.factions)}", flush=True)
        command = f"python tools/mine_puzzles.py --games {games} --seed {given.seed}"
        write(given.out, {"command": command, "weights": made()}, chosen(found))


if __name__ == "__main__":
    main()
