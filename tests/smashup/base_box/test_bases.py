"""The bases of «Замес», one by one."""

from __future__ import annotations

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import expects, scene

PRINTED = {
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
    printed = {base.name: (base.printed, base.prizes) for base in registry().boxes["base_box"].bases}  # type: ignore[attr-defined]
    assert {name: printed[name] for name in PRINTED} == PRINTED


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
    s.play("Feeding Frenzy").choose("Cave of Shinies", "A Ghost", "B Ghost", "Sprout", "Cave of Shinies #1")
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
