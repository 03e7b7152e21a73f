"""The search: honest work, the same answer for the same chance, the best of one's own turn and the mean of others'."""

from __future__ import annotations

from collections.abc import Callable

from potasovka.core import Game, Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.experience import experience
from potasovka.smashup.habits import Habits
from potasovka.smashup.scenario import Scenario
from potasovka.smashup.search import Effort, Search, Trial, _worth

WINNING = (
    "turn: A play\npoints: A 13, B 13\nbase: Workshop\n  A: 3 Mechanic\n  B: Mechanic\nbase: Haunted House\n"
    "  B: Spirit\nhand A: Steam Queen, Mechanic, Raze\nhand B: Ghost\ndeck A: 4 Mako\ndeck B: 4 Mako\n"
    "base deck: The Greenhouse"
)


def searching(seat: int, effort: Effort, chance: int = 1) -> Search:
    return Search(seat, experience().habits, experience().chances, effort, Rng(chance))


def imagining(game: Game, seat: int, chance: int = 1) -> Callable[[], Game]:
    rng = Rng(chance)
    return lambda: game.determinise(seat, rng)


def test_it_sees_the_victory_at_hand() -> None:
    game = Scenario(WINNING).game
    choice = game.choice
    assert choice is not None
    worths = searching(0, Effort(300, 2)).worths(choice.keys, imagining(game, 0))
    assert max(worths.values()) == 1.0
    assert worths.get("end", 0.0) < 1.0


def test_the_same_chance_gives_the_same_worths_and_leaves_the_game_alone() -> None:
    game, chance = SmashUp.new({"players": 3}, 6, quiet=True), Rng(6)
    for _ in range(30):
        choice = game.choice
        assert choice is not None
        game.pick(chance.below(len(choice)))
    choice = game.choice
    assert choice is not None
    before = game.state_digest()
    told = [searching(choice.seat, Effort(120, 2)).worths(choice.keys, imagining(game, choice.seat)) for _ in range(2)]
    assert told[0] == told[1]
    assert game.state_digest() == before


def test_more_effort_is_more_work_and_little_more_than_was_allowed() -> None:
    game = Scenario(WINNING).game
    choice = game.choice
    assert choice is not None
    spent = []
    for work in (100, 400, 1600):
        search = searching(0, Effort(work, 2))
        search.worths(choice.keys, imagining(game, 0))
        assert work <= search.spent < work + 150
        spent.append(search.spent)
    assert spent == sorted(spent)


def test_in_ones_own_turn_the_best_counts_and_in_others_the_mean() -> None:
    trial = Trial()
    for worth in (0.2, 0.8, 0.5):
        trial.add(worth, [round(10 * worth)])
    assert _worth(trial, mine=True) == 0.8
    assert _worth(trial, mine=False) == 0.5
    assert trial.plan == [8]


def test_a_plan_leads_to_the_end_of_the_turn() -> None:
    """The answers of a plan can be given in the game it was made for; what comes of them is what was judged best."""
    game = Scenario(WINNING).game
    plan = searching(0, Effort(0, 1)).turn(game.brawl, 200)
    for index in plan:
        assert game.choice is not None
        game.pick(index)
    assert game.result is not None
    assert game.result.winners == (0,)


def test_answers_that_look_bad_are_dropped() -> None:
    """Only as many as a last stage has are left; the best of a judge that likes one thing alone is among them."""
    s = Scenario(
        "turn: A play\nbase: Workshop\nbase: Haunted House\nhand A: Steam Queen, Mechanic, Ghost, Spirit, Mako\n"
        "hand B: Ghost\ndeck A: 4 Mako\ndeck B: 4 Mako"
    )
    choice = s.game.choice
    assert choice is not None
    assert len(choice) == 6

    def judge(brawl: Brawl) -> list[float]:
        """Whoever still holds the Steam Queen is lost."""
        book, state = brawl.deal.book, brawl.state
        return [float("steam_queen" not in [book.slug[state.face[card]] for card in hand]) for hand in state.hand]

    search = Search(0, Habits({"ask-menu end": 0.0}), judge, Effort(200, 2), Rng(1))
    worths = search.worths(choice.keys, imagining(s.game, 0))
    assert len(worths) == 2
    assert worths["play:steam_queen"] == 1.0
