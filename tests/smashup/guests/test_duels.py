"""Duels of the guests beside other cards: several at once, duels within duels, and what they do to bystanders."""

from __future__ import annotations

import pytest

from smashup.helpers import board, expects, scene, told
from smashup.its_your_fault.table import graves, under


def test_two_duels_begun_by_one_card_are_fought_one_after_the_other() -> None:
    """ANN «Дуэли»: two duels are never fought at once, but neither is the second of these during the first."""
    s = scene("Workshop: B Ghost, B Mako", "Jungle Oasis", a="Seal the Tomb, Howl, Spirit", b="Howl")
    s = under(s, "Workshop", "buried: A Gunfighter, A Gunfighter").play("Seal the Tomb")
    s.choose("uncover", "Workshop", "Gunfighter #1", "yes", "Ghost", "Gunfighter", "yes", "Mako")
    s.choose("pass", "pass")
    assert board(s)["Workshop"] == "A Gunfighter 3, A Gunfighter 3, B Mako 2"
    s.choose("pass", "pass")
    assert board(s)["Workshop"] == "A Gunfighter 3, A Gunfighter 3"
    assert [(line["card"], line["other"]) for line in told(s, "log-duel")] == [
        ("gunfighter", "ghost"),
        ("gunfighter", "mako"),
    ]
    s.done()


def test_the_second_of_two_duels_is_broken_off_if_the_first_has_taken_the_rival_away() -> None:
    s = scene("Workshop: A Spectre, B Ghost", "Jungle Oasis", a="Seal the Tomb, Howl, Spirit", b="Howl")
    s = under(s, "Workshop", "buried: A High Noon, A High Noon").play("Seal the Tomb")
    s.choose("uncover", "Workshop", "High Noon #1", "yes", "High Noon", "yes", "pass", "pass")
    assert (len(told(s, "log-duel-broken-off")), board(s)["Workshop"]) == (1, "A Spectre 5")
    assert s.discard("A") == ["High Noon", "High Noon", "Seal the Tomb"]
    s.done()


def test_what_a_card_sets_off_waits_for_the_duels_it_has_begun() -> None:
    """WWT «Порядок розыгрыша карты»: the duel belongs to the text, Pharaoh's answer comes after it."""
    s = scene(
        "Workshop: A Pharaoh, B Ghost", "Jungle Oasis", a="Lost Knowledge, Howl, Ghost", b="Sprout", deck_a="Mako"
    )
    s = under(s, "Workshop", "buried: A Gunfighter").play("Lost Knowledge")
    s.choose("uncover", "yes", "Ghost")
    expects(s, "A", "ask-duel-card", "Howl", "Ghost", "pass")
    s.choose("pass", "pass")
    assert (s.hand("A"), board(s)["Workshop"]) == (["Ghost", "Howl", "Mako"], "A Gunfighter 3, A Pharaoh 5")
    s.done()


@pytest.mark.parametrize(("base", "extra"), [("So-so Corral", "Zapbot"), ("Workshop", "Gunfighter")])
def test_during_a_duel_nobody_is_asked_about_another(base: str, extra: str) -> None:
    """ANN «Дуэли»: that part of the ability is ignored."""
    s = scene(
        f"{base}: A Spectre, B Spirit", "Jungle Oasis", a=f"High Noon, IT'S ALIVE!, {extra}, Howl", plays="action"
    )
    s.play("High Noon").choose("IT'S ALIVE!", "pass", extra, base)
    assert len(told(s, "log-duel")) == 1
    assert s.minions(base) == sorted(["Spectre", extra])
    s.done()


@pytest.mark.parametrize("card", ["High Noon", "Gunfighter"])
def test_the_loser_of_a_duel_was_affected_by_the_card_that_began_it(card: str) -> None:
    """WWT «Влиять»: a Brownie that falls was destroyed by a card that another player has played."""
    s = scene("Workshop: A King Rex, B Brownie [A Poison]", "Jungle Oasis", a=f"{card}, 3 Howl", deck_a="9 Zeppelin")
    s.play(card, at="Workshop")
    if s.prompt == "ask-duel":
        s.choose("Brownie")
    s.choose("pass", "pass")
    assert (s.discard("A").count("Howl"), board(s)["Workshop"].count("Brownie")) == (2, 0)


def test_a_duel_that_no_card_being_played_has_begun_affects_nobody_by_playing() -> None:
    s = scene(
        "Workshop: A Cowboy Sheriff, B 3 King Rex, B Brownie [A Poison]",
        "Jungle Oasis",
        turn="A score",
        a="3 Howl",
        deck_a="9 Zeppelin",
        base_deck="Secret Grove",
    )
    s.choose("special Sheriff", "Brownie", "pass", "pass")
    assert [line["card"] for line in told(s, "log-destroy")] == ["brownie"]
    assert "Howl" not in s.discard("A")


def test_high_noon_gives_nothing_for_a_winner_that_has_changed_sides() -> None:
    """ANN «Дуэли»: a change of control does not end the duel; but it was not one's own minion that won."""
    s = scene(
        "Workshop: A Spectre, B Spirit",
        "Jungle Oasis",
        a="High Noon, Howl, Ghost",
        b="Make Contact",
        plays="action, action",
    )
    s.play("High Noon").choose("pass", "Make Contact", "Spectre")
    assert (s.controller("Spectre"), s.discard("B"), s.asked) == ("B", ["Spirit"], "A")
    assert s.why_not("Ghost") == "why-no-slot"


def test_hello_dolly_as_dynamite_surprise_strikes_at_the_base_that_is_scored() -> None:
    s = scene(
        "Workshop: A Ghost, B 2 King Rex, B Mechanic, B Spectre, C Ghost",
        "Jungle Oasis: A Spirit, C Sprout",
        turn="A score",
        a="Dynamite Surprise, Sprout",
        c="Hello, Dolly!, Howl",
        base_deck="Secret Grove",
        deck_a="9 Ghost",
        deck_b="9 Ghost",
        deck_c="9 Ghost",
    )
    s.choose("special Dynamite Surprise", "Mechanic", "special Hello, Dolly!")
    expects(s, "C", "ask-destroy", "Ghost", "Ghost")


def test_hello_dolly_as_dynamite_surprise_strikes_nobody_where_nobody_has_looked() -> None:
    s = scene(
        "Workshop: A Mechanic, B Ghost, C Ghost",
        "Jungle Oasis: A Spirit",
        a="Probe, Sprout",
        b="Dynamite Surprise, Ghost",
        c="Hello, Dolly!, Ghost",
    )
    s.play("Probe").choose("seat:1", "special Dynamite Surprise", "Mechanic", "special Hello, Dolly!")
    assert board(s) == {"Workshop": "B Ghost 2, C Ghost 2", "Jungle Oasis": "A Spirit 3"}
    assert (s.discard("C"), graves(s)) == (["Hello, Dolly!"], {})


def test_its_alive_gives_a_gunfighter_its_counter_before_the_duel() -> None:
    """A duel waits for the whole text in the course of which it was begun (rules-decisions)."""
    s = scene("Workshop: B Spirit", "Jungle Oasis", a="IT'S ALIVE!, Gunfighter, Howl, Ghost")
    s.play("IT'S ALIVE!").choose("Gunfighter", "Workshop", "Spirit", "pass", "pass")
    assert board(s)["Workshop"] == "A Gunfighter 4"
    s.done()
