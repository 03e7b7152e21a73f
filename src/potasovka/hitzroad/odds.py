"""The exact odds of a battle under best play, by dynamic programming over all rolls.

Best play has the highest probability of surviving, then most survivors expected, then most adrenaline left;
a party that dies counts as no survivors and no adrenaline. Fleeing and Molotov cocktails are not part of it.
"""

from __future__ import annotations

from functools import cache
from math import comb
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
    here = (survivors, zombies, adrenaline)
    again = 0.0
    ways: list[tuple[float, Odds]] = []
    may_stay: list[tuple[float, Odds]] = []
    for roll in rolls(survivors, min(horde, survivors), zombies):
        best: Odds | None = None
        stays = False
        for after in answers(survivors, zombies, adrenaline, roll):
            if after == here:
                stays = True
                continue
            odds = melee(*after, horde)
            if best is None or odds.better(best):
                best = odds
        if best is None:
            again += roll.chance
        elif stays:
            may_stay.append((roll.chance, best))
        else:
            ways.append((roll.chance, best))
    # Rolls after which one may also do nothing and roll again: policy iteration, each until nothing changes.
    taken = may_stay
    while True:
        waiting = again + sum(chance for chance, _ in may_stay) - sum(chance for chance, _ in taken)
        value = _mean([*ways, *taken], survivors, 1 / (1 - waiting))
        better = [way for way in may_stay if not value.better(way[1])]
        if len(better) == len(taken):
            return value
        taken = better


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
    found = {(0, 0, 0, 0): 1.0}
    for faces in [BLACK] * (dice - red) + [RED] * red:
        grown: dict[tuple[int, int, int, int], float] = {}
        for (bites, deaths, hits, bolts), chance in found.items():
            for face in faces:
                key = (
                    bites + (face == BITE),
                    deaths + (face == DEATH),
                    hits + (face in HITS),
                    bolts + (face in BOLTS),
                )
                grown[key] = grown.get(key, 0.0) + chance / len(faces)
        found = grown
    merged: dict[tuple[int, int, int, int], float] = {}
    for (bites, deaths, hits, bolts), chance in found.items():
        hits = min(hits, zombies)
        key = (bites, deaths, hits, min(bolts, zombies - hits))
        merged[key] = merged.get(key, 0.0) + chance
    return [Roll(chance, *key) for key, chance in sorted(merged.items())]


def _mean(ways: list[tuple[float, Odds]], survivors: int, scale: float = 1.0) -> Odds:
    """The weighted mean of odds."""
    survive = alive = left = 0.0
    by_survivors = [0.0] * (survivors + 1)
    for chance, odds in ways:
        survive += chance * odds.survive
        alive += chance * odds.survivors
        left += chance * odds.adrenaline
        for n, part in enumerate(odds.by_survivors):
            by_survivors[n] += chance * part
    shares = tuple([scale * part for part in by_survivors])
    return Odds(scale * survive, scale * alive, scale * left, shares)


def _share(faces: tuple[int, ...], wanted: frozenset[int]) -> float:
    return sum(face in wanted for face in faces) / len(faces)


def _check(**numbers: int) -> None:
    for name, value in numbers.items():
        least, most = LIMITS[name]
        if not least <= value <= most:
            raise BadPosition(f"{name} must be from {least} to {most}, not {value}")
