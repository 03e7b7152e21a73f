"""Who knows what after cards of the box have looked, revealed and put away."""

from __future__ import annotations

from potasovka.core.rng import Rng
from smashup.helpers import scene


def test_glory_hound_shows_the_bases_to_nobody_else() -> None:
    s = scene("Workshop", "Haunted House", a="Glory Hound, Scrap Diving", base_deck="Secret Grove, Tsar's Palace")
    s.play("Glory Hound", at="Workshop")
    assert "tsars_palace" not in str(s.game.view(1))
    s.choose("Tsar's Palace")
    assert [s.brawl.state.known[base] for base in s.brawl.state.base_deck] == [1, 1]
    assert "secret_grove" not in str(s.game.view(1)) + str(s.game.view(None))
    s.done()


def test_glory_hound_leaves_a_rival_who_knew_both_bases_unsure_which_is_on_top() -> None:
    s = scene(
        "Workshop",
        "Haunted House",
        a="Glory Hound, Scrap Diving",
        b="Glory Hound, Scrap Diving",
        deck_a="9 Sprout",
        base_deck="Secret Grove, Tsar's Palace",
    )
    s.play("Glory Hound", at="Workshop").choose("Tsar's Palace").end_turn()
    s.play("Glory Hound", at="Workshop").choose("Tsar's Palace")
    tops = set()
    for seed in range(40):
        world = s.game.determinise(0, Rng(seed))
        tops.add(world.brawl.card[world.brawl.state.base_deck[-1]].name)
    assert tops == {"Secret Grove", "Tsar's Palace"}


def test_lost_city_reveals_the_bases_to_everybody() -> None:
    s = scene(
        "City of Gold: A 3 General Ivan",
        "Workshop",
        turn="A score",
        a="Lost City, Steam Queen",
        base_deck="Secret Grove, Tsar's Palace, The Greenhouse",
    )
    s.choose("special Lost City")
    assert [s.brawl.state.known[base] for base in s.brawl.state.base_deck] == [0, 3, 3]


def test_attic_treasures_does_not_say_what_went_under_the_deck() -> None:
    s = scene("Workshop", "Secret Grove", a="Attic Treasures, Ghost, Spirit, Zeppelin, Sprout", deck_a="4 Mechanic")
    s.play("Attic Treasures").choose("Zeppelin", "Ghost", "Spirit")
    assert not {"zeppelin", "spirit"} & set(str([event.for_seat(1) for event in s.game.log]).split("'"))
