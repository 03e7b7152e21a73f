"""Every card: what lies there, who waits, what it is worth; and what its text does."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from hitzroad.helpers import answer, black, keys, on_card, red, script_used_up, told, won
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.cards import CARDS
from potasovka.hitzroad.catalogue import cards
from potasovka.hitzroad.events import EVENTS
from potasovka.hitzroad.state import RESOURCES

# Card, ammunition, gas, adrenaline, zombies, horde, points.
PRINTED = [
    ("I-1", 4, 0, 0, 0, 0, 1),
    ("I-2", 2, 1, 0, 0, 0, 1),
    ("I-3", 0, 2, 0, 0, 0, 0),
    ("I-4", 2, 0, 0, 0, 0, 1),
    ("I-5", 3, 0, 0, 0, 0, 0),
    ("I-6", 0, 0, 1, 0, 0, 0),
    ("I-7", 1, 0, 0, 0, 0, 0),
    ("I-8", 0, 0, 2, 0, 0, 1),
    ("I-9", 0, 4, 0, 0, 0, 0),
    ("I-10", 0, 0, 2, 0, 0, 1),
    ("I-11", 0, 0, 1, 0, 0, 2),
    ("I-12", 0, 0, 0, 0, 0, 0),
    ("I-13", 1, 0, 1, 4, 0, 1),
    ("I-14", 3, 0, 0, 3, 0, 1),
    ("I-15", 0, 1, 1, 3, 0, 0),
    ("I-16", 1, 0, 0, 5, 0, 1),
    ("II-1", 2, 0, 0, 0, 0, 0),
    ("II-2", 0, 0, 1, 0, 0, 0),
    ("II-3", 0, 4, 0, 0, 0, 1),
    ("II-4", 2, 0, 0, 0, 0, 0),
    ("II-5", 0, 0, 1, 0, 0, 0),
    ("II-6", 0, 1, 0, 0, 0, 0),
    ("II-7", 1, 0, 0, 0, 0, 0),
    ("II-8", 0, 0, 2, 0, 0, 0),
    ("II-9", 0, 0, 1, 0, 0, 0),
    ("II-10", 0, 0, 1, 0, 0, 0),
    ("II-11", 0, 0, 1, 0, 0, 0),
    ("II-12", 0, 0, 1, 0, 0, 0),
    ("II-13", 0, 1, 0, 5, 0, 1),
    ("II-14", 0, 0, 1, 6, 0, 2),
    ("II-15", 1, 0, 0, 5, 0, 0),
    ("II-16", 2, 0, 0, 4, 0, 0),
    ("II-17", 2, 0, 0, 4, 0, 0),
    ("II-18", 3, 0, 0, 5, 0, 1),
    ("II-19", 1, 0, 1, 5, 0, 2),
    ("II-20", 0, 1, 0, 5, 0, 1),
    ("II-21", 0, 2, 0, 5, 0, 2),
    ("II-22", 0, 0, 1, 6, 1, 2),
    ("III-1", 0, 0, 2, 0, 0, 0),
    ("III-2", 0, 1, 1, 3, 0, 1),
    ("III-3", 0, 0, 0, 0, 0, 0),
    ("III-4", 0, 0, 1, 0, 0, 0),
    ("III-5", 0, 0, 0, 4, 0, 0),
    ("III-6", 0, 0, 1, 5, 0, 0),
    ("III-7", 0, 0, 1, 6, 0, 0),
    ("III-8", 0, 0, 1, 5, 0, 0),
    ("III-9", 0, 0, 1, 6, 0, 0),
    ("III-10", 1, 0, 0, 4, 0, 0),
    ("III-11", 0, 0, 0, 4, 0, 1),
    ("III-12", 1, 0, 1, 3, 0, 2),
    ("III-13", 2, 0, 0, 3, 0, 0),
    ("III-14", 0, 0, 1, 4, 0, 0),
    ("III-15", 1, 0, 0, 4, 0, 1),
    ("III-16", 0, 0, 0, 8, 0, 0),
    ("III-17", 0, 0, 0, 6, 1, 1),
    ("III-18", 0, 0, 1, 6, 2, 2),
    ("III-19", 0, 0, 0, 6, 2, 1),
    ("III-20", 2, 0, 0, 6, 2, 0),
    ("III-21", 0, 0, 1, 6, 2, 0),
    ("III-22", 0, 0, 0, 6, 3, 0),
    ("I-17", 1, 1, 1, 0, 0, 0),
    ("I-18", 0, 3, 0, 3, 0, 1),
    ("I-19", 0, 0, 1, 0, 0, 0),
    ("I-20", 2, 0, 0, 4, 0, 1),
    ("II-23", 3, 0, 0, 0, 0, 1),
    ("II-24", 0, 0, 1, 0, 0, 0),
    ("II-25", 2, 0, 0, 4, 0, 1),
    ("II-26", 0, 1, 1, 5, 0, 1),
    ("II-27", 0, 2, 0, 3, 0, 1),
    ("II-28", 1, 0, 0, 5, 1, 2),
    ("III-23", 0, 0, 1, 0, 0, 1),
    ("III-24", 0, 0, 0, 3, 0, 1),
    ("III-25", 0, 0, 1, 5, 0, 1),
    ("III-26", 1, 0, 0, 6, 1, 1),
    ("III-27", 0, 1, 0, 5, 2, 2),
    ("III-28", 0, 2, 0, 4, 0, 0),
]


IDS = [f"{row[0]}." for row in PRINTED]


def arrive(card: str) -> HitZRoad:
    """A party ready for anything arrives at a card; all dice are blank, and questions of the event are answered."""
    game = on_card("I-1", card, survivors=7, ammo=9, gas=9, adrenaline=9, molotov=1, script=[0, 0, 0, 0, 0, 0, 0])
    while game.choice is not None and game.choice.prompt.id == "hitzroad-ask-event":
        game.pick(0)
    return game


@pytest.mark.parametrize(("card", "ammo", "gas", "adrenaline", "zombies", "horde", "vp"), PRINTED, ids=IDS)
def test_what_is_printed(card: str, ammo: int, gas: int, adrenaline: int, zombies: int, horde: int, vp: int) -> None:
    """What lies there is taken, who waits there is met, and the card is worth its points."""
    game = arrive(card)
    since = next(n for n, event in enumerate(game.log) if event.public.get("card") == card)
    found = [event.public for event in game.log[since:] if event.kind == "hitzroad-log-finds"]
    brings = {"kind": "hitzroad-log-finds", "seat": 0, "ammo": ammo, "gas": gas, "adrenaline": adrenaline}
    assert found[:1] == ([brings] if ammo or gas or adrenaline else [])
    assert told(game, "zombies") == ([{"seat": 0, "n": zombies, "horde": horde}] if zombies else [])
    if zombies:
        answer(game, "molotov")
    assert {"seat": 0, "card": card, "n": vp} in told(game, "wins")


class Case(NamedTuple):
    """A card with text: before, what chance and the player do, after."""

    card: str
    before: dict[str, Any]
    script: list[int]
    answers: tuple[str, ...]
    after: dict[str, int]


def case(
    card: str, *answers: str, script: list[int] | None = None, before: dict[str, Any] | None = None, **after: int
) -> Case:
    return Case(card, before or {}, script or [], answers, after)


HITS_6 = black(*["hit"] * 6)
HORDE_WITH_A_BITE = black("hit", "hit", "hit") + red("hit", "bite") + black("hit", "hit") + red("hit", "hit")

# `after` says what a party of five with four of each resource has when the second card of the route, an empty motel
# with one adrenaline, is behind it. Answers and scripts are complete.
CASES = [
    case("I-4", survivors=6, ammo=6),
    case("II-10", survivors=6, adrenaline=6),
    case("I-5", ammo=7, sniper_rifle=1),
    case("I-6", map=1),
    case("I-7", map=1, before={"map": 0}),
    case("I-7", map=2, before={"map": 1}),
    case("I-8", fanatic=1, adrenaline=7),
    case("I-9", school_bus=1, gas=8),
    case("I-10", toxic_gas=1),
    case("I-11", toxic_gas=2, before={"toxic_gas": 1}),
    case("I-16", "fire:3", script=black(*["hit"] * 5, "blank"), wounded=1, ammo=2),
    case("I-19", molotov=1, adrenaline=6),
    case("I-12", "pay:1ammo", ammo=3, gas=4, adrenaline=5),
    case("I-12", "pay:1adrenaline", ammo=4, adrenaline=4),
    case("I-12", before={"ammo": 0, "gas": 0, "adrenaline": 0}, ammo=0, gas=0, adrenaline=1),
    case("II-8", "pay:1gas", gas=3, adrenaline=7),
    case("III-23", "pay:2gas", gas=2, adrenaline=6),
    case("III-23", before={"ammo": 0, "gas": 0, "adrenaline": 0}, ammo=0, gas=0, adrenaline=1),
    case("II-4", before={"map": 1}, map=0, spent_map=1, points=6, ammo=6),
    case("II-4", before={"map": 2}, map=0, spent_map=2, points=12),
    case("II-4", map=0, spent_map=0, points=0),
    case("II-5", before={"school_bus": 1}, school_bus=1, exterminator=1),
    case("II-5", exterminator=0),
    case("II-6", survivors=4, gas=5),
    case("II-7", "pay:1gas", survivors=5, gas=3, ammo=5),
    case("II-7", "lose", survivors=4, gas=4),
    case("II-7", before={"gas": 0}, survivors=4, gas=0),
    case("III-3", "pay:1gas", survivors=5, gas=3),
    case("III-3", before={"gas": 0}, survivors=4, gas=0),
    case("III-24", "lose", "fire:2", script=black("hit", "hit", "hit", "blank"), survivors=4, gas=4, ammo=2),
    case("III-24", "pay:1gas", "fire:2", script=black("hit", "hit", "hit", "blank"), survivors=5, gas=3, ammo=2),
    case("II-12", "pay:2gas", survivors=5, gas=2),
    case("II-12", "pay:1gas", survivors=4, gas=3),
    case("II-12", "lose", survivors=3, gas=4),
    case("II-12", "pay:1gas", before={"gas": 1}, survivors=4, gas=0),
    case("II-12", before={"gas": 0}, survivors=3, gas=0),
    case("III-4", "pay:2gas", survivors=5, gas=2),
    case("III-4", "lose", survivors=3, gas=4),
    case("II-24", "pay:1ammo+1gas", survivors=5, ammo=3, gas=3, adrenaline=6),
    case("II-24", "lose", survivors=4, ammo=4),
    case("II-24", before={"ammo": 0, "gas": 0, "adrenaline": 0}, survivors=4, adrenaline=2),
    case("II-11", "use", before={"sniper_rifle": 1}, survivors=5, sniper_rifle=0),
    case("II-11", "lose", before={"sniper_rifle": 1}, survivors=3, sniper_rifle=1),
    case("II-11", survivors=3),
    case("II-15", "fire:3", before={"wounded": 1}, script=black(*["hit"] * 6), survivors=4, wounded=0),
    case("II-15", "fire:3", script=black(*["hit"] * 6), survivors=5),
    case("III-5", "fire:2", before={"toxic_gas": 2}, script=black(*["hit"] * 4), survivors=3, toxic_gas=2),
    case("III-5", "fire:2", script=black(*["hit"] * 4), survivors=5),
    case("III-6", "fire:3", before={"toxic_gas": 1}, script=black(*["hit"] * 6), survivors=4, toxic_gas=1),
    case("III-9", "pay:3ammo", "fire:3", before={"fanatic": 1, "ammo": 6}, script=HITS_6, fanatic=1, ammo=0),
    case("III-9", "drop", "fire:3", before={"fanatic": 1}, script=black(*["hit"] * 6), fanatic=0, ammo=1),
    case("III-9", "fire:0", "fight", before={"fanatic": 1, "ammo": 2}, script=black(*["hit"] * 10), fanatic=0, ammo=2),
    case("III-9", "fire:3", script=black(*["hit"] * 6), fanatic=0, ammo=1),
    case("II-9", script=black("bite", "bolt", "blank", "hit", "bite"), survivors=3, adrenaline=6),
    case("II-9", before={"survivors": 2}, script=black("hit_bolt", "hit"), survivors=2),
    case("II-23", script=black("bite", "bite"), survivors=3, ammo=7),
    case("II-23", script=black("bolt", "blank"), survivors=5),
    case("III-13", "fire:2", script=black("hit") + black(*["hit"] * 4), survivors=5, ammo=4),
    case("III-13", "fire:2", script=black("bolt") + black(*["hit"] * 4), survivors=4),
    case("III-14", "fire:2", script=black("hit_bolt") + black(*["hit"] * 4), survivors=5, ammo=2),
    case("III-14", "fire:2", script=black("blank") + black(*["hit"] * 4), survivors=4),
    case("III-15", "fire:2", script=black("bite") + black(*["hit"] * 4), survivors=4, adrenaline=5),
    case("II-14", "fire:3", "flee", script=black("hit", "bite", *["blank"] * 4), zombies_left=6, gas=2),
    case("II-21", "fire:3", "flee", script=black("hit", "bite", *["blank"] * 4), zombies_left=5, gas=4),
    case("III-7", "fire:1", "flee", script=black("bite", "bite"), zombies_left=8),
    case("III-8", "fire:1", "flee", script=black("bite", "bite"), zombies_left=7),
    case("III-18", "fire:1", "flee", script=black("bite", "bite"), zombies_left=8),
    case("III-25", "fire:1", "flee", script=black("bite", "bite"), zombies_left=7),
    case("III-10", "fire:0", "fight", script=black("bite", *["hit"] * 4), survivors=4, adrenaline=5),
    case("III-11", "fire:0", "fight", script=black("bite", *["hit"] * 4), survivors=4, adrenaline=5),
    case("II-27", "fire:0", "fight", script=black("bite", "bolt", *["hit"] * 3), survivors=4, adrenaline=5),
    case("III-17", "bomb", before={"fanatic": 1}, fanatic=0, survivors=5, points=1),
    case("III-17", "fire:3", script=black(*["hit"] * 6), fanatic=0, points=1),
    case("III-19", "fire:0", "lose", script=HORDE_WITH_A_BITE, survivors=4),
    case("III-20", "fire:0", "lose", script=HORDE_WITH_A_BITE, survivors=4),
    case("III-28", "fire:0", script=black(*["hit"] * 5), survivors=5, gas=6),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=[f"{n}-{case.card}." for n, case in enumerate(CASES)])
def test_what_the_text_does(case: Case) -> None:
    """«Событие/Текст»: black text at once, red text in the battle."""
    game = on_card(case.card, script=case.script, **case.before)
    answer(game, *case.answers)
    assert script_used_up(game)
    assert game.state.round == 2, "there is something left to answer"
    view = game.view(0)["parties"][0]
    for name, wanted in case.after.items():
        if name in ("survivors", "points", "exterminator", *RESOURCES):
            assert view[name] == wanted, name
        elif name == "zombies_left":
            assert told(game, "left")[0]["n"] == wanted
        else:
            assert game.state.has(0, name) == wanted, name


def test_every_card_with_a_text_has_a_case() -> None:
    assert {case.card for case in CASES} == {card.id for card in CARDS if card.event.kind}


def test_every_kind_of_event_is_used() -> None:
    assert {card.event.kind for card in CARDS if card.event.kind} == set(EVENTS)


def test_the_cards_of_the_box_and_ours() -> None:
    assert len(CARDS) == 76
    assert [sum(card.level == level for card in CARDS) for level in (1, 2, 3)] == [20, 28, 28]
    assert [card.id for card in CARDS if card.ours] == [card.id for card in CARDS if card.rank]
    ours = [card for card in CARDS if card.ours]
    assert [sum(card.level == level for card in ours) for level in (1, 2, 3)] == [4, 6, 6]
    assert [sum(card.rank == rank for card in ours) for rank in "JQKA"] == [4, 4, 4, 4]


def test_nine_tokens_can_be_gained_as_there_are_in_the_box() -> None:
    assert sum(card.event.kind == "gain_token" for card in CARDS) == 9


def test_the_exterminator_is_kept_until_elimination() -> None:
    game = on_card("II-5", "II-6", players=2, school_bus=1)
    assert game.state.exterminator[0]
    assert game.state.has(0, "school_bus") == 1
    game = on_card("II-5", "II-6", players=2, school_bus=1, survivors=1)
    assert not game.state.exterminator[0]


def test_adrenaline_does_not_save_in_events() -> None:
    """docs/hitzroad.md, 6: only battle dice can be answered."""
    game = on_card("II-9", adrenaline=9, script=black("bite", *["blank"] * 4))
    assert game.state.survivors[0] == 4
    assert won(game)[0] == "II-9"


def test_an_event_with_a_question_offers_paying_and_losing() -> None:
    """docs/hitzroad.md, 5: also when able."""
    assert keys(on_card("II-7")) == ["pay:1gas", "lose"]
    assert keys(on_card("II-12")) == ["pay:2gas", "pay:1gas", "lose"]
    assert keys(on_card("II-11", sniper_rifle=1)) == ["use", "lose"]
    assert keys(on_card("III-9", fanatic=1)) == ["pay:3ammo", "drop"]
    assert keys(on_card("II-24"))[-1] == "lose"


def test_a_loss_takes_no_more_than_there_are() -> None:
    game = on_card("II-11", survivors=1)
    assert game.state.survivors == [0]
    assert told(game, "loses")[0]["n"] == 1


def test_the_catalogue_is_complete_and_plain() -> None:
    listed = cards()
    assert [card["id"] for card in listed] == [card.id for card in CARDS]
    printed = {row[0]: row[1:] for row in PRINTED}
    for card in listed:
        assert (*card["resources"].values(), card["zombies"], card["horde"], card["vp"]) == printed[card["id"]]
    by_id = {card["id"]: card for card in listed}
    assert by_id["I-1"]["event"] is None
    assert by_id["III-9"]["event"]["params"] == {"token": "fanatic", "ammo": 3}
    assert (by_id["I-19"]["rank"], by_id["I-19"]["ours"], by_id["I-1"]["ours"]) == ("K", True, False)
    assert [card["event"]["red"] for card in listed if card["id"] in ("III-9", "III-10")] == [False, True]
