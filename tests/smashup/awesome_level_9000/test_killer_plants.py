"""«Растения-убийцы», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told

PRINTED = {
    "Venus Man Trap": (1, 5),
    "Weed Eater": (2, 5),
    "Water Lily": (3, 3),
    "Sprout": (4, 2),
    "Blossom": (1, 0),
    "Budding": (1, 0),
    "Choking Vines": (1, 0),
    "Deep Roots": (1, 0),
    "Entangled": (1, 0),
    "Insta-Grow": (2, 0),
    "Overgrowth": (1, 0),
    "Sleep Spores": (2, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["killer_plants"]
    cards = [card for card in faction.cards if card.kind != "titan"]
    assert {card.name: (card.copies, card.printed) for card in cards} == PRINTED
    assert len(faction.deck) == 20


def _trap(**more: str) -> Scenario:
    return scene("Workshop: A Venus Man Trap, B Ghost", "Haunted House: B Venus Man Trap", a="Scrap Diving", **more)


def test_venus_man_trap_searches_for_a_minion_of_printed_power_2_or_less_and_plays_it_there() -> None:
    s = _trap(deck_a="Spirit, Sprout, Insta-Grow, Captain Ahab, Weed Eater")
    s.talent("A Venus Man Trap")
    expects(s, "A", "ask-search", "Captain Ahab", "Sprout")
    s.choose("Sprout")
    assert board(s) == {
        "Workshop": "A Sprout 2, A Venus Man Trap 5, B Ghost 2",
        "Haunted House": "B Venus Man Trap 5",
    }
    assert sorted(s.deck("A")) == ["Captain Ahab", "Insta-Grow", "Spirit", "Weed Eater"]
    assert told(s, "log-shuffle") == [{"seat": 0}]
    s.done()


def test_venus_man_trap_gives_an_extra_minion_and_its_on_play_text_works() -> None:
    s = _trap(deck_a="Ghost")
    s.talent("A Venus Man Trap")
    expects(s, "A", "ask-discard", "Scrap Diving", "pass")
    s.choose("pass")
    assert s.minions("Workshop", "A") == ["Ghost", "Venus Man Trap"]
    assert s.why_not("Scrap Diving") == ""
    s.done()


def test_venus_man_trap_is_a_talent_once_a_turn_for_its_controller_only() -> None:
    s = _trap(deck_a="Sprout, Sprout")
    refuses(s, "talent B Venus Man Trap")
    s.talent("A Venus Man Trap")
    refuses(s, "talent A Venus Man Trap")
    assert s.minions("Workshop", "A") == ["Sprout", "Venus Man Trap"]


def test_venus_man_trap_shuffles_even_when_nothing_is_found() -> None:
    s = _trap(deck_a="Spirit, Insta-Grow")
    s.talent("A Venus Man Trap")
    assert (told(s, "log-shuffle"), sorted(s.deck("A"))) == ([{"seat": 0}], ["Insta-Grow", "Spirit"])
    s.done()


def test_venus_man_trap_cannot_play_what_the_base_forbids() -> None:
    s = scene("Tsar's Palace: A Venus Man Trap", "Workshop", a="Scrap Diving", deck_a="Sprout")
    s.talent("Venus Man Trap")
    assert (s.minions("Tsar's Palace"), s.deck("A")) == (["Venus Man Trap"], ["Sprout"])
    s.done()


def test_weed_eater_has_two_less_power_on_the_turn_it_is_played_and_five_afterwards() -> None:
    s = scene("Workshop: A Weed Eater, B Weed Eater", "Haunted House", a="Weed Eater, Scrap Diving, Ghost")
    s.play("Weed Eater", at="Workshop")
    assert board(s)["Workshop"] == "A Weed Eater 3, A Weed Eater 5, B Weed Eater 5"
    s.end_turn()
    assert s.asked == "B"
    assert board(s)["Workshop"] == "A Weed Eater 5, A Weed Eater 5, B Weed Eater 5"
    s.done()


def test_water_lily_draws_one_card_at_the_start_of_its_players_turn_however_many_there_are() -> None:
    s = scene(
        "Workshop: A Water Lily, A Water Lily, B Water Lily",
        "Haunted House: A Water Lily",
        turn="A start",
        a="Scrap Diving",
        deck_a="3 Sprout",
        deck_b="3 Sprout",
    )
    assert s.prompt != "ask-order"  # which of them draws cannot matter
    assert (len(s.hand("A")), len(s.hand("B")), len(s.deck("B"))) == (2, 1, 3)
    s.done()


def test_water_lily_draws_for_its_controller() -> None:
    s = scene(
        "Workshop: A Water Lily of B [Make Contact]",
        "Haunted House",
        turn="A start",
        a="Scrap Diving",
        deck_a="Sprout",
        deck_b="Sprout",
    )
    assert (s.hand("A"), s.hand("B")) == (["Scrap Diving", "Sprout"], ["Ghost"])
    s.done()


def _sprout(base: str = "Workshop: A Sprout, B Sprout", **more: str) -> Scenario:
    return scene(base, "Haunted House: B Ghost", turn="A start", a="Scrap Diving, Spirit", **more)


def test_sprout_is_destroyed_at_the_start_of_its_players_turn_and_may_bring_a_minion_of_power_3_or_less() -> None:
    s = _sprout(deck_a="Weed Eater, Water Lily, Insta-Grow, Mechanic, Ghost")
    expects(s, "A", "ask-search-may", "yes", "no")
    assert board(s)["Workshop"] == "B Sprout 2"
    s.choose("yes")
    expects(s, "A", "ask-search", "Water Lily", "Ghost")
    s.choose("Ghost", "pass")
    assert board(s) == {"Workshop": "A Ghost 2, B Sprout 2", "Haunted House": "B Ghost 2"}
    assert (s.discard("A"), told(s, "log-shuffle")) == (["Sprout"], [{"seat": 0}])
    assert s.why_not("Spirit") == ""  # it was an extra minion, outside the phase
    s.done()


def test_sprout_must_go_even_if_nothing_is_searched() -> None:
    s = _sprout(deck_a="Ghost")
    s.choose("no")
    assert (s.discard("A"), s.deck("A"), told(s, "log-shuffle")) == (["Sprout"], ["Ghost"], [])
    assert board(s)["Workshop"] == "B Sprout 2"
    s.done()


def test_a_water_lily_brought_by_sprout_still_draws_in_the_same_start_of_turn() -> None:
    s = _sprout(deck_a="Water Lily, Insta-Grow")
    s.choose("yes")
    assert (s.minions("Workshop", "A"), s.hand("A")) == (["Water Lily"], ["Insta-Grow", "Scrap Diving", "Spirit"])
    s.done()


def test_a_sprout_brought_by_sprout_is_destroyed_in_the_same_start_of_turn() -> None:
    s = _sprout(deck_a="Sprout, Insta-Grow")
    s.choose("yes")
    expects(s, "A", "ask-search-may", "yes", "no")
    s.choose("no")
    assert (s.minions("Workshop", "A"), s.discard("A")) == ([], ["Sprout", "Sprout"])
    s.done()


def test_sprout_under_another_players_control_searches_and_plays_for_its_controller() -> None:
    s = _sprout("Workshop: A Sprout of B [Make Contact]", deck_a="Steam Man", deck_b="Water Lily")
    s.choose("yes")
    assert (s.discard("A"), s.discard("B"), s.deck("B")) == (["Make Contact"], ["Sprout"], ["Water Lily"])
    assert board(s)["Workshop"] == "A Steam Man 3"
    s.done()


def test_blossom_gives_up_to_three_extra_minions_of_one_name() -> None:
    s = scene("Workshop", "Haunted House", plays="action, action", a="Blossom, 4 Water Lily, 2 Steam Man, Scrap Diving")
    s.play("Blossom").play("Water Lily", at="Workshop")
    assert s.why_not("Steam Man") == "why-other-slot"
    s.play("Water Lily", at="Workshop").play("Scrap Diving")
    s.play("Water Lily", at="Workshop")
    assert board(s) == {"Workshop": "A Water Lily 3, A Water Lily 3, A Water Lily 3", "Haunted House": ""}
    assert s.asked == "B"


def test_blossom_may_be_used_for_fewer_or_none() -> None:
    s = scene("Workshop", "Haunted House", plays="action", a="Blossom, 3 Water Lily")
    s.play("Blossom").play("Water Lily", at="Workshop").end_turn()
    assert (s.asked, s.minions("Workshop")) == ("B", ["Water Lily"])


def test_blossom_and_the_regular_minion_may_have_different_names() -> None:
    s = scene("Workshop", "Haunted House", a="Blossom, 3 Water Lily, 2 Steam Man, Scrap Diving")
    s.play("Blossom").play("Steam Man", at="Workshop")
    regular, blossom = s.options
    assert (s.asked, s.prompt, regular, blossom[:20]) == ("A", "ask-slot", "slot:minion", "slot:minion@blossom.")
    s.choose(regular)
    for _ in range(3):
        s.play("Water Lily", at="Workshop")
    assert s.minions("Workshop") == ["Steam Man", "Water Lily", "Water Lily", "Water Lily"]


def test_budding_puts_a_card_of_the_name_of_any_minion_in_play_into_hand() -> None:
    s = scene(
        "Workshop: A Sprout, B Mechanic",
        "Haunted House: C Ghost",
        a="Budding, Steam Man",
        deck_a="Ghost, Mechanic, Mechanic, Spirit",
    )
    s.play("Budding")
    expects(s, "A", "ask-minion", "Sprout", "Mechanic", "Ghost")
    s.choose("Mechanic")
    assert (s.hand("A"), sorted(s.deck("A"))) == (["Mechanic", "Steam Man"], ["Ghost", "Mechanic", "Spirit"])
    assert told(s, "log-shuffle") == [{"seat": 0}]
    s.done()


def test_budding_without_a_minion_in_play_does_not_even_shuffle() -> None:
    s = scene("Workshop", "Haunted House", a="Budding, Steam Man", deck_a="Ghost, Spirit")
    s.play("Budding")
    assert (s.deck("A"), told(s, "log-shuffle")) == (["Ghost", "Spirit"], [])
    s.done()


def test_budding_may_point_at_a_minion_that_is_not_affected_by_it() -> None:
    s = scene("Workshop: B Ghost [Incorporeal]", "Haunted House", a="Budding, Steam Man", deck_a="Ghost, Spirit")
    s.play("Budding")
    assert s.hand("A") == ["Ghost", "Steam Man"]
    s.done()


def test_choking_vines_is_played_on_any_minion_and_destroys_it_at_the_start_of_its_players_turn() -> None:
    s = scene(
        "Workshop: A Ghost, B Mechanic, B Ghost",
        "Haunted House: B Steam Queen",
        a="Choking Vines, Scrap Diving, Water Lily",
        b="3 Ghost",
    )
    s.play("Choking Vines")
    expects(s, "A", "ask-play-on-minion", "Ghost", "Mechanic", "Ghost", "Steam Queen")
    s.choose("Mechanic").end_turn()
    assert (s.asked, s.where("Mechanic")) == ("B", "Workshop")  # not at the start of another player's turn
    s.end_turn()
    assert (s.asked, s.discard("B"), s.discard("A")) == ("A", ["Mechanic"], ["Choking Vines"])
    assert board(s) == {"Workshop": "A Ghost 2, B Ghost 2", "Haunted House": "B Steam Queen 5"}
    s.done()


def test_choking_vines_stays_when_its_minion_cannot_be_destroyed() -> None:
    s = scene(
        "Workshop: B General Ivan [A Choking Vines], B Ghost", "Haunted House", turn="A start", a="Scrap Diving, Ghost"
    )
    assert board(s)["Workshop"] == "B General Ivan 6 [A Choking Vines], B Ghost 2"
    s.done()


def test_choking_vines_must_destroy_also_an_own_minion() -> None:
    s = scene("Workshop: A Ghost [Choking Vines]", "Haunted House: A Spirit +1", turn="A start", a="Steam Man")
    assert board(s) == {"Workshop": "", "Haunted House": "A Spirit 4"}
    s.done()


def _roots(action: str, card: str) -> Scenario:
    return scene(
        f"Workshop: A Steam Man, B Ghost, C Sprout | {action}",
        "Haunted House: B Spirit",
        "Secret Grove: C Mechanic",
        a=f"{card}, Scrap Diving, Water Lily",
        b="3 Ghost",
    )


def test_deep_roots_keeps_the_minions_of_its_player_there_from_being_moved_by_others() -> None:
    s = _roots("B Deep Roots", "You're Pretty Much Borscht")
    s.play("You're Pretty Much Borscht").choose("Secret Grove")
    assert board(s) == {
        "Workshop": "A Steam Man 3, B Ghost 2 | B Deep Roots",
        "Haunted House": "B Spirit 3",
        "Secret Grove": "C Mechanic 4, C Sprout 2",
    }
    s.done()


def test_deep_roots_lets_its_own_player_move_minions_away() -> None:
    s = _roots("A Deep Roots", "Bear Rides You")
    s.play("Bear Rides You").choose("Secret Grove")
    assert s.where("Steam Man") == "Secret Grove"
    s.done()


def test_deep_roots_does_not_keep_anybody_from_being_destroyed() -> None:
    s = _roots("B Deep Roots", "Bear Hug")
    s.play("Bear Hug")
    assert (s.discard("B"), s.discard("C")) == (["Ghost"], ["Sprout"])
    s.done()


def test_entangled_stops_every_move_from_bases_where_its_player_has_a_minion() -> None:
    s = _roots("C Entangled", "You're Pretty Much Borscht")
    s.play("You're Pretty Much Borscht").choose("Secret Grove")
    assert board(s)["Workshop"] == "A Steam Man 3, B Ghost 2, C Sprout 2 | C Entangled"
    s.done()


def test_entangled_reaches_other_bases_and_even_own_moves_but_not_bases_without_its_player() -> None:
    s = scene(
        "Workshop: | B Entangled",
        "Haunted House: A Ghost, B Spirit",
        "Secret Grove: A Sprout, C Mechanic",
        plays="action, action, minion",
        a="2 Bear Rides You, Water Lily",
    )
    s.play("Bear Rides You").choose("Ghost", "Workshop")
    assert s.minions("Haunted House") == ["Ghost", "Spirit"]
    s.play("Bear Rides You").choose("Sprout", "Workshop")
    assert board(s) == {
        "Workshop": "A Sprout 2 | B Entangled",
        "Haunted House": "A Ghost 2, B Spirit 3",
        "Secret Grove": "C Mechanic 4",
    }
    s.done()


def test_entangled_lets_minions_move_in() -> None:
    s = scene("Workshop: B Ghost | B Entangled", "Haunted House: A Sprout", a="Bear Rides You, Water Lily")
    s.play("Bear Rides You")
    assert board(s) == {"Workshop": "A Sprout 2, B Ghost 2 | B Entangled", "Haunted House": ""}
    s.done()


def test_entangled_goes_at_the_start_of_its_players_turn() -> None:
    s = scene("Workshop: A Ghost | A Entangled, B Entangled", "Haunted House", turn="A start", a="Scrap Diving")
    assert board(s)["Workshop"] == "A Ghost 2 | B Entangled"
    assert s.discard("A") == ["Entangled"]
    s.done()


def test_insta_grow_gives_one_extra_minion() -> None:
    s = scene("Workshop", "Haunted House", a="Insta-Grow, 3 Water Lily, Scrap Diving")
    s.play("Insta-Grow").play("Water Lily", at="Workshop").play("Water Lily", at="Workshop")
    assert s.asked == "B"
    assert board(s) == {"Workshop": "A Water Lily 3, A Water Lily 3", "Haunted House": ""}


def test_insta_grow_may_be_played_without_a_minion_to_follow() -> None:
    s = scene("Workshop: A Venus Man Trap", "Haunted House", a="Insta-Grow, Scrap Diving")
    s.play("Insta-Grow")
    expects(s, "A", "ask-menu", "talent Venus Man Trap", "end")


def test_overgrowth_sets_the_breakpoint_of_its_base_to_0_for_its_players_turn() -> None:
    s = scene(
        "Workshop: A Ghost | A Overgrowth",
        "Haunted House: | B Overgrowth",
        turn="A start",
        a="Water Lily",
        base_deck="Secret Grove",
    )
    assert (s.breakpoint("Workshop"), s.breakpoint("Haunted House")) == (0, 18)
    s.end_turn()
    assert s.points("A") == 4
    assert s.bases() == ["Secret Grove", "Haunted House"]


def test_overgrowth_does_nothing_on_the_turn_it_is_played() -> None:
    s = scene("Workshop: A Ghost", "Haunted House", a="Overgrowth, Water Lily", b="Ghost")
    s.play("Overgrowth", at="Workshop")
    assert s.breakpoint("Workshop") == 20
    s.end_turn()
    assert (s.asked, s.breakpoint("Workshop"), s.points("A")) == ("B", 20, 0)


def test_sleep_spores_takes_one_power_from_each_minion_of_others_there_and_never_below_0() -> None:
    s = scene(
        "Workshop: A Ghost, B Ghost, C Sprout, A Spirit of B [Make Contact] | A Sleep Spores",
        "Haunted House: B Ghost",
        a="Sleep Spores, Water Lily",
    )
    assert board(s)["Workshop"] == "A Ghost 2, A Spirit 3 [A Make Contact], B Ghost 1, C Sprout 1 | A Sleep Spores"
    s.play("Sleep Spores", at="Workshop")
    assert (s.power("C Sprout"), s.power("B Ghost @ Haunted House")) == (0, 2)
    s.done()


@pytest.mark.parametrize("spores", [3, 4])
def test_sleep_spores_leave_power_at_0(spores: int) -> None:
    s = scene(f"Workshop: B Ghost, B Steam Man | {', '.join(['A Sleep Spores'] * spores)}", "Haunted House", a="Ghost")
    assert (s.power("B Ghost"), s.total("B", "Workshop")) == (0, 0)
    s.done()


def _kudzu(*bases: str, counters: int = 3, **more: str) -> Scenario:
    more = {"a": "Steam Man, Scrap Diving", "titans_a": f"Killer Kudzu +{counters}", **more}
    return scene(*(bases or ("Workshop: B Ghost", "Tsar's Palace")), **more)


def test_killer_kudzu_gathers_a_counter_at_the_start_of_each_turn_of_its_player_beside_the_deck() -> None:
    s = _kudzu(counters=1, turn="A start", titans_b="Killer Kudzu +1", b="Ghost")
    refuses(s, "special Killer Kudzu")  # two are too few
    s.end_turn().end_turn()
    assert (s.asked, "special Killer Kudzu" in s.options) == ("A", True)
    s.choose("special Killer Kudzu", "Workshop")
    assert (s.counters("Killer Kudzu"), s.total("A", "Workshop")) == (3, 3)


def test_killer_kudzu_gathers_before_anything_else_and_nobody_is_asked_for_an_order() -> None:
    s = _kudzu("Workshop: A Water Lily, B Ghost", "Haunted House", counters=1, turn="A start", deck_a="2 Sprout")
    assert (s.prompt, s.hand("A")) == ("ask-menu", ["Scrap Diving", "Sprout", "Steam Man"])
    s.end_turn().end_turn()
    assert "special Killer Kudzu" in s.options  # a counter for each of the two turns


def test_killer_kudzu_spends_neither_minion_nor_action_and_keeps_six_counters_at_most() -> None:
    s = _kudzu(counters=8)
    s.choose("special Killer Kudzu", "Tsar's Palace")
    assert (s.counters("Killer Kudzu"), s.total("A", "Tsar's Palace"), s.minions("Tsar's Palace")) == (6, 6, [])
    assert (s.why_not("Steam Man"), s.why_not("Scrap Diving")) == ("", "")
    s.done()


def test_killer_kudzu_is_only_played_on_the_turn_of_its_player() -> None:
    s = _kudzu(counters=5, turn="B", b="Ghost")
    refuses(s, "special Killer Kudzu")


def test_killer_kudzu_destroys_itself_for_a_fallen_minion_no_stronger_than_its_counters() -> None:
    s = _kudzu(discard_a="Spirit, Mechanic, Water Lily, Zeppelin", discard_b="Ghost", deck_a="4 Sprout")
    s.choose("special Killer Kudzu", "Workshop").talent("Killer Kudzu")
    expects(s, "A", "ask-play-extra", "Spirit", "Water Lily", "pass")
    s.choose("Water Lily", "Tsar's Palace")
    # Then, as it has left play: shuffle up to two minions in, or draw two.
    assert (s.asked, s.options) == ("A", ["draw", "shuffle"])
    s.choose("shuffle", "Mechanic", "done")
    assert sorted(s.deck("A")) == ["Mechanic", "Sprout", "Sprout", "Sprout", "Sprout"]
    assert s.discard("A") == ["Spirit", "Zeppelin"]
    assert board(s) == {"Workshop": "B Ghost 2", "Tsar's Palace": "A Water Lily 3"}
    assert s.total("A", "Workshop") == 0
    s.done()


def test_killer_kudzu_that_leaves_play_may_give_two_cards_instead() -> None:
    s = _kudzu(discard_a="Mechanic", deck_a="4 Sprout")
    s.choose("special Killer Kudzu", "Workshop").talent("Killer Kudzu").choose("draw")
    assert s.hand("A") == ["Scrap Diving", "Sprout", "Sprout", "Steam Man"]
    assert s.discard("A") == ["Mechanic"]
    s.done()


def test_killer_kudzu_on_a_scored_base_goes_beside_the_deck_and_gives_its_player_something() -> None:
    s = scene(
        "Workshop: A General Ivan, A Steam Queen, B General Ivan",
        "Haunted House",
        turn="A score",
        a="Ghost",
        deck_a="9 Sprout",
        base_deck="Secret Grove",
    )
    assert (s.points("A"), s.points("B")) == (0, 0)
    text = """
        turn: A score
        base: Workshop
          A: General Ivan, Steam Queen
          B: General Ivan
          titan: A Killer Kudzu +3
        base: Haunted House
        hand A: Ghost
        hand B: Ghost
        deck A: 9 Sprout
        base deck: Secret Grove
    """
    s = Scenario(text)  # three counters make it 20
    assert (s.asked, s.points("A"), s.points("B")) == ("A", 4, 2)
    assert s.options == ["draw", "shuffle"]
    s.choose("draw")
    assert (s.where("Killer Kudzu"), len(s.hand("A"))) == ("aside", 5)
