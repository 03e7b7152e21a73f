"""«Рокеры»: the bigger the venue, the louder they play."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after
from potasovka.smashup.engine.terms import AFTER_SCORE, BEFORE_SCORE, NOWHERE, PER_NAME, TURN_END_ANY, Happened

BIG = 21
"""A venue with this breakpoint or a higher one is big."""


def _is_groupie(card: Card) -> bool:
    return card.name == Groupie.name


class TheMonarch(Minion, power=5):
    """Talent: Search your deck, your discard pile or both for a Groupie and place it into your hand. Shuffle your deck
    if you searched it."""

    def talent(self) -> Effect[None]:
        yield from self.fetch(_is_groupie)


class ClassicRocker(Minion, power=4, copies=2):
    """Talent: If this base has a breakpoint of 21 or more, draw a card. Only one Classic Rocker a turn does this for
    you."""

    talent_limit = PER_NAME

    def talent(self) -> Effect[None]:
        if self.breakpoint(self.place) >= BIG:
            yield from self.draw()


class RickRoll(Minion, power=3, copies=2):
    """Move up to three of your minions here from bases with a lower breakpoint."""

    def on_play(self) -> Effect[None]:
        yield from self.move_from_lower(self.place, 3)


class Groupie(Minion, power=2, copies=5):
    """Play another Groupie here as an extra minion."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("minion", place=self.place, name=Groupie.name)


class GuestStar(Action, copies=2):
    """Search your deck, your discard pile or both for a Groupie. Place it into your hand or play it as an extra minion.
    Shuffle your deck if you searched it."""

    def on_play(self) -> Effect[None]:
        star, searched = yield from self.search_both(_is_groupie)
        if star:
            ways = ("hand", "play") if self.may_play(star) else ("hand",)
            if (yield from self.pick_word(ways, "ask-which")) == "play":
                yield from self.play_card(star)
            else:
                yield from self.place_in_hand(star)
        if searched:
            self.shuffle_deck()


class HotVenue(Action, on="base"):
    """Ongoing: Your minions here have +1 power. At the end of any turn in which you played a minion here, draw a card
    if this base has a breakpoint of 21 or more."""

    def aura(self, minion: Minion) -> int:
        return 1 if self.mine(minion) else 0

    def sold_out(self, fact: Happened) -> bool:
        played = ("at", self.place, self.controller) in self.game.s.used
        return played and self.breakpoint(self.place) >= BIG

    @after(TURN_END_ANY, sold_out)
    def cash_in(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class PowerBallad(Action, windows=(BEFORE_SCORE,)):
    """Choose a base. Your minions there gain +1 power until the end of the turn. Special: You may play this before a
    base with a breakpoint of 21 or more scores, for that base."""

    def fits_window(self, fact: Happened) -> bool:
        return self.breakpoint(fact.place) >= BIG

    def on_play(self) -> Effect[None]:
        places = self.places() if self.scoring == NOWHERE else [self.scoring]
        place = yield from self.pick_place(places, "ask-base")
        if place is not None:
            yield from self.gain_power(self.my_minions(place), 1)


class ReunionTour(Action):
    """Shuffle any number of minions from your discard pile into your deck."""

    def on_play(self) -> Effect[None]:
        band = [card for card in self.discard_pile() if card.kind == "minion"]
        back = yield from self.pick_some(band, "ask-shuffle-in", len(band))
        yield from self.shuffle_in(back)


class RockOfLuuv(Action):
    """Search your deck for up to three minions of power 2 or less with the same name, reveal them, place them into your
    hand, and shuffle."""

    def on_play(self) -> Effect[None]:
        first = yield from self.search(lambda card: card.kind == "minion" and card.printed <= 2)
        if first:
            alike = [card for card in self.deck() if card.name == first.name and card != first]
            more = yield from self.pick_some(alike, "ask-search", 2)
            yield from self.place_in_hand(first, *more)
        self.shuffle_deck()


class TotalSellout(Action, copies=2, windows=(AFTER_SCORE,), special_only=True):
    """Special: Play after a base scores where you have a minion. Draw two cards, and a third if the breakpoint was 21
    or more."""

    def fits_window(self, fact: Happened) -> bool:
        return self.has_minion(fact.place)

    def on_play(self) -> Effect[None]:
        score = self.game.s.score
        yield from self.draw(3 if score and score.breakpoint >= BIG else 2)


class TourBus(Action):
    """Choose a base. Move up to three of your minions there from bases with a lower breakpoint."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base")
        if place is not None:
            yield from self.move_from_lower(place, 3)


class TurnUpToEleven(Action, on="base", name="Turn Up to 11"):
    """Ongoing: If this base's starting breakpoint is less than 21, it becomes 21."""

    def starting_breakpoint(self, breakpoint: int) -> int:
        return max(breakpoint, BIG)
