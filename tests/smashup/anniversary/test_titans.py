"""«Титаны»: beside the deck, in play, clashing, leaving."""

from __future__ import annotations

from potasovka.smashup import SmashUp
from potasovka.smashup.scenario import Scenario
from smashup.helpers import expects, refuses
from smashup.its_your_fault.table import beside, titans


def table(text: str) -> Scenario:
    return Scenario(text)


def test_titans_lie_beside_the_decks_unless_the_table_plays_without() -> None:
    """«Состав титанов» (whose titans there are)."""
    setup = {"players": 2, "factions": [["sharks", "killer_plants"], ["super_heroes", "tornados"]]}
    with_, without = SmashUp.new(setup, 1), SmashUp.new({**setup, "titans": False}, 1)
    assert [len(row) for row in with_.brawl.state.aside] == [2, 2]
    assert [len(row) for row in without.brawl.state.aside] == [0, 0]
    assert all(
        len(game.brawl.state.deck[seat]) + len(game.brawl.state.hand[seat]) == 40
        for game in (with_, without)
        for seat in (0, 1)
    )


CLASH = """
    turn: A
    base: Workshop
      A: {a}
      B: Spirit
      titan: B Helicoprion
    base: Secret Grove
      A: Ghost
      titan: A Category 5{counters}
    base: Haunted House
    hand A: Water Lily
    hand B: Ghost
"""


def clash(a: str, counters: str = "") -> Scenario:
    s = Scenario(CLASH.format(a=a, counters=counters))
    return s.talent("Category 5").choose("move", "Workshop")


def test_a_clash_the_lower_total_leaves() -> None:
    """«Столкновение титанов» (titans that clash)."""
    assert titans(clash("Mechanic")) == {"Workshop": "A Category 5 0"}
    s = clash("Ghost")
    assert (titans(s), beside(s, "A")) == ({"Workshop": "B Helicoprion 0"}, {"Category 5": 0})


def test_ruling_283_in_a_tie_the_titan_that_was_there_first_stays() -> None:
    assert titans(clash("Cub Scout")) == {"Workshop": "B Helicoprion 0"}


def test_counters_add_to_the_total_also_in_a_clash_and_go_when_it_leaves() -> None:
    """«Действия с силой» (what adds power)."""
    assert titans(clash("Cub Scout", " +1")) == {"Workshop": "A Category 5 1"}
    s = clash("Ghost", " +1")
    assert (titans(s), beside(s, "A")) == ({"Workshop": "B Helicoprion 0"}, {"Category 5": 0})


def test_ruling_295_killer_kudzu_keeps_six_counters_and_spends_no_minion_play() -> None:
    s = table("""
        turn: A
        base: Workshop
        base: Secret Grove
        titans A: Killer Kudzu +8
        hand A: Steam Man
        hand B: Ghost
    """)
    s.choose("special Killer Kudzu", "Workshop")
    assert (titans(s), s.total("A", "Workshop")) == ({"Workshop": "A Killer Kudzu 6"}, 6)
    assert s.why_not("Steam Man") == ""


def test_who_controls_a_titan_plays_no_other_one() -> None:
    s = table("""
        turn: A
        base: Workshop
          titan: A Helicoprion
        base: Secret Grove
        titans A: Killer Kudzu +5
        hand A: Steam Man
        hand B: Ghost
    """)
    refuses(s, "special Killer Kudzu")


def test_ruling_297_only_its_owner_plays_a_titan() -> None:
    s = table("""
        turn: A
        base: Workshop
        base: Secret Grove
        titans B: Killer Kudzu +5
        hand A: Steam Man
        hand B: Ghost
    """)
    refuses(s, "special Killer Kudzu")
    expects(s, "A", "ask-menu", "play Steam Man", "end")


def test_ruling_287_a_titan_goes_beside_the_deck_when_its_base_scores() -> None:
    s = table("""
        turn: A score
        base: Workshop
          A: 4 Spectre
          titan: A Helicoprion +2
        base: Secret Grove
        hand A: Ghost
        hand B: Ghost
        base deck: Haunted House
    """)
    assert (titans(s), beside(s, "A")) == ({}, {"Helicoprion": 0})
    assert s.points("A") == 4


def test_ruling_033_a_titan_without_counters_alone_earns_nothing() -> None:
    s = table("""
        turn: A
        base: Workshop
          B: Ghost
          titan: A Helicoprion
        base: Secret Grove
        hand A: Ghost
        hand B: Ghost
    """)
    assert s.prizes("Workshop") == {"B": 4}
    s.brawl.state.counters[s.brawl.state.titans[0][0]] = 1
    assert s.prizes("Workshop") == {"B": 4, "A": 2}


def test_ruling_289_effects_on_minions_and_actions_do_not_touch_a_titan() -> None:
    s = table("""
        turn: A
        base: Workshop
          B: Ghost
          titan: B Helicoprion
        base: Secret Grove
        hand A: Torn Apart, Knitting Circle
        hand B: Ghost
    """)
    assert "Helicoprion" not in str([minion.name for minion in s.brawl.minions()])
    s.play("Torn Apart")
    assert titans(s) == {"Workshop": "B Helicoprion 0"}


def test_great_grandma_does_not_answer_what_another_player_reveals() -> None:
    s = table("""
        turn: A
        base: Workshop
          B: Ghost
          titan: B Great Grandma
        base: Secret Grove
        hand A: Shield Maiden, Ghost
        hand B: Ghost
        deck B: Mechanic
    """)
    s.play("Shield Maiden", at="Secret Grove")
    assert s.asked == "A"
    s.done()
