"""Chance is one small integer."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from potasovka.core import Rng, ScriptedRng


def test_the_generator_is_lehmers_with_the_upper_half_given_out() -> None:
    rng, state = Rng(1234567), Rng(1234567).state
    for _ in range(5):
        state = state * 0xDA942042E4DD58B5 % 2**128
        assert rng.next64() == state // 2**64
    assert rng.state == state


def test_a_seed_becomes_the_same_state_everywhere() -> None:
    """Records hold the seed: every machine and every version must make the same game of it."""
    # The first two numbers of splitmix64 with this seed, as published with its reference code; the state is odd.
    assert Rng(1234567).state >> 64 == 6457827717110365317
    assert Rng(1234567).state % 2**64 == 3203168211198807973 | 1
    assert Rng(1234567).next64() == 3590288798613120721


def test_seeds_are_taken_modulo_two_to_the_64() -> None:
    assert Rng((1 << 64) + 5).next64() == Rng(5).next64()
    assert Rng(-1).next64() == Rng((1 << 64) - 1).next64()


def test_neighbouring_seeds_begin_far_apart() -> None:
    firsts = Counter(Rng(seed).below(6) for seed in range(6000))
    assert all(900 < firsts[number] < 1100 for number in range(6))
    pairs = Counter((Rng(seed).below(4), Rng(seed + 1).below(4)) for seed in range(8000))
    assert len(pairs) == 16
    assert all(400 < count < 600 for count in pairs.values())


@given(st.integers(), st.integers(min_value=1, max_value=1000))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


def test_below_is_even() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < count < 10_400 for count in counts.values())


@given(st.integers(), st.lists(st.integers()))
def test_a_shuffle_keeps_the_items(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_shuffle_reaches_every_order() -> None:
    rng = Rng(1)
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Rng(9)
    rng.next64()
    twin = rng.copy()
    ahead = [rng.next64() for _ in range(3)]
    assert [twin.next64() for _ in range(3)] == ahead


def test_pick_takes_the_item_below_says() -> None:
    assert ScriptedRng([2]).pick("abc") == "c"


def test_a_script_is_followed_and_must_suffice() -> None:
    rng = ScriptedRng([1, 0])
    assert [rng.below(2), rng.below(2)] == [1, 0]
    with pytest.raises(AssertionError, match="run out"):
        rng.below(2)


def test_a_script_must_be_possible() -> None:
    with pytest.raises(AssertionError, match="says 6, but only 0 to 5"):
        ScriptedRng([6]).below(6)


def test_a_copy_of_a_script_has_its_own_rest() -> None:
    rng = ScriptedRng([1, 2, 3])
    rng.below(4)
    twin = rng.copy()
    assert rng.below(4) == twin.below(4) == 2
    assert rng.script == twin.script == [3]
