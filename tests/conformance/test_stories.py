"""What every story promises, whatever the game: its numbers are those of the views of the same record."""

from __future__ import annotations

from itertools import pairwise

from conformance.test_games import begun, every_table, walk
from potasovka.core import Game, Record
from potasovka.core.catalogue import description
from potasovka.core.replay import replay


def played(name: str, players: int) -> Game:
    """A random game at its end."""
    for game in walk(begun(name, players, 7), 31):
        last = game
    assert last.choice is None
    return last


@every_table
def test_a_story_has_the_numbers_of_the_record(name: str, players: int) -> None:
    game = played(name, players)
    record = Record.from_text(game.record().to_text())
    story = description(name).story(record)
    assert game.result is not None
    assert (story["game"], story["answers"]) == (name, len(record.answers))
    assert story["winners"] == list(game.result.winners)
    assert story["scores"] == story["turns"][-1]["scores"] == list(game.result.scores)
    assert [turn["turn"] for turn in story["turns"]] == list(range(1, len(story["turns"]) + 1))
    assert all(one["at"] <= other["at"] for one, other in pairwise(story["turns"]))


@every_table
def test_a_turn_of_a_story_begins_where_the_replay_tells_it(name: str, players: int) -> None:
    record = played(name, players).record()
    story = description(name).story(record)
    for before, turn in pairwise(story["turns"]):
        there, earlier = replay(record, turn["at"]), replay(record, turn["at"] - 1)
        begun = "round" if name == "hitzroad" else "turn"
        assert there.view(None)[begun] >= turn["turn"] > earlier.view(None)[begun]
        assert len(before["scores"]) == players
