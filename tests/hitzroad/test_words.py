"""Every word in both languages: messages, names, scenes, the table as text."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from hitzroad.helpers import on_card
from potasovka.cli.say import say_event
from potasovka.core import Rng, Text
from potasovka.core.words import Words, words
from potasovka.hitzroad import HitZRoad, odds
from potasovka.hitzroad.cards import CARDS
from potasovka.hitzroad.dice import FACES
from potasovka.hitzroad.mixes import mix_text
from potasovka.hitzroad.scoring import LADDER, MOST
from potasovka.hitzroad.state import TOKENS
from potasovka.hitzroad.terminal import card_line, dice_text, legend, odds_lines, render

LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])
IDENTIFIER = re.compile(r"^(hitzroad-[\w-]+) =", re.MULTILINE)


def messages(language: str) -> set[str]:
    """All messages of the game in a language."""
    folder = files("potasovka") / "locale" / language
    found: list[str] = []
    for name in ("hitzroad.ftl", "hitzroad-cards.ftl"):
        found += IDENTIFIER.findall((folder / name).read_text(encoding="utf-8"))
    assert len(found) == len(set(found)), "a message is said twice"
    return set(found)


def test_both_languages_say_the_same_things() -> None:
    assert messages("en") == messages("ru")


@LANGUAGES
def test_every_card_has_a_name_and_a_scene(language: str) -> None:
    say = words(language).say
    names = [say(Text(card.name)) for card in CARDS]
    scenes = [say(Text(card.scene)) for card in CARDS]
    assert len(set(names)) == 76
    assert len(set(scenes)) == 76
    places = [name.split(":")[0] for name in names]
    assert len(set(places)) == 76, "every card has its own place on the road"
    for card, scene in zip(CARDS, scenes, strict=True):
        sentences = re.findall(r"[.!?…](?:[»”\"])?(?=\s|$)", scene)
        assert 2 <= len(sentences) <= 4, card.id
        assert 60 < len(scene) < 420, card.id
        assert bool(re.search("[а-яё]", scene)) == (language == "ru"), card.id


def test_the_road_runs_from_chicago_to_los_angeles() -> None:
    say = words("en").say
    assert say(Text(CARDS[0].name)).startswith("Chicago")
    assert say(Text(CARDS[-1].name)).startswith("Los Angeles")


@LANGUAGES
def test_everything_that_can_be_said_is_said(language: str) -> None:
    """All log lines, prompts and options of real games, and the whole table at every decision."""
    voice = words(language)
    for players in (1, 2, 3, 4):
        for seed in range(4):
            rng = Rng(seed)
            game = HitZRoad.new({"players": players}, seed)
            while game.choice is not None:
                voice.say(game.choice.prompt)
                for option in game.choice.options:
                    assert voice.say(option.text)
                if rng.below(6) == 0:
                    assert "hitzroad" not in render(game, game.choice.seat, voice)
                game.pick(rng.below(len(game.choice)))
            for event in game.log:
                assert "hitzroad" not in say_event(event.for_seat(None), "hitzroad", voice)
            assert "hitzroad" not in render(game, None, voice)


@LANGUAGES
def test_every_message_is_used_and_can_be_said(language: str) -> None:
    """Names made in code are all there: events, tokens, mixes, titles, bonus cards."""
    voice = words(language)
    for card in CARDS:
        if card.event.kind:
            assert voice.say(card.event.text())
        assert card_line(card, voice)
    for token in (*TOKENS, "exterminator"):
        assert voice.has(f"hitzroad-token-{token}")
    for mix in [(a, g, d) for a in (0, 1, 3) for g in (0, 1, 3) for d in (0, 1, 3)]:
        assert voice.say(mix_text(mix))
    for rung in range(len(LADDER) + 1):
        assert voice.has(f"hitzroad-title-{rung}")
    for most in MOST:
        assert voice.has(f"hitzroad-most-{most}")


def test_no_message_is_dead() -> None:
    """Every message is named in the code, whole or by the part before a made-up end."""
    code = "".join(
        entry.read_text(encoding="utf-8")
        for entry in (files("potasovka") / "hitzroad").iterdir()
        if entry.name.endswith(".py")
    )
    made = ("card", "event", "answer", "token", "mix", "title", "most", "log", "legend", "black", "red")
    ways = ("molotov", "bomb", "fight", "flee", "save", "lose", "strike", "hold", "name")
    for message in messages("en"):
        part = message.removeprefix("hitzroad-")
        if part.split("-")[0] in made:
            continue
        whole = f'"{message}"' in code
        by_way = part in ways
        by_toll = message.startswith("hitzroad-term-toll-")
        assert whole or by_way or by_toll, message
    for message in messages("en"):
        if message.startswith("hitzroad-log-"):
            assert f'tell("{message.removeprefix("hitzroad-log-")}"' in code, message


def plural(voice: Words, message: str, **args: int) -> str:
    return voice.say(Text(message, dict(args)))


def test_russian_plurals() -> None:
    voice = words("ru")
    assert [plural(voice, "hitzroad-fire", n=n) for n in (0, 1, 2, 5)] == [
        "Не стрелять",
        "Потратить 1 патрон",
        "Потратить 2 патрона",
        "Потратить 5 патронов",
    ]
    assert [plural(voice, "hitzroad-term-vp", n=n) for n in (0, 1, 2)] == ["0 очков", "1 очко", "2 очка"]


def test_dice_in_glyphs() -> None:
    faces = ["hit", "blank", "hit_bolt", "death"]
    assert dice_text(faces, words("en"), red=1) == "[◎] [·] [◎ϟ] (☠)"


@LANGUAGES
def test_the_table_shows_the_odds_of_a_battle(language: str) -> None:
    voice = words(language)
    game = on_card("III-21", survivors=4, ammo=2, adrenaline=2)
    shown = render(game, 0, voice)
    found = odds.battle(4, 6, 2, 2, 3)
    mark = "," if language == "ru" else "."
    assert f"{100 * found.survive:.1f} %".replace(".", mark) in shown
    assert shown.count("%") == 3  # for firing nothing, one and two rounds
    lines = odds_lines(found, voice)
    assert len(lines) == 1 + 5


@LANGUAGES
def test_the_table_hides_what_lies_face_down(language: str) -> None:
    voice = words(language)
    game = HitZRoad.new({"players": 1}, 3)
    shown = render(game, 0, voice)
    for slot, card in enumerate(game.state.road):
        assert (voice.say(Text(CARDS[card].name)) in shown) == (not game.state.hidden[slot])


@pytest.mark.parametrize(
    ("language", "mix", "said"),
    [
        ("en", (1, 1, 0), "Player 1 takes: ammo ×1, gas ×1."),
        ("en", (2, 0, 1), "Player 1 takes: ammo ×2, adrenaline ×1."),
        ("en", (0, 0, 3), "Player 1 takes: adrenaline ×3."),
        ("ru", (0, 1, 1), "Игрок 1 берёт: бензин ×1, адреналин ×1."),
        ("ru", (1, 2, 3), "Игрок 1 берёт: патроны ×1, бензин ×2, адреналин ×3."),
    ],
)
def test_what_is_taken_is_a_list(language: str, mix: tuple[int, int, int], said: str) -> None:
    args = {"kind": "hitzroad-log-finds", "seat": 0, **dict(zip(("ammo", "gas", "adrenaline"), mix, strict=True))}
    assert say_event(args, "hitzroad", words(language)) == said


@LANGUAGES
def test_the_legend_explains_every_face_and_token(language: str) -> None:
    said = "\n".join(legend(words(language)))
    assert all(f"  {dice_text([face], words(language)):<4}  " in said for face in FACES)
    for token in TOKENS:
        if token != "spent_map":
            assert f"\n  {words(language).say(Text('hitzroad-token-' + token))}: " in said
