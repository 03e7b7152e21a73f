"""«Авантюристы», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene
from smashup.what_were_we_thinking.table import drawn, horrors, settle_order

PRINTED = {
    "Idaho Smith": (1, 5),
    "Guide": (2, 4),
    "Crypt Looter": (3, 3),
    "Glory Hound": (4, 2),
    "Dr Livingstone, I Presume?": (1, 0),
    "Forgotten Horrors": (1, 0),
    "Fortune and Glory": (2, 0),
    "I Said No Camels!": (1, 0),
    "It Belongs in a Museum": (1, 0),
    "Lost City": (2, 0),
    "X Never Marks the Spot": (1, 0),
    "You Call This Archaeology?": (1, 0),
}
CROWD = "A 3 General Ivan"
"""Three strong minions (18) that no text here cares about."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["explorers"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


# ---- Idaho Smith


def _idaho(**more: str) -> Scenario:
    return scene(
        "Workshop: A Ghost, A Spirit of B [Make Contact], A Sprout, B Mechanic",
        "Haunted House: A Steam Man",
        a="Idaho Smith, 2 Scrap Diving",
        base_deck="Secret Grove, Tsar's Palace",
        **more,
    )


def test_idaho_smith_takes_some_of_his_players_minions_from_here_to_a_new_base() -> None:
    s = _idaho()
    s.play("Idaho Smith", at="Workshop")
    expects(s, "A", "ask-new-base", "yes", "no")
    assert s.bases() == ["Workshop", "Haunted House"]
    s.choose("yes")
    assert s.bases() == ["Workshop", "Haunted House", "Secret Grove"]  # seen before the party is chosen
    expects(s, "A", "ask-move", "Ghost", "Spirit", "Sprout", "done")
    s.choose("Ghost", "Spirit", "done")
    assert board(s) == {
        "Workshop": "A Sprout 2, B Mechanic 4",
        "Haunted House": "A Steam Man 3",
        "Secret Grove": "A Ghost 2, A Idaho Smith 5, A Spirit 3 [A Make Contact]",
    }
    s.done()


def test_idaho_smith_goes_to_the_new_base_even_alone() -> None:
    s = _idaho()
    s.play("Idaho Smith", at="Workshop").choose("yes", "done")
    assert (s.minions("Secret Grove"), len(s.minions("Workshop"))) == (["Idaho Smith"], 4)
    s.done()


def test_idaho_smith_may_stay() -> None:
    s = _idaho()
    s.play("Idaho Smith", at="Workshop").choose("no")
    assert (s.bases(), s.where("Idaho Smith")) == (["Workshop", "Haunted House"], "Workshop")
    s.done()


def test_idaho_smith_finds_nothing_when_every_base_is_in_play() -> None:
    s = scene("Workshop", "Secret Grove", a="Idaho Smith, Scrap Diving")
    s.play("Idaho Smith", at="Workshop")
    assert (s.bases(), s.where("Idaho Smith")) == (["Workshop", "Secret Grove"], "Workshop")
    s.done()


def test_idaho_smith_makes_a_base_deck_of_the_discarded_bases() -> None:
    s = scene("Workshop", "Secret Grove", a="Idaho Smith, Scrap Diving", base_discard="Tsar's Palace")
    s.play("Idaho Smith", at="Workshop").choose("yes")
    assert (s.bases(), s.where("Idaho Smith")) == (["Workshop", "Secret Grove", "Tsar's Palace"], "Tsar's Palace")
    s.done()


# ---- Guide


def test_guide_gives_power_to_the_first_move_of_each_minion_of_its_player() -> None:
    s = scene(
        "Workshop: A Guide, A Ghost, A Spirit of B [Make Contact], B Guide, B Mechanic",
        "Secret Grove: B Ghost",
        a="4 Carried Away, Steam Man",
        plays="action, action, action, action, minion",
    )
    s.play("Carried Away").choose("A Ghost").play("Carried Away").choose("Spirit")
    s.play("Carried Away").choose("Mechanic").play("Carried Away").choose("A Guide")
    assert board(s) == {
        "Workshop": "B Guide 4",
        "Secret Grove": "A Ghost 3, A Guide 5, A Spirit 4 [A Make Contact], B Ghost 2, B Mechanic 5",
    }  # each Guide serves its own player, whoever moves the minion
    s.done()


def test_guide_gives_nothing_for_a_second_move_and_its_power_ends_with_the_turn() -> None:
    s = scene(
        "Workshop: A Guide, A Ghost",
        "Secret Grove",
        a="3 Carried Away, Steam Man",
        b="Ghost",
        plays="action, action, minion",
    )
    s.play("Carried Away").choose("Ghost").play("Carried Away").choose("Ghost")
    assert board(s) == {"Workshop": "A Ghost 3, A Guide 4", "Secret Grove": ""}
    s.end_turn()
    assert (s.asked, board(s)["Workshop"]) == ("B", "A Ghost 2, A Guide 4")


def test_guide_does_not_count_a_move_it_has_not_seen_as_none() -> None:
    plays = "action, action, minion, minion"
    s = scene("Workshop: A Ghost", "Secret Grove", a="2 Carried Away, Guide, Steam Man", plays=plays)
    s.play("Carried Away").play("Guide", at="Workshop").play("Carried Away").choose("Ghost")
    assert s.power("A Ghost") == 2  # its first move this turn was over before Guide came
    s.done()


def test_two_guides_add_up_and_a_cancelled_one_gives_nothing() -> None:
    s = scene("Workshop: A 2 Guide, A Guide [B Cuddle], A Ghost", "Secret Grove", a="Carried Away, Steam Man")
    s.play("Carried Away").choose("Ghost")
    assert board(s)["Secret Grove"] == "A Ghost 4"
    s.done()


def test_guide_serves_also_those_who_move_together_with_it() -> None:
    s = scene("Workshop: A Guide, A Ghost, B Ghost", "Secret Grove: A Sprout", a="X Never Marks the Spot, Steam Man")
    s.play("X Never Marks the Spot")
    settle_order(s)
    assert board(s) == {"Workshop": "A Sprout 3, B Ghost 2", "Secret Grove": "A Ghost 3, A Guide 5"}
    s.done()


# ---- Crypt Looter


def test_crypt_looter_may_be_played_from_hand_on_a_base_that_has_just_come() -> None:
    s = scene(
        f"City of Gold: {CROWD}",
        "Workshop",
        a="2 Crypt Looter, Steam Man",
        b="Crypt Looter, Ghost",
        deck_a="4 Sprout",
        base_deck="Secret Grove",
    )
    s.end_turn()
    expects(s, "A", "ask-special", "special Crypt Looter", "pass")
    s.choose("special Crypt Looter")
    expects(s, "B", "ask-special", "special Crypt Looter", "pass")
    s.choose("special Crypt Looter")
    expects(s, "A", "ask-special", "special Crypt Looter", "pass")
    s.choose("pass")
    assert board(s) == {"Secret Grove": "A Crypt Looter 3, B Crypt Looter 3", "Workshop": ""}
    assert s.hand("A") == ["Crypt Looter", "Sprout", "Sprout", "Steam Man"]
    s.done()


def test_crypt_looter_on_another_base_is_an_ordinary_minion() -> None:
    s = scene("Workshop", "Secret Grove", a="2 Crypt Looter, Scrap Diving")
    s.play("Crypt Looter", at="Workshop")
    assert (s.minions("Workshop"), s.why_not("Crypt Looter")) == (["Crypt Looter"], "why-other-slot")
    s.done()


def test_crypt_looter_follows_idaho_smith_in_the_same_turn_without_using_up_a_play() -> None:
    s = scene(
        "Workshop",
        "Haunted House",
        a="Idaho Smith, 2 Crypt Looter, Scrap Diving",
        plays="minion, minion",
        base_deck="Secret Grove",
    )
    s.play("Idaho Smith", at="Workshop").choose("yes", "special Crypt Looter", "pass")
    assert board(s)["Secret Grove"] == "A Crypt Looter 3, A Idaho Smith 5"
    assert s.why_not("Crypt Looter") == ""
    s.done()


# ---- Glory Hound


@pytest.mark.parametrize(
    ("down", "after"),
    [
        ("Secret Grove", ["Tsar's Palace", "City of Gold", "Secret Grove"]),
        ("Tsar's Palace", ["Secret Grove", "City of Gold", "Tsar's Palace"]),
    ],
)
def test_glory_hound_puts_exactly_one_of_two_bases_under_the_deck(down: str, after: list[str]) -> None:
    s = scene(
        "Workshop",
        "Haunted House",
        a="Glory Hound, Scrap Diving",
        base_deck="Secret Grove, Tsar's Palace, City of Gold",
    )
    s.play("Glory Hound", at="Workshop")
    expects(s, "A", "ask-base-to-bottom", "Secret Grove", "Tsar's Palace")
    s.choose(down)
    assert _base_deck(s) == after
    assert s.bases() == ["Workshop", "Haunted House"]
    s.done()


def _base_deck(s: Scenario) -> list[str]:
    return [s.brawl.card[base].name for base in reversed(s.brawl.state.base_deck)]


def test_on_the_last_base_nobody_finds_anything_or_goes_anywhere() -> None:
    s = scene(
        "Workshop: A Ghost | A Forgotten Horrors",
        a="Glory Hound, Fortune and Glory, X Never Marks the Spot, Scrap Diving",
        plays="minion, action, action",
        deck_a="Guide",
    )
    s.play("Glory Hound").play("Fortune and Glory").choose("Ghost", "Glory Hound").play("X Never Marks the Spot")
    assert board(s) == {"Workshop": "A Ghost 2, A Glory Hound 2 | A Forgotten Horrors"}


# ---- Dr Livingstone, I Presume?


def _livingstone(target: str) -> Scenario:
    s = scene(
        "Workshop: B Spirit +2",
        "Haunted House: A Ghost, B Ghost",
        "Tsar's Palace: A Sprout of B [Make Contact]",
        a="Dr Livingstone, I Presume?, Steam Man",
        deck_b="2 Mechanic",
    )
    s.play("Dr Livingstone, I Presume?")
    expects(s, "A", "ask-minion", "Spirit", "Ghost", "Ghost", "Sprout")
    return s.choose(target)


def test_dr_livingstone_shuffles_a_lonely_minion_into_its_owners_deck() -> None:
    s = _livingstone("Spirit")
    assert sorted(s.deck("B")) == ["Mechanic", "Mechanic", "Spirit"]
    assert (s.minions("Workshop"), len(s.minions("Haunted House")), s.where("Sprout")) == ([], 2, "Tsar's Palace")
    s.done()


def test_dr_livingstone_goes_by_the_owner_and_what_was_on_the_minion_is_discarded() -> None:
    s = _livingstone("Sprout")
    assert sorted(s.deck("B")) == ["Mechanic", "Mechanic", "Sprout"]
    assert (s.deck("A"), s.discard("A")) == ([], ["Dr Livingstone, I Presume?", "Make Contact"])
    s.done()


def test_dr_livingstone_finds_nobody_on_an_empty_table() -> None:
    s = scene("Workshop", "Secret Grove", a="Dr Livingstone, I Presume?, Steam Man")
    s.play("Dr Livingstone, I Presume?")
    assert s.discard("A") == ["Dr Livingstone, I Presume?"]
    s.done()


def test_dr_livingstone_does_nothing_to_a_minion_in_company() -> None:
    s = _livingstone("A Ghost")
    assert board(s)["Haunted House"] == "A Ghost 2, B Ghost 2"
    assert s.deck("B") == ["Mechanic", "Mechanic"]
    s.done()


# ---- Forgotten Horrors


def test_forgotten_horrors_draws_and_goes_elsewhere_after_its_player_plays_a_minion_here() -> None:
    s = horrors("Workshop: | A Forgotten Horrors", "Secret Grove", "Haunted House")
    s.play("Sprout", at="Secret Grove")
    assert (s.actions("Workshop"), drawn(s)) == (["Forgotten Horrors"], 0)
    s.play("Sprout", at="Workshop")
    expects(s, "A", "ask-transfer-where", "Secret Grove", "Haunted House")
    s.choose("Haunted House")
    assert board(s) == {
        "Workshop": "A Sprout 2",
        "Secret Grove": "A Sprout 2",
        "Haunted House": "| A Forgotten Horrors",
    }
    assert drawn(s) == 1
    s.done()


def test_forgotten_horrors_answers_a_card_of_its_player_that_moves_a_minion_of_theirs_here() -> None:
    s = horrors(
        "Workshop: A Spirit | A Forgotten Horrors",
        "Secret Grove: A Ghost, B Ghost",
        plays="action, action, action, minion",
    )
    s.play("Carried Away").choose("B Ghost").play("Carried Away").choose("Spirit")
    assert (drawn(s), s.actions("Workshop")) == (0, ["Forgotten Horrors"])  # not a minion of theirs, and not here
    s.play("Carried Away").choose("A Ghost")
    assert (drawn(s), s.actions("Secret Grove")) == (1, ["Forgotten Horrors"])
    s.done()


def test_forgotten_horrors_does_not_answer_other_players() -> None:
    s = horrors(
        "Workshop: | A Forgotten Horrors",
        "Secret Grove: A Ghost, B Spirit",
        turn="B",
        b="2 Sprout, 2 Carried Away",
        plays="minion, minion, action, action",
    )
    s.play("Carried Away").choose("A Ghost").play("Sprout", at="Workshop").play("Carried Away").choose("Spirit")
    assert (drawn(s), s.actions("Workshop")) == (0, ["Forgotten Horrors"])
    s.done()


def test_forgotten_horrors_is_played_on_a_base_and_does_not_answer_what_was_there() -> None:
    s = horrors("Workshop: A Ghost", "Secret Grove", a="Forgotten Horrors, Sprout, Carried Away")
    s.play("Forgotten Horrors", at="Workshop")
    assert (board(s)["Workshop"], drawn(s)) == ("A Ghost 2 | A Forgotten Horrors", 0)
    s.done()


# ---- Fortune and Glory


def _fortune() -> Scenario:
    s = scene(
        "Workshop: A Ghost, B Spirit, B Mechanic, B Sprout | B Superiority",
        "Secret Grove: B Sprout",
        "Tsar's Palace",
        "The Greenhouse: A Spirit, B Ghost, B Steam Queen",
        a="Fortune and Glory, Sprout",
    )
    s.play("Fortune and Glory")
    expects(s, "A", "ask-base", "Workshop", "Secret Grove", "Tsar's Palace", "The Greenhouse")
    return s


def test_fortune_and_glory_moves_up_to_two_minions_of_anybody_from_one_base_to_another() -> None:
    s = _fortune()
    s.choose("The Greenhouse")
    expects(s, "A", "ask-move", "Spirit", "Ghost", "Steam Queen", "done")
    s.choose("Spirit", "Steam Queen")
    expects(s, "A", "ask-move-where", "Workshop", "Secret Grove", "Tsar's Palace")
    s.choose("Tsar's Palace")
    assert (s.minions("The Greenhouse"), s.minions("Tsar's Palace")) == (["Ghost"], ["Spirit", "Steam Queen"])
    assert (len(s.minions("Workshop")), s.minions("Secret Grove")) == (4, ["Sprout"])
    s.done()


def test_fortune_and_glory_may_move_one_or_none() -> None:
    s = _fortune()
    s.choose("The Greenhouse", "Ghost", "done", "Tsar's Palace")
    assert s.minions("Tsar's Palace") == ["Ghost"]
    s = _fortune()
    before = board(s)
    s.choose("The Greenhouse", "done")
    assert board(s) == before
    s.done()


def test_fortune_and_glory_leaves_protected_minions_where_they_are() -> None:
    s = _fortune()
    s.choose("Workshop", "Ghost", "Mechanic", "Tsar's Palace")
    assert (s.minions("Workshop"), s.minions("Tsar's Palace")) == (["Mechanic", "Spirit", "Sprout"], ["Ghost"])
    s.done()


# ---- I Said No Camels!


def _camels(base: str) -> Scenario:
    s = scene(
        "Workshop: A Ghost, A Spirit of B [Make Contact], B Mechanic, B Sprout of A [Make Contact]",
        "Secret Grove: A Steam Queen",
        "Tsar's Palace: B Spectre",
        a="I Said No Camels!, Sprout",
        deck_a="5 Guide",
    )
    s.play("I Said No Camels!")
    expects(s, "A", "ask-base", "Workshop", "Secret Grove", "Tsar's Palace")
    return s.choose(base)


def test_i_said_no_camels_places_a_counter_on_each_minion_its_player_has_there() -> None:
    s = _camels("Workshop")
    expects(s, "A", "ask-which", "counter", "draw")
    s.choose("counter")
    workshop = "A Ghost 3, A Spirit 4 [A Make Contact], B Mechanic 4, B Sprout 2 [B Make Contact]"
    assert board(s) == {"Workshop": workshop, "Secret Grove": "A Steam Queen 5", "Tsar's Palace": "B Spectre 5"}
    assert (s.counters("A Ghost"), s.counters("Spirit"), s.hand("A")) == (1, 1, ["Sprout"])
    s.done()


def test_i_said_no_camels_draws_a_card_for_each_of_them_instead() -> None:
    s = _camels("Workshop")
    s.choose("draw")
    assert (s.hand("A"), s.counters("A Ghost")) == (["Guide", "Guide", "Sprout"], 0)
    s.done()


def test_i_said_no_camels_does_nothing_where_its_player_has_no_minion() -> None:
    s = _camels("Tsar's Palace")
    assert (s.hand("A"), s.power("Spectre")) == (["Sprout"], 5)
    s.done()


# ---- It Belongs in a Museum


def test_it_belongs_in_a_museum_exchanges_two_minions_of_different_bases() -> None:
    s = scene(
        "Workshop: A Ghost +1 [Incorporeal], B Spirit",
        "Secret Grove: B Mechanic, B Sprout",
        "Tsar's Palace: A Spectre",
        a="It Belongs in a Museum, Sprout",
    )
    s.play("It Belongs in a Museum")
    expects(s, "A", "ask-move", "Ghost", "Spirit", "Mechanic", "Sprout", "Spectre")
    s.choose("Ghost")
    expects(s, "A", "ask-swap-with", "Mechanic", "Sprout", "Spectre")  # not the Spirit of the same base
    s.choose("Mechanic")
    assert board(s) == {
        "Workshop": "B Mechanic 4, B Spirit 3",
        "Secret Grove": "A Ghost 3 [A Incorporeal], B Sprout 2",
        "Tsar's Palace": "A Spectre 5",
    }
    s.done()


def test_it_belongs_in_a_museum_needs_minions_at_two_bases() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "Secret Grove", a="It Belongs in a Museum, Sprout")
    s.play("It Belongs in a Museum")
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 3", "Secret Grove": ""}
    s.done()


def test_it_belongs_in_a_museum_moves_one_even_if_the_other_cannot_be_moved() -> None:
    s = scene("Workshop: A Ghost", "Secret Grove: B Steam Queen [Incorporeal]", a="It Belongs in a Museum, Sprout")
    s.play("It Belongs in a Museum").choose("Ghost")
    assert s.minions("Secret Grove") == ["Ghost", "Steam Queen"]
    s.done()


# ---- Lost City


def _lost_city(hand: str = "Lost City, Crypt Looter, Scrap Diving, Steam Queen", **more: str) -> Scenario:
    more.setdefault("base_deck", "Secret Grove, Tsar's Palace, The Greenhouse")
    return scene(
        f"City of Gold: {CROWD}, B Ghost",
        "Workshop: A Ghost",
        turn=more.pop("turn", "A score"),
        a=hand,
        deck_a="4 Sprout",
        deck_b="4 Sprout",
        **more,
    )


def test_lost_city_chooses_one_of_two_bases_discards_the_other_and_lets_a_minion_be_played_there() -> None:
    s = _lost_city("Lost City, Steam Queen, Scrap Diving")
    expects(s, "A", "ask-special", "special Lost City", "pass")
    s.choose("special Lost City")
    expects(s, "A", "ask-next-base", "Secret Grove", "Tsar's Palace")
    s.choose("Tsar's Palace")
    expects(s, "A", "ask-play-extra", "Steam Queen", "pass")
    s.choose("Steam Queen")
    assert board(s) == {"Tsar's Palace": "A Steam Queen 5", "Workshop": "A Ghost 2"}
    assert [s.brawl.card[base].name for base in s.brawl.state.base_discard] == [
        "Secret Grove",
        "City of Gold",
    ]
    assert _base_deck(s) == ["The Greenhouse"]
    assert s.points("A") == 3


def test_lost_city_never_forces_the_minion_and_heeds_what_the_new_base_forbids() -> None:
    s = _lost_city("Lost City, Sprout, Steam Queen")
    s.choose("special Lost City", "Tsar's Palace")
    expects(s, "A", "ask-play-extra", "Steam Queen", "pass")  # Tsar's Palace takes no Sprout
    s.choose("pass")
    assert (s.asked, board(s)["Tsar's Palace"]) == ("B", "")
    s.done()


def test_lost_city_cannot_be_played_on_ones_turn() -> None:
    s = scene("Workshop", "Secret Grove", a="Lost City, Sprout")
    assert s.why_not("Lost City") == "why-special-only"


def test_lost_city_may_be_played_by_any_player_and_the_minion_is_theirs() -> None:
    s = _lost_city("Scrap Diving", b="Lost City, Steam Queen")
    s.choose("special Lost City", "Secret Grove", "Steam Queen")
    assert board(s)["Secret Grove"] == "B Steam Queen 5"
    s.done()


# ---- X Never Marks the Spot


def test_x_never_marks_the_spot_moves_every_minion_of_its_player_each_where_they_like() -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit of B [Make Contact], B Mechanic",
        "Secret Grove: A Spectre",
        "Tsar's Palace: B Sprout of A [Make Contact]",
        a="X Never Marks the Spot, Sprout",
    )
    s.play("X Never Marks the Spot")
    expects(s, "A", "ask-move-where-to", "Secret Grove", "Tsar's Palace")  # nobody may be left where they are
    s.choose("Secret Grove")
    expects(s, "A", "ask-move-where-to", "Secret Grove", "Tsar's Palace")
    s.choose("Tsar's Palace")
    expects(s, "A", "ask-move-where-to", "Workshop", "Tsar's Palace")
    s.choose("Workshop")
    assert board(s) == {
        "Workshop": "A Spectre 5, B Mechanic 4",
        "Secret Grove": "A Ghost 2",
        "Tsar's Palace": "A Spirit 3 [A Make Contact], B Sprout 2 [B Make Contact]",
    }
    s.done()


def test_x_never_marks_the_spot_without_minions_does_nothing() -> None:
    s = scene("Workshop: B Ghost", "Secret Grove", a="X Never Marks the Spot, Sprout")
    s.play("X Never Marks the Spot")
    assert board(s) == {"Workshop": "B Ghost 2", "Secret Grove": ""}
    s.done()


# ---- You Call This Archaeology?


def test_you_call_this_archaeology_moves_a_minion_of_its_player_as_an_ordinary_action() -> None:
    s = scene(
        "Workshop: A Ghost, B Ghost", "Secret Grove: A Spirit", "Tsar's Palace", a="You Call This Archaeology?, Sprout"
    )
    s.play("You Call This Archaeology?")
    expects(s, "A", "ask-move", "Ghost", "Spirit")
    s.choose("Ghost")
    expects(s, "A", "ask-move-where", "Secret Grove", "Tsar's Palace")
    s.choose("Secret Grove")
    assert board(s) == {"Workshop": "B Ghost 2", "Secret Grove": "A Ghost 2, A Spirit 3", "Tsar's Palace": ""}
    s.done()


def _dig(**more: str) -> Scenario:
    return scene(
        "City of Gold: A General Ivan, A Spectre, B General Ivan",
        "Workshop: B Ghost",
        turn="A score",
        deck_a="4 Sprout",
        base_deck="Secret Grove, Tsar's Palace",
        **more,
    )


def test_you_call_this_archaeology_may_be_played_before_a_base_scores_by_any_player() -> None:
    s = _dig(b="You Call This Archaeology?, Sprout", a="Sprout")
    expects(s, "B", "ask-special", "special You Call This Archaeology?", "pass")
    s.choose("special You Call This Archaeology?")
    expects(s, "B", "ask-move", "General Ivan", "Ghost")
    s.choose("Ghost")
    assert (s.points("A"), s.points("B"), s.discard("B").count("Ghost")) == (3, 1, 1)
    s.done()


def test_you_call_this_archaeology_may_save_a_minion_after_a_base_scored() -> None:
    s = _dig(a="You Call This Archaeology?, Sprout")
    s.choose("pass")
    assert s.points("A") == 3
    expects(s, "A", "ask-special", "special You Call This Archaeology?", "pass")
    s.choose("special You Call This Archaeology?", "Spectre")
    assert board(s) == {"Secret Grove": "", "Workshop": "A Spectre 5, B Ghost 2"}
    refuses(s, "special You Call This Archaeology?")
    s.done()
