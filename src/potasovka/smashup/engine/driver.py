"""The driver: runs the agenda until somebody must decide.

An entry of the agenda is plain data, and the moment before it runs is a settled point. An effect is a generator that
lives only within one entry; the game keeps the state as it was before it and the answers given since.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from potasovka.core.choice import Choice
from potasovka.smashup.engine import aftermath, telling
from potasovka.smashup.engine.agenda import ANSWERED, EFFECT, ENTRIES, MENU

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl


def give(game: Brawl, choice: Choice, index: int) -> None:
    """Answer without writing it down, and run on; copies that catch up with their original do just that."""
    s, flight, value = game.state, game.flight, choice.values[index]
    game.public = None
    s.answered[choice.seat] += 1
    s.asked_turn = s.turn
    if flight.effect is None:
        entry = s.agenda[-1]
        answered = ANSWERED[entry[0]]
        if len(entry) == 1:
            answered(game, value)
        else:
            answered(game, value, *entry[1:])
    else:
        flight.since.append(index)
        flight.given.append(value)
        flight.picked = index
        if _resume(game, flight.effect) is not None:
            return
    advance(game)


def advance(game: Brawl) -> None:
    """Run the agenda until somebody must decide, or the game is over."""
    game.open = None
    if not game.card:
        game.take_up()
    agenda, flight = game.state.agenda, game.flight
    while agenda:
        entry = agenda[-1]
        kind, run = ENTRIES[entry[0]]
        if kind != MENU:
            if kind == EFFECT and game.keeps:
                flight.before, flight.seen_before = game.state.copy(), game.sight
            agenda.pop()
        size = len(entry)  # most entries are short, and a call with all its arguments named is the faster one
        if size == 1:
            done = run(game)
        elif size == 2:
            done = run(game, entry[1])
        elif size == 3:
            done = run(game, entry[1], entry[2])
        elif size == 4:
            done = run(game, entry[1], entry[2], entry[3])
        else:
            done = run(game, *entry[1:])
        if kind == MENU:
            if done is not None:
                game.open = done
                return
        elif kind == EFFECT:
            flight.effect, flight.entry, flight.since, flight.given = done, entry, [], []
            flight.missed = ""
            if flight.spared:
                flight.spared = set()
            if _resume(game, done) is not None:
                return
        elif agenda:  # a game that is over rests
            aftermath.end_effect(game)


def _resume(game: Brawl, effect: Generator[Choice, None, None]) -> Choice | None:
    """Run the effect on to its next question; `None` when it has come to its end."""
    game.open = choice = next(effect, None)
    if choice is None:
        flight = game.flight
        if not game.quiet:
            telling.tell_nothing(game)
        flight.effect = flight.before = flight.mixed = None
        aftermath.end_effect(game)
    return choice
