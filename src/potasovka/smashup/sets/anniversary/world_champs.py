"""World Champs: A team of stars from everywhere: a bit of each trick."""

from __future__ import annotations

from collections.abc import Sequence

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after, special
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    AFFECTED,
    AFTER_SCORE,
    BEFORE_SCORE,
    HAND,
    LEFT_PLAY,
    LIMBO,
    MINION_PLAYED,
    PER_CARD,
    PER_PLAY,
    TO_DISCARD,
    TURN_START,
    Act,
    Happened,
)
from potasovka.smashup.engine.when import here, i_did


class Sheriff(Minion, power=5):
    """Special: Before this base is scored, this minion may duel a minion of another player here. Destroy the loser."""

    @special(BEFORE_SCORE, lambda me, fact: here(me, fact) and me.rival_minions(me.place), limit=PER_PLAY)
    def draw_gun(self, fact: Happened) -> Effect[None]:
        yield from self.duel_one(self)


class Aramis(Minion, power=4):
    """Ongoing: Once in your own turn, when an action you played has directly affected this minion, you may play another
    one that does, as an extra."""

    @after(AFFECTED, lambda me, fact: fact.card == me.id and i_did(me, fact) and me.my_turn, limit=PER_CARD)
    def riposte(self, fact: Happened) -> Effect[bool]:
        able = [card for card in self.hand() if self.may_play(card, affecting=self)]
        card = yield from self.pick(able, "ask-play-extra", optional=True, what="affecting")
        if card:
            yield from self.play_card(card, affecting=self)
        return card is not None


class Stoneford(Minion, power=4):
    """Search your deck for an action, place it into your hand, and shuffle."""

    def on_play(self) -> Effect[None]:
        found = yield from self.search(lambda card: card.kind == "action")
        if found:
            yield from self.place_in_hand(found)
        self.shuffle_deck()


class AkyeTheTurtle(Minion, power=3):
    """You may give a card of your hand to another player, to draw two cards."""

    def on_play(self) -> Effect[None]:
        gift = yield from self.pick(self.hand(), "ask-give", optional=True, count=2)
        if gift:
            player = yield from self.pick_player(self.others(), "ask-player", what="gift", card=gift)
            if player is not None:
                self.give(gift, player)
                yield from self.draw(2)


class Diva(Minion, power=3):
    """Ongoing: Once a turn, when a standard action directly affects other minions of yours here, this one may be
    affected in the same way."""

    def joins(self, cards: Sequence[Card], act: Act) -> bool:
        mates = [card for card in cards if card.kind == "minion" and card.place == self.place and self.mine(card)]
        return not all(self.protected(mate, act) for mate in mates)


class ShieldMaiden(Minion, power=3):
    """Reveal the top card of another player's deck. Any action, and any minion of power up to 3, goes into your hand;
    the rest stays where it is."""

    def on_play(self) -> Effect[None]:
        player = yield from self.pick_player(self.others(), "ask-player", what="deck")
        for card in self.reveal(seat=player):
            if card.kind == "action" or card.printed <= 3:
                self.take(card)


class Calicoin(Minion, power=2):
    """You may place a +1 counter on another minion here."""

    def on_play(self) -> Effect[None]:
        others = [minion for minion in self.minions(self.place) if minion != self]
        yield from self.add_counter_to_one(others, optional=True)


class Mummy(Minion, power=2):
    """Ongoing: After this base is scored, you may bury this minion at another base."""

    @after(AFTER_SCORE, here)
    def rest(self, fact: Happened) -> Effect[None]:
        place = yield from self.pick_place(self.other_places(self.place), "ask-bury-where", optional=True)
        if place is not None:
            yield from self.bury([self], place)


class RainbowGirl(Minion, power=2):
    """Your other minions here gain +1 power this turn."""

    def on_play(self) -> Effect[None]:
        yield from self.gain_power([minion for minion in self.my_minions(self.place) if minion != self], 1)


class SamuraiChan(Minion, power=2, name="Samurai-Chan"):
    """Ongoing: When this minion goes from play to the discard pile, draw a card."""

    @after(TO_DISCARD, lambda me, fact: fact.card == me.id, leaving=True)
    def bow(self, fact: Happened) -> Effect[None]:
        yield from self.draw(1, fact.last.controller if fact.last else None)


class Bewitched(Action, on="minion"):
    """Play on a minion. Ongoing: It has +2 power. When it leaves play, transfer this action to another minion."""

    clings = True

    def host_power(self) -> int:
        return 2

    @after(LEFT_PLAY, lambda me, fact: me.zone == LIMBO and me.clung_to == fact.card, leaving=True)
    def cling(self, fact: Happened) -> Effect[None]:
        host = yield from self.pick(self.minions(), "ask-transfer-where")
        if host:
            yield from self.transfer(self, host=host)
        else:
            yield from self.discard([self])


class Eh(Action, name="Eh?"):
    """You may play this as an extra right after your first action of a turn. A minion of yours gains +1 power this
    turn; then this card may go back to your hand instead of being discarded."""

    @special(ACTION_PLAYED, lambda me, fact: i_did(me, fact) and fact.nth == 1, zone=HAND, limit=PER_CARD)
    def chime_in(self, fact: Happened) -> Effect[None]:
        yield from self.play_card(self)

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.my_minions(), "ask-power")
        if minion:
            yield from self.gain_power(minion, 1)
        if (yield from self.confirm("ask-back-to-hand")):
            self.finish_in("hand")


class FastAsLightning(Action):
    """Choose a minion: this turn it has +2 power, and whenever it would be put into the discard pile, it returns to its
    owner's hand instead."""

    def on_play(self) -> Effect[None]:
        yield from self.strengthen_and_save(self.minions(), 2)


class FightingSpiritPrize(Action):
    """Draw two cards. Place two +1 counters in all on your minions."""

    def on_play(self) -> Effect[None]:
        yield from self.draw(2)
        yield from self.spread_counters(self.my_minions(), 2)


class HighSpeedChase(Action, on="base", name="High-Speed Chase"):
    """Talent: Transfer this action to another base, to move a minion of yours from here to there. That minion has +3
    power this turn."""

    def talent(self) -> Effect[None]:
        drivers = self.my_minions(self.place)
        to = yield from self.pick_place(self.other_places(self.place), "ask-transfer-where")
        if to is not None and (yield from self.transfer(self, place=to)):
            driver = yield from self.move_one(drivers, [to])
            if driver:
                yield from self.gain_power(driver, 3)


class ItsBlitzinTime(Action, name="It's Blitzin' Time!"):
    """A minion of yours gains +3 power this turn."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.my_minions(), "ask-power", count=3)
        if minion:
            yield from self.gain_power(minion, 3)


class KaijuConflict(Action):
    """You get two extra actions."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("action", count=2)


class MouseBirdAndSausage(Action, name="Mouse, Bird and Sausage"):
    """Choose up to two minions of one faction at one base. Each gains +2 power this turn."""

    def on_play(self) -> Effect[None]:
        first = yield from self.pick(self.minions(), "ask-power", optional=True, count=2)
        if first:
            kin = [m for m in self.minions(first.place) if m.faction == first.faction and m != first]
            second = yield from self.pick(kin, "ask-power", optional=True, count=2)
            yield from self.gain_power([first, second] if second else [first], 2)


class SharkTattoo(Action, on="minion"):
    """Play on a minion of yours and place a +1 counter on it. Ongoing: When your turn begins, if it is your only minion
    here, place a +1 counter on it."""

    def fits_on(self, minion: Minion, seat: int) -> bool:
        return minion.controller == seat

    def on_play(self) -> Effect[None]:
        yield from self.add_counters(*([self.host] if self.host else []))

    @after(TURN_START, lambda me, fact: me.my_minions(me.place) == [me.host])
    def itch(self, fact: Happened) -> Effect[None]:
        yield from self.add_counters(*([self.host] if self.host else []))


class SmartSetUp(Action, on="minion", name="Smart Set-Up"):
    """Play on a minion of another player. Ongoing: After the first time in a turn that a minion is played here, draw a
    card."""

    def fits_on(self, minion: Minion, seat: int) -> bool:
        return minion.controller != seat

    @after(MINION_PLAYED, lambda me, fact: here(me, fact) and fact.nth_here == 1)
    def pounce(self, fact: Happened) -> Effect[None]:
        yield from self.draw()
