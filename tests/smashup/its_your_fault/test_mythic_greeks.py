"""«Древние греки», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine import telling
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told

PRINTED = {"Odysseus": (1, 5), "Heracles": (1, 4), "Jason": (1, 4), "Spartan": (3, 3), "Argonaut": (4, 2)}
GODS = ("Aphrodite", "Apollo", "Ares", "Athena", "Dionysus", "Hades", "Hera", "Hermes", "Poseidon", "Zeus")


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["mythic_greeks"]
    favors = {f"Favor of {god}": (1, 0) for god in GODS}
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == {**PRINTED, **favors}
    assert len(faction.deck) == 20


def test_odysseus_puts_a_counter_on_one_of_his_players_minions_after_each_action_they_play() -> None:
    s = scene(
        "Workshop: A Odysseus, B Ghost",
        "The Greenhouse: A Ghost, B Odysseus",
        a="3 Favor of Zeus, Ghost",
        plays="action, action, action",
    )
    s.play("Favor of Zeus").choose("Workshop")
    expects(s, "A", "ask-counter", "Odysseus", "Ghost")
    s.choose("Ghost").play("Favor of Zeus").choose("Workshop", "Odysseus")
    assert board(s) == {"Workshop": "A Odysseus 6, B Ghost 2", "The Greenhouse": "A Ghost 3, B Odysseus 5"}
    assert (s.counters("Ghost @ The Greenhouse"), s.counters("A Odysseus")) == (1, 1)
    s.done()


def test_odysseus_waits_until_the_action_has_resolved_and_must_place_the_counter() -> None:
    s = scene("Workshop: A Odysseus", "The Greenhouse", a="Favor of Ares, Ghost")
    s.play("Favor of Ares")
    assert (s.power("Odysseus"), s.counters("Odysseus")) == (9, 1)
    s.done()


def test_heracles_gains_power_after_each_action_of_any_player_until_the_end_of_the_turn() -> None:
    s = scene(
        "Workshop: A Heracles, B Heracles",
        "The Greenhouse: A Ghost",
        turn="B",
        a="Ghost",
        b="3 Favor of Zeus, Ghost",
        plays="action, action, action",
    )
    s.play("Favor of Zeus").choose("The Greenhouse", "A Heracles")
    s.play("Favor of Zeus").choose("The Greenhouse", "B Heracles")
    assert board(s) == {"Workshop": "A Heracles 6, B Heracles 6", "The Greenhouse": "A Ghost 2"}
    s.end_turn()
    assert board(s)["Workshop"] == "A Heracles 4, B Heracles 4"
    s.done()


def test_heracles_answers_no_minion() -> None:
    s = scene("Workshop: A Heracles", "The Greenhouse", a="2 Steam Man", plays="minion, minion")
    s.play("Steam Man", at="Workshop")
    assert s.power("Heracles") == 4
    s.done()


def _jason(**more: str) -> Scenario:
    return scene(
        "Workshop: A Jason, B Ghost",
        "The Greenhouse: A Ghost, A Spirit of B [Make Contact], B Spirit",
        "Inventor's Salon: A Captain Ahab",
        a=more.pop("a", "2 Favor of Zeus, 2 Steam Man, 2 Carried Away"),
        plays="minion, minion, action, action, action",
        **more,
    )


def test_jason_must_choose_a_base_after_the_first_action_and_his_players_minions_there_gain_power() -> None:
    s = _jason()
    s.play("Favor of Zeus").choose("Workshop")
    expects(s, "A", "ask-base", "Workshop", "The Greenhouse", "Inventor's Salon")
    s.choose("The Greenhouse")
    after = {
        "Workshop": "A Jason 4, B Ghost 2",
        "The Greenhouse": "A Ghost 3, A Spirit 4 [A Make Contact], B Spirit 3",
        "Inventor's Salon": "A Captain Ahab 2",
    }
    assert board(s) == after
    s.play("Favor of Zeus").choose("Workshop")
    assert board(s) == after  # only the first action
    s.end_turn()
    assert board(s)["The Greenhouse"] == "A Ghost 2, A Spirit 3 [A Make Contact], B Spirit 3"


def test_the_base_jason_chose_serves_who_comes_later_and_not_who_leaves() -> None:
    s = _jason()
    s.play("Favor of Zeus").choose("Workshop", "The Greenhouse")
    s.play("Steam Man", at="The Greenhouse").play("Carried Away").choose("Captain Ahab", "The Greenhouse")
    s.play("Carried Away").choose("Ghost @ The Greenhouse", "Inventor's Salon")
    assert board(s) == {
        "Workshop": "A Jason 4, B Ghost 2",
        "The Greenhouse": "A Captain Ahab 3, A Spirit 4 [A Make Contact], A Steam Man 4, B Spirit 3",
        "Inventor's Salon": "A Ghost 2",
    }
    s.done()


def test_jason_answers_also_an_action_on_another_players_turn_but_no_other_player() -> None:
    s = scene(
        "Trailer Park: A Jason, B 2 General Ivan, A Mechanic",
        "The Greenhouse: A Ghost",
        turn="B",
        a="Dragon Lands, Ghost",
        b="Favor of Hera, Ghost",
        base_deck="Workshop",
    )
    s.play("Favor of Hera").choose("done")
    assert (s.asked, s.prompt) == ("B", "ask-menu")  # nobody asked Jason
    s.end_turn().choose("special Dragon Lands")
    expects(s, "A", "ask-base", "Trailer Park", "The Greenhouse")
    s.choose("Trailer Park")
    assert (s.points("A"), s.points("B")) == (4, 4)  # 5 + 5 and once more 1 for each against 12
    s.done()


def test_spartan_gains_a_counter_after_the_first_action_on_his_players_turn() -> None:
    s = scene(
        "Workshop: A Spartan, B Spartan",
        "The Greenhouse: A Spartan, A Ghost",
        a="3 Favor of Zeus",
        plays="action, action, action",
    )
    s.play("Favor of Zeus").choose("Workshop")
    after = {"Workshop": "A Spartan 4, B Spartan 3", "The Greenhouse": "A Ghost 2, A Spartan 4"}
    assert board(s) == after
    s.play("Favor of Zeus").choose("Workshop")
    assert board(s) == after
    s.done()


def test_spartan_stays_as_he_is_when_his_player_acts_outside_their_play_cards_phase() -> None:
    s = scene(
        "Trailer Park: A Spectre, A General Ivan, A Mechanic, A General Ivan",
        "The Greenhouse: A Spartan",
        turn="A",
        a="Dragon Lands, 9 Raze",
        deck_a="2 Ghost",
        plays="minion",
        base_deck="Workshop",
    )
    s.choose("special Dragon Lands", "Raze")
    assert (s.points("A"), board(s)["The Greenhouse"]) == (4, "A Spartan 3")


def test_spartan_heeds_no_action_of_another_player_nor_one_on_another_players_turn() -> None:
    s = scene(
        "Workshop: A Spartan, B Spartan",
        "The Greenhouse",
        turn="B",
        a="Hello, Dolly!, Ghost",
        b="Favor of Zeus, Ghost",
    )
    s.play("Favor of Zeus").choose("The Greenhouse", "special Hello, Dolly!", "The Greenhouse")
    assert (s.breakpoint("The Greenhouse"), board(s)["Workshop"]) == (14, "A Spartan 3, B Spartan 4")
    s = scene(
        "Workshop",
        "The Greenhouse",
        a="2 Favor of Zeus, Spartan, Ghost",
        b="Hello, Dolly!, Ghost",
        plays="minion, action, action, minion",
    )
    s.play("Favor of Zeus").choose("The Greenhouse", "pass").play("Spartan", at="Workshop")
    s.play("Favor of Zeus").choose("The Greenhouse", "special Hello, Dolly!", "The Greenhouse")
    assert (s.breakpoint("The Greenhouse"), board(s)["Workshop"]) == (9, "A Spartan 3")
    s.done()


@pytest.mark.parametrize("hero", ["Spartan", "Jason"])
def test_spartan_and_jason_played_after_the_first_action_do_nothing_that_turn(hero: str) -> None:
    s = scene(
        "Workshop", "The Greenhouse: A Ghost", a=f"3 Favor of Zeus, {hero}", plays="minion, action, action, action"
    )
    s.play("Favor of Zeus").choose("Workshop").play(hero, at="Workshop").play("Favor of Zeus").choose("Workshop")
    assert (s.counters(hero), board(s)["The Greenhouse"]) == (0, "A Ghost 2")
    s.done()


HEROES = "Workshop: A Odysseus, A Heracles, A Spartan, B Heracles, B Spartan"


def _answer_heroes(s: Scenario) -> None:
    while s.prompt in ("ask-order", "ask-counter"):
        s.choose("A Odysseus" if "Odysseus" in s.options else s.options[0] + " #1")


@pytest.mark.parametrize("slot", ["minion", "action"])
def test_argonaut_triggers_all_that_an_action_of_its_player_triggers_however_it_was_played(slot: str) -> None:
    s = scene(HEROES, "The Greenhouse", a="2 Argonaut, Favor of Hades, Steam Man", plays=f"{slot}, {slot}")
    s.play("Argonaut", at="The Greenhouse")
    _answer_heroes(s)
    assert board(s) == {
        "Workshop": "A Heracles 5, A Odysseus 6, A Spartan 4, B Heracles 5, B Spartan 3",
        "The Greenhouse": "A Argonaut 2",
    }
    s.done()


def test_argonaut_in_an_actions_place_leaves_the_minion_play_but_is_a_minion_otherwise() -> None:
    s = scene(
        "Haunted House: A Ghost",
        "Tsar's Palace",
        a="2 Argonaut, Steam Man, Favor of Hades",
        deck_a="9 Sprout",
        plays="action, minion",
    )
    s.play("Argonaut")
    expects(s, "A", "ask-slot", *s.options)
    assert len(s.options) == 2
    s.choose(s.options[[telling.slot_text(s.brawl, v[1]).args["kind"] for v in s.choice.values].index("action")])
    expects(s, "A", "ask-discard", "Argonaut", "Steam Man", "Favor of Hades")  # Haunted House sees a minion
    s.choose("Favor of Hades")
    assert s.minions("Haunted House") == ["Argonaut", "Ghost"]
    assert (s.why_not("Steam Man"), s.why_not_at("Argonaut", "Tsar's Palace")) == ("", "card-tsars_palace")
    s.play("Steam Man", at="Tsar's Palace")
    assert s.minions("Tsar's Palace") == ["Steam Man"]


def test_argonaut_may_take_the_place_of_an_extra_action() -> None:
    s = scene("Workshop", "The Greenhouse", a="Favor of Hermes, 3 Argonaut", plays="action", deck_a="2 Ghost")
    s.play("Favor of Hermes").play("Argonaut", at="Workshop").play("Argonaut", at="Workshop")
    assert (s.minions("Workshop"), s.hand("A")) == (["Argonaut", "Argonaut"], ["Argonaut", "Ghost", "Ghost"])


def test_argonaut_is_not_the_first_action_for_what_follows_but_heeds_the_limits_of_what_it_triggered() -> None:
    s = scene(
        "Inventor's Salon: A Spartan",
        "The Greenhouse",
        a="2 Argonaut, Spartan, 2 Favor of Zeus",
        plays="minion, minion, minion, action, action",
    )
    s.play("Argonaut", at="The Greenhouse")
    s.choose(s.options[0])
    s.play("Spartan", at="The Greenhouse")
    assert (s.counters("Spartan @ Inventor's Salon"), s.counters("Spartan @ The Greenhouse")) == (1, 0)
    s.play("Favor of Zeus").choose("The Greenhouse")
    assert (s.counters("Spartan @ Inventor's Salon"), s.counters("Spartan @ The Greenhouse")) == (1, 1)


def test_argonaut_after_the_first_action_is_no_first_one() -> None:
    s = scene("Workshop: A Spartan, A Odysseus", "The Greenhouse", a="Argonaut, 2 Favor of Zeus, Ghost")
    s.play("Favor of Zeus").choose("Workshop")
    _answer_heroes(s)
    s.play("Argonaut", at="The Greenhouse")
    _answer_heroes(s)
    assert (s.counters("Spartan"), s.counters("Odysseus")) == (1, 2)


def test_jason_whom_argonaut_called_is_not_called_again_by_the_first_action() -> None:
    s = scene("Workshop: A Jason", "The Greenhouse", a="Argonaut, 2 Favor of Zeus", plays="minion, action, action")
    s.play("Argonaut", at="The Greenhouse").choose("slot:minion", "The Greenhouse")
    s.play("Favor of Zeus").choose("Workshop")
    assert (s.prompt, board(s)) == ("ask-menu", {"Workshop": "A Jason 4", "The Greenhouse": "A Argonaut 3"})
    s.done()


def test_argonaut_on_workshop_is_no_action_on_it() -> None:
    s = scene("Workshop", "The Greenhouse", a="Argonaut, Favor of Zeus", plays="action", deck_a="3 Sprout")
    s.play("Argonaut", at="Workshop")
    assert s.asked == "B"
    s.done()


def test_favor_of_aphrodite_gives_an_extra_minion() -> None:
    s = scene("Workshop", "The Greenhouse", a="Favor of Aphrodite, 3 Steam Man, Raze")
    s.play("Favor of Aphrodite").play("Steam Man", at="Workshop").play("Steam Man", at="The Greenhouse")
    assert board(s) == {"Workshop": "A Steam Man 3", "The Greenhouse": "A Steam Man 3"}
    assert s.asked == "B"
    s.done()


def test_favor_of_apollo_draws_a_card_and_gives_an_extra_action() -> None:
    s = scene("Workshop", "The Greenhouse", a="Favor of Apollo, 2 Raze, Ghost", deck_a="Favor of Zeus, 3 Sprout")
    s.play("Favor of Apollo")
    assert s.hand("A") == ["Favor of Zeus", "Ghost", "Raze", "Raze"]
    s.play("Favor of Zeus").choose("Workshop")
    assert (s.why_not("Raze"), s.breakpoint("Workshop")) == ("why-no-slot", 15)
    s.done()


def test_favor_of_ares_gives_an_own_minion_three_power_until_the_end_of_the_turn() -> None:
    s = scene("Workshop: A Ghost, B Ghost", "The Greenhouse: A Spirit", a="Favor of Ares, Ghost", deck_a="9 Ghost")
    s.play("Favor of Ares")
    expects(s, "A", "ask-power", "Ghost", "Spirit")
    s.choose("Spirit")
    assert board(s) == {"Workshop": "A Ghost 2, B Ghost 2", "The Greenhouse": "A Spirit 6"}
    s.end_turn()
    assert s.power("Spirit") == 3
    s.done()


def test_favor_of_ares_without_an_own_minion_does_nothing() -> None:
    s = scene("Workshop: B Ghost", "The Greenhouse", a="Favor of Ares, Ghost")
    s.play("Favor of Ares")
    assert (s.power("Ghost"), s.discard("A")) == (2, ["Favor of Ares"])
    s.done()


def _athena(deck: str) -> Scenario:
    return scene("Workshop: B Ghost", "The Greenhouse", a="Favor of Athena, Ghost", deck_a=deck)


def test_favor_of_athena_shows_five_cards_takes_an_action_and_puts_the_others_back_in_any_order() -> None:
    s = _athena("Sprout, Raze, Spirit, Ruins, Mechanic, Zeppelin")
    s.play("Favor of Athena")
    assert told(s, "log-reveal") == [{"seat": 0, "cards": ["sprout", "raze", "spirit", "ruins", "mechanic"]}]
    expects(s, "A", "ask-to-hand", "Raze", "Ruins", "pass")
    s.choose("Ruins")
    expects(s, "A", "ask-put-on-top", "Sprout", "Raze", "Spirit", "Mechanic")
    s.choose("Sprout", "Spirit", "Raze")
    assert s.deck("A") == ["Mechanic", "Raze", "Spirit", "Sprout", "Zeppelin"]
    assert s.hand("A") == ["Ghost", "Ruins"]
    s.done()


def test_favor_of_athena_may_take_nothing_and_looks_at_fewer_cards_in_a_small_deck() -> None:
    s = _athena("Raze, Spirit")
    s.play("Favor of Athena").choose("pass", "Raze")
    assert (s.deck("A"), s.hand("A")) == (["Spirit", "Raze"], ["Ghost"])
    s = _athena("2 Sprout")
    s.play("Favor of Athena")
    assert (s.deck("A"), s.hand("A")) == (["Sprout", "Sprout"], ["Ghost"])
    s.done()


def _dionysus(*bases: str, **more: str) -> Scenario:
    return scene(*bases, a="Favor of Dionysus, 2 Raze, Ghost", deck_a="3 Sprout", **more)


def test_favor_of_dionysus_strengthens_an_own_minion_gives_an_extra_action_and_may_go_on_top_of_the_deck() -> None:
    s = _dionysus("Workshop: A Ghost, B Ghost", "The Greenhouse: A Spirit")
    s.play("Favor of Dionysus")
    expects(s, "A", "ask-power", "Ghost", "Spirit")
    s.choose("A Ghost")
    expects(s, "A", "ask-to-top", "yes", "no")
    s.choose("yes")
    assert board(s) == {"Workshop": "A Ghost 3, B Ghost 2", "The Greenhouse": "A Spirit 3"}
    assert (s.deck("A")[0], s.discard("A")) == ("Favor of Dionysus", [])
    s.play("Raze", at="The Greenhouse")
    assert s.why_not("Raze") == "why-no-slot"
    s.done()


def test_favor_of_dionysus_goes_to_the_discard_pile_otherwise_and_its_power_ends_with_the_turn() -> None:
    s = _dionysus("Workshop: A Ghost", "The Greenhouse")
    s.play("Favor of Dionysus").choose("no")
    assert (s.discard("A"), len(s.deck("A")), s.power("Ghost")) == (["Favor of Dionysus"], 3, 3)
    s.end_turn()
    assert s.power("Ghost") == 2
    s = _dionysus("Workshop: B Ghost", "The Greenhouse")
    s.play("Favor of Dionysus").choose("yes")
    assert (s.power("Ghost"), s.why_not("Raze")) == (2, "")


def test_favor_of_hades_takes_an_action_from_its_players_discard_pile_and_never_itself() -> None:
    s = scene(
        "Workshop", "The Greenhouse", a="Favor of Hades, Ghost", discard_a="Raze, Ruins, Spirit", discard_b="Zeppelin"
    )
    s.play("Favor of Hades")
    expects(s, "A", "ask-to-hand", "Raze", "Ruins")
    s.choose("Ruins")
    assert (s.hand("A"), s.discard("A")) == (["Ghost", "Ruins"], ["Favor of Hades", "Raze", "Spirit"])
    s = scene("Workshop", "The Greenhouse", a="Favor of Hades, Ghost", discard_a="Spirit")
    s.play("Favor of Hades")
    assert (s.hand("A"), s.discard("A")) == (["Ghost"], ["Favor of Hades", "Spirit"])
    s.done()


def _hera() -> Scenario:
    return scene("Workshop: A Ghost, B Ghost", "The Greenhouse: A Spirit, A Mechanic", a="Favor of Hera, Ghost")


def test_favor_of_hera_puts_a_counter_on_each_of_up_to_two_own_minions() -> None:
    s = _hera()
    s.play("Favor of Hera")
    expects(s, "A", "ask-counter", "Ghost", "Spirit", "Mechanic", "done")
    s.choose("Ghost", "Spirit")
    assert board(s) == {"Workshop": "A Ghost 3, B Ghost 2", "The Greenhouse": "A Mechanic 4, A Spirit 4"}
    s.done()


@pytest.mark.parametrize("answers", [("done",), ("Spirit", "done")])
def test_favor_of_hera_may_take_one_or_none(answers: tuple[str, ...]) -> None:
    s = _hera()
    s.play("Favor of Hera").choose(*answers)
    assert s.counters("Spirit") == len(answers) - 1
    assert (s.counters("A Ghost"), s.counters("Mechanic")) == (0, 0)
    s.done()


def test_favor_of_hermes_gives_two_extra_actions() -> None:
    s = scene("Workshop", "The Greenhouse", a="Favor of Hermes, 3 Raze, Steam Man")
    for card in ("Favor of Hermes", "Raze", "Raze"):
        s.play(card, at="The Greenhouse")
    assert (s.actions("The Greenhouse"), s.why_not("Raze")) == (["Raze", "Raze"], "why-no-slot")
    s.done()


def test_favor_of_poseidon_shuffles_up_to_three_cards_of_its_players_discard_pile_into_the_deck() -> None:
    s = scene(
        "Workshop",
        "The Greenhouse",
        a="Favor of Poseidon, Ghost",
        deck_a="Sprout",
        discard_a="Raze, Ruins, Spirit, 2 Mechanic",
        discard_b="Zeppelin",
    )
    s.play("Favor of Poseidon")
    expects(s, "A", "ask-shuffle-in", "Raze", "Ruins", "Spirit", "Mechanic", "done")
    s.choose("Mechanic", "Mechanic", "Ruins")
    assert sorted(s.deck("A")) == ["Mechanic", "Mechanic", "Ruins", "Sprout"]
    assert (s.discard("A"), s.discard("B")) == (["Favor of Poseidon", "Raze", "Spirit"], ["Zeppelin"])
    assert told(s, "log-shuffle") == [{"seat": 0}]
    s.done()


def test_favor_of_poseidon_may_leave_all_where_it_is() -> None:
    s = scene("Workshop", "The Greenhouse", a="Favor of Poseidon, Ghost", deck_a="Sprout", discard_a="Raze, Ruins")
    s.play("Favor of Poseidon").choose("done")
    assert (s.deck("A"), s.discard("A")) == (["Sprout"], ["Favor of Poseidon", "Raze", "Ruins"])
    s.done()


def test_favor_of_zeus_lowers_the_breakpoint_of_a_base_by_five_until_the_end_of_the_turn() -> None:
    s = scene("Workshop: B Ghost", "The Greenhouse", a="2 Favor of Zeus, Ghost", plays="action, action")
    s.play("Favor of Zeus").choose("Workshop")
    assert (s.breakpoint("Workshop"), s.breakpoint("The Greenhouse")) == (15, 24)
    s.play("Favor of Zeus").choose("Workshop")
    assert s.asked == "B"
    assert (s.breakpoint("Workshop"), s.breakpoint("The Greenhouse")) == (20, 24)
    refuses(s, "play Favor of Zeus")
