"""The odds of the battle that a view shows, from what that view shows."""

from __future__ import annotations

from math import floor
from typing import Any, NamedTuple

from potasovka.hitzroad import odds, wire
from potasovka.hitzroad.battle import BOMB, FIGHT, FLEE, FLEE_COST, HOLD, LOSE, MOLOTOV, SAVE, STRIKE
from potasovka.hitzroad.cards import CARDS, NUMBER, Card
from potasovka.hitzroad.odds import LIMITS, Odds

EXACT = 1e-9
"""A chance that is nearer than this to nothing or to certainty is shown as that."""
NO_BATTLE = (BOMB, MOLOTOV, FLEE)
"""Answers that end the battle at the cost of a token or of the card: they are never recommended for their odds."""


class Way(NamedTuple):
    """An answer and what may come of it."""

    key: str
    rounds: int | None
    odds: Odds

    @property
    def cost(self) -> float:
        """Resources that it is expected to have used in the end, but for a number that all ways share."""
        return (self.rounds or 0) - self.odds.adrenaline


def forecast(view: dict[str, Any]) -> tuple[list[Odds], bool] | None:
    """For each number of rounds fired, as long as that is open (then `True`), else for the melee; `None` if nobody
    fights."""
    walk = view["walk"]
    if walk is None or not walk["zombies"]:
        return None
    found = ways(view)
    if view["step"] == "battle":  # the number of rounds to fire is still open
        most = CARDS[NUMBER[walk["card"]]].zombies + 1
        return [way.odds for way in found if way.rounds is not None and way.rounds <= most], True
    played = fighting(found)
    return ([best_of(played).odds], False) if played else None


def ways(view: dict[str, Any]) -> list[Way]:
    """Each answer that can be given in the battle, with its odds; none if nobody has to decide anything there."""
    walk = view["walk"]
    if walk is None:
        return []
    card = CARDS[NUMBER[walk["card"]]]
    party = view["parties"][walk["seat"]]
    people, zombies, step = party["survivors"], walk["zombies"], view["step"]
    if not people:
        return []
    if step == "battle" and zombies:
        return _fire(party, card, zombies)
    if step in ("stand", "again") and zombies:
        return _stand(party, card, zombies, first=step == "stand")
    adrenaline, horde = _adrenaline(party, card), _horde(party, card)
    if step == "bites" and walk["bites"]:
        standing = people - walk["bites"]
        lose = _answered(standing, 0, zombies, walk["bolts"], adrenaline, horde)
        found = [Way(LOSE, None, lose)]
        if adrenaline:
            save = _answered(standing + 1, walk["bites"] - 1, zombies, walk["bolts"], adrenaline - 1, horde)
            found.insert(0, Way(SAVE, None, save))
        return found
    if step == "bolts" and walk["bolts"] and zombies and adrenaline:
        strike = _answered(people, 0, zombies - 1, walk["bolts"] - 1, adrenaline - 1, horde)
        return [Way(STRIKE, None, strike), Way(HOLD, None, odds.melee(people, zombies, adrenaline, horde))]
    return []


def _fire(party: dict[str, Any], card: Card, zombies: int) -> list[Way]:
    table = odds.fire_table(
        party["survivors"],
        zombies,
        _horde(party, card),
        party["ammo"],
        min(party["adrenaline"], LIMITS["adrenaline"][1]),
        no_adrenaline=card.event.no_adrenaline,
        ranged_casualty_adds_zombie=card.event.noise,
    )
    found = [Way(f"fire:{rounds}", rounds, row) for rounds, row in enumerate(table)]
    if card.event.bomber and party["tokens"].get(card.event.bomber):
        found.append(Way(BOMB, None, _unhurt(party)))
    return found + _bottle(party)


def _stand(party: dict[str, Any], card: Card, zombies: int, *, first: bool) -> list[Way]:
    fight = odds.melee(party["survivors"], zombies, _adrenaline(party, card), _horde(party, card))
    found = [Way(FIGHT, None, fight)]
    if first and party["gas"] >= FLEE_COST and not card.event.no_flee:
        found.append(Way(FLEE, None, _unhurt(party)))
    return found + _bottle(party)


def _bottle(party: dict[str, Any]) -> list[Way]:
    return [Way(MOLOTOV, None, _unhurt(party))] if party["tokens"].get(MOLOTOV) else []


def _unhurt(party: dict[str, Any]) -> Odds:
    """The battle is over, and everybody lives."""
    people: int = party["survivors"]
    return Odds(1.0, people, party["adrenaline"], (0.0,) * people + (1.0,))


def _answered(standing: int, bites: int, zombies: int, bolts: int, adrenaline: int, horde: int) -> Odds:
    """The odds when the rest of a roll is answered as well as can be."""
    roll = odds.Roll(1.0, bites, 0, 0, min(bolts, zombies))
    ends = [odds.melee(*after, horde) for after in odds.answers(standing + bites, zombies, adrenaline, roll)]
    best = ends[0]
    for end in ends:
        if end.better(best):
            best = end
    return best


def _horde(party: dict[str, Any], card: Card) -> int:
    return 0 if party["exterminator"] else card.horde


def _adrenaline(party: dict[str, Any], card: Card) -> int:
    return 0 if card.event.no_adrenaline else min(party["adrenaline"], LIMITS["adrenaline"][1])


def reading(odds: Odds) -> tuple[int, bool, int]:
    """Odds as people read them, so that more is better: whole percents, where what is certain is told from what is
    nearly certain, and tenths of survivors."""
    percent = floor(100 * odds.survive + 0.5)
    surer = odds.survive > 1 - EXACT if percent == 100 else odds.survive >= EXACT
    return percent, surer, floor(10 * odds.survivors + 0.5)


def best_of(found: list[Way]) -> Way:
    """The best way as people read it; of those that look as good, the cheapest. Who is advised and what was decided are
    both judged by this."""
    best = max(reading(way.odds) for way in found)
    alike = [way for way in found if reading(way.odds) == best]
    return min(alike, key=lambda way: round(way.cost, 6))


def fighting(found: list[Way]) -> list[Way]:
    """Those that fight on."""
    return [way for way in found if way.key not in NO_BATTLE]


def may_leave(view: dict[str, Any], found: list[Way]) -> bool:
    """Whether the battle can be left: by one of these answers, or when the shots have been fired."""
    if any(way.key in NO_BATTLE for way in found):
        return True
    walk = view["walk"]
    gas: int = view["parties"][walk["seat"]]["gas"]
    return view["step"] == "battle" and gas >= FLEE_COST and not CARDS[NUMBER[walk["card"]]].event.no_flee


def forecast_data(view: dict[str, Any]) -> wire.RoadOdds | None:
    """The same as plain data: a row for each answer, which is the best of those that fight on, if they differ,
    whether the battle can be left, and whether an answer that leaves it looks better than that."""
    found = ways(view)
    if not found:
        return None
    rows: list[wire.OddsRow] = [
        {
            "key": way.key,
            "rounds": way.rounds,
            "survive": way.odds.survive,
            "survivors": way.odds.survivors,
            "adrenaline": way.odds.adrenaline,
            "by_survivors": list(way.odds.by_survivors),
        }
        for way in found
    ]
    played = fighting(found)
    best = best_of(played)
    return {
        "rows": rows,
        "best": found.index(best) if len(played) > 1 else None,
        "out": may_leave(view, found),
        "leave": any(reading(way.odds) > reading(best.odds) for way in found if way.key in NO_BATTLE),
    }
