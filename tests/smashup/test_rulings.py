"""Rulings on turns, extra cards, scoring and numbers: each test carries the number of the ruling it shows."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine import telling
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene

pytestmark = pytest.mark.usefixtures("toys")


def test_ruling_001_what_lasts_until_my_turn_ends_before_start_of_turn_effects() -> None:
    s = scene(
        "Workshop: B General Ivan, B Ghost [A Choking Vines]",
        "Haunted House",
        a="Toy Mute, Ghost, Scrap Diving",
        b="3 Ghost",
    )
    s.play("Toy Mute").choose("General Ivan").end_turn()
    assert s.asked == "B"
    s.end_turn()
    assert s.asked == "A"
    assert board(s)["Workshop"] == "B General Ivan 6, B Ghost 2 [A Choking Vines]"


def test_ruling_003_an_extra_minion_may_be_kept_until_later_in_the_phase() -> None:
    s = scene("Workshop: A Venus Man Trap", "Haunted House", a="Insta-Grow, 3 Water Lily", deck_a="Sprout")
    s.play("Insta-Grow").talent("Venus Man Trap").play("Water Lily", at="Workshop").play("Water Lily", at="Workshop")
    assert s.minions("Workshop") == ["Sprout", "Venus Man Trap", "Water Lily", "Water Lily"]
    assert s.asked == "B"


def test_ruling_003_an_extra_minion_not_used_in_the_phase_is_lost() -> None:
    s = scene("Workshop", "Haunted House", a="Insta-Grow, 3 Water Lily", deck_a="9 Ghost", b="Ghost, Scrap Diving")
    s.play("Insta-Grow").play("Water Lily", at="Workshop").end_turn().end_turn()
    assert s.asked == "A"
    assert [slot.kind for slot in s.brawl.state.slots] == ["minion", "action"]


def test_ruling_005_the_minion_of_commission_is_played_at_once_and_the_move_must_follow() -> None:
    s = scene("Workshop: B Mechanic", "Secret Grove", a="Commission, 2 Water Lily")
    s.play("Commission")
    expects(s, "A", "ask-play-extra", "Water Lily", "pass")
    s.choose("Water Lily", "Workshop")
    assert board(s) == {"Workshop": "A Water Lily 3", "Secret Grove": "B Mechanic 4"}
    s.done()


def test_ruling_007_either_both_or_none_of_the_extras_of_ghostly_arrival() -> None:
    s = scene("Workshop", "Haunted House", plays="action", a="Ghostly Arrival, Water Lily, Scrap Diving, Insta-Grow")
    s.play("Ghostly Arrival").play("Scrap Diving")
    expects(s, "A", "ask-menu", "play Water Lily", "end")


def test_ruling_009_more_than_ten_cards_are_discarded_only_in_the_own_draw_phase() -> None:
    s = scene(
        "Workshop: A Ghost | A Difference Engine",
        "Haunted House",
        a="8 Scrap Diving",
        deck_a="9 Sprout",
        b="Ghost",
        deck_b="9 Sprout",
    )
    s.end_turn()
    assert (s.asked, len(s.hand("A"))) == ("B", 11)  # ten after drawing two, one more at the end of the turn
    s.end_turn()
    assert (s.asked, len(s.hand("A"))) == ("A", 11)
    s.end_turn()
    assert (s.asked, s.prompt) == ("A", "ask-hand-limit")


def test_ruling_011_an_empty_deck_is_made_anew_before_it_is_searched() -> None:
    s = scene("Workshop: A Venus Man Trap", "Haunted House", a="Scrap Diving", discard_a="Sprout, Zeppelin, Spirit")
    s.talent("Venus Man Trap")
    assert s.minions("Workshop") == ["Sprout", "Venus Man Trap"]
    assert (sorted(s.deck("A")), s.discard("A")) == (["Spirit", "Zeppelin"], [])
    s = scene("Workshop: A Venus Man Trap", "Haunted House", a="Scrap Diving", discard_a="Zeppelin, Spirit")
    s.talent("Venus Man Trap")
    assert (sorted(s.deck("A")), s.discard("A")) == (["Spirit", "Zeppelin"], [])


def test_ruling_013_end_of_turn_effects_come_before_until_end_of_turn_ones_lapse() -> None:
    s = scene("Workshop: A Toy Notary", "Haunted House", a="Weed Eater", deck_a="4 Ghost")
    s.play("Weed Eater", at="Workshop")
    expects(s, "A", "ask-discard", "yes", "no")
    assert s.power("Weed Eater") == 3
    s.choose("yes")
    assert (s.asked, s.power("Weed Eater"), len(s.hand("A"))) == ("B", 5, 3)


def test_ruling_015_the_winner_is_looked_for_only_at_the_end_of_the_turn() -> None:
    s = scene("Workshop", "Haunted House", a="Shady Deal, Water Lily", deck_a="4 Ghost", points="A 14, B 3")
    s.play("Shady Deal")
    assert (s.points("A"), s.game.result) == (15, None)
    s.play("Water Lily", at="Workshop")
    result = s.game.result
    assert result is not None
    assert (result.winners, len(s.hand("A"))) == ((0,), 2)


def test_ruling_015_a_tie_at_fifteen_plays_on() -> None:
    s = scene("Workshop", "Haunted House", a="Water Lily, Scrap Diving", points="A 16, B 16")
    s.end_turn()
    assert (s.game.result, s.asked) == (None, "B")


def test_ruling_017_a_talent_may_be_used_on_the_turn_its_card_is_played_and_once_a_turn() -> None:
    s = scene("Workshop: A Ghost", "Haunted House", a="Zeppelin, Water Lily")
    s.play("Zeppelin", at="Haunted House").talent("Zeppelin")
    refuses(s, "talent Zeppelin")
    assert s.minions("Haunted House") == ["Ghost"]


def test_ruling_019_an_opening_hand_without_minions_is_shown_discarded_and_drawn_anew_once() -> None:
    seed = next(seed for seed in range(500) if _asked_for_mulligan(seed))
    game = _new(seed)
    seat = game.choice.seat
    hand = sorted(telling.slug_of(game.brawl, card) for card in game.brawl.state.hand[seat])
    assert all(game.brawl.deal.book.by_slug[slug].kind == "action" for slug in hand)
    game.answer("yes")
    assert sorted(game.view(1 - seat)["players"][seat]["discard"]) == hand
    assert (len(game.brawl.state.hand[seat]), len(game.brawl.state.deck[seat])) == (5, 30)
    assert game.choice.prompt.id != "ask-mulligan" or game.choice.seat != seat


def _new(seed: int) -> SmashUp:
    pairs = [["ghosts", "bear_cavalry"], ["killer_plants", "steampunks"]]
    return SmashUp.new({"players": 2, "factions": pairs, "first": 0}, seed)


def _asked_for_mulligan(seed: int) -> bool:
    choice = _new(seed).choice
    return choice is not None and choice.prompt.id == "ask-mulligan"


def test_ruling_021_one_particular_card_is_played_now_or_not_at_all() -> None:
    s = scene("Workshop", "Tsar's Palace", a="Mechanic, 2 Scrap Diving", discard_a="Zeppelin")
    s.play("Mechanic", at="Tsar's Palace").choose("pass")
    refuses(s, "play Zeppelin")
    s.done()


def test_ruling_023_a_base_that_fell_below_its_breakpoint_before_the_check_does_not_score() -> None:
    s = scene("Toy Meadow: A Toy Four, B Toy Three", "Toy Valley", a="Toy Strike, Ghost", deck_a="4 Ghost")
    assert s.prizes("Toy Meadow") == {"A": 5, "B": 3}
    s.play("Toy Strike").choose("Toy Three").end_turn()
    assert (s.points("A"), s.bases()) == (0, ["Toy Meadow", "Toy Valley"])


def test_ruling_025_points_go_by_totals_at_the_award_step() -> None:
    s = scene(
        "Toy Meadow: A Toy Four, B Toy Three",
        "Toy Valley",
        turn="A score",
        b="Toy Guest",
        deck_a="4 Ghost",
        base_deck="Toy Hill",
    )
    expects(s, "B", "ask-special", "special Toy Guest", "pass")
    s.choose("special Toy Guest")
    assert (s.points("A"), s.points("B")) == (3, 5)


def test_ruling_027_a_base_replaced_before_the_award_is_not_scored_and_all_are_checked_again() -> None:
    s = scene(
        "Toy Meadow: A Toy Four, B Toy Three",
        "Toy Valley",
        turn="A score",
        b="Toy Swap",
        deck_a="4 Ghost",
        base_deck="Toy Hill, Workshop",
    )
    s.choose("special Toy Swap")
    # The replacement, with the minions that stayed, is ready as well and is scored.
    assert (s.points("A"), s.points("B")) == (4, 2)
    assert s.bases() == ["Workshop", "Toy Valley"]


def test_ruling_029_two_players_tied_for_second_leave_nobody_third() -> None:
    s = scene(
        "Toy Valley: A Toy Three +6, B Toy Three +3, C Toy Three +3, D Toy One +1",
        "Haunted House",
        a="Ghost",
        c="Ghost",
    )
    assert s.prizes("Toy Valley") == {"A": 4, "B": 2, "C": 2, "D": 0}
    s = scene("Toy Valley: A Toy Three, B Toy Three, C Toy One", "Haunted House", a="Ghost", c="Ghost")
    assert s.prizes("Toy Valley") == {"A": 4, "B": 4, "C": 1}


def test_ruling_031_a_minion_of_no_power_still_takes_part() -> None:
    s = scene(
        "Workshop: A Ghost, B Sprout | A Sleep Spores, C Sleep Spores, C Sleep Spores, B Sleep Spores",
        "Haunted House",
        a="Ghost",
        c="Ghost",
    )
    assert (s.total("A", "Workshop"), s.total("B", "Workshop")) == (0, 0)
    assert s.prizes("Workshop") == {"A": 4, "B": 4}


def test_ruling_037_each_player_may_of_a_base_comes_first_then_specials() -> None:
    s = scene(
        "Toy Bench: A Toy Four, B Toy Three",
        "Toy Valley",
        turn="B score",
        a="Toy Cheer",
        b="Toy Cheer",
        deck_a="4 Ghost",
        deck_b="4 Ghost",
        base_deck="Toy Hill",
    )
    expects(s, "B", "ask-discard", "yes", "no")
    s.choose("yes")
    expects(s, "A", "ask-discard", "yes", "no")
    s.choose("no")
    expects(s, "B", "ask-special", "special Toy Cheer", "pass")
    assert s.hand("B") == ["Ghost", "Toy Cheer"]


def test_ruling_039_both_winners_of_a_tie_use_the_base_the_current_player_first() -> None:
    s = scene(
        "Inventor's Salon: A General Ivan, A Steam Queen, B General Ivan, B Steam Queen",
        "Toy Valley",
        turn="B score",
        a="Ghost",
        discard_a="Zeppelin",
        discard_b="Bear Hug",
        deck_b="4 Ghost",
        base_deck="Toy Hill",
    )
    expects(s, "B", "ask-to-hand", "Bear Hug", "pass")
    s.choose("Bear Hug")
    expects(s, "A", "ask-to-hand", "Zeppelin", "pass")
    s.choose("Zeppelin")
    assert (s.hand("A"), s.points("A"), s.points("B")) == (["Ghost", "Zeppelin"], 4, 4)


def test_ruling_047_when_a_base_is_cleared_every_card_goes_to_its_owner() -> None:
    s = scene(
        "Toy Meadow: B Toy Four of A [Make Contact], A Toy Three [Choking Vines]",
        "Toy Valley",
        turn="A score",
        deck_a="4 Ghost",
        base_deck="Toy Hill",
    )
    assert s.discard("A") == ["Choking Vines", "Toy Four", "Toy Three"]
    assert s.discard("B") == ["Make Contact"]
    assert (s.points("A"), s.points("B")) == (3, 5)


def test_ruling_049_an_ability_before_scoring_is_optional_and_looks_at_current_power() -> None:
    def position() -> Scenario:
        return scene(
            "Toy Meadow: A Toy Hunter, B Toy Four, B Toy Three +1, C Toy Four | A Sleep Spores",
            "Toy Valley",
            turn="A score",
            deck_a="4 Ghost",
            base_deck="Toy Hill",
            c="Ghost",
        )

    s = position()
    s.choose("special Toy Hunter")
    expects(s, "A", "ask-destroy", "Toy Hunter", "Toy Four", "Toy Three", "Toy Four")
    s.choose("C Toy Four")
    assert (s.points("A"), s.points("B"), s.points("C")) == (3, 5, 0)
    s = position()
    s.choose("pass")
    assert (s.points("A"), s.points("B"), s.points("C")) == (2, 5, 3)


def test_ruling_053_a_card_in_hand_has_its_printed_power() -> None:
    s = scene("Secret Grove: | A Rotary Slug Thrower", "Workshop", plays="action", a="Sprout, Steam Man, Scrap Diving")
    assert s.why_not("Steam Man") == "why-other-slot"
    s.play("Sprout")
    assert board(s)["Secret Grove"] == "A Sprout 4 | A Rotary Slug Thrower"


def test_ruling_055_counters_travel_with_a_move_and_are_gone_when_the_minion_leaves_play() -> None:
    s = scene(
        "Workshop: A Ghost +2",
        "Toy Valley",
        plays="action, action, minion",
        a="Bear Rides You, Toy Recall, Steam Man",
    )
    s.play("Bear Rides You")
    assert board(s)["Toy Valley"] == "A Ghost 4"
    s.play("Toy Recall").play("Ghost", at="Workshop").choose("pass")
    assert board(s)["Workshop"] == "A Ghost 2"


def test_ruling_057_overgrowth_as_printed_makes_the_breakpoint_0_over_everything() -> None:
    s = scene("Workshop: B Ghost | A Overgrowth", "Toy Valley", turn="A start", a="Toy Pillar, Water Lily")
    s.play("Toy Pillar").choose("Workshop")
    assert (s.breakpoint("Workshop"), s.breakpoint("Toy Valley")) == (0, 30)


def test_ruling_065_continuous_power_is_gained_on_arrival_and_lost_on_leaving() -> None:
    s = scene(
        "Workshop: A Ghost | A Rotary Slug Thrower",
        "Toy Valley: A Spirit",
        plays="action, action, minion",
        a="2 Bear Rides You, Steam Man",
    )
    s.play("Bear Rides You").choose("Spirit").play("Bear Rides You").choose("Ghost")
    assert board(s) == {"Workshop": "A Spirit 5 | A Rotary Slug Thrower", "Toy Valley": "A Ghost 2"}


def test_ruling_067_aggromotive_counts_on_every_players_turn_and_for_no_minion() -> None:
    s = scene("Workshop: A Ghost | A Aggromotive", "Toy Valley", turn="B", a="Ghost")
    assert (s.total("A", "Workshop"), s.power("Ghost")) == (7, 2)


def test_ruling_069_steam_man_gains_one_however_many_actions_are_there() -> None:
    s = scene("Workshop: A Steam Man | A Zeppelin, A Deep Roots, A Sleep Spores", "Toy Valley", a="Ghost")
    assert s.power("Steam Man") == 4


def test_ruling_075_reductions_add_up_and_stop_at_0() -> None:
    s = scene("Workshop: C Toy Three, C Toy One | A Sleep Spores, B Sleep Spores", "Toy Valley", a="Ghost", c="Ghost")
    assert board(s)["Workshop"] == "C Toy One 0, C Toy Three 1 | A Sleep Spores, B Sleep Spores"


def test_ruling_199_a_special_may_also_be_played_as_the_regular_action() -> None:
    s = scene("Workshop", "Toy Valley", a="Toy Cheer, Water Lily", deck_a="4 Ghost")
    s.play("Toy Cheer")
    assert (s.hand("A"), s.discard("A")) == (["Ghost", "Water Lily"], ["Toy Cheer"])


def test_ruling_209_an_empty_base_deck_is_made_anew_from_the_discarded_bases() -> None:
    s = scene(
        "Toy Meadow: A Toy Four, B Toy Three", "Toy Valley", turn="A score", deck_a="4 Ghost", base_discard="Workshop"
    )
    assert sorted(s.bases()) in (["Toy Meadow", "Toy Valley"], ["Toy Valley", "Workshop"])
    assert s.brawl.state.base_discard == []


def test_ruling_301_when_a_base_scores_is_the_award_step() -> None:
    s = scene(
        "Toy Stage: A Toy Four, B Toy Three",
        "Toy Valley",
        turn="A score",
        a="Toy Cheer",
        deck_a="4 Ghost",
        base_deck="Toy Hill",
    )
    expects(s, "A", "ask-special", "special Toy Cheer", "pass")
    assert (s.points("A"), s.hand("A")) == (0, ["Toy Cheer"])  # before: not yet
    s.choose("pass")
    expects(s, "A", "ask-special", "special Toy Cheer", "pass")
    assert (s.points("A"), s.hand("A")) == (3, ["Ghost", "Toy Cheer"])  # ahead of after
