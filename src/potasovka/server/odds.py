"""The odds of the battle that stands before a seat of Hit Z Road, out of nothing but its view."""

from __future__ import annotations

from typing import Any

from potasovka.server.refusal import Refused


def odds(view: dict[str, Any]) -> dict[str, Any]:
    """One row for each number of rounds one may fire, or one row if that is behind; `best` is the best row."""
    walk = view.get("walk")
    if view["game"] != "hitzroad" or walk is None or not walk["zombies"] or walk["bites"]:
        raise Refused("no-battle")
    from potasovka.hitzroad import odds as book
    from potasovka.hitzroad.cards import CARDS, NUMBER

    card = CARDS[NUMBER[walk["card"]]]
    party = view["parties"][walk["seat"]]
    horde = 0 if party["exterminator"] else card.horde
    adrenaline = min(party["adrenaline"], book.LIMITS["adrenaline"][1])
    if view["step"] == "battle":
        ammo = min(party["ammo"], card.zombies + 1)
        event = card.event
        table = book.fire_table(
            party["survivors"],
            walk["zombies"],
            horde,
            ammo,
            adrenaline,
            no_adrenaline=event.no_adrenaline,
            ranged_casualty_adds_zombie=event.noise,
        )
        return {"best": book.best_fire(table), "rows": [_row(n, row) for n, row in enumerate(table)]}
    usable = 0 if card.event.no_adrenaline else adrenaline
    return {"best": 0, "rows": [_row(None, book.melee(party["survivors"], walk["zombies"], usable, horde))]}


def _row(rounds: int | None, row: Any) -> dict[str, Any]:
    return {
        "rounds": rounds,
        "survive": row.survive,
        "survivors": row.survivors,
        "adrenaline": row.adrenaline,
        "by_survivors": list(row.by_survivors),
    }
