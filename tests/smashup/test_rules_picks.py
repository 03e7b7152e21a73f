"""Several picks that belong together can be given at once, in any order; and what a table must know of a question."""

from __future__ import annotations

import pytest

from potasovka.core import IllegalAnswer
from potasovka.core.picks import answer_picks
from potasovka.smashup.scenario import Scenario
from smashup.helpers import expects, scene

HAND = "Ghost, 3 Spirit, 2 Haunting, Steam Man, 2 Zeppelin, Bear Hug, Water Lily"


def over_the_limit() -> Scenario:
    """A holds eleven cards, draws two, and must discard three: «Добор карт»."""
    s = scene("Workshop", "Haunted House", a=HAND, deck_a="Mako, Sprout, Sprout")
    s.choose("end")
    assert s.prompt == "ask-hand-limit"
    return s


def test_the_question_shows_all_that_can_be_picked_with_its_copies() -> None:
    choice = over_the_limit().game.view(0)["choice"]
    assert (choice["pick"]["least"], choice["pick"]["most"]) == (3, 3)
    copies = {option["key"]: option["copies"] for option in choice["pick"]["options"]}
    assert copies["spirit"] == 3
    assert copies["haunting"] == 2
    assert copies["water_lily"] == 1
    assert len(choice["options"]) < len(copies)  # one at a time the last ones are not offered first


@pytest.mark.parametrize("keys", [["water_lily", "ghost", "bear_hug"], ["spirit", "water_lily", "spirit"]])
def test_a_set_is_picked_in_any_order_and_has_one_record(keys: list[str]) -> None:
    s, other = over_the_limit(), over_the_limit()
    answer_picks(s.game, keys)
    answer_picks(other.game, keys[::-1])
    assert sorted(s.game.view(1)["players"][0]["discard"]) == sorted(keys)
    assert s.game.answers == other.game.answers
    assert s.game.view(0)["players"][0]["hand_size"] == 10


@pytest.mark.parametrize(
    ("keys", "says"),
    [
        (["ghost", "spirit"], "between 3 and 3 must be picked, not 2"),
        (["ghost", "ghost", "spirit"], "'ghost' can be picked 1 times here, not 2"),
        (["ghost", "spirit", "raze"], "'raze' can be picked 0 times here, not 1"),
    ],
)
def test_a_set_that_cannot_be_is_refused_by_name(keys: list[str], says: str) -> None:
    s = over_the_limit()
    with pytest.raises(IllegalAnswer, match=says):
        answer_picks(s.game.clone(), keys)
    assert s.prompt == "ask-hand-limit"


def test_a_question_of_one_answer_is_no_set() -> None:
    s = scene("Workshop", "Haunted House", a="Ghost")
    with pytest.raises(IllegalAnswer, match="nothing is to be picked together here"):
        answer_picks(s.game, ["play:ghost"])
    assert s.game.view(0)["choice"]["pick"] is None


def test_a_question_for_a_special_is_marked_and_the_occasion_is_counted_for_all_tables_alike() -> None:
    """ARCHITECTURE, «What a seat may know»: the pause of a table depends on what everybody can see."""
    bases = ("Workshop: A Ghost", "The Greenhouse")
    asked = scene(*bases, turn="B", b="Toll Bay", a="Hello, Dolly!, Raze", deck_b="2 Mako", deck_a="Mako")
    other = scene(*bases, turn="B", b="Toll Bay", a="Steam Man, Raze", deck_b="2 Mako", deck_a="Hello, Dolly!")
    for s in (asked, other):
        assert s.game.occasions == 0
        s.play("Toll Bay").choose("The Greenhouse")
        assert s.game.occasions == 1
    expects(asked, "A", "ask-special", "special Hello, Dolly!", "pass")
    assert asked.game.view(0)["choice"]["window"] is True
    assert asked.game.view(1)["choice"] is None


def test_what_was_shown_changes_with_chance_and_with_knowledge_only() -> None:
    s = scene("Workshop", "Haunted House", a="Mechanic, Raze", b="Spirit", deck_a="4 Mako", deck_b="2 Mako")
    before = s.game.shown([0])
    s.choose("play Mechanic")
    s.choose("Workshop")
    assert s.game.shown([0]) == before
    assert s.game.shown([0, 1]) != before  # the other player has seen a card of the hand
    s.choose("end")
    assert s.game.shown([0]) != before  # two cards were drawn


def test_a_single_card_can_be_given_as_a_set_too() -> None:
    s = scene(
        "Workshop", "Haunted House", a="Ghost, 3 Spirit, 2 Haunting, Steam Man, 2 Zeppelin", deck_a="Mako, Sprout"
    )
    s.choose("end")
    assert s.prompt == "ask-hand-limit"
    assert s.game.view(0)["choice"]["pick"] is None
    answer_picks(s.game, ["haunting"])
    assert s.discard("A") == ["Haunting"]
