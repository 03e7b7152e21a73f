"""The ladder: every deal from each seat, the same games whatever the processes, and on from where it stopped."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from potasovka.bots.brawler import BrawlerBot
from potasovka.core import PotasovkaError, Rng
from potasovka.lab.crew import Crew
from potasovka.lab.figure import Thinking
from potasovka.lab.ladder import Climb, Pair, Rung, climb, elo, levels
from potasovka.lab.player import player
from potasovka.lab.study import Tally

PAIRS: tuple[Pair, ...] = (("normal", "random"), ("normal", "easy"))


def ladder(games: int = 4, players: int = 2, seed: int = 3, pairs: tuple[Pair, ...] = PAIRS) -> Climb:
    return Climb("hitzroad", {"players": players}, pairs, games, seed)


def digests(file: Path) -> list[tuple[str, int, str]]:
    """What was played, in order."""
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    return [(":".join(row["pair"]), row["number"], row["digest"]) for row in rows]


@pytest.fixture(scope="module")
def climbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("ladder") / "games.jsonl"
    told: list[int] = []
    rungs = climb(ladder(), file, progress=told.append)
    assert sum(told) == 8
    assert [rung.tally.games for rung in rungs.values()] == [4, 4]
    assert rungs["normal", "random"].tally.wins > 1
    assert set(rungs["normal", "easy"].thinking) == {"normal", "easy"}
    assert all(one.times for one in rungs["normal", "easy"].thinking.values())
    return file


def test_it_goes_on_where_it_stopped(climbed: Path, tmp_path: Path) -> None:
    whole = climbed.read_text(encoding="utf-8")
    cut = tmp_path / "cut.jsonl"
    cut.write_text(whole[: int(len(whole) * 0.6)], encoding="utf-8")
    kept = cut.read_text(encoding="utf-8").count("\n") - 1
    told: list[int] = []
    climb(ladder(), cut, progress=told.append)
    assert told[0] == kept
    assert 0 < kept < 7
    assert sorted(digests(cut)) == sorted(digests(climbed))
    climb(ladder(6), cut)  # a longer one begins with the same games
    assert set(digests(climbed)) < set(digests(cut))


def test_processes_do_not_matter(climbed: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    climb(ladder(), file, crew=Crew(2))
    assert digests(file) == digests(climbed)


def test_every_deal_is_played_from_each_seat(tmp_path: Path) -> None:
    """Bots that are alike win each deal of three from one seat, so together as often as there are deals."""
    file = tmp_path / "games.jsonl"
    rungs = climb(ladder(6, 3, pairs=(("normal", "normal"),)), file)
    assert rungs["normal", "normal"].tally.games == 6
    found = [digest for _, _, digest in digests(file)]
    assert len(set(found)) == 2


def test_a_file_holds_one_ladder(climbed: Path, tmp_path: Path) -> None:
    with pytest.raises(PotasovkaError, match="holds another ladder"):
        climb(ladder(seed=4), climbed)
    other = tmp_path / "notes.txt"
    other.write_text("my notes\n", encoding="utf-8")
    with pytest.raises(PotasovkaError, match="holds another ladder: my notes"):
        climb(ladder(), other)
    assert other.read_text(encoding="utf-8") == "my notes\n"


@pytest.mark.parametrize(
    ("agreed", "jobs", "wrong"),
    [
        (ladder(0), 1, "games must be"),
        (ladder(), 0, "jobs must be"),
        (ladder(players=1), 1, "at least 2 players"),
        (ladder(pairs=()), 1, "no levels"),
        (ladder(pairs=(("normal", "oracle"),)), 1, "no bot 'oracle'"),
    ],
)
def test_what_cannot_be_is_refused(agreed: Climb, jobs: int, wrong: str) -> None:
    with pytest.raises(PotasovkaError, match=wrong):
        climb(agreed, crew=Crew(jobs))


@pytest.mark.parametrize("game", ["smashup", "hitzroad"])
def test_the_levels_are_the_same_everywhere(game: str) -> None:
    assert levels(game) == (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))


def test_strength_follows_from_wins() -> None:
    """76 of 100 is about 200 points, and two such steps are about 400."""
    told = elo({("b", "a"): Rung(Tally(100, 76), {"b": Thinking()}), ("c", "b"): Rung(Tally(100, 76))})
    assert told["a"] == 0.0
    assert 180 < told["b"] < 220
    assert 360 < told["c"] < 440


def test_somebody_may_think_more_or_less_than_at_a_table() -> None:
    bots = {name: player("smashup", name, Rng(1)) for name in ("hard", "hard*0.5", "hard*20", "normal")}
    works = {name: bot.effort.work for name, bot in bots.items() if isinstance(bot, BrawlerBot)}
    assert works["hard*0.5"] * 2 == works["hard"] == works["hard*20"] // 20 > works["normal"]


@pytest.mark.parametrize(
    "name", ["normal*", "normal*0", "normal*-1", "normal*x", "normal*nan", "normal*101", "greedy*2"]
)
def test_how_much_somebody_thinks_is_checked(name: str) -> None:
    with pytest.raises(PotasovkaError, match=re.escape(repr(name))):
        climb(Climb("smashup", {"players": 2}, ((name, "easy"),), 1, 1))
