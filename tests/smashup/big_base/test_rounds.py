"""«Подготовка к игре», «Ход игры»: rounds and periods, two cards, the end of a round, the first player's token."""

from __future__ import annotations

import pytest

from potasovka.core.errors import BadPosition, BadSetup
from potasovka.core.rng import Rng
from potasovka.smashup.engine import position
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.engine.terms import NOBODY
from potasovka.smashup.scenario import Scenario
from smashup.big_base.table import end, quietly, seen, table, tracks
from smashup.helpers import told

pytestmark = pytest.mark.usefixtures("toys")


def begun(players: int, **more: object) -> SmashUp:
    return SmashUp.new({"players": players, "mode": "big_base", "first": 1, **more}, 5)


@pytest.mark.parametrize(("players", "slots"), [(2, 3), (3, 3), (4, 4)])
def test_four_sides_with_three_slots_and_a_fourth_one_with_four_players(players: int, slots: int) -> None:
    """«Подготовка к игре»; «Игра на „Большой базе“», the fourth slot."""
    game = begun(players)
    board = game.view(None)["board"]
    assert [side["side"] for side in board["sides"]] == ["north", "east", "south", "west"]
    assert [len(side["berths"]) for side in board["sides"]] == [slots] * 4
    fourth = [berth["card"] for side in board["sides"] for berth in side["berths"][3:]]
    assert fourth == ["fourth_slot"] * (4 if players == 4 else 0)
    assert (board["period"], board["round"], board["first"]) == (1, 1, 1)


def test_one_base_card_lies_open_and_so_does_the_next() -> None:
    """«Подготовка к игре»: the top of the base deck is revealed for planning."""
    game = begun(2)
    s, board = game.brawl.state, game.view(None)["board"]
    assert {place["base"] for place in game.view(None)["places"]} == {board["base"]}
    top = s.base_deck[-1]
    assert board["next"] == game.brawl.card[top].slug
    assert s.known[top] == game.brawl.deal.everybody
    assert len(s.base_discard) == 0


def test_the_board_lies_in_the_anniversary_box() -> None:
    """«Состав дополнения»; other factions may be played on it («Совместимость с режимом игры…»)."""
    with pytest.raises(BadSetup, match="anniversary"):
        begun(2, boxes=["base_box"])
    with pytest.raises(BadSetup, match="there is no mode 'tiny'"):
        SmashUp.new({"mode": "tiny"}, 1)
    game = begun(2, factions=[["robots", "ninjas"], ["aliens", "pirates"]])
    assert game.setup["mode"] == "big_base"
    assert "mode" not in SmashUp.new({"mode": "classic"}, 1).setup


def test_a_turn_is_its_start_and_playing_cards_and_nothing_is_drawn_in_it() -> None:
    """«Ход игры»: no scoring, no drawing, no end of turn."""
    s = table("north; A 1: Toy Four; B 2: Toy Four", base="Toy Meadow", a="Toy One", b="Toy One")
    s.end_turn()
    assert (s.asked, s.prompt) == ("B", "ask-menu")
    assert (s.hand("A"), s.points("A")) == (["Toy One"], 0)


def test_everybody_draws_two_from_the_first_player_on_when_all_have_had_their_turn() -> None:
    """«Ход игры», 3."""
    s = table(turn="B", board="first B, round 1", a="Toy One", b="Toy One")
    s.end_turn()
    s.end_turn()
    quietly(s)
    assert (s.hand("A"), s.hand("B")) == (["Toy One"] * 3, ["Toy One"] * 3)
    drawn = [event.public["seat"] for event in s.game.log if event.kind == "log-draw"]
    assert drawn == [1, 0]
    assert tracks(s) == (1, 2, "B")


def test_a_hand_is_cut_to_ten_cards_after_drawing() -> None:
    """«Ход игры», 3: at most ten cards are kept."""
    s = table(turn="B", a="9 Toy One, Toy Three")
    s.end_turn()
    assert (s.asked, s.prompt) == ("A", "ask-hand-limit")
    s.choose("Toy One")  # and of equal ones another
    assert len(s.hand("A")) == 10


def test_end_of_turn_abilities_of_everybody_come_at_the_end_of_the_round() -> None:
    """«Ход игры», 4: what is set off at the end of a turn; from the first player on."""
    s = table("north; A 1: Toy Notary; B 2: Toy Notary", turn="A", a="Toy One", b="Toy One")
    s.end_turn()
    assert (s.asked, s.prompt) == ("B", "ask-menu")  # not at the end of A's turn
    s.end_turn()
    asked = []
    while s.prompt != "ask-menu":
        asked.append((s.asked, s.prompt))
        quietly(s, s.prompt)
        s.choose("no" if "no" in s.options else "done")
    notaries = [seat for seat, prompt in asked if prompt not in ("ask-useless", "ask-dull")]
    assert notaries == ["A", "B"]


def test_until_the_end_of_the_turn_means_until_the_end_of_the_round() -> None:
    """«Свойства карт на „Большой базе“», the last paragraph."""
    s = table("north; A 1: Toy One", a="Toy Toast, Ghost")
    s.play("Toy Toast").choose("north")
    assert s.power("Toy One") == 2
    s.end_turn()
    assert (s.asked, s.power("Toy One")) == ("B", 2)
    end(s)
    assert (tracks(s), s.power("Toy One @ north")) == ((1, 2, "A"), 1)


@pytest.mark.parametrize("kind", ["log-power", "log-lasts"])
def test_the_log_says_that_it_lasts_until_the_end_of_the_round(kind: str) -> None:
    """«Свойства карт на „Большой базе“», the last paragraph."""
    s = table("north; A 1: Jason", a="Toy Toast, Ghost")
    s.play("Toy Toast").choose("north").choose("north")
    assert s.power("Jason") == 4 + 1 + 1
    assert [line["lasts"]["id"] for line in told(s, kind)] == ["lasts-round"]  # type: ignore[index]


def test_until_your_next_turn_begins_is_not_until_the_end_of_the_round() -> None:
    """«Ход игры»: only what lasts until the end of a turn lasts until that of the round."""
    s = table("north; A 1: Toy One", a="Toy Bless, Ghost")
    s.play("Toy Bless")
    quietly(s)
    s.end_turn()
    s.end_turn()
    quietly(s, "ask-dull")
    assert s.power("Toy One @ north") == 3
    quietly(s)
    assert (s.asked, s.power("Toy One @ north")) == ("A", 1)


def test_a_minion_played_earlier_in_the_round_counts_for_what_happens_at_its_end() -> None:
    """«Ход игры», 4: at the end of a turn in which you played a minion is at the end of such a round (Hot Venue)."""
    s = table("north; A 1: Toy One; on base: A Hot Venue", a="Toy Four", deck_a="3 Toy Three")
    s.play("Toy Four", at="north")
    s.end_turn()
    end(s)
    assert s.hand("A") == ["Toy Three"] * 3


def test_the_base_card_is_replaced_every_round_and_the_next_one_revealed() -> None:
    """«Ход игры», 4: discarded, replaced by the top of the deck, the next revealed."""
    s = table("north; A 1: Toy One; on base: A Toy Fog; buried: B Toy One")
    assert (s.bases(), seen(s)["next"]) == (["Toy Valley"], "toy_meadow")
    end(s, 2)
    assert (s.bases(), seen(s)["next"]) == (["Toy Meadow"], "toy_hill")
    assert s.game.view(None)["base_discard"] == ["toy_valley"]
    # What is on the sides is not touched.
    assert (s.minions("north"), s.actions("north"), len(s.brawl.state.buried[0])) == (["Toy One"], ["Toy Fog"], 1)


def test_an_empty_base_deck_is_made_anew_from_the_discarded_bases() -> None:
    """The base deck as usual: a box has eight bases, a game at least nine rounds."""
    s = table(base_deck="Toy Meadow", board="first A, round 1")
    end(s, 2)
    assert (s.bases(), seen(s)["next"]) == (["Toy Meadow"], "toy_valley")
    end(s, 2)
    assert (s.bases(), seen(s)["next"]) == (["Toy Valley"], "toy_meadow")


def test_a_whole_game_with_one_box_runs_through_its_eight_bases() -> None:
    game, chance = SmashUp.new({"players": 2, "mode": "big_base", "boxes": ["anniversary"]}, 3), Rng(3)
    while game.choice is not None:
        game.pick(chance.below(len(game.choice)))
    assert any(event.kind == "log-bases-reshuffled" for event in game.log)
    assert game.result is not None


def test_after_a_period_the_token_goes_to_the_least_total_power() -> None:
    """«Ход игры», 4; measured when points are given, before cards are discarded (rules-decisions)."""
    s = table("north; A 1: Toy Four; B 2: Toy One", "south; B 1: Toy One", board="first A, round 3", turn="B")
    s.end_turn()
    quietly(s)
    assert tracks(s) == (2, 1, "B")
    assert s.asked == "B"


def test_in_a_tie_the_token_goes_to_who_sits_first_after_the_old_first_player() -> None:
    """rules-decisions, The Big Base."""
    s = table("north; A 1: Toy One; B 2: Toy One; C 3: Toy One", board="first B, round 3", turn="A", c="Ghost")
    s.end_turn()
    quietly(s)
    assert tracks(s) == (2, 1, "C")


def test_rounds_of_a_period_keep_the_first_player() -> None:
    """«Ход игры», 4: otherwise only the round's track moves on."""
    s = table("north; A 1: Toy Four", board="first B, round 1", turn="B")
    end(s, 2)
    assert tracks(s) == (1, 2, "B")
    end(s, 2)
    assert tracks(s) == (1, 3, "B")


def test_between_turns_it_is_nobodys_turn() -> None:
    """«Ход игры»: scoring belongs to nobody's turn; in disputes the first player is the current one."""
    s = table("north; A 1: Armor Stego; B 2: Armor Stego", board="first A, round 3", turn="B", a="Toy Cheer")
    assert (s.power("A Armor Stego"), s.power("B Armor Stego")) == (5, 3)
    s.end_turn()
    assert (s.asked, s.prompt) == ("A", "ask-special")
    assert (s.power("A Armor Stego"), s.power("B Armor Stego")) == (3, 3)
    assert s.brawl.card[0].current == NOBODY
    assert s.brawl.clockwise() == [0, 1]


def test_a_ban_on_actions_holds_in_the_next_turn_of_its_victim_whoever_begins_the_next_period() -> None:
    """«Ход игры», 4: the token goes on between the two turns."""
    s = table("north; A 1: Toy Four", board="first A, round 3", a="Toy One", b="Toy Peek")
    action = s.brawl.card[next(card for card in range(len(s.brawl.state.face)) if s.brawl.card[card].kind == "action")]
    action.forbid_actions(0)  # type: ignore[attr-defined]
    s.end_turn()
    s.end_turn()
    quietly(s)
    assert (s.asked, tracks(s)) == ("B", (2, 1, "B"))
    assert [one.until for one in s.brawl.state.lasting] == [-10 - 3 * 2]
    s.end_turn()
    assert s.brawl.state.lasting


def test_a_position_of_the_board_is_read_and_written() -> None:
    text = """turn: A play
points: A 1, B 0
plays: minion, action
board: first B, round 2, period 3
base: Workshop
side: north
  A 2: Ghost
  B 1:
  on base: B Zeppelin
side: east
side: south
side: west
  B 3:
  buried: B Ghost
hand A: Ghost
base deck: Haunted House
"""
    assert position.write(Scenario(text).brawl) == text


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("side: up", "sides are"),
        ("side: north\n  A 4: Ghost", "slots from 1 to 3"),
        ("side: north\n  A 1: Ghost\n  B 1: Ghost", "slots from 1 to 3"),
        ("A 1: Ghost", "under a side"),
        ("board: last A", "has the form"),
        ("turn: A noon", "is not a phase"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(wrong: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        Scenario(f"board: first A\nbase: Workshop\n{wrong}")
    with pytest.raises(BadPosition, match="needs a base"):
        Scenario("board: first A\nhand A: Ghost")
