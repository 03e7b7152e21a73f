"""Looking at a finished brawl: the chances after every turn, and each decision beside better ones.

A decision is judged as a bot makes it, from worlds that its seat could imagine then, never from the true game. First
all answers are tried; if another one seems better, it and the given one are tried again in fresh worlds, both equally:
what looked best among many by chance alone does not do so twice. Work is counted, and chance comes from the record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import NamedTuple

from potasovka.core.choice import Choice
from potasovka.core.game import Game
from potasovka.core.record import Record
from potasovka.core.replay import steps
from potasovka.core.review import NOTICED, Judged, ReviewPoint, Seen, Weighed
from potasovka.core.rng import Rng
from potasovka.smashup.advice import MATTERS_OF_TASTE
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.experience import experience
from potasovka.smashup.search import Effort, Search

FIRST = Effort(work=3000, worlds=6)
"""How much is thought about all answers."""
SECOND = Effort(work=4000, worlds=10)
"""And how much about the given one and those that seem better."""
RIVALS = 2
"""The most answers that are named as better ones."""
WORLDS = 24
"""Worlds in which a seat's chance is told between turns."""


class Moment(NamedTuple):
    """A moment of the game that is looked at."""

    at: int
    """How many answers had been given."""
    seat: int | None
    """Who decides; nobody between two turns."""
    ended: int | None = None
    """Whose turn has ended."""


class BrawlReview:
    """Looks at one brawl."""

    def __init__(self, record: Record, seats: Sequence[int]) -> None:
        self._record = record
        self._moments = _moments(record, seats)
        self._seed = _seed_of(record)
        self._steps: Iterator[Game] = iter(())
        self._game: SmashUp | None = None

    @property
    def parts(self) -> int:
        """How many moments there are."""
        return len(self._moments)

    def look(self, number: int) -> Seen:
        """What is found at one of them."""
        moment = self._moments[number]
        game, rng = self._at(moment.at), Rng(self._seed + 2 * moment.at + (moment.seat is None))
        if moment.seat is None:
            return {"point": _point(game, moment, rng), "judged": None}
        return {"point": None, "judged": self._judge(game, moment.seat, rng)}

    def _at(self, at: int) -> SmashUp:
        """The game after so many answers; most often it only goes on."""
        if self._game is None or len(self._game.answers) > at:
            self._steps = steps(self._record, quiet=True)
            self._game = _next(self._steps)
        while len(self._game.answers) < at:
            self._game = _next(self._steps)
        return self._game

    def _judge(self, game: SmashUp, seat: int, rng: Rng) -> Judged:
        choice, at = game.choice, len(game.answers)
        assert choice is not None
        given = self._record.answers[at]
        chances = weigh(seat, choice.keys, given, lambda: game.determinise(seat, rng), rng)
        better = [key for key in chances if chances[key] >= chances[given] + NOTICED]
        better.sort(key=lambda key: -chances[key])
        return {
            "at": at,
            "turn": game.brawl.state.turn,
            "seat": seat,
            "prompt": choice.prompt.data(),
            "before": 0.0,
            "given": _weighed(choice, given, chances),
            "better": [_weighed(choice, key, chances) for key in better],
        }


def weigh(seat: int, keys: list[str], given: str, imagine: Callable[[], Game], rng: Rng) -> dict[str, float]:
    """The chance to win that an answer kept, and that of others that might be better ones."""
    learned = experience()
    rivals = [key for key in keys if key != given]
    if len(rivals) > RIVALS:
        found = Search(seat, learned.habits, learned.chances, FIRST, rng).worths(keys, imagine)
        rivals = sorted((key for key in found if key != given), key=lambda key: -found[key])[:RIVALS]
        if given in found and not any(found[key] >= found[given] + NOTICED for key in rivals):
            return {given: found[given]}
    return Search(seat, learned.habits, learned.chances, SECOND, rng).worths([given, *rivals], imagine, drop=False)


def chances_known(seat: int, imagine: Callable[[], Game]) -> float:
    """The chance of a seat to win when a turn has just ended, by what it knows: the mean over worlds."""
    told = 0.0
    for _ in range(WORLDS):
        world = imagine()
        assert isinstance(world, SmashUp)
        told += experience().chances(world.brawl)[seat]
    return round(told / WORLDS, 3)


def _point(game: SmashUp, moment: Moment, rng: Rng) -> ReviewPoint:
    state = game.brawl.state
    over = game.result
    if over is not None:
        full = [1.0 / len(over.winners) if seat in over.winners else 0.0 for seat in range(game.seats)]
        known = full
    else:
        full = experience().chances(game.brawl)
        known = [chances_known(seat, lambda seat=seat: game.determinise(seat, rng)) for seat in range(game.seats)]  # type: ignore[misc]
    return {
        "turn": state.turn if over is not None else state.turn - 1,
        "seat": moment.ended,
        "at": moment.at,
        "known": [round(chance, 3) for chance in known],
        "full": [round(chance, 3) for chance in full],
    }


def _weighed(choice: Choice, key: str, chances: dict[str, float]) -> Weighed:
    text = choice.options[choice.index(key)].text
    return {"key": key, "text": text.data(), "chance": round(chances[key], 3)}


def _moments(record: Record, seats: Sequence[int]) -> list[Moment]:
    """Where there is something to look at: between turns, and where one of these seats has more than one answer."""
    found: list[Moment] = []
    turn, mover = 0, None
    for at, game in enumerate(steps(record, quiet=True)):
        assert isinstance(game, SmashUp)
        state, choice = game.brawl.state, game.choice
        if choice is None or state.turn != turn:
            found.append(Moment(at, None, mover))
            turn, mover = state.turn, state.current
        if choice is not None and at < len(record.answers) and choice.seat in seats and _is_judged(game, choice):
            found.append(Moment(at, choice.seat))
    return found


def _is_judged(game: SmashUp, choice: Choice) -> bool:
    """Whether there is something to decide, once the first turn has begun."""
    return len(choice) > 1 and game.brawl.state.turn > 0 and choice.message not in MATTERS_OF_TASTE


def _seed_of(record: Record) -> int:
    """Where the chance of a review begins: the same for the same game, wherever it was played."""
    text = record._replace(seal=None).to_text()
    return int.from_bytes(blake2b(text.encode(), digest_size=16, person=b"potasovka review").digest(), "big") >> 1


def _next(games: Iterator[Game]) -> SmashUp:
    game = next(games)
    assert isinstance(game, SmashUp)
    return game
