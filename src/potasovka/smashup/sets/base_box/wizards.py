"""Wizards: A hand full of cards, and one action after another."""

from __future__ import annotations

from collections.abc import Iterable

from potasovka.smashup.engine.card import Action, Effect, Minion, after
from potasovka.smashup.engine.terms import LEFT_PLAY, NOWHERE, PLAYING, Happened, Slot, standing


class Archmage(Minion, power=4):
    """Ongoing: Each of your turns gives you an extra action, the one in which you play this minion too. You keep an
    unused one for the rest of the turn if this minion leaves play."""

    def extra_plays(self, seat: int) -> Iterable[Slot]:
        return (standing("action", NOWHERE, NOWHERE, self.id),) if seat == self.controller else ()

    def leaves_one(self, fact: Happened) -> bool:
        mine = fact.card == self.id and fact.last is not None and fact.last.controller == self.current
        return mine and self.phase == PLAYING and self.grant_open(self.current)

    @after(LEFT_PLAY, leaves_one, leaving=True)
    def bequeath(self, fact: Happened) -> Effect[None]:
        yield from self.extra("action", seat=self.current)


class Chronomage(Minion, power=3, copies=2):
    """You get an extra action this turn."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("action")


class Enchantress(Minion, power=2, copies=3):
    """Draw a card."""

    def on_play(self) -> Effect[None]:
        yield from self.draw()


class Neophyte(Minion, power=2, copies=4):
    """Reveal the card on top of your deck. An action may be taken into your hand or played as an extra one; any other
    card stays there."""

    def on_play(self) -> Effect[None]:
        for card in self.reveal():
            if card.kind == "action":
                ways = ("hand", "play", "leave") if self.may_play(card) else ("hand", "leave")
                way = yield from self.pick_word(ways, "ask-which", card=card)
                if way == "play":
                    yield from self.play_card(card)
                elif way == "hand":
                    yield from self.place_in_hand(card)


class MassEnchantment(Action):
    """Every other player reveals the card on top of their deck. You may play an action among these cards as an extra
    one; all others stay where they are."""

    def on_play(self) -> Effect[None]:
        shown = [card for seat in self.others() for card in self.reveal(seat=seat)]
        able = [card for card in shown if card.kind == "action" and self.may_play(card)]
        spell = yield from self.pick(able, "ask-play-extra", optional=True)
        if spell:
            yield from self.play_card(spell)


class MysticStudies(Action, copies=2):
    """Draw two cards."""

    def on_play(self) -> Effect[None]:
        yield from self.draw(2)


class Portal(Action):
    """Reveal the five topmost cards of your deck. Take as many minions among them as you like into your hand; the
    others go back on top in any order."""

    def on_play(self) -> Effect[None]:
        shown = self.reveal(5)
        guests = [card for card in shown if card.kind == "minion"]
        taken = yield from self.pick_some(guests, "ask-to-hand", len(guests))
        yield from self.place_in_hand(*taken)
        yield from self.put_on_top([card for card in shown if card not in taken])


class Sacrifice(Action):
    """Choose a minion of yours. Draw as many cards as it has power. Destroy it."""

    def on_play(self) -> Effect[None]:
        victim = yield from self.pick(self.my_minions(), "ask-minion", what="sacrifice")
        if victim:
            yield from self.draw(victim.power)
            yield from self.destroy(victim)


class Scry(Action):
    """Search your deck for an action, show it to all, place it into your hand, and shuffle."""

    def on_play(self) -> Effect[None]:
        found = yield from self.search(lambda card: card.kind == "action")
        if found:
            yield from self.place_in_hand(found)
        self.shuffle_deck()


class Summon(Action, copies=2):
    """You get an extra minion."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("minion")


class TimeLoop(Action):
    """You get two extra actions."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("action", count=2)


class WindsOfChange(Action):
    """Your whole hand is shuffled into your deck, then you draw five cards. You get an extra action."""

    def on_play(self) -> Effect[None]:
        yield from self.shuffle_in(self.hand())
        yield from self.draw(5)
        yield from self.extra("action")
