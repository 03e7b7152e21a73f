"""What every film promises, whatever the game: it tells no seat more than its views, and it ends with the view."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from conformance.test_games import every_table, walk
from potasovka.core import Game, Rng
from potasovka.core.catalogue import description, game_class


def filmed(game: Game, key: str) -> Game:
    """A copy after an answer, with its film."""
    after = game.clone()
    after.begin_film()
    after.answer(key)
    return after


def stream(before: Game, after: Game, seat: int | None) -> bytes:
    """All that a seat is told of an answer: what happened, the shots in between, and what it sees now."""
    lines = [event.for_seat(seat) for event in after.log[len(before.log) :]]
    shots = [(shot.event, shot.for_seat(seat)) for shot in after.shots]
    return msgspec.json.encode([lines, shots, after.view(seat)])


def steps(name: str, players: int, every: int) -> Iterator[tuple[Game, str, Game]]:
    """Some answers of a random game as people play it (who must say that the turn ends): before, the answer, after."""
    rng = Rng(11)
    setup = description(name).for_people({"players": players})
    for number, game in enumerate(walk(game_class(name).new(setup, 7), 31)):
        if game.choice is not None and number % every == 0:
            key = game.choice.keys[rng.below(len(game.choice))]
            yield game, key, filmed(game, key)


@every_table
def test_a_film_leaks_nothing(name: str, players: int) -> None:
    """With other hidden cards, as long as none of them was shown, a seat and a spectator are told the same bytes."""
    rng, compared = Rng(5), 0
    for number, (game, key, after) in enumerate(steps(name, players, 3)):
        seat = number % players
        world = game.determinise(seat, rng)
        if world.choice is None or key not in world.choice.keys:
            continue
        there = filmed(world, key)
        if after.shown((seat,)) != game.shown((seat,)) or there.shown((seat,)) != world.shown((seat,)):
            continue
        special = game.choice is not None and game.choice.window and key != "pass"
        if special or after.occasions != game.occasions:  # the table hides by a pause whether a hidden card answers
            continue
        for watcher in (seat, None):
            assert stream(world, there, watcher) == stream(game, after, watcher)
        compared += 1
    assert compared > 3


@every_table
def test_shots_are_of_events_in_their_order_and_are_parts_of_a_view(name: str, players: int) -> None:
    shape = description(name).shapes[0]
    for game, _, after in steps(name, players, 2):
        events = [shot.event for shot in after.shots]
        assert events == sorted(set(events))
        assert all(len(game.log) <= event < len(after.log) for event in events)
        for shot in after.shots:
            for seat in (*range(players), None):
                seen = {**game.view(seat), **shot.for_seat(seat)}
                assert msgspec.to_builtins(msgspec.convert(seen, shape)) == seen


@every_table
def test_who_does_not_film_has_no_shots_and_the_film_changes_nothing(name: str, players: int) -> None:
    for game, key, after in steps(name, players, 5):
        plain = game.clone()
        plain.answer(key)
        assert plain.shots == []
        assert plain.inventory() == after.inventory()
        assert [event.public for event in plain.log] == [event.public for event in after.log]
