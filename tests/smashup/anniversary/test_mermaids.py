"""«Русалки», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, pay, refuses, scene, told
from smashup.its_your_fault.table import under

PRINTED = {
    "Mermaid Queen": (1, 5),
    "Temptress": (2, 4),
    "Charmer": (3, 3),
    "Siren": (4, 2),
    "Becalmed Shores": (1, 0),
    "Captive Audience": (2, 0),
    "Charmed": (2, 0),
    "Desert Island": (1, 0),
    "Shipwreck Cove": (1, 0),
    "Siren Song": (1, 0),
    "Toll Bay": (1, 0),
    "Ultimate Song": (1, 0),
}


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["mermaids"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


def test_mermaid_queen_brings_a_weak_minion_of_another_player_and_controls_it_this_turn() -> None:
    s = scene(
        "Workshop: A Ghost, B Mechanic",
        "The Greenhouse: A Steam Man, B Spirit, C Sprout",
        a="Mermaid Queen, Raze",
        b="Raze, Ghost",
    )
    s.play("Mermaid Queen", at="Workshop")
    expects(s, "A", "ask-charm", "Mermaid Queen", "Ghost", "Mechanic", "Spirit", "Sprout")  # not my own elsewhere
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "A Ghost 2, A Mermaid Queen 5, A Spirit 3, B Mechanic 4",
        "The Greenhouse": "A Steam Man 3, C Sprout 2",
    }
    s.end_turn()
    assert s.controller("Spirit") == "B"
    s.done()


def test_mermaid_queen_moves_a_strong_minion_but_does_not_control_it() -> None:
    s = scene("Workshop", "The Greenhouse: B Mechanic, B Spirit +1", a="Mermaid Queen, Raze")
    s.play("Mermaid Queen", at="Workshop").choose("Mechanic")
    assert board(s) == {"Workshop": "A Mermaid Queen 5, B Mechanic 4", "The Greenhouse": "B Spirit 4"}
    s.done()


def test_mermaid_queen_may_choose_a_weak_minion_where_she_is() -> None:
    s = scene("Workshop: B Spirit, B Ghost", "The Greenhouse: B Ghost", a="Mermaid Queen, Raze")
    s.play("Mermaid Queen", at="Workshop").choose("Ghost @ Workshop")
    assert board(s)["Workshop"] == "A Ghost 2, A Mermaid Queen 5, B Spirit 3"
    s.done()


def test_mermaid_queen_controls_nobody_who_could_not_be_moved() -> None:
    s = scene("Workshop", "The Greenhouse: B Ghost, B Spirit | B Superiority", a="Mermaid Queen, Raze")
    s.play("Mermaid Queen", at="Workshop").choose("Ghost")
    assert board(s)["The Greenhouse"] == "B Ghost 2, B Spirit 3 | B Superiority"
    s.done()


def test_mermaid_queens_control_outlives_her() -> None:
    s = scene(
        "Workshop: B Ghost", "The Greenhouse", a="Mermaid Queen, Spirit, 5 Sprout, Raze", plays="minion, minion, action"
    )
    s.play("Mermaid Queen", at="Workshop").choose("Ghost").play("Spirit", at="The Greenhouse")
    s.choose("Mermaid Queen", "yes")
    pay(s, "Sprout")
    assert board(s) == {"Workshop": "A Ghost 2", "The Greenhouse": "A Spirit 3"}
    s.done()


def test_temptress_is_stronger_after_a_minion_of_another_player_moved_to_her_this_turn() -> None:
    s = scene(
        "Workshop: A Temptress, C Temptress, B Ghost",
        "The Greenhouse: A Temptress, B Spirit",
        a="Carried Away, Steam Man, Raze",
        b="Raze, Steam Man",
        deck_a="2 Sprout",
    )
    s.play("Carried Away").choose("Spirit")
    assert board(s) == {
        "Workshop": "A Temptress 6, B Ghost 2, B Spirit 3, C Temptress 6",
        "The Greenhouse": "A Temptress 4",
    }
    s.end_turn()
    assert (s.asked, board(s)["Workshop"]) == ("B", "A Temptress 4, B Ghost 2, B Spirit 3, C Temptress 4")


def test_temptress_minds_neither_her_players_minions_nor_titans_nor_minions_that_are_played() -> None:
    s = scene("Workshop: A Temptress", "The Greenhouse: A Ghost", turn="B", b="Carried Away, Steam Man, Raze")
    s = under(s, "The Greenhouse", "titan: B Category 5")
    s.talent("Category 5").choose("move")
    assert s.power("Temptress") == 4
    s.play("Steam Man", at="Workshop").play("Carried Away").choose("Ghost")
    assert s.power("Temptress") == 4


def test_temptress_who_arrives_later_has_it_too_and_leaves_it_behind() -> None:
    s = scene(
        "Workshop",
        "The Greenhouse: B Ghost",
        "Haunted House",
        a="Carried Away, Temptress, Bear Rides You",
        plays="action, action, minion",
    )
    s.play("Carried Away").choose("Workshop").play("Temptress", at="Workshop")
    assert s.power("Temptress") == 6
    s.play("Bear Rides You").choose("Haunted House")
    assert s.power("Temptress") == 4


def test_charmer_may_move_and_may_then_draw_a_weak_minion_after_her() -> None:
    s = scene(
        "Workshop: A Charmer, B Ghost",
        "The Greenhouse: B Spirit, B Mechanic",
        "Haunted House: A Ghost, C Sprout",
        a="Raze, Ghost",
    )
    s.talent("Charmer")
    expects(s, "A", "ask-move-where", "The Greenhouse", "Haunted House", "pass")
    s.choose("The Greenhouse")
    expects(s, "A", "ask-move", "Ghost", "Sprout", "pass")  # neither the Mechanic nor who is already there, nor mine
    s.choose("Sprout")
    assert board(s)["The Greenhouse"] == "A Charmer 3, B Mechanic 4, B Spirit 3, C Sprout 2"
    refuses(s, "talent Charmer")
    s.done()


def test_charmer_need_do_neither() -> None:
    s = scene("Workshop: A Charmer", "The Greenhouse: B Ghost", a="Raze, Ghost")
    s.talent("Charmer").choose("pass", "pass")
    assert board(s) == {"Workshop": "A Charmer 3", "The Greenhouse": "B Ghost 2"}
    s.done()


def test_sirens_take_1_each_from_what_a_minion_adds_but_not_from_its_power() -> None:
    s = scene(
        "Workshop: A 2 Siren, A Ghost, B Spirit, B Snuggly Bear, C Mechanic", "The Greenhouse: B Spirit", a="Raze"
    )
    assert [s.total(seat, "Workshop") for seat in "ABC"] == [6, 1, 2]
    assert (s.total("B", "The Greenhouse"), s.power("Spirit @ Workshop"), s.power("Snuggly Bear")) == (3, 3, 1)


def test_becalmed_shores_weakens_minions_of_others_there_and_can_be_transferred() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit | A Becalmed Shores", "The Greenhouse: B Ghost, C Ghost", "Haunted House", a="Raze"
    )
    assert board(s)["Workshop"] == "A Ghost 2, B Spirit 2 | A Becalmed Shores"
    s.talent("Becalmed Shores")
    expects(s, "A", "ask-transfer-where", "The Greenhouse", "Haunted House")
    s.choose("The Greenhouse")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Spirit 3",
        "The Greenhouse": "B Ghost 1, C Ghost 1 | A Becalmed Shores",
        "Haunted House": "",
    }
    s.done()


def test_captive_audience_gives_power_for_each_minion_there_that_one_does_not_own() -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit of B, A Sprout, B Mechanic, C Ghost",
        "The Greenhouse: A Mechanic, B Spirit",
        "Haunted House: B Ghost",
        a="Captive Audience, Ghost, Raze",
    )
    s.play("Captive Audience")
    expects(s, "A", "ask-base", "Workshop", "The Greenhouse", "Haunted House")
    s.choose("Workshop")
    expects(s, "A", "ask-power", "Ghost", "Spirit", "Sprout")
    s.choose("Sprout")
    assert board(s)["Workshop"] == "A Ghost 2, A Spirit 3, A Sprout 5, B Mechanic 4, C Ghost 2"
    assert board(s)["The Greenhouse"] == "A Mechanic 4, B Spirit 3"
    assert s.why_not("Raze") == ""  # the extra action
    s.done()


def test_captive_audience_may_choose_a_base_without_a_minion_of_ones_own() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "The Greenhouse: B Ghost", a="Captive Audience, Ghost, Raze")
    s.play("Captive Audience").choose("The Greenhouse")
    assert (s.power("A Ghost"), s.why_not("Raze")) == (2, "")
    s.done()


def test_charmed_may_move_a_weak_minion_to_a_manned_base_and_takes_it_out_of_the_total() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, B Mechanic",
        "The Greenhouse: A Spectre, B Ghost",
        "Haunted House",
        a="Charmed, Ghost, Raze",
        b="Raze, Ghost",
    )
    s.play("Charmed")
    expects(s, "A", "ask-charm", "Ghost", "Spirit", "Ghost")
    s.choose("Spirit")
    expects(s, "A", "ask-move-where", "The Greenhouse", "pass")
    s.choose("The Greenhouse")
    assert (s.total("B", "The Greenhouse"), s.power("Spirit"), s.total("B", "Workshop")) == (2, 3, 4)
    assert s.why_not("Raze") == ""
    s.end_turn()
    assert s.total("B", "The Greenhouse") == 5


def test_charmed_need_not_move_and_may_choose_ones_own() -> None:
    s = scene("Workshop: A Ghost, A Spirit", "The Greenhouse: A Spectre", a="Charmed, Ghost, Raze")
    s.play("Charmed").choose("Spirit", "pass")
    assert (s.total("A", "Workshop"), board(s)["Workshop"]) == (2, "A Ghost 2, A Spirit 3")
    s.done()


def test_desert_island_keeps_all_minions_there_out_of_the_totals_until_its_players_turn() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit | A Desert Island, A Aggromotive",
        "The Greenhouse: A Ghost",
        turn="B",
        a="Raze, Ghost",
        b="Raze, Ghost",
    )
    assert (s.total("A", "Workshop"), s.total("B", "Workshop"), s.total("A", "The Greenhouse")) == (5, 0, 2)
    assert s.power("Spirit") == 3
    s.end_turn()
    assert (s.asked, s.discard("A")) == ("A", ["Desert Island"])
    assert (s.total("A", "Workshop"), s.total("B", "Workshop")) == (7, 3)


def test_desert_island_stays_while_other_players_begin_their_turns() -> None:
    s = scene("Workshop: B Spirit | A Desert Island", "The Greenhouse", a="Raze, Ghost", b="Raze, Ghost")
    s.end_turn()
    assert (s.asked, s.actions("Workshop"), s.total("B", "Workshop")) == ("B", ["Desert Island"], 0)


def test_shipwreck_cove_strengthens_minions_of_its_player_there() -> None:
    s = scene("Workshop: A Ghost, B Spirit | A Shipwreck Cove", "The Greenhouse: A Ghost", a="Raze")
    assert board(s) == {"Workshop": "A Ghost 3, B Spirit 3 | A Shipwreck Cove", "The Greenhouse": "A Ghost 2"}


def test_shipwreck_cove_may_drift_to_another_base_after_scoring() -> None:
    def scored() -> Scenario:
        return scene(
            "Workshop: A 3 General Ivan, B Mechanic | A Shipwreck Cove, A Zeppelin",
            "The Greenhouse: A Ghost",
            "Haunted House",
            turn="A score",
            a="Ghost",
            deck_a="9 Sprout",
            base_deck="Secret Grove",
        )

    s = scored()
    expects(s, "A", "ask-special", "special Shipwreck Cove", "pass")
    s.choose("special Shipwreck Cove")
    expects(s, "A", "ask-transfer-where", "The Greenhouse", "Haunted House")
    s.choose("The Greenhouse")
    assert (board(s)["The Greenhouse"], s.bases()[0]) == ("A Ghost 3 | A Shipwreck Cove", "Secret Grove")
    s = scored()
    s.choose("pass")
    assert ("Shipwreck Cove" in s.discard("A"), board(s)["The Greenhouse"]) == (True, "A Ghost 2")


def test_siren_song_moves_one_minion_of_each_other_player_to_one_manned_base() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, B Mechanic, C Sprout",
        "The Greenhouse: A Ghost",
        "Haunted House: B Ghost",
        a="Siren Song, Ghost",
        c="Ghost",
    )
    s.play("Siren Song")
    expects(s, "A", "ask-base", "Workshop", "The Greenhouse", "Haunted House")
    s.choose("Workshop")
    expects(s, "A", "ask-move", "Spirit", "Mechanic")
    s.choose("Mechanic")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Spirit 3",
        "The Greenhouse": "A Ghost 2, B Mechanic 4, C Sprout 2",
        "Haunted House": "B Ghost 2",
    }
    s.done()


def test_siren_song_does_nothing_without_another_manned_base() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "The Greenhouse", a="Siren Song, Ghost")
    s.play("Siren Song").choose("Workshop")
    assert (board(s)["Workshop"], s.discard("A")) == ("A Ghost 2, B Spirit 3", ["Siren Song"])
    s.done()


def test_toll_bay_draws_a_card_for_each_minion_of_others_at_one_base() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, C Sprout", "The Greenhouse: B Ghost", a="Toll Bay, Ghost", deck_a="Raze, 8 Sprout"
    )
    s.play("Toll Bay")
    expects(s, "A", "ask-base", "Workshop", "The Greenhouse")
    s.choose("Workshop")
    assert s.hand("A") == ["Ghost", "Raze", "Sprout"]
    s.done()


def test_ultimate_song_makes_others_play_a_weak_minion_or_show_their_hand() -> None:
    s = scene(
        "Workshop: A Ghost, B Mechanic",
        "The Greenhouse: A Spirit",
        "Haunted House: B Ghost",
        a="Ultimate Song, Sprout, Steam Man, Raze, Zeppelin",
        plays="minion, action, action",
        b="Spirit, Steam Man, Mechanic, Zeppelin",
        c="Spectre, Zeppelin",
    )
    s.play("Ultimate Song")
    expects(s, "A", "ask-base", "Workshop", "The Greenhouse")
    s.choose("Workshop")
    expects(s, "B", "ask-play-forced", "Spirit", "Steam Man")
    s.choose("Steam Man")
    assert board(s)["Workshop"] == "A Ghost 2, B Mechanic 4, B Steam Man 3"
    assert [line["cards"] for line in told(s, "log-show-hand")] == [["spectre", "zeppelin"]]
    assert s.game.view(0)["players"][2]["known_hand"] == ["spectre", "zeppelin"]
    assert s.game.view(0)["players"][1]["known_hand"] == []
    s.play("Raze", at="The Greenhouse").play("Sprout")
    expects(s, "A", "ask-play-where", "Workshop", "The Greenhouse", "Haunted House")
    s.choose("Workshop").play("Steam Man", at="The Greenhouse")
    assert s.hand("A") == ["Zeppelin"]


def test_ultimate_songs_extra_minion_must_go_to_that_base() -> None:
    s = scene("Workshop: A Ghost", "The Greenhouse", a="Ultimate Song, 2 Sprout, Raze", b="Zeppelin", plays="action")
    s.play("Ultimate Song").play("Sprout")
    assert (s.minions("Workshop"), s.why_not("Sprout")) == (["Ghost", "Sprout"], "why-no-slot")
    s.done()


def test_ultimate_song_gives_the_extra_action_also_without_a_base_to_choose() -> None:
    s = scene("Workshop: B Ghost", "The Greenhouse", a="Ultimate Song, 2 Raze, Sprout", b="Spirit", plays="action")
    s.play("Ultimate Song")
    assert (s.hand("B"), s.why_not("Sprout"), s.why_not("Raze")) == (["Spirit"], "why-no-slot", "")
    s.play("Raze", at="Workshop")
    assert s.asked == "B"  # one extra action, and no minion


def test_ultimate_song_does_nothing_to_a_player_whose_weak_minions_are_forbidden() -> None:
    s = scene("Tsar's Palace: A Spectre", "The Greenhouse", a="Ultimate Song, Spirit, Raze", b="Ghost, Zeppelin")
    s.play("Ultimate Song")
    assert (board(s)["Tsar's Palace"], s.hand("B"), told(s, "log-show-hand")) == (
        "A Spectre 5",
        ["Ghost", "Zeppelin"],
        [],
    )
    s.done()


@pytest.mark.parametrize(
    ("there", "played", "asked"),
    [
        ("", "Ghost", "ask-menu"),
        (" | B Don't Mess With My Babies!", "Ghost", "ask-discard"),
        ("", "Haunting", "ask-menu"),
    ],
)
def test_ultimate_song_cancels_only_minions_that_it_can_affect(there: str, played: str, asked: str) -> None:
    s = scene(f"Workshop: A Spectre{there}", "The Greenhouse", a="Ultimate Song, Sprout, Raze", b=f"{played}, Zeppelin")
    s.play("Ultimate Song")
    assert (s.prompt, s.power(f"B {played}")) == (asked, 6 if played == "Haunting" else 2)
