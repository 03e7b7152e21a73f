"""Teddy Bears: Lots of small friends, hugs that take abilities away."""

from __future__ import annotations

from collections.abc import Mapping

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after, special
from potasovka.smashup.engine.terms import BEFORE_SCORE, DESTROY, HAND, MINION_PLAYED, MOVED, Act, Happened
from potasovka.smashup.engine.when import i_did, rival_did_here


class SirSqueezes(Minion, power=5):
    """Play up to three extra minions here, each of power 3 or less and all together of power 5 or less."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("minion", count=3, place=self.place, max_power=3, budget=5)


class FunBear(Minion, power=2, copies=2):
    """Ongoing: After another player plays a minion here or moves one here, place a +1 power counter on this minion."""

    @after(MINION_PLAYED, rival_did_here)
    @after(MOVED, rival_did_here)
    def party(self, fact: Happened) -> Effect[None]:
        yield from self.add_counters(self)


class LoveyBear(Minion, power=3, copies=3):
    """Ongoing: Where other players' minions here start with more power than this one, it starts with as much as the
    strongest of them."""

    def starting_power(self, starts: Mapping[int, int]) -> int:
        return max((starts[minion.id] for minion in self.rival_minions(self.place)), default=0)


class SnugglyBear(Minion, power=1, copies=4):
    """Special: Right after your first minion of a turn was played, this one may join it there as an extra minion."""

    def invited(self, fact: Happened) -> bool:
        return i_did(self, fact) and fact.nth == 1 and self.may_play(self, place=fact.place)

    @special(MINION_PLAYED, invited, zone=HAND)
    def snuggle(self, fact: Happened) -> Effect[None]:
        yield from self.play_card(self, place=fact.place)


class BearPicnic(Action, on="base"):
    """Ongoing: Other players cannot play minions of power 2 or less that they own at any other base."""

    forbids_afar = True

    def forbids(self, card: Card, seat: int, place: int) -> bool:
        small = card.kind == "minion" and card.printed <= 2 and card.owner == seat
        return small and seat != self.controller and place != self.place


class CarePackage(Action, copies=2):
    """Draw a card. Play an extra minion."""

    def on_play(self) -> Effect[None]:
        yield from self.draw()
        yield from self.extra("minion")


class Cuddle(Action, on="minion", copies=2):
    """Play on a minion. Ongoing: Its abilities are cancelled."""

    def cancels(self, card: Card) -> bool:
        return card == self.host


class GroupHug(Action):
    """A minion of yours gets, for this turn, +1 power for each other minion at its base."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.my_minions(), "ask-power", what="company")
        if minion:
            yield from self.gain_power(minion, len(self.minions(minion.place)) - 1)


class LoveOverload(Action, windows=(BEFORE_SCORE,), special_only=True):
    """Special: Play before a base scores. Destroy its strongest minion, or all of them if several are equally
    strong."""

    def on_play(self) -> Effect[None]:
        there = self.minions(self.scoring)
        most = max((minion.power for minion in there), default=0)
        yield from self.destroy(*(minion for minion in there if minion.power == most))


class SquareDeal(Action):
    """Draw cards until at least one player holds fewer cards than you."""

    def on_play(self) -> Effect[None]:
        while all(self.hand_size_of(seat) >= self.hand_size for seat in self.others()):
            if not (yield from self.draw()):
                return


class TeaParty(Action, on="base"):
    """Talent: Draw a card if you have a minion here and it is not alone."""

    def talent_ready(self) -> bool:
        return len(self.minions(self.place)) >= 2 and self.has_minion(self.place)

    def talent(self) -> Effect[None]:
        yield from self.draw()


class TooCute(Action, on="base"):
    """Ongoing: Cards of other players cannot destroy your minions here."""

    protects_from = (DESTROY,)

    def protects(self, card: Card, act: Act) -> bool:
        mine = card.kind == "minion" and card.place == self.place and self.mine(card)
        return mine and act.by_card_of_other(card)
