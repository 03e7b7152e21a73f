"""Steampunks: Contraptions bolted to bases, dug up from the scrap again and again."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after
from potasovka.smashup.engine.terms import DESTROY, TURN_END, Act, Happened


class SteamQueen(Minion, power=5):
    """Ongoing: Cards of other players do not affect your actions."""

    def protects(self, card: Card, act: Act) -> bool:
        return card.kind == "action" and self.mine(card) and act.by_card_of_other(card)


class Mechanic(Minion, power=4, copies=2):
    """Choose one of the actions in your discard pile that go on a base, and play it as an extra."""

    def on_play(self) -> Effect[None]:
        spare = [card for card in self.discard_pile() if self.may_play(card, on_base=True)]
        action = yield from self.pick(spare, "ask-play-extra", optional=True)
        if action:
            yield from self.play_card(action, on_base=True)


class SteamMan(Minion, power=3, copies=3):
    """Ongoing: This minion has +1 power while one of your actions is on this base."""

    def own_power(self) -> int:
        return 1 if self.has_action(self.place) else 0


class CaptainAhab(Minion, power=2, copies=4):
    """Talent: Move this minion to a base that one of your actions is on."""

    def harbours(self) -> list[int]:
        return [place for place in self.other_places(self.place) if self.has_action(place)]

    def talent_ready(self) -> bool:
        return bool(self.harbours())

    def talent(self) -> Effect[None]:
        to = yield from self.pick_place(self.harbours(), "ask-move-where")
        if to is not None:
            yield from self.move(self, to)


class Aggromotive(Action, on="base"):
    """Ongoing: While you have a minion here, your total here is 5 higher."""

    def total_bonus(self, seat: int) -> int:
        return 5 if seat == self.controller and self.has_minion(self.place) else 0


class ChangeOfVenue(Action):
    """Place one of your actions in play, from a base or a minion, into your hand; then you may play that card once
    more, as an extra."""

    def on_play(self) -> Effect[None]:
        mine = [action for action in self.actions_in_play() if self.mine(action)]
        action = yield from self.pick(mine, "ask-to-hand")
        if action and (yield from self.place_in_hand(action)):
            again = [action] if action in self.hand() and self.may_play(action) else []
            if (yield from self.pick(again, "ask-play-extra", optional=True)):
                yield from self.play_card(action)


class DifferenceEngine(Action, on="base"):
    """Ongoing: At the end of your turn, draw a card if you have a minion here."""

    @after(TURN_END, lambda me, fact: me.has_minion(me.place))
    def compute(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class EscapeHatch(Action, on="base"):
    """Ongoing: When a minion of yours here would be destroyed, it goes to your hand instead."""

    def replaces(self, card: Card, act: Act) -> bool:
        return act.verb == DESTROY and card.kind == "minion" and card.place == self.place and self.mine(card)

    def instead(self, card: Card) -> Effect[None]:
        yield from self.place_in_hand(card)


class OrnateDome(Action, on="base"):
    """Destroy all actions of other players on this base. Ongoing: Nobody else can play an action on it."""

    def on_play(self) -> Effect[None]:
        theirs = [action for action in self.base_actions(self.place) if not self.mine(action)]
        yield from self.destroy(*theirs)

    def forbids(self, card: Card, seat: int, place: int) -> bool:
        return card.kind == "action" and seat != self.controller


class RotarySlugThrower(Action, on="base"):
    """Ongoing: Each of your minions here has +2 power."""

    def aura(self, minion: Minion) -> int:
        return 2 if self.mine(minion) else 0


class ScrapDiving(Action, copies=2):
    """Place an action from your discard pile back into your hand."""

    def on_play(self) -> Effect[None]:
        scrap = [card for card in self.discard_pile() if card.kind == "action"]
        found = yield from self.pick(scrap, "ask-to-hand")
        if found:
            yield from self.place_in_hand(found)


class Zeppelin(Action, on="base", copies=2):
    """Talent: Move a minion of yours to here, or from here to a different base."""

    def talent_ready(self) -> bool:
        return bool(self.my_minions())

    def talent(self) -> Effect[None]:
        yield from self.move_to_or_from(self.my_minions(), self.place)
