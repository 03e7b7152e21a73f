"""The eight bases of the box."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told

PRINTED = {
    "Ancient Temple": (20, (4, 2, 1)),
    "City of Gold": (16, (3, 1, 1)),
    "Grandma's House": (25, (5, 3, 2)),
    "Retirement Community": (20, (4, 2, 1)),
    "Lake Minnetonka": (26, (5, 3, 2)),
    "Palooza": (27, (6, 4, 3)),
    "Out in the Woods": (18, (3, 2, 1)),
    "Under the Bed": (22, (4, 2, 1)),
}


def test_the_box_has_eight_bases_as_printed() -> None:
    bases = registry().boxes["what_were_we_thinking"].bases
    assert {base.name: (base.printed, base.prizes) for base in bases} == PRINTED


# ---- Ancient Temple


def test_ancient_temple_gives_a_players_only_minion_power_when_their_turn_begins() -> None:
    s = scene(
        "Ancient Temple: A Ghost, B Mechanic, B Groupie",
        "Workshop: A Spirit",
        turn="A start",
        a="Carried Away, Steam Queen, 2 Scrap Diving",
        b="Steam Queen",
    )
    assert board(s) == {"Ancient Temple": "A Ghost 7, B Groupie 2, B Mechanic 4", "Workshop": "A Spirit 3"}
    s.play("Steam Queen", at="Ancient Temple")
    assert s.power("Ghost") == 7  # alone when the turn began
    s.end_turn()
    assert board(s)["Ancient Temple"] == "A Ghost 2, A Steam Queen 5, B Groupie 2, B Mechanic 4"  # two of B
    s.done()


def test_ancient_temple_counts_whose_minion_it_is_now_and_its_power_stays_behind() -> None:
    s = scene(
        "Ancient Temple: A Spirit of B [Make Contact], B Ghost of A [Make Contact]",
        "Workshop",
        turn="A start",
        a="2 Carried Away, Steam Queen",
    )
    assert (s.power("Spirit"), s.power("Ghost")) == (8, 2)
    s.play("Carried Away").choose("Spirit")
    assert board(s)["Workshop"] == "A Spirit 3 [A Make Contact]"
    s.done()


# ---- City of Gold


@pytest.mark.parametrize(("minions", "points"), [("A Ghost, A Spirit, B Ghost", 1), ("B Ghost", 0), ("", 0)])
def test_city_of_gold_pays_a_point_when_the_turn_of_a_player_with_a_minion_there_begins(
    minions: str, points: int
) -> None:
    s = scene(f"City of Gold: {minions}", "Workshop: A Ghost", turn="A start", a="Steam Queen")
    assert (s.points("A"), s.points("B")) == (points, 0)
    s.done()


# ---- Grandma's House


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_grandmas_house_lets_who_plays_a_minion_there_look_at_their_top_card(end: str) -> None:
    s = scene(
        "Grandma's House: A Ghost",
        "Workshop",
        turn="B",
        b="2 Steam Queen, Steam Man, Scrap Diving",
        plays="minion, minion, minion",
        deck_a="Ghost, Sprout",
        deck_b="Spirit, Mechanic",
    )
    s.play("Steam Queen", at="Workshop")
    assert s.prompt == "ask-menu"
    s.play("Steam Queen", at="Grandma's House")
    expects(s, "B", "ask-top-or-bottom", "top", "bottom")
    assert "spirit" in str([event.for_seat(1) for event in s.game.log])
    assert "spirit" not in str(s.game.view(0)) + str(s.game.view(None))
    s.choose(end)
    left = ["Spirit", "Mechanic"] if end == "top" else ["Mechanic", "Spirit"]
    assert (s.deck("B"), s.deck("A")) == (left, ["Ghost", "Sprout"])
    s.done()


def test_grandmas_house_does_not_answer_a_move() -> None:
    s = scene("Grandma's House", "Workshop: A Ghost", a="Carried Away, Steam Queen", deck_a="Spirit")
    s.play("Carried Away")
    assert (s.minions("Grandma's House"), s.prompt) == (["Ghost"], "ask-menu")


# ---- Retirement Community


def _retire(**more: str) -> Scenario:
    return scene(
        "Retirement Community: A General Ivan, A Steam Queen, A Spirit of B [Make Contact], B General Ivan, B Groupie",
        "Workshop: A Ghost, B Ghost",
        turn="B score",
        a="Sprout",
        deck_a="2 Zeppelin, Blossom",
        deck_b="2 Zeppelin, Blossom",
        base_deck="Secret Grove",
        **more,
    )


def test_retirement_community_lets_each_player_save_one_of_their_minions_there_into_the_deck() -> None:
    s = _retire()
    expects(s, "B", "ask-to-deck", "General Ivan", "Groupie", "pass")
    assert (s.points("A"), s.points("B")) == (4, 2)
    s.choose("General Ivan", "bottom")
    expects(s, "A", "ask-to-deck", "General Ivan", "Steam Queen", "Spirit", "pass")
    s.choose("Spirit", "bottom")
    assert (s.deck("B"), s.deck("A")) == (["Blossom", "General Ivan", "Spirit"], ["Zeppelin", "Zeppelin", "Blossom"])
    assert (s.discard("A"), s.discard("B")) == (["General Ivan", "Make Contact", "Steam Queen"], ["Groupie"])
    assert board(s) == {"Secret Grove": "", "Workshop": "A Ghost 2, B Ghost 2"}
    s.done()


def test_retirement_community_forces_nobody_and_the_top_is_drawn_first() -> None:
    s = _retire()
    s.choose("Groupie", "top", "pass")
    assert s.hand("B") == ["Ghost", "Groupie", "Zeppelin"]
    assert s.discard("A") == ["General Ivan", "Make Contact", "Steam Queen"]
    s.done()


# ---- Lake Minnetonka


def test_lake_minnetonka_gives_power_to_each_minion_played_or_moved_there() -> None:
    s = scene(
        "Lake Minnetonka: A Ghost, B Ghost",
        "Workshop: A Spirit, B Mechanic",
        a="2 Steam Queen, 2 Carried Away",
        plays="minion, minion, action, action",
        b="Groupie",
    )
    s.play("Steam Queen", at="Lake Minnetonka").play("Steam Queen", at="Workshop")
    s.play("Carried Away").choose("Mechanic").play("Carried Away").choose("A Spirit")
    term = {"id": "lasts", "args": {"place": "none", "seat": "none"}}
    assert (s.asked, told(s, "log-power")) == (
        "B",
        [{"card": name, "amount": 1, "lasts": term} for name in ("steam_queen", "mechanic", "spirit")],
    )
    assert board(s) == {  # and all is over with the turn
        "Lake Minnetonka": "A Ghost 2, A Spirit 3, A Steam Queen 5, B Ghost 2, B Mechanic 4",
        "Workshop": "A Steam Queen 5",
    }


def test_lake_minnetonka_strengthens_also_rivals_at_once() -> None:
    s = scene("Lake Minnetonka: A Ghost", "Workshop: B Mechanic", a="Carried Away, Steam Queen")
    s.play("Carried Away").choose("Mechanic")
    assert board(s)["Lake Minnetonka"] == "A Ghost 2, B Mechanic 5"
    s.done()


# ---- Palooza


def _palooza(**more: str) -> Scenario:
    return scene(
        "Palooza: A 3 General Ivan, B General Ivan, C General Ivan",
        "Workshop: A Ghost, B Steam Queen, B Spirit",
        "The Greenhouse: C Groupie, A Spirit",
        turn="B score",
        a="Sprout",
        c="Ghost",
        deck_a="Ghost",
        deck_b="4 Ghost",
        base_deck="Secret Grove",
        **more,
    )


def test_palooza_lets_each_player_bring_one_minion_before_it_scores() -> None:
    s = _palooza()
    expects(s, "B", "ask-move", "Steam Queen", "Spirit", "pass")
    s.choose("Steam Queen")
    expects(s, "C", "ask-move", "Groupie", "pass")
    s.choose("pass")
    expects(s, "A", "ask-move", "Ghost", "Spirit", "pass")
    s.choose("Ghost")
    assert {line["seat"]: line["total"] for line in told(s, "log-award")} == {0: 20, 1: 11, 2: 6}
    assert (s.points("A"), s.points("B"), s.points("C")) == (6, 4, 3)
    assert board(s) == {"Secret Grove": "", "Workshop": "B Spirit 3", "The Greenhouse": "A Spirit 3, C Groupie 2"}


# ---- Out in the Woods


def test_out_in_the_woods_strengthens_every_minion_there_before_it_scores() -> None:
    s = scene(
        "Out in the Woods: A General Ivan, A Steam Queen, B 3 Spirit",
        "Workshop: A Ghost",
        turn="A score",
        a="Steam Queen",
        deck_a="2 Ghost",
        base_deck="Secret Grove",
    )
    assert {line["seat"]: line["total"] for line in told(s, "log-award")} == {0: 13, 1: 12}
    assert {line["card"] for line in told(s, "log-power")} == {"general_ivan", "steam_queen", "spirit"}
    assert len(told(s, "log-power")) == 5
    assert (s.points("A"), s.points("B")) == (3, 2)
    s.done()


# ---- Under the Bed


def test_under_the_bed_takes_a_small_extra_minion_once_one_was_played_elsewhere() -> None:
    s = scene("Under the Bed", "Workshop", a="Steam Queen, Spirit, 2 Sprout, Scrap Diving")
    s.play("Steam Queen", at="Workshop")
    assert (s.why_not("Spirit"), s.why_not("Sprout")) == ("why-other-slot", "")  # 3 is too much
    s.play("Sprout")  # only here, so nobody asks where
    assert board(s) == {"Under the Bed": "A Sprout 2", "Workshop": "A Steam Queen 5"}
    assert s.why_not("Sprout") == "why-no-slot"  # once a turn
    s.done()


def test_under_the_bed_does_not_count_a_minion_played_there() -> None:
    s = scene("Under the Bed", "Workshop", a="Steam Queen, 2 Sprout, Scrap Diving")
    s.play("Steam Queen", at="Under the Bed")
    assert s.why_not("Sprout") == "why-no-slot"
    refuses(s, "play Sprout")
    s.done()
