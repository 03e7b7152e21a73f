"""The verbs of the glossary («Ключевые слова»). All that can be prevented, replaced or reacted to happens here.

Each returns what really happened, so that "so that" («чтобы») can ask it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, knowledge, triggers, values, zones
from potasovka.smashup.engine.terms import (
    CONTROL,
    DECK,
    DESTROY,
    DESTROYED,
    HAND,
    MOVE,
    MOVED,
    NOWHERE,
    PLACE,
    PLAY,
    POWER,
    TO_DISCARD,
    Act,
    Claim,
    Happened,
    Lasting,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Card, Minion
    from potasovka.smashup.engine.game import SmashUp


def allowed(game: SmashUp, card: Card, act: Act) -> bool:
    """Whether a verb may be done to a card in play; if not, the log says who forbids it."""
    guard = values.protector(game, card, act)
    if guard is not None:
        game.tell("log-protected", card=game.slug_of(card.id), by=game.slug_of(guard.id), verb=act.verb)
    return guard is None


def destroy(game: SmashUp, cards: Sequence[Card], cause: Card | None, doer: int) -> Generator[Choice, int, list[Card]]:
    """«Уничтожить»: to the owner's discard pile. Cards destroyed together leave together."""
    act = Act(DESTROY, cause, doer)
    doomed: list[Card] = []
    for card in cards:
        if card.in_play and allowed(game, card, act) and not (yield from _replaced(game, card, act)):
            doomed.append(card)
    watchers = game.index
    facts: list[Happened] = []
    seen: set[int] = set()
    by = NOWHERE if cause is None else cause.id
    for card in doomed:
        last = zones.last_of(game, card.id)
        first = last.place not in seen
        seen.add(last.place)
        kind = DESTROYED if card.kind == "minion" else "action destroyed"
        facts.append(Happened(kind, card.id, doer, last.place, cause=by, first=first, last=last))
    for card in doomed:
        game.tell("log-destroy", seat=doer, card=game.slug_of(card.id), place=game.place_name(card.place))
        zones.take_out(game, card.id)
        zones.to_discard(game, card.id)
    for fact in facts:
        triggers.emit(game, fact, watchers)
        triggers.emit(game, fact._replace(kind=TO_DISCARD), watchers)
    return doomed


def _replaced(game: SmashUp, card: Card, act: Act) -> Generator[Choice, int, bool]:
    """Let something else happen instead; of several the card's controller picks (RULES 19)."""
    sources = game.index.get("replaces", ())
    able = [guard for guard in map(game.card, sources) if guard.replaces(card, act)]
    if not able:
        return False
    guard = yield from ask.pick(game, card.controller, able, "ask-replacement", None, False)
    assert guard is not None
    yield from guard.instead(card)
    return True


def move(
    game: SmashUp, moves: Sequence[tuple[Minion, int]], cause: Card | None, doer: int
) -> Generator[Choice, int, list[Minion]]:
    """«Переместить»: to another place with all that is on it. It is no play, and nobody sees companions arrive."""
    yield from ()
    act = Act(MOVE, cause, doer)
    going = [
        (minion, minion.place, to)
        for minion, to in moves
        if minion.in_play and minion.place != to and allowed(game, minion, act)
    ]
    batch = frozenset(minion.id for minion, _, _ in going)
    for minion, _, to in going:
        zones.change_place(game, minion.id, to)
        game.tell("log-move", seat=doer, card=game.slug_of(minion.id), place=game.place_name(to))
    by = NOWHERE if cause is None else cause.id
    for minion, origin, to in going:
        fact = Happened(MOVED, minion.id, doer, to, origin=origin, cause=by)
        triggers.emit(game, fact, game.index, batch)
    return [minion for minion, _, _ in going]


def place_in_hand(
    game: SmashUp, cards: Sequence[Card], cause: Card | None, doer: int, verb: str = PLACE
) -> Generator[Choice, int, list[Card]]:
    """«Положить», «вернуть»: into the owner's hand; what was on the card is discarded."""
    yield from ()
    act = Act(verb, cause, doer)
    placed: list[Card] = []
    for card in cards:
        if card.in_play and not allowed(game, card, act):
            continue
        visible = card.zone not in (DECK, HAND) or game.s.known[card.id] == game.everybody
        zones.take_out(game, card.id)
        zones.to_hand(game, card.id, card.owner if visible else doer)
        game.tell("log-to-hand", seat=card.owner, card=game.slug_of(card.id))
        placed.append(card)
    return placed


def draw(game: SmashUp, seat: int, count: int) -> Generator[Choice, int, list[Card]]:
    """Draw from the top of the deck; an empty deck is made anew from the discard pile."""
    yield from ()
    return [game.card(number) for number in draw_cards(game, seat, count)]


def draw_cards(game: SmashUp, seat: int, count: int) -> list[int]:
    """Draw, where nobody can be asked."""
    drawn: list[int] = []
    while len(drawn) < count and refill(game, seat):
        card = game.s.deck[seat].pop()
        zones.to_hand(game, card, seat)
        drawn.append(card)
    if drawn and not game.quiet:
        names = [game.slug_of(card) for card in drawn]
        game.tell("log-draw", seat=seat, count=len(drawn), private={seat: {"cards": names}})
    return drawn


def refill(game: SmashUp, seat: int) -> bool:
    """Make sure there is a card in the deck, if there is one at all («Возьми две карты»)."""
    s = game.s
    if not s.deck[seat] and s.discard[seat]:
        s.deck[seat], s.discard[seat] = s.discard[seat], []
        for card in s.deck[seat]:
            s.zone[card] = DECK
            s.handle[card] = s.next_handle
            s.next_handle += 1
        knowledge.shuffle(game, s.deck[seat])
        game.tell("log-reshuffle", seat=seat)
    return bool(s.deck[seat])


def discard_from_hand(game: SmashUp, seat: int, cards: Sequence[Card]) -> Generator[Choice, int, list[Card]]:
    """«Сбросить» from a hand."""
    yield from ()
    gone = [card for card in cards if card.zone == HAND]
    for card in gone:
        zones.take_out(game, card.id)
        zones.to_discard(game, card.id)
        game.tell("log-discard", seat=seat, card=game.slug_of(card.id))
    game.touch()
    return gone


def search(
    game: SmashUp, seat: int, fits: Callable[[Card], bool], prompt: str, source: Card | None
) -> Generator[Choice, int, Card | None]:
    """Search a deck: who searches shows what was taken. The caller shuffles when it is done with the card."""
    if not refill(game, seat):
        return None
    for number in game.s.deck[seat]:
        knowledge.show(game, number, seat)
    found = [card for card in map(game.card, game.s.deck[seat]) if fits(card)]
    card = yield from ask.pick(game, seat, found, prompt, source, False)
    if card is not None:
        knowledge.show_all(game, card.id)
        game.tell("log-search", seat=seat, card=game.slug_of(card.id))
    else:
        game.tell("log-search-nothing", seat=seat)
    return card


def gain_power(
    game: SmashUp, minions: Sequence[Minion], amount: int, until: int, source: Card
) -> Generator[Choice, int, None]:
    """Power that lasts for a while; on whom is settled now."""
    yield from ()
    act = Act(POWER, source, source.controller)
    for minion in minions:
        if minion.in_play and allowed(game, minion, act):
            game.s.lasting.append(Lasting(POWER, minion.id, amount, until, source=source.id))
            game.tell("log-power", card=game.slug_of(minion.id), amount=amount)
    game.touch()


def lasting_breakpoint(game: SmashUp, what: str, place: int, amount: int, source: Card) -> None:
    """Change a base's breakpoint until the end of the turn."""
    game.s.lasting.append(Lasting(what, game.s.base[place], amount, -1, source=source.id))
    game.tell("log-breakpoint", place=game.place_name(place), amount=values.breakpoint(game, place))


def take_control(game: SmashUp, minion: Minion, seat: int, until: int, source: Card) -> Generator[Choice, int, bool]:
    """«Контролировать»: a new claim; one without a term ends the older ones without a term (RULES 11)."""
    yield from ()
    s = game.s
    if not minion.in_play or not allowed(game, minion, Act(CONTROL, source, seat)):
        return False
    s.claims.append(Claim(minion.id, seat, until, source.id))
    zones.settle_control(game, minion.id)
    game.tell("log-control", seat=seat, card=game.slug_of(minion.id))
    return True


def gain_points(game: SmashUp, seat: int, points: int, source: Card | None) -> None:
    """Victory points."""
    game.s.vp[seat] += points
    game.tell("log-points", seat=seat, points=points, card=None if source is None else game.slug_of(source.id))


def settle(game: SmashUp) -> None:
    """After every effect: actions of players whose cards cannot affect their host fall off (RULES 17)."""
    s = game.s
    if not s.attached or not game.index.get("protects"):
        return
    for host, actions in list(s.attached.items()):
        minion = game.card(host)
        for number in list(actions):
            action = game.card(number)
            act = Act("attach", action, action.controller)
            if action.controller != minion.controller and values.protector(game, minion, act) is not None:
                zones.take_out(game, number)
                zones.to_discard(game, number)
                game.tell("log-falls-off", card=game.slug_of(number), host=game.slug_of(host))


def in_play(card: Card) -> bool:
    """Whether a card is in play."""
    return card.zone == PLAY
