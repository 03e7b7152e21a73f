"""Learning from many examples, in plain Python: who wins by columns of numbers, and what is chosen by traits."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import exp, log
from typing import NamedTuple

STEPS = 20
"""Steps after which a fit has settled, or never will."""
SETTLED = 1e-3
"""A step that changes no weight by more than this is the last."""
Row = Sequence[float]


class Position(NamedTuple):
    """A table and who won in the end."""

    rows: Sequence[Row]
    """The columns of each seat."""
    winner: int


class Question(NamedTuple):
    """What was asked, and which answer was given."""

    options: Sequence[tuple[str, str]]
    """The two traits of each answer; an empty one is none."""
    chosen: int


def chances(weights: Row, rows: Sequence[Row]) -> list[float]:
    """The chance of each seat: a softmax of weighted columns."""
    worths = [sum(weight * value for weight, value in zip(weights, row, strict=True)) for row in rows]
    most = max(worths)
    parts = [exp(worth - most) for worth in worths]
    whole = sum(parts)
    return [part / whole for part in parts]


def fit_value(positions: Sequence[Position], near: Row, caution: float = 1.0) -> list[float]:
    """The weights under which the winners were likeliest, by Newton's method; `caution` keeps them near these."""
    weights, columns = [*near], len(near)
    for _ in range(STEPS):
        slope = [caution * (goal - weight) for goal, weight in zip(near, weights, strict=True)]
        bend = [[caution if i == j else 0.0 for j in range(columns)] for i in range(columns)]
        for rows, winner in positions:
            _lean(weights, rows, winner, slope, bend)
        step = solve(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < SETTLED:
            break
    return weights


def _lean(weights: Row, rows: Sequence[Row], winner: int, slope: list[float], bend: list[list[float]]) -> None:
    """What one position adds to the slope and the bend of the likelihood."""
    told = chances(weights, rows)
    columns = range(len(weights))
    mean = [sum(chance * row[i] for chance, row in zip(told, rows, strict=True)) for i in columns]
    for i in columns:
        slope[i] += rows[winner][i] - mean[i]
    for chance, row in zip(told, rows, strict=True):
        apart = [(i, row[i] - mean[i]) for i in columns if row[i] != mean[i]]
        for i, one in apart:
            line, part = bend[i], chance * one
            for j, other in apart:
                line[j] += part * other


def solve(matrix: Sequence[Row], right: Row) -> list[float]:
    """The solution of linear equations, by elimination with pivots."""
    n = len(right)
    rows = [[*line, right[i]] for i, line in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            share = rows[k][i] / rows[i][i]
            if share:
                rows[k] = [below - share * above for below, above in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (rows[i][n] - sum(rows[i][k] * found[k] for k in range(i + 1, n))) / rows[i][i]
    return found


def fit_habits(questions: Sequence[Question], caution: float = 2.0, rounds: int = 12) -> dict[str, float]:
    """The weights of traits under which the given answers were likeliest (minorisation and maximisation).

    An answer counts as the product of its traits. `caution` counts that many answers for and against each trait, so
    that what was seldom asked stays near one.
    """
    chosen = Counter(trait for options, answer in questions for trait in options[answer])
    weights = {trait: 1.0 for options, _ in questions for pair in options for trait in pair} | {"": 1.0}
    for step in range(2 * rounds):
        side = step % 2
        offered: defaultdict[str, float] = defaultdict(float)
        for options, _ in questions:
            whole = sum([weights[one] * weights[other] for one, other in options])
            for pair in options:
                offered[pair[side]] += weights[pair[1 - side]] / whole
        for trait, times in offered.items():
            if trait:
                weights[trait] = (chosen[trait] + caution) / (times + caution)
    del weights[""]
    return weights


def fit_shares(wins: Mapping[str, int], games: Mapping[str, float], caution: float = 8.0) -> dict[str, float]:
    """How much more often than expected each name won, as a logit; `games` says how many wins were to be expected."""
    return {name: log((wins.get(name, 0) + caution) / (times + caution)) for name, times in games.items()}
