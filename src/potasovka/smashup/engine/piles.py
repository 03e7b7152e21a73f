"""Hands, decks and discard piles: drawing, discarding, searching, looking, revealing, placing."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, knowledge, telling, triggers, verbs, zones
from potasovka.smashup.engine.terms import (
    BOTTOM,
    DECK,
    DISCARD,
    EXPOSED,
    HAND,
    LIMBO,
    LOOKED,
    NOWHERE,
    PLACE,
    PLAY,
    RETURN,
    RETURNED,
    SHUFFLE_IN,
    SPIED,
    TOP,
    ZONE_NAMES,
    Act,
    Happened,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card
    from potasovka.smashup.engine.handle import Handle


def place_in_hand(
    game: Brawl, cards: Sequence[Card], cause: Handle | None, doer: int, verb: str = PLACE
) -> Generator[Choice, None, list[Card]]:
    """«Положить», «вернуть»: into the owner's hand; what was on the card is discarded."""
    in_play = [card for card in cards if card.in_play]
    free = (yield from verbs.affected(game, in_play, Act(verb, cause, doer))) if in_play else []
    placed = [*(card for card in cards if card not in in_play), *free]
    for card in placed:
        last = zones.last_of(game, card.id) if verb == RETURN and triggers.heard(game, RETURNED) else None
        verbs.to_owner(game, card)
        if last is not None:
            because = NOWHERE if cause is None else cause.id
            fact = Happened(RETURNED, card.id, doer, last.place, cause=because, last=last)
            triggers.emit(game, fact, game.sight.index)
    return placed


def draw(game: Brawl, seat: int, count: int) -> Generator[Choice, None, list[Card]]:
    """Draw from the top of the deck; an empty deck is made anew from the discard pile."""
    yield from ()
    return [game.card[number] for number in draw_cards(game, seat, count)]


def draw_cards(game: Brawl, seat: int, count: int) -> list[int]:
    """Draw, where nobody can be asked."""
    telling.cut(game)
    drawn: list[int] = []
    decks = game.state.deck
    while len(drawn) < count and (decks[seat] or fill(game, seat, 1)):
        card = decks[seat].pop()
        zones.to_hand(game, card, seat)
        drawn.append(card)
    if drawn and not game.quiet:
        names = [telling.slug_of(game, card) for card in drawn]
        telling.tell(game, "log-draw", seat=seat, count=len(drawn), private={seat: {"cards": names}})
    return drawn


def fill(game: Brawl, seat: int, count: int, end: str = TOP) -> int:
    """See to it that the deck has so many cards, the discard pile shuffled to its far end; how many there are."""
    s = game.state
    if len(s.deck[seat]) < count and s.discard[seat]:
        telling.tell(game, "log-reshuffle", seat=seat)
        fresh, s.discard[seat] = s.discard[seat], []
        for card in fresh:
            s.zone[card] = DECK
        knowledge.shuffle(game, fresh)
        s.deck[seat] = fresh + s.deck[seat] if end == TOP else s.deck[seat] + fresh
        telling.cut(game)
    return min(count, len(s.deck[seat]))


def discard_from_hand(game: Brawl, seat: int, cards: Sequence[Card]) -> Generator[Choice, None, list[Card]]:
    """«Сбросить» from a hand or a deck, or an action that has lost its minion."""
    yield from ()
    zone = game.state.zone
    gone = [card for card in cards if zone[card.id] in (HAND, DECK, LIMBO)]
    for card in gone:
        telling.tell(game, "log-discard", seat=seat, card=card.id)
        zones.take_out(game, card.id)
        zones.to_discard(game, card.id)
    return gone


def discard_random(game: Brawl, seat: int, count: int) -> Generator[Choice, None, list[Card]]:
    """Random cards of a hand are discarded, as many as there are."""
    # By number: the order a hand is kept in depends on faces, also in imagined worlds.
    hand = sorted(game.state.hand[seat])
    lots = [hand.pop(game.state.rng.below(len(hand))) for _ in range(min(count, len(hand)))]
    return (yield from discard_from_hand(game, seat, [game.card[number] for number in lots]))


def search(
    game: Brawl,
    seat: int,
    fits: Callable[[Card], bool],
    source: Handle | None,
    piles: str = "deck",
    about: ask.About = ask.NO_MORE,
) -> Generator[Choice, None, Card | None]:
    """Search a deck, a discard pile, or both: who searches shows what was taken. The caller shuffles afterwards."""
    cards: list[Card] = []
    if piles != "discard" and fill(game, seat, 1):
        knowledge.show_pile(game, game.state.deck[seat], seat)
        cards += game.pile(DECK, seat)
    if piles != "deck":
        cards += game.pile(DISCARD, seat)
    able = [card for card in cards if fits(card)]
    card = yield from ask.pick(game, seat, able, "ask-search", source, False, None, about)
    if card is not None:
        knowledge.show_all(game, card.id)
        telling.tell(game, "log-search", seat=seat, card=card.id, pile=ZONE_NAMES[card.zone])
    else:
        telling.tell(game, "log-search-nothing", seat=seat, pile=piles)
    return card


def look(game: Brawl, seat: int, count: int, end: str, everybody: bool, looker: int) -> list[Card]:
    """Look at («смотреть») or reveal («раскрыть») the top or bottom cards of a seat's deck, the outermost first."""
    count = fill(game, seat, count, end)
    deck = game.state.deck[seat]
    numbers = deck[len(deck) - count :][::-1] if end == TOP else deck[:count]
    if everybody:
        for number in numbers:
            knowledge.show_all(game, number)
    else:
        knowledge.show_pile(game, numbers, seat)
    names = [telling.slug_of(game, number) for number in numbers]
    if numbers and everybody:
        telling.tell(game, "log-reveal", seat=seat, cards=names)
    elif numbers:
        telling.tell(game, "log-look", seat=seat, count=count, private={seat: {"cards": names}})
    if numbers and looker == seat:
        triggers.emit(game, Happened(LOOKED, seat=seat), game.sight.index)
    elif numbers:
        _tell_spied(game, seat, looker, numbers if everybody else ())
    return [game.card[number] for number in numbers]


def _tell_spied(game: Brawl, whom: int, looker: int, shown: Sequence[int] = ()) -> None:
    """Tell those who wait for it that another player's card has seen into a hand or deck, and what it has shown."""
    for card in shown:
        triggers.emit(game, Happened(EXPOSED, card, looker, whom=whom), game.sight.index)
    triggers.emit(game, Happened(SPIED, seat=looker, whom=whom), game.sight.index)


def reveal_random(game: Brawl, cards: Sequence[Card], seat: int, by: int) -> Card | None:
    """Reveal a random one of these cards of a player, because of a card of another one."""
    if not cards:
        return None
    if cards[0].zone == HAND:
        # By number: the order a hand is kept in depends on faces, also in imagined worlds.
        cards = sorted(cards, key=lambda card: card.id)
    card = game.state.rng.pick(cards)
    knowledge.show_all(game, card.id)
    telling.tell(game, "log-reveal", seat=seat, cards=[telling.slug_of(game, card.id)])
    if card.zone == HAND:
        _tell_spied(game, seat, by)
    return card


def look_through(game: Brawl, seat: int) -> list[Card]:
    """A player sees their whole deck, to search it for several cards. The caller shuffles afterwards."""
    fill(game, seat, 1)
    knowledge.show_pile(game, game.state.deck[seat], seat)
    return game.pile(DECK, seat)


def look_at_hand(game: Brawl, seat: int, looker: int) -> list[Card]:
    """A player looks at another's hand; what the others learn is only that it was looked at."""
    numbers = game.state.hand[seat]
    knowledge.show_pile(game, numbers, looker)
    names = sorted(telling.slug_of(game, number) for number in numbers)
    telling.tell(game, "log-look-hand", seat=looker, taker=seat, private={looker: {"cards": names}})
    if numbers:
        _tell_spied(game, seat, looker)
    return game.pile(HAND, seat)


def place_on_deck(
    game: Brawl, cards: Sequence[Card], end: str, source: Handle, seat: int
) -> Generator[Choice, None, list[Card]]:
    """«Положить» onto or under a deck: what opponents see goes to its owner's, what is unseen to the player's own."""
    in_play = [card for card in cards if card.in_play]
    free = (yield from verbs.affected(game, in_play, Act(PLACE, source, seat))) if in_play else []
    placed = [*(card for card in cards if card not in in_play), *free]
    for card in placed:
        unseen = card.zone in (HAND, DECK)
        _unseen_by_others(game, card, seat)
        owner = seat if unseen else game.state.owner[card.id]
        telling.tell(game, "log-to-deck", seat=owner, end=end, card="" if unseen else card.id)
        if card.zone == PLAY:
            verbs.leave(game, card)
        else:
            zones.take_out(game, card.id)
        zones.to_deck(game, card.id, owner, end == BOTTOM)
    return placed


def _unseen_by_others(game: Brawl, card: Card, seat: int) -> None:
    """Nobody else sees which card of a hand it is."""
    if card.zone == HAND:
        knowledge.mix(game, game.state.hand[seat], game.deal.everybody & ~(1 << seat))


def shuffle_in(game: Brawl, cards: Sequence[Card], source: Handle, seat: int) -> Generator[Choice, None, list[Card]]:
    """Shuffle cards into their owners' decks; what is in a hand stays unseen and goes into the player's own."""
    in_play = [card for card in cards if card.in_play]
    free = (yield from verbs.affected(game, in_play, Act(SHUFFLE_IN, source, seat))) if in_play else []
    gone = [*(card for card in cards if card not in in_play), *free]
    decks: set[int] = set()
    for card in gone:
        unseen = card.zone == HAND
        owner = seat if unseen else game.state.owner[card.id]
        decks.add(owner)
        telling.tell(game, "log-shuffle-in", seat=owner, card="" if unseen else card.id)
        if card.zone == PLAY:
            verbs.leave(game, card)
        else:
            zones.take_out(game, card.id)
        zones.to_deck(game, card.id, owner)
    for owner in sorted(decks):
        knowledge.shuffle_deck(game, owner)
    return gone


def put_in_box(game: Brawl, card: Card, seat: int) -> None:
    """A card from a hand or a discard pile goes back into the box, and takes no more part in the game."""
    telling.tell(game, "log-to-box", seat=seat, card=card.id)
    zones.take_out(game, card.id)
    zones.to_box(game, card.id)


def give(game: Brawl, card: Card, giver: int, taker: int) -> None:
    """A card from one hand into another: the two know it, the others do not."""
    both = 1 << giver | 1 << taker
    knowledge.mix(game, game.state.hand[giver], game.deal.everybody & ~both)
    telling.tell(
        game,
        "log-give",
        seat=giver,
        taker=taker,
        private={s: {"card": telling.slug_of(game, card.id)} for s in (giver, taker)},
    )
    zones.take_out(game, card.id)
    zones.to_hand(game, card.id, taker)


def take(game: Brawl, card: Card, seat: int) -> None:
    """Another player's card, seen by all, goes into this player's hand."""
    telling.tell(game, "log-take", seat=seat, card=card.id)
    zones.take_out(game, card.id)
    zones.to_hand(game, card.id, seat)


def show_hand(game: Brawl, seat: int, by: int) -> None:
    """A player shows their whole hand, because of a card of another one."""
    for number in game.state.hand[seat]:
        knowledge.show_all(game, number)
    telling.tell(
        game, "log-show-hand", seat=seat, cards=sorted(telling.slug_of(game, card) for card in game.state.hand[seat])
    )
    if game.state.hand[seat]:
        _tell_spied(game, seat, by)
