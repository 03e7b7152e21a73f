"""The verbs of the glossary («Ключевые слова»). All that can be prevented, replaced or reacted to happens here.

Each returns what really happened, so that "so that" («чтобы») can ask it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, berths, knowledge, lasting, stands, telling, triggers, values, zones
from potasovka.smashup.engine.terms import (
    AFFECTED,
    ATTACH,
    BREAKPOINT,
    BREAKPOINT_IS,
    CANCEL,
    CONTROL,
    COUNTER,
    COUNTERS_CHANGED,
    COUNTERS_MOVED,
    DESTROY,
    DESTROYED,
    END_OF_TURN,
    LEFT_PLAY,
    LIMBO,
    MOVE,
    MOVED,
    NO_TOTAL,
    NOT_TO_DISCARD,
    NOWHERE,
    PLACE_POWER,
    PLAY,
    POWER,
    STEADFAST,
    TO_DISCARD,
    TOTAL,
    TRANSFER,
    WHILE_IN_PLAY,
    Act,
    Claim,
    Happened,
    Lasting,
    Leaver,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Action, Card, Minion
    from potasovka.smashup.engine.handle import Handle

C = TypeVar("C", bound="Card")

WORDS = {
    PLACE_POWER: "power-here",
    TOTAL: "total",
    BREAKPOINT: "breakpoint",
    BREAKPOINT_IS: "breakpoint-is",
    NO_TOTAL: "no-total",
    NOT_TO_DISCARD: "not-to-discard",
    STEADFAST: "steadfast",
}
"""How the log calls what can last."""


# ---- who is affected ----------------------------------------------------------------------------------------


def affected(game: Brawl, cards: Sequence[C], act: Act, *, shared: bool = True) -> Generator[Choice, None, list[C]]:
    """The cards a verb really reaches: others may join in, unless there is nothing to be shared, and protected ones
    drop out. Log and triggers are told."""
    zone = game.state.zone
    reached = [card for card in cards if zone[card.id] == PLAY]
    if shared and "joins" in game.sight.index and _standard(act.cause):
        yield from _join(game, reached, act)
    free = _unguarded(game, reached, act) if game.state.lasting or values.guards(game, act.verb) else reached
    if free and act.cause is not None and ("wards" in game.sight.index or game.flight.spared):
        free = yield from unwarded(game, free, act.cause, act)
    if AFFECTED in game.sight.index and act.cause is not None and game.being_played(act.cause.id):
        _tell_affected(game, free, act)
    return free


def _tell_affected(game: Brawl, cards: Sequence[Card], act: Act) -> None:
    """Tell those who wait for it, once a card for all parts of the action."""
    cause = NOWHERE if act.cause is None else act.cause.id
    facts = [waiting.happened for waiting in game.state.pending]
    told = {fact.card for fact in facts if fact.kind == AFFECTED and fact.cause == cause}
    for card in cards:
        if card.id not in told:
            triggers.emit(game, Happened(AFFECTED, card.id, act.doer, card.place, cause=cause), game.sight.index)


def _unguarded(game: Brawl, cards: list[C], act: Act) -> list[C]:
    return [card for card in cards if allowed(game, card, act)]


def unwarded(game: Brawl, cards: list[C], cause: Handle, act: Act) -> Generator[Choice, None, list[C]]:
    """Those for whom nothing gives itself up; what does so stands for all that this ability would still do to them."""
    spared = game.flight.spared
    for source in game.sight.index.get("wards", ()):
        guard = game.card[source]
        if any((card.id, cause.id) not in spared and guard.wards(card, act) for card in cards):
            spared.update((card.id, cause.id) for card in game.minions() if guard.wards(card, act))
            yield from destroy(game, [guard], guard, guard.controller)
    return [card for card in cards if (card.id, cause.id) not in spared]


def _standard(cause: Handle | None) -> bool:
    return cause is not None and cause.kind == "action" and cause.zone == LIMBO


def _join(game: Brawl, reached: list[C], act: Act) -> Generator[Choice, None, None]:
    """A card that may be affected the same way as another (Diva)."""
    for source in game.sight.index["joins"]:
        card = game.card[source]
        mark = ("joins", source, game.state.stamp[source])
        if card in reached or mark in game.state.used or not card.joins(reached, act):
            continue
        cause = NOWHERE if act.cause is None else act.cause.id
        about = {"what": act.verb.replace(" ", "-"), "other": cause, "place": act.to}
        if (yield from ask.confirm(game, card.controller, "ask-join", card, about)):
            game.state.used[mark] = game.state.turn
            reached.append(card)  # type: ignore[arg-type]


def allowed(game: Brawl, card: Card, act: Act) -> bool:
    """Whether a verb may be done to a card in play; if not, the log says who forbids it."""
    guard = values.protector(game, card, act)
    by = values.steadied(game, card.id, act.verb) if guard is None else guard.id
    if by is not None:
        telling.tell(game, "log-protected", card=card.id, by=by, verb=act.verb)
    return by is None


# ---- leaving play -------------------------------------------------------------------------------------------


def destroy(game: Brawl, cards: Sequence[Card], cause: Handle | None, doer: int) -> Generator[Choice, None, list[Card]]:
    """«Уничтожить»: to the owner's discard pile. Cards destroyed together leave together."""
    act = Act(DESTROY, cause, doer)
    doomed: list[Card] = []
    for card in (yield from affected(game, cards, act)):
        if not (yield from _replaced(game, card, act)):
            doomed.append(card)
    for nth, card in enumerate(doomed):
        telling.tell(game, "log-destroy", seat=doer, card=card.id, place=card.place, together=nth > 0)
    kinds = [DESTROYED if card.kind == "minion" else "" for card in doomed]
    retire(game, doomed, kinds, doer, NOWHERE if cause is None else cause.id)
    return doomed


def _replaced(game: Brawl, card: Card, act: Act) -> Generator[Choice, None, bool]:
    """Let something else happen instead; of several the card's controller picks (rules-decisions)."""
    able = [game.card[guard] for guard in game.sight.index.get("replaces", ()) if game.card[guard].replaces(card, act)]
    saved = [effect for effect in game.state.lasting if effect.what == NOT_TO_DISCARD and effect.target == card.id]
    if not able and not saved:
        return False
    options: list[ask.Value] = [("card", guard.id) for guard in able]
    options += [("word", effect.source) for effect in saved]
    value = yield from ask.ask(game, card.controller, "ask-replacement", options, None, None, {"card": card.id})
    if value[0] == "card":
        guard = game.card[value[1]]
        yield from guard.instead(card)
    else:
        to_owner(game, card)
    return True


def retire(game: Brawl, cards: Sequence[Card], kinds: Sequence[str], doer: int, cause: int) -> None:
    """Cards leave play together for the discard piles (titans for beside the deck), and it is told."""
    watchers = game.sight.index
    facts: list[Happened] = []
    seen: set[int] = set()
    left, fell, away = [triggers.heard(game, kind) for kind in (LEFT_PLAY, DESTROYED, TO_DISCARD)]
    together = _leavers(game, cards) if len(cards) > 1 and (left or fell or away) else ()
    for card, kind in zip(cards, kinds, strict=True) if left or fell or away else ():
        last = zones.last_of(game, card.id, together)
        first = last.place not in seen
        seen.add(last.place)
        fact = Happened(LEFT_PLAY, card.id, doer, last.place, cause=cause, first=first, last=last)
        if left:
            facts.append(fact)
        if fell and kind:
            facts.append(replace(fact, kind=kind))
        if away and card.kind != "titan":
            facts.append(replace(fact, kind=TO_DISCARD))
    zone = game.state.zone
    for card in cards:
        if zone[card.id] == PLAY:
            zones.take_out(game, card.id)
            zones.to_discard(game, card.id)
    for fact in facts:
        triggers.emit(game, fact, watchers)


def _leavers(game: Brawl, cards: Sequence[Card]) -> tuple[Leaver, ...]:
    gone = game.sight.cancelled
    return tuple([Leaver(card.id, card.controller, card.id in gone) for card in cards])


def to_owner(game: Brawl, card: Card) -> None:
    """A card out of play, or already allowed to leave it, goes to its owner's hand."""
    telling.tell(game, "log-to-hand", seat=game.state.owner[card.id], card=card.id)
    if card.zone == PLAY:
        leave(game, card)
    else:
        zones.take_out(game, card.id)
    zones.to_hand(game, card.id, game.state.owner[card.id])
    knowledge.show_all(game, card.id)


def leave(game: Brawl, card: Card) -> None:
    """Take a card out of play, and tell those who wait for it."""
    watchers = game.sight.index
    last = zones.last_of(game, card.id) if triggers.heard(game, LEFT_PLAY) else None
    zones.take_out(game, card.id)
    if last is not None:
        triggers.emit(game, Happened(LEFT_PLAY, card.id, last.controller, last.place, last=last), watchers)


# ---- moving and changing ------------------------------------------------------------------------------------


def move(
    game: Brawl, moves: Sequence[tuple[C, int]], cause: Handle | None, doer: int
) -> Generator[Choice, None, list[C]]:
    """«Переместить»: to another place with all that is on it. It is no play, and nobody sees companions arrive."""
    going: list[tuple[C, int, int]] = []
    by_goal: dict[int, list[C]] = {}
    place = game.state.place
    for card, to in moves:
        by_goal.setdefault(to, []).append(card)
    for to, cards in by_goal.items():
        travellers = [card for card in cards if place[card.id] != to]
        for card in (yield from affected(game, travellers, Act(MOVE, cause, doer, to))):
            origin = place[card.id]
            if origin != to:
                going.append((card, origin, to))
                yield from berths.choose(game, card.controller, to, occupies=True)
    used = game.state.used
    for card, _, to in going:
        telling.tell(game, "log-move", seat=doer, card=card.id, place=to)
        zones.change_place(game, card.id, to)
        mark = ("moves", card.id, game.state.stamp[card.id])
        used[mark] = used.get(mark, 0) + 1
        if card.kind == "minion":
            used[("moved to", game.ground(to), card.controller)] = 1
            used[("mover", doer, card.id)] = 1
    if game.state.board is not None:
        for card, origin, _ in going:
            stands.left(game, origin, card.controller)
    if triggers.heard(game, MOVED):
        _tell_moved(game, going, doer, NOWHERE if cause is None else cause.id)
    return [card for card, _, _ in going]


def _tell_moved(game: Brawl, going: Sequence[tuple[Card, int, int]], doer: int, cause: int) -> None:
    """Tell those who wait for it that cards have moved together."""
    batch = frozenset(card.id for card, _, _ in going)
    together = tuple((card.id, origin, to) for card, origin, to in going)
    for card, origin, to in going:
        if card.kind == "minion":
            nth = game.state.used[("moves", card.id, game.state.stamp[card.id])]
            fact = Happened(MOVED, card.id, doer, to, origin=origin, cause=cause, nth=nth, batch=together)
            triggers.emit(game, fact, game.sight.index, batch)


def gain_power(
    game: Brawl, minions: Sequence[Minion], amount: int, until: int, source: Handle, while_at: int
) -> Generator[Choice, None, None]:
    """Power that lasts for a while; on whom is decided now."""
    for minion in (yield from affected(game, minions, Act(POWER, source, source.doer(None)))):
        name = telling.slug_of(game, source.id)
        effect = Lasting(POWER, minion.id, amount, until, source=name, place=while_at)
        telling.tell(game, "log-power", card=minion.id, amount=amount, lasts=effect)
        lasting.begin(game, effect)


def last(game: Brawl, what: str, target: int, amount: int, source: Handle, seat: int = -1) -> None:
    """Something lasts until the end of the turn: on a base card, a place or a minion."""
    effect = Lasting(what, target, amount, END_OF_TURN, seat, telling.slug_of(game, source.id))
    if what in (PLACE_POWER, TOTAL):
        telling.tell(game, "log-lasts", what=WORDS[what], seat=seat, place=target, amount=amount, lasts=effect)
    elif what in (BREAKPOINT, BREAKPOINT_IS):
        place = game.state.place[target]
        telling.tell(game, "log-lasts", what=WORDS[what], place=place, amount=amount, lasts=effect)
    else:
        telling.tell(game, "log-lasts", what=WORDS[what], card=target, lasts=effect)
    lasting.begin(game, effect)


def change_counters(
    game: Brawl, cards: Sequence[C], count: int, source: Handle, doer: int
) -> Generator[Choice, None, list[tuple[C, int]]]:
    """Put +1 power counters on cards, or take off as many as there are; the cards, and by how many each was changed."""
    changed: list[tuple[C, int]] = []
    for card in (yield from affected(game, cards, Act(COUNTER, source, doer))):
        by = max(count, -card.counters)
        if by:
            telling.tell(game, "log-counters" if by > 0 else "log-counters-off", card=card.id, count=abs(by))
            lasting.set_counters(game, card.id, card.counters + by)
            _tell_counters(game, COUNTERS_CHANGED, card, doer, source)
            changed.append((card, by))
    return changed


def transfer_counters(
    game: Brawl, giver: Card, taker: Card, count: int, source: Handle, doer: int
) -> Generator[Choice, None, bool]:
    """«Перенести»: +1 power counters from one card to another, which is neither placing nor removing; if one of the two
    is protected, they stay. Nobody can have a share: a counter lies on one card."""
    reached = yield from affected(game, [giver, taker], Act(COUNTER, source, doer), shared=False)
    count = min(count, giver.counters)
    if len(reached) < 2 or not count:
        return False
    telling.tell(game, "log-counters-moved", card=giver.id, other=taker.id, count=count)
    lasting.set_counters(game, giver.id, giver.counters - count)
    lasting.set_counters(game, taker.id, taker.counters + count)
    _tell_counters(game, COUNTERS_MOVED, taker, doer, source)
    return True


def _tell_counters(game: Brawl, kind: str, card: Card, doer: int, source: Handle) -> None:
    if triggers.heard(game, kind):
        triggers.emit(game, Happened(kind, card.id, doer, card.place, cause=source.id), game.sight.index)


def cancel(game: Brawl, cards: Sequence[Card], until: int, source: Handle) -> Generator[Choice, None, None]:
    """«Отменить»: the abilities of these cards do not exist for a while."""
    for card in (yield from affected(game, cards, Act(CANCEL, source, source.doer(None)))):
        effect = Lasting(CANCEL, card.id, 0, until, source=telling.slug_of(game, source.id))
        telling.tell(game, "log-cancel", card=card.id, lasts=effect)
        lasting.begin(game, effect)


def take_control(game: Brawl, minion: Minion, seat: int, until: int, source: Handle) -> Generator[Choice, None, bool]:
    """«Контролировать»: a new claim; one without a term ends the older ones without a term."""
    reached = yield from affected(game, [minion], Act(CONTROL, source, seat))
    for taken in reached:
        claim = Claim(taken.id, seat, until, source.id)
        term = None if until == WHILE_IN_PLAY else claim
        yield from berths.choose(game, seat, taken.place, occupies=True)
        telling.tell(game, "log-control", seat=seat, card=taken.id, lasts=term)
        lasting.claim(game, claim)
    return minion in reached


def transfer(game: Brawl, action: Action, place: int, host: int, source: Handle) -> Generator[Choice, None, bool]:
    """«Перенести»: an action to another base or minion; it is not played."""
    clinging = game.state.zone[action.id] == LIMBO  # it has lost its minion, and is not in play meanwhile
    act = Act(TRANSFER, source, source.doer(None))
    reached = [action] if clinging else (yield from affected(game, [action], act))
    for moved in reached:
        telling.tell(game, "log-transfer", card=moved.id, place=place, host=None if host == NOWHERE else host)
        if host != NOWHERE and "wards" in game.sight.index:
            onto = Act(ATTACH, source, source.doer(None))
            if not (yield from unwarded(game, [game.card[host]], source, onto)):
                zones.take_out(game, moved.id)
                zones.to_discard(game, moved.id)
                continue
        if host == NOWHERE:
            yield from berths.choose(game, moved.controller, place, occupies=True)
        zones.change_host(game, moved.id, place, host)
        if host != NOWHERE:
            _claims_follow(game, moved, host)
    return bool(reached)


def _claims_follow(game: Brawl, action: Action, host: int) -> None:
    """Control that an action gives goes with it to its new host, unless that one is protected from it."""
    theirs = [claim for claim in game.state.claims if claim.source == action.id and claim.until == WHILE_IN_PLAY]
    if theirs:
        guard = values.protector(game, game.card[host], Act(CONTROL, action, action.controller))
        lasting.release(game, theirs, to=host if guard is None else NOWHERE)


def gain_points(game: Brawl, seat: int, points: int, source: Handle | None) -> None:
    """Victory points."""
    telling.tell(game, "log-points", seat=seat, points=points, card=None if source is None else source.id)
    game.state.vp[seat] += points
