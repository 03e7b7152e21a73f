"""What the games let people agree on, as options of a command: `--boxes`, `--factions`, `--two-boxes`, `--level` …"""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any

import typer

from potasovka.cli.names import find
from potasovka.cli.option import option
from potasovka.core import PotasovkaError
from potasovka.core.catalogue import description, game_names
from potasovka.core.describe import Row, Setting
from potasovka.core.words import Words

Said = dict[str, Any]
"""What was said in options that games have."""


def flag(name: str) -> str:
    """A setting as an option of a command."""
    return "--" + name.replace("_", "-")


def with_flags(message: str) -> str:
    """What is wrong with a setup, said as options of a command."""
    for name in game_names():
        for setting in description(name).settings:
            if "_" in setting.name:
                message = message.replace(setting.name, flag(setting.name))
    return message


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """A command with the settings of all games among its options."""
    settings = [setting for name in game_names() for setting in description(name).settings]
    return _with_options(command, [(one.name, one.help, one.kind == "switch") for one in settings])


def with_shelves(command: Callable[..., None]) -> Callable[..., None]:
    """A command with everything that card sheets can be sorted by among its options."""
    shelves = [shelf for name in game_names() for shelf in description(name).shelves]
    return _with_options(command, [(one.field, one.help, False) for one in shelves])


def _with_options(command: Callable[..., None], rows: list[tuple[str, str, bool]]) -> Callable[..., None]:
    """A command that is given what was said in these options (name, help, whether it is yes or no) as `said`."""
    own = signature(command, eval_str=True)
    added: dict[str, Parameter] = {}
    for name, help_, switch in rows:
        kind: Any = Annotated[bool | None, typer.Option(help=help_)]
        if not switch:
            kind = Annotated[str | None, option(name.upper(), help_)]
        added[name] = Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind)

    @wraps(command)
    def run(**given: Any) -> None:
        said = {name: given.pop(name) for name in added}
        command(said={name: value for name, value in said.items() if value is not None}, **given)

    kept = [one.replace(kind=Parameter.KEYWORD_ONLY) for one in own.parameters.values() if one.name != "said"]
    run.__signature__ = own.replace(parameters=[*kept, *added.values()])  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in (*kept, *added.values())}
    return run


def _check(said: Said, game: str, known: Container[str]) -> None:
    """Refuse an option that this game does not have."""
    for name in said:
        if name not in known:
            raise PotasovkaError(f"{game} has no {flag(name)}")


def setup(said: Said, game: str, players: int, words: Words) -> dict[str, Any]:
    """The setup that a command line asks for."""
    settings = {setting.name: setting for setting in description(game).settings}
    _check(said, game, settings)
    return {"players": players, **{name: _read(settings[name], value, words) for name, value in said.items()}}


def _read(setting: Setting, said: Any, words: Words) -> Any:
    if setting.kind == "switch":
        return bool(said)
    if setting.kind == "seat":
        return _seat(flag(setting.name), said)
    known = [(value.name, value.text) for value in setting.values]
    if setting.kind == "several":
        return [find(flag(setting.name), one, known, words) for one in said.split(",")]
    if said in setting.ways or setting.kind == "one":
        return said
    return [[find(flag(setting.name), one, known, words) for one in team.split("+")] for team in said.split(",")]


def _seat(option: str, said: str) -> int | None:
    """A player by number, from 1 as people count; `None` is chance."""
    if said == "chance":
        return None
    if not said.isdecimal() or int(said) < 1:
        raise PotasovkaError(f"{option} is the number of a player, from 1, or chance, not {said}")
    return int(said) - 1


def sheets(said: Said, game: str, words: Words) -> list[Row]:
    """The card sheets that a command line asks for."""
    told = description(game)
    shelves = {shelf.field: shelf for shelf in told.shelves}
    rows = told.cards()
    _check(said, game, shelves)
    for field, wish in said.items():
        values = [str(value) for value in dict.fromkeys(row[field] for row in told.cards()) if value is not None]
        prefix = shelves[field].words
        wanted = find(flag(field), wish, [(value, prefix + value if prefix else "") for value in values], words)
        rows = [row for row in rows if str(row[field]) == wanted]
    if not rows:
        raise PotasovkaError(f"{game} has no such cards")
    return rows
