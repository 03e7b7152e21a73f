"""Chance is a keyed stream, numbers of it are even, and a copy goes on alike."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from potasovka.core import Rng, ScriptedRng


def words(rng: Rng, count: int) -> list[int]:
    return [rng.below(1 << 16) for _ in range(count)]


def test_a_seed_becomes_the_same_stream_everywhere() -> None:
    """Records hold the seed: every machine and every version must make the same game of it."""
    assert words(Rng(7), 6) == [16559, 53813, 32248, 21929, 26385, 36979]
    assert words(Rng(0), 3) == [43743, 6439, 10532]
    assert words(Rng(2**128 - 1), 3) == [39339, 11910, 56714]
    rng = Rng(7)
    words(rng, 31)
    assert words(rng, 3) == [55155, 3002, 21081]  # from one block into the next
    assert [Rng(7).below(n) for n in (2, 6, 52, 1000, 10**6, 10**30)] == [
        0,
        1,
        13,
        252,
        252682,
        252682817515933545195596534937,
    ]
    assert Rng(7).seed() == 85983507224573435164645640183854504588


def test_the_stream_is_blake2b_in_counter_mode() -> None:
    """What docs/fairness.md says, written once more without the generator."""
    key = hashlib.blake2b(b"1234567", digest_size=32, person=b"potasovka chance").digest()
    stream = b"".join(hashlib.blake2b(number.to_bytes(8, "little"), key=key).digest() for number in range(40))
    expected = [int.from_bytes(stream[at : at + 2], "little") for at in range(0, len(stream), 2)]
    assert words(Rng(1234567), len(expected)) == expected


def test_different_seeds_have_nothing_in_common() -> None:
    begun = [tuple(words(Rng(seed), 8)) for seed in (0, 1, -1, ~1, 1 << 62, 1 << 64, (1 << 64) + 1, 1 << 128)]
    assert len(set(begun)) == len(begun)


class Told(Rng):
    """A generator whose words are written down, to see what `below` makes of each."""

    def __init__(self, *said: int) -> None:
        super().__init__(0, Rng(5).retold(Rng(5), 6))
        self.words = said


@pytest.mark.parametrize("n", [1, 2, 3, 5, 52, 255, 40_000, 65_535, 65_536])
def test_every_number_has_as_many_words(n: int) -> None:
    """Not a sample: all words there are, for small n and for large."""
    counts: Counter[int] = Counter()
    for word in range(1 << 16):
        rng = Told(word)
        number = rng.below(n)
        if rng.at == 1 and rng.words == (word,):  # it was not thrown away
            counts[number] += 1
    assert sorted(counts) == list(range(n))
    assert set(counts.values()) == {(1 << 16) // n}


def test_rejections_happen_in_a_real_stream() -> None:
    """With n just above half of the words, nearly half of them are thrown away."""
    rng, n, drawn = Rng(11), (1 << 15) + 1, 2000
    numbers = [rng.below(n) for _ in range(drawn)]
    used = 32 * rng.block.number + rng.at
    assert 1.9 * drawn < used < 2.1 * drawn
    assert max(numbers) > n * 0.99


@pytest.mark.parametrize("n", [2, 3, 6, 7, 20, 52, 100])
def test_below_passes_chi_square(n: int) -> None:
    """With fixed seeds: four deviations above what is expected would be one in many thousands."""
    rng, each = Rng(n), 1000
    counts = Counter(rng.below(n) for _ in range(each * n))
    chi = sum((counts[number] - each) ** 2 / each for number in range(n))
    assert chi < (n - 1) + 4 * (2 * (n - 1)) ** 0.5


def test_wide_numbers_fill_their_range_evenly() -> None:
    rng, n = Rng(2), 3 << 62
    counts = Counter(rng.below(n) * 12 // n for _ in range(12_000))
    assert sorted(counts) == list(range(12))
    assert all(850 < count < 1150 for count in counts.values())
    assert {rng.below(65_537) >> 16 for _ in range(400_000)} == {0, 1}  # also the last number of all


def test_a_wide_number_is_thrown_away_too() -> None:
    # 2**32 = 3 * 2**16 * 21845 + 2**16: zero is among the words too many, and the second pair counts.
    assert Told(0, 0, 0x8000, 1).below(3 << 16) == 3 << 15


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
    rng.seed()
    twin = rng.copy()
    ahead = [rng.seed() for _ in range(3)]
    assert [twin.seed() for _ in range(3)] == ahead


def test_copies_share_what_comes_and_not_where_they_are() -> None:
    rng = Rng(4)
    twin = rng.copy()
    ahead = words(rng, 100)
    assert twin.state != rng.state
    assert words(twin, 100) == ahead
    assert twin.state == rng.state
    assert rng.copy().block is rng.block


def test_what_was_said_is_said_again_and_then_comes_another_chance() -> None:
    then = Rng(8)
    words(then, 20)
    now = then.copy()
    said = words(now, 50)
    told = then.retold(now, 99)
    assert words(told.copy(), 50) == said
    again = [words(one, 70) for one in (told.copy(), then.retold(now, 99), then.retold(now, 98), then)]
    assert again[0] == again[1]
    assert len({tuple(one[50:]) for one in again[1:]}) == 3
    assert then.state.split()[0] not in told.state
    assert words(then.retold(then, 99), 5) == words(Rng(99), 5)


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


def test_a_script_is_said_again_and_then_comes_a_chance() -> None:
    then = ScriptedRng([1, 2, 3])
    now = then.copy()
    said = [now.below(4), now.below(4)]
    told = then.retold(now, 99)
    assert [told.below(4), told.below(4)] == said
    assert words(told.copy(), 3) == words(Rng(99), 3)
