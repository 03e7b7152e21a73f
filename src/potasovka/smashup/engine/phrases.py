"""Phrases: several verbs of the vocabulary in one sentence, as the texts of several cards say them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from potasovka.smashup.engine.abilities import Effect
from potasovka.smashup.engine.terms import BOTTOM, NOT_TO_DISCARD, NOWHERE, TOP
from potasovka.smashup.engine.vocabulary import Vocabulary

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Card, Minion

C = TypeVar("C", bound="Card")


class Phrases(Vocabulary):
    """What a card can say in one breath."""

    __slots__ = ()

    def move_to_or_from(self, minions: Sequence[Minion], here: int, *, optional: bool = False) -> Effect[None]:
        """Choose one of these minions and move it: away from here, or to here."""
        minion = yield from self.pick(minions, "ask-move", optional=optional, what="to-or-from", place=here)
        if minion:
            ways = self.other_places(here) if minion.place == here else [here]
            place = yield from self.pick_place(ways, "ask-move-where", card=minion)
            if place is not None:
                yield from self.move(minion, place)

    def search_and_play(
        self, fits: Callable[[Card], bool], place: int = NOWHERE, seat: int | None = None
    ) -> Effect[None]:
        """Search the deck for a card, play it as an extra, and shuffle."""
        found = yield from self.search(fits, seat, what="play", place=place)
        if found:
            yield from self.play_card(found, place=place, seat=seat)
        self.shuffle_deck(seat)

    def bury_one(
        self, cards: Sequence[Card], *, at: int = NOWHERE, optional: bool = False, seat: int | None = None
    ) -> Effect[Card | None]:
        """Choose one of these cards and, unless it is given, a base, and bury it there."""
        card = yield from self.pick(cards, "ask-bury", optional=optional, seat=self.doer(seat), place=at)
        if card is None:
            return None
        ways = self.places() if at == NOWHERE else [at]
        place = yield from self.pick_place(ways, "ask-bury-where", seat=seat, card=card)
        if place is not None:
            yield from self.bury([card], place, seat)
        return card

    def bury_or_uncover(self, buried: Sequence[Card]) -> Effect[str | None]:
        """Choose to `bury` a card of the hand or to `uncover` one of these, whichever is possible."""
        words = [word for word, cards in (("bury", self.hand()), ("uncover", buried)) if cards]
        return (yield from self.pick_word(words, "ask-which"))

    def uncover_some(self, most: int) -> Effect[None]:
        """Choose a base and uncover up to so many of one's buried cards there, one after another."""
        place = yield from self.pick_place(self.places(), "ask-base", what="uncover", count=most)
        for _ in range(most):
            if place is None or not (yield from self.uncover_one(self.my_buried(place), optional=True)):
                return

    def duel_one(self, challenger: Minion, *, optional: bool = False) -> Effect[None]:
        """Choose a minion of another player that this one at its base challenges to a duel, unless one is going on."""
        rivals = [] if self.in_duel else [m for m in self.minions(challenger.place) if not challenger.mine(m)]
        seat = challenger.controller
        rival = yield from self.pick(rivals, "ask-duel", optional=optional, seat=seat, card=challenger)
        if rival:
            yield from self.duel(challenger, rival)

    def send_to_duel(self) -> Effect[None]:
        """Choose a minion of one's own and one of another player at its base: the first challenges the second."""
        able = [m for m in self.my_minions() if self.rival_minions(m.place) and not self.in_duel]
        challenger = yield from self.pick(able, "ask-minion", what="duel")
        if challenger:
            yield from self.duel_one(challenger)

    def uncover_one(self, cards: Sequence[Card], *, optional: bool = False) -> Effect[Card | None]:
        """Choose one of these buried cards and uncover it."""
        card = yield from self.pick(cards, "ask-uncover", optional=optional)
        done = (yield from self.uncover(card)) if card else False
        return card if done else None

    def add_counter_to_one(
        self, minions: Sequence[Minion], *, optional: bool = False, seat: int | None = None
    ) -> Effect[None]:
        """Choose one of these minions and place a +1 power counter on it."""
        minion = yield from self.pick(minions, "ask-counter", optional=optional, seat=self.doer(seat))
        if minion:
            yield from self.add_counters(minion, by=seat)

    def pick_way(self, ways: Mapping[str, object], **about: Any) -> Effect[str | None]:
        """One of several things to do, of those that can be done."""
        return (yield from self.pick_word([way for way, able in ways.items() if able], "ask-which", **about))

    def spread_counters(self, minions: Sequence[Minion], count: int) -> Effect[None]:
        """Place so many +1 power counters in all on these minions, one after another."""
        for _ in range(count):
            yield from self.add_counter_to_one(minions)

    def take_counters(
        self, minions: Sequence[Minion], least: int = 0, most: int = NOWHERE, *, onto: Card | None = None
    ) -> Effect[int]:
        """Remove +1 power counters from these minions, so many in all, or transfer them to a card; returns how many."""
        left, taken = list(minions), 0
        while (most == NOWHERE or taken < most) and (left := [minion for minion in left if minion.counters]):
            what = "remove" if onto is None else "transfer"
            minion = yield from self.pick(left, "ask-take-counters", optional=taken >= least, what=what, count=taken)
            if minion is None:
                break
            left.remove(minion)
            limit = minion.counters if most == NOWHERE else min(minion.counters, most - taken)
            need = max(1, min(limit, least - taken - sum(other.counters for other in left)))
            count = yield from self.pick_number(need, limit, "ask-how-many-counters", card=minion, what=what)
            if onto is None:
                taken += yield from self.remove_counters(minion, count=count)
            elif (yield from self.transfer_counters(minion, onto, count)):
                taken += count
        return taken

    def transfer_some(
        self, givers: Sequence[Card], takers: Sequence[Card], most: int = NOWHERE, *, optional: bool = False
    ) -> Effect[None]:
        """Choose a card with +1 power counters, how many of them, and the card to which they are transferred."""
        able = [card for card in givers if card.counters and any(other != card for other in takers)]
        giver = yield from self.pick(able, "ask-transfer-counters", optional=optional)
        if giver:
            limit = giver.counters if most == NOWHERE else min(giver.counters, most)
            count = yield from self.pick_number(1, limit, "ask-how-many-counters", card=giver, what="transfer")
            others = [card for card in takers if card != giver]
            taker = yield from self.pick(others, "ask-transfer-counters-to", card=giver, count=count)
            if taker:
                yield from self.transfer_counters(giver, taker, count)

    def strengthen_and_save(self, minions: Sequence[Minion], amount: int) -> Effect[None]:
        """Choose one of these minions: this turn it has more power, and goes to the hand, not to the discard pile."""
        minion = yield from self.pick(minions, "ask-power", count=amount)
        if minion:
            yield from self.gain_power(minion, amount)
            yield from self.mark(minion, NOT_TO_DISCARD)

    def return_one(self, minions: Sequence[Minion], *, optional: bool = False) -> Effect[None]:
        """Choose one of these minions and return it to its owner's hand."""
        minion = yield from self.pick(minions, "ask-return", optional=optional)
        if minion:
            yield from self.return_to_hand(minion)

    def take_one(self, cards: Sequence[Card], *, optional: bool = False) -> Effect[None]:
        """Choose one of these cards and place it into the hand."""
        card = yield from self.pick(cards, "ask-to-hand", optional=optional)
        if card:
            yield from self.place_in_hand(card)

    def pick_namesakes(self, cards: Sequence[C], prompt: str, what: str = "back") -> Effect[list[C]]:
        """Choose a name, then any number of these cards that have it."""
        names = {card.name: card.slug for card in cards}
        said = yield from self.pick_word(sorted(names.values()), "ask-name", what=what)
        same = [card for card in cards if names[card.name] == said]
        return (yield from self.pick_some(same, prompt, len(same), what=what))

    def destroy_one(self, cards: Sequence[Card], *, optional: bool = False) -> Effect[Card | None]:
        """Choose one of these cards and destroy it; returns it if it was destroyed."""
        card = yield from self.pick(cards, "ask-destroy", optional=optional)
        gone = (yield from self.destroy(card)) if card else []
        return card if gone else None

    def top_or_bottom(self, card: Card, seat: int | None = None) -> Effect[None]:
        """Place a card on the top or on the bottom of the deck, as the player likes."""
        end = yield from self.pick_word((TOP, BOTTOM), "ask-top-or-bottom", seat=seat, card=card)
        yield from self.place_on_deck([card], end or TOP, seat)

    def file_away(self, cards: Sequence[Card], most: int) -> Effect[None]:
        """Place up to so many of these cards on the top or bottom of the deck, one after another."""
        left = list(cards)
        for nth in range(1, most + 1):
            card = yield from self.pick(left, "ask-to-deck", optional=True, nth=nth, count=most)
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

    def move_many(self, minions: Sequence[Minion], least: int = 0, most: int = NOWHERE) -> Effect[None]:
        """Choose several of these minions and where each one goes, and move them together."""
        going = yield from self.pick_some(minions, "ask-move", len(minions) if most == NOWHERE else most, least)
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
