"""What every review promises, whatever the game: each part alike whoever looks, and words for all that it names."""

from __future__ import annotations

import pytest

from conformance.test_games import begun, walk
from potasovka.core.catalogue import description, game_names, load
from potasovka.core.choice import Text
from potasovka.core.review import Reviewing
from potasovka.core.words import LANGUAGES, words

REVIEWED = [name for name in game_names() if description(name).reviewer]
PARTS = 12
"""Parts that are looked at."""


@pytest.mark.parametrize("name", REVIEWED)
def test_parts_are_found_alike_by_whoever_looks_and_have_words(name: str) -> None:
    players = description(name).players[0]
    for game in walk(begun(name, players, 7), 31):
        last = game
    record, seats = last.record(), range(players)
    one, other = (load(description(name).reviewer)(record, seats) for _ in range(2))
    assert one.parts == other.parts > PARTS
    assert [one.look(number) for number in range(PARTS)] == [other.look(number) for number in range(PARTS)]
    end = one.look(one.parts - 1)["point"]
    assert end is not None
    assert last.result is not None
    assert [chance > 0 for chance in end["known"]] == [seat in last.result.winners for seat in seats]
    assert end["at"] == len(record.answers)
    _has_words(one)


def _has_words(looking: Reviewing) -> None:
    for number in range(PARTS):
        found = looking.look(number)["judged"]
        if found is not None:
            said = [found["prompt"], found["given"]["text"], *(better["text"] for better in found["better"])]
            assert [text["id"] for language in LANGUAGES for text in said if not words(language).has(text["id"])] == []


def test_there_is_a_game_that_is_reviewed() -> None:
    assert REVIEWED
    for language in LANGUAGES:
        assert words(language).say(Text("refused-no-review"))
