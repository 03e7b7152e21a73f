"""Sheep: Where one goes, all go."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after, special
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    HAND,
    MINION_PLAYED,
    MOVE,
    MOVED,
    PER_CARD,
    POWER_ROSE,
    TURN_START,
    Act,
    Happened,
)
from potasovka.smashup.engine.when import here


class LittleBoPeep(Minion, power=5):
    """Ongoing: Other players cannot move minions to or from here. Talent: Move a minion of yours here."""

    protects_from = (MOVE,)

    def protects(self, card: Card, act: Act) -> bool:
        if card.kind != "minion" or not act.by_other(self):
            return False
        return self.place in (card.place, act.to)

    def strays(self) -> list[Minion]:
        return [minion for minion in self.my_minions() if minion.place != self.place]

    def talent_ready(self) -> bool:
        return bool(self.strays())

    def talent(self) -> Effect[None]:
        yield from self.move_one(self.strays(), [self.place])


class Ram(Minion, power=4, copies=2):
    """Talent: Move this minion to a different base; afterwards a minion of power up to 2 there may be returned to its
    owner's hand."""

    def talent(self) -> Effect[None]:
        if (yield from self.move_one([self])):
            weak = [minion for minion in self.minions(self.place) if minion.power <= 2]
            yield from self.return_one(weak, optional=True)


class BlackSheep(Minion, power=4, copies=3):
    """Ongoing: When somebody has played another minion here, this one moves to a different base."""

    @after(MINION_PLAYED, lambda me, fact: here(me, fact) and fact.card != me.id)
    def stray(self, fact: Happened) -> Effect[None]:
        yield from self.move_one([self])


def _another_leaves(me: Card, fact: Happened) -> bool:
    stays = me.host.id if me.host else me.id
    together = [card for card, _, _ in fact.batch]  # companions of a move do not follow each other
    return fact.origin == me.place and stays not in together and not me.already_scored(fact.origin)


class Flock(Minion, power=2, copies=4):
    """Ongoing: When another minion has moved away from here, this one moves after it, to the same base."""

    @after(MOVED, _another_leaves)
    def follow(self, fact: Happened) -> Effect[None]:
        yield from self.move(self, fact.place)


class CountingSheep(Action, on="base"):
    """Ongoing: Once a turn, after the power of a minion of another player rises, your minions here have +1 power this
    turn."""

    @after(POWER_ROSE, lambda me, fact: fact.seat != me.controller, limit=PER_CARD)
    def doze(self, fact: Happened) -> Effect[None]:
        yield from self.gain_power(self.my_minions(self.place), 1)


class EweShallPass(Action, copies=2):
    """Move a minion of yours to a different base, draw a card, and you get an extra action."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.my_minions())
        yield from self.draw()
        yield from self.extra("action")


class HelloDolly(Action, special_only=True, name="Hello, Dolly!"):
    """Special: Play after another player plays an action. This card has the ability of that action."""

    def fits(self, fact: Happened) -> bool:
        return fact.seat != self.controller and self.card(fact.card).kind == "action"

    @special(ACTION_PLAYED, fits, zone=HAND)
    def clone(self, fact: Happened) -> Effect[None]:
        yield from self.play_with_text_of(self.card(fact.card))


class InSheepsClothing(Action, on="minion", name="In Sheep's Clothing"):
    """Play on a minion. Ongoing: When another minion has moved away from here, you may send this one after it; if you
    do, destroy this action."""

    @after(MOVED, _another_leaves)
    def slink(self, fact: Happened) -> Effect[None]:
        ways = [fact.place] if self.place != fact.place else []
        to = yield from self.pick_place(ways, "ask-move-where", optional=True, card=self.host)
        if to is not None and self.host and (yield from self.move(self.host, to)):
            yield from self.destroy(self)


class OnTheLamb(Action):
    """Choose a minion of yours and another player. Move that minion and all minions of that player at its base to one
    other base."""

    def on_play(self) -> Effect[None]:
        leader = yield from self.pick(self.my_minions(), "ask-move")
        player = yield from self.pick_player(self.others(), "ask-player", what="follow", card=leader)
        if leader and player is not None:
            to = yield from self.pick_place(self.other_places(leader.place), "ask-move-where", card=leader)
            if to is not None:
                yield from self.move([leader, *self.minions_of(player, leader.place)], to)


class Shearing(Action, on="minion"):
    """Play on a minion. Draw a card. Ongoing: It has -2 power. When your turn begins, return this action to your
    hand."""

    def on_play(self) -> Effect[None]:
        yield from self.draw()

    def host_power(self) -> int:
        return -2

    @after(TURN_START)
    def grow_back(self, fact: Happened) -> Effect[None]:
        yield from self.return_to_hand(self)


class ToFollowOrNot(Action, copies=2, name="To Follow, or Not?"):
    """Choose another player. Take a random action from their discard pile and play it as an extra, or put it back. Draw
    a card."""

    def on_play(self) -> Effect[None]:
        player = yield from self.pick_player(self.others(), "ask-player", what="discard")
        if player is not None:
            pile = [card for card in self.discard_pile(player) if card.kind == "action"]
            found = self.reveal_random(pile, player)
            if found and self.may_play(found) and (yield from self.pick([found], "ask-play-extra", optional=True)):
                yield from self.play_card(found)
        yield from self.draw()


class WoodForSheep(Action):
    """Choose another player; one random card of their hand is revealed. Give them a card of your hand and you play the
    revealed one, or leave it where it is."""

    def on_play(self) -> Effect[None]:
        player = yield from self.pick_player(self.others(), "ask-player", what="hand")
        card = None if player is None else self.reveal_random(self.hand(player), player)
        if card and player is not None and self.may_play(card):
            price = yield from self.pick(self.hand(), "ask-give", optional=True, what="trade", card=card, player=player)
            if price:
                self.give(price, player)
                yield from self.play_card(card)
