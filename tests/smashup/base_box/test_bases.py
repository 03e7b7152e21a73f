"""The bases of «Замес», one by one."""

from __future__ import annotations

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.terms import NOWHERE
from potasovka.smashup.scenario import Scenario
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
    "School of Wizardry": (20, (3, 2, 1)),
    "The Great Library": (22, (4, 2, 1)),
    "Jungle Oasis": (12, (2, 0, 0)),
    "Tar Pits": (16, (4, 3, 2)),
    "Ninja Dojo": (18, (2, 3, 2)),
    "Temple of Goju": (18, (2, 3, 2)),
    "Cave of Shinies": (23, (4, 2, 1)),
    "Mushroom Kingdom": (20, (5, 3, 2)),
}
"""Breakpoint and prizes."""


def test_the_bases_are_as_printed() -> None:
    assert {base.name: (base.printed, base.prizes) for base in registry().boxes["base_box"].bases} == PRINTED


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


def test_who_may_ignore_evans_city_cemetery_may_keep_the_hand() -> None:
    s = scene(
        "Evans City Cemetery: A General Ivan +14",
        "Workshop",
        a="Infiltrate, 2 Zeppelin",
        deck_a="8 Sprout",
        base_deck="Arena",
    )
    s.play("Infiltrate", at="Evans City Cemetery")
    expects(s, "A", "ask-ignore", "yes", "no")
    s.choose("yes")
    assert s.hand("A") == ["Sprout", "Sprout", "Zeppelin", "Zeppelin"]


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


# Wizards, Dinosaurs, Ninjas, Tricksters


def _school(*minions: str, **more: str) -> Scenario:
    return scene(
        f"School of Wizardry: {', '.join(minions)}",
        "Workshop",
        turn="A score",
        a="Ghost",
        base_deck="Haunted House, Secret Grove, The Deep, Arena",
        **more,
    )


def test_school_of_wizardry_lets_the_winner_choose_the_next_base_and_the_order_of_the_others() -> None:
    s = _school("A Ghost", "B 4 Spectre")
    expects(s, "B", "ask-next-base", "Haunted House", "Secret Grove", "The Deep")
    s.choose("Secret Grove")
    expects(s, "B", "ask-base-on-top", "Haunted House", "The Deep")
    s.choose("Haunted House")
    assert s.bases() == ["Secret Grove", "Workshop"]
    deck = [s.brawl.card[base].name for base in reversed(s.brawl.state.base_deck)]
    assert deck == ["The Deep", "Haunted House", "Arena"]


def test_school_of_wizardry_shows_the_bases_to_the_winner_alone() -> None:
    s = _school("A Ghost", "B 4 Spectre")
    s.choose("Secret Grove", "Haunted House")
    known = [s.brawl.state.known[base] for base in reversed(s.brawl.state.base_deck)]
    assert known == [0b10, 0b10, 0]


def test_ruling_669_of_tied_winners_the_first_from_the_current_player_chooses() -> None:
    s = _school("A 2 Spectre", "B 2 Spectre", b="Ghost")
    expects(s, "A", "ask-next-base", "Haunted House", "Secret Grove", "The Deep")
    s.choose("The Deep", "Haunted House")
    assert s.bases() == ["The Deep", "Workshop"]
    assert (s.points("A"), s.points("B")) == (3, 3)


def test_lost_city_does_not_change_what_school_of_wizardry_has_chosen() -> None:
    s = _school("A Ghost", "B 4 Spectre", b="Lost City, Ghost")
    s.choose("The Deep", "Haunted House", "special Lost City", "pass")
    assert s.bases() == ["The Deep", "Workshop"]


def test_the_great_library_lets_everybody_with_a_minion_there_draw() -> None:
    s = scene(
        "The Great Library: A 6 Spectre, C Spirit | B Sleep Spores",
        "Workshop: B Ghost",
        turn="C score",
        a="Ghost",
        c="Ghost",
        deck_a="2 Sprout",
        deck_b="2 Sprout",
        deck_c="3 Sprout",
        base_deck="Haunted House",
    )
    expects(s, "C", "ask-draw-may", "yes", "no")
    s.choose("yes")
    expects(s, "A", "ask-draw-may", "yes", "no")  # ruling 673: B has only an action there
    s.choose("no")
    assert (s.hand("A"), s.hand("B")) == (["Ghost"], ["Ghost"])
    assert s.hand("C") == ["Ghost", "Sprout", "Sprout", "Sprout"]  # two at the end of the turn


def test_ruling_673_an_action_alone_lets_nobody_draw() -> None:
    s = scene(
        "The Great Library: B 5 Spectre | A Zeppelin",
        "Workshop",
        turn="A score",
        a="Ghost",
        deck_a="4 Sprout",
        deck_b="4 Sprout",
        base_deck="Haunted House",
    )
    expects(s, "B", "ask-draw-may", "yes", "no")
    s.choose("yes")
    assert s.hand("A") == ["Ghost", "Sprout", "Sprout"]
    assert s.hand("B") == ["Ghost", "Sprout"]


def test_ruling_745_jungle_oasis_pays_the_first_place_alone() -> None:
    s = scene(
        "Jungle Oasis: A Spectre, A Spirit, B Spectre",
        "Workshop",
        turn="A score",
        a="Ghost",
        base_deck="Haunted House",
    )
    assert (s.points("A"), s.points("B")) == (2, 0)


def test_tar_pits_put_every_minion_destroyed_there_under_its_owners_deck() -> None:
    s = scene(
        "Tar Pits: B Ghost, B Spirit of C [Make Contact], C Sprout",
        "Haunted House: B Sprout",
        plays="action, action, action, minion",
        a="3 Torn Apart, Mechanic",
        c="Ghost",
        deck_a="4 Mechanic",
        deck_b="Mechanic",
        deck_c="Mechanic",
    )
    s.play("Torn Apart").choose("Ghost").play("Torn Apart").choose("Spirit").play("Torn Apart").choose("B Sprout")
    assert (s.deck("B"), s.deck("C")) == (["Mechanic", "Ghost"], ["Mechanic", "Spirit"])
    assert (s.discard("B"), s.discard("C")) == (["Make Contact", "Sprout"], [])
    s.done()


def test_a_minion_at_tar_pits_was_destroyed_all_the_same() -> None:
    s = scene(
        "Tar Pits: A Hammerhead, B Ghost", "Workshop", a="Torn Apart, Mechanic", deck_a="Mechanic", deck_b="Sprout"
    )
    s.play("Torn Apart").choose("B Ghost", "Tar Pits")
    assert (s.counters("Hammerhead"), s.deck("B")) == (1, ["Sprout", "Ghost"])


def test_ninja_dojo_lets_the_winner_destroy_any_minion() -> None:
    s = scene(
        "Ninja Dojo: A 3 Spectre, B Weed Eater",
        "Workshop: B King Rex, C Ghost",
        turn="B score",
        a="Ghost",
        c="Ghost",
        deck_b="4 Howl",
        base_deck="Haunted House",
    )
    expects(s, "A", "ask-destroy", "Spectre", "Spectre", "Spectre", "Weed Eater", "King Rex", "Ghost", "pass")
    s.choose("King Rex")
    assert (s.discard("B"), s.minions("Workshop")) == (["King Rex", "Weed Eater"], ["Ghost"])
    assert (s.points("A"), s.points("B")) == (2, 3)


def test_ruling_785_tied_winners_of_ninja_dojo_may_each_destroy_one_the_current_player_first() -> None:
    s = scene(
        "Ninja Dojo: A 2 Spectre, B 2 Spectre",
        "Workshop: B Ghost, A Spirit, A Mechanic",
        turn="B score",
        a="Ghost",
        base_deck="Haunted House",
    )
    assert s.asked == "B"
    s.choose("Spirit")
    assert (s.asked, s.prompt) == ("A", "ask-destroy")
    s.choose("pass")
    assert s.minions("Workshop") == ["Ghost", "Mechanic"]


def test_ruling_789_temple_of_goju_puts_the_strongest_of_each_player_under_their_decks() -> None:
    s = scene(
        "Temple of Goju: A Spectre, A Ghost, B 2 Mechanic, B Sprout, C Spirit of A [Make Contact]",
        "Workshop: A King Rex",
        turn="A score",
        a="Ghost",
        c="Ghost",
        deck_a="4 Howl",
        deck_b="Howl",
        deck_c="Howl",
        base_deck="Haunted House",
    )
    assert s.deck("B") == ["Howl", "Mechanic", "Mechanic"]  # a tie counts for all of them
    assert s.deck("A") == ["Howl", "Howl", "Spectre", "Spirit"]  # two were drawn
    assert (s.deck("C"), s.minions("Workshop")) == (["Howl"], ["King Rex"])
    assert (s.discard("A"), s.discard("B"), s.discard("C")) == (["Ghost"], ["Sprout"], ["Make Contact"])


def test_who_ignores_temple_of_goju_loses_their_minion_to_the_discard_pile() -> None:
    s = scene(
        "Temple of Goju: A Spectre, A Spirit, B 2 Weed Eater",
        "Workshop",
        a="Infiltrate, Ghost",
        deck_a="4 Howl",
        deck_b="Howl",
        base_deck="Haunted House",
    )
    s.play("Infiltrate", at="Temple of Goju").end_turn()
    expects(s, "A", "ask-ignore", "yes", "no")
    s.choose("yes")
    assert (s.discard("A"), s.deck("B")) == (["Infiltrate", "Spectre", "Spirit"], ["Howl", "Weed Eater", "Weed Eater"])


def test_who_ignores_tar_pits_keeps_their_minion_out_of_the_deck() -> None:
    s = scene(
        "Tar Pits: A Ghost",
        "Workshop",
        plays="action, action, minion",
        a="Infiltrate, Seeing Stars, Howl, Mechanic",
        deck_a="Howl",
    )
    s.play("Infiltrate", at="Tar Pits").play("Seeing Stars")
    expects(s, "A", "ask-ignore", "yes", "no")
    s.choose("yes")
    assert (s.deck("A"), "Ghost" in s.discard("A")) == (["Howl"], True)


def test_cave_of_shinies_gives_a_point_to_the_owner_of_each_minion_destroyed_there() -> None:
    s = scene(
        "Cave of Shinies: A Ghost, B Ghost, B Sprout",
        "Arena: B Sprout",
        plays="action, action, minion",
        a="Feeding Frenzy, Seeing Stars, Mechanic",
    )
    s.play("Feeding Frenzy").choose("Cave of Shinies", "A Ghost", "B Ghost", "Sprout")
    assert (s.points("A"), s.points("B")) == (1, 2)
    s.play("Seeing Stars")
    assert (s.points("A"), s.points("B"), s.minions("Arena")) == (1, 2, [])


def test_ruling_625_the_owner_and_not_the_controller_gains_the_point() -> None:
    s = scene("Cave of Shinies: B Ghost of A [Make Contact]", "Arena", a="Seeing Stars, Mechanic")
    s.play("Seeing Stars")
    assert (s.points("A"), s.points("B")) == (1, 0)


def test_ruling_629_who_ignores_cave_of_shinies_does_not_take_the_point_from_others() -> None:
    s = scene(
        "Cave of Shinies: B Ghost",
        "Arena",
        plays="action, action, minion",
        a="Infiltrate, Seeing Stars, Mechanic",
    )
    s.play("Infiltrate", at="Cave of Shinies").play("Seeing Stars")
    assert (s.points("A"), s.points("B")) == (0, 1)
    s.done()


def test_mushroom_kingdom_lets_the_current_player_move_somebody_elses_minion_there() -> None:
    s = scene(
        "Mushroom Kingdom: B Ghost",
        "Arena: A Spirit, B Sprout",
        "The Deep: C Mechanic",
        turn="A start",
        a="Howl, Ghost",
        c="Ghost",
    )
    expects(s, "A", "ask-move", "Sprout", "Mechanic", "pass")
    s.choose("Mechanic")
    assert (s.minions("Mushroom Kingdom"), s.minions("Arena")) == (["Ghost", "Mechanic"], ["Spirit", "Sprout"])
    s.done()


def test_mushroom_kingdom_may_be_left_alone() -> None:
    s = scene("Mushroom Kingdom", "Arena: B Spirit", turn="A start", a="Howl, Ghost")
    s.choose("pass")
    assert s.minions("Mushroom Kingdom") == []
    s.done()


def test_temple_of_goju_judges_all_players_at_one_moment() -> None:
    """Ruling 789: War Raptors strengthen each other until the first of them has left."""
    for turn in ("A score", "B score"):
        s = scene(
            "Temple of Goju: A War Raptor +9, B War Raptor, B Saucy Wench",
            "Jungle Oasis",
            turn=turn,
            a="Howl",
            b="Howl",
            deck_a="6 Howl",
            deck_b="6 Howl",
            base_deck="Workshop",
        )
        assert (s.deck("B").count("War Raptor"), s.discard("B")) == (1, ["Saucy Wench"])


SCHOOL = """
    turn: A score
    base: School of Wizardry
      A: King Rex, King Rex, King Rex
      B: First Mate
    base: Mushroom Kingdom
      C: Cub Scout
      on base: A Blood in the Water
    base: Jungle Oasis
    hand A: Chronomage, Terraforming, Howl
    hand B: Howl
    hand C: Howl
    deck A: 9 Howl
    deck B: 9 Howl
    deck C: 9 Howl
    base deck: Workshop, Tar Pits, Tortuga, Ninja Dojo
"""
"""First Mate moves, Cub Scout destroys it, Blood in the Water gives Chronomage, Chronomage gives Terraforming."""
EXTRA = ("special First Mate", "Mushroom Kingdom", "Chronomage", "Terraforming")


def test_a_base_that_came_into_play_meanwhile_does_not_replace_the_school_of_wizardry() -> None:
    s = Scenario(SCHOOL)
    s.choose("Tar Pits", "Workshop", *EXTRA, "Jungle Oasis", "Tar Pits")
    assert s.bases()[1:] == ["Mushroom Kingdom", "Tar Pits"]
    assert s.bases()[0] in ("Workshop", "Tortuga", "Ninja Dojo", "Jungle Oasis")


def test_what_the_school_of_wizardry_chose_is_forgotten_when_its_scoring_stops() -> None:
    """A base card swapped during its scoring: the scoring stops."""
    s = Scenario(SCHOOL)
    s.choose("Tar Pits", "Workshop", *EXTRA, "School of Wizardry", "Ninja Dojo")
    assert "Ninja Dojo" in s.bases()
    assert s.brawl.state.next_base == NOWHERE
