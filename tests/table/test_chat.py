"""What players say to each other: phrases that everybody hears, and nothing else."""

from __future__ import annotations

import json

import pytest

from potasovka.core import Text
from potasovka.core.words import LANGUAGES, words
from potasovka.table.chat import PHRASES
from potasovka.table.messages import Phrase
from potasovka.table.refusal import Refused
from table.room import MINE, PERSON, Person, Room


def say(person: Person, phrase: str) -> None:
    person.room.loop.run(person.keeper.hear(person.guest, Phrase(phrase)))


def heard(person: Person) -> list[tuple[int, str]]:
    told = [json.loads(raw) for raw in person.raw]
    return [(one["seat"], one["phrase"]) for one in told if one["type"] == "phrase"]


def test_everybody_at_the_table_hears_a_phrase_and_nothing_else_changes(room: Room) -> None:
    keeper, (one, other) = room.people(MINE, PERSON, PERSON)
    spectator = room.sit(keeper)
    before = [(person.view, person.log, person.n) for person in (one, other, spectator)]
    say(other, "hello")
    assert [heard(person) for person in (one, other, spectator)] == [[(1, "hello")]] * 3
    assert [(person.view, person.log, person.n) for person in (one, other, spectator)] == before
    assert room.keys(keeper) == []


def test_what_is_no_phrase_is_refused_by_name_and_heard_by_nobody(room: Room) -> None:
    _, (one, other) = room.people(MINE, PERSON, PERSON)
    with pytest.raises(Refused) as refused:
        say(one, "free words")
    assert (refused.value.code, refused.value.text.args) == ("no-phrase", {"phrase": "free words"})
    assert heard(other) == []


def test_who_only_looks_says_nothing(room: Room) -> None:
    keeper, (one, _) = room.people(MINE, PERSON, PERSON)
    with pytest.raises(Refused) as refused:
        say(room.sit(keeper), "hello")
    assert refused.value.code == "phrase-seat"
    assert heard(one) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str) -> None:
    said = [words(language).say(Text(f"phrase-{name}")) for name in PHRASES]
    assert len(set(said)) == len(PHRASES) == 12
    assert not any("phrase-" in one for one in said)
