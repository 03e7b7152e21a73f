"""Ghosts: The emptier the hand, the stronger the dead."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Text
from potasovka.smashup.engine.terms import Act


class Spectre(Minion, power=5):
    """Special: While you hold two cards or fewer, you may play this minion out of your discard pile whenever you could
    play a minion."""

    def plays_from_discard(self) -> bool:
        return self.hand_size <= 2


class Haunting(Minion, power=3, copies=2):
    """Ongoing: While you hold two cards or fewer, this minion has +3 power and cards of other players do not affect
    it."""

    def own_power(self) -> int:
        return 3 if self.hand_size <= 2 else 0

    def protects(self, card: Card, act: Act) -> bool:
        return card == self and self.hand_size <= 2 and act.by_card_of_other(card)


class Spirit(Minion, power=3, copies=3):
    """Choose a minion. You may discard as many cards as it has power, to destroy it."""

    def on_play(self) -> Effect[None]:
        victim = yield from self.pick(self.minions(), "ask-minion", what="price")
        if victim is None or self.hand_size < victim.power:
            return
        if (yield from self.confirm("ask-discard-to-destroy", card=victim, count=victim.power)):
            price = victim.power
            cost = yield from self.pick_some(self.hand(), "ask-discard", price, price, what="destroy", card=victim)
            yield from self.discard(cost)
            yield from self.destroy(victim)


class Ghost(Minion, power=2, copies=4):
    """You may discard a card."""

    def on_play(self) -> Effect[None]:
        card = yield from self.pick(self.hand(), "ask-discard", optional=True)
        if card:
            yield from self.discard([card])


class AcrossTheDivide(Action):
    """Choose a name. Place any number of minions of that name from your discard pile back into your hand."""

    def on_play(self) -> Effect[None]:
        fallen = [card for card in self.discard_pile() if card.kind == "minion"]
        back = yield from self.pick_namesakes(fallen, "ask-to-hand")
        yield from self.place_in_hand(*back)


class DoorToTheBeyond(Action, on="base"):
    """Ongoing: While you hold two cards or fewer, each of your minions here has +2 power."""

    def aura(self, minion: Minion) -> int:
        return 2 if self.mine(minion) and self.hand_size <= 2 else 0


class GhostlyArrival(Action, copies=2):
    """You may play an extra minion, an extra action, or both."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("minion")
        yield from self.extra("action")


class Incorporeal(Action, on="minion", copies=2):
    """Play on a minion of yours. Ongoing: Cards of other players do not affect it."""

    def fits_on(self, minion: Minion, seat: int) -> bool:
        return minion.controller == seat

    def protects(self, card: Card, act: Act) -> bool:
        return card == self.host and act.by_card_of_other(self)


class MakeContact(Action, on="minion"):
    """Play only as the last card in your hand, on any minion. Ongoing: You control it while both stay in play."""

    def not_now(self, seat: int) -> Text | None:
        cards = self.hand_size_of(seat)
        last = not cards or (cards == 1 and self.hand(seat) == [self])
        return None if last else Text("why-not-last")

    def on_play(self) -> Effect[None]:
        if self.host:
            yield from self.take_control(self.host)


class Seance(Action, name="Séance"):
    """If you hold two cards or fewer, draw until you hold five."""

    def on_play(self) -> Effect[None]:
        if self.hand_size <= 2:
            yield from self.draw(5 - self.hand_size)


class ShadyDeal(Action):
    """If you hold two cards or fewer, gain 1 victory point."""

    def on_play(self) -> Effect[None]:
        yield from ()
        if self.hand_size <= 2:
            self.gain_points(1)


class TheDeadRise(Action):
    """Discard as many cards as you like. Then you get one extra minion, out of your discard pile and weaker than the
    number of cards discarded."""

    def on_play(self) -> Effect[None]:
        paid = yield from self.pick_some(self.hand(), "ask-discard", self.hand_size, what="raise")
        yield from self.discard(paid)
        yield from self.raise_minion(lambda card: card.printed < len(paid))
