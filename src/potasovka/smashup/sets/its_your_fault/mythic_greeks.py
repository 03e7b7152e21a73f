"""Mythic Greeks: Action after action, and the heroes grow with every one."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Effect, Minion, after
from potasovka.smashup.engine.terms import ACTION_PLAYED, PER_CARD, PLAYING, Happened
from potasovka.smashup.engine.when import i_did


class Odysseus(Minion, power=5):
    """Ongoing: Each action you have played gives one of your minions a +1 power counter."""

    @after(ACTION_PLAYED, i_did)
    def scheme(self, fact: Happened) -> Effect[None]:
        yield from self.add_counter_to_one(self.my_minions())


class Heracles(Minion, power=4):
    """Ongoing: Each action that anybody has played gives this minion +1 power for the turn."""

    @after(ACTION_PLAYED)
    def labour(self, fact: Happened) -> Effect[None]:
        yield from self.gain_power(self, 1)


class Jason(Minion, power=4):
    """Ongoing: When you have played your first action of a turn, choose a base: your minions there have +1 power for
    the turn."""

    @after(ACTION_PLAYED, lambda me, fact: i_did(me, fact) and fact.nth == 1, limit=PER_CARD)
    def lead(self, fact: Happened) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="power")
        if place is not None:
            self.power_here(place, 1)


class Spartan(Minion, power=3, copies=3):
    """Ongoing: The first action you have played on your turn gives this minion a +1 power counter."""

    def begins(self, fact: Happened) -> bool:
        return i_did(self, fact) and fact.nth == 1 and self.my_turn and self.phase == PLAYING

    @after(ACTION_PLAYED, begins, limit=PER_CARD)
    def drill(self, fact: Happened) -> Effect[None]:
        yield from self.add_counters(self)


class Argonaut(Minion, power=2, copies=4):
    """This triggers all that an action played by you would trigger. Special: This minion can be played wherever you
    could play an action, in its place."""

    plays_as_action = True

    def on_play(self) -> Effect[None]:
        yield from ()
        actions = len(self.plays("action", self.controller))
        self.set_off(Happened(ACTION_PLAYED, self.id, self.controller, nth=actions + 1))


class FavorOfAphrodite(Action):
    """You get an extra minion."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("minion")


class FavorOfApollo(Action):
    """Draw a card. You get an extra action."""

    def on_play(self) -> Effect[None]:
        yield from self.draw()
        yield from self.extra("action")


class FavorOfAres(Action):
    """One of your minions has +3 power for the turn."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.my_minions(), "ask-power", count=3)
        if minion:
            yield from self.gain_power(minion, 3)


class FavorOfAthena(Action):
    """Reveal the five topmost cards of your deck. You may take an action among them into your hand; the others go back
    on top in any order."""

    def on_play(self) -> Effect[None]:
        shown = self.reveal(5)
        taken = yield from self.pick([card for card in shown if card.kind == "action"], "ask-to-hand", optional=True)
        if taken:
            yield from self.place_in_hand(taken)
        yield from self.put_on_top([card for card in shown if card != taken])


class FavorOfDionysus(Action):
    """One of your minions has +1 power for the turn. You get an extra action. If you like, this card goes on top of
    your deck and not to the discard pile."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.my_minions(), "ask-power")
        if minion:
            yield from self.gain_power(minion, 1)
        yield from self.extra("action")
        if (yield from self.confirm("ask-to-top")):
            self.finish_in("deck")


class FavorOfHades(Action):
    """Take an action out of your discard pile into your hand."""

    def on_play(self) -> Effect[None]:
        found = yield from self.pick([card for card in self.discard_pile() if card.kind == "action"], "ask-to-hand")
        if found:
            yield from self.place_in_hand(found)


class FavorOfHera(Action):
    """Each of up to two of your minions gets a +1 power counter."""

    def on_play(self) -> Effect[None]:
        blessed = yield from self.pick_some(self.my_minions(), "ask-counter", 2)
        yield from self.add_counters(*blessed)


class FavorOfHermes(Action):
    """You get two extra actions."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("action", count=2)


class FavorOfPoseidon(Action):
    """Choose up to three cards of your discard pile and shuffle them into your deck."""

    def on_play(self) -> Effect[None]:
        drowned = yield from self.pick_some(self.discard_pile(), "ask-shuffle-in", 3)
        yield from self.shuffle_in(drowned)


class FavorOfZeus(Action):
    """The breakpoint of a base is 5 lower for the turn."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="breakpoint", count=5)
        if place is not None:
            self.lower_breakpoint(place, 5)
