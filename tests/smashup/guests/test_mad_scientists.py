"""«Безумные учёные», card by card, and their titan."""

from __future__ import annotations

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told
from smashup.its_your_fault.table import beside, titans, under

PRINTED = {
    "Herr Doktor": (1, 5),
    "The Monster": (2, 4),
    "Lab Assistant": (3, 3),
    "Igor": (4, 2),
    "Angry Mob": (1, 0),
    "Blitzed": (1, 0),
    "Body Shop": (1, 0),
    "German Engineering": (1, 0),
    "Grave Situation": (1, 0),
    "IT'S ALIVE!": (2, 0),
    "Jolt": (1, 0),
    "Überserum": (2, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["mad_scientists"]
    cards = [card for card in faction.cards if card.kind != "titan"]
    assert {card.name: (card.copies, card.printed) for card in cards} == PRINTED
    assert len(faction.deck) == 20


def test_herr_doktor_puts_a_counter_on_another_own_minion_anywhere() -> None:
    s = scene("Workshop: A Herr Doktor, A Ghost, B Spirit", "The Mothership: A Igor", a="Jolt, Ghost")
    s.talent("Herr Doktor")
    expects(s, "A", "ask-counter", "Ghost", "Igor")
    s.choose("Igor")
    assert board(s) == {"Workshop": "A Ghost 2, A Herr Doktor 5, B Spirit 3", "The Mothership": "A Igor 3"}
    refuses(s, "talent Herr Doktor")
    s.done()


def test_herr_doktor_alone_has_nothing_to_offer() -> None:
    s = scene("Workshop: A Herr Doktor, B Spirit", "The Mothership", a="Jolt, Ghost")
    refuses(s, "talent Herr Doktor")


def test_the_monster_gives_a_counter_for_an_extra_minion() -> None:
    s = scene("Workshop: A The Monster +2, B Spirit +1", "The Mothership", a="Sprout, Igor, Spectre, Jolt")
    s.talent("The Monster")
    assert (s.counters("The Monster"), s.counters("Spirit")) == (1, 1)
    assert told(s, "log-counters-off") == [{"card": "the_monster", "count": 1}]
    s.play("Sprout", at="Workshop").play("Spectre", at="The Mothership")
    assert board(s) == {"Workshop": "A Sprout 2, A The Monster 5, B Spirit 4", "The Mothership": "A Spectre 5"}
    assert s.why_not("Igor") == "why-no-slot"


def test_the_monster_without_a_counter_has_no_talent() -> None:
    s = scene("Workshop: A The Monster, A Ghost +1", "The Mothership", a="Ghost, Jolt")
    refuses(s, "talent The Monster")


def test_the_monster_that_keeps_its_counter_brings_nobody() -> None:
    """«Чтобы»: Tooth and Claw keeps the talent off, its own player's too."""
    s = scene(
        "Workshop: A The Monster +1 [A Tooth and Claw and Guns]", "The Mothership", plays="action", a="Ghost, Jolt"
    )
    s.talent("The Monster")
    assert (s.counters("The Monster"), s.attached("The Monster")) == (1, [])
    assert s.why_not("Ghost") == "why-no-slot"


def test_lab_assistant_must_put_a_counter_on_another_own_minion() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "The Mothership: A Igor", a="Lab Assistant, Jolt")
    s.play("Lab Assistant", at="Workshop")
    expects(s, "A", "ask-counter", "Ghost", "Igor")
    s.choose("Ghost")
    assert board(s) == {"Workshop": "A Ghost 3, A Lab Assistant 3, B Spirit 3", "The Mothership": "A Igor 2"}
    s.done()


def test_lab_assistant_alone_does_nothing() -> None:
    s = scene("Workshop: B Spirit", "The Mothership", a="Lab Assistant, Jolt")
    s.play("Lab Assistant", at="Workshop")
    assert board(s)["Workshop"] == "A Lab Assistant 3, B Spirit 3"
    s.done()


def test_igor_leaves_a_counter_when_he_is_destroyed() -> None:
    s = scene("Workshop: A Ghost, B Igor, B Spirit", "The Mothership: B Sprout", a="Torn Apart, Ghost", deck_a="Ghost")
    s.play("Torn Apart").choose("Igor")
    expects(s, "B", "ask-counter", "Spirit", "Sprout")
    s.choose("Sprout")
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 3", "The Mothership": "B Sprout 3"}
    s.done()


def test_igor_who_returns_to_a_hand_leaves_nothing() -> None:
    s = scene("Workshop: B Igor, B Spirit", "The Mothership: B Sprout", a="Beam Up, Ghost", b="Ghost")
    s.play("Beam Up").choose("Igor")
    assert board(s) == {"Workshop": "B Spirit 3", "The Mothership": "B Sprout 2"}
    s.done()


def test_igor_who_is_discarded_from_a_hand_leaves_nothing() -> None:
    """Ruling 429, with the very card: an Ongoing ability works only in play."""
    s = scene("Workshop: B Spirit", "The Mothership", a="Probe, Ghost", b="Igor")
    s.play("Probe")
    assert (s.discard("B"), board(s)["Workshop"]) == (["Igor"], "B Spirit 3")
    s.done()


def test_ruling_793_igor_on_a_base_that_scores_leaves_a_counter() -> None:
    s = scene(
        "Jungle Oasis: A Igor, A General Ivan, B Spectre",
        "The Mothership: A Ghost, A Sprout, B Spirit",
        turn="A score",
        a="Ghost",
        deck_a="3 Ghost",
        base_deck="Workshop",
    )
    expects(s, "A", "ask-counter", "Ghost", "Sprout")
    s.choose("Sprout")
    assert board(s) == {"Workshop": "", "The Mothership": "A Ghost 2, A Sprout 3, B Spirit 3"}


def test_ruling_797_a_foreign_igor_serves_who_controls_him() -> None:
    s = scene(
        "Workshop: A Igor of B, A Ghost, A Spirit, B Sprout",
        "The Mothership",
        turn="B",
        a="Ghost",
        b="Torn Apart, Ghost",
        deck_b="Howl",
    )
    s.play("Torn Apart").choose("Igor")
    expects(s, "A", "ask-counter", "Ghost", "Spirit")
    s.choose("Spirit")
    assert (s.discard("B"), board(s)["Workshop"]) == (["Igor", "Torn Apart"], "A Ghost 2, A Spirit 4, B Sprout 2")


def test_angry_mob_gives_a_counter_for_each_card_under_the_deck() -> None:
    s = scene(
        "Workshop: A Ghost, A Igor, B Spirit",
        "The Mothership",
        a="Angry Mob, Jolt, Sprout, Spectre",
        deck_a="Howl",
    )
    s.play("Angry Mob")
    expects(s, "A", "ask-minion", "Ghost", "Igor")
    s.choose("Ghost")
    expects(s, "A", "ask-to-bottom", "Jolt", "Sprout", "Spectre", "pass")
    s.choose("Spectre", "Jolt", "pass")
    assert (s.deck("A"), s.hand("A")) == (["Howl", "Spectre", "Jolt"], ["Sprout"])
    assert board(s)["Workshop"] == "A Ghost 4, A Igor 2, B Spirit 3"
    s.done()


def test_angry_mob_may_stay_at_home() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "The Mothership", a="Angry Mob, Jolt, Sprout", deck_a="Howl")
    s.play("Angry Mob").choose("pass")
    assert (s.hand("A"), board(s)["Workshop"]) == (["Jolt", "Sprout"], "A Ghost 2, B Spirit 3")
    s.done()


def test_angry_mob_without_a_minion_still_takes_cards() -> None:
    s = scene("Workshop: B Spirit", "The Mothership", a="Angry Mob, Jolt, Zapbot", deck_a="Howl")
    s.play("Angry Mob").choose("Jolt", "pass")
    assert (s.deck("A"), s.hand("A"), board(s)["Workshop"]) == (["Howl", "Jolt"], ["Zapbot"], "B Spirit 3")
    s.done()


def test_blitzed_pays_with_counters_of_several_minions() -> None:
    s = scene(
        "Workshop: A Ghost +2, A Igor +1, A Sprout, B Spirit, B Spectre, B Mako +3",
        "The Mothership: B Hammerhead",
        a="Blitzed, Ghost",
    )
    s.play("Blitzed")
    expects(s, "A", "ask-take-counters", "Ghost", "Igor", "pass")  # nor Mako: it is B's
    s.choose("Ghost")
    expects(s, "A", "ask-how-many-counters", "2", "1")
    s.choose("2", "Igor")
    expects(s, "A", "ask-destroy", "Ghost", "Igor", "Sprout", "Spirit", "Hammerhead")
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "A Ghost 2, A Igor 2, A Sprout 2, B Mako 5, B Spectre 5",
        "The Mothership": "B Hammerhead 3",
    }
    s.done()


def test_blitzed_counts_only_what_was_taken() -> None:
    s = scene("Workshop: A Ghost +2, B Sprout +1, B Fun Bear", "The Mothership", a="Blitzed, Ghost")
    s.play("Blitzed").choose("Ghost", "1")  # nobody has a power of 1 or less
    assert board(s)["Workshop"] == "A Ghost 3, B Fun Bear 2, B Sprout 3"
    s.done()


def test_blitzed_shared_by_a_diva_takes_her_counters_too() -> None:
    s = scene("Workshop: A Ghost +1, A Diva +1, A Igor +1, B Spirit", "The Mothership", a="Blitzed, Ghost")
    s.play("Blitzed").choose("Ghost", "yes")
    expects(s, "A", "ask-take-counters", "Igor", "pass")
    s.choose("Igor", "Spirit")
    assert board(s)["Workshop"] == "A Diva 3, A Ghost 2, A Igor 2"
    s.done()


def test_ruling_801_blitzed_without_counters_can_destroy_a_minion_of_power_0() -> None:
    s = scene(
        "Workshop: A Ghost, B Sprout [A Poison], B Mako [A Poison], B Spirit", "The Mothership", a="Blitzed, Ghost"
    )
    s.play("Blitzed")
    expects(s, "A", "ask-destroy", "Sprout", "Mako")
    s.choose("Mako")
    assert board(s)["Workshop"] == "A Ghost 2, B Spirit 3, B Sprout 0 [A Poison]"
    s.done()


def test_body_shop_turns_an_own_minion_into_counters() -> None:
    s = scene("Workshop: A Lab Assistant +1, A Ghost, B Spectre", "The Mothership: A Sprout", a="Body Shop, Ghost")
    s.play("Body Shop")
    expects(s, "A", "ask-destroy", "Lab Assistant", "Ghost", "Sprout")
    s.choose("Lab Assistant")
    expects(s, "A", "ask-counter", "Ghost", "Sprout")
    s.choose("Ghost", "Sprout", "Sprout", "Sprout")
    assert board(s) == {"Workshop": "A Ghost 3, B Spectre 5", "The Mothership": "A Sprout 5"}
    s.done()


def test_body_shop_gives_the_power_of_one_that_cannot_be_destroyed() -> None:
    """Its two sentences are independent: no «чтобы» joins them."""
    s = scene("Workshop: A Ghost [A Uberserum], B Spectre", "The Mothership: B Sprout", a="Body Shop, Ghost")
    s.play("Body Shop")
    assert board(s) == {"Workshop": "A Ghost 4 [A Überserum], B Spectre 5", "The Mothership": "B Sprout 2"}
    s.done()


def test_german_engineering_tunes_what_its_player_plays_there() -> None:
    s = scene(
        "Workshop: A Ghost | A German Engineering",
        "The Mothership",
        plays="minion, minion, action",
        a="Igor, Sprout, Jolt",
        b="Spirit, Jolt",
    )
    s.play("Igor", at="Workshop").play("Sprout", at="The Mothership")
    assert board(s) == {"Workshop": "A Ghost 2, A Igor 3 | A German Engineering", "The Mothership": "A Sprout 2"}
    s.end_turn()
    s.play("Spirit", at="Workshop")
    assert s.power("Spirit") == 3


def test_german_engineering_does_nothing_for_a_minion_that_has_left_again() -> None:
    s = scene("Workshop: B Ghost | A German Engineering", "The Mothership", a="Spirit, 3 Jolt")
    s.play("Spirit", at="Workshop").choose("A Spirit", "yes")
    assert board(s)["Workshop"] == "B Ghost 2 | A German Engineering"


def test_grave_situation_sends_own_minions_to_the_hand_instead() -> None:
    s = scene(
        "Workshop: A Igor, A Ghost, B Mako | A Grave Situation",
        "The Mothership: A Sprout",
        turn="B",
        a="Howl",
        b="Feeding Frenzy, Ghost",
    )
    s.play("Feeding Frenzy").choose("Workshop", "Igor", "Ghost", "Mako")
    assert (s.hand("A"), s.discard("A"), s.discard("B")) == (["Ghost", "Howl", "Igor"], [], ["Feeding Frenzy", "Mako"])
    assert board(s) == {"Workshop": "| A Grave Situation", "The Mothership": "A Sprout 2"}
    s.done()


def test_grave_situation_serves_only_its_own_base_and_only_against_destruction() -> None:
    s = scene(
        "Workshop: A Igor, A Ghost | A Grave Situation",
        "The Mothership: A Sprout, A Mako",
        plays="action, action",
        turn="B",
        a="Howl",
        b="Torn Apart, Carried Away, Ghost",
        deck_b="Ghost",
    )
    s.play("Torn Apart").choose("Sprout")
    assert s.discard("A") == ["Sprout"]
    s.play("Carried Away").choose("Igor")
    assert s.minions("The Mothership") == ["Igor", "Mako"]


def test_ruling_805_grave_situation_and_cave_of_shinies() -> None:
    """It went to the hand, so it was not destroyed: no point."""
    s = scene(
        "Cave of Shinies: A Ghost, B Sprout | A Grave Situation", "Workshop", turn="B", a="Howl", b="Torn Apart, Ghost"
    )
    s.play("Torn Apart").choose("Ghost")
    assert (s.points("A"), s.hand("A"), s.discard("A")) == (0, ["Ghost", "Howl"], [])


def test_a_foreign_minion_in_a_grave_situation_goes_to_its_owner() -> None:
    s = scene(
        "Workshop: A Igor of B, A Ghost | A Grave Situation",
        "The Mothership",
        turn="B",
        a="Howl",
        b="Torn Apart, Ghost",
        deck_b="Ghost",
    )
    s.play("Torn Apart").choose("Igor")
    assert (s.hand("B"), s.hand("A")) == (["Ghost", "Ghost", "Igor"], ["Howl"])


def test_its_alive_plays_an_extra_minion_with_a_counter() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "The Mothership", a="IT'S ALIVE!, Igor, Sprout")
    s.play("IT'S ALIVE!")
    expects(s, "A", "ask-play-extra", "Igor", "Sprout", "pass")
    s.choose("Igor", "The Mothership")
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 3", "The Mothership": "A Igor 3"}
    s.play("Sprout", at="Workshop")
    assert s.power("Sprout") == 2


def test_ruling_809_its_alive_without_a_minion_leaves_nothing_behind() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "The Mothership", a="IT'S ALIVE!, Igor, Jolt")
    s.play("IT'S ALIVE!").choose("pass")
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 3", "The Mothership": ""}
    s.play("Igor", at="Workshop")
    assert s.counters("Igor") == 0
    s.done()


def test_jolt_strengthens_all_own_minions_everywhere() -> None:
    s = scene("Workshop: A Ghost, A Igor of B, B Spirit", "The Mothership: A Sprout +1", a="Jolt, Ghost")
    s.play("Jolt")
    assert board(s) == {"Workshop": "A Ghost 3, A Igor 3, B Spirit 3", "The Mothership": "A Sprout 4"}
    s.done()


def test_uberserum_keeps_its_minion_from_being_destroyed() -> None:
    s = scene(
        "Workshop: A Ghost, B Igor, B Zapbot",
        "The Mothership",
        plays="action, action",
        a="Überserum, Torn Apart, Ghost",
    )
    s.play("Überserum", on="Igor")
    s.play("Torn Apart")
    expects(s, "A", "ask-destroy", "Ghost", "Igor", "Zapbot")
    s.choose("Igor")
    assert board(s)["Workshop"] == "A Ghost 2, B Igor 2 [A Überserum], B Zapbot 2"


def test_uberserum_works_when_the_turn_of_its_player_begins() -> None:
    s = scene(
        "Workshop: B Igor [A Uberserum], A Ghost",
        "The Mothership",
        a="Howl, Ghost",
        b="Howl, Ghost",
        deck_a="6 Ghost",
        deck_b="6 Ghost",
    )
    s.end_turn()
    assert (s.asked, s.counters("Igor")) == ("B", 0)
    s.end_turn()
    assert (s.asked, s.counters("Igor"), s.counters("A Ghost")) == ("A", 1, 0)


def bride(*bases: str, **more: str) -> Scenario:
    """The turn of A begins, the Bride beside the deck."""
    return scene(*bases, turn="A start", titans_a="The Bride", deck_a="4 Howl", **more)


def test_the_bride_is_played_for_a_destroyed_minion_and_one_in_the_box() -> None:
    s = bride("Workshop: A Ghost, A Zapbot, B Spirit", "The Mothership", a="Igor, Jolt", discard_a="Mako, Howl")
    expects(s, "A", "ask-titan-price", "box", "destroy", "nothing")
    s.choose("destroy")
    expects(s, "A", "ask-price", "Ghost", "Zapbot")
    s.choose("Zapbot")  # of the two ways only the box is left
    expects(s, "A", "ask-price", "Igor", "Mako")  # not the Zapbot, which lies in the discard pile by now
    s.choose("Igor")
    expects(s, "A", "ask-play-titan", "Workshop", "The Mothership")
    s.choose("The Mothership")
    assert titans(s) == {"The Mothership": "A The Bride 0"}
    assert (s.where("Igor"), s.hand("A"), s.discard("A")) == ("box", ["Jolt"], ["Howl", "Mako", "Zapbot"])
    assert told(s, "log-to-box") == [{"seat": 0, "card": "igor"}]
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 3", "The Mothership": ""}


def test_the_bride_takes_two_different_minions() -> None:
    """The counter and the life of one minion pay only once."""
    s = bride("Workshop: A Ghost +1, B Spirit +2", "The Mothership", a="Jolt")
    assert (s.asked, s.prompt, beside(s, "A")) == ("A", "ask-menu", {"The Bride": 0})
    s = bride("Workshop: A Ghost +1, A Zapbot, B Spirit +2", "The Mothership", a="Jolt")
    s.choose("destroy")
    assert s.prompt == "ask-play-titan"  # the Ghost, whose counter is needed, could not be destroyed
    s.choose("Workshop")
    assert board(s)["Workshop"] == "A Ghost 2, B Spirit 5"


def test_the_bride_may_be_left_where_she_is() -> None:
    s = bride("Workshop: A Ghost +1, B Spirit", "The Mothership", a="Igor, Jolt")
    s.choose("nothing")
    assert (s.prompt, s.counters("Ghost"), beside(s, "A")) == ("ask-menu", 1, {"The Bride": 0})


def test_the_bride_wants_a_minion_that_can_be_destroyed_and_one_that_is_owned() -> None:
    s = bride("Workshop: A Ghost [A Uberserum], B Spirit", "The Mothership", a="Jolt, Mako of B", discard_a="Zapbot")
    expects(s, "A", "ask-titan-price", "box", "remove", "nothing")  # the serum's counter comes first
    s = bride("Workshop: A Ghost [A Uberserum], B Spirit", "The Mothership", a="Jolt, Mako of B")
    assert s.prompt == "ask-menu"


def test_the_bride_wants_a_counter_that_can_be_taken_off() -> None:
    """A minion with another player's Incorporeal is protected from its own player, too."""
    s = bride("Workshop: A Ghost +1 [B Incorporeal], A Zapbot, B Spirit", "The Mothership", a="Jolt")
    assert (s.prompt, beside(s, "A")) == ("ask-menu", {"The Bride": 0})
    s = bride("Workshop: A Ghost +1 [B Incorporeal], A Zapbot, B Spirit", "The Mothership", a="Jolt, Igor")
    expects(s, "A", "ask-titan-price", "box", "destroy", "nothing")


def test_the_bride_is_not_played_if_a_price_was_not_paid() -> None:
    """«Чтобы»: who goes to the hand was not destroyed."""
    s = bride("Workshop: A Ghost, B Spirit | A Grave Situation", "The Mothership", a="Igor, Jolt")
    s.choose("destroy")
    assert (s.prompt, s.hand("A"), beside(s, "A")) == ("ask-menu", ["Ghost", "Igor", "Jolt"], {"The Bride": 0})


def in_play(*bases: str, **more: str) -> Scenario:
    """The Bride at the Workshop."""
    return under(scene(*bases, **more), "Workshop", "  titan: A The Bride")


def test_the_bride_draws_once_a_turn_for_counters_on_own_minions() -> None:
    s = in_play(
        "Workshop: A The Monster +1, A Ghost, B Spirit",
        "The Mothership",
        plays="minion, action, action",
        a="Jolt, Blitzed, Lab Assistant",
        deck_a="Zapbot, Howl, Mako",
    )
    s.play("Jolt")
    assert s.hand("A") == ["Blitzed", "Lab Assistant", "Zapbot"]
    s.talent("The Monster")
    s.play("Blitzed").choose("pass")
    assert s.hand("A") == ["Lab Assistant", "Zapbot"]


def test_the_bride_draws_when_a_counter_is_removed() -> None:
    s = in_play("Workshop: A The Monster +1, B Spirit", "The Mothership", a="Ghost, Jolt", deck_a="Zapbot, Howl")
    s.talent("The Monster")
    assert s.hand("A") == ["Ghost", "Jolt", "Zapbot"]


def test_the_bride_does_not_draw_for_the_minions_or_the_deeds_of_others() -> None:
    s = in_play("Workshop: A Ghost, B Igor", "The Mothership", turn="B", a="Ghost", b="Jolt, Ghost", deck_a="Zapbot")
    s.play("Jolt")
    assert s.hand("A") == ["Ghost"]
    s = in_play("Workshop: A Ghost, B Igor", "The Mothership", a="Calicoin, Jolt", deck_a="Zapbot")
    s.play("Calicoin", at="Workshop").choose("Igor")
    assert (s.counters("Igor"), s.hand("A")) == (1, ["Jolt"])


def test_the_bride_does_not_draw_for_counters_that_are_transferred() -> None:
    """ANN «Перенести»: placing and removing are other things."""
    s = in_play("Workshop: A Ghost +1, A Igor", "The Mothership", a="Cricket, Jolt", deck_a="Zapbot")
    s.play("Cricket", at="Workshop").choose("Ghost", "Igor")
    assert (s.counters("Igor"), s.hand("A")) == (1, ["Jolt"])


def test_the_talent_of_the_bride_strengthens_a_minion_beside_her() -> None:
    s = in_play("Workshop: A Ghost, A Igor +1, B Spirit", "The Mothership: A Zapbot +1", a="Jolt, Ghost", deck_a="Howl")
    s.talent("The Bride")
    expects(s, "A", "ask-which", "place", "spend")
    s.choose("place")
    expects(s, "A", "ask-counter", "Ghost", "Igor")
    s.choose("Ghost")
    assert board(s) == {"Workshop": "A Ghost 3, A Igor 3, B Spirit 3", "The Mothership": "A Zapbot 3"}


def test_the_talent_of_the_bride_takes_two_counters_for_an_extra_action() -> None:
    s = in_play(
        "Workshop: A Ghost +3, A Igor, B Spirit +4",
        "The Mothership: A Zapbot +1",
        plays="minion",
        a="Jolt, Body Shop, Ghost",
        deck_a="Howl",
    )
    s.talent("The Bride").choose("spend")
    expects(s, "A", "ask-take-counters", "Ghost", "Zapbot")
    s.choose("Ghost")
    expects(s, "A", "ask-how-many-counters", "2", "1")
    s.choose("1")  # the other one can only be the Zapbot's
    assert board(s) == {"Workshop": "A Ghost 4, A Igor 2, B Spirit 7", "The Mothership": "A Zapbot 2"}
    s.play("Jolt")
    assert s.why_not("Body Shop") == "why-no-slot"


def test_the_talent_of_the_bride_asks_for_all_that_is_needed_from_one_minion() -> None:
    s = in_play("Workshop: A Ghost +2, B Spirit", "The Mothership", plays="minion", a="Jolt, Ghost", deck_a="Howl")
    s.talent("The Bride").choose("spend")
    assert (s.counters("Ghost"), s.why_not("Jolt")) == (0, "")


def test_the_talent_of_the_bride_needs_a_minion_beside_her_or_two_counters() -> None:
    s = in_play("Workshop: B Spirit +3", "The Mothership: A Zapbot +1", a="Jolt, Ghost")
    refuses(s, "talent The Bride")
