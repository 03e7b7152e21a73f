"""Python and Potasovka for the page, as tools/build_engine.py has packed them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

from potasovka.core import PotasovkaError

ENGINE = Path(__file__).parent / "engine"


class Packed(TypedDict):
    """A file that is stored packed."""

    name: str
    file: str
    size: int
    raw: int
    sha256: str


def engine_parts() -> list[Packed]:
    """What a page loads before it can play; a `PotasovkaError` if it was never packed."""
    told = ENGINE / "engine.json"
    if not told.is_file():
        raise PotasovkaError("the engine of the page is not built: make engine builds it, in a copy of the repository")
    found: list[Packed] = json.loads(told.read_bytes())["parts"]
    return found
