"""Play with every other Python from 3.11 on that this machine has: `python tools/other_pythons.py`.

Each gets a small environment below build/pythons, with what the plain package needs as it is pinned, made once. All
plain modules are imported, those of extras are read, golden playthroughs come to their states, and bots play a whole
game of each kind, the same as here. A Python that cannot be tried is named with the reason, and is no failure.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "pythons"
PINS = ROOT / "requirements" / "play.txt"
OLDEST = (3, 11)
WHO = """
import sys
print(sys.implementation.name, sys.version.split()[0] + getattr(sys, "abiflags", ""), *sys.version_info[:2])
"""
TRIAL = """
import importlib, pkgutil, sys
from pathlib import Path
import golden, potasovka
from potasovka.core.catalogue import game_names
from potasovka.lab import simulate

for path in Path(potasovka.__file__).parent.rglob("*.py"):
    compile(path.read_text(encoding="utf-8"), str(path), "exec")
for module in pkgutil.walk_packages(potasovka.__path__, "potasovka.", onerror=lambda name: None):
    if not module.name.startswith(("potasovka.server", "potasovka.cli.serve", "potasovka.env")):
        importlib.import_module(module.name)
for game in golden.read_short():
    if said := golden.trouble(game):
        sys.exit(said)
for game in game_names():
    print(game, simulate(game, {"players": 2}, 1, 7, bots=["greedy", "random"]).digest)
"""


class Python(NamedTuple):
    """A Python that was found."""

    name: str
    """Implementation and version: `cpython 3.12.1`."""
    program: str


def candidates() -> list[Path]:
    """Programs that may be a Python 3, wherever they usually are."""
    home = Path.home()
    pyenv = Path(os.environ.get("PYENV_ROOT") or home / ".pyenv")
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    folders += [Path("/usr/bin"), Path("/usr/local/bin"), *sorted(pyenv.glob("versions/*/bin"))]
    folders += sorted((home / ".local" / "share" / "uv" / "python").glob("*/bin"))
    named = re.compile(r"(?:python|pypy)3(?:\.\d+)?t?(?:\.exe)?")
    found = [path for folder in folders if folder.is_dir() for path in sorted(folder.iterdir())]
    return [path for path in found if named.fullmatch(path.name) and os.access(path, os.X_OK)]


def found() -> list[Python]:
    """Every Python that is new enough, each version once, without the one that runs this."""
    mine = _who(sys.executable)
    seen: dict[str, Python] = {}
    for path in {path.resolve(): path for path in candidates()}.values():
        name = _who(str(path))
        if name and name != mine:
            seen.setdefault(name, Python(name, str(path)))
    return [seen[name] for name in sorted(seen)]


def _who(program: str) -> str:
    """What a program says that it is; nothing if it does not run or is too old."""
    try:
        done = subprocess.run([program, "-I", "-c", WHO], capture_output=True, text=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    said = done.stdout.split()
    if done.returncode or len(said) != 4 or (int(said[2]), int(said[3])) < OLDEST:
        return ""
    return f"{said[0]} {said[1]}"


def prepared(python: Python) -> tuple[str, str]:
    """The Python of its environment, made if it is not there; or nothing and the reason why there is none."""
    home = HOME / python.name.replace(" ", "-")
    inside = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    pins = constraints()
    state = hashlib.sha256("\n".join([python.program, *needed, pins]).encode()).hexdigest()
    stamp = home / "made-from.txt"
    if stamp.exists() and stamp.read_text() == state and _who(str(inside)) == python.name:
        return str(inside), ""
    HOME.mkdir(parents=True, exist_ok=True)
    limits = HOME / "constraints.txt"
    limits.write_text(pins, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(inside), "install", "--quiet", "--disable-pip-version-check"]
    for command in (
        [python.program, "-m", "venv", "--clear", "--without-pip", str(home)],
        [*pip, "--only-binary", ":all:", "--constraint", str(limits), *needed],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
            return "", lines[-1] if lines else f"{' '.join(command[:3])} failed"
    stamp.write_text(state)
    return str(inside), ""


def constraints() -> str:
    """The pins of `make play` without their hashes: what is pinned is pinned, and nothing else is asked for."""
    return "\n".join(re.findall(r"^([\w.-]+==[^\s;]+)", PINS.read_text(encoding="utf-8"), re.MULTILINE))


def trial(program: str) -> tuple[str, str]:
    """The games a Python plays, or nothing and what went wrong."""
    path = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tools"))
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}
    done = subprocess.run([program, "-c", TRIAL], env=env, cwd=HOME, capture_output=True, text=True, check=False)
    return ("", done.stderr) if done.returncode else (done.stdout, "")


def main() -> int:
    """Try them all, and say how it went."""
    HOME.mkdir(parents=True, exist_ok=True)
    others, failed = found(), False
    expected, trouble = trial(sys.executable)
    if trouble:
        sys.exit(f"this Python itself fails:\n{trouble}")
    for python in others:
        inside, why_not = prepared(python)
        if not inside:
            print(f"{python.name}: not tried, {why_not} ({python.program})", flush=True)
            continue
        games, trouble = trial(inside)
        failed |= games != expected
        told = "plays the same games" if games == expected else f"FAILED\n{trouble or games}"
        print(f"{python.name}: {told}", flush=True)
    if not others:
        print("there is no other Python from 3.11 on")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
