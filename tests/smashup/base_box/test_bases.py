"""The bases of «Замес»."""

from __future__ import annotations

from potasovka.smashup.engine.registry import registry
from smashup.helpers import board, expects, refuses, scene

PRINTED = {
    "The Homeworld": (23, (4, 2, 1)),
    "The Mothership": (20, (4, 2, 1)),
    "The Grey Opal": (17, (3, 1, 1)),
    "Tortuga": (21, (4, 3, 2)),
    "Factory 436-1337": (25, (2, 2, 1)),
    "The Central Brain": (19, (4, 2, 1)),
    "Evans City Cemetery": (20, (5, 3, 2)),
    "Rhodes Plaza Mall": (24, (0, 0, 0)),
}


def test_the_bases_have_the_printed_numbers() -> None:
    stock = {base.name: (base.printed, base.prizes) for base in registry().boxes["base_box"].bases}
    assert {name: stock[name] for name in PRINTED} == PRINTED


# Aliens


def test_the_homeworld_gives_an_extra_minion_of_power_2_or_less_each_time_ruling_445() -> None:
    s = scene("The Homeworld: B Ghost", "Workshop", a="2 Collector, Ghost, Sprout, Invader, Zeppelin")
    s.play("Collector", at="The Homeworld").choose("pass")
    refuses(s, "play Invader")  # too strong for the extra play
    s.play("Collector", at="The Homeworld").choose("pass")  # each time, without a limit
    s.play("Sprout", at="Workshop")  # anywhere, but that gives nothing further
    refuses(s, "play Ghost", "play Invader")
    assert board(s) == {"The Homeworld": "A Collector 2, A Collector 2, B Ghost 2", "Workshop": "A Sprout 2"}
    s.done()


def test_the_homeworld_counts_the_minions_of_other_players_for_them_and_never_forces_anybody() -> None:
    s = scene(
        "The Homeworld", "Workshop", a="Invader, Zeppelin", b="Invader, Sprout, Ghost, Zeppelin", deck_a="2 Zeppelin"
    )
    s.play("Invader", at="The Homeworld").end_turn()
    s.play("Invader", at="The Homeworld").play("Sprout", at="Workshop")
    refuses(s, "play Ghost")
    assert s.asked == "B"


def test_the_homeworld_serves_the_owner_of_a_minion_at_once_outside_their_own_turn() -> None:
    s = scene("The Homeworld", "Workshop", a="Ghost of B, Sprout, Zeppelin", b="Sprout, Invader", deck_a="2 Zeppelin")
    s.play("Ghost", at="The Homeworld").choose("pass")  # Ghost's own question
    expects(s, "B", "ask-play-extra", "Sprout", "pass")
    s.choose("Sprout", "Workshop")
    refuses(s, "play Sprout")  # A, who played it, gets nothing
    assert board(s) == {"The Homeworld": "A Ghost 2", "Workshop": "B Sprout 2"}


def test_the_homeworld_outside_the_play_phase_wants_the_minion_at_once_ruling_449() -> None:
    s = scene(
        "The Homeworld: A General Ivan +18 | A Bring Down the Walls",
        "Workshop",
        turn="A score",
        a="Invader, Sprout, Mechanic",
        deck_a="2 Zeppelin",
        base_deck="Arena",
    )
    s.choose("Invader")
    expects(s, "A", "ask-play-extra", "Sprout", "pass")
    s.choose("Sprout", "Workshop")
    assert (s.minions("Workshop"), s.points("A")) == (["Sprout"], 5)


def test_the_mothership_lets_the_winner_return_a_minion_of_power_3_or_less_from_there() -> None:
    s = scene(
        "The Mothership: A Mechanic, A Spirit, A General Ivan +9, B Sprout",
        "Workshop: A Ghost",
        turn="A score",
        a="Zeppelin",
        deck_a="2 Zeppelin",
        base_deck="Arena",
    )
    expects(s, "A", "ask-return", "Spirit", "pass")
    s.choose("Spirit")
    assert s.hand("A") == ["Spirit", "Zeppelin", "Zeppelin", "Zeppelin"]
    assert (s.discard("A"), s.discard("B")) == (["General Ivan", "Mechanic"], ["Sprout"])
    assert board(s) == {"Arena": "", "Workshop": "A Ghost 2"}


def test_the_mothership_and_scout_each_save_one_ruling_433() -> None:
    s = scene(
        "The Mothership: A Scout, A Collector, A General Ivan +12",
        "Workshop",
        turn="A score",
        deck_a="2 Zeppelin",
        base_deck="Arena",
    )
    expects(s, "A", "ask-return", "Collector", "Scout", "pass")
    s.choose("Collector")
    expects(s, "A", "ask-special", "special Scout", "pass")
    s.choose("special Scout")
    assert s.hand("A") == ["Collector", "Scout", "Zeppelin", "Zeppelin"]
    assert s.discard("A") == ["General Ivan"]


def test_the_mothership_serves_tied_winners_from_the_current_player_on_ruling_457() -> None:
    s = scene(
        "The Mothership: A Steam Queen +3, A Ghost, B Steam Queen +3, B Sprout, C Spirit",
        "Workshop",
        turn="B score",
        a="Zeppelin",
        c="Zeppelin",
        deck_b="2 Zeppelin",
        base_deck="Arena",
    )
    expects(s, "B", "ask-return", "Sprout", "pass")
    s.choose("Sprout")
    expects(s, "A", "ask-return", "Ghost", "pass")
    s.choose("Ghost")
    assert (s.hand("A"), "Sprout" in s.hand("B"), s.discard("C")) == (["Ghost", "Zeppelin"], True, ["Spirit"])
    assert [s.points(seat) for seat in "ABC"] == [4, 4, 1]


# Zombies


def test_evans_city_cemetery_makes_the_winner_discard_the_hand_and_draw_five() -> None:
    s = scene(
        "Evans City Cemetery: A General Ivan +12, B Mechanic",
        "Workshop",
        turn="A score",
        a="3 Zeppelin",
        b="Ghost, Spirit",
        deck_a="8 Sprout",
        deck_b="2 Sprout",
        base_deck="Arena",
    )
    assert (s.hand("A"), s.hand("B")) == (["Sprout"] * 7, ["Ghost", "Spirit"])  # five, and the two of the turn
    assert s.discard("A") == ["General Ivan", "Zeppelin", "Zeppelin", "Zeppelin"]
    assert (s.points("A"), s.points("B")) == (5, 3)


def test_rhodes_plaza_mall_pays_a_point_for_each_minion_there_the_fourth_player_too_ruling_717() -> None:
    s = scene(
        "Rhodes Plaza Mall: A General Ivan +7, A Ghost of B, B Mechanic, C Spirit, D Sprout, D Ghost +0 | B Ruins",
        "Workshop: A Ghost",
        turn="A score",
        a="Zeppelin",
        c="Ghost",
        d="Ghost",
        deck_a="2 Zeppelin",
        base_deck="Arena",
    )
    assert [s.points(seat) for seat in "ABCD"] == [2, 1, 1, 2]
    assert board(s) == {"Arena": "", "Workshop": "A Ghost 2"}


# Pirates


def test_the_grey_opal_lets_all_but_the_winner_move_a_minion_away() -> None:
    s = scene(
        "The Grey Opal: A Steam Queen +9, A Ghost, B Mechanic, B Sprout, C Steam Man",
        "Workshop: B Ghost",
        "Inventor's Salon",
        turn="A score",
        c="Ghost",
        deck_a="2 Zeppelin",
        base_deck="Arena",
    )
    expects(s, "B", "ask-move", "Mechanic", "Sprout", "pass")  # not the Ghost, which is elsewhere
    s.choose("Mechanic")
    expects(s, "B", "ask-move-where", "Workshop", "Inventor's Salon")
    s.choose("Inventor's Salon")
    expects(s, "C", "ask-move", "Steam Man", "pass")
    s.choose("pass")
    assert board(s) == {"Arena": "", "Workshop": "B Ghost 2", "Inventor's Salon": "B Mechanic 4"}
    assert [s.points(seat) for seat in "ABC"] == [3, 1, 1]
    assert (s.discard("A"), s.discard("B"), s.discard("C")) == (["Ghost", "Steam Queen"], ["Sprout"], ["Steam Man"])


def test_tortuga_lets_the_runner_up_bring_a_minion_from_elsewhere_to_the_new_base_ruling_509() -> None:
    s = scene(
        "Tortuga: A Steam Queen +9, B Mechanic +2, B Ghost, C Steam Man",
        "Workshop: B Captain Ahab, C Ghost, A Ghost",
        turn="A score",
        c="Ghost",
        deck_a="2 Zeppelin",
        base_deck="Inventor's Salon",
    )
    expects(s, "B", "ask-move", "Captain Ahab", "pass")  # those at Tortuga are gone
    assert s.bases() == ["Inventor's Salon", "Workshop"]
    s.choose("Captain Ahab")
    assert board(s) == {"Inventor's Salon": "B Captain Ahab 2", "Workshop": "A Ghost 2, C Ghost 2"}
    assert s.discard("B") == ["Ghost", "Mechanic"]


def test_tortuga_has_no_runner_up_when_two_have_won_and_several_when_they_tie_for_it() -> None:
    tied = {"c": "Ghost", "deck_a": "2 Zeppelin", "base_deck": "Inventor's Salon", "turn": "A score"}
    s = scene("Tortuga: A Steam Queen +5, B Steam Queen +5, C Ghost", "Workshop: A Ghost, B Ghost, C Ghost", **tied)
    assert (s.asked, s.minions("Inventor's Salon")) == ("B", [])
    assert (s.prompt, [s.points(seat) for seat in "ABC"]) == ("ask-menu", [4, 4, 2])
    s = scene("Tortuga: A Steam Queen +9, B Steam Queen, C Steam Queen", "Workshop: B Ghost, C Sprout", **tied)
    s.choose("Ghost", "Sprout")
    assert board(s)["Inventor's Salon"] == "B Ghost 2, C Sprout 2"


# Robots


def test_factory_436_1337_pays_the_winner_a_point_for_every_full_five_power() -> None:
    s = scene(
        "Factory 436-1337: A Steam Queen +9, B Steam Queen +6 | A Aggromotive",
        "Workshop",
        turn="A score",
        deck_a="2 Zeppelin",
        base_deck="Arena",
    )
    assert (s.points("A"), s.points("B")) == (2 + 3, 2)  # 19 of A's, which makes three; nothing for the second


def test_factory_436_1337_pays_each_of_the_tied_winners_ruling_557() -> None:
    s = scene(
        "Factory 436-1337: A Steam Queen +9, B Steam Queen +9",
        "Workshop",
        turn="A score",
        deck_a="2 Zeppelin",
        base_deck="Arena",
    )
    assert (s.points("A"), s.points("B")) == (4, 4)


def test_the_central_brain_gives_every_minion_there_one_more_power() -> None:
    s = scene("The Central Brain: A Ghost, B Steam Queen", "Workshop: A Ghost", a="Zeppelin")
    assert board(s) == {"The Central Brain": "A Ghost 3, B Steam Queen 6", "Workshop": "A Ghost 2"}
    assert (s.total("A", "The Central Brain"), s.total("B", "The Central Brain")) == (3, 6)
