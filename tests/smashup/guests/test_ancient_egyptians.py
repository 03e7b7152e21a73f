"""«Древние египтяне», card by card, and their titan."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told
from smashup.its_your_fault.table import beside, graves, titans, under

PRINTED = {
    "Pharaoh": (1, 5),
    "Priest of Anubis": (2, 4),
    "Pyramid Engineer": (3, 3),
    "Mummy": (4, 2),
    "Ancient Curse": (2, 0),
    "Blessing of Anubis": (1, 0),
    "Lost Knowledge": (1, 0),
    "Mummy Strength": (1, 0),
    "Plague of Locusts": (1, 0),
    "Seal the Tomb": (1, 0),
    "Tomb Trap": (2, 0),
    "You Can Take It With You": (1, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["ancient_egyptians"]
    cards = [card for card in faction.cards if card.kind != "titan"]
    assert {card.name: (card.copies, card.printed) for card in cards} == PRINTED
    assert len(faction.deck) == 20


def test_the_mummy_and_the_one_of_the_world_champs_share_their_name_and_nothing_else() -> None:
    one, other = (registry().by_slug[slug] for slug in ("egyptian_mummy", "mummy"))
    assert (one.name, one.faction, other.faction) == (other.name, "ancient_egyptians", "world_champs")


def test_pharaoh_draws_for_every_other_card_that_is_uncovered_also_by_others() -> None:
    s = scene("Workshop: A Pharaoh", "Jungle Oasis", turn="B start", a="Ghost", b="Sprout, Howl", deck_a="9 Zeppelin")
    s = under(s, "Jungle Oasis", "buried: B Sprout, A Mechanic")
    s.choose("Sprout", "no")  # uncovered and discarded, it was uncovered all the same
    assert s.hand("A") == ["Ghost", "Zeppelin"]
    assert graves(s) == {"Jungle Oasis": ["A Mechanic"]}


def test_ruling_865_pharaoh_draws_nothing_for_himself() -> None:
    s = scene("Workshop", "Jungle Oasis", turn="A start", a="Howl, Sprout", deck_a="9 Zeppelin")
    s = under(s, "Workshop", "buried: A Pharaoh").choose("Pharaoh", "yes")
    assert (board(s)["Workshop"], s.hand("A")) == ("A Pharaoh 5", ["Howl", "Sprout"])


def scored(workshop: str = "A Pharaoh, A King Rex, B Spectre, B Water Lily", **more: str) -> Scenario:
    """The Workshop is about to score, with 20 power there."""
    given = {"turn": "B score", "a": "Ghost", "deck_a": "9 Zeppelin", "deck_b": "9 Ghost", "base_deck": "Tar Pits"}
    return scene(f"Workshop: {workshop}", "Jungle Oasis: A Ghost", "The Deep", **{**given, **more})


def test_pharaoh_may_uncover_a_card_of_his_player_before_his_base_scores() -> None:
    s = under(scored(), "Workshop", "buried: A Mechanic, A Steam Man, B Mako")
    s = under(s, "Jungle Oasis", "buried: A Ghost")
    expects(s, "A", "ask-special", "special Pharaoh", "pass")
    s.choose("special Pharaoh")
    expects(s, "A", "ask-uncover", "Mechanic", "Steam Man")  # neither B's nor the one elsewhere
    s.choose("Mechanic", "yes")
    assert ("Zeppelin" in s.hand("A"), s.points("A"), s.points("B")) == (True, 4, 2)
    assert [line["total"] for line in told(s, "log-award") if line["seat"] == 0] == [16]


def test_pharaoh_needs_a_buried_card_at_the_base_that_scores() -> None:
    s = under(scored(), "Workshop", "buried: B Mako")
    assert under(s, "Jungle Oasis", "buried: A Ghost").prompt != "ask-special"
    s = under(scored("A King Rex, A Spectre, B Spectre, B Water Lily"), "Workshop", "buried: A Mako")
    s = Scenario(s.game.setup["position"].replace("A: Ghost", "A: Pharaoh"))
    assert s.prompt != "ask-special"  # he is elsewhere


def test_priest_of_anubis_is_stronger_beside_a_buried_card_of_his_player() -> None:
    s = scene("Workshop: A 2 Priest of Anubis, B Priest of Anubis", "Jungle Oasis: A Priest of Anubis", a="Ghost")
    s = under(s, "Workshop", "buried: A Mako")
    assert board(s) == {
        "Workshop": "A Priest of Anubis 6, A Priest of Anubis 6, B Priest of Anubis 4",
        "Jungle Oasis": "A Priest of Anubis 4",
    }
    assert s.total("A", "Workshop") == 12


def test_priest_of_anubis_feels_it_when_the_card_is_buried_moved_or_uncovered() -> None:
    s = scene(
        "Workshop: A Priest of Anubis",
        "Jungle Oasis",
        a="Lost Knowledge, Stagecoach, Mako, Howl",
        plays="action, action",
    )
    s.play("Lost Knowledge").choose("Mako", "Workshop")
    assert s.power("Priest of Anubis") == 6
    s.play("Stagecoach").choose("Mako")
    assert (s.power("Priest of Anubis"), graves(s)) == (4, {"Jungle Oasis": ["A Mako"]})


def test_pyramid_engineer_may_uncover_a_card_of_its_player_at_its_base() -> None:
    s = scene("Workshop: A Ghost", "Jungle Oasis", a="Pyramid Engineer, Howl")
    s = under(s, "Workshop", "buried: A Sprout, A Zeppelin, B Mako")
    s = under(s, "Jungle Oasis", "buried: A Spirit").play("Pyramid Engineer", at="Workshop")
    expects(s, "A", "ask-uncover", "Sprout", "Zeppelin", "pass")
    s.choose("Sprout", "yes")
    assert board(s)["Workshop"] == "A Ghost 2, A Pyramid Engineer 3, A Sprout 2"
    assert graves(s) == {"Workshop": ["A Zeppelin", "B Mako"], "Jungle Oasis": ["A Spirit"]}


def test_pyramid_engineer_may_leave_it_buried_and_buries_a_card_of_the_hand_as_a_talent() -> None:
    s = under(scene("Workshop", "Jungle Oasis", a="Pyramid Engineer, Howl, Ghost"), "Workshop", "buried: A Sprout")
    s.play("Pyramid Engineer", at="Workshop").choose("pass").talent("Pyramid Engineer")
    expects(s, "A", "ask-bury", "Howl", "Ghost")
    s.choose("Ghost")
    assert (graves(s), s.hand("A")) == ({"Workshop": ["A Sprout", "A Ghost"]}, ["Howl"])
    assert [card["card"] for card in s.game.view(1)["places"][0]["buried"]] == [None, None]
    refuses(s, "talent Pyramid Engineer")


def test_pyramid_engineer_has_nothing_to_bury_with_an_empty_hand() -> None:
    s = under(
        scene("Workshop: A Pyramid Engineer, A Captain Ahab", "Jungle Oasis"), "Workshop", "titan: A Killer Kudzu +2"
    )
    refuses(s, "talent Pyramid Engineer")


def test_ruling_849_the_mummy_goes_from_the_scored_base_straight_under_another() -> None:
    s = scored("A Egyptian Mummy +2 [Upgrade], A King Rex, B Spectre, B Water Lily", base_deck="Tar Pits")
    expects(s, "A", "ask-bury-where", "Jungle Oasis", "The Deep", "pass")
    s.choose("The Deep")
    assert graves(s) == {"The Deep": ["A Mummy"]}
    assert (s.discard("A"), "Mummy" in s.hand("A")) == (["King Rex", "Upgrade"], False)
    assert [s.brawl.state.counters[card] for row in s.brawl.state.buried for card in row] == [0]
    assert s.points("A") == 4  # it has been counted


def test_the_mummy_may_be_discarded_and_stays_out_of_it_elsewhere() -> None:
    s = scored("A Egyptian Mummy, A King Rex, B 2 Spectre, B Ghost").choose("pass")
    assert (graves(s), s.discard("A")) == ({}, ["King Rex", "Mummy"])
    s = Scenario(scored().game.setup["position"].replace("A: Ghost", "A: Egyptian Mummy"))
    assert (graves(s), s.minions("Jungle Oasis")) == ({}, ["Mummy"])


def test_ancient_curse_weakens_a_minion_and_may_take_a_counter_off_it() -> None:
    s = scene("Workshop: A Spirit +1, B Mechanic +2", "Jungle Oasis", a="Ancient Curse, Ghost")
    s.play("Ancient Curse", on="Mechanic")
    expects(s, "A", "ask-remove-counter", "yes", "no")
    s.choose("yes")
    assert board(s)["Workshop"] == "A Spirit 4, B Mechanic 3 [A Ancient Curse]"
    assert s.counters("Mechanic") == 1
    s.done()


@pytest.mark.parametrize(("counters", "answers", "power"), [("+2", ["no"], 4), ("", [], 2)])
def test_ancient_curse_may_leave_the_counters_and_asks_only_if_there_are_some(
    counters: str, answers: list[str], power: int
) -> None:
    s = scene(f"Workshop: B Mechanic {counters}".strip(), "Jungle Oasis", a="Ancient Curse, Ghost")
    s.play("Ancient Curse").choose(*answers)
    assert s.power("Mechanic") == power
    s.done()


def test_blessing_of_anubis_is_buried_for_all_to_see_and_blesses_ones_minions_when_it_is_uncovered() -> None:
    s = scene("Workshop: A Ghost, A Spirit, B Sprout", "Jungle Oasis: A Mechanic", a="Blessing of Anubis, Ghost")
    s.play("Blessing of Anubis")
    expects(s, "A", "ask-bury-where", "Workshop", "Jungle Oasis")
    s.choose("Workshop")
    assert graves(s) == {"Workshop": ["A Blessing of Anubis"]}
    assert s.game.view(1)["places"][0]["buried"][0]["card"] == "blessing_of_anubis"
    s.done()
    s = Scenario(s.game.setup["position"].replace("turn: A", "turn: A start"))
    s = under(s, "Workshop", "buried: A Blessing of Anubis").choose("Blessing of Anubis", "yes")
    assert board(s) == {"Workshop": "A Ghost 4, A Spirit 5, B Sprout 2", "Jungle Oasis": "A Mechanic 4"}
    assert (graves(s), s.discard("A")) == ({}, ["Blessing of Anubis"])


def test_an_uncovered_blessing_may_be_discarded_unused() -> None:
    s = scene("Workshop: A Ghost", "Jungle Oasis", turn="A start", a="Ghost, Howl")
    s = under(s, "Workshop", "buried: A Blessing of Anubis").choose("Blessing of Anubis", "no")
    assert (s.power("Ghost @ Workshop"), s.discard("A")) == (2, ["Blessing of Anubis"])


def test_lost_knowledge_buries_a_card_of_the_hand_or_uncovers_one() -> None:
    s = scene("Workshop", "Jungle Oasis: A Ghost", a="Lost Knowledge, Sprout, Howl")
    s = under(s, "Workshop", "buried: A Mechanic, B Mako").play("Lost Knowledge")
    expects(s, "A", "ask-which", "bury", "uncover")
    twin = Scenario(s.game.setup["position"]).play("Lost Knowledge")
    s.choose("bury")
    expects(s, "A", "ask-bury", "Sprout", "Howl")
    s.choose("Howl")
    expects(s, "A", "ask-bury-where", "Workshop", "Jungle Oasis")
    s.choose("Jungle Oasis")
    assert graves(s) == {"Workshop": ["A Mechanic", "B Mako"], "Jungle Oasis": ["A Howl"]}
    twin.choose("uncover")
    expects(twin, "A", "ask-play-uncovered", "yes", "no")  # the Mechanic: B's Mako is not A's to uncover
    twin.choose("yes")
    assert board(twin)["Workshop"] == "A Mechanic 4"


def test_lost_knowledge_is_played_before_a_scoring_too() -> None:
    s = under(scored(a="Lost Knowledge"), "Workshop", "buried: A Water Lily")
    s.choose("special Lost Knowledge")
    expects(s, "A", "ask-play-uncovered", "yes", "no")
    s.choose("yes")
    assert [line["total"] for line in told(s, "log-award") if line["seat"] == 0] == [15]


def test_ruling_861_mummy_strength_gives_3_where_any_card_is_buried() -> None:
    s = scene("Workshop: A Ghost, A Spirit", "Jungle Oasis: A Mechanic, B Spectre", a="Mummy Strength, Ghost")
    s = under(s, "Workshop", "buried: B Mako").play("Mummy Strength")
    expects(s, "A", "ask-power", "Ghost", "Spirit", "Mechanic")
    twin = Scenario(s.game.setup["position"]).play("Mummy Strength")
    s.choose("Spirit")
    assert board(s) == {"Workshop": "A Ghost 2, A Spirit 6", "Jungle Oasis": "A Mechanic 4, B Spectre 5"}
    twin.choose("Mechanic")
    assert board(twin) == {"Workshop": "A Ghost 2, A Spirit 3", "Jungle Oasis": "A Mechanic 6, B Spectre 5"}


def test_plague_of_locusts_weakens_all_minions_of_others_at_a_base_for_the_turn() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, C Mechanic",
        "Jungle Oasis: B Spectre",
        a="Plague of Locusts, Sprout",
        c="Ghost",
        deck_a="9 Sprout",
    )
    s.play("Plague of Locusts")
    expects(s, "A", "ask-base", "Workshop", "Jungle Oasis")
    s.choose("Workshop")
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 2, C Mechanic 3", "Jungle Oasis": "B Spectre 5"}
    s.end_turn()
    assert s.power("Spirit") == 3


def test_plague_of_locusts_is_played_before_a_scoring_too() -> None:
    s = scored("A Spectre, A Spectre, B Spectre, B Mechanic, B Ghost", a="Plague of Locusts")
    expects(s, "A", "ask-special", "special Plague of Locusts", "pass")
    s.choose("special Plague of Locusts", "Workshop")
    assert [line["total"] for line in told(s, "log-award")] == [10, 8]


def test_seal_the_tomb_buries_up_to_two_cards_of_the_hand_at_one_base() -> None:
    s = scene("Workshop", "Jungle Oasis", a="Seal the Tomb, 2 Ghost, Sprout").play("Seal the Tomb")
    assert s.prompt == "ask-bury"  # nothing is buried that could be uncovered
    s.choose("Ghost", "Sprout")
    expects(s, "A", "ask-bury-where", "Workshop", "Jungle Oasis")
    s.choose("Jungle Oasis")
    assert (sorted(graves(s)["Jungle Oasis"]), s.hand("A")) == (["A Ghost", "A Sprout"], ["Ghost"])


def test_seal_the_tomb_may_bury_one_or_nothing() -> None:
    s = scene("Workshop", "Jungle Oasis", a="Seal the Tomb, Ghost, Sprout").play("Seal the Tomb")
    s.choose("Ghost", "done", "Workshop")
    assert graves(s) == {"Workshop": ["A Ghost"]}
    s = scene("Workshop", "Jungle Oasis", a="Seal the Tomb, Ghost, Sprout").play("Seal the Tomb").choose("done")
    assert (graves(s), s.hand("A")) == ({}, ["Ghost", "Sprout"])


def test_seal_the_tomb_uncovers_up_to_two_cards_at_one_base() -> None:
    s = scene("Workshop", "Jungle Oasis", a="Seal the Tomb, Ghost")
    s = under(s, "Workshop", "buried: A Sprout, A Spectre, A Steam Man, B Mako")
    s = under(s, "Jungle Oasis", "buried: A King Rex").play("Seal the Tomb").choose("uncover")
    expects(s, "A", "ask-base", "Workshop", "Jungle Oasis")
    s.choose("Workshop")
    expects(s, "A", "ask-uncover", "Sprout", "Spectre", "Steam Man", "pass")
    s.choose("Sprout", "yes", "Spectre", "yes")
    assert board(s) == {"Workshop": "A Spectre 5, A Sprout 2", "Jungle Oasis": ""}
    assert graves(s) == {"Workshop": ["A Steam Man", "B Mako"], "Jungle Oasis": ["A King Rex"]}
    s.done()


def trap(answer: str = "yes") -> Scenario:
    s = scene("Workshop: A Ghost, B Mechanic, B Spectre", "Jungle Oasis: B Spirit", turn="A start", a="Ghost, Howl")
    return under(s, "Workshop", "buried: A Tomb Trap").choose("Tomb Trap", answer)


def test_tomb_trap_buries_itself_and_destroys_a_weak_minion_there_when_it_is_uncovered() -> None:
    s = scene("Workshop: B Mechanic", "Jungle Oasis", a="Tomb Trap, Ghost").play("Tomb Trap").choose("Workshop")
    assert (graves(s), board(s)["Workshop"]) == ({"Workshop": ["A Tomb Trap"]}, "B Mechanic 4")
    s = trap()
    expects(s, "A", "ask-destroy", "Ghost", "Mechanic", "pass")  # not the Spectre, nor the Spirit elsewhere
    s.choose("Mechanic")
    assert board(s) == {"Workshop": "A Ghost 2, B Spectre 5", "Jungle Oasis": "B Spirit 3"}
    assert (graves(s), s.discard("A"), s.discard("B")) == ({}, ["Tomb Trap"], ["Mechanic"])


def test_tomb_trap_may_snap_shut_on_nobody() -> None:
    s = trap().choose("pass")
    assert board(s)["Workshop"] == "A Ghost 2, B Mechanic 4, B Spectre 5"


def test_you_can_take_it_with_you_buries_itself_and_draws_three_when_it_is_uncovered() -> None:
    s = scene("Workshop", "Jungle Oasis", a="You Can Take It With You, Ghost", deck_a="9 Zeppelin")
    s.play("You Can Take It With You").choose("Workshop")
    assert (graves(s), s.hand("A")) == ({"Workshop": ["A You Can Take It With You"]}, ["Ghost"])
    s = scene("Workshop", "Jungle Oasis", turn="A start", a="Ghost", deck_a="9 Zeppelin")
    s = under(s, "Workshop", "buried: A You Can Take It With You").choose("You Can Take It With You", "yes")
    assert (s.hand("A"), graves(s)) == (["Ghost", "Zeppelin", "Zeppelin", "Zeppelin"], {})


def sphinx(**more: str) -> Scenario:
    given = {"turn": "A start", "a": "Ghost, Howl", "titans_a": "Sphinx", "deck_a": "9 Zeppelin"}
    s = scene("Workshop: A Spirit", "Jungle Oasis", **{**given, **more})
    return under(under(s, "Workshop", "buried: B Mako"), "Jungle Oasis", "buried: A Mechanic, A Steam Man")


def test_sphinx_comes_at_the_start_of_a_turn_where_a_card_returns_to_the_hand_unseen() -> None:
    s = sphinx()
    expects(s, "A", "ask-order", "Sphinx", "uncover")
    s.choose("Sphinx")
    expects(s, "A", "ask-return-buried", "Mechanic", "Steam Man", "pass")  # not B's Mako
    s.choose("Mechanic")
    assert (titans(s), s.hand("A")) == ({"Jungle Oasis": "A Sphinx 0"}, ["Ghost", "Howl", "Mechanic"])
    assert "mechanic" not in str(s.game.view(1))
    expects(s, "A", "ask-uncover", "Steam Man", "pass")  # the free uncovering is still there
    s.choose("pass")
    assert graves(s) == {"Workshop": ["B Mako"], "Jungle Oasis": ["A Steam Man"]}


def test_sphinx_may_wait_and_needs_a_buried_card_and_no_other_titan() -> None:
    s = sphinx().choose("Sphinx", "pass", "pass")
    assert (titans(s), beside(s, "A")) == ({}, {"Sphinx": 0})
    s = scene("Workshop: A Spirit", "Jungle Oasis", turn="A start", a="Ghost", titans_a="Sphinx")
    assert under(s, "Workshop", "buried: B Mako").prompt == "ask-menu"
    s = under(sphinx(), "Workshop", "titan: A Pecos Bill")
    expects(s, "A", "ask-uncover", "Mechanic", "Steam Man", "pass")


def test_sphinx_keeps_a_card_that_was_buried_at_a_scored_base() -> None:
    s = under(scored("A King Rex, A Spectre, B Spectre, B Water Lily"), "The Deep", "titan: A Sphinx")
    s = under(s, "Workshop", "buried: A Mechanic, A Steam Man, B Mako")
    s = under(s, "Jungle Oasis", "buried: A Mako")
    expects(s, "A", "ask-special", "special Sphinx", "pass")
    s.choose("special Sphinx")
    expects(s, "A", "ask-return-buried", "Mechanic", "Steam Man")
    s.choose("Mechanic")
    assert ("Mechanic" in s.hand("A"), "Steam Man" in s.discard("A")) == (True, True)
    assert graves(s)["Jungle Oasis"] == ["A Mako"]


def test_sphinx_keeps_nothing_beside_the_deck_or_without_a_card_there() -> None:
    minions = "A King Rex, A Spectre, B Spectre, B Water Lily"
    s = under(scored(minions, titans_a="Sphinx"), "Workshop", "buried: A Mechanic")
    assert s.prompt != "ask-special"
    s = under(under(scored(minions), "The Deep", "titan: A Sphinx"), "Workshop", "buried: B Mechanic")
    assert s.prompt != "ask-special"


def test_sphinx_buries_a_card_of_the_hand_as_a_talent() -> None:
    s = under(scene("Workshop", "Jungle Oasis", a="Ghost, Howl"), "Workshop", "titan: A Sphinx").talent("Sphinx")
    expects(s, "A", "ask-bury", "Ghost", "Howl")
    s.choose("Ghost")
    assert (graves(s), s.hand("A")) == ({"Workshop": ["A Ghost"]}, ["Howl"])
    refuses(s, "talent Sphinx")
