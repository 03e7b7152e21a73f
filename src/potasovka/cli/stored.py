"""The `tables` command: what a server has stored."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text as Rich

from potasovka.cli.option import option
from potasovka.cli.tables import Json, new_console, print_json
from potasovka.core import PotasovkaError

if TYPE_CHECKING:
    from potasovka.server.archive import Archive, Shelf

app = typer.Typer(no_args_is_help=True, help="What a server has stored: list, export records, delete.")
Database = Annotated[str, option("URL", "an SQLAlchemy URL; the file in your data folder by default")]


def _archive(database: str) -> Archive:
    from potasovka.cli.extra import check_extra

    check_extra()
    from potasovka.server.archive import Archive
    from potasovka.server.options import Options

    return Archive(Options(database).url)


@app.command("list")
def list_tables(database: Database = "", as_json: Json = False) -> None:
    """All tables, those looked at last first."""
    shelves = _archive(database).shelves()
    if as_json:
        print_json([_data(shelf) for shelf in shelves])
        return
    grid = Grid(box=SIMPLE_HEAD)
    for title in ("table", "game", "rules", "state", "answers", "seats", "looked at"):
        grid.add_column(title, no_wrap=title == "table")
    for shelf in shelves:
        data = _data(shelf)
        row = [data["table"], data["game"], data["rules"], data["state"], str(data["answers"])]
        grid.add_row(*map(Rich, [*row, ", ".join(data["seats"]), data["looked_at"]]))
    new_console().print(grid)


def _data(shelf: Shelf) -> dict[str, Any]:
    row = shelf.row
    return {
        "table": row.id,
        "game": row.game,
        "rules": row.rules,
        "state": shelf.state,
        "answers": shelf.answers,
        "seats": [seat.name or seat.bot or seat.kind for seat in row.seats],
        "open": row.open,
        "looked_at": time.strftime("%Y-%m-%d %H:%M", time.localtime(shelf.touched)),
    }


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(help="where the records go, one file a table")],
    tables: Annotated[list[str] | None, typer.Argument(help="tables; all finished ones by default")] = None,
    database: Database = "",
) -> None:
    """Write the records of finished games as files, which `potasovka replay` shows."""
    archive = _archive(database)
    names = tables or [shelf.row.id for shelf in archive.shelves() if shelf.row.over]
    records = {name: archive.record(name).to_text() for name in names}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in records.items():
            (folder / f"{name}.potasovka").write_text(text, encoding="utf-8")
    except OSError as error:
        raise PotasovkaError(f"nothing can be written to {folder}: {error.strerror}") from None
    typer.echo(f"{len(records)} records in {folder}")


@app.command()
def delete(
    tables: Annotated[list[str] | None, typer.Argument(help="tables by their names")] = None,
    older_than: Annotated[float | None, option("DAYS", "all that nobody has looked at for so many days")] = None,
    finished: Annotated[bool, typer.Option("--finished", help="of these only those that are over")] = False,
    database: Database = "",
) -> None:
    """Forget tables with all their answers. It cannot be undone."""
    if bool(tables) == (older_than is not None):
        raise PotasovkaError("name the tables to delete, or say --older-than DAYS")
    if older_than is not None and not 0 <= older_than < 1e6:
        raise PotasovkaError(f"--older-than must be a number of days, not {older_than:g}")
    archive = _archive(database)
    if older_than is not None:
        deleted = archive.delete_old(older_than, finished=finished)
    else:
        names = set(tables or ())
        archive.delete(names)
        deleted = len(names)
    typer.echo(f"{deleted} tables deleted")
