"""Chance is fixed before a game and shown after it; in between nobody is told anything of it."""

from __future__ import annotations

import pytest

from potasovka.core import Record, Rng
from potasovka.core.commitment import commit
from potasovka.table.opening import new_lesson
from potasovka.table.row import TableRow
from table.room import MINE, OPEN, PERSON, Room, play

SEED = 271828182845904523536028747135266249775


def shown(room: Room, table: str) -> list[str | None]:
    """The commitment as both seats and a spectator are told it."""
    keeper = room.keepers[table]
    return [room.sit(keeper, seat).info["commitment"] for seat in (0, 1, None)]


def promise(row: TableRow) -> str:
    assert row.salt is not None
    return commit(row.game, row.rules, row.setup, row.seed, row.salt)


@pytest.mark.parametrize("game", ["smashup", "hitzroad"])
def test_everybody_is_shown_it_before_the_game_and_it_stays(room: Room, game: str) -> None:
    keeper, _ = room.open(game, PERSON, OPEN)
    table, made = keeper.table.row.id, promise(keeper.table.row)
    assert keeper.table.game is None
    assert shown(room, table) == [made] * 3
    room.loop.run(keeper.take_seat(1, "Борис"))
    assert keeper.table.game is not None
    assert shown(room, table) == [made] * 3
    people = [room.sit(keeper, seat) for seat in (0, 1)]
    play(people, 20)
    assert [person.info["commitment"] for person in people] == [made] * 2
    assert room.load(table).table.seal == keeper.table.seal  # also after the house was built anew


def test_what_was_promised_is_in_the_record_and_fits(room: Room) -> None:
    keeper, _ = room.open("hitzroad", PERSON, PERSON)
    people = [room.sit(keeper, seat) for seat in (0, 1)]
    promised = people[0].info["commitment"]
    play(people)
    record = Record.from_text(keeper.table.record().to_text())
    assert record.seal is not None
    assert (record.seal.commitment, record.fair) == (promised, True)


def test_playing_again_is_another_promise(room: Room) -> None:
    keeper, tokens = room.open("hitzroad", PERSON, PERSON)
    play([room.sit(keeper, seat) for seat in (0, 1)])
    again, _ = room.loop.run(keeper.rematch(tokens[0], room.add))
    row, other = keeper.table.row, room.keepers[again].table.row
    assert (row.salt != other.salt, promise(row) != promise(other)) == (True, True)
    assert shown(room, again) == [promise(other)] * 3


@pytest.mark.parametrize("game", ["smashup", "hitzroad"])
def test_a_lesson_has_one_too(room: Room, game: str) -> None:
    row, _ = new_lesson(room.mint, game)
    assert row.seal is not None
    assert row.seal.commitment == promise(row)


def test_to_tables_that_were_opened_before_nothing_was_promised(room: Room) -> None:
    keeper, _ = room.lay(MINE, PERSON, PERSON)
    assert shown(room, keeper.table.row.id) == [None] * 3


def fingerprints(row: TableRow) -> list[bytes]:
    """How seed, key and salt would look in a message."""
    key, seed = Rng(row.seed).block.key, row.seed
    assert row.salt is not None
    texts = (str(seed), f"{seed:x}", f"{seed:X}", key.hex(), key.hex().upper(), row.salt, Rng(seed).state)
    return [text.encode() for text in texts] + [key, seed.to_bytes(16), seed.to_bytes(16, "little")]


@pytest.mark.parametrize("game", ["smashup", "hitzroad"])
def test_no_message_tells_anything_of_seed_key_or_salt(room: Room, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game, every message to both seats and to a spectator, and what anybody may take away to report."""
    monkeypatch.setattr(room.mint, "seed", lambda: SEED)
    keeper, _ = room.open(game, PERSON, PERSON)
    people = [room.sit(keeper, seat) for seat in (0, 1, None)]
    told, secrets, chance = b"", fingerprints(keeper.table.row), Rng(1)
    while (asked := next((person for person in people if person.choice), None)) is not None:
        asked.answer(chance.pick(asked.keys))
        room.loop.advance(100)
        if not keeper.table.over and len(room.keys(keeper)) % 25 == 0:
            told += repr([room.loop.run(keeper.report(person.guest.seat)) for person in people]).encode()
    assert keeper.table.over
    told += b"".join(raw for person in people for raw in person.raw)
    assert len(told) > 50_000
    assert [secret for secret in secrets if secret in told] == []
    record = keeper.table.record().to_text().encode()
    assert [secret in record for secret in (secrets[0], secrets[5])] == [True, True]  # and then everybody may know
