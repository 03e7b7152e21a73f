"""Explorers: New bases and long journeys, with a reward for each step."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Effect, Minion, after, special
from potasovka.smashup.engine.terms import (
    AFTER_SCORE,
    BASE_PLAYED,
    BEFORE_SCORE,
    BOTTOM,
    HAND,
    MINION_PLAYED,
    MOVED,
    PER_PLAY,
    Happened,
)
from potasovka.smashup.engine.when import i_did_here


class IdahoSmith(Minion, power=5):
    """The base on top of its deck may come into play as one more base. If it does, move this minion there, together
    with any of your other minions here."""

    def on_play(self) -> Effect[None]:
        if self.bases_left and (yield from self.confirm("ask-new-base")):
            there = yield from self.add_base()
            friends = [minion for minion in self.my_minions(self.place) if minion != self]
            party = yield from self.pick_some(friends, "ask-move", len(friends), place=there)
            yield from self.move([self, *party], there)


class Guide(Minion, power=4, copies=2):
    """Ongoing: After the first move of each of your minions in a turn, that minion has +1 power until the end of the
    turn."""

    @after(MOVED, lambda me, fact: fact.nth == 1 and me.mine(me.card(fact.card)), together=True)
    def show_the_way(self, fact: Happened) -> Effect[None]:
        yield from self.gain_power(self.minion(fact.card), 1)


class CryptLooter(Minion, power=3, copies=3):
    """Special: When a new base has come into play, this minion may be played on it as an extra minion."""

    @special(BASE_PLAYED, lambda me, fact: me.may_play(me, place=fact.place), zone=HAND)
    def loot(self, fact: Happened) -> Effect[None]:
        yield from self.play_card(self, place=fact.place)


class GloryHound(Minion, power=2, copies=4):
    """Look at the two bases on top of their deck. Put one of the two under the deck and leave the other on top."""

    def on_play(self) -> Effect[None]:
        shown = self.look_at_bases(2)
        dull = yield from self.pick(shown, "ask-base-to-bottom")
        if dull:
            self.put_base(dull, BOTTOM)


class DrLivingstoneIPresume(Action, name="Dr Livingstone, I Presume?"):
    """Choose a minion. If it is the only minion at its base, shuffle it into its owner's deck."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.minions(), "ask-minion", what="alone")
        if minion and self.minions(minion.place) == [minion]:
            yield from self.shuffle_in([minion])


class ForgottenHorrors(Action, on="base"):
    """Ongoing: When you have played a minion here, or a card that moved at least one minion of yours here, draw a card;
    then transfer this action to another base."""

    def stirs(self, fact: Happened) -> bool:
        play = self.play_of(fact.cause)
        i_played = play is not None and play.seat == self.controller
        return fact.place == self.place and self.mine(self.card(fact.card)) and i_played

    @after(MINION_PLAYED, i_did_here, limit=PER_PLAY)
    @after(MOVED, stirs, limit=PER_PLAY)
    def stir(self, fact: Happened) -> Effect[None]:
        yield from self.draw()
        place = yield from self.pick_place(self.other_places(self.place), "ask-transfer-where")
        if place is not None:
            yield from self.transfer(self, place=place)


class FortuneAndGlory(Action, copies=2):
    """Choose a base. Up to two minions there may be moved together to another base."""

    def on_play(self) -> Effect[None]:
        here = yield from self.pick_place(self.places(), "ask-base", what="leave")
        if here is not None:
            party = yield from self.pick_some(self.minions(here), "ask-move", 2)
            ways = self.other_places(here) if party else []
            to = yield from self.pick_place(ways, "ask-move-where", what="party", count=len(party))
            if to is not None:
                yield from self.move(party, to)


class ISaidNoCamels(Action, name="I Said No Camels!"):
    """Choose a base. Either each of your minions there gets a +1 power counter, or you draw as many cards as you have
    minions there."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="counters-or-cards")
        if place is not None:
            mine = self.my_minions(place)
            ways = ("counter", "draw") if mine else ()
            what = yield from self.pick_word(
                ways, "ask-which", affecting={"counter": mine}, what="each", place=place, count=len(mine)
            )
            if what == "draw":
                yield from self.draw(len(mine))
            else:
                yield from self.add_counters(*mine)


class ItBelongsInAMuseum(Action):
    """Choose two minions at different bases. Move each one to the other's base."""

    def on_play(self) -> Effect[None]:
        able = [one for one in self.minions() if len(self.minions()) > len(self.minions(one.place))]
        one = yield from self.pick(able, "ask-move", what="swap")
        if one:
            other = yield from self.pick([m for m in able if m.place != one.place], "ask-swap-with", card=one)
            if other:
                yield from self.move_apart([(one, other.place), (other, one.place)])


class LostCity(Action, copies=2, windows=(AFTER_SCORE,), special_only=True):
    """Special: When a base has scored, reveal the two bases on top of their deck. Choose which one takes the place of
    the scored base; discard the other. You may play an extra minion on the newcomer."""

    def on_play(self) -> Effect[None]:
        shown = [] if self.next_base_chosen else self.reveal_bases(2)
        chosen = yield from self.pick(shown, "ask-next-base", place=self.scoring)
        if chosen:
            self.choose_next_base(chosen)
        for other in shown:
            if other != chosen:
                self.discard_base(other)
        self.owe("explore", [self.controller])

    def explore(self, fact: Happened, seat: int) -> Effect[None]:
        yield from self.extra_now("minion", place=fact.place, seat=seat)


class XNeverMarksTheSpot(Action):
    """Move each of your minions to another base."""

    def on_play(self) -> Effect[None]:
        mine = self.my_minions()
        yield from self.move_many(mine, least=len(mine))


class YouCallThisArchaeology(
    Action, windows=(BEFORE_SCORE, AFTER_SCORE), any_base=True, name="You Call This Archaeology?"
):
    """Move one of your minions. Special: This card may also be played in the moments before and after a base scores."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.my_minions())
