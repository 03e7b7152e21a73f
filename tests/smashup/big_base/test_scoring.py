"""«Ход игры», 2 and the list of changes to scoring; «Конец игры»."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from smashup.big_base.table import end, quietly, seen, table, tracks

pytestmark = pytest.mark.usefixtures("toys")

LAST = {"board": "first A, round 3", "turn": "B"}


def test_the_base_is_scored_in_the_third_round_only_and_its_breakpoint_does_not_matter() -> None:
    """«Захват базы»: no breakpoint is checked, no base chosen; the printed prizes do not count."""
    s = table("north; A 1: Toy Four; B 3: Toy Three", base="Toy Hill", board="first A, round 2", turn="B")
    end(s)
    assert (s.points("A"), s.points("B"), s.minions("north")) == (0, 0, ["Toy Four", "Toy Three"])
    s = table("north; A 1: Toy One", base="Toy Valley", **LAST)
    end(s)
    assert (s.points("A"), s.points("B"), s.minions("north")) == (5, 0, [])


@pytest.mark.parametrize(("period", "first", "second"), [(1, 4, 2), (2, 6, 4), (3, 8, 5), (4, 4, 2)])
def test_places_go_by_the_total_over_all_sides_and_each_side_led_is_a_point(
    period: int, first: int, second: int
) -> None:
    """«Ход игры», changes to scoring, with our own numbers; an extra round pays as the first period."""
    s = table(
        "north; A 1: Toy Four; B 3: Toy Three",
        "east; A 3: Toy Four",
        "west; B 1: Toy Three",
        board=f"first A, round 3, period {period}",
        turn="B",
    )
    assert [(row["seat"], row["total"], row["points"], row["led"]) for row in seen(s)["standings"]] == [
        (0, 8, first, 2),
        (1, 6, second, 1),
    ]
    end(s)
    assert (s.points("A"), s.points("B")) == (first + 2, second + 1)


def test_four_places_are_paid() -> None:
    """«Ход игры», changes to scoring: the fourth, too."""
    s = table(
        "north; A 1: Toy Four; B 4: Toy Three; C 3: Toy Greeter +1; D 2:; on base: D Toy Fog",
        "west; D 1: Toy One",
        board="first A, round 3, period 2",
        turn="D",
        c="Ghost",
        d="Ghost",
        deck_c="6 Toy One",
        deck_d="6 Toy One",
    )
    end(s)
    assert [s.points(seat) for seat in "ABCD"] == [7, 4, 2, 1 + 1]


def test_tied_players_share_the_better_place_and_both_lead_a_side() -> None:
    """«Ничья решается по обычным правилам»."""
    s = table(
        "north; A 1: Toy Three; B 3: Toy Three; C 2:; on base: C Toy Fog", board="first A, round 3", turn="C", c="Ghost"
    )
    end(s)
    assert [s.points(seat) for seat in "ABC"] == [5, 5, 0]


def test_who_has_neither_minion_nor_power_gets_nothing() -> None:
    """«Раздача очков», the usual rule."""
    s = table("north; A 1: Toy One", "south; B 1:; buried: B Toy Four", **LAST)
    end(s)
    assert (s.points("A"), s.points("B")) == (5, 0)


def test_all_cards_in_play_are_discarded_titans_go_beside_their_decks() -> None:
    """«После раздачи очков все карты в игре сбрасываются»."""
    s = table(
        "north; A 1: Toy Four [B Toy Torch]; on base: A Toy Fog",
        "east; B 2: Toy One; buried: A Toy Three",
        "west; titan: B Helicoprion",
        **LAST,
    )
    end(s)
    assert not any([*s.brawl.state.minions, *s.brawl.state.actions, *s.brawl.state.buried, *s.brawl.state.titans])
    assert (s.discard("A"), s.discard("B")) == (["Toy Fog", "Toy Four", "Toy Three"], ["Toy One", "Toy Torch"])
    assert [s.slot(seat, side) for seat in "AB" for side in ("north", "east", "south", "west")] == [0] * 8
    assert s.game.view(None)["players"][1]["titans"]


def test_what_an_ability_moves_after_scoring_stays_in_play() -> None:
    """«Ход игры», changes to scoring; rules-decisions, The Big Base."""
    s = table("north; A 1: Toy Four; B 3: Toy One", a="Toy Rescue", **LAST)
    s.end_turn()
    assert (s.asked, s.prompt) == ("A", "ask-special")
    s.choose("special:toy_rescue@north")
    quietly(s, "ask-move-where")
    s.choose("south", "south 3")
    quietly(s)
    assert (s.minions("south"), s.minions("north"), s.slot("A", "south")) == (["Toy Four"], [], 3)
    assert (s.points("A"), tracks(s)) == (5, (2, 1, "B"))


def test_what_is_transferred_or_buried_elsewhere_after_scoring_stays_too() -> None:
    """The same: Shipwreck Cove, Mummy."""
    s = table("north; A 1:; on base: A Shipwreck Cove; B 3: Mummy", "east; B 1: Toy One", **LAST)
    s.end_turn()
    s.choose("south", "south 1", "special Shipwreck Cove", "south", "south 2")
    quietly(s)
    assert (s.actions("south"), len(s.brawl.state.buried[2]), s.minions("east")) == (["Shipwreck Cove"], 1, [])
    assert (s.slot("A", "south"), s.slot("B", "south"), s.slot("A", "north")) == (2, 1, 0)


def test_one_window_before_and_one_after_for_the_whole_board_and_there_is_a_side() -> None:
    """rules-decisions: one window serves all sides; the player says which one is meant."""
    s = table("north; A 1: Toy One; B 3: Toy Three", "east; B 2: Toy One", a="Toy Call, Toy Four", **LAST)
    s.end_turn()
    assert s.choice.keys == [f"special:toy_call@{side}" for side in ("north", "east", "south", "west")] + ["pass"]
    s.choose("special:toy_call@east")
    quietly(s, "ask-play-extra")
    s.choose("Toy Four", "east 1")
    assert s.slot("A", "east") == 0  # it has been scored and cleared since
    assert (s.points("A"), s.points("B")) == (4 + 1, 2 + 1)


def test_a_card_answers_the_scoring_of_the_board_once() -> None:
    s = table("north; A 1: Pirate King", "east; B 2: Toy One", b="Ghost", **LAST)
    s.end_turn()
    assert [key.split("@")[1] for key in s.choice.keys[:-1]] == ["east", "south", "west"]
    s.choose(s.choice.keys[0])
    quietly(s, "ask-berth")
    s.choose(s.options[0])
    assert s.prompt != "ask-special"


def test_the_base_cards_scoring_ability_works_on_each_side_with_that_sides_winner() -> None:
    """rules-decisions: winner and runner-up of each side apart."""
    s = table(
        "north; A 1: Toy Four; B 3: Toy Three", "west; B 1: Toy Three", base="Toy Stage", a="Ghost", b="Ghost", **LAST
    )
    end(s)
    assert (len(s.hand("A")), len(s.hand("B"))) == (1 + 1 + 2, 1 + 1 + 2)


def test_a_scoring_ability_does_nothing_in_another_round() -> None:
    """«Свойства карт баз»: only a base card that lies there in the last round."""
    s = table("north; A 1: Toy Four", base="Toy Stage", a="Ghost", board="first A, round 2", turn="B")
    end(s)
    assert len(s.hand("A")) == 3


def test_before_scoring_counts_for_the_points() -> None:
    """The usual steps of scoring: abilities before it come first (Out in the Woods, on each side)."""
    s = table("north; A 1: Toy Three; B 3: Toy Three", "west; B 1: Toy One", base="Out in the Woods", **LAST)
    s.end_turn()
    while s.prompt == "ask-order":
        s.choose(s.choice.keys[0])
    awards = [(e.public["seat"], e.public["total"]) for e in s.game.log if e.kind == "log-rank"]
    assert awards == [(1, 6), (0, 4)]


def test_what_is_owed_after_the_new_base_asks_for_the_side() -> None:
    """«Свойства карт баз»: the new base is a side that is named (The Greenhouse)."""
    s = table("north; A 1: Toy Four", base="The Greenhouse", deck_a="6 Toy Three", **LAST)
    s.end_turn()
    quietly(s, "ask-side")
    assert (s.asked, s.options, s.bases()) == ("A", ["north", "east", "south", "west"], ["Toy Meadow"])
    s.choose("west", "yes")
    quietly(s, "ask-play-where")
    s.choose("west 2")
    assert s.minions("west") == ["Toy Three"]


def test_fewer_points_for_a_base_are_fewer_for_its_side() -> None:
    """rules-decisions: what a base pays is the point for its side (Ruins)."""
    s = table("north; A 1: Toy Four; on base: B Ruins; B 2:", **LAST)
    assert s.prizes("north") == {"A": 0}
    end(s)
    assert s.points("A") == 4


def test_fifteen_points_end_nothing() -> None:
    """«Конец игры»: the winner is looked for after the points of the third period."""
    s = table("north; A 1: Toy One", points="A 30, B 2", board="first A, round 3, period 2", turn="B")
    end(s)
    assert (s.game.result, tracks(s)[0]) == (None, 3)


def test_after_the_third_period_most_points_win_before_cards_are_discarded() -> None:
    """«Конец игры»."""
    s = table("north; A 1: Toy One", points="A 3, B 2", board="first A, round 3, period 3", turn="B")
    s.end_turn()
    quietly(s)
    result = s.game.result
    assert result is not None
    assert (result.winners, result.scores) == ((0,), (12, 2))
    assert s.minions("north") == ["Toy One"]


def test_in_a_tie_cards_stay_and_one_more_round_pays_as_the_first_period_until_it_is_decided() -> None:
    """«Конец игры»: a tie."""
    s = table("north; A 1: Toy One; B 3: Toy One", board="first A, round 3, period 3", turn="B", b="Toy Four")
    s.end_turn()
    quietly(s)
    assert (s.game.result, s.minions("north"), s.points("A"), s.points("B")) == (None, ["Toy One", "Toy One"], 9, 9)
    assert tracks(s) == (4, 1, "B")
    s.end_turn()
    end(s)
    assert (s.game.result, s.points("A"), s.points("B"), tracks(s)[0]) == (None, 14, 14, 5)
    while s.game.result is None and tracks(s)[0] == 5:
        if "play Toy Four" in s.options:
            s.play("Toy Four", at="north")
        else:
            s.choose(s.choice.keys[-1])
    result = s.game.result
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.parametrize(("place", "asked"), [("1: Jason", "ask-base"), ("3: Toy One", "ask-move")])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_scoring_is_nobodys_turn_for_whoever_played_last_as_for_the_others(seat: str, place: str, asked: str) -> None:
    """«2. Захват базы»: it is in nobody's turn, so "first in a turn" and "once a turn" begin anew."""
    sides = (f"north; {seat} {place}", f"east; {seat} 2: Toy Four", f"west; {seat} 3: Toy Three")
    s = table(*sides, turn=seat, board="first A, round 3", **{seat.lower(): "Toy Peek, Toy Cheer"})
    s.play("Toy Peek")
    assert (s.asked, s.prompt) == (seat, asked)
    s.choose(s.options[0])
    while s.prompt == "ask-menu":
        s.end_turn()
    s.choose("special:toy_cheer@north")
    assert (s.asked, s.prompt) == (seat, asked)


def test_a_minion_moved_in_the_last_turn_of_the_round_is_not_moved_in_this_turn_while_the_base_is_scored() -> None:
    """The same: Temptress."""
    s = table("north; A 1: Temptress", "east; B 2: Toy One", b="Way of Deception, Ghost", **LAST)
    s.play("Way of Deception").choose("north", "north 3")
    quietly(s)
    assert s.power("Temptress") == 6
    s.end_turn()
    ranks = [event.public["total"] for event in s.game.log if event.kind == "log-rank"]
    assert ranks == [4, 1]


def slug(card: str) -> str:
    """The slug of a card of this name."""
    return next(cls.slug for cls in registry().defs if cls.name == card)


@pytest.mark.parametrize(
    "card", ["Full Sail", "You Call This Archaeology?", "Lost Knowledge", "Expert Timing", "Plague of Locusts"]
)
def test_a_special_for_which_the_side_means_nothing_is_offered_once(card: str) -> None:
    """rules-decisions, The Big Base: one window serves all sides."""
    sides = ("north; A 1: Toy One +1; B 3: Toy Three", "east; A 2: Toy One")
    s = table(*sides, a=f"{card}, Toy Cheer", **LAST)
    s.end_turn()
    there = [f"special:toy_cheer@{side}" for side in ("north", "east", "south", "west")]
    assert sorted(key.split("@")[0] for key in s.choice.keys if key not in there) == ["pass", f"special:{slug(card)}"]
    s.choose(f"special {card}")
    quietly(s)
    assert s.discard("A").count(card) == 1
