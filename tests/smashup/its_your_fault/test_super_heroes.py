"""«Супергерои», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told
from smashup.its_your_fault.table import beside, titans, under

PRINTED = {
    "Awesome Guy": (1, 5),
    "Captain Amazing": (1, 5),
    "Mind Lady": (1, 5),
    "The Burst": (1, 5),
    "Mild Mannered Citizen": (5, 2),
    "Expanded Power": (1, 0),
    "Golden Age": (2, 0),
    "Justice Friends": (2, 0),
    "My Only Weakness!": (1, 0),
    "Not Really Dead": (2, 0),
    "Radioactive Exposure": (1, 0),
    "Secret Base": (1, 0),
    "Sidekick": (1, 0),
    "The Everything Glove": (1, 0),
}


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["super_heroes"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20  # the titan lies beside it


def test_awesome_guy_keeps_his_players_minions_there_from_being_destroyed_by_other_players() -> None:
    s = scene(
        "Workshop: B Awesome Guy, B Ghost, C Ghost",
        "The Greenhouse: B Sprout",
        a="3 Torn Apart, Steam Man",
        deck_a="9 Sprout",
        plays="action, action, action, minion",
    )
    s.play("Torn Apart").choose("B Ghost").play("Torn Apart").choose("C Ghost").play("Torn Apart")
    s.choose("Sprout")
    assert board(s) == {"Workshop": "B Awesome Guy 5, B Ghost 2", "The Greenhouse": ""}
    assert (s.discard("B"), s.discard("C")) == (["Sprout"], ["Ghost"])
    s.done()


def test_awesome_guy_stops_neither_his_own_player_nor_moves_and_keeps_no_actions() -> None:
    s = scene(
        "Workshop: A Awesome Guy, A Ghost, B Awesome Guy | B Ruins",
        "The Greenhouse",
        a="Torn Apart, Carried Away, Bear Necessities, Steam Man",
        deck_a="9 Sprout",
        plays="action, action, action, minion",
    )
    s.play("Torn Apart").play("Bear Necessities").play("Carried Away").choose("B Awesome Guy")
    assert board(s) == {"Workshop": "A Awesome Guy 5", "The Greenhouse": "B Awesome Guy 5"}
    s.done()


def test_awesome_guy_looks_at_who_destroys_not_at_whose_card_it_is() -> None:
    s = scene("Workshop: B Awesome Guy, B Ghost", "The Greenhouse: C Ghost", a="Bear Hug, Steam Man")
    s.play("Bear Hug")
    assert board(s) == {"Workshop": "B Awesome Guy 5", "The Greenhouse": ""}
    s.done()


def test_captain_amazing_gives_his_players_minions_there_one_power_for_the_turn() -> None:
    s = scene(
        "Workshop: A Captain Amazing, A Ghost, B Ghost, B Captain Amazing",
        "The Greenhouse: A Ghost",
        a="2 Steam Man, Raze",
        deck_a="9 Sprout",
        plays="minion, minion",
    )
    refuses(s, "talent B Captain Amazing")
    s.talent("A Captain Amazing").play("Steam Man", at="Workshop")
    assert board(s) == {
        "Workshop": "A Captain Amazing 6, A Ghost 3, A Steam Man 3, B Captain Amazing 5, B Ghost 2",
        "The Greenhouse": "A Ghost 2",
    }
    refuses(s, "talent A Captain Amazing")
    s.end_turn()
    assert (s.power("A Captain Amazing"), s.power("A Ghost @ Workshop")) == (5, 2)
    s.done()


def _mind(**more: str) -> Scenario:
    return scene(
        "Workshop: A Mind Lady, A Heracles, B Heracles",
        "The Greenhouse: B Spartan, C Heracles",
        a=more.pop("a", "2 Favor of Zeus, Torn Apart, Ghost"),
        b="Favor of Zeus, 2 Ghost, Torn Apart",
        c="Favor of Zeus, Ghost",
        deck_a="9 Sprout",
        deck_b="9 Sprout",
        deck_c="9 Sprout",
        **more,
    )


def test_the_log_says_when_minds_are_free_again_and_what_ends_with_a_turn_needs_no_line() -> None:
    s = scene("Workshop: A Mind Lady, A Captain Amazing, B Heracles", a="Ghost", deck_a="4 Ghost", deck_b="4 Ghost")
    s.talent("A Captain Amazing").talent("A Mind Lady")
    s.end_turn()
    assert told(s, "log-lapses") == []
    s.end_turn()
    assert told(s, "log-lapses") == [{"card": "mind_lady"}]
    s.end_turn().end_turn()
    assert len(told(s, "log-lapses")) == 1


def test_mind_lady_cancels_another_players_minion_until_her_players_next_turn() -> None:
    s = _mind()
    s.talent("Mind Lady")
    expects(s, "A", "ask-cancel", "Heracles", "Spartan", "Heracles")
    s.choose("B Heracles").play("Favor of Zeus").choose("The Greenhouse", "A Heracles")
    assert board(s) == {
        "Workshop": "A Heracles 5, A Mind Lady 5, B Heracles 4",
        "The Greenhouse": "B Spartan 3, C Heracles 5",
    }
    refuses(s, "talent Mind Lady")
    s.end_turn().play("Favor of Zeus").choose("The Greenhouse", "B Spartan", "A Heracles")
    assert s.power("B Heracles") == 4  # through the other players' turns
    s.end_turn().end_turn()
    assert s.asked == "A"
    s.play("Favor of Zeus").choose("The Greenhouse", "A Heracles", "B Heracles")
    assert s.power("B Heracles") == 5  # and no longer
    s.done()


def test_what_mind_lady_cancelled_stays_so_when_she_has_left_play() -> None:
    s = scene("Workshop: A Mind Lady, B Heracles", "The Greenhouse", a="Raze, Ghost", b="Ghost, Bear Hug")
    s.talent("Mind Lady").end_turn().play("Bear Hug")
    assert (board(s)["Workshop"], s.discard("A")) == ("B Heracles 4", ["Mind Lady"])
    s.done()


def test_mind_lady_alone_with_her_own_has_no_talent_to_use() -> None:
    s = scene("Workshop: A Mind Lady, A Heracles", "The Greenhouse", a="Favor of Ares, Ghost")
    refuses(s, "talent Mind Lady")
    s.play("Favor of Ares").choose("Mind Lady")
    assert board(s)["Workshop"] == "A Heracles 5, A Mind Lady 8"
    s.done()


def test_the_burst_may_move_to_where_a_minion_is_played() -> None:
    s = scene(
        "Workshop: A The Burst, B Ghost",
        "The Greenhouse: B Ghost",
        "Inventor's Salon: B Ghost",
        a="3 Steam Man",
        plays="minion, minion, minion",
    )
    s.play("Steam Man", at="The Greenhouse")
    expects(s, "A", "ask-move-where", "The Greenhouse", "pass")
    s.choose("The Greenhouse").play("Steam Man", at="Inventor's Salon").choose("pass")
    assert board(s) == {
        "Workshop": "B Ghost 2",
        "The Greenhouse": "A Steam Man 3, A The Burst 5, B Ghost 2",
        "Inventor's Salon": "A Steam Man 3, B Ghost 2",
    }
    s.done()


def test_the_burst_does_not_mind_minions_played_where_it_is_nor_moves() -> None:
    s = scene(
        "Workshop: A The Burst", "The Greenhouse: B Ghost", "Inventor's Salon", a="2 Steam Man, Carried Away, Raze"
    )
    s.play("Steam Man", at="Workshop").play("Carried Away").choose("Ghost", "Inventor's Salon")
    assert (s.asked, s.minions("Workshop")) == ("B", ["Steam Man", "The Burst"])


def test_the_burst_follows_also_what_another_player_plays() -> None:
    s = scene("Workshop: A The Burst", "The Greenhouse", turn="B", b="Steam Man, Raze", a="Ghost")
    s.play("Steam Man", at="The Greenhouse")
    expects(s, "A", "ask-move-where", "The Greenhouse", "pass")
    s.choose("The Greenhouse")
    assert s.minions("The Greenhouse") == ["Steam Man", "The Burst"]
    s.done()


def _citizen(**more: str) -> Scenario:
    return scene(
        "Workshop: A Mild Mannered Citizen, B Mild Mannered Citizen",
        "The Greenhouse: A Ghost",
        turn="A start",
        a="Raze, Ghost",
        deck_a=more.pop("deck_a", "Mind Lady, Mechanic, Raze, Awesome Guy, Ghost"),
        deck_b="Mind Lady",
        **more,
    )


def test_mild_mannered_citizen_may_be_destroyed_at_the_start_of_turn_for_a_minion_of_power_5_or_more() -> None:
    s = _citizen()
    expects(s, "A", "ask-destroy-this", "yes", "no")
    s.choose("yes")
    expects(s, "A", "ask-search", "Mind Lady", "Awesome Guy")
    s.choose("Awesome Guy")
    assert board(s) == {"Workshop": "A Awesome Guy 5, B Mild Mannered Citizen 2", "The Greenhouse": "A Ghost 2"}
    assert (s.discard("A"), told(s, "log-shuffle")) == (["Mild Mannered Citizen"], [{"seat": 0}])
    assert (s.why_not("Ghost"), sorted(s.deck("A"))) == ("", ["Ghost", "Mechanic", "Mind Lady", "Raze"])
    s.done()


def test_mild_mannered_citizen_may_stay_one_and_may_be_destroyed_in_vain() -> None:
    s = _citizen()
    s.choose("no")
    assert board(s)["Workshop"] == "A Mild Mannered Citizen 2, B Mild Mannered Citizen 2"
    s = _citizen(deck_a="Mechanic, Raze, Ghost")
    s.choose("yes")
    assert board(s)["Workshop"] == "B Mild Mannered Citizen 2"
    s.done()


def test_mild_mannered_citizen_that_cannot_be_destroyed_finds_nobody() -> None:
    s = scene(
        "Workshop: A Mild Mannered Citizen",
        "The Greenhouse: A General Ivan",
        turn="A start",
        a="Raze, Ghost",
        deck_a="Mind Lady",
    )
    s.choose("yes")
    assert (board(s)["Workshop"], s.deck("A")) == ("A Mild Mannered Citizen 2", ["Mind Lady"])
    s.done()


def test_expanded_power_gives_one_power_and_keeps_its_minion_from_other_players() -> None:
    s = scene(
        "Workshop: B Ghost [Expanded Power], B Ghost",
        "The Greenhouse: B Sprout",
        a="Feeding Frenzy, Torn Apart, Carried Away, Steam Man",
        deck_a="9 Sprout",
        plays="action, action, action, minion",
    )
    assert board(s)["Workshop"] == "B Ghost 2, B Ghost 3 [B Expanded Power]"
    s.play("Torn Apart").choose("Ghost #1").play("Feeding Frenzy").choose("Workshop", "Ghost")
    assert board(s) == {"Workshop": "B Ghost 3 [B Expanded Power]", "The Greenhouse": "B Sprout 2"}
    s.play("Carried Away").choose("Ghost")
    assert board(s)["The Greenhouse"] == "B Ghost 3 [B Expanded Power], B Sprout 2"
    s.done()


def test_expanded_power_is_played_on_any_minion_and_then_only_its_own_player_can_destroy_that() -> None:
    s = scene("Workshop: A Ghost, B Ghost", "The Greenhouse", a="Expanded Power, Steam Man")
    s.play("Expanded Power")
    expects(s, "A", "ask-play-on-minion", "Ghost", "Ghost")
    s.choose("B Ghost")
    assert board(s)["Workshop"] == "A Ghost 2, B Ghost 3 [A Expanded Power]"
    s = scene("Workshop: B Ghost [A Expanded Power]", "The Greenhouse", turn="B", b="Torn Apart, Steam Man")
    s.play("Torn Apart")
    assert board(s)["Workshop"] == "B Ghost 3 [A Expanded Power]"
    s = scene("Workshop: B Ghost [A Expanded Power]", "The Greenhouse", a="Torn Apart, Steam Man", deck_a="Sprout")
    s.play("Torn Apart")
    assert (board(s)["Workshop"], s.discard("A")) == ("", ["Expanded Power", "Torn Apart"])
    s.done()


def _golden(**more: str) -> Scenario:
    return scene(
        "Workshop: A Spirit",
        "The Greenhouse",
        a="Golden Age, Not Really Dead, Steam Man",
        deck_a="Raze",
        discard_a="Ghost, Mechanic, Ruins, 2 Mako",
        discard_b="Sprout",
        **more,
    )


def test_golden_age_puts_up_to_three_minions_of_the_discard_pile_under_the_deck_in_the_order_chosen() -> None:
    s = _golden()
    s.play("Golden Age")
    expects(s, "A", "ask-to-bottom", "Ghost", "Mechanic", "Mako", "pass")
    s.choose("Mechanic", "Mako", "Ghost")
    assert s.deck("A") == ["Raze", "Mechanic", "Mako", "Ghost"]
    assert (s.discard("A"), s.discard("B")) == (["Golden Age", "Mako", "Ruins"], ["Sprout"])
    s.done()


@pytest.mark.parametrize("answers", [("pass",), ("Ghost", "pass")])
def test_golden_age_may_take_fewer(answers: tuple[str, ...]) -> None:
    s = _golden()
    s.play("Golden Age").choose(*answers)
    assert s.deck("A") == ["Raze", *answers[:-1]]
    s.done()


def test_justice_friends_gives_own_minions_of_power_5_or_more_two_power_for_the_turn() -> None:
    s = scene(
        "Inventor's Salon: A Spectre, A Mechanic, B Spectre",
        "The Greenhouse: A Mechanic +1, A General Ivan of B [Make Contact]",
        a="Justice Friends, Awesome Guy, Steam Man, Raze",
        deck_a="9 Sprout",
        plays="minion, minion, action",
    )
    s.play("Justice Friends").play("Awesome Guy", at="Inventor's Salon")
    assert board(s) == {
        "Inventor's Salon": "A Awesome Guy 5, A Mechanic 4, A Spectre 7, B Spectre 5",
        "The Greenhouse": "A General Ivan 8 [A Make Contact], A Mechanic 7",
    }
    s.end_turn()
    assert s.power("A Spectre") == 5
    s.done()


def test_my_only_weakness_cancels_the_abilities_of_its_minion_and_not_its_power() -> None:
    s = scene(
        "Workshop: B Awesome Guy +1 [A My Only Weakness!], B Ghost",
        "The Greenhouse: C Awesome Guy, C Ghost, A Captain Amazing [B My Only Weakness!]",
        a="2 Torn Apart, Steam Man",
        c="Ghost",
        deck_a="9 Sprout",
        plays="action, action, minion",
    )
    refuses(s, "talent Captain Amazing")
    s.play("Torn Apart").choose("B Ghost").play("Torn Apart")
    assert board(s)["Workshop"] == "B Awesome Guy 6 [A My Only Weakness!]"
    assert board(s)["The Greenhouse"] == "A Captain Amazing 5 [B My Only Weakness!], C Awesome Guy 5, C Ghost 2"
    s.done()


def test_my_only_weakness_is_played_on_any_minion_and_ends_with_itself() -> None:
    s = scene("Workshop: A Ghost, B Heracles", "The Greenhouse", a="My Only Weakness!, Bear Necessities, Steam Man")
    s.play("My Only Weakness!")
    expects(s, "A", "ask-play-on-minion", "Ghost", "Heracles")
    s.choose("Heracles")
    assert s.power("Heracles") == 4  # it does not see the action that silences it
    s = scene(
        "Workshop: B Heracles [A My Only Weakness!]",
        "The Greenhouse",
        a="Bear Necessities, Favor of Zeus, Steam Man",
        plays="action, action, minion",
    )
    s.play("Bear Necessities").play("Favor of Zeus").choose("The Greenhouse")
    assert board(s)["Workshop"] == "B Heracles 5"
    s.done()


def test_not_really_dead_takes_up_to_two_minions_of_power_2_or_less_from_the_discard_pile() -> None:
    s = _golden()
    s.play("Not Really Dead")
    expects(s, "A", "ask-to-hand", "Ghost", "Mako", "done")
    s.choose("Ghost", "Mako")
    assert (s.hand("A"), s.discard("A")) == (
        ["Ghost", "Golden Age", "Mako", "Steam Man"],
        ["Mako", "Mechanic", "Not Really Dead", "Ruins"],
    )
    s = _golden()
    s.play("Not Really Dead").choose("done")
    assert len(s.discard("A")) == 6
    s.done()


def _exposure(**more: str) -> Scenario:
    return scene(
        "Workshop: A Spirit, B Ghost",
        "The Greenhouse: A Ghost +2, B Ghost",
        a="Radioactive Exposure, Steam Man",
        deck_a=more.pop("deck_a", "Mechanic, Spirit, Spectre, Raze, Mind Lady"),
        **more,
    )


def test_radioactive_exposure_destroys_an_own_minion_for_a_stronger_one_from_the_deck() -> None:
    s = _exposure()
    s.play("Radioactive Exposure")
    expects(s, "A", "ask-destroy", "Spirit", "Ghost")
    s.choose("Ghost")
    expects(s, "A", "ask-search", "Spectre", "Mind Lady")
    s.choose("Mind Lady")
    assert board(s) == {"Workshop": "A Spirit 3, B Ghost 2", "The Greenhouse": "A Mind Lady 5, B Ghost 2"}
    assert told(s, "log-shuffle") == [{"seat": 0}]
    assert s.why_not("Steam Man") == ""
    s.done()


def test_radioactive_exposure_destroys_in_vain_when_nobody_stronger_is_there() -> None:
    s = _exposure(deck_a="Spirit, Raze")
    s.play("Radioactive Exposure").choose("Spirit")
    assert (board(s)["Workshop"], s.discard("A")) == ("B Ghost 2", ["Radioactive Exposure", "Spirit"])
    s.done()


def test_radioactive_exposure_of_a_minion_that_cannot_be_destroyed_finds_nobody() -> None:
    s = scene("Workshop: A General Ivan", "The Greenhouse", a="Radioactive Exposure, Steam Man", deck_a="General Ivan")
    s.play("Radioactive Exposure")
    assert (board(s)["Workshop"], len(s.deck("A"))) == ("A General Ivan 6", 1)
    s = scene("Workshop: B Ghost", "The Greenhouse", a="Radioactive Exposure, Steam Man", deck_a="General Ivan")
    s.play("Radioactive Exposure")
    assert (board(s)["Workshop"], len(s.deck("A"))) == ("B Ghost 2", 1)
    s.done()


def test_secret_base_keeps_its_players_minions_of_power_3_or_less_there_from_other_players() -> None:
    s = scene(
        "Workshop: B Ghost, B Spirit +1, C Ghost | B Secret Base",
        "The Greenhouse: B Ghost, A Spectre, A Mechanic",
        a="3 Torn Apart, Steam Man",
        deck_a="9 Sprout",
        plays="action, action, action, minion",
    )
    s.play("Torn Apart").choose("B Ghost @ Workshop").play("Torn Apart").choose("C Ghost")
    s.play("Torn Apart").choose("Ghost @ The Greenhouse")
    assert board(s) == {
        "Workshop": "B Ghost 2, B Spirit 4 | B Secret Base",
        "The Greenhouse": "A Mechanic 4, A Spectre 5",
    }
    s = scene("Workshop: B Ghost | B Secret Base", "The Greenhouse", a="Bear Hug, Steam Man")
    s.play("Bear Hug")
    assert board(s)["Workshop"] == "| B Secret Base"  # its own player destroys it
    s.done()


def test_secret_base_stops_no_move_and_keeps_no_action() -> None:
    s = scene(
        "Workshop: B Ghost | B Secret Base",
        "The Greenhouse",
        a="Carried Away, Bear Necessities, Steam Man",
        plays="action, action, minion",
    )
    s.play("Carried Away").play("Bear Necessities")
    assert board(s) == {"Workshop": "", "The Greenhouse": "B Ghost 2"}
    s.done()


def test_secret_base_leaves_minions_of_power_4_to_their_fate() -> None:
    s = scene(
        "Workshop: A Spectre, B Spirit +1, B Spirit | B Secret Base",
        "The Greenhouse",
        a="Freakin' Laser Beam, Steam Man",
    )
    s.play("Freakin' Laser Beam").choose("Spirit #1")
    assert board(s)["Workshop"] == "A Spectre 5, B Spirit 3 | B Secret Base"
    s.done()


def test_sidekick_gives_a_minion_of_power_2_or_less_where_its_player_has_a_strong_one() -> None:
    s = scene(
        "Workshop: A Spectre, B Ghost",
        "The Greenhouse: A Mechanic +1",
        "Inventor's Salon: A Mechanic, B Spectre",
        a="Sidekick, 2 Captain Ahab, 2 Steam Man, Raze",
        plays="action, action",
    )
    s.play("Sidekick")
    expects(s, "A", "ask-base", "Workshop", "The Greenhouse")
    s.choose("Workshop")
    assert s.why_not("Steam Man") == "why-other-slot"
    s.play("Captain Ahab")
    assert board(s) == {
        "Workshop": "A Captain Ahab 2, A Spectre 5, B Ghost 2",
        "The Greenhouse": "A Mechanic 5",
        "Inventor's Salon": "A Mechanic 4, B Spectre 5",
    }
    assert s.why_not("Captain Ahab") == "why-no-slot"
    s.done()


def test_sidekick_without_a_strong_minion_gives_nothing() -> None:
    s = scene("Workshop: A Mechanic", "The Greenhouse: B Spectre", a="Sidekick, Captain Ahab", plays="action")
    s.play("Sidekick")
    assert (s.asked, s.minions("Workshop")) == ("B", ["Mechanic"])
    s.done()


def _glove(**more: str) -> Scenario:
    return scene(
        "Workshop: A Ghost, B Ghost, A Ghost of B [Make Contact]",
        "The Greenhouse: A Spirit",
        titans_a="The Everything Glove",
        deck_a="9 Sprout",
        deck_b="9 Sprout",
        **more,
    )


def test_the_everything_glove_may_be_played_where_a_minion_of_its_player_was_destroyed() -> None:
    s = _glove(turn="B", a="Steam Man", b="Torn Apart, Steam Man")
    s.play("Torn Apart").choose("A Ghost #1")
    assert s.asked == "A"
    assert s.options[0].startswith("special The Everything Glove")
    s.game.pick(0)
    assert (titans(s), beside(s, "A")) == ({"Workshop": "A The Everything Glove 0"}, {})
    s.done()


def test_the_everything_glove_is_played_now_or_not_at_all() -> None:
    s = _glove(a="Torn Apart, Steam Man")
    s.play("Torn Apart").choose("Spirit", "pass")
    assert (titans(s), beside(s, "A"), s.prompt) == ({}, {"The Everything Glove": 0}, "ask-menu")
    refuses(s, "special The Everything Glove")
    s.done()


def test_the_everything_glove_counts_minions_its_player_controls_and_no_others() -> None:
    s = _glove(a="Torn Apart, Steam Man")
    s.play("Torn Apart").choose("B Ghost")
    assert (s.prompt, titans(s)) == ("ask-menu", {})
    s = _glove(a="Torn Apart, Steam Man")
    s.play("Torn Apart").choose("A Ghost #2")  # owned by B
    assert s.asked == "A"
    s.game.pick(0)
    assert titans(s) == {"Workshop": "A The Everything Glove 0"}
    s.done()


def test_the_everything_glove_cannot_be_played_beside_another_titan_of_its_player() -> None:
    s = under(_glove(a="Torn Apart, Steam Man"), "Workshop", "titan: A Category 5")
    s.play("Torn Apart").choose("Spirit")
    assert (s.prompt, titans(s)) == ("ask-menu", {"Workshop": "A Category 5 0"})


def test_the_everything_glove_keeps_small_minions_of_its_player_there_from_abilities_of_others() -> None:
    s = scene(
        "Workshop: B Ghost, B Spirit, B Mechanic, C Ghost",
        "The Greenhouse: B Ghost",
        a="3 Carried Away, 3 Torn Apart, Steam Man",
        deck_a="9 Sprout",
        plays="action, action, action, action, action, minion",
    )
    s = under(s, "Workshop", "titan: B The Everything Glove")
    s.play("Torn Apart").choose("B Ghost @ Workshop").play("Carried Away").choose("Spirit")
    s.play("Carried Away").choose("Mechanic").play("Torn Apart").choose("C Ghost")
    s.play("Torn Apart").choose("Ghost @ The Greenhouse")
    assert board(s) == {"Workshop": "B Ghost 2, B Spirit 3", "The Greenhouse": "B Mechanic 4"}
    s.done()


def test_the_everything_glove_lets_its_own_player_have_their_way() -> None:
    s = scene("Workshop: A Ghost", "The Greenhouse", a="Carried Away, Steam Man")
    s = under(s, "Workshop", "titan: A The Everything Glove")
    s.play("Carried Away")
    assert board(s) == {"Workshop": "", "The Greenhouse": "A Ghost 2"}
    s.done()


def test_actions_of_others_do_not_hold_on_a_minion_the_everything_glove_keeps() -> None:
    s = scene("Workshop: B Ghost, B Mechanic", "The Greenhouse: B Ghost", a="Chum, Steam Man", b="Ghost")
    s = under(s, "Workshop", "titan: B The Everything Glove")
    s.play("Chum", on="Ghost @ Workshop")
    assert (board(s)["Workshop"], s.discard("A")) == ("B Ghost 2, B Mechanic 4", ["Chum"])
    s.done()


def _gloved(**more: str) -> Scenario:
    s = scene("Workshop: A Ghost", "The Greenhouse", a="2 Captain Ahab, 2 Steam Man", deck_a="Raze, 9 Sprout", **more)
    return under(s, "Workshop", "titan: A The Everything Glove")


def test_the_everything_gloves_talent_gives_a_small_minion_there() -> None:
    s = _gloved(plays="action")
    s.talent("The Everything Glove")
    expects(s, "A", "ask-which", "minion", "draw")
    s.choose("minion")
    assert s.why_not("Steam Man") == "why-other-slot"
    s.play("Captain Ahab")
    assert board(s) == {"Workshop": "A Captain Ahab 2, A Ghost 2", "The Greenhouse": ""}
    assert s.asked == "B"
    s.done()


def test_the_everything_gloves_talent_draws_a_card_instead() -> None:
    s = _gloved(plays="minion")
    s.talent("The Everything Glove").choose("draw")
    assert "Raze" in s.hand("A")
    s.play("Captain Ahab", at="The Greenhouse")
    assert s.asked == "B"
    s.done()
