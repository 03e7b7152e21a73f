"""A game in the terminal: what is shown, what is hidden, how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.test_commands import fails, run
from potasovka.core import Record
from potasovka.core.catalogue import description, game_class
from potasovka.core.replay import replay

AL9 = ("--boxes", "awesome_level_9000", "--factions", "ghosts+killer_plants,bear_cavalry+steampunks")


def test_without_anybody_at_the_keyboard_a_game_ends_cleanly() -> None:
    result = run("play", "smashup", "--seed", "5")
    assert result.exit_code == 0
    assert "The input has ended" in result.stdout
    assert "saved" not in result.stdout


@pytest.mark.parametrize("game", ["smashup", "hitzroad"])
def test_make_play_with_nothing_but_a_game(game: str) -> None:
    assert run("play", game).exit_code == 0


def test_answers_are_numbers_and_the_game_is_saved_on_leaving(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    result = run("play", "smashup", *AL9, "--seed", "5", "--save", str(path), said="1\n1\nq\n")
    assert result.exit_code == 0, result.output
    assert "You leave the table." in result.stdout
    assert str(path) in result.stdout.replace("\n", "")
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert len(record.answers) >= 2
    assert replay(record).choice is not None


def test_a_game_is_saved_among_the_others_if_no_file_is_named(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path / "config")}
    for _ in range(2):
        assert run("play", "smashup", "--seed", "5", said="1\nq\n", env=home).exit_code == 0
    assert [path.name for path in sorted(tmp_path.rglob("*.txt"))] == ["smashup-5-1.txt", "smashup-5-2.txt"]


def test_a_place_where_nothing_can_be_saved_is_named(tmp_path: Path) -> None:
    result = run("play", "smashup", "--seed", "5", "--save", str(tmp_path / "no" / "where.txt"), said="1\nq\n")
    assert result.exit_code == 2
    assert "nothing can be saved in" in result.stderr
    assert "there is no folder" in result.stderr
    assert result.stdout == "", "said before anybody has played"


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("dear diary", encoding="utf-8")
    result = run("play", "smashup", "--seed", "5", "--save", str(path), said="1\nq\n")
    assert result.exit_code == 2
    assert "is there already" in result.stderr
    assert path.read_text(encoding="utf-8") == "dear diary"


def test_the_table_shows_bases_players_and_the_own_hand_only() -> None:
    shown = run("play", "smashup", *AL9, "--seed", "4").stdout
    for words in ("Turn 1 · ● Player 1", "prizes", "0/", "Your hand", "Player 2 draws 5 cards", "You may still play"):
        assert words in shown
    assert "Player 1 draws: " in shown
    assert "Player 2 draws: " not in shown


def test_wrong_answers_are_explained_and_asked_again() -> None:
    shown = run("play", "smashup", *AL9, "--seed", "5", said="99\nfoo\n\n").stdout
    assert "There is no answer “99”" in shown
    assert "There is no answer “foo”" in shown
    assert shown.count("(? for help):") == 4


def test_commands_show_help_reasons_texts_piles_and_the_log() -> None:
    shown = run("play", "smashup", *AL9, "--seed", "5", said="?\nw\nt\nd\ni 1\ni 99\nl\nb\n").stdout
    assert "q — quit; the game is saved" in shown
    assert "● Player 1: nothing" in shown
    assert "(power 2): You may discard a card." in shown or "Ongoing:" in shown
    assert "There is no answer “99”" in shown
    assert shown.count("Your hand") == 2
    assert shown.count("Player 2 draws 5 cards") == 2


def test_why_not_names_the_reason() -> None:
    shown = run("play", "smashup", *AL9, "--seed", "5", said="w\n").stdout
    assert "There is nowhere to play it." in shown or "Every card in your hand can be played." in shown


def test_a_curtain_falls_between_two_people() -> None:
    shown = run("play", "smashup", *AL9, "--seats", "human,human", "--seed", "4", said="\n").stdout
    assert "Press Enter when only Player 1 looks at the screen" in shown
    before, after = shown.split("Press Enter when only Player 1", 1)
    assert "Your hand" not in before
    assert "Your hand" in after


def test_one_person_needs_no_curtain() -> None:
    assert "Press Enter" not in run("play", "smashup", "--seats", "random,human", "--seed", "5").stdout


def test_bots_play_a_whole_game_and_the_result_is_told(tmp_path: Path) -> None:
    path = tmp_path / "bots.txt"
    args = ("--seats", "random,random", "--seed", "3", "--save", str(path), "--lang", "ru")
    shown = run("play", "smashup", *AL9, *args).stdout
    assert "Партия окончена." in shown
    assert "Победа — Игрок" in shown
    game = replay(Record.from_text(path.read_text(encoding="utf-8")))
    assert game.result is not None
    assert "Победа — Игрок" in run("replay", str(path), "--lang", "ru").stdout
    path.unlink()
    again = run("play", "smashup", *AL9, *args).stdout
    assert again == shown


def test_the_big_base_is_played_at_its_own_board(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    shown = run("play", "smashup", "--mode", "big_base", "--seed", "5", "--save", str(path), said="1\nq\n").stdout
    for words in ("Big Base", "Period 1 of 3, round 1 of 3", "North side", "South side", "On occupation"):
        assert words in shown
    assert replay(Record.from_text(path.read_text(encoding="utf-8"))).setup["mode"] == "big_base"


def test_hit_z_road_is_played_with_its_own_table(tmp_path: Path) -> None:
    path, other = tmp_path / "road.txt", tmp_path / "other.txt"
    shown = run("play", "hitzroad", "--seed", "5", "--save", str(path), said="1\nt\n1\nq\n").stdout
    assert "Round 1" in shown
    assert "spend 1 adrenaline to kill a zombie" in shown
    assert "sniper rifle: " in shown
    assert Record.from_text(path.read_text(encoding="utf-8")).game == "hitzroad"
    told = run("play", "hitzroad", "--seats", "greedy,random", "--seed", "5", "--save", str(other)).stdout
    assert "The game is over." in told
    assert run("replay", str(other)).exit_code == 0


@pytest.mark.parametrize(("language", "no"), [("en", "This game has no such"), ("ru", "В этой игре такой")])
def test_the_help_of_a_game_lists_only_what_it_has(language: str, no: str) -> None:
    for game in ("smashup", "hitzroad"):
        args = ("play", game, "--seed", "5", "--lang", language)
        helped = run(*args, said="?\n").stdout
        letters = [letter for letter in "btiwdl" if f"\n{letter} — " in helped or f"\n{letter} and" in helped]
        assert "t" in letters
        assert ("w" in letters) == (game == "smashup")
        assert no not in run(*args, said="\n".join(letters) + "\n").stdout


def test_reading_a_card_needs_a_number() -> None:
    assert "Type i and a number from 1 to" in run("play", "smashup", *AL9, "--seed", "5", said="i\n").stdout


@pytest.mark.parametrize(("lang", "told"), [("en", "Puzzle. "), ("ru", "Задача. ")])
def test_a_puzzle_says_its_goal_and_whether_it_is_solved(tmp_path: Path, lang: str, told: str) -> None:
    puzzle = description("smashup").puzzles()[0]
    game = game_class("smashup").new(puzzle.setup, 1)
    numbers = []
    for key in puzzle.solution:
        assert game.choice is not None
        numbers.append(str(1 + game.choice.index(key)))
        game.answer(key)
    path = tmp_path / "solved.txt"
    said = "\n".join(numbers) + "\n"
    result = run("play", "smashup", "--puzzle", puzzle.name, "--save", str(path), "--lang", lang, said=said)
    assert result.exit_code == 0, result.output
    assert told in result.stdout
    assert ("solved!" if lang == "en" else "задача решена!") in result.stdout
    assert replay(Record.from_text(path.read_text(encoding="utf-8"))).result == game.result


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (("smashup", "--puzzle", "nowhere"), "there is no puzzle 'nowhere' of smashup; there are, the easiest first: "),
        (
            ("hitzroad", "--puzzle", "nowhere"),
            "of hitzroad; there are, the easiest first: none",
        ),
        (("smashup", "--puzzle", "nowhere", "--seats", "human,easy"), "a puzzle has its own seats and setup"),
        (("smashup", "--puzzle", "nowhere", "--boxes", "base_box"), "a puzzle has its own seats and setup"),
    ],
)
def test_what_cannot_be_a_puzzle_is_named(given: tuple[str, ...], why: str) -> None:
    assert why in fails("play", *given)
