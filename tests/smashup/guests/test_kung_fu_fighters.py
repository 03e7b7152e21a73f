"""«Мастера кунг-фу», card by card, and their titan."""

from __future__ import annotations

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told
from smashup.its_your_fault.table import beside, titans, under

PRINTED = {
    "Dragon Warrior": (1, 5),
    "Lady Whirlwind": (2, 4),
    "Drunken Master": (3, 3),
    "Cricket": (4, 2),
    "A Little Bit Frightening": (1, 0),
    "Ancient Chinese Art": (2, 0),
    "Everybody Knew Their Part": (1, 0),
    "Everybody was Kung Fu Fighting": (1, 0),
    "Expert Timing": (1, 0),
    "Fast as Lightning": (2, 0),
    "Let's Get It On": (1, 0),
    "Oh-hoh-hoh-hoah": (1, 0),
}
"""Copies and power; actions have none."""
LIGHTNING = "kung_fu_fast_as_lightning"
"""Its name is that of a card of the World Champs, too."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["kung_fu_fighters"]
    cards = [card for card in faction.cards if card.kind != "titan"]
    assert {card.name: (card.copies, card.printed) for card in cards} == PRINTED
    assert len(faction.deck) == 20


def test_dragon_warrior_cannot_be_destroyed_but_others_can() -> None:
    s = scene(
        "Workshop: A Ghost, B Dragon Warrior [A Poison], B Zapbot",
        "The Mothership",
        a="Torn Apart, Ghost",
        deck_a="Howl",
    )
    s.play("Torn Apart")
    expects(s, "A", "ask-destroy", "Ghost", "Dragon Warrior", "Zapbot")
    s.choose("Dragon Warrior")
    assert board(s)["Workshop"] == "A Ghost 2, B Dragon Warrior 1 [A Poison], B Zapbot 2"
    s.done()


def test_dragon_warrior_lets_any_number_of_counters_flow_between_any_two_minions() -> None:
    s = scene("Workshop: A Dragon Warrior, A Ghost, B Spirit +3", "The Mothership: B Zapbot +1", a="Howl, Ghost")
    s.talent("Dragon Warrior")
    expects(s, "A", "ask-transfer-counters", "Spirit", "Zapbot")
    s.choose("Spirit")
    expects(s, "A", "ask-how-many-counters", "3", "2", "1")
    s.choose("2")
    expects(s, "A", "ask-transfer-counters-to", "Dragon Warrior", "Ghost", "Zapbot")
    s.choose("Ghost")
    assert board(s) == {"Workshop": "A Dragon Warrior 5, A Ghost 4, B Spirit 4", "The Mothership": "B Zapbot 3"}
    assert told(s, "log-counters-moved") == [{"card": "spirit", "other": "ghost", "count": 2}]
    s.done()


def test_dragon_warrior_needs_a_counter_and_somebody_else() -> None:
    refuses(scene("Workshop: A Dragon Warrior, B Ghost", a="Howl, Ghost"), "talent Dragon Warrior")
    refuses(scene("Workshop: A Dragon Warrior +2", a="Howl, Ghost"), "talent Dragon Warrior")


def test_counters_stay_where_one_of_the_two_minions_is_protected() -> None:
    """A counter affects the minion it is on: who is protected neither loses nor gets one."""
    bases = ("Workshop: A Dragon Warrior +1, A Ghost, B Spirit +1 [B Incorporeal]", "The Mothership")
    s = scene(*bases, a="Howl, Ghost")
    s.talent("Dragon Warrior").choose("Spirit", "Ghost")
    assert (s.counters("Spirit"), s.counters("Ghost")) == (1, 0)
    s = scene(*bases, a="Howl, Ghost")
    s.talent("Dragon Warrior").choose("Dragon Warrior", "Spirit")
    assert (s.counters("Dragon Warrior"), s.counters("Spirit")) == (1, 1)
    s.done()


def test_lady_whirlwind_destroys_a_weaker_minion_for_a_counter() -> None:
    s = scene(
        "Workshop: A Lady Whirlwind, A Ghost, B Spirit, B Lady Whirlwind", "The Mothership: B Zapbot", a="Howl, Ghost"
    )
    s.talent("A Lady Whirlwind")
    expects(s, "A", "ask-destroy", "Ghost", "Spirit")
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "A Ghost 2, A Lady Whirlwind 5, B Lady Whirlwind 4",
        "The Mothership": "B Zapbot 2",
    }
    s.done()


def test_lady_whirlwind_with_a_counter_or_among_equals_has_no_talent() -> None:
    refuses(scene("Workshop: A Lady Whirlwind +1, B Ghost", a="Howl, Ghost"), "talent Lady Whirlwind")
    refuses(scene("Workshop: A Lady Whirlwind, B Zapbot +2", a="Howl, Ghost"), "talent Lady Whirlwind")


def test_lady_whirlwind_gets_nothing_for_one_that_is_not_destroyed() -> None:
    s = scene("Workshop: A Lady Whirlwind, B Zapbot [B Uberserum]", "The Mothership", a="Howl, Ghost")
    s.talent("Lady Whirlwind")
    assert board(s)["Workshop"] == "A Lady Whirlwind 4, B Zapbot 2 [B Überserum]"
    s.done()


def test_drunken_master_puts_a_counter_on_itself() -> None:
    s = scene("Workshop: A Drunken Master, A Ghost, B Drunken Master", "The Mothership", a="Howl, Ghost")
    s.talent("A Drunken Master")
    assert board(s)["Workshop"] == "A Drunken Master 4, A Ghost 2, B Drunken Master 3"
    s.done()


def test_ruling_817_drunken_master_with_a_counter_has_no_talent() -> None:
    refuses(scene("Workshop: A Drunken Master +1, B Ghost", a="Howl, Ghost"), "talent Drunken Master")


def test_cricket_may_carry_one_counter_from_any_minion_to_another() -> None:
    s = scene("Workshop: A Ghost, B Spirit +3", "The Mothership: B Zapbot", a="Cricket, Howl")
    s.play("Cricket", at="The Mothership")
    expects(s, "A", "ask-transfer-counters", "Spirit", "pass")
    s.choose("Spirit")
    expects(s, "A", "ask-transfer-counters-to", "Cricket", "Ghost", "Zapbot")
    s.choose("Cricket")
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 5", "The Mothership": "A Cricket 3, B Zapbot 2"}
    s.done()


def test_cricket_may_leave_all_counters_where_they_are() -> None:
    s = scene("Workshop: A Ghost, B Spirit +3", "The Mothership", a="Cricket, Howl")
    s.play("Cricket", at="The Mothership").choose("pass")
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 6", "The Mothership": "A Cricket 2"}
    s.done()


def test_a_little_bit_frightening_destroys_a_weaker_minion_for_two_counters() -> None:
    s = scene(
        "Workshop: A Drunken Master, A Zapbot, B Ghost, B Spirit",
        "The Mothership: A Spectre, B Ghost",
        a="A Little Bit Frightening, Ghost",
    )
    s.play("A Little Bit Frightening")
    expects(s, "A", "ask-minion", "Drunken Master", "Zapbot", "Spectre")
    s.choose("Drunken Master")
    expects(s, "A", "ask-destroy", "Zapbot", "Ghost")  # not the Spirit, which is equal
    s.choose("Ghost")
    expects(s, "A", "ask-counter", "Drunken Master", "Zapbot")
    s.choose("Zapbot", "Drunken Master")
    assert board(s) == {
        "Workshop": "A Drunken Master 4, A Zapbot 3, B Spirit 3",
        "The Mothership": "A Spectre 5, B Ghost 2",
    }
    s.done()


def test_a_little_bit_frightening_gives_nothing_for_one_that_is_not_destroyed() -> None:
    s = scene("Workshop: A Spectre, B Zapbot [B Uberserum]", "The Mothership", a="A Little Bit Frightening, Ghost")
    s.play("A Little Bit Frightening")
    assert board(s)["Workshop"] == "A Spectre 5, B Zapbot 2 [B Überserum]"
    s.done()


def test_ancient_chinese_art_places_a_counter_on_any_minion_there() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit | A Ancient Chinese Art", "The Mothership: A Zapbot +2, B Mako", a="Howl, Ghost"
    )
    s.talent("Ancient Chinese Art")  # there is nothing to be transferred here
    expects(s, "A", "ask-counter", "Ghost", "Spirit")
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Spirit 4 | A Ancient Chinese Art",
        "The Mothership": "A Zapbot 4, B Mako 2",
    }
    s.done()


def test_ancient_chinese_art_transfers_counters_within_its_base() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit +2, B Hammerhead | A Ancient Chinese Art",
        "The Mothership: A Zapbot +2",
        a="Howl, Ghost",
    )
    s.talent("Ancient Chinese Art")
    expects(s, "A", "ask-which", "place", "transfer")
    s.choose("transfer")
    expects(s, "A", "ask-how-many-counters", "2", "1")  # the Spirit's: no other here has any
    s.choose("2")
    expects(s, "A", "ask-transfer-counters-to", "Ghost", "Hammerhead")
    s.choose("Ghost")
    assert board(s) == {
        "Workshop": "A Ghost 4, B Hammerhead 3, B Spirit 3 | A Ancient Chinese Art",
        "The Mothership": "A Zapbot 4",
    }
    s.done()


def test_everybody_knew_their_part_brings_a_weaker_minion_to_the_same_base() -> None:
    s = scene(
        "Workshop: A Drunken Master, B Spectre",
        "The Mothership: A Zapbot",
        plays="action",
        a="Everybody Knew Their Part, Spirit, Igor, Howl",
    )
    s.play("Everybody Knew Their Part")
    expects(s, "A", "ask-minion", "Drunken Master", "Zapbot")
    s.choose("Drunken Master")
    assert (s.why_not("Spirit"), s.why_not("Igor")) == ("why-other-slot", "")
    s.play("Igor")
    assert s.minions("Workshop") == ["Drunken Master", "Igor", "Spectre"]


def test_everybody_knew_their_part_brings_nobody_to_one_without_power() -> None:
    s = scene(
        "Workshop: A Zapbot [B Poison]",
        "The Mothership",
        plays="action, action",
        a="Everybody Knew Their Part, Snuggly Bear, Spirit, Howl",
    )
    s.play("Everybody Knew Their Part")
    assert (s.why_not("Snuggly Bear"), s.why_not("Spirit")) == ("why-no-slot", "why-no-slot")


def test_everybody_was_kung_fu_fighting_clockwise_also_who_has_lost_all_minions_there() -> None:
    """Clarification of the card: who fights is settled before the first blow."""
    s = scene(
        "Workshop: A Ghost, A Zapbot, B Spirit, C Mako",
        "The Mothership: B Sprout",
        a="Everybody was Kung Fu Fighting, Ghost",
        c="Ghost",
        d="Ghost",
    )
    s.play("Everybody was Kung Fu Fighting")
    expects(s, "A", "ask-base", "Workshop", "The Mothership")
    s.choose("Workshop")
    expects(s, "A", "ask-destroy", "Spirit", "Mako")
    s.choose("Spirit")
    expects(s, "B", "ask-destroy", "Ghost", "Zapbot", "Mako")
    s.choose("Zapbot")
    assert (s.asked, board(s)) == ("A", {"Workshop": "C Mako 2", "The Mothership": "B Sprout 2"})  # C hit the Ghost
    assert [(line["seat"], line["card"]) for line in told(s, "log-destroy")] == [
        (0, "spirit"),
        (1, "zapbot"),
        (2, "ghost"),
    ]


def test_expert_timing_transfers_counters_of_an_own_card_to_any_card() -> None:
    s = under(
        scene(
            "Workshop: A Ghost +2, A Igor, B Spirit +1",
            "The Mothership: B Mako",
            a="Expert Timing, Ghost",
        ),
        "The Mothership",
        "  titan: B Killer Kudzu +1",
    )
    s.play("Expert Timing")
    expects(s, "A", "ask-transfer-counters", "Ghost", "pass")  # the Igor has neither counters nor a talent
    s.choose("Ghost")
    expects(s, "A", "ask-how-many-counters", "2", "1")
    s.choose("1")
    expects(s, "A", "ask-transfer-counters-to", "Igor", "Spirit", "Mako", "Killer Kudzu")
    s.choose("Killer Kudzu")
    assert titans(s) == {"The Mothership": "B Killer Kudzu 2"}
    assert board(s) == {"Workshop": "A Ghost 3, A Igor 2, B Spirit 4", "The Mothership": "B Mako 2"}
    s.done()


def test_expert_timing_uses_a_talent_an_extra_time() -> None:
    s = scene(
        "Workshop: A Drunken Master, A Ghost, B Drunken Master", "The Mothership: A Zapbot", a="Expert Timing, Ghost"
    )
    s.talent("A Drunken Master")
    s.play("Expert Timing")
    s.choose("A Drunken Master")  # the only one with counters or a talent
    expects(s, "A", "ask-transfer-counters-to", "Ghost", "Drunken Master", "Zapbot")
    s.choose("Zapbot")
    expects(s, "A", "ask-talent-again", "yes", "no")
    s.choose("yes")
    assert board(s) == {
        "Workshop": "A Drunken Master 4, A Ghost 2, B Drunken Master 3",
        "The Mothership": "A Zapbot 3",
    }
    refuses(s, "talent A Drunken Master")


def test_expert_timing_leaves_the_regular_use_of_a_talent_open() -> None:
    s = scene("Workshop: A Herr Doktor, A Igor, B Spirit", "The Mothership", a="Expert Timing, Ghost")
    s.play("Expert Timing").choose("yes")
    assert s.counters("Igor") == 1
    s.talent("Herr Doktor")
    assert s.counters("Igor") == 2


def test_expert_timing_may_be_played_before_a_base_is_scored_by_anybody() -> None:
    s = scene(
        "Jungle Oasis: A Spectre, A Spectre, A Ghost, B Zapbot, B Mako",
        "The Mothership: B Herr Doktor",
        turn="A score",
        a="Ghost",
        b="Expert Timing",
        base_deck="Workshop",
        deck_a="4 Howl",
        deck_b="4 Howl",
    )
    expects(s, "B", "ask-special", "special Expert Timing", "pass")
    s.choose("special Expert Timing", "yes")
    expects(s, "B", "ask-counter", "Zapbot", "Mako")
    s.choose("Mako")
    assert s.discard("B") == ["Expert Timing", "Mako", "Zapbot"]


def test_expert_timing_does_not_break_the_limit_of_a_name() -> None:
    s = scene("The Pasture: A Classic Rocker, A Ghost +1", "The Mothership", a="Expert Timing, Ghost", deck_a="3 Howl")
    s.talent("Classic Rocker")
    s.play("Expert Timing")
    expects(s, "A", "ask-transfer-counters", "Ghost", "pass")  # the Rocker is no choice any more
    s.choose("pass")
    s.done()


def test_expert_timing_uses_up_the_limit_of_a_name() -> None:
    s = scene("The Pasture: A 2 Classic Rocker", "The Mothership", a="Expert Timing, Ghost", deck_a="3 Howl")
    s.play("Expert Timing").choose("Classic Rocker #1", "yes")
    assert s.hand("A") == ["Ghost", "Howl"]
    refuses(s, "talent Classic Rocker #2")


def test_expert_timing_does_not_use_a_cancelled_talent() -> None:
    s = scene("Workshop: A Herr Doktor [B Cuddle], A Igor", "The Mothership", a="Expert Timing, Ghost")
    s.play("Expert Timing")
    assert s.counters("Igor") == 0
    s.done()


def test_a_diva_has_no_share_in_counters_that_are_transferred() -> None:
    s = scene("Workshop: A Ghost +1, A Igor, A Diva", "The Mothership", a="Expert Timing, Ghost")
    s.play("Expert Timing").choose("Ghost", "Igor")
    assert board(s)["Workshop"] == "A Diva 3, A Ghost 2, A Igor 3"
    s.done()


def test_fast_as_lightning_strengthens_and_saves_for_a_turn() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit",
        "The Mothership",
        plays="minion, action, action",
        a=f"{LIGHTNING}, Body Shop, Ghost",
        deck_a="3 Howl",
    )
    s.play("Fast as Lightning")
    expects(s, "A", "ask-power", "Ghost", "Spirit")
    s.choose("Ghost")
    assert board(s)["Workshop"] == "A Ghost 4, B Spirit 3"
    s.play("Body Shop")
    assert (board(s)["Workshop"], s.hand("A")) == ("B Spirit 3", ["Ghost", "Ghost"])


def test_ruling_825_fast_as_lightning_on_a_base_that_scores() -> None:
    s = scene(
        "Jungle Oasis: A Spectre, A Spectre, A Ghost, B Spirit",
        "The Mothership",
        a=f"{LIGHTNING}, Howl",
        deck_a="3 Howl",
        base_deck="Workshop",
    )
    s.play("Fast as Lightning").choose("Ghost")
    assert (s.hand("A"), s.discard("A")) == (
        ["Ghost", "Howl", "Howl", "Howl"],
        ["Fast as Lightning", "Spectre", "Spectre"],
    )


def test_two_cards_are_fast_as_lightning() -> None:
    """Two slugs, one name: Golden Age and the like take them for namesakes."""
    slugs = sorted(card.slug for card in registry().defs if card.name == "Fast as Lightning")
    assert slugs == ["fast_as_lightning", LIGHTNING]


def test_lets_get_it_on_destroys_minions_up_to_the_power_of_the_fighter_in_all() -> None:
    s = scene(
        "Workshop: A Spectre, A Zapbot, B Spirit, B Mako, B Snuggly Bear",
        "The Mothership: B Ghost",
        a="Let's Get It On, Ghost",
    )
    s.play("Let's Get It On")
    expects(s, "A", "ask-minion", "Spectre", "Zapbot")
    s.choose("Spectre")
    expects(s, "A", "ask-destroy", "Spectre", "Zapbot", "Spirit", "Mako", "Snuggly Bear")
    s.choose("Spirit")
    expects(s, "A", "ask-destroy", "Zapbot", "Mako", "Snuggly Bear", "pass")
    s.choose("Snuggly Bear")  # nobody is left of power 1 or less
    assert board(s) == {"Workshop": "A Spectre 5, A Zapbot 2, B Mako 2", "The Mothership": "B Ghost 2"}
    s.done()


def test_lets_get_it_on_may_stop_after_the_first() -> None:
    s = scene("Workshop: A Spectre, B Mako, B Snuggly Bear", "The Mothership", a="Let's Get It On, Ghost")
    s.play("Let's Get It On").choose("Mako", "pass")
    assert board(s)["Workshop"] == "A Spectre 5, B Snuggly Bear 1"
    s.done()


def test_lets_get_it_on_must_destroy_one_at_least() -> None:
    s = scene("Workshop: A Spectre, B General Ivan", "The Mothership: B Ghost", a="Let's Get It On, Ghost")
    s.play("Let's Get It On")  # the fighter itself is all it can hit
    assert board(s) == {"Workshop": "B General Ivan 6", "The Mothership": "B Ghost 2"}
    s.done()


def test_oh_hoh_hoh_hoah_answers_minions_of_others_there() -> None:
    s = scene(
        "Workshop: A Ghost | A Oh-hoh-hoh-hoah",
        "The Mothership: A Zapbot",
        turn="B",
        plays="minion, minion, action",
        a="Howl",
        b="Lab Assistant, Drunken Master, Howl",
    )
    s.play("Lab Assistant", at="Workshop")
    expects(s, "A", "ask-counter", "Ghost", "Zapbot")
    s.choose("Zapbot")
    s.play("Drunken Master", at="The Mothership")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Lab Assistant 3 | A Oh-hoh-hoh-hoah",
        "The Mothership": "A Zapbot 3, B Drunken Master 3",
    }
    s.done()


def test_oh_hoh_hoh_hoah_is_silent_for_its_own_player() -> None:
    s = scene("Workshop: A Ghost | A Oh-hoh-hoh-hoah", "The Mothership", a="Drunken Master, Howl")
    s.play("Drunken Master", at="Workshop")
    assert board(s)["Workshop"] == "A Drunken Master 3, A Ghost 2 | A Oh-hoh-hoh-hoah"
    s.done()


def test_sifu_comes_for_two_counters_or_more_of_own_minions() -> None:
    s = scene(
        "Workshop: A Ghost +2, A Zapbot +1, B Spirit +4", "The Mothership: A Mako", a="Howl, Ghost", titans_a="Sifu"
    )
    s.choose("special Sifu")
    expects(s, "A", "ask-play-titan", "Workshop", "The Mothership")
    s.choose("The Mothership")
    expects(s, "A", "ask-take-counters", "Ghost", "Zapbot")
    s.choose("Zapbot")  # one is not enough, so the Ghost must follow
    expects(s, "A", "ask-how-many-counters", "2", "1")
    s.choose("1")
    assert titans(s) == {"The Mothership": "A Sifu 2"}
    assert board(s) == {"Workshop": "A Ghost 3, A Zapbot 2, B Spirit 7", "The Mothership": "A Mako 2"}
    assert s.total("A", "The Mothership") == 4
    s.done()


def test_sifu_takes_all_counters_if_there_are_only_two() -> None:
    s = scene("Workshop: A Ghost +2, B Spirit", "The Mothership", a="Howl, Ghost", titans_a="Sifu")
    s.choose("special Sifu", "Workshop")
    assert (titans(s), board(s)["Workshop"]) == ({"Workshop": "A Sifu 2"}, "A Ghost 2, B Spirit 3")
    s.done()


def test_sifu_stays_away_with_fewer_counters() -> None:
    s = scene("Workshop: A Ghost +1, B Spirit +3", "The Mothership", a="Howl, Ghost", titans_a="Sifu")
    refuses(s, "special Sifu")
    assert beside(s, "A") == {"Sifu": 0}


def sifu(*bases: str, **more: str) -> Scenario:
    """Sifu at the Workshop."""
    return under(scene(*bases, **more), "Workshop", "  titan: A Sifu")


def test_sifu_adds_one_to_counters_that_were_transferred_to_a_minion() -> None:
    s = sifu("Workshop: A Ghost +1, B Spirit", "The Mothership", a="Cricket, Howl")
    s.play("Cricket", at="The Mothership").choose("Ghost", "Cricket")
    expects(s, "A", "ask-counter-more", "yes", "no")
    s.choose("yes")
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 3", "The Mothership": "A Cricket 4"}
    s.done()


def test_sifu_adds_nothing_if_declined_or_if_somebody_else_transferred() -> None:
    s = sifu("Workshop: A Ghost +1, B Spirit", "The Mothership", a="Cricket, Howl")
    s.play("Cricket", at="The Mothership").choose("Ghost", "Spirit", "no")
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 4", "The Mothership": "A Cricket 2"}
    s = sifu("Workshop: A Ghost +1, B Spirit", "The Mothership", turn="B", a="Howl", b="Cricket, Howl")
    s.play("Cricket", at="The Mothership").choose("Ghost", "Spirit")
    assert (s.asked, s.prompt, s.counters("Spirit")) == ("B", "ask-menu", 1)


def test_sifu_adds_nothing_for_counters_on_a_titan() -> None:
    s = sifu("Workshop: A Ghost +1, B Spirit", "The Mothership", a="Expert Timing, Zapbot")
    s.play("Expert Timing")
    expects(s, "A", "ask-own-card", "Ghost", "Sifu")
    s.choose("Ghost", "Ghost", "Sifu")
    assert titans(s) == {"Workshop": "A Sifu 1"}
    s.done()


def test_the_talent_of_sifu_transfers_a_counter_of_an_own_minion() -> None:
    s = sifu("Workshop: A Ghost +2, B Spirit +1", "The Mothership: A Zapbot", a="Howl, Cricket")
    s.talent("Sifu")
    expects(s, "A", "ask-which", "place", "transfer")
    s.choose("transfer")  # one counter, of the Ghost
    expects(s, "A", "ask-transfer-counters-to", "Spirit", "Zapbot")
    s.choose("Zapbot", "no")
    assert board(s) == {"Workshop": "A Ghost 3, B Spirit 4", "The Mothership": "A Zapbot 3"}
    s.done()


def test_the_talent_of_sifu_places_a_counter_where_there_is_none() -> None:
    s = sifu("Workshop: A Ghost +2, B Spirit", "The Mothership: A Zapbot", a="Howl, Cricket")
    s.talent("Sifu").choose("place")
    expects(s, "A", "ask-counter", "Spirit", "Zapbot")
    s.choose("Spirit")
    assert board(s) == {"Workshop": "A Ghost 4, B Spirit 4", "The Mothership": "A Zapbot 2"}
    s.done()


def test_the_talent_of_sifu_needs_a_minion_to_work_on() -> None:
    refuses(sifu("Workshop", "The Mothership: B Zapbot +1", a="Howl, Ghost"), "talent Sifu")
