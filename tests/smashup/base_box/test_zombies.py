"""«Зомби», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from smashup.helpers import board, expects, refuses, scene, told

PRINTED = {
    "Zombie Lord": (1, 5),
    "Grave Digger": (2, 4),
    "Tenacious Z": (3, 2),
    "Walker": (4, 2),
    "Grave Robbing": (2, 0),
    "Lend a Hand": (1, 0),
    "Mall Crawl": (1, 0),
    "Not Enough Bullets": (1, 0),
    "Outbreak": (1, 0),
    "Overrun": (1, 0),
    "They Keep Coming": (2, 0),
    "They're Coming To Get You": (1, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["zombies"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


def test_zombie_lord_raises_small_minions_at_bases_without_own_ones() -> None:
    s = scene(
        "Workshop: B Mechanic",
        "Secret Grove: A Spirit",
        "Arena: B Ghost",
        "The Deep",
        a="Zombie Lord, Scrap Diving",
        discard_a="2 Sprout, Spirit, Zeppelin, Collector",
        discard_b="Ghost",
    )
    s.play("Zombie Lord", at="Workshop")
    expects(s, "A", "ask-play-extra", "Collector", "Sprout", "pass")  # neither Spirit nor Zeppelin
    s.choose("Sprout")
    expects(s, "A", "ask-raise-where", "Arena", "The Deep")
    s.choose("The Deep")
    s.choose("Sprout")  # only one base is left
    assert board(s) == {
        "Workshop": "A Zombie Lord 5, B Mechanic 4",
        "Secret Grove": "A Spirit 3",
        "Arena": "A Sprout 2, B Ghost 2",
        "The Deep": "A Sprout 2",
    }
    assert s.discard("A") == ["Collector", "Spirit", "Zeppelin"]


def test_zombie_lord_may_stop_at_any_time() -> None:
    s = scene("Workshop", "Secret Grove", "The Deep", a="Zombie Lord, Scrap Diving", discard_a="2 Sprout")
    s.play("Zombie Lord", at="Workshop").choose("Sprout", "The Deep", "pass")
    assert (s.minions("Secret Grove"), s.discard("A")) == ([], ["Sprout"])
    s.done()


def test_zombie_lord_looks_at_printed_power_and_at_who_forbids_ruling_677() -> None:
    s = scene(
        "Workshop",
        "Arena: | A Rotary Slug Thrower",
        "Secret Grove: | B Overrun",
        a="Zombie Lord, Scrap Diving",
        discard_a="2 Sprout",
    )
    s.play("Zombie Lord", at="Workshop")
    s.choose("Sprout", "nothing")  # Arena, the only base that is open; its own question follows at the end
    assert (s.power("Sprout"), s.minions("Secret Grove")) == (4, [])


def test_grave_digger_may_take_a_minion_from_the_discard_pile() -> None:
    s = scene("Workshop: B Ghost", "Secret Grove", a="Grave Digger, Scrap Diving", discard_a="Spirit, Sprout, Zeppelin")
    s.play("Grave Digger", at="Workshop")
    expects(s, "A", "ask-to-hand", "Spirit", "Sprout", "pass")
    s.choose("Spirit")
    assert (s.hand("A"), s.discard("A")) == (["Scrap Diving", "Spirit"], ["Sprout", "Zeppelin"])
    s.done()
    s = scene("Workshop", "Secret Grove", a="Grave Digger, Scrap Diving", discard_a="Spirit")
    s.play("Grave Digger", at="Workshop").choose("pass")
    assert s.discard("A") == ["Spirit"]


def test_tenacious_z_is_an_extra_minion_out_of_the_discard_pile_once_a_turn_ruling_685() -> None:
    s = scene(
        "Workshop: B Ghost", "Inventor's Salon", a="Steam Man, Zeppelin, Torn Apart", discard_a="2 Tenacious Z, Sprout"
    )
    s.choose("special Tenacious Z", "Workshop")
    assert board(s)["Workshop"] == "A Tenacious Z 2, B Ghost 2"
    refuses(s, "special Tenacious Z")  # not the other one either
    s.play("Torn Apart").choose("Tenacious Z")
    refuses(s, "special Tenacious Z")
    s.play("Steam Man", at="Workshop")  # the play of the turn was not used up
    assert board(s)["Workshop"] == "A Steam Man 3, B Ghost 2"


def test_tenacious_z_rises_again_in_the_next_turn_but_not_in_that_of_another() -> None:
    s = scene(
        "Workshop", "Secret Grove", turn="B", a="Zeppelin", b="Ghost", discard_a="Tenacious Z", deck_a="4 Zeppelin"
    )
    refuses(s, "special Tenacious Z")
    s.end_turn()
    s.choose("special Tenacious Z", "Workshop")
    assert s.minions("Workshop") == ["Tenacious Z"]


def test_tenacious_z_cannot_come_where_minions_cannot_be_played_ruling_689() -> None:
    s = scene("Workshop: | B Overrun", "Secret Grove", a="Zeppelin", discard_a="Tenacious Z")
    s.choose("special Tenacious Z")
    assert s.minions("Secret Grove") == ["Tenacious Z"]
    s = scene("Workshop: | B Overrun", a="Zeppelin", discard_a="Tenacious Z")
    refuses(s, "special Tenacious Z")


def test_tenacious_z_does_not_rise_while_bases_are_scored() -> None:
    s = scene(
        "Workshop: A General Ivan +20",
        "Secret Grove",
        turn="A score",
        a="Zeppelin",
        discard_a="Tenacious Z",
        deck_a="2 Zeppelin",
        base_deck="Arena",
    )
    assert (s.asked, s.points("A"), s.discard("A")) == ("B", 4, ["General Ivan", "Tenacious Z"])


@pytest.mark.parametrize(("answer", "deck", "pile"), [("yes", ["Ghost"], ["Spirit"]), ("no", ["Spirit", "Ghost"], [])])
def test_walker_looks_at_the_top_card_and_discards_it_or_not(answer: str, deck: list[str], pile: list[str]) -> None:
    s = scene("Workshop: B Ghost", "Secret Grove", a="Walker, Scrap Diving", deck_a="Spirit, Ghost", deck_b="Sprout")
    s.play("Walker", at="Workshop")
    expects(s, "A", "ask-discard-it", "yes", "no")
    assert told(s, "log-look") == [{"seat": 0, "count": 1}]  # which card it is only the player is told
    s.choose(answer)
    assert (s.deck("A"), s.discard("A"), s.deck("B")) == (deck, pile, ["Sprout"])
    s.done()


def test_grave_robbing_takes_any_card_which_may_be_played_this_turn_ruling_681() -> None:
    s = scene("Workshop", "Secret Grove", a="Grave Robbing, Ghost", discard_a="Spirit, Zeppelin", discard_b="Sprout")
    s.play("Grave Robbing")
    expects(s, "A", "ask-to-hand", "Spirit", "Zeppelin")  # not itself, and it must take one
    s.choose("Spirit")
    s.play("Spirit", at="Workshop")
    assert s.minions("Workshop") == ["Spirit"]


def test_lend_a_hand_shuffles_any_cards_of_the_pile_into_the_deck_but_not_itself_ruling_697() -> None:
    s = scene("Workshop", "Secret Grove", a="Lend a Hand, Ghost", discard_a="Spirit, 2 Zeppelin", deck_a="Sprout")
    s.play("Lend a Hand")
    expects(s, "A", "ask-shuffle-in", "Spirit", "Zeppelin", "done")
    s.choose("Spirit", "Zeppelin", "done")
    assert (sorted(s.deck("A")), s.discard("A")) == (["Spirit", "Sprout", "Zeppelin"], ["Lend a Hand", "Zeppelin"])
    s.done()


def test_lend_a_hand_may_shuffle_nothing() -> None:
    s = scene("Workshop", "Secret Grove", a="Lend a Hand, Ghost", discard_a="Spirit", deck_a="Sprout")
    s.play("Lend a Hand").choose("done")
    assert (s.deck("A"), s.discard("A")) == (["Sprout"], ["Lend a Hand", "Spirit"])


def test_mall_crawl_discards_cards_of_one_name_from_the_deck_and_shuffles() -> None:
    s = scene(
        "Workshop", "Secret Grove", a="Mall Crawl, Ghost", deck_a="Spirit, 3 Sprout, Zeppelin", discard_a="Sprout"
    )
    s.play("Mall Crawl")
    expects(s, "A", "ask-name", "Spirit", "Sprout", "Zeppelin")
    s.choose("Sprout")
    expects(s, "A", "ask-search", "Sprout", "done")
    s.choose("Sprout", "Sprout", "done")
    assert sorted(s.deck("A")) == ["Spirit", "Sprout", "Zeppelin"]
    assert s.discard("A") == ["Mall Crawl", "Sprout", "Sprout", "Sprout"]
    assert (told(s, "log-shuffle"), s.hand("A")) == ([{"seat": 0}], ["Ghost"])
    s.done()


def test_not_enough_bullets_takes_minions_of_one_name_only_ruling_701() -> None:
    s = scene(
        "Workshop",
        "Secret Grove",
        a="Not Enough Bullets, Ghost",
        discard_a="3 Walker, 2 Tenacious Z, Zeppelin, Revenant",
    )
    s.play("Not Enough Bullets")
    expects(s, "A", "ask-name", "Walker", "Tenacious Z", "Revenant")  # no actions
    s.choose("Walker")
    expects(s, "A", "ask-to-hand", "Walker", "done")
    s.choose("Walker", "Walker", "done")
    assert s.hand("A") == ["Ghost", "Walker", "Walker"]
    assert s.discard("A") == ["Not Enough Bullets", "Revenant", "Tenacious Z", "Tenacious Z", "Walker", "Zeppelin"]


def test_outbreak_gives_an_extra_minion_for_a_base_without_own_ones() -> None:
    s = scene(
        "Workshop: A Ghost",
        "Inventor's Salon: B Ghost",
        "The Deep",
        plays="action, action",
        a="Outbreak, 2 Steam Man, Zeppelin",
    )
    s.play("Outbreak").play("Steam Man")
    expects(s, "A", "ask-play-where", "Inventor's Salon", "The Deep")
    s.choose("Inventor's Salon")
    refuses(s, "play Steam Man")
    assert s.minions("Inventor's Salon") == ["Ghost", "Steam Man"]


def test_outbreak_may_be_kept_and_then_looks_at_the_bases_anew() -> None:
    s = scene("Workshop: B Ghost", "The Deep: B Ghost", plays="minion, action", a="Outbreak, 3 Sprout")
    s.play("Outbreak").play("Sprout", at="Workshop")  # this is the extra one: it is the narrower play
    s.play("Sprout", at="Workshop")
    refuses(s, "play Sprout")
    s = scene("Workshop: A Ghost", "The Deep: B Ghost", plays="minion, action", a="Outbreak, 3 Sprout")
    s.play("Outbreak").play("Sprout", at="Workshop")  # only the play of the turn goes there
    s.play("Sprout")
    assert board(s) == {"Workshop": "A Ghost 2, A Sprout 2", "The Deep": "A Sprout 2, B Ghost 2"}


def test_outbreak_is_of_no_use_with_a_minion_everywhere() -> None:
    s = scene("Workshop: A Ghost", "The Deep: A Ghost", plays="action, action", a="Outbreak, Sprout, Zeppelin")
    s.play("Outbreak")
    assert s.why_not("Sprout") == "why-no-target"
    refuses(s, "play Sprout")


def test_overrun_keeps_the_minions_of_others_out_until_its_players_turn_ruling_693() -> None:
    s = scene(
        "Workshop", "Secret Grove", a="Overrun, Steam Man", b="Spirit, Zeppelin", deck_a="4 Zeppelin", deck_b="2 Ghost"
    )
    s.play("Overrun", at="Workshop").play("Steam Man", at="Workshop")
    assert (s.asked, s.minions("Workshop")) == ("B", ["Steam Man"])
    assert s.why_not_at("Spirit", "Workshop") == "card-overrun"
    assert (s.why_not_at("Spirit", "Secret Grove"), s.why_not_at("Zeppelin", "Workshop")) == ("", "")
    s.end_turn()
    assert (s.asked, s.actions("Workshop"), s.discard("A")) == ("A", [], ["Overrun"])


def test_overrun_does_not_stop_a_minion_that_is_moved_there() -> None:
    s = scene("Workshop: | B Overrun", "Secret Grove: A Ghost", a="Bear Rides You, Spirit")
    s.play("Bear Rides You")
    assert s.minions("Workshop") == ["Ghost"]


def test_they_keep_coming_plays_a_minion_out_of_the_discard_pile_now_ruling_705() -> None:
    s = scene("Workshop", "Secret Grove", a="They Keep Coming, Ghost", discard_a="Steam Queen, Spirit, Zeppelin")
    s.play("They Keep Coming")
    expects(s, "A", "ask-play-extra", "Spirit", "Steam Queen", "pass")  # not the Ghost of the hand
    s.choose("Steam Queen", "Workshop")
    assert (s.minions("Workshop"), s.why_not("Ghost")) == (["Steam Queen"], "")
    s = scene(
        "Workshop",
        "Inventor's Salon",
        plays="action, action",
        a="They Keep Coming, Zeppelin, Ghost",
        discard_a="Spirit",
    )
    s.play("They Keep Coming").choose("pass")
    refuses(s, "play Ghost", "play Spirit")  # it was not kept


def test_theyre_coming_to_get_you_lets_every_play_come_from_the_discard_pile_ruling_713() -> None:
    s = scene(
        "Workshop: B Ghost | A They're Coming To Get You",
        "Secret Grove",
        plays="minion, minion, action",
        a="Sprout, Zeppelin",
        discard_a="Mechanic, 2 Steam Man, Scrap Diving",
    )
    assert "play Scrap Diving" not in s.options
    s.play("Steam Man")  # at Workshop: nowhere else
    s.play("Steam Man")
    refuses(s, "play Mechanic")
    assert board(s)["Workshop"] == "A Steam Man 4, A Steam Man 4, B Ghost 2 | A They're Coming To Get You"
    s.play("Sprout")  # the extra play of Secret Grove
    assert (s.minions("Secret Grove"), s.discard("A")) == (["Sprout"], ["Mechanic", "Scrap Diving"])


def test_theyre_coming_to_get_you_serves_restricted_extra_plays_that_fit() -> None:
    s = scene(
        "The Homeworld: | A They're Coming To Get You",
        "Secret Grove: | B They're Coming To Get You",
        a="Invader, Zeppelin",
        discard_a="Spirit, Collector",
        discard_b="Sprout",
    )
    s.play("Invader", at="The Homeworld")
    refuses(s, "play Spirit", "play Sprout")
    s.play("Collector")
    assert s.minions("The Homeworld") == ["Collector", "Invader"]


def test_theyre_coming_to_get_you_does_nothing_for_others() -> None:
    s = scene(
        "Workshop: | B They're Coming To Get You",
        "Inventor's Salon",
        a="Ghost, Zeppelin",
        discard_a="Spirit",
        discard_b="Steam Man",
    )
    refuses(s, "play Spirit", "play Steam Man")


def test_theyre_coming_to_get_you_also_serves_an_extra_minion_that_is_played_at_once() -> None:
    s = scene(
        "Workshop: B Ghost | A They're Coming To Get You",
        "Inventor's Salon",
        plays="action, action",
        a="Commission, Sprout, Zeppelin",
        discard_a="Steam Man, Scrap Diving",
    )
    s.play("Commission")
    expects(s, "A", "ask-play-extra", "Sprout", "Steam Man", "pass")
    s.choose("Steam Man")
    assert board(s)["Workshop"] == "A Steam Man 4 | A They're Coming To Get You"
    assert board(s)["Inventor's Salon"] == "B Ghost 2"


def test_theyre_coming_to_get_you_works_in_the_play_phase_only() -> None:
    s = scene(
        "Workshop: A General Ivan +20 | A Bring Down the Walls, A They're Coming To Get You",
        "Inventor's Salon",
        turn="A score",
        a="Sprout",
        discard_a="Steam Man",
        deck_a="2 Zeppelin",
        base_deck="Arena",
    )
    expects(s, "A", "ask-play-extra", "Sprout", "pass")
