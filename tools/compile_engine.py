"""Compile the hot parts of the Smash Up engine with mypyc, beside the plain package, and see that nothing changed.

python tools/compile_engine.py [--games 100]

The compiled package lies in build/compiled; `PYTHONPATH=build/compiled` puts it before the plain one, for studies and
bots. It needs a C compiler and the headers of Python; no card is touched, and the plain package stays what is tested.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "compiled"
ENGINE = (
    *("ask", "bases", "game", "knowledge", "lookout", "piles", "play", "scoring"),
    *("settle", "state", "triggers", "turn", "values", "verbs", "zones"),
)
"""State, numbers, triggers, the driver, and what they call all the time."""
HOT = ("potasovka/core/rng.py", *(f"potasovka/smashup/engine/{name}.py" for name in ENGINE))
RACE = """
import hashlib, sys, time
from potasovka.bots.random import play_out
from potasovka.core import Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import values

setup = {"players": 2, "boxes": ["awesome_level_9000"], "titans": False}
proof, games = hashlib.sha256(), int(sys.argv[1])
best, decisions = [float("inf")] * games, 0
for _ in range(3):
    decisions = 0
    for seed in range(games):
        began = time.perf_counter()
        game = SmashUp.new(setup, seed, quiet=True)
        decisions += play_out(game, Rng(~seed))
        best[seed] = min(best[seed], time.perf_counter() - began)
        proof.update(repr(game.answers).encode())
seconds = sum(best)
print(proof.hexdigest()[:16], games / seconds, decisions / seconds, values.__file__.endswith(".so"))
"""


def compiled() -> None:
    """Copy the package and compile the hot modules in place."""
    shutil.rmtree(HOME, ignore_errors=True)
    shutil.copytree(ROOT / "src", HOME, ignore=shutil.ignore_patterns("__pycache__", "client", "*.egg-info"))
    command = [sys.executable, "-m", "mypyc", "--config-file", os.devnull, *HOT]
    done = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr)[-2000:]
        sys.exit(f"mypyc could not compile the engine; is there a C compiler?\n{said}")


def race(home: Path, games: int) -> tuple[str, float, float, bool]:
    """Random games with the package at this path, of each its best of three.

    Returns their digest, games and decisions a second, and whether it is compiled.
    """
    command = [sys.executable, "-P", "-c", RACE, str(games)]
    env = {**os.environ, "PYTHONPATH": str(home)}
    told = subprocess.run(command, env=env, cwd=home, capture_output=True, text=True, check=True).stdout.split()
    return told[0], float(told[1]), float(told[2]), told[3] == "True"


def main(argv: list[str] | None = None) -> int:
    """Compile, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args(argv).games
    compiled()
    plain, fast = (race(home, games) for home in (ROOT / "src", HOME))
    for name, (_, rate, decisions, native) in (("plain", plain), ("compiled", fast)):
        print(f"{name:<10} {rate:8.1f} games/s {decisions:10,.0f} decisions/s{'  (machine code)' if native else ''}")
    if plain[0] != fast[0] or not fast[3]:
        sys.exit("the compiled engine plays otherwise than the plain one, or was not used")
    print(f"the same {games} games; PYTHONPATH={HOME.relative_to(ROOT)} uses the compiled engine")
    return 0


if __name__ == "__main__":
    sys.exit(main())
