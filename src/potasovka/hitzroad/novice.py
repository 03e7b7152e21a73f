"""A beginner: reads the symbols on the cards and no text, counts zombies and no odds, and looks at nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from potasovka.hitzroad.cards import CARDS, NUMBER, Card

View = dict[str, Any]
RESOURCES = ("ammo", "gas", "adrenaline")


def novice(view: View) -> str:
    """The key of a beginner's answer to the question of this view."""
    choice = view["choice"]
    keys: list[str] = [option["key"] for option in choice["options"]]
    question = choice["prompt"]["id"].removeprefix("hitzroad-ask-")
    return _ANSWERS[question](view, keys)


def _me(view: View) -> dict[str, Any]:
    party: dict[str, Any] = view["parties"][view["seat"]]
    return party


def _looks(card: Card) -> float:
    """Points and loot are good, zombies are bad."""
    return card.vp + 0.5 * sum(card.resources) - 0.5 * card.zombies - card.horde


def _route_looks(view: View, route: int) -> float:
    laid = view["routes"][route]
    seen = [_looks(CARDS[NUMBER[slot["card"]]]) for slot in laid["cards"] if slot["lies"] == "open"]
    return sum(seen) - 0.5 * float(laid["toll"]) - (2 - len(seen))


def _bid(view: View, keys: list[str]) -> str:
    """One more while the nicest route looks that much nicer than the ugliest that might be left."""
    looks = sorted((_route_looks(view, n) for n in range(len(view["routes"]))), reverse=True)
    raises = [key for key in keys if key != "pass"]
    gap = looks[0] - looks[len(view["order"]) - 1]
    return raises[0] if raises and int(raises[0].removeprefix("bid:")) <= gap / 2 else "pass"


def _route(view: View, keys: list[str]) -> str:
    return max(keys, key=lambda key: _route_looks(view, int(key.removeprefix("route:")) - 1))


def _pay(view: View, keys: list[str]) -> str:
    """Pay, as evenly as it goes; take what there is least of."""
    me = _me(view)
    return max(keys, key=lambda key: min(_rest(me, key)))


def _rest(me: dict[str, Any], key: str) -> list[int]:
    verb, _, mix = key.partition(":")
    sign = 1 if verb == "take" else -1
    rest = {name: int(me[name]) for name in RESOURCES}
    for part in mix.split("+"):
        name = part.lstrip("0123456789")
        if name in rest:
            rest[name] += sign * int(part.removesuffix(name))
    return list(rest.values())


def _event(view: View, keys: list[str]) -> str:
    """Nobody is given up while something else can be."""
    for key in ("use", "drop"):
        if key in keys:
            return key
    return next((key for key in keys if key != "lose"), "lose")


def _fire(view: View, keys: list[str]) -> str:
    """A round for every second zombie, and what kills them all when they are many."""
    walk, me = view["walk"], _me(view)
    for key in ("bomb", "molotov"):
        if key in keys and walk["zombies"] > me["survivors"]:
            return key
    return f"fire:{min(me['ammo'], (walk['zombies'] + 1) // 2)}"


def _stand(view: View, keys: list[str]) -> str:
    """Run from twice as many."""
    many = view["walk"]["zombies"] >= 2 * _me(view)["survivors"]
    return next((key for key in ("molotov", "flee") if many and key in keys), "fight")


def _bite(view: View, keys: list[str]) -> str:
    return "save"


def _bolt(view: View, keys: list[str]) -> str:
    """Strike as long as one dose is left for a bite."""
    return "strike" if _me(view)["adrenaline"] > 1 else "hold"


_ANSWERS: dict[str, Callable[[View, list[str]], str]] = {
    "bid": _bid,
    "pay-bid": _pay,
    "pay-key": _pay,
    "blind": _pay,
    "route": _route,
    "event": _event,
    "fire": _fire,
    "stand": _stand,
    "bite": _bite,
    "bolt": _bolt,
}
