"""Players of Smash Up that look ahead to the end of the turn: four levels, each from a view and imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from potasovka.bots.greedy import AGREEMENTS, agree
from potasovka.core import Game, Rng
from potasovka.smashup.drafting import drafted
from potasovka.smashup.engine.card import Minion
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.experience import Experience, experience
from potasovka.smashup.search import Effort, Search

CHANCES = 1 << 16
"""Among equals chance decides."""


class BrawlerBot:
    """Thinks so much, with what it has learned."""

    effort: Effort
    """How much a level thinks; in a study somebody may think more or less."""

    def __init__(self, rng: Rng, learned: Experience | None = None) -> None:
        self.rng = rng
        """Its own chance, apart from the game's."""
        self.learned = experience() if learned is None else learned

    def choose(self, view: dict[str, Any], imagine: Callable[[], Game]) -> str:
        """The key of the chosen option; `imagine` gives a world that agrees with all this seat has seen."""
        keys = [str(option["key"]) for option in view["choice"]["options"]]
        if len(keys) == 1:
            return keys[0]
        if view["choice"]["prompt"]["id"] in AGREEMENTS:
            return agree(imagine(), keys)
        return drafted(view, self.learned.factions) or self._think(view, keys, imagine)

    def _think(self, view: dict[str, Any], keys: list[str], imagine: Callable[[], Game]) -> str:
        search = Search(view["seat"], self.learned.habits, self.learned.chances, self.effort, self.rng)
        return search.best(keys, imagine)


class NormalBot(BrawlerBot):
    """Level normal: tries each answer once, looks at points and power, and hardly at what others do."""

    effort = Effort(work=1, worlds=1)

    def __init__(self, rng: Rng, learned: Experience | None = None) -> None:
        super().__init__(rng, learned)
        newcomer = Experience.none(tuple(self.learned.value))
        self.learned = self.learned._replace(value=newcomer.value)


class EasyBot(NormalBot):
    """Level easy: a beginner, who sees the strongest cards and the fullest bases, and overlooks the rest."""

    sees = 2
    """So many answers are considered, and besides them to let it be."""

    def _think(self, view: dict[str, Any], keys: list[str], imagine: Callable[[], Game]) -> str:
        options = {str(option["key"]): option for option in view["choice"]["options"]}
        order = sorted(keys, key=lambda key: (-_size(view, options[key]["ref"]), self.rng.below(CHANCES)))
        seen = order[: self.sees]
        seen += [key for key in order[self.sees :] if options[key]["role"] != "answer"]
        return super()._think(view, seen, imagine)


def _size(view: dict[str, Any], ref: dict[str, Any]) -> int:
    """How much an answer strikes the eye: the power of its minion, or all the power on its base."""
    if "place" in ref:
        return int(sum(view["places"][ref["place"]]["totals"]))
    if "face" in ref:
        card = registry().by_slug[ref["face"]]
        return card.printed if issubclass(card, Minion) else 0
    minions = (minion for place in view["places"] for minion in place["minions"])
    return next((int(minion["power"]) for minion in minions if minion["handle"] == ref.get("card")), 0)


class HardBot(BrawlerBot):
    """Level hard: has learned what a table is worth, and tries a turn in many ways."""

    effort = Effort(work=150, worlds=1)


class ExpertBot(BrawlerBot):
    """Level expert: as good as it gets in the time a person waits."""

    effort = Effort(work=5500, worlds=8)
