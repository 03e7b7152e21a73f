"""The `lab` command: how bots learn, how strong they are, and whether they know their chances."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from potasovka.cli.crew import Cluster, Jobs
from potasovka.cli.language import Lang, speak
from potasovka.cli.option import option
from potasovka.cli.play import check_path
from potasovka.cli.say import number, percent
from potasovka.cli.settings import Said, setup, with_settings
from potasovka.cli.studies import progress_bar
from potasovka.cli.tables import Json, new_console, print_json
from potasovka.core import PotasovkaError, Text
from potasovka.core.catalogue import description, game_names
from potasovka.core.seed import check_seed
from potasovka.core.words import Words
from potasovka.lab.balance import Balance, Scales, games_of, weigh
from potasovka.lab.calibration import Calibration, calibrate
from potasovka.lab.crew import Crew
from potasovka.lab.drawing import check_drawing, draw
from potasovka.lab.ladder import Climb, Pair, Rung, climb, elo, levels
from potasovka.lab.study import Tally
from potasovka.lab.training import Course, lessons_of, school_of
from potasovka.lab.training import train as run_training

app = typer.Typer(no_args_is_help=True, help="Bots: train them, play them against each other, ask what they know.")
GameName = Annotated[str, typer.Argument(help=" or ".join(game_names()))]
Tallies = list[tuple[tuple[str, ...], Tally]]
"""Some factions each, and how often they won."""
ENDS = 10
"""Pairs of factions that are printed from each end."""
Seed = Annotated[int, option("NUMBER", "same seed, same result")]


@app.command()
def train(
    game: GameName,
    games: Annotated[int, option("NUMBER", "games of the last round of lessons; those before have fewer")] = 400,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    keep: Annotated[Path | None, option("FOLDER", "where lessons are kept; a training goes on from there")] = None,
    lang: Lang = None,
) -> None:
    """Let bots learn from nothing by playing each other; their weights go into the package."""
    words = speak(lang)
    school = school_of(game)
    folder = keep or Path("build") / f"train-{game}-{seed}"
    course = Course(game, games, check_seed(seed), folder)
    with progress_bar(new_console(stderr=True)) as bar:
        bars = [
            bar.add_task(words.say(Text("cli-lab-round", {"n": n + 1})), total=lessons_of(games, share))
            for n, share in enumerate(school.shares)
        ]
        learned = run_training(course, Crew(jobs, cluster), lambda round_, more: bar.advance(bars[round_], more))
    command = f"potasovka lab train {game} --games {games} --seed {seed}"
    path = school.write(learned, {"command": command, "date": time.strftime("%Y-%m-%d", time.gmtime())})
    typer.echo(words.say(Text("cli-lab-written", {"path": str(path)})))


@app.command()
@with_settings
def ladder(
    said: Said,
    game: GameName,
    pairs: Annotated[
        str | None,
        option(
            "BOT:BOT,…", "one bot among others, expert:greedy or hard*2:hard; by default each level and the one below"
        ),
    ] = None,
    players: Annotated[int, option("NUMBER", "how many players")] = 2,
    games: Annotated[int, option("NUMBER", "games of each pair")] = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    keep: Annotated[Path | None, option("FILE", "where games are kept; a ladder goes on from there")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Play bots against each other: wins with intervals, Elo, time to think."""
    words = speak(lang)
    if keep is not None and not keep.exists():
        check_path(keep)
    agreed = setup(said, game, players, words)
    climbed = Climb(game, agreed, _pairs(pairs) if pairs else levels(game), games, check_seed(seed))
    with progress_bar(new_console(stderr=True)) as bar:
        task = bar.add_task(game, total=games * len(climbed.pairs))
        rungs = climb(climbed, keep, Crew(jobs, cluster), lambda more: bar.advance(task, more))
    if as_json:
        print_json(_ladder_data(rungs))
    else:
        _print_ladder(rungs, words)


def _pairs(said: str) -> tuple[Pair, ...]:
    """The pairs that somebody named."""
    found = []
    for pair in said.split(","):
        one, colon, other = pair.strip().partition(":")
        if not colon or not one or not other:
            raise PotasovkaError(f"--pairs takes pairs such as expert:greedy, not {pair.strip()!r}")
        found.append((one, other))
    return tuple(found)


def _ladder_data(rungs: dict[Pair, Rung]) -> dict[str, Any]:
    """A ladder as plain data."""
    return {
        "pairs": [
            {
                "bot": one,
                "among": other,
                "games": rung.tally.games,
                "wins": rung.tally.wins,
                "between": list(rung.tally.between),
                "milliseconds": {
                    name: [round(1000 * some, 1) for some in (thinking.mean, thinking.below(0.95))]
                    for name, thinking in rung.thinking.items()
                },
            }
            for (one, other), rung in rungs.items()
        ],
        "elo": {name: round(strength) for name, strength in elo(rungs).items()},
    }


def _print_ladder(rungs: dict[Pair, Rung], words: Words) -> None:
    """A ladder as two small tables."""
    console = new_console()
    heads = ("cli-lab-bot", "cli-lab-among", "cli-wins", "cli-games", "cli-share", "cli-lab-between", "cli-lab-time")
    grid = _grid(heads, 2, words)
    for (one, other), rung in rungs.items():
        low, high = (percent(share, words) for share in rung.tally.between)
        thought = rung.thinking[one]
        times = " / ".join(number(1000 * some, 0, words) for some in (thought.mean, thought.below(0.95)))
        share = percent(rung.tally.share, words)
        grid.add_row(one, other, str(rung.tally.wins), str(rung.tally.games), share, f"{low} – {high}", times)
    console.print(grid)
    grid = _grid(("cli-lab-bot", "cli-lab-elo"), 1, words)
    for name, strength in sorted(elo(rungs).items(), key=lambda item: -item[1]):
        grid.add_row(name, number(strength, 0, words))
    console.print(grid)


@app.command()
@with_settings
def balance(
    said: Said,
    game: GameName,
    bot: Annotated[str, option("BOT", "who plays all of them")] = "normal",
    games: Annotated[int, option("NUMBER", "games of each pair of factions, at least")] = 10,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    keep: Annotated[Path | None, option("FILE", "where games are kept; a balance goes on from there")] = None,
    draw_to: Annotated[Path | None, option("FILE", "an .svg or .png for the matrix of all pairs")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Play all pairs of factions, and print and draw how often each wins."""
    words = speak(lang)
    for path in (keep, draw_to):
        if path is not None and not path.exists():
            check_path(path)
    if draw_to is not None:
        check_drawing(draw_to)
    agreed = Scales(game, setup(said, game, 2, words), bot, games, check_seed(seed))
    with progress_bar(new_console(stderr=True)) as bar:
        task = bar.add_task(game, total=games_of(agreed))
        found = weigh(agreed, keep, Crew(jobs, cluster), lambda more: bar.advance(task, more))
    if draw_to is not None:
        title = words.say(Text("cli-lab-matrix", {"bot": bot, "games": games}))
        draw(found, draw_to, lambda name: words.say(Text(description(game).side_words + name)), title)
    if as_json:
        print_json(_balance_data(found))
    else:
        _print_balance(found, description(game).side_words, words)


def _tally_data(tally: Tally) -> dict[str, Any]:
    return {"games": tally.games, "wins": tally.wins, "between": list(tally.between)}


def _balance_data(found: Balance) -> dict[str, Any]:
    """A balance as plain data."""
    return {
        "factions": {name: _tally_data(found.faction(name)) for name in found.ranked()},
        "pairs": [{"factions": list(pair), **_tally_data(tally)} for pair, tally in found.pairs.items()],
    }


def _print_balance(found: Balance, side_words: str, words: Words) -> None:
    """Factions, and the pairs at both ends."""
    console = new_console()
    factions: Tallies = [((name,), found.faction(name)) for name in found.ranked()]
    pairs: Tallies = sorted(found.pairs.items(), key=lambda item: -item[1].share)
    ends = [pairs] if len(pairs) <= 2 * ENDS else [pairs[:ENDS], pairs[-ENDS:]]
    for rows in (factions, *ends):
        grid = _grid(("cli-faction", "cli-wins", "cli-games", "cli-share", "cli-lab-between"), 1, words)
        for names, tally in rows:
            label = " + ".join(words.say(Text(side_words + name)) for name in names)
            low, high = (percent(share, words) for share in tally.between)
            grid.add_row(label, str(tally.wins), str(tally.games), percent(tally.share, words), f"{low} – {high}")
        console.print(grid)


@app.command()
@with_settings
def value(
    said: Said,
    game: GameName,
    bot: Annotated[str, option("BOT", "who plays")] = "normal",
    players: Annotated[int, option("NUMBER", "how many players")] = 2,
    games: Annotated[int, option("NUMBER", "how many games")] = 50,
    seed: Seed = 1,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Whether what bots say of their chances comes true, by part of the game."""
    words = speak(lang)
    agreed = setup(said, game, players, words)
    with progress_bar(new_console(stderr=True)) as bar:
        task = bar.add_task(game, total=games)
        found = calibrate(game, agreed, bot, games, check_seed(seed), lambda more: bar.advance(task, more))
    if as_json:
        print_json({phase: [vars(one) for one in bins] for phase, bins in found.items()})
    else:
        _print_calibration(found, words)


def _print_calibration(found: Calibration, words: Words) -> None:
    heads = ("cli-lab-phase", "cli-lab-n", "cli-lab-said", "cli-lab-came", "cli-lab-brier")
    grid = _grid(heads, 1, words)
    for phase, bins in found.items():
        label = words.say(Text(f"cli-lab-phase-{phase}"))
        for one in bins:
            if one.n:
                shares = [percent(part / one.n, words) for part in (one.said, one.came)]
                grid.add_row(label, str(one.n), *shares, "")
        whole = sum(one.n for one in bins)
        grid.add_row(label, str(whole), "", "", number(sum(one.squares for one in bins) / whole, 3, words))
    new_console().print(grid)


def _grid(heads: tuple[str, ...], names: int, words: Words) -> Grid:
    """A table whose first columns are names, and the others numbers."""
    grid = Grid(header_style="dim")
    for at, head in enumerate(heads):
        grid.add_column(words.say(Text(head)), justify="left" if at < names else "right")
    return grid
