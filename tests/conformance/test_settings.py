"""Whatever can be agreed leads to a game that keeps what games promise: copies, records, worlds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from potasovka.core import Rng
from potasovka.core.catalogue import description, game_class, game_names
from potasovka.core.describe import Setting
from potasovka.core.record import Record
from potasovka.core.replay import replay


def others(setting: Setting) -> Iterator[Any]:
    """What else than usual can be agreed."""
    if setting.kind == "switch":
        yield not setting.default
    elif setting.kind in ("one", "teams"):
        yield from (way for way in setting.ways if way != setting.default)
    elif setting.kind == "seat":
        yield from (0, 1)
    else:
        yield setting.default


AGREED = [
    pytest.param(name, {setting.name: value}, id=f"{name}-{setting.name}-{value}")
    for name in game_names()
    for setting in description(name).settings
    for value in others(setting)
]


@pytest.mark.parametrize(("name", "agreed"), AGREED)
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_goes_on_alike_as_itself_as_a_copy_and_from_its_record(
    name: str, agreed: dict[str, Any], players: int
) -> None:
    game, chance = game_class(name).new({"players": players, **agreed}, 11), Rng(players)
    assert {setting: game.setup[setting] for setting in agreed} == agreed
    for number in range(40):
        choice = game.choice
        assert choice is not None
        seen = game.view(choice.seat)
        world = game.determinise(choice.seat, Rng(number))
        assert world.view(choice.seat)["choice"] == seen["choice"]
        world.pick(0)
        answer = chance.below(len(choice))
        twin, again = game.clone(), replay(Record.from_text(game.record().to_text()))
        for one in (game, twin, again):
            one.pick(answer)
        assert game.inventory() == twin.inventory() == again.inventory()
