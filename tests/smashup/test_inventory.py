"""The inventory of a state: what a digest is made of, whatever numbers cards and definitions have."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from potasovka.core import Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.engine.terms import END_OF_TURN, NOBODY, POWER, Claim, Lasting, Slot
from smashup.helpers import scene

TOOLS = Path(__file__).parents[2] / "tools"
STRANGER = """
from potasovka.smashup.engine.card import Minion

class Stranger(Minion, power=3, copies=20):
    '''A box that comes before all others.'''
"""
NEW_BOX = """
import sys
from potasovka.smashup import sets
sets.__path__.append(sys.argv[1])
sets.BOXES = ("new_box", *sets.BOXES)
from potasovka.smashup.engine.registry import registry
assert registry().by_slug["stranger"].index == 0

import golden
print([said for game in (*golden.read_short(), *golden.read_corpus()[::8]) if (said := golden.trouble(game))])
"""


def test_a_new_box_changes_no_digest(tmp_path: Path) -> None:
    """All definitions get other numbers, and the golden playthroughs come to their states."""
    box = tmp_path / "new_box"
    box.mkdir()
    for name, code in (("__init__", ""), ("strangers", STRANGER), ("bases", "")):
        (box / f"{name}.py").write_text(code)
    command = [sys.executable, "-c", NEW_BOX, str(tmp_path)]
    done = subprocess.run(command, cwd=TOOLS, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def table() -> SmashUp:
    return scene(
        "Workshop: A Ghost, B Spirit", "Haunted House", a="Ghost, Sprout", deck_a="Mako, Spirit", discard_b="Mako"
    ).game


def swap_top(game: SmashUp) -> None:
    game.brawl.state.deck[0].reverse()


def cancel(game: SmashUp) -> None:
    game.brawl.sight = replace(game.brawl.sight, cancelled=frozenset({game.brawl.state.minions[0][0]}))


CHANGES: dict[str, Callable[[SmashUp], object]] = {
    "chance": lambda game: game.brawl.state.rng.seed(),
    "points": lambda game: game.brawl.state.vp.__setitem__(1, 3),
    "whose turn": lambda game: setattr(game.brawl.state, "current", 1),
    "order of a deck": swap_top,
    "a card in hand": lambda game: game.brawl.state.hand[0].pop(),
    "a discard pile": lambda game: game.brawl.state.discard[1].pop(),
    "counters": lambda game: game.brawl.state.counters.__setitem__(game.brawl.state.minions[0][0], 1),
    "owner": lambda game: setattr(game.brawl.state, "owner", (1,) * len(game.brawl.state.owner)),
    "controller": lambda game: game.brawl.state.ctrl.__setitem__(game.brawl.state.minions[0][0], 1),
    "who knows a card": lambda game: game.brawl.state.known.__setitem__(game.brawl.state.deck[0][0], 2),
    "the text of a card": lambda game: game.brawl.state.run_text(
        game.brawl.state.minions[0][0], game.brawl.state.face[game.brawl.state.deck[0][0]]
    ),
    "where a minion is": lambda game: game.brawl.state.minions[1].append(game.brawl.state.minions[0].pop()),
    "what is cancelled": cancel,
    "a slot": lambda game: game.brawl.state.slots.append(Slot("minion", max_power=2)),
    "what lasts": lambda game: game.brawl.state.lasting.append(
        Lasting(POWER, game.brawl.state.minions[0][0], 2, END_OF_TURN)
    ),
    "a claim": lambda game: game.brawl.state.claims.append(
        Claim(game.brawl.state.minions[0][0], 1, END_OF_TURN, NOBODY)
    ),
    "winners": lambda game: setattr(game.brawl.state, "winners", (1,)),
    "the base deck": lambda game: game.brawl.state.base_deck.append(game.brawl.state.base[0]),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_changes_shows(what: str) -> None:
    game, twin = table(), table()
    assert twin.state_digest() == game.state_digest()
    CHANGES[what](twin)
    assert twin.state_digest() != game.state_digest()


def test_the_order_of_a_hand_and_the_numbers_of_equal_cards_do_not_show() -> None:
    game, twin = table(), table()
    twin.brawl.state.hand[0].reverse()
    assert twin.state_digest() == game.state_digest()


def test_taking_the_inventory_changes_nothing() -> None:
    one, other = SmashUp.new({"players": 3}, 4), SmashUp.new({"players": 3}, 4)
    for _ in range(60):
        assert one.choice is not None
        index = Rng(len(one.answers)).below(len(one.choice))
        one.inventory()
        one.pick(index)
        other.pick(index)
    assert one.inventory() == other.inventory()
    assert one.view(0) == other.view(0)
