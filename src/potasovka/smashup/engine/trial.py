"""Trying something out on a copy, where a text asks whether it *could* do something."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from potasovka.smashup.engine import play, playable
from potasovka.smashup.engine.terms import AFFECTED

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card, Minion

_STEPS = 60


def could_affect(game: Brawl, seat: int, card: Card, minion: Minion) -> bool:
    """Whether playing an action could directly affect a minion: be played on it, or do something to it."""
    if card.kind != "action":
        return False
    if card.on == "minion":
        return game.action(card.id).fits_on(minion, seat)
    return not card.on and _affects(game, seat, card.id, minion.id)


def _affects(game: Brawl, seat: int, card: int, minion: int) -> bool:
    """Whether playing a standard action could directly affect a minion: it is named whenever it can be."""
    trial = game.sandbox()
    touched = False

    def note(kind: str, number: int) -> None:
        nonlocal touched
        touched = touched or (kind == AFFECTED and number == minion)

    trial.overhear = note
    trial.flight.must = minion
    effect = play.enter(trial, seat, card, playable.STANDARD)
    for choice in islice(effect, _STEPS + 1):
        if touched:
            break
        best = (("card", minion), ("base", trial.state.place[minion]))
        wanted = [i for i, value in enumerate(choice.values) if value in best]
        trial.flight.picked = wanted[0] if wanted else 0
    trial.let_go()
    return touched
