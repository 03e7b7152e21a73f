"""Rock Stars: The bigger the venue, the louder they play; groupies come along."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after
from potasovka.smashup.engine.terms import AFTER_SCORE, BEFORE_SCORE, NOWHERE, PER_NAME, TURN_END_ANY, Happened

BIG = 21
"""A venue with this breakpoint or a higher one is big."""


def _is_groupie(card: Card) -> bool:
    return card.name == Groupie.name


class TheMonarch(Minion, power=5):
    """Talent: Search for a Groupie, in your deck, in your discard pile, or in both, and put it into your hand. A deck
    that was searched is shuffled."""

    def talent(self) -> Effect[None]:
        yield from self.fetch(_is_groupie)


class ClassicRocker(Minion, power=4, copies=2):
    """Talent: Draw a card if the breakpoint here is 21 or higher. You can use only one Classic Rocker a turn."""

    talent_limit = PER_NAME

    def talent_ready(self) -> bool:
        return self.breakpoint(self.place) >= BIG

    def talent(self) -> Effect[None]:
        yield from self.draw()


class RickRoll(Minion, power=3, copies=2):
    """Up to three of your minions move here from bases whose breakpoint is lower."""

    def on_play(self) -> Effect[None]:
        yield from self.move_from_lower(self.place, 3)


class Groupie(Minion, power=2, copies=5):
    """Play another Groupie here as an extra minion."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("minion", place=self.place, name=Groupie.name)


class GuestStar(Action, copies=2):
    """Search for a Groupie, in your deck, in your discard pile, or in both. Put it into your hand, or play it as an
    extra minion. A deck that was searched is shuffled."""

    def on_play(self) -> Effect[None]:
        star, searched = yield from self.search_both(_is_groupie)
        if star:
            ways = ("hand", "play") if self.may_play(star) else ("hand",)
            if (yield from self.pick_word(ways, "ask-which", card=star)) == "play":
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
        played = self.minions_played_at(self.place, self.controller)
        return bool(played) and self.breakpoint(self.place) >= BIG

    @after(TURN_END_ANY, sold_out)
    def cash_in(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class PowerBallad(Action, windows=(BEFORE_SCORE,)):
    """Choose a base. Each minion you have there gets +1 power this turn. Special: While a base of breakpoint 21 or
    higher is about to score, this card may be played for that base."""

    def fits_window(self, fact: Happened) -> bool:
        return self.breakpoint(fact.place) >= BIG

    def on_play(self) -> Effect[None]:
        places = self.places() if self.special_at == NOWHERE else [self.special_at]
        place = yield from self.pick_place(places, "ask-base", what="power")
        if place is not None:
            yield from self.gain_power(self.my_minions(place), 1)


class ReunionTour(Action):
    """Shuffle any number of minions from your discard pile into your deck."""

    def on_play(self) -> Effect[None]:
        band = [card for card in self.discard_pile() if card.kind == "minion"]
        back = yield from self.pick_some(band, "ask-shuffle-in", len(band))
        yield from self.shuffle_in(back)


class RockOfLuuv(Action):
    """Search your deck for up to three minions that share a name and have power up to 2. Show them, put them into your
    hand, and shuffle the deck."""

    def on_play(self) -> Effect[None]:
        first = yield from self.search(lambda card: card.kind == "minion" and card.printed <= 2)
        if first:
            alike = [card for card in self.deck() if card.name == first.name]
            found = yield from self.pick_some(alike, "ask-search", 3)
            yield from self.place_in_hand(*found)
        self.shuffle_deck()


class TotalSellout(Action, copies=2, windows=(AFTER_SCORE,), special_only=True):
    """Special: Play when a base where you have a minion has scored. Draw two cards, or three if its breakpoint was 21
    or higher."""

    def fits_window(self, fact: Happened) -> bool:
        return self.has_minion(fact.place)

    def on_play(self) -> Effect[None]:
        yield from self.draw(3 if self.score and self.score.breakpoint >= BIG else 2)


class TourBus(Action):
    """Choose a base. Up to three of your minions move there from bases whose breakpoint is lower."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="gather")
        if place is not None:
            yield from self.move_from_lower(place, 3)


class TurnUpToEleven(Action, on="base", name="Turn Up to 11"):
    """Ongoing: While the starting breakpoint here would be lower than 21, it is 21."""

    def starting_breakpoint(self, breakpoint: int) -> int:
        return max(breakpoint, BIG)
