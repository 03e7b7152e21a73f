"""Marks of places: as long as the mark of a place is the same, so is all that is seen of it.

What cards say for themselves (own and starting power, auras) is part of the mark; where they have a say in totals or
prizes there is no mark, and the place is drawn anew each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.smashup.engine import turn, values

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl

Mark = tuple[object, ...]


def of_place(game: Brawl, place: int) -> Mark | None:
    """The mark of a place with a base card; none where it would take as long as to draw it."""
    s, sight = game.state, game.sight
    index, lookout = sight.index, sight.lookout
    if place in lookout.shares or place in lookout.bonuses:
        return None
    if any(s.place[source] == place for source in index.get("award", ())):
        return None
    minions = s.minions[place]
    cards = [s.base[place], *minions, *s.actions[place], *s.titans[place]]
    if s.attached:
        for minion in minions:
            cards += s.attached.get(minion, ())
    return (
        tuple(values.breakpoint_parts(game, place)),
        tuple(s.lasting),
        len(minions),
        len(s.actions[place]),
        tuple([_of_card(game, card) for card in cards]),
        tuple([values.say_of(game, minion) for minion in minions]),
        tuple([(card, s.handle[card], s.ctrl[card], s.known[card] == game.deal.everybody) for card in s.buried[place]]),
    )


def _of_card(game: Brawl, card: int) -> Mark:
    s = game.state
    used = bool(s.used) and "talent" in game.card[card].hooks and turn.talent_key(game, game.card[card]) in s.used
    off = card in game.sight.cancelled
    return card, s.text[card], s.handle[card], s.ctrl[card], s.counters[card], s.host[card], used, off
