"""The `odds` command: a battle of Hit Z Road, worked out exactly."""

from __future__ import annotations

from typing import Annotated, Any

from rich.console import Console
from rich.table import Table as Grid

from potasovka.cli.language import Lang, speak
from potasovka.cli.option import option
from potasovka.cli.say import number, percent
from potasovka.cli.tables import Json, new_console, print_json
from potasovka.core import Text
from potasovka.core.words import Words
from potasovka.hitzroad.odds import best_fire, check, fire_table


def odds(
    survivors: Annotated[int, option("NUMBER", "people in the party")],
    zombies: Annotated[int, option("NUMBER", "zombies on the card")],
    horde: Annotated[int, option("NUMBER", "strength of the horde: red dice")] = 0,
    ammo: Annotated[int, option("NUMBER", "rounds of ammunition at hand")] = 0,
    adrenaline: Annotated[int, option("NUMBER", "adrenaline at hand")] = 0,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """The exact odds of a battle of Hit Z Road under best play."""
    words = speak(lang)
    data = odds_data(survivors, zombies, horde, ammo, adrenaline)
    if as_json:
        print_json(data)
    else:
        print_odds(data, new_console(), words)


def odds_data(survivors: int, zombies: int, horde: int, ammo: int, adrenaline: int) -> dict[str, Any]:
    """The exact odds of a battle for each number of rounds fired, and the best of them."""
    check(survivors=survivors, zombies=zombies, horde=horde, ammo=ammo, adrenaline=adrenaline)
    table = fire_table(survivors, zombies, horde, ammo, adrenaline)
    return {
        "survivors": survivors,
        "zombies": zombies,
        "horde": horde,
        "ammo": ammo,
        "adrenaline": adrenaline,
        "best": best_fire(table),
        "fire": [
            {
                "rounds": rounds,
                "survive": row.survive,
                "survivors": row.survivors,
                "adrenaline": row.adrenaline,
                "by_survivors": list(row.by_survivors),
            }
            for rounds, row in enumerate(table)
        ],
    }


def print_odds(data: dict[str, Any], console: Console, words: Words) -> None:
    """The odds as a table; the best row in bold."""

    def say(message: str, **args: Any) -> str:
        return words.say(Text(message, args))

    numbers = {name: data[name] for name in ("survivors", "zombies", "horde", "adrenaline")}
    table = Grid(title=say("cli-odds-title", **numbers), title_justify="left", header_style="dim")
    for head in ("rounds", "survive", "survivors", "adrenaline"):
        table.add_column(say(f"cli-odds-{head}"), justify="right")
    for row in data["fire"]:
        means = (number(row[name], 3, words) for name in ("survivors", "adrenaline"))
        cells = (percent(row["survive"], words), *means)
        table.add_row(str(row["rounds"]), *cells, style="bold" if row["rounds"] == data["best"] else "")
    console.print(table)
    console.print(say("cli-odds-best", rounds=data["best"]))
    for n, chance in enumerate(data["fire"][data["best"]]["by_survivors"]):
        console.print(f"{percent(chance, words):>8}  {say('cli-odds-by', n=n)}")
