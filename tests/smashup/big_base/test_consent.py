"""«Бесполезные свойства», and base cards that nobody likes («Свойства карт баз»)."""

from __future__ import annotations

import pytest

from potasovka.bots import bot_answer, make_bot
from potasovka.core.rng import Rng
from potasovka.smashup.engine import consent
from potasovka.smashup.engine.game import SmashUp
from smashup.big_base.table import quietly, seen, table, tracks
from smashup.helpers import expects

pytestmark = pytest.mark.usefixtures("toys")


def test_cards_without_power_may_be_shown_after_drawing_and_are_exchanged_if_all_agree() -> None:
    """«Бесполезные свойства»; cards with power are never useless."""
    s = table(turn="B", a="Rampage, Toy Peek, Toy One", b="Toy One", c="Toy One", deck_c="4 Toy One", board="first A")
    s.end_turn()
    s.end_turn()
    quietly(s, "ask-useless")
    expects(s, "A", "ask-useless", "Rampage", "Toy Peek", "done")
    s.choose("Rampage", "done")
    expects(s, "B", "ask-useless-known", "yes", "no")
    s.choose("yes")
    expects(s, "C", "ask-useless-known", "yes", "no")
    s.choose("yes")
    assert (s.discard("A"), s.hand("A")) == (["Rampage"], ["Toy One"] * 4 + ["Toy Peek"])


def test_it_is_said_of_each_card_whether_it_is_known_to_be_useless() -> None:
    s = table(turn="B", a="Rampage, Toy Peek, Toy One", b="Toy One")
    s.end_turn()
    quietly(s, "ask-useless")
    choice = s.choice
    told = choice.foresee(choice.data(0))
    expected = {"Rampage": "foresee-useless", "Toy Peek": "foresee-useful"}
    assert told["pick"] is not None
    said = [option["says"] and option["says"]["id"] for option in told["pick"]["options"]]
    assert sorted(filter(None, said)) == sorted(expected.values())
    assert [option["says"] and option["says"]["id"] for option in told["options"]] == [*said, None]


def test_one_who_does_not_agree_is_enough() -> None:
    s = table(turn="B", a="Toy Peek, Toy One", b="Toy One")
    s.end_turn()
    quietly(s, "ask-useless")
    s.choose("Toy Peek")
    quietly(s, "ask-useless-agree")
    assert s.asked == "B"
    s.choose("no")
    assert (s.discard("A"), "Toy Peek" in s.hand("A")) == ([], True)


def test_everybody_is_asked_at_the_beginning_too() -> None:
    """«Бесполезные свойства»: when the game begins, and after each drawing."""
    game = SmashUp.new({"players": 2, "mode": "big_base", "first": 0}, 8)
    asked = []
    while game.choice is not None and game.choice.message != "ask-dull":
        asked.append((game.choice.seat, game.choice.message))
        game.pick(len(game.choice) - 1)
    assert [seat for seat, message in asked if message == "ask-useless"] == [0, 1]


def test_breakpoints_matter_to_a_player_whose_faction_asks_for_them() -> None:
    """«Бесполезные свойства», the exception."""
    pairs = [["dinosaurs", "rock_stars"], ["dinosaurs", "ghosts"]]
    game = SmashUp.new({"players": 2, "mode": "big_base", "factions": pairs, "two_boxes": True}, 1)
    s = game.brawl.state
    rampages = [card for card, face in enumerate(s.face) if game.brawl.deal.defs[face].slug == "rampage"]
    assert {(s.owner[card], consent.known_useless(game.brawl, s.owner[card], card)) for card in rampages} == {
        (0, False),
        (1, True),
    }


def test_the_first_player_may_propose_to_discard_the_base_card_and_all_must_agree() -> None:
    """«Свойства карт баз», the last paragraph; once a base card (rules-decisions)."""
    s = table(turn="B", board="first A", base_deck="Toy Meadow, Toy Hill, Workshop")
    s.end_turn()
    quietly(s, "ask-dull")
    assert (s.asked, s.bases()) == ("A", ["Toy Meadow"])
    s.choose("yes")
    expects(s, "B", "ask-dull-agree", "yes", "no")
    s.choose("yes")
    assert (s.bases(), seen(s)["next"]) == (["Toy Hill"], "workshop")
    expects(s, "A", "ask-dull", "yes", "no")  # another base card
    s.choose("yes", "no")
    assert (s.bases(), s.asked, s.prompt) == (["Toy Hill"], "A", "ask-menu")
    assert tracks(s) == (1, 2, "A")


def test_bots_agree_when_the_card_is_known_to_be_useless() -> None:
    s = table(turn="B", a="Rampage, Toy Peek, Toy One", b="Toy One")
    s.end_turn()
    bot = make_bot("smashup", "greedy", Rng(1))
    said = []
    while s.prompt != "ask-menu":
        key = bot_answer(bot, s.game, s.choice.seat, Rng(2))
        said.append((s.prompt, key))
        s.game.answer(key)
    assert said == [
        ("ask-useless", "rampage"),
        ("ask-useless", "done"),
        ("ask-useless-known", "yes"),
        ("ask-dull", "no"),
    ]
