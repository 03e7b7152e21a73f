"""Compile the hot parts of the Smash Up engine with mypyc, beside the plain package, and see that nothing changed.

python tools/compile_engine.py [--games 500] [--below build] [--quick]

The compiled package lies in build/compiled. Processes in which bots think take it from there, at the server and in
studies with several jobs (`bots/compiled.py`); `PYTHONPATH=build/compiled` puts it before the plain one everywhere. It
needs a C compiler and the headers of Python; no card is touched, and the plain package stays what is tested.
Both packages play the games of `engine_trial.py` and must agree in all that is seen of them; then the compiled one goes
through the tests that know nothing of how it is made, and both tell how fast they are. `--quick` is for `make test`:
compiled in haste, the games and nothing else, and where there is no compiler that is said and no failure.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from itertools import zip_longest
from pathlib import Path

from potasovka.bots.compiled import STAMP, stamp

ROOT = Path(__file__).resolve().parent.parent
ENGINE = (
    *("aftermath", "ask", "bases", "brawl", "driver", "knowledge", "lasting", "lookout", "piles", "play", "playable"),
    *("scoring", "state", "telling", "triggers", "turn", "values", "verbs", "zones"),
)
"""State, numbers, triggers, the driver, and what they call all the time."""
THOUGHT = ("experience", "features", "habits", "search")
"""What bots of Smash Up think with."""
HOT = (
    "potasovka/core/rng.py",
    *(f"potasovka/smashup/engine/{name}.py" for name in ENGINE),
    *(f"potasovka/smashup/{name}.py" for name in THOUGHT),
)
TESTS = ("tests/conformance", "tests/smashup", "tests/test_golden.py")
"""What the compiled engine must pass as well."""
PLAIN_ONLY = (
    "tests/smashup/test_copies.py::test_every_field_of_a_game_has_its_part_in_a_copy",
    "tests/smashup/test_driver.py::test_a_key_is_turned_into_an_option_once",
)
"""But for tests that look at how a class is laid out, or put a function of their own into a compiled module."""
RACE = """
import sys, time
from potasovka.bots.random import play_out
from potasovka.core import Rng
from potasovka.smashup import SmashUp

setup = {"players": 2, "boxes": ["awesome_level_9000"], "titans": False}
games = int(sys.argv[1])
best, decisions = [float("inf")] * games, 0
for _ in range(3):
    decisions = 0
    for seed in range(games):
        began = time.perf_counter()
        game = SmashUp.new(setup, seed, quiet=True)
        decisions += play_out(game, Rng(~seed))
        best[seed] = min(best[seed], time.perf_counter() - began)
seconds = sum(best)
print(games / seconds, decisions / seconds)
"""


def missing() -> str:
    """What is not there that compiling needs; nothing if all is."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    headers = Path(sysconfig.get_paths()["include"])
    return "" if (headers / "Python.h").is_file() else f"no headers of Python in {headers}"


def compiled(home: Path, *, hasty: bool) -> None:
    """Copy the package and compile the hot modules in place."""
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(ROOT / "src", home, ignore=shutil.ignore_patterns("__pycache__", "client", "*.egg-info"))
    command = [sys.executable, "-m", "mypyc", "--config-file", os.devnull, *HOT]
    env = {**os.environ, "MYPYC_OPT_LEVEL": "0" if hasty else "3"}
    done = subprocess.run(command, env=env, cwd=home, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"mypyc could not compile the engine:\n{(done.stdout + done.stderr)[-2000:]}")
    shutil.rmtree(home / "build", ignore_errors=True)
    (home / STAMP).write_text(stamp(ROOT / "src" / "potasovka"), encoding="utf-8")


def played(home: Path, games: int) -> tuple[list[str], list[str]]:
    """What `engine_trial.py` prints with the plain package and with the compiled one."""
    command = [sys.executable, "-P", str(ROOT / "tools" / "engine_trial.py"), "--games", str(games)]
    both = [
        subprocess.Popen(command, env=with_package(path), cwd=home, stdout=subprocess.PIPE, text=True)
        for path in (ROOT / "src", home)
    ]
    plain, fast = (one.communicate()[0].splitlines() for one in both)
    return plain, fast


def differences(plain: list[str], fast: list[str], games: int) -> list[str]:
    """Where the two do not agree, or fail in a game."""
    if plain[:1] != ["plain"] or fast[:1] != ["compiled"]:
        return [f"the builds could not be told apart: {plain[:1]}, {fast[:1]}"]
    rows = list(zip_longest(plain[1:], fast[1:], fillvalue="nothing"))
    wrong = [f"plain {one}, compiled {other}" for one, other in rows if one != other or "Error" in one]
    return wrong if len(rows) == games else [*wrong, f"{len(rows)} games were played instead of {games}"]


def race(home: Path, games: int) -> tuple[float, float]:
    """Random games with the package at this path, of each its best of three: games and decisions a second."""
    command = [sys.executable, "-P", "-c", RACE, str(games)]
    told = subprocess.run(command, env=with_package(home), cwd=home, capture_output=True, text=True, check=True).stdout
    rate, decisions = told.split()
    return float(rate), float(decisions)


def with_package(home: Path) -> dict[str, str]:
    """The variables of a process that takes the package from this path."""
    return {**os.environ, "PYTHONPATH": str(home)}


def main(argv: list[str] | None = None) -> int:
    """Compile, compare, test, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--below", type=Path, default=ROOT / "build", help="it becomes compiled/ in this folder")
    parser.add_argument("--quick", action="store_true")
    args = parser.parse_args(argv)
    lacking = missing()
    if lacking:
        print(f"the engine cannot be compiled here: {lacking}", file=sys.stdout if args.quick else sys.stderr)
        return 0 if args.quick else 1
    home: Path = args.below.resolve() / "compiled"
    compiled(home, hasty=args.quick)
    wrong = differences(*played(home, args.games), args.games)
    if wrong:
        sys.exit("\n".join(["the compiled engine plays otherwise than the plain one, or not at all:", *wrong[:20]]))
    print(f"the same {args.games} games, their copies, worlds and logs", flush=True)
    if args.quick:
        return 0
    command = [sys.executable, "-m", "pytest", "-n", "2", *TESTS, *(f"--deselect={test}" for test in PLAIN_ONLY)]
    if subprocess.run(command, env=with_package(home), cwd=ROOT, check=False).returncode:
        sys.exit("the compiled engine fails these tests")
    for name, path in (("plain", ROOT / "src"), ("compiled", home)):
        rate, decisions = race(path, 100)
        print(f"{name:<10} {rate:8.1f} games/s {decisions:10,.0f} decisions/s")
    print(f"bots use it as it is; PYTHONPATH={os.path.relpath(home, ROOT)} uses it for everything")
    return 0


if __name__ == "__main__":
    sys.exit(main())
