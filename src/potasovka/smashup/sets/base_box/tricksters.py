"""Tricksters: Whatever the others do, they will be sorry for it."""

from __future__ import annotations

from collections.abc import Iterable

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    AFFECTED,
    DESTROYED,
    MINION_PLAYED,
    NOWHERE,
    Act,
    Happened,
    Slot,
    standing,
)
from potasovka.smashup.engine.when import rival_did_here


def _weaker_guest(me: Minion, fact: Happened) -> bool:
    return rival_did_here(me, fact) and me.minion(fact.card).power < me.power


class Leprechaun(Minion, power=5):
    """Ongoing: When another player has played a minion here that is weaker than this one, destroy it; its own ability
    comes first."""

    @after(MINION_PLAYED, _weaker_guest)
    def trick(self, fact: Happened) -> Effect[None]:
        yield from self.destroy(*self.if_in_play(fact.card))


class Brownie(Minion, power=4, copies=2):
    """Ongoing: When another player has played a card that affects this minion, that player discards two random
    cards."""

    @after(AFFECTED, lambda me, fact: fact.card == me.id and fact.seat != me.controller, leaving=True)
    @after(ACTION_PLAYED, lambda me, fact: rival_did_here(me, fact) and me.altered_by(fact.card))
    def sulk(self, fact: Happened) -> Effect[None]:
        yield from self.discard_random(2, fact.seat)


class Gnome(Minion, power=3, copies=3):
    """You may destroy a minion here that has less power than you have minions here."""

    def on_play(self) -> Effect[None]:
        mine = len(self.my_minions(self.place))
        yield from self.destroy_one([m for m in self.minions(self.place) if m.power < mine], optional=True)


class Gremlin(Minion, power=2, copies=4):
    """Ongoing: When this minion has been destroyed, draw a card, and each other player discards a random card."""

    @after(DESTROYED, lambda me, fact: fact.card == me.id, leaving=True)
    def meddle(self, fact: Happened) -> Effect[None]:
        me = fact.last.controller if fact.last else self.owner
        yield from self.draw(1, me)
        for seat in self.clockwise():
            if seat != me:
                yield from self.discard_random(1, seat)


class BlockThePath(Action, on="base"):
    """Play on a base and name a faction. Ongoing: Minions of that faction cannot be played here."""

    def on_play(self) -> Effect[None]:
        yield from self.name_faction("ask-name-faction")

    def forbids(self, card: Card, seat: int, place: int) -> bool:
        return card.kind == "minion" and card.faction == self.named


class Disenchant(Action, copies=2):
    """Destroy an action that is on a minion or a base."""

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one(self.actions_in_play())


class EnshroudingMist(Action, on="base", copies=2):
    """Ongoing: On each of your turns you may play an extra minion here."""

    def extra_plays(self, seat: int) -> Iterable[Slot]:
        return (standing("minion", self.place, NOWHERE, self.id),) if seat == self.controller else ()


class FlameTrap(Action, on="base"):
    """Ongoing: When another player has played a minion here, destroy it, its own ability coming first, and this
    action."""

    @after(MINION_PLAYED, rival_did_here)
    def spring(self, fact: Happened) -> Effect[None]:
        yield from self.destroy(*self.if_in_play(fact.card), self)


class Hideout(Action, on="base"):
    """Ongoing: When an action of another player would affect minions of yours here, destroy this one, and that action
    does not affect them."""

    def wards(self, card: Card, act: Act) -> bool:
        mine = card.kind == "minion" and card.place == self.place and self.mine(card)
        return mine and act.by_action_of_other(self)


class MarkOfSleep(Action):
    """Choose a player, yourself if you like. In their next turn they cannot play actions."""

    def on_play(self) -> Effect[None]:
        player = yield from self.pick_player(self.clockwise(), "ask-player", what="sleep")
        if player is not None:
            self.forbid_actions(player)


class PayThePiper(Action, on="base"):
    """Ongoing: When another player has played a minion here, that player discards a card."""

    @after(MINION_PLAYED, rival_did_here)
    def collect(self, fact: Happened) -> Effect[None]:
        card = yield from self.pick(self.hand(fact.seat), "ask-discard", seat=fact.seat)
        if card:
            yield from self.discard([card], fact.seat)


class TakeTheShinies(Action):
    """Each other player discards two random cards."""

    def on_play(self) -> Effect[None]:
        for seat in self.others():
            yield from self.discard_random(2, seat)
