"""Ninjas: Nobody sees them coming, least of all when a base is scored."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Titan, after, special
from potasovka.smashup.engine.terms import (
    ASIDE,
    BEFORE_SCORE,
    HAND,
    LEFT_PLAY,
    ON_YOUR_TURN,
    PER_CARD,
    PER_NAME,
    PER_OCCASION,
    RETURNED,
    TOP,
    TURN_END_ANY,
    TURN_START,
    Act,
    Happened,
)
from potasovka.smashup.engine.when import i_did


class NinjaMaster(Minion, power=5):
    """You may destroy a minion here."""

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one(self.minions(self.place), optional=True)


class TigerAssassin(Minion, power=4, copies=2):
    """You may destroy a minion of power up to 3 here."""

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one([minion for minion in self.minions(self.place) if minion.power <= 3], optional=True)


class Shinobi(Minion, power=3, copies=3):
    """Special: Before a base is scored, you may play this minion there from your hand. You can do so with one Shinobi a
    base."""

    @special(BEFORE_SCORE, lambda me, fact: me.may_play(me, place=fact.place), zone=HAND, limit=PER_OCCASION)
    def drop_in(self, fact: Happened) -> Effect[None]:
        yield from self.play_card(self, place=fact.place)


class NinjaAcolyte(Minion, power=2, copies=4):
    """Special: On your turn, before you have played a minion, you may return this one to your hand and play an extra
    minion here."""

    @special(ON_YOUR_TURN, lambda me, fact: not me.has_played_minion(me.controller))
    def slip_away(self, fact: Happened) -> Effect[None]:
        me, place = self.controller, self.place
        if (yield from self.return_to_hand(self)):
            yield from self.extra("minion", place=place, seat=me)


class Assassination(Action, on="minion"):
    """Play on a minion. Ongoing: When the turn ends, destroy it."""

    @after(TURN_END_ANY)
    def strike(self, fact: Happened) -> Effect[None]:
        if self.host:
            yield from self.destroy(self.host)


class Disguise(Action):
    """Choose one or two of your minions at one base. Play as many extra minions there now, and return the chosen ones
    to your hand."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.my_places(), "ask-base", what="disguise")
        if place is not None:
            masked = yield from self.pick_some(self.my_minions(place), "ask-return", 2, 1)
            for _ in masked:
                if not (yield from self.extra_now("minion", place=place)):
                    break
            yield from self.return_to_hand(*(minion for minion in masked if minion.in_play))


class HiddenNinja(Action, windows=(BEFORE_SCORE,), special_only=True):
    """Special: Before a base is scored, play a minion there."""

    def on_play(self) -> Effect[None]:
        yield from self.extra_now("minion", place=self.scoring)


class Infiltrate(Action, on="base", copies=2):
    """Destroy another action on this base. Ongoing: Until your next turn begins, you may ignore the ability of this
    base."""

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one([action for action in self.base_actions(self.place) if action != self])
        self.ignore_base()


class Poison(Action, on="minion"):
    """Play on a minion. Destroy any number of other actions on it. Ongoing: It has -4 power."""

    def host_power(self) -> int:
        return -4

    def on_play(self) -> Effect[None]:
        others = [action for action in self.actions_in_play() if self.host and action.host == self.host]
        others = [action for action in others if action != self]
        yield from self.destroy(*(yield from self.pick_some(others, "ask-destroy", len(others))))


class SeeingStars(Action, copies=2):
    """Destroy a minion of power up to 3."""

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one([minion for minion in self.minions() if minion.power <= 3])


class SmokeBomb(Action, on="minion"):
    """Play on a minion of yours. Ongoing: Actions of other players do not affect it. When your turn begins, destroy
    this action."""

    def fits_on(self, minion: Minion, seat: int) -> bool:
        return minion.controller == seat

    def protects(self, card: Card, act: Act) -> bool:
        return card == self.host and act.by_action_of_other(self)

    @after(TURN_START)
    def clear_up(self, fact: Happened) -> Effect[None]:
        yield from self.destroy(self)


class WayOfDeception(Action):
    """Move one of your minions to another base."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.my_minions())


class InvisibleNinja(Titan):
    """Special: On your turn, unless this titan was in play when the turn began, you may discard a card to play it at a
    base with a minion of yours. Ongoing: Once a turn, when you have destroyed a card of another player or returned a
    minion of yours to your hand, you may look at the two topmost cards of your deck: you draw the one you like better,
    the other is shuffled in. Special: When your turn begins, you may give this titan up: it is destroyed, and you get
    an extra minion of power up to 3."""

    @after(TURN_START, limit=PER_NAME)
    @special(ON_YOUR_TURN, lambda me, fact: me.playable and me.hand() and me.my_places(), zone=ASIDE, limit=PER_NAME)
    def come_or_go(self, fact: Happened) -> Effect[None]:
        # One ability for both, because they share a limit: who was there at the start of the turn cannot come in it.
        me = self.controller
        if fact.kind == ON_YOUR_TURN:
            paid = yield from self.pick_some(self.hand(), "ask-discard", 1, 1, what="titan")
            yield from self.discard(paid)
            yield from self.come_to_one(self.my_places())
        elif (yield from self.confirm("ask-vanish", power=3)) and (yield from self.destroy(self)):
            yield from self.extra("minion", max_power=3, seat=me)

    @after(LEFT_PLAY, lambda me, fact: i_did(me, fact) and _of_another(me, fact), limit=PER_CARD)
    @after(RETURNED, lambda me, fact: i_did(me, fact) and _own_minion(me, fact), limit=PER_CARD)
    def learn(self, fact: Happened) -> Effect[bool]:
        if (yield from self.confirm("ask-look-two", fact=fact)):
            yield from _draw_one_of_two(self)
            return True
        self.forgo(fact)
        return False


def _draw_one_of_two(me: Card) -> Effect[None]:
    card = yield from me.pick(me.look(2), "ask-to-hand", what="draw")
    yield from me.place_on_deck([card] if card else [], TOP)
    yield from me.draw()
    me.shuffle_deck()


def _of_another(me: Card, fact: Happened) -> bool:
    return fact.last is not None and fact.last.controller != me.controller


def _own_minion(me: Card, fact: Happened) -> bool:
    card = me.card(fact.card)
    mine = fact.last is not None and fact.last.controller == me.controller
    return mine and card.owner == me.controller and card.kind == "minion"
