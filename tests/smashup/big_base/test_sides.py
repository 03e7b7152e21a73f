"""«Игра на „Большой базе“», «Свойства карт на „Большой базе“», «Свойства карт баз»."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.big_base import board_of
from smashup.big_base.table import end, quietly, table
from smashup.helpers import expects

pytestmark = pytest.mark.usefixtures("toys")


def test_a_card_goes_to_ones_own_slot_or_to_a_free_one() -> None:
    """«Игра на „Большой базе“»: one slot a player and side, one player a slot."""
    s = table("north; A 2: Toy One; B 1: Toy One", "east; B 2: Toy One", a="Toy Three")
    s.choose("play Toy Three")
    sides = ("north", "east 1", "east 3", "south 1", "south 2", "south 3", "west 1", "west 2", "west 3")
    expects(s, "A", "ask-play-where", *sides)
    s.choose("east 3")
    assert (s.slot("A", "east"), s.slot("B", "east"), s.slot("A", "south")) == (3, 2, 0)


def test_actions_on_bases_titans_and_buried_cards_take_a_slot_too() -> None:
    """«Игра на „Большой базе“»: minions, titans, actions on bases, buried cards."""
    s = table("north; A 2:; on base: A Toy Fog", "east; A 3:; buried: A Toy One", "south; A 1:; titan: A Helicoprion")
    assert [s.slot("A", side) for side in ("north", "east", "south", "west")] == [2, 3, 1, 0]
    assert [s.slot("B", side) for side in ("north", "east", "south", "west")] == [0] * 4


def test_actions_on_minions_of_others_need_no_slot() -> None:
    """«Игра на „Большой базе“», the exception."""
    s = table("north; B 1: Toy One", a="Toy Torch")
    s.play("Toy Torch", on="B Toy One")
    assert (s.attached("Toy One"), s.slot("A", "north")) == (["Toy Torch"], 0)


def test_with_three_players_only_the_last_free_slot_is_left_for_the_third() -> None:
    s = table("north; A 1: Toy One; B 3: Toy One", turn="C", c="Toy Three")
    s.play("Toy Three", at="north")
    assert s.slot("C", "north") == 2


def test_a_slot_is_free_again_when_its_last_card_has_gone() -> None:
    s = table("north; A 1: Toy One; B 2: Toy One", a="Toy Strike")
    s.play("Toy Strike").choose("B Toy One")
    assert (s.slot("A", "north"), s.slot("B", "north")) == (1, 0)


def test_a_moved_card_goes_to_another_side_and_its_controller_says_to_which_slot() -> None:
    """«Свойства карт на „Большой базе“»: a move leads to another side; the card's controller chooses the slot."""
    s = table("north; A 1: Toy One", "east; B 2: Toy One", a="Way of Deception")
    s.play("Way of Deception")
    expects(s, "A", "ask-move-where", "east", "south", "west")
    s.choose("east")
    expects(s, "A", "ask-berth", "east 1", "east 3")
    s.choose("east 3")
    assert (s.slot("A", "north"), s.slot("A", "east"), s.minions("east", "A")) == (0, 3, ["Toy One"])


def test_another_player_moves_it_but_its_controller_says_where_it_stands() -> None:
    """«Свойства карт на „Большой базе“»: the controller of the moved card."""
    s = table("north; B 1: Toy One", "south; A 1: Toy One", base="Mermaid Pool", a="Toy One")
    s.choose("use Mermaid Pool @ south")
    expects(s, "B", "ask-berth", "south 2", "south 3")
    s.choose("south 2")
    assert (s.slot("B", "north"), s.slot("B", "south")) == (0, 2)


def test_two_minions_that_trade_places_keep_their_players_slots() -> None:
    """«Игра на „Большой базе“»: who has cards on a side keeps their slot."""
    s = table("north; A 2: Toy One", "east; A 3: Toy Three", a="X Never Marks the Spot")
    s.play("X Never Marks the Spot")
    s.choose("east", "north")
    assert (s.minions("north"), s.minions("east")) == (["Toy Three"], ["Toy One"])
    assert (s.slot("A", "north"), s.slot("A", "east"), s.prompt) == (2, 3, "ask-menu")


def test_a_card_that_changes_hands_is_transferred_to_its_new_controllers_slot() -> None:
    """«Свойства карт на „Большой базе“»: to their own slot of that side, or to one they choose; it does not move."""
    s = table("north; A 3: Toy One; B 2: Toy Four", a="Toy Lure, Ghost")
    s.play("Toy Lure")
    assert (s.slot("A", "north"), s.slot("B", "north"), s.total("A", "north")) == (3, 0, 5)
    s = table("north; B 2: Toy Four", a="Toy Lure, Ghost")
    s.play("Toy Lure")
    quietly(s, "ask-berth")
    expects(s, "A", "ask-berth", "north 1", "north 3")
    s.choose("north 1")
    assert (s.slot("A", "north"), s.slot("B", "north")) == (1, 0)
    assert not any(event.kind == "log-move" for event in s.game.log)


def test_control_that_ends_sends_the_card_back_and_its_owner_says_where() -> None:
    """The same, when nobody can be asked at once: at the end of the round."""
    s = table("north; B 2: Toy Four", a="Toy Lure, Ghost")
    s.play("Toy Lure")
    quietly(s, "ask-berth")
    s.choose("north 1").end_turn()
    quietly(s)
    s.end_turn()
    quietly(s, "ask-berth")
    expects(s, "B", "ask-berth", "north 1", "north 2", "north 3")
    s.choose("north 3")
    assert (s.controller("Toy Four"), s.slot("A", "north"), s.slot("B", "north")) == ("B", 0, 3)


def test_on_occupation_comes_when_the_first_card_comes_into_an_empty_slot() -> None:
    """«Свойство зоны „При размещении“»: by play, move or transfer, and only then."""
    s = table(a="Toy One, Toy Three", deck_a="Toy Four, 6 Toy One")
    s.play("Toy One", at="north 1")
    assert s.hand("A") == ["Toy Four", "Toy Three"]
    s = table("north; A 1: Toy One", a="Toy Three", deck_a="Toy Four, 6 Toy One")
    s.play("Toy Three", at="north")
    assert s.hand("A") == []


def test_on_occupation_comes_by_a_move_and_by_a_transfer() -> None:
    """«Сыграна, перемещена или перенесена карта»."""
    s = table("east; A 1: Toy One", a="Way of Deception", deck_a="Toy Four, 6 Toy One")
    s.play("Way of Deception").choose("north", "north 1")
    assert s.hand("A") == ["Toy Four"]
    s = table("north; B 2: Toy Four", a="Toy Lure, Ghost", deck_a="Toy Four, 6 Toy One")
    s.play("Toy Lure")
    quietly(s, "ask-berth")
    s.choose("north 1")
    assert s.hand("A") == ["Ghost", "Toy Four"]


def test_burying_takes_a_slot_and_is_no_occupation() -> None:
    """rules-decisions, The Big Base."""
    s = table(a="Toy One", base="Ossuary", discard_a="Toy Three", deck_a="Toy Four, 6 Toy One")
    s.choose("use Ossuary @ north")
    quietly(s, "ask-berth")
    s.choose("north 1")
    assert (s.slot("A", "north"), s.hand("A")) == (1, ["Toy One"])
    s.play("Toy One", at="north")  # nor is it empty any more
    assert s.hand("A") == []


@pytest.mark.parametrize("at", ["north 1", "north 2"])
def test_a_buried_card_that_moves_occupies_an_empty_slot(at: str) -> None:
    """«…сыграна, перемещена или перенесена карта»; only burying and uncovering are none (rules-decisions)."""
    s = table("east; A 1:; buried: A Toy One", a="Hearse Fleet, Ghost", deck_a="Toy Four, 6 Toy One")
    s.play("Hearse Fleet")
    s.choose(s.options[0])
    s.choose("north", at)
    assert (s.slot("A", "north"), s.slot("A", "east")) == (int(at[-1]), 0)
    assert len(s.hand("A")) == (2 if at == "north 1" else 1)


def test_a_buried_card_that_rides_with_another_occupies_the_slot_once() -> None:
    """The same: Stagecoach."""
    s = table("east; A 1: Toy One; buried: A Toy Three", a="Stagecoach, Ghost", deck_a="6 Toy Four")
    s.play("Stagecoach")
    s.choose("Toy One", "Toy Three")
    s.choose("north", "north 1")
    assert (s.slot("A", "north"), s.slot("A", "east"), s.minions("north")) == (1, 0, ["Toy One"])
    assert s.hand("A") == ["Ghost", "Toy Four"]


def test_an_uncovered_card_stays_in_its_slot() -> None:
    """«Свойства карт на „Большой базе“»: what is uncovered."""
    s = table("north; A 2:; B 1: Toy One; buried: A Toy Four", turn="A start")
    s.choose("buried.0" if "buried.0" in s.options else s.options[0])
    s.choose("yes")
    assert (s.minions("north", "A"), s.slot("A", "north")) == (["Toy Four"], 2)


def test_here_means_the_side_and_not_the_slot() -> None:
    """«Свойства карт на „Большой базе“»: what a base is."""
    s = table("north; A 1: Toy One; B 3: Toy Three", "east; B 1: Toy Three", a="Tiger Assassin")
    s.play("Tiger Assassin", at="north")
    expects(s, "A", "ask-destroy", "Toy One", "Toy Three", "pass")


def test_two_titans_on_one_side_clash_and_on_two_sides_do_not() -> None:
    """«Столкновение титанов», where a base is a side."""
    s = table("north; A 1: Toy Four; B 2: Toy One", "south; titan: A Helicoprion", titans_b="Killer Kudzu +3", turn="B")
    s.choose("special Killer Kudzu", "south")
    quietly(s, "ask-berth")
    s.choose(s.options[0])
    quietly(s)
    assert len([titan for row in s.brawl.state.titans for titan in row]) == 1


def test_the_base_cards_ability_holds_on_each_side_apart() -> None:
    """«Свойства карт баз»: each side has it; a condition may be met on all four."""
    s = table("north; A 1: Toy One; B 2: Toy One", "south; A 1: Toy One", base="The Central Brain")
    assert (s.power("B Toy One"), s.total("A", "north"), s.total("A", "south")) == (2, 2, 2)
    s = table("north; A 1: Toy One", "east; A 1: Toy One", "west; A 1: Toy One", base="City of Gold", turn="A start")
    while s.prompt == "ask-order":
        s.choose(s.choice.keys[0])
    assert s.points("A") == 3


def test_each_side_can_be_used_once() -> None:
    """«Свойства карт баз»: counted for each side apart."""
    s = table(base="Toy Well", deck_a="6 Toy One")
    for used in range(4):
        ways = [option for option in s.options if option.startswith("use")]
        assert len(ways) == 4 - used
        s.choose(next(key for key in s.choice.keys if key.startswith("use")))
    assert len(s.hand("A")) == 5


def test_cancelling_a_base_cancels_one_side() -> None:
    """«Если свойство влияет на базу…, выбери одну из сторон»."""
    s = table("north; A 1: Toy One; on base: A Toy Fog", "south; A 1: Toy One", base="The Central Brain")
    assert (s.total("A", "north"), s.total("A", "south")) == (1, 2)


def test_a_replaced_base_card_is_replaced_for_all_sides_and_leaves_all_cards_where_they_are() -> None:
    """«Свойства карт баз»: a replaced base card."""
    s = table(
        "north; A 1: Toy One; buried: B Toy One",
        "south; B 2: Toy Three; on base: B Toy Fog",
        a="Not in Kansas",
        base_deck="The Central Brain, Toy Hill",
    )
    s.play("Not in Kansas").choose("north")
    assert (s.bases(), s.power("A Toy One"), s.total("B", "south")) == (["The Central Brain"], 2, 3)
    assert (s.actions("south"), len(s.brawl.state.buried[0])) == (["Toy Fog"], 1)


def test_a_base_may_come_back_out_of_the_discarded_ones_or_be_exchanged() -> None:
    """Effects on base cards: Burn It Down, Terraforming."""
    s = table(a="Burn It Down", base="The Central Brain", base_discard="Toy Hill")
    s.play("Burn It Down").choose("west")
    expects(s, "A", "ask-base-from-discard", "Toy Hill", "The Central Brain", "pass")
    s.choose("The Central Brain")
    assert (s.bases(), s.game.view(None)["base_discard"]) == (["The Central Brain"], ["toy_hill"])
    s = table(a="Terraforming", base="The Central Brain", base_deck="Toy Hill, Toy Meadow")
    s.play("Terraforming").choose("north", "Toy Hill")
    assert (s.bases(), s.game.view(None)["base_deck"]) == (["Toy Hill"], 2)


def test_an_extra_base_replaces_the_base_card_and_a_side_stands_for_it() -> None:
    """«Если свойство предписывает сыграть добавочную базу…» (Idaho Smith)."""
    s = table("north; A 1: Toy One", a="Idaho Smith")
    s.play("Idaho Smith", at="north").choose("yes")
    expects(s, "A", "ask-side", "east", "south", "west")
    s.choose("south")
    quietly(s, "ask-move")
    s.choose("done")
    quietly(s, "ask-berth")
    s.choose("south 2")
    assert (s.bases(), s.where("Idaho Smith"), s.slot("A", "south")) == (["Toy Meadow"], "south", 2)
    assert len(s.brawl.state.base) == 4


def test_when_a_base_comes_into_play_it_does_so_on_every_side() -> None:
    """«Свойства карт баз»: Sheep Shrine, on each side apart."""
    s = table("north; A 1: Toy One; B 2: Toy One", base_deck="Sheep Shrine, Toy Hill")
    end(s)
    quietly(s)
    s.end_turn()
    asked = 0
    while s.prompt != "ask-dull":
        asked += s.prompt == "ask-move"
        s.choose(s.choice.keys[-1])
    assert asked == 6  # each of two players, on the three sides where their minion is not


def test_a_breakpoint_is_that_of_the_base_card_for_who_asks() -> None:
    """«Бесполезные свойства»: the starting breakpoint of each side is that of the current base card."""
    s = table("north; A 1: Classic Rocker", base="Toy Valley")
    assert (s.breakpoint("north"), s.breakpoint("west")) == (30, 30)
    assert "talent Classic Rocker" in s.options
    s = table("north; A 1: Classic Rocker", base="Toy Hill")
    assert "talent Classic Rocker" not in s.options


def test_what_was_done_here_this_turn_belongs_to_the_side_whatever_lies_in_the_middle() -> None:
    """«Свойства карт на „Большой базе“»: effects on base cards do not touch sides."""
    s = table("north; A 1: Toy One", a="Toy Three, Not in Kansas, Toy Peek, Ghost")
    s.play("Toy Three", at="north")
    before = s.brawl.ground(0)
    played = s.brawl.state.plays[:]
    s.play("Not in Kansas").choose("north")
    assert (s.brawl.ground(0), s.bases()) == (before, ["Toy Meadow"])
    assert [play.ground for play in played] == [before]
    assert board_of(s.brawl).base != s.brawl.state.base[0]
