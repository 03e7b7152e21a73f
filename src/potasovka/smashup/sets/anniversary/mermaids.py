"""Mermaids: Lure rivals over and turn their own strength against them."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Effect, Minion, after, special
from potasovka.smashup.engine.terms import AFTER_SCORE, END_OF_TURN, NO_TOTAL, NOWHERE, TURN_START, Happened
from potasovka.smashup.engine.when import here


class MermaidQueen(Minion, power=5):
    """Move a minion of another player here, or choose a minion here. If it has power 3 or less, take control of it this
    turn."""

    def on_play(self) -> Effect[None]:
        away = [minion for minion in self.rival_minions() if minion.place != self.place]
        charmed = yield from self.pick([*self.minions(self.place), *away], "ask-charm", what="lure")
        if charmed:
            yield from self.move(charmed, self.place)
            if charmed.place == self.place and charmed.power <= 3:
                yield from self.take_control(charmed, until=END_OF_TURN)


class Temptress(Minion, power=4, copies=2):
    """Ongoing: This minion has +2 power in each turn in which a minion of another player has moved here."""

    def own_power(self) -> int:
        return 2 if any(self.moved_to(self.place, seat) for seat in self.others()) else 0


class Charmer(Minion, power=3, copies=3):
    """Talent: If you like, move this minion to a different base. Then, if you like, bring a rival minion of power up to
    3 to its base."""

    def talent(self) -> Effect[None]:
        place = yield from self.pick_place(self.other_places(self.place), "ask-move-where", optional=True)
        if place is not None:
            yield from self.move(self, place)
        weak = [minion for minion in self.rival_minions() if minion.power <= 3 and minion.place != self.place]
        yield from self.move_one(weak, [self.place], optional=True)


class Siren(Minion, power=2, copies=4):
    """Ongoing: Each minion of another player here adds 1 less power to its controller's total."""

    def contribution(self, minion: Minion, power: int) -> int:
        return power if self.mine(minion) else power - 1


class BecalmedShores(Action, on="base"):
    """Ongoing: Rival minions here are weaker by 1. Talent: Transfer this action to a different base."""

    def aura(self, minion: Minion) -> int:
        return -1 if not self.mine(minion) else 0

    def talent(self) -> Effect[None]:
        place = yield from self.pick_place(self.other_places(self.place), "ask-transfer-where")
        if place is not None:
            yield from self.transfer(self, place=place)


class CaptiveAudience(Action, copies=2):
    """Choose a base. A minion of yours there gains +1 power this turn for each minion there that you do not own. You
    get an extra action."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="listeners")
        there = [] if place is None else self.minions(place)
        listeners = [minion for minion in there if minion.owner != self.controller]
        mine = [minion for minion in there if self.mine(minion)]
        singer = yield from self.pick(mine, "ask-power", count=len(listeners))
        if singer:
            yield from self.gain_power(singer, len(listeners))
        yield from self.extra("action")


class Charmed(Action, copies=2):
    """Choose a minion of power up to 3. You may move it to another base with a minion of yours. It adds nothing to its
    controller's total this turn. You get an extra action."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick([minion for minion in self.minions() if minion.power <= 3], "ask-charm")
        if minion:
            ways = [place for place in self.my_places() if place != minion.place]
            place = yield from self.pick_place(ways, "ask-move-where", optional=True, card=minion)
            if place is not None:
                yield from self.move(minion, place)
            yield from self.mark(minion, NO_TOTAL)
        yield from self.extra("action")


class DesertIsland(Action, on="base"):
    """Ongoing: Minions here add nothing to their controllers' totals. When your turn begins, destroy this action."""

    def contribution(self, minion: Minion, power: int) -> int:
        return 0

    @after(TURN_START)
    def sink(self, fact: Happened) -> Effect[None]:
        yield from self.destroy(self)


class ShipwreckCove(Action, on="base"):
    """Ongoing: Each minion of yours here has +1 power. Special: Once this base has been scored, you may transfer this
    action to a different base."""

    def aura(self, minion: Minion) -> int:
        return 1 if self.mine(minion) else 0

    @special(AFTER_SCORE, here)
    def drift(self, fact: Happened) -> Effect[None]:
        place = yield from self.pick_place(self.other_places(self.place), "ask-transfer-where")
        if place is not None:
            yield from self.transfer(self, place=place)


class SirenSong(Action):
    """Choose a base. Move one minion of each other player from there to one other base with a minion of yours."""

    def on_play(self) -> Effect[None]:
        here = yield from self.pick_place(self.places(), "ask-base", what="lure-away")
        shores = [place for place in self.my_places() if place != here]
        to = yield from self.pick_place(shores, "ask-move-where", what="lured", place=NOWHERE if here is None else here)
        if here is not None and to is not None:
            lured: list[Minion] = []
            for seat in self.others():
                minion = yield from self.pick(self.minions_of(seat, here), "ask-move", place=to, player=seat)
                lured += [minion] if minion else []
            yield from self.move(lured, to)


class TollBay(Action):
    """Choose a base. Draw a card for each minion of another player there."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="draw")
        if place is not None:
            yield from self.draw(len(self.rival_minions(place)))


class UltimateSong(Action):
    """Choose a base with a minion of yours. Each other player must play a minion of power up to 3 there as an extra, or
    show a hand without one; the abilities of these minions are cancelled this turn. You may play an extra minion there,
    an extra action, or both."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.my_places(), "ask-base", what="song")
        if place is not None:
            for seat in self.others():
                yield from self.lure(seat, place)
            yield from self.extra("minion", place=place)
        yield from self.extra("action")

    def lure(self, seat: int, place: int) -> Effect[None]:
        weak = [card for card in self.hand(seat) if card.kind == "minion" and card.printed <= 3]
        able = [card for card in weak if self.may_play(card, place=place, seat=seat)]
        card = yield from self.pick(able, "ask-play-forced", seat=seat, place=place)
        if card:
            yield from self.play_card(card, place=place, mute=True, seat=seat)
        elif not weak:
            self.show_hand(seat)
