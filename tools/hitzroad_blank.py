"""Blank each card of Hit Z Road in turn, its text and each of its numbers: a test must notice.

Every mutant runs in a forked child in which the table of cards is changed before anything else of the game is loaded.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from potasovka.hitzroad import cards as cards_module
from potasovka.hitzroad.cards import CARDS, Card
from potasovka.hitzroad.events import NO_EVENT

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests" / "hitzroad" / "test_cards.py"


def mutants(card: Card) -> Iterator[tuple[str, Card]]:
    """The card with one thing taken away, for each thing it has."""
    if card.event.kind:
        yield "text", card._replace(event=NO_EVENT)
    for kind, name in enumerate(("ammo", "gas", "adrenaline")):
        if card.resources[kind]:
            less = list(card.resources)
            less[kind] = 0
            yield name, card._replace(resources=(less[0], less[1], less[2]))
    if card.zombies:
        yield "zombies", card._replace(zombies=0)
    if card.horde:
        yield "horde", card._replace(horde=0)
    if card.vp:
        yield "vp", card._replace(vp=0)


def main(argv: Sequence[str] | None = None) -> int:
    """Print a table of what was blanked and whether a test failed; 0 if one always did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cards", nargs="*", help="only these cards")
    options = parser.parse_args(argv)
    known = {card.id for card in CARDS}
    unknown = [name for name in options.cards if name not in known]
    if unknown:
        parser.error(f"there is no card {unknown[0]}")
    if not _passes(CARDS, ""):
        print("hitzroad: the tests fail without any blank", file=sys.stderr)
        return 1
    missed = count = 0
    for number, card in enumerate(CARDS):
        if options.cards and card.id not in options.cards:
            continue
        marks = []
        for what, mutant in mutants(card):
            changed = (*CARDS[:number], mutant, *CARDS[number + 1 :])
            noticed = not _passes(changed, f"{card.id}.")
            count += 1
            missed += not noticed
            marks.append(what if noticed else f"{what} NOT NOTICED")
        print(f"{card.id:<7} {', '.join(marks) or 'nothing to blank'}", flush=True)
    print(f"hitzroad: {count} blanks, {missed} not noticed")
    return 1 if missed else 0


def _passes(table: tuple[Card, ...], only: str) -> bool:
    """Whether the card tests pass with this table of cards, in a child process."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        os._exit(_run(table, only))
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise RuntimeError(f"pytest did not run the tests of {only or 'all cards'}: it ended with {code}")
    return code == pytest.ExitCode.OK


def _run(table: tuple[Card, ...], only: str) -> int:
    """Change the table, load the rest of the game anew and run the tests whose ids end with the card's."""
    for name in [name for name in sys.modules if name.startswith("potasovka.hitzroad")]:
        if name not in ("potasovka.hitzroad.cards", "potasovka.hitzroad.events"):
            del sys.modules[name]
    cards_module.CARDS = table
    importlib.import_module("potasovka.hitzroad.game")
    os.chdir(ROOT)
    arguments = ["-x", "-q", "--assert=plain", "-p", "no:xdist", "-p", "no:hypothesispytest", str(TESTS)]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return int(pytest.main([*arguments, "-k", only] if only else arguments))


if __name__ == "__main__":
    sys.exit(main())
