"""What nobody can guess is made by the machine; a seed makes a server repeatable."""

from __future__ import annotations

import secrets

import pytest

from potasovka.house.mint import HouseMint


def test_seeds_have_128_bits_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def randbits(bits: int) -> int:
        asked.append(bits)
        return (1 << bits) - 1

    monkeypatch.setattr(secrets, "randbits", randbits)
    mint = HouseMint(None)
    assert mint.seed() == mint.chance(3) == 2**128 - 1
    assert asked == [128, 128]


def test_no_two_are_alike() -> None:
    mint = HouseMint(None)
    for make in (mint.seed, mint.salt, mint.token, mint.name, lambda: mint.chance(0)):
        assert len({make() for _ in range(100)}) == 100


def test_a_table_can_be_named_to_a_command() -> None:
    """One that began with a dash was an option to `potasovka tables delete`."""
    mint = HouseMint(None)
    assert all(mint.name().isalnum() for _ in range(300))


def test_a_seed_deals_the_same_tables_again_but_its_salts_stay_secret() -> None:
    one, again, other = HouseMint(7), HouseMint(7), HouseMint(8)
    seeds = [one.seed() for _ in range(5)]
    assert seeds == [again.seed() for _ in range(5)]
    assert len(set(seeds)) == 5
    assert seeds[0] != other.seed()
    assert one.chance(3) == again.chance(3)
    assert one.salt() != again.salt()
    assert len(one.salt()) == 64
