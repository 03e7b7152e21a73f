"""What the odds said: each decision of a battle beside the best one, and what the dice did, kept apart.

The measure is how many people live through the battle, on average and with the best play from there on (`odds.py`). A
decision moves it from the best answer to the given one, if these do not look alike, and the best is what was
recommended (`forecast.best_of`); dice move it from there to the next decision or to the end. So for a battle that is
fought to its end, what was expected of it, the decisions and the dice add up to who is left.
"""

from __future__ import annotations

from typing import Any, cast

from potasovka.core import Event
from potasovka.hitzroad.cards import CARDS
from potasovka.hitzroad.forecast import NO_BATTLE, Way, best_of, fighting, may_leave, reading, ways
from potasovka.hitzroad.game import HitZRoad
from potasovka.hitzroad.state import State
from potasovka.hitzroad.view import view
from potasovka.hitzroad.wire import Decision, Fight, Hindsight

ASKED = ("fire", "stand", "bite", "bolt")
"""The questions of a battle."""
BEGINS = "hitzroad-log-zombies"
ENDS: dict[str, Any] = {"hitzroad-log-wins": "won", "hitzroad-log-flees": "fled", "hitzroad-log-out": "lost"}


class Looker:
    """Looks at a game while its record is played again: at each line when it is told, and at each question."""

    def __init__(self) -> None:
        self.fights: list[Fight] = []
        """All battles, in their order."""
        self._asked: list[Way] = []
        """The answers to the open question, if a battle asks it."""
        self._out = False
        """Whether that battle can be left."""
        self._hoped = 0.0
        """How many would live after the last decision, on average."""

    def hear(self, line: Event, state: State, answers: int) -> None:
        """A line is told."""
        if line.kind == BEGINS:
            self._hoped = best_of(fighting(ways({**view(state, None, None)}))).odds.survivors
            card = CARDS[state.card].id
            self.fights.append(_fight(line.public["seat"], card, state.round, answers, self._hoped))
        elif line.kind in ENDS and self.fights and self.fights[-1]["end"] is None:
            fight = self.fights[-1]
            fight["end"], fight["left"] = ENDS[line.kind], state.survivors[fight["seat"]]
            fight["luck"] += fight["left"] - self._hoped

    def ask(self, game: HitZRoad) -> None:
        """Somebody is asked."""
        seen = game.view(game.state.asked) if game.state.asks in ASKED else None
        self._asked = ways(seen) if seen else []
        self._out = seen is not None and may_leave(seen, self._asked)

    def answer(self, key: str, answers: int) -> None:
        """What is answered, and what dice have changed since the last decision; who leaves the battle decides nothing
        about its odds."""
        given = next((way for way in self._asked if way.key == key), None)
        if given is None:
            return
        best = best_of(fighting(self._asked))
        left = key in NO_BATTLE
        alike = left or reading(given.odds) == reading(best.odds)
        fight = self.fights[-1]
        fight["luck"] += (best if left or not alike else given).odds.survivors - self._hoped
        if not alike:
            fight["choices"] += given.odds.survivors - best.odds.survivors
        fight["decisions"].append(_decision(answers, given, given if left else best, alike=alike, out=self._out))
        self._hoped = given.odds.survivors


def _fight(seat: int, card: str, turn: int, at: int, hoped: float) -> Fight:
    told = {"seat": seat, "card": card, "turn": turn, "at": at, "hoped": hoped}
    return cast(Fight, {**told, "luck": 0.0, "choices": 0.0, "left": 0, "end": None, "decisions": []})


def _decision(at: int, given: Way, best: Way, *, alike: bool, out: bool) -> Decision:
    return {
        "at": at,
        "key": given.key,
        "survive": given.odds.survive,
        "survivors": given.odds.survivors,
        "best": best.key,
        "best_survive": best.odds.survive,
        "best_survivors": best.odds.survivors,
        "alike": alike,
        "out": out,
    }


def hindsight(fights: list[Fight], seats: int) -> Hindsight:
    """All battles, and by seat the sums."""
    return {
        "fights": fights,
        "luck": [sum(fight["luck"] for fight in fights if fight["seat"] == seat) for seat in range(seats)],
        "choices": [sum(fight["choices"] for fight in fights if fight["seat"] == seat) for seat in range(seats)],
    }
