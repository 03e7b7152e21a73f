"""Training: rounds of lessons, each a game that bots play with what they have learned so far, and what it teaches.

Lessons are told apart by their numbers and kept as they come, so training goes on where it stopped, and the same seed
gives the same weights whatever the number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from potasovka.core import Game, PotasovkaError
from potasovka.core.catalogue import description, load
from potasovka.lab.crew import ALONE, Crew
from potasovka.lab.study import game_seed

Learned = dict[str, Any]
Lesson = dict[str, Any]


class School(Protocol):
    """How the bots of one game learn; a description names it."""

    shares: tuple[float, ...]
    """For each round, after which what was learned is made anew: which part of the lessons of the last one it has."""

    def nothing(self) -> Learned:
        """What a newcomer knows."""

    def lesson(self, round_: int, number: int, learned: Learned, seed: int) -> Lesson:
        """One game and what it teaches, as plain data; it runs in a process of its own."""

    def learn(self, lessons: list[Lesson]) -> Learned:
        """What the lessons of a round and of the one before teach."""

    def write(self, learned: Learned, made: dict[str, Any]) -> Path:
        """Put the weights into the package, with how they were made."""

    def chances(self, game: Game) -> list[float] | None:
        """What the bots think of the seats' chances; `None` where they would not judge."""

    def turn(self, game: Game) -> int:
        """The number of this turn: chances are told once in each."""

    phases: tuple[str, ...]
    """The parts of a game, in order."""

    def phase(self, game: Game) -> str:
        """In which part of a game this is."""


def school_of(game: str) -> School:
    """By its game's name."""
    path = description(game).school
    if not path:
        raise PotasovkaError(f"the bots of {game} have nothing to learn")
    made: School = load(path)()
    return made


class Course(NamedTuple):
    """What was agreed before a training."""

    game: str
    games: int
    """Lessons of the last round."""
    seed: int
    folder: Path
    """Where lessons are kept."""


class Task(NamedTuple):
    """One lesson."""

    game: str
    round: int
    number: int
    seed: int
    learned: Learned
    """What is known."""


def train(course: Course, crew: Crew = ALONE, progress: Callable[[int, int], None] | None = None) -> Learned:
    """Go through all rounds, or through those that are left; `progress` is told the round and how many lessons more."""
    if course.games < 1:
        raise PotasovkaError(f"games must be at least 1, not {course.games}")
    crew.check()
    school = school_of(course.game)
    _same_course(course)
    known = course.folder / "round-0.json"
    if not known.exists():
        _write(known, school.nothing())
    for round_, share in enumerate(school.shares):
        after = course.folder / f"round-{round_ + 1}.json"
        if not after.exists():
            before = _read_lines(course.folder / f"round-{round_ - 1}.jsonl")
            lessons = _lessons(course, round_, lessons_of(course.games, share), known, crew, progress)
            _write(after, school.learn([*before, *lessons]))
        known = after
    learned: Learned = json.loads(known.read_text(encoding="utf-8"))
    return learned


def _same_course(course: Course) -> None:
    """A folder holds one course: lessons of another seed or length do not belong to it."""
    course.folder.mkdir(parents=True, exist_ok=True)
    told = {"game": course.game, "games": course.games, "seed": course.seed}
    agreed = course.folder / "course.json"
    if not agreed.exists():
        _write(agreed, told)
    elif json.loads(agreed.read_text(encoding="utf-8")) != told:
        raise PotasovkaError(f"{course.folder} holds another training: {agreed.read_text(encoding='utf-8').strip()}")


def lessons_of(games: int, share: float) -> int:
    """How many lessons a round has."""
    return max(1, round(share * games))


def _lessons(
    course: Course, round_: int, games: int, known: Path, crew: Crew, progress: Callable[[int, int], None] | None
) -> list[Lesson]:
    """All lessons of a round, those that were kept first."""
    kept = course.folder / f"round-{round_}.jsonl"
    lessons = _read_lines(kept)
    if progress is not None:
        progress(round_, len(lessons))
    learned = json.loads(known.read_text(encoding="utf-8"))
    tasks = [Task(course.game, round_, number, course.seed, learned) for number in range(len(lessons), games)]
    with kept.open("w", encoding="utf-8") as file:
        for lesson in lessons:
            file.write(json.dumps(lesson) + "\n")
        for lesson in crew.do(teach, tasks):
            file.write(json.dumps(lesson) + "\n")
            file.flush()
            lessons.append(lesson)
            if progress is not None:
                progress(round_, 1)
    return lessons


def _read_lines(file: Path) -> list[Lesson]:
    """The lessons that were kept; one that was cut off in the middle of its line is given again."""
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").split("\n")
    return [json.loads(line) for line in lines[:-1]]


def teach(task: Task) -> Lesson:
    """One lesson."""
    seed = game_seed(task.seed, task.round << 32 | task.number)
    return school_of(task.game).lesson(task.round, task.number, task.learned, seed)


def _write(file: Path, data: Any) -> None:
    """All or nothing: a file that is there is whole."""
    part = file.with_suffix(".part")
    part.write_text(json.dumps(data) + "\n", encoding="utf-8")
    part.replace(file)
