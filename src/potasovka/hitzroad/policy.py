"""A simple sensible player that knows a seat's view and nothing more: the measure of the deck and of bots."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

from potasovka.hitzroad import events, odds
from potasovka.hitzroad.cards import CARDS, NUMBER, Card
from potasovka.hitzroad.events import CardEvent
from potasovka.hitzroad.odds import LIMITS, Odds, Roll

View = dict[str, Any]
Party = dict[str, Any]

LIFE = 12.0
"""What it is worth not to be out."""
SURVIVOR = 1.6
"""What a survivor is worth."""
POINT = 1.1
"""What a point is worth."""
PRICES = (0.55, 0.35, 0.6)
"""What a round of ammunition, a gas and an adrenaline are worth."""
TOKEN_WORTHS = {"map": 2.0, "school_bus": 1.0, "molotov": 3.0}
"""What tokens may be good for; the others are rather bad."""
MOST_FIRED = 6
"""More rounds than this are not even thought of."""


def sensible(view: View) -> str:
    """The key of a sensible answer to the question of this view."""
    choice = view["choice"]
    keys: list[str] = [option["key"] for option in choice["options"]]
    question = choice["prompt"]["id"].removeprefix("hitzroad-ask-")
    return _ANSWERS[question](view, keys)


def _me(view: View) -> Party:
    party: Party = view["parties"][view["seat"]]
    return party


def _cheapest(view: View, keys: list[str]) -> str:
    """The payment that leaves the most useful rest: pay from what there is plenty of."""
    return max(keys, key=lambda key: _worth_of_rest(view, key))


def _worth_of_rest(view: View, key: str) -> float:
    verb, _, mix = key.partition(":")
    sign = 1 if verb == "take" else -1
    rest: dict[str, int] = {name: _me(view)[name] for name in ("ammo", "gas", "adrenaline")}
    for part in filter(None, mix.split("+")):
        name = part.lstrip("0123456789")
        rest[name] += sign * int(part.removesuffix(name))
    return sum(price * math.pow(rest[name], 0.7) for price, name in zip(PRICES, rest, strict=True))


def _bid(view: View, keys: list[str]) -> str:
    """Raise by one while the best route is worth that much more than the one left for the last."""
    worths = sorted((_route_worth(view, n) for n in range(len(view["routes"]))), reverse=True)
    gap = worths[0] - worths[len(view["order"]) - 1]
    raises = [key for key in keys if key != "pass"]
    if not raises:
        return "pass"
    price = int(raises[0].removeprefix("bid:"))
    return raises[0] if 0.8 * price < gap and price <= 4 else "pass"


def _route(view: View, keys: list[str]) -> str:
    return max(keys, key=lambda key: _route_worth(view, int(key.removeprefix("route:")) - 1))


def _event(view: View, keys: list[str]) -> str:
    """Pay or use the token rather than lose somebody; let the fanatic go."""
    for key in ("use", "drop"):
        if key in keys:
            return key
    return _cheapest_full(view, [key for key in keys if key != "lose"])


def _cheapest_full(view: View, keys: list[str]) -> str:
    most = max(_amount(key) for key in keys)
    return _cheapest(view, [key for key in keys if _amount(key) == most])


def _amount(key: str) -> int:
    parts = key.partition(":")[2].split("+")
    return sum(int("".join(filter(str.isdigit, part)) or 0) for part in parts)


def _fire(view: View, keys: list[str]) -> str:
    """The bomb if there is one; else the number of rounds that is worth most."""
    if "bomb" in keys:
        return "bomb"
    card = CARDS[NUMBER[view["walk"]["card"]]]
    me = _me(view)
    rounds, worth = _best_rounds(me, card, me["survivors"], me["ammo"], me["adrenaline"])
    if "molotov" in keys and worth < _all_well(me) - 2:
        return "molotov"
    return f"fire:{rounds}"


def _stand(view: View, keys: list[str]) -> str:
    """Fight, unless the rest of the battle is worth less than the gas and the card."""
    card = CARDS[NUMBER[view["walk"]["card"]]]
    me = _me(view)
    fight = _worth(_melee(me, card, me["survivors"], view["walk"]["zombies"])) + POINT * card.vp
    if "molotov" in keys and fight < _all_well(me) - 2:
        return "molotov"
    if "flee" in keys and fight < _all_well(me) - 2 * PRICES[1]:
        return "flee"
    return "fight"


def _bite(view: View, keys: list[str]) -> str:
    return "save" if _best_answer(view)[0] else "lose"


def _bolt(view: View, keys: list[str]) -> str:
    return "strike" if _best_answer(view)[1] else "hold"


def _best_answer(view: View) -> tuple[int, int]:
    """How many of the bites to answer and lightnings to use now."""
    walk, me = view["walk"], _me(view)
    card = CARDS[NUMBER[walk["card"]]]
    adrenaline = min(me["adrenaline"], LIMITS["adrenaline"][1])
    roll = Roll(1.0, walk["bites"], 0, 0, min(walk["bolts"], walk["zombies"]))
    after = odds.answers(me["survivors"], walk["zombies"], adrenaline, roll)
    survivors, zombies, _ = max(after, key=lambda state: _worth(odds.melee(*state, _red(me, card))))
    return survivors - me["survivors"] + walk["bites"], walk["zombies"] - zombies


def _worth(result: Odds) -> float:
    return LIFE * result.survive + SURVIVOR * result.survivors + PRICES[2] * result.adrenaline


def _all_well(me: Party) -> float:
    """What the party is worth if nothing happens to it."""
    return _worth_unhurt(me["survivors"], me["adrenaline"])


def _red(me: Party, card: Card) -> int:
    return 0 if me["exterminator"] else card.horde


def _melee(me: Party, card: Card, survivors: int, zombies: int) -> Odds:
    adrenaline = min(me["adrenaline"], LIMITS["adrenaline"][1])
    if card.event.no_adrenaline:
        result = odds.melee(survivors, zombies, 0, _red(me, card))
        return result._replace(adrenaline=adrenaline * result.survive)
    return odds.melee(survivors, zombies, adrenaline, _red(me, card))


def _best_rounds(me: Party, card: Card, survivors: int, ammo: int, adrenaline: int) -> tuple[int, float]:
    """The number of rounds worth firing, and what the party is worth after it all, rounds fired taken off."""
    most = min(ammo, MOST_FIRED)
    horde, usable = _red(me, card), min(adrenaline, LIMITS["adrenaline"][1])
    worths = _fire_worths(survivors, card.zombies, horde, usable, card.event)[: most + 1]
    best = max(range(most + 1), key=lambda rounds: worths[rounds])
    return best, worths[best]


@cache
def _fire_worths(survivors: int, zombies: int, horde: int, adrenaline: int, event: CardEvent) -> tuple[float, ...]:
    table = odds.fire_table(
        survivors,
        zombies,
        horde,
        MOST_FIRED,
        adrenaline,
        no_adrenaline=event.no_adrenaline,
        ranged_casualty_adds_zombie=event.noise,
    )
    return tuple([_worth(result) - PRICES[0] * rounds for rounds, result in enumerate(table)])


def _route_worth(view: View, route: int) -> float:
    """What walking a route is worth; a face-down card counts as the mean of what it may be."""
    laid = view["routes"][route]
    worth = -laid["toll"] * PRICES[1]
    for slot in laid["cards"]:
        if slot["lies"] == "open":
            worth += _card_worth(view, CARDS[NUMBER[slot["card"]]])
        elif slot["lies"] == "hidden":
            may_be = [CARDS[NUMBER[name]] for name in view["unseen"]]
            worths = [_card_worth(view, card) for card in may_be if card.level == slot["level"]]
            worth += sum(worths) / len(worths)
    return float(worth)


def _card_worth(view: View, card: Card) -> float:
    """What a card brings, less what its event and its zombies are expected to take."""
    me = _me(view)
    found = sum(price * n for price, n in zip(PRICES, card.resources, strict=True))
    event = _event_worth(me, card.event)
    if not card.zombies:
        return found + event + POINT * card.vp
    ammo = me["ammo"] + card.resources[0]
    adrenaline = me["adrenaline"] + card.resources[2]
    worth = _best_rounds(me, card, me["survivors"], ammo, adrenaline)[1]
    return found + event + POINT * card.vp + worth - _worth_unhurt(me["survivors"], adrenaline)


def _worth_unhurt(survivors: int, adrenaline: int) -> float:
    return LIFE + SURVIVOR * survivors + PRICES[2] * min(adrenaline, LIMITS["adrenaline"][1])


def _event_worth(me: Party, event: CardEvent) -> float:
    """What black text brings or takes."""
    tokens: dict[str, int] = me["tokens"]
    match event:
        case events.GainSurvivor():
            return SURVIVOR
        case events.GainToken():
            return TOKEN_WORTHS.get(event.token, -0.3)
        case events.TokenPoints():
            return POINT * event.points * tokens.get(event.token, 0)
        case events.ArmoredBus():
            return 3.0 if "school_bus" in tokens else 0.0
        case events.DiscardResource() | events.PayResourcesOrLose():
            return -PRICES[1] * event.n
        case events.LoseSurvivor():
            return -_loss(me, event.n)
        case events.PayGasOrLose():
            return -PRICES[1] * event.gas if me["gas"] >= event.gas else -_loss(me, event.lose)
        case events.PayGasOrLoseEach():
            return -PRICES[1] * event.gas - _loss(me, max(0, event.gas - me["gas"]))
        case events.TokenOrLose():
            return 0.0 if event.token in tokens else -_loss(me, event.lose)
        case events.TokenPenalty() | events.TokenPenaltyEach():
            return -_loss(me, event.lose * tokens.get(event.token, 0))
        case events.RollPerSurvivor():
            return -_loss(me, me["survivors"] / 6)
        case events.RollDiceOrLose():
            return -_loss(me, event.dice / 6)
        case events.RollOneOrLose():
            return -_loss(me, event.lose / 2)
    return 0.0


def _loss(me: Party, n: float) -> float:
    """What losing n survivors costs; the last ones are dear."""
    return n * (SURVIVOR + LIFE / math.pow(max(1, me["survivors"]), 2))


_ANSWERS: dict[str, Callable[[View, list[str]], str]] = {
    "bid": _bid,
    "pay-bid": _cheapest,
    "pay-key": _cheapest,
    "blind": _cheapest,
    "route": _route,
    "event": _event,
    "fire": _fire,
    "stand": _stand,
    "bite": _bite,
    "bolt": _bolt,
}
