"""Abilities that answer what happened: triggered ones in the current player's order, then Specials round the table.

They wait until the card being played has resolved completely («Порядок розыгрыша карты»).
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, knowledge, telling, values, zones
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    AFFECTED,
    AFTER_SCORE,
    ASIDE,
    BEFORE_SCORE,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    LEFT_PLAY,
    LIMBO,
    MINION_PLAYED,
    MOVED,
    NOBODY,
    NOWHERE,
    PER_NAME,
    PER_OCCASION,
    PER_PLAY,
    PER_SEAT,
    PLAY,
    SCORE_MOMENTS,
    TO_DISCARD,
    TURN_END_ANY,
    TURN_START,
    WAS_BURIED,
    Happened,
    Waiting,
    of_turn,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.abilities import Ability
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card
    from potasovka.smashup.engine.terms import Entry


DEEDS = (MINION_PLAYED, ACTION_PLAYED, MOVED)
"""What a player does to whom a base then does something, unless they may ignore it."""
BATCHES = (MOVED, DESTROYED, LEFT_PLAY, TO_DISCARD, AFFECTED, WAS_BURIED)
"""What may happen to several cards together."""
MEETINGS = 3
"""How often an ability meets one moved card between two plays: without an end a minion could flee from it for ever."""
Used = tuple[ask.Value, ...]
"""The Specials used so far in a window: card, ability, and what happened."""


def heard(game: Brawl, kind: str) -> bool:
    """Whether anybody would notice that something of this kind happened."""
    return kind in game.sight.index or kind in game.deal.answerable or game.overhear is not None


def emit(game: Brawl, fact: Happened, watchers: Mapping[str, Collection[int]], batch: Collection[int] = ()) -> None:
    """Tell those who were in play when it happened. Cards of one batch do not see each other's part of it."""
    s, kind = game.state, fact.kind
    if game.overhear is not None:
        game.overhear(kind, fact.card)
    for source in watchers.get(kind, ()):
        companion = source in batch and source != fact.card
        card = game.card[source]
        aside = s.zone[source] == ASIDE
        for ability in card.triggers.get(kind, ()):
            if ((ability.zone == ASIDE) != aside and not ability.leaving) or (companion and not ability.together):
                continue
            if (ability.when is None or ability.when(card, fact)) and not spent(game, card, ability, fact):
                s.pending.append(Waiting(source, s.stamp[source], ability.name, fact))
    if kind in game.deal.answerable:
        s.responses.append(fact)


def limit_key(card: Card, ability: Ability, fact: Happened) -> tuple[object, ...]:
    """Under which name a limit is counted: the card, its name and player, or the play that triggered it."""
    if ability.limit == PER_NAME:
        return (telling.slug_of(card.game, card.id), ability.name, card.game.state.ctrl[card.id])
    if ability.limit == PER_SEAT:
        return (card.id, ability.name, card.game.state.stamp[card.id], fact.seat)
    if ability.limit == PER_OCCASION:
        return (telling.slug_of(card.game, card.id), ability.name, card.game.state.ctrl[card.id], fact.card)
    if ability.limit == PER_PLAY:
        return (card.id, ability.name, fact.card if fact.cause == NOWHERE else fact.cause)
    return (card.id, ability.name, card.game.state.stamp[card.id])


def spent(game: Brawl, card: Card, ability: Ability, fact: Happened) -> bool:
    """Whether an ability has reached its limit this turn."""
    return bool(ability.limit) and limit_key(card, ability, fact) in game.state.used


def close(game: Brawl) -> None:
    """After an effect: put what it left for later on the agenda, steps 2 to 4 of «Порядок розыгрыша карты»."""
    s = game.state
    duels = take_challenges(game)
    if s.finishing:
        s.agenda.append(("finish", tuple(s.finishing)))
        s.finishing = []
    if s.responses:
        open_window(game, tuple(s.responses))
        s.responses = []
    if s.pending:
        s.agenda.append(("triggers", tuple(s.pending)))
        s.pending = []
    s.agenda.extend(duels)


def take_challenges(game: Brawl) -> list[Entry]:
    """Take the duels that are to be fought next off the agenda, as they lay there: they belong to a card's own text."""
    agenda = game.state.agenda
    first = len(agenda)
    while first and agenda[first - 1][0] == "challenge":
        first -= 1
    duels = agenda[first:]
    del agenda[first:]
    return duels


def finish(game: Brawl, cards: tuple[tuple[int, str], ...]) -> None:
    """Step 4: played standard actions go to the discard pile, or where their text says instead."""
    s = game.state
    for card, goal in cards:
        if s.zone[card] != LIMBO:
            continue
        zones.take_out(game, card)
        if goal == "hand":
            zones.to_hand(game, card, s.owner[card])
        elif goal == "deck":
            zones.to_deck(game, card, s.owner[card])
        else:
            zones.to_discard(game, card)


def _alive(game: Brawl, waiting: Waiting) -> bool:
    s = game.state
    if _stopped(game, waiting.happened):
        return False
    ability = _named(game.card[waiting.source].triggers.get(waiting.happened.kind, ()), waiting.ability)
    if ability is None:  # it ran another card's text when it was triggered, and does no longer
        return False
    if ability.leaving:
        return True
    here = s.zone[waiting.source] == ability.zone and s.stamp[waiting.source] == waiting.stamp
    card = game.card[waiting.source]
    return here and waiting.source not in game.sight.cancelled and not spent(game, card, ability, waiting.happened)


def _stopped(game: Brawl, fact: Happened) -> bool:
    """Whether it happened in a scoring that has stopped, because the base was swapped (rules-decisions)."""
    s = game.state
    return fact.kind in (BEFORE_SCORE, AFTER_SCORE) and (s.score is None or s.base[fact.place] != fact.card)


def find(game: Brawl, waiting: Waiting) -> Ability:
    """The ability that waits."""
    ability = _named(game.card[waiting.source].triggers[waiting.happened.kind], waiting.ability)
    assert ability is not None
    return ability


def _named(abilities: tuple[Ability, ...], name: str) -> Ability | None:
    for ability in abilities:
        if ability.name == name:
            return ability
    return None


def triggered(game: Brawl, waiting: tuple[Waiting, ...]) -> Choice | None:
    """Step 2: the current player orders what was triggered together, when the order can matter."""
    s = game.state
    alive = [one for one in waiting if _alive(game, one)]
    if not alive:
        s.agenda.pop()
        return None
    firsts = _one_of_each(game, alive)
    if len(firsts) == 1:
        _run_trigger(game, alive, firsts[0])
        return None
    options = [("trigger", one.source, one.ability, i, one) for i, one in enumerate(firsts)]
    return ask.choice(game, s.current, "ask-order", options, None)


def _one_of_each(game: Brawl, alive: list[Waiting]) -> list[Waiting]:
    """Only those whose order can matter: of several that share a limit one will resolve, and of abilities with the same
    text, player and occasion (be it for several cards that moved together) the first stands for all."""
    firsts: dict[tuple[object, ...], Waiting] = {}
    limits: set[tuple[object, ...]] = set()
    for one in alive:
        ability = find(game, one)
        if ability.limit:
            key = limit_key(game.card[one.source], ability, one.happened)
            if key in limits:
                continue
            limits.add(key)
        text, seat = game.state.text[one.source], game.state.ctrl[one.source]
        firsts.setdefault((text, seat, one.ability, _occasion(one.happened)), one)
    return list(firsts.values())


def _occasion(fact: Happened) -> Happened:
    """What happened, without what tells apart the cards to which it happened together."""
    if fact.kind not in BATCHES:
        return fact
    return replace(fact, card=NOWHERE, origin=NOWHERE, nth=0, first=True, last=None)


def order_answered(game: Brawl, value: ask.Value, waiting: tuple[Waiting, ...]) -> None:
    """The current player has named the next one."""
    _run_trigger(game, list(waiting), value[4])


def _run_trigger(game: Brawl, alive: list[Waiting], one: Waiting) -> None:
    alive.remove(one)
    game.state.agenda[-1] = ("triggers", tuple(alive))
    game.state.agenda.append(("trigger", one.source, one.ability, one.happened))


def run_trigger(game: Brawl, source: int, name: str, fact: Happened) -> Generator[Choice, None, None]:
    """One triggered ability, from beginning to end; one that goes round in circles rests."""
    if fact.kind == MOVED and _going_round(game, source, name, fact.card):
        return
    yield from _run(game, source, name, fact, game.card[source].triggers)


def _going_round(game: Brawl, source: int, name: str, card: int) -> bool:
    """Whether an ability has met a moved card as often as it may between two plays: what it does may move it again."""
    s = game.state
    key = ("met", source, name, card, len(s.plays))
    s.used[key] = s.used.get(key, 0) + 1
    return s.used[key] > MEETINGS


def run_special(game: Brawl, source: int, name: str, fact: Happened) -> Generator[Choice, None, None]:
    """One Special; who uses it from hand shows it. What it lets a player play is played at once."""
    if game.state.zone[source] == HAND:
        knowledge.show_all(game, source)
    game.flight.at_once = True
    yield from _run(game, source, name, fact, game.card[source].specials)
    game.flight.at_once = False


def _run(
    game: Brawl, source: int, name: str, fact: Happened, group: Mapping[str, tuple[Ability, ...]]
) -> Generator[Choice, None, None]:
    card, ability = game.card[source], _named(group[fact.kind], name)
    assert ability is not None
    key = limit_key(card, ability, fact) if ability.limit else ()
    free = fact.kind in DEEDS and values.may_ignore(game, source, fact.seat)
    if free and (yield from ask.confirm(game, fact.seat, "ask-ignore", card, {"fact": fact})):
        return
    if fact.kind in SCORE_MOMENTS:
        game.deal.mode.aim(game, fact.place)
    used = yield from getattr(card, name)(fact)
    if key and used is not False:
        game.state.used[key] = game.state.turn


def forgo(game: Brawl, source: int, fact: Happened) -> None:
    """A card was offered what it may do for this and was not used: nor is it for the others of the same occasion."""
    agenda = game.state.agenda
    for at, entry in enumerate(agenda):
        if entry[0] == "triggers":
            kept = [one for one in entry[1] if one.source != source or not fact.same_occasion(one.happened)]
            agenda[at] = ("triggers", tuple(kept))


def open_window(game: Brawl, facts: tuple[Happened, ...]) -> None:
    """Something happened that Specials may answer."""
    s = game.state
    s.occasions += 1
    s.agenda.append(("window", facts, s.current, 0, ()))


def window(game: Brawl, facts: tuple[Happened, ...], seat: int, passes: int, used: Used) -> Choice | None:
    """Step 3 and «Я первый!»: Specials one at a time, clockwise, until all pass in a row."""
    s, seats = game.state, game.seats
    facts = tuple([fact for fact in facts if not _stopped(game, fact)])
    while passes < seats:
        options = specials(game, seat, facts, used)
        if options:
            s.agenda[-1] = ("window", facts, seat, passes, used)
            choice = ask.choice(game, seat, "ask-special", [*options, ask.PASS], None)
            choice.window = True
            return choice
        seat, passes = (seat + 1) % seats, passes + 1
    s.agenda.pop()
    return None


def window_answered(
    game: Brawl, value: ask.Value, facts: tuple[Happened, ...], seat: int, passes: int, used: Used
) -> None:
    """A seat used a Special, or passed."""
    after = (seat + 1) % game.seats
    if value == ask.PASS:
        game.state.agenda[-1] = ("window", facts, after, passes + 1, used)
    else:
        special = value[1:4]
        game.state.agenda[-1] = ("window", facts, after, 0, (*used, special))
        game.state.agenda.append(("special", *special))


def specials(game: Brawl, seat: int, facts: Collection[Happened], used: Used) -> list[ask.Value]:
    """The Specials this seat may use now, from play, hand, discard pile and beside the deck.

    A card answers one occasion once, wherever it is by then: back in the hand it would answer for ever.
    """
    text = game.state.text
    options: dict[tuple[object, ...], ask.Value] = {}
    for fact in facts:
        for zone, able in game.deal.answerable[fact.kind].items():
            for number in _cards_in(game, zone, seat, fact.kind):
                if text[number] not in able:
                    continue
                card = game.card[number]
                if zone == HAND and card.kind == "action" and values.no_actions(game, seat):
                    continue
                for ability in card.specials.get(fact.kind, ()):
                    if ability.zone != zone or _used(number, ability.name, fact, used):
                        continue
                    if _may(game, card, ability, fact):
                        answered = game.deal.mode.occasion(game, card, fact)
                        same = (number if zone == PLAY else card.slug, zone, ability.name, ask.occasion(game, answered))
                        options.setdefault(same, ("special", number, ability.name, answered))
    return list(options.values())


def _used(number: int, ability: str, fact: Happened, used: Used) -> bool:
    """Whether a card has answered an occasion; all sides of a board are scored on one."""
    if fact.kind not in SCORE_MOMENTS:
        return (number, ability, fact) in used
    return any((one[0], one[1], one[2].kind) == (number, ability, fact.kind) for one in used)


def _cards_in(game: Brawl, zone: int, seat: int, kind: str) -> list[int]:
    """The cards of a player in a zone; in play, those with a Special of this kind."""
    s = game.state
    if zone == PLAY:
        return [card for card in game.sight.index.get("special " + kind, ()) if s.ctrl[card] == seat]
    return {HAND: s.hand, DISCARD: s.discard, DECK: s.deck, ASIDE: s.aside}[zone][seat]


def _may(game: Brawl, card: Any, ability: Ability, fact: Happened) -> bool:
    return (ability.when is None or bool(ability.when(card, fact))) and not spent(game, card, ability, fact)


def stirs(game: Brawl, kind: str) -> bool:
    """Whether anything at all may happen at a moment of the turn."""
    return kind in game.sight.index or (kind == TURN_START and any(game.state.buried))


def phase(game: Brawl, kind: str, done: tuple[tuple[int, str], ...]) -> Choice | None:
    """The abilities of a moment of the turn; a card that comes into play meanwhile still has its own (Water Lily)."""
    s = game.state
    if not stirs(game, kind):
        s.agenda.pop()
        return None
    fact = of_turn(kind, s.current)
    ready: dict[tuple[object, ...], tuple[int, str]] = {}
    mine = (s.current, NOBODY)
    for source in game.sight.index.get(kind, ()):
        if s.ctrl[source] not in mine and kind != TURN_END_ANY:
            continue
        card = game.card[source]
        for ability in card.triggers[kind]:
            if (source, ability.name) in done or ability.zone != s.zone[source]:
                continue
            if _may(game, card, ability, fact):
                if ability.touches_nothing:
                    phase_answered(game, ("trigger", source, ability.name), kind, done)
                    return None
                ready.setdefault(_sort(game, card, ability, fact), (source, ability.name))
    if kind == TURN_START and (NOWHERE, "uncover") not in done and s.buried_by(s.current):
        ready[("uncover",)] = (NOWHERE, "uncover")
    if not ready:
        s.agenda.pop()
        return None
    options = list(ready.values())
    if len(options) == 1:
        phase_answered(game, ("trigger", *options[0]), kind, done)
        return None
    values = [("trigger", source, name, i) for i, (source, name) in enumerate(options)]
    return ask.choice(game, s.current, "ask-order", values, None, None, {"fact": fact})


def _sort(game: Brawl, card: Card, ability: Ability, fact: Happened) -> tuple[object, ...]:
    """Abilities whose order cannot matter: those that share a limit, and those with the same text at the same place."""
    if ability.limit == PER_NAME:
        return limit_key(card, ability, fact)
    s, number = game.state, card.id
    return (s.text[number], s.place[number], s.host[number] != NOWHERE, ability.name)


def phase_answered(game: Brawl, value: ask.Value, kind: str, done: tuple[tuple[int, str], ...]) -> None:
    """The current player has named the next one."""
    source, name = value[1], value[2]
    game.state.agenda[-1] = ("phase", kind, (*done, (source, name)))
    if source == NOWHERE:
        game.state.agenda.append(("uncover", game.state.current))
        return
    game.state.agenda.append(("trigger", source, name, of_turn(kind, game.state.current)))
