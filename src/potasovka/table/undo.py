"""Taking back: only what nobody else could notice."""

from __future__ import annotations

from typing import NamedTuple

from potasovka.core import Game
from potasovka.table.answers import Step
from potasovka.table.row import TableRow
from potasovka.table.views import Views


class Undo(NamedTuple):
    """What a person could take back."""

    seat: int
    before: Game


def undo_of(step: Step, row: TableRow, views: Views) -> Undo | None:
    """What could be taken back after a step: the same person is still to speak, and nobody has learnt anything."""
    seat, before, after = step.seat, step.before, step.after
    choice = after.choice
    if step.passed or choice is None or choice.seat != seat or row.bot_of(seat) is not None:
        return None
    people = row.people
    if after.shown(people) != before.shown(people):
        return None
    if len(people) > 1 and after.occasions != before.occasions:  # the pause would show that it was taken back
        return None
    others = [one for one in people if one != seat]
    if others and len(after.log) != len(before.log):
        return None
    alike = all(views.of(after, one) == views.of(before, one) for one in others)
    return Undo(seat, before) if alike else None
