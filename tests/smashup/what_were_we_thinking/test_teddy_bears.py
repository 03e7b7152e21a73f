"""«Плюшевые мишки», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene

PRINTED = {
    "Sir Squeezes": (1, 5),
    "Fun Bear": (2, 2),
    "Lovey Bear": (3, 3),
    "Snuggly Bear": (4, 1),
    "Bear Picnic": (1, 0),
    "Care Package": (2, 0),
    "Cuddle": (2, 0),
    "Group Hug": (1, 0),
    "Love Overload": (1, 0),
    "Square Deal": (1, 0),
    "Tea Party": (1, 0),
    "Too Cute": (1, 0),
}


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["teddy_bears"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


# ---- Sir Squeezes


def _squeezes(hand: str = "2 Lovey Bear, 3 Fun Bear, 2 Snuggly Bear, Guide", **more: str) -> Scenario:
    s = scene("Workshop", "The Greenhouse: | A Deep Roots", a=f"Sir Squeezes, {hand}, Scrap Diving", **more)
    s.play("Sir Squeezes", at="Workshop")
    return s.choose("pass") if s.prompt == "ask-special" else s


def test_sir_squeezes_brings_up_to_three_minions_of_power_5_together() -> None:
    s = _squeezes()
    assert s.why_not("Guide") == "why-other-slot"  # power 4
    s.play("Fun Bear").play("Fun Bear")  # only here, so nobody asks where
    assert (s.why_not("Fun Bear"), s.why_not("Lovey Bear"), s.why_not("Snuggly Bear")) == (
        "why-other-slot",
        "why-other-slot",
        "",
    )
    s.play("Snuggly Bear")
    assert s.minions("Workshop") == ["Fun Bear", "Fun Bear", "Sir Squeezes", "Snuggly Bear"]
    assert s.why_not("Snuggly Bear") == "why-no-slot"
    s.done()


def test_sir_squeezes_may_bring_a_3_and_a_2_and_then_nobody() -> None:
    s = _squeezes()
    s.play("Lovey Bear").play("Fun Bear")
    assert (s.why_not("Snuggly Bear"), s.why_not("Fun Bear")) == ("why-other-slot", "why-other-slot")
    assert board(s)["The Greenhouse"] == "| A Deep Roots"
    s.done()


def test_sir_squeezes_brings_three_at_most() -> None:
    s = _squeezes("5 Snuggly Bear")
    s.play("Snuggly Bear").play("Snuggly Bear").play("Snuggly Bear")
    assert (s.why_not("Snuggly Bear"), len(s.minions("Workshop"))) == ("why-no-slot", 4)
    s.done()


def test_sir_squeezes_may_come_alone() -> None:
    s = _squeezes()
    s.end_turn()
    assert (s.asked, s.minions("Workshop")) == ("B", ["Sir Squeezes"])


# ---- Fun Bear


def _fun(**more: str) -> Scenario:
    return scene(
        "Workshop: A Fun Bear, A Ghost, B Steam Queen",
        "The Greenhouse: A Fun Bear, A Steam Queen, B Spirit",
        turn=more.pop("turn", "B"),
        a=more.pop("a", "2 Steam Queen, Carried Away"),
        b="2 Steam Queen, 3 Carried Away",
        plays="minion, minion, action, action, action",
        **more,
    )


def test_fun_bear_gets_a_counter_after_another_player_plays_or_moves_a_minion_here() -> None:
    s = _fun()
    s.play("Steam Queen", at="Workshop")
    assert (s.counters("Fun Bear @ Workshop"), s.counters("Fun Bear @ The Greenhouse")) == (1, 0)
    s.play("Carried Away").choose("Spirit").play("Carried Away").choose("A Steam Queen")  # whoever's minion it is
    assert board(s) == {
        "Workshop": "A Fun Bear 5, A Ghost 2, A Steam Queen 5, B Spirit 3, B Steam Queen 5, B Steam Queen 5",
        "The Greenhouse": "A Fun Bear 2",
    }
    s.done()


def test_fun_bear_does_not_answer_its_own_player() -> None:
    s = _fun(turn="A")
    s.play("Steam Queen", at="Workshop").play("Carried Away").choose("Spirit")
    assert s.counters("Fun Bear @ Workshop") == 0
    s.done()


def test_fun_bear_answers_when_another_player_moves_it_to_a_new_base() -> None:
    s = _fun()
    s.play("Carried Away").choose("Fun Bear @ Workshop")
    assert board(s)["The Greenhouse"] == "A Fun Bear 3, A Fun Bear 3, A Steam Queen 5, B Spirit 3"
    s.done()


# ---- Lovey Bear


def test_lovey_bear_starts_with_the_highest_starting_power_of_a_rival_here() -> None:
    s = scene(
        "Workshop: A Lovey Bear +1, A General Ivan, B Steam Queen +2, B Ghost, C Mechanic",
        "The Greenhouse: A Lovey Bear, C Spectre",
        "Secret Grove: A Lovey Bear",
        a="Sprout",
        c="Ghost",
    )
    assert board(s) == {
        "Workshop": "A General Ivan 6, A Lovey Bear 6, B Ghost 2, B Steam Queen 7, C Mechanic 4",
        "The Greenhouse": "A Lovey Bear 5, C Spectre 5",
        "Secret Grove": "A Lovey Bear 3",
    }
    s.done()


def test_lovey_bear_follows_who_comes_and_goes() -> None:
    s = scene("Workshop: A Lovey Bear, B Steam Queen", "The Greenhouse: A Lovey Bear", a="Carried Away, Sprout")
    s.play("Carried Away").choose("Steam Queen")
    assert board(s) == {"Workshop": "A Lovey Bear 3", "The Greenhouse": "A Lovey Bear 5, B Steam Queen 5"}
    s.done()


def test_two_opposing_lovey_bears_do_not_drive_each_other_up() -> None:
    s = scene(
        "Workshop: A Lovey Bear +2, B Lovey Bear", "The Greenhouse: A Lovey Bear, A Guide, B Lovey Bear", a="Sprout"
    )
    assert board(s) == {
        "Workshop": "A Lovey Bear 5, B Lovey Bear 3",
        "The Greenhouse": "A Guide 4, A Lovey Bear 4, B Lovey Bear 4",
    }
    s.done()


# ---- Snuggly Bear


def test_snuggly_bear_may_join_the_first_minion_its_player_plays_in_a_turn() -> None:
    s = scene("Workshop", "The Greenhouse", a="Steam Queen, Snuggly Bear, 2 Care Package, Steam Man", b="Snuggly Bear")
    s.play("Steam Queen", at="Workshop")
    expects(s, "A", "ask-special", "special Snuggly Bear", "pass")
    s.choose("special Snuggly Bear")
    assert board(s) == {"Workshop": "A Snuggly Bear 1, A Steam Queen 5", "The Greenhouse": ""}
    s.done()


def test_snuggly_bear_does_not_join_a_second_minion() -> None:
    s = scene(
        "Workshop", "The Greenhouse", a="2 Steam Queen, Snuggly Bear, Scrap Diving", plays="minion, minion, minion"
    )
    s.play("Steam Queen", at="Workshop").choose("pass").play("Steam Queen", at="The Greenhouse")
    expects(s, "A", "ask-menu", "play Snuggly Bear", "end")


def test_snuggly_bear_stays_in_hand_where_it_cannot_be_played() -> None:
    s = scene("Tsar's Palace", "The Greenhouse", a="Steam Queen, Snuggly Bear, Scrap Diving")
    s.play("Steam Queen", at="Tsar's Palace")
    assert s.hand("A") == ["Scrap Diving", "Snuggly Bear"]
    s.done()


# ---- Bear Picnic


def _picnic(hand: str) -> Scenario:
    return scene(
        "Workshop: | A Bear Picnic",
        "The Greenhouse",
        turn="B",
        a="Ghost",
        b=f"{hand}, Carried Away",
        plays="minion, minion, action",
    )


def test_bear_picnic_keeps_small_minions_of_others_at_its_base() -> None:
    s = _picnic("2 Sprout, Spirit")
    assert (s.why_not_at("Sprout", "The Greenhouse"), s.why_not_at("Sprout", "Workshop")) == ("card-bear_picnic", "")
    s.play("Sprout")  # nowhere else, so nobody asks where
    assert board(s) == {"Workshop": "B Sprout 2 | A Bear Picnic", "The Greenhouse": ""}
    s.play("Carried Away")  # moving is not playing
    assert board(s)["The Greenhouse"] == "B Sprout 2"
    s.done()


def test_bear_picnic_binds_neither_its_own_player_nor_larger_minions() -> None:
    s = _picnic("Steam Queen, Sprout")
    s.play("Steam Queen", at="The Greenhouse")
    assert s.minions("The Greenhouse") == ["Steam Queen"]
    s = scene("Workshop: | A Bear Picnic", "The Greenhouse", a="Sprout, Scrap Diving")
    s.play("Sprout", at="The Greenhouse")
    assert s.minions("The Greenhouse") == ["Sprout"]
    s.done()


# ---- Care Package


def test_care_package_draws_a_card_and_gives_an_extra_minion() -> None:
    s = scene("Workshop", "The Greenhouse", a="Care Package, 2 Steam Queen, Scrap Diving", deck_a="Spectre, Ghost")
    s.play("Care Package")
    assert s.hand("A") == ["Scrap Diving", "Spectre", "Steam Queen", "Steam Queen"]
    s.play("Steam Queen", at="Workshop").play("Spectre", at="The Greenhouse")  # the card drawn as well
    assert (s.asked, board(s)) == ("B", {"Workshop": "A Steam Queen 5", "The Greenhouse": "A Spectre 5"})


# ---- Cuddle


def test_cuddle_is_played_on_any_minion_and_cancels_its_abilities_and_no_others() -> None:
    s = scene(
        "Workshop: A Granny, B Lovey Bear, B Captain Ahab | B Zeppelin",
        "The Greenhouse: A Ghost, A Granny",
        a="2 Cuddle, Sprout",
        plays="action, action, minion",
        deck_a="Ghost",
    )
    s.play("Cuddle")
    expects(s, "A", "ask-play-on-minion", "Granny", "Granny", "Lovey Bear", "Captain Ahab", "Ghost")
    s.choose("Lovey Bear").play("Cuddle", on="Granny @ Workshop")
    assert board(s)["Workshop"] == "A Granny 4 [A Cuddle], B Captain Ahab 2, B Lovey Bear 3 [A Cuddle] | B Zeppelin"
    refuses(s, "talent Granny @ Workshop")
    s.talent("Granny @ The Greenhouse").choose("top")
    s.done()


def test_cuddle_lasts_as_long_as_it_is_there() -> None:
    s = scene("Workshop: A Guide, B Lovey Bear [A Cuddle]", "The Greenhouse", a="Bear Necessities, Sprout")
    assert s.power("Lovey Bear") == 3
    s.play("Bear Necessities")
    assert s.power("Lovey Bear") == 4
    s.done()


# ---- Group Hug


def test_group_hug_gives_a_minion_power_for_each_other_minion_at_its_base() -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit, B Sprout, B Mechanic",
        "The Greenhouse: A Steam Queen, B Spectre",
        a="Group Hug, 2 Steam Queen",
        b="Steam Queen",
    )
    s.play("Group Hug")
    expects(s, "A", "ask-power", "Ghost", "Spirit", "Steam Queen")
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "A Ghost 2, A Spirit 6, B Mechanic 4, B Sprout 2",
        "The Greenhouse": "A Steam Queen 5, B Spectre 5",
    }
    s.end_turn()
    assert s.power("Spirit") == 3


# ---- Love Overload


def _overload(minions: str, **more: str) -> Scenario:
    return scene(
        f"City of Gold: {minions}",
        "Workshop: B Spectre +9",
        turn="A score",
        a=more.pop("a", "Love Overload, Steam Queen"),
        deck_a="4 Ghost",
        base_deck="Secret Grove",
        **more,
    )


def test_love_overload_destroys_the_strongest_minion_of_the_base_about_to_score() -> None:
    s = _overload("A Steam Queen, A Ghost, B Steam Queen +2, B Guide")
    expects(s, "A", "ask-special", "special Love Overload", "pass")
    s.choose("special Love Overload")
    assert (s.points("A"), s.points("B")) == (3, 1)  # 7 against 4; scoring goes on below the breakpoint
    assert (s.discard("B"), s.where("Spectre")) == (["Guide", "Steam Queen"], "Workshop")
    s.done()


def test_love_overload_destroys_all_of_the_strongest_whoever_they_belong_to() -> None:
    s = _overload("A Steam Queen, A Ghost, B Spectre, B Steam Queen, B Groupie")
    s.choose("special Love Overload")
    assert (s.points("A"), s.points("B")) == (3, 3)  # 2 against 2
    s.done()


def test_love_overload_is_only_a_special_before_scoring() -> None:
    s = scene("Workshop: B Ghost", "The Greenhouse", a="Love Overload, Sprout")
    assert s.why_not("Love Overload") == "why-special-only"


# ---- Square Deal


@pytest.mark.parametrize(("own", "rival", "other", "after"), [(2, 5, 4, 5), (3, 3, 9, 4), (3, 2, 9, 3)])
def test_square_deal_draws_until_somebody_holds_fewer_cards(own: int, rival: int, other: int, after: int) -> None:
    s = scene(
        "Workshop",
        "The Greenhouse",
        a=f"Square Deal, {own} Sprout",
        b=f"{rival} Ghost",
        c=f"{other} Ghost",
        deck_a="9 Spirit",
    )
    s.play("Square Deal")
    assert (len(s.hand("A")), len(s.hand("B")), len(s.hand("C"))) == (after, rival, other)
    s.done()


def test_square_deal_ends_with_the_cards() -> None:
    s = scene("Workshop", "The Greenhouse", a="Square Deal, Sprout", b="9 Ghost", deck_a="2 Spirit")
    s.play("Square Deal")
    assert s.hand("A") == ["Spirit", "Spirit", "Sprout"]
    s.done()


# ---- Tea Party


@pytest.mark.parametrize("company", ["A 2 Ghost", "A Ghost, B Ghost", "A Spirit of B [Make Contact], B Ghost"])
def test_tea_party_draws_a_card_where_its_player_is_in_company(company: str) -> None:
    s = scene(f"Workshop: {company} | A Tea Party", "The Greenhouse", a="Sprout", deck_a="3 Ghost")
    s.talent("Tea Party")
    assert s.hand("A") == ["Ghost", "Sprout"]
    refuses(s, "talent Tea Party")
    s.done()


@pytest.mark.parametrize("company", ["A Ghost", "B 2 Ghost", ""])
def test_tea_party_needs_two_minions_and_one_of_its_player(company: str) -> None:
    s = scene(f"Workshop: {company} | A Tea Party", "The Greenhouse: A 2 Ghost", a="Sprout", deck_a="3 Ghost")
    refuses(s, "talent Tea Party")
    s.done()


# ---- Too Cute


def test_too_cute_keeps_its_players_minions_here_from_being_destroyed_by_cards_of_others() -> None:
    s = scene(
        "Workshop: A Ghost, A Sprout of B [Make Contact], B Ghost | A Too Cute, B Sleep Spores",
        "The Greenhouse: A Ghost",
        turn="B",
        b="3 Torn Apart, Carried Away, Steam Queen",
        deck_b="9 Zeppelin",
        plays="action, action, action, action, minion",
    )
    assert s.power("A Ghost @ Workshop") == 1  # only destroying is kept off
    s.play("Torn Apart").choose("A Ghost @ Workshop").play("Torn Apart").choose("A Ghost @ The Greenhouse")
    s.play("Torn Apart").choose("B Ghost")
    assert board(s) == {
        "Workshop": "A Ghost 1, A Sprout 1 [A Make Contact] | A Too Cute, B Sleep Spores",
        "The Greenhouse": "",
    }
    s.play("Carried Away").choose("A Ghost")
    assert board(s)["The Greenhouse"] == "A Ghost 2"
    s.done()


def test_too_cute_does_not_hinder_its_own_player() -> None:
    s = scene("Workshop: A Ghost | A Too Cute", "The Greenhouse", a="Torn Apart, Steam Queen", deck_a="2 Zeppelin")
    s.play("Torn Apart")
    assert (s.minions("Workshop"), s.discard("A")) == ([], ["Ghost", "Torn Apart"])
    s.done()
