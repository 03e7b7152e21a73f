"""«Ниндзя», card by card, and their titan."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene
from smashup.its_your_fault.table import beside, titans, under

PRINTED = {
    "Ninja Master": (1, 5),
    "Tiger Assassin": (2, 4),
    "Shinobi": (3, 3),
    "Ninja Acolyte": (4, 2),
    "Assassination": (1, 0),
    "Disguise": (1, 0),
    "Hidden Ninja": (1, 0),
    "Infiltrate": (2, 0),
    "Poison": (1, 0),
    "Seeing Stars": (2, 0),
    "Smoke Bomb": (1, 0),
    "Way of Deception": (1, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["ninjas"]
    cards = [card for card in faction.cards if card.kind != "titan"]
    assert {card.name: (card.copies, card.printed) for card in cards} == PRINTED
    assert len(faction.deck) == 20


def test_ninja_master_may_destroy_any_minion_at_its_base() -> None:
    s = scene("Workshop: A Ghost, B King Rex", "Haunted House: B Spirit", a="Ninja Master, Howl")
    s.play("Ninja Master", at="Workshop")
    expects(s, "A", "ask-destroy", "Ghost", "King Rex", "Ninja Master", "pass")
    s.choose("King Rex")
    assert board(s) == {"Workshop": "A Ghost 2, A Ninja Master 5", "Haunted House": "B Spirit 3"}
    s.done()


def test_ninja_master_may_spare_them_all() -> None:
    s = scene("Workshop: B King Rex", "Haunted House", a="Ninja Master, Howl")
    s.play("Ninja Master", at="Workshop").choose("pass")
    assert s.minions("Workshop") == ["King Rex", "Ninja Master"]
    s.done()


def test_tiger_assassin_may_destroy_a_minion_of_power_up_to_3_at_its_base() -> None:
    s = scene("Workshop: A Ghost, B Spirit, B Sprout +2", "Secret Grove: B Ghost", a="Tiger Assassin, Howl")
    s.play("Tiger Assassin", at="Workshop")
    expects(s, "A", "ask-destroy", "Ghost", "Spirit", "pass")
    s.choose("Spirit")
    assert board(s) == {"Workshop": "A Ghost 2, A Tiger Assassin 4, B Sprout 4", "Secret Grove": "B Ghost 2"}
    s.done()


def test_tiger_assassin_may_spare_them() -> None:
    s = scene("Workshop: B Spirit", "Secret Grove", a="Tiger Assassin, Howl")
    s.play("Tiger Assassin", at="Workshop").choose("pass")
    assert s.minions("Workshop") == ["Spirit", "Tiger Assassin"]
    s.done()


def _scored(a: str, base: str = "Workshop: B 4 Spectre", **more: str) -> Scenario:
    deck = "Haunted House, The Deep"
    return scene(base, "Secret Grove: A Ghost", turn="B score", a=a, b="Ghost", base_deck=deck, **more)


def test_shinobi_may_be_played_before_a_base_is_scored() -> None:
    s = _scored("Shinobi, Sprout")
    expects(s, "A", "ask-special", "special Shinobi", "pass")
    s.choose("special Shinobi")
    assert (s.points("A"), s.points("B")) == (2, 4)
    assert s.discard("A") == ["Shinobi"]


def test_shinobi_may_also_be_played_as_any_minion() -> None:
    s = scene("Workshop", "Secret Grove", a="Shinobi, Howl")
    s.play("Shinobi", at="Workshop")
    assert board(s)["Workshop"] == "A Shinobi 3"
    s.done()


def test_ruling_749_shinobi_answers_only_from_the_hand() -> None:
    s = scene(
        "Workshop: B 4 Spectre",
        "Secret Grove: A Shinobi",
        turn="B score",
        a="Ghost",
        b="Ghost",
        base_deck="Haunted House",
    )
    assert (s.where("Shinobi"), s.points("A")) == ("Secret Grove", 0)


def test_ruling_753_one_shinobi_a_base_whoever_controls_it_later() -> None:
    s = _scored("2 Shinobi, Sprout")
    s.choose("special Shinobi")
    assert (s.points("B"), s.hand("A")) == (4, ["Shinobi", "Sprout"])  # the second one was not offered


def test_shinobi_serves_each_of_two_bases() -> None:
    s = scene(
        "Workshop: B 4 Spectre",
        "The Deep: B 4 Spectre",
        turn="B score",
        a="2 Shinobi, Sprout",
        b="Ghost",
        base_deck="Haunted House, Arena",
    )
    s.choose("Workshop", "special Shinobi")
    expects(s, "A", "ask-special", "special Shinobi", "pass")
    s.choose("special Shinobi")
    assert (s.points("A"), s.hand("A")) == (4, ["Sprout"])


def test_ninja_acolyte_returns_to_the_hand_and_brings_an_extra_minion() -> None:
    s = scene("Workshop: A Ninja Acolyte, B Ghost", "Secret Grove: A Sprout", a="King Rex, Mechanic, Howl")
    s.choose("special Ninja Acolyte")
    expects(s, "A", "ask-play-extra", "King Rex", "Mechanic", "Ninja Acolyte", "pass")
    s.choose("King Rex")
    assert board(s) == {"Workshop": "A King Rex 7, B Ghost 2", "Secret Grove": "A Sprout 2"}
    assert s.hand("A") == ["Howl", "Mechanic", "Ninja Acolyte"]
    assert s.why_not("Mechanic") == ""  # the regular minion is still there
    s.done()


def test_ruling_761_ninja_acolyte_is_of_no_use_after_a_minion_was_played() -> None:
    s = scene("Workshop: A 2 Ninja Acolyte", "Haunted House", a="King Rex, Howl")
    s.choose("special Ninja Acolyte #1", "King Rex")
    refuses(s, "special Ninja Acolyte")
    s = scene("Workshop: A Ninja Acolyte", "Haunted House", a="King Rex, Howl")
    s.play("King Rex", at="Workshop")
    refuses(s, "special Ninja Acolyte")


def test_ninja_acolyte_may_return_and_bring_nobody() -> None:
    s = scene("Workshop: A Ninja Acolyte", "Haunted House", a="King Rex, Howl")
    s.choose("special Ninja Acolyte", "pass")
    assert (s.minions("Workshop"), s.hand("A")) == ([], ["Howl", "King Rex", "Ninja Acolyte"])
    s.done()


def test_ruling_765_the_extra_minion_is_lost_where_it_cannot_be_played() -> None:
    """Shown with Tsar's Palace instead of Overrun."""
    s = scene("Tsar's Palace: A Ninja Acolyte", "Workshop", a="Ghost, Howl")
    s.choose("special Ninja Acolyte")
    expects(s, "A", "ask-menu", "play Ghost", "play Howl", "play Ninja Acolyte", "end")
    assert board(s) == {"Tsar's Palace": "", "Workshop": ""}


def test_ninja_acolyte_that_cannot_return_brings_nobody() -> None:
    s = scene("Workshop: A Ninja Acolyte, B Ghost | B Entangled", "The Deep", a="King Rex, Howl")
    s.choose("special Ninja Acolyte")
    assert board(s)["Workshop"] == "A Ninja Acolyte 2, B Ghost 2 | B Entangled"
    expects(s, "A", "ask-menu", "play Howl", "play King Rex", "special Ninja Acolyte", "end")


def test_ninja_acolyte_of_another_player_is_theirs() -> None:
    s = scene("Workshop: B Ninja Acolyte", "Haunted House", a="King Rex, Howl")
    refuses(s, "special Ninja Acolyte")


def test_a_minion_played_at_the_start_of_the_turn_does_not_keep_ninja_acolyte() -> None:
    s = scene("Workshop: A Sprout, A Ninja Acolyte", "The Deep", turn="A start", a="Howl", deck_a="Spirit, 2 Spectre")
    s.choose("yes", "Ninja Acolyte")
    assert "special Ninja Acolyte" in s.options


@pytest.mark.parametrize("turn", "AB")
def test_assassination_destroys_its_minion_at_the_end_of_any_turn(turn: str) -> None:
    s = scene(
        "Workshop: B King Rex [A Assassination], B Ghost",
        "Haunted House",
        turn=turn,
        a="Howl, Sprout",
        b="Howl, Sprout",
    )
    s.end_turn()
    assert (board(s)["Workshop"], s.where("Assassination")) == ("B Ghost 2", "discard")


def test_assassination_is_played_on_any_minion() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "Haunted House", a="Assassination, Mechanic")
    s.play("Assassination")
    expects(s, "A", "ask-play-on-minion", "Ghost", "Spirit")


def _disguise(*bases: str, **more: str) -> Scenario:
    return scene(*bases, **{"a": "Disguise, King Rex, Mechanic, Weed Eater", **more}).play("Disguise")


def test_disguise_exchanges_two_minions_at_one_base() -> None:
    s = _disguise("Workshop: A Ghost, A Spirit, A Sprout, B Ghost", "The Deep: A Ghost", "Arena: B Spirit")
    expects(s, "A", "ask-base", "Workshop", "The Deep")
    s.choose("Workshop")
    expects(s, "A", "ask-return", "Ghost", "Spirit", "Sprout")
    s.choose("Ghost", "Sprout")
    expects(s, "A", "ask-play-extra", "King Rex", "Mechanic", "Weed Eater", "pass")
    s.choose("King Rex", "Mechanic")
    assert board(s) == {
        "Workshop": "A King Rex 7, A Mechanic 4, A Spirit 3, B Ghost 2",
        "The Deep": "A Ghost 2",
        "Arena": "B Spirit 3",
    }
    assert s.hand("A") == ["Ghost", "Sprout", "Weed Eater"]
    assert s.why_not("Weed Eater") == ""
    s.done()


def test_disguise_exchanges_one_minion_for_one() -> None:
    s = _disguise("Workshop: A Ghost, A Spirit", "The Deep").choose("Ghost", "done", "King Rex")
    assert (board(s)["Workshop"], s.hand("A")) == ("A King Rex 7, A Spirit 3", ["Ghost", "Mechanic", "Weed Eater"])


def test_disguise_returns_the_chosen_ones_also_if_nobody_comes() -> None:
    s = _disguise("Workshop: A Ghost, A Spirit", "The Deep").choose("Ghost", "Spirit", "pass")
    assert (board(s)["Workshop"], s.hand("A")) == ("", ["Ghost", "King Rex", "Mechanic", "Spirit", "Weed Eater"])


def test_ruling_769_disguise_returns_a_minion_to_the_hand_of_its_owner() -> None:
    s = _disguise("Workshop: A Spirit of B [Make Contact]", "The Deep").choose("King Rex")
    assert (board(s)["Workshop"], s.hand("B")) == ("A King Rex 7", ["Ghost", "Spirit"])


def test_disguise_does_not_fetch_a_chosen_minion_that_has_left_play() -> None:
    s = scene("Workshop: A Ghost, A Spirit", "The Deep", a="Disguise, Tiger Assassin, Mechanic").play("Disguise")
    s.choose("Ghost", "done", "Tiger Assassin", "Ghost")
    assert (s.discard("A"), board(s)["Workshop"]) == (["Disguise", "Ghost"], "A Spirit 3, A Tiger Assassin 4")


def test_hidden_ninja_plays_a_minion_where_a_base_is_about_to_be_scored() -> None:
    s = _scored("Hidden Ninja, King Rex, Sprout")
    s.choose("special Hidden Ninja")
    expects(s, "A", "ask-play-extra", "King Rex", "Sprout", "pass")
    s.choose("King Rex")
    assert (s.points("A"), s.discard("A")) == (2, ["Hidden Ninja", "King Rex"])


def test_hidden_ninja_is_played_at_no_other_time() -> None:
    s = scene("Workshop", "The Deep", a="Hidden Ninja, King Rex")
    assert s.why_not("Hidden Ninja") == "why-special-only"


def test_ruling_757_a_base_scores_also_if_the_total_falls_below_its_breakpoint() -> None:
    s = _scored("Hidden Ninja, Ninja Master, Sprout")
    s.choose("special Hidden Ninja", "Ninja Master", "Spectre #1")
    assert "Workshop" not in s.bases()
    assert (s.points("A"), s.points("B")) == (2, 4)


def test_ruling_641_the_extra_action_of_chronomage_before_scoring_is_played_at_once() -> None:
    s = _scored("Hidden Ninja, Chronomage, Mystic Studies", deck_a="6 Ghost")
    s.choose("special Hidden Ninja", "Chronomage")
    expects(s, "A", "ask-play-extra", "Mystic Studies", "pass")
    s.choose("pass")
    assert (s.asked, s.why_not("Mystic Studies"), "Mystic Studies" in s.hand("A")) == ("A", "", True)
    s.play("Mystic Studies")
    assert s.hand("A") == ["Ghost", "Ghost"]  # of the turn's own plays nothing was left over


def test_infiltrate_destroys_another_action_on_the_base() -> None:
    s = scene(
        "Workshop: A Ghost [B Chum] | A Zeppelin, B Sleep Spores",
        "The Deep: | B Deep Roots",
        a="Infiltrate, Mechanic",
    )
    s.play("Infiltrate", at="Workshop")
    expects(s, "A", "ask-destroy", "Zeppelin", "Sleep Spores")
    s.choose("Sleep Spores", "no")
    assert board(s) == {"Workshop": "A Ghost 2 [B Chum] | A Infiltrate, A Zeppelin", "The Deep": "| B Deep Roots"}
    s.done()


def test_ruling_773_infiltrate_destroys_neither_an_action_on_a_minion_nor_itself() -> None:
    s = scene("The Deep: A Ghost [B Chum]", "Secret Grove", a="Infiltrate, Mechanic")
    s.play("Infiltrate", at="The Deep")
    assert board(s)["The Deep"] == "A Ghost 2 [B Chum] | A Infiltrate"
    s.done()


def _infiltrated(base: str, a: str, **more: str) -> Scenario:
    name, _, rest = base.partition(":")
    s = scene(f"{name}:{rest}" if rest else name, "Secret Grove: B Spirit", a=f"Infiltrate, {a}", **more)
    return s.play("Infiltrate", at=name)


def test_infiltrate_lets_its_player_ignore_what_a_base_forbids() -> None:
    s = _infiltrated("Tsar's Palace", "Ghost, Howl", b="Ghost, Howl", deck_a="9 Mechanic", deck_b="9 Mechanic")
    assert s.why_not_at("Ghost", "Tsar's Palace") == ""
    s.end_turn()
    assert (s.asked, s.why_not_at("Ghost", "Tsar's Palace")) == ("B", "card-tsars_palace")  # only its player
    s.end_turn()
    assert (s.asked, s.why_not_at("Ghost", "Tsar's Palace")) == ("A", "card-tsars_palace")  # the turn has begun
    assert s.actions("Tsar's Palace") == ["Infiltrate"]


def test_infiltrate_lets_its_player_ignore_what_a_base_makes_them_do() -> None:
    s = _infiltrated("Haunted House", "Mechanic, Ghost, Howl", plays="action, minion, minion", deck_a="4 Ghost")
    s.play("Mechanic", at="Haunted House")
    expects(s, "A", "ask-ignore", "yes", "no")
    s.choose("yes")
    assert s.discard("A") == []
    s.play("Ghost", at="Haunted House").choose("pass", "no")
    assert s.discard("A") == ["Howl"]


def test_infiltrate_is_over_when_it_leaves_play() -> None:
    s = _infiltrated("Tsar's Palace", "Ghost, Knitting Circle", plays="action, action, minion", deck_a="3 Ghost")
    s.play("Knitting Circle").choose("Infiltrate")
    assert s.why_not_at("Ghost", "Tsar's Palace") == "card-tsars_palace"


def test_infiltrate_keeps_harm_to_power_from_the_minions_of_its_player_alone() -> None:
    s = _infiltrated("Wyrm's Desolation: A Ghost, B Ghost", "Mechanic, Howl")
    assert board(s)["Wyrm's Desolation"] == "A Ghost 2, B Ghost 1 | A Infiltrate"


def test_poison_weakens_its_minion_and_destroys_other_actions_on_it() -> None:
    s = scene(
        "Workshop: B King Rex [Upgrade, A Chum], B Ghost [Upgrade]", "The Deep: | B Zeppelin", a="Poison, Mechanic"
    )
    s.play("Poison", on="King Rex")
    expects(s, "A", "ask-destroy", "Upgrade", "Chum", "done")
    s.choose("Upgrade", "done")
    assert board(s) == {
        "Workshop": "B Ghost 4 [B Upgrade], B King Rex 3 [A Chum, A Poison]",
        "The Deep": "| B Zeppelin",
    }
    s.done()


def test_ruling_777_power_is_never_below_0() -> None:
    s = scene("Workshop: A Ghost [B Poison], A Mechanic", "The Deep", a="Howl, Spirit")
    s.play("Howl")
    assert (s.power("Ghost"), s.power("Mechanic"), s.total("A", "Workshop")) == (0, 5, 5)


def test_seeing_stars_destroys_a_minion_of_power_up_to_3_anywhere() -> None:
    s = scene("Workshop: A Ghost, B Mechanic", "The Deep: B Spirit, B Ghost +2", a="Seeing Stars, Mechanic")
    s.play("Seeing Stars")
    expects(s, "A", "ask-destroy", "Ghost", "Spirit")
    s.choose("Spirit")
    assert board(s) == {"Workshop": "A Ghost 2, B Mechanic 4", "The Deep": "B Ghost 4"}
    s.done()


def test_smoke_bomb_keeps_actions_of_others_from_its_minion() -> None:
    s = scene(
        "Workshop: B Ghost [Smoke Bomb], B Spirit | A Sleep Spores",
        "The Deep",
        plays="action, action, minion",
        a="2 Seeing Stars, Tiger Assassin",
    )
    assert board(s)["Workshop"] == "B Ghost 2 [B Smoke Bomb], B Spirit 2 | A Sleep Spores"
    s.play("Seeing Stars").choose("Ghost").play("Seeing Stars").choose("Spirit")
    assert s.minions("Workshop") == ["Ghost"]
    s.play("Tiger Assassin", at="Workshop").choose("Ghost")  # a minion is no action
    assert s.minions("Workshop") == ["Tiger Assassin"]


def test_smoke_bomb_is_played_on_an_own_minion() -> None:
    s = scene("Workshop: B Ghost", "The Deep: B Spirit", a="Smoke Bomb, Mechanic")
    assert s.why_not("Smoke Bomb") == "why-no-target"
    s = scene("Workshop: A Ghost, B Ghost", "The Deep: B Spirit", a="Smoke Bomb, Mechanic")
    s.play("Smoke Bomb")
    assert board(s)["Workshop"] == "A Ghost 2 [A Smoke Bomb], B Ghost 2"


def test_ruling_781_smoke_bomb_is_destroyed_when_the_turn_of_its_player_begins() -> None:
    s = scene("Workshop: A Ghost [Smoke Bomb], B Ghost [Smoke Bomb]", "The Deep", turn="A start", a="Mechanic, Howl")
    assert board(s)["Workshop"] == "A Ghost 2, B Ghost 2 [B Smoke Bomb]"
    assert s.discard("A") == ["Smoke Bomb"]


def test_way_of_deception_moves_an_own_minion() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "The Deep: A Sprout", "Arena", a="Way of Deception, Mechanic")
    s.play("Way of Deception")
    expects(s, "A", "ask-move", "Ghost", "Sprout")
    s.choose("Ghost", "Arena")
    assert board(s) == {"Workshop": "B Spirit 3", "The Deep": "A Sprout 2", "Arena": "A Ghost 2"}
    s.done()


def _beside(*bases: str, **more: str) -> Scenario:
    return scene(*bases, **{"titans_a": "Invisible Ninja", "a": "Mechanic, Howl", "deck_a": "9 Sprout", **more})


def test_invisible_ninja_is_played_for_a_discarded_card_where_its_owner_has_a_minion() -> None:
    s = _beside("Workshop: A Ghost, B Spirit", "The Deep: A Ghost", "Arena: B Ghost")
    s.choose("special Invisible Ninja")
    expects(s, "A", "ask-discard", "Howl", "Mechanic")
    s.choose("Howl")
    expects(s, "A", "ask-play-titan", "Workshop", "The Deep")
    s.choose("The Deep")
    assert (titans(s), s.discard("A")) == ({"The Deep": "A Invisible Ninja 0"}, ["Howl"])
    assert s.why_not("Mechanic") == ""
    s.done()


def test_invisible_ninja_needs_a_card_and_a_minion() -> None:
    refuses(_beside("Workshop: B Ghost", "The Deep"), "special Invisible Ninja")
    s = _beside("Workshop: A Captain Ahab, A Ghost", "The Deep: | A Zeppelin", a="")
    refuses(s, "special Invisible Ninja")


def _in_play(*bases: str, **more: str) -> Scenario:
    plain = scene(*bases, **{"a": "Mechanic, Howl", "deck_a": "Ghost, Spirit, 7 Sprout", **more})
    return under(plain, "The Deep", "titan: A Invisible Ninja")


def test_invisible_ninja_may_go_at_the_start_of_the_turn_for_an_extra_minion() -> None:
    s = _in_play("Workshop: A Spirit", "The Deep", turn="A start", a="Mechanic, Ghost, Howl")
    expects(s, "A", "ask-vanish", "yes", "no")
    s.choose("yes")
    expects(s, "A", "ask-play-extra", "Ghost", "pass")  # the Mechanic is too strong
    s.choose("Ghost", "Workshop", "pass")
    assert (board(s)["Workshop"], titans(s)) == ("A Ghost 2, A Spirit 3", {})
    assert beside(s, "A") == {"Invisible Ninja": 0}
    refuses(s, "special Invisible Ninja")  # it was in play when the turn began
    assert s.why_not("Mechanic") == ""


def test_invisible_ninja_may_stay() -> None:
    s = _in_play("Workshop: A Spirit", "The Deep", turn="A start", a="Mechanic, Ghost, Howl")
    s.choose("no")
    assert titans(s) == {"The Deep": "A Invisible Ninja 0"}
    s.done()


def test_ruling_869_invisible_ninja_goes_only_at_the_start_of_a_turn() -> None:
    s = _beside("Workshop: A Ghost", "The Deep").choose("special Invisible Ninja", "Howl")
    expects(s, "A", "ask-menu", "play Mechanic", "end")
    assert titans(s) == {"Workshop": "A Invisible Ninja 0"}


def test_invisible_ninja_draws_one_of_two_cards_when_its_player_has_destroyed_a_card_of_another() -> None:
    s = _in_play("Workshop: B Spirit", "The Deep", a="Seeing Stars, Mechanic")
    s.play("Seeing Stars")
    expects(s, "A", "ask-look-two", "yes", "no")
    s.choose("yes")
    expects(s, "A", "ask-to-hand", "Ghost", "Spirit")
    s.choose("Spirit")
    assert (s.hand("A"), len(s.deck("A"))) == (["Mechanic", "Spirit"], 8)
    assert sorted(s.deck("A")) == ["Ghost"] + ["Sprout"] * 7
    s.done()


def test_invisible_ninja_draws_for_an_action_of_another_too_but_once_a_turn() -> None:
    s = _in_play(
        "Workshop: B Spirit [Upgrade] | B Zeppelin",
        "The Deep: B Ghost",
        a="2 Bear Necessities, Seeing Stars, Mechanic",
        plays="action, action, action, minion",
    )
    s.play("Bear Necessities").choose("Zeppelin", "no")
    s.play("Bear Necessities")
    expects(s, "A", "ask-look-two", "yes", "no")
    s.choose("yes", "Ghost").play("Seeing Stars").choose("Ghost @ The Deep")
    expects(s, "A", "ask-menu", "play Ghost", "play Mechanic", "end")


def test_invisible_ninja_draws_when_its_player_has_returned_an_own_minion() -> None:
    s = _in_play("Workshop: A Ninja Acolyte", "The Deep").choose("special Ninja Acolyte", "pass")
    expects(s, "A", "ask-look-two", "yes", "no")
    s.choose("yes", "Ghost")
    assert s.hand("A") == ["Ghost", "Howl", "Mechanic", "Ninja Acolyte"]


def test_invisible_ninja_does_not_draw_for_own_cards_nor_for_what_others_do() -> None:
    s = _in_play("Workshop: A Ghost", "The Deep", a="Sacrifice, Mechanic")
    s.play("Sacrifice")
    assert s.prompt == "ask-menu"
    s = _in_play("Workshop: A Spirit, C Ghost", "The Deep", turn="B", b="Seeing Stars, Ghost", c="Howl", a="Mechanic")
    s.play("Seeing Stars").choose("C Ghost")
    expects(s, "B", "ask-menu", "play Ghost", "end")


INVISIBLE = """
    base: Jungle Oasis
      {here}
      titan: A Invisible Ninja
    base: Tar Pits
    hand A: {hand}, Howl
    hand B: Shinobi
    deck A: Upgrade, Howl, Poison
"""


def test_invisible_ninja_sees_a_card_of_another_player_fall_together_with_an_own_one() -> None:
    for here in ("A: Shinobi\n      B: Enchantress", "B: Enchantress\n      A: Shinobi"):
        s = Scenario(INVISIBLE.format(here=here, hand="Powderkeg"))
        s.play("Powderkeg")
        assert s.prompt == "ask-look-two"


def test_invisible_ninja_is_offered_once_for_minions_that_return_together() -> None:
    s = Scenario(INVISIBLE.format(here="A: Shinobi, Ninja Acolyte", hand="Crop Circles"))
    s.play("Crop Circles").choose("Jungle Oasis", "no")
    assert s.prompt == "ask-menu"


def test_invisible_ninja_does_not_mind_the_return_of_a_minion_that_another_player_controlled() -> None:
    s = Scenario(INVISIBLE.format(here="B: Shinobi of A [Make Contact]", hand="Beam Up"))
    s.play("Beam Up")
    assert s.prompt == "ask-menu"
