"""Numbers, computed on read in one order: power, totals, breakpoint. Nothing here ever asks or changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.smashup.engine.terms import NOBODY, NOWHERE, POWER, Act

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Card
    from potasovka.smashup.engine.game import SmashUp

Part = tuple[int, int]
"""A card and what it adds; the card is NOWHERE for counters."""


def power(game: SmashUp, minion: int) -> int:
    """The power of a minion in play, never under 0 («Всё остальное»)."""
    cache = game.powers
    if minion in cache:
        return cache[minion]
    total = 0
    for _, amount in power_parts(game, minion):
        total += amount
    cache[minion] = total = max(0, total)
    return total


def power_parts(game: SmashUp, minion: int) -> list[Part]:
    """Its power, line by line: printed, counters, its own text, what is on it, what is around it, what lasts."""
    s = game.s
    me = game.minion(minion)
    parts: list[Part] = [(minion, me.printed)]
    if s.counters[minion]:
        parts.append((NOWHERE, s.counters[minion]))
    lost = game.cancelled
    if me.has_own_power and minion not in lost:
        own = me.own_power()
        if own:
            parts.append((minion, own))
    for action in s.attached.get(minion, ()):
        card = game.action(action)
        if card.has_host_power and action not in lost:
            amount = card.host_power()
            if amount and not shielded(game, me, card):
                parts.append((action, amount))
    for source in game.index.get("aura", ()):
        card_ = game.card(source)
        amount = card_.aura(me)
        if amount and not shielded(game, me, card_):
            parts.append((source, amount))
    for effect in s.lasting:
        if (effect.what == POWER and effect.target == minion) or (
            effect.what == "place power" and effect.target == s.place[minion] and effect.seat == s.ctrl[minion]
        ):
            parts.append((effect.source, effect.amount))
    return parts


def shielded(game: SmashUp, card: Card, source: Card) -> bool:
    """Whether a card ignores what this source does to its power."""
    if not game.index.get("protects") or source.controller in (NOBODY, card.controller):
        return False
    return protector(game, card, Act(POWER, source, source.controller)) is not None


def protector(game: SmashUp, card: Card, act: Act) -> Card | None:
    """The card that keeps this from being done, if one does: who forbids beats who allows."""
    for source in game.index.get("protects", ()):
        guard = game.card(source)
        if guard.protects(card, act):
            return guard
    return None


def total(game: SmashUp, place: int, seat: int) -> int:
    """A player's total at a place."""
    return max(0, sum(amount for _, amount in total_parts(game, place, seat)))


def total_parts(game: SmashUp, place: int, seat: int) -> list[Part]:
    """A total, line by line: each minion, then what adds to the total only."""
    s = game.s
    parts: list[Part] = []
    for minion in s.minions[place]:
        if s.ctrl[minion] == seat:
            adds = power(game, minion)
            for source in game.index.get("contribution", ()):
                adds = max(0, game.card(source).contribution(game.minion(minion), adds))
            parts.append((minion, adds))
    for titan in s.titans[place]:
        if s.ctrl[titan] == seat:
            parts.append((titan, s.counters[titan]))
    for source in game.index.get("total_bonus", ()):
        amount = game.card(source).total_bonus(seat, place)
        if amount:
            parts.append((source, amount))
    return parts


def totals(game: SmashUp, place: int) -> list[int]:
    """Every player's total at a place."""
    return [total(game, place, seat) for seat in range(game.seats)]


def breakpoint(game: SmashUp, place: int) -> int:
    """The breakpoint of the base at a place, never under 0."""
    base = game.s.base[place]
    for effect in reversed(game.s.lasting):
        if effect.what == "breakpoint is" and effect.target == base:
            return effect.amount
    return max(0, sum(amount for _, amount in breakpoint_parts(game, place)))


def breakpoint_parts(game: SmashUp, place: int) -> list[Part]:
    """A breakpoint, line by line: starting value, ongoing changes, lasting changes."""
    base = game.s.base[place]
    starting = game.base(place).printed
    for source in game.index.get("starting_breakpoint", ()):
        starting = game.card(source).starting_breakpoint(place, starting)
    parts: list[Part] = [(base, starting)]
    for source in game.index.get("breakpoint_bonus", ()):
        amount = game.card(source).breakpoint_bonus(place)
        if amount:
            parts.append((source, amount))
    for effect in game.s.lasting:
        if effect.what == "breakpoint" and effect.target == base:
            parts.append((effect.source, effect.amount))
    return parts


def is_ready(game: SmashUp, place: int) -> bool:
    """Whether the base at a place is to be scored («Большой куш»)."""
    return sum(totals(game, place)) >= breakpoint(game, place)
