"""«Большой куш», «Я первый!», «Раздача очков», «Разойтись по углам!», «Споры при раздаче»: scoring in nine steps."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine import bases, playable
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, scene

pytestmark = pytest.mark.usefixtures("toys")


def scoring(*bases: str, turn: str = "A score", **more: str) -> Scenario:
    more.setdefault("deck_a", "4 Ghost")
    more.setdefault("base_deck", "Toy Stage, Workshop")
    return scene(*bases, turn=turn, **more)


def test_a_base_is_ready_when_the_sum_of_all_totals_reaches_its_breakpoint() -> None:
    """«Большой куш» (scoring), step 1."""
    s = scoring("Toy Meadow: A Toy Three, B Toy Three", "Toy Valley")
    assert (s.points("A"), s.points("B")) == (5, 5)
    s = scoring("Toy Meadow: A Toy Four, B Toy One", "Toy Valley")
    assert (s.points("A"), s.bases()) == (0, ["Toy Meadow", "Toy Valley"])


def test_what_adds_to_a_total_only_counts_as_well() -> None:
    """rules-decisions, Scoring: the sum of the players' totals."""
    s = scoring("Toy Meadow: A Toy One | A Aggromotive", "Toy Valley")
    assert s.points("A") == 5


def test_the_current_player_chooses_among_ready_bases_and_all_of_them_score() -> None:
    """«Порядок раздачи очков», steps 2 and 9: not only the first of two, and none twice."""
    s = scoring(
        "Toy Meadow: A Toy Three, B Toy Three",
        "Toy Hill: A Toy Four, B Toy Three",
        "Toy Valley",
        turn="B score",
        a="Ghost",
    )
    expects(s, "B", "ask-score-which", "Toy Meadow", "Toy Hill")
    s.choose("Toy Hill")
    assert (s.points("A"), s.points("B")) == (9, 7)
    assert s.bases() == ["Workshop", "Toy Stage", "Toy Valley"]


def test_a_base_that_becomes_ready_by_another_scoring_is_scored_too() -> None:
    """«Порядок раздачи очков», step 9: check again."""
    s = scoring(
        "Toy Meadow: A Toy Four, B Toy Three", "Toy Hill: A Toy Three", turn="A score", a="Toy Rescue", b="Ghost"
    )
    s.choose("special Toy Rescue")
    # The rescued minion makes the hill ready.
    assert (s.points("A"), s.points("B")) == (9, 3)
    assert s.bases() == ["Toy Stage", "Workshop"]


def test_scoring_goes_on_if_the_total_falls_below_the_breakpoint_meanwhile() -> None:
    """«Большой куш»: chosen is chosen."""
    s = scoring("Toy Meadow: A Toy Hunter, B Toy Four", "Toy Valley")
    s.choose("special Toy Hunter")
    assert (s.points("A"), s.points("B")) == (0, 5)
    assert s.bases() == ["Toy Stage", "Toy Valley"]


def test_specials_go_round_until_all_pass_in_a_row() -> None:
    """«Я первый!»: who passed may still answer another player's Special."""
    s = scoring("Toy Meadow: A Toy Four, B Toy Three", "Toy Valley", a="2 Toy Cheer", b="Toy Cheer", deck_b="4 Ghost")
    expects(s, "A", "ask-special", "special Toy Cheer", "pass")
    s.choose("pass")
    expects(s, "B", "ask-special", "special Toy Cheer", "pass")
    s.choose("special Toy Cheer")
    expects(s, "A", "ask-special", "special Toy Cheer", "pass")
    s.choose("special Toy Cheer")
    expects(s, "A", "ask-special", "special Toy Cheer", "pass")
    assert s.points("A") == 0
    s.choose("pass")
    expects(s, "A", "ask-special", "special Toy Cheer", "pass")  # the next window: after scoring
    assert s.points("A") == 5


def test_there_is_a_window_before_and_a_window_after() -> None:
    """«Порядок раздачи очков», steps 3 and 5."""
    s = scoring("Toy Meadow: A Toy Four, B Toy Three", "Toy Valley", a="Toy Cheer")
    s.choose("pass")
    assert (s.prompt, s.points("A"), s.minions("Toy Meadow")) == ("ask-special", 5, ["Toy Four", "Toy Three"])
    s.choose("special Toy Cheer")
    assert (s.discard("A"), s.bases()) == (["Toy Cheer", "Toy Four"], ["Toy Stage", "Toy Valley"])


def test_specials_work_from_play_from_hand_and_from_the_discard_pile() -> None:
    """«Спецсвойство»; «Я первый!»."""
    s = scoring("Toy Meadow: A Toy Hunter, B Toy Four", "Toy Valley", a="Toy Guest", discard_a="Toy Phoenix")
    expects(s, "A", "ask-special", "special Toy Hunter", "special Toy Guest", "pass")
    s.choose("pass")
    expects(s, "A", "ask-special", "special Toy Phoenix", "pass")
    s.choose("special Toy Phoenix")
    assert "Toy Phoenix" in s.hand("A")


def test_a_special_on_another_players_turn_is_used_by_its_controller() -> None:
    """«Всё остальное»: also on other players' turns."""
    s = scoring("Toy Meadow: B Toy Hunter, A Toy Four", "Toy Valley")
    expects(s, "B", "ask-special", "special Toy Hunter", "pass")


def test_abilities_in_play_come_before_specials_and_each_player_may_goes_clockwise() -> None:
    """«Я первый!» (WWT, whose ability first)."""
    s = scoring(
        "Toy Bench: A Toy Four, B Toy Three", "Toy Valley", a="Toy Cheer", c="Ghost", deck_b="4 Ghost", deck_c="4 Ghost"
    )
    asked = []
    while s.prompt == "ask-discard":
        asked.append(s.asked)
        s.choose("yes")
    assert asked == ["A", "B", "C"]
    expects(s, "A", "ask-special", "special Toy Cheer", "pass")


@pytest.mark.parametrize(
    ("minions", "prizes"),
    [
        ("A Toy Four, B Toy Three, C Toy One", {"A": 4, "B": 2, "C": 1}),
        ("A Toy Three +7, B Toy Three +7, C Toy Three +2", {"A": 4, "B": 4, "C": 1}),
        ("A Toy Four, B Toy Three, C Toy Three, D Toy One", {"A": 4, "B": 2, "C": 2, "D": 0}),
        ("A Toy Three, B Toy Three, C Toy Three, D Toy One", {"A": 4, "B": 4, "C": 4, "D": 0}),
        ("A Toy Four, B Toy Four, C Toy Three, D Toy One", {"A": 4, "B": 4, "C": 1, "D": 0}),
        ("A Toy Four, B Toy Three, C Toy One, D Toy Three +3", {"A": 2, "B": 1, "C": 0, "D": 4}),
        ("B Toy One", {"B": 4}),
    ],
)
def test_points_by_place_and_ties(minions: str, prizes: dict[str, int]) -> None:
    """«Раздача очков», «Споры при раздаче» (points, ties): fourth place is never paid."""
    s = scene(f"Toy Valley: {minions}", "Workshop", a="Ghost")
    assert s.prizes("Toy Valley") == prizes


def test_without_a_minion_but_with_power_one_takes_part() -> None:
    """«Раздача очков» (WWT): a minion or at least 1 power."""
    s = scene("Toy Valley: B Toy One | A Zeppelin", "Workshop", a="Ghost")
    assert s.prizes("Toy Valley") == {"B": 4}


def test_points_are_never_below_0() -> None:
    """rules-decisions, two replacements at once."""
    s = scoring("Toy Meadow: A Toy Four, B Toy Three | A Toy Tax", "Toy Valley", points="A 0, B 1")
    assert (s.points("A"), s.points("B")) == (5, 1)


def test_after_scoring_all_cards_are_discarded_together_and_not_as_destroyed() -> None:
    """«Разойтись по углам!», step 6."""
    s = scoring(
        "Toy Meadow: A Toy Martyr, A Toy Four, B Toy Three [A Choking Vines] | B Zeppelin", "Toy Valley", deck_b="Ghost"
    )
    assert (s.discard("A"), s.discard("B")) == (["Choking Vines", "Toy Four", "Toy Martyr"], ["Toy Three", "Zeppelin"])
    assert len(s.hand("A")) == 2  # the two of the draw phase only: no martyr was destroyed
    assert board(s) == {"Toy Stage": "", "Toy Valley": ""}


def test_abilities_that_wait_for_a_discard_do_happen() -> None:
    """«Разойтись по углам!»: there are such abilities; all left at once, so they saw each other go."""
    s = scoring("Toy Meadow: A Toy Mourner, A Toy Four, B Toy Three", "Toy Valley")
    assert len(s.hand("A")) == 3


def test_who_left_after_scoring_is_not_discarded_and_triggers_nothing() -> None:
    """Discard triggers are not collected before an after-scoring move took the minion away."""
    s = scoring("Toy Meadow: A Toy Mourner, A Toy Four, B Toy Three", "Toy Valley", a="Toy Rescue")
    s.choose("special Toy Rescue", "Toy Four")
    assert (s.minions("Toy Valley"), len(s.hand("A"))) == (["Toy Four"], 2)


def test_the_scored_base_is_discarded_and_replaced_at_its_place() -> None:
    """«Порядок раздачи очков», steps 7 and 8."""
    s = scoring("Toy Valley", "Toy Meadow: A Toy Four, B Toy Three", "Workshop", base_deck="Toy Hill, Toy Stage")
    assert s.bases() == ["Toy Valley", "Toy Hill", "Workshop"]
    assert [s.brawl.card[card].name for card in s.brawl.state.base_discard] == ["Toy Meadow"]
    assert [s.brawl.card[card].name for card in s.brawl.state.base_deck] == ["Toy Stage"]


def test_an_empty_base_deck_is_made_anew() -> None:
    """«Разойтись по углам!» (WWT)."""
    s = scoring("Toy Meadow: A Toy Four, B Toy Three", "Toy Valley", base_deck="", base_discard="Toy Hill")
    assert len(s.bases()) == 2
    assert s.brawl.state.base_discard == []


def test_a_base_of_breakpoint_0_with_nobody_there_pays_nobody_and_is_replaced() -> None:
    """rules-decisions, Scoring."""
    s = scene(
        "Toy Hill: | A Overgrowth", "Toy Valley", turn="A start", a="Steam Man", base_deck="Toy Stage", deck_a="4 Ghost"
    )
    s.end_turn()
    assert (s.points("A"), s.points("B")) == (0, 0)
    assert (s.bases(), s.discard("A")) == (["Toy Stage", "Toy Valley"], ["Overgrowth"])


def test_a_base_swapped_while_it_scores_stops_the_scoring_and_its_minions_stay() -> None:
    """rules-decisions, a base card swapped while it scores: minions follow the place, base actions the card."""
    s = scoring(
        "Toy Meadow: A Toy Four, B Toy Three +1 [A Toy Gag] | B Deep Roots",
        "Toy Valley",
        b="Toy Swap, Spirit",
        base_deck="Tsar's Palace",
    )
    s.choose("special Toy Swap")
    assert (s.points("A"), s.points("B")) == (0, 0)
    assert board(s) == {"Tsar's Palace": "A Toy Four 4, B Toy Three 4 [A Toy Gag]", "Toy Valley": ""}
    assert s.discard("B") == ["Deep Roots", "Toy Swap"]


def test_a_base_swapped_after_the_award_keeps_its_points_and_clears_nothing() -> None:
    """rules-decisions, a base card swapped while it scores."""
    s = scoring("Toy Meadow: A Toy Four, B Toy Three", "Toy Valley", b="Toy Swap", base_deck="Tsar's Palace, Workshop")
    s.choose("pass", "special Toy Swap")
    assert (s.points("A"), s.points("B")) == (5, 3)
    assert board(s) == {"Tsar's Palace": "A Toy Four 4, B Toy Three 3", "Toy Valley": ""}


def test_when_a_base_scores_comes_with_the_points() -> None:
    """«Порядок раздачи очков», step 4."""
    s = scoring("Toy Stage: A Toy Four, B Toy Three", "Toy Valley", base_deck="Toy Hill", b="Ghost", deck_b="2 Spirit")
    assert (len(s.hand("A")), s.hand("B")) == (3, ["Ghost"])


def test_all_tied_winners_use_the_ability_of_the_base() -> None:
    """«Споры при раздаче»."""
    s = scoring("Toy Stage: A Toy Four, B Toy Four", "Toy Valley", base_deck="Toy Hill", b="Ghost", deck_b="2 Spirit")
    assert (len(s.hand("A")), s.hand("B")) == (3, ["Ghost", "Spirit"])


def test_bases_are_not_checked_during_the_play_phase() -> None:
    """«Проверь базы»: after all cards are played."""
    s = scene("Toy Meadow: B Toy Four", "Toy Valley", a="Toy Three, Scrap Diving", base_deck="Toy Hill")
    s.play("Toy Three", at="Toy Meadow")
    assert (s.prompt, s.bases()) == ("ask-menu", ["Toy Meadow", "Toy Valley"])


def test_borrowed_minions_count_for_who_controls_them() -> None:
    """«Контролировать»."""
    s = scoring("Toy Meadow: A Toy Four of B [Make Contact], B Toy Three", "Toy Valley")
    assert (s.points("A"), s.points("B")) == (5, 3)
    assert s.discard("B") == ["Toy Four", "Toy Three"]


def test_a_place_whose_base_has_just_been_cleared_is_no_place_to_choose() -> None:
    """Between steps 7 and 8 of «Порядок раздачи очков» there is no base to play on or move to."""
    s = scene("Workshop", "Haunted House: A Ghost", "Secret Grove", a="Water Lily")
    game = s.game
    bases.clear(game.brawl, 0, [])
    ghost = game.brawl.minion(game.brawl.state.minions[1][0])
    assert (list(ghost.places()), ghost.other_places(1)) == ([1, 2], [2])
    lily = game.brawl.card[game.brawl.state.hand[0][0]]
    assert list(playable.targets(game.brawl, lily, 0)) == [("base", 1), ("base", 2)]
