"""«Проказники», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told

PRINTED = {
    "Leprechaun": (1, 5),
    "Brownie": (2, 4),
    "Gnome": (3, 3),
    "Gremlin": (4, 2),
    "Block the Path": (1, 0),
    "Disenchant": (2, 0),
    "Enshrouding Mist": (2, 0),
    "Flame Trap": (1, 0),
    "Hideout": (1, 0),
    "Mark of Sleep": (1, 0),
    "Pay the Piper": (1, 0),
    "Take the Shinies": (1, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["tricksters"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


def test_leprechaun_destroys_every_weaker_minion_that_another_player_plays_there() -> None:
    s = scene(
        "Workshop: B Leprechaun, A Spirit",
        "The Deep",
        plays="minion, minion, minion, action",
        a="Mechanic, King Rex, Enchantress, Howl",
        deck_a="Ghost",
    )
    s.play("Mechanic", at="Workshop").play("King Rex", at="Workshop").play("Enchantress", at="Workshop")
    assert board(s)["Workshop"] == "A King Rex 7, A Spirit 3, B Leprechaun 5"
    assert s.hand("A") == ["Ghost", "Howl"]  # the ability of the Enchantress came first
    s.done()


def test_leprechaun_leaves_equals_own_minions_and_other_bases_alone() -> None:
    s = scene(
        "Workshop: B Leprechaun", "The Deep: B Spirit", plays="minion, minion, action", a="Ninja Master, Shinobi, Howl"
    )
    s.play("Ninja Master", at="Workshop").choose("pass").play("Shinobi", at="The Deep")
    assert board(s) == {"Workshop": "A Ninja Master 5, B Leprechaun 5", "The Deep": "A Shinobi 3, B Spirit 3"}
    s = scene("Workshop: A Leprechaun", "The Deep", a="Mechanic, Howl")
    s.play("Mechanic", at="Workshop")
    assert board(s)["Workshop"] == "A Leprechaun 5, A Mechanic 4"


def test_leprechaun_compares_when_the_minion_is_played() -> None:
    s = scene("Workshop: B Leprechaun", "Haunted House", a="Weed Eater, Howl")
    s.play("Weed Eater", at="Workshop")
    assert board(s)["Workshop"] == "A Weed Eater 3, B Leprechaun 5"


def test_ruling_561_leprechaun_that_is_gone_destroys_nobody() -> None:
    s = scene("Workshop: B Leprechaun +1", "The Deep", a="Ninja Master, Howl")
    s.play("Ninja Master", at="Workshop").choose("Leprechaun")
    assert board(s)["Workshop"] == "A Ninja Master 5"
    s.done()


def test_ruling_565_leprechaun_does_not_mind_a_minion_that_moves_there() -> None:
    s = scene("Workshop: B Leprechaun", "The Deep: A Ghost", a="Way of Deception, Mechanic")
    s.play("Way of Deception")
    assert board(s)["Workshop"] == "A Ghost 2, B Leprechaun 5"
    s.done()


def test_ruling_573_brownie_makes_who_plays_an_action_on_it_discard_two_random_cards() -> None:
    s = scene("Workshop: B Brownie, B Ghost", "The Deep", a="Poison, 4 Mechanic", b="3 Ghost", c="3 Ghost")
    s.play("Poison", on="Brownie")
    assert (s.discard("A"), s.hand("A")) == (["Mechanic"] * 2, ["Mechanic"] * 2)
    assert (s.power("Brownie"), s.hand("B"), s.hand("C")) == (0, ["Ghost"] * 3, ["Ghost"] * 3)
    s.done()


def test_brownie_answers_a_minion_and_a_card_that_destroys_it() -> None:
    s = scene("Workshop: B Brownie, B Ghost", "The Deep", a="Ninja Master, 3 Howl")
    s.play("Ninja Master", at="Workshop").choose("Brownie")
    assert (s.where("Brownie"), s.discard("A")) == ("discard", ["Howl"] * 2)


def test_brownie_answers_an_action_on_its_base_that_weakens_it() -> None:
    s = scene("The Deep: B Brownie", "Arena", a="Sleep Spores, 3 Mechanic")
    s.play("Sleep Spores", at="The Deep")
    assert (s.power("Brownie"), s.discard("A")) == (3, ["Mechanic"] * 2)


def test_brownie_does_not_answer_what_affects_others_nor_its_own_player() -> None:
    s = scene("The Deep: B Brownie, B Ghost", "Arena: B Spirit", a="Seeing Stars, 3 Mechanic")
    s.play("Seeing Stars").choose("Ghost")
    assert s.discard("A") == ["Seeing Stars"]
    s = scene("The Deep: A Brownie", "Arena", a="Upgrade, 3 Mechanic")
    s.play("Upgrade", on="Brownie")
    assert s.discard("A") == []
    s = scene("The Deep: B Brownie", "Arena", a="Zeppelin, 3 Mechanic")
    s.play("Zeppelin", at="The Deep")
    assert s.discard("A") == []


def test_brownie_answers_an_action_of_several_parts_once() -> None:
    s = scene("The Deep: B Brownie", "Arena", a="Fast as Lightning, 4 Mechanic")
    s.play("Fast as Lightning")
    assert s.hand("A") == ["Mechanic"] * 2


def test_ruling_577_who_has_one_card_discards_that_one() -> None:
    s = scene("The Deep: B Brownie, A Captain Ahab", "Arena: | A Zeppelin", a="Poison, Mechanic")
    s.play("Poison", on="Brownie")
    assert (s.hand("A"), s.discard("A")) == ([], ["Mechanic"])


def test_ruling_581_gnome_may_destroy_a_minion_weaker_than_the_number_of_own_ones() -> None:
    s = scene("The Deep: A Ghost, A Spirit, B Sprout, B Water Lily", "Arena: B Ghost", a="Gnome, Howl")
    s.play("Gnome", at="The Deep")
    expects(s, "A", "ask-destroy", "Ghost", "Sprout", "pass")
    s.choose("Sprout")
    assert board(s) == {"The Deep": "A Ghost 2, A Gnome 3, A Spirit 3, B Water Lily 3", "Arena": "B Ghost 2"}
    s.done()


def test_gnome_may_spare_them_all() -> None:
    s = scene("The Deep: A Ghost, A Spirit, B Sprout", "Arena", a="Gnome, Howl")
    s.play("Gnome", at="The Deep").choose("pass")
    assert s.minions("The Deep") == ["Ghost", "Gnome", "Spirit", "Sprout"]
    s.done()


def test_gremlin_that_is_destroyed_draws_a_card_and_lets_the_others_discard_one() -> None:
    s = scene(
        "The Deep: B Gremlin, B Ghost",
        "Arena",
        a="Seeing Stars, 2 Mechanic",
        b="2 Ghost",
        c="2 Ghost",
        deck_b="Spirit, Howl",
    )
    s.play("Seeing Stars").choose("Gremlin")
    assert s.hand("B") == ["Ghost", "Ghost", "Spirit"]
    assert (s.discard("A"), s.discard("B"), s.discard("C")) == (["Mechanic", "Seeing Stars"], ["Gremlin"], ["Ghost"])
    s.done()


def test_gremlin_serves_who_controlled_it() -> None:
    s = scene(
        "The Deep: A Gremlin of B [Make Contact]", "Arena", a="Sacrifice, Mechanic", b="2 Ghost", deck_a="9 Spirit"
    )
    s.play("Sacrifice")
    assert (s.hand("A"), s.hand("B")) == (["Mechanic"] + ["Spirit"] * 3, ["Ghost"])


def test_ruling_585_two_gremlins_destroyed_together_both_count() -> None:
    s = scene(
        "The Deep: B 2 Gremlin", "Arena", a="Feeding Frenzy, 4 Mechanic", b="Ghost", c="4 Ghost", deck_b="4 Spirit"
    )
    s.play("Feeding Frenzy").choose("The Deep", "Gremlin #1", "Gremlin")
    assert s.hand("B") == ["Ghost", "Spirit", "Spirit"]
    assert (len(s.hand("A")), len(s.hand("C"))) == (2, 2)


def test_ruling_589_gremlin_on_a_scored_base_does_nothing() -> None:
    s = scene(
        "Jungle Oasis: A King Rex, A Weed Eater, B Gremlin",
        "Arena",
        turn="A score",
        a="2 Mechanic",
        b="Ghost",
        deck_a="3 Spirit",
        deck_b="3 Spirit",
        base_deck="The Deep",
    )
    assert (s.hand("A"), s.hand("B")) == (["Mechanic", "Mechanic", "Spirit", "Spirit"], ["Ghost"])


def test_ruling_593_gremlin_destroyed_at_tar_pits_works_and_goes_under_the_deck() -> None:
    s = scene("Tar Pits: B Gremlin", "Arena", a="Seeing Stars, 2 Mechanic", b="Ghost", deck_b="Spirit, Howl")
    s.play("Seeing Stars").choose("Gremlin")
    assert (s.hand("B"), s.deck("B"), s.discard("A")) == (
        ["Ghost", "Spirit"],
        ["Howl", "Gremlin"],
        ["Mechanic", "Seeing Stars"],
    )


def test_block_the_path_names_a_faction_of_the_game() -> None:
    s = scene("The Deep", "Arena: A Ghost", a="Block the Path, Mechanic", b="Mako, Howl")
    s.play("Block the Path", at="The Deep")
    assert s.prompt == "ask-name-faction"
    named = ["dinosaurs", "ghosts", "sharks", "steampunks", "tricksters"]
    assert s.options == [f"faction:{name}" for name in named]
    s.choose("faction:ghosts")
    assert [line["faction"] for line in told(s, "log-lasts")] == ["ghosts"]


def test_block_the_path_bars_minions_of_the_named_faction_from_its_base() -> None:
    s = scene("The Deep", "Workshop", a="Block the Path, Ghost, Mechanic, Howl", b="Ghost, Howl", deck_a="9 Howl")
    s.play("Block the Path", at="The Deep").choose("faction:ghosts")
    assert s.why_not_at("Ghost", "The Deep") == "card-block_the_path"
    assert s.why_not_at("Ghost", "Workshop") == ""
    assert s.why_not_at("Mechanic", "The Deep") == ""
    s.end_turn()
    assert (s.asked, s.why_not_at("Ghost", "The Deep")) == ("B", "card-block_the_path")
    s.play("Ghost")
    assert s.minions("Workshop") == ["Ghost"]  # the only base that is left


def test_ruling_597_a_minion_of_the_named_faction_may_move_there() -> None:
    s = scene(
        "The Deep", "Arena: A Ghost", a="Block the Path, Way of Deception, Mechanic", plays="action, action, minion"
    )
    s.play("Block the Path", at="The Deep").choose("faction:ghosts").play("Way of Deception")
    assert s.minions("The Deep") == ["Ghost"]


def test_what_block_the_path_named_is_forgotten_when_it_leaves_play() -> None:
    s = scene("The Deep", "Arena", a="Block the Path, Disenchant, Ghost", plays="action, action, minion")
    s.play("Block the Path", at="The Deep").choose("faction:ghosts").play("Disenchant")
    assert (s.why_not_at("Ghost", "The Deep"), s.brawl.state.lasting) == ("", [])


def test_disenchant_destroys_any_action_in_play() -> None:
    s = scene("The Deep: B Ghost [A Chum] | B Zeppelin", "Arena: A Ghost [Smoke Bomb]", a="Disenchant, Mechanic")
    s.play("Disenchant")
    expects(s, "A", "ask-destroy", "Zeppelin", "Chum", "Smoke Bomb")
    s.choose("Zeppelin")
    assert board(s) == {"The Deep": "B Ghost 2 [A Chum]", "Arena": "A Ghost 2 [A Smoke Bomb]"}
    s.done()


def test_ruling_601_disenchant_destroys_an_own_smoke_bomb() -> None:
    s = scene("The Deep: A Ghost [Smoke Bomb]", "Arena", a="Disenchant, Mechanic")
    s.play("Disenchant")
    assert (board(s)["The Deep"], s.discard("A")) == ("A Ghost 2", ["Disenchant", "Smoke Bomb"])


def test_enshrouding_mist_gives_an_extra_minion_there_on_each_turn_of_its_player() -> None:
    s = scene("The Deep: | A Enshrouding Mist", "Arena", a="Mechanic, King Rex, 2 Spirit, Howl")
    s.play("Mechanic", at="The Deep")
    assert s.why_not("King Rex") == ""
    s.play("King Rex", at="Arena").choose("nothing")
    assert s.why_not("Spirit") == "why-no-slot"
    s.done()


def test_enshrouding_mist_is_of_no_use_elsewhere_or_to_others() -> None:
    s = scene("The Deep: | A Enshrouding Mist", "The Pasture", a="2 Mechanic, Howl")
    s.play("Mechanic", at="The Pasture").play("Mechanic")
    assert board(s)["The Deep"] == "A Mechanic 4 | A Enshrouding Mist"
    s = scene("The Deep: | B Enshrouding Mist", "The Pasture", a="2 Mechanic, Howl")
    s.play("Mechanic", at="The Deep")
    assert s.why_not("Mechanic") == "why-no-slot"


def test_flame_trap_destroys_the_minion_of_another_player_and_itself() -> None:
    s = scene(
        "The Pasture: A Ghost, B Spirit | B Flame Trap",
        "Arena",
        plays="minion, minion, action",
        a="Enchantress, Mechanic, Howl",
        deck_a="Sprout",
    )
    s.play("Enchantress", at="The Pasture")
    assert board(s)["The Pasture"] == "A Ghost 2, B Spirit 3"
    assert (s.hand("A"), s.discard("A"), s.discard("B")) == (
        ["Howl", "Mechanic", "Sprout"],
        ["Enchantress"],
        ["Flame Trap"],
    )
    s.play("Mechanic", at="The Pasture")
    assert s.where("Mechanic") == "The Pasture"


def test_ruling_605_flame_trap_goes_also_if_the_minion_cannot_be_destroyed() -> None:
    """Shown with General Ivan instead of Warbot."""
    s = scene("The Pasture: | B Flame Trap", "Arena", a="General Ivan, Howl")
    s.play("General Ivan", at="The Pasture")
    assert board(s)["The Pasture"] == "A General Ivan 6"
    assert s.discard("B") == ["Flame Trap"]


def test_ruling_609_of_two_flame_traps_only_that_of_another_player_works() -> None:
    s = scene("The Pasture: | A Flame Trap, C Flame Trap", "Arena", a="Mechanic, Howl", c="Ghost")
    s.play("Mechanic", at="The Pasture")
    assert board(s)["The Pasture"] == "| A Flame Trap"
    assert (s.discard("A"), s.discard("C")) == (["Mechanic"], ["Flame Trap"])


def test_hideout_gives_itself_up_against_an_action_of_another_player() -> None:
    s = scene(
        "The Pasture: B Ghost, B Spirit, C Ghost | B Hideout",
        "Arena: B Sprout",
        plays="action, action, action, minion",
        a="3 Seeing Stars, Mechanic",
        c="Ghost",
    )
    s.play("Seeing Stars").choose("Sprout")  # not there
    s.play("Seeing Stars").choose("Spirit")
    assert board(s) == {"The Pasture": "B Ghost 2, B Spirit 3, C Ghost 2", "Arena": ""}
    s.play("Seeing Stars").choose("Spirit")
    assert (board(s)["The Pasture"], s.discard("B")) == ("B Ghost 2, C Ghost 2", ["Hideout", "Spirit", "Sprout"])


def test_hideout_keeps_the_whole_action_from_all_minions_of_its_player_there() -> None:
    s = scene(
        "The Pasture: A Ghost, B Ghost, B Spirit, C Ghost | B Hideout",
        "Arena",
        a="You're Pretty Much Borscht, Mechanic",
        c="Ghost",
    )
    s.play("You're Pretty Much Borscht")
    assert board(s) == {"The Pasture": "A Ghost 2, B Ghost 2, B Spirit 3", "Arena": "C Ghost 2"}
    assert s.discard("B") == ["Hideout"]


def test_hideout_turns_away_an_action_played_on_a_minion() -> None:
    s = scene("The Pasture: B King Rex | B Hideout", "Arena", a="Poison, Mechanic")
    s.play("Poison", on="King Rex")
    assert (board(s)["The Pasture"], s.discard("A"), s.discard("B")) == ("B King Rex 7", ["Poison"], ["Hideout"])


def test_ruling_613_hideout_is_no_help_against_a_minion() -> None:
    """Shown with Tiger Assassin instead of Saucy Wench."""
    s = scene("The Pasture: B Ghost | B Hideout", "Arena", a="Tiger Assassin, Howl")
    s.play("Tiger Assassin", at="The Pasture").choose("Ghost")
    assert board(s)["The Pasture"] == "A Tiger Assassin 4 | B Hideout"


def test_hideout_does_not_mind_actions_of_its_own_player() -> None:
    s = scene("The Pasture: A Ghost | A Hideout", "Arena", a="Upgrade, Mechanic")
    s.play("Upgrade", on="Ghost")
    assert board(s)["The Pasture"] == "A Ghost 4 [A Upgrade] | A Hideout"


def _asleep(player: str, **more: str) -> Scenario:
    s = scene(
        "The Deep: B Ghost, B Chronomage",
        "Arena",
        **{
            "a": "Mark of Sleep, 2 Mechanic",
            "b": "2 Scry, Chronomage, Hidden Ninja",
            "deck_a": "9 Scry",
            "deck_b": "9 Scry",
            **more,
        },
    )
    return s.play("Mark of Sleep").choose(player)


def test_mark_of_sleep_may_be_laid_on_anybody() -> None:
    s = scene("The Deep", "Arena", a="Mark of Sleep, Mechanic", c="Ghost").play("Mark of Sleep")
    expects(s, "A", "ask-player", "seat:0", "seat:1", "seat:2")


def test_ruling_617_a_sleeping_player_plays_no_action_not_even_an_extra_one_for_one_turn() -> None:
    s = _asleep("seat:1")
    s.end_turn()
    assert (s.asked, s.why_not("Scry")) == ("B", "why-no-actions")
    s.play("Chronomage", at="The Deep")
    assert (s.asked, s.hand("B").count("Scry")) == ("A", 4)  # nothing left to do, so the turn went on
    s.end_turn()
    assert (s.asked, s.why_not("Scry")) == ("B", "")


def test_ruling_617_not_in_the_scoring_phase_either() -> None:
    s = scene(
        "Workshop: A 3 Spectre",
        "Arena",
        a="Mark of Sleep, Mechanic",
        b="Hidden Ninja, King Rex, Shinobi",
        deck_a="9 Scry",
        deck_b="9 Scry",
        base_deck="The Deep",
    )
    s.play("Mark of Sleep").choose("seat:1").end_turn()
    s.play("King Rex", at="Workshop")
    expects(s, "B", "ask-special", "special Shinobi", "pass")


def test_mark_of_sleep_does_not_reach_the_turn_in_which_it_is_played() -> None:
    s = scene(
        "Workshop: A 4 Spectre",
        "Arena",
        a="Mark of Sleep, Mechanic",
        b="Hidden Ninja, King Rex",
        deck_a="9 Scry",
        base_deck="The Deep",
    )
    s.play("Mark of Sleep").choose("seat:1").end_turn()
    expects(s, "B", "ask-special", "special Hidden Ninja", "pass")


def test_who_lays_mark_of_sleep_on_themselves_sleeps_the_next_time() -> None:
    s = _asleep("seat:0", a="Mark of Sleep, Scry, Mechanic", plays="action, action, minion")
    assert s.why_not("Scry") == ""
    s.end_turn().end_turn()
    assert (s.asked, s.why_not("Scry"), s.why_not("Mechanic")) == ("A", "why-no-actions", "")
    s.end_turn().end_turn()
    assert (s.asked, s.why_not("Scry")) == ("A", "")


def test_pay_the_piper_makes_who_plays_a_minion_there_discard_a_card_of_their_choice() -> None:
    s = scene("The Pasture: | B Pay the Piper", "Arena", a="Mechanic, Howl, Scry", b="2 Ghost")
    s.play("Mechanic", at="The Pasture")
    expects(s, "A", "ask-discard", "Howl", "Scry")
    s.choose("Scry")
    assert (s.discard("A"), s.hand("B")) == (["Scry"], ["Ghost", "Ghost"])
    s.done()


@pytest.mark.parametrize(("owner", "base"), [("A", "The Pasture"), ("B", "The Deep")])
def test_pay_the_piper_wants_nothing_of_its_own_player_or_elsewhere(owner: str, base: str) -> None:
    s = scene(f"The Pasture: | {owner} Pay the Piper", "The Deep", a="Mechanic, Howl, Scry")
    s.play("Mechanic", at=base)
    assert s.discard("A") == []
    s.done()


def test_take_the_shinies_lets_every_other_player_discard_two_random_cards() -> None:
    s = scene("The Pasture", "Arena", a="Take the Shinies, 2 Mechanic", b="3 Ghost, Spirit", c="3 Ghost")
    s.play("Take the Shinies")
    assert (len(s.hand("A")), len(s.hand("B")), len(s.hand("C"))) == (2, 2, 1)
    assert (len(s.discard("B")), s.discard("C")) == (2, ["Ghost", "Ghost"])
    s.done()


def test_ruling_621_who_holds_one_card_discards_it() -> None:
    s = scene("The Pasture", "Arena", a="Take the Shinies, 2 Mechanic", b="Ghost")
    s.play("Take the Shinies")
    assert (s.hand("B"), s.discard("B")) == ([], ["Ghost"])


def test_the_discarded_cards_are_left_to_chance() -> None:
    seen = set()
    for seed in range(12):
        text = "base: Arena\nhand A: Take the Shinies, Mechanic\nhand B: Ghost, Spirit, Sprout"
        s = Scenario(text, seed=seed).play("Take the Shinies")
        seen.add(tuple(s.hand("B")))
    assert seen == {("Ghost",), ("Spirit",), ("Sprout",)}


def test_refused_actions_change_nothing() -> None:
    s = _asleep("seat:1").end_turn()
    refuses(s, "play Scry")
