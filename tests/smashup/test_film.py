"""The film: after each event the table is as that event has made it, and not yet as the next one will."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from typing import Any

import msgspec
import pytest

from potasovka.core import Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import view
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.wire import Happening

View = dict[str, Any]


def scenes(players: int, seed: int, factions: str = "random") -> Iterator[tuple[View, dict[str, Any], View]]:
    """Every event of a random game: the table before it, what is told, the table after it, as a spectator sees it."""
    game, rng = SmashUp.new({"players": players, "factions": factions}, seed), Rng(seed)
    while game.choice is not None:
        known, before = len(game.log), game.view(None)
        after = game.clone()
        after.begin_film()
        after.pick(rng.below(len(game.choice)))
        shots = {shot.event: shot.everybody for shot in after.shots}
        for event in range(known, len(after.log)):
            # What happens together is seen together.
            now = next((shots[later] for later in range(event, len(after.log)) if later in shots), after.view(None))
            yield before, after.log[event].public, now
            before = now
        game = after


def things(view: View) -> dict[int, int]:
    """All cards in play by their handles, and where they are."""
    found = {}
    for at, place in enumerate(view["places"]):
        found |= {card["handle"]: at for kind in ("minions", "actions", "titans") for card in place[kind]}
    return found


def minions(view: View) -> dict[int, View]:
    return {minion["handle"]: minion for place in view["places"] for minion in place["minions"]}


def wrong(before: View, told: dict[str, Any], now: View) -> str:
    """What is not as the event says it is; nothing if all is."""
    kind, seat = told["kind"], told.get("seat")
    card = told.get("card_id")
    if kind == "log-play-at" and (card in things(before) or things(now).get(card) != told["at"]):
        return "a card is played when it was there already, or is not there now"
    if kind == "log-move" and (things(before).get(card) == told["at"] or things(now).get(card) != told["at"]):
        return "a card moves to where it was, or is not where it moved"
    if kind == "log-destroy" and (card is None or card in things(now)):
        return "what was destroyed is still there"
    if kind in ("log-award", "log-points") and now["scores"][seat] - before["scores"][seat] != told["points"]:
        return "points"
    if kind == "log-turn" and (before["turn"] == told["turn"] or now["turn"] != told["turn"]):
        return "turn"
    if kind == "log-base-enters" and now["places"][told["at"]]["base"] != told["place"]:
        return "base"
    if kind == "log-counters" and card in minions(before) and card in minions(now):
        grown = minions(now)[card]["counters"] - minions(before)[card]["counters"]
        return "" if grown == told["count"] else "counters"
    if kind in ("log-counters-off", "log-counters-moved") and card in minions(before) and card in minions(now):
        lost = minions(before)[card]["counters"] - minions(now)[card]["counters"]
        return "" if lost == told["count"] else "counters"
    if kind == "log-draw" and now["players"][seat]["hand_size"] <= before["players"][seat]["hand_size"]:
        return "hand"
    if kind == "log-power" and card in minions(before) and card in minions(now):
        return "" if minions(now)[card]["power"] != minions(before)[card]["power"] or told["amount"] < 0 else "power"
    return ""


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 7), (3, 2), (4, 4), (2, 14), (3, 21)])
def test_each_shot_is_the_table_after_its_event_and_before_the_next(players: int, seed: int) -> None:
    seen: Counter[str] = Counter()
    for before, told, now in scenes(players, seed, "draft" if seed % 7 == 0 else "random"):
        assert wrong(before, told, now) == "", told
        seen[told["kind"]] += 1
    assert {"log-play-at", "log-draw", "log-turn", "log-award", "log-base-enters"} <= set(seen)


def test_what_a_card_does_names_the_card() -> None:
    caused: Counter[tuple[str, bool]] = Counter()
    for seed in range(4):
        for _, told, _ in scenes(2, seed):
            caused[told["kind"], "why" in told] += 1
            assert "why" not in told or told["why"] != told.get("card")  # what a card does to itself needs no cause
    assert all(caused[kind, True] for kind in ("log-move", "log-destroy", "log-power", "log-to-hand"))
    assert caused["log-turn", True] == caused["log-award", True] == 0


def test_every_event_has_the_shape_that_the_browser_is_told() -> None:
    names = {*Happening.__annotations__}
    for seed in range(6):
        for _, told, _ in scenes(2 + seed % 3, seed):
            assert told.keys() <= names, told
            assert msgspec.to_builtins(msgspec.convert(told, Happening)) == told


@pytest.mark.parametrize("seed", range(10))
def test_what_is_not_drawn_anew_is_as_it_would_be(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever a place or a player is looked at, also between two events: what is kept is what a fresh look sees."""
    kept, again = view._kept, Counter[str]()

    def compared(game: Brawl, what: Hashable, mark: object, draw: Callable[[], Any]) -> Any:
        known = game.drawn.get(what)
        seen = kept(game, what, mark, draw)
        assert seen == draw()
        if known is not None and seen is known[1]:
            again[what[0] if isinstance(what, tuple) else "place"] += 1
        return seen

    monkeypatch.setattr(view, "_kept", compared)
    for _ in scenes(2 + seed % 3, seed):
        pass
    assert min(again["place"], again["player"], again["known"]) > 100
