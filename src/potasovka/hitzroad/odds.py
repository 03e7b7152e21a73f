"""The exact odds of a battle under best play, by dynamic programming over all rolls.

Best play has the highest probability of surviving, then most survivors expected, then most adrenaline left;
a party that dies counts as no survivors and no adrenaline. Fleeing and Molotov cocktails are not part of it.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import zip_longest
from operator import mul
from typing import NamedTuple

from potasovka.core import BadPosition
from potasovka.hitzroad.battle import DICE_A_ROUND
from potasovka.hitzroad.dice import BITE, BLACK, BOLTS, DEATH, HITS, RED

SAME = 1e-12
"""Probabilities closer than this are equal."""
SELDOM = 1e-5
"""The largest crowds that noise may bring, if they are less likely than this together, are taken for the next largest:
no chance is off by more, and nobody is shown more than whole percents."""
LIMITS = {"survivors": (1, 7), "zombies": (0, 20), "horde": (0, 3), "ammo": (0, 20), "adrenaline": (0, 20)}
"""The least and the most of each number that the calculator is asked with; a battle may have more ammunition."""


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


Turn = tuple[int, int, int, float, list[tuple[int, float]]]
"""Rolls that differ in lightnings alone: who has not been bitten, bites, zombies hit, how likely they are together, and
how likely each number of lightnings is."""


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
    red = 0 if exterminator else horde
    usable = 0 if no_adrenaline else adrenaline
    ways = []
    for left, chance in _but_seldom(zombies, shots(zombies, ammo, noise=ranged_casualty_adds_zombie)):
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
    left: dict[int, float] = {}
    for more, chance in _changes(DICE_A_ROUND * rounds, noise).items():
        after = max(0, zombies + more)
        left[after] = left.get(after, 0.0) + chance
    return sorted(left.items())


@cache
def _changes(dice: int, noise: bool) -> dict[int, float]:
    """By how many more zombies so many black dice may leave when they are shot with, and how likely each is."""
    if not dice:
        return {0: 1.0}
    grown: dict[int, float] = {}
    for more, chance in _changes(dice - 1, noise).items():
        for face in BLACK:
            after = more - (face in HITS) + (noise and face == BITE)
            grown[after] = grown.get(after, 0.0) + chance / len(BLACK)
    return grown


def _but_seldom(zombies: int, left: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """The same without the largest of the crowds that have grown, if they are that seldom."""
    kept, seldom = left[:], 0.0
    while kept[-1][0] > zombies and seldom + kept[-1][1] < SELDOM:
        seldom += kept.pop()[1]
    most, chance = kept[-1]
    kept[-1] = most, chance + seldom
    return kept


@cache
def melee(survivors: int, zombies: int, adrenaline: int, horde: int) -> Odds:
    """The odds from the beginning of a round of melee on."""
    if not survivors:
        return Odds(0.0, 0.0, 0.0, (1.0,))
    if not zombies:
        return Odds(1.0, survivors, adrenaline, (0.0,) * survivors + (1.0,))
    shares, may_stay, again = _after_a_roll(survivors, zombies, adrenaline, horde)
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


def _after_a_roll(
    survivors: int, zombies: int, adrenaline: int, horde: int
) -> tuple[dict[After, float], list[tuple[float, Odds]], float]:
    """How likely each position is after a roll and the best answer to it; the rolls after which one may strike or roll
    again as if nothing had been, and how likely one has to."""
    again = 0.0
    shares: dict[After, float] = {}
    may_stay: list[tuple[float, Odds]] = []
    most = min(zombies, 2 * survivors)  # a die can both hit and be a lightning
    for standing, bites, hits, whole, row in _turns(survivors, min(horde, survivors), most):
        if standing < survivors or hits:
            could = bites if bites < adrenaline else adrenaline  # `min` would take a tenth of all the time
            best = _answered(standing, could, zombies - hits, adrenaline, horde)
            first, last = best[0], len(best) - 1
            if first is best[last]:  # no lightning is worth its adrenaline
                shares[first] = shares.get(first, 0.0) + whole
                continue
            for bolts, chance in row:
                after = best[bolts if bolts < last else last]
                shares[after] = shares.get(after, 0.0) + chance
            continue
        for bolts, chance in row:
            if bolts and adrenaline:  # nothing has changed: strike, or roll again
                struck = _struck(survivors, zombies - 1, adrenaline - 1, horde)
                after = struck[min(bolts, len(struck)) - 1]
                may_stay.append((chance, melee(*after, horde)))
            else:
                again += chance
    return shares, may_stay, again


@cache
def _answered(standing: int, bites: int, zombies: int, adrenaline: int, horde: int) -> tuple[After, ...]:
    """What the best answer to a roll comes to, for each number of lightnings; `standing` are those whom it has not
    bitten. Shared by all rolls that leave the same."""
    unsaved = _struck(standing, zombies, adrenaline, horde)
    if not bites or not adrenaline:
        return unsaved
    saved = _answered(standing + 1, bites - 1, zombies, adrenaline - 1, horde)
    best: list[After] = []
    for bolts, here in enumerate(unsaved):
        there = saved[min(bolts, len(saved) - 1)]
        best.append(there if melee(*there, horde).better(melee(*here, horde)) else here)
    return tuple(best)


@cache
def _struck(survivors: int, zombies: int, adrenaline: int, horde: int) -> tuple[After, ...]:
    """What the best use of lightnings comes to, for each number of them."""
    best = survivors, zombies, adrenaline
    found = [best]
    for bolts in range(1, min(survivors, zombies, adrenaline) + 1):  # only who stands can have rolled one
        struck = survivors, zombies - bolts, adrenaline - bolts
        if melee(*struck, horde).better(melee(*best, horde)):
            best = struck
        found.append(best)
    return tuple(found)


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
def _turns(dice: int, red: int, zombies: int) -> list[Turn]:
    """The same rolls as their party sees them."""
    merged: dict[tuple[int, int, int], list[tuple[int, float]]] = {}
    for chance, bites, deaths, hits, bolts in rolls(dice, red, zombies):
        merged.setdefault((dice - deaths - bites, bites, hits), []).append((bolts, chance))
    return [(*key, sum(chance for _, chance in row), row) for key, row in merged.items()]


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
    marks = Counter((face == BITE, face == DEATH, face in HITS, face in BOLTS) for face in faces)
    grown: dict[tuple[int, int, int, int], float] = {}
    for (bites, deaths, hits, bolts), chance in _counts(*(black, red - 1) if red else (black - 1, 0)).items():
        for (bite, death, hit, bolt), times in marks.items():
            key = (bites + bite, deaths + death, hits + hit, bolts + bolt)
            grown[key] = grown.get(key, 0.0) + chance * times / len(faces)
    return grown


def _mean(ways: list[tuple[float, Odds]], survivors: int, scale: float = 1.0) -> Odds:
    """The weighted mean of odds."""
    chances = [scale * chance for chance, _ in ways]
    left = sum(map(mul, chances, [odds.adrenaline for _, odds in ways]))
    ends = zip_longest(*(odds.by_survivors for _, odds in ways), fillvalue=0.0)
    shares = [sum(map(mul, chances, end)) for end in ends]
    alive = sum(map(mul, shares, range(len(shares))))
    return Odds(sum(shares[1:]), alive, left, (*shares, *[0.0] * (survivors + 1 - len(shares))))


def check(**numbers: int) -> None:
    """Refuse what the calculator is not asked: battles that are never fought, and those that would take it too long."""
    for name, value in numbers.items():
        least, most = LIMITS[name]
        if not least <= value <= most:
            raise BadPosition(f"{name} must be from {least} to {most}, not {value}")
