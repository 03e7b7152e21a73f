"""Options of commands that take something: what it is called in `--help`, and what it is for."""

from __future__ import annotations

from typing import Any

import typer


def option(takes: str, help_: str, *, envvar: str | None = None) -> Any:
    """An option that takes a NUMBER, a FILE, …: a word for people, not a type of the program."""
    return typer.Option(metavar=takes, help=help_, envvar=envvar)
