"""Numbers, computed on read in one order: power, totals, breakpoint. Nothing here ever asks or changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from potasovka.smashup.engine import telling
from potasovka.smashup.engine.lookout import PROTECTION
from potasovka.smashup.engine.terms import (
    BREAKPOINT,
    BREAKPOINT_IS,
    DESTROY,
    IGNORES_BASE,
    MOVE,
    NO_ACTIONS,
    NO_TOTAL,
    NOBODY,
    NOWHERE,
    PLACE_POWER,
    POWER,
    RETURN,
    STEADFAST,
    TOTAL,
    Act,
    Lasting,
    end_of_turn,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card


OF_TOTALS = (TOTAL, NO_TOTAL)
"""What may last that changes a total, and no power."""


class Part(NamedTuple):
    """What a number is made of."""

    card: str
    """The name of the card that it comes from; counters have none."""
    amount: int
    lasts: Lasting | None = None
    """What lasts only for a while."""


def power(game: Brawl, minion: int) -> int:
    """The power of a minion in play, never under 0 («Всё остальное»): the sum of `power_parts`, without their names.

    What other players' cards do comes last: a protection that depends on power looks at what is there before it, so a
    change that brings a minion into the range of a protection still stands (rules-decisions). A minion may be protected
    from cards of its own controller too: by another player's action that is on it.
    """
    powers = game.powers
    if minion in powers:
        return powers[minion]
    s, book = game.state, game.deal.book
    text, place = s.text[minion], s.place[minion]
    total = book.printed[text] + s.counters[minion]
    if not book.fixed_power[text] and minion not in game.sight.cancelled:
        total += game.card[minion].own_power()
    if s.lasting:
        for effect in s.lasting:
            if _strengthens(effect, minion, place, s.ctrl[minion]):
                total += effect.amount
    if place not in game.sight.lookout.unmodified:
        total = _changed(game, minion, total)
    powers[minion] = total = total if total > 0 else 0
    return total


def _changed(game: Brawl, minion: int, total: int) -> int:
    """So much power, when other cards have had their say."""
    if "starting_power" in game.sight.index:
        total += starting_power(game, minion) - game.card[minion].printed
    ctrl, theirs = game.state.ctrl, []
    seat = ctrl[minion]
    around = _around(game, minion)
    if minion in game.state.attached and _veiled(game, minion):
        theirs = _own_first(game, minion, around)
    else:
        for part in around:
            by = ctrl[part[0]]
            if by in (seat, NOBODY):
                total += part[1]
            else:
                theirs.append(part)
    for source, amount in theirs:
        if not _shielded(game, minion, total, source):
            total += amount
    return total


def _veiled(game: Brawl, minion: int) -> bool:
    """Whether another player's action is on a minion: only that can keep off cards of the minion's own controller."""
    ctrl = game.state.ctrl
    seat = ctrl[minion]
    return any(ctrl[action] != seat for action in game.state.attached[minion])


def _own_first(game: Brawl, minion: int, around: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """What a minion's own side and bases do to its power, then what other players' cards do."""
    ctrl = game.state.ctrl
    own = (NOBODY, ctrl[minion])
    return sorted(around, key=lambda part: ctrl[part[0]] not in own)


def _strengthens(effect: Lasting, minion: int, place: int, seat: int) -> bool:
    """Whether something that lasts changes the power of this minion."""
    if effect.what == POWER:
        return effect.target == minion and effect.place in (NOWHERE, place)
    return effect.what == PLACE_POWER and effect.target == place and effect.seat == seat


def power_parts(game: Brawl, minion: int) -> list[Part]:
    """Its power, line by line: starting, counters, what lasts, its own text, what is on it and around it."""
    s, book = game.state, game.deal.book
    me, seat, text = game.card[minion], s.ctrl[minion], s.text[minion]
    if book.fixed_power[text] and not s.lasting and s.place[minion] in game.sight.lookout.unmodified:
        name, counters = telling.slug_of(game, minion), s.counters[minion]
        return [Part(name, book.printed[text]), Part("", counters)] if counters else [Part(name, book.printed[text])]
    parts = [Part(telling.slug_of(game, minion), starting_power(game, minion)), Part("", s.counters[minion])]
    for effect in s.lasting:
        if _strengthens(effect, minion, s.place[minion], seat):
            parts.append(Part(effect.source, effect.amount, effect))
    if me.has_own_power and minion not in game.sight.cancelled:
        parts.append(Part(telling.slug_of(game, minion), me.own_power()))
    for source, amount in _own_first(game, minion, _around(game, minion)):
        before = sum([part.amount for part in parts])
        if not _shielded(game, minion, before, source):
            parts.append(Part(telling.slug_of(game, source), amount))
    return [part for i, part in enumerate(parts) if part.amount or not i]


def say_of(game: Brawl, minion: int) -> tuple[object, ...]:
    """All that cards have to say about the power of a minion now: the same as long as its parts are."""
    own = game.card[minion].own_power() if game.card[minion].has_own_power else 0
    around = () if game.state.place[minion] in game.sight.lookout.unmodified else tuple(_around(game, minion))
    return power(game, minion), starting_power(game, minion), own, around


def _around(game: Brawl, minion: int) -> list[tuple[int, int]]:
    """Which cards on a minion and around it do what to its power."""
    s, card = game.state, game.card
    parts: list[tuple[int, int]] = []
    if "host_power" in game.sight.index:
        for action in game.sight.index["host_power"]:
            if s.host[action] == minion:
                parts.append((action, game.card[action].host_power()))
    place = s.place[minion]
    if place in game.sight.lookout.auras:
        for source in game.sight.lookout.auras[place]:
            amount = card[source].aura(card[minion])  # type: ignore[arg-type]
            if amount and not (amount < 0 and may_ignore(game, source, s.ctrl[minion])):
                parts.append((source, amount))
    return parts


def alters(game: Brawl, source: int, minion: int) -> bool:
    """Whether a card in play changes the power of a minion, which is not protected from it."""
    act = Act(POWER, game.card[source], game.state.ctrl[source])
    near = any(part[0] == source for part in _around(game, minion))
    return near and protector(game, game.card[minion], act) is None


def no_actions(game: Brawl, seat: int) -> bool:
    """Whether a player can play no actions this turn."""
    for one in game.state.lasting:
        if one.what == NO_ACTIONS and one.seat == seat and one.until == end_of_turn(game.deal.mode.turn_number(game)):
            return True
    return False


def may_ignore(game: Brawl, source: int, seat: int) -> bool:
    """Whether a card is a base whose ability a player may ignore; what would only harm them they always do."""
    s = game.state
    if not s.lasting or s.ctrl[source] != NOBODY:
        return False
    place = s.place[source]
    return any(one.what == IGNORES_BASE and one.seat == seat and s.place[one.target] == place for one in s.lasting)


def _shielded(game: Brawl, minion: int, before: int, source: int) -> bool:
    """Whether a minion, which has so much power before it, is protected from what a card does to it."""
    if not guards(game, POWER):
        return False
    game.powers[minion] = max(0, before)
    guard = protector(game, game.card[minion], Act(POWER, game.card[source], game.state.ctrl[source]))
    del game.powers[minion]
    return guard is not None


def starting_power(game: Brawl, minion: int) -> int:
    """«Исходная»: printed, unless a text raises it; the least solution where texts look at each other."""
    raised = game.sight.index.get("starting_power", ())
    if not raised:
        return game.card[minion].printed
    powers = game.powers
    if ~minion not in powers:  # kept beside the powers, under the number turned round
        for number, start in _starts(game, raised).items():
            powers[~number] = start
    return powers[~minion]


def _starts(game: Brawl, raised: tuple[int, ...]) -> dict[int, int]:
    """The starting powers of all minions, when these cards raise their own."""
    starts = {number: game.card[number].printed for row in game.state.minions for number in row}
    changed = True
    while changed:
        changed = False
        for source in raised:
            value = game.card[source].starting_power(starts)
            if value > starts.get(source, value):
                starts[source], changed = value, True
    return starts


def protector(game: Brawl, card: Card, act: Act) -> Card | None:
    """The card that keeps this from being done, if one does: who forbids beats who allows."""
    for source in guards(game, act.verb):
        guard = game.card[source]
        if guard.protects(card, act):
            return guard
    return None


def steadied(game: Brawl, card: int, verb: str) -> str | None:
    """The name of what keeps this from being done to a card for a while, wherever it is now."""
    if verb in (DESTROY, MOVE, RETURN):
        for effect in game.state.lasting:
            if effect.what == STEADFAST and effect.target == card:
                return effect.source
    return None


def guards(game: Brawl, verb: str) -> tuple[int, ...]:
    """The cards in play that may keep this verb from being done to somebody, in the order of their arrival."""
    index, key = game.sight.index, PROTECTION[verb]
    if "protects" not in index:
        return index.get(key, ())
    if key not in index:
        return index["protects"]
    return tuple(sorted(index["protects"] + index[key], key=game.state.stamp.__getitem__))


def total(game: Brawl, place: int, seat: int) -> int:
    """A player's total at a place."""
    return totals(game, place)[seat]


def total_parts(game: Brawl, place: int) -> list[list[Part]]:
    """Every player's total at a place, line by line."""
    told: list[list[Part]] = [[] for _ in range(game.seats)]
    totals(game, place, told)
    return told


def totals(game: Brawl, place: int, told: list[list[Part]] | None = None) -> list[int]:
    """Every player's total at a place, never under 0: minions, titans' counters, then what adds to the total only.

    Whoever wants to know what it is made of hands in a list for each player, which is filled line by line.
    """
    s, lookout, book = game.state, game.sight.lookout, game.deal.book
    ctrl, texts, lasting = s.ctrl, s.text, s.lasting
    fixed_power = book.fixed_power if not lasting and place in lookout.unmodified else book.nothing_fixed
    changed = lasting and any(effect.what in OF_TOTALS for effect in lasting)
    in_part = told is not None or changed or place in lookout.shares
    sums = [0] * len(s.vp)
    for minion in s.minions[place]:
        text = texts[minion]
        adds = book.printed[text] + s.counters[minion] if fixed_power[text] else power(game, minion)
        if in_part:
            adds = _share(game, minion, place, adds, told)
        sums[ctrl[minion]] += adds
    if s.titans[place]:
        _add_titans(game, place, sums, told)
    if changed or place in lookout.bonuses:
        for seat, part in _bonuses(game, place):
            sums[seat] += part.amount
            if told is not None:
                told[seat].append(part)
        return [max(0, total) for total in sums]
    return sums


def _add_titans(game: Brawl, place: int, sums: list[int], told: list[list[Part]] | None) -> None:
    """The counters of titans, added to the totals at a place."""
    s = game.state
    for titan in s.titans[place]:
        seat, counters = s.ctrl[titan], s.counters[titan]
        sums[seat] += counters
        if told is not None:
            told[seat].append(Part(telling.slug_of(game, titan), counters))


def _share(game: Brawl, minion: int, place: int, adds: int, told: list[list[Part]] | None) -> int:
    """How much of its power a minion adds to a total."""
    for effect in game.state.lasting:
        if effect.what == NO_TOTAL and effect.target == minion:
            adds = 0
    for source in game.sight.lookout.shares.get(place, ()):
        if not may_ignore(game, source, game.state.ctrl[minion]):
            adds = max(0, game.card[source].contribution(game.minion(minion), adds))
    if told is not None:
        told[game.state.ctrl[minion]].append(Part(telling.slug_of(game, minion), adds))
    return adds


def _bonuses(game: Brawl, place: int) -> list[tuple[int, Part]]:
    """What adds to totals at a place, and to no minion: to whose, by which card, how much."""
    found: list[tuple[int, Part]] = []
    for source in game.sight.lookout.bonuses.get(place, ()):
        name, card = telling.slug_of(game, source), game.card[source]
        found += [(seat, Part(name, amount)) for seat in range(game.seats) if (amount := card.total_bonus(seat))]
    for effect in game.state.lasting:
        if effect.what == TOTAL and effect.target == place:
            found.append((effect.seat, Part(effect.source, effect.amount, effect)))
    return found


def breakpoint(game: Brawl, place: int) -> int:
    """The breakpoint of the base at a place, never under 0."""
    base = game.state.base[place]
    if not game.state.lasting and "starting_breakpoint" not in game.sight.index:
        return game.deal.book.printed[game.state.text[base]]
    for effect in reversed(game.state.lasting):
        if effect.what == BREAKPOINT_IS and effect.target == base:
            return effect.amount
    return max(0, sum([part.amount for part in breakpoint_parts(game, place)]))


def breakpoint_parts(game: Brawl, place: int) -> list[Part]:
    """A breakpoint, line by line: starting value, ongoing changes, lasting changes."""
    base = game.state.base[place]
    starting = game.card[base].printed
    for source in game.sight.index.get("starting_breakpoint", ()):
        if game.state.place[source] == place:
            starting = game.card[source].starting_breakpoint(starting)
    parts = [Part(telling.slug_of(game, base), starting)]
    for effect in game.state.lasting:
        if effect.what == BREAKPOINT and effect.target == base:
            parts.append(Part(effect.source, effect.amount, effect))
    return parts


def ready(game: Brawl) -> list[int]:
    """The places whose bases are to be scored («Большой куш»)."""
    if game.state.lasting or "starting_breakpoint" in game.sight.index:
        return [place for place in game.sight.lookout.places if sum(totals(game, place)) >= breakpoint(game, place)]
    found: list[int] = []
    for place, printed in game.sight.lookout.breakpoints:
        if sum(totals(game, place)) >= printed:
            found.append(place)
    return found
