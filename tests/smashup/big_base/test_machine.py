"""Machine checks over random games on the Big Base: those of the usual game, and who stands where."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from potasovka.core.replay import replay
from potasovka.core.rng import Rng
from potasovka.smashup.board import PERIODS, SIDES
from potasovka.smashup.engine import rounds, values
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.terms import NOBODY, NOWHERE, PLAY
from smashup.helpers import exact
from smashup.test_machine import (
    _alike,
    _plain,
    _same_answer,
    _standing,
    check_numbers,
    check_position,
    check_sight,
    seen,
    walk,
)

Table = tuple[int, dict[str, Any]]


def tables() -> list[Table]:
    """Every faction of every box, 2 to 4 players, titans on and off, everybody ending their turn and not."""
    factions = list(registry().factions)
    rng, found = Rng(5), []
    for number in range(24):
        rng.shuffle(factions)
        players = 2 + number % 3
        pairs = [factions[2 * seat : 2 * seat + 2] for seat in range(players)]
        setup = {"players": players, "factions": pairs, "mode": "big_base", "titans": number % 2 == 0}
        found.append((number + 1, {**setup, "ask_end": number % 4 == 3}))
    return found


TABLES = tables()


def name(table: Table) -> str:
    return f"{table[1]['players']}p-{table[0]}"


def check_cards(game: SmashUp) -> None:
    """Every card lies in one zone; the sides and slots are always in play, and the base card in the middle is."""
    s = game.brawl.state
    board = s.board
    assert board is not None
    rows = [*s.deck, *s.hand, *s.discard, *s.aside, s.base_deck, s.base_discard, s.limbo, s.box]
    rows += [s.base, [board.base], *board.berths, *s.minions, *s.actions, *s.titans, *s.buried, *s.attached.values()]
    assert sorted(itertools.chain.from_iterable(rows)) == list(range(len(s.face)))
    assert {s.face[side] for side in s.base} == {s.face[board.base]}
    assert [s.zone[card] for card in (board.base, *s.base)] == [PLAY] * 5


def check_stands(game: SmashUp) -> None:
    """«Игра на „Большой базе“»: one player a slot, one slot a player and side, and nobody's slot stands empty."""
    s = game.brawl.state
    assert s.board is not None
    waiting = {(one.place, one.seat) for one in s.board.arrivals}
    for place, stands in enumerate(s.board.stands):
        assert len([one for one in stands if one >= 0]) == len({one for one in stands if one >= 0})
        cards = (*s.minions[place], *s.actions[place], *s.titans[place], *s.buried[place])
        there = {s.ctrl[card] for card in cards}
        if not game.brawl.in_flight:
            standing = {seat for seat, berth in enumerate(stands) if berth != NOWHERE}
            assert there == standing | {seat for at, seat in waiting if at == place}
        holders = {berth: seat for seat, berth in enumerate(stands) if berth != NOWHERE}
        assert [s.ctrl[card] for card in s.board.berths[place]] == [
            holders.get(berth, NOBODY) for berth in range(len(s.board.berths[place]))
        ]


def check_totals(game: SmashUp) -> None:
    """The total of a player is the sum over the sides; the view says the same."""
    by_side = [values.totals(game.brawl, place) for place in range(len(SIDES))]
    totals = [sum(side[seat] for side in by_side) for seat in range(game.seats)]
    assert rounds.totals(game.brawl) == totals
    board = game.view(None)["board"]
    assert {row["seat"]: row["total"] for row in board["standings"]}.items() <= dict(enumerate(totals)).items()


def check_table(game: SmashUp) -> None:
    """All of the above, and the checks of the usual game."""
    check_cards(game)
    check_stands(game)
    check_sight(game)
    check_numbers(game)
    check_totals(game)


def check_worlds(game: SmashUp, seat: int, rng: Rng) -> None:
    """Two worlds that a seat may be in look to it like the game, and everybody in them stands where they may."""
    before = seen(game, seat)
    for world in [game.determinise(seat, rng) for _ in range(2)]:
        assert seen(world, seat) == before
        check_cards(world)
        check_stands(world)
        check_sight(world)


def compare_twin(game: SmashUp, seat: int, rng: Rng) -> int:
    """At how many decisions a twin with other hidden cards was compared, until a rule revealed them."""
    compared = 0
    one, twin = game.clone(), game.determinise(seat, rng)
    twin.brawl.state.rng = one.brawl.state.rng.copy()
    shown = len(one.brawl.state.deck[seat])
    while _standing(one) == _standing(twin) and len(one.brawl.state.deck[seat]) == shown:
        if not _alike(one, twin, seat):
            break
        for watcher in (seat, None):
            assert seen(one, watcher) == seen(twin, watcher), one.answers[-3:]
        compared += 1
        if not _same_answer(one, twin, rng):
            break
    return compared


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_nothing_is_lost_or_doubled_everybody_stands_in_one_slot_and_numbers_agree(table: Table) -> None:
    seed, setup = table
    owned: Counter[tuple[int, int]] | None = None
    game = None
    for game in walk(setup, seed):
        s = game.brawl.state
        if s.board is None:
            continue
        check_table(game)
        now = Counter((face, owner) for face, owner in zip(s.face, s.owner, strict=True) if owner != NOBODY)
        owned = owned or now
        assert now == owned
        choice = game.choice
        if choice is not None:
            assert len(choice) > 1 or (setup.get("ask_end") and choice.keys == ["end"])
            assert len(set(choice.keys)) == len(choice)
    assert game is not None
    result, board = game.result, game.brawl.state.board
    assert result is not None
    assert board is not None
    assert board.period >= PERIODS
    assert result.scores.count(max(result.scores)) == 1
    assert result.winners == (result.scores.index(max(result.scores)),)


@pytest.mark.parametrize("table", TABLES[::4], ids=name)
def test_copies_are_equal_at_every_decision_and_a_record_comes_to_the_same(table: Table) -> None:
    seed, setup = table
    game, rng = SmashUp.new(setup, seed), Rng(seed)
    number = 0
    while (choice := game.choice) is not None:
        twin = game.clone()
        other = twin.choice
        assert other is not None
        assert (other.seat, other.prompt, other.keys) == (choice.seat, choice.prompt, choice.keys)
        assert exact(twin) == exact(game)
        if number % 4 == 0:
            assert [twin.view(seat) for seat in (0, None)] == [game.view(seat) for seat in (0, None)]
        game = twin if number % 2 else game
        game.pick(rng.below(len(choice)))
        number += 1
    again = replay(game.record())
    assert (exact(again), again.result, again.log) == (exact(game), game.result, game.log)


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_positions_survive_the_round_trip(table: Table) -> None:
    seed, setup = table
    tried = 0
    for game in walk(setup, seed):
        choice = game.choice
        s = game.brawl.state
        if choice is None or s.board is None or choice.prompt.id != "ask-menu" or not _plain(game):
            continue
        check_position(game, setup)
        tried += 1
    assert tried


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_worlds_agree_with_the_seat(table: Table) -> None:
    seed, setup = table
    tried = 0
    for number, game in enumerate(walk(setup, seed, quiet=False)):
        choice = game.choice
        if choice is None or game.brawl.state.board is None or number % 20:
            continue
        check_worlds(game, number // 20 % game.seats, Rng(number))
        tried += 1
    assert tried > 3


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_a_twin_with_other_hidden_cards_looks_alike_until_a_rule_reveals_them(table: Table) -> None:
    seed, setup = table
    compared = 0
    for number, game in enumerate(walk(setup, seed, quiet=False)):
        if number % 6 or game.choice is None or game.brawl.in_flight or game.brawl.state.board is None:
            continue
        compared += compare_twin(game, number // 6 % game.seats, Rng(number))
    assert compared > 20
