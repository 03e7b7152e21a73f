"""Words, events and the catalogue."""

from __future__ import annotations

import pytest

from potasovka.core import Event, PotasovkaError, Text
from potasovka.core.catalogue import game_class, game_names
from potasovka.core.words import LANGUAGES, Words, words


def test_a_text_is_said_in_each_language_texts_inside_it_too() -> None:
    text = Text("option-play", {"card": Text("card-zeppelin"), "zone": "hand", "owner": "none"})
    assert words("en").say(text) == "Play Zeppelin"
    assert words("ru").say(text) == "Сыграть: Дирижабль"


@pytest.mark.parametrize(
    ("points", "said"),
    [(1, "получает 1 очко."), (2, "получает 2 очка."), (5, "получает 5 очков."), (21, "получает 21 очко.")],
)
def test_russian_has_its_plurals(points: int, said: str) -> None:
    text = Text("log-points", {"seat": "Игрок 1", "points": points, "card": "none"})
    assert words("ru").say(text) == f"Игрок 1 {said}"


def test_words_are_loaded_once() -> None:
    assert words("ru") is words("ru")


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(PotasovkaError, match="no language 'de'; there are: en, ru"):
        Words("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_or_argument_is_an_error_that_names_it(language: str) -> None:
    with pytest.raises(PotasovkaError, match=f"no message 'no-such' in locale/{language}"):
        words(language).say(Text("no-such"))
    with pytest.raises(PotasovkaError, match="option-base"):
        words(language).say(Text("option-base"))


def test_an_event_tells_a_seat_its_private_part_and_others_not() -> None:
    event = Event.of({"kind": "log-draw", "seat": 0, "count": 1}, {0: {"cards": ["ghost"]}})
    assert event.for_seat(0) == {"kind": "log-draw", "seat": 0, "count": 1, "cards": ["ghost"]}
    assert event.for_seat(1) == event.for_seat(None) == {"kind": "log-draw", "seat": 0, "count": 1}
    assert event.known_to(0) == event
    assert event.known_to(1) == Event.of(event.public)
    assert event.line_for(1) == b'{"kind":"log-draw","seat":0,"count":1}'


def test_the_catalogue_names_its_games() -> None:
    assert game_names() == ["hitzroad", "smashup"]
    for name in game_names():
        assert game_class(name).name == name
    with pytest.raises(PotasovkaError, match="there is no game 'go'"):
        game_class("go")
