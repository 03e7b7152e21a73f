"""docs/conformance.md is made from the tests, names what they do not cover, and is as it would be made now."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from potasovka.smashup.engine.registry import registry

TOOL = Path(__file__).parents[2] / "tools" / "conformance.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("conformance", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_as_it_would_be_made_now(tool: ModuleType) -> None:
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(), "run make conformance"


def test_every_card_and_base_is_used_by_a_test_and_what_is_not_is_named(tool: ModuleType) -> None:
    shown = {game: tool.tests(game) for game in ("smashup", "hitzroad")}
    assert [gap for gap in tool.missing(shown) if "no test names it" in gap] == []
    without = [one._replace(said=one.said - {"buccaneer"}) for one in shown["smashup"]]
    assert "Buccaneer (pirates): no test names it" in list(tool.missing({**shown, "smashup": without}))


def test_a_test_is_about_a_card_that_stands_in_its_name_and_on_its_table(tool: ModuleType) -> None:
    here = [tool.Shown("f", "test_cannon_fires_ruling_123", frozenset({"cannon", "ghost"}), frozenset(), ("123",))]
    cards = registry().by_slug
    assert tool.covering(cards["cannon"], here) == (here, [])
    assert tool.covering(cards["ghost"], here) == ([], here)
    assert tool.covering(cards["spirit"], here) == ([], [])


def test_a_heading_without_a_test_is_named(tool: ModuleType) -> None:
    nothing: dict[str, list[object]] = {"smashup": [], "hitzroad": []}
    gaps = list(tool.missing(nothing))
    books = tool.headings()
    assert len(gaps) == len(registry().defs) + sum(len(names) for names in books.values())
    assert any("«Большой куш»" in gap for gap in gaps)
