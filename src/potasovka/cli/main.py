"""The `potasovka` command: play, simulate, look at cards, replay, ask for odds."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from potasovka import __version__
from potasovka.cli import lab, stored, studies
from potasovka.cli.crew import Cluster, Jobs
from potasovka.cli.extra import check_extra
from potasovka.cli.hosting import AllowHost, BotsInPage, ForgetAfter, Limit, ReportTo, TakeRecords, TrustProxy
from potasovka.cli.language import Lang, speak
from potasovka.cli.option import option
from potasovka.cli.picture import picture_of
from potasovka.cli.play import Session, check_path, play_puzzle, play_session, seat_bots
from potasovka.cli.replay import read_record, replay_data, show_replay
from potasovka.cli.review import begin_review, print_review
from potasovka.cli.settings import Said, setup, sheets, with_flags, with_settings, with_shelves
from potasovka.cli.tables import Json, new_console, print_json, table_for
from potasovka.cli.verify import verify
from potasovka.core import BadSetup, PotasovkaError, Rng, Text
from potasovka.core.catalogue import description, game_class, game_names, load
from potasovka.core.seed import check_seed
from potasovka.lab import Crew
from potasovka.lab import simulate as run_study


class Friendly(TyperGroup):
    """Says what is wrong in one line instead of a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command; an error that a person caused ends it with code 2."""
        try:
            return super().invoke(ctx)
        except PotasovkaError as error:
            said = with_flags(str(error)) if isinstance(error, BadSetup) else str(error)
            typer.echo(f"potasovka: {said}", err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    name="potasovka",
    cls=Friendly,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Smash Up and Hit Z Road by the book. An unofficial fan project.",
)

GameName = Annotated[str, typer.Argument(help=" or ".join(game_names()))]


@app.callback(invoke_without_command=True)
def _root(version: Annotated[bool, typer.Option("--version", help="print the version and stop")] = False) -> None:
    if version:
        typer.echo(f"potasovka {__version__}")
        raise typer.Exit


@app.command()
@with_settings
def simulate(
    said: Said,
    game: GameName,
    players: Annotated[int, option("NUMBER", "how many players")] = 2,
    games: Annotated[int, option("NUMBER", "how many games")] = 1000,
    seed: Annotated[int, option("NUMBER", "same seed, same result")] = 1,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    bots: Annotated[str | None, option("BOT,BOT…", "bots for the seats, who take turns in them: expert,greedy")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let random players or bots play many games, and sum them up."""
    words = speak(lang)
    seated = [name.strip() for name in bots.split(",")] if bots else []
    agreed = setup(said, game, len(seated) or players, words)
    crew = Crew(jobs, cluster)
    if as_json:
        print_json(run_study(game, agreed, games, seed, crew, bots=seated).as_dict())
        return
    game_class(game).new(agreed, seed, quiet=True)  # what is wrong is said before any bar is drawn
    console = new_console()
    with studies.progress_bar(new_console(stderr=True)) as bar:
        task = bar.add_task(game, total=games)
        study = run_study(game, agreed, games, seed, crew, lambda more: bar.advance(task, more), seated)
    studies.print_study(study, console, words)


@app.command()
@with_shelves
def cards(said: Said, game: GameName, lang: Lang = None, as_json: Json = False) -> None:
    """The catalogue: copies, power, texts."""
    words = speak(lang)
    rows = sheets(said, game, words)
    if as_json:
        print_json(rows)
        return
    console = new_console()
    for page in table_for(game, words).pages(rows):
        console.print(page)


@app.command()
@with_settings
def play(
    said: Said,
    game: GameName,
    seats: Annotated[str | None, option("SEAT,SEAT…", "human or a bot for each seat: human,random")] = None,
    seed: Annotated[int | None, option("NUMBER", "where chance begins; random by default")] = None,
    puzzle: Annotated[str | None, option("NAME", "a puzzle: it has its own seats and setup")] = None,
    save: Annotated[Path | None, option("FILE", "where to save the record")] = None,
    lang: Lang = None,
) -> None:
    """A game in the terminal."""
    words = speak(lang)
    cls = game_class(game)
    if save is not None:
        check_path(save)
    if puzzle is not None:
        if said or seats is not None:
            raise PotasovkaError("a puzzle has its own seats and setup; leave out all that says others")
        play_puzzle(game, puzzle, seed, save, words)
        return
    begin = secrets.randbits(128) if seed is None else check_seed(seed)
    bots = seat_bots(game, seats or f"human,{description(game).stand_in}", Rng(~begin))
    agreed = setup(said, game, len(bots), words)
    made = cls.new(description(game).for_people(agreed) if None in bots else agreed, begin)
    play_session(Session(made, bots, table_for(game, words), new_console()), save)


@app.command()
def serve(
    host: Annotated[str, option("ADDRESS", "where to listen; 0.0.0.0 lets the whole network in")] = "127.0.0.1",
    port: Annotated[int, option("NUMBER", "0 takes a free one")] = 8000,
    database: Annotated[str, option("URL", "an SQLAlchemy URL; a file in your data folder by default")] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="do not open the browser")] = False,
    bot_pause: Annotated[
        float, option("SECONDS", "seconds that bots wait before each answer; it is shown at leisure all the same")
    ] = 0.0,
    window_pause: Annotated[float, option("SECONDS", "seconds that hide whether somebody was asked")] = 1.5,
    away_wait: Annotated[float, option("SECONDS", "seconds before a leaver's seat may be lent to a bot")] = 60.0,
    limit: Limit = None,
    trust_proxy: TrustProxy = "",
    allow_host: AllowHost = None,
    forget_after: ForgetAfter = None,
    report_to: ReportTo = "",
    bots_in_page: BotsInPage = False,
    take_records: TakeRecords = False,
    seed: Annotated[int | None, option("NUMBER", "deal all tables from this seed: repeatable, for trials only")] = None,
) -> None:
    """The table in the browser."""
    check_extra()
    from potasovka.cli import serve as server
    from potasovka.server.limits import limits_of
    from potasovka.server.options import Options

    options = Options(
        database,
        bot_pause,
        window_pause,
        away_wait,
        seed=None if seed is None else check_seed(seed),
        limits=limits_of(limit or ()),
        proxies=trust_proxy,
        forget_after=forget_after,
        hosts=(host, *(allow_host or ())),
        bots_in_page=bots_in_page,
        takes_records=take_records,
        report_to=report_to.strip(),
    ).checked()
    server.run(options, host, port, browser=not no_browser)


@app.command()
def site(
    out: Annotated[Path, option("FOLDER", "where to put the files; a folder made by this command is made anew")],
    report_to: ReportTo = "",
) -> None:
    """The table in the browser without a server: a folder of plain files for any web host."""
    check_extra()
    from potasovka.server.options import check_report_to
    from potasovka.server.site import make_site

    size = make_site(out, check_report_to(report_to))
    typer.echo(f"Potasovka: {out} ({size / 1e6:.1f} MB) can be put on any web host, in whatever folder")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record")],
    until: Annotated[int | None, option("NUMBER", "stop after so many answers")] = None,
    position: Annotated[bool, typer.Option("--position", help="end with the position as text, not the table")] = False,
    check: Annotated[bool, typer.Option("--verify", help="only check that chance and answers are honest")] = False,
    commitment: Annotated[str | None, option("TEXT", "what the page showed before the game; with --verify")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Show a recorded game again, and the table it comes to."""
    words = speak(lang)
    record = read_record(file)
    if check:
        verdict = verify(record, commitment)
        for line in verdict.lines:
            typer.echo(words.say(line))
        raise typer.Exit(0 if verdict.good else 1)
    table = table_for(record.game, words)
    if as_json:
        print_json(replay_data(record, until, table))
    else:
        show_replay(record, until, table, new_console(), position=position)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="a record of a finished game")],
    seat: Annotated[
        list[int] | None, option("NUMBER", "whose decisions: 1 is the first player; all by default")
    ] = None,
    picture: Annotated[Path | None, option("FILE", "write a picture of the chances, as SVG")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """How the chances of a finished game went, decisions beside better ones, skill apart from luck."""
    words = speak(lang)
    if picture is not None:
        check_path(picture)
    record = read_record(file)
    begun = begin_review(record, seat or [])
    with studies.progress_bar(new_console(stderr=True)) as bar:
        task = bar.add_task(words.say(Text("web-review")), total=begun.parts)
        found = begun.finish(lambda: bar.advance(task))
    if as_json:
        print_json(found)
    else:
        print_review(found, table_for(record.game, words), new_console())
    if picture is not None:
        picture.write_text(picture_of(found, words), encoding="utf-8")
        if not as_json:
            typer.echo(words.say(Text("cli-review-picture", {"path": str(picture)})))


app.add_typer(stored.app, name="tables")
app.add_typer(lab.app, name="lab")
for _name in game_names():
    for _command, _path in description(_name).commands.items():
        app.command(_command)(load(_path))

if __name__ == "__main__":
    app()
