"""Dragons: Scorch the base, scare the neighbours, spoil their prizes."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after
from potasovka.smashup.engine.terms import BEFORE_SCORE, MINION_PLAYED, MOVED, Happened
from potasovka.smashup.engine.when import here, rival_did_here


class GreatWyrm(Minion, power=5):
    """Ongoing: When this base scores, each other player here is awarded 1 victory point less for it."""

    def award(self, seat: int, points: int) -> int:
        return points if seat == self.controller else points - 1


class Wyvern(Minion, power=4, copies=2):
    """Destroy a minion of power up to 3 here. Talent: The breakpoint of this base is 3 lower for the turn."""

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one([minion for minion in self.minions(self.place) if minion.power <= 3])

    def talent(self) -> Effect[None]:
        yield from ()
        self.lower_breakpoint(self.place, 3)


class ImperialDragon(Minion, power=3, copies=3):
    """Ongoing: Each time another player has played a minion here or moved one here, draw a card."""

    @after(MINION_PLAYED, rival_did_here)
    @after(MOVED, rival_did_here)
    def hoard(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class Hatchling(Minion, power=2, copies=4):
    """Ongoing: Each time another player has played a minion here or moved one here, that minion has -1 power for the
    turn."""

    @after(MINION_PLAYED, rival_did_here)
    @after(MOVED, rival_did_here)
    def nibble(self, fact: Happened) -> Effect[None]:
        yield from self.gain_power(self.minion(fact.card), -1)


class BringDownTheWalls(Action, on="base", copies=2):
    """Ongoing: Just before this base is scored, you may play a minion here."""

    @after(BEFORE_SCORE, here)
    def storm(self, fact: Happened) -> Effect[None]:
        yield from self.extra_now("minion", place=self.place)


class BurnItDown(Action):
    """Destroy a base and the actions on it; its minions stay. In its place comes the top of the base deck or one of the
    discarded bases, which now include the destroyed one."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="destroy")
        if place is None:
            return
        burnt = [*self.discarded_bases(), self.base_at(place)]
        new = yield from self.pick(burnt, "ask-base-from-discard", optional=True, place=place)
        yield from self.destroy(*self.base_actions(place))
        self.replace_base(place, new)


class DangerousGround(Action, on="base"):
    """Ongoing: Another player must discard a card in order to play a minion here."""

    def toll(self, card: Card, seat: int, place: int) -> bool:
        return card.kind == "minion" and place == self.place and seat != self.controller


class DragonLands(Action, on="base", windows=(BEFORE_SCORE,)):
    """Ongoing: Your minions here have +1 power. Special: You may play this on a base before it scores."""

    def aura(self, minion: Minion) -> int:
        return 1 if self.mine(minion) else 0


class FlankAttack(Action):
    """Look through your deck, your discard pile or both for an action that goes on a base, and play it as an extra. If
    you looked through your deck, shuffle it."""

    def on_play(self) -> Effect[None]:
        found, searched = yield from self.search_both(lambda card: self.may_play(card, on_base=True), what="play")
        if found:
            yield from self.play_card(found, on_base=True)
        if searched:
            self.shuffle_deck()


class IntimidatingPresence(Action, on="base", windows=(BEFORE_SCORE,)):
    """Ongoing: Minions of other players here have -1 power. Special: You may play this on a base before it scores."""

    def aura(self, minion: Minion) -> int:
        return -1 if not self.mine(minion) else 0


class Raze(Action, on="base"):
    """Ongoing: The ability of this base is cancelled."""

    def cancels(self, card: Card) -> bool:
        return card.kind == "base" and card.place == self.place


class Ruins(Action, on="base", copies=2):
    """Ongoing: When this base scores, each other player here is awarded 1 victory point less for it."""

    def award(self, seat: int, points: int) -> int:
        return points if seat == self.controller else points - 1
