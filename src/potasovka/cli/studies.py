"""How studies and odds are printed."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from potasovka.cli.say import number, percent
from potasovka.core import Text
from potasovka.core.words import Words
from potasovka.hitzroad import odds
from potasovka.lab import Study


def progress_bar(console: Console) -> Progress:
    """A bar that counts games."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def print_study(study: Study, console: Console, words: Words) -> None:
    """The summary of a study: the whole, by faction, by seat."""

    def say(message: str, **args: Any) -> str:
        return words.say(Text(message, args))

    whole = Grid(show_header=False, box=None)
    whole.add_row(say("cli-games"), str(study.games))
    whole.add_row(say("cli-decisions"), str(study.decisions))
    whole.add_row(say("cli-decisions-a-game"), number(study.decisions / study.games, 1, words))
    whole.add_row(say("cli-seconds"), number(study.seconds, 2, words))
    whole.add_row(say("cli-games-a-second"), number(study.games / study.seconds, 1, words))
    for name, mean in study.means().items():
        if name != "decisions":
            label = f"cli-mean-{name}"
            whole.add_row(say(label) if words.has(label) else say("cli-mean", name=name), number(mean, 3, words))
    whole.add_row(say("cli-nobody-won"), str(study.nobody))
    seats = ", ".join(f"{seat + 1}: {tally.wins}" for seat, tally in enumerate(study.by_seat))
    whole.add_row(say("cli-seat-wins"), seats)
    whole.add_row(say("cli-digest"), study.digest)
    console.print(whole)
    for name, tally in study.by_bot.items():
        low, high = (percent(share, words) for share in tally.between)
        console.print(say("cli-bot-wins", bot=name, wins=tally.wins, games=tally.games, low=low, high=high))
    if not study.by_faction:
        return
    table = Grid(header_style="dim")
    for head in ("cli-faction", "cli-games", "cli-wins", "cli-share"):
        table.add_column(say(head), justify="left" if head == "cli-faction" else "right")
    for faction, tally in sorted(study.by_faction.items(), key=lambda item: -item[1].share):
        table.add_row(say(f"faction-{faction}"), str(tally.games), str(tally.wins), percent(tally.share, words))
    console.print(table)


def odds_data(survivors: int, zombies: int, horde: int, ammo: int, adrenaline: int) -> dict[str, Any]:
    """The exact odds of a battle for each number of rounds fired, and the best of them."""
    table = odds.fire_table(survivors, zombies, horde, ammo, adrenaline)
    return {
        "survivors": survivors,
        "zombies": zombies,
        "horde": horde,
        "ammo": ammo,
        "adrenaline": adrenaline,
        "best": odds.best_fire(table),
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
