"""Marks of places and players: as long as the mark of one is the same, so is all that everybody sees of it.

What cards say for themselves (own and starting power, auras, a say in totals or prizes) is part of the mark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.smashup.engine import scoring, turn, values

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl

Mark = tuple[object, ...]


def of_place(game: Brawl, place: int) -> Mark:
    """The mark of a place with a base card."""
    s = game.state
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
        _of_totals(game, place),
    )


def _of_totals(game: Brawl, place: int) -> Mark:
    """What cards have to say to the totals and the prizes there, if one has."""
    index, lookout = game.sight.index, game.sight.lookout
    awarded = any(game.state.place[source] == place for source in index.get("award", ()))
    if not awarded and place not in lookout.shares and place not in lookout.bonuses:
        return ()
    told: list[list[values.Part]] = [[] for _ in game.state.vp]
    totals = values.totals(game, place, told)
    return tuple(map(tuple, told)), tuple(scoring.prizes(game, place, totals)) if awarded else ()


def of_player(game: Brawl, player: int) -> Mark:
    """The mark of a player."""
    s = game.state
    return (
        (game.deal.factions, s.vp[player], len(s.hand[player]), len(s.deck[player])),
        tuple(s.discard[player]),
        tuple([_of_card(game, titan) for titan in s.aside[player]]),
        tuple([(card, s.known[card]) for card in s.limbo if s.ctrl[card] == player]),
    )


def _of_card(game: Brawl, card: int) -> Mark:
    s = game.state
    used = bool(s.used) and "talent" in game.card[card].hooks and turn.talent_key(game, game.card[card]) in s.used
    off = card in game.sight.cancelled
    return card, s.text[card], s.handle[card], s.ctrl[card], s.counters[card], s.host[card], used, off
