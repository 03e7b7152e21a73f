"""A wheel made in a clean clone, an sdist made in one, and a wheel made of that sdist."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from install.helpers import CLIENT, ENGINE, clean_clone, environment, only, pip_wheel, run
from other_pythons import constraints


@pytest.fixture(scope="session")
def pins(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The versions that `make play` installs, without hashes: a package built here is in no list."""
    file = tmp_path_factory.mktemp("pins") / "constraints.txt"
    file.write_text(constraints(), encoding="utf-8")
    return file


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory, pins: Path) -> Path:
    """A folder with `wheel`, `sdist` and `again`, the wheel of the sdist."""
    folder = tmp_path_factory.mktemp("packages")
    clone = clean_clone(folder / "clone")
    built = pip_wheel(clone, folder / "wheel", pins)
    assert built.returncode == 0, built.stdout + built.stderr
    for built in (CLIENT, ENGINE):
        shutil.rmtree(clone / built)
    made = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder / "sdist")]
    packed = run(*made, env=environment(pins), cwd=clone)
    assert packed.returncode == 0, packed.stdout + packed.stderr
    shutil.rmtree(clone)
    again = pip_wheel(only(folder / "sdist", "*.tar.gz"), folder / "again", pins)
    assert again.returncode == 0, again.stdout + again.stderr
    return folder
