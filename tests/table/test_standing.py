"""What is kept of a table, and whether it can be played on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from potasovka.core import Record
from potasovka.table.refusal import Unplayable
from potasovka.table.row import Stored
from potasovka.table.standing import stand
from table.room import MINE, OPEN, PERSON, RANDOM, Room, play, refused


def stored(room: Room, table: str) -> Stored:
    """What is kept of a table."""
    found: Stored = room.loop.run(room.store.load_table(table))
    return found


def test_a_table_stands_as_its_answers_say(room: Room) -> None:
    keeper, (one, other) = room.people(MINE, PERSON, PERSON)
    one.answer("play:ghost", "base:workshop", "pass", "end")
    other.answer("end")
    again = stand(stored(room, keeper.table.row.id))
    assert again.game is not None
    assert again.game.state_digest() == keeper.table.playing().state_digest()
    assert again.counts == keeper.table.counts == [4, 1]


@pytest.mark.parametrize("seats", [[PERSON, RANDOM], [PERSON, OPEN]])
def test_a_table_of_other_rules_is_refused_by_name_also_before_it_begins(room: Room, seats: list[object]) -> None:
    keeper, _ = room.open("smashup", *seats)  # type: ignore[arg-type]
    old = Stored(replace(keeper.table.row, rules="0.3.0"), [])
    with refused("version"):
        stand(old)
    with pytest.raises(Unplayable) as caught:
        stand(old)
    assert caught.value.text.args == {"made": "0.3.0", "now": keeper.table.row.rules}


def test_a_table_of_a_game_that_is_no_more_is_refused(room: Room) -> None:
    keeper, _ = room.open("hitzroad", PERSON)
    with refused("no-game"):
        stand(Stored(replace(keeper.table.row, game="chess"), []))


@pytest.mark.parametrize("given", [[(0, "nonsense")], [(0, "end"), (0, "play:ghost")]])
def test_answers_that_do_not_fit_are_refused(room: Room, given: list[tuple[int, str]]) -> None:
    keeper, _ = room.lay(MINE, PERSON, PERSON)
    with refused("broken"):
        stand(Stored(keeper.table.row, given))


def test_a_record_is_made_of_what_is_kept_alone(room: Room) -> None:
    keeper, _ = room.open("hitzroad", PERSON)
    play([room.sit(keeper, 0)])
    kept = stored(room, keeper.table.row.id)
    assert kept.record().to_text() == keeper.table.record().to_text()
    old = Stored(replace(kept.row, rules="0"), kept.given).record()
    assert old._replace(seal=None) == keeper.table.record()._replace(rules="0", seal=None)
    assert Record.from_text(old.to_text()) == old


def test_the_record_of_a_game_that_goes_on_is_not_told(room: Room) -> None:
    keeper, _ = room.open("hitzroad", PERSON)
    room.sit(keeper, 0)
    with refused("not-over"):
        keeper.table.finished()
