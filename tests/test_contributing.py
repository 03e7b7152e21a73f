"""CONTRIBUTING.md and the README name only what exists, and all of it that is a target of make."""

from __future__ import annotations

import ast
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from potasovka.cli.main import app
from potasovka.smashup.engine.registry import registry

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
TARGETS = re.search(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
PLACES = (".venv/bin/", "./")
"""Where programs of ours are called."""


def blocks(page: str, language: str) -> list[str]:
    """The blocks of a page in some language."""
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def commands() -> list[str]:
    """Every line of every command-line block."""
    pages = (PAGE, (ROOT / "README.md").read_text(encoding="utf-8"))
    return [line for page in pages for block in blocks(page, "sh") for line in block.splitlines() if line.strip()]


def trouble(line: str) -> str:
    """What a command line names that does not exist; nothing if all is there."""
    program, *words = shlex.split(line, comments=True)
    check = {"make": make, "potasovka": potasovka, "pytest": pytest_run, "python": tool}
    name = next((program.removeprefix(place) for place in PLACES if program.startswith(place)), program)
    return check[name](words) if name in check else f"nobody knows {name}"


def make(words: list[str]) -> str:
    """Targets."""
    assert TARGETS is not None
    return ", ".join(word for word in words if word not in TARGETS[1].split())


def potasovka(words: list[str]) -> str:
    """A command and its options."""
    name, *rest = words
    commands: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    while name in commands and hasattr(commands[name], "commands"):  # a group of commands
        commands = commands[name].commands
        name, *rest = rest
    if name not in commands:
        return name
    known = {option for parameter in commands[name].params for option in parameter.opts}
    named = [re.split(r"[+,]", rest[at + 1]) for at, word in enumerate(rest) if word in ("--faction", "--factions")]
    unknown = [slug for slugs in named for slug in slugs if slug not in registry().factions]
    return ", ".join([*unknown, *(word for word in rest if word.startswith("--") and word not in known)])


def pytest_run(words: list[str]) -> str:
    """Files of tests; what `-k` says and what stands after `::` is in the name of one of them."""
    paths = [word.split("::") for word in words if word.startswith("tests/")]
    gone = [path[0] for path in paths if not (ROOT / path[0]).exists()]
    if gone:
        return ", ".join(gone)
    names = {name for path in paths for name in names_of_tests(ROOT / path[0])}
    wanted = [path[1] for path in paths if len(path) > 1]
    chosen = [words[words.index("-k") + 1]] if "-k" in words else []
    unknown = [name for name in wanted if name not in names]
    return ", ".join(unknown + [part for part in chosen if not any(part in name for name in names)])


def names_of_tests(path: Path) -> list[str]:
    """The names of the tests of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]


def tool(words: list[str]) -> str:
    """A tool, its options, and the cards or groups it is given."""
    if not (ROOT / words[0]).is_file():
        return words[0]
    text = (ROOT / words[0]).read_text(encoding="utf-8")
    slugs = {card.slug for card in registry().defs}
    return ", ".join(word for word in words[1:] if f'"{word}' not in text and word not in slugs)


def test_every_target_of_make_is_explained_and_exists() -> None:
    assert TARGETS is not None
    rows = re.findall(r"^\| `make (\w+)` \|", PAGE, re.MULTILINE)
    assert sorted(rows) == sorted(TARGETS[1].split())
    assert make(re.findall(r"`make (\w+)`", PAGE)) == ""


@pytest.mark.parametrize("line", commands())
def test_a_command_line_names_what_exists(line: str) -> None:
    assert trouble(line) == ""


@pytest.mark.parametrize(
    ("line", "gone"),
    [
        ("make tea", "tea"),
        (".venv/bin/pytest tests/nowhere.py", "tests/nowhere.py"),
        (".venv/bin/pytest tests/test_house.py -k nobody", "nobody"),
        (".venv/bin/pytest tests/test_house.py::test_nobody", "test_nobody"),
        (".venv/bin/potasovka dance", "dance"),
        (".venv/bin/potasovka replay README.md --backwards", "--backwards"),
        (".venv/bin/python tools/tea.py", "tools/tea.py"),
        (".venv/bin/python tools/blank.py --milk", "--milk"),
        (".venv/bin/python tools/blank.py teapot", "teapot"),
        (".venv/bin/potasovka simulate smashup --factions ghosts+teapots", "teapots"),
        ("brew tea", "brew"),
    ],
)
def test_what_does_not_exist_is_noticed(line: str, gone: str) -> None:
    assert gone in trouble(line)


def test_other_tools_that_are_named_exist() -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert [name for name in re.findall(r"`npm run (\w+)`", PAGE) if name not in scripts] == []
    paths = re.findall(r"\]\((?!http)([^)#]+)\)", PAGE)
    assert [path for path in paths if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("block", blocks(PAGE, "python"), ids=["record", "position"])
def test_the_python_of_the_page_runs(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(compile(block, "CONTRIBUTING.md", "exec"), {"__name__": "contributing"})


def test_the_readme_leads_here() -> None:
    assert "(CONTRIBUTING.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
