"""The commitment is a documented text under SHA-256: anybody can make it without this code."""

from __future__ import annotations

import hashlib

import pytest

from potasovka.core.commitment import commit

SALT = "00112233445566778899aabbccddeeff" * 2
SETUP = {"players": 2, "boxes": ["anniversary"], "name": "Замес"}
SEED = 2**127 + 1
TEXT = f"""potasovka commitment 1
game smashup
rules 3
setup {{"boxes":["anniversary"],"name":"Замес","players":2}}
seed 170141183460469231731687303715884105729
salt {SALT}
"""


def test_it_is_the_sha_256_of_six_lines() -> None:
    made = commit("smashup", "3", SETUP, SEED, SALT)
    assert made == hashlib.sha256(TEXT.encode()).hexdigest()
    assert made == "d82c599db6fd0a31989fd39c9f8757ec59835f2054f9e78919ee8da6fb7d5a84"


@pytest.mark.parametrize(
    "other",
    [
        ("hitzroad", "3", SETUP, SEED, SALT),
        ("smashup", "4", SETUP, SEED, SALT),
        ("smashup", "3", {**SETUP, "players": 3}, SEED, SALT),
        ("smashup", "3", SETUP, SEED + 1, SALT),
        ("smashup", "3", SETUP, SEED, SALT[:-1] + "0"),
    ],
)
def test_whatever_is_another_makes_another(other: tuple[str, str, dict[str, object], int, str]) -> None:
    assert commit(*other) != commit("smashup", "3", SETUP, SEED, SALT)


def test_the_order_in_which_a_setup_was_said_does_not_matter() -> None:
    turned = dict(reversed(list(SETUP.items())))
    assert commit("smashup", "3", turned, SEED, SALT) == commit("smashup", "3", SETUP, SEED, SALT)
