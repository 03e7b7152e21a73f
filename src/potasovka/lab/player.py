"""Who plays in a study: a bot by its name, or `NAME*FACTOR`, one that thinks so many times as much as at a table."""

from __future__ import annotations

from potasovka.bots import Bot, make_bot
from potasovka.core import PotasovkaError, Rng

TIMES = "*"
MOST = 100.0
"""The most that somebody may think beyond their level."""


def player(game: str, name: str, rng: Rng) -> Bot:
    """The bot of that name, with its patience."""
    plain, times, factor = name.partition(TIMES)
    made = make_bot(game, plain, rng)
    if times:
        effort = getattr(made, "effort", None)
        if effort is None:
            raise PotasovkaError(f"{name!r}: {plain} of {game} cannot think more or less than it does")
        made.effort = effort.times(_factor(name, factor))  # type: ignore[attr-defined]  # it has one
    return made


def _factor(name: str, said: str) -> float:
    try:
        factor = float(said)
    except ValueError:
        factor = 0.0
    if not 0.0 < factor <= MOST:
        raise PotasovkaError(f"{name!r}: after {TIMES!r} comes how many times as much is thought, up to {MOST:g}")
    return factor
