"""A player that weighs every answer by what its party will be worth after this round, from a seat's view alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from potasovka.hitzroad import odds
from potasovka.hitzroad.auction import HIGHEST
from potasovka.hitzroad.battle import FLEE
from potasovka.hitzroad.bidding import Auction, Bidder
from potasovka.hitzroad.cards import CARDS, NUMBER, Card
from potasovka.hitzroad.mixes import Mix
from potasovka.hitzroad.prospect import Leaf, Prospect, Stand
from potasovka.hitzroad.state import RESOURCES
from potasovka.hitzroad.worth import Numbers, Outlook, Taste, View, most_of, numbers_of, tokens_of

TRIED = 4
"""So many ways to pay are looked at closely, the best of a first look."""


class Style(NamedTuple):
    """How somebody plays."""

    taste: Taste = Taste()
    """What they are after."""
    spite: float = 0.5
    """How much what the others get counts against what one gets oneself."""
    thrift: float = 3.0
    """How much dearer a bid is taken than what it costs, where others would go further."""
    zeal: float = 1.0
    """The same where nobody would."""
    solo: Taste = Taste(2.0)
    """What they are after when they play alone."""
    others: bool = True
    """Whether they think at the auction of what the others would take and bid."""
    ahead: bool = True
    """Whether they think on the first card of what the second will ask."""
    nerve: float = 0.0
    """What it costs them besides to flee, in the measure of their taste; below nothing they are glad to."""


EXPERT = Style()
HARD = Style(thrift=2.0, others=False, ahead=False)
CAUTIOUS = Style(Taste(20.0), spite=0.0, thrift=6.0, zeal=2.5, solo=Taste(20.0), nerve=-0.5)
RECKLESS = Style(Taste(0.0, fear=0.0), spite=0.0, thrift=0.15, zeal=0.15, solo=Taste(0.0, fear=0.0), nerve=1000.0)


def plan(view: View, style: Style) -> str:
    """The key of the best answer to the question of this view."""
    choice = view["choice"]
    keys: list[str] = [option["key"] for option in choice["options"]]
    question = choice["prompt"]["id"].removeprefix("hitzroad-ask-")
    return _ANSWERS[question](Mind(view, style), keys)


class Mind:
    """What one seat thinks about one question."""

    def __init__(self, view: View, style: Style) -> None:
        self.view = view
        self.style = style
        self.seat: int = view["seat"]
        self.taste = style.solo if view["players"] == 1 else style.taste
        self.prospect, self.at = self.of(self.seat)

    def of(self, seat: int) -> tuple[Prospect, Stand]:
        """What a seat looks forward to, and where it stands."""
        parties = self.view["parties"]
        party = parties[seat]
        best = most_of([other for n, other in enumerate(parties) if n != seat and other["alive"]])
        unseen = frozenset(self.view["unseen"])
        prospect = _prospect(self.view["players"], self.view["round"], best, unseen, self.taste)
        bag = prospect.outlook.bag(party["points"], tokens_of(party), party["exterminator"])
        return prospect, (bag, *numbers_of(party))

    # Routes

    def cards(self, slot: dict[str, Any]) -> list[Card]:
        """What a card of a route may be."""
        if slot["lies"] == "open":
            return [CARDS[NUMBER[slot["card"]]]]
        may_be = [CARDS[NUMBER[name]] for name in self.view["unseen"]]
        return [card for card in may_be if card.level == slot["level"]]

    def route(self, prospect: Prospect, at: Stand, route: int, *, toll: bool = True) -> float:
        """What a route is worth from where somebody stands."""
        laid = self.view["routes"][route]
        if toll and laid["toll"]:
            at = _paid(prospect, at, laid["toll"]) or at
        key = (at, *[(slot["card"], slot["level"]) for slot in laid["cards"]])
        if key not in prospect.routes:
            first, second = (self.cards(slot) for slot in laid["cards"])
            prospect.routes[key] = prospect.route(first, second, at)
        return prospect.routes[key]

    def second(self) -> Leaf:
        """What comes after the card that is being walked."""
        walk = self.view["walk"]
        if walk["place"] or not self.style.ahead:
            return self.prospect.value
        return self.prospect.then(self.cards(self.view["routes"][walk["route"]]["cards"][1]))

    @property
    def card(self) -> Card:
        """The card that is being walked."""
        return CARDS[NUMBER[self.view["walk"]["card"]]]

    # The auction

    def auction(self) -> Auction:
        """The auction as it looks from here."""
        bidders = []
        for seat in self.view["order"]:
            prospect, at = self.of(seat)
            worths = [self.route(prospect, at, route) for route in range(len(self.view["routes"]))]
            bidders.append(Bidder(seat, worths, sum(at[2:])))
        return Auction(bidders, [laid["toll"] for laid in self.view["routes"]], self.style.spite)

    def costs(self, prospect: Prospect, at: Stand) -> list[float]:
        """What paying 0, 1, 2 … resources costs, as far as there are any."""
        here = prospect.value(*at)
        found = [0.0]
        for n in range(1, min(HIGHEST, sum(at[2:])) + 1):
            paid = _paid(prospect, at, n)
            found.append(here - prospect.value(*paid) if paid else here)
        return found

    def limits(self, auction: Auction) -> list[int]:
        """How far each bidder could go, in turn order: as long as choosing first and not last is worth the price."""
        found = []
        for n, seat in enumerate(self.view["order"]):
            stake = auction.stake(n)
            costs = self.costs(*self.of(seat))
            found.append(sum(stake > cost for cost in costs[1:]))
        return found

    def bids(self) -> list[int]:
        """The bids in turn order."""
        return [self.view["parties"][seat]["bid"] for seat in self.view["order"]]


@lru_cache(maxsize=16)
def _prospect(players: int, round_: int, best: Numbers | None, unseen: frozenset[str], taste: Taste) -> Prospect:
    """What a seat looks forward to, remembered while it walks."""
    return Prospect(Outlook(players, round_, best, unseen, taste))


def _paid(prospect: Prospect, at: Stand, n: int) -> Stand | None:
    """Where a party stands after paying so much (or taking, below nothing), each in the way that hurts least."""
    value = prospect.value
    by = -1 if n > 0 else 1
    for _ in range(abs(n)):
        ways = [_changed(at, tuple([by * (kind == one) for kind in range(3)])) for one in range(3)]
        ways = [way for way in ways if min(way[2:]) >= 0]
        if not ways:
            return None
        at = max(ways, key=lambda way: value(*way))
    return at


def _changed(at: Stand, mix: tuple[int, ...]) -> Stand:
    bag, survivors, ammo, gas, adrenaline = at
    return bag, survivors, ammo + mix[0], gas + mix[1], adrenaline + mix[2]


def _bid(mind: Mind, keys: list[str]) -> str:
    """One more, as long as choosing first is worth all that it would have cost. Losers pay, too: whoever would go
    furthest does so in earnest, and the others only while it is cheap."""
    raises = [key for key in keys if key != "pass"]
    if not raises:
        return "pass"
    rivals = len(mind.view["order"]) - 1  # the more there are who may bid on, the less a bid is worth
    price = mind.costs(mind.prospect, mind.at)[int(raises[0].removeprefix("bid:"))]
    if not mind.style.others:
        return raises[0] if _own_stake(mind) > mind.style.thrift * rivals * price else "pass"
    auction, mine = mind.auction(), mind.view["order"].index(mind.seat)
    limits = mind.limits(auction)
    thrift = mind.style.zeal if limits.index(max(limits)) == mine else mind.style.thrift * rivals
    return raises[0] if auction.stake(mine) > thrift * price else "pass"


def _own_stake(mind: Mind) -> float:
    """How much better the best route is than the worst that might be left, as far as one looks at oneself alone."""
    worths = [mind.route(mind.prospect, mind.at, route) for route in range(len(mind.view["routes"]))]
    return max(worths) - sorted(worths, reverse=True)[len(mind.view["order"]) - 1]


def _route(mind: Mind, keys: list[str]) -> str:
    return max(keys, key=lambda key: mind.route(mind.prospect, mind.at, int(key.removeprefix("route:")) - 1))


def _pay_bid(mind: Mind, keys: list[str]) -> str:
    """Pay so that the route one is going to get can be walked."""
    auction = mind.auction()
    got = auction.routes(mind.bids())[mind.view["order"].index(mind.seat)]
    return _dear(mind, keys, lambda at: mind.route(mind.prospect, at, got))


def _pay_key(mind: Mind, keys: list[str]) -> str:
    taken = next(n for n, laid in enumerate(mind.view["routes"]) if _walks(mind, n, laid))
    return _dear(mind, keys, lambda at: mind.route(mind.prospect, at, taken, toll=False))


def _walks(mind: Mind, n: int, laid: dict[str, Any]) -> bool:
    return bool(laid["taken"] == mind.seat and all(slot["lies"] != "gone" for slot in laid["cards"]))


def _dear(mind: Mind, keys: list[str], worth: Callable[[Stand], float]) -> str:
    """The payment after which a party is worth most."""
    ways = [(key, _changed(mind.at, _mix(key))) for key in keys]
    ways.sort(key=lambda way: -mind.prospect.value(*way[1]))
    return max(ways[:TRIED], key=lambda way: worth(way[1]))[0]


def _mix(key: str) -> Mix:
    """What a payment changes."""
    verb, _, told = key.partition(":")
    found = dict.fromkeys(RESOURCES, 0)
    for part in told.split("+"):
        name = part.lstrip("0123456789")
        if name in found:
            found[name] = int(part.removesuffix(name)) * (1 if verb == "take" else -1)
    return found["ammo"], found["gas"], found["adrenaline"]


def _event(mind: Mind, keys: list[str]) -> str:
    leaf = mind.second()
    ways = [way for way in mind.prospect.ways(mind.card.event, mind.at) if way[0] in keys]
    return max(ways, key=lambda way: mind.prospect.mean(mind.card, way[1], leaf))[0]


def _fire(mind: Mind, keys: list[str]) -> str:
    ways = [way for way in mind.prospect.fire(mind.card, mind.at, mind.second()) if way[0] in keys]
    return max(ways, key=lambda way: way[1])[0]


def _stand(mind: Mind, keys: list[str]) -> str:
    zombies = mind.view["walk"]["zombies"]
    ways = mind.prospect.stand(mind.card, zombies, mind.at, mind.second(), flee="flee" in keys)
    return max(ways, key=lambda key: ways[key] - mind.style.nerve * (key == FLEE))


def _bite(mind: Mind, keys: list[str]) -> str:
    return "save" if _best_answer(mind)[0] else "lose"


def _bolt(mind: Mind, keys: list[str]) -> str:
    return "strike" if _best_answer(mind)[1] else "hold"


def _best_answer(mind: Mind) -> tuple[int, int]:
    """How many of the bites to answer and lightnings to use now."""
    walk, leaf = mind.view["walk"], mind.second()
    bag, survivors, ammo, gas, adrenaline = mind.at
    roll = odds.Roll(1.0, walk["bites"], 0, 0, min(walk["bolts"], walk["zombies"]))
    best, found = (0, 0), -1.0
    for after in odds.answers(survivors, walk["zombies"], adrenaline, roll):
        worth = mind.prospect.fight(mind.card, after[1], (bag, after[0], ammo, gas, after[2]), leaf)
        if worth > found:
            best, found = (after[0] - survivors + walk["bites"], walk["zombies"] - after[1]), worth
    return best


_ANSWERS: dict[str, Callable[[Mind, list[str]], str]] = {
    "bid": _bid,
    "pay-bid": _pay_bid,
    "pay-key": _pay_key,
    "blind": _pay_key,
    "route": _route,
    "event": _event,
    "fire": _fire,
    "stand": _stand,
    "bite": _bite,
    "bolt": _bolt,
}
