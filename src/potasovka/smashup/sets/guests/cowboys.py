"""Cowboys: Challenge others to a duel, with an ace up the sleeve."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Titan, after, special
from potasovka.smashup.engine.terms import (
    ASIDE,
    BEFORE_SCORE,
    BURIED,
    DECK,
    DUEL_BEGUN,
    DUEL_FOUGHT,
    DUEL_WON,
    EXPOSED,
    HAND,
    MINION_PLAYED,
    MOVE,
    NOWHERE,
    ON_YOUR_TURN,
    PER_PLAY,
    RETURN,
    SPIED,
    STEADFAST,
    Act,
    Happened,
)
from potasovka.smashup.engine.when import here, i_did, i_did_here


def _mine_duels(me: Card, fact: Happened) -> bool:
    return any(me.mine(minion) for minion in me.duellists)


class CowboySheriff(Minion, power=5, name="Sheriff"):
    """Special: Before this base is scored, this minion may challenge one of another player here to a duel. The loser is
    destroyed."""

    @special(BEFORE_SCORE, lambda me, fact: here(me, fact) and me.rival_minions(me.place), limit=PER_PLAY)
    def draw_gun(self, fact: Happened) -> Effect[None]:
        yield from self.duel_one(self)


class Pinkerton(Minion, power=4, copies=2):
    """Ongoing: Once in each duel here in which a minion of yours fights, you may place a +1 counter on that minion."""

    @after(DUEL_BEGUN, lambda me, fact: here(me, fact) and _mine_duels(me, fact))
    def back_up(self, fact: Happened) -> Effect[None]:
        yield from self.add_counter_to_one([m for m in self.duellists if self.mine(m)], optional=True)


class Gunfighter(Minion, power=3, copies=3):
    """This minion may challenge one of another player here to a duel. The loser is destroyed."""

    def on_play(self) -> Effect[None]:
        yield from self.duel_one(self, optional=True)


class Deputy(Minion, power=2, copies=4):
    """Special: On your turn, or while a minion of yours is in a duel, you may discard this card from your hand so that
    a minion has +2 power this turn."""

    @special(ON_YOUR_TURN, lambda me, fact: me.minions(), zone=HAND)
    @special(DUEL_BEGUN, _mine_duels, zone=HAND)
    @special(DUEL_FOUGHT, _mine_duels, zone=HAND)
    def lend_a_gun(self, fact: Happened) -> Effect[None]:
        minion = yield from self.pick(self.minions(), "ask-power", count=2)
        if minion and (yield from self.discard([self])):
            yield from self.gain_power(minion, 2)


class DynamiteSurprise(Action, windows=(BEFORE_SCORE, SPIED), special_only=True):
    """Special: Before the scoring of a base where you have a minion but do not lead, destroy a minion of power up to 4
    there. Special: When a card of another player has looked at or revealed a card of your hand or deck, destroy a
    minion of power up to 4 of that player."""

    def fits_window(self, fact: Happened) -> bool:
        if fact.kind == SPIED:
            return fact.whom == self.controller
        mine, rivals = self.total(self.controller, fact.place), self.others()
        return self.has_minion(fact.place) and any(self.total(seat, fact.place) > mine for seat in rivals)

    @special(EXPOSED, lambda me, fact: fact.card == me.id, zone=DECK)
    def go_off(self, fact: Happened) -> Effect[None]:
        yield from self.play_in_window(fact)

    def on_play(self) -> Effect[None]:
        fact, there = self.answering, self.scoring
        near = [] if there == NOWHERE else self.minions(there)
        if fact and fact.kind in (SPIED, EXPOSED):
            near = self.minions_of(fact.seat)
        yield from self.destroy_one([minion for minion in near if minion.power <= 4])


class FormAPosse(Action):
    """This turn, your minions have +1 power each and stay where they are: they cannot be destroyed, moved or returned
    to a hand."""

    def on_play(self) -> Effect[None]:
        posse = self.my_minions()
        yield from self.gain_power(posse, 1)
        for minion in posse:
            yield from self.mark(minion, STEADFAST)


class GoldInThemTharHills(Action):
    """Look at the three topmost cards of your deck. Show one of them and draw it; the others go back on top in any
    order. You may play the drawn card as an extra."""

    def on_play(self) -> Effect[None]:
        seen = self.look(3)
        nugget = yield from self.pick(seen, "ask-to-hand", what="draw")
        if nugget:
            yield from self.place_in_hand(nugget)
            yield from self.put_on_top([card for card in seen if card != nugget])
            able = nugget in self.hand() and self.may_play(nugget)
            if (yield from self.pick([nugget] if able else [], "ask-play-extra", optional=True)):
                yield from self.play_card(nugget)


class GoldStrike(Action, on="base"):
    """Ongoing: After you have played a minion here, draw a card."""

    @after(MINION_PLAYED, i_did_here)
    def strike(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class HighNoon(Action, copies=2):
    """A minion of yours duels one of another player at its base. The loser is destroyed. If yours has won and is still
    there, you may play an extra minion at its base."""

    def on_play(self) -> Effect[None]:
        yield from self.send_to_duel()

    def duel_over(self, challenger: Minion, won: list[Minion], lost: list[Minion]) -> Effect[None]:
        yield from self.destroy(*lost)
        if challenger in won and challenger.in_play and self.mine(challenger):
            yield from self.extra("minion", place=challenger.place)


class QuickDraw(Action, copies=2):
    """A minion of yours has +2 power this turn; +4 if it is in a duel."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.my_minions(), "ask-power", what="duel", count=2)
        if minion:
            yield from self.gain_power(minion, 4 if minion in self.duellists else 2)


class RunEmOff(Action, name="Run 'Em Off"):
    """A minion of yours duels one of another player at its base. The winner has +3 power this turn, and its controller
    moves the loser to another base."""

    def on_play(self) -> Effect[None]:
        yield from self.send_to_duel()

    def duel_over(self, challenger: Minion, won: list[Minion], lost: list[Minion]) -> Effect[None]:
        yield from self.gain_power(won, 3)
        for winner in won:
            beaten = [minion for minion in lost if minion != winner]
            yield from self.move_one(beaten, seat=winner.controller)


class Stagecoach(Action):
    """Choose a base. Up to two of your cards there go to another base together: minions, actions on the base, a titan
    or buried cards."""

    def on_play(self) -> Effect[None]:
        full = [place for place in self.places() if self.my_cards(place)]
        start = yield from self.pick_place(full, "ask-base", what="leave-own")
        cards = [] if start is None else self.my_cards(start)
        riders = yield from self.pick_some(cards, "ask-ride", 2, place=start)
        ways = self.other_places(riders[0].place) if riders else []
        to = yield from self.pick_place(ways, "ask-move-where", what="riders", count=len(riders))
        if to is not None:
            yield from self.drive(riders, to)

    def drive(self, riders: list[Card], to: int) -> Effect[None]:
        self.move_buried([card for card in riders if card.zone == BURIED], to)
        for card in riders:
            if isinstance(card, Action) and card.in_play:
                yield from self.transfer(card, place=to)
        yield from self.move([card for card in riders if card.in_play and card.kind != "action"], to)


class PecosBill(Titan):
    """Special: When you have challenged somebody to a duel, this titan may be played there for a discarded card; no
    titans clash before that duel is over. Ongoing: During a duel here, other players cannot move minions away from here
    or return them to a hand. Ongoing: After you have won a duel, draw a card."""

    protects_from = (MOVE, RETURN)

    @special(DUEL_BEGUN, lambda me, fact: me.playable and i_did(me, fact) and me.hand(), zone=ASIDE)
    def ride_in(self, fact: Happened) -> Effect[None]:
        paid = yield from self.pick_some(self.hand(), "ask-discard", 1, 1, what="titan")
        yield from self.discard(paid)
        self.come_into_play(fact.place)

    def delays_clashes(self) -> bool:
        return bool(self.duellists)

    def protects(self, card: Card, act: Act) -> bool:
        here = card.kind == "minion" and card.place == self.place
        return here and act.by_other(self) and any(minion.place == self.place for minion in self.duellists)

    @after(DUEL_WON, i_did, leaving=True)
    def whoop(self, fact: Happened) -> Effect[None]:
        yield from self.draw()
