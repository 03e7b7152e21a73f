"""The balance: every pair of factions plays as often, goes on where it stopped, and is drawn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from potasovka.core import PotasovkaError, Rng
from potasovka.lab.balance import Balance, Scales, games_of, meetings, weigh
from potasovka.lab.crew import Crew
from potasovka.lab.drawing import check_drawing, draw
from potasovka.lab.study import Tally

BOX = {"boxes": ["its_your_fault"]}


def scales(games: int = 2, bot: str = "random", game: str = "smashup", **setup: object) -> Scales:
    return Scales(game, setup or BOX, bot, games, 5)


@pytest.fixture(scope="module")
def weighed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Balance]:
    file = tmp_path_factory.mktemp("balance") / "games.jsonl"
    told: list[int] = []
    found = weigh(scales(), file, progress=told.append)
    assert sum(told) == games_of(scales())
    return file, found


@pytest.mark.parametrize("factions", [4, 5, 8, 29])
def test_everybody_plays_once_a_round_and_never_against_themselves(factions: int) -> None:
    names = [f"f{number}" for number in range(factions)]
    met = meetings(names, Rng(3))
    for one, other in met:
        assert not set(one) & set(other)
    played = Counter(team for teams in met for team in teams)
    assert set(played) == set(combinations(names, 2))
    assert sum(played.values()) - len(played) <= max(2, factions // 4)


def test_every_game_counts_for_both_pairs(weighed: tuple[Path, Balance]) -> None:
    _, found = weighed
    assert len(found.pairs) == 10
    assert all(tally.games >= 2 for tally in found.pairs.values())
    assert sum(tally.games for tally in found.pairs.values()) == 2 * games_of(scales())
    assert sum(tally.wins for tally in found.pairs.values()) == games_of(scales())
    sharks = found.faction("sharks")
    assert sharks.games == sum(found.pair("sharks", other).games for other in found.factions if other != "sharks")
    shares = [found.faction(name).share for name in found.ranked()]
    assert shares == sorted(shares, reverse=True)


def test_it_goes_on_where_it_stopped_and_processes_do_not_matter(weighed: tuple[Path, Balance], tmp_path: Path) -> None:
    file, found = weighed
    cut = tmp_path / "cut.jsonl"
    whole = file.read_text(encoding="utf-8")
    cut.write_text(whole[: int(len(whole) * 0.6)], encoding="utf-8")
    told: list[int] = []
    assert weigh(scales(), cut, Crew(2), told.append) == found
    assert 0 < told[0] < games_of(scales())
    longer = weigh(scales(3), cut)
    assert all(longer.pairs[pair].games > tally.games for pair, tally in found.pairs.items())
    assert weigh(scales(), cut) == found


def test_a_file_holds_one_balance(weighed: tuple[Path, Balance]) -> None:
    with pytest.raises(PotasovkaError, match="holds another balance"):
        weigh(scales(bot="greedy"), weighed[0])


@pytest.mark.parametrize(
    ("agreed", "wrong"),
    [
        (scales(0), "games must be at least 1"),
        (scales(bot="oracle"), "no bot 'oracle'"),
        (scales(game="hitzroad", players=2), "hitzroad has no factions to weigh"),
        (scales(players=3), "played by 2 players, not 3"),
        (scales(factions="draft"), "leave factions out"),
        (scales(boxes=["nothing"]), "nothing"),
    ],
)
def test_what_cannot_be_is_refused(agreed: Scales, wrong: str) -> None:
    with pytest.raises(PotasovkaError, match=wrong):
        weigh(agreed)


def test_the_picture_has_a_square_for_every_pair(tmp_path: Path) -> None:
    names = ("one", "two", "three", "four")
    tallies = {pair: Tally(8, wins) for wins, pair in enumerate(combinations(names, 2), 1)}
    file = tmp_path / "matrix.svg"
    draw(Balance(names, tallies), file, str.upper, "Shares of wins")
    svg = file.read_text(encoding="utf-8")
    for said in ("FOUR", "THREE", "Shares of wins", *(f"{100 * tally.share:.0f}" for tally in tallies.values())):
        assert svg.count(f"<!-- {said}") >= 1, said
    assert svg.count("<!-- 62 -->") == 2  # both squares of a pair
    draw(Balance(names, tallies), again := tmp_path / "again.svg", str.upper, "Shares of wins")
    assert again.read_bytes() == file.read_bytes()
    with pytest.raises(PotasovkaError, match=r"a picture ends with .svg or .png, not as matrix.txt does"):
        check_drawing(tmp_path / "matrix.txt")
