"""What the parts of a review come to."""

from __future__ import annotations

from typing import Any

import pytest

from potasovka.core import Record
from potasovka.core.review import Judged, ReviewPoint, Seen, read_review, review_of, review_text, turning

RECORD = Record("smashup", "3", {"players": 2}, 7, ("a", "b", "c", "d"))


def point(turn: int, at: int, known: list[float], full: list[float] | None = None, seat: int | None = 0) -> ReviewPoint:
    return {"turn": turn, "seat": seat, "at": at, "known": known, "full": known if full is None else full}


def judged(at: int, seat: int, given: float, *better: float) -> Judged:
    def weighed(key: str, chance: float) -> Any:
        return {"key": key, "text": {"id": "option-end", "args": {}}, "chance": chance}

    return {
        "at": at,
        "turn": 1,
        "seat": seat,
        "prompt": {"id": "ask-menu", "args": {}},
        "before": 0.0,
        "given": weighed("given", given),
        "better": [weighed(f"better{n}", chance) for n, chance in enumerate(better)],
    }


def seen(*parts: ReviewPoint | Judged) -> list[Seen]:
    found: list[Seen] = []
    for part in parts:
        if "known" in part:
            found.append({"point": part, "judged": None})
        else:
            found.append({"point": None, "judged": part})
    return found


PARTS = seen(
    point(0, 0, [0.5, 0.5], seat=None),
    judged(0, 0, 0.48),
    judged(1, 0, 0.38, 0.57, 0.5),
    point(1, 2, [0.4, 0.55]),
    judged(2, 1, 0.5, 0.6),
    point(2, 4, [1.0, 0.0], seat=1),
)


def test_what_a_seat_began_with_and_skill_and_luck_add_up_to_the_end() -> None:
    told = review_of(RECORD, (0, 1), PARTS)
    assert told["sums"] == [
        {"seat": 0, "first": 0.5, "last": 1.0, "luck": 0.69, "skill": -0.19, "decisions": 2, "dear": 1},
        {"seat": 1, "first": 0.5, "last": 0.0, "luck": -0.4, "skill": -0.1, "decisions": 1, "dear": 1},
    ]


def test_a_decision_begins_where_the_seat_was_told_to_stand_last() -> None:
    told = review_of(RECORD, (0, 1), PARTS)
    assert [(one["at"], one["seat"], one["before"]) for one in told["judged"]] == [(1, 0, 0.48), (2, 1, 0.55)]
    assert [one["before"] for part in PARTS if (one := part["judged"])] == [0.0, 0.0, 0.0]


def test_a_game_that_was_given_up_before_its_first_turn_has_nothing_to_tell() -> None:
    told = review_of(RECORD, (0, 1), [])
    assert (told["points"], told["judged"], told["turning"], told["sums"]) == ([], [], [], [])


def test_the_turns_that_changed_most_are_turning_points_by_all_cards() -> None:
    chances = [0.5, 0.52, 0.7, 0.55, 0.35, 0.4, 0.9]
    points = [point(n, 10 * n, [0.5, 0.5], [chance, 1 - chance]) for n, chance in enumerate(chances)]
    found = turning(points)
    assert [(one["turn"], one["at"], one["who"], one["change"]) for one in found] == [
        (2, 10, 0, 0.18),
        (4, 30, 1, 0.2),
        (6, 50, 0, 0.5),
    ]
    assert turning(points[:2]) == []


def test_who_has_lost_alone_is_told_so() -> None:
    points = [point(0, 0, [0.6, 0.2, 0.2]), point(1, 5, [0.3, 0.36, 0.34])]
    assert [(one["who"], one["change"]) for one in turning(points)] == [(0, -0.3)]


def test_what_is_kept_is_read_again_and_what_is_of_another_form_is_not() -> None:
    told = review_of(RECORD, (0, 1), PARTS)
    text = review_text(told)
    assert read_review(text) == told
    for other in (text.replace('"form":1', '"form":0'), text[:-9], text.replace('"points":[', '"points":[3,'), ""):
        assert read_review(other) is None


def test_sums_do_not_need_a_seat_that_was_not_asked_for() -> None:
    told = review_of(RECORD, (0,), [part for part in PARTS if not part["judged"] or part["judged"]["seat"] == 0])
    assert [one["seat"] for one in told["sums"]] == [0]
    assert told["sums"][0]["first"] + told["sums"][0]["luck"] + told["sums"][0]["skill"] == pytest.approx(1.0)
