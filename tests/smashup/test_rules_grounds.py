"""A place is not the base card on it: what belongs to a base card goes with it; what came back is new."""

from __future__ import annotations

import pytest

from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects

REST = "\ndeck A: 6 Ghost\ndeck B: 6 Ghost\nbase deck: Lake Minnetonka, Palooza, Trailer Park"


def table(text: str, b: str = "Ghost") -> Scenario:
    """A table from a position, with decks."""
    return Scenario(f"{text}\nhand B: {b}{REST}")


@pytest.mark.parametrize("card", ["Love Overload", "Picked Up"])
def test_when_scoring_stops_its_window_closes(card: str) -> None:
    """rules-decisions, a base card swapped while it scores: nobody may answer that scoring any more."""
    s = table(
        "turn: A score\nbase: Tornado Alley\n  A: 3 Ram, Awesome Guy, Captain Amazing, Mind Lady\n  B: Hammerhead\n"
        "  buried: A Not in Kansas\nbase: Ancient Temple\n  B: Dust Devil\nbase: City of Gold\n  A: Groupie\n"
        "  B: Spartan\n"
        f"hand A: Burst Forth, {card}"
    )
    before = board(s)["City of Gold"]
    s.choose("special Burst Forth", "yes", "Tornado Alley")
    assert s.bases()[0] == "Lake Minnetonka"
    assert s.brawl.state.score is None or s.brawl.state.score.base == s.brawl.state.base[0]
    assert board(s)["City of Gold"] == before


def test_a_total_there_ends_when_the_scored_base_leaves() -> None:
    s = table(
        "turn: A\nbase: City of Gold\n  A: Great Wyrm, Captain Amazing, Ram\n  B: Hammerhead\nbase: Ancient Temple\n"
        "  titan: A Helicoprion\n  A: Great Wyrm, Captain Amazing, 2 Ram, Mako\nbase: Boneyard\n"
        "hand A: Torn Apart, Ghost",
        "Gone with the Wind",
    )
    s.play("Torn Apart").choose("Hammerhead", "follow")
    s.end_turn()
    s.choose("City of Gold", "pass")
    assert s.total("A", "Lake Minnetonka") == 0


def test_who_moved_to_the_scored_base_has_not_moved_to_the_next_one() -> None:
    s = table(
        "turn: A score\nbase: City of Gold\n  A: Great Wyrm, Captain Amazing, 2 Ram\nbase: Ancient Temple\n"
        "  A: Great Wyrm, Captain Amazing, 2 Ram, Mako\nbase: Boneyard\n  B: Calicoin\nhand A: Lost City, Temptress",
        "Over the Rainbow, Gone with the Wind",
    )
    s.choose("City of Gold", "special Over the Rainbow", "special Lost City", "Palooza", "pass", "Temptress")
    assert board(s)["Palooza"] == "A Temptress 4"


def test_while_here_ends_with_the_base() -> None:
    s = table("turn: A start\nbase: Ancient Temple\n  A: Ram\n  B: Mako\nbase: Boneyard\nhand A: Not in Kansas, Ghost")
    assert "A Ram 9" in board(s)["Ancient Temple"]
    s.play("Not in Kansas").choose("Ancient Temple")
    assert board(s)["Lake Minnetonka"] == "A Ram 4, B Mako 2"


def test_a_minion_was_played_at_the_base_card_not_at_the_place() -> None:
    s = table(
        "turn: A\nplays: minion, action, action, action\nbase: Boneyard\nbase: City of Gold\n"
        "hand A: Ram, Not in Kansas, Hot Venue, Toll Bay"
    )
    s.play("Ram", at="Boneyard").play("Not in Kansas").choose("Boneyard").play("Hot Venue", at="Lake Minnetonka")
    s.end_turn()
    assert s.hand("A") == ["Ghost", "Ghost", "Toll Bay"]


def test_under_the_bed_knows_a_base_that_is_gone() -> None:
    s = Scenario(
        "turn: A\nplays: minion, action, action\nbase: Boneyard\nbase: City of Gold\nbase deck: Under the Bed\n"
        "hand A: Ram, Not in Kansas, Groupie, Steam Queen\nhand B: Ghost"
    )
    s.play("Ram", at="Boneyard").play("Not in Kansas").choose("Boneyard")
    assert "play Groupie" in s.options
    assert "play Steam Queen" not in s.options


def test_a_base_that_came_back_may_be_used_again() -> None:
    s = table(
        "turn: A\nbase: Mermaid Pool\n  A: Ram\nbase: Ancient Temple\n  B: Mako\nbase: Boneyard\n  B: Calicoin\n"
        "hand A: Burn It Down, Ghost"
    )
    s.choose("use Mermaid Pool", "Mako")
    assert "use Mermaid Pool" not in s.options
    s.play("Burn It Down").choose("Mermaid Pool", "Mermaid Pool")
    assert "use Mermaid Pool" in s.options


def test_a_minion_that_came_back_has_not_moved_yet() -> None:
    s = table(
        "turn: A\nplays: minion, action, action, action, action, action\nbase: City of Gold\n  A: Guide, Mako\n"
        "base: Ancient Temple\nhand A: Carried Away, Ewe Shall Pass, Fast as Lightning, Radioactive Exposure, Toll Bay"
    )
    s.play("Carried Away").choose("Mako").play("Fast as Lightning").choose("Mako")
    s.play("Radioactive Exposure").choose("Mako").play("Mako", at="City of Gold")
    s.play("Ewe Shall Pass").choose("Mako")
    assert "A Mako 3" in board(s)["Ancient Temple"]


def test_power_ballad_laid_for_a_duel_goes_to_any_base() -> None:
    """«Дуэли»: a revealed action works by its usual rules."""
    s = table(
        "turn: A score\nbase: City of Gold\n  A: Sheriff, Great Wyrm, Awesome Guy, Ram\n  B: Calicoin\n"
        "base: Ancient Temple\n  A: Ram\nhand A: Power Ballad, Ghost",
        "Dragon Lands",
    )
    s.choose("special Sheriff", "Power Ballad", "Dragon Lands")
    expects(s, "A", "ask-base", "City of Gold", "Ancient Temple")
