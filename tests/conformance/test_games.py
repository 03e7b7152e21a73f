"""What every game promises, checked for every game there is: a new one is found by its description."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any

import msgspec
import pytest

from potasovka.bots import Bot, bot_answer, bot_names, make_bot, play_out
from potasovka.core import BadSetup, Game, IllegalAnswer, PotasovkaError, Record, Rng, Text, WrongRules
from potasovka.core.catalogue import description, game_class, game_names, load
from potasovka.core.describe import SEAT
from potasovka.core.picks import answer_picks
from potasovka.core.replay import replay, start
from potasovka.core.words import LANGUAGES, words

MOST = 20_000
"""No game takes more decisions than this."""
TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name in game_names()
    for players in range(description(name).players[0], description(name).players[1] + 1)
]
GAMES = pytest.mark.parametrize("name", game_names())
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def begun(name: str, players: int, seed: int = 3, *, quiet: bool = False) -> Game:
    """A game at its first decision; with three players as people play it."""
    setup = {"players": players}
    return game_class(name).new(description(name).for_people(setup) if players == 3 else setup, seed, quiet=quiet)


def walk(game: Game, seed: int) -> Iterator[Game]:
    """The game before each decision of a random playout, and at its end."""
    rng = Rng(seed)
    for _ in range(MOST):
        yield game
        if game.choice is None:
            return
        game.pick(rng.below(len(game.choice)))
    raise AssertionError(f"{game.name} did not end within {MOST} decisions")


def seen(game: Game, seat: int | None) -> bytes:
    """Everything a seat receives: its view and its log."""
    return msgspec.json.encode([game.view(seat), [event.for_seat(seat) for event in game.log]])


def all_seen(game: Game) -> list[bytes]:
    return [seen(game, seat) for seat in (*range(game.seats), None)]


@cache
def finished(name: str, players: int) -> Game:
    """A whole game; nobody changes it."""
    game = begun(name, players)
    play_out(game, Rng(5))
    return game


# ---- a deterministic function of setup, seed and answers ---------------------------------------------------------


@every_table
def test_the_same_setup_seed_and_answers_lead_to_the_same_game(name: str, players: int) -> None:
    one, other = begun(name, players), begun(name, players)
    play_out(one, Rng(5))
    for key in one.answers:
        other.answer(key)
    assert other.inventory() == one.inventory()
    assert (other.result, all_seen(other)) == (one.result, all_seen(one))


@every_table
def test_another_seed_is_another_game(name: str, players: int) -> None:
    assert begun(name, players, 3).state_digest() != begun(name, players, 4).state_digest()


@every_table
def test_a_quiet_game_goes_the_same_way(name: str, players: int) -> None:
    loud, quiet = finished(name, players), begun(name, players, quiet=True)
    play_out(quiet, Rng(5))
    assert (quiet.answers, quiet.state_digest(), quiet.log) == (loud.answers, loud.state_digest(), [])
    assert loud.log


@every_table
def test_one_question_at_a_time_and_then_a_result(name: str, players: int) -> None:
    for game in walk(begun(name, players), 7):
        choice = game.choice
        assert (choice is None) == (game.result is not None)
        if choice is not None:
            assert 0 <= choice.seat < game.seats == players
            assert len(choice) > 0
            assert len(set(choice.keys)) == len(choice) == len(choice.options)
            assert [option.key for option in choice.options] == choice.keys
    result = game.result
    assert result is not None
    assert len(result.scores) == players
    assert set(result.winners) <= set(range(players))


# ---- copies ------------------------------------------------------------------------------------------------------


@every_table
def test_dual_run_a_copy_at_every_decision_is_equal_and_plays_on(name: str, players: int) -> None:
    """Now the copy goes on and now the original; what one does, the other does not feel."""
    game, rng = begun(name, players, 11), Rng(2)
    while (choice := game.choice) is not None:
        twin = game.clone()
        assert twin.choice is not None
        assert (twin.choice.seat, twin.choice.prompt, twin.choice.keys) == (choice.seat, choice.prompt, choice.keys)
        assert twin.inventory() == game.inventory()
        goes, stays = (twin, game) if len(game.answers) % 2 else (game, twin)
        before = stays.inventory()
        goes.pick(rng.below(len(choice)))
        assert stays.inventory() == before
        game = goes
    straight = start(game.record())
    for key in game.answers:
        straight.answer(key)
    assert straight.inventory() == game.inventory()
    assert all_seen(straight) == all_seen(game)


# ---- records -----------------------------------------------------------------------------------------------------


def used_and_let_go(game: Game, world: bool) -> None:
    """A copy or a world is made, looked at, answered and forgotten."""
    assert game.choice is not None
    seat = game.choice.seat
    twin = game.determinise(seat, Rng(7)) if world else game.clone()
    assert twin.choice is not None
    twin.view(seat)
    twin.answer(twin.choice.keys[-1])


def alive() -> int:
    """How many things of ours the collector of garbage knows: other threads may make things of their own meanwhile."""
    return sum(str(type(thing).__module__).startswith("potasovka.") for thing in gc.get_objects())


@every_table
def test_a_game_that_is_let_go_frees_itself(name: str, players: int) -> None:
    """And does not wait until the collector of garbage comes round."""
    left: list[int] = []
    gc.disable()
    try:
        for step, game in enumerate(islice(walk(begun(name, players), 5), 120)):
            if game.choice is not None:
                used_and_let_go(game, step % 10 == 0)  # what is remembered for all games is remembered now
                before = alive()
                used_and_let_go(game, step % 10 == 0)
                left.append(alive() - before)
    finally:
        gc.enable()
    assert [(step, more) for step, more in enumerate(left) if more > 0] == []


@every_table
def test_a_record_survives_its_text_and_plays_to_the_same_end(name: str, players: int) -> None:
    game = finished(name, players)
    text = game.record().to_text()
    record = Record.from_text(text)
    again = replay(record)
    assert record == game.record()
    assert (again.inventory(), again.result) == (game.inventory(), game.result)
    assert again.record().to_text() == text


@GAMES
def test_other_rules_are_refused_by_name(name: str) -> None:
    record = begun(name, description(name).players[0]).record()
    assert record.rules == game_class(name).rules != ""
    with pytest.raises(WrongRules, match=f"rules elsewhere of {name}"):
        replay(record._replace(rules="elsewhere"))


# ---- refusals change nothing -------------------------------------------------------------------------------------


@every_table
def test_refusals_change_nothing(name: str, players: int) -> None:
    for number, game in enumerate(walk(begun(name, players), 13)):
        if number % 5:
            continue
        before = (game.inventory(), game.record(), all_seen(game)[-1])
        for wrong in ("", "nonsense", "pass:pass"):
            with pytest.raises(IllegalAnswer):
                game.answer(wrong)
        for index in (-1, 10_000):
            with pytest.raises(IllegalAnswer):
                game.pick(index)
        assert (game.inventory(), game.record(), all_seen(game)[-1]) == before


@GAMES
@pytest.mark.parametrize(
    "setup", [{"players": 0}, {"players": 99}, {"players": "two"}, {"players": True}, {"nonsense": 1}]
)
def test_a_setup_that_makes_no_sense_is_refused(name: str, setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        game_class(name).new({"players": description(name).players[1], **setup}, 1)


@every_table
def test_picks_given_at_once_are_those_given_one_by_one(name: str, players: int) -> None:
    for game in walk(begun(name, players), 17):
        choice = game.choice
        if choice is None or choice.pick is None or choice.pick.most < 2:
            continue
        wanted = [option.key for option, _ in choice.candidates()][-max(1, choice.pick.least) :]
        if not choice.pick.least <= len(wanted) <= choice.pick.most:
            continue
        twin = game.clone()
        answer_picks(twin, wanted)
        again = replay(twin.record())
        assert again.inventory() == twin.inventory()


# ---- what a seat may know ----------------------------------------------------------------------------------------


@every_table
def test_worlds_agree_with_all_that_a_seat_has_seen_and_views_leak_nothing(name: str, players: int) -> None:
    """In a world with other hidden cards a seat, and a spectator, receive the same bytes: so nothing shows them."""
    rng = Rng(23)
    for number, game in enumerate(walk(begun(name, players, 5), 19)):
        if number % 9:
            continue
        seat = number // 9 % players
        world = game.determinise(seat, rng)
        for watcher in (seat, None):
            assert seen(world, watcher) == seen(game, watcher)
        assert (world.choice is None) == (game.choice is None)
        if game.choice is not None and world.choice is not None:
            assert (world.choice.seat, world.choice.prompt.id) == (game.choice.seat, game.choice.prompt.id)
            if game.choice.seat == seat:
                assert world.choice.keys == game.choice.keys


@every_table
def test_a_world_plays_on_by_a_chance_of_its_own(name: str, players: int) -> None:
    *_, game = islice(walk(begun(name, players), 29), 30)
    before = game.inventory()
    worlds = [game.determinise(0, Rng(seed)) for seed in range(4)]
    for world in worlds:
        play_out(world, Rng(1))
        assert world.result is not None
    assert game.inventory() == before
    assert len({world.state_digest() for world in worlds}) > 1


@every_table
def test_only_the_one_who_is_asked_sees_the_question(name: str, players: int) -> None:
    for game in walk(begun(name, players), 31):
        for seat in (*range(players), None):
            asked = game.choice is not None and game.choice.seat == seat
            assert (game.view(seat)["choice"] is not None) == asked


@every_table
def test_views_have_the_shape_that_the_browser_is_told(name: str, players: int) -> None:
    shape = description(name).shapes[0]
    for number, game in enumerate(walk(begun(name, players), 41)):
        if number % 7 == 0 or game.choice is None:
            for seat in (*range(players), None):
                view = game.view(seat)
                assert msgspec.to_builtins(msgspec.convert(view, shape)) == view


# ---- words and events --------------------------------------------------------------------------------------------


def messages(language: str, name: str) -> set[str]:
    """All messages of the files that belong to a game."""
    folder = files("potasovka") / "locale" / language
    own = re.compile(rf"(web-)?{name}(-[\w-]+)?\.ftl")
    texts = [entry.read_text(encoding="utf-8") for entry in folder.iterdir() if own.fullmatch(entry.name)]
    return {found for text in texts for found in re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)}


@GAMES
def test_words_are_complete_in_every_language(name: str) -> None:
    said = {language: messages(language, name) for language in LANGUAGES}
    for language in LANGUAGES:
        assert said[language] == said["en"]
        assert len(said[language]) > 30
        assert words(language).has(f"{name}-name")


@every_table
def test_whatever_is_asked_and_answered_can_be_said(name: str, players: int) -> None:
    for game in walk(begun(name, players), 37):
        choice = game.choice
        if choice is None:
            break
        for language in LANGUAGES:
            for text in (choice.prompt, *[option.text for option in choice.options]):
                assert words(language).say(tidied(text))


def tidied(text: Text) -> Text:
    """A text as a terminal says it: what is empty is none."""
    args = {name: tidied(arg) if isinstance(arg, Text) else arg for name, arg in text.args.items()}
    return Text(text.id, {name: "none" if arg in (None, "") else arg for name, arg in args.items()})


@every_table
def test_events_speak_one_dialect(name: str, players: int) -> None:
    """Seats count from 0, names are ids that the words know, lists are lists, and all of it is plain data."""
    names = description(name).events
    for seat in (*range(players), None):
        for event in finished(name, players).log:
            told = event.for_seat(seat)
            assert msgspec.json.decode(msgspec.json.encode(told)) == told
            for argument, value in told.items():
                if argument == "kind":
                    assert all(words(language).has(value) for language in LANGUAGES)
                    continue
                for part in value if isinstance(value, list) else [value]:
                    check_argument(argument, part, names.get(argument), players)


def check_argument(argument: str, value: Any, names: str | None, players: int) -> None:
    if names is None:  # a number, a word of a message's own alternatives, or a text
        assert isinstance(value, int | dict) or (isinstance(value, str) and value), argument
    elif names == SEAT:
        assert value in (-1, *range(players)), argument
    elif value:
        assert all(words(language).has(names + value) for language in LANGUAGES), (argument, value)


# ---- the description ---------------------------------------------------------------------------------------------


@GAMES
def test_the_description_is_that_of_the_game(name: str) -> None:
    told = description(name)
    cls = load(told.game)
    assert (told.name, cls.name) == (name, name)
    least, most = told.players
    assert 1 <= least <= most
    with pytest.raises(PotasovkaError):
        cls.new({"players": most + 1}, 1)
    assert set(told.all_bots) == set(bot_names(name))
    assert told.stand_in in told.all_bots


@GAMES
def test_every_setting_is_one_of_the_game_and_has_words(name: str) -> None:
    told = description(name)
    agreed = begun(name, told.players[1]).setup
    for setting in told.settings:
        assert agreed.get(setting.name, setting.default) == setting.default
        for language in LANGUAGES:
            said = [f"{name}-setting-{setting.name}", *[value.text for value in setting.values]]
            said += [f"{name}-setting-{setting.name}-{way}" for way in setting.ways]
            assert [message for message in said if not words(language).has(message)] == []
    assert set(agreed) <= {setting.name for setting in told.settings} | {"players", "edition", "first"}


@GAMES
def test_every_card_sheet_has_an_id_and_a_name_in_every_language(name: str) -> None:
    rows = description(name).cards()
    assert len({row["id"] for row in rows}) == len(rows) > 0
    for row in rows:
        assert all(row["name"][language] for language in LANGUAGES)
    for shelf in description(name).shelves:
        values = {row[shelf.field] for row in rows} - {None}
        assert len(values) > 1
        assert all(words(language).has(f"{shelf.words}{v}") for v in values for language in LANGUAGES if shelf.words)
    msgspec.json.encode(rows)


@GAMES
def test_the_lesson_can_be_played_to_its_end(name: str) -> None:
    lesson = description(name).lesson
    assert lesson is not None
    game = game_class(name).new(lesson.setup, lesson.seed)
    assert game.seats == lesson.bots + 1
    rng = Rng(1)
    player = make_bot(name, lesson.bot or description(name).stand_in, rng)
    while (choice := game.choice) is not None:
        game.answer(bot_answer(player, game, choice.seat, rng))
    assert game.result is not None


@GAMES
def test_every_bot_plays_from_what_a_seat_sees(name: str) -> None:
    least = description(name).players[0]
    for bot in bot_names(name):
        game, rng = begun(name, least), Rng(4)
        bots: list[Bot] = [make_bot(name, bot, Rng(seat)) for seat in range(least)]
        for _ in range(40):
            choice = game.choice
            if choice is None:
                break
            before = game.inventory()
            key = bot_answer(bots[choice.seat], game, choice.seat, rng)
            assert key in choice.keys
            assert game.inventory() == before
            game.answer(key)


@GAMES
def test_a_study_is_told_facts_as_plain_data(name: str) -> None:
    told = description(name)
    game = finished(name, told.players[1])
    msgspec.json.encode(told.facts(game))
    sides = told.sides(game)
    assert len(sides) in (0, game.seats)
    assert all(words(language).has(told.side_words + side) for part in sides for side in part for language in LANGUAGES)


@GAMES
def test_what_lies_in_higher_rooms_is_there(name: str) -> None:
    told = description(name)
    for path in (told.terminal, *told.commands.values(), *told.all_bots.values(), *filter(None, [told.school])):
        assert callable(load(path))


@every_table
def test_everybody_knows_whose_turn_it_is(name: str, players: int) -> None:
    rng = Rng(5)
    for number, game in enumerate(walk(game_class(name).new({"players": players}, 7), 31)):
        if game.choice is None:
            assert game.turn is None
        else:
            assert game.turn in range(players)
            if number % 7 == 0:
                assert game.determinise(number % players, rng).turn == game.turn
