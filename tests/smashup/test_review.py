"""Reviews of brawls: blunders are named, chances are honest, and whoever looks finds the same."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from potasovka.core import Record, Rng
from potasovka.core.replay import replay
from potasovka.core.review import NOTICED, Review, review_of
from potasovka.smashup import SmashUp, review
from potasovka.smashup.review import BrawlReview
from potasovka.smashup.search import Effort
from smashup.helpers import scene


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less thinking than people are given: what is looked for here is plain."""
    monkeypatch.setattr(review, "FIRST", Effort(work=60, worlds=1))
    monkeypatch.setattr(review, "SECOND", Effort(work=90, worlds=2))
    monkeypatch.setattr(review, "WORLDS", 4)


def reviewed(record: Record, *seats: int) -> Review:
    looking = BrawlReview(record, seats)
    return review_of(record, seats, [looking.look(number) for number in range(looking.parts)])


def played(seed: int = 5, answers: int | None = None, **setup: Any) -> Record:
    """A random game, or its beginning."""
    game, chance = SmashUp.new({"players": 2, **setup}, seed, quiet=True), Rng(seed)
    while game.choice is not None and (answers is None or len(game.answers) < answers):
        game.pick(chance.below(len(game.choice)))
    return game.record()


def blunder() -> Record:
    """Who could capture a base and win ends the turn; the other one wins then."""
    s = scene(
        "Workshop: A General Ivan +1, B General Ivan",
        "Haunted House",
        a="King Rex",
        b="King Rex",
        points="A 14, B 14",
        deck_a="9 Ghost",
        deck_b="9 Ghost",
        base_deck="Arena, Haunted House",
    )
    s.choose("end")
    wanted = ("play:king_rex", "base:workshop")
    while (choice := s.game.choice) is not None:
        s.game.answer(next((key for key in choice.keys if key in wanted), choice.keys[0]))
    return s.game.record()


def test_a_blunder_is_found_and_the_better_answer_named() -> None:
    told = reviewed(blunder(), 0)
    assert told["points"][-1]["known"] == [0.0, 1.0]
    first = told["judged"][0]
    assert (first["seat"], first["turn"], first["at"], first["given"]["key"]) == (0, 1, 0, "end")
    assert [one["key"] for one in first["better"]] == ["play:king_rex"]
    assert first["better"][0]["chance"] == 1.0
    assert first["given"]["chance"] < 0.7
    assert first["better"][0]["text"]["id"] == "option-play"
    (mine,) = told["sums"]
    assert mine["dear"] == 1
    assert mine["skill"] < -0.3


def test_whoever_does_the_best_there_is_loses_nothing() -> None:
    """The winner of the same game: the capture kept everything."""
    told = reviewed(blunder(), 1)
    assert told["judged"] == []
    (mine,) = told["sums"]
    assert (mine["skill"], mine["dear"]) == (0.0, 0)
    assert mine["decisions"] > 0
    assert mine["luck"] == pytest.approx(mine["last"] - mine["first"])


def test_the_turn_that_decided_is_a_turning_point() -> None:
    record = blunder()
    last = reviewed(record, 0)["turning"][-1]
    assert (last["turn"], last["seat"], last["who"]) == (2, 1, 1)
    assert last["change"] > 0.1
    assert replay(record, last["at"]).view(None)["turn"] == 2


@pytest.mark.parametrize("setup", [{"players": 3}, {"mode": "big_base"}, {"factions": "draft"}])
def test_the_parts_add_up_and_stand_where_the_replay_has_them(setup: dict[str, Any]) -> None:
    record = played(4, **setup)
    seats = range(setup.get("players", 2))
    told = reviewed(record, *seats)
    final = replay(record)
    assert final.result is not None
    assert told["points"][-1]["full"] == [float(seat in final.result.winners) for seat in seats]
    for point in told["points"][:-1]:
        assert replay(record, point["at"]).view(None)["turn"] == point["turn"] + 1
        assert sum(point["full"]) == pytest.approx(1.0, abs=0.003)
        assert all(0.0 <= chance <= 1.0 for chance in point["known"])
    assert [one["turn"] for one in told["points"]] == list(range(len(told["points"])))
    assert all(one["at"] <= other["at"] for one, other in pairwise(told["points"]))
    assert [one["seat"] for one in told["sums"]] == list(seats)
    for one in told["sums"]:
        mine = [judged for judged in told["judged"] if judged["seat"] == one["seat"]]
        assert one["first"] + one["luck"] + one["skill"] == pytest.approx(one["last"], abs=0.002)
        lost = sum(judged["better"][0]["chance"] - judged["given"]["chance"] for judged in mine)
        assert one["skill"] == pytest.approx(-lost, abs=0.002)
        assert 0 < one["dear"] == len(mine) <= one["decisions"]
    for judged in told["judged"]:
        there = replay(record, judged["at"])
        assert there.choice is not None
        assert (there.choice.seat, record.answers[judged["at"]]) == (judged["seat"], judged["given"]["key"])
        assert {better["key"] for better in judged["better"]} < set(there.choice.keys)
        assert all(better["chance"] >= judged["given"]["chance"] + NOTICED - 0.002 for better in judged["better"])


def test_the_same_record_has_the_same_review_in_whatever_order_it_is_looked_at() -> None:
    record = played(6, 40)
    one, other = BrawlReview(record, (0, 1)), BrawlReview(Record.from_text(record.to_text()), (0, 1))
    forth = [one.look(number) for number in range(one.parts)]
    back = [other.look(number) for number in reversed(range(other.parts))]
    assert forth == back[::-1]
    assert forth != [BrawlReview(played(7, 40), (0, 1)).look(0)]


def test_factions_and_questions_with_one_answer_are_not_judged() -> None:
    record = played(4, 60, factions="draft")
    looking = BrawlReview(record, (0,))
    judged = [seen["judged"] for number in range(looking.parts) if (seen := looking.look(number))["judged"]]
    asked = [replay(record, one["at"]).choice for one in judged]
    assert len(asked) > 10
    assert all(choice is not None and len(choice) > 1 and choice.seat == 0 for choice in asked)
    assert not any(choice.message.startswith("ask-faction") for choice in asked if choice is not None)
    draft = replay(record, 0).choice
    assert draft is not None
    assert draft.message.startswith("ask-faction")


@pytest.mark.parametrize("setup", [{"players": 2}, {"players": 3}, {"players": 2, "mode": "big_base"}])
def test_other_cards_in_the_hands_of_others_change_nothing_that_a_seat_knew(
    setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A twin has other hidden cards; with the same worlds to imagine chances and decisions are the same."""
    record = played(11, 70, **setup)
    looking = BrawlReview(record, (0, 1))
    imagine = SmashUp.determinise
    compared = swapped = 0
    for number, moment in list(enumerate(looking._moments))[6::9]:
        game = looking._at(moment.at)
        for seat in (0, 1) if moment.seat is None else (moment.seat,):
            twin = imagine(game, seat, Rng(number))
            worlds = [imagine(game, seat, Rng(100 + world)) for world in range(4)]
            found = []
            for true in (game, twin):
                dealt = iter(range(1000))
                with monkeypatch.context() as patch:
                    patch.setattr(SmashUp, "determinise", lambda *_, d=dealt, w=worlds: w[next(d) % 4].clone())
                    patch.setattr(looking, "_at", lambda at, true=true: true)
                    patch.setattr(SmashUp, "answers", [*record.answers[: moment.at]])
                    seen = looking.look(number)
                found.append(seen["judged"] or (seen["point"] and seen["point"]["known"][seat]))
            assert found[0] == found[1]
            compared += 1
            swapped += _hands(twin, seat) != _hands(game, seat)
    assert compared > 3
    assert swapped > 2


def _hands(game: SmashUp, seat: int) -> list[list[int]]:
    """What the others hold."""
    s = game.brawl.state
    return [sorted(s.face[card] for card in hand) for other, hand in enumerate(s.hand) if other != seat]
