"""Phrases of card texts: several verbs of the vocabulary in one sentence that more than one card says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from potasovka.smashup.engine.abilities import Effect
from potasovka.smashup.engine.terms import TOP
from potasovka.smashup.engine.vocabulary import Vocabulary

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Card, Minion


class Phrases(Vocabulary):
    """What cards say in the same words."""

    __slots__ = ()

    def file_away(self, cards: Sequence[Card], most: int) -> Effect[None]:
        """Place up to so many of these cards on the top or bottom of the deck, one after another."""
        left = list(cards)
        for _ in range(most):
            card = yield from self.pick(left, "ask-to-deck", optional=True)
            if card is None:
                return
            left.remove(card)
            yield from self.top_or_bottom(card)

    def fetch(self, fits: Callable[[Card], bool]) -> Effect[None]:
        """Search the deck, the discard pile or both for a card, place it into the hand, and shuffle if need be."""
        found, searched = yield from self.search_both(fits)
        if found:
            yield from self.place_in_hand(found)
        if searched:
            self.shuffle_deck()

    def raise_minion(self, fits: Callable[[Card], bool], seat: int | None = None) -> Effect[None]:
        """An extra minion out of the discard pile, at once."""
        pile = [card for card in self.discard_pile(seat) if card.kind == "minion" and fits(card)]
        able = [card for card in pile if self.may_play(card, seat=seat)]
        minion = yield from self.pick(able, "ask-play-extra", optional=True, seat=seat)
        if minion:
            yield from self.play_card(minion, seat=seat)

    def move_many(self, minions: Sequence[Minion], least: int = 0) -> Effect[None]:
        """Choose several of these minions and where each one goes, and move them together."""
        going = yield from self.pick_some(minions, "ask-move", len(minions), least)
        moves: list[tuple[Minion, int]] = []
        for minion in going:
            place = yield from self.pick_place(self.other_places(minion.place), "ask-move-where-to", card=minion)
            if place is not None:
                moves.append((minion, place))
        yield from self.move_apart(moves)

    def move_from_lower(self, to: int, most: int) -> Effect[None]:
        """Move up to so many of one's minions to a place, from bases with a lower breakpoint."""
        far = [m for m in self.my_minions() if self.breakpoint(m.place) < self.breakpoint(to)]
        coming = yield from self.pick_some(far, "ask-move", most, place=to)
        yield from self.move(coming, to)

    def put_on_top(self, cards: Sequence[Card]) -> Effect[None]:
        """Place these cards on top of the deck in any order, the last one uppermost."""
        left = list(cards)
        while left:
            card = yield from self.pick(left, "ask-put-on-top")
            assert card is not None
            left.remove(card)
            yield from self.place_on_deck([card], TOP)
