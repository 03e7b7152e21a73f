"""The commands, as somebody at a terminal meets them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from potasovka.cli.main import app
from potasovka.core import Record, Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.engine.registry import registry

WIDE = {"COLUMNS": "140", "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}


def run(*args: str, said: str = "", env: dict[str, str] | None = None) -> Any:
    """A command with what somebody types; the environment speaks English unless told."""
    return CliRunner(env={**WIDE, **(env or {})}).invoke(app, list(args), input=said)


def fails(*args: str) -> str:
    """What a command complains about: one line, code 2, no traceback."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert result.stdout == ""
    complaint: str = result.stderr
    return complaint


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of sixty answers."""
    game, rng = SmashUp.new({"players": 2, "boxes": ["awesome_level_9000"]}, 3), Rng(3)
    while (choice := game.choice) is not None and len(game.answers) < 60:
        game.pick(rng.below(len(choice)))
    path = tmp_path / "game.txt"
    path.write_text(game.record().to_text(), encoding="utf-8")
    return path


# ---- simulate ----------------------------------------------------------------------------------------------------


def test_simulate_sums_up_by_faction() -> None:
    result = run("simulate", "smashup", "--boxes", "awesome_level_9000", "--games", "6", "--seed", "7")
    assert result.exit_code == 0, result.output
    for words in ("Bear Cavalry", "Killer Plants", "Games", "Digest of all records"):
        assert words in result.stdout


def test_simulate_speaks_russian() -> None:
    result = run("simulate", "smashup", "--games", "2", "--lang", "ru")
    assert "Отпечаток всех записей" in result.stdout


def test_simulate_as_json_is_only_json_and_the_same_each_time() -> None:
    args = ("simulate", "smashup", "--games", "4", "--seed", "7", "--json")
    one, other = json.loads(run(*args).stdout), json.loads(run(*args).stdout)
    assert one["games"] == 4
    assert one["decisions"] > 100
    assert sum(one["wins"]["seats"]) == 4
    assert one.pop("seconds") > 0
    other.pop("seconds")
    assert one == other
    assert (
        json.loads(run("simulate", "smashup", "--games", "4", "--seed", "8", "--json").stdout)["digest"]
        != one["digest"]
    )


def test_simulate_plays_the_asked_factions() -> None:
    pairs = "ghosts+steampunks,bear_cavalry+killer_plants"
    data = json.loads(run("simulate", "smashup", "--games", "2", "--factions", pairs, "--json").stdout)
    assert data["setup"]["factions"] == [["ghosts", "steampunks"], ["bear_cavalry", "killer_plants"]]
    assert sorted(data["wins"]["sides"]) == ["bear_cavalry", "ghosts", "killer_plants", "steampunks"]


def test_simulate_plays_on_the_big_base() -> None:
    data = json.loads(run("simulate", "smashup", "--mode", "big_base", "--games", "2", "--seed", "7", "--json").stdout)
    assert data["setup"]["mode"] == "big_base"
    assert (data["games"], sum(data["wins"]["seats"])) == (2, 2)


def test_simulate_plays_hit_z_road_too_and_prints_its_means() -> None:
    data = json.loads(run("simulate", "hitzroad", "--players", "1", "--games", "5", "--json").stdout)
    assert data["game"] == "hitzroad"
    assert 0 <= data["means"]["alive"] <= 1


@pytest.mark.parametrize(
    ("language", "label", "mark"), [("en", "Mean points of a party", "."), ("ru", "Очков у отряда в среднем", ",")]
)
def test_the_means_of_hit_z_road_are_told_in_the_language(language: str, label: str, mark: str) -> None:
    shown = run("simulate", "hitzroad", "--players", "1", "--games", "2", "--lang", language).stdout
    assert re.search(rf"{label} +\d+\{mark}\d\d\d", shown)
    assert not re.search(r"scores|alive", shown)
    if language == "ru":
        assert not re.search(r"[a-z]{5}", shown.split("Отпечаток")[0])


def test_three_players_of_one_box_are_told_about_two_boxes() -> None:
    args = ("simulate", "smashup", "--boxes", "awesome_level_9000", "--players", "3", "--games", "2")
    complaint = fails(*args)
    assert "--two-boxes" in complaint
    assert "two_boxes" not in complaint
    assert run(*args, "--two-boxes", "awesome_level_9000").exit_code == 0


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("simulate", "chess"), "there is no game 'chess'; there are: hitzroad, smashup"),
        (
            ("simulate", "smashup", "--boxes", "nope"),
            "--boxes: there is no 'nope'; there are: base_box = Smash Up (base box)",
        ),
        (("simulate", "smashup", "--players", "5"), "players must be 2, 3 or 4, not 5"),
        (("simulate", "smashup", "--games", "0"), "games must be at least 1, not 0"),
        (("simulate", "smashup", "--jobs", "0"), "jobs must be at least 1, not 0"),
        (("simulate", "smashup", "--factions", "ghosts+ghosts,steampunks+bear_cavalry"), "ghosts twice"),
        (("simulate", "smashup", "--lang", "fr"), "there is no language 'fr'"),
        (("simulate", "hitzroad", "--boxes", "x"), "hitzroad has no --boxes"),
        (
            ("cards", "smashup", "--faction", "postmen"),
            "--faction: there is no 'postmen'; there are: aliens = Aliens",
        ),
        (("cards", "smashup", "--box", "core"), "--box: there is no 'core'"),
        (("cards", "hitzroad", "--faction", "ghosts"), "hitzroad has no --faction"),
        (("cards", "hitzroad", "--level", "9"), "--level: there is no '9'; there are: 1, 2, 3"),
        (("cards",), "game"),
        (("cards", "chess"), "there is no game 'chess'"),
        (("play", "smashup", "--seats", "human,oracle"), "there is no player 'oracle' for smashup"),
        (("play", "smashup", "--seats", "human"), "players must be 2, 3 or 4, not 1"),
        (("odds", "--survivors", "0", "--zombies", "3"), "survivors must be from 1"),
        (("simulate", "smashup", "--seed", "-1"), "the seed is a whole number from 0 on, not a negative one"),
        (("simulate", "smashup", "--seed", str(2**256)), "the seed is too long: it has at most 256 bits"),
        (("play", "hitzroad", "--seats", "human", "--seed", "-7"), "the seed is a whole number from 0 on"),
        (("serve", "--no-browser", "--bot-pause", "-1"), "--bot-pause must be a number of seconds from 0 on"),
        (("serve", "--no-browser", "--seed", "-1"), "the seed is a whole number from 0 on"),
        (("serve", "--no-browser", "--seed", "seven"), "'--seed': Input should be a valid integer"),
        (("replay", "no-such-file"), "no-such-file cannot be read"),
        (("simulate", "smashup", "--speed", "9"), "--speed"),
        (("simulate", "smashup", "--games", "many"), "--games"),
    ],
)
def test_what_is_wrong_is_said_in_words(args: tuple[str, ...], complaint: str) -> None:
    assert complaint in " ".join(fails(*args).split())


# ---- cards -------------------------------------------------------------------------------------------------------


def test_the_catalogue_as_json_has_every_card_whole_and_in_both_languages() -> None:
    rows = json.loads(run("cards", "smashup", "--json").stdout)
    cards = [card for box in registry().boxes.values() for faction in box.factions for card in faction.cards]
    others = [row["id"] for row in rows if row["kind"] not in ("base", "titan")]
    assert others == [card.slug for card in cards if card.kind != "titan"]
    titans = [row["id"] for row in rows if row["kind"] == "titan"]
    assert titans == [card.slug for card in cards if card.kind == "titan"]
    by_name = {row["id"]: row for row in rows}
    assert by_name["zeppelin"]["name"] == {"en": "Zeppelin", "ru": "Дирижабль"}
    assert by_name["zeppelin"]["on"] == "base"
    assert by_name["ghost"]["power"] == 2
    assert by_name["ghost"]["copies"] == 4
    assert by_name["workshop"] | {"text": 0, "name": 0} == {
        "id": "workshop",
        "kind": "base",
        "box": "awesome_level_9000",
        "faction": None,
        "copies": 1,
        "breakpoint": 20,
        "prizes": [4, 2, 1],
        "name": 0,
        "text": 0,
    }
    assert all(row["text"]["ru"] and row["text"]["en"] for row in rows)


def test_the_catalogue_can_be_narrowed() -> None:
    rows = json.loads(run("cards", "smashup", "--faction", "ghosts", "--json").stdout)
    assert {row["faction"] for row in rows} == {"ghosts"}
    assert sum(row["copies"] for row in rows if row["kind"] != "titan") == 20
    boxed = json.loads(run("cards", "smashup", "--box", "awesome_level_9000", "--json").stdout)
    box = registry().boxes["awesome_level_9000"]
    assert sum(row["kind"] == "base" for row in boxed) == len(box.bases)
    assert {row["faction"] for row in boxed if row["kind"] != "base"} == {faction.slug for faction in box.factions}


@pytest.mark.parametrize("said", ["Ghosts", "призраки", " GHOSTS"])
def test_factions_and_boxes_can_be_named_as_people_name_them(said: str) -> None:
    by_id = run("cards", "smashup", "--faction", "ghosts", "--box", "awesome_level_9000", "--json").stdout
    assert run("cards", "smashup", "--faction", said, "--box", "awesome level 9000", "--json").stdout == by_id
    pairs = f"{said}+Стимпанки,Bear Cavalry+killer_plants"
    data = json.loads(run("simulate", "smashup", "--games", "1", "--factions", pairs, "--json").stdout)
    assert data["setup"]["factions"] == [["ghosts", "steampunks"], ["bear_cavalry", "killer_plants"]]


def test_what_there_is_is_told_in_the_language() -> None:
    assert "ghosts = Призраки" in fails("cards", "smashup", "--faction", "postmen", "--lang", "ru")


def test_the_catalogue_as_pages() -> None:
    english = run("cards", "smashup", "--faction", "steampunks").stdout
    assert "Difference Engine" in english
    russian = run("cards", "smashup", "--box", "awesome_level_9000", "--lang", "ru").stdout
    for words in ("Разностная машина", "Медвежья кавалерия", "Кабинет изобретателя", "действие на базу"):
        assert words in russian


def test_the_catalogue_of_hit_z_road_marks_what_is_ours() -> None:
    rows = json.loads(run("cards", "hitzroad", "--json").stdout)
    assert len(rows) == 76
    assert sum(row["ours"] for row in rows) == 16
    assert all(row["scene"]["ru"] and row["name"]["en"] for row in rows)
    assert "· наша" in run("cards", "hitzroad", "--lang", "ru").stdout


# ---- odds --------------------------------------------------------------------------------------------------------


def test_odds_are_exact_and_add_up() -> None:
    args = ("odds", "--survivors", "4", "--zombies", "6", "--horde", "2", "--ammo", "2", "--adrenaline", "3")
    data = json.loads(run(*args, "--json").stdout)
    assert [row["rounds"] for row in data["fire"]] == [0, 1, 2]
    assert data["best"] == 2
    for row in data["fire"]:
        assert sum(row["by_survivors"]) == pytest.approx(1)
        assert row["by_survivors"][0] == pytest.approx(1 - row["survive"])
    page = run(*args).stdout
    assert "Best: fire 2 rounds." in page
    assert f"{100 * data['fire'][2]['survive']:.1f} %" in page


# ---- replay ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "after"), [("en", "After answer 60"), ("ru", "После ответа 60")])
def test_a_replay_tells_each_answer_in_words_and_ends_with_the_table(record: Path, language: str, after: str) -> None:
    told = run("replay", str(record), "--lang", language).stdout
    answers = re.findall(r"^\d+\. (?:Player|Игрок) \d: (.+)$", told, re.MULTILINE)
    assert len(answers) == 60
    assert not [answer for answer in answers if re.search(r"[a-z]_[a-z]|#", answer)]
    assert all(re.search("[а-яё]", answer) for answer in answers) or language == "en"
    table = told.split(after)[1]
    assert "░" in table
    assert "\nturn: " not in told


def test_a_replay_ends_with_the_position_if_asked(record: Path) -> None:
    told = run("replay", str(record), "--position").stdout
    assert "\nturn: " in told
    assert "\nbase: " in told


def test_a_replay_can_stop_earlier(record: Path) -> None:
    told = run("replay", str(record), "--until", "5", "--lang", "ru").stdout
    assert "После ответа 5" in told
    assert "5. Игрок" in told
    assert "6. Игрок" not in told
    data = json.loads(run("replay", str(record), "--until", "5", "--json").stdout)
    assert (data["until"], data["answers"], data["result"]) == (5, 60, None)
    assert data["position"].startswith("turn: ")


def test_a_replay_refuses_more_answers_than_there_are(record: Path) -> None:
    for extra in ((), ("--json",)):
        result = run("replay", str(record), "--until", "99", *extra)
        assert result.exit_code == 2
        assert "has 60 answers" in result.stderr


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (f"rules {SmashUp.rules}", "rules 0", "the record was edited"),
        ("seed 3", "seed 4", "the record was edited"),
        ("\nend ", "\nfin ", "the record is cut"),
        ("potasovka record", "my record", "this is not a record"),
    ],
)
def test_a_spoilt_record_is_refused(record: Path, old: str, new: str, complaint: str) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert complaint in fails("replay", str(record))


def test_a_record_of_other_rules_is_refused_by_name(record: Path) -> None:
    made = Record.from_text(record.read_text(encoding="utf-8"))._replace(rules="0")
    record.write_text(made.to_text(), encoding="utf-8")
    complaint = fails("replay", str(record))
    assert f"follows rules 0 of smashup; these are rules {SmashUp.rules}" in complaint


def test_a_whole_record_with_an_impossible_answer_is_refused(record: Path) -> None:
    made = Record.from_text(record.read_text(encoding="utf-8"))
    record.write_text(made._replace(answers=("dance", *made.answers)).to_text(), encoding="utf-8")
    result = run("replay", str(record))
    assert result.exit_code == 2
    assert "answer 1 of the record, 'dance', cannot be given" in result.stderr


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "not a text in UTF-8" in fails("replay", str(path))


def test_the_version_is_told() -> None:
    assert run("--version").stdout.startswith("potasovka ")


@pytest.mark.parametrize(
    ("env", "said"),
    [({"LANG": "ru_RU.UTF-8"}, "Призраки"), ({"LANG": "de_DE.UTF-8"}, "Ghosts"), ({"LC_ALL": "ru_RU"}, "Призраки")],
)
def test_the_language_comes_from_the_environment(env: dict[str, str], said: str) -> None:
    assert said in run("cards", "smashup", "--faction", "ghosts", env=env).stdout
