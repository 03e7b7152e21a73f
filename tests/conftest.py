"""What all tests share: a bot that is called wrongly fails its test; and with POTASOVKA_BLANK=<slug> one card of Smash
Up loses its body, and a test must notice.

The body is taken out of the source before the module is made, so the card is what its engine class makes of it:
nothing but its name, numbers and docstring. `tools/blank.py` does this for every card in turn.
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from types import CodeType, ModuleType

import pytest

SETS = "potasovka.smashup.sets."
BOARD = "potasovka.smashup.board"


def blanked(source: str, slug: str) -> ast.Module:
    """The module with the body of one card emptied, helper classes of the module among its parents left out."""
    tree = ast.parse(source)
    local = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    for node in local.values():
        if snake(node.name) == slug:
            node.body = node.body[:1] if ast.get_docstring(node) else [ast.Pass()]
            while any(isinstance(base, ast.Name) and base.id in local for base in node.bases):
                node.bases = [up for base in node.bases for up in _parents(base, local)]
    return tree


def _parents(base: ast.expr, local: dict[str, ast.ClassDef]) -> list[ast.expr]:
    return list(local[base.id].bases) if isinstance(base, ast.Name) and base.id in local else [base]


def snake(name: str) -> str:
    """A class's slug."""
    return "".join(("_" + c.lower() if c.isupper() and i else c.lower()) for i, c in enumerate(name))


class _Loader(importlib.machinery.SourceFileLoader):
    slug = ""

    def get_code(self, fullname: str) -> CodeType:
        source = self.get_source(fullname)
        assert source is not None
        return compile(blanked(source, self.slug), self.path, "exec")


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, slug: str) -> None:
        self.slug = slug

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith(SETS) and fullname != BOARD:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, importlib.machinery.SourceFileLoader):
            loader = _Loader(fullname, spec.loader.path)
            loader.slug = self.slug
            spec.loader = loader
        return spec


MISTAKES = ("AttributeError", "NameError", "TypeError")
"""What a bot fails with that was called or written wrongly."""


class _Listening(logging.Handler):
    """Hears what is logged of tables."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@pytest.fixture(autouse=True)
def no_bot_fails_by_mistake() -> Iterator[None]:
    """A table goes on at random when a bot fails, so a test would not notice that its bot was called wrongly."""
    listening, log = _Listening(), logging.getLogger("potasovka.table")
    log.addHandler(listening)
    yield
    log.removeHandler(listening)
    assert [said for said in listening.said if said.endswith(MISTAKES)] == []


if os.environ.get("POTASOVKA_BLANK"):
    sys.meta_path.insert(0, _Finder(os.environ["POTASOVKA_BLANK"]))
