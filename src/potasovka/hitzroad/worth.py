"""What a party is worth once it has walked a round: how likely it lives to the end, and how many points it will have.

Both are sums of small tables, one for each round; `worth.json` has their weights, fitted to games that bots played
alone (`tools/learn_worth.py`; the file says with which seeds). Among rivals the road is harder, resources are not worth
sets but bonus cards, and what one party has of these another has not.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, NamedTuple, Self

from potasovka.hitzroad.scoring import BONUS
from potasovka.hitzroad.state import ROUNDS, TOKEN, TOKENS

View = dict[str, Any]
Numbers = tuple[int, int, int, int]
"""Survivors, ammunition, gas, adrenaline."""

STEPS = ((1, 2, 3, 4, 5, 8), (1, 3, 6, 10), (1, 2, 4, 8), (1, 3, 6, 10))
"""Where the worth of one more survivor, round, gas or adrenaline may change."""
USEFUL = {
    "map": ("II-4",),
    "school_bus": ("II-5",),
    "sniper_rifle": ("II-11",),
    "wounded": ("II-15",),
    "toxic_gas": ("III-5", "III-6"),
    "fanatic": ("III-17",),
}
"""The cards that tokens wait for; a token whose cards are gone is worth nothing."""
MOST = 60
"""Tables end here."""


class Weights(NamedTuple):
    """The weights of one estimate."""

    base: float
    steps: tuple[tuple[float, ...], ...]
    """For each of `STEPS`."""
    sets: float
    """Of the least of the four numbers."""
    saved: float
    """Of survivors times adrenaline."""
    armed: float
    """Of survivors times ammunition."""
    tokens: tuple[float, ...]
    """For each token that is still good for something."""
    exterminator: float

    @classmethod
    def of(cls, flat: list[float]) -> Self:
        """Weights in the order of `features`."""
        numbers = iter(flat)
        base = next(numbers)
        steps = tuple([tuple([next(numbers) for _ in some]) for some in STEPS])
        sets, saved, armed = next(numbers), next(numbers), next(numbers)
        tokens = tuple([next(numbers) for _ in TOKENS])
        return cls(base, steps, sets, saved, armed, tokens, *numbers)


def features(numbers: Numbers, tokens: tuple[int, ...], exterminator: bool) -> list[float]:
    """What an estimate is made of."""
    survivors, ammo, _, adrenaline = numbers
    found = [1.0]
    for number, some in zip(numbers, STEPS, strict=True):
        found += [float(min(number, step)) for step in some]
    found += [min(numbers), survivors * min(adrenaline, 6), survivors * min(ammo, 6)]
    return [*found, *tokens, float(exterminator)]


@cache
def weights(round_: int) -> tuple[Weights, Weights]:
    """The weights of living to the end (as a logit) and of points to come, after so many rounds."""
    told = _stored()[str(round_)]
    return Weights.of(told["alive"]), Weights.of(told["gain"])


@cache
def _stored() -> dict[str, Any]:
    text = (files("potasovka.hitzroad") / "worth.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)["rounds"]
    return found


def useful_tokens(tokens: dict[str, int], unseen: frozenset[str], exterminator: bool) -> tuple[int, ...]:
    """Tokens by number, each counted for every card it still waits for."""
    found = [0] * len(TOKENS)
    for name, n in tokens.items():
        waits = USEFUL.get(name)
        found[TOKEN[name]] = n * sum(card in unseen for card in waits) if waits else n
    found[TOKEN["spent_map"]] = 0
    if exterminator:
        found[TOKEN["school_bus"]] = 0
    return tuple(found)


NOTHING = Weights.of([0.0] * len(features((0, 0, 0, 0), (0,) * len(TOKENS), exterminator=False)))
SWING = 0.8
"""How much a lead may change in a round."""
HARDER = 1.0
"""By how much the road is harder among rivals than alone, as a logit."""
WON_AND_LOST = 2.0
"""A bonus card counts for who has it, and against all who have not."""


class Taste(NamedTuple):
    """What somebody is after besides points."""

    life: float = 6.0
    """Points that being alive at the end is worth."""
    point: float = 1.0
    """What a point is worth."""
    fear: float = 1.0
    """How dear a risk of dying is taken: more than one is too much, less is too little."""


class Bag:
    """What a party has besides the four numbers, and what it is worth with each of them."""

    __slots__ = ("alive", "exterminator", "gain", "known", "points", "tokens")

    def __init__(self, points: int, tokens: tuple[int, ...], exterminator: bool) -> None:
        self.points = points
        self.tokens = tokens
        self.exterminator = exterminator
        self.alive = 0.0
        self.gain = 0.0
        self.known: dict[Numbers, float] = {}

    def has(self, token: str) -> int:
        """How many tokens of a kind."""
        return self.tokens[TOKEN[token]]


class Outlook:
    """What a party will be worth when it has walked this round."""

    def __init__(self, players: int, round_: int, best: Numbers | None, unseen: frozenset[str], taste: Taste) -> None:
        self.taste = taste
        self.unseen = unseen
        self.best = best
        """The most that any other living party has of each number."""
        self.last = round_ == ROUNDS
        self.harder = HARDER if players > 1 else 0.0
        self.left = ROUNDS - round_
        self.alive, self.gain = weights(round_)
        if players > 1 and self.last:
            self.gain = NOTHING
        self.tables = [self._tables(self.alive, 0.0), self._tables(self.gain, WON_AND_LOST * BONUS)]
        self.bags: dict[tuple[int, tuple[int, ...], bool], Bag] = {}

    def _tables(self, some: Weights, bonus: float) -> list[list[float]]:
        """One table a number: what so much of it adds."""
        found = []
        for kind, steps in enumerate(STEPS):
            table: list[float] = []
            for n in range(MOST + 1):
                worth = sum(weight * min(n, step) for weight, step in zip(some.steps[kind], steps, strict=True))
                if self.best:
                    worth += bonus * _likely_most(n - self.best[kind], self.left)
                table.append(max(worth, table[-1]) if table else worth)  # more never hurts
            found.append(table)
        return found

    def bag(self, points: int, tokens: tuple[int, ...], exterminator: bool) -> Bag:
        """The one bag with these things in it."""
        key = (points, tokens, exterminator)
        if key not in self.bags:
            made = self.bags[key] = Bag(*key)
            named = {name: n for name, n in zip(TOKENS, tokens, strict=True) if n}
            useful = useful_tokens(named, self.unseen, exterminator)
            for some, name in ((self.alive, "alive"), (self.gain, "gain")):
                worth = some.base + some.exterminator * exterminator
                worth += sum(weight * n for weight, n in zip(some.tokens, useful, strict=True))
                setattr(made, name, worth)
        return self.bags[key]

    def value(self, bag: Bag, survivors: int, ammo: int, gas: int, adrenaline: int) -> float:
        """What a party is worth."""
        if survivors <= 0:
            return 0.0
        key = (survivors, ammo, gas, adrenaline)
        known = bag.known.get(key)
        if known is not None:
            return known
        sets, saved, armed = min(key), survivors * min(adrenaline, 6), survivors * min(ammo, 6)
        sums = []
        for some, tables in ((self.alive, self.tables[0]), (self.gain, self.tables[1])):
            worth = some.sets * sets + some.saved * saved + some.armed * armed
            for table, n in zip(tables, key, strict=True):
                worth += table[n] if n < MOST else table[MOST]
            sums.append(worth)
        alive = 1.0 if self.last else 1 / (1 + exp(-max(-30.0, min(30.0, bag.alive + sums[0] - self.harder))))
        if self.taste.fear != 1.0:
            alive **= self.taste.fear
        points = bag.points + bag.gain + sums[1]
        found = alive * (self.taste.life + self.taste.point * points)
        bag.known[key] = found
        return found


def _likely_most(lead: int, rounds: int) -> float:
    """How likely somebody has most of something at the end who leads by so much with so many rounds to go."""
    return 1 / (1 + exp(-(lead - 0.5) / (0.4 + SWING * rounds)))


def most_of(parties: list[dict[str, Any]]) -> Numbers | None:
    """The most that any of these parties has of each number."""
    if not parties:
        return None
    survivors, ammo, gas, adrenaline = (
        max(party[name] for party in parties) for name in ("survivors", "ammo", "gas", "adrenaline")
    )
    return survivors, ammo, gas, adrenaline


def numbers_of(party: dict[str, Any]) -> Numbers:
    """Survivors, ammunition, gas and adrenaline of a party."""
    return party["survivors"], party["ammo"], party["gas"], party["adrenaline"]


def tokens_of(party: dict[str, Any]) -> tuple[int, ...]:
    """Tokens of a party by number."""
    return tuple([party["tokens"].get(name, 0) for name in TOKENS])
