"""Machine checks: copies, replay, nothing lost or doubled, no stuck game, nothing leaks."""

from __future__ import annotations

from collections import defaultdict

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exact import fields
from hitzroad.helpers import play_at_random, zones
from potasovka.core import BadRecord, Record, Rng, WrongRules
from potasovka.core.replay import replay
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.cards import CARDS
from potasovka.hitzroad.inventory import inventory
from potasovka.hitzroad.state import State

PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def bytes_of(game: HitZRoad, seat: int | None) -> bytes:
    """Everything a seat receives: its view and its log."""
    return msgspec.json.encode([game.view(seat), [event.for_seat(seat) for event in game.log]])


@PLAYERS
def test_dual_run(players: int) -> None:
    """Clone at every decision, go on with the copy, and the original must not have moved."""
    for seed in range(12):
        rng = Rng(seed)
        game = HitZRoad.new({"players": players}, seed)
        straight = HitZRoad.new({"players": players}, seed)
        while game.choice is not None:
            index = rng.below(len(game.choice))
            before = game.state_digest()
            twin = game.clone()
            assert twin.state_digest() == before
            assert twin.choice is not None
            assert twin.choice.keys == game.choice.keys
            twin.pick(index)
            straight.pick(index)
            assert game.state_digest() == before
            assert twin.state_digest() == straight.state_digest()
            assert bytes_of(twin, 0) == bytes_of(straight, 0)
            game = twin
        assert game.result == straight.result
        assert game.answers == straight.answers


@PLAYERS
def test_the_record_plays_to_the_same_end(players: int) -> None:
    for seed in range(20):
        game = play_at_random(HitZRoad.new({"players": players}, seed), Rng(seed))
        text = game.record().to_text()
        again = replay(Record.from_text(text))
        assert again.state_digest() == game.state_digest()
        assert again.result == game.result
        assert again.log == game.log
        assert again.record().to_text() == text


def test_a_record_of_other_rules_is_refused_by_name() -> None:
    record = HitZRoad.new({"players": 1}, 1).record()._replace(rules="0")
    with pytest.raises(WrongRules, match="rules 0 of hitzroad"):
        replay(record)


def test_a_record_with_an_impossible_answer_is_refused_by_number() -> None:
    record = HitZRoad.new({"players": 2}, 1).record()._replace(answers=("pass", "bid:11"))
    with pytest.raises(BadRecord, match="answer 2"):
        replay(record)


def test_same_seed_same_result_and_other_seed_another() -> None:
    ends = [play_at_random(HitZRoad.new({"players": 3}, seed), Rng(5)).state_digest() for seed in (1, 1, 2)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_a_quiet_game_goes_the_same_way_and_keeps_no_log() -> None:
    loud = play_at_random(HitZRoad.new({"players": 4}, 8), Rng(1))
    quiet = play_at_random(HitZRoad.new({"players": 4}, 8, quiet=True), Rng(1))
    assert quiet.state_digest() == loud.state_digest()
    assert quiet.log == []
    assert loud.log != []


@settings(max_examples=120, deadline=None)
@given(players=st.integers(1, 4), seed=st.integers(0, 2**64 - 1), picks=st.lists(st.integers(0, 10**6), max_size=400))
def test_whatever_is_answered_the_table_stays_sound(players: int, seed: int, picks: list[int]) -> None:
    """Every card in exactly one zone, nothing below zero, one real question at a time, the dead own nothing."""
    game = HitZRoad.new({"players": players}, seed, quiet=True)
    for pick in picks:
        check(game.state)
        if game.choice is None:
            break
        assert len(game.choice) > 1
        assert len(set(game.choice.keys)) == len(game.choice)
        assert game.choice.seat in game.state.order
        game.pick(pick % len(game.choice))
    check(game.state)
    assert (game.choice is None) == (game.result is not None)


def check(state: State) -> None:
    assert sorted(zones(state)) == list(range(76))
    assert min(state.stock) >= 0
    assert min(state.survivors) >= 0
    assert min(state.tokens) >= 0
    assert sum(state.tokens) <= 9
    assert min(state.zombies, state.bites, state.bolts) >= 0
    assert 1 <= state.round <= 8
    for seat in range(state.players):
        assert (seat in state.order) == (state.survivors[seat] > 0)
        if seat not in state.order:
            assert state.wealth(seat) == 0
            assert state.won[seat] == []


@PLAYERS
def test_no_game_is_stuck_and_every_game_ends_by_the_eighth_round(players: int) -> None:
    for seed in range(150):
        game = play_at_random(HitZRoad.new({"players": players}, seed, quiet=True), Rng(seed), limit=1500)
        assert game.result is not None
        assert game.state.round == 8 or not game.state.order
        facts = game.facts()
        assert facts["alive"] == [survivors > 0 for survivors in facts["survivors"]]


def test_random_games_meet_every_card() -> None:
    met: set[str] = set()
    for seed in range(120):
        game = HitZRoad.new({"players": 4}, seed)
        for seat in range(4):
            game.state.survivors[seat] = 7
            game.state.stock[3 * seat : 3 * seat + 3] = [30, 30, 30]
        play_at_random(game, Rng(seed))
        met.update(event.public["card"] for event in game.log if event.kind == "hitzroad-log-arrives")
        if len(met) == 76:
            return
    raise AssertionError(f"never met: {sorted({card.id for card in CARDS} - met)}")


def other_value(name: str, value: object) -> object:
    """Something else of the same kind, to see whether a field is compared."""
    if isinstance(value, Rng):
        return Rng(1)
    if isinstance(value, bool | int):
        return int(value) + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return [*value, [99] if name == "won" else 99]
    assert isinstance(value, tuple), name
    return (*value, 99)


def test_every_field_is_copied_and_compared() -> None:
    game = HitZRoad.new({"players": 3}, 1)
    state = game.state
    for name in State.__slots__:
        value = getattr(state, name)
        twin = state.copy()
        copied = getattr(twin, name)
        assert fields(twin) == fields(state)
        if isinstance(value, list | Rng):
            assert copied is not value, f"{name} is shared with the copy"
            if isinstance(value, list) and value and isinstance(value[0], list):
                assert all(mine is not theirs for mine, theirs in zip(copied, value, strict=True))
        setattr(twin, name, other_value(name, value))
        assert fields(twin.copy()) == fields(twin), f"{name} is not copied"


def test_every_field_shows_in_the_inventory() -> None:
    """All but the question, which is told by its own words, and the number of players, who are told one by one."""
    state = HitZRoad.new({"players": 3}, 1).state
    before = inventory(state, None)
    for name in {*State.__slots__} - {"players", "asks", "asked", "values"}:
        twin = state.copy()
        value = getattr(state, name)
        number = isinstance(value, list) and value and isinstance(value[0], int) and name not in ("order", "dice")
        setattr(twin, name, [value[1], value[0] + 1, *value[2:]] if number else other_value(name, value))
        if name in ("won", "dice"):
            setattr(twin, name, [[5]] * 3 if name == "won" else [5])
        assert inventory(twin, None) != before, name


@PLAYERS
def test_a_determinised_world_looks_the_same_and_is_another(players: int) -> None:
    """The same view to the byte; unknown cards wander, known ones stay."""
    game = HitZRoad.new({"players": players}, 11)
    rng = Rng(4)
    for _ in range(25):
        if game.choice is None:
            break
        game.pick(rng.below(len(game.choice)))
    assert game.choice is not None
    state = game.state
    known = [*state.box, *(card for slot, card in enumerate(state.road) if card >= 0 and not state.hidden[slot])]
    places: defaultdict[int, set[tuple[str, int]]] = defaultdict(set)
    worlds = [game.determinise(0, Rng(n)) for n in range(60)]
    for world in worlds:
        for seat in (None, *range(players)):
            assert bytes_of(world, seat) == bytes_of(game, seat)
        assert sorted(zones(world.state)) == list(range(76))
        assert [CARDS[card].level for card in world.state.deck] == [CARDS[card].level for card in state.deck]
        assert world.state.box == state.box
        assert world.state.won == state.won
        for zone in ("deck", "aside", "road"):
            for place, card in enumerate(getattr(world.state, zone)):
                places[card].add((zone, place))
    unknown = [card for card in range(76) if card not in known and not any(card in pile for pile in state.won)]
    assert all(len(places[card]) > 1 for card in unknown)
    assert all(len(places[card]) <= 1 for card in known)
    assert len({world.state.rng.state for world in worlds}) == len(worlds)


@PLAYERS
def test_nothing_leaks(players: int) -> None:
    """A game and a determinised copy get the same answers: until something is revealed or rolled, all is byte-equal."""
    compared = 0
    for seed in range(30):
        rng = Rng(seed)
        game = HitZRoad.new({"players": players}, seed)
        for _ in range(rng.below(30)):
            if game.choice is not None:
                game.pick(rng.below(len(game.choice)))
        if game.choice is None:
            continue
        world = game.determinise(0, Rng(seed + 1000))
        assert world.state_digest() != game.state_digest()
        while game.choice is not None and not revealing(game, world):
            for seat in (None, *range(players)):
                assert bytes_of(world, seat) == bytes_of(game, seat)
                compared += 1
            index = rng.below(len(game.choice))
            game.pick(index)
            world.pick(index)
    assert compared > 30


def revealing(game: HitZRoad, world: HitZRoad) -> bool:
    """Whether the logs part: that may only happen at a roll or at a card that is laid or turned face up."""
    for mine, other in zip(game.log, world.log, strict=False):
        if mine != other:
            assert mine.kind == other.kind
            assert mine.kind.removeprefix("hitzroad-log-") in ("rolls", "turned", "laid")
            return True
    assert len(game.log) == len(world.log)
    return False


def test_views_of_others_carry_no_question() -> None:
    game = HitZRoad.new({"players": 3}, 4)
    assert game.choice is not None
    mine = game.choice.seat
    for seat in (None, 0, 1, 2):
        choice = game.view(seat)["choice"]
        assert (choice is not None) == (seat == mine)
    game.answer("pass")
    view = game.view(game.choice.seat)
    assert view["choice"]["number"] == 0
    assert [option["key"] for option in view["choice"]["options"]] == game.choice.keys


def test_a_seat_counts_its_own_answers() -> None:
    game = HitZRoad.new({"players": 2}, 4)
    rng = Rng(2)
    given_by: defaultdict[int, int] = defaultdict(int)
    while game.choice is not None:
        seat = game.choice.seat
        assert game.view(seat)["choice"]["number"] == given_by[seat]
        given_by[seat] += 1
        game.pick(rng.below(len(game.choice)))
    assert sum(given_by.values()) == len(game.answers)


def test_a_view_does_not_hold_the_state() -> None:
    game = HitZRoad.new({"players": 2}, 4)
    before = game.state_digest()
    view = game.view(0)
    view["order"].clear()
    view["parties"][0]["won"].append("I-1")
    view["routes"].clear()
    assert game.state_digest() == before


def test_a_face_down_card_is_not_in_a_view() -> None:
    game = HitZRoad.new({"players": 1}, 4)
    view = game.view(0)
    slots = [slot for route in view["routes"] for slot in route["cards"]]
    assert [slot["card"] is None for slot in slots] == game.state.hidden
    hidden = {CARDS[card].id for slot, card in enumerate(game.state.road) if game.state.hidden[slot]}
    assert hidden <= set(view["unseen"])
    assert view["unseen"] == [
        CARDS[n].id
        for n in sorted(
            game.state.deck
            + game.state.aside
            + [card for slot, card in enumerate(game.state.road) if game.state.hidden[slot]]
        )
    ]
