"""Killer Plants: Small seeds grow into monsters if nobody weeds them in time."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Titan, after, special
from potasovka.smashup.engine.terms import (
    ASIDE,
    LEFT_PLAY,
    MOVE,
    ON_YOUR_TURN,
    PER_NAME,
    RETURN,
    TURN_START,
    Act,
    Happened,
)


class VenusManTrap(Minion, power=5):
    """Talent: Search your deck for a minion of power up to 2, play it here as an extra, and shuffle."""

    def talent(self) -> Effect[None]:
        yield from self.search_and_play(lambda card: card.kind == "minion" and card.printed <= 2, self.place)


class WeedEater(Minion, power=5, copies=2):
    """This minion has -2 power for the rest of the turn."""

    def on_play(self) -> Effect[None]:
        yield from self.gain_power(self, -2)


class WaterLily(Minion, power=3, copies=3):
    """Ongoing: When your turn begins, draw a card. Only one Water Lily a turn does this for you."""

    @after(TURN_START, limit=PER_NAME)
    def bloom(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class Sprout(Minion, power=2, copies=4):
    """Ongoing: When your turn begins, destroy this minion. If you like, search your deck for a minion of power up to 3,
    play it here as an extra, and shuffle."""

    @after(TURN_START)
    def grow(self, fact: Happened) -> Effect[None]:
        me, place = self.controller, self.place
        yield from self.destroy(self)
        if (yield from self.confirm("ask-search-may", seat=me, place=place, power=3)):
            yield from self.search_and_play(lambda card: card.kind == "minion" and card.printed <= 3, place, me)


class Blossom(Action):
    """You get up to three extra minions, all of them of one name."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("minion", count=3, same_name=True)


class Budding(Action):
    """Choose any minion in play. Look for a card of its name in your deck, place that into your hand, and shuffle."""

    def on_play(self) -> Effect[None]:
        model = yield from self.pick(self.minions(), "ask-minion", what="namesake")
        if model:
            copy = yield from self.search(lambda card: card.name == model.name)
            if copy:
                yield from self.place_in_hand(copy)
            self.shuffle_deck()


class ChokingVines(Action, on="minion"):
    """Play on a minion. Ongoing: When your turn begins, destroy it."""

    @after(TURN_START)
    def choke(self, fact: Happened) -> Effect[None]:
        if self.host:
            yield from self.destroy(self.host)


class DeepRoots(Action, on="base"):
    """Ongoing: Abilities of other players can neither move your minions here nor return them to your hand."""

    protects_from = (MOVE, RETURN)

    def protects(self, card: Card, act: Act) -> bool:
        mine = card.kind == "minion" and card.place == self.place and self.mine(card)
        return mine and act.by_card_of_other(card)


class Entangled(Action, on="base"):
    """Ongoing: No minion can be moved or returned to a hand from any base with a minion of yours. When your turn
    begins, destroy this action."""

    protects_from = (MOVE, RETURN)

    def protects(self, card: Card, act: Act) -> bool:
        return card.kind == "minion" and self.has_minion(card.place)

    @after(TURN_START)
    def wither(self, fact: Happened) -> Effect[None]:
        yield from self.destroy(self)


class InstaGrow(Action, copies=2, name="Insta-Grow"):
    """You get an extra minion."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("minion")


class Overgrowth(Action, on="base"):
    """Ongoing: When your turn begins, the breakpoint of this base becomes 0 for the turn."""

    @after(TURN_START)
    def overgrow(self, fact: Happened) -> Effect[None]:
        yield from ()
        self.set_breakpoint(self.place, 0)


class SleepSpores(Action, on="base", copies=2):
    """Ongoing: Minions of other players here have -1 power."""

    def aura(self, minion: Minion) -> int:
        return -1 if not self.mine(minion) else 0


class KillerKudzu(Titan):
    """Special: Beside the deck, this titan gets a +1 counter whenever your turn begins. On your turn, while it has
    three or more, you may play it with at most six of them. Ongoing: When this titan has left play, either shuffle up
    to two minions of your discard pile into the deck or draw two cards. Talent: Destroy this titan; if it goes, you
    get an extra minion out of your discard pile with no more power than it had counters."""

    @after(TURN_START, zone=ASIDE, touches_nothing=True)
    def creep(self, fact: Happened) -> Effect[None]:
        yield from ()
        self.add_counter_aside()

    @special(ON_YOUR_TURN, lambda me, fact: me.counters >= 3 and me.playable, zone=ASIDE)
    def sprawl(self, fact: Happened) -> Effect[None]:
        yield from self.come_to_one(self.places(), min(6, self.counters))

    @after(LEFT_PLAY, lambda me, fact: fact.card == me.id, leaving=True)
    def reseed(self, fact: Happened) -> Effect[None]:
        me = fact.last.controller if fact.last else self.owner
        fallen = [card for card in self.discard_pile(me) if card.kind == "minion"]
        ways = ("draw", "shuffle") if fallen else ("draw",)
        if (yield from self.pick_word(ways, "ask-which", seat=me, count=2)) == "draw":
            yield from self.draw(2, me)
        else:
            yield from self.shuffle_in((yield from self.pick_some(fallen, "ask-shuffle-in", 2, seat=me)))

    def talent(self) -> Effect[None]:
        me, most = self.controller, self.counters
        if (yield from self.destroy(self)):
            yield from self.raise_minion(lambda card: card.printed <= most, me)
