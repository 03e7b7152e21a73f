"""Packages built as anybody would build them, and empty environments to install them into."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
KEPT = ("hatch_build.py", "pyproject.toml", "LICENSE", "README.md", ".gitignore", "requirements", "src", "tools", "web")
"""What a package is made of."""
CLIENT = "src/potasovka/server/client"
ENGINE = "src/potasovka/server/engine"


def clean_clone(folder: Path) -> Path:
    """The tree as it is now, with nothing in it that was built."""
    folder.mkdir()
    for name in KEPT:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        else:
            shutil.copy(ROOT / name, folder / name)
    for built in (CLIENT, ENGINE):
        shutil.rmtree(folder / built, ignore_errors=True)
    return folder


def environment(pins: Path, **more: str) -> dict[str, str]:
    """The variables of a process that sees nothing of this tree; pip, also where it builds, keeps to the pins."""
    mine = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**mine, "PIP_CONSTRAINT": str(pins), "PIP_BUILD_CONSTRAINT": str(pins), "PYTHONUTF8": "1", **more}


def run(*command: str | Path, env: dict[str, str], cwd: Path) -> subprocess.CompletedProcess[str]:
    """A finished process and what it said."""
    return subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True, check=False)


def pip_wheel(source: Path, folder: Path, pins: Path, *options: str, **more: str) -> subprocess.CompletedProcess[str]:
    """`pip wheel`, in an environment of its own that pip makes for it unless an option says otherwise."""
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", *options, "--wheel-dir", str(folder), str(source)]
    return run(*command, env=environment(pins, **more), cwd=folder.parent)


def only(folder: Path, pattern: str) -> Path:
    """The one file of a folder."""
    (found,) = folder.glob(pattern)
    return found


def contents(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel by name, without the list of them."""
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist() if not name.endswith("/RECORD")}


class Environment:
    """An empty environment with one thing, and what that needs, installed into it."""

    def __init__(self, folder: Path, wheel: Path, extra: str, pins: Path) -> None:
        self.folder = folder
        self._env = environment(pins, XDG_DATA_HOME=str(folder / "data"))
        venv.create(folder / "venv", symlinks=True, with_pip=False)
        self._programs = folder / "venv" / "bin"
        command = [sys.executable, "-m", "pip", "--python", self.python, "install", "--no-compile", f"{wheel}{extra}"]
        done = run(*command, env=self._env, cwd=folder)
        assert done.returncode == 0, done.stderr

    @property
    def python(self) -> str:
        """Its Python."""
        return str(self._programs / "python")

    @property
    def potasovka(self) -> str:
        """Its command."""
        return str(self._programs / "potasovka")

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run something in it, in a folder where nothing else is."""
        return run(*command, env=self._env, cwd=self.folder)
