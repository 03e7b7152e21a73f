"""«Захоронение»."""

from __future__ import annotations

from potasovka.core.rng import Rng
from potasovka.smashup.engine import telling
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses

TABLE = """
    turn: {turn}
    base: Workshop
      B: Mechanic
      buried: {buried}
    base: Secret Grove
    hand A: {hand}
    hand B: Ghost
    deck A: 4 Zeppelin
"""


def table(buried: str, turn: str = "A start", hand: str = "Water Lily") -> Scenario:
    return Scenario(TABLE.format(turn=turn, buried=buried, hand=hand))


def under(s: Scenario, place: int = 0) -> list[str]:
    return [telling.slug_of(s.brawl, card) for card in s.brawl.state.buried[place]]


def test_ruling_257_one_buried_card_may_be_uncovered_free_at_the_start_of_a_turn() -> None:
    """«Раскапывание» (uncovering)."""
    s = table("A Steam Man, A Zeppelin, B Spirit")
    assert (s.asked, s.prompt, len(s.options)) == ("A", "ask-uncover", 3)  # two of A's own, and pass
    s.choose("Steam Man", "yes")
    assert board(s)["Workshop"] == "A Steam Man 3, B Mechanic 4"
    assert (under(s), s.prompt) == (["zeppelin", "spirit"], "ask-menu")


def test_the_free_uncovering_is_ordered_among_the_abilities_of_the_start_and_has_a_name_of_its_own() -> None:
    s = Scenario(TABLE.format(turn="A start", buried="A Steam Man", hand="Ghost").replace("B: M", "A: Water Lily, M"))
    expects(s, "A", "ask-order", "Water Lily", "uncover")
    s.choose("uncover", "Steam Man", "yes")
    assert (under(s), s.prompt, s.hand("A")) == ([], "ask-menu", ["Ghost", "Zeppelin"])


def test_a_card_of_another_player_that_is_uncovered_in_vain_goes_to_its_owner() -> None:
    s = table("A Choking Vines of B").choose("Choking Vines", "no")
    assert (s.discard("A"), s.discard("B")) == ([], ["Choking Vines"])


def test_the_free_uncovering_may_be_declined() -> None:
    s = table("A Steam Man").choose("pass")
    assert (under(s), s.prompt) == (["steam_man"], "ask-menu")


def test_what_is_not_played_is_discarded() -> None:
    s = table("A Steam Man").choose("Steam Man", "no")
    assert (under(s), s.where("Steam Man")) == ([], "discard")


def test_ruling_259_a_card_that_cannot_be_used_now_is_discarded() -> None:
    s = table("A Over the Rainbow").choose("Over the Rainbow")
    assert (s.where("Over the Rainbow"), s.prompt) == ("discard", "ask-menu")


def test_an_uncovered_action_goes_on_its_base_or_a_minion_there_or_resolves() -> None:
    s = table("A Zeppelin").choose("Zeppelin", "yes")
    assert (s.actions("Workshop"), s.actions("Secret Grove")) == (["Zeppelin"], [])
    s = table("A Chum").choose("Chum", "yes")
    assert s.attached("Mechanic") == ["Chum"]
    s = table("A Insta-Grow", hand="2 Water Lily").choose("Insta-Grow", "yes")
    assert s.where("Insta-Grow") in ("discard", "limbo")
    assert s.prompt == "ask-play-extra"  # outside the Play Cards phase: at once or lost


def test_an_action_for_the_window_is_played_when_it_is_uncovered_in_that_window() -> None:
    s = Scenario("""
        turn: A score
        base: Workshop
          A: 3 General Ivan
          B: Mechanic
          buried: A Picked Up
        base: Secret Grove
        hand A: Burst Forth
        hand B: Ghost
        base deck: Haunted House
    """)
    s.choose("special Burst Forth", "yes", "Mechanic")
    assert board(s)["Secret Grove"] == "B Mechanic 4"


def test_ruling_261_buried_cards_are_no_minions_and_have_no_power() -> None:
    s = table("A Steam Man", turn="B play")
    assert (s.total("A", "Workshop"), s.minions("Workshop", "A")) == (0, [])


def test_ruling_263_buried_cards_go_when_their_base_leaves() -> None:
    s = Scenario("""
        turn: A
        base: Workshop
          B: Mechanic
          buried: A Steam Man, B Spirit
        base: Secret Grove
        hand A: Burn It Down, Ghost
        hand B: Ghost
        base deck: Haunted House
    """)
    s.play("Burn It Down").choose("Workshop", "pass")
    assert (s.where("Steam Man"), s.where("Spirit")) == ("discard", "discard")
    assert board(s)["Haunted House"] == "B Mechanic 4"


def test_ruling_265_gravetender_does_not_hear_of_itself_and_draws_once_a_turn() -> None:
    s = table("A Gravetender").choose("Gravetender", "yes")
    assert s.hand("A") == ["Water Lily"]


def test_ruling_271_the_holder_of_a_foreign_card_counts_as_its_owner_while_it_is_buried() -> None:
    s = table("A Steam Man")
    card = s.brawl.state.buried[0][0]
    s.brawl.state.owner = tuple(1 if number == card else seat for number, seat in enumerate(s.brawl.state.owner))
    s.choose("Steam Man", "no")
    assert (s.discard("A"), s.discard("B")) == ([], ["Steam Man"])  # uncovered, it is its owner's again


def test_a_buried_card_shows_its_face_to_its_holder_alone() -> None:
    s = table("A Steam Man, B Spirit", turn="A play")
    faces = {seat: [card["card"] for card in s.game.view(seat)["places"][0]["buried"]] for seat in (0, 1, None)}
    assert faces == {0: ["steam_man", None], 1: [None, "spirit"], None: [None, None]}


def test_a_card_buried_from_hand_shows_in_no_key_log_or_view_of_the_others() -> None:
    s = Scenario("""
        turn: A
        base: Workshop
          A: Lord of Bones
        base: Secret Grove
        hand A: Haunting, Water Lily
        hand B: Ghost
    """)
    s.talent("Lord of Bones").choose("Haunting")
    assert under(s) == ["haunting"]
    for seat in (1, None):
        assert "haunting" not in str(s.game.view(seat))
    assert "haunting" in str(s.game.view(0))
    assert all("haunting" not in key for key in s.choice.keys)


def test_worlds_vary_what_others_have_buried_and_keep_ones_own() -> None:
    s = Scenario("""
        turn: A
        base: Workshop
          buried: A Haunting, B Spirit
        base: Secret Grove
        hand A: Water Lily
        hand B: Ghost, Sprout
        deck B: Mechanic, Cub Scout, Steam Man
    """)
    mine, theirs = s.brawl.state.buried[0]
    rng, found = Rng(5), set()
    before = s.game.view(0)
    for _ in range(40):
        world = s.game.determinise(0, rng)
        assert (world.view(0), telling.slug_of(world.brawl, mine)) == (before, "haunting")
        found.add(telling.slug_of(world.brawl, theirs))
    assert len(found) > 2


def test_nothing_can_be_uncovered_that_another_player_has_buried() -> None:
    s = table("B Spirit", turn="A start")
    assert s.prompt == "ask-menu"
    refuses(s, "Spirit", "uncover")


def test_ruling_253_burying_is_no_play() -> None:
    s = table("A Steam Man", turn="A play")
    assert not s.brawl.state.plays
    expects(s, "A", "ask-menu", "play Water Lily", "end")
