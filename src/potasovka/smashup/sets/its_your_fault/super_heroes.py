"""Super Heroes: Mild citizens turn into heroes who are hard to destroy."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Titan, after, special
from potasovka.smashup.engine.terms import ASIDE, BOTTOM, DESTROY, DESTROYED, MINION_PLAYED, TURN_START, Act, Happened
from potasovka.smashup.engine.when import elsewhere


class AwesomeGuy(Minion, power=5):
    """Ongoing: Other players cannot destroy your minions here."""

    protects_from = (DESTROY,)

    def protects(self, card: Card, act: Act) -> bool:
        mine = card.kind == "minion" and card.place == self.place and self.mine(card)
        return mine and act.by_other(card)


class CaptainAmazing(Minion, power=5):
    """Talent: Each of your minions now here has +1 power for the turn."""

    def talent(self) -> Effect[None]:
        yield from self.gain_power(self.my_minions(self.place), 1)


class MindLady(Minion, power=5):
    """Talent: Choose a minion of another player. Until your next turn begins, its abilities are cancelled."""

    def talent_ready(self) -> bool:
        return bool(self.rival_minions())

    def talent(self) -> Effect[None]:
        minion = yield from self.pick(self.rival_minions(), "ask-cancel")
        if minion:
            yield from self.cancel(minion, until=self.controller)


class TheBurst(Minion, power=5):
    """Ongoing: When a minion has been played at another base, you may move this one there."""

    @after(MINION_PLAYED, elsewhere)
    def dash(self, fact: Happened) -> Effect[None]:
        if fact.place != self.place:
            place = yield from self.pick_place([fact.place], "ask-move-where", optional=True)
            if place is not None:
                yield from self.move(self, place)


class MildManneredCitizen(Minion, power=2, copies=5):
    """Ongoing: When your turn begins, you may destroy this minion; if it goes, search your deck for one of power 5 or
    more, play that here as an extra, and shuffle."""

    @after(TURN_START)
    def change(self, fact: Happened) -> Effect[None]:
        me, place = self.controller, self.place
        if (yield from self.confirm("ask-destroy-this")) and (yield from self.destroy(self)):
            yield from self.search_and_play(lambda card: card.kind == "minion" and card.printed >= 5, place, me)


class ExpandedPower(Action, on="minion"):
    """Play on a minion. Ongoing: It has +1 power, and nobody but you can destroy it."""

    protects_from = (DESTROY,)

    def host_power(self) -> int:
        return 1

    def protects(self, card: Card, act: Act) -> bool:
        return card == self.host and act.by_other(self)


class GoldenAge(Action, copies=2):
    """Put up to three minions out of your discard pile under your deck, one after the other."""

    def on_play(self) -> Effect[None]:
        for nth in (1, 2, 3):
            fallen = [card for card in self.discard_pile() if card.kind == "minion"]
            card = yield from self.pick(fallen, "ask-to-bottom", optional=True, nth=nth, count=3)
            if card is None:
                return
            yield from self.place_on_deck([card], BOTTOM)


class JusticeFriends(Action, copies=2):
    """Each of your minions that now has power 5 or more gets +2 for the turn."""

    def on_play(self) -> Effect[None]:
        yield from self.gain_power([minion for minion in self.my_minions() if minion.power >= 5], 2)


class MyOnlyWeakness(Action, on="minion", name="My Only Weakness!"):
    """Play on a minion. Ongoing: Its abilities are cancelled."""

    def cancels(self, card: Card) -> bool:
        return card == self.host


class NotReallyDead(Action, copies=2):
    """Take up to two minions of power 2 or less out of your discard pile into your hand."""

    def on_play(self) -> Effect[None]:
        fallen = [card for card in self.discard_pile() if card.kind == "minion" and card.printed <= 2]
        back = yield from self.pick_some(fallen, "ask-to-hand", 2)
        yield from self.place_in_hand(*back)


class RadioactiveExposure(Action):
    """Destroy one of your minions; if it goes, search your deck for a stronger one, play that at its base as an extra,
    and shuffle."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.my_minions(), "ask-destroy", what="for-a-stronger-one")
        if minion:
            power, place = minion.power, minion.place
            if minion in (yield from self.destroy(minion)):
                yield from self.search_and_play(lambda card: card.kind == "minion" and card.printed > power, place)


class SecretBase(Action, on="base"):
    """Ongoing: Other players cannot destroy your minions of power up to 3 here."""

    protects_from = (DESTROY,)

    def protects(self, card: Card, act: Act) -> bool:
        if card.kind != "minion" or card.place != self.place:
            return False
        return self.mine(card) and card.power <= 3 and act.by_other(card)


class Sidekick(Action):
    """Choose a base with a minion of yours that has power 5 or more. You get an extra minion of power up to 2, to be
    played there."""

    def on_play(self) -> Effect[None]:
        heroic = sorted({minion.place for minion in self.my_minions() if minion.power >= 5})
        place = yield from self.pick_place(heroic, "ask-base", what="extra-minion", power=2)
        if place is not None:
            yield from self.extra("minion", place=place, max_power=2)


class TheEverythingGlove(Titan):
    """Special: Where a minion of yours has just been destroyed, you may play this titan. Ongoing: Abilities of other
    players do not affect your minions of power up to 3 here. Talent: Either draw a card, or get an extra minion of
    power up to 2, to be played here."""

    def mourns(self, fact: Happened) -> bool:
        return fact.last is not None and fact.last.controller == self.owner and self.playable

    @special(DESTROYED, mourns, zone=ASIDE)
    def avenge(self, fact: Happened) -> Effect[None]:
        yield from ()
        self.come_into_play(fact.place)

    def protects(self, card: Card, act: Act) -> bool:
        if card.kind != "minion" or card.place != self.place or not self.mine(card):
            return False
        return act.by_card_of_other(card) and card.power <= 3

    def talent(self) -> Effect[None]:
        if (yield from self.pick_word(("minion", "draw"), "ask-which")) == "draw":
            yield from self.draw()
        else:
            yield from self.extra("minion", place=self.place, max_power=2)
