"""How a melee may end if it is fought in one of a few ways: with whom, and with how much adrenaline.

A way of fighting is a price of adrenaline against survivors, known before anybody asks what a survivor is worth just
now. So the ends can be kept for good, and whoever judges them takes the way that suits them best.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from potasovka.hitzroad import odds

MOST_ADRENALINE = 9
"""More than this is not used up in a battle: the rest is laid aside."""
STYLES = (0.5, 1.2)
"""What an adrenaline is worth in each way of fighting, when a survivor is worth about one."""
WORTH = (0.0, 6.0, 8.0, 9.4, 10.6, 11.7, 12.7, 13.7, 14.7, 15.7, 16.7, 17.7)
"""What so many survivors are worth while fighting."""

SELDOM = 0.0005
"""What is less likely than this is not looked at."""


class Ends(NamedTuple):
    """How a battle may end."""

    left: tuple[float, ...]
    """The probability to end with exactly n survivors; n = 0 is the end of the party."""
    spare: tuple[float, ...]
    """The adrenaline left with n survivors, times that probability."""
    worth: float
    """What all this is worth in the way it was fought."""


@cache
def melee(survivors: int, zombies: int, adrenaline: int, horde: int, style: int) -> Ends:
    """The ends from the beginning of a round of melee on."""
    price = STYLES[style]
    if not zombies:
        nobody = (0.0,) * survivors
        return Ends((*nobody, 1.0), (*nobody, float(adrenaline)), WORTH[survivors] + price * adrenaline)
    again = 0.0
    sure: list[tuple[float, Ends]] = []
    may_stay: list[tuple[float, Ends]] = []
    for roll in odds.rolls(survivors, min(horde, survivors), zombies):
        best, stays = _best_end(survivors, zombies, adrenaline, horde, style, roll)
        if best is None:
            again += roll.chance
        elif stays:
            may_stay.append((roll.chance, best))
        else:
            sure.append((roll.chance, best))
    # Rolls after which one may also do nothing and roll again: as in `odds.melee`, until nothing changes.
    taken = may_stay
    while True:
        waiting = again + sum(chance for chance, _ in may_stay) - sum(chance for chance, _ in taken)
        value = _mean([*sure, *taken], survivors, 1 / (1 - waiting))
        better = [way for way in taken if way[1].worth >= value.worth - odds.SAME]
        if len(better) == len(taken):
            return value
        taken = better


DEAD = Ends((1.0,), (0.0,), 0.0)


def _best_end(
    survivors: int, zombies: int, adrenaline: int, horde: int, style: int, roll: odds.Roll
) -> tuple[Ends | None, bool]:
    """The best that can follow on a roll, besides rolling again as if nothing had been; and whether that is open."""
    best: Ends | None = None
    stays = False
    here = (survivors, zombies, adrenaline)
    for after in odds.answers(survivors, zombies, adrenaline, roll):
        if after == here:
            stays = True
            continue
        end = melee(*after, horde, style) if after[0] else DEAD
        if best is None or end.worth > best.worth:
            best = end
    return best, stays


def _mean(ways: list[tuple[float, Ends]], survivors: int, scale: float) -> Ends:
    left, spare = [0.0] * (survivors + 1), [0.0] * (survivors + 1)
    worth = 0.0
    for chance, end in ways:
        worth += chance * end.worth
        for n, part in enumerate(end.left):
            left[n] += chance * part
        for n, part in enumerate(end.spare):
            spare[n] += chance * part
    return Ends(tuple([scale * part for part in left]), tuple([scale * part for part in spare]), scale * worth)


@cache
def shots(zombies: int, rounds: int, noise: bool) -> tuple[tuple[int, float], ...]:
    """How many zombies are left after firing so many rounds, and how likely that is."""
    return tuple(odds.shots(zombies, rounds, noise=noise))


Likely = tuple[tuple[int, float, int, float], ...]
"""Survivors, how likely, the adrenaline left rounded down, and what was rounded off."""


@cache
def likely(survivors: int, zombies: int, adrenaline: int, horde: int, style: int) -> Likely:
    """The ends of a melee in which somebody lives, except what hardly ever happens."""
    end = melee(survivors, zombies, adrenaline, horde, style)
    found = []
    for n in range(1, survivors + 1):
        if end.left[n] > SELDOM:
            spare = end.spare[n] / end.left[n] + 1e-9
            found.append((n, end.left[n], int(spare), spare - int(spare)))
    return tuple(found)
