"""The table of Smash Up: whose is what, and what is written on it."""

from __future__ import annotations

import re

from cli.test_locale import drawn
from potasovka.cli import say
from potasovka.cli.smashup_table import SHAPES, SmashUpTable
from potasovka.core import Rng
from potasovka.core.words import words
from potasovka.smashup import SmashUp
from potasovka.smashup.scenario import Scenario


def test_everything_in_play_shows_whose_it_is_and_can_be_read() -> None:
    table, seen = SmashUpTable(words("en")), set()
    for number in range(6):
        game, rng = SmashUp.new({"players": 2, "boxes": ["anniversary", "awesome_level_9000"]}, number), Rng(number)
        while (choice := game.choice) is not None and len(game.answers) < 150:
            game.pick(rng.below(len(choice)))
            if len(game.answers) % 25 == 0 and game.choice is not None:
                seen |= look(table, game, game.choice.seat)
    assert seen == {"base action", "minion action", "titan", "waiting titan"}


def look(table: SmashUpTable, game: SmashUp, seat: int) -> set[str]:
    """Check one position; which kinds of cards were there."""
    view = game.view(seat)
    shown = re.sub(r"[\s│]+", " ", drawn(table.show(game, seat)))
    read = drawn(table.command("t", "", game, seat))
    places = [place for place in view["places"] if place["base"]]
    attached = [action for place in places for minion in place["minions"] for action in minion["actions"]]
    groups = {
        "base action": ("{} ▣ ", [action for place in places for action in place["actions"]]),
        "titan": ("{} ◆ ", [titan for place in places for titan in place["titans"]]),
        "minion action": ("[{} ", attached),
        "waiting titan": ("", [titan for player in view["players"] for titan in player["titans"]]),
        "": ("", [minion for place in places for minion in place["minions"]]),
    }
    for mark, cards in groups.values():
        for card in cards:
            if mark:
                assert mark.format(SHAPES[card["controller"]]) in shown
            name = say.card(card["card"], table.words)
            assert len(re.findall(rf"^{re.escape(name)} \(", read, re.MULTILINE)) == 1, name
    return {name for name, (_, cards) in groups.items() if cards and name}


BOARD = """
turn: A
board: first B, round 2, period 2
points: A 3, B 1
base: Workshop
side: north
  A 2: Ghost
  B 1: Spirit
side: south
  B 3: General Ivan
  buried: B Sprout
hand A: Ghost
hand B: Ghost
base deck: Haunted House, Secret Grove
"""


def test_the_board_of_the_big_base_shows_tracks_slots_and_what_each_would_get() -> None:
    game = Scenario(BOARD).game
    shown = re.sub(r"[\s│─]+", " ", drawn(SmashUpTable(words("en")).show(game, 0)))
    assert "Period 2 of 3, round 2 of 3 " in shown
    assert "Workshop: " in shown
    assert f"Next base: Haunted House. First player: {SHAPES[1]} Player 2" in shown
    assert f"{SHAPES[1]} total 9: 6 for the place, 1 for sides led" in shown
    assert f"{SHAPES[0]} total 4: 4 for the place, 1 for sides led" in shown
    slots = (f"{SHAPES[1]} 1. On occupation: Draw a", f"{SHAPES[0]} 2. Ongoing: While", "○ 3. Ongoing: Once")
    stands = (f"{SHAPES[0]} 4 → 1 point", "6 General Ivan", f"{SHAPES[1]} ▂ a face-down card")
    for told in (*slots, *stands, "North side", "East side", "South side", "West side"):
        assert told in shown
