"""«Футбольные звездарности», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.anniversary.test_skeletons import graves
from smashup.helpers import board, expects, refuses, scene

POWERS = {
    "Sheriff": 5,
    "Aramis": 4,
    "Stoneford": 4,
    "Akye the Turtle": 3,
    "Diva": 3,
    "Shield Maiden": 3,
    "Calicoin": 2,
    "Mummy": 2,
    "Rainbow Girl": 2,
    "Samurai-Chan": 2,
}


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["world_champs"]
    assert {card.name: card.printed for card in faction.cards if card.kind == "minion"} == POWERS
    assert (len(faction.deck), {card.copies for card in faction.cards}) == (20, {1})


def about_to_score(workshop: str, **more: str) -> Scenario:
    """The Workshop is about to score."""
    return scene(
        f"Workshop: {workshop}",
        "The Greenhouse: A Ghost",
        "Secret Grove",
        turn=more.pop("turn", "A score"),
        deck_a="9 Sprout",
        base_deck="Haunted House",
        **more,
    )


def test_sheriff_duels_a_minion_of_another_player_there_and_destroys_the_loser() -> None:
    s = about_to_score("A Sheriff, A General Ivan, B Mechanic, B Spectre, C Ghost", a="Ghost", b="Ghost", c="Ghost")
    expects(s, "A", "ask-special", "special Sheriff", "pass")
    s.choose("special Sheriff")
    expects(s, "A", "ask-duel", "Mechanic", "Spectre", "Ghost")
    s.choose("Mechanic", "pass", "pass")
    assert ([s.points(seat) for seat in "ABC"], s.discard("B")) == ([4, 2, 1], ["Mechanic", "Spectre"])
    s.done()


def test_sheriff_need_not_duel_and_does_so_once() -> None:
    s = about_to_score("A Sheriff, A 2 General Ivan, B Mechanic, B Ghost", a="Ghost", b="Ghost")
    s.choose("special Sheriff", "Ghost", "pass", "pass")
    assert s.bases()[0] == "Haunted House"  # the window is over
    s = about_to_score("A Sheriff, A 2 General Ivan, B Mechanic", a="Ghost", b="Ghost")
    s.choose("pass")
    assert (s.points("A"), s.points("B")) == (4, 2)
    s.done()


def test_sheriff_duels_again_before_a_second_base_of_the_turn_is_scored() -> None:
    s = scene(
        "Workshop: A Sheriff, A 3 General Ivan, B Mechanic",
        "Inventor's Salon: A 3 General Ivan, B Mechanic",
        "Secret Grove",
        turn="A score",
        a="Gone with the Wind, Ghost",
        deck_a="9 Sprout",
        base_deck="Haunted House, The Greenhouse",
    )
    s.choose("Workshop", "special Sheriff", "pass", "pass", "special Gone with the Wind", "Sheriff", "Inventor's Salon")
    expects(s, "A", "ask-special", "special Sheriff", "pass")
    s.choose("special Sheriff", "pass", "pass")
    assert (s.discard("B"), s.points("B")) == (["Mechanic", "Mechanic"], 0)


def test_aramis_lets_an_action_that_affects_him_be_followed_by_another_one_once_a_turn() -> None:
    s = scene(
        "Workshop: A Aramis, A Ghost, B Spirit",
        "The Greenhouse: B Aramis",
        a="2 It's Blitzin' Time!, Toll Bay, Shark Tattoo, Smart Set-Up, Zeppelin, Mako",
    )
    s.play("It's Blitzin' Time!").choose("Aramis")
    expects(s, "A", "ask-play-extra", "It's Blitzin' Time!", "Shark Tattoo", "pass")  # what can touch him
    s.choose("It's Blitzin' Time!")  # and must: nobody asks whom
    assert board(s)["Workshop"] == "A Aramis 10, A Ghost 2, B Spirit 3"
    assert s.why_not("Shark Tattoo") == "why-no-slot"
    s.done()


def test_aramis_is_offered_nothing_when_another_minion_is_affected_or_another_player_does_it() -> None:
    s = scene("Workshop: A Aramis, A Ghost", "The Greenhouse", a="2 It's Blitzin' Time!, Mako, Raze")
    s.play("It's Blitzin' Time!").choose("Ghost")
    assert (s.prompt, s.why_not("It's Blitzin' Time!")) == ("ask-menu", "why-no-slot")
    s = scene(
        "Workshop: A Aramis", "The Greenhouse", turn="B", a="It's Blitzin' Time!", b="Shearing, Mako", deck_b="Raze"
    )
    s.play("Shearing")
    assert (s.asked, s.prompt) == ("B", "ask-menu")
    s.done()


def test_aramis_may_decline_and_be_asked_again_after_a_later_action() -> None:
    s = scene(
        "Workshop: A Aramis",
        "The Greenhouse",
        a="2 It's Blitzin' Time!, Shark Tattoo, Mako",
        plays="action, action, minion",
    )
    s.play("It's Blitzin' Time!").choose("pass").play("It's Blitzin' Time!")
    expects(s, "A", "ask-play-extra", "Shark Tattoo", "pass")
    s.choose("Shark Tattoo")
    assert board(s)["Workshop"] == "A Aramis 11 [A Shark Tattoo]"
    s.done()


def test_aramis_also_counts_actions_that_name_a_base_first() -> None:
    s = scene(
        "Haunted House: B Ghost",
        "Workshop: A Aramis, A Ghost, B Spirit",
        a="It's Blitzin' Time!, Captive Audience, Mako, Raze",
    )
    s.play("It's Blitzin' Time!").choose("Aramis")
    expects(s, "A", "ask-play-extra", "Captive Audience", "pass")
    s.choose("Captive Audience")
    if s.prompt == "ask-base":
        s.choose("Workshop")
    assert board(s)["Workshop"] == "A Aramis 8, A Ghost 2, B Spirit 3"
    s.done()


def test_aramis_leaves_no_choice_that_would_not_affect_him() -> None:
    table = ("Workshop: A Aramis, A Ghost", "The Greenhouse: A Spirit")
    hand = "It's Blitzin' Time!, I Said No Camels!, Mako"
    s = scene(*table, a=hand, deck_a="3 Sprout")
    s.play("It's Blitzin' Time!").choose("Aramis", "I Said No Camels!")
    assert (board(s)["Workshop"], s.hand("A")) == ("A Aramis 8, A Ghost 3", ["Mako"])
    s.done()
    s = scene(*table, a=hand, deck_a="3 Sprout", plays="action, action, minion")
    s.play("It's Blitzin' Time!").choose("Aramis", "pass").play("I Said No Camels!").choose("Workshop")
    expects(s, "A", "ask-which", "counter", "draw")


def test_stoneford_finds_an_action_in_the_deck() -> None:
    s = scene("Workshop", "The Greenhouse", a="Stoneford, Ghost, Raze", deck_a="Mako, Zeppelin, Toll Bay, Sprout")
    s.play("Stoneford", at="Workshop")
    expects(s, "A", "ask-search", "Toll Bay", "Zeppelin")
    s.choose("Toll Bay")
    assert (s.hand("A"), sorted(s.deck("A"))) == (["Ghost", "Raze", "Toll Bay"], ["Mako", "Sprout", "Zeppelin"])
    assert s.game.view(1)["players"][0]["known_hand"] == ["toll_bay"]
    s.done()


def test_akye_the_turtle_may_give_a_card_to_another_player_to_draw_two() -> None:
    s = scene("Workshop", "The Greenhouse", a="Akye the Turtle, Raze, Sprout", deck_a="2 Mako", c="Ghost")
    s.play("Akye the Turtle", at="Workshop")
    expects(s, "A", "ask-give", "Raze", "Sprout", "pass")
    s.choose("Sprout", "seat:2")
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["Mako", "Mako", "Raze"], ["Ghost"], ["Ghost", "Sprout"])
    s.done()


def test_akye_the_turtle_draws_nothing_for_nothing() -> None:
    s = scene("Workshop", "The Greenhouse", a="Akye the Turtle, Raze", deck_a="2 Mako")
    s.play("Akye the Turtle", at="Workshop").choose("pass")
    assert s.hand("A") == ["Raze"]
    s.done()


def test_a_given_card_played_and_destroyed_goes_to_its_owners_discard_pile() -> None:
    s = scene("Workshop", "The Greenhouse", turn="B", b="Steam Man of A, Torn Apart, Raze", a="Ghost", deck_b="9 Raze")
    s.play("Steam Man", at="Workshop")
    assert s.controller("Steam Man") == "B"
    s.play("Torn Apart")
    assert (s.discard("A"), s.discard("B")) == (["Steam Man"], ["Torn Apart"])


def test_diva_may_share_what_a_standard_action_does_to_another_minion_of_her_player_there() -> None:
    s = scene(
        "Workshop: A Diva, A Ghost, B Spirit",
        "The Greenhouse: A Sprout",
        a="2 It's Blitzin' Time!, Mako, Raze",
        plays="action, action, minion",
    )
    s.play("It's Blitzin' Time!").choose("Ghost")
    expects(s, "A", "ask-join", "yes", "no")
    s.choose("yes")
    assert board(s)["Workshop"] == "A Diva 6, A Ghost 5, B Spirit 3"
    s.play("It's Blitzin' Time!").choose("Ghost")  # once a turn
    assert board(s)["Workshop"] == "A Diva 6, A Ghost 8, B Spirit 3"
    s.done()


def test_diva_need_not_and_looks_only_at_her_players_minions_at_her_base() -> None:
    s = scene(
        "Workshop: A Diva, A Ghost, B Spirit",
        "The Greenhouse: A Sprout",
        a="2 It's Blitzin' Time!, Torn Apart, Steam Man, Raze",
        plays="action, action, action, minion",
        deck_a="2 Raze",
    )
    s.play("It's Blitzin' Time!").choose("Ghost", "no").play("It's Blitzin' Time!").choose("Sprout")
    s.play("Torn Apart").choose("Spirit")
    assert board(s) == {"Workshop": "A Diva 3, A Ghost 5", "The Greenhouse": "A Sprout 5"}
    s.done()


def test_diva_shares_what_other_players_do_even_out_of_range() -> None:
    s = scene("Workshop: A Diva +2, A Ghost, B Spirit", "The Greenhouse", turn="B", b="Torn Apart, Mako", deck_b="Raze")
    s.play("Torn Apart").choose("Ghost")
    expects(s, "A", "ask-join", "yes", "no")
    s.choose("yes")
    assert (board(s)["Workshop"], s.discard("A")) == ("B Spirit 3", ["Diva", "Ghost"])


def test_diva_does_not_share_what_does_not_happen() -> None:
    s = scene(
        "Workshop: A Diva, A Ghost [Incorporeal], B Spirit",
        "The Greenhouse",
        turn="B",
        b="Torn Apart, Steam Man",
        deck_b="Raze",
    )
    s.play("Torn Apart").choose("Ghost")
    assert board(s)["Workshop"] == "A Diva 3, A Ghost 2 [A Incorporeal], B Spirit 3"
    s.done()


@pytest.mark.parametrize(("top", "taken"), [("Raze", True), ("Spirit", True), ("Mechanic", False)])
def test_shield_maiden_takes_the_top_card_of_another_deck_if_it_is_an_action_or_weak(top: str, taken: bool) -> None:
    s = scene(
        "Workshop", "The Greenhouse", a="Shield Maiden, Ghost, Zeppelin", b="Ghost", deck_b=f"{top}, Mako", c="Ghost"
    )
    s.play("Shield Maiden", at="Workshop").choose("seat:1")
    assert ((top in s.hand("A")), s.deck("B")) == (taken, ["Mako"] if taken else [top, "Mako"])
    assert s.game.view(2)["players"][0]["known_hand"] == ([top.lower()] if taken else [])
    s.done()


def test_calicoin_may_place_a_counter_on_another_minion_there() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "The Greenhouse: A Sprout", a="Calicoin, Raze")
    s.play("Calicoin", at="Workshop")
    expects(s, "A", "ask-counter", "Ghost", "Spirit", "pass")
    s.choose("Ghost")
    assert board(s) == {"Workshop": "A Calicoin 2, A Ghost 3, B Spirit 3", "The Greenhouse": "A Sprout 2"}
    s.done()


def test_mummy_may_be_buried_at_another_base_after_scoring() -> None:
    s = about_to_score("A Mummy +1 [Shark Tattoo], A 3 General Ivan, B Mechanic", a="Ghost", b="Ghost")
    expects(s, "A", "ask-bury-where", "The Greenhouse", "Secret Grove", "pass")
    s.choose("The Greenhouse")
    assert (graves(s), s.counters("Ghost")) == ({"The Greenhouse": ["A Mummy"]}, 0)
    assert s.discard("A") == ["General Ivan"] * 3 + ["Shark Tattoo"]
    s = about_to_score("A Mummy, A 3 General Ivan, B Mechanic", a="Ghost", b="Ghost")
    s.choose("pass")
    assert "Mummy" in s.discard("A")
    s.done()


def test_rainbow_girl_gives_1_to_the_other_minions_of_her_player_there() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "The Greenhouse: A Sprout", a="Rainbow Girl, Raze")
    s.play("Rainbow Girl", at="Workshop")
    assert board(s) == {"Workshop": "A Ghost 3, A Rainbow Girl 2, B Spirit 3", "The Greenhouse": "A Sprout 2"}
    s.done()


def test_samurai_chan_draws_when_it_goes_to_the_discard_pile_from_play() -> None:
    s = scene(
        "Workshop: A Samurai-Chan, A Ghost",
        "The Greenhouse",
        turn="B",
        a="Raze",
        b="Torn Apart, Steam Man",
        deck_a="Mako",
        deck_b="Raze",
    )
    s.play("Torn Apart").choose("Samurai-Chan")
    assert s.hand("A") == ["Mako", "Raze"]
    s = about_to_score("A Samurai-Chan, A 3 General Ivan, B Mechanic", a="Ghost", b="Ghost")
    assert s.hand("A") == ["Ghost", "Sprout", "Sprout", "Sprout"]  # one for her, two for the turn
    s.done()


def test_samurai_chan_draws_for_who_controls_her_and_not_when_discarded_from_hand() -> None:
    s = scene(
        "Haunted House: A Samurai-Chan of B [Make Contact]",
        "Workshop: B Ghost",
        a="Torn Apart, Steam Man",
        b="Samurai-Chan",
        deck_a="2 Mako",
        deck_b="9 Raze",
    )
    s.play("Torn Apart").choose("Samurai-Chan")
    assert (s.hand("A"), s.hand("B")) == (["Mako", "Mako", "Steam Man"], ["Samurai-Chan"])


def test_bewitched_gives_2_and_goes_on_to_another_minion_when_its_host_leaves_play() -> None:
    s = scene(
        "Workshop: A Ghost [Bewitched], B Spirit",
        "The Greenhouse: B Sprout, A Mechanic",
        turn="B",
        a="Raze",
        b="Torn Apart, Steam Man",
        deck_b="Raze",
    )
    assert s.power("Ghost") == 4
    s = scene(
        "Workshop: A Snuggly Bear [Bewitched], B Spirit",
        "The Greenhouse: B Sprout, A Mechanic",
        turn="B",
        a="Raze",
        b="Torn Apart, Steam Man",
        deck_b="Raze",
    )
    s.play("Torn Apart").choose("Snuggly Bear")
    expects(s, "A", "ask-transfer-where", "Spirit", "Sprout", "Mechanic")
    s.choose("Mechanic")
    assert (board(s)["The Greenhouse"], s.discard("A")) == ("A Mechanic 6 [A Bewitched], B Sprout 2", ["Snuggly Bear"])
    s.done()


def test_bewitched_without_another_minion_is_discarded() -> None:
    s = scene(
        "Workshop: A Snuggly Bear [Bewitched]",
        "The Greenhouse",
        turn="B",
        a="Raze",
        b="Torn Apart, Steam Man",
        deck_b="Raze",
    )
    s.play("Torn Apart")
    assert s.discard("A") == ["Bewitched", "Snuggly Bear"]
    s.done()


def test_eh_may_follow_the_first_action_of_a_turn_and_may_come_back() -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit, B Ghost",
        "The Greenhouse",
        a="Kaiju Conflict, Eh?, Mako, Toll Bay",
        deck_a="9 Raze",
    )
    s.play("Kaiju Conflict")
    expects(s, "A", "ask-special", "special Eh?", "pass")
    s.choose("special Eh?")
    expects(s, "A", "ask-power", "Ghost", "Spirit")
    s.choose("Spirit", "yes")
    assert (board(s)["Workshop"], s.hand("A")) == ("A Ghost 2, A Spirit 4, B Ghost 2", ["Eh?", "Mako", "Toll Bay"])
    s.play("Toll Bay").choose("Workshop")
    assert (s.prompt, s.discard("A")) == ("ask-menu", ["Kaiju Conflict", "Toll Bay"])  # only after the first
    s.play("Eh?").choose("Ghost", "no")
    assert (s.power("A Ghost"), "Eh?" in s.discard("A")) == (3, True)


def test_eh_does_not_follow_the_action_of_another_player() -> None:
    s = scene("Workshop: A Ghost", "The Greenhouse", turn="B", a="Eh?", b="Kaiju Conflict, Raze, Mako")
    s.play("Kaiju Conflict")
    assert (s.asked, s.prompt) == ("B", "ask-menu")
    s.done()


def test_fast_as_lightning_gives_2_and_saves_a_minion_from_the_discard_pile_this_turn() -> None:
    s = scene(
        "Workshop: A Snuggly Bear, B Snuggly Bear",
        "The Greenhouse",
        a="Fast as Lightning, 2 Torn Apart, Mako",
        plays="action, action, action, minion",
        deck_a="9 Raze",
    )
    s.play("Fast as Lightning")
    expects(s, "A", "ask-power", "Snuggly Bear", "Snuggly Bear")
    s.choose("B Snuggly Bear")
    assert board(s)["Workshop"] == "A Snuggly Bear 1, B Snuggly Bear 3"
    s.play("Torn Apart").choose("B Snuggly Bear")
    assert ("Snuggly Bear" in s.hand("B"), s.discard("B")) == (True, [])


def test_fast_as_lightning_saves_from_a_scored_base_as_well() -> None:
    s = scene(
        "Workshop: A 3 General Ivan, A Spirit, B Mechanic",
        "The Greenhouse",
        a="Fast as Lightning, Zeppelin",
        deck_a="9 Sprout",
        base_deck="Haunted House",
        plays="action, action",
    )
    s.play("Fast as Lightning").choose("Spirit").end_turn()
    assert ("Spirit" in s.hand("A"), "Spirit" in s.discard("A"), "General Ivan" in s.discard("A")) == (
        True,
        False,
        True,
    )


def test_fast_as_lightning_or_escape_hatch_as_the_controller_likes() -> None:
    s = scene(
        "Workshop: B Snuggly Bear | B Escape Hatch",
        "The Greenhouse",
        a="Fast as Lightning, Torn Apart, Mako",
        plays="action, action, minion",
        deck_a="9 Raze",
    )
    s.play("Fast as Lightning").play("Torn Apart")
    expects(s, "B", "ask-replacement", "Escape Hatch", "Fast as Lightning")
    s.choose("Fast as Lightning")
    assert "Snuggly Bear" in s.hand("B")


def test_fast_as_lightning_does_nothing_to_a_minion_it_cannot_affect() -> None:
    s = scene(
        "Workshop: A 3 General Ivan, B Spirit [Incorporeal]",
        "The Greenhouse",
        a="Fast as Lightning, Zeppelin",
        deck_a="9 Sprout",
        deck_b="Raze",
        base_deck="Haunted House",
        plays="action, action",
    )
    s.play("Fast as Lightning").choose("Spirit").end_turn()
    assert s.discard("B") == ["Incorporeal", "Spirit"]


def test_fighting_spirit_prize_draws_two_and_places_two_counters() -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit, B Ghost",
        "The Greenhouse: A Sprout",
        a="Fighting Spirit Prize, Mako",
        deck_a="2 Raze, Mako",
    )
    s.play("Fighting Spirit Prize")
    expects(s, "A", "ask-counter", "Ghost", "Spirit", "Sprout")
    s.choose("Sprout", "Ghost")
    assert board(s) == {"Workshop": "A Ghost 3, A Spirit 3, B Ghost 2", "The Greenhouse": "A Sprout 3"}
    assert s.hand("A") == ["Mako", "Raze", "Raze"]
    s.done()


def test_high_speed_chase_takes_a_minion_along_and_gives_it_3() -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit, B Ghost | A High-Speed Chase",
        "The Greenhouse: A Sprout",
        "Secret Grove",
        a="Mako, Raze",
    )
    s.talent("High-Speed Chase")
    expects(s, "A", "ask-transfer-where", "The Greenhouse", "Secret Grove")
    s.choose("Secret Grove")
    expects(s, "A", "ask-move", "Ghost", "Spirit")
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Ghost 2",
        "The Greenhouse": "A Sprout 2",
        "Secret Grove": "A Spirit 6 | A High-Speed Chase",
    }
    refuses(s, "talent High-Speed Chase")
    s.done()


def test_its_blitzin_time_gives_an_own_minion_3() -> None:
    s = scene("Workshop: A Ghost, B Ghost", "The Greenhouse: A Sprout", a="It's Blitzin' Time!, Mako", b="Raze, Mako")
    s.play("It's Blitzin' Time!")
    expects(s, "A", "ask-power", "Ghost", "Sprout")
    s.choose("Sprout")
    assert board(s) == {"Workshop": "A Ghost 2, B Ghost 2", "The Greenhouse": "A Sprout 5"}
    s.end_turn()
    assert s.power("Sprout") == 2


def test_kaiju_conflict_gives_two_extra_actions() -> None:
    s = scene("Workshop", "The Greenhouse", a="Kaiju Conflict, 3 Raze, Mako")
    s.play("Kaiju Conflict").play("Raze", at="Workshop").play("Raze", at="Workshop")
    assert s.why_not("Raze") == "why-no-slot"
    s.done()


def test_mouse_bird_and_sausage_strengthens_up_to_two_minions_of_one_faction_at_one_base() -> None:
    s = scene(
        "Workshop: A Ghost, A Sprout, B Spirit, B Water Lily",
        "The Greenhouse: A Spectre",
        a="Mouse, Bird and Sausage, Mako",
    )
    s.play("Mouse, Bird and Sausage")
    expects(s, "A", "ask-power", "Ghost", "Sprout", "Spirit", "Water Lily", "Spectre", "pass")
    s.choose("Ghost")
    expects(s, "A", "ask-power", "Spirit", "pass")
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "A Ghost 4, A Sprout 2, B Spirit 5, B Water Lily 3",
        "The Greenhouse": "A Spectre 5",
    }
    s.done()


def test_mouse_bird_and_sausage_may_be_one_or_none() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "The Greenhouse", a="Mouse, Bird and Sausage, Mako")
    s.play("Mouse, Bird and Sausage").choose("Ghost", "pass")
    assert board(s)["Workshop"] == "A Ghost 4, B Spirit 3"
    s.done()


def test_shark_tattoo_gives_a_counter_at_once_and_one_more_to_a_lonely_host_each_turn() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit",
        "The Greenhouse: A Mechanic",
        a="Shark Tattoo, Mako",
        b="Raze, Mako",
        deck_a="9 Raze",
        deck_b="9 Raze",
    )
    s.play("Shark Tattoo")
    expects(s, "A", "ask-play-on-minion", "Ghost", "Mechanic")
    s.choose("Ghost")
    assert s.counters("Ghost") == 1
    s.end_turn()
    assert s.counters("Ghost") == 1
    s.end_turn()
    assert (s.asked, s.counters("Ghost")) == ("A", 2)


def test_shark_tattoo_gives_nothing_more_in_company() -> None:
    s = scene(
        "Workshop: A Ghost [Shark Tattoo], A Sprout of B [Make Contact]",
        "The Greenhouse",
        turn="B",
        a="Raze, Mako",
        b="Raze, Mako",
        deck_b="9 Raze",
    )
    s.end_turn()
    assert (s.asked, s.counters("Ghost")) == ("A", 0)


def test_smart_set_up_draws_after_the_first_minion_played_there_in_a_turn() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit",
        "The Greenhouse: B Sprout",
        a="Smart Set-Up, 3 Steam Man",
        deck_a="9 Raze",
        plays="action, minion, minion, minion",
    )
    s.play("Smart Set-Up")
    expects(s, "A", "ask-play-on-minion", "Spirit", "Sprout")
    s.choose("Spirit").play("Steam Man", at="The Greenhouse")
    assert "Raze" not in s.hand("A")
    s.play("Steam Man", at="Workshop")
    assert s.hand("A").count("Raze") == 1
    s.play("Steam Man", at="Workshop")
    assert "Raze" in s.hand("A")
