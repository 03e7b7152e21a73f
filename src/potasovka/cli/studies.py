"""How studies are printed."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from potasovka.cli.say import number, percent
from potasovka.core import Text
from potasovka.core.catalogue import description
from potasovka.core.words import Words
from potasovka.lab import Study


def progress_bar(console: Console) -> Progress:
    """A bar that counts games, or parts of one."""
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
        _print_figures(study, name, console, words)
    if not study.by_side:
        return
    words_of = description(study.game).side_words
    table = Grid(header_style="dim")
    for head in ("cli-faction", "cli-games", "cli-wins", "cli-share"):
        table.add_column(say(head), justify="left" if head == "cli-faction" else "right")
    for faction, tally in sorted(study.by_side.items(), key=lambda item: -item[1].share):
        table.add_row(say(words_of + faction), str(tally.games), str(tally.wins), percent(tally.share, words))
    console.print(table)


def _print_figures(study: Study, bot: str, console: Console, words: Words) -> None:
    """What the games told of one bot, and how long it thought."""
    for fact, figure in study.figures[bot].items():
        label = words.say(
            Text(f"cli-mean-{fact}", {}) if words.has(f"cli-mean-{fact}") else Text("cli-mean", {"name": fact})
        )
        mean, low, high = (number(part, 3, words) for part in (figure.mean, *figure.between))
        console.print("  " + words.say(Text("cli-figure", {"what": label, "mean": mean, "low": low, "high": high})))
    thinking = study.thinking[bot]
    mean, most = (number(1000 * part, 1, words) for part in (thinking.mean, thinking.below(0.95)))
    console.print("  " + words.say(Text("cli-thinking", {"mean": mean, "most": most})))
