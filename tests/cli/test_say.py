"""Sentences from numbers and slugs."""

from __future__ import annotations

import pytest

from potasovka.cli import say
from potasovka.core import Text
from potasovka.core.words import words

EN, RU = words("en"), words("ru")


def term(place: str = "", seat: int | None = None) -> dict[str, object]:
    """How long something lasts, as an event has it."""
    args = {"place": {"id": f"card-{place}", "args": {}} if place else "none", "seat": "none" if seat is None else seat}
    return {"id": "lasts", "args": args}


@pytest.mark.parametrize(
    ("told", "english", "russian"),
    [
        (
            {"kind": "log-play-at", "seat": 0, "card": "ghost", "place": "workshop"},
            "Player 1 plays Ghost on Workshop.",
            "Игрок 1 играет карту «Привидение» на базу «Мастерская».",
        ),
        (
            {"kind": "log-draw", "seat": 1, "count": 2},
            "Player 2 draws 2 cards.",
            "Игрок 2 берёт 2 карты.",
        ),
        (
            {"kind": "log-draw", "seat": 1, "count": 2, "cards": ["ghost", "spirit"]},
            "Player 2 draws: Ghost, Spirit.",
            "Игрок 2 берёт: Привидение, Дух.",
        ),
        (
            {"kind": "log-power", "card": "weed_eater", "amount": -2, "lasts": term()},
            "Weed Eater has −2 power until the end of the turn.",
            "«Пожиратель газонокосилок»: сила −2 до конца хода.",
        ),
        (
            {"kind": "log-power", "card": "ghost", "amount": 1, "lasts": term(place="workshop")},
            "Ghost has +1 power while on Workshop, until the end of the turn.",
            "«Привидение»: сила +1 до конца хода, пока на базе «Мастерская».",
        ),
        (
            {"kind": "log-cancel", "card": "ghost", "lasts": term(seat=1)},
            "The abilities of Ghost are cancelled until the next turn of Player 2.",
            "Свойства карты «Привидение» отменены до следующего хода (Игрок 2).",
        ),
        (
            {"kind": "log-control", "seat": 0, "card": "ghost", "lasts": None},
            "Player 1 takes control of Ghost.",
            "Игрок 1 берёт под контроль карту «Привидение».",
        ),
        (
            {"kind": "log-control", "seat": 0, "card": "ghost", "lasts": term()},
            "Player 1 takes control of Ghost until the end of the turn.",
            "Игрок 1 берёт под контроль карту «Привидение» до конца хода.",
        ),
        (
            {"kind": "log-search", "seat": 0, "card": "ghost", "pile": "discard"},
            "Player 1 finds Ghost in the discard pile.",
            "Игрок 1 находит в сбросе карту «Привидение».",
        ),
        (
            {"kind": "log-points", "seat": 0, "points": 1, "card": None},
            "Player 1 gains 1 point.",
            "Игрок 1 получает 1 очко.",
        ),
        (
            {"kind": "log-deck", "seat": 0, "factions": ["bear_cavalry", "ghosts"]},
            "Player 1 plays Bear Cavalry, Ghosts.",
            "Игрок 1 играет за фракции: Медвежья кавалерия, Призраки.",
        ),
    ],
)
def test_events_become_sentences(told: dict[str, object], english: str, russian: str) -> None:
    assert say.say_event(told, "smashup", EN) == english
    assert say.say_event(told, "smashup", RU) == russian


def test_a_slot_says_only_what_it_asks() -> None:
    free = Text("slot", {"kind": "action", "place": "", "power": -1, "name": "", "source": "", "vacant": "no"})
    assert say.say(free, EN) == "an action"
    grove = {"id": "card-secret_grove", "args": {}}
    asked = {"kind": "minion", "place": grove, "power": 2, "name": "", "source": grove, "vacant": "no"}
    data = {"id": "slot", "args": asked}
    assert say.say_data(data, RU) == ("добавочный приспешник силой не больше 2 на базу «Тайная роща» (Тайная роща)")


def test_equal_cards_are_counted() -> None:
    assert say.cards(["ghost", "spirit", "ghost"], EN) == "Ghost ×2, Spirit"


def test_a_name_that_ends_with_a_mark_needs_no_full_stop() -> None:
    told = {"kind": "log-play", "seat": 0, "card": "eh"}
    assert say.say_event(told, "smashup", words("en")) == "Player 1 plays Eh?"
    assert say.tidy("It is 3. Really?! Eh?. Yes!.") == "It is 3. Really?! Eh? Yes!"


def test_in_russian_a_side_of_the_big_base_is_called_a_side_in_every_case() -> None:
    assert say.tidy("Карта «Юнга» перенесена на базу «Запад».") == "Карта «Юнга» перенесена на сторону «Запад»."
    assert (
        say.tidy("База «Юг» захвачена, сила 4 на базе «Тортуга»") == "Сторона «Юг» захвачена, сила 4 на базе «Тортуга»"
    )
