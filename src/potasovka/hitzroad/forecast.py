"""The odds of the battle that a view shows, from what that view shows."""

from __future__ import annotations

from typing import Any

from potasovka.hitzroad import odds, wire
from potasovka.hitzroad.cards import CARDS, NUMBER
from potasovka.hitzroad.odds import LIMITS, Odds


def forecast(view: dict[str, Any]) -> tuple[list[Odds], bool] | None:
    """For each number of rounds fired, as long as that is open (then `True`), else for the melee; `None` if nobody
    fights or some are bitten and the roll is not over."""
    walk = view["walk"]
    if walk is None or not walk["zombies"]:
        return None
    card = CARDS[NUMBER[walk["card"]]]
    party = view["parties"][walk["seat"]]
    horde = 0 if party["exterminator"] else card.horde
    adrenaline = min(party["adrenaline"], LIMITS["adrenaline"][1])
    if view["step"] == "battle":  # the number of rounds to fire is still open
        table = odds.fire_table(
            party["survivors"],
            walk["zombies"],
            horde,
            min(party["ammo"], card.zombies + 1),
            adrenaline,
            no_adrenaline=card.event.no_adrenaline,
            ranged_casualty_adds_zombie=card.event.noise,
        )
        return list(table), True
    if walk["bites"]:
        return None
    usable = 0 if card.event.no_adrenaline else adrenaline
    return [odds.melee(party["survivors"], walk["zombies"], usable, horde)], False


def forecast_data(view: dict[str, Any]) -> wire.RoadOdds | None:
    """The same as plain data: a row for each number of rounds, or one for the melee, and the best row."""
    found = forecast(view)
    if found is None:
        return None
    table, firing = found
    rows: list[wire.OddsRow] = [
        {
            "rounds": rounds if firing else None,
            "survive": row.survive,
            "survivors": row.survivors,
            "adrenaline": row.adrenaline,
            "by_survivors": list(row.by_survivors),
        }
        for rounds, row in enumerate(table)
    ]
    return {"rows": rows, "best": odds.best_fire(table) if firing else 0}
