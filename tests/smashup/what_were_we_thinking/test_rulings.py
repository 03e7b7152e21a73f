"""The rulings about cards and bases of the box, by their numbers in the list we worked from."""

from __future__ import annotations

import pytest

from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told
from smashup.its_your_fault.table import under
from smashup.what_were_we_thinking.table import settle_order


def test_ruling_011_the_monarch_searches_a_deck_made_anew_from_the_discard_pile() -> None:
    s = scene("Workshop: A The Monarch", "The Greenhouse", a="Sprout", discard_a="Groupie, Spirit")
    s.talent("The Monarch").choose("deck")
    assert (s.hand("A"), s.deck("A"), s.discard("A")) == (["Groupie", "Sprout"], ["Spirit"], [])
    s = scene("Workshop: A The Monarch", "The Greenhouse", a="Sprout", discard_a="Ghost, Spirit")
    s.talent("The Monarch")
    assert (s.hand("A"), sorted(s.deck("A")), s.discard("A")) == (["Sprout"], ["Ghost", "Spirit"], [])
    s.done()


def test_ruling_021_what_nana_reveals_is_played_now_and_discarded_if_it_cannot_be() -> None:
    s = scene("Workshop", "The Greenhouse", a="Nana, Scrap Diving", deck_a="Incorporeal, Ghost")
    s.play("Nana", at="Workshop").choose("play")
    assert board(s)["Workshop"] == "A Nana 3 [A Incorporeal]"
    s = scene("Workshop", "The Greenhouse", a="Nana, Scrap Diving", deck_a="Love Overload, Ghost")
    s.play("Nana", at="Workshop").choose("play")
    assert (s.discard("A"), s.deck("A"), s.hand("A")) == (["Love Overload"], ["Ghost"], ["Scrap Diving"])
    s.done()


def test_ruling_035_great_wyrm_takes_nothing_from_the_point_of_city_of_gold() -> None:
    s = scene("City of Gold: A Great Wyrm, B Ghost", "Workshop", turn="B start", b="Steam Queen")
    assert (s.points("A"), s.points("B")) == (0, 1)
    s.done()


def test_ruling_037_retirement_community_comes_before_always_room_at_grannys() -> None:
    s = scene(
        "Retirement Community: A 2 General Ivan, A Ghost, B General Ivan",
        "Workshop",
        turn="B score",
        a="Always Room at Granny's, Sprout",
        b="Groupie",
        deck_a="Zeppelin",
        deck_b="4 Zeppelin",
        base_deck="Secret Grove",
    )
    expects(s, "B", "ask-to-deck", "General Ivan", "pass")
    s.choose("pass")
    expects(s, "A", "ask-to-deck", "General Ivan", "General Ivan", "Ghost", "pass")
    s.choose("Ghost", "bottom")
    expects(s, "A", "ask-special", "special Always Room at Granny's", "pass")
    s.choose("special Always Room at Granny's", "General Ivan #1", "top", "General Ivan", "top")
    assert s.deck("A") == ["General Ivan", "General Ivan", "Zeppelin", "Ghost"]
    s.done()


def _lost_cities(**more: str) -> Scenario:
    return scene(
        "City of Gold: A 3 General Ivan, B Ghost",
        "Workshop: A Ghost",
        turn="A score",
        a="Lost City, Steam Queen, Scrap Diving",
        deck_a="4 Sprout",
        **more,
    )


def test_ruling_041_of_two_lost_cities_the_first_choice_stands_and_both_play_a_minion() -> None:
    s = _lost_cities(b="Lost City, Spectre, Scrap Diving", base_deck="Secret Grove, Tsar's Palace, The Greenhouse")
    s.choose("special Lost City", "Secret Grove")
    expects(s, "B", "ask-special", "special Lost City", "pass")
    s.choose("special Lost City")
    expects(s, "A", "ask-play-extra", "Steam Queen", "pass")
    s.choose("Steam Queen")
    expects(s, "B", "ask-play-extra", "Spectre", "pass")
    s.choose("Spectre")
    assert board(s) == {"Secret Grove": "A Steam Queen 5, B Spectre 5", "Workshop": "A Ghost 2"}
    assert len(s.brawl.state.base_deck) == 1  # only the first one looked for a base
    s.done()


@pytest.mark.parametrize(("lowered", "drawn"), [("Secret Grove", 2), ("Workshop", 3)])
def test_ruling_045_total_sellout_goes_by_the_breakpoint_at_scoring(lowered: str, drawn: int) -> None:
    s = scene(
        "Secret Grove: A 4 General Ivan",  # 21, or 16
        "Workshop",
        a="Favor of Zeus, Total Sellout, Sprout",
        deck_a="9 Ghost",
        base_deck="The Greenhouse",
    )
    s.play("Favor of Zeus").choose(lowered).end_turn().choose("special Total Sellout")
    assert s.hand("A") == ["Ghost"] * (drawn + 2) + ["Sprout"]
    s.done()


def test_ruling_051_palooza_asks_the_current_player_first_and_comes_before_specials() -> None:
    s = scene(
        "Palooza: A 3 General Ivan, B 2 General Ivan",
        "Workshop: A Spirit, B Mechanic",
        turn="B score",
        a="Love Overload, Sprout",
        b="Groupie",
        deck_b="4 Ghost",
        base_deck="Secret Grove",
    )
    expects(s, "B", "ask-move", "Mechanic", "pass")
    s.choose("Mechanic")
    expects(s, "A", "ask-move", "Spirit", "pass")
    s.choose("pass")
    expects(s, "A", "ask-special", "special Love Overload", "pass")
    assert s.minions("Palooza").count("Mechanic") == 1


def test_ruling_061_turn_up_to_11_does_not_change_a_larger_base() -> None:
    s = scene("The Greenhouse: | A Turn Up to 11", "Workshop", a="Sprout")
    assert (s.breakpoint("The Greenhouse"), s.breakpoint("Workshop")) == (24, 20)


def test_ruling_073_lovey_bear_compares_starting_powers_and_bonuses_add_on_top() -> None:
    s = scene(
        "Workshop: A Lovey Bear +1, B Spectre, B Ghost +9 | A Sleep Spores, A Sleep Spores",
        "The Greenhouse",
        a="Sprout",
    )
    assert (s.power("Spectre"), s.power("Lovey Bear")) == (3, 6)


def test_ruling_087_too_cute_holds_against_bear_hug() -> None:
    s = scene("Workshop: B Ghost | B Too Cute", "The Greenhouse: B Spirit", a="Bear Hug, Sprout")
    s.play("Bear Hug")
    assert (board(s)["Workshop"], s.where("Spirit")) == ("B Ghost 2 | B Too Cute", "The Greenhouse")
    s.done()


def test_ruling_095_dr_livingstone_takes_a_minion_out_of_deep_roots() -> None:
    s = scene(
        "Workshop: B Spirit | B Deep Roots", "The Greenhouse", a="Dr Livingstone, I Presume?, Sprout", deck_b="Ghost"
    )
    s.play("Dr Livingstone, I Presume?")
    assert (s.minions("Workshop"), sorted(s.deck("B"))) == ([], ["Ghost", "Spirit"])
    s.done()


def test_ruling_101_knitting_circle_destroys_incorporeal_itself() -> None:
    s = scene("Workshop: B Spirit [Incorporeal]", "The Greenhouse", a="Knitting Circle, Sprout", deck_a="2 Ghost")
    s.play("Knitting Circle").choose("Incorporeal")
    assert (board(s)["Workshop"], s.hand("A")) == ("B Spirit 3", ["Ghost", "Sprout"])
    s.done()


def test_ruling_119_attic_treasures_puts_a_card_of_another_player_unseen_under_ones_own_deck() -> None:
    s = scene(
        "Workshop",
        "The Greenhouse",
        a="Attic Treasures, Spirit of B, Sprout, Zeppelin",
        deck_a="4 Ghost",
        deck_b="Mechanic",
    )
    s.play("Attic Treasures").choose("Zeppelin", "Spirit")
    assert (s.deck("A"), s.deck("B")) == (["Ghost", "Zeppelin", "Spirit", "Sprout"], ["Mechanic"])
    assert s.hand("A") == ["Ghost"] * 3


@pytest.mark.parametrize("cute", ["B Too Cute", "B Sleep Spores"])
def test_ruling_137_where_too_cute_prevents_it_nothing_was_destroyed(cute: str) -> None:
    s = scene(f"Shark Reef: A Steam Queen, B Ghost | {cute}", "The Greenhouse", a="Torn Apart, Mako", deck_a="Zeppelin")
    s.play("Torn Apart")
    prevented = cute == "B Too Cute"
    assert (s.prompt == "ask-menu", s.minions("Shark Reef", "B")) == (prevented, ["Ghost"] if prevented else [])
    assert prevented == (s.discard("B") == [])


def test_ruling_155_crypt_looter_may_come_to_the_base_that_not_in_kansas_brings() -> None:
    s = scene(
        "Workshop: B Ghost",
        "The Greenhouse",
        turn="B",
        a="Crypt Looter, Ghost",
        b="Not in Kansas, Groupie",
        base_deck="Secret Grove",
    )
    s.play("Not in Kansas").choose("Workshop", "special Crypt Looter")
    assert board(s) == {"Secret Grove": "A Crypt Looter 3, B Ghost 2", "The Greenhouse": ""}
    s.done()


def test_ruling_161_guide_counts_the_first_move_of_each_minion() -> None:
    s = scene(
        "Workshop: A Guide, A Spirit",
        "The Greenhouse: A Ghost",
        a="3 Carried Away, Sprout",
        plays="action, action, action, minion",
    )
    s.play("Carried Away").choose("Spirit").play("Carried Away").choose("Spirit").play("Carried Away").choose("Ghost")
    assert board(s) == {"Workshop": "A Ghost 3, A Guide 4, A Spirit 4", "The Greenhouse": ""}
    s.done()


@pytest.mark.parametrize(
    ("first", "drawn", "deck"),
    [
        ("Oracle at Delphi", "Zeppelin", ["Insta-Grow", "Ghost"]),
        ("Family Reunion", "Insta-Grow", ["Zeppelin", "Ghost"]),
    ],
)
def test_ruling_163_oracle_at_delphi_and_family_reunion_come_in_the_order_of_the_current_player(
    first: str, drawn: str, deck: list[str]
) -> None:
    s = scene(
        "Oracle at Delphi: | A Family Reunion",
        "The Greenhouse",
        a="Steam Queen, Scrap Diving",
        deck_a="Zeppelin, Ghost, Insta-Grow",
    )
    s.play("Steam Queen", at="Oracle at Delphi")
    expects(s, "A", "ask-order", "Oracle at Delphi", "Family Reunion")
    s.choose(first)
    assert (s.hand("A"), s.deck("A")) == (sorted([drawn, "Scrap Diving"]), deck)
    s.done()


def test_ruling_209_lost_city_makes_a_base_deck_anew_to_reveal_two() -> None:
    s = _lost_cities(base_deck="Secret Grove", base_discard="Tsar's Palace")
    s.choose("special Lost City")
    expects(s, "A", "ask-next-base", "Secret Grove", "Tsar's Palace")
    s.choose("Tsar's Palace", "Steam Queen")
    assert board(s)["Tsar's Palace"] == "A Steam Queen 5"
    s = _lost_cities(base_deck="Secret Grove")
    s.choose("special Lost City", "Steam Queen")  # a single one is taken without a question
    assert board(s)["Secret Grove"] == "A Steam Queen 5"
    s.done()


def test_ruling_211_grannys_purse_puts_a_minion_under_the_deck_and_still_gives_an_extra_action() -> None:
    s = scene("Workshop", "The Greenhouse", a="Granny's Purse, 2 Scrap Diving, Sprout", deck_a="Spirit, Ghost")
    s.play("Granny's Purse")
    assert (s.deck("A"), s.why_not("Scrap Diving")) == (["Ghost", "Spirit"], "")
    s.play("Scrap Diving")
    assert s.why_not("Scrap Diving") == "why-no-slot"
    s.done()


def test_ruling_213_only_one_classic_rocker_a_turn_draws() -> None:
    s = scene(
        "Secret Grove: A Classic Rocker",
        "The Greenhouse: A Classic Rocker, B Classic Rocker",
        a="Sprout",
        b="Groupie",
        deck_a="9 Ghost",
        deck_b="9 Ghost",
    )
    s.talent("Classic Rocker @ Secret Grove")
    assert s.hand("A") == ["Ghost", "Sprout"]
    refuses(s, "talent Classic Rocker @ The Greenhouse")
    s.end_turn().talent("B Classic Rocker")  # another player's is another's
    assert s.hand("B") == ["Ghost", "Groupie"]


def test_ruling_215_tour_bus_comes_only_from_bases_strictly_lower_at_the_moment() -> None:
    s = scene(
        "Workshop",  # 20
        "Trailer Park: A Ghost",  # 20
        "Crystal Fortress: A Spirit",  # 19
        "Secret Grove: A Spectre",  # 21, lowered to 16
        a="Favor of Zeus, Tour Bus, Sprout",
        plays="action, action, minion",
    )
    s.play("Favor of Zeus").choose("Secret Grove").play("Tour Bus").choose("Workshop")
    expects(s, "A", "ask-move", "Spirit", "Spectre", "done")
    s.choose("Spirit", "Spectre")
    assert (s.minions("Workshop"), s.minions("Trailer Park")) == (["Spectre", "Spirit"], ["Ghost"])
    s.done()


def test_ruling_217_square_deal_draws_until_one_other_player_holds_fewer() -> None:
    s = scene("Workshop", "The Greenhouse", a="Square Deal, 2 Sprout", b="4 Ghost", c="3 Ghost", deck_a="9 Spirit")
    s.play("Square Deal")
    assert (len(s.hand("A")), len(s.hand("B")), len(s.hand("C"))) == (4, 4, 3)
    s.done()


def test_ruling_219_bear_picnic_binds_small_minions_that_their_player_owns() -> None:
    s = scene(
        "Workshop: | A Bear Picnic",
        "The Greenhouse",
        turn="B",
        a="Ghost",
        b="Sprout, Sprout of A, Steam Queen, Scrap Diving",
        plays="minion, minion, minion",
    )
    s.play("sprout@of0")
    expects(s, "B", "ask-play-where", "Workshop", "The Greenhouse")
    s.choose("The Greenhouse").play("Steam Queen", at="The Greenhouse").play("Sprout")
    assert board(s) == {"Workshop": "B Sprout 2 | A Bear Picnic", "The Greenhouse": "B Sprout 2, B Steam Queen 5"}
    s.done()


def test_ruling_251_a_titan_alone_earns_no_point_at_city_of_gold() -> None:
    s = scene("City of Gold: B Ghost", "Workshop: A Ghost", turn="A start", a="Sprout")
    s = under(s, "City of Gold", "titan: A Great Grandma +3")
    assert (s.points("A"), s.total("A", "City of Gold")) == (0, 3)
    s.done()


def test_lake_minnetonka_serves_each_of_several_minions_that_come_together() -> None:
    s = scene("Lake Minnetonka", "Workshop: A Ghost, A Spirit, B Mechanic", a="Tour Bus, Sprout")
    s.play("Tour Bus").choose("Lake Minnetonka", "Ghost", "Spirit")
    settle_order(s)
    assert board(s) == {"Lake Minnetonka": "A Ghost 3, A Spirit 4", "Workshop": "B Mechanic 4"}
    assert len(told(s, "log-power")) == 2
    s.done()
