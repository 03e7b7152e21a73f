"""Grannies: They always know what lies on top of the deck, and under it."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Titan, after, special
from potasovka.smashup.engine.terms import (
    AFTER_SCORE,
    ASIDE,
    BOTTOM,
    LOOKED,
    MINION_PLAYED,
    ON_YOUR_TURN,
    PER_CARD,
    TOP,
    Act,
    Happened,
)
from potasovka.smashup.engine.when import i_did, i_did_here


class Matriarch(Minion, power=5):
    """Talent: Reveal the bottom two cards of your deck. Minions among them go to your hand, the rest is discarded."""

    def talent(self) -> Effect[None]:
        shown = self.reveal(2, BOTTOM)
        yield from self.place_in_hand(*(card for card in shown if card.kind == "minion"))
        yield from self.discard([card for card in shown if card.kind != "minion"])


class Granny(Minion, power=4, copies=2):
    """Talent: Look at the card on top of your deck and leave it there, or put it under the deck."""

    def talent(self) -> Effect[None]:
        for card in self.look():
            yield from self.top_or_bottom(card)


class Nana(Minion, power=3, copies=3):
    """Reveal the card on top of your deck. You draw an action, or play it as an extra one; any other card goes under
    the deck."""

    def on_play(self) -> Effect[None]:
        for card in self.reveal():
            if card.kind != "action":
                yield from self.place_on_deck([card], BOTTOM, card.owner)
            elif (yield from self.pick_word(("draw", "play"), "ask-which", card=card, what="it")) == "draw":
                yield from self.place_in_hand(card)
            elif not (yield from self.play_card(card)):
                yield from self.discard([card])


class Grandma(Minion, power=2, copies=4):
    """Look at the card on top of your deck and leave it there, or put it under the deck."""

    def on_play(self) -> Effect[None]:
        for card in self.look():
            yield from self.top_or_bottom(card)


class AlwaysRoomAtGrannys(Action, windows=(AFTER_SCORE,), special_only=True, name="Always Room at Granny's"):
    """Special: Play after a base scores. Up to three minions you have there go on top of your deck or under it, each as
    you like and in any order."""

    def on_play(self) -> Effect[None]:
        yield from self.file_away(self.my_minions(self.scoring), 3)


class AtticTreasures(Action, copies=2):
    """Put three cards of your hand under your deck in any order, then draw three cards."""

    def on_play(self) -> Effect[None]:
        for nth in (1, 2, 3):
            card = yield from self.pick(self.hand(), "ask-to-bottom", nth=nth, count=3)
            if card:
                yield from self.place_on_deck([card], BOTTOM)
        yield from self.draw(3)


class ChickenSoup(Action):
    """Up to two cards of your discard pile go on top of your deck or under it, each as you like and in any order."""

    def on_play(self) -> Effect[None]:
        yield from self.file_away(self.discard_pile(), 2)


class DontMessWithMyBabies(Action, on="base", name="Don't Mess With My Babies!"):
    """Ongoing: Cards of other players cannot affect your minions here."""

    def protects(self, card: Card, act: Act) -> bool:
        mine = card.kind == "minion" and card.place == self.place and self.mine(card)
        return mine and act.by_card_of_other(card)


class FamilyReunion(Action, on="base"):
    """Ongoing: When you have played a minion here, reveal the lowest card of your deck. You draw a minion; any other
    card goes on top of the deck."""

    @after(MINION_PLAYED, i_did_here)
    def gather(self, fact: Happened) -> Effect[None]:
        for card in self.reveal(1, BOTTOM):
            if card.kind == "minion":
                yield from self.place_in_hand(card)
            else:
                yield from self.place_on_deck([card], TOP, card.owner)


class GrannysPurse(Action, copies=2, name="Granny's Purse"):
    """Reveal the card on top of your deck. You may draw an action or leave it there; any other card goes under the
    deck. You get an extra action."""

    def on_play(self) -> Effect[None]:
        for card in self.reveal():
            if card.kind != "action":
                yield from self.place_on_deck([card], BOTTOM, card.owner)
            elif (yield from self.confirm("ask-draw-it", card=card)):
                yield from self.place_in_hand(card)
        yield from self.extra("action")


class HushMyStoriesAreOn(Action, name="Hush, My Stories are On"):
    """Reveal and draw the lowest card of your deck. A minion drawn so may be played at once as an extra one."""

    def on_play(self) -> Effect[None]:
        for card in self.reveal(1, BOTTOM):
            yield from self.place_in_hand(card)
            mine = card.kind == "minion" and card in self.hand() and self.may_play(card)
            if mine and (yield from self.confirm("ask-play-it", card=card)):
                yield from self.play_card(card)


class KnittingCircle(Action):
    """Destroy up to three actions that are on minions or bases. Draw a card for each one destroyed."""

    def on_play(self) -> Effect[None]:
        tangled = yield from self.pick_some(self.actions_in_play(), "ask-destroy", 3)
        gone = yield from self.destroy(*tangled)
        yield from self.draw(len(gone))


class GreatGrandma(Titan):
    """Special: Once on your turn, while you have no titan in play, you may say “minion” or “action” and reveal two
    cards, both from the top or both from the bottom of your deck, where they stay. If you were right about both, you
    may play this titan. Ongoing: Each time you have looked at or revealed cards of your deck, a minion of yours may get
    +1 power this turn. Talent: Reveal the lowest card of your deck. You may play a minion of power up to 3 here as an
    extra one; any other card stays."""

    @special(ON_YOUR_TURN, lambda me, fact: me.playable, zone=ASIDE, limit=PER_CARD)
    def foresee(self, fact: Happened) -> Effect[None]:
        named = yield from self.pick_word(("minion", "action"), "ask-name-kind")
        end = yield from self.pick_word((TOP, BOTTOM), "ask-top-or-bottom", what="reveal", count=2)
        shown = self.reveal(2, end or TOP)
        if len(shown) == 2 and all(card.kind == named for card in shown):
            yield from self.come_to_one(self.places(), optional=True)

    @after(LOOKED, i_did)
    def knit(self, fact: Happened) -> Effect[None]:
        minion = yield from self.pick(self.my_minions(), "ask-power", optional=True)
        if minion:
            yield from self.gain_power(minion, 1)

    def talent(self) -> Effect[None]:
        for card in self.reveal(1, BOTTOM):
            small = card.kind == "minion" and card.printed <= 3 and self.may_play(card, place=self.place)
            if small and (yield from self.confirm("ask-play-it", card=card, place=self.place)):
                yield from self.play_card(card, place=self.place)
