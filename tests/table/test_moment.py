"""Looking back at a finished game."""

from __future__ import annotations

from potasovka.core.replay import replay
from potasovka.table.moment import check_moment, moment_of, play_to
from table.room import PERSON, Room, play, refused


def test_a_finished_game_is_shown_at_each_of_its_moments(room: Room) -> None:
    keeper, _ = room.open("hitzroad", PERSON, PERSON)
    play([room.sit(keeper, 0), room.sit(keeper, 1)])
    record = keeper.table.record()
    total = len(record.answers)
    game = None
    for at in (0, 3, 4, 2, total):
        check_moment(record, at)
        kept, game = game, play_to(game, record, at)
        assert (game is kept) is (at in (3, 4, total))  # who looks further does not begin again
        for seat in (0, 1, None):
            shown, then = moment_of(game, record, seat), replay(record, at)
            assert (shown["at"], shown["total"]) == (at, total)
            assert shown["view"] == then.view(seat)
            assert shown["log"] == [event.for_seat(seat) for event in then.log]
            assert shown["asked"] == (None if then.choice is None else then.choice.seat)
            assert (shown["answer"] is None) is (at == total)
    with refused("no-moment"):
        check_moment(record, total + 1)
