"""What cards and routes are worth to a party, before and while it walks them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import comb

from potasovka.hitzroad import clash, events
from potasovka.hitzroad.battle import FLEE_COST
from potasovka.hitzroad.cards import Card
from potasovka.hitzroad.events import CardEvent
from potasovka.hitzroad.mixes import Mix, mix_key, mixes
from potasovka.hitzroad.state import TOKEN
from potasovka.hitzroad.worth import Bag, Outlook

Leaf = Callable[[Bag, int, int, int, int], float]
"""What a party is worth with so many survivors, rounds of ammunition, gas and adrenaline, after what is looked at."""
Stand = tuple[Bag, int, int, int, int]
Way = tuple[str, list[tuple[float, Stand]]]
"""The key of an answer, and what may come of it."""

SPARE_SHOTS = 2
"""Nobody fires more than so many rounds beyond one a zombie."""
MOST_ZOMBIES = 11
"""More zombies than these are as bad as these."""


class Prospect:
    """Looks ahead from an outlook, and remembers what it has seen."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.value: Leaf = outlook.value
        self._fights: dict[tuple[object, ...], float] = {}
        self._then: dict[tuple[str, ...], Leaf] = {}
        self.routes: dict[tuple[object, ...], float] = {}

    # Bags

    def won(self, bag: Bag, points: int) -> Bag:
        """The bag with more points in it."""
        return self.outlook.bag(bag.points + points, bag.tokens, bag.exterminator) if points else bag

    def token(self, bag: Bag, token: str, by: int) -> Bag:
        """The bag with more or fewer tokens in it."""
        tokens = list(bag.tokens)
        tokens[TOKEN[token]] += by
        return self.outlook.bag(bag.points, tuple(tokens), bag.exterminator)

    # Cards

    def card(self, card: Card, at: Stand, leaf: Leaf) -> float:
        """What it is worth to come to a card."""
        bag, survivors, ammo, gas, adrenaline = at
        found = card.resources
        at = bag, survivors, ammo + found[0], gas + found[1], adrenaline + found[2]
        return max(self.mean(card, outcomes, leaf) for _, outcomes in self.ways(card.event, at))

    def mean(self, card: Card, outcomes: list[tuple[float, Stand]], leaf: Leaf) -> float:
        """What a card is worth after what may come of its event."""
        return sum(chance * self.battle(card, after, leaf) for chance, after in outcomes if after[1] > 0)

    def battle(self, card: Card, at: Stand, leaf: Leaf) -> float:
        """What a battle is worth before it begins."""
        if not card.zombies:
            bag, *rest = at
            return leaf(self.won(bag, card.vp), *rest)
        return max(worth for _, worth in self.fire(card, at, leaf))

    def fire(self, card: Card, at: Stand, leaf: Leaf) -> Iterator[tuple[str, float]]:
        """What each way to begin a battle is worth."""
        bag, survivors, ammo, gas, adrenaline = at
        if card.event.bomber and bag.has(card.event.bomber):
            yield "bomb", leaf(self.won(self.token(bag, card.event.bomber, -1), card.vp), *at[1:])
        if bag.has("molotov"):
            yield "molotov", leaf(self.won(self.token(bag, "molotov", -1), card.vp), *at[1:])
        for rounds in range(min(ammo, card.zombies + SPARE_SHOTS) + 1):
            worth = 0.0
            for zombies, chance in clash.shots(card.zombies, rounds, card.event.noise):
                if chance > clash.SELDOM:
                    here = bag, survivors, ammo - rounds, gas, adrenaline
                    worth += chance * max(self.stand(card, zombies, here, leaf).values())
            yield f"fire:{rounds}", worth

    def stand(self, card: Card, zombies: int, at: Stand, leaf: Leaf, *, flee: bool = True) -> dict[str, float]:
        """What fighting on, fleeing and the bottle are worth."""
        bag, survivors, ammo, gas, adrenaline = at
        found = {"fight": self.fight(card, zombies, at, leaf)}
        if not zombies:
            return found
        if flee and gas >= FLEE_COST and not card.event.no_flee:
            found["flee"] = leaf(bag, survivors, ammo, gas - FLEE_COST, adrenaline)
        if bag.has("molotov"):
            found["molotov"] = leaf(self.won(self.token(bag, "molotov", -1), card.vp), *at[1:])
        return found

    def fight(self, card: Card, zombies: int, at: Stand, leaf: Leaf) -> float:
        """What a melee is worth, fought in the way that suits best."""
        bag, survivors, ammo, gas, adrenaline = at
        won = self.won(bag, card.vp)
        if not survivors:
            return 0.0
        if not zombies:
            return leaf(won, survivors, ammo, gas, adrenaline)
        horde = 0 if bag.exterminator else card.horde
        usable = 0 if card.event.no_adrenaline else min(adrenaline, clash.MOST_ADRENALINE)
        key = (won, survivors, zombies, ammo, gas, adrenaline, horde, usable)
        if leaf is self.value and key in self._fights:
            return self._fights[key]
        best = 0.0
        for style in range(len(clash.STYLES) if usable else 1):
            ends = clash.likely(survivors, min(zombies, MOST_ZOMBIES), usable, horde, style)
            best = max(best, _mean(ends, won, ammo, gas, adrenaline - usable, leaf))
        if leaf is self.value:
            self._fights[key] = best
        return best

    # Routes

    def then(self, cards: list[Card]) -> Leaf:
        """What a party is worth before the second card of a route, if it is one of these, each as likely."""
        names = tuple([card.id for card in cards])
        if names not in self._then:
            self._then[names] = self._look_up(cards)
        return self._then[names]

    def _look_up(self, cards: list[Card]) -> Leaf:
        value = self.value
        known: dict[tuple[object, ...], float] = {}
        coarse = len(cards) > 1

        def leaf(bag: Bag, survivors: int, ammo: int, gas: int, adrenaline: int) -> float:
            if survivors <= 0:
                return 0.0
            # What the card changes is looked up for a party much like this one.
            ammo_like = min(ammo, 7)
            gas_like = min(gas, 4)
            adrenaline_like = adrenaline if adrenaline < 4 else min(8, adrenaline & ~1)
            if coarse:
                ammo_like, gas_like, adrenaline_like = ammo_like & ~1, gas_like & ~1, adrenaline_like & ~1
            key = (survivors, ammo_like, gas_like, adrenaline_like, bag.tokens, bag.exterminator)
            change = known.get(key)
            if change is None:
                like = bag, survivors, ammo_like, gas_like, adrenaline_like
                mean = sum(self.card(card, like, value) for card in cards) / len(cards)
                change = known[key] = mean - value(*like)
            return value(bag, survivors, ammo, gas, adrenaline) + change

        return leaf

    def route(self, first: list[Card], second: list[Card], at: Stand) -> float:
        """What walking two cards is worth, each of them one of some, each as likely."""
        leaf = self.then(second)
        if len(first) == 1:
            return self.card(first[0], at, leaf)
        here = self.value(*at)
        change = sum(self.card(card, at, self.value) for card in first) / len(first) - here
        return leaf(*at) + change

    # Events

    def ways(self, event: CardEvent, at: Stand) -> list[Way]:
        """The answers that an event allows, and what may come of each."""
        bag, _, ammo, gas, adrenaline = at
        match event:
            case events.GainSurvivor():
                return [_sure("go", at, survivors=event.n)]
            case events.GainToken():
                return [("go", [(1.0, (self.token(bag, event.token, 1), *at[1:]))])]
            case events.TokenPoints():
                return [("go", [(1.0, (self._spend(bag, event), *at[1:]))])]
            case events.ArmoredBus():
                driven = bag.exterminator or bool(bag.has("school_bus"))
                return [("go", [(1.0, (self.outlook.bag(bag.points, bag.tokens, driven), *at[1:]))])]
            case events.DiscardResource():
                return _pay(at, min(event.n, ammo + gas + adrenaline))
            case events.PayResourcesOrLose():
                return [*_pay(at, event.n), _sure("lose", at, survivors=-event.lose)]
            case events.LoseSurvivor():
                return [_sure("go", at, survivors=-event.n)]
            case events.PayGasOrLose():
                lost = _sure("lose", at, survivors=-event.lose)
                return [_paid(at, (0, event.gas, 0)), lost] if gas >= event.gas else [lost]
            case events.PayGasOrLoseEach():
                return [
                    _paid(at, (0, paid, 0), survivors=-event.lose * (event.gas - paid))
                    for paid in range(min(gas, event.gas), -1, -1)
                ]
        return self._rolled(event, at) or self._tokens(event, at)

    def _tokens(self, event: CardEvent, at: Stand) -> list[Way]:
        """The events that ask for a token."""
        bag = at[0]
        match event:
            case events.TokenOrLose():
                lost = _sure("lose", at, survivors=-event.lose)
                used: Way = ("use", [(1.0, (self.token(bag, event.token, -1), *at[1:]))])
                return [used, lost] if bag.has(event.token) else [lost]
            case events.TokenPenalty() if bag.has(event.token):
                dropped = self.token(bag, event.token, -1)
                return [("go", [(1.0, (dropped, at[1] - event.lose, *at[2:]))])]
            case events.TokenPenaltyEach():
                return [_sure("go", at, survivors=-event.lose * bag.has(event.token))]
            case events.KeepTokenCost() if bag.has(event.token):
                drop: Way = ("drop", [(1.0, (self.token(bag, event.token, -1), *at[1:]))])
                return [_paid(at, (event.ammo, 0, 0)), drop] if at[2] >= event.ammo else [drop]
        return [("go", [(1.0, at)])]

    def _rolled(self, event: CardEvent, at: Stand) -> list[Way]:
        """The events that roll dice; none for others."""
        bag, survivors, *rest = at
        ammo, gas, adrenaline = rest
        match event:
            case events.RollPerSurvivor() | events.RollDiceOrLose():
                dice = survivors if isinstance(event, events.RollPerSurvivor) else event.dice
                chances = [comb(dice, n) * 5 ** (dice - n) / 6**dice for n in range(dice + 1)]
                outcomes = [(chance, (bag, survivors - n, ammo, gas, adrenaline)) for n, chance in enumerate(chances)]
                return [("go", [outcome for outcome in outcomes if outcome[0] > clash.SELDOM])]
            case events.RollOneOrLose():
                return [("go", [(0.5, at), (0.5, (bag, survivors - event.lose, ammo, gas, adrenaline))])]
        return []

    def _spend(self, bag: Bag, event: events.TokenPoints) -> Bag:
        n = bag.has(event.token)
        if not n:
            return bag
        spent = self.token(self.token(bag, event.token, -n), f"spent_{event.token}", n)
        return self.won(spent, n * event.points)


def _mean(ends: clash.Likely, bag: Bag, ammo: int, gas: int, aside: int, leaf: Leaf) -> float:
    """What the ends of a melee are worth; between two numbers of adrenaline lies what is between their worths."""
    worth = 0.0
    for n, chance, whole, part in ends:
        low = leaf(bag, n, ammo, gas, aside + whole)
        if part > 0.02:
            low += part * (leaf(bag, n, ammo, gas, aside + whole + 1) - low)
        worth += chance * low
    return worth


def _sure(key: str, at: Stand, survivors: int) -> Way:
    return key, [(1.0, (at[0], at[1] + survivors, *at[2:]))]


def _paid(at: Stand, mix: Mix, survivors: int = 0) -> Way:
    bag, party, ammo, gas, adrenaline = at
    key = "lose" if mix == (0, 0, 0) and survivors else f"pay:{mix_key(mix)}"
    return key, [(1.0, (bag, party + survivors, ammo - mix[0], gas - mix[1], adrenaline - mix[2]))]


def _pay(at: Stand, n: int) -> list[Way]:
    return [_paid(at, mix) for mix in mixes(n, at[2:])]
