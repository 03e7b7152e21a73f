"""«Скелеты», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene
from smashup.its_your_fault.table import graves, under

PRINTED = {
    "Lord of Bones": (1, 5),
    "Gravetender": (2, 4),
    "Revenant": (3, 3),
    "Returned One": (4, 2),
    "Burst Forth": (1, 0),
    "Dig 'em Up": (1, 0),
    "Grave Goods": (2, 0),
    "Gravestones": (1, 0),
    "Graveyard": (1, 0),
    "Hearse Fleet": (1, 0),
    "Place 'em Down": (1, 0),
    "Spooky, Scary": (2, 0),
}


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["skeletons"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


def test_lord_of_bones_buries_a_card_of_the_hand_where_he_is() -> None:
    s = under(
        scene("Workshop: A Lord of Bones", "The Greenhouse", a="Ghost, Raze"),
        "Workshop",
        "buried: B Mako",
    )
    s.talent("Lord of Bones")
    expects(s, "A", "ask-bury", "Ghost", "Raze")  # nothing of mine is buried here
    s.choose("Raze")
    assert (graves(s), s.hand("A")) == ({"Workshop": ["B Mako", "A Raze"]}, ["Ghost"])
    refuses(s, "talent Lord of Bones")
    s.done()


def test_lord_of_bones_uncovers_a_card_of_his_player_where_he_is_and_may_give_it_a_counter() -> None:
    s = scene("Workshop: A Lord of Bones", "The Greenhouse", a="Ghost, Raze")
    s = under(under(s, "Workshop", "buried: A Mechanic, B Mako"), "The Greenhouse", "buried: A Sprout")
    s.talent("Lord of Bones").choose("word:uncover", "yes")
    expects(s, "A", "ask-counter", "Mechanic", "pass")
    s.choose("Mechanic")
    assert board(s)["Workshop"] == "A Lord of Bones 5, A Mechanic 5"
    assert graves(s) == {"Workshop": ["B Mako"], "The Greenhouse": ["A Sprout"]}
    s.done()


def test_lord_of_bones_may_bless_minions_of_others_anywhere_but_no_actions() -> None:
    s = scene("Workshop: A Lord of Bones", "The Greenhouse", turn="B start", a="Ghost", b="Ghost, Raze")
    s = under(s, "The Greenhouse", "buried: B Mechanic, B Zeppelin")
    s.choose("Mechanic", "yes")
    expects(s, "A", "ask-counter", "Mechanic", "pass")
    s.choose("pass")
    assert board(s)["The Greenhouse"] == "B Mechanic 4"
    s = scene("Workshop: A Lord of Bones", "The Greenhouse", turn="B start", a="Ghost", b="Ghost, Raze")
    s = under(s, "The Greenhouse", "buried: B Zeppelin")
    s.choose("Zeppelin", "yes")
    assert board(s)["The Greenhouse"] == "| B Zeppelin"
    s.done()


def test_lord_of_bones_has_no_talent_without_a_card() -> None:
    s = under(scene("Workshop: A Lord of Bones, A Charmer", "The Greenhouse"), "The Greenhouse", "buried: A Sprout")
    refuses(s, "talent Lord of Bones")
    s.done()


def test_gravetender_draws_for_the_first_other_card_of_its_player_buried_in_a_turn() -> None:
    s = scene(
        "Workshop: A Gravetender",
        "The Greenhouse: A Lord of Bones",
        a="Grave Goods, Raze, Ghost, Sprout",
        deck_a="9 Mako",
    )
    s.play("Grave Goods").choose("Raze", "Workshop", "pass")
    assert s.hand("A") == ["Ghost", "Mako", "Sprout"]
    s.talent("Lord of Bones").choose("word:bury") if s.prompt == "ask-which" else s.talent("Lord of Bones")
    s.choose("Sprout")
    assert s.hand("A") == ["Ghost", "Mako"]
    s.done()


def test_gravetender_draws_for_an_uncovered_card_but_not_for_one_of_another_player() -> None:
    s = scene(
        "Workshop: A Gravetender, B Gravetender",
        "The Greenhouse",
        turn="A start",
        a="Ghost, Raze",
        deck_a="9 Mako",
        deck_b="9 Mako",
    )
    s = under(s, "Workshop", "buried: A Steam Man")
    s.choose("Steam Man", "yes")
    assert (s.hand("A"), s.hand("B")) == (["Ghost", "Mako", "Raze"], ["Ghost"])
    s.done()


def test_revenant_buries_itself_from_the_discard_pile_once_a_turn_by_name() -> None:
    s = scene("Workshop", "The Greenhouse", a="Ghost, Raze", discard_a="2 Revenant, Mako", discard_b="Revenant")
    assert [option for option in s.options if "Revenant" in option] == ["special Revenant"]
    s.choose("special Revenant")
    expects(s, "A", "ask-bury-where", "Workshop", "The Greenhouse")
    s.choose("The Greenhouse")
    assert (graves(s), s.discard("A")) == ({"The Greenhouse": ["A Revenant"]}, ["Mako", "Revenant"])
    refuses(s, "special Revenant")
    assert "revenant" in [card["card"] for card in s.game.view(1)["places"][1]["buried"]]  # all have seen it
    s.done()


def test_revenant_is_not_offered_on_the_turn_of_another_player() -> None:
    s = scene("Workshop", "The Greenhouse", turn="B", b="Ghost, Raze", discard_a="Revenant")
    refuses(s, "special Revenant")
    s.done()


def test_returned_one_may_be_buried_as_it_is_played() -> None:
    s = scene("Workshop: A Ghost", "The Greenhouse", a="Returned One, Raze")
    s.play("Returned One", at="Workshop")
    expects(s, "A", "ask-bury-this", "yes", "no")
    s.choose("yes")
    assert (board(s)["Workshop"], graves(s)) == ("A Ghost 2", {"Workshop": ["A Returned One"]})
    s = scene("Workshop: A Ghost", "The Greenhouse", a="Returned One, Raze")
    s.play("Returned One", at="Workshop").choose("no")
    assert (board(s)["Workshop"], graves(s)) == ("A Ghost 2, A Returned One 2", {})
    s.done()


def test_returned_one_uncovered_is_not_buried_again_but_may_uncover_another_card_there() -> None:
    """«Пояснения по картам»: Восставший."""
    s = scene("Workshop", "The Greenhouse", turn="A start", a="Ghost, Raze")
    s = under(s, "Workshop", "buried: A Returned One, A Steam Man, B Mako")
    s = under(s, "The Greenhouse", "buried: A Mechanic")
    s.choose("Returned One", "yes")
    expects(s, "A", "ask-uncover", "Steam Man", "pass")
    s.choose("Steam Man", "yes")
    assert board(s)["Workshop"] == "A Returned One 2, A Steam Man 3"
    assert graves(s) == {"Workshop": ["B Mako"], "The Greenhouse": ["A Mechanic"]}
    s.done()


def scoring(buried: str, hand: str, elsewhere: str = "") -> Scenario:
    """The Workshop is about to score with cards of A buried there and at The Greenhouse."""
    s = scene(
        "Workshop: A 2 General Ivan, B General Ivan, B Spirit",
        "The Greenhouse",
        "Secret Grove",
        turn="A score",
        a=hand,
        deck_a="9 Sprout",
        base_deck="Haunted House",
    )
    s = under(s, "Workshop", f"buried: {buried}")
    return under(s, "The Greenhouse", f"buried: {elsewhere}") if elsewhere else s


def test_burst_forth_uncovers_a_card_before_a_base_is_scored() -> None:
    s = scoring("A Mechanic, A Steam Man, B Mako", "Burst Forth, Ghost", "A Sprout")
    s.choose("special Burst Forth")
    expects(s, "A", "ask-uncover", "Mechanic", "Steam Man")
    s.choose("Mechanic", "yes")
    assert (s.points("A"), s.points("B")) == (4, 2)
    assert s.discard("A") == ["Burst Forth", "General Ivan", "General Ivan", "Mechanic", "Steam Man"]
    s.done()


def test_burst_forth_is_no_card_for_the_play_phase() -> None:
    s = under(scene("Workshop", "The Greenhouse", a="Burst Forth, Ghost"), "Workshop", "buried: A Sprout")
    assert s.why_not("Burst Forth") == "why-special-only"


def test_dig_em_up_uncovers_up_to_three_cards_at_one_base() -> None:
    s = scene("Workshop", "The Greenhouse", a="Dig 'em Up, Ghost")
    s = under(s, "Workshop", "buried: A Mechanic, A Steam Man, A Zeppelin, A Captain Ahab, B Mako")
    s = under(s, "The Greenhouse", "buried: A Sprout")
    s.play("Dig 'em Up").choose("Workshop")
    expects(s, "A", "ask-uncover", "Mechanic", "Steam Man", "Zeppelin", "Captain Ahab", "pass")
    s.choose("Mechanic", "yes", "Zeppelin", "yes", "Steam Man", "no")
    assert (board(s)["Workshop"], s.discard("A")) == ("A Mechanic 4 | A Zeppelin", ["Dig 'em Up", "Steam Man"])
    assert graves(s) == {"Workshop": ["A Captain Ahab", "B Mako"], "The Greenhouse": ["A Sprout"]}
    s.done()


def test_dig_em_up_may_stop_early() -> None:
    s = under(scene("Workshop", "The Greenhouse", a="Dig 'em Up, Ghost"), "Workshop", "buried: A Mechanic, A Steam Man")
    s.play("Dig 'em Up").choose("Workshop", "Mechanic", "yes", "pass")
    assert (board(s)["Workshop"], graves(s)) == ("A Mechanic 4", {"Workshop": ["A Steam Man"]})
    s.done()


def test_grave_goods_buries_a_card_and_another_for_a_discarded_one() -> None:
    s = scene("Workshop", "The Greenhouse", a="Grave Goods, Raze, Ghost, Sprout, Mako")
    s.play("Grave Goods")
    expects(s, "A", "ask-bury", "Raze", "Ghost", "Sprout", "Mako")
    s.choose("Raze", "Workshop")
    expects(s, "A", "ask-discard", "Ghost", "Sprout", "Mako", "pass")
    s.choose("Mako", "Sprout", "The Greenhouse")
    assert graves(s) == {"Workshop": ["A Raze"], "The Greenhouse": ["A Sprout"]}
    assert (s.hand("A"), s.discard("A")) == (["Ghost"], ["Grave Goods", "Mako"])
    s.done()


def test_grave_goods_buries_only_one_card_when_none_is_discarded() -> None:
    s = scene("Workshop", "The Greenhouse", a="Grave Goods, Raze, Ghost, Sprout")
    s.play("Grave Goods").choose("Raze", "Workshop", "pass")
    assert (graves(s), s.hand("A")) == ({"Workshop": ["A Raze"]}, ["Ghost", "Sprout"])
    s.done()


@pytest.mark.parametrize(("card", "after"), [("Mechanic", "A Mechanic 6"), ("Zeppelin", "| A Zeppelin")])
def test_grave_goods_uncovers_a_card_instead_and_a_minion_gets_two_counters(card: str, after: str) -> None:
    s = under(
        scene("Workshop", "The Greenhouse", a="Grave Goods, Raze, Ghost"), "Workshop", f"buried: A {card}, B Mako"
    )
    s.play("Grave Goods")
    expects(s, "A", "ask-which", "bury", "uncover")
    s.choose("word:uncover", "yes")
    assert (board(s)["Workshop"], graves(s), s.hand("A")) == (after, {"Workshop": ["B Mako"]}, ["Ghost", "Raze"])
    s.done()


def test_gravestones_may_give_a_minion_uncovered_there_a_counter() -> None:
    s = Scenario(
        "turn: A start\nbase: Workshop\n on base: A Gravestones\n buried: A Mechanic\nbase: The Greenhouse\n"
        " buried: A Steam Man\nhand A: Ghost, Raze\nhand B: Ghost"
    )
    s.choose("Mechanic", "yes")
    expects(s, "A", "ask-counter", "Mechanic", "pass")
    s.choose("Mechanic")
    assert board(s)["Workshop"] == "A Mechanic 5 | A Gravestones"
    s.done()


def test_gravestones_minds_no_minion_uncovered_elsewhere() -> None:
    s = Scenario(
        "turn: A start\nbase: Workshop\n on base: A Gravestones\nbase: The Greenhouse\n buried: A Steam Man\n"
        "hand A: Ghost, Raze\nhand B: Ghost"
    )
    s.choose("Steam Man", "yes")
    assert board(s)["The Greenhouse"] == "A Steam Man 3"
    s.done()


def test_gravestones_is_buried_at_another_base_after_scoring() -> None:
    s = scene(
        "Workshop: A 3 General Ivan, B General Ivan | A Gravestones, A Zeppelin",
        "The Greenhouse",
        "Secret Grove",
        turn="A score",
        a="Ghost",
        deck_a="9 Sprout",
        base_deck="Haunted House",
    )
    expects(s, "A", "ask-bury-where", "The Greenhouse", "Secret Grove")
    s.choose("The Greenhouse")
    assert (graves(s), "Zeppelin" in s.discard("A")) == ({"The Greenhouse": ["A Gravestones"]}, True)


def test_graveyard_uncovers_a_card_there_and_may_give_a_minion_a_counter() -> None:
    s = Scenario(
        "turn: A\nbase: Workshop\n on base: A Graveyard\n buried: A Mechanic, A Zeppelin, B Mako\n"
        "base: The Greenhouse\n buried: A Steam Man\nhand A: Ghost, Raze\nhand B: Ghost"
    )
    s.talent("Graveyard")
    expects(s, "A", "ask-uncover", "Mechanic", "Zeppelin")
    s.choose("Mechanic", "yes")
    expects(s, "A", "ask-counter", "Mechanic", "pass")
    s.choose("Mechanic")
    assert board(s)["Workshop"] == "A Mechanic 5 | A Graveyard"
    refuses(s, "talent Graveyard")
    s.done()


def test_graveyard_has_no_talent_over_an_empty_grave() -> None:
    s = Scenario(
        "turn: A\nbase: Workshop\n on base: A Graveyard\n buried: B Mako\nbase: The Greenhouse\n"
        " buried: A Steam Man\nhand A: Ghost, Raze\nhand B: Ghost"
    )
    refuses(s, "talent Graveyard")
    s.done()


def test_hearse_fleet_moves_any_number_of_cards_from_one_base_to_another() -> None:
    s = scene("Workshop", "The Greenhouse", "Secret Grove", a="Hearse Fleet, Ghost")
    s = under(s, "Workshop", "buried: A Mechanic, A Sprout, A Zeppelin, B Mako")
    s = under(s, "The Greenhouse", "buried: A Steam Man")
    s.play("Hearse Fleet")
    expects(s, "A", "ask-base", "Workshop", "The Greenhouse")
    s.choose("Workshop", "Mechanic", "Sprout", "Zeppelin")
    expects(s, "A", "ask-move-where", "The Greenhouse", "Secret Grove")
    s.choose("Secret Grove")
    assert {base: sorted(cards) for base, cards in graves(s).items()} == {
        "Workshop": ["B Mako"],
        "The Greenhouse": ["A Steam Man"],
        "Secret Grove": ["A Mechanic", "A Sprout", "A Zeppelin"],
    }
    s.done()


def test_hearse_fleet_saves_two_cards_from_a_base_about_to_be_scored() -> None:
    s = scoring("A Mechanic, A Steam Man, A Zeppelin", "Hearse Fleet, Ghost")
    s.choose("special Hearse Fleet", "Mechanic", "Steam Man", "Secret Grove", "Secret Grove")
    assert (graves(s), "Zeppelin" in s.discard("A")) == ({"Secret Grove": ["A Mechanic", "A Steam Man"]}, True)


def test_hearse_fleet_brings_cards_only_to_the_base_about_to_be_scored() -> None:
    s = scoring("A Mechanic", "Hearse Fleet, Burst Forth, Ghost", "A Steam Man, A Zeppelin")
    s.choose("special Hearse Fleet", "Steam Man", "done")
    assert graves(s) == {"Workshop": ["A Mechanic", "A Steam Man"], "The Greenhouse": ["A Zeppelin"]}
    expects(s, "A", "ask-special", "special Burst Forth", "pass")


def test_hearse_fleet_before_scoring_brings_two_cards_from_different_bases() -> None:
    s = under(scoring("A Sprout", "Hearse Fleet, Burst Forth, Ghost", "A Mechanic"), "Secret Grove", "buried: A Mako")
    s.choose("special Hearse Fleet")
    expects(s, "A", "ask-move-buried", "Mako", "Mechanic", "Sprout", "done")
    s.choose("Mako", "Mechanic")
    assert {base: sorted(cards) for base, cards in graves(s).items()} == {
        "Workshop": ["A Mako", "A Mechanic", "A Sprout"]
    }


def test_hearse_fleet_before_scoring_sends_two_cards_to_different_bases() -> None:
    s = scoring("A Mechanic, A Steam Man", "Hearse Fleet, Ghost", "A Sprout")
    s.choose("special Hearse Fleet", "Mechanic", "Steam Man", "The Greenhouse")
    expects(s, "A", "ask-move-where-to", "The Greenhouse", "Secret Grove")
    s.choose("Secret Grove")
    assert graves(s) == {"The Greenhouse": ["A Sprout", "A Mechanic"], "Secret Grove": ["A Steam Man"]}


def test_hearse_fleet_laid_for_a_duel_is_no_special() -> None:
    s = scene(
        "Workshop: A Sheriff, A 3 General Ivan, B Mechanic",
        "The Greenhouse",
        "Secret Grove",
        turn="A score",
        a="Hearse Fleet, Ghost",
        b="Ghost",
    )
    s = under(s, "The Greenhouse", "buried: A Mako, A Sprout, A Zeppelin")
    s.choose("special Sheriff", "Hearse Fleet", "pass", "Mako", "Sprout", "Zeppelin")
    expects(s, "A", "ask-move-where", "Workshop", "Secret Grove")


def test_place_em_down_buries_up_to_three_fallen_minions_of_power_6_together() -> None:
    s = scene(
        "Workshop",
        "The Greenhouse",
        a="Place 'em Down, Ghost",
        discard_a="2 Mechanic, Sprout, Spirit, Zeppelin, Spectre",
    )
    s.play("Place 'em Down")
    expects(s, "A", "ask-bury", "Mechanic", "Sprout", "Spirit", "Spectre", "pass")
    s.choose("Mechanic", "Workshop")
    expects(s, "A", "ask-bury", "Sprout", "pass")
    s.choose("Sprout", "The Greenhouse")
    assert graves(s) == {"Workshop": ["A Mechanic"], "The Greenhouse": ["A Sprout"]}
    assert s.discard("A") == ["Mechanic", "Place 'em Down", "Spectre", "Spirit", "Zeppelin"]
    s.done()


def test_place_em_down_takes_three_minions_at_most_and_may_take_none() -> None:
    s = scene("Workshop", "The Greenhouse", a="Place 'em Down, Ghost", discard_a="4 Snuggly Bear")
    s.play("Place 'em Down")
    for _ in range(3):
        s.choose("Snuggly Bear", "Workshop")
    assert (graves(s), s.discard("A")) == ({"Workshop": ["A Snuggly Bear"] * 3}, ["Place 'em Down", "Snuggly Bear"])
    s = scene("Workshop", "The Greenhouse", a="Place 'em Down, Ghost", discard_a="Sprout")
    s.play("Place 'em Down").choose("pass")
    assert graves(s) == {}
    s.done()


def test_spooky_scary_buries_a_weak_fallen_minion_and_draws() -> None:
    s = scene(
        "Workshop",
        "The Greenhouse",
        a="Spooky, Scary, Ghost",
        discard_a="Mechanic, Sprout, Spirit, Raze",
        deck_a="Mako",
    )
    s.play("Spooky, Scary")
    expects(s, "A", "ask-bury", "Sprout", "Spirit")
    s.choose("Spirit", "Workshop")
    assert (graves(s), s.hand("A")) == ({"Workshop": ["A Spirit"]}, ["Ghost", "Mako"])
    assert s.discard("A") == ["Mechanic", "Raze", "Spooky, Scary", "Sprout"]
    s.done()
