"""Aliens: Beam minions up, pick points along the way, reshape the bases."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, special
from potasovka.smashup.engine.terms import AFTER_SCORE, BOTTOM, Happened
from potasovka.smashup.engine.when import here


class SupremeOverlord(Minion, power=5):
    """Any one minion may be returned by you to its owner's hand."""

    def on_play(self) -> Effect[None]:
        yield from self.return_one(self.minions(), optional=True)


class Invader(Minion, power=3, copies=2):
    """You gain 1 victory point."""

    def on_play(self) -> Effect[None]:
        yield from ()
        self.gain_points(1)


class Scout(Minion, power=3, copies=3):
    """Special: Once this base has been scored, you may put this minion into your hand instead of the discard pile."""

    @special(AFTER_SCORE, here)
    def slip_away(self, fact: Happened) -> Effect[None]:
        yield from self.place_in_hand(self)


class Collector(Minion, power=2, copies=4):
    """A minion here that has power 3 or less may be returned by you to its owner's hand."""

    def on_play(self) -> Effect[None]:
        yield from self.return_one([minion for minion in self.minions(self.place) if minion.power <= 3], optional=True)


class Abduction(Action):
    """Return a minion to its owner's hand. You get an extra minion."""

    def on_play(self) -> Effect[None]:
        yield from self.return_one(self.minions())
        yield from self.extra("minion")


class BeamUp(Action, copies=2):
    """Return a minion to its owner's hand."""

    def on_play(self) -> Effect[None]:
        yield from self.return_one(self.minions())


class CropCircles(Action):
    """Choose a base. All minions there go back to their owners' hands."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="return-all")
        if place is not None:
            yield from self.return_to_hand(*self.minions(place))


class Disintegrator(Action, copies=2):
    """A minion of power up to 3 goes under its owner's deck."""

    def on_play(self) -> Effect[None]:
        weak = [minion for minion in self.minions() if minion.power <= 3]
        minion = yield from self.pick(weak, "ask-under-deck")
        if minion:
            yield from self.place_on_deck([minion], BOTTOM)


class Invasion(Action):
    """Move any one minion to a different base."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.minions())


class JammedSignal(Action, on="base"):
    """Ongoing: Nobody minds the ability of this base: it is cancelled."""

    def cancels(self, card: Card) -> bool:
        return card.kind == "base" and card.place == self.place


class Probe(Action):
    """Look at the hand of another player and choose a minion in it, which that player discards."""

    def on_play(self) -> Effect[None]:
        player = yield from self.pick_player(self.others(), "ask-player", what="probe")
        if player is not None:
            minions = [card for card in self.look_at_hand(player) if card.kind == "minion"]
            card = yield from self.pick(minions, "ask-make-discard", player=player)
            yield from self.discard([card] if card else [], player)


class Terraforming(Action):
    """Search the base deck and swap a base of it with one in play; the actions on the old base are discarded, its
    minions stay. Shuffle the base deck. You get an extra minion, to be played on the new base."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places() if self.bases_left else (), "ask-base", what="exchange")
        if place is not None:
            new = yield from self.pick(self.search_bases(), "ask-search-base", place=place)
            if new:
                self.exchange_base(place, new)
                yield from self.extra("minion", place=place)
