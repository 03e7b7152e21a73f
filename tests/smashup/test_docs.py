"""The examples of docs/testing-cards.md run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "testing-cards.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_has_its_examples() -> None:
    assert len(BLOCKS) == 4


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_an_example_of_the_page_runs(number: int) -> None:
    exec(compile(BLOCKS[0].splitlines()[0] + "\n" + BLOCKS[number], f"{PAGE.name} {number}", "exec"), {})
