"""What is advised in a few plain positions, and why."""

from __future__ import annotations

from collections import Counter

from potasovka.bots import advice
from potasovka.core import Rng
from potasovka.core.advice import Advice
from potasovka.core.choice import Text
from potasovka.core.words import LANGUAGES, words
from potasovka.smashup import SmashUp
from potasovka.smashup.advice import ANSWERS, END, LOSES, NEARLY, REASONS, WINS, Reason, agreed, play_first, reasons
from potasovka.smashup.puzzles import puzzles
from smashup.helpers import scene


def advised(game: SmashUp, seed: int = 1) -> list[tuple[str, list[tuple[str, int]]]]:
    assert game.choice is not None
    found = advice(game, game.choice.seat, Rng(seed))
    assert 1 <= len(found) <= ANSWERS
    rest = [one.chance for one in found if one.key != END]
    assert rest == sorted(rest, reverse=True)
    assert all(0 <= one.chance <= 1 and len(one.why) <= REASONS for one in found)
    return [(one.key, [(text.id, text.args["amount"]) for text in one.why]) for one in found]


def test_who_can_win_is_told_so() -> None:
    s = scene(
        "Workshop: A General Ivan +12",
        "Haunted House",
        a="Bear Cavalry, Spirit",
        points="A 14",
        deck_a="4 Ghost",
        deck_b="4 Ghost",
        base_deck="Arena",
    )
    best = advised(s.game)[0]
    assert best[1][0] == ("hint-wins", 0)


def test_no_answer_wins_and_loses_at_once() -> None:
    win, loss, other = Reason(WINS), Reason(LOSES), Reason("hint-removes", 1)
    assert agreed(Counter({win: 6}), 6) == [win]
    assert agreed(Counter({win: 4, loss: 2}), 6) == [win._replace(sure=False)]
    assert agreed(Counter({loss: 4, win: 2}), 6) == [win._replace(sure=False)]
    assert agreed(Counter({loss: 3, other: 2, win: 1}), 6) == [loss._replace(sure=False), other]
    assert agreed(Counter({other: 4, win: 1}), 6) == [other]


def test_in_a_puzzle_reasons_are_about_its_goal() -> None:
    one = puzzles()[0]
    before = SmashUp.new(one.setup, 1)
    after = before.clone()
    for key in one.solution:
        after.answer(key)
    (reason,) = reasons(before.brawl, after.brawl, 0)
    assert words("en").say(reason.text) == "solves the puzzle"
    assert words("en").say(reason._replace(sure=False).text) == "can solve the puzzle"


def test_a_lead_is_named_with_what_it_would_pay() -> None:
    s = scene("Workshop: B Ghost, B Ghost", "Arena", a="General Ivan, Howl", deck_a="4 Ghost", deck_b="4 Ghost")
    before = s.game.clone()
    s.play("General Ivan", at="Workshop")
    s.choose("end")
    assert reasons(before.brawl, s.brawl, 0) == [Reason("hint-leads", 4, "workshop")]
    assert reasons(s.brawl, s.brawl, 1) == []


def test_only_who_plays_nothing_keeps_cards_for_later() -> None:
    s = scene("Workshop", "Arena", a="Howl, Commission", deck_a="4 Ghost", deck_b="4 Ghost")
    told = dict(advised(s.game))
    assert [key for key, why in told.items() if ("hint-keeps", 0) in why] == ["end"]
    assert len(told) > 1


def test_a_play_that_keeps_nearly_as_much_comes_before_the_end_of_the_turn() -> None:
    grows = (Text("hint-grows", {"amount": 3, "place": ""}),)
    end = Advice(END, 0.6)
    play, idle = Advice("play:spirit", 0.6 - NEARLY / 2, grows), Advice("play:howl", 0.6)
    assert play_first([end, idle, play]) == [play, end, idle]
    assert play_first([end, idle]) == [end, idle]
    assert play_first([end, play._replace(chance=0.6 - 2 * NEARLY)])[0] == end
    assert play_first([play, end]) == [play, end]
    assert play_first([]) == []


def test_the_same_chance_advises_the_same_and_the_game_stays_as_it_is() -> None:
    s = scene("Workshop: B Ghost", "Arena: B Spirit", a="General Ivan, Bear Cavalry, Howl", deck_a="4 Ghost")
    before = s.game.state_digest()
    assert advised(s.game, 3) == advised(s.game, 3)
    assert s.game.state_digest() == before


def test_on_factions_nobody_is_advised() -> None:
    game = SmashUp.new({"players": 2, "factions": "draft"}, 1)
    assert game.choice is not None
    assert game.choice.message == "ask-faction"
    assert advice(game, game.choice.seat, Rng(1)) == []


def test_to_name_a_faction_for_a_card_is_no_matter_of_taste() -> None:
    s = scene("Workshop: B Ghost, B Mako", "Arena: B Spirit", a="Sea Dogs", deck_a="4 Ghost")
    s.game.answer("play:sea_dogs")
    assert s.game.choice is not None
    assert s.game.choice.message == "ask-faction-to-move"
    advised(s.game)


def test_every_reason_has_words() -> None:
    names = ("wins", "loses", "captures", "gives", "points", "leads", "removes", "grows", "keeps")
    for language in LANGUAGES:
        assert [name for name in names if not words(language).has(f"hint-{name}")] == []
