"""Seeds: small ones are legal, bad ones are refused in words, in every game."""

from __future__ import annotations

import pytest

from potasovka.core import BadSetup
from potasovka.core.catalogue import game_class, game_names
from potasovka.core.seed import check_seed, read_seed

BAD = [
    (-1, "the seed is a whole number from 0 on, not a negative one"),
    ("7", "the seed is a whole number, not '7'"),
    (7.0, "the seed is a whole number, not 7.0"),
    (True, "the seed is a whole number, not True"),
    (None, "the seed is a whole number, not None"),
    (2**256, "the seed is too long: it has at most 256 bits"),
    (10**3000, "the seed is too long: it has at most 256 bits"),
]


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize(("seed", "complaint"), BAD)
def test_a_bad_seed_is_refused_in_words(game: str, seed: int, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        game_class(game).new({"players": 2}, seed, quiet=True)


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("seed", [0, 7, 2**62, 2**128 - 1, 2**256 - 1])
def test_small_and_large_seeds_are_legal(game: str, seed: int) -> None:
    assert game_class(game).new({"players": 2}, seed, quiet=True).seed == seed
    assert read_seed(str(check_seed(seed))) == seed


@pytest.mark.parametrize("text", ["", "-1", "+1", " 1", "1_0", "١", "0x5", "one"])
def test_a_text_that_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="the seed is a whole number from 0 on, not "):
        read_seed(text)


@pytest.mark.parametrize("text", [str(2**256), "9" * 5000])
def test_an_absurd_text_is_refused_before_it_is_read(text: str) -> None:
    with pytest.raises(BadSetup, match="too long"):
        read_seed(text)
