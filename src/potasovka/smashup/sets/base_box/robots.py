"""Robots: A swarm of little machines that build one another up."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after
from potasovka.smashup.engine.terms import DESTROY, DESTROYED, Act, Happened


def _built_as_microbot(card: Card) -> bool:
    return card.name.startswith("Microbot ")


def _microbot(minion: Minion) -> bool:
    """Whether a minion in play counts as a Microbot: by its name, or because its controller has Microbot Alpha."""
    return _built_as_microbot(minion) or any(map(_alpha, minion.my_minions()))


def _alpha(minion: Minion) -> bool:
    return minion.name == MicrobotAlpha.name and not minion.is_cancelled(minion)


def _my_microbot_fell(me: Card, fact: Happened) -> bool:
    """One of its controller's Microbots was destroyed, be it itself; who fell with Alpha was a Microbot until then."""
    if fact.last is None:
        return False
    gone = {one.card: one.controller for one in fact.last.together} or {fact.card: fact.last.controller}
    mine = gone.get(me.id, me.controller)
    fallen = [me.card(one.card) for one in fact.last.together if one.controller == mine and not one.cancelled]
    with_alpha = any(map(_alpha, me.minions_of(mine))) or any(card.name == MicrobotAlpha.name for card in fallen)
    return fact.last.controller == mine and (with_alpha or _built_as_microbot(me.card(fact.card)))


def _first_minion(me: Minion) -> bool:
    return len(me.plays("minion", me.controller)) == 1


class Nukebot(Minion, power=5):
    """Ongoing: When this minion has been destroyed, destroy all minions of other players at its base."""

    @after(DESTROYED, lambda me, fact: fact.card == me.id, leaving=True)
    def explode(self, fact: Happened) -> Effect[None]:
        mine = fact.last.controller if fact.last else self.owner
        yield from self.destroy(*(m for m in self.minions(fact.place) if m.controller != mine), by=mine)


class Warbot(Minion, power=4, copies=2):
    """Ongoing: This minion cannot be destroyed."""

    protects_from = (DESTROY,)

    def protects(self, card: Card, act: Act) -> bool:
        return card == self


class Hoverbot(Minion, power=3, copies=3):
    """Reveal the top card of your deck. A minion may be played by you now, as an extra one; any other card stays."""

    def on_play(self) -> Effect[None]:
        for card in self.reveal():
            if card.kind == "minion" and self.may_play(card) and (yield from self.confirm("ask-play-it", card=card)):
                yield from self.play_card(card)


class Zapbot(Minion, power=2, copies=4):
    """You get an extra minion of power up to 2."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("minion", max_power=2)


class MicrobotAlpha(Minion, power=1):
    """Ongoing: All your minions in play count as Microbots. This one has +1 power for each other Microbot of yours."""

    def own_power(self) -> int:
        return len(self.my_minions()) - 1


class MicrobotArchive(Minion, power=1):
    """Ongoing: When a Microbot of yours has been destroyed, be it this one, draw a card."""

    @after(DESTROYED, _my_microbot_fell, leaving=True)
    def log_loss(self, fact: Happened) -> Effect[None]:
        gone = (fact.card, *(one.card for one in fact.last.together)) if fact.last else ()
        if fact.last and (self.in_play or self.id in gone):
            yield from self.draw(1, fact.last.controller)


class MicrobotFixer(Minion, power=1, copies=2):
    """If this is the first minion you play this turn, you get an extra one. Ongoing: Each of your Microbots has +1
    power."""

    aura_afar = True

    def on_play(self) -> Effect[None]:
        if _first_minion(self):
            yield from self.extra("minion")

    def aura(self, minion: Minion) -> int:
        return 1 if self.mine(minion) and _microbot(minion) else 0


class MicrobotGuard(Minion, power=1, copies=2):
    """Destroy a minion here that has less power than you have minions here."""

    def on_play(self) -> Effect[None]:
        mine = len(self.my_minions(self.place))
        yield from self.destroy_one([minion for minion in self.minions(self.place) if minion.power < mine])


class MicrobotReclaimer(Minion, power=1, copies=2):
    """If this is the first minion you play this turn, you get an extra one. Shuffle as many Microbots of your discard
    pile as you like into your deck."""

    def on_play(self) -> Effect[None]:
        if _first_minion(self):
            yield from self.extra("minion")
        scrap = [card for card in self.discard_pile() if _built_as_microbot(card)]
        back = yield from self.pick_some(scrap, "ask-shuffle-in", len(scrap))
        yield from self.shuffle_in(back)


class TechCenter(Action, copies=2):
    """Choose a base. For each minion you have there, draw a card."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="draw-own")
        if place is not None:
            yield from self.draw(len(self.my_minions(place)))
