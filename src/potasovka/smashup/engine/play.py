"""Playing cards: where to, with which slot, and what follows. What may be played is in `playable.py`."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, berths, knowledge, piles, playable, telling, triggers, values, verbs, zones
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    AFFECTED,
    ATTACH,
    DISCARD,
    END_OF_TURN,
    LIMBO,
    MINION_PLAYED,
    NOWHERE,
    PLAYING,
    Act,
    Entry,
    Happened,
    Played,
    Slot,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card, Minion
    from potasovka.smashup.engine.handle import Handle
    from potasovka.smashup.engine.state import State


def where(game: Brawl, number: int, slots: Sequence[Slot] = ()) -> Choice | None:
    """The current player plays a card in the Play Cards phase: everybody sees which, and it is asked where to."""
    seat, card = game.state.current, game.card[number]
    if not slots:
        knowledge.show_all(game, number)
        slots = playable.fitting(game, number, playable.slots_of(game, seat))
        game.state.agenda[-1] = ("play", number, slots)
    options = _goals(game, card, seat, slots)
    if len(options) == 1:
        where_answered(game, options[0], number, slots)
        return None
    return ask.choice(game, seat, _prompt(options), options, card)


def _goals(game: Brawl, card: Card, seat: int, slots: Sequence[Slot]) -> Sequence[playable.Target]:
    """Where a card may go with one of these slots."""
    anywhere = False
    for slot in slots:
        if slot.vacant or game.state.zone[card.id] == DISCARD:
            return sorted({target for slot in slots for target in playable.spots(game, card, seat, slot)})
        anywhere = anywhere or slot.place == NOWHERE
    if anywhere:
        return playable.targets(game, card, seat)
    found: list[playable.Target] = []
    for place in sorted({slot.place for slot in slots}):
        found += playable.targets(game, card, seat, place)
    return found


def _prompt(options: Sequence[playable.Target]) -> str:
    return "ask-play-on-minion" if options[0][0] == "card" else "ask-play-where"


def where_answered(game: Brawl, target: playable.Target, number: int, slots: Sequence[Slot]) -> None:
    """It is decided where the card goes. The narrowest slot is used; if none is the narrowest, the player will say."""
    if len(slots) > 1:
        slots = _narrowest(game, slots, _place_of(game, target))
    if len(slots) == 1:
        game.state.agenda[-1] = _as_entry(game, slots[0], number, target)
    else:
        game.state.agenda[-1] = ("slot", number, target, slots)


def _narrowest(game: Brawl, slots: Sequence[Slot], place: int) -> tuple[Slot, ...]:
    """Of the slots that take a card at this place those than which no other is narrower; of equal ones the first."""
    there = [slot for slot in slots if slot.place in (NOWHERE, place)]
    taken = any(slot.vacant for slot in there) and playable.occupied(game, game.state.current, place)
    fit = list(dict.fromkeys([slot for slot in there if not (slot.vacant and taken)]))
    least = [slot for slot in fit if not any(other.within(slot) and not slot.within(other) for other in fit)]
    return tuple(least[:1] if all(slot.within(least[0]) for slot in least) else least)


def which_slot(game: Brawl, number: int, target: playable.Target, slots: Sequence[Slot]) -> Choice:
    """Slots of which none is narrower than the others: the player says which one is used up."""
    options = [("slot", slot, i) for i, slot in enumerate(slots)]
    return ask.choice(game, game.state.current, "ask-slot", options, game.card[number])


def slot_answered(game: Brawl, value: ask.Value, number: int, target: playable.Target, slots: Sequence[Slot]) -> None:
    """The player has said which slot is used up."""
    game.state.agenda[-1] = _as_entry(game, value[1], number, target)


def _as_entry(game: Brawl, slot: Slot, number: int, target: playable.Target) -> Entry:
    """The playing of a card as an entry of the agenda: one whose own text does nothing now needs no effect."""
    s = game.state
    if target[0] == "base" and "toll" not in game.sight.index and not game.deal.defs[s.text[number]].has_on_play:
        return ("lay", slot, number, target)
    return ("enter", s.current, number, target, slot)


def lay(game: Brawl, slot: Slot, number: int, target: playable.Target) -> None:
    """Step 1 of «Порядок розыгрыша карты» for a card without a text of its own for the moment."""
    seat, place = game.state.current, target[1]
    consume(game, seat, slot, game.card[number])
    telling.cut(game)
    zones.take_out(game, number)
    berths.stand_at(game, seat, target)
    zones.enter_play(game, number, seat, place)
    telling.tell_play(game, seat, number, target)
    _tell_played(game, seat, game.card[number], target, place)


def ask_target(
    game: Brawl, seat: int, card: Card, options: Sequence[playable.Target]
) -> Generator[Choice, None, playable.Target]:
    """Where a card that is played in the middle of an effect goes."""
    return (yield from ask.ask(game, seat, _prompt(options), options, card))


def consume(game: Brawl, seat: int, slot: Slot, card: Card) -> None:
    """Use up a slot; the first of a group decides the name of the others (Blossom)."""
    s = game.state
    if slot.standing:
        s.used[("slot", slot.source, s.stamp[slot.source], seat)] = s.turn
        return
    s.slots.remove(slot)
    if slot.group:
        _narrow_group(s, slot.group, card)


def _narrow_group(s: State, group: int, card: Card) -> None:
    s.slots = [narrowed(slot, card) if slot.group == group else slot for slot in s.slots]


def narrowed(slot: Slot, card: Card) -> Slot:
    """A slot after another of its group was filled with this card."""
    if slot.budget == NOWHERE:
        return replace(slot, name=card.name)
    left = slot.budget - card.printed
    return replace(slot, budget=left, max_power=min(slot.max_power, left))


def enter(
    game: Brawl,
    seat: int,
    number: int,
    target: playable.Target,
    slot: Slot | None = None,
    *,
    mute: int = NOWHERE,
    keep_text: int = NOWHERE,
) -> Generator[Choice, None, None]:
    """The card is played: step 1 of «Порядок розыгрыша карты», all of its own text and nothing else.

    `slot` is what it uses up; `mute` is a card that cancels its abilities for the turn as it is played; `keep_text`
    the text it runs instead of its own.
    """
    s = game.state
    card = game.card[number]
    if slot is not None:
        consume(game, seat, slot, card)
    place = _place_of(game, target)
    if "toll" in game.sight.index and card.kind == "minion":
        yield from _pay_tolls(game, seat, card, place)
    repelled = _arrive(game, seat, number, target, keep_text)
    card = game.card[number]
    if "wards" in game.sight.index and target[0] == "card" and not repelled:
        repelled = yield from _warded_off(game, seat, card, game.minion(target[1]))
    if mute != NOWHERE:
        yield from verbs.cancel(game, [card], END_OF_TURN, game.card[mute])
    _tell_played(game, seat, card, target, place)
    game.flight.playing.append(number)
    if target[0] == "card" and not repelled and AFFECTED in game.sight.index:
        triggers.emit(game, Happened(AFFECTED, target[1], seat, place, cause=number), game.sight.index)
    if number not in game.sight.cancelled:
        yield from game.card[number].on_play()
    game.flight.playing.pop()
    if s.zone[number] == LIMBO and not s.began_duel(number):
        s.finishing.append((number, game.flight.goals.pop(number, "discard")))


def _arrive(game: Brawl, seat: int, number: int, target: playable.Target, text: int) -> bool:
    """The card comes to where it is played, with this text if it is not its own; whether it is played in vain."""
    telling.cut(game)
    zones.take_out(game, number)
    if text != NOWHERE:
        game.state.run_text(number, text)
        game.forget_handle(number)
    repelled = target[0] == "card" and _repelled(game, seat, game.card[number], target[1])
    if target == playable.STANDARD or repelled:
        zones.to_limbo(game, number, seat)
    else:
        place = _place_of(game, target)
        berths.stand_at(game, seat, target)
        zones.enter_play(game, number, seat, place, target[1] if target[0] == "card" else NOWHERE)
    telling.tell_play(game, seat, number, target)
    return repelled


def _repelled(game: Brawl, seat: int, card: Card, host: int) -> bool:
    """Whether a minion is protected from this action before it is on it: then it is played in vain."""
    game.state.ctrl[card.id] = seat
    return values.protector(game, game.card[host], Act(ATTACH, card, seat)) is not None


def _warded_off(game: Brawl, seat: int, card: Card, host: Minion) -> Generator[Choice, None, bool]:
    """Whether something gives itself up so that this action does not come to be on a minion."""
    if (yield from verbs.unwarded(game, [host], card, Act(ATTACH, card, seat))):
        return False
    zones.take_out(game, card.id)
    zones.to_limbo(game, card.id, seat)
    return True


def _place_of(game: Brawl, target: playable.Target) -> int:
    if target == playable.STANDARD:
        return NOWHERE
    place: int = target[1]
    return place if target[0] == "base" else game.state.place[place]


def _pay_tolls(game: Brawl, seat: int, card: Card, place: int) -> Generator[Choice, None, None]:
    """What must be discarded in order to play a minion here (Dangerous Ground)."""
    for source in game.sight.lookout.tolls.get(place, ()):
        guard = game.card[source]
        if guard.toll(card, seat, place):
            rest = [game.card[number] for number in game.state.hand[seat] if number != card.id]
            about = {"what": "toll", "card": card.id, "place": place}
            paid = yield from ask.pick(game, seat, rest, "ask-discard", guard, False, None, about)
            if paid is not None:
                yield from piles.discard_from_hand(game, seat, [paid])


def _tell_played(game: Brawl, seat: int, card: Card, target: playable.Target, place: int) -> None:
    """Count the play, and tell those who wait for it."""
    minion = card.kind == "minion"
    ground = game.ground(place) if minion else NOWHERE
    game.state.plays.append(Played(card.id, card.kind, seat, place, ground, game.state.phase))
    kind = MINION_PLAYED if minion else ACTION_PLAYED
    if triggers.heard(game, kind):
        where_to = place if target[0] == "base" else NOWHERE
        nth, nth_here = _how_manieth(game.state.plays)
        fact = Happened(kind, card.id, seat, where_to, nth=nth, nth_here=nth_here)
        triggers.emit(game, fact, game.sight.index)


def _how_manieth(plays: list[Played]) -> tuple[int, int]:
    """Of the last play: its number among those of its kind by its player, and of a minion among those at its base."""
    last = plays[-1]
    alike = [play for play in plays if play.kind == last.kind]
    nth = len([play for play in alike if play.seat == last.seat])
    return nth, len([play for play in alike if play.ground == last.ground]) if last.kind == "minion" else 0


# ---- extra cards ------------------------------------------------------------------------------------------------


def grant(
    game: Brawl, seat: int, slot: Slot, count: int, same_name: bool, source: Handle
) -> Generator[Choice, None, None]:
    """Extra cards: kept in the player's own Play Cards phase, otherwise at once («Добавочные карты»)."""
    s = game.state
    if same_name or slot.budget != NOWHERE:
        s.clock += 1
        slot = replace(slot, group=s.clock)
    if s.phase == PLAYING and s.current == seat and not game.flight.at_once:
        if not game.quiet:
            telling.tell(game, "log-extra", seat=seat, count=count, what=slot.kind)
        s.slots.extend([slot] * count)
        return
    for _ in range(count):
        card = yield from play_now(game, seat, slot, source)
        if card is None:
            return
        if slot.group:
            slot = narrowed(slot, card)


def play_now(game: Brawl, seat: int, slot: Slot, source: Handle) -> Generator[Choice, None, Card | None]:
    """An extra card that is played at once or not at all."""
    cards = _copies(game, seat, playable.play_options(game, seat, [slot]))
    card = yield from ask.pick(game, seat, cards, "ask-play-extra", source, True)
    if card is None:
        return None
    knowledge.show_all(game, card.id)
    target = yield from ask_target(game, seat, card, playable.spots(game, card, seat, slot))
    yield from enter(game, seat, card.id, target)
    return card


def _copies(game: Brawl, seat: int, plays: Sequence[ask.Value]) -> list[Card]:
    """All cards that one of these plays stands for."""
    kinds, zone = game.deal.kinds, game.state.zone
    wanted = {(kinds[number], zone[number]) for _, number in plays}
    cards = (*game.state.hand[seat], *(game.state.discard[seat] if playable.reaches_discard(game) else ()))
    return [game.card[number] for number in cards if (kinds[number], zone[number]) in wanted]


def _particular_targets(game: Brawl, seat: int, card: Card, place: int, on_base: bool) -> Sequence[playable.Target]:
    if on_base and card.on != "base":
        return ()
    return playable.targets(game, card, seat, place)


def may_play_particular(game: Brawl, seat: int, card: Card, place: int, on_base: bool) -> bool:
    """Whether one particular card could be played now as an extra."""
    return playable.own_reason(game, card, seat) is None and bool(_particular_targets(game, seat, card, place, on_base))


def play_particular(
    game: Brawl, seat: int, card: Card, place: int, on_base: bool, *, must: int = NOWHERE, mute: int = NOWHERE
) -> Generator[Choice, None, bool]:
    """Play one particular card now, if it can be played; returns whether it was.

    `must` is a minion that it has to affect, `mute` a card that cancels its abilities for the turn.
    """
    if not may_play_particular(game, seat, card, place, on_base):
        return False
    before = game.flight.must
    if must != NOWHERE:
        game.flight.must = must
    options = _particular_targets(game, seat, card, place, on_base)
    target = yield from ask_target(game, seat, card, options)
    yield from enter(game, seat, card.id, target, mute=mute)
    game.flight.must = before
    return True


def play_special(game: Brawl, seat: int, card: Card, place: int) -> Generator[Choice, None, None]:
    """Play an action from hand as a Special; it is no extra of anybody's and fills no slot."""
    knowledge.show_all(game, card.id)
    target = yield from ask_target(game, seat, card, playable.targets(game, card, seat, place))
    yield from enter(game, seat, card.id, target)


def play_as(game: Brawl, seat: int, card: int, text: int) -> Generator[Choice, None, None]:
    """Play a card with another card's text; its own conditions are met, the other's do not matter (Hello, Dolly!)."""
    knowledge.show_all(game, card)
    telling.cut(game)
    zones.take_out(game, card)
    zones.to_limbo(game, card, seat)
    game.state.run_text(card, text)
    game.forget_handle(card)
    options = playable.targets(game, game.card[card], seat)
    if options:
        target = yield from ask_target(game, seat, game.card[card], options)
        yield from enter(game, seat, card, target, keep_text=text)
    else:
        game.state.finishing.append((card, "discard"))
