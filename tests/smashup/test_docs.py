"""The examples of docs/testing-cards.md and docs/writing-cards.md run."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from smashup.toys import extra_box

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str) -> list[str]:
    """The pieces of Python in a page."""
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


TESTING, WRITING = blocks("testing-cards.md"), blocks("writing-cards.md")
IMPORT = TESTING[0].splitlines()[0] + "\n"
CARDS = [block for block in WRITING if "Scenario" not in block]
PLAYED = [block for block in WRITING if "Scenario" in block]


def test_the_pages_have_their_examples() -> None:
    assert (len(TESTING), len(CARDS), len(PLAYED)) == (4, 5, 5)
    assert IMPORT == "from potasovka.smashup.scenario import Scenario\n"


@pytest.mark.parametrize("number", range(len(TESTING)))
def test_an_example_of_testing_cards_runs(number: int) -> None:
    exec(compile(IMPORT + TESTING[number], f"testing-cards {number}", "exec"), {})


@pytest.fixture(scope="module")
def postmen() -> Iterator[None]:
    """The cards of the page lie on the table."""
    module = ModuleType("postmen", "Postmen: What you send away is soon back.")
    for number, block in enumerate(CARDS):
        exec(compile(block, f"writing-cards, cards {number}", "exec"), vars(module))
    with extra_box("post", module):
        yield


@pytest.mark.usefixtures("postmen")
@pytest.mark.parametrize("number", range(len(PLAYED)))
def test_an_example_of_writing_cards_plays(number: int) -> None:
    exec(compile(IMPORT + PLAYED[number], f"writing-cards {number}", "exec"), {})
