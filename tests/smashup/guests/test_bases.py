"""The bases of the guests."""

from __future__ import annotations

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told
from smashup.its_your_fault.table import graves, under

PRINTED = {
    "Saloon": (20, (3, 2, 1)),
    "So-so Corral": (19, (4, 2, 1)),
    "Pyramids": (21, (4, 2, 1)),
    "Star Portal": (17, (3, 1, 1)),
}


def test_the_bases_are_as_printed() -> None:
    bases = {base.name: (base.printed, base.prizes) for base in registry().boxes["guests"].bases}
    assert {name: bases[name] for name in PRINTED} == PRINTED


def test_ruling_845_the_saloon_treats_everybody_who_still_has_a_minion_there() -> None:
    s = scene(
        "Saloon: A Ghost, B Spirit, C Mechanic",
        "Jungle Oasis: B Sprout",
        a="Seeing Stars, Ghost",
        c="Ghost",
        deck_a="2 Howl",
        deck_b="2 Howl",
        deck_c="2 Howl",
    )
    s.play("Seeing Stars").choose("Spirit")
    expects(s, "A", "ask-draw-may", "yes", "no")
    s.choose("yes")
    expects(s, "C", "ask-draw-may", "yes", "no")  # B has nobody there any more
    s.choose("no")
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["Ghost", "Howl"], ["Ghost"], ["Ghost"])
    s.done()


def test_the_saloon_treats_nobody_for_a_minion_destroyed_elsewhere() -> None:
    s = scene(
        "Saloon: A Ghost, C Mechanic", "Jungle Oasis: B Sprout", a="Seeing Stars, Ghost", c="Ghost", deck_a="Howl"
    )
    s.play("Seeing Stars").choose("Sprout")
    assert s.hand("A") == ["Ghost"]
    s.done()


def test_so_so_corral_lets_a_minion_played_there_duel() -> None:
    s = scene("So-so Corral: A Ghost, B Spirit, C Spectre", "Jungle Oasis: B Sprout", a="Mechanic, Howl", c="Ghost")
    s.play("Mechanic", at="So-so Corral")
    expects(s, "A", "ask-duel", "Spirit", "Spectre", "pass")
    s.choose("Spirit", "pass", "pass")
    assert board(s) == {"So-so Corral": "A Ghost 2, A Mechanic 4, C Spectre 5", "Jungle Oasis": "B Sprout 2"}
    s.done()


def test_so_so_corral_destroys_a_challenger_who_loses_and_may_be_peaceful() -> None:
    s = scene("So-so Corral: B Spectre", "Jungle Oasis", a="Mechanic, Howl").play("Mechanic", at="So-so Corral")
    twin = Scenario(s.game.setup["position"]).play("Mechanic", at="So-so Corral").choose("pass")
    assert board(twin)["So-so Corral"] == "A Mechanic 4, B Spectre 5"
    s.choose("Spectre", "pass", "pass")
    assert board(s)["So-so Corral"] == "B Spectre 5"


def test_so_so_corral_takes_no_notice_of_minions_played_elsewhere() -> None:
    s = scene("So-so Corral: A Ghost, B Spectre", "Jungle Oasis: B Sprout", a="Mechanic, Howl")
    s.play("Mechanic", at="Jungle Oasis")
    s.done()


def test_so_so_corral_comes_after_the_duel_of_a_gunfighter_played_there() -> None:
    s = scene("So-so Corral: B Sprout, B Ghost", "Jungle Oasis", a="Gunfighter, Howl")
    s.play("Gunfighter", at="So-so Corral").choose("Sprout", "pass", "pass")
    expects(s, "A", "ask-duel", "Ghost", "pass")
    s.choose("Ghost", "pass", "pass")
    assert (board(s)["So-so Corral"], len(told(s, "log-duel"))) == ("A Gunfighter 3", 2)


def test_so_so_corral_gives_the_credit_for_the_loser_to_whoever_played_the_challenger() -> None:
    s = scene("So-so Corral: B Sprout", "Jungle Oasis", a="Mechanic, Howl").play("Mechanic", at="So-so Corral")
    s.choose("Sprout", "pass", "pass")
    assert [line["seat"] for line in told(s, "log-destroy")] == [0]


def test_pyramids_let_each_player_bury_a_card_of_the_hand_once_on_their_turn() -> None:
    s = scene("Pyramids: B Ghost", "Jungle Oasis", a="Ghost, Howl, Sprout")
    s.choose("use Pyramids")
    expects(s, "A", "ask-bury", "Ghost", "Howl", "Sprout")
    s.choose("Howl")
    assert (graves(s), s.hand("A")) == ({"Pyramids": ["A Howl"]}, ["Ghost", "Sprout"])
    refuses(s, "use Pyramids")
    s.done()


def test_pyramids_take_nothing_from_an_empty_hand() -> None:
    s = under(
        scene("Pyramids: A Pyramid Engineer", "Jungle Oasis: A Captain Ahab"), "Jungle Oasis", "on base: A Zeppelin"
    )
    refuses(s, "use Pyramids")


def test_star_portal_draws_for_a_card_buried_there() -> None:
    s = scene("Star Portal: B Ghost", "Jungle Oasis", a="Lost Knowledge, Sprout, Howl", deck_a="9 Zeppelin")
    twin = Scenario(s.game.setup["position"]).play("Lost Knowledge").choose("Howl", "Jungle Oasis")
    s.play("Lost Knowledge").choose("Howl", "Star Portal")
    assert (s.hand("A"), twin.hand("A")) == (["Sprout", "Zeppelin"], ["Sprout"])


def test_star_portal_draws_for_an_action_played_on_it_for_its_player() -> None:
    s = scene("Star Portal: B Ghost", "Jungle Oasis", a="Gold Strike, Sprout", deck_a="9 Zeppelin", deck_b="9 Zeppelin")
    s.play("Gold Strike", at="Star Portal")
    assert (s.hand("A"), s.hand("B")) == (["Sprout", "Zeppelin"], ["Ghost"])


def test_star_portal_draws_nothing_for_an_action_on_a_minion_there_or_a_standard_one() -> None:
    s = scene("Star Portal: B Ghost", "Jungle Oasis", a="Ancient Curse, Plague of Locusts, Sprout", deck_a="9 Zeppelin")
    s.play("Ancient Curse")
    assert s.hand("A") == ["Plague of Locusts", "Sprout"]


def test_ruling_853_star_portal_draws_once_for_a_tomb_trap_that_buries_itself_there() -> None:
    s = scene("Star Portal: B Ghost", "Jungle Oasis", a="Tomb Trap, Sprout", deck_a="9 Zeppelin")
    s.play("Tomb Trap").choose("Star Portal")
    assert (s.hand("A"), graves(s)) == (["Sprout", "Zeppelin"], {"Star Portal": ["A Tomb Trap"]})
