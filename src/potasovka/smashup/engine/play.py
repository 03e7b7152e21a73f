"""Playing cards: what may be played where, with which slot, and the playing itself. The same code asks and does."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from potasovka.core.choice import Choice, Text
from potasovka.smashup.engine import ask, knowledge, piles, telling, triggers, values, verbs, zones
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    AFFECTED,
    AFTER_SCORE,
    ATTACH,
    BEFORE_SCORE,
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
    from potasovka.smashup.engine.card import Action, Card
    from potasovka.smashup.engine.game import SmashUp
    from potasovka.smashup.engine.handle import Handle
    from potasovka.smashup.engine.state import State

Target = ask.Value
"""Where a card goes: `("base", place)`, `("card", minion)`, or `("table",)` for a standard action."""
TABLE: Target = ("table",)


# ---- may I? -----------------------------------------------------------------------------------------------------


def slots_of(game: SmashUp, seat: int) -> list[Slot]:
    """What the current player may still play: what is left of the turn, and what cards in play grant each turn."""
    s = game.s
    if "extra_plays" not in game.sight.index:
        return s.slots
    found = list(s.slots)
    for source in game.sight.index["extra_plays"]:
        if ("slot", source, s.stamp[source], seat) not in s.used:
            found.extend(game.card[source].extra_plays(seat))
    return found


def fitting(game: SmashUp, card: int, slots: Sequence[Slot]) -> tuple[Slot, ...]:
    """The slots that want a card of this kind, power and name; out of play its power is the printed one."""
    book, text = game.deal.book, game.s.text[card]
    fills, power = book.fills[text], book.printed[text]
    found: list[Slot] = []
    for slot in slots:
        fits = slot.kind in fills and (slot.max_power == NOWHERE or power <= slot.max_power)
        if fits and (not slot.name or slot.name == game.deal.defs[text].name):
            found.append(slot)
    return tuple(found)


def forbidden(game: SmashUp, card: Card, seat: int, place: int) -> Text | None:
    """Why a card cannot be played at a place."""
    guard = _forbidder(game, card, seat, place)
    return None if guard == NOWHERE else Text("why-forbidden", {"card": telling.card_name(game, guard)})


def _forbidder(game: SmashUp, card: Card, seat: int, place: int) -> int:
    """The card that keeps another from being played at a place: who forbids beats who allows."""
    look = game.sight.lookout
    for source in look.guards.get(place, ()):
        if game.card[source].forbids(card, seat, place):
            return source
    return _too_dear(game, card, seat, place) if place in look.tolls else NOWHERE


def _too_dear(game: SmashUp, card: Card, seat: int, place: int) -> int:
    """The card that wants more for playing another than the player has got."""
    tolls = [source for source in game.sight.lookout.tolls[place] if game.card[source].toll(card, seat, place)]
    if tolls and len(tolls) > len([number for number in game.s.hand[seat] if number != card.id]):
        return tolls[0]
    return NOWHERE


def targets(game: SmashUp, card: Card, seat: int, place: int = NOWHERE) -> Sequence[Target]:
    """Where a card may go, at one place or anywhere."""
    if card.kind == "minion" or card.on == "base":
        look = game.sight.lookout
        if place == NOWHERE and not look.guards and not look.tolls:
            return look.targets
        found: list[Target] = []
        for target in look.targets:
            if place in (NOWHERE, target[1]) and _forbidder(game, card, seat, target[1]) == NOWHERE:
                found.append(target)
        return found
    return list(_hosts(game, game.action[card.id], seat, place)) if card.on == "minion" else (TABLE,)


def _hosts(game: SmashUp, action: Action, seat: int, place: int) -> Iterator[Target]:
    """The minions that an action may be played on, at one place or anywhere."""
    handle, must = game.minion, game.flight.must
    minions = [minion for p in game.sight.lookout.places if place in (NOWHERE, p) for minion in game.s.minions[p]]
    if must in minions:
        minions = [must]
    for minion in minions:
        if action.fits_on(handle[minion], seat):
            yield ("card", minion)


def why_not(game: SmashUp, seat: int, card: Card) -> Text | None:
    """Why this player cannot play this card from their hand now; `None` if they can."""
    s = game.s
    if s.phase != PLAYING or s.current != seat:
        return Text("why-not-your-turn")
    own = own_reason(game, card, seat)
    if own is not None:
        return own
    slots = fitting(game, card.id, slots_of(game, seat))
    if not slots:
        return Text("why-no-slot", {"kind": card.kind})
    reason: Text | None = None
    for slot in slots:
        if targets(game, card, seat, slot.place):
            return None
        places = range(len(s.base)) if slot.place == NOWHERE else (slot.place,)
        reason = reason or next(filter(None, (forbidden(game, card, seat, p) for p in places)), None)
    return reason or Text("why-no-target")


def own_reason(game: SmashUp, card: Card, seat: int) -> Text | None:
    """Why its own text keeps an action from being played now."""
    if card.kind != "action":
        return None
    action = game.action[card.id]
    if action.special_only and not _in_its_window(game, action):
        return Text("why-special-only")
    return action.not_now(seat)


def _in_its_window(game: SmashUp, action: Action) -> bool:
    """Whether a base is being scored, and this Special may be played at that very moment (also as a duel card)."""
    score = game.s.score
    if score is None:
        return False
    kind = AFTER_SCORE if score.winners else BEFORE_SCORE
    return kind in action.windows and action.fits_window(Happened(kind, score.base, place=score.place))


def play_options(game: SmashUp, seat: int, slots: Sequence[Slot]) -> list[ask.Value]:
    """The cards with which this player could fill one of the slots, one of each kind, in the order of the catalogue.

    They come from the hand; minions also from the discard pile, where they say so. Of equal copies the one that most
    players know is taken: nobody learns which one it was.
    """
    # Kinds for which a slot takes any card anywhere: most cards need no closer look.
    open_kinds: list[str] = []
    wanted = [""]
    free = game.sight.lookout.free
    for slot in slots:
        wanted.append(slot.kind)
        if free and slot.place == slot.max_power == NOWHERE and not slot.name:
            open_kinds.append(slot.kind)
    kinds, known, easy = game.deal.kinds, game.s.known, game.deal.easy
    able: list[ask.Value] = []
    last, takes = NOWHERE, False
    for number in game.s.hand[seat]:
        kind = kinds[number]
        if kind != last:
            sort = easy[number]
            last, takes = kind, sort in open_kinds or (sort in wanted and _fillable(game, seat, number, slots))
            if takes:
                able.append(("play", number))
        elif takes and known[number].bit_count() > known[able[-1][1]].bit_count():
            able[-1] = ("play", number)
    return _with_discarded(game, seat, slots, able) if game.deal.from_discard and "minion" in wanted else able


def _with_discarded(game: SmashUp, seat: int, slots: Sequence[Slot], able: list[ask.Value]) -> list[ask.Value]:
    """What can be played from the hand, and among it the minions that may be played from the discard pile."""
    s = game.s
    found: list[int] = []
    for number in game.deal.from_discard:
        mine = s.zone[number] == DISCARD and number in s.discard[seat]
        if mine and game.minion[number].plays_from_discard() and _fillable(game, seat, number, slots):
            found.append(number)
    return _merged(game, able, found) if found else able


def _merged(game: SmashUp, able: list[ask.Value], discarded: list[int]) -> list[ask.Value]:
    """Plays in the order of the catalogue, equal ones from the discard pile only once."""
    kinds, zone = game.deal.kinds, game.s.zone
    one_of_each = {kinds[number]: number for number in discarded}
    plays = able + [("play", number) for number in one_of_each.values()]
    return sorted(plays, key=lambda play: (kinds[play[1]], zone[play[1]] == DISCARD))


def _fillable(game: SmashUp, seat: int, number: int, slots: Sequence[Slot]) -> bool:
    """Whether a card could fill one of the slots."""
    card = game.card[number]
    if card.conditional and own_reason(game, card, seat) is not None:
        return False
    for slot in fitting(game, number, slots):
        if card.on == "minion":  # the first host will do
            if next(_hosts(game, game.action[number], seat, slot.place), None) is not None:
                return True
        elif (game.sight.lookout.free and slot.place == NOWHERE) or targets(game, card, seat, slot.place):
            return True
    return False


# ---- doing it ---------------------------------------------------------------------------------------------------


def where(game: SmashUp, number: int, slots: Sequence[Slot] = ()) -> Choice | None:
    """The current player plays a card in the Play Cards phase: everybody sees which, and it is asked where to."""
    seat, card = game.s.current, game.card[number]
    if not slots:
        knowledge.show_all(game, number)
        slots = fitting(game, number, slots_of(game, seat))
        game.s.agenda[-1] = ("play", number, slots)
    options = _goals(game, card, seat, slots)
    if len(options) == 1:
        where_answered(game, options[0], number, slots)
        return None
    return ask.choice(game, seat, _prompt(options), options, card)


def _goals(game: SmashUp, card: Card, seat: int, slots: Sequence[Slot]) -> Sequence[Target]:
    """Where a card may go with one of these slots."""
    for slot in slots:
        if slot.place == NOWHERE:
            return targets(game, card, seat)
    found: list[Target] = []
    for place in sorted({slot.place for slot in slots}):
        found += targets(game, card, seat, place)
    return found


def _prompt(options: Sequence[Target]) -> str:
    return "ask-play-on-minion" if options[0][0] == "card" else "ask-play-where"


def where_answered(game: SmashUp, target: Target, number: int, slots: Sequence[Slot]) -> None:
    """It is settled where the card goes. The narrowest slot is used; if none is the narrowest, the player will say."""
    if len(slots) > 1:
        slots = _narrowest(slots, _place_of(game, target))
    if len(slots) == 1:
        game.s.agenda[-1] = _as_entry(game, slots[0], number, target)
    else:
        game.s.agenda[-1] = ("slot", number, target, slots)


def _narrowest(slots: Sequence[Slot], place: int) -> tuple[Slot, ...]:
    """Of the slots that take a card at this place those than which no other is narrower; of equal ones the first."""
    fit = list(dict.fromkeys([slot for slot in slots if slot.place in (NOWHERE, place)]))
    least = [slot for slot in fit if not any(other.within(slot) and not slot.within(other) for other in fit)]
    return tuple(least[:1] if all(slot.within(least[0]) for slot in least) else least)


def which_slot(game: SmashUp, number: int, target: Target, slots: Sequence[Slot]) -> Choice:
    """Slots of which none is narrower than the others: the player says which one is used up."""
    options = [("slot", slot, i) for i, slot in enumerate(slots)]
    return ask.choice(game, game.s.current, "ask-slot", options, game.card[number])


def slot_answered(game: SmashUp, value: ask.Value, number: int, target: Target, slots: Sequence[Slot]) -> None:
    """The player has said which slot is used up."""
    game.s.agenda[-1] = _as_entry(game, value[1], number, target)


def _as_entry(game: SmashUp, slot: Slot, number: int, target: Target) -> Entry:
    """The playing of a card as an entry of the agenda: one whose own text does nothing now needs no effect."""
    s = game.s
    if target[0] == "base" and "toll" not in game.sight.index and not game.deal.defs[s.text[number]].has_on_play:
        return ("lay", slot, number, target)
    return ("enter", s.current, number, target, slot)


def lay(game: SmashUp, slot: Slot, number: int, target: Target) -> None:
    """Step 1 of «Порядок розыгрыша карты» for a card without a text of its own for the moment."""
    seat, place = game.s.current, target[1]
    consume(game, seat, slot, game.card[number])
    zones.take_out(game, number)
    zones.enter_play(game, number, seat, place)
    telling.tell_play(game, seat, number, target)
    _tell_played(game, seat, game.card[number], target, place)


def ask_target(game: SmashUp, seat: int, card: Card, options: Sequence[Target]) -> Generator[Choice, None, Target]:
    """Where a card that is played in the middle of an effect goes."""
    return (yield from ask.ask(game, seat, _prompt(options), options, card))


def consume(game: SmashUp, seat: int, slot: Slot, card: Card) -> None:
    """Use up a slot; the first of a group settles the name of the others (Blossom)."""
    s = game.s
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
    game: SmashUp,
    seat: int,
    number: int,
    target: Target,
    slot: Slot | None = None,
    *,
    mute: int = NOWHERE,
    keep_text: int = NOWHERE,
) -> Generator[Choice, None, None]:
    """The card is played: step 1 of «Порядок розыгрыша карты», all of its own text and nothing else.

    `slot` is what it uses up; `mute` is a card that cancels its abilities for the turn as it is played; `keep_text`
    the text it runs instead of its own.
    """
    s = game.s
    card = game.card[number]
    if slot is not None:
        consume(game, seat, slot, card)
    place = _place_of(game, target)
    if "toll" in game.sight.index and card.kind == "minion":
        yield from _pay_tolls(game, seat, card, place)
    zones.take_out(game, number)
    if keep_text != NOWHERE:
        s.text[number] = keep_text
        game.forget_handle(number)
        card = game.card[number]
    repelled = target[0] == "card" and _repelled(game, seat, card, target[1])
    if target == TABLE or repelled:
        zones.to_limbo(game, number, seat)
    else:
        zones.enter_play(game, number, seat, place, target[1] if target[0] == "card" else NOWHERE)
    telling.tell_play(game, seat, number, target)
    if mute != NOWHERE:
        yield from verbs.cancel(game, [card], END_OF_TURN, game.card[mute])
    _tell_played(game, seat, card, target, place)
    game.flight.playing.append(number)
    if target[0] == "card" and not repelled and AFFECTED in game.sight.index:
        triggers.emit(game, Happened(AFFECTED, target[1], seat, place, cause=number), game.sight.index)
    if number not in game.sight.cancelled:
        yield from game.action[number].on_play()
    game.flight.playing.pop()
    if s.zone[number] == LIMBO:
        s.finishing.append((number, game.flight.goals.pop(number, "discard")))


def _repelled(game: SmashUp, seat: int, card: Card, host: int) -> bool:
    """Whether a minion is protected from this action before it is on it: then it is played in vain (ruling 167)."""
    game.s.ctrl[card.id] = seat
    return values.protector(game, game.card[host], Act(ATTACH, card, seat)) is not None


def _place_of(game: SmashUp, target: Target) -> int:
    if target == TABLE:
        return NOWHERE
    place: int = target[1]
    return place if target[0] == "base" else game.s.place[place]


def _pay_tolls(game: SmashUp, seat: int, card: Card, place: int) -> Generator[Choice, None, None]:
    """What must be discarded in order to play a minion here (Dangerous Ground)."""
    for source in game.sight.lookout.tolls.get(place, ()):
        guard = game.card[source]
        if guard.toll(card, seat, place):
            rest = [game.card[number] for number in game.s.hand[seat] if number != card.id]
            paid = yield from ask.pick(game, seat, rest, "ask-discard", guard, False)
            if paid is not None:
                yield from piles.discard_from_hand(game, seat, [paid])


def _tell_played(game: SmashUp, seat: int, card: Card, target: Target, place: int) -> None:
    """Count the play, and tell those who wait for it."""
    minion = card.kind == "minion"
    ground = game.ground(place) if minion else NOWHERE
    game.s.plays.append(Played(card.id, card.kind, seat, place, ground))
    kind = MINION_PLAYED if minion else ACTION_PLAYED
    if triggers.heard(game, kind):
        where_to = place if target[0] == "base" else NOWHERE
        nth, nth_here = _how_manieth(game.s.plays)
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
    game: SmashUp, seat: int, slot: Slot, count: int, same_name: bool, source: Handle
) -> Generator[Choice, None, None]:
    """Extra cards: kept in the player's own Play Cards phase, otherwise at once («Добавочные карты»)."""
    s = game.s
    if same_name or slot.budget != NOWHERE:
        s.clock += 1
        slot = replace(slot, group=s.clock)
    if s.phase == PLAYING and s.current == seat and not game.flight.at_once:
        s.slots.extend([slot] * count)
        return
    for _ in range(count):
        card = yield from play_now(game, seat, slot, source)
        if card is None:
            return
        if slot.group:
            slot = narrowed(slot, card)


def play_now(game: SmashUp, seat: int, slot: Slot, source: Handle) -> Generator[Choice, None, Card | None]:
    """An extra card that is played at once or not at all."""
    cards = _copies(game, seat, play_options(game, seat, [slot]))
    card = yield from ask.pick(game, seat, cards, "ask-play-extra", source, True)
    if card is None:
        return None
    knowledge.show_all(game, card.id)
    target = yield from ask_target(game, seat, card, targets(game, card, seat, slot.place))
    yield from enter(game, seat, card.id, target)
    return card


def _copies(game: SmashUp, seat: int, plays: Sequence[ask.Value]) -> list[Card]:
    """All cards that one of these plays stands for."""
    kinds, zone = game.deal.kinds, game.s.zone
    wanted = {(kinds[number], zone[number]) for _, number in plays}
    cards = (*game.s.hand[seat], *(game.s.discard[seat] if game.deal.from_discard else ()))
    return [game.card[number] for number in cards if (kinds[number], zone[number]) in wanted]


def _particular_targets(game: SmashUp, seat: int, card: Card, place: int, on_base: bool) -> Sequence[Target]:
    if on_base and card.on != "base":
        return ()
    return targets(game, card, seat, place)


def may_play_particular(game: SmashUp, seat: int, card: Card, place: int, on_base: bool) -> bool:
    """Whether one particular card could be played now as an extra."""
    return own_reason(game, card, seat) is None and bool(_particular_targets(game, seat, card, place, on_base))


def play_particular(
    game: SmashUp, seat: int, card: Card, place: int, on_base: bool, *, must: int = NOWHERE, mute: int = NOWHERE
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


def play_special(game: SmashUp, seat: int, card: Card, place: int) -> Generator[Choice, None, None]:
    """Play an action from hand as a Special; it is no extra of anybody's and fills no slot."""
    knowledge.show_all(game, card.id)
    target = yield from ask_target(game, seat, card, targets(game, card, seat, place))
    yield from enter(game, seat, card.id, target)


def play_as(game: SmashUp, seat: int, card: int, text: int) -> Generator[Choice, None, None]:
    """Play a card with another card's text; its own conditions are met, the other's do not matter (Hello, Dolly!)."""
    knowledge.show_all(game, card)
    zones.take_out(game, card)
    zones.to_limbo(game, card, seat)
    game.s.text[card] = text
    game.forget_handle(card)
    options = targets(game, game.card[card], seat)
    if options:
        target = yield from ask_target(game, seat, game.card[card], options)
        yield from enter(game, seat, card, target, keep_text=text)
    else:
        game.s.finishing.append((card, "discard"))
