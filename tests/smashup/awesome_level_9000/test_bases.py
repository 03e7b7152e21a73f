"""The eight bases of «Казаки против помидоров»."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, pay, refuses, scene, told

PRINTED = {
    "Field of Honor": (18, (3, 2, 1)),
    "Tsar's Palace": (22, (5, 3, 2)),
    "Haunted House": (18, (4, 3, 2)),
    "The Dread Gazebo": (20, (4, 2, 1)),
    "Secret Grove": (21, (3, 2, 1)),
    "The Greenhouse": (24, (4, 2, 1)),
    "Inventor's Salon": (22, (4, 2, 1)),
    "Workshop": (20, (4, 2, 1)),
}


def test_the_box_has_eight_bases_with_the_printed_numbers() -> None:
    """«Все на базу!» (parts of a base)."""
    stock = registry().boxes["awesome_level_9000"].bases
    assert {base.name: (base.printed, base.prizes) for base in stock} == PRINTED


def test_field_of_honor_pays_who_destroys_minions_there_one_point_a_time() -> None:
    s = scene(
        "Field of Honor: B Ghost, B Sprout, C Ghost",
        "Workshop: B Water Lily",
        a="2 Spirit, Scrap Diving, 6 Sprout",
        plays="minion, minion, action",
    )
    s.play("Spirit", at="Workshop").choose("B Ghost", "yes")
    pay(s, "Sprout")
    assert [s.points(seat) for seat in "ABC"] == [1, 0, 0]
    s.play("Spirit", at="Workshop").choose("C Ghost", "yes")
    pay(s, "Sprout")
    assert [s.points(seat) for seat in "ABC"] == [2, 0, 0]  # no limit a turn
    s.done()


def test_field_of_honor_pays_nothing_for_minions_destroyed_elsewhere() -> None:
    s = scene("Field of Honor: A Ghost", "Workshop: B Ghost", a="Spirit, Scrap Diving, 3 Sprout")
    s.play("Spirit", at="Field of Honor").choose("B Ghost", "yes")
    pay(s, "Sprout")
    assert (s.discard("B"), s.points("A")) == (["Ghost"], 0)
    s.done()


def test_field_of_honor_pays_also_for_an_own_minion_and_to_the_destroyer_not_to_the_card() -> None:
    s = scene("Field of Honor: B Ghost", "Workshop: B Spirit", a="Bear Hug, Water Lily")
    s.play("Bear Hug")
    assert (s.points("A"), s.points("B")) == (0, 1)
    s = scene("Field of Honor: A Sprout", "Workshop", turn="A start", a="Scrap Diving", deck_a="Insta-Grow")
    s.choose("no")
    assert s.points("A") == 1
    s.done()


def test_field_of_honor_pays_nothing_for_destroyed_actions_nor_for_what_escapes() -> None:
    s = scene("Field of Honor: B Ghost | B Deep Roots", "Workshop", a="Bear Necessities, Water Lily")
    s.play("Bear Necessities")
    assert (s.discard("B"), s.points("A")) == (["Deep Roots"], 0)
    s = scene("Field of Honor: B Ghost | B Escape Hatch", "Workshop", a="Bear Hug, Water Lily")
    s.play("Bear Hug")
    assert (s.hand("B"), s.points("A"), s.points("B")) == (["Ghost", "Ghost"], 0, 0)
    s.done()


def test_tsars_palace_admits_no_minion_of_printed_power_2_or_less_by_play() -> None:
    s = scene(
        "Tsar's Palace: A Spirit | A Rotary Slug Thrower", "Workshop", a="Ghost, Water Lily, Zeppelin, Scrap Diving"
    )
    assert s.why_not_at("Ghost", "Tsar's Palace") == "card-tsars_palace"
    assert (s.why_not_at("Ghost", "Workshop"), s.why_not_at("Water Lily", "Tsar's Palace")) == ("", "")
    assert s.why_not_at("Zeppelin", "Tsar's Palace") == ""
    s.play("Ghost").choose("pass")
    assert s.minions("Workshop") == ["Ghost"]


def test_tsars_palace_lets_weak_minions_move_in() -> None:
    s = scene("Tsar's Palace: B Spirit", "Workshop: A Ghost", a="Bear Rides You, Water Lily")
    s.play("Bear Rides You")
    assert board(s) == {"Tsar's Palace": "A Ghost 2, B Spirit 3", "Workshop": ""}
    s.done()


def test_haunted_house_takes_a_card_from_who_plays_a_minion_there() -> None:
    s = scene("Haunted House: B Ghost", "Workshop", a="Water Lily, 2 Scrap Diving, Sprout")
    s.play("Water Lily", at="Haunted House")
    expects(s, "A", "ask-discard", "Scrap Diving", "Sprout")
    s.choose("Sprout")
    assert (s.discard("A"), s.hand("B")) == (["Sprout"], ["Ghost"])
    s.done()


def test_haunted_house_takes_nothing_for_other_bases_for_moves_or_for_actions() -> None:
    s = scene(
        "Haunted House: B Ghost",
        "Workshop: A Ghost",
        a="Water Lily, Bear Rides You, Sprout, Scrap Diving",
        plays="minion, action, action",
    )
    s.play("Water Lily", at="Workshop").play("Bear Rides You").choose("Ghost")
    assert (s.minions("Haunted House", "A"), s.discard("A")) == (["Ghost"], ["Bear Rides You"])
    s = scene("Haunted House: B Ghost", "Workshop", a="Zeppelin, Water Lily")
    s.play("Zeppelin", at="Haunted House")
    assert s.discard("A") == []
    s.done()


def test_haunted_house_asks_also_another_player_who_plays_there() -> None:
    s = scene("Haunted House: B Ghost", "Workshop", turn="B", a="Sprout", b="Water Lily, Scrap Diving, Sprout")
    s.play("Water Lily", at="Haunted House")
    expects(s, "B", "ask-discard", "Scrap Diving", "Sprout")


def test_the_dread_gazebo_takes_no_actions_on_itself() -> None:
    s = scene("The Dread Gazebo: B Ghost", "Workshop", a="Zeppelin, Choking Vines, Insta-Grow, Water Lily")
    assert s.why_not_at("Zeppelin", "The Dread Gazebo") == "card-the_dread_gazebo"
    s.play("Zeppelin")
    assert board(s) == {"The Dread Gazebo": "B Ghost 2", "Workshop": "| A Zeppelin"}
    s.done()


def test_the_dread_gazebo_lets_actions_on_minions_and_minions_in() -> None:
    s = scene("The Dread Gazebo: B Ghost", "Workshop", a="Choking Vines, Water Lily, Scrap Diving")
    s.play("Choking Vines").play("Water Lily", at="The Dread Gazebo")
    assert board(s)["The Dread Gazebo"] == "A Water Lily 3, B Ghost 2 [A Choking Vines]"


def test_an_action_for_bases_cannot_be_played_when_only_the_gazebo_is_there() -> None:
    s = scene("The Dread Gazebo: B Ghost", a="Zeppelin, Water Lily")
    assert s.why_not("Zeppelin") == "why-forbidden"


def test_secret_grove_gives_each_turn_one_extra_minion_of_printed_power_2_or_less_there() -> None:
    s = scene("Secret Grove", "Workshop", a="3 Sprout, 2 Water Lily, Scrap Diving")
    s.play("Sprout", at="Secret Grove").play("Water Lily", at="Secret Grove")
    assert board(s) == {"Secret Grove": "A Sprout 2, A Water Lily 3", "Workshop": ""}
    assert (s.why_not("Sprout"), s.why_not("Water Lily")) == ("why-no-slot", "why-no-slot")
    s.done()


def test_secret_grove_does_not_give_the_extra_minion_elsewhere() -> None:
    s = scene("Secret Grove", "Workshop", a="3 Sprout, Scrap Diving")
    s.play("Sprout", at="Workshop").play("Sprout")
    assert board(s) == {"Secret Grove": "A Sprout 2", "Workshop": "A Sprout 2"}


def test_secret_grove_serves_every_player_in_their_own_turn() -> None:
    s = scene(
        "Secret Grove", "Workshop", a="3 Sprout, Scrap Diving", b="2 Sprout, Steam Man, Insta-Grow", deck_a="9 Ghost"
    )
    s.play("Sprout", at="Secret Grove").end_turn()
    s.play("Sprout", at="Secret Grove").play("Steam Man", at="Workshop")
    assert (s.minions("Secret Grove"), s.minions("Workshop")) == (["Sprout", "Sprout"], ["Steam Man"])


def _greenhouse(*minions: str, **more: str) -> Scenario:
    return scene(
        f"The Greenhouse: {', '.join(minions)}",
        "Workshop: B Ghost",
        turn="A score",
        a="Ghost",
        base_deck=more.pop("base_deck", "Secret Grove"),
        **more,
    )


STRONG = ("A General Ivan", "A Steam Queen", "A Spectre", "B General Ivan", "B Haunting")


def test_the_greenhouse_lets_the_winner_search_a_minion_and_play_it_on_the_new_base() -> None:
    s = _greenhouse(*STRONG, deck_a="Mechanic, Insta-Grow, Sprout, Spirit", deck_b="Ghost")
    expects(s, "A", "ask-search-may", "yes", "no")
    assert s.bases() == ["Secret Grove", "Workshop"]
    s.choose("yes")
    expects(s, "A", "ask-search", "Mechanic", "Sprout", "Spirit")
    s.choose("Sprout")
    assert (s.points("A"), s.points("B")) == (4, 2)
    assert (s.minions("Secret Grove"), s.minions("Workshop")) == (["Sprout"], ["Ghost"])
    assert told(s, "log-shuffle") == [{"seat": 0}]


def test_the_greenhouse_may_be_declined_and_serves_only_the_winner() -> None:
    s = _greenhouse(*STRONG, deck_a="Mechanic", deck_b="Ghost")
    s.choose("no")
    assert (s.minions("Secret Grove"), s.deck("B")) == ([], ["Ghost"])
    assert s.asked == "B"
    s.done()


def test_the_greenhouse_serves_all_winners_of_a_tie_the_current_player_first() -> None:
    s = _greenhouse(
        "B General Ivan",
        "B General Ivan",
        "A General Ivan",
        "A General Ivan",
        deck_a="Sprout",
        deck_b="Mechanic, Ghost",
    )
    expects(s, "A", "ask-search-may", "yes", "no")
    s.choose("yes")
    expects(s, "B", "ask-search-may", "yes", "no")
    s.choose("yes", "Ghost", "pass")
    assert board(s)["Secret Grove"] == "A Sprout 2, B Ghost 2"


def test_the_greenhouse_cannot_play_what_the_new_base_forbids() -> None:
    s = _greenhouse(*STRONG, deck_a="3 Sprout", base_deck="Tsar's Palace")
    s.choose("yes")
    assert (s.minions("Tsar's Palace"), len(s.hand("A"))) == ([], 3)


def _salon(*minions: str, **more: str) -> Scenario:
    return scene(
        f"Inventor's Salon: {', '.join(minions)}",
        "Workshop",
        turn="A score",
        a="Ghost",
        deck_a="2 Sprout",
        base_deck="Secret Grove",
        **more,
    )


def test_inventors_salon_lets_the_winner_take_an_action_from_their_discard_pile() -> None:
    s = _salon("A General Ivan", *STRONG[1:], discard_a="Zeppelin, Ghost, Bear Hug", discard_b="Insta-Grow")
    expects(s, "A", "ask-to-hand", "Zeppelin", "Bear Hug", "pass")
    s.choose("Bear Hug")
    assert s.hand("A") == ["Bear Hug", "Ghost", "Sprout", "Sprout"]
    assert (s.asked, s.discard("B")) == ("B", ["General Ivan", "Haunting", "Insta-Grow"])


def test_inventors_salon_may_be_declined() -> None:
    s = _salon(*STRONG, discard_a="Zeppelin")
    s.choose("pass")
    assert s.hand("A") == ["Ghost", "Sprout", "Sprout"]
    assert "Zeppelin" in s.discard("A")


def test_inventors_salon_asks_nobody_without_an_action_in_the_winners_pile() -> None:
    s = _salon(*STRONG, discard_a="Spirit", discard_b="Insta-Grow")
    assert (s.asked, s.prompt, s.points("A")) == ("B", "ask-menu", 4)


def test_inventors_salon_comes_before_the_cards_there_are_discarded() -> None:
    s = scene(
        f"Inventor's Salon: {', '.join(STRONG)} | A Zeppelin",
        "Workshop",
        turn="A score",
        a="Ghost",
        deck_a="2 Sprout",
        discard_a="Bear Hug",
        base_deck="Secret Grove",
    )
    expects(s, "A", "ask-to-hand", "Bear Hug", "pass")
    s.choose("pass")
    assert "Zeppelin" in s.discard("A")


def test_workshop_gives_an_extra_action_each_time_an_action_is_played_on_it() -> None:
    s = scene("Workshop", "Haunted House", a="Zeppelin, Deep Roots, Sleep Spores, 2 Scrap Diving")
    s.play("Zeppelin", at="Workshop").play("Deep Roots", at="Workshop").play("Sleep Spores", at="Haunted House")
    assert board(s) == {"Workshop": "| A Deep Roots, A Zeppelin", "Haunted House": "| A Sleep Spores"}
    assert s.asked == "B"  # the one on Haunted House gave none


@pytest.mark.parametrize("card", ["Choking Vines", "Bear Hug"])
def test_workshop_gives_nothing_for_actions_on_minions_or_standard_ones(card: str) -> None:
    s = scene("Workshop: B Ghost", "Haunted House: B General Ivan", a=f"{card}, Deep Roots, Water Lily")
    s.play(card, on="B Ghost")
    assert s.why_not("Deep Roots") == "why-no-slot"
    s.done()


def test_workshop_serves_only_who_played_and_the_extra_action_need_not_be_used() -> None:
    s = scene(
        "Workshop", "Haunted House", a="Zeppelin, Deep Roots", b="Deep Roots, Sleep Spores, Ghost", deck_a="9 Ghost"
    )
    s.play("Zeppelin", at="Workshop").end_turn()
    s.play("Deep Roots", at="Haunted House")
    assert s.why_not("Sleep Spores") == "why-no-slot"
    refuses(s, "play Sleep Spores")
