"""How the bots of Smash Up learn: turns are played as well as restarts find; what was chosen and who won is learned.

Nobody hides anything here: whoever plays a turn looks ahead in the game itself, which costs a tenth of imagining.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from importlib.resources import files
from pathlib import Path
from typing import Any

from potasovka.core import Game, Rng
from potasovka.lab.fit import Position, Question, fit_habits, fit_shares, fit_value
from potasovka.lab.training import Learned, Lesson
from potasovka.smashup import SmashUp
from potasovka.smashup.engine.mode import MODES
from potasovka.smashup.experience import FILE, Experience, experience, kind_of
from potasovka.smashup.features import features
from potasovka.smashup.habits import Habits, Traits, traits
from potasovka.smashup.search import Effort, Search

SEATS = (2, 3, 4)
KINDS = tuple([kind_of(mode, seats) for mode in MODES for seats in SEATS])
TABLES = (
    *(("classic", 2),) * 10,
    *(("classic", 3), ("classic", 4), ("classic", 3), ("classic", 4)),
    *(("big_base", 2), ("big_base", 2), ("big_base", 3), ("big_base", 4)),
)
"""The tables at which lessons are given, in turns."""
TRIES = (8, 24, 48)
"""How often a turn is restarted in each round, before the best one is played: who knows nothing thinks in vain."""
CAUTION = 4.0
"""How near the weights of a kind of table stay to those of its mode."""


class SmashUpSchool:
    """Rounds of self-play; after each, value, habits and factions are fitted anew."""

    shares = (0.4, 0.6, 1.0)

    def nothing(self) -> Learned:
        return Experience.none(KINDS).data()

    def lesson(self, round_: int, number: int, learned: Learned, seed: int) -> Lesson:
        mode, seats = TABLES[number % len(TABLES)]
        game = SmashUp.new({"players": seats, "mode": mode}, seed, quiet=True)
        known, rng = Experience.of(learned), Rng(~seed)
        positions: list[list[list[float]]] = []
        questions: list[tuple[list[Traits], int]] = []
        while game.choice is not None:
            positions.append([[round(value, 4) for value in row] for row in features(game.brawl)])
            mover = game.brawl.state.current
            search = Search(mover, known.habits, known.chances, Effort(0, 1), rng)
            for index in search.turn(game.brawl, TRIES[round_]):
                choice = game.choice
                assert choice is not None
                if choice.seat == mover:
                    questions.append((traits(game.brawl, choice), index))
                game.pick(index)
        result = game.result
        assert result is not None
        return {
            "kind": kind_of(mode, seats),
            "winner": result.winners[0],
            "factions": game.brawl.deal.factions,
            "positions": positions,
            "questions": questions,
        }

    def learn(self, lessons: list[Lesson]) -> Learned:
        value = dict(Experience.none(KINDS).value)
        for mode in MODES:
            positions = {kind_of(mode, seats): _positions(lessons, kind_of(mode, seats)) for seats in SEATS}
            common = fit_value([one for some in positions.values() for one in some], value[kind_of(mode, 2)])
            value.update({kind: fit_value(some, common, CAUTION) for kind, some in positions.items()})
        questions = [
            Question([(one, other) for one, other in options], chosen)
            for lesson in lessons
            for options, chosen in lesson["questions"]
        ]
        return Experience(value, Habits(fit_habits(questions)), _likes(lessons)).data()

    def write(self, learned: Learned, made: dict[str, Any]) -> Path:
        path = Path(str(files("potasovka.smashup") / FILE))
        path.write_text(json.dumps({"made": made, **learned}, indent=0) + "\n", encoding="utf-8")
        return path

    def chances(self, game: Game) -> list[float] | None:
        assert isinstance(game, SmashUp)
        return experience().chances(game.brawl) if game.brawl.state.turn else None

    def turn(self, game: Game) -> int:
        assert isinstance(game, SmashUp)
        return game.brawl.state.turn

    phases = ("opening", "middle", "end")

    def phase(self, game: Game) -> str:
        """By the points of whoever leads, on the Big Base by its periods."""
        assert isinstance(game, SmashUp)
        s = game.brawl.state
        part = s.board.period - 1 if s.board is not None else max(s.vp) // 5
        return self.phases[min(part, 2)]


def _positions(lessons: list[Lesson], kind: str) -> list[Position]:
    """All tables of a kind, each with who won."""
    return [Position(rows, one["winner"]) for one in lessons if one["kind"] == kind for rows in one["positions"]]


def _likes(lessons: list[Lesson]) -> dict[str, float]:
    """How well each faction has done."""
    wins: Counter[str] = Counter()
    expected: defaultdict[str, float] = defaultdict(float)
    for lesson in lessons:
        for seat, pair in enumerate(lesson["factions"]):
            for name in pair:
                expected[name] += 1 / len(lesson["factions"])
                wins[name] += seat == lesson["winner"]
    return fit_shares(wins, expected)
