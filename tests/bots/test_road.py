"""The levels of Hit Z Road: each clearly better than the one below."""

from __future__ import annotations

import pytest

from potasovka.bots import bot_names, make_bot
from potasovka.core import Rng
from potasovka.core.catalogue import description
from potasovka.lab import Study, simulate


def played(*bots: str, games: int) -> Study:
    return simulate("hitzroad", {"players": len(bots)}, games, 5, bots=bots)


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("easy", "random", 40), ("normal", "easy", 40), ("expert", "greedy", 40)]
)
def test_a_level_beats_what_is_below(better: str, worse: str, games: int) -> None:
    """2,000 games are a command (`potasovka simulate hitzroad --bots`); here a broken bot is noticed."""
    study = played(better, worse, games=games)
    assert study.by_bot[better].wins > 1.3 * study.by_bot[worse].wins


def test_alone_the_expert_comes_far_and_alive() -> None:
    expert = played("expert", games=25).figures["expert"]
    assert expert["alive"].mean > 0.85
    assert expert["scores"].mean > played("normal", games=25).figures["normal"]["scores"].mean + 1


def test_the_old_bot_is_not_offered_but_stays_where_it_sits() -> None:
    told = description("hitzroad")
    assert list(told.offered_bots) == ["random", "easy", "normal", "hard", "expert"]
    assert "greedy" in bot_names("hitzroad")
    assert make_bot("hitzroad", "greedy", Rng(1)) is not None
    assert told.stand_in in told.offered_bots
