"""What bots have learned: weights in `weights.json`, with the command, the seed and the date that made them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, NamedTuple

from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.features import NAMES, Row, features
from potasovka.smashup.habits import Habits

FILE = "weights.json"


class Experience(NamedTuple):
    """All that there is to learn."""

    value: Mapping[str, Row]
    """For each kind of table (`kind_of`) the weights of the columns of `features`."""
    habits: Habits
    factions: Mapping[str, float]
    """How much better or worse than the mean a faction does, as a logit."""

    def chances(self, game: Brawl) -> list[float]:
        """The chance of each seat to win, when a turn has just ended."""
        weights = self.value[kind_of(game.deal.mode.name, len(game.state.vp))]
        return softmax([sum(map(float.__mul__, weights, row)) for row in features(game)])

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "columns": list(NAMES),
            "value": {kind: [round(weight, 4) for weight in row] for kind, row in self.value.items()},
            "factions": {name: round(worth, 3) for name, worth in sorted(self.factions.items())},
            "habits": {trait: round(weight, 3) for trait, weight in sorted(self.habits.weights.items())},
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Experience:
        """From plain data."""
        if tuple(data["columns"]) != NAMES:
            raise ValueError(f"{FILE} was made for other columns; `potasovka lab train smashup` makes it anew")
        return cls(data["value"], Habits(data["habits"]), data["factions"])

    @classmethod
    def none(cls, kinds: tuple[str, ...]) -> Experience:
        """What a newcomer knows: points are good, and so is power; all answers and factions are alike."""
        plain = [{"points": 6.0, "coming_soon": 2.0, "power": 1.0}.get(name, 0.0) for name in NAMES]
        return cls(dict.fromkeys(kinds, plain), Habits({}), {})


def kind_of(mode: str, seats: int) -> str:
    """The kind of table that is judged by weights of its own."""
    return f"{mode} {seats}"


def softmax(worths: list[float]) -> list[float]:
    """Chances that add up to one."""
    most = max(worths)
    parts = [exp(worth - most) for worth in worths]
    whole = sum(parts)
    return [part / whole for part in parts]


@cache
def experience() -> Experience:
    """What the package has learned."""
    return Experience.of(_kept())


def made() -> dict[str, str]:
    """How that was made, and when."""
    told: dict[str, str] = _kept()["made"]
    return told


def _kept() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads((files("potasovka.smashup") / FILE).read_text(encoding="utf-8"))
    return kept
