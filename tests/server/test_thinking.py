"""Bots in real processes: stuck ones are replaced, slow ones are not waited for, and every owner has its turn."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.sync.client import connect

from potasovka.core import Game, Record
from potasovka.core.catalogue import game_class
from potasovka.house.mint import HouseMint
from potasovka.house.thought import Thought
from potasovka.house.turns import Turns
from potasovka.server.limits import Limits
from potasovka.server.thinker import BotFailed, TooSlow
from potasovka.server.thinking import Thinking, TooBusy, Wish
from server.helpers import GREEDY, ME, Player, Running
from server.raw import forwarded

THOUGHT = Thought("t", Record("smashup", "0", {}, 0, ()), 0, "greedy", 1)

MINT = HouseMint(1)


@pytest.fixture
def game() -> Game:
    return game_class("smashup").new({"players": 2}, 1)


@pytest.fixture
def thinking() -> Iterator[Callable[..., Thinking]]:
    made: list[Thinking] = []

    def begin(processes: int = 1, **changes: Any) -> Thinking:
        made.append(Thinking(processes, MINT, Limits(**changes)))
        return made[-1]

    yield begin
    for one in made:
        one.close()


def choose(thinking: Thinking, game: Game, table: str = "t", owner: str = "") -> Any:
    assert game.choice is not None
    return thinking.choose(table, game, game.choice.seat, "greedy", owner)


def pids(thinking: Thinking) -> list[int]:
    return [one.process.pid for one in thinking.thinkers if one.process.pid is not None]


@pytest.mark.parametrize("by", [signal.SIGSTOP, signal.SIGKILL])
def test_a_process_that_is_stuck_is_replaced_and_its_thought_is_thought(
    thinking: Callable[..., Thinking], game: Game, by: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five times; no thought is lost, and no stopped process is left."""
    monkeypatch.setattr("potasovka.server.thinker.STUCK", 2.0)

    async def attack() -> int:
        mind = thinking()
        thought = 0
        for _ in range(5):
            key = await choose(mind, game)
            assert key in game.choice.keys  # type: ignore[union-attr]
            thought += 1
            old = pids(mind)
            for pid in old:
                os.kill(pid, by)
            assert await choose(mind, game) in game.choice.keys  # type: ignore[union-attr]
            assert pids(mind)
            assert not set(old) & set(pids(mind))
            for pid in old:
                with pytest.raises(ProcessLookupError):
                    os.kill(pid, 0)
        return thought

    assert asyncio.run(attack()) == 5


def test_a_process_that_stops_in_the_middle_of_a_thought_is_replaced(
    thinking: Callable[..., Thinking], game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("potasovka.server.thinker.STUCK", 2.0)

    async def attack() -> str:
        mind = thinking()
        await choose(mind, game)
        first = pids(mind)[0]
        thought = asyncio.ensure_future(choose(mind, game))
        await asyncio.sleep(0)
        os.kill(first, signal.SIGSTOP)
        key = await thought
        assert isinstance(key, str)
        return key

    assert asyncio.run(attack()) in game.choice.keys  # type: ignore[union-attr]


def test_a_thought_that_takes_too_long_is_given_up_and_the_next_one_is_thought(
    thinking: Callable[..., Thinking], game: Game
) -> None:
    async def attack() -> None:
        mind = thinking(thinking=1e-9)
        for _ in range(2):
            with pytest.raises(TooSlow):
                await choose(mind, game)
        mind._limits = Limits()
        assert await choose(mind, game) in game.choice.keys  # type: ignore[union-attr]

    asyncio.run(attack())


def test_nobody_waits_for_ever_in_the_queue(thinking: Callable[..., Thinking], game: Game) -> None:
    async def attack() -> Counter[str]:
        mind = thinking()
        await choose(mind, game)
        mind._limits = Limits(thinking_wait=1.0)
        for pid in pids(mind):
            os.kill(pid, signal.SIGSTOP)
        wanted = await asyncio.gather(*[choose(mind, game, f"t{n}") for n in range(50)], return_exceptions=True)
        return Counter(type(one).__name__ for one in wanted)

    assert asyncio.run(attack()) == {TooBusy.__name__: 50}


def test_a_wish_that_comes_as_somebody_ends_is_not_forgotten() -> None:
    """In the same turn of the loop: the one who thinks has looked for more already, and does not count as ended yet."""

    class Waiting(Thinking):
        gate: asyncio.Event

        async def _think(self, wish: Wish) -> None:
            await self.gate.wait()
            wish.answer.set_result("key")

    async def both() -> list[str]:
        thinking = Waiting(1, HouseMint(None), Limits(thinking_wait=5.0))
        thinking.gate = asyncio.Event()

        async def later() -> str:
            await thinking.gate.wait()  # woken right behind the one who thinks
            return await thinking._ask("b", THOUGHT)

        wishes = [asyncio.create_task(thinking._ask("a", THOUGHT)), asyncio.create_task(later())]
        await asyncio.sleep(0.05)
        thinking.gate.set()
        return await asyncio.gather(*wishes)

    assert asyncio.run(both()) == ["key", "key"]


def test_a_bot_that_fails_says_only_how(thinking: Callable[..., Thinking], game: Game) -> None:
    async def attack() -> None:
        mind = thinking()
        with pytest.raises(BotFailed, match=r"^PotasovkaError$"):
            await mind.choose("t", game, 0, "nobody", "")
        assert await choose(mind, game) in game.choice.keys  # type: ignore[union-attr]

    asyncio.run(attack())


def test_150_tables_of_a_stranger_do_not_make_somebody_else_wait(thinking: Callable[..., Thinking], game: Game) -> None:
    """However much one owner wants, another's thought is the next but one."""

    async def attack() -> list[int]:
        mind = thinking(thinking_wait=1000.0)
        await choose(mind, game)
        done: list[str] = []

        async def one(table: str, owner: str) -> None:
            await choose(mind, game, table, owner)
            done.append(owner)

        crowd = [asyncio.ensure_future(one(f"s{n}", "stranger")) for n in range(150)]
        await asyncio.sleep(0)
        waited = []
        for n in range(10):
            before = len(done)
            await one(f"h{n}", "honest")
            waited.append(len(done) - before - 1)
        for task in crowd:
            task.cancel()
        return waited

    waited = asyncio.run(attack())
    assert max(waited) <= 2, waited


def test_tables_that_a_stranger_watches_do_not_make_a_player_wait(start: Callable[..., Running]) -> None:
    """Forty tables of bots are watched from one address; a player at another one has the next turn but one."""
    server = start(proxies="127.0.0.1", limits=Limits(sockets=100, tables=100, thinking_wait=1000.0))
    mind = server.hall.thinking
    add, take = mind._turns.add, mind._turns.next
    told: list[tuple[str, str]] = []

    def added(owner: str, what: Any, *, first: bool = False) -> None:
        told.append(("wants", owner))
        add(owner, what, first=first)

    def taken() -> Any:
        found = take()
        told.append(("has", found.owner))
        return found

    mind._turns.add, mind._turns.next = added, taken  # type: ignore[method-assign]
    stranger, honest = "203.0.113.7", "198.51.100.1"
    with ExitStack() as watching:
        for _ in range(40):
            table, _ = server.open("smashup", GREEDY, GREEDY)
            address = f"ws://127.0.0.1:{server.port}/ws/{table}"
            socket = watching.enter_context(connect(address, additional_headers=forwarded(stranger), max_size=None))
            socket.send('{"type": "hello", "token": null}')
        table, tokens = server.open("smashup", ME, GREEDY, first=1)
        player = Player(server.port, table, tokens[0], forwarded(honest))
        server.players.append(player)
        player.play(lambda keys: keys[-1], most=6)
        player.close()
    waits = []
    for place, (what, owner) in enumerate(told):
        if (what, owner) == ("wants", honest):
            turns = [who for does, who in told[place:] if does == "has"]
            waits += [turns.index(honest)] if honest in turns else []
    assert told.count(("has", stranger)) > 20
    assert waits
    assert max(waits) <= 1, waits


def test_turns_go_round_the_owners() -> None:
    turns: Turns[str] = Turns()
    for what in ("a1", "a2", "a3", "b1", "b2", "c1"):
        turns.add(what[0], what)
    turns.add("d", "again", first=True)
    assert len(turns) == 7
    assert [turns.next() for _ in range(7)] == ["again", "a1", "b1", "c1", "a2", "b2", "a3"]


def test_dead_thinkers_are_replaced_at_a_table(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    table, tokens = server.open("smashup", ME, GREEDY, first=1)
    player = server.sit(table, tokens[0])
    player.play(lambda keys: keys[-1], most=2)
    for pid in pids(server.hall.thinking):
        os.kill(pid, signal.SIGKILL)
    player.play(lambda keys: keys[-1], most=5)
    assert "another one takes its thought" in caplog.text
