"""«Пришельцы», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told

PRINTED = {
    "Supreme Overlord": (1, 5),
    "Invader": (2, 3),
    "Scout": (3, 3),
    "Collector": (4, 2),
    "Abduction": (1, 0),
    "Beam Up": (2, 0),
    "Crop Circles": (1, 0),
    "Disintegrator": (2, 0),
    "Invasion": (1, 0),
    "Jammed Signal": (1, 0),
    "Probe": (1, 0),
    "Terraforming": (1, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["aliens"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


def test_supreme_overlord_returns_any_minion_from_any_base() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "Haunted House: B Steam Queen", a="Supreme Overlord, Scrap Diving")
    s.play("Supreme Overlord", at="Workshop")
    expects(s, "A", "ask-return", "Ghost", "Spirit", "Steam Queen", "Supreme Overlord", "pass")
    s.choose("Steam Queen")
    assert (s.hand("B"), s.discard("B")) == (["Ghost", "Steam Queen"], [])
    assert board(s) == {"Workshop": "A Ghost 2, A Supreme Overlord 5, B Spirit 3", "Haunted House": ""}
    s.done()


@pytest.mark.parametrize(("answer", "stays"), [("Supreme Overlord", False), ("pass", True)])
def test_supreme_overlord_alone_may_return_itself_or_nobody_ruling_409(answer: str, stays: bool) -> None:
    s = scene("Workshop", "Haunted House", a="Supreme Overlord, Scrap Diving")
    s.play("Supreme Overlord", at="Workshop")
    s.choose(answer)
    assert (s.minions("Workshop") == ["Supreme Overlord"], "Supreme Overlord" in s.hand("A")) == (stays, not stays)
    s.done()


def test_supreme_overlord_sends_a_minion_to_the_hand_of_its_owner_not_of_its_controller() -> None:
    s = scene("Workshop: A Spirit of B [Make Contact]", "Secret Grove", a="Supreme Overlord, Scrap Diving")
    s.play("Supreme Overlord", at="Secret Grove").choose("Spirit")
    assert (s.hand("B"), s.discard("A")) == (["Ghost", "Spirit"], ["Make Contact"])


def test_invader_brings_a_point_that_stays_when_it_is_destroyed_ruling_401() -> None:
    s = scene("Workshop: B Ghost", "Haunted House", a="Invader, Scrap Diving", b="Spirit, 5 Sprout")
    s.play("Invader", at="Workshop")
    assert (s.points("A"), s.points("B")) == (1, 0)
    s.end_turn()
    s.play("Spirit", at="Workshop").choose("Invader", "yes")
    while s.prompt == "ask-discard":
        s.choose("Sprout")
    assert (s.where("Invader"), s.points("A"), s.points("B")) == ("discard", 1, 0)


def test_invader_beamed_up_and_played_again_scores_again_ruling_405() -> None:
    s = scene("Workshop: A Invader, B Ghost", "Haunted House", a="Beam Up, Zeppelin")
    s.play("Beam Up").choose("Invader")
    assert (s.points("A"), s.hand("A")) == (0, ["Invader", "Zeppelin"])
    s.play("Invader", at="Workshop")
    assert (s.points("A"), board(s)["Workshop"]) == (1, "A Invader 3, B Ghost 2")


def test_scout_may_go_to_the_hand_after_its_base_is_scored() -> None:
    s = scene(
        "Workshop: A Scout, A Invader, A General Ivan +9, B Ghost",
        "Haunted House: A Scout",
        turn="A score",
        a="Zeppelin",
        deck_a="2 Zeppelin",
        base_deck="Secret Grove",
    )
    expects(s, "A", "ask-special", "special Scout", "pass")  # not the one at Haunted House
    s.choose("special Scout")
    assert s.discard("A") == ["General Ivan", "Invader"]
    assert s.hand("A") == ["Scout", "Zeppelin", "Zeppelin", "Zeppelin"]
    assert s.minions("Haunted House") == ["Scout"]


def test_scout_may_stay_and_be_discarded_like_the_others() -> None:
    s = scene(
        "Workshop: A Scout, A General Ivan +12", "Haunted House", turn="A score", deck_a="2 Zeppelin", base_deck="Arena"
    )
    s.choose("pass")
    assert s.discard("A") == ["General Ivan", "Scout"]


def test_scout_under_another_players_control_goes_to_its_owners_hand_if_that_player_likes() -> None:
    s = scene(
        "Workshop: A Scout of B [Make Contact], A General Ivan +12",
        "Haunted House",
        turn="A score",
        deck_a="2 Zeppelin",
        base_deck="Arena",
    )
    expects(s, "A", "ask-special", "special Scout", "pass")
    s.choose("special Scout")
    assert (s.hand("A"), s.hand("B")) == (["Zeppelin", "Zeppelin"], ["Ghost", "Scout"])


def test_collector_returns_a_minion_of_power_3_or_less_from_its_own_base() -> None:
    s = scene(
        "Workshop: A Collector, B Spirit, B Ghost +2, B Mechanic",
        "Haunted House: B Sprout",
        a="Collector, Scrap Diving",
    )
    s.play("Collector", at="Workshop")
    expects(s, "A", "ask-return", "Collector", "Collector", "Spirit", "pass")  # another Collector is no exception
    s.choose("Spirit")
    assert s.hand("B") == ["Ghost", "Spirit"]
    assert board(s) == {
        "Workshop": "A Collector 2, A Collector 2, B Ghost 4, B Mechanic 4",
        "Haunted House": "B Sprout 2",
    }
    s.done()


def test_collector_may_return_nobody() -> None:
    s = scene("Workshop: B Spirit", "Haunted House", a="Collector, Scrap Diving")
    s.play("Collector", at="Workshop").choose("pass")
    assert s.minions("Workshop") == ["Collector", "Spirit"]
    s.done()


def test_collector_looks_at_the_power_in_play_ruling_413() -> None:
    s = scene("Workshop: B Steam Queen [A Shearing], B Mechanic", "Haunted House", a="Collector, Scrap Diving")
    s.play("Collector", at="Workshop")
    expects(s, "A", "ask-return", "Collector", "Steam Queen", "pass")
    s.choose("Steam Queen")
    assert s.hand("B") == ["Ghost", "Steam Queen"]


def test_abduction_returns_a_minion_and_gives_an_extra_one() -> None:
    s = scene("Workshop: A Ghost, B Mechanic", "Haunted House: B Spirit", a="Abduction, 3 Invader")
    s.play("Abduction")
    expects(s, "A", "ask-return", "Ghost", "Mechanic", "Spirit")
    s.choose("Mechanic")
    s.play("Invader", at="Workshop").play("Invader", at="Haunted House")
    refuses(s, "play Invader")
    assert (s.points("A"), s.hand("B")) == (2, ["Ghost", "Mechanic"])
    assert board(s) == {"Workshop": "A Ghost 2, A Invader 3", "Haunted House": "A Invader 3, B Spirit 3"}


def test_abduction_without_a_minion_in_play_still_gives_the_extra_one_ruling_421() -> None:
    s = scene("Workshop", "Haunted House", plays="action", a="Abduction, Invader")
    refuses(s, "play Invader")
    s.play("Abduction").play("Invader", at="Workshop")
    assert s.minions("Workshop") == ["Invader"]


def test_beam_up_returns_one_minion_of_anybody_and_what_is_on_it_is_discarded() -> None:
    s = scene(
        "Workshop: A Ghost, B Mechanic [B Incorporeal], B Spirit [A Shearing]", "Haunted House", a="Beam Up, Invader"
    )
    s.play("Beam Up")
    expects(s, "A", "ask-return", "Ghost", "Mechanic", "Spirit")
    s.choose("Spirit")
    assert (s.hand("B"), s.discard("A")) == (["Ghost", "Spirit"], ["Beam Up", "Shearing"])
    assert board(s)["Workshop"] == "A Ghost 2, B Mechanic 4 [B Incorporeal]"
    s.done()


def test_beam_up_must_be_used_on_an_own_minion_if_there_is_no_other() -> None:
    s = scene("Workshop: A Mechanic", "Haunted House", a="Beam Up, Invader")
    s.play("Beam Up")
    assert (s.hand("A"), s.minions("Workshop")) == (["Invader", "Mechanic"], [])


def test_crop_circles_returns_all_minions_of_a_base_but_not_the_protected_ruling_417() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, C Mechanic, C Sprout | C Superiority, B Zeppelin",
        "Haunted House: B Steam Queen",
        a="Crop Circles, Invader",
        c="Ghost",
    )
    s.play("Crop Circles")
    expects(s, "A", "ask-base", "Workshop", "Haunted House")
    s.choose("Workshop")
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["Ghost", "Invader"], ["Ghost", "Spirit"], ["Ghost"])
    assert board(s) == {
        "Workshop": "C Mechanic 4, C Sprout 2 | B Zeppelin, C Superiority",
        "Haunted House": "B Steam Queen 5",
    }
    s.done()


def test_disintegrator_puts_a_minion_of_power_3_or_less_under_its_owners_deck() -> None:
    s = scene(
        "Workshop: A Ghost, B Mechanic, B Sprout +2",
        "Haunted House: B Spirit, A Steam Queen [B Shearing]",
        a="Disintegrator, Invader",
        deck_b="2 Zeppelin",
    )
    s.play("Disintegrator")
    expects(s, "A", "ask-under-deck", "Ghost", "Spirit", "Steam Queen")
    s.choose("Spirit")
    assert (s.deck("B"), s.hand("B"), s.discard("B")) == (["Zeppelin", "Zeppelin", "Spirit"], ["Ghost"], [])
    assert board(s) == {
        "Workshop": "A Ghost 2, B Mechanic 4, B Sprout 4",
        "Haunted House": "A Steam Queen 3 [B Shearing]",
    }
    s.done()


def test_invasion_moves_any_minion_to_any_other_base() -> None:
    s = scene("Workshop: A Ghost, B Mechanic", "Haunted House: C Spirit", "Arena", a="Invasion, Invader", c="Ghost")
    s.play("Invasion")
    expects(s, "A", "ask-move", "Ghost", "Mechanic", "Spirit")
    s.choose("Mechanic")
    expects(s, "A", "ask-move-where", "Haunted House", "Arena")
    s.choose("Arena")
    assert board(s) == {"Workshop": "A Ghost 2", "Haunted House": "C Spirit 3", "Arena": "B Mechanic 4"}
    s.done()


def test_jammed_signal_cancels_the_ability_of_its_base_and_of_no_other_ruling_437() -> None:
    s = scene(
        "Field of Honor: B Ghost | A Jammed Signal",
        "Tsar's Palace: | B Jammed Signal",
        "Secret Grove",
        a="Spirit, 4 Ghost",
    )
    assert s.why_not_at("Ghost", "Tsar's Palace") == ""  # restrictions fall away as well
    s.play("Spirit", at="Field of Honor").choose("B Ghost", "yes")
    while s.prompt == "ask-discard":
        s.choose("Ghost")
    assert (s.discard("B"), s.points("A")) == (["Ghost"], 0)
    s.play("Ghost", at="Secret Grove")  # the extra minion of that base is still there
    assert s.minions("Secret Grove") == ["Ghost"]


def test_jammed_signal_is_played_on_a_base_and_goes_with_it() -> None:
    s = scene("Wyrm's Desolation: B Spirit", "Workshop: B Spirit", a="Jammed Signal, Invader")
    assert s.power("Spirit @ Wyrm's Desolation") == 2
    s.play("Jammed Signal", at="Wyrm's Desolation")
    assert board(s) == {"Wyrm's Desolation": "B Spirit 3 | A Jammed Signal", "Workshop": "B Spirit 3"}


def test_probe_shows_a_hand_and_makes_its_player_discard_the_chosen_minion() -> None:
    s = scene("Workshop", "Haunted House", a="Probe, Invader", b="Ghost, Spirit, Zeppelin", c="2 Sprout")
    s.play("Probe")
    expects(s, "A", "ask-player", "seat:1", "seat:2")
    s.choose("seat:1")
    expects(s, "A", "ask-make-discard", "Ghost", "Spirit")  # not the action
    s.choose("Spirit")
    assert (s.hand("B"), s.discard("B"), s.hand("C")) == (["Ghost", "Zeppelin"], ["Spirit"], ["Sprout", "Sprout"])
    s.done()


def test_probe_tells_nobody_else_what_was_seen() -> None:
    s = scene("Workshop", "Haunted House", a="Probe, Invader", b="Ghost, Spirit, Zeppelin", c="2 Sprout")
    s.play("Probe").choose("seat:1", "Ghost")
    assert told(s, "log-look-hand") == [{"seat": 0, "taker": 1}]
    (event,) = [event for event in s.game.log if event.kind == "log-look-hand"]
    assert event.for_seat(0)["cards"] == ["ghost", "spirit", "zeppelin"]
    assert [("cards" in event.for_seat(seat)) for seat in (1, 2)] == [False, False]
    known = [s.brawl.state.known[card] for card in s.brawl.state.hand[1]]
    assert known == [0b011, 0b011]  # the two themselves


def test_probe_on_a_hand_without_minions_only_looks_ruling_425() -> None:
    s = scene("Workshop", "Haunted House", a="Probe, Invader", b="2 Zeppelin")
    s.play("Probe")
    assert (s.hand("B"), s.discard("B")) == (["Zeppelin", "Zeppelin"], [])
    assert len(told(s, "log-look-hand")) == 1
    s.done()


def test_probe_sets_off_nothing_that_waits_for_cards_leaving_play_ruling_429() -> None:
    s = scene("Boneyard", "Workshop", a="Probe, Invader", b="Samurai-Chan", deck_b="2 Zeppelin")
    s.play("Probe")
    assert (s.discard("B"), s.hand("B"), s.deck("B")) == (["Samurai-Chan"], [], ["Zeppelin", "Zeppelin"])
    s.done()


def test_terraforming_swaps_a_base_with_one_of_the_deck_and_keeps_the_minions() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit [A Shearing] | B Zeppelin, A Aggromotive",
        "Haunted House: B Mechanic | B Zeppelin",
        a="Terraforming, 3 Invader",
        base_deck="Arena, Secret Grove, The Deep",
        base_discard="Ossuary",
    )
    s.play("Terraforming")
    expects(s, "A", "ask-base", "Workshop", "Haunted House")
    s.choose("Workshop")
    expects(s, "A", "ask-search-base", "Arena", "Secret Grove", "The Deep")  # neither discarded bases nor those in play
    s.choose("The Deep")
    assert board(s) == {
        "The Deep": "A Ghost 2, B Spirit 1 [A Shearing]",
        "Haunted House": "B Mechanic 4 | B Zeppelin",
    }
    assert (s.discard("A"), s.discard("B")) == (["Aggromotive", "Terraforming"], ["Zeppelin"])
    names = sorted(s.brawl.card[base].name for base in s.brawl.state.base_deck)
    assert names == ["Arena", "Secret Grove", "Workshop"]
    assert [s.brawl.card[base].name for base in s.brawl.state.base_discard] == ["Ossuary"]


def test_terraforming_takes_titans_and_buried_cards_away_with_the_old_base() -> None:
    s = Scenario("""
        base: Workshop
          B: Ghost
          titan: B Killer Kudzu +4
          buried: A Sprout
        base: Haunted House
        hand A: Terraforming, Invader
        hand B: Ghost
        base deck: Arena
    """)
    s.play("Terraforming").choose("Workshop")
    assert (s.where("Killer Kudzu"), s.discard("A"), board(s)["Arena"]) == (
        "aside",
        ["Sprout", "Terraforming"],
        "B Ghost 2",
    )


def test_terraforming_gives_an_extra_minion_for_the_new_base_only() -> None:
    s = scene("Workshop", "Haunted House", plays="action", a="Terraforming, 2 Invader", base_deck="Arena")
    s.play("Terraforming").choose("Workshop")
    s.play("Invader")
    assert s.minions("Arena") == ["Invader"]
    refuses(s, "play Invader")


def test_terraforming_shuffles_the_base_deck_so_that_nobody_knows_its_order() -> None:
    s = scene("Workshop", "Haunted House", a="Terraforming, Invader", base_deck="Arena, Secret Grove, The Deep")
    s.play("Terraforming").choose("Workshop", "Arena")
    assert [s.brawl.state.known[base] for base in s.brawl.state.base_deck] == [0, 0, 0]


def test_terraforming_lets_crypt_looters_come_as_the_rulebook_says() -> None:
    """«Пояснения по картам», Расхитительница гробниц: also where a base is swapped by Terraforming."""
    s = scene("Workshop: B Ghost", "Haunted House", a="Terraforming, Invader", b="Crypt Looter", base_deck="Arena")
    s.play("Terraforming").choose("Workshop")
    expects(s, "B", "ask-special", "special Crypt Looter", "pass")
    s.choose("special Crypt Looter")
    assert board(s)["Arena"] == "B Crypt Looter 3, B Ghost 2"


def test_terraforming_with_an_empty_base_deck_searches_the_shuffled_discards() -> None:
    s = scene("Workshop", "Haunted House", a="Terraforming, Invader", base_discard="Ossuary")
    s.play("Terraforming").choose("Workshop")
    assert s.bases() == ["Ossuary", "Haunted House"]
    s = scene("Workshop", "Haunted House", a="Terraforming, Invader")
    s.play("Terraforming")
    assert s.bases() == ["Workshop", "Haunted House"]  # no base is left to swap with
    s.done()
