"""Rulings and rulebook examples in which several factions of «Замес» meet, with the very cards they name."""

from __future__ import annotations

from smashup.helpers import board, expects, scene


def test_ruling_413_collector_looks_at_the_power_in_play() -> None:
    s = scene("Workshop: B Supreme Overlord [A Poison], B Pirate King", a="Collector, Howl")
    s.play("Collector")
    expects(s, "A", "ask-return", "Supreme Overlord", "Collector", "pass")


def test_ruling_417_crop_circles_and_wildlife_preserve() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, C Sprout | C Wildlife Preserve",
        a="Crop Circles, Howl",
        b="Howl",
        c="Howl",
        deck_c="2 Howl",
    )
    s.play("Crop Circles")
    assert board(s) == {"Workshop": "C Sprout 2 | C Wildlife Preserve"}


def test_ruling_437_jammed_signal_on_cave_of_shinies() -> None:
    for jammed, points in ((" | B Jammed Signal", 0), ("", 1)):
        s = scene(f"Cave of Shinies: B Enchantress{jammed}", a="Seeing Stars, Howl")
        s.play("Seeing Stars")
        assert (s.points("A"), s.points("B")) == (0, points)


def test_ruling_449_shinobi_at_the_homeworld_brings_another_minion_at_once_or_never() -> None:
    s = scene(
        "The Homeworld: A King Rex +16",
        "Workshop",
        turn="A score",
        a="Shinobi, Ninja Acolyte, Howl",
        deck_a="2 Howl",
        base_deck="Arena",
    )
    s.choose("special Shinobi")
    expects(s, "A", "ask-play-extra", "Ninja Acolyte", "pass")


def test_ruling_465_a_buccaneer_that_moves_away_is_worth_nothing_at_cave_of_shinies() -> None:
    s = scene("Cave of Shinies: B Buccaneer", "Workshop", a="Powderkeg, Natural Selection, King Rex")
    s.play("King Rex", at="Cave of Shinies").play("Natural Selection")
    assert (s.where("Buccaneer"), s.points("B")) == ("Workshop", 0)


def test_ruling_501_sea_dogs_takes_the_named_faction_of_all_other_players_along() -> None:
    s = scene(
        "Workshop: A Shinobi, B Shinobi, B Ninja Acolyte, C Ninja Master, C Ghost",
        "Jungle Oasis",
        a="Sea Dogs, Howl",
        c="Howl",
    )
    s.play("Sea Dogs").choose("faction:ninjas")
    assert board(s) == {
        "Workshop": "A Shinobi 3, C Ghost 2",
        "Jungle Oasis": "B Ninja Acolyte 2, B Shinobi 3, C Ninja Master 5",
    }


def test_ruling_517_a_sacrificed_nukebot_pays_everybody_at_cave_of_shinies() -> None:
    s = scene("Cave of Shinies: A Nukebot, B Enchantress, B Ghost", a="Sacrifice, Howl", deck_a="9 Howl")
    s.play("Sacrifice")
    while s.prompt == "ask-order":
        s.choose("Cave of Shinies #1") if "Nukebot" not in s.options else s.choose("Nukebot")
    assert (s.points("A"), s.points("B")) == (1, 2)


def test_ruling_521_assassination_on_a_warbot_tries_again_every_turn() -> None:
    s = scene("Workshop: B Warbot [A Assassination]", a="Howl", b="Howl", deck_a="9 Howl", deck_b="9 Howl")
    for _ in range(2):
        s.end_turn()
        assert board(s) == {"Workshop": "B Warbot 4 [A Assassination]"}


def test_ruling_537_microbot_alpha_makes_a_microbot_of_king_rex() -> None:
    s = scene("Workshop: A Microbot Alpha", "Jungle Oasis: A King Rex", "Tar Pits: A Microbot Fixer, B Ghost", a="Howl")
    assert [s.power(name) for name in ("Microbot Alpha", "King Rex", "Microbot Fixer", "Ghost")] == [4, 8, 2, 2]


def test_ruling_677_zombie_lord_looks_at_printed_power() -> None:
    """The Central Brain makes a 2 a 3: it may be played there all the same."""
    s = scene("Workshop", "The Central Brain", a="Zombie Lord, Howl", discard_a="Walker")
    s.play("Zombie Lord", at="Workshop").choose("Walker")
    assert s.minions("The Central Brain") == ["Walker"]


def test_a_base_is_scored_although_full_sail_has_taken_the_power_away() -> None:
    """«Казаки против помидоров», the example of Jungle Oasis and «На всех парусах»: the scoring goes on."""
    s = scene(
        "Jungle Oasis: A King Rex, B Saucy Wench, B First Mate",
        "Workshop",
        turn="A score",
        a="Howl",
        b="Full Sail, Howl",
        deck_a="2 Howl",
        base_deck="Arena",
    )
    s.choose("special Full Sail", "Saucy Wench", "First Mate")
    assert (s.points("A"), s.points("B")) == (2, 0)
    assert s.minions("Workshop") == ["First Mate", "Saucy Wench"]


def test_a_buccaneer_that_scouts_chase_from_base_to_base_comes_to_rest() -> None:
    s = scene(
        "Workshop: A King Rex, B Buccaneer",
        "Jungle Oasis: A Cub Scout +9",
        "Haunted House: A Cub Scout +9",
        a="Natural Selection, Ghost",
    )
    s.play("Natural Selection").choose("King Rex")
    fled = 0
    while s.asked == "B" and fled < 100:
        s.choose("Jungle Oasis" if "Jungle Oasis" in s.options else "Haunted House")
        fled += 1
    assert (fled, s.where("Buccaneer")) == (7, "Jungle Oasis")
