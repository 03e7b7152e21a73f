"""What may be played where, with which slot, and why not. Playing itself (`play.py`) asks the same functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from potasovka.core.choice import Text
from potasovka.smashup.engine import berths, telling, values
from potasovka.smashup.engine.ask import Value
from potasovka.smashup.engine.terms import AFTER_SCORE, BEFORE_SCORE, DISCARD, NOWHERE, PLAYING, Happened, Slot

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Action, Card

Target = Value
"""Where a card goes: `("base", place)`, on a board perhaps with a berth, `("card", minion)`, or `("table",)` for a
standard action."""
STANDARD: Target = ("table",)


def slots_of(game: Brawl, seat: int) -> list[Slot]:
    """What the current player may still play: what is left of the turn, and what cards in play grant each turn."""
    s = game.state
    if "extra_plays" not in game.sight.index:
        return s.slots
    found = list(s.slots)
    for source in game.sight.index["extra_plays"]:
        if ("slot", source, s.stamp[source], seat) not in s.used:
            found.extend(game.card[source].extra_plays(seat))
    return found


def fitting(game: Brawl, card: int, slots: Sequence[Slot]) -> tuple[Slot, ...]:
    """The slots that want a card of this kind, power and name; out of play its power is the printed one."""
    book, text = game.deal.book, game.state.text[card]
    fills, power = book.fills[text], book.printed[text]
    found: list[Slot] = []
    for slot in slots:
        fits = slot.kind in fills and (slot.max_power == NOWHERE or power <= slot.max_power)
        if fits and (not slot.name or slot.name == game.deal.defs[text].name):
            found.append(slot)
    return tuple(found)


def forbidden(game: Brawl, card: Card, seat: int, place: int) -> Text | None:
    """Why a card cannot be played at a place."""
    guard = _forbidder(game, card, seat, place)
    return None if guard == NOWHERE else Text("why-forbidden", {"card": telling.card_name(game, guard)})


def _forbidder(game: Brawl, card: Card, seat: int, place: int) -> int:
    """The card that keeps another from being played at a place: who forbids beats who allows."""
    lookout = game.sight.lookout
    for source in lookout.guards.get(place, ()):
        if game.card[source].forbids(card, seat, place) and not values.may_ignore(game, source, seat):
            return source
    return _too_dear(game, card, seat, place) if place in lookout.tolls else NOWHERE


def _too_dear(game: Brawl, card: Card, seat: int, place: int) -> int:
    """The card that wants more for playing another than the player has got."""
    tolls = [source for source in game.sight.lookout.tolls[place] if game.card[source].toll(card, seat, place)]
    if tolls and len(tolls) > len([number for number in game.state.hand[seat] if number != card.id]):
        return tolls[0]
    return NOWHERE


def targets(game: Brawl, card: Card, seat: int, place: int = NOWHERE) -> Sequence[Target]:
    """Where a card may go, at one place or anywhere."""
    if card.kind == "minion" or card.on == "base":
        lookout = game.sight.lookout
        if place == NOWHERE and not lookout.guards and not lookout.tolls:
            return lookout.targets if game.state.board is None else berths.spread(game, seat, lookout.targets)
        found: list[Target] = []
        for target in lookout.targets:
            if place in (NOWHERE, target[1]) and _forbidder(game, card, seat, target[1]) == NOWHERE:
                found.append(target)
        return berths.spread(game, seat, found)
    return list(_hosts(game, game.action(card.id), seat, place)) if card.on == "minion" else (STANDARD,)


def _hosts(game: Brawl, action: Action, seat: int, place: int) -> Iterator[Target]:
    """The minions that an action may be played on, at one place or anywhere."""
    card, must = game.card, game.flight.must
    minions = [minion for p in game.sight.lookout.places if place in (NOWHERE, p) for minion in game.state.minions[p]]
    if must in minions:
        minions = [must]
    for minion in minions:
        if action.fits_on(card[minion], seat):  # type: ignore[arg-type]
            yield ("card", minion)


def spots(game: Brawl, card: Card, seat: int, slot: Slot) -> Sequence[Target]:
    """Where a card may go with a slot; out of the discard pile only where something lets it."""
    found = targets(game, card, seat, slot.place)
    if slot.vacant:
        found = [target for target in found if not occupied(game, seat, target[1])]
    if card.zone == DISCARD and not game.minion(card.id).plays_from_discard():
        doors = {game.card[source].place for source in _openers(game, seat, card.id)}
        found = [target for target in found if target[1] in doors]
    return found


def occupied(game: Brawl, seat: int, place: int) -> bool:
    """Whether a player has a minion at a place."""
    ctrl = game.state.ctrl
    return any(ctrl[minion] == seat for minion in game.state.minions[place])


def _openers(game: Brawl, seat: int, number: int) -> list[int]:
    """The cards in play at whose places a player may play this card out of their discard pile now."""
    s, index = game.state, game.sight.index
    if "opens_discard" not in index or s.phase != PLAYING or s.current != seat:
        return []
    return [source for source in index["opens_discard"] if game.card[source].opens_discard(game.card[number], seat)]


def reaches_discard(game: Brawl) -> bool:
    """Whether anything may be played out of a discard pile as if from hand."""
    return bool(game.deal.from_discard) or "opens_discard" in game.sight.index


def why_not(game: Brawl, seat: int, card: Card) -> Text | None:
    """Why this player cannot play this card from their hand now; `None` if they can."""
    s = game.state
    if s.phase != PLAYING or s.current != seat:
        return Text("why-not-your-turn")
    own = own_reason(game, card, seat)
    if own is not None:
        return own
    slots = fitting(game, card.id, slots_of(game, seat))
    if not slots:
        left = [slot for slot in slots_of(game, seat) if slot.kind == card.kind]
        if left:
            return Text("why-other-slot", {"slot": telling.slot_text(game, left[0])})
        return Text("why-no-slot", {"kind": card.kind})
    reason: Text | None = None
    for slot in slots:
        if spots(game, card, seat, slot):
            return None
        places = range(len(s.base)) if slot.place == NOWHERE else (slot.place,)
        reason = reason or next(filter(None, (forbidden(game, card, seat, p) for p in places)), None)
    return reason or Text("why-no-target")


def own_reason(game: Brawl, card: Card, seat: int) -> Text | None:
    """Why its own text keeps an action from being played now."""
    if card.kind != "action":
        return None
    action = game.action(card.id)
    if game.state.lasting and values.no_actions(game, seat):
        return Text("why-no-actions")
    if action.special_only and not _in_its_window(game, action):
        return Text("why-special-only")
    return action.not_now(seat)


def _in_its_window(game: Brawl, action: Action) -> bool:
    """Whether a base is being scored, and this Special may be played at that very moment (also as a duel card)."""
    score = game.state.score
    if score is None:
        return False
    kind = AFTER_SCORE if score.paid else BEFORE_SCORE
    return kind in action.windows and action.fits_window(Happened(kind, score.base, place=score.place))


def play_options(game: Brawl, seat: int, slots: Sequence[Slot]) -> list[Value]:
    """The cards with which this player could fill one of the slots, one of each kind, in the order of the catalogue.

    They come from the hand; minions also from the discard pile, where they say so. Of equal copies the one that most
    players know is taken: nobody learns which one it was.
    """
    if game.state.lasting and values.no_actions(game, seat):
        slots = [slot for slot in slots if slot.kind != "action"]
    # Kinds for which a slot takes any card anywhere: most cards need no closer look.
    open_kinds: list[str] = []
    wanted = [""]
    free = game.sight.lookout.any_open
    for slot in slots:
        wanted.append(slot.kind)
        if free and slot.place == slot.max_power == NOWHERE and not (slot.name or slot.vacant):
            open_kinds.append(slot.kind)
    kinds, known, unconditional = game.deal.kinds, game.state.known, game.deal.unconditional
    able: list[Value] = []
    last, takes = NOWHERE, False
    for number in game.state.hand[seat]:
        kind = kinds[number]
        if kind != last:
            sort = unconditional[number]
            last, takes = kind, sort in open_kinds or (sort in wanted and _fillable(game, seat, number, slots))
            if takes:
                able.append(("play", number))
        elif takes and known[number].bit_count() > known[able[-1][1]].bit_count():
            able[-1] = ("play", number)
    if "minion" in wanted and (game.deal.from_discard or "opens_discard" in game.sight.index):
        return _with_discarded(game, seat, slots, able)
    return able


def _with_discarded(game: Brawl, seat: int, slots: Sequence[Slot], able: list[Value]) -> list[Value]:
    """What can be played from the hand, and among it the minions that may be played from the discard pile."""
    s = game.state
    found: list[int] = []
    for number in game.deal.from_discard:
        mine = s.zone[number] == DISCARD and number in s.discard[seat]
        if mine and game.minion(number).plays_from_discard() and _fillable(game, seat, number, slots):
            found.append(number)
    if "opens_discard" in game.sight.index:
        for number in s.discard[seat]:
            if number not in found and _openers(game, seat, number) and _fillable(game, seat, number, slots):
                found.append(number)
    return _merged(game, able, found) if found else able


def _merged(game: Brawl, able: list[Value], discarded: list[int]) -> list[Value]:
    """Plays in the order of the catalogue, equal ones from the discard pile only once."""
    kinds, zone = game.deal.kinds, game.state.zone
    one_of_each = {kinds[number]: number for number in discarded}
    plays = able + [("play", number) for number in one_of_each.values()]
    return sorted(plays, key=lambda play: (kinds[play[1]], zone[play[1]] == DISCARD))


def _fillable(game: Brawl, seat: int, number: int, slots: Sequence[Slot]) -> bool:
    """Whether a card could fill one of the slots."""
    card = game.card[number]
    if card.conditional and own_reason(game, card, seat) is not None:
        return False
    anywhere = game.sight.lookout.any_open and game.state.zone[number] != DISCARD
    for slot in fitting(game, number, slots):
        if card.on == "minion":  # the first host will do
            if next(_hosts(game, game.action(number), seat, slot.place), None) is not None:
                return True
        elif (anywhere and slot.place == NOWHERE and not slot.vacant) or spots(game, card, seat, slot):
            return True
    return False
