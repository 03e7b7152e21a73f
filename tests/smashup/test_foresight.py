"""What is said before an answer: that a card would do nothing, that the game would end."""

from __future__ import annotations

import pytest

from potasovka.core import Rng, Text
from potasovka.core.words import LANGUAGES, words
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import foresight

SCENE = """
turn: A play
{points}
base: The Deep
{minions}
base: Haunted House
hand A: {hand}
hand B: {other}
deck A: {deck}
deck B: 6 Mako
discard A: {discard}
"""


def says(key: str, minions: str = "", points: str = "", **cards: str) -> Text | None:
    """What is said of an answer in a scene."""
    return foreseen(opened(minions, points, **cards), key)


def opened(minions: str = "", points: str = "", **cards: str) -> SmashUp:
    """The scene, at its first question."""
    lines = {"hand": "Ghost", "other": "Spirit", "deck": "6 Spirit", "discard": "", **cards}
    text = SCENE.format(minions=minions, points=points, **lines)
    position = "\n".join(
        line for line in text.splitlines() if line.strip() and not line.rstrip().endswith("discard A:")
    )
    return SmashUp.new({"position": position, "ask_end": True}, 1)


def foreseen(game: SmashUp, key: str) -> Text | None:
    """What is said of an answer to the open question."""
    choice = game.choice
    assert choice is not None
    told = choice.foresee(choice.data(0))
    said = {option["key"]: option["says"] for option in told["options"]}[key]
    for language in LANGUAGES if said is not None else ():
        assert words(language).say(Text(said["id"], {**said["args"], "card": "X", "seat": "B"}))
    return None if said is None else Text(said["id"], said["args"])


def nothing(missing: str, card: str) -> Text:
    return Text("foresee-nothing", {"card": {"id": f"card-{card}", "args": {}}, "missing": missing})


def test_a_card_without_anything_to_choose_says_so() -> None:
    assert says("play:bear_necessities", hand="Bear Necessities") == nothing("target", "bear_necessities")
    assert says("play:scrap_diving", hand="Scrap Diving") == nothing("pile", "scrap_diving")
    assert says("play:scrap_diving", hand="Scrap Diving", discard="Raze") is None
    assert says("play:seance", hand="Séance, 3 Ghost") == nothing("", "seance")


def test_what_does_something_says_nothing() -> None:
    assert says("play:ghost") is None  # a minion comes into play
    assert says("play:bear_rides_you", "  A: Sprout", hand="Bear Rides You") is None
    assert says("play:seance", hand="Séance") is None  # cards are drawn
    assert says("play:zeppelin", hand="Zeppelin") is None  # it stays on a base


def test_a_protected_minion_is_nothing_to_destroy() -> None:
    bear_hug = nothing("", "bear_hug")
    assert says("play:bear_hug", "  B: Sprout, General Ivan", hand="Bear Hug") == bear_hug
    assert says("play:bear_hug", "  B: Sprout", hand="Bear Hug") is None


def test_a_talent_that_finds_nothing_says_so() -> None:
    whirlwind = "talent:lady_whirlwind.1"
    assert says(whirlwind, "  A: Lady Whirlwind\n  B: Sprout, General Ivan") == nothing("", "lady_whirlwind")
    assert says(whirlwind, "  A: Lady Whirlwind\n  B: Sprout") is None
    assert says("talent:cyclone.1", "  A: Cyclone") is None  # it moves itself


@pytest.mark.parametrize(("mine", "said"), [("", nothing("target", "gone_with_the_wind")), ("  A: Sprout\n", None)])
def test_a_special_from_hand_that_finds_nothing_says_so(mine: str, said: Text | None) -> None:
    game = opened(mine + "  B: 4 Great Wyrm", hand="Gone with the Wind")
    game.answer("end")
    assert foreseen(game, "special:gone_with_the_wind") == said


@pytest.mark.parametrize(("there", "said"), [("", nothing("target", "dynamite_surprise")), (", Sprout", None)])
def test_a_special_knows_for_which_base_it_is_tried(there: str, said: Text | None) -> None:
    """Dynamite Surprise takes a weak minion at the base that is scored."""
    game = opened(f"  A: General Ivan\n  B: 4 Great Wyrm{there}", hand="Dynamite Surprise")
    game.answer("end")
    assert foreseen(game, "special:dynamite_surprise") == said


@pytest.mark.parametrize(("pile", "said"), [("Scrap Diving", nothing("pile", "scrap_diving")), ("Zeppelin", None)])
def test_an_extra_action_in_the_middle_of_another_says_so(pile: str, said: Text | None) -> None:
    game = opened(hand=f"To Follow, or Not?\ndiscard B: {pile}")
    game.answer("play:to_follow_or_not")
    assert game.choice is not None
    assert game.choice.message == "ask-play-extra"
    assert foreseen(game, game.choice.keys[0]) == said


@pytest.mark.parametrize(
    ("points", "minions", "said"),
    [
        ("points: A 14, B 3", "", None),
        ("points: A 15, B 3", "", Text("foresee-win", {"seat": 0, "you": "yes"})),
        ("points: A 15, B 16", "", Text("foresee-win", {"seat": 1, "you": "no"})),
        ("points: A 15, B 15", "", Text("foresee-tie", {"points": 15})),
        ("points: A 12, B 3", "  A: 4 Great Wyrm", Text("foresee-win-likely", {"seat": 0, "you": "yes"})),
    ],
)
def test_at_fifteen_points_the_end_of_the_turn_says_what_will_happen(
    points: str, minions: str, said: Text | None
) -> None:
    assert says("end", minions, points) == said


def test_nothing_is_said_that_its_player_cannot_know() -> None:
    """In worlds that differ only in what a seat cannot know the same is said; and saying it changes nothing."""
    told = 0
    for seed in range(12):
        game, rng = SmashUp.new({"players": 2 + seed % 3}, seed), Rng(seed)
        for number in range(120):
            choice = game.choice
            if choice is None:
                break
            if choice.message in foresight.FORESEEN and (number % 3 == 0 or choice.message != "ask-menu"):
                before = game.state_digest()
                said = choice.foresee(choice.data(0))
                world = game.determinise(choice.seat, Rng(number))
                assert world.choice is not None
                assert world.choice.foresee(world.choice.data(0))["options"] == said["options"]
                assert game.state_digest() == before
                told += sum(option["says"] is not None for option in said["options"])
            game.pick(rng.below(len(choice)))
    assert told > 10


def test_a_face_down_card_is_not_looked_at() -> None:
    with pytest.raises(foresight.Peeked):
        _ = foresight._FaceDown().kind
