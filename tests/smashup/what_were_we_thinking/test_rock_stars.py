"""«Рокеры», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told

PRINTED = {
    "The Monarch": (1, 5),
    "Classic Rocker": (2, 4),
    "Rick Roll": (2, 3),
    "Groupie": (5, 2),
    "Guest Star": (2, 0),
    "Hot Venue": (1, 0),
    "Power Ballad": (1, 0),
    "Reunion Tour": (1, 0),
    "Rock of Luuv": (1, 0),
    "Total Sellout": (2, 0),
    "Tour Bus": (1, 0),
    "Turn Up to 11": (1, 0),
}


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["rock_stars"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


# ---- The Monarch


def _monarch(**more: str) -> Scenario:
    s = scene("Workshop: A The Monarch, B The Monarch", "Secret Grove", a="Sprout", **more)
    return s.talent("The Monarch")


@pytest.mark.parametrize(
    ("where", "deck", "discard"),
    [
        ("deck", ["Ghost", "Spirit"], ["Groupie", "Zeppelin"]),
        ("discard", ["Ghost", "Groupie", "Spirit"], ["Zeppelin"]),
    ],
)
def test_the_monarch_takes_a_groupie_from_where_they_search(where: str, deck: list[str], discard: list[str]) -> None:
    s = _monarch(deck_a="Ghost, Groupie, Spirit", discard_a="Groupie, Zeppelin", discard_b="Groupie")
    expects(s, "A", "ask-search-which", "deck", "discard", "both")
    s.choose(where)
    assert (s.hand("A"), sorted(s.deck("A")), s.discard("A")) == (["Groupie", "Sprout"], deck, discard)
    assert bool(told(s, "log-shuffle")) == (where == "deck")
    assert s.discard("B") == ["Groupie"]
    refuses(s, "talent The Monarch")
    s.done()


def test_the_monarch_may_search_both_and_then_pick() -> None:
    s = _monarch(deck_a="Ghost, Groupie", discard_a="Groupie, Zeppelin")
    s.choose("both")
    expects(s, "A", "ask-search", "Groupie", "Groupie")
    s.choose("groupie@discard")
    assert told(s, "log-search") == [{"seat": 0, "card": "groupie", "pile": "discard"}]
    assert (sorted(s.deck("A")), s.discard("A"), len(told(s, "log-shuffle"))) == (["Ghost", "Groupie"], ["Zeppelin"], 1)
    s.done()


def test_the_monarch_without_a_groupie_shuffles_in_vain() -> None:
    s = _monarch(deck_a="Ghost, Spirit", discard_a="Zeppelin")
    assert (s.hand("A"), sorted(s.deck("A")), len(told(s, "log-shuffle"))) == (["Sprout"], ["Ghost", "Spirit"], 1)
    refuses(s, "talent The Monarch")
    s.done()


# ---- Classic Rocker


def test_classic_rocker_draws_at_a_base_of_breakpoint_21_or_more() -> None:
    s = scene("Secret Grove: A Classic Rocker, B Classic Rocker", "Workshop", a="Sprout", deck_a="3 Ghost")
    s.talent("Classic Rocker")
    assert (s.hand("A"), s.hand("B")) == (["Ghost", "Sprout"], ["Ghost"])
    s.done()


def test_classic_rocker_has_nothing_to_do_at_a_smaller_base_and_goes_by_the_breakpoint_of_the_moment() -> None:
    s = scene(
        "Workshop: A Classic Rocker",
        "Secret Grove: A Classic Rocker",
        a="Turn Up to 11, Favor of Zeus, Sprout",
        plays="action, action, minion",
        deck_a="3 Ghost",
    )
    refuses(s, "talent Classic Rocker @ Workshop")  # 20
    s.play("Turn Up to 11", at="Workshop").play("Favor of Zeus").choose("Secret Grove")
    refuses(s, "talent Classic Rocker @ Secret Grove")  # 21 - 5
    s.talent("Classic Rocker @ Workshop")
    assert s.hand("A") == ["Ghost", "Sprout"]
    s.done()


# ---- Rick Roll


def test_rick_roll_moves_up_to_three_of_his_players_minions_here_from_lower_bases() -> None:
    s = scene(
        "Secret Grove: A Spectre",  # 21
        "Workshop: A Ghost, A Spirit of B [Make Contact], B Sprout",  # 20
        "City of Gold: A Steam Queen, A Sprout",  # 16
        "Tsar's Palace: A General Ivan",  # 22
        "Crystal Fortress: B Mechanic of A [Make Contact]",  # 19
        a="Rick Roll, Scrap Diving",
    )
    s.play("Rick Roll", at="Secret Grove")
    expects(s, "A", "ask-move", "Ghost", "Spirit", "Steam Queen", "Sprout", "done")
    s.choose("Ghost", "Spirit", "Steam Queen")
    assert s.minions("Secret Grove") == ["Ghost", "Rick Roll", "Spectre", "Spirit", "Steam Queen"]
    assert (s.minions("Workshop"), s.minions("City of Gold"), s.minions("Tsar's Palace")) == (
        ["Sprout"],
        ["Sprout"],
        ["General Ivan"],
    )
    s.done()


def test_rick_roll_may_come_alone() -> None:
    s = scene("Secret Grove", "Workshop: A Ghost", a="Rick Roll, Scrap Diving")
    s.play("Rick Roll", at="Secret Grove").choose("done")
    assert s.minions("Workshop") == ["Ghost"]
    s.done()


# ---- Groupie


def test_groupie_lets_another_groupie_be_played_here_and_so_on() -> None:
    s = scene("Workshop", "The Greenhouse", a="4 Groupie, Sprout, Scrap Diving")
    s.play("Groupie", at="Workshop")
    assert (s.why_not("Sprout"), s.why_not("Groupie")) == ("why-other-slot", "")
    s.play("Groupie").play("Groupie").play("Groupie")  # only here, so nobody asks where
    assert board(s) == {"Workshop": ", ".join(["A Groupie 2"] * 4), "The Greenhouse": ""}
    assert s.why_not("Sprout") == "why-other-slot"
    s.done()


def test_groupies_extra_play_may_wait_and_is_lost_with_the_phase() -> None:
    s = scene("Workshop", "The Greenhouse", a="3 Groupie, Scrap Diving", b="Groupie")
    s.play("Groupie", at="Workshop").play("Scrap Diving").play("Groupie").end_turn()
    assert (s.asked, s.minions("Workshop")) == ("B", ["Groupie", "Groupie"])


# ---- Guest Star


def _guest(**more: str) -> Scenario:
    s = scene("Workshop", "The Greenhouse", a="Guest Star, 2 Sprout, Groupie", **more)
    return s.play("Guest Star")


def test_guest_star_plays_the_groupie_as_an_extra_minion() -> None:
    s = _guest(deck_a="Ghost, Groupie, Spirit")
    expects(s, "A", "ask-which", "hand", "play")
    s.choose("play", "The Greenhouse")
    assert (s.minions("The Greenhouse"), sorted(s.deck("A"))) == (["Groupie"], ["Ghost", "Spirit"])
    assert (len(told(s, "log-shuffle")), s.why_not("Sprout"), s.why_not("Groupie")) == (1, "", "")
    s.play("Sprout", at="Workshop")
    assert (s.why_not("Sprout"), s.why_not("Groupie")) == ("why-other-slot", "")  # the play she brings is left
    s.done()


def test_guest_star_places_the_groupie_into_the_hand() -> None:
    s = _guest(deck_a="Ghost", discard_a="Groupie, Zeppelin", discard_b="Groupie")
    s.choose("discard", "hand")
    assert (s.hand("A"), s.discard("A")) == (["Groupie", "Groupie", "Sprout", "Sprout"], ["Guest Star", "Zeppelin"])
    assert (told(s, "log-shuffle"), s.discard("B")) == ([], ["Groupie"])
    s.done()


def test_guest_star_without_a_groupie_shuffles_in_vain() -> None:
    s = _guest(deck_a="Ghost, Spirit")
    assert (s.hand("A"), len(told(s, "log-shuffle"))) == (["Groupie", "Sprout", "Sprout"], 1)
    s.done()


# ---- Hot Venue


def test_hot_venue_strengthens_the_minions_of_its_player_here() -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit of B [Make Contact], B Sprout of A [Make Contact]",
        "Secret Grove: A Ghost",
        a="Hot Venue, Sprout",
    )
    s.play("Hot Venue", at="Workshop")
    assert board(s) == {
        "Workshop": "A Ghost 3, A Spirit 4 [A Make Contact], B Sprout 2 [B Make Contact] | A Hot Venue",
        "Secret Grove": "A Ghost 2",
    }
    s.done()


@pytest.mark.parametrize(
    ("venue", "at", "drawn"),
    [("Secret Grove", "Secret Grove", 3), ("Secret Grove", "Workshop", 2), ("Workshop", "Workshop", 2)],
)
def test_hot_venue_draws_at_the_end_of_a_turn_in_which_its_player_played_here(venue: str, at: str, drawn: int) -> None:
    other = "Workshop" if venue == "Secret Grove" else "Secret Grove"
    s = scene(f"{venue}: | A Hot Venue", other, a="Steam Queen", deck_a="9 Ghost", plays="minion")
    s.play("Steam Queen", at=at)
    assert (s.asked, s.hand("A")) == ("B", ["Ghost"] * drawn)


def test_hot_venue_draws_after_the_two_cards_of_the_turn() -> None:
    s = scene("Secret Grove: | A Hot Venue", "Workshop", a="10 Steam Queen", deck_a="9 Ghost", plays="minion")
    s.play("Steam Queen", at="Secret Grove")
    expects(s, "A", "ask-hand-limit", "Steam Queen", "Ghost")
    s.choose("Ghost")
    assert (s.asked, len(s.hand("A"))) == ("B", 11)


def test_hot_venue_draws_also_on_the_turn_of_another_player_but_not_for_their_minion() -> None:
    s = scene(
        "Secret Grove: | A Hot Venue", "Workshop", turn="B", a="Ghost", b="Steam Queen, Insta-Grow", deck_a="9 Spirit"
    )
    s.play("Steam Queen", at="Secret Grove").end_turn()
    assert (s.asked, s.hand("A")) == ("A", ["Ghost"])
    s = scene(
        "Secret Grove: A Ghost | A Hot Venue",
        "Workshop",
        turn="B",
        a="Mako",
        b="Bear Hug, Steam Queen",
        deck_a="9 Spirit",
    )
    s.play("Bear Hug").choose("special Mako").end_turn()
    assert (s.asked, s.minions("Secret Grove"), s.hand("A")) == ("A", ["Mako"], ["Spirit"])


# ---- Power Ballad


def test_power_ballad_strengthens_its_players_minions_at_a_base() -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit of B [Make Contact], B Mechanic",
        "Secret Grove: A Ghost",
        a="Power Ballad, 2 Steam Queen",
    )
    s.play("Power Ballad")
    expects(s, "A", "ask-base", "Workshop", "Secret Grove")
    s.choose("Workshop")
    assert board(s) == {
        "Workshop": "A Ghost 3, A Spirit 4 [A Make Contact], B Mechanic 4",
        "Secret Grove": "A Ghost 2",
    }
    s.end_turn()
    assert board(s)["Workshop"] == "A Ghost 2, A Spirit 3 [A Make Contact], B Mechanic 4"
    s.done()


def test_power_ballad_gives_nothing_to_who_comes_later() -> None:
    s = scene(
        "Workshop: A Ghost", "Secret Grove: A Ghost", a="Power Ballad, 2 Steam Queen", plays="action, minion, minion"
    )
    s.play("Power Ballad").choose("Workshop").play("Steam Queen", at="Workshop")
    assert board(s)["Workshop"] == "A Ghost 3, A Steam Queen 5"
    s.done()


def _concert(base: str, minions: str, **more: str) -> Scenario:
    return scene(
        f"{base}: {minions}, B Steam Queen",
        "Workshop: A Ghost",
        turn="B score",
        a="Power Ballad, Sprout",
        deck_b="4 Ghost",
        base_deck="Tsar's Palace",
        **more,
    )


def test_power_ballad_may_be_played_before_a_big_base_scores_for_that_base() -> None:
    s = _concert("Secret Grove", "A Steam Queen, A 2 General Ivan")
    expects(s, "A", "ask-special", "special Power Ballad", "pass")
    s.choose("special Power Ballad")
    assert {line["seat"]: line["total"] for line in told(s, "log-award")} == {0: 20, 1: 5}
    assert s.points("A") == 3
    s.done()


def test_power_ballad_cannot_be_played_before_a_smaller_base_scores() -> None:
    s = _concert("Crystal Fortress", "A Steam Queen, A 2 General Ivan")
    assert (s.points("A"), s.hand("A")) == (3, ["Power Ballad", "Sprout"])
    s.done()


# ---- Reunion Tour


def test_reunion_tour_shuffles_any_number_of_minions_from_the_discard_pile_into_the_deck() -> None:
    s = scene(
        "Workshop",
        "Secret Grove",
        a="Reunion Tour, Sprout",
        deck_a="Zeppelin",
        discard_a="2 Ghost, Spirit, Insta-Grow",
        discard_b="Ghost",
    )
    s.play("Reunion Tour")
    expects(s, "A", "ask-shuffle-in", "Ghost", "Spirit", "done")
    s.choose("Ghost", "Spirit")
    assert sorted(s.deck("A")) == ["Ghost", "Spirit", "Zeppelin"]
    assert (s.discard("A"), s.discard("B")) == (["Ghost", "Insta-Grow", "Reunion Tour"], ["Ghost"])
    s.done()


def test_reunion_tour_may_take_none() -> None:
    s = scene("Workshop", "Secret Grove", a="Reunion Tour, Sprout", deck_a="Zeppelin", discard_a="Ghost")
    s.play("Reunion Tour").choose("done")
    assert (s.deck("A"), s.discard("A")) == (["Zeppelin"], ["Ghost", "Reunion Tour"])
    s.done()


# ---- Rock of Luuv


def _luuv() -> Scenario:
    s = scene(
        "Workshop",
        "Secret Grove",
        a="Rock of Luuv, Sprout",
        deck_a="4 Groupie, 2 Ghost, 2 Spirit, Zeppelin, Grandma",
        discard_a="Ghost",
    )
    s.play("Rock of Luuv")
    expects(s, "A", "ask-search", "Groupie", "Ghost", "Grandma")  # neither Spirit (3) nor the action
    return s


def test_rock_of_luuv_takes_up_to_three_small_minions_of_one_name() -> None:
    s = _luuv()
    s.choose("Groupie")
    expects(s, "A", "ask-search", "Groupie", "done")
    s.choose("Groupie", "Groupie", "Groupie")
    assert s.hand("A") == ["Groupie", "Groupie", "Groupie", "Sprout"]
    assert sorted(s.deck("A")) == ["Ghost", "Ghost", "Grandma", "Groupie", "Spirit", "Spirit", "Zeppelin"]
    assert (s.discard("A"), len(told(s, "log-shuffle"))) == (["Ghost", "Rock of Luuv"], 1)
    assert s.game.view(1)["players"][0]["known_hand"] == ["groupie"] * 3  # they are shown
    s.done()


def test_rock_of_luuv_may_take_fewer() -> None:
    s = _luuv()
    s.choose("Ghost", "Ghost", "done")
    assert s.hand("A") == ["Ghost", "Sprout"]
    s = _luuv()
    s.choose("Groupie", "done")
    assert (s.hand("A"), len(s.deck("A")), len(told(s, "log-shuffle"))) == (["Sprout"], 10, 1)
    s.done()


def test_rock_of_luuv_without_a_small_minion_shuffles_in_vain() -> None:
    s = scene("Workshop", "Secret Grove", a="Rock of Luuv, Sprout", deck_a="2 Spirit, Zeppelin")
    s.play("Rock of Luuv")
    assert (s.hand("A"), len(s.deck("A")), len(told(s, "log-shuffle"))) == (["Sprout"], 3, 1)
    s.done()


# ---- Total Sellout


def _sellout(base: str, minions: str, **more: str) -> Scenario:
    return scene(
        f"{base}: {minions}, B Sprout",
        "Workshop: A Ghost",
        turn=more.pop("turn", "B score"),
        a="Total Sellout, Sprout",
        deck_a="9 Ghost",
        deck_b="9 Spirit",
        base_deck="Tsar's Palace",
        **more,
    )


@pytest.mark.parametrize(("base", "drawn"), [("Secret Grove", 3), ("Crystal Fortress", 2)])
def test_total_sellout_draws_two_cards_or_three_after_a_big_base(base: str, drawn: int) -> None:
    s = _sellout(base, "A 4 General Ivan")
    assert s.points("A") == 3
    expects(s, "A", "ask-special", "special Total Sellout", "pass")
    s.choose("special Total Sellout")
    assert (s.hand("A"), s.hand("B")) == (["Ghost"] * drawn + ["Sprout"], ["Ghost", "Spirit", "Spirit"])
    s.done()


def test_total_sellout_needs_a_minion_at_the_scored_base() -> None:
    s = _sellout("Crystal Fortress", "B 4 General Ivan")
    assert (s.points("B"), s.hand("A"), s.asked) == (3, ["Sprout", "Total Sellout"], "A")
    assert s.why_not("Total Sellout") == "why-special-only"


# ---- Tour Bus


def test_tour_bus_moves_up_to_three_of_its_players_minions_to_a_base_of_choice() -> None:
    s = scene(
        "Secret Grove: A Spectre",  # 21
        "Crystal Fortress: A 2 Ghost, A Spirit of B [Make Contact], B Sprout",  # 19
        "Tsar's Palace: A General Ivan",  # 22
        "City of Gold: A Steam Queen",  # 16
        a="Tour Bus, Sprout",
    )
    s.play("Tour Bus")
    expects(s, "A", "ask-base", "Secret Grove", "Crystal Fortress", "Tsar's Palace", "City of Gold")
    s.choose("Secret Grove")
    expects(s, "A", "ask-move", "Ghost", "Ghost", "Spirit", "Steam Queen", "done")
    s.choose("Ghost #1", "Spirit", "Steam Queen")
    assert board(s) == {
        "Secret Grove": "A Ghost 2, A Spectre 5, A Spirit 3 [A Make Contact], A Steam Queen 5",
        "Crystal Fortress": "A Ghost 2, B Sprout 2",
        "Tsar's Palace": "A General Ivan 6",
        "City of Gold": "",
    }
    s.done()


def test_tour_bus_finds_nobody_below_the_smallest_base() -> None:
    s = scene("City of Gold", "Secret Grove: A Ghost", a="Tour Bus, Sprout")
    s.play("Tour Bus").choose("City of Gold")
    assert s.minions("Secret Grove") == ["Ghost"]
    s.done()


# ---- Turn Up to 11


def test_turn_up_to_11_raises_a_smaller_breakpoint_to_21_while_it_is_there() -> None:
    s = scene(
        "City of Gold: A 3 Steam Queen",
        "Workshop",
        a="Turn Up to 11, Steam Queen, Bear Necessities",
        plays="action, action, minion",
    )
    s.play("Turn Up to 11", at="City of Gold")
    assert (s.breakpoint("City of Gold"), s.breakpoint("Workshop")) == (21, 20)
    s.play("Steam Queen", at="City of Gold").play("Bear Necessities")
    assert (s.actions("City of Gold"), s.breakpoint("City of Gold")) == ([], 16)
