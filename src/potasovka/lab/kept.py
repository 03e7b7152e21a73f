"""Games of a study, kept in a file as they end, so that it goes on where it stopped and may take days."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from potasovka.core import PotasovkaError

Row = dict[str, Any]


class Kept:
    """Rows of one study; without a file they are kept for now only."""

    def __init__(self, file: Path | None, head: Mapping[str, Any], what: str) -> None:
        """The file begins with what was agreed; a row that was cut off in its line is made again."""
        self.file = file
        self.rows: list[Row] = []
        if file is None:
            return
        told = file.read_text(encoding="utf-8") if file.exists() else ""
        if not told:
            file.write_text(json.dumps(head) + "\n", encoding="utf-8")
            return
        first, *lines = told.split("\n")
        if not _same(first, head):
            raise PotasovkaError(f"{file} holds another {what}: {first[:200]}")
        whole = lines[:-1]
        file.write_text("\n".join([first, *whole]) + "\n", encoding="utf-8")
        self.rows = [json.loads(line) for line in whole]

    def add(self, row: Row) -> None:
        """One more."""
        self.rows.append(row)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")


def _same(line: str, head: Mapping[str, Any]) -> bool:
    """Whether a line says what was agreed."""
    try:
        told: Any = json.loads(line)
    except ValueError:
        return False
    return bool(told == head)
