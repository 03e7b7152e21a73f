"""Base cards under the minions: drawn, put into play, replaced, added. A place is not the base card on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from potasovka.smashup.engine import knowledge, lasting, telling, triggers, verbs, zones
from potasovka.smashup.engine.terms import (
    BASE_PLAYED,
    BOTTOM,
    DECK,
    DISCARD,
    NOBODY,
    NOWHERE,
    OF_PLACES,
    PLAY,
    Happened,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card


def fill(game: Brawl, count: int) -> int:
    """See to it that the base deck has so many cards; how many there are."""
    s = game.state
    if len(s.base_deck) < count and s.base_discard:
        telling.tell(game, "log-bases-reshuffled")
        fresh, s.base_discard = s.base_discard, []
        for base in fresh:
            s.zone[base] = DECK
        knowledge.shuffle(game, fresh)
        s.base_deck = fresh + s.base_deck
    return min(count, len(s.base_deck))


def top(game: Brawl, count: int, seat: int) -> list[Card]:
    """Look at the top of the base deck; everybody does if the seat is nobody's."""
    count = fill(game, count)
    numbers = game.state.base_deck[len(game.state.base_deck) - count :][::-1]
    for number in numbers:
        if seat == NOBODY:
            knowledge.show_all(game, number)
        else:
            knowledge.show(game, number, seat)
    if seat == NOBODY:
        telling.tell(game, "log-reveal-bases", cards=[telling.slug_of(game, number) for number in numbers])
    return [game.card[number] for number in numbers]


def put_back(game: Brawl, base: Card, seat: int, end: str) -> None:
    """A base that this player has looked at on top of the deck goes on top or under it; the others do not see which."""
    deck = game.state.base_deck
    seen = 0
    while seen < len(deck) and game.state.known[deck[-1 - seen]] >> seat & 1:
        seen += 1
    knowledge.mix(game, deck[len(deck) - seen :], game.deal.everybody & ~(1 << seat))
    deck.remove(base.id)
    deck.insert(0 if end == BOTTOM else len(deck), base.id)


def discard_top(game: Brawl, base: Card) -> None:
    """A base from its deck goes to the discarded bases."""
    game.state.base_deck.remove(base.id)
    to_discard(game, base.id)


def choose_next(game: Brawl, base: Card) -> None:
    """This base of the deck will replace the one that is being scored."""
    game.state.next_base = base.id


def to_discard(game: Brawl, base: int) -> None:
    """A base card to the discarded ones; what lasted on it ends."""
    s = game.state
    s.zone[base] = DISCARD
    s.place[base] = NOWHERE
    s.base_discard.append(base)
    lasting.end(game, lambda effect: effect.target == base and effect.what not in OF_PLACES)
    knowledge.show_all(game, base)


def put(game: Brawl, place: int, base: int) -> None:
    """A base card comes into play on a place."""
    s = game.state
    telling.tell(game, "log-base-enters", place=telling.slug_of(game, base), at=place)
    s.base[place] = base
    s.zone[base] = PLAY
    s.place[base] = place
    s.clock += 1
    s.stamp[base] = s.clock
    knowledge.show_all(game, base)
    game.layout_changed(base, here=True)
    triggers.emit(game, Happened(BASE_PLAYED, base, s.current, place), game.sight.index)


def draw(game: Brawl) -> int:
    """The top of the base deck; an empty one is made anew from the discarded bases."""
    fill(game, 1)
    return game.state.base_deck.pop()


def draw_first(game: Brawl) -> int:
    """A base for set-up; one whose text says so is put back (Sheep Shrine)."""
    base = draw(game)
    while game.card[base].not_at_setup:
        game.state.base_deck.append(base)
        knowledge.shuffle(game, game.state.base_deck)
        base = draw(game)
    return base


def clear(game: Brawl, place: int, cards: Sequence[Card], how: str = "log-base-leaves") -> None:
    """The base card leaves and these cards with it, together; buried cards and titans always go. The log tells how."""
    s = game.state
    base = s.base[place]
    telling.tell(game, how, place=place)
    buried = list(s.buried[place])
    titans = [game.card[titan] for titan in s.titans[place]]
    for number in buried:
        zones.take_out(game, number)
        zones.to_discard(game, number)
    gone = [*cards, *titans]
    verbs.retire(game, gone, [""] * len(gone), NOBODY, NOWHERE)
    s.base[place] = NOWHERE
    to_discard(game, base)
    # "While here" ends with the base card (rules-decisions).
    lasting.end(game, lambda effect: effect.place == place)
    game.layout_changed(base, here=False)


def swap(game: Brawl, place: int, new: Card | None, how: str = "log-base-leaves") -> None:
    """The base card at a place is replaced under the minions."""
    game.deal.mode.swap(game, place, new, how)


def take(game: Brawl, base: Card) -> int:
    """A base card out of its deck or of the discarded ones."""
    (game.state.base_deck if base.id in game.state.base_deck else game.state.base_discard).remove(base.id)
    return base.id


def chosen(game: Brawl) -> int:
    """The next base card: the one that was chosen, or the top of the deck."""
    s = game.state
    base, s.next_base = s.next_base, NOWHERE
    if base not in s.base_deck:  # none was chosen, or it has come into play meanwhile
        return draw(game)
    s.base_deck.remove(base)
    return base


def swap_under(game: Brawl, place: int, new: Card | None, how: str) -> None:
    """The base card at a place is replaced; its scoring, if under way, stops (rules-decisions)."""
    s = game.state
    if s.score is not None and s.score.place == place:
        s.score = None
    clear(game, place, [game.card[action] for action in s.actions[place]], how)
    put(game, place, draw(game) if new is None else take(game, new))


def search(game: Brawl, seat: int) -> list[Card]:
    """A player sees the whole base deck, to take one out of it."""
    fill(game, 1)
    knowledge.show_pile(game, game.state.base_deck, seat)
    return [game.card[base] for base in game.state.base_deck]


def exchange(game: Brawl, place: int, new: Card) -> None:
    """A base of the deck and the one at a place trade places under the minions; the base deck is shuffled."""
    s = game.state
    old = game.deal.mode.base_card(game, place)
    swap(game, place, new, "log-base-swapped")
    s.base_discard.remove(old)
    s.zone[old] = DECK
    s.base_deck.append(old)
    knowledge.shuffle(game, s.base_deck)


def add(game: Brawl) -> int:
    """The top base of the deck comes into play on a new place."""
    place = game.state.add_place()
    put(game, place, draw(game))
    return place
