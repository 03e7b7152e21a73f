"""All tests, group by group, with the time each took. `make test` runs this.

Tests that drive real processes and a real browser are given a second try, alone on the machine: a slow machine may make
them wait too long, a defect fails twice. Those that needed it are named at the very end: each is a race, to be mended.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Group(NamedTuple):
    """Tests that are run together."""

    name: str
    paths: list[str]
    second_try: bool = False


def groups() -> list[Group]:
    """Every test is in one of them: what is in no other is the rest."""
    engine = ["tests/core", "tests/smashup", "tests/hitzroad"]
    found = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests").iterdir())]
    tests = [path for path in found if (ROOT / path).is_dir() or Path(path).name.startswith("test_")]
    known = [*engine, "tests/server", "tests/browser", "tests/install"]
    rest = [path for path in tests if path not in known and not path.endswith("__pycache__")]
    return [
        Group("engine and cards", engine),
        Group("server", ["tests/server"], second_try=True),
        Group("browser", ["tests/browser"], second_try=True),
        Group("install", ["tests/install"], second_try=True),
        Group("the rest", rest),
    ]


def run(group: Group, again: list[str]) -> bool:
    """Whether all tests of a group pass; those that needed their second try are added to the list."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "--dist", "loadfile" if group.second_try else "load"]
        if subprocess.run([*command, "-n", "2", f"--junitxml={report}", *group.paths], cwd=ROOT).returncode == 0:
            return True
        failed = failures(report) if group.second_try else []
        if not failed:
            return False
        print(f"— {group.name}: once more, alone: {', '.join(failed)}", flush=True)
        report.unlink()
        passed = (
            subprocess.run([sys.executable, "-m", "pytest", f"--junitxml={report}", *failed], cwd=ROOT).returncode == 0
        )
        if report.exists():
            again += [test for test in failed if test not in failures(report)]
        return passed


def compiled_engine() -> bool:
    """Whether the engine as machine code plays a few games like the plain one; without a compiler that is said."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "tools/compile_engine.py", "--quick", "--games", "20", "--below", folder]
        return subprocess.run(command, cwd=ROOT).returncode == 0


def failures(report: Path) -> list[str]:
    """The tests of a report that failed, by their ids."""
    if not report.exists():
        return []
    return [
        f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        for case in ET.parse(report).iter("testcase")
        if case.find("failure") is not None or case.find("error") is not None
    ]


def main(wanted: list[str]) -> int:
    """Run the groups whose names begin with one of these words, or all."""
    took: list[tuple[str, float, bool]] = []
    again: list[str] = []
    steps: dict[str, Callable[[], bool]] = {group.name: partial(run, group, again) for group in groups()}
    steps["compiled engine"] = compiled_engine
    steps["other Pythons"] = lambda: (
        subprocess.run([sys.executable, "tools/other_pythons.py"], cwd=ROOT).returncode == 0
    )
    for name, step in steps.items():
        if wanted and not any(name.startswith(word) for word in wanted):
            continue
        print(f"— {name}", flush=True)
        began = time.monotonic()
        passed = step()
        took.append((name, time.monotonic() - began, passed))
    for name, seconds, passed in took:
        print(f"{name:20} {seconds / 60:4.1f} min{'' if passed else '  FAILED'}")
    for test in again:
        print(f"passed only at its second try, a race to be mended: {test}")
    return 0 if all(passed for _, _, passed in took) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
