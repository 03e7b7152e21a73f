"""Power, totals and breakpoints: «Исходная», «Всё остальное»."""

from __future__ import annotations

import pytest

from smashup.helpers import board, expects, scene

pytestmark = pytest.mark.usefixtures("toys")


def test_counters_always_change_power_and_stay_with_the_minion() -> None:
    """«Всё остальное»: power counters."""
    s = scene(
        "Workshop: A Toy Three", "Toy Valley", plays="action, action, minion", a="Toy Counters, Bear Rides You, Ghost"
    )
    s.play("Toy Counters").play("Bear Rides You")
    assert (board(s)["Toy Valley"], s.counters("Toy Three"), s.total("A", "Toy Valley")) == ("A Toy Three 5", 2, 5)


def test_counters_on_a_minion_that_leaves_play_are_gone() -> None:
    """«Всё остальное»: when a card leaves play."""
    s = scene("Workshop: A Toy Three +4", "Toy Valley", plays="action, minion", a="Toy Recall, Ghost")
    s.play("Toy Recall").play("Toy Three", at="Workshop")
    assert s.power("Toy Three") == 3


def test_power_is_never_below_0_and_later_bonuses_count_from_the_true_sum() -> None:
    """«Всё остальное»: not below zero; numbers are summed on read."""
    s = scene(
        "Workshop: B Toy One | A Sleep Spores, A Sleep Spores, A Sleep Spores",
        "Toy Valley",
        turn="B",
        a="Ghost",
        b="Toy Counters, Ghost",
    )
    assert s.power("Toy One") == 0
    s.play("Toy Counters")
    assert s.power("Toy One") == 0  # 1 - 3 + 2
    assert s.total("B", "Workshop") == 0


def test_the_breakpoint_is_never_below_0() -> None:
    """«Всё остальное»: not below zero."""
    s = scene("Toy Meadow", "Toy Valley", a="Toy Pit, Ghost")
    s.play("Toy Pit").choose("Toy Meadow")
    assert (s.breakpoint("Toy Meadow"), s.breakpoint("Toy Valley")) == (0, 30)


def test_a_changed_breakpoint_lasts_until_the_end_of_the_turn() -> None:
    """«Всё остальное»: effects end with the turn unless they say more."""
    s = scene("Toy Meadow", "Toy Valley", a="Toy Pillar, Ghost")
    s.play("Toy Pillar").choose("Toy Meadow")
    assert s.breakpoint("Toy Meadow") == 9
    s.end_turn()
    assert s.breakpoint("Toy Meadow") == 6


def test_out_of_play_power_is_the_printed_one() -> None:
    """«Всё остальное»: power of a minion out of play."""
    s = scene(
        "Secret Grove: | A Rotary Slug Thrower", "Toy Valley", plays="action", a="Sprout, Toy Three, Scrap Diving"
    )
    assert (s.why_not("Sprout"), s.why_not("Toy Three")) == ("", "why-other-slot")


def test_starting_power_is_the_least_solution() -> None:
    """rules-decisions, starting values: two that look at each other do not lift each other for ever."""
    s = scene("Workshop: A Toy Mirror, B Toy Mirror", "Toy Valley: A Toy Mirror, B Toy Four +3", a="Ghost")
    assert board(s) == {
        "Workshop": "A Toy Mirror 2, B Toy Mirror 2",
        "Toy Valley": "A Toy Mirror 4, B Toy Four 7",
    }


def test_starting_power_spreads_through_a_chain() -> None:
    """rules-decisions, starting values and cancelling."""
    s = scene("Workshop: A Toy Mirror, B Toy Mirror, C Toy Four", "Toy Valley", a="Ghost", c="Ghost")
    assert board(s)["Workshop"] == "A Toy Mirror 4, B Toy Mirror 4, C Toy Four 4"


def test_a_lower_starting_power_of_others_changes_nothing() -> None:
    """«Исходная»."""
    s = scene("Workshop: A Toy Mirror, B Toy One", "Toy Valley", a="Ghost")
    assert s.power("Toy Mirror") == 2


def test_ongoing_effects_that_switch_each_other_on_and_off_do_not_loop() -> None:
    """«Постоянное» (ongoing): reading a number never asks and always ends (Hauntings, Polar Commandos, one Door)."""
    s = scene(
        "Workshop: A Haunting, B Haunting, A Polar Commando, B Polar Commando"
        " | A Sleep Spores, B Sleep Spores, A Door to the Beyond",
        "Toy Valley",
        a="2 Ghost",
        b="2 Ghost",
    )
    board_ = {
        line.rsplit(" ", 1)[0]: int(line.rsplit(" ", 1)[1]) for line in board(s)["Workshop"].split(" | ")[0].split(", ")
    }
    assert board_ == {"A Haunting": 8, "B Haunting": 6, "A Polar Commando": 5, "B Polar Commando": 3}


def test_a_cancelled_ability_does_not_exist() -> None:
    """«Отменить»."""
    s = scene("Workshop: B Polar Commando [A Toy Gag]", "Toy Valley", a="Toy Strike, Ghost", deck_a="Sprout")
    assert s.power("Polar Commando") == 4
    s.play("Toy Strike")
    assert s.discard("B") == ["Polar Commando"]


def test_cancelling_ends_when_its_term_ends() -> None:
    """«Отменить» (to cancel)."""
    s = scene("Workshop: B Polar Commando", "Toy Valley", a="Toy Mute, Ghost", b="Ghost")
    s.play("Toy Mute")
    assert s.power("Polar Commando") == 4
    s.end_turn()
    assert s.power("Polar Commando") == 4
    s.end_turn()
    assert (s.asked, s.power("Polar Commando")) == ("A", 6)


def test_a_cancelled_talent_cannot_be_used() -> None:
    """«Отменить»."""
    s = scene("Workshop: A Venus Man Trap [B Toy Gag]", "Toy Valley", a="Ghost", deck_a="Sprout")
    assert "talent Venus Man Trap" not in s.options


def test_of_two_cancelling_cards_the_older_one_counts() -> None:
    """rules-decisions, two cards that cancel each other: the older counts, what is cancelled cancels nothing."""
    jammers = {"A": "A Toy Jammer, B Toy Jammer", "B": "B Toy Jammer, A Toy Jammer"}
    for older, both in jammers.items():
        s = scene(f"Workshop: {both}, A Steam Man, B Steam Man | A Zeppelin, B Zeppelin", "Toy Valley", a="Ghost")
        power = {"A": s.power("A Steam Man"), "B": s.power("B Steam Man")}
        assert power == {seat: 4 if seat == older else 3 for seat in "AB"}


def test_what_adds_only_to_the_total_changes_no_power() -> None:
    """«Раздача очков»: totals."""
    s = scene("Workshop: A Toy One | A Aggromotive", "Toy Valley", a="Ghost")
    assert (s.power("Toy One"), s.total("A", "Workshop")) == (1, 6)


def test_the_parts_of_a_number_add_up_to_it() -> None:
    """A number can be explained line by line."""
    s = scene("Workshop: B Toy Three +2 | B Rotary Slug Thrower, A Sleep Spores", "Toy Valley", a="Ghost")
    minion = s.game.view(0)["places"][0]["minions"][0]
    assert minion["power"] == 6 == sum(part["amount"] for part in minion["parts"])
    assert {part["card"]: part["amount"] for part in minion["parts"]} == {
        "toy_three": 3,
        None: 2,
        "rotary_slug_thrower": 2,
        "sleep_spores": -1,
    }


def test_of_two_replacements_the_controller_of_the_card_picks() -> None:
    """rules-decisions, two replacements at once."""
    s = scene(
        "Workshop: B Toy Three | B Escape Hatch, B Toy Hatch", "Toy Valley", a="Toy Strike, Ghost", deck_a="Sprout"
    )
    s.play("Toy Strike")
    expects(s, "B", "ask-replacement", "Escape Hatch", "Toy Hatch")
    s.choose("Toy Hatch")
    assert s.hand("B") == ["Ghost", "Toy Three"]
    s.done()


def test_power_is_asked_anew_after_every_change() -> None:
    """Nothing is stored that could grow stale: hand, place, control, counters, turn."""
    s = scene(
        "Workshop: A Haunting | A Rotary Slug Thrower",
        "Toy Valley",
        plays="action, action, minion, minion",
        a="Bear Rides You, Scrap Diving, Toy One, Toy Three",
    )
    assert s.power("Haunting") == 5
    s.play("Toy One", at="Workshop").play("Scrap Diving")
    assert s.power("Haunting") == 8
    s.play("Bear Rides You").choose("Haunting")
    assert s.power("Haunting") == 6


def test_counters_on_actions_mean_nothing() -> None:
    """«Всё остальное» (WWT, all the rest)."""
    s = scene("Workshop: A Toy One | A Zeppelin", "Toy Valley", a="Toy Dot, Ghost")
    s.play("Toy Dot")
    assert (s.counters("Zeppelin"), s.total("A", "Workshop"), s.breakpoint("Workshop")) == (1, 1, 20)


def test_an_effect_on_minions_fixes_them_now() -> None:
    """«Пояснения по картам» (IYF, notes on cards): later arrivals gain nothing, leavers keep it."""
    s = scene(
        "Workshop: A Toy One",
        "Toy Valley",
        plays="action, action, minion, minion",
        a="Toy Toast, Bear Rides You, Toy Three, Ghost",
    )
    s.play("Toy Toast").choose("Workshop").play("Toy Three", at="Workshop").play("Bear Rides You").choose("Toy One")
    assert board(s) == {"Workshop": "A Toy Three 3", "Toy Valley": "A Toy One 2"}


def test_an_effect_on_a_place_follows_who_comes_and_goes() -> None:
    """«Пояснения по картам» (IYF, notes on cards): later arrivals gain, leavers lose; and it ends with the turn."""
    s = scene(
        "Workshop: A Toy One, B Toy One",
        "Toy Valley",
        plays="action, action, minion, minion",
        a="Toy Anthem, Bear Rides You, Toy Three, Ghost",
    )
    s.play("Toy Anthem").choose("Workshop").play("Toy Three", at="Workshop").play("Bear Rides You").choose("Toy One")
    assert board(s) == {"Workshop": "A Toy Three 4, B Toy One 1", "Toy Valley": "A Toy One 1"}
    s.end_turn()
    assert s.power("Toy Three") == 3


def test_entering_play_is_no_increase_of_power_but_a_counter_is() -> None:
    """rules-decisions, Counting Sheep: settled powers are compared."""
    s = scene(
        "Workshop: | A Toy Barometer",
        "Toy Valley",
        turn="B",
        plays="minion, action, action",
        a="Ghost",
        b="Toy Three, Toy Counters, Scrap Diving",
        deck_a="4 Sprout",
    )
    s.play("Toy Three", at="Workshop")
    assert s.hand("A") == ["Ghost"]
    s.play("Toy Counters")
    assert s.hand("A") == ["Ghost", "Sprout"]


def test_the_end_of_a_reduction_is_an_increase_of_power() -> None:
    """rules-decisions, Counting Sheep."""
    s = scene(
        "Workshop: B Toy Three | A Toy Barometer, A Sleep Spores",
        "Toy Valley",
        turn="B",
        plays="action, action, minion",
        a="Ghost",
        b="Scrap Diving, Bear Necessities, Ghost",
        deck_a="4 Sprout",
    )
    s.play("Scrap Diving").play("Bear Necessities").choose("Sleep Spores")
    assert (s.power("Toy Three"), s.hand("A")) == (3, ["Ghost", "Sprout"])


def test_what_a_card_on_a_minion_does_to_its_place_goes_with_the_minion() -> None:
    """«Ключевые слова», to move: with all that is on it; its abilities work where it is."""
    s = scene("Workshop: A Toy Three [A Toy Torch], B Toy One", "Toy Valley: B Toy Four", a="Bear Rides You, Ghost")
    assert board(s) == {"Workshop": "A Toy Three 4 [A Toy Torch], B Toy One 2", "Toy Valley": "B Toy Four 4"}
    s.play("Bear Rides You")
    assert board(s) == {"Workshop": "B Toy One 1", "Toy Valley": "A Toy Three 4 [A Toy Torch], B Toy Four 5"}
    s.done()
