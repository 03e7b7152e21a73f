"""«Волшебники», card by card."""

from __future__ import annotations

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told

PRINTED = {
    "Archmage": (1, 4),
    "Chronomage": (2, 3),
    "Enchantress": (3, 2),
    "Neophyte": (4, 2),
    "Mass Enchantment": (1, 0),
    "Mystic Studies": (2, 0),
    "Portal": (1, 0),
    "Sacrifice": (1, 0),
    "Scry": (1, 0),
    "Summon": (2, 0),
    "Time Loop": (1, 0),
    "Winds of Change": (1, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["wizards"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


def test_archmage_gives_its_player_an_extra_action_on_each_turn() -> None:
    s = scene("Workshop: A Archmage", "Haunted House", a="3 Mystic Studies", deck_a="6 Ghost", plays="action")
    s.play("Mystic Studies").play("Mystic Studies")
    assert s.asked == "B"
    assert s.hand("A").count("Mystic Studies") == 1


def test_archmage_gives_it_on_the_turn_in_which_it_is_played() -> None:
    s = scene("Workshop: A Captain Ahab", "Secret Grove: | A Zeppelin", a="Archmage, 3 Scry", deck_a="6 Ghost")
    s.play("Archmage", at="Workshop").play("Scry").play("Scry")
    assert s.why_not("Scry") == "why-no-slot"
    s.done()


def test_archmage_gives_other_players_nothing() -> None:
    s = scene("Workshop: B Archmage", "Secret Grove", a="2 Mystic Studies, Ghost", deck_a="6 Ghost")
    s.play("Mystic Studies")
    assert s.why_not("Mystic Studies") == "why-no-slot"
    s.done()


def test_archmage_gives_no_extra_minion() -> None:
    s = scene("Workshop: A Archmage", "Secret Grove", a="Steam Man, Mechanic, Mystic Studies", deck_a="6 Ghost")
    s.play("Steam Man", at="Workshop")
    assert s.why_not("Mechanic") == "why-other-slot"
    s.done()


def test_ruling_633_the_extra_action_is_not_lost_when_archmage_leaves_play() -> None:
    s = scene("Workshop: A Archmage", "Secret Grove", a="Sacrifice, Mystic Studies, Ghost", deck_a="9 Ghost")
    s.play("Sacrifice")
    assert (s.where("Archmage"), s.why_not("Mystic Studies")) == ("discard", "")
    s.play("Mystic Studies")
    assert s.hand("A") == ["Ghost"] * 7


def test_archmage_leaves_nothing_that_was_used_already() -> None:
    s = scene("Workshop: A Archmage", "Secret Grove", a="Sacrifice, 2 Mystic Studies, Ghost", deck_a="9 Ghost")
    s.play("Mystic Studies").play("Sacrifice")
    assert s.where("Archmage") == "discard"
    assert s.why_not("Mystic Studies") == "why-no-slot"
    s.done()


def test_archmage_leaves_nothing_on_the_turn_of_another_player() -> None:
    s = scene("Workshop: B Archmage | A Sleep Spores", "Secret Grove", a="Torn Apart, Summon, Ghost", deck_a="Ghost")
    s.play("Torn Apart")
    assert s.where("Archmage") == "discard"
    assert s.why_not("Summon") == "why-no-slot"
    s.done()


def test_ruling_637_archmage_gives_nothing_at_the_start_of_the_turn() -> None:
    s = scene("Workshop: A Archmage, A Water Lily", "Secret Grove", turn="A start", a="Summon", deck_a="Ghost")
    expects(s, "A", "ask-menu", "play Ghost", "play Summon", "end")


def test_chronomage_gives_an_extra_action() -> None:
    s = scene("Workshop", "Secret Grove", a="Chronomage, 3 Mystic Studies, Ghost", deck_a="9 Ghost")
    s.play("Chronomage", at="Workshop")
    s.play("Mystic Studies").play("Mystic Studies")
    assert s.why_not("Mystic Studies") == "why-no-slot"
    s.done()


def test_enchantress_draws_a_card() -> None:
    s = scene("Workshop", "Secret Grove", a="Enchantress, Summon", deck_a="Mechanic, Ghost", deck_b="Sprout")
    s.play("Enchantress", at="Workshop")
    assert (s.hand("A"), s.deck("A"), s.hand("B")) == (["Mechanic", "Summon"], ["Ghost"], ["Ghost"])
    s.done()


def _neophyte(top: str) -> Scenario:
    s = scene("Workshop: B Ghost", "Secret Grove", a="Neophyte, Summon, Mechanic", deck_a=f"{top}, 3 Spirit")
    return s.play("Neophyte", at="Workshop")


def test_ruling_645_neophyte_may_take_an_action_into_the_hand() -> None:
    s = _neophyte("Mystic Studies")
    expects(s, "A", "ask-which", "hand", "play", "leave")
    s.choose("hand")
    assert (s.hand("A"), len(s.deck("A"))) == (["Mechanic", "Mystic Studies", "Summon"], 3)
    s.done()


def test_ruling_645_neophyte_may_play_it_as_an_extra_action_at_once() -> None:
    s = _neophyte("Mystic Studies").choose("play")
    assert (s.hand("A"), s.discard("A")) == (["Mechanic", "Spirit", "Spirit", "Summon"], ["Mystic Studies"])
    assert s.why_not("Summon") == ""  # the regular action is still there
    s.done()


def test_ruling_645_neophyte_may_leave_it_on_top() -> None:
    s = _neophyte("Mystic Studies").choose("leave")
    assert (s.deck("A")[0], s.hand("A")) == ("Mystic Studies", ["Mechanic", "Summon"])
    s.done()


def test_neophyte_leaves_a_minion_on_top_and_shows_it() -> None:
    s = _neophyte("Ghost")
    assert (s.deck("A")[0], s.hand("A")) == ("Ghost", ["Mechanic", "Summon"])
    assert [line["cards"] for line in told(s, "log-reveal")] == [["ghost"]]
    s.done()


def test_neophyte_does_not_offer_to_play_what_cannot_be_played() -> None:
    s = _neophyte("Over the Rainbow")
    expects(s, "A", "ask-which", "hand", "leave")


def test_ruling_653_mass_enchantment_shows_one_card_of_each_other_player() -> None:
    s = scene(
        "Workshop: B Ghost",
        "Secret Grove",
        a="Mass Enchantment, Mechanic",
        c="Ghost",
        deck_a="Summon, Ghost",
        deck_b="Mystic Studies, Time Loop",
        deck_c="Spirit, Summon",
    )
    s.play("Mass Enchantment")
    assert [(line["seat"], line["cards"]) for line in told(s, "log-reveal")] == [
        (1, ["mystic_studies"]),
        (2, ["spirit"]),
    ]
    expects(s, "A", "ask-play-extra", "Mystic Studies", "pass")
    s.choose("pass")
    assert (s.deck("A"), s.deck("B"), s.deck("C")) == (
        ["Summon", "Ghost"],
        ["Mystic Studies", "Time Loop"],
        ["Spirit", "Summon"],
    )
    s.done()


def test_ruling_649_mass_enchantment_plays_an_action_of_another_player_as_ones_own() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit",
        "Secret Grove",
        a="Mass Enchantment, Mechanic",
        deck_a="3 Ghost",
        deck_b="Mystic Studies, Spirit",
    )
    s.play("Mass Enchantment").choose("Mystic Studies")
    assert (s.hand("A"), s.hand("B")) == (["Ghost", "Ghost", "Mechanic"], ["Ghost"])
    assert (s.discard("A"), s.discard("B"), s.deck("B")) == (["Mass Enchantment"], ["Mystic Studies"], ["Spirit"])
    s.done()


def test_ruling_649_an_action_of_another_player_on_a_base_stays_under_control_of_who_played_it() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit", "Secret Grove", a="Mass Enchantment, Mechanic", deck_b="Sleep Spores, Spirit"
    )
    s.play("Mass Enchantment").choose("Sleep Spores", "Workshop")
    assert board(s)["Workshop"] == "A Ghost 2, B Spirit 2 | A Sleep Spores"


def test_mass_enchantment_tells_equal_actions_of_two_players_apart() -> None:
    s = scene(
        "Workshop", "Secret Grove", a="Mass Enchantment, Mechanic", c="Ghost", deck_b="Summon", deck_c="Summon, Ghost"
    )
    s.play("Mass Enchantment")
    assert s.game.choice is not None
    assert s.game.choice.keys == ["summon@deck1", "summon@deck2", "pass"]
    s.choose("summon@deck2")
    assert (s.discard("B"), s.discard("C")) == ([], ["Summon"])


def test_mystic_studies_draws_two_cards() -> None:
    s = scene("Workshop", "Secret Grove", a="Mystic Studies, Mechanic", deck_a="Ghost, Spirit, Sprout")
    s.play("Mystic Studies")
    assert (s.hand("A"), s.deck("A")) == (["Ghost", "Mechanic", "Spirit"], ["Sprout"])
    s.done()


def test_portal_takes_any_number_of_minions_and_puts_the_rest_back_in_any_order() -> None:
    s = scene(
        "Workshop",
        "Secret Grove",
        a="Portal, Mechanic",
        deck_a="Ghost, Summon, Spirit, Time Loop, Scry, Sprout",
    )
    s.play("Portal")
    expects(s, "A", "ask-to-hand", "Ghost", "Spirit", "done")
    s.choose("Spirit")
    expects(s, "A", "ask-put-on-top", "Ghost", "Scry", "Summon", "Time Loop")
    s.choose("Scry", "Time Loop", "Ghost")
    assert s.deck("A") == ["Summon", "Ghost", "Time Loop", "Scry", "Sprout"]
    assert s.hand("A") == ["Mechanic", "Spirit"]
    s.done()


def test_portal_may_take_nobody() -> None:
    s = scene("Workshop", "Secret Grove", a="Portal, Mechanic", deck_a="2 Ghost")
    s.play("Portal").choose("done")
    assert (s.deck("A"), s.hand("A")) == (["Ghost", "Ghost"], ["Mechanic"])
    s.done()


def test_sacrifice_draws_for_the_power_of_an_own_minion_and_destroys_it() -> None:
    s = scene("Workshop: A Ghost +1, B Mechanic", "Secret Grove: A Spirit", a="Sacrifice, Mechanic", deck_a="9 Sprout")
    s.play("Sacrifice")
    expects(s, "A", "ask-minion", "Ghost", "Spirit")
    s.choose("Ghost")
    assert (s.hand("A"), s.discard("A")) == (["Mechanic"] + ["Sprout"] * 3, ["Ghost", "Sacrifice"])
    assert board(s) == {"Workshop": "B Mechanic 4", "Secret Grove": "A Spirit 3"}
    s.done()


def test_ruling_657_sacrifice_draws_also_for_a_minion_that_cannot_be_destroyed() -> None:
    """Shown with Polar Commando, alone at its base: 4 + 2."""
    s = scene("Workshop: A Polar Commando", "Secret Grove", a="Sacrifice, Mechanic", deck_a="9 Sprout")
    s.play("Sacrifice")
    assert (len(s.hand("A")), s.where("Polar Commando")) == (7, "Workshop")
    s.done()


def test_sacrifice_without_an_own_minion_does_nothing() -> None:
    s = scene("Workshop: B Ghost", "Secret Grove", a="Sacrifice, Mechanic", deck_a="9 Sprout")
    s.play("Sacrifice")
    assert (s.hand("A"), s.where("Ghost")) == (["Mechanic"], "Workshop, hand")
    s.done()


def test_scry_takes_an_action_out_of_the_deck_and_shuffles() -> None:
    s = scene("Workshop", "Secret Grove", a="Scry, Mechanic", deck_a="Ghost, Summon, Spirit, Portal")
    s.play("Scry")
    expects(s, "A", "ask-search", "Summon", "Portal")
    s.choose("Portal")
    assert (s.hand("A"), sorted(s.deck("A"))) == (["Mechanic", "Portal"], ["Ghost", "Spirit", "Summon"])
    assert [line["card"] for line in told(s, "log-search")] == ["portal"]
    assert len(told(s, "log-shuffle")) == 1
    s.done()


def test_ruling_661_scry_finds_nothing_and_shuffles_all_the_same() -> None:
    s = scene("Workshop", "Secret Grove", a="Scry, Mechanic", deck_a="Ghost, Spirit")
    s.play("Scry")
    assert (s.hand("A"), len(told(s, "log-search-nothing")), len(told(s, "log-shuffle"))) == (["Mechanic"], 1, 1)
    s.done()


def test_summon_gives_an_extra_minion_of_any_power() -> None:
    s = scene("Workshop", "Secret Grove", a="Summon, 2 Weed Eater, Mechanic, Scry")
    s.play("Summon").play("Weed Eater", at="Workshop").play("Weed Eater", at="Workshop")
    assert (s.asked, s.minions("Workshop")) == ("B", ["Weed Eater", "Weed Eater"])


def test_time_loop_gives_two_extra_actions() -> None:
    s = scene("Workshop", "Secret Grove", a="Time Loop, 3 Mystic Studies, Mechanic", deck_a="9 Ghost")
    s.play("Time Loop").play("Mystic Studies").play("Mystic Studies")
    assert s.why_not("Mystic Studies") == "why-no-slot"
    s.done()


def test_ruling_665_only_one_of_the_two_extra_actions_of_time_loop_may_be_played() -> None:
    s = scene("Workshop", "Secret Grove", a="Time Loop, 2 Mystic Studies, Mechanic", deck_a="9 Ghost")
    s.play("Time Loop").play("Mystic Studies").end_turn()
    assert (s.asked, "Mystic Studies" in s.hand("A")) == ("B", True)


def test_winds_of_change_shuffles_the_hand_into_the_deck_and_draws_five() -> None:
    s = scene("Workshop", "Secret Grove", a="Winds of Change, 2 Summon, Mechanic", deck_a="4 Summon", b="2 Ghost")
    s.play("Winds of Change")
    assert (len(s.hand("A")), len(s.deck("A"))) == (5, 2)
    assert sorted(s.hand("A") + s.deck("A")) == ["Mechanic"] + ["Summon"] * 6
    assert (s.hand("B"), s.discard("A")) == (["Ghost", "Ghost"], ["Winds of Change"])
    s.play("Summon")
    refuses(s, "play Summon")
    s.done()


def test_winds_of_change_shows_nobody_what_was_in_the_hand() -> None:
    s = scene("Workshop", "Secret Grove", a="Winds of Change, Mechanic, Summon", deck_a="9 Ghost")
    s.play("Winds of Change")
    assert [line["card"] for line in told(s, "log-shuffle-in")] == ["", ""]


def test_winds_of_change_takes_a_foreign_card_of_the_hand_into_the_own_deck() -> None:
    s = scene("Workshop", "Secret Grove", a="Winds of Change, Mechanic of B", deck_a="4 Summon", deck_b="Ghost")
    s.play("Winds of Change")
    assert (sorted(s.hand("A")), s.deck("B")) == (["Mechanic"] + ["Summon"] * 4, ["Ghost"])
