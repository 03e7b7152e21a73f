"""«Динозавры», card by card, and their titan."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene
from smashup.its_your_fault.table import beside, titans, under

PRINTED = {
    "King Rex": (1, 7),
    "Laseratops": (2, 4),
    "Armor Stego": (3, 3),
    "War Raptor": (4, 2),
    "Augmentation": (2, 0),
    "Howl": (2, 0),
    "Natural Selection": (1, 0),
    "Rampage": (1, 0),
    "Survival of the Fittest": (1, 0),
    "Tooth and Claw… and Guns": (1, 0),
    "Upgrade": (1, 0),
    "Wildlife Preserve": (1, 0),
}
"""Copies and power; actions have none."""
TOOTH = "Tooth and Claw and Guns"


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["dinosaurs"]
    cards = [card for card in faction.cards if card.kind != "titan"]
    assert {card.name: (card.copies, card.printed) for card in cards} == PRINTED
    assert len(faction.deck) == 20


def test_king_rex_is_strong_and_nothing_else() -> None:
    s = scene("Workshop: B Ghost", "Secret Grove", a="King Rex, Howl")
    s.play("King Rex", at="Workshop")
    assert board(s)["Workshop"] == "A King Rex 7, B Ghost 2"
    s.done()


def test_laseratops_destroys_a_minion_of_current_power_up_to_2_at_its_base() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, B Sprout +1, C Water Lily | A Sleep Spores",
        "Secret Grove: B Ghost",
        a="Laseratops, Howl",
        c="Ghost",
    )
    s.play("Laseratops", at="Workshop")
    expects(s, "A", "ask-destroy", "Ghost", "Spirit", "Sprout", "Water Lily")
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "A Ghost 2, A Laseratops 4, B Sprout 2, C Water Lily 2 | A Sleep Spores",
        "Secret Grove": "B Ghost 2",
    }
    s.done()


def test_ruling_721_laseratops_must_destroy_even_an_own_minion() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "Secret Grove: B Ghost", a="Laseratops, Howl")
    s.play("Laseratops", at="Workshop")
    assert board(s) == {"Workshop": "A Laseratops 4, B Spirit 3", "Secret Grove": "B Ghost 2"}
    s.done()


def test_armor_stego_is_stronger_on_the_turns_of_others() -> None:
    s = scene("Workshop: A Armor Stego, B Armor Stego", "Secret Grove", a="Howl, Ghost", b="Howl, Ghost")
    assert board(s)["Workshop"] == "A Armor Stego 3, B Armor Stego 5"
    s.end_turn()
    assert (s.asked, board(s)["Workshop"]) == ("B", "A Armor Stego 5, B Armor Stego 3")


def test_ruling_725_armor_stego_counts_5_when_a_base_scores_on_the_turn_of_another() -> None:
    s = scene(
        "Workshop: A 2 Armor Stego, B Spectre, B Spectre",
        "Secret Grove",
        turn="B score",
        a="Ghost",
        base_deck="Haunted House",
    )
    assert (s.points("A"), s.points("B")) == (4, 4)


def test_war_raptor_counts_all_war_raptors_at_its_base() -> None:
    s = scene("Workshop: A 2 War Raptor, B War Raptor, A Ghost", "Secret Grove: A War Raptor", a="Howl, Ghost")
    assert board(s) == {
        "Workshop": "A Ghost 2, A War Raptor 5, A War Raptor 5, B War Raptor 5",
        "Secret Grove": "A War Raptor 3",
    }


def test_war_raptor_out_of_play_has_power_2() -> None:
    s = scene("Secret Grove: A War Raptor", "Workshop", plays="action", a="War Raptor, Howl")
    s.play("War Raptor", at="Secret Grove")
    assert board(s)["Secret Grove"] == "A War Raptor 4, A War Raptor 4"


def test_augmentation_strengthens_one_minion_until_the_end_of_the_turn() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "Secret Grove", a="Augmentation, Mechanic", b="Mechanic, Howl")
    s.play("Augmentation")
    expects(s, "A", "ask-power", "Ghost", "Spirit")
    s.choose("Ghost")
    assert board(s)["Workshop"] == "A Ghost 6, B Spirit 3"
    s.end_turn()
    assert (s.asked, board(s)["Workshop"]) == ("B", "A Ghost 2, B Spirit 3")


def test_ruling_729_augmentation_in_a_duel_on_the_turn_of_another_lasts_to_the_end_of_the_own_next_turn() -> None:
    s = scene(
        "Jungle Oasis: A Steam Queen, B Sheriff, B Ghost",
        "Secret Grove: A Ghost",
        turn="B score",
        a="Augmentation, Scry, Sprout",
        b="Ghost, Scry",
        deck_a="6 Sprout",
        deck_b="6 Sprout",
        base_deck="Haunted House, The Deep",
    )
    s.choose("special Sheriff")
    expects(s, "B", "ask-duel-card", "Ghost", "Scry", "pass")
    s.choose("pass", "Augmentation", "A Ghost @ Secret Grove")
    assert (s.asked, s.brawl.state.current) == ("A", 0)  # it is A's turn by now
    assert s.power("A Ghost @ Secret Grove") == 6
    s.end_turn()
    assert (s.asked, s.power("A Ghost @ Secret Grove")) == ("B", 2)


def test_howl_strengthens_each_own_minion_that_is_there() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit",
        "Secret Grove: A Spirit",
        a="Howl, Mechanic, Upgrade",
        b="Howl",
        plays="action, action, minion",
    )
    s.play("Howl").play("Mechanic", at="Workshop")
    assert (s.power("A Ghost"), s.power("A Spirit"), s.power("B Spirit"), s.power("Mechanic")) == (3, 4, 3, 4)
    s.done()


def test_howl_ends_with_the_turn() -> None:
    s = scene("Workshop: A Ghost", "Secret Grove", a="Howl, Mechanic", b="Mechanic, Howl")
    s.play("Howl")
    assert s.power("Ghost @ Workshop") == 3
    s.end_turn()
    assert (s.asked, s.power("Ghost @ Workshop")) == ("B", 2)


def test_natural_selection_destroys_a_weaker_minion_where_an_own_one_stands() -> None:
    s = scene(
        "Workshop: A Spirit, B Ghost, B Water Lily, B Sprout +2",
        "Secret Grove: A King Rex, C Ghost",
        a="Natural Selection, Mechanic",
        c="Ghost",
    )
    s.play("Natural Selection")
    expects(s, "A", "ask-minion", "Spirit", "King Rex")
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "A Spirit 3, B Sprout 4, B Water Lily 3",
        "Secret Grove": "A King Rex 7, C Ghost 2",
    }
    s.done()


def test_natural_selection_may_strike_an_own_minion_and_looks_at_current_power() -> None:
    s = scene("Workshop: A Spirit [Upgrade], A Mechanic, B Weed Eater", "Haunted House", a="Natural Selection, Ghost")
    s.play("Natural Selection").choose("Spirit")
    assert board(s)["Workshop"] == "A Spirit 5 [A Upgrade], B Weed Eater 5"
    s.done()


def test_rampage_lowers_the_breakpoint_by_the_power_of_an_own_minion() -> None:
    s = scene("Workshop: A Ghost +1, B King Rex", "Haunted House: A Mechanic", a="Rampage, Ghost", b="Howl, Ghost")
    s.play("Rampage")
    expects(s, "A", "ask-minion", "Ghost", "Mechanic")
    s.choose("Ghost")
    assert (s.breakpoint("Workshop"), s.breakpoint("Haunted House")) == (17, 18)
    s.end_turn()
    assert (s.asked, s.breakpoint("Workshop")) == ("B", 20)


def test_ruling_733_rampage_is_not_computed_again() -> None:
    s = scene(
        "Workshop: A Weed Eater", "Haunted House", plays="action, action, minion", a="Rampage, Augmentation, Ghost"
    )
    s.play("Rampage").play("Augmentation")
    assert (s.power("Weed Eater"), s.breakpoint("Workshop")) == (9, 15)


def test_survival_of_the_fittest_destroys_the_weakest_where_a_stronger_one_stands() -> None:
    s = scene(
        "Workshop: A Ghost, B Sprout, B Spirit",
        "Secret Grove: A Ghost, B Ghost",
        "Haunted House: C Mechanic",
        "The Deep: C Ghost, A King Rex",
        a="Survival of the Fittest, Mechanic",
        c="Ghost",
    )
    s.play("Survival of the Fittest")
    expects(s, "A", "ask-destroy", "Ghost", "Sprout")
    s.choose("Sprout")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Spirit 3",
        "Secret Grove": "A Ghost 2, B Ghost 2",
        "Haunted House": "C Mechanic 4",
        "The Deep": "A King Rex 7",
    }
    s.done()


def test_tooth_and_claw_and_guns_gives_itself_up_for_its_minion() -> None:
    s = scene(
        f"Workshop: B Ghost [{TOOTH}], B Sprout",
        "Haunted House",
        plays="action, action, minion",
        a="2 Torn Apart, Mechanic",
        deck_a="3 Mechanic",
    )
    s.play("Torn Apart").choose("B Ghost")
    assert (board(s)["Workshop"], s.discard("B")) == ("B Ghost 2, B Sprout 2", ["Tooth and Claw… and Guns"])
    s.play("Torn Apart").choose("B Ghost")
    assert (board(s)["Workshop"], s.discard("B")) == ("B Sprout 2", ["Ghost", "Tooth and Claw… and Guns"])
    s.done()


def test_ruling_737_tooth_and_claw_and_guns_stops_an_own_action_too() -> None:
    s = scene(f"Workshop: A Ghost [{TOOTH}], B Sprout", "Haunted House", a="Upgrade, Mechanic")
    s.play("Upgrade", on="Ghost")
    assert board(s)["Workshop"] == "A Ghost 2, B Sprout 2"
    assert s.discard("A") == ["Tooth and Claw… and Guns", "Upgrade"]
    s.done()


def test_tooth_and_claw_and_guns_keeps_off_all_parts_of_one_ability() -> None:
    s = scene(f"Workshop: B Ghost [{TOOTH}]", "Haunted House", a="Fast as Lightning, Mechanic")
    s.play("Fast as Lightning")
    assert (board(s)["Workshop"], s.brawl.state.lasting) == ("B Ghost 2", [])


def test_tooth_and_claw_and_guns_stops_an_action_that_is_transferred_to_its_minion() -> None:
    s = scene(f"Workshop: B Ghost [{TOOTH}], A Spirit [Upgrade]", "Haunted House", a="Ripped Off, Mechanic")
    s.play("Ripped Off").choose("Upgrade")
    assert (board(s)["Workshop"], s.where("Upgrade")) == ("A Spirit 3, B Ghost 2", "discard")
    assert s.discard("B") == ["Tooth and Claw… and Guns"]
    s.done()


def test_tooth_and_claw_and_guns_stops_a_base() -> None:
    s = scene(f"Ancient Temple: A Ghost [{TOOTH}]", "Workshop", turn="A start", a="Mechanic, Howl")
    assert (board(s)["Ancient Temple"], s.discard("A")) == ("A Ghost 2", ["Tooth and Claw… and Guns"])


def test_tooth_and_claw_and_guns_is_no_concern_of_others_nor_of_scoring() -> None:
    s = scene(
        f"Jungle Oasis: B Ghost [{TOOTH}], A King Rex, A Weed Eater",
        "Workshop: B Spirit",
        plays="action, minion",
        a="Augmentation, Ghost",
        base_deck="Haunted House",
    )
    s.play("Augmentation").choose("King Rex")
    assert s.attached("B Ghost") == ["Tooth and Claw… and Guns"]
    s.end_turn()
    assert "Jungle Oasis" not in s.bases()
    assert s.discard("B") == ["Ghost", "Tooth and Claw… and Guns"]  # a scored base discards, no ability does


def test_tooth_and_claw_and_guns_does_not_mind_what_ongoing_abilities_do_to_power() -> None:
    s = scene(f"Workshop: B Spirit [{TOOTH}] | A Sleep Spores", "Haunted House", a="Howl, Ghost")
    assert board(s)["Workshop"] == "B Spirit 2 [B Tooth and Claw… and Guns] | A Sleep Spores"


def test_tooth_and_claw_and_guns_is_played_on_any_minion() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "Haunted House", a=f"{TOOTH}, Mechanic")
    s.play("Tooth and Claw… and Guns", on="Spirit")
    assert board(s)["Workshop"] == "A Ghost 2, B Spirit 3 [A Tooth and Claw… and Guns]"
    s.done()


def test_upgrade_gives_its_minion_2_power() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "Haunted House", a="Upgrade, Mechanic")
    s.play("Upgrade")
    expects(s, "A", "ask-play-on-minion", "Ghost", "Spirit")
    s.choose("Ghost")
    assert board(s)["Workshop"] == "A Ghost 4 [A Upgrade], B Spirit 3"
    s.done()


def test_wildlife_preserve_keeps_actions_of_others_from_the_minions_of_its_player_there() -> None:
    s = scene(
        "Workshop: B Ghost, C Spirit | B Wildlife Preserve, A Sleep Spores",
        "Haunted House: B Sprout",
        plays="action, action, action, minion",
        a="3 Torn Apart, Mechanic",
        c="Ghost",
        deck_a="3 Mechanic",
    )
    assert board(s)["Workshop"] == "B Ghost 2, C Spirit 2 | A Sleep Spores, B Wildlife Preserve"
    s.play("Torn Apart").choose("B Ghost")
    assert s.minions("Workshop") == ["Ghost", "Spirit"]
    s.play("Torn Apart").choose("Spirit")
    s.play("Torn Apart").choose("Sprout")
    assert (s.minions("Workshop"), s.minions("Haunted House")) == (["Ghost"], [])
    s.done()


def test_wildlife_preserve_is_no_help_against_minions_or_own_actions() -> None:
    s = scene(
        "Workshop: B Ghost, B Spirit | B Wildlife Preserve", "Haunted House", turn="B", a="Ghost", b="Rampage, Ghost"
    )
    s.play("Rampage").choose("B Ghost")
    assert s.breakpoint("Workshop") == 18
    s = scene("Workshop: B Ghost | B Wildlife Preserve", "Haunted House", a="Laseratops, Howl")
    s.play("Laseratops", at="Workshop")
    assert board(s)["Workshop"] == "A Laseratops 4 | B Wildlife Preserve"


def test_ruling_741_wildlife_preserve_rids_its_players_minions_of_actions_of_others() -> None:
    s = scene(
        "Workshop: A Ghost [B Poison, Upgrade], B Spirit [B Chum]",
        "Haunted House: A Sprout [B Chum]",
        a="Wildlife Preserve, Mechanic",
    )
    s.play("Wildlife Preserve", at="Workshop")
    assert board(s) == {
        "Workshop": "A Ghost 4 [A Upgrade], B Spirit 3 [B Chum] | A Wildlife Preserve",
        "Haunted House": "A Sprout 2 [B Chum]",
    }
    s.done()


def _fort(*bases: str, **more: str) -> Scenario:
    return scene(*bases, **{"titans_a": "Fort Titanosaurus", "a": "Mechanic, Howl", **more})


def test_fort_titanosaurus_is_played_for_an_own_minion() -> None:
    s = _fort("Workshop: A Ghost, B Spirit", "Haunted House: A Weed Eater")
    s.choose("special Fort Titanosaurus")
    expects(s, "A", "ask-destroy", "Ghost", "Weed Eater")
    s.choose("Weed Eater")
    assert (titans(s), s.total("A", "Haunted House")) == ({"Haunted House": "A Fort Titanosaurus 5"}, 5)
    assert (board(s)["Workshop"], s.discard("A")) == ("A Ghost 2, B Spirit 3", ["Weed Eater"])
    assert s.why_not("Mechanic") == ""
    refuses(s, "special Fort Titanosaurus")


def test_ruling_873_fort_titanosaurus_gets_as_many_counters_as_the_minion_had_power() -> None:
    s = _fort("Workshop: A Spirit +2, B Ghost", "Haunted House", a="Augmentation, Howl")
    s.play("Augmentation").choose("Spirit").choose("special Fort Titanosaurus")
    assert titans(s) == {"Workshop": "A Fort Titanosaurus 9"}


def test_fort_titanosaurus_wants_a_minion_of_its_owner_and_none_played_yet() -> None:
    refuses(_fort("Workshop: B Ghost", "Haunted House"), "special Fort Titanosaurus")
    s = _fort("Workshop: A Ghost", "Haunted House")
    s.play("Mechanic", at="Workshop")
    refuses(s, "special Fort Titanosaurus")


def test_a_minion_played_at_the_start_of_the_turn_does_not_keep_fort_titanosaurus_away() -> None:
    s = _fort("Workshop: A Sprout", "Haunted House", turn="A start", deck_a="Ghost, Howl")
    s.choose("yes", "pass")
    s.choose("special Fort Titanosaurus")
    assert titans(s) == {"Workshop": "A Fort Titanosaurus 2"}


def test_fort_titanosaurus_is_not_offered_for_a_minion_that_cannot_be_destroyed() -> None:
    refuses(_fort("Workshop: A Polar Commando", "Haunted House"), "special Fort Titanosaurus")


def test_fort_titanosaurus_is_tried_once_a_turn_and_stays_away_if_the_minion_is_not_destroyed() -> None:
    s = _fort("Workshop: A Buccaneer", "Haunted House", "Secret Grove")
    s.choose("special Fort Titanosaurus", "Haunted House")  # it moves instead
    assert (titans(s), s.where("Buccaneer"), beside(s, "A")) == ({}, "Haunted House", {"Fort Titanosaurus": 0})
    refuses(s, "special Fort Titanosaurus")


def test_fort_titanosaurus_is_offered_counters_once_for_an_action_that_affected_several_minions() -> None:
    s = _grown("Howl, Mechanic", "Workshop: A Ghost, A Spirit, A Sprout", "Haunted House")
    s.play("Howl").choose("pass", "no")
    assert s.prompt == "ask-menu"


def _grown(a: str, *bases: str, **more: str) -> Scenario:
    return under(scene(*bases, a=a, **more), "Haunted House", "titan: A Fort Titanosaurus +1")


def test_fort_titanosaurus_and_a_minion_grow_after_an_action_that_affected_minions() -> None:
    s = _grown("Howl, Mechanic", "Workshop: A Ghost, A Spirit, B Sprout", "Haunted House")
    s.play("Howl")
    expects(s, "A", "ask-counter", "Ghost", "Spirit", "pass")
    s.choose("Spirit")
    expects(s, "A", "ask-counter-titan", "yes", "no")
    s.choose("yes")
    assert (board(s)["Workshop"], titans(s)) == (
        "A Ghost 3, A Spirit 5, B Sprout 2",
        {"Haunted House": "A Fort Titanosaurus 2"},
    )
    s.done()


def test_fort_titanosaurus_may_grow_once_a_turn_and_declining_uses_nothing_up() -> None:
    s = _grown("2 Howl, Augmentation, Mechanic", "Workshop: A Ghost", "Haunted House", plays="action, action, action")
    s.play("Howl").choose("pass", "no")
    s.play("Howl").choose("pass", "yes")
    assert titans(s) == {"Haunted House": "A Fort Titanosaurus 2"}
    s.play("Augmentation")
    assert s.asked == "B" or s.prompt == "ask-menu"
    assert titans(s) == {"Haunted House": "A Fort Titanosaurus 2"}


def test_fort_titanosaurus_grows_also_for_an_action_on_a_minion_and_for_one_that_destroys() -> None:
    s = _grown("Upgrade, Mechanic", "Workshop: A Ghost", "Haunted House")
    s.play("Upgrade", on="Ghost")
    expects(s, "A", "ask-counter", "Ghost", "pass")
    s = _grown("Natural Selection, Mechanic", "Workshop: A Spirit, B Ghost", "Haunted House")
    s.play("Natural Selection")
    expects(s, "A", "ask-counter-titan", "yes", "no")


@pytest.mark.parametrize("card", ["Rampage", "Wildlife Preserve"])
def test_fort_titanosaurus_does_not_grow_for_an_action_that_affects_no_minion(card: str) -> None:
    s = _grown(f"{card}, Mechanic", "Workshop: A Ghost", "Haunted House")
    s.play(card) if card == "Rampage" else s.play(card, at="Workshop")
    expects(s, "A", "ask-menu", "play Mechanic", "end")


def test_fort_titanosaurus_does_not_grow_for_a_minion_nor_for_actions_of_others() -> None:
    s = _grown("Laseratops, Howl", "Workshop: B Ghost", "Haunted House")
    s.play("Laseratops", at="Workshop")
    expects(s, "A", "ask-menu", "play Howl", "end")
    s = _grown("Howl", "Workshop: B Ghost", "Haunted House", turn="B", b="Howl, Mechanic")
    s.play("Howl")
    expects(s, "B", "ask-menu", "play Mechanic", "end")


@pytest.mark.parametrize(("counters", "able"), [(3, False), (4, True)])
def test_fort_titanosaurus_draws_a_card_with_four_counters(counters: int, able: bool) -> None:
    plain = scene("Workshop", "Haunted House", a="Mechanic, Howl", deck_a="Ghost, Sprout")
    s = under(plain, "Workshop", f"titan: A Fort Titanosaurus +{counters}")
    assert ("talent Fort Titanosaurus" in s.options) is able
    if able:
        s.talent("Fort Titanosaurus")
        assert s.hand("A") == ["Ghost", "Howl", "Mechanic"]
        refuses(s, "talent Fort Titanosaurus")
