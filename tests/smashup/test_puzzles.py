"""Puzzles: a position with a goal, a turn that ends the game, and the ones that were found in self-play."""

from __future__ import annotations

from collections import Counter

import pytest

from potasovka.bots import bot_answer, make_bot
from potasovka.core import BadPosition, Record, Rng
from potasovka.core.puzzle import Puzzle
from potasovka.core.replay import replay
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import position
from potasovka.smashup.engine.goal import Goal, read_goal
from potasovka.smashup.engine.mode import CLASSIC
from potasovka.smashup.puzzles import goal_text, proved, puzzles, read, solves
from potasovka.smashup.scenario import Scenario

FULL = """
turn: A play
goal: capture 2
base: Workshop
  A: 4 General Ivan
base: Haunted House
  A: 3 General Ivan
  B: General Ivan
hand A: Spirit, Steam Man
hand B: Ghost
deck A: 5 Ghost
deck B: 5 Ghost
"""
"""The second base is full without a further card; which is scored first is asked."""
WORLDS = 40
"""Worlds in which each stored way is proved again."""
PUZZLES = [pytest.param(one, id=one.name) for one in puzzles()]


def scene(goal: str, **changes: str) -> Scenario:
    text = FULL.replace("capture 2", goal)
    for old, new in changes.items():
        text = text.replace(old.replace("_", " "), new)
    return Scenario(text)


def ended(s: Scenario) -> tuple[tuple[int, ...], str]:
    """Who has won, and what the log says last."""
    result = s.brawl.result
    assert result is not None
    return result.winners, s.brawl.log[-1].kind


# ---- the goal in a position ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("goal", ["win", "capture 1", "capture 2", "capture 9"])
def test_a_goal_is_read_and_written_back(goal: str) -> None:
    s = scene(goal)
    assert str(read_goal(goal)) == goal
    assert s.brawl.deal.mode.goal == read_goal(goal)
    text = position.write(s.brawl)
    assert f"goal: {goal}" in text.splitlines()
    assert position.write(SmashUp.new({"position": text}, 1).brawl) == text


@pytest.mark.parametrize("goal", ["", "lose", "capture", "capture 0", "capture 10", "capture two", "win 2", "WIN"])
def test_what_is_no_goal_is_refused_by_its_words(goal: str) -> None:
    with pytest.raises(BadPosition, match=f"'{goal}' is not a goal; goals are win, capture 1 … capture 9"):
        scene(goal)


def test_the_big_base_has_no_puzzles() -> None:
    with pytest.raises(BadPosition, match=r"line 2, 'goal: win': a puzzle has no board"):
        Scenario("board: first A\ngoal: win\nbase: Workshop")


def test_a_position_without_a_goal_is_played_as_ever() -> None:
    s = Scenario(FULL.replace("goal: capture 2\n", ""))
    assert s.brawl.deal.mode is CLASSIC
    s.end_turn().choose("Workshop")
    assert (s.asked, s.brawl.result) == ("B", None)
    assert not any(mark[0] == "captured" for mark in s.brawl.state.used)


def test_goals_are_said_in_words() -> None:
    assert goal_text(Goal("win")).id == "puzzle-goal-win"
    assert goal_text(Goal("capture", 2)) == ("puzzle-goal-capture", {"bases": 2})


# ---- the turn ends the game ----------------------------------------------------------------------------------------


def test_a_puzzle_is_solved_when_the_turn_ends_with_its_goal_reached() -> None:
    s = scene("capture 2").end_turn().choose("Workshop")
    assert ended(s) == ((0,), "log-solved")


@pytest.mark.parametrize("goal", ["capture 3", "win"])
def test_a_turn_that_misses_the_goal_ends_the_game_too_and_the_others_have_won(goal: str) -> None:
    s = scene(goal).end_turn().choose("Workshop")
    assert ended(s) == ((1,), "log-unsolved")


def test_all_others_have_won_where_there_are_more() -> None:
    s = Scenario(FULL.replace("capture 2", "win") + "hand C: Ghost\n").end_turn().choose("Workshop")
    assert ended(s) == ((1, 2), "log-unsolved")


def test_only_bases_at_which_the_solver_comes_first_count() -> None:
    s = scene("capture 2", **{"3_General_Ivan\n__B:_General_Ivan": "General Ivan\n  B: 3 General Ivan"})
    assert s.total("B", "Haunted House") > s.total("A", "Haunted House")
    assert ended(s.end_turn().choose("Workshop")) == ((1,), "log-unsolved")
    tied = scene("capture 2", **{"3_General_Ivan\n__B:_General_Ivan": "2 General Ivan\n  B: 2 General Ivan"})
    assert tied.total("B", "Haunted House") == tied.total("A", "Haunted House")
    assert ended(tied.end_turn().choose("Workshop")) == ((0,), "log-solved")


def test_the_game_is_won_with_fifteen_points_and_more_than_the_others() -> None:
    for points, end in (("A 9, B 0", "log-solved"), ("A 6, B 0", "log-unsolved"), ("A 9, B 14", "log-unsolved")):
        s = Scenario(f"points: {points}\n" + FULL.replace("capture 2", "win")).end_turn().choose("Workshop")
        assert ended(s)[1] == end, (points, s.points("A"), s.points("B"))


def test_the_end_of_the_turn_says_that_it_is_the_end_of_the_puzzle() -> None:
    choice = scene("win").choice
    assert choice.speaker.foresees(choice)[choice.index("end")] == ("foresee-puzzle", {})


def test_copies_worlds_and_records_remember_what_was_captured() -> None:
    game = SmashUp.new({"position": FULL, "ask_end": True}, 3)
    game.answer("end")
    asked = game.choice
    assert asked is not None
    text = game.record().to_text()
    for other in (game.clone(), game.determinise(0, Rng(4)), replay(Record.from_text(text)), game.clone().clone()):
        other.answer("base:haunted_house")
        assert other.result is not None
        assert other.result.winners == (0,)
    assert game.result is None


# ---- the puzzles that were found -----------------------------------------------------------------------------------


def test_there_are_enough_puzzles_of_each_kind() -> None:
    found = puzzles()
    assert len(found) >= 60
    assert [one.level for one in found] == sorted(one.level for one in found)
    levels, goals = Counter(one.level for one in found), Counter(one.goal.id for one in found)
    assert set(levels) == {1, 2, 3}
    assert min(levels.values()) >= 8
    assert set(goals) == {"puzzle-goal-win", "puzzle-goal-capture"}
    assert min(goals.values()) >= 15
    assert len({side.id for one in found for side in one.sides}) >= 24
    assert len({one.name for one in found}) == len({one.setup["position"] for one in found}) == len(found)


def test_no_two_puzzles_are_from_one_game() -> None:
    games = [row["game"] for row in read()["puzzles"]]
    assert len(games) == len(set(games))


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_way_is_proved_in_the_game_and_in_the_worlds_of_its_player(puzzle: Puzzle) -> None:
    for seed in (1, 2):
        game = SmashUp.new(puzzle.setup, seed, quiet=True)
        assert position.write(game.brawl) == puzzle.setup["position"]
        assert proved(game, puzzle.solution, WORLDS // 2, Rng(seed))


@pytest.mark.parametrize("puzzle", PUZZLES)
@pytest.mark.parametrize("luck", range(2))
def test_simple_play_misses_it(puzzle: Puzzle, luck: int) -> None:
    game = SmashUp.new(puzzle.setup, 1, quiet=True)
    assert game.choice is not None
    solver, rng = game.choice.seat, Rng(luck)
    bot = make_bot("smashup", "greedy", rng)
    while (choice := game.choice) is not None:
        game.answer(choice.keys[0] if len(choice) == 1 else bot_answer(bot, game, choice.seat, rng))
    assert game.result is not None
    assert game.result.winners != (solver,)


def test_a_way_that_stops_short_or_leaves_the_path_solves_nothing() -> None:
    puzzle = puzzles()[0]
    game = SmashUp.new(puzzle.setup, 1, quiet=True)
    assert not solves(game.clone(), puzzle.solution[:-1])
    assert not solves(game.clone(), ("end", *puzzle.solution))
    assert not proved(game, ("end",), 3, Rng(1))
