"""Cards of this box with each other: windows within windows, cancelled and replaced things, halves of a text."""

from __future__ import annotations

from smashup.helpers import board, expects, refuses, scene, told
from smashup.its_your_fault.table import beside, titans, under


def test_the_base_jason_chose_keeps_its_bonus_when_the_base_card_is_burnt() -> None:
    s = scene(
        "Workshop: A Jason, A Ghost, B Ghost",
        "The Greenhouse: A Spirit",
        a="Favor of Zeus, Burn It Down, Ghost",
        plays="action, action, minion",
        base_deck="Shark Reef",
    )
    s.play("Favor of Zeus").choose("Workshop", "Workshop").play("Burn It Down").choose("Workshop", "pass")
    assert board(s) == {"Shark Reef": "A Ghost 3, A Jason 5, B Ghost 2", "The Greenhouse": "A Spirit 3"}
    assert s.breakpoint("Shark Reef") == 20  # what Zeus did went with the base card
    s.done()


def test_category_5_may_be_played_in_the_middle_of_a_scoring_on_another_players_turn() -> None:
    s = scene(
        "Shark Reef: A General Ivan, A Mechanic, B General Ivan, B Spectre",
        "The Greenhouse: A 2 Dust Devil, A Ghost, B Ghost",
        turn="B score",
        titans_a="Category 5",
        a="Ghost",
        base_deck="Workshop",
    )
    s.choose("special Dust Devil #1", "special Dust Devil")
    assert (s.asked, s.options[0].startswith("special Category 5")) == ("A", True)
    s.game.pick(0)
    expects(s, "A", "ask-play-titan", "Shark Reef", "The Greenhouse")
    s.choose("The Greenhouse")
    assert (titans(s), s.points("A"), s.points("B")) == ({"The Greenhouse": "A Category 5 0"}, 4, 2)
    s.done()


def test_megalodon_before_scoring_calls_mako_to_the_base_that_scores() -> None:
    s = scene(
        "Shark Reef: A Megalodon, A Mechanic, B Spectre, B Mechanic, B Ghost",
        "The Greenhouse: B Ghost",
        turn="B score",
        a="Mako, Ghost",
        deck_a="9 Sprout",
        base_deck="Workshop",
    )
    s.choose("special Megalodon")
    expects(s, "A", "ask-counter", "Megalodon", "Mechanic", "pass")  # Shark Reef first, it is in play
    s.choose("pass")
    assert (s.asked, s.options[0].startswith("special Mako")) == ("A", True)
    s.game.pick(0)
    assert (s.points("A"), s.points("B")) == (4, 2)  # 5 + 4 + 2 against 9
    assert s.discard("A") == ["Mako", "Mechanic", "Megalodon"]
    s.done()


def test_a_citizen_that_becomes_a_hero_calls_mako_after_the_change() -> None:
    s = scene(
        "Workshop: A Mild Mannered Citizen", "The Greenhouse", turn="A start", a="Mako, Ghost", deck_a="Mind Lady"
    )
    s.choose("yes")
    assert (board(s)["Workshop"], s.options[0].startswith("special Mako")) == ("A Mind Lady 5", True)
    s.game.pick(0)
    assert board(s)["Workshop"] == "A Mako 2, A Mind Lady 5"
    s.done()


def test_hello_dolly_cannot_copy_argonaut() -> None:
    s = scene(
        "Workshop: A Ghost",
        "The Greenhouse: B Heracles",
        turn="B",
        a="Hello, Dolly!, Ghost",
        b="Argonaut, Favor of Zeus",
        plays="action, action",
    )
    s.play("Argonaut", at="Workshop")
    assert (s.asked, s.prompt, s.power("Heracles")) == ("B", "ask-menu", 5)
    s.play("Favor of Zeus").choose("Workshop")
    assert (s.asked, s.prompt) == ("A", "ask-special")  # a real action can be


def test_a_titan_that_arrives_is_no_minion_for_dragons() -> None:
    s = scene(
        "Workshop: A Imperial Dragon, A Hatchling",
        "The Greenhouse",
        turn="B",
        a="Ghost",
        deck_a="Raze",
        b="Raze, Ghost",
    )
    s = under(s, "The Greenhouse", "titan: B Category 5 +2")
    s.talent("Category 5").choose("move")
    assert (titans(s), s.hand("A"), s.total("B", "Workshop")) == ({"Workshop": "B Category 5 2"}, ["Ghost"], 2)
    s.done()


def test_mind_lady_silences_great_wyrm_and_raze_silences_dragons_lair() -> None:
    s = scene("Workshop: A Mind Lady, A Ghost, B Great Wyrm", "The Greenhouse", a="Raze, Ghost")
    assert s.prizes("Workshop") == {"A": 3, "B": 2}
    s.talent("Mind Lady")
    assert s.prizes("Workshop") == {"A": 4, "B": 2}
    s = scene(
        "Dragon's Lair: A 3 General Ivan | B Raze",
        "The Greenhouse",
        turn="A score",
        a="Ghost",
        deck_a="9 Sprout",
        base_deck="Workshop",
    )
    assert (s.points("A"), len(s.hand("A"))) == (2, 3)
    s.done()


def test_of_two_in_the_trade_winds_the_immune_one_stays_and_the_other_moves() -> None:
    s = scene("Workshop: B Ghost [Incorporeal]", "The Greenhouse: A Spirit", a="Trade Winds, Ghost")
    s.play("Trade Winds").choose("Ghost")
    assert board(s) == {"Workshop": "A Spirit 3, B Ghost 2 [B Incorporeal]", "The Greenhouse": ""}
    s.done()


def test_minions_that_escape_destruction_feed_nobody() -> None:
    s = scene(
        "Workshop: A Hammerhead, B 2 Ghost | B Escape Hatch, A Blood in the Water",
        "The Greenhouse: A Ghost [Chum]",
        titans_a="Helicoprion",
        a="Feeding Frenzy, Mako, Mechanic, Steam Man",
        plays="action",
    )
    s.play("Feeding Frenzy").choose("Workshop", "Ghost #1", "Ghost")
    assert board(s) == {
        "Workshop": "A Hammerhead 3 | A Blood in the Water, B Escape Hatch",
        "The Greenhouse": "A Ghost 2 [A Chum]",
    }
    assert (s.asked, s.hand("B"), beside(s, "A")) == ("B", ["Ghost", "Ghost", "Ghost"], {"Helicoprion": 0})
    s.done()


def test_helicoprion_follows_into_a_clash_with_the_victims_power_counted() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "The Greenhouse: B Ghost", a="Torn Apart, Ghost", deck_a="9 Sprout")
    s = under(under(s, "Workshop", "titan: B Category 5 +4"), "The Greenhouse", "titan: A Helicoprion")
    s.play("Torn Apart").choose("Spirit", "follow")
    assert (titans(s), beside(s, "B")) == ({"Workshop": "A Helicoprion 0"}, {"Category 5": 0})  # 2 + 3 against 4
    s.done()


def test_torn_apart_resolves_completely_before_anything_reacts() -> None:
    s = scene(
        "Shark Reef: A Spectre, B Ghost [A Chum], B Spirit",
        "The Greenhouse: A Odysseus, A Hammerhead",
        a="Torn Apart, Ghost",
        deck_a="Mako, Raze",
    )
    s.play("Torn Apart").choose("Spirit")
    assert s.prompt == "ask-order"
    assert "Mako" in s.hand("A")  # the card is already drawn
    while s.prompt in ("ask-order", "ask-counter"):
        s.choose("Spectre") if s.prompt == "ask-counter" else s.game.pick(0)
    assert board(s)["Shark Reef"] == "A Spectre 7, B Ghost 3 [A Chum]"
    s.choose("pass")
    assert (board(s)["The Greenhouse"], told(s, "log-protected")) == ("A Hammerhead 3, A Odysseus 5", [])
    s.done()


def test_dangerous_waters_without_a_minion_there_have_no_talent_to_use() -> None:
    s = scene("Workshop: | A Dangerous Waters", "The Greenhouse: B Ghost", a="Raze, Ghost")
    refuses(s, "talent Dangerous Waters")
    s.done()
