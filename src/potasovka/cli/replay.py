"""Showing a record again, answer by answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text as Rich

from potasovka.cli import say
from potasovka.cli.tables import Table
from potasovka.core import BadRecord, Game, Record, Text
from potasovka.core.record import LARGEST
from potasovka.core.replay import start


def read_record(path: Path) -> Record:
    """A record from a file; a `BadRecord` names what is wrong with it."""
    try:
        with path.open("rb") as file:
            text = file.read(4 * LARGEST + 1).decode()
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a record: it is not a text in UTF-8") from None
    try:
        return Record.from_text(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def replay_data(record: Record, until: int | None, table: Table) -> dict[str, Any]:
    """A record played again, as plain data."""
    from potasovka.core.replay import replay

    game = replay(record, until)
    result = game.result
    return {
        "game": record.game,
        "rules": record.rules,
        "setup": dict(record.setup),
        "seed": str(record.seed),
        "answers": len(record.answers),
        "until": len(record.answers) if until is None else until,
        "log": [table.tell(game, event, None) for event in game.log],
        "position": table.position(game),
        "result": None if result is None else {"winners": list(result.winners), "scores": list(result.scores)},
    }


def show_replay(record: Record, until: int | None, table: Table, console: Console, *, position: bool) -> None:
    """Print each answer with what followed from it, then the table, or the position as text."""
    words = table.words
    game = start(record)
    head = {"game": record.game, "rules": record.rules, "seed": str(record.seed), "answers": len(record.answers)}
    console.print(Rule(words.say(Text("cli-record", head))))
    told = _tell(game, 0, table, console)
    if until is not None and not 0 <= until <= len(record.answers):
        raise BadRecord(f"the record has {len(record.answers)} answers; it cannot be played until {until}")
    for number, key in enumerate(record.answers[:until], 1):
        choice = game.choice
        if choice is None or key not in choice.keys:
            raise BadRecord(f"answer {number} of the record, {key!r}, cannot be given")
        args = {
            "number": number,
            "player": say.player(choice.seat, words),
            "answer": _label(game, choice.seat, key, table),
        }
        console.print(Rich(words.say(Text("cli-step", args)), "bold"), soft_wrap=True)
        game.answer(key)
        told = _tell(game, told, table, console)
    done = len(record.answers) if until is None else until
    console.print(Rule(words.say(Text("cli-after", {"number": done}))))
    if position:
        console.print(table.position(game), markup=False, soft_wrap=True)
    else:
        console.print(table.show(game, None))
    if game.result is not None:
        for line in table.ending(game.result):
            console.print(line)


def _label(game: Game, seat: int, key: str, table: Table) -> str:
    """An answer as the one who gave it read it; its key if it has no words."""
    view = game.view(seat)
    for option in view["choice"]["options"]:
        if option["key"] == key:
            return str(table.option(option, view)).strip() or key
    return key


def _tell(game: Game, start: int, table: Table, console: Console) -> int:
    for event in game.log[start:]:
        console.print("   " + table.tell(game, event, None), markup=False, soft_wrap=True)
    return len(game.log)
