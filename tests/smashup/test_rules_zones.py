"""Decks, hands, piles: «Сбросить», «Вернуть», looking, revealing, searching; positions as text."""

from __future__ import annotations

import pytest

from potasovka.core.errors import BadPosition, IllegalAnswer
from potasovka.smashup.engine import position
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, exact, expects, scene, told

pytestmark = pytest.mark.usefixtures("toys")


def test_a_discarded_card_goes_to_its_owners_pile() -> None:
    """«Сбросить»."""
    s = scene("Workshop", "Toy Valley", a="Ghost, Spirit, Insta-Grow")
    s.play("Ghost", at="Workshop").choose("Spirit")
    assert (s.discard("A"), s.discard("B")) == (["Spirit"], [])


def test_looking_shows_a_card_to_one_player_only() -> None:
    """«Всё остальное» (WWT): look."""
    s = scene("Workshop", "Toy Valley", a="Toy Peek, Ghost", deck_a="Steam Queen, Sprout")
    s.play("Toy Peek")
    top = s.brawl.state.deck[0][-1]
    assert s.brawl.state.known[top] == 0b01
    for seat in (1, None):
        assert "steam_queen" not in str(s.game.view(seat))


def test_revealing_shows_a_card_to_everybody() -> None:
    """«Всё остальное» (WWT): reveal."""
    s = scene("Workshop", "Toy Valley", a="Toy Show, Ghost", deck_a="Steam Queen, Sprout")
    s.play("Toy Show")
    assert s.brawl.state.known[s.brawl.state.deck[0][-1]] == 0b11


@pytest.mark.parametrize("card", ["Toy Show", "Toy Peek", "Toy Strike"])
def test_an_empty_deck_is_made_anew_for_looking_revealing_and_drawing(card: str) -> None:
    """«Возьми две карты» (WWT): reveal, search, look, draw."""
    s = scene("Workshop", "Toy Valley", a=f"{card}, Ghost", discard_a="Steam Queen, Sprout")
    s.play(card)
    assert told(s, "log-reshuffle") == [{"seat": 0}]
    assert s.discard("A") == [card]


def test_nothing_to_look_at_breaks_nothing() -> None:
    """«Всё остальное» (all the rest)."""
    s = scene(
        "Workshop", "Toy Valley", plays="action, action, action, minion", a="Toy Show, Toy Peek, Toy Strike, Ghost"
    )
    s.play("Toy Show").play("Toy Peek").play("Toy Strike")
    assert s.hand("A") == ["Ghost", "Toy Show"]  # what was played before is all there is to draw
    s.done()


def test_who_searches_shows_what_was_taken_and_shuffles() -> None:
    """«Всё остальное» (WWT, all the rest): search."""
    s = scene("Workshop: A Ghost", "Toy Valley", a="Budding, Steam Man", deck_a="Ghost, Spirit")
    s.play("Budding")
    assert told(s, "log-search") == [{"seat": 0, "card": "ghost", "pile": "deck"}]
    assert s.game.view(1)["players"][0]["known_hand"] == ["ghost"]
    assert told(s, "log-shuffle") == [{"seat": 0}]


def test_anybody_may_look_through_any_discard_pile() -> None:
    """«Всё остальное»: discard piles are open."""
    s = scene("Workshop", "Toy Valley", a="Ghost", discard_a="Spirit, Zeppelin", discard_b="Sprout")
    for seat in (0, 1, None):
        players = s.game.view(seat)["players"]
        assert [sorted(player["discard"]) for player in players] == [["spirit", "zeppelin"], ["sprout"]]


def test_cards_cannot_be_bound_to_a_place_that_is_not_theirs() -> None:
    """«В игре» (in play): a base action stays on its base when minions leave."""
    s = scene("Workshop: A Ghost | A Zeppelin", "Toy Valley", a="Bear Rides You, Steam Man")
    s.play("Bear Rides You")
    assert board(s) == {"Workshop": "| A Zeppelin", "Toy Valley": "A Ghost 2"}


# ---- positions as text -------------------------------------------------------------------------------------------

FULL = """turn: B play
points: A 3, B 7, C 0
plays: minion
base: Haunted House
  A: Ghost +2 [A Incorporeal], Spirit of B [A Make Contact]
  B: Sprout [A Choking Vines, C Choking Vines of A]
  on base: A Door to the Beyond, C Zeppelin of B
  buried: A Steam Man of C, B Ghost
base: Workshop
hand A: Séance, Ghost, Ghost
deck A: Spirit, Change of Venue
hand B: Zeppelin, Scrap Diving of A, Steam Man
discard B: Sprout
base deck: Field of Honor, Secret Grove
base discard: Tsar's Palace
"""


def test_a_position_survives_being_written_and_read_again() -> None:
    s = Scenario(FULL)
    again = position.write(s.brawl)
    assert exact(Scenario(again).game) == exact(s.game)
    assert position.write(Scenario(again).brawl) == again
    assert again == FULL


def test_names_may_be_typed_carelessly() -> None:
    s = Scenario("turn: A\nbase: haunted-house\n A: ghost\nhand A: seance, INSTA GROW, Youre Screwed\nhand B: ghost")
    assert s.hand("A") == ["Insta-Grow", "Séance", "You're Screwed"]


BAD = [
    "",
    "turn: A",
    "turn: E\nbase: Workshop",
    "turn: A dance\nbase: Workshop",
    "turn:\nbase: Workshop",
    "base: Nowhere",
    "base:",
    "base: Ghost",
    "A: Ghost\nbase: Workshop",
    "base: Workshop\n A: Nobody",
    "base: Workshop\n A: Zeppelin",
    "base: Workshop\n A: Ghost [Zeppelin]",
    "base: Workshop\n A: Ghost [Incorporeal",
    "base: Workshop\n A: Ghost of E",
    "base: Workshop\n on base: Zeppelin",
    "base: Workshop\n on base: A Choking Vines",
    "base: Workshop\n on base: A Ghost",
    "base: Workshop\nhand A: Workshop",
    "base: Workshop\nhand E: Ghost",
    "base: Workshop\nhand: Ghost",
    "base: Workshop\nbase deck: Ghost",
    "base: Workshop\npoints: A many",
    "base: Workshop\npoints: A ²",
    "base: Workshop\nhand A: ² Ghost",
    "base: Workshop\nplays: titan",
    "base: Workshop\nnonsense",
    "base: Workshop\nweather: fine",
    "base: Workshop\n: Ghost",
]


@pytest.mark.parametrize("text", BAD, ids=repr)
def test_a_bad_position_is_refused_and_says_why(text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Scenario(text)
    assert len(str(caught.value)) > 10


def test_an_error_in_a_position_names_the_line() -> None:
    with pytest.raises(BadPosition, match=r"line 3.*Goast"):
        Scenario("turn: A\nbase: Workshop\n A: Goast")


# ---- answers that are none ---------------------------------------------------------------------------------------


def test_an_illegal_answer_changes_nothing_and_names_the_options() -> None:
    s = scene("Workshop: B Ghost", "Toy Valley", a="Ghost, Scrap Diving")
    before, record = exact(s.game), s.game.record()
    with pytest.raises(IllegalAnswer, match="play:ghost"):
        s.game.answer("play:zeppelin")
    for index in (-1, 3, 99):
        with pytest.raises(IllegalAnswer):
            s.game.pick(index)
    assert (exact(s.game), s.game.record()) == (before, record)


def test_an_illegal_answer_in_the_middle_of_an_effect_changes_nothing() -> None:
    s = scene("Workshop: B Ghost, B Spirit", "Toy Valley", a="Bear Cavalry, Scrap Diving")
    s.play("Bear Cavalry", at="Workshop")
    expects(s, "A", "ask-move", "Ghost", "Spirit")
    before = exact(s.game)
    with pytest.raises(IllegalAnswer):
        s.game.answer("pass")
    assert exact(s.game) == before
    s.choose("Spirit")
    assert s.minions("Toy Valley") == ["Spirit"]


def test_a_scenario_says_which_name_is_not_clear() -> None:
    s = scene("Workshop: A Ghost, B Ghost", "Toy Valley", a="Ghost")
    with pytest.raises(ValueError, match="2 cards"):
        s.power("Ghost")
    assert s.power("B Ghost") == s.power("Ghost #2") == 2


def test_a_game_from_a_position_has_a_record_that_replays() -> None:
    s = scene("Workshop: B Ghost, B Spirit", "Toy Valley", a="Bear Cavalry, Scrap Diving")
    s.play("Bear Cavalry", at="Workshop").choose("Spirit")
    twin = SmashUp.new(s.game.setup, s.game.seed)
    for key in s.game.answers:
        twin.answer(key)
    assert exact(twin) == exact(s.game)
