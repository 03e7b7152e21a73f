"""Looking back at a finished game."""

from __future__ import annotations

from copy import deepcopy

import pytest

from potasovka.core import Record, Rng
from potasovka.core.catalogue import game_class
from potasovka.core.replay import replay
from potasovka.table.moment import check_moment, show_moment
from potasovka.table.patch import follow
from table.room import refused


def played(name: str) -> Record:
    """A random game of two."""
    game, chance = game_class(name).new({"players": 2}, 7), Rng(3)
    while game.choice is not None:
        game.pick(chance.below(len(game.choice)))
    return game.record()


@pytest.mark.parametrize("name", ["hitzroad", "smashup"])
def test_a_finished_game_is_shown_at_each_of_its_moments(name: str) -> None:
    record = played(name)
    total = len(record.answers)
    game = None
    for at in (0, 3, 4, 2, total):
        check_moment(record, at)
        for seat in (0, 1, None):
            kept = game
            game, shown = show_moment(game, record, at, seat)
            then = replay(record, at)
            assert (game is kept) is (
                kept is not None and (seat != 0 or at != 2)
            )  # who looks further does not begin again
            assert (shown["at"], shown["total"]) == (at, total)
            assert shown["view"] == then.view(seat)
            assert shown["log"] == [event.for_seat(seat) for event in then.log]
            assert shown["asked"] == (None if then.choice is None else then.choice.seat)
            assert (shown["answer"] is None) is (at == total)
    with refused("no-moment"):
        check_moment(record, total + 1)


def test_the_film_of_a_step_leads_from_the_moment_before_to_this_one() -> None:
    record = played("smashup")
    game, before = show_moment(None, record, 0, None)
    assert (before["film"], before["patch"], before["log_from"]) == ([], None, len(before["log"]))
    scenes = 0
    for at in range(1, len(record.answers) + 1):
        game, shown = show_moment(game, record, at, None)
        state = {"film": shown["film"], "patch": shown["patch"]}
        assert follow(deepcopy(before["view"]), deepcopy(state)) == shown["view"]
        assert shown["log_from"] == len(before["log"])
        assert all(shown["log_from"] <= line < len(shown["log"]) for line, _ in shown["film"])
        scenes += len(shown["film"])
        before = shown
    assert scenes > 20
