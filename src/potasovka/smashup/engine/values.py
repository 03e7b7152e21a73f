"""Numbers, computed on read in one order: power, totals, breakpoint. Nothing here ever asks or changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.smashup.engine.terms import (
    BREAKPOINT,
    BREAKPOINT_IS,
    NO_TOTAL,
    NOBODY,
    NOWHERE,
    PLACE_POWER,
    POWER,
    TOTAL,
    Act,
    Lasting,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Card, Minion
    from potasovka.smashup.engine.game import SmashUp

Part = tuple[str, int]
"""The name of a card and what it adds; counters have no name."""


def power(game: SmashUp, minion: int) -> int:
    """The power of a minion in play, never under 0 («Всё остальное»): the sum of `power_parts`.

    This is asked more often than anything else, so the parts that are not there are not looked for.
    """
    found = game.powers.get(minion)
    if found is not None:
        return found
    s, look = game.s, game.look
    cls = game.defs[s.text[minion]]
    place = s.place[minion]
    if minion in s.attached or place in look.auras or "starting_power" in game.index:
        total = 0
        for _, amount in power_parts(game, minion):
            total += amount
    else:
        total = cls.printed + s.counters[minion]
        if cls.has_own_power and minion not in game.cancelled:
            total += game.minion(minion).own_power()
        for effect in s.lasting:
            if _strengthens(effect, minion, place, s.ctrl[minion]):
                total += effect.amount
    game.powers[minion] = total = max(0, total)
    return total


def _strengthens(effect: Lasting, minion: int, place: int, seat: int) -> bool:
    """Whether something that lasts changes the power of this minion."""
    if effect.what == POWER:
        return effect.target == minion and effect.place in (NOWHERE, place)
    return effect.what == PLACE_POWER and effect.target == place and effect.seat == seat


def power_parts(game: SmashUp, minion: int) -> list[Part]:
    """Its power, line by line: starting, counters, what lasts, its own text, what is on it and around it.

    What other players' cards do comes last: a protection that depends on power looks at what is there before it, so a
    change that brings a minion into the range of a protection still stands (ruling 99).
    """
    s = game.s
    me = game.minion(minion)
    parts: list[Part] = [(game.slug_of(minion), starting_power(game, minion))]
    if s.counters[minion]:
        parts.append(("", s.counters[minion]))
    for effect in s.lasting:
        if _strengthens(effect, minion, s.place[minion], s.ctrl[minion]):
            parts.append((effect.source, effect.amount))
    if me.has_own_power and minion not in game.cancelled:
        own = me.own_power()
        if own:
            parts.append((game.slug_of(minion), own))
    around = _around(game, me)
    mine = [part for part in around if s.ctrl[part[0]] in (NOBODY, s.ctrl[minion])]
    parts += [(game.slug_of(source), amount) for source, amount in mine]
    for source, amount in around:
        if s.ctrl[source] not in (NOBODY, s.ctrl[minion]):
            game.powers[minion] = max(0, sum([amount for _, amount in parts]))
            act = Act(POWER, game.card(source), s.ctrl[source])
            if protector(game, me, act) is None:
                parts.append((game.slug_of(source), amount))
    game.powers.pop(minion, None)
    return parts


def _around(game: SmashUp, me: Minion) -> list[tuple[int, int]]:
    """Which cards on a minion and around it do what to its power."""
    parts: list[tuple[int, int]] = []
    for action in game.s.attached.get(me.id, ()):
        card = game.action(action)
        if card.has_host_power and action not in game.cancelled:
            amount = card.host_power()
            if amount:
                parts.append((action, amount))
    for source in game.look.auras.get(game.s.place[me.id], ()):
        amount = game.card(source).aura(me)
        if amount:
            parts.append((source, amount))
    return parts


def starting_power(game: SmashUp, minion: int) -> int:
    """«Исходная»: printed, unless a text raises it; the least solution where texts look at each other (RULES 16)."""
    raised = game.index.get("starting_power", ())
    if not raised:
        return game.card(minion).printed
    starts = {number: game.card(number).printed for row in game.s.minions for number in row}
    changed = True
    while changed:
        changed = False
        for source in raised:
            value = game.card(source).starting_power(starts)
            if value > starts.get(source, value):
                starts[source], changed = value, True
    return starts[minion]


def protector(game: SmashUp, card: Card, act: Act) -> Card | None:
    """The card that keeps this from being done, if one does: who forbids beats who allows."""
    for source in game.index.get("protects", ()):
        guard = game.card(source)
        if guard.protects(card, act):
            return guard
    return None


def total(game: SmashUp, place: int, seat: int) -> int:
    """A player's total at a place."""
    return totals(game, place)[seat]


def total_parts(game: SmashUp, place: int, seat: int) -> list[Part]:
    """A total, line by line: each minion, titans' counters, then what adds to the total only."""
    s = game.s
    parts: list[Part] = []
    nothing = {effect.target for effect in s.lasting if effect.what == NO_TOTAL}
    for minion in s.minions[place]:
        if s.ctrl[minion] == seat:
            adds = 0 if minion in nothing else power(game, minion)
            for source in game.index.get("contribution", ()):
                if s.place[source] == place:
                    adds = max(0, game.card(source).contribution(game.minion(minion), adds))
            parts.append((game.slug_of(minion), adds))
    mine = [titan for titan in s.titans[place] if s.ctrl[titan] == seat]
    parts += [(game.slug_of(titan), s.counters[titan]) for titan in mine]
    for source in game.index.get("total_bonus", ()):
        amount = game.card(source).total_bonus(seat) if s.place[source] == place else 0
        if amount:
            parts.append((game.slug_of(source), amount))
    for effect in s.lasting:
        if effect.what == TOTAL and effect.target == place and effect.seat == seat:
            parts.append((effect.source, effect.amount))
    return parts


def totals(game: SmashUp, place: int) -> list[int]:
    """Every player's total at a place: the sums of `total_parts`; where nothing but minions counts, their powers."""
    s = game.s
    sums = [0] * len(s.vp)
    if s.titans[place] or place in game.look.sums or _totals_touched(game):
        for seat in range(len(sums)):
            sums[seat] = max(0, sum([amount for _, amount in total_parts(game, place, seat)]))
    else:
        powers = game.powers
        for minion in s.minions[place]:
            sums[s.ctrl[minion]] += powers[minion] if minion in powers else power(game, minion)
    return sums


def _totals_touched(game: SmashUp) -> bool:
    """Whether anything that lasts changes totals without changing powers."""
    return any(effect.what in (TOTAL, NO_TOTAL) for effect in game.s.lasting)


def breakpoint(game: SmashUp, place: int) -> int:
    """The breakpoint of the base at a place, never under 0."""
    base = game.s.base[place]
    if not game.s.lasting and "starting_breakpoint" not in game.index:
        return game.card(base).printed
    for effect in reversed(game.s.lasting):
        if effect.what == BREAKPOINT_IS and effect.target == base:
            return effect.amount
    return max(0, sum([amount for _, amount in breakpoint_parts(game, place)]))


def breakpoint_parts(game: SmashUp, place: int) -> list[Part]:
    """A breakpoint, line by line: starting value, ongoing changes, lasting changes."""
    base = game.s.base[place]
    starting = game.card(base).printed
    for source in game.index.get("starting_breakpoint", ()):
        if game.s.place[source] == place:
            starting = game.card(source).starting_breakpoint(starting)
    parts: list[Part] = [(game.slug_of(base), starting)]
    for effect in game.s.lasting:
        if effect.what == BREAKPOINT and effect.target == base:
            parts.append((effect.source, effect.amount))
    return parts


def is_ready(game: SmashUp, place: int) -> bool:
    """Whether the base at a place is to be scored («Большой куш»)."""
    return sum(totals(game, place)) >= breakpoint(game, place)
