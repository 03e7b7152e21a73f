"""The house itself: its front page works, its rules hold everywhere."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

import potasovka

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CODE = sorted(path for folder in ("src", "tests", "tools") for path in (ROOT / folder).rglob("*.py"))
TEXTS = sorted(
    path
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "Makefile", ROOT / "pyproject.toml", *CODE]
    if path.is_file()
)
MACHINE = re.compile(r"/(?:work|root|home|tmp|Users)/|\.\./shared")


def python_blocks(text: str) -> list[str]:
    """The pieces of Python in a page."""
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("page", ["README.md", "docs/env.md"])
def test_the_examples_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = python_blocks((ROOT / page).read_text(encoding="utf-8"))
    assert blocks
    for block in blocks:
        exec(compile(block, page, "exec"), {"__name__": "page"})
        promised = re.findall(r"# prints (.+)", block)
        assert promised
        assert capsys.readouterr().out.split("\n")[:-1] == promised


def test_every_make_target_of_the_readme_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"make ([a-z]+)", README))
    assert {"play", "test"} <= named
    assert [target for target in sorted(named) if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []


def test_continuous_integration_runs_the_tests() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "make test" in script
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o100


def test_the_version_is_in_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## {potasovka.__version__}" in changelog


def test_nothing_names_a_path_of_some_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in TEXTS
        if path != Path(__file__)
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
        if MACHINE.search(line)
    ]
    assert found == []


def code_lines(function: ast.FunctionDef) -> int:
    """The lines of a function without the explanations under its fields."""
    texts = [one for one in function.body if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)]
    spent = sum((text.end_lineno or 0) - text.lineno + 1 for text in texts)
    return (function.end_lineno or 0) - function.lineno + 1 - spent


def test_files_stay_under_600_lines_and_functions_under_60() -> None:
    too_long = []
    for path in CODE:
        text = path.read_text(encoding="utf-8")
        if text.count("\n") >= 600:
            too_long.append(f"{path.relative_to(ROOT)}: {text.count(chr(10))} lines")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and code_lines(node) >= 60:
                too_long.append(f"{path.relative_to(ROOT)}: {node.name}")
    assert too_long == []


def test_every_public_thing_of_the_library_says_what_it_is() -> None:
    mute = []
    for path in (ROOT / "src").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if not ast.get_docstring(tree):
            mute.append(str(path.relative_to(ROOT)))
        for node in tree.body:
            public = isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
            if public and not ast.get_docstring(node):  # type: ignore[arg-type]
                mute.append(f"{path.relative_to(ROOT)}: {node.name}")  # type: ignore[attr-defined]
    assert mute == []


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    marks = re.compile(r"pytest\.(?:skip|xfail|importorskip)|mark\.(?:skip|skipif|xfail)")
    found = [path.name for path in CODE if path != Path(__file__) and marks.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_warnings_are_errors() -> None:
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    assert "error" in options["filterwarnings"]


def test_every_promise_of_the_security_page_names_tests_that_exist() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    files = set(re.findall(r"`((?:tests|tools)/[a-z_/]+\.py)", text))
    assert len(files) > 10
    assert [name for name in sorted(files) if not (ROOT / name).is_file()] == []
    tests = "\n".join((ROOT / name).read_text(encoding="utf-8") for name in sorted(files))
    named = re.findall(r"`(…?(?:test_)?[a-z_]+…?)`", text)
    functions = [name for name in named if name.startswith(("test_", "…"))]
    assert len(functions) > 5
    assert [name for name in functions if not re.search(f"def \\w*{name.strip('…')}", tests)] == []
