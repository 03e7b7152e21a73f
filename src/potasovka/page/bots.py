"""Bots think in workers of their own, so that the page and its tables never wait for them."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from potasovka.core import Game, Record, Rng
from potasovka.core.advice import Advised
from potasovka.core.catalogue import description
from potasovka.core.seed import read_seed
from potasovka.house.thought import Mind, Part, Thought, read_advice
from potasovka.page.outside import Outside
from potasovka.table.house import Mint, StoodIn

log = logging.getLogger("potasovka.page")


class PageBots:
    """Asks the workers. For a bot that cannot think there the simplest one that plays well enough thinks here."""

    def __init__(self, outside: Outside, mint: Mint) -> None:
        self._outside = outside
        self._mint = mint
        self._mind = Mind()

    async def choose(self, table: str, game: Game, seat: int, bot: str, owner: str) -> str:
        """The key that a bot chooses at this seat. Chance alone needs no worker."""
        chance = self._mint.chance(len(game.answers))
        if bot == "random":
            choice = game.choice
            assert choice is not None
            return choice.key(Rng(chance).below(len(choice)))
        thought = Thought(table, game.record(), seat, bot, chance)
        try:
            return await self._outside.think(_text_of(thought))
        except Exception as error:  # whatever the browser calls it
            log.error("bot %s of %s cannot think: %s", bot, game.name, error)
            simplest = next(iter(description(game.name).offered_bots))
            raise StoodIn(self._mind.answer(thought._replace(bot=simplest))) from None

    async def advise(self, table: str, game: Game, seat: int, owner: str) -> list[Advised]:
        """The best answers at this seat, the very best first."""
        thought = Thought(table, game.record(), seat, None, self._mint.chance(len(game.answers)))
        return read_advice(await self._outside.think(_text_of(thought)))

    async def look(self, part: Part, owner: str) -> str:
        """What a part of a review has found."""
        return await self._outside.look(_text_of(part))


def _text_of(thought: Thought | Part) -> str:
    said = {**thought._asdict(), "record": thought.record.to_text()}
    if isinstance(thought, Thought):
        said["seed"] = str(thought.seed)
    return msgspec.json.encode(said).decode()


def _thought_of(text: str) -> Thought | Part:
    said: dict[str, Any] = msgspec.json.decode(text)
    record = Record.from_text(said.pop("record"))
    if "seed" in said:
        return Thought(record=record, seed=read_seed(said.pop("seed")), **said)
    return Part(record=record, seats=tuple(said.pop("seats")), **said)


class Thinker:
    """The other side: a worker that thinks for a page."""

    def __init__(self) -> None:
        self._mind = Mind()

    def think(self, text: str) -> str:
        """What is said to a thought."""
        return self._mind.answer(_thought_of(text))
