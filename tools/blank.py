"""Empties the body of each card and base of Smash Up in turn: a test of its own file must fail.

python tools/blank.py [--box BOX] [--faction FACTION] [--jobs 2] [SLUG …]
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from inspect import getsource
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

from potasovka.smashup.engine.card import Card
from potasovka.smashup.engine.registry import registry

ROOT = Path(__file__).parents[1]


class Row(NamedTuple):
    """What emptying one card did."""

    slug: str
    good: bool
    note: str


def test_file(cls: type[Card]) -> Path:
    """Where a card's tests are."""
    *_, box, module = cls.__module__.split(".")
    if cls.kind == "berth":
        box = "big_base"
    return ROOT / "tests" / "smashup" / box / f"test_{module}.py"


def is_empty(cls: type[Card]) -> bool:
    """Whether a card has no abilities at all: then there is nothing to empty."""
    node = ast.parse(dedent(getsource(cls))).body[0]
    assert isinstance(node, ast.ClassDef)
    local = any(parent.__module__ == cls.__module__ for parent in cls.__mro__[1:])
    return len(node.body) == 1 and not local


def run_tests(path: Path, slug: str) -> subprocess.CompletedProcess[str]:
    """The tests of one file, with one card emptied or, without a slug, as they are."""
    env = {**os.environ, "POTASOVKA_BLANK": slug, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", "no:xdist", str(path)]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def failures(done: subprocess.CompletedProcess[str]) -> list[str]:
    """The names of the tests that failed."""
    return re.findall(r"^FAILED \S*::(.+?)(?: - .*)?$", done.stdout, re.MULTILINE)


def blank(cls: type[Card], already: dict[Path, list[str]]) -> Row:
    """Empty one card and run its tests; those that fail already do not count."""
    path = test_file(cls)
    if is_empty(cls):
        return Row(cls.slug, True, "has no abilities")
    if not path.exists():
        return Row(cls.slug, False, f"there is no {path.relative_to(ROOT)}")
    done = run_tests(path, cls.slug)
    noticed = [name for name in failures(done) if name not in already[path]]
    if noticed:
        more = f" and {len(noticed) - 1} more" if len(noticed) > 1 else ""
        return Row(cls.slug, True, noticed[0] + more)
    if done.returncode in (0, 1):
        return Row(cls.slug, False, "NO TEST FAILS")
    return Row(cls.slug, False, f"the tests cannot run: {(done.stdout + done.stderr).strip()[-200:]}")


def main(argv: list[str] | None = None) -> int:
    """Empty each card, print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*")
    parser.add_argument("--box")
    parser.add_argument("--faction")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only-smashup", action="store_true")
    args = parser.parse_args(argv)
    cards = [
        cls
        for cls in registry().defs
        if (not args.slugs or cls.slug in args.slugs)
        and args.box in (None, cls.__module__.split(".")[-2])
        and args.faction in (None, cls.__module__.split(".")[-1])
    ]
    began = time.perf_counter()
    bad = 0
    already: dict[Path, list[str]] = {}
    for path in dict.fromkeys(test_file(cls) for cls in cards):
        already[path] = failures(run_tests(path, "")) if path.exists() else []
        for name in already[path]:
            print(f"{path.relative_to(ROOT)} fails as it is: {name}")
            bad += 1
    with ThreadPoolExecutor(args.jobs) as pool:
        for row in pool.map(lambda cls: blank(cls, already), cards):
            print(f"{'ok ' if row.good else 'BAD'} {row.slug:<30} {row.note}", flush=True)
            bad += not row.good
    print(f"{len(cards)} cards emptied in {time.perf_counter() - began:.0f} s, {bad} problems")
    if not args.only_smashup and not (args.slugs or args.box or args.faction):
        from hitzroad_blank import main as hitzroad

        bad += hitzroad([])
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
