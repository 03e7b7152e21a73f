"""«Призраки», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, pay, refuses, scene

PRINTED = {
    "Spectre": (1, 5),
    "Haunting": (2, 3),
    "Spirit": (3, 3),
    "Ghost": (4, 2),
    "Across the Divide": (1, 0),
    "Door to the Beyond": (1, 0),
    "Ghostly Arrival": (2, 0),
    "Incorporeal": (2, 0),
    "Make Contact": (1, 0),
    "Séance": (1, 0),
    "Shady Deal": (1, 0),
    "The Dead Rise": (1, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    """«Знай свои карты» (parts of a card)."""
    faction = registry().factions["ghosts"]
    cards = [card for card in faction.cards if card.kind != "titan"]
    assert {card.name: (card.copies, card.printed) for card in cards} == PRINTED
    assert len(faction.deck) == 20


@pytest.mark.parametrize(("hand", "able"), [("2 Scrap Diving", True), ("3 Scrap Diving", False)])
def test_spectre_is_played_from_the_discard_pile_only_with_two_cards_or_fewer_in_hand(hand: str, able: bool) -> None:
    s = scene("Workshop: B Ghost", "Haunted House", a=hand, discard_a="Spectre, Spirit")
    assert ("play Spectre" in s.options) is able
    refuses(s, "play Spirit")
    if able:
        s.play("Spectre", at="Workshop")
        assert board(s) == {"Workshop": "A Spectre 5, B Ghost 2", "Haunted House": ""}
        assert s.discard("A") == ["Spirit"]
    s.done()


def test_spectre_takes_the_place_of_the_one_minion_of_the_turn() -> None:
    s = scene("Workshop", "Haunted House", a="Ghost, Scrap Diving", discard_a="Spectre")
    s.play("Spectre", at="Workshop")
    assert s.why_not("Ghost") == "why-no-slot"
    s.done()


def test_spectre_of_another_player_stays_where_it_is() -> None:
    s = scene("Workshop", "Haunted House", a="Scrap Diving", discard_b="Spectre")
    refuses(s, "play Spectre")


def test_spectre_is_played_from_the_pile_of_whoever_has_it() -> None:
    s = scene("Workshop", "Haunted House", a="Scrap Diving", discard_a="Spectre of B")
    assert "play Spectre" in s.options


def test_spectre_may_be_played_from_hand_as_any_minion() -> None:
    s = scene("Workshop", "Haunted House", a="Spectre, 3 Scrap Diving")
    s.play("Spectre", at="Workshop")
    assert (board(s)["Workshop"], s.hand("A")) == ("A Spectre 5", ["Scrap Diving"] * 3)
    s.done()


def test_spectre_may_fill_an_extra_play_that_fits_but_not_one_that_does_not() -> None:
    s = scene("Secret Grove", "Workshop", plays="action", a="Insta-Grow, Scrap Diving", discard_a="Spectre")
    refuses(s, "play Spectre")  # Secret Grove wants power 2 or less
    s.play("Insta-Grow")
    s.play("Spectre", at="Secret Grove")
    assert board(s)["Secret Grove"] == "A Spectre 5"


@pytest.mark.parametrize(("cards", "power"), [(2, 6), (3, 3)])
def test_haunting_is_stronger_while_its_controller_holds_two_cards_or_fewer(cards: int, power: int) -> None:
    s = scene("Workshop: B Haunting, A Haunting", "Haunted House", a="5 Scrap Diving", b=f"{cards} Ghost")
    assert (s.power("B Haunting"), s.power("A Haunting")) == (power, 3)
    s.done()


def test_haunting_counts_the_hand_of_its_controller_not_of_its_owner() -> None:
    s = scene("Workshop: A Haunting of B [Make Contact]", "Haunted House", a="3 Scrap Diving", b="Ghost")
    assert s.power("Haunting") == 3
    s = scene("Workshop: A Haunting of B [Make Contact]", "Haunted House", a="2 Scrap Diving", b="5 Ghost")
    assert s.power("Haunting") == 6


@pytest.mark.parametrize(("cards", "moved"), [(2, False), (3, True)])
def test_haunting_cannot_be_moved_by_others_with_a_small_hand(cards: int, moved: bool) -> None:
    s = scene("Workshop: B Haunting", "Secret Grove: B Ghost", a="Bear Cavalry, Scrap Diving", b=f"{cards} Ghost")
    s.play("Bear Cavalry", at="Workshop")
    assert s.where("Haunting") == ("Secret Grove" if moved else "Workshop")
    assert s.minions("Secret Grove")[0] == "Ghost"
    s.done()


def test_haunting_is_affected_by_cards_of_its_own_controller() -> None:
    s = scene("Workshop: A Haunting, A Ghost", "Haunted House", a="Bear Rides You, Water Lily")
    s.play("Bear Rides You").choose("Haunting")
    assert s.where("Haunting") == "Haunted House"
    s.done()


def test_haunting_ignores_only_for_itself_what_lowers_power() -> None:
    s = scene("Workshop: B Haunting, B Ghost | A Sleep Spores", "Haunted House", a="Scrap Diving")
    assert board(s)["Workshop"] == "B Ghost 1, B Haunting 6 | A Sleep Spores"


def _spirit(hand: str, *bases: str) -> Scenario:
    return scene(*bases, "Haunted House: C Steam Queen", a=f"Spirit, Scrap Diving, {hand}", c="3 Ghost")


def test_spirit_destroys_the_chosen_minion_for_as_many_cards_as_its_power() -> None:
    s = _spirit("3 Sprout", "Workshop: A Ghost, B Mechanic", "Secret Grove: B Sprout +1")
    s.play("Spirit", at="Workshop")
    expects(s, "A", "ask-minion", "Ghost", "Mechanic", "Spirit", "Sprout", "Steam Queen")
    s.choose("B Sprout")
    expects(s, "A", "ask-discard-to-destroy", "yes", "no")
    s.choose("yes")
    pay(s, "Sprout")
    assert (s.hand("A"), s.discard("A"), s.discard("B")) == (["Scrap Diving"], ["Sprout"] * 3, ["Sprout"])
    assert board(s) == {
        "Workshop": "A Ghost 2, A Spirit 3, B Mechanic 4",
        "Secret Grove": "",
        "Haunted House": "C Steam Queen 5",
    }
    s.done()


def test_spirit_may_be_content_with_choosing() -> None:
    s = _spirit("2 Sprout", "Workshop: B Ghost")
    s.play("Spirit", at="Workshop").choose("B Ghost", "no")
    assert (s.discard("A"), s.minions("Workshop")) == ([], ["Ghost", "Spirit"])
    s.done()


def test_spirit_is_not_asked_to_pay_what_it_cannot() -> None:
    s = _spirit("2 Sprout", "Workshop: B Mechanic")
    s.play("Spirit", at="Workshop").choose("Mechanic")
    assert (len(s.hand("A")), s.where("Mechanic")) == (3, "Workshop")
    s.done()


def test_spirit_destroys_a_minion_of_power_0_for_nothing() -> None:
    s = _spirit("Sprout", "Workshop: B Ghost | A Sleep Spores, A Sleep Spores")
    s.play("Spirit", at="Workshop").choose("B Ghost", "yes")
    assert (s.discard("A"), s.discard("B")) == ([], ["Ghost"])
    s.done()


def test_haunting_gains_power_as_soon_as_cards_have_left_the_hand_for_the_deck() -> None:
    s = scene(
        "Workshop: A Haunting", "Secret Grove", a="Attic Treasures, Raze, Ruins, Sprout", deck_a="3 Mako, Spectre"
    )
    s.play("Attic Treasures")
    assert s.power("Haunting") == 3
    s.choose("Raze")
    assert (s.prompt, s.power("Haunting")) == ("ask-to-bottom", 6)
    s.choose("Ruins")
    assert s.power("Haunting") == 3  # three cards were drawn


def test_spirit_pays_in_vain_for_a_protected_minion() -> None:
    s = _spirit("3 Sprout", "Workshop: B Ghost [Incorporeal]")
    s.play("Spirit", at="Workshop").choose("B Ghost", "yes")
    pay(s, "Sprout")
    assert (s.discard("A"), s.discard("B")) == (["Sprout", "Sprout"], [])
    assert board(s)["Workshop"] == "A Spirit 3, B Ghost 2 [B Incorporeal]"
    s.done()


def test_ghost_may_discard_one_card() -> None:
    s = scene("Workshop: A Ghost, B Ghost", "Haunted House", a="Ghost, 2 Scrap Diving, Sprout", b="2 Ghost")
    s.play("Ghost", at="Workshop")
    expects(s, "A", "ask-discard", "Scrap Diving", "Sprout", "pass")
    s.choose("Sprout")
    assert (s.discard("A"), s.hand("A"), s.hand("B")) == (["Sprout"], ["Scrap Diving"] * 2, ["Ghost"] * 2)
    s.done()


def test_ghost_may_keep_all_cards() -> None:
    s = scene("Workshop", "Secret Grove", a="Ghost, Scrap Diving")
    s.play("Ghost", at="Workshop").choose("pass")
    assert (s.discard("A"), s.hand("A")) == ([], ["Scrap Diving"])
    s.done()


def test_ghost_asks_nothing_of_an_empty_hand() -> None:
    s = scene("Workshop: A Captain Ahab", "Haunted House: | A Deep Roots", a="Ghost")
    s.play("Ghost", at="Workshop")
    expects(s, "A", "ask-menu", "talent Captain Ahab", "end")


def test_across_the_divide_takes_any_number_of_minions_of_one_name() -> None:
    pile = "3 Ghost, 2 Sprout, Spirit, Scrap Diving"
    s = scene(
        "Workshop: A Mechanic", "Haunted House", a="Across the Divide, Water Lily", discard_a=pile, discard_b="Ghost"
    )
    s.play("Across the Divide")
    expects(s, "A", "ask-name", "Ghost", "Spirit", "Sprout")
    s.choose("Ghost", "Ghost", "Ghost", "done")
    assert s.hand("A") == ["Ghost", "Ghost", "Water Lily"]
    assert s.discard("A") == ["Across the Divide", "Ghost", "Scrap Diving", "Spirit", "Sprout", "Sprout"]
    assert (s.discard("B"), s.hand("B")) == (["Ghost"], ["Ghost"])
    s.done()


def test_across_the_divide_may_take_none() -> None:
    s = scene("Workshop", "Haunted House", a="Across the Divide, Water Lily", discard_a="2 Ghost")
    s.play("Across the Divide").choose("done")
    assert s.hand("A") == ["Water Lily"]
    s.done()


def test_across_the_divide_does_nothing_without_minions_in_the_pile() -> None:
    s = scene("Workshop", "Haunted House", a="Across the Divide, Water Lily", discard_a="2 Scrap Diving")
    s.play("Across the Divide")
    assert s.hand("A") == ["Water Lily"]
    s.done()


@pytest.mark.parametrize(("hand", "bonus"), [(2, 2), (3, 0)])
def test_door_to_the_beyond_strengthens_the_minions_of_its_player_there_with_a_small_hand(
    hand: int, bonus: int
) -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit of B [Make Contact], B Sprout | A Door to the Beyond",
        "Haunted House: A Ghost",
        a=f"{hand} Scrap Diving",
        b="5 Ghost",
    )
    mine = f"A Ghost {2 + bonus}, A Spirit {3 + bonus} [A Make Contact]"
    assert board(s) == {"Workshop": f"{mine}, B Sprout 2 | A Door to the Beyond", "Haunted House": "A Ghost 2"}
    s.done()


def test_door_to_the_beyond_is_played_on_a_base() -> None:
    s = scene("Workshop: A Ghost", "Haunted House: A Ghost", a="Door to the Beyond, Water Lily")
    s.play("Door to the Beyond", at="Haunted House")
    assert board(s) == {"Workshop": "A Ghost 2", "Haunted House": "A Ghost 4 | A Door to the Beyond"}
    s.done()


def test_ghostly_arrival_gives_an_extra_minion_and_an_extra_action() -> None:
    s = scene("Workshop", "Secret Grove: | B Deep Roots", a="Ghostly Arrival, 4 Spirit, 3 Scrap Diving")
    s.play("Ghostly Arrival")
    s.play("Spirit", at="Workshop").choose("no").play("Spirit", at="Workshop").choose("Spirit #1", "no")
    assert s.why_not("Spirit") == "why-other-slot"
    s.play("Scrap Diving")
    assert (s.asked, s.minions("Workshop")) == ("B", ["Spirit", "Spirit"])
    assert s.hand("A").count("Scrap Diving") >= 2


def test_ghostly_arrival_may_be_used_in_part_or_not_at_all() -> None:
    s = scene("Workshop", "Secret Grove", a="Ghostly Arrival, Water Lily, Scrap Diving")
    s.play("Ghostly Arrival").end_turn()
    assert (s.asked, s.minions("Workshop")) == ("B", [])


def test_incorporeal_is_played_on_a_minion_its_player_controls() -> None:
    s = scene(
        "Workshop: A Ghost, B Ghost, B Spirit of A [Make Contact], A Sprout of B [Make Contact]",
        "Haunted House",
        a="Incorporeal, Water Lily",
    )
    s.play("Incorporeal")
    expects(s, "A", "ask-play-on-minion", "Ghost", "Sprout")
    s.choose("Ghost")
    assert s.attached("A Ghost") == ["Incorporeal"]
    s.done()


def test_incorporeal_cannot_be_played_without_an_own_minion() -> None:
    s = scene("Workshop: B Ghost", "Haunted House", a="Incorporeal, Water Lily")
    assert s.why_not("Incorporeal") == "why-no-target"


def test_incorporeal_keeps_its_minion_and_no_other_from_cards_of_others() -> None:
    s = scene(
        "Workshop: A Ghost, B Ghost [Incorporeal], B Spirit | A Sleep Spores",
        "Haunted House",
        a="You're Pretty Much Borscht, Water Lily",
    )
    assert board(s)["Workshop"] == "A Ghost 2, B Ghost 2 [B Incorporeal], B Spirit 2 | A Sleep Spores"
    s.play("You're Pretty Much Borscht")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Ghost 2 [B Incorporeal] | A Sleep Spores",
        "Haunted House": "B Spirit 3",
    }
    s.done()


def test_incorporeal_does_not_keep_off_cards_of_its_own_player() -> None:
    s = scene("Workshop: A Ghost [Incorporeal]", "Secret Grove", a="Bear Rides You, Water Lily")
    s.play("Bear Rides You")
    assert s.where("Ghost") == "Secret Grove, hand"
    s.done()


def test_incorporeal_transferred_to_a_minion_of_another_player_lets_only_cards_of_its_own_player_through() -> None:
    """Its "you" is whoever controls the action, not whoever controls the minion."""
    s = scene(
        "Workshop: A Ghost [Incorporeal], B Spirit",
        "Haunted House: C Sprout",
        a="Ripped Off, Carried Away, Water Lily",
        c="Ghost",
        plays="action, action, minion",
    )
    s.play("Ripped Off").choose("Spirit")
    assert board(s)["Workshop"] == "A Ghost 2, B Spirit 3 [A Incorporeal]"
    s.play("Carried Away").choose("Spirit")
    assert board(s) == {"Workshop": "A Ghost 2", "Haunted House": "B Spirit 3 [A Incorporeal], C Sprout 2"}
    s.done()


@pytest.mark.parametrize("seat", "BC")
def test_incorporeal_on_a_minion_of_another_player_keeps_off_cards_of_that_player_too(seat: str) -> None:
    s = scene(
        "Workshop: B Spirit [A Incorporeal], B Sprout",
        "Haunted House",
        turn=seat,
        a="Ghost",
        b="Carried Away, Water Lily",
        c="Carried Away, Water Lily",
    )
    s.play("Carried Away").choose("Spirit")
    assert board(s) == {"Workshop": "B Spirit 3 [A Incorporeal], B Sprout 2", "Haunted House": ""}
    s.done()


def test_incorporeal_on_a_minion_of_another_player_lets_only_powers_of_its_own_player_count() -> None:
    s = scene(
        "Workshop: B Spirit [A Incorporeal], B Sprout | A Sleep Spores, B Rotary Slug Thrower, C Sleep Spores",
        "Wyrm's Desolation: B Spirit [A Incorporeal, A Expanded Power]",
        a="Ghost",
        c="Ghost",
    )
    assert board(s) == {
        "Workshop": "B Spirit 2 [A Incorporeal], B Sprout 2 | A Sleep Spores, B Rotary Slug Thrower, C Sleep Spores",
        "Wyrm's Desolation": "B Spirit 3 [A Expanded Power, A Incorporeal]",  # a base is nobody's card
    }


def test_incorporeal_on_a_minion_of_another_player_lets_actions_of_that_player_fall_off() -> None:
    s = scene(
        "Workshop: A Ghost [Incorporeal], B Spirit [Expanded Power, A Chum, C Chum]",
        "Haunted House",
        a="Ripped Off, Water Lily",
        c="Ghost",
    )
    s.play("Ripped Off").choose("Incorporeal")
    assert board(s)["Workshop"] == "A Ghost 2, B Spirit 3 [A Chum, A Incorporeal]"
    assert (s.discard("B"), s.discard("C")) == (["Expanded Power"], ["Chum"])
    s.done()


def test_of_two_incorporeals_of_different_players_the_older_one_stays() -> None:
    s = scene("Workshop: A Ghost [Incorporeal], B Spirit [Incorporeal]", "Haunted House", a="Ripped Off, Water Lily")
    s.play("Ripped Off").choose("A Incorporeal")
    assert (board(s)["Workshop"], s.discard("A")) == (
        "A Ghost 2, B Spirit 3 [B Incorporeal]",
        ["Incorporeal", "Ripped Off"],
    )
    s.done()
    s = scene("Workshop: B Spirit [A Incorporeal]", "Haunted House", turn="B", a="Ghost", b="Incorporeal, Water Lily")
    s.play("Incorporeal")
    assert (board(s)["Workshop"], s.discard("B")) == ("B Spirit 3 [A Incorporeal]", ["Incorporeal"])
    s.done()


def test_incorporeal_stays_its_players_when_control_of_its_minion_changes() -> None:
    """Played on a minion that was controlled for a turn; then it is its owner's again."""
    s = scene(
        "Workshop: B Spirit",
        "Haunted House",
        a="Mermaid Queen, Incorporeal, 2 Water Lily",
        b="Carried Away, Ghost",
        deck_a="9 Carried Away",
        deck_b="9 Carried Away",
        plays="minion, action, minion",
    )
    s.play("Mermaid Queen", at="Workshop").choose("Spirit").play("Incorporeal").choose("Spirit")
    assert board(s)["Workshop"] == "A Mermaid Queen 5, A Spirit 3 [A Incorporeal]"
    s.end_turn()
    assert board(s)["Workshop"] == "A Mermaid Queen 5, B Spirit 3 [A Incorporeal]"
    s.play("Carried Away").choose("Spirit")
    assert s.where("Spirit") == "Workshop"
    s.end_turn()
    s.play("Carried Away").choose("Spirit")
    assert s.where("Spirit") == "Haunted House"


def test_make_contact_is_only_played_as_the_last_card_in_hand() -> None:
    s = scene("Workshop: B Ghost", "Haunted House", a="Make Contact, Water Lily")
    assert s.why_not("Make Contact") == "why-not-last"
    s.play("Water Lily", at="Workshop")
    assert s.why_not("Make Contact") == ""


def test_make_contact_gives_control_while_both_cards_stay_in_play() -> None:
    s = scene(
        "Workshop: A Captain Ahab, B Mechanic, B Ghost",
        "Secret Grove: | A Deep Roots",
        a="Make Contact",
        b="Bear Necessities, Ghost",
    )
    s.play("Make Contact")
    expects(s, "A", "ask-play-on-minion", "Captain Ahab", "Mechanic", "Ghost")
    s.choose("Mechanic")
    assert (s.controller("Mechanic"), s.controller("B Ghost")) == ("A", "B")
    assert (s.total("A", "Workshop"), s.total("B", "Workshop")) == (6, 2)
    s.end_turn().play("Bear Necessities").choose("Make Contact")
    assert (s.controller("Mechanic"), s.discard("A")) == ("B", ["Make Contact"])
    s.done()


def test_make_contact_ends_when_its_minion_leaves_play_and_each_card_goes_to_its_owner() -> None:
    s = scene(
        "Workshop: A Mechanic of B [Make Contact]", "Haunted House", turn="B", a="3 Ghost", b="Bear Hug, Water Lily"
    )
    s.play("Bear Hug")
    assert (s.discard("A"), s.discard("B")) == (["Make Contact"], ["Bear Hug", "Mechanic"])
    s.done()


def test_make_contact_on_a_minion_that_cannot_be_affected_falls_off_in_vain() -> None:
    s = scene("Workshop: A Captain Ahab, B Ghost [Incorporeal]", "Secret Grove: | A Deep Roots", a="Make Contact")
    s.play("Make Contact").choose("B Ghost")
    assert (s.controller("B Ghost"), s.discard("A")) == ("B", ["Make Contact"])
    s.done()


def test_make_contact_transferred_to_a_minion_that_cannot_be_affected_takes_no_control() -> None:
    s = scene("Workshop: A Ghost of B [Make Contact], B Haunting", "Haunted House", a="Ripped Off, 3 Water Lily")
    s.play("Ripped Off")
    assert board(s)["Workshop"] == "B Ghost 2, B Haunting 6"
    assert s.discard("A") == ["Make Contact", "Ripped Off"]
    s.done()


def test_make_contact_transferred_to_another_minion_gives_control_of_that_one_instead() -> None:
    s = scene("Workshop: A Ghost of B [Make Contact], B Spirit", "Haunted House", a="Ripped Off, Water Lily")
    s.play("Ripped Off")
    assert board(s)["Workshop"] == "A Spirit 3 [A Make Contact], B Ghost 2"
    s.done()


@pytest.mark.parametrize(("others", "after"), [(0, 5), (2, 5), (3, 3)])
def test_seance_draws_up_to_five_with_two_other_cards_or_fewer(others: int, after: int) -> None:
    s = scene(
        "Workshop: A Captain Ahab",
        "Haunted House: | A Deep Roots",
        a=f"Séance, {others} Water Lily" if others else "Séance",
        deck_a="9 Sprout",
    )
    s.play("Séance")
    assert len(s.hand("A")) == after
    assert s.hand("A").count("Water Lily") == others
    assert s.hand("B") == ["Ghost"]
    s.done()


@pytest.mark.parametrize(("others", "points"), [(2, 4), (3, 3)])
def test_shady_deal_pays_one_point_with_two_other_cards_or_fewer(others: int, points: int) -> None:
    s = scene("Workshop", "Haunted House", a=f"Shady Deal, {others} Water Lily", points="A 3, B 5")
    s.play("Shady Deal")
    assert (s.points("A"), s.points("B")) == (points, 5)
    s.done()


def _dead_rise(**more: str) -> Scenario:
    return scene("Workshop", "Tsar's Palace", a="The Dead Rise, 3 Sprout, Water Lily, 3 Scrap Diving", **more)


def test_the_dead_rise_plays_a_minion_of_less_printed_power_than_cards_discarded() -> None:
    s = _dead_rise(discard_a="Spirit, Ghost, Insta-Grow", discard_b="Ghost")
    s.play("The Dead Rise").choose("Scrap Diving", "Scrap Diving", "Sprout", "done")
    expects(s, "A", "ask-play-extra", "Ghost", "Sprout", "pass")
    s.choose("Sprout")
    assert board(s) == {"Workshop": "A Sprout 2", "Tsar's Palace": ""}
    assert s.discard("A") == ["Ghost", "Insta-Grow", "Scrap Diving", "Scrap Diving", "Spirit", "The Dead Rise"]
    assert s.why_not("Water Lily") == ""  # an extra minion: the regular one is still there
    s.done()


def test_the_dead_rise_never_forces_the_extra_minion() -> None:
    s = _dead_rise(discard_a="Ghost")
    s.play("The Dead Rise").choose("Scrap Diving", "Scrap Diving", "Scrap Diving", "done", "pass")
    assert board(s)["Workshop"] == ""
    s.done()


def test_the_dead_rise_with_nothing_discarded_raises_nobody() -> None:
    s = _dead_rise(discard_a="Ghost, Spirit")
    s.play("The Dead Rise").choose("done")
    assert (s.minions("Workshop"), s.discard("A")) == ([], ["Ghost", "Spirit", "The Dead Rise"])
    s.done()


def test_the_dead_rise_can_raise_the_very_card_just_discarded() -> None:
    s = _dead_rise()
    s.play("The Dead Rise").choose("Scrap Diving", "Scrap Diving", "Scrap Diving", "Water Lily", "Water Lily")
    s.choose("Workshop")
    assert board(s)["Workshop"] == "A Water Lily 3"
    s.done()
