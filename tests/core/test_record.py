"""Records: read, written, broken in every way, played again."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from potasovka.core import BadRecord, IllegalAnswer, PotasovkaError, Record, Rng, WrongRules
from potasovka.core.commitment import Seal, commit
from potasovka.core.replay import replay, start, steps
from potasovka.hitzroad import HitZRoad
from potasovka.smashup import SmashUp

PLAIN = "potasovka record 1\ngame smashup\nrules 1\nsetup {}\n"
SEALED = "potasovka record 2\ngame smashup\nrules 1\nsetup {}\nseed 1\n"
SALT = "5a" * 32
KEYS = st.text("abcdefghijklmnopqrstuvwxyz_:.@+0123456789", min_size=1, max_size=12)


def some_game(answers: int = 40) -> SmashUp:
    game, rng = SmashUp.new({"players": 2}, 5), Rng(2)
    while (choice := game.choice) is not None and len(game.answers) < answers:
        game.pick(rng.below(len(choice)))
    return game


def closed(body: str, answers: int) -> str:
    """A body with a closing line that fits."""
    return f"{body}end {answers} {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


@given(st.integers(0, 2**256 - 1), st.lists(KEYS), st.dictionaries(KEYS, st.integers(-5, 5) | st.booleans() | KEYS))
def test_a_record_reads_what_it_wrote(seed: int, answers: list[str], setup: dict[str, object]) -> None:
    record = Record("smashup", "1.2", setup, seed, tuple(answers))
    assert Record.from_text(record.to_text()) == record


@given(st.integers(0, 2**256 - 1), st.lists(KEYS))
def test_a_sealed_record_reads_what_it_wrote(seed: int, answers: list[str]) -> None:
    record = Record("smashup", "1", {}, seed, tuple(answers), Seal(SALT, commit("smashup", "1", {}, seed, SALT)))
    again = Record.from_text(record.to_text())
    assert again == record
    assert again.fair
    assert not again._replace(seed=seed ^ 1).fair
    assert again._replace(seal=None).fair is None


def test_a_record_is_lines_that_people_can_read() -> None:
    text = Record("smashup", "3", {"players": 2}, 7, ("play:ghost", "base:workshop")).to_text()
    assert text.startswith(
        'potasovka record 1\ngame smashup\nrules 3\nsetup {"players":2}\nseed 7\nplay:ghost\nbase:workshop\nend 2 '
    )


def test_a_record_survives_an_editor_for_windows() -> None:
    record = some_game().record()
    text = "\ufeff" + record.to_text().replace("\n", "\r\n") + "\r\n\r\n"
    assert Record.from_text(text) == record


def edit(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda text: "", "not a record: line 1 is ''"),
        (lambda text: "hello\n", "not a record: line 1 is 'hello'"),
        (edit("potasovka record 1", "potasovka record 3"), "not a record: line 1 is 'potasovka record 3'"),
        (edit("potasovka record 1", "potasovka record 2"), "the record is cut: it promises 40 answers and holds 38"),
        (lambda text: text[: len(text) // 2], "the record is cut: its last line"),
        (lambda text: text.rsplit("end ", 1)[0], "the record is cut: its last line"),
        (lambda text: "\n".join(text.split("\n")[:9] + text.split("\n")[10:]), "the record is cut: it promises 40"),
        (edit("seed 5", "seed 6"), "the record was edited"),
        (edit('"players":2', '"players":3'), "the record was edited"),
        (edit("end 40", "end x"), "the record is cut: its last line"),
    ],
)
def test_a_broken_record_is_refused_and_says_how(spoil: Callable[[str], str], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Record.from_text(spoil(some_game().record().to_text()))


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        ("potasovka record 1\nplay smashup\nrules 1\nsetup {}\nseed 1\n", "line 2 should begin with 'game '"),
        ("potasovka record 1\ngame smashup\nrules\nsetup {}\nseed 1\n", "line 3 should begin with 'rules '"),
        ("potasovka record 1\ngame smashup\nrules 1\nsetup {\nseed 1\n", "the head of the record cannot be read"),
        ("potasovka record 1\ngame smashup\nrules 1\nsetup []\nseed 1\n", "the head of the record cannot be read"),
        (PLAIN + "seed one\n", "the seed is a whole number from 0 on, not 'one'"),
        (PLAIN + "seed -1\n", "the seed is a whole number from 0 on, not '-1'"),
        (PLAIN + "seed 1_0\n", "the seed is a whole number from 0 on, not '1_0'"),
        (PLAIN + "seed " + "9" * 78 + "\n", "the seed is too long: it has at most 256 bits"),
        (PLAIN + "seed " + "9" * 9999 + "\n", "the seed is too long: it has at most 256 bits"),
        (SEALED + f"salt {SALT}\ncommit {SALT}\n", "line 7 should begin with 'commitment '"),
        (SEALED + f"salt {SALT[:-1]}\ncommitment {SALT}\n", "the salt of a record is 64 hexadecimal digits"),
        (SEALED + f"salt {SALT}\ncommitment {SALT.upper()}\n", "the commitment of a record is 64 hexadecimal digits"),
    ],
)
def test_a_head_that_makes_no_sense_is_refused(head: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Record.from_text(closed(head, 0))


def test_a_record_shorter_than_its_head_is_refused() -> None:
    with pytest.raises(BadRecord):
        Record.from_text(closed("potasovka record 1\ngame smashup\n", 0))
    with pytest.raises(BadRecord):
        Record.from_text(closed(SEALED, 0))


def test_a_replay_comes_to_the_same_state() -> None:
    game = some_game()
    again = replay(Record.from_text(game.record().to_text()))
    assert again.state_digest() == game.state_digest()
    assert again.view(0) == game.view(0)
    assert again.record() == game.record()


def test_a_replay_can_stop_earlier() -> None:
    record = some_game().record()
    assert replay(record, 0).answers == []
    assert replay(record, 17).answers == list(record.answers[:17])
    for until in (-1, 41):
        with pytest.raises(BadRecord, match=f"has 40 answers; it cannot be played until {until}"):
            replay(record, until)


def test_steps_show_the_game_before_and_after_each_answer() -> None:
    record = some_game(10).record()
    assert [len(game.answers) for game in steps(record)] == list(range(11))


def test_other_rules_are_refused_by_name() -> None:
    record = some_game().record()._replace(rules="0")
    with pytest.raises(WrongRules, match=rf"follows rules 0 of smashup; these are rules {SmashUp.rules}$"):
        start(record)


def test_a_record_from_before_rules_had_a_version_is_refused_by_name() -> None:
    body = 'potasovka record 1\ngame hitzroad\nengine 1\nsetup {"players":2}\nseed 7\nbid:1\n'
    record = Record.from_text(closed(body, 1))
    with pytest.raises(WrongRules, match=r"follows rules engine 1 of hitzroad; these are rules"):
        start(record)


def test_a_release_keeps_records(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have a version of their own: another version of the package changes nothing."""
    monkeypatch.setattr("potasovka.__version__", "99.0")
    record = some_game().record()
    assert "99" not in record.to_text().split("seed")[0]
    assert replay(record).record() == record


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(PotasovkaError, match="no game 'chess'; there are: hitzroad, smashup"):
        start(some_game().record()._replace(game="chess"))


def test_an_answer_that_cannot_be_given_is_refused_by_number() -> None:
    record = some_game().record()
    answers = (*record.answers[:3], "play:dragon", *record.answers[4:])
    with pytest.raises(BadRecord, match=r"answer 4 of the record cannot be given: 'play:dragon' is not an option"):
        replay(record._replace(answers=answers))


@pytest.mark.parametrize("game", [SmashUp, HitZRoad])
def test_answers_after_the_end_are_refused(game: type[SmashUp] | type[HitZRoad]) -> None:
    over, rng = game.new({"players": 2}, 1), Rng(1)
    while (choice := over.choice) is not None:
        over.pick(rng.below(len(choice)))
    with pytest.raises(BadRecord, match="the game is over"):
        replay(over.record()._replace(answers=(*over.answers, "pass")))


@pytest.mark.parametrize("game", [SmashUp, HitZRoad])
def test_an_illegal_answer_changes_nothing(game: type[SmashUp] | type[HitZRoad]) -> None:
    made = game.new({"players": 2}, 4)
    before = (made.state_digest(), made.view(0), made.record())
    for wrong in ("nonsense", ""):
        with pytest.raises(IllegalAnswer):
            made.answer(wrong)
    for index in (-1, 1000):
        with pytest.raises(IllegalAnswer):
            made.pick(index)
    assert (made.state_digest(), made.view(0), made.record()) == before
