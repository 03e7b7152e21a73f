"""Actions of several parts: what Diva may share, what Aramis is asked about."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.terms import NOT_TO_DISCARD, POWER
from smashup.helpers import board, expects, scene


def test_diva_may_share_either_part_of_an_action_and_never_both() -> None:
    """Fast as Lightning has two: the power, and the way back to the hand."""
    s = scene(
        "Workshop: A Diva, A Ghost, B Spirit",
        "The Greenhouse",
        a="Fast as Lightning, Love Overload, Mako, Raze",
        plays="action, action, minion",
    )
    s.play("Fast as Lightning").choose("Ghost")
    expects(s, "A", "ask-join", "yes", "no")
    s.choose("yes")
    assert (s.prompt, board(s)["Workshop"]) == ("ask-menu", "A Diva 5, A Ghost 4, B Spirit 3")
    assert [effect.what for effect in s.brawl.state.lasting] == [POWER, POWER, NOT_TO_DISCARD]
    s.done()


def test_diva_may_share_the_second_part_instead_of_the_first() -> None:
    s = scene(
        "Workshop: A Diva, A Ghost, B Spirit",
        "The Greenhouse",
        a="Fast as Lightning, Freakin' Laser Beam, Mako, Raze",
        plays="action, action, minion",
    )
    s.play("Fast as Lightning").choose("Ghost", "no")
    expects(s, "A", "ask-join", "yes", "no")
    s.choose("yes")
    assert board(s)["Workshop"] == "A Diva 3, A Ghost 4, B Spirit 3"
    s.play("Freakin' Laser Beam").choose("Diva", "Diva")
    assert (s.where("Diva"), s.discard("A")) == ("hand", ["Fast as Lightning", "Freakin' Laser Beam"])
    s.done()


def test_diva_may_share_no_part() -> None:
    s = scene("Workshop: A Diva, A Ghost, B Spirit", "The Greenhouse", a="Fast as Lightning, Mako, Raze")
    s.play("Fast as Lightning").choose("Ghost", "no", "no")
    assert board(s)["Workshop"] == "A Diva 3, A Ghost 4, B Spirit 3"
    assert len(s.brawl.state.lasting) == 2
    s.done()


def test_diva_may_share_what_charmed_does_second() -> None:
    s = scene(
        "Workshop: A Diva, A Ghost, B Spirit",
        "The Greenhouse: A Mechanic",
        a="Charmed, Mako, Raze",
        plays="action, minion",
    )
    s.play("Charmed").choose("Ghost", "The Greenhouse", "yes")
    assert board(s) == {"Workshop": "B Spirit 3", "The Greenhouse": "A Diva 3, A Ghost 2, A Mechanic 4"}
    assert s.total("A", "The Greenhouse") == 7  # she moved as well; but for the Ghost all count
    s = scene(
        "Workshop: A Diva, A Ghost, B Spirit",
        "The Greenhouse: A Mechanic",
        a="Charmed, Mako, Raze",
        plays="action, minion",
    )
    s.play("Charmed").choose("Ghost", "pass", "yes")
    assert s.total("A", "Workshop") == 0


def test_who_only_shares_a_destruction_does_not_pay_for_a_search() -> None:
    """Radioactive Exposure wants the chosen minion gone: it returns to the hand, and Diva alone is destroyed."""
    s = scene(
        "Workshop: A Diva, A Ghost, B Spirit",
        "The Greenhouse",
        a="Fast as Lightning, Radioactive Exposure, Sprout, Raze",
        deck_a="General Ivan, Spirit",
        plays="action, action, minion",
    )
    s.play("Fast as Lightning").choose("Ghost", "no", "no").play("Radioactive Exposure").choose("Ghost", "yes")
    assert (board(s)["Workshop"], s.where("Diva"), s.deck("A")) == ("B Spirit 3", "discard", ["General Ivan", "Spirit"])
    assert s.hand("A") == ["Ghost", "Raze", "Sprout"]
    s.done()


@pytest.mark.parametrize("action", ["Fast as Lightning", "Fighting Spirit Prize"])
def test_aramis_is_asked_once_for_an_action_with_several_parts(action: str) -> None:
    s = scene("Workshop: A Aramis", "The Greenhouse", a=f"{action}, It's Blitzin' Time!, Mako", deck_a="2 Raze")
    s.play(action)
    expects(s, "A", "ask-play-extra", "It's Blitzin' Time!", "pass")
    s.choose("pass")
    assert (s.prompt, board(s)["Workshop"]) == ("ask-menu", "A Aramis 6")
    s.done()
