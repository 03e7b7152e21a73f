"""The exact odds of a battle under best play, by dynamic programming over all rolls.

Best play has the highest probability of surviving, then most survivors expected, then most adrenaline left;
a party that dies counts as no survivors and no adrenaline. Fleeing and Molotov cocktails are not part of it.
"""

from __future__ import annotations

from functools import cache
from itertools import zip_longest
from math import comb
from operator import mul
from typing import NamedTuple

from potasovka.core import BadPosition
from potasovka.hitzroad.battle import DICE_A_ROUND
from potasovka.hitzroad.dice import BITE, BLACK, BOLTS, DEATH, HITS, RED

SAME = 1e-12
"""Probabilities closer than this are equal."""
LIMITS = {"survivors": (1, 7), "zombies": (0, 20), "horde": (0, 3), "ammo": (0, 20), "adrenaline": (0, 20)}
"""The least and the most of each number the calculator takes."""


class Odds(NamedTuple):
    """How a battle may end."""

    survive: float
    """The probability that somebody survives and all zombies fall."""
    survivors: float
    """Survivors expected."""
    adrenaline: float
    """Adrenaline expected to be left."""
    by_survivors: tuple[float, ...]
    """The probability to end with exactly n survivors; n = 0 is the end of the party."""

    def better(self, other: Odds) -> bool:
        """Whether this is better than the other, by more than rounding."""
        more = self[0] - other[0]
        if more > SAME or more < -SAME:
            return more > 0
        more = self[1] - other[1]
        if more > SAME or more < -SAME:
            return more > 0
        return self[2] - other[2] > SAME


After = tuple[int, int, int]
"""Survivors, zombies and adrenaline when a roll has been answered."""


class Roll(NamedTuple):
    """What one roll of a melee comes to."""

    chance: float
    bites: int
    deaths: int
    hits: int
    bolts: int


def battle(
    survivors: int,
    zombies: int,
    horde: int = 0,
    ammo: int = 0,
    adrenaline: int = 0,
    *,
    no_adrenaline: bool = False,
    ranged_casualty_adds_zombie: bool = False,
    exterminator: bool = False,
) -> Odds:
    """The odds of a battle in which exactly `ammo` rounds are fired first."""
    _check(survivors=survivors, zombies=zombies, horde=horde, ammo=ammo, adrenaline=adrenaline)
    red = 0 if exterminator else horde
    usable = 0 if no_adrenaline else adrenaline
    ways = []
    for left, chance in shots(zombies, ammo, noise=ranged_casualty_adds_zombie):
        ways.append((chance, melee(survivors, left, usable, red)))
    total = _mean(ways, survivors)
    if no_adrenaline:  # what cannot be used is all left, if anybody is
        return total._replace(adrenaline=adrenaline * total.survive)
    return total


def fire_table(
    survivors: int,
    zombies: int,
    horde: int = 0,
    ammo: int = 0,
    adrenaline: int = 0,
    *,
    no_adrenaline: bool = False,
    ranged_casualty_adds_zombie: bool = False,
    exterminator: bool = False,
) -> list[Odds]:
    """The odds for firing 0, 1, … up to `ammo` rounds."""
    return [
        battle(
            survivors,
            zombies,
            horde,
            rounds,
            adrenaline,
            no_adrenaline=no_adrenaline,
            ranged_casualty_adds_zombie=ranged_casualty_adds_zombie,
            exterminator=exterminator,
        )
        for rounds in range(ammo + 1)
    ]


def best_fire(table: list[Odds]) -> int:
    """The number of rounds of a `fire_table` with the best odds; the fewest of equals."""
    best = 0
    for rounds, odds in enumerate(table):
        if odds.better(table[best]):
            best = rounds
    return best


def shots(zombies: int, rounds: int, *, noise: bool = False) -> list[tuple[int, float]]:
    """How many zombies are left after firing so many rounds, and how likely that is."""
    dice = DICE_A_ROUND * rounds
    hit = _share(BLACK, HITS)
    bite = _share(BLACK, frozenset((BITE,))) if noise else 0.0
    left: dict[int, float] = {}
    for hits in range(dice + 1):
        for bites in range(dice - hits + 1 if noise else 1):
            rest = dice - hits - bites
            chance = comb(dice, hits) * comb(dice - hits, bites) * hit**hits * bite**bites
            chance *= (1 - hit - bite) ** rest
            after = max(0, zombies + bites - hits)
            left[after] = left.get(after, 0.0) + chance
    return sorted(left.items())


@cache
def melee(survivors: int, zombies: int, adrenaline: int, horde: int) -> Odds:
    """The odds from the beginning of a round of melee on."""
    if not survivors:
        return Odds(0.0, 0.0, 0.0, (1.0,))
    if not zombies:
        return Odds(1.0, survivors, adrenaline, (0.0,) * survivors + (1.0,))
    again = 0.0
    shares: dict[After, float] = {}
    may_stay: list[tuple[float, Odds]] = []
    for chance, bites, deaths, hits, bolts in rolls(survivors, min(horde, survivors), zombies):
        if bites or deaths or hits:
            saved = min(bites, adrenaline)
            after = _answer(
                survivors - deaths - bites, saved, zombies - hits, min(bolts, adrenaline), adrenaline, horde
            )
            shares[after] = shares.get(after, 0.0) + chance
        elif bolts and adrenaline:  # nothing has changed: strike, or roll again
            after = _strike(survivors, zombies - 1, bolts - 1, adrenaline - 1, horde)
            may_stay.append((chance, melee(*after, horde)))
        else:
            again += chance
    ways = [(chance, melee(*after, horde)) for after, chance in shares.items()]
    # Rolls after which one may also do nothing and roll again: policy iteration, each until nothing changes.
    taken = may_stay
    while True:
        waiting = again + sum(chance for chance, _ in may_stay) - sum(chance for chance, _ in taken)
        value = _mean([*ways, *taken], survivors, 1 / (1 - waiting))
        better = [way for way in may_stay if not value.better(way[1])]
        if len(better) == len(taken):
            return value
        taken = better


@cache
def _answer(standing: int, bites: int, zombies: int, bolts: int, adrenaline: int, horde: int) -> After:
    """What the best answer to a roll comes to: `standing` are those whom it has not bitten. Shared by all rolls that
    leave the same."""
    best = _strike(standing, zombies, min(bolts, adrenaline), adrenaline, horde)
    if bites and adrenaline:
        saved = _answer(standing + 1, bites - 1, zombies, bolts, adrenaline - 1, horde)
        if melee(*saved, horde).better(melee(*best, horde)):
            return saved
    return best


@cache
def _strike(survivors: int, zombies: int, bolts: int, adrenaline: int, horde: int) -> After:
    """What the best use of lightnings comes to."""
    best = survivors, zombies, adrenaline
    if survivors and zombies and bolts and adrenaline:
        struck = _strike(survivors, zombies - 1, bolts - 1, adrenaline - 1, horde)
        if melee(*struck, horde).better(melee(*best, horde)):
            return struck
    return best


def best_answer(survivors: int, bites: int, bolts: int, zombies: int, adrenaline: int, horde: int) -> tuple[int, int]:
    """How many bites to answer and lightnings to use; hits and deaths of the roll are already counted."""
    roll = Roll(1.0, bites, 0, 0, min(bolts, zombies))
    best: Odds | None = None
    answer = (0, 0)
    for after in answers(survivors, zombies, adrenaline, roll):
        odds = melee(*after, horde)
        if best is None or odds.better(best):
            best = odds
            answer = (after[0] - survivors + bites, zombies - after[1])
    return answer


def answers(survivors: int, zombies: int, adrenaline: int, roll: Roll) -> list[tuple[int, int, int]]:
    """Survivors, zombies and adrenaline after each way to answer a roll."""
    standing = survivors - roll.deaths - roll.bites
    left = zombies - roll.hits
    return [
        (standing + saved, left - struck, adrenaline - saved - struck)
        for saved in range(min(roll.bites, adrenaline) + 1)
        for struck in range(min(roll.bolts, adrenaline - saved) + 1)
    ]


@cache
def rolls(dice: int, red: int, zombies: int) -> list[Roll]:
    """All rolls of so many dice, `red` of them red, that differ against so many zombies."""
    merged: dict[tuple[int, int, int, int], float] = {}
    for (bites, deaths, hits, bolts), chance in _counts(dice - red, red).items():
        hits = min(hits, zombies)
        key = (bites, deaths, hits, min(bolts, zombies - hits))
        merged[key] = merged.get(key, 0.0) + chance
    return [Roll(chance, *key) for key, chance in sorted(merged.items())]


@cache
def _counts(black: int, red: int) -> dict[tuple[int, int, int, int], float]:
    """How likely each number of bites, deaths, targets and lightnings is."""
    if not black and not red:
        return {(0, 0, 0, 0): 1.0}
    faces = RED if red else BLACK
    marks = [(face == BITE, face == DEATH, face in HITS, face in BOLTS) for face in faces]
    grown: dict[tuple[int, int, int, int], float] = {}
    for (bites, deaths, hits, bolts), chance in _counts(*(black, red - 1) if red else (black - 1, 0)).items():
        for bite, death, hit, bolt in marks:
            key = (bites + bite, deaths + death, hits + hit, bolts + bolt)
            grown[key] = grown.get(key, 0.0) + chance / len(faces)
    return grown


def _mean(ways: list[tuple[float, Odds]], survivors: int, scale: float = 1.0) -> Odds:
    """The weighted mean of odds."""
    chances = [scale * chance for chance, _ in ways]
    survive, alive, left = (sum(map(mul, chances, [odds[n] for _, odds in ways])) for n in range(3))
    ends = zip_longest(*(odds.by_survivors for _, odds in ways), fillvalue=0.0)
    shares = [sum(map(mul, chances, end)) for end in ends]
    return Odds(survive, alive, left, (*shares, *[0.0] * (survivors + 1 - len(shares))))


def _share(faces: tuple[int, ...], wanted: frozenset[int]) -> float:
    return sum(face in wanted for face in faces) / len(faces)


def _check(**numbers: int) -> None:
    for name, value in numbers.items():
        least, most = LIMITS[name]
        if not least <= value <= most:
            raise BadPosition(f"{name} must be from {least} to {most}, not {value}")
