"""«Легенда Дикого Запада», the titan of the Cowboys, once he is there."""

from __future__ import annotations

from potasovka.smashup.scenario import Scenario
from smashup.guests.test_cowboys import bill, fallen
from smashup.helpers import board, exact, expects, refuses, scene, told
from smashup.its_your_fault.table import beside, titans, under


def test_pecos_bill_may_stay_away_and_does_not_come_without_a_card_or_a_duel() -> None:
    s = bill().play("Gunfighter", at="Workshop").choose("Spirit", "pass", "pass", "pass")
    assert (titans(s), beside(s, "A")) == ({}, {"Pecos Bill": 0})
    s = bill(a="Gunfighter").play("Gunfighter", at="Workshop").choose("Spirit")
    assert (s.asked, s.prompt) == ("B", "ask-duel-card")
    refuses(bill(), "special Pecos Bill")


def test_pecos_bill_does_not_come_for_the_challenged() -> None:
    s = bill(a="Ghost", b="Gunfighter, Howl", workshop="A Spirit", turn="B").play("Gunfighter", at="Workshop")
    s.choose("Spirit")
    expects(s, "B", "ask-duel-card", "Howl", "pass")


def test_pecos_bill_draws_for_each_duel_his_player_wins_anywhere() -> None:
    s = under(bill(titans_a=""), "Jungle Oasis", "titan: A Pecos Bill")
    s = Scenario(s.game.setup["position"].replace("titans A: \n", ""))
    s.play("Gunfighter", at="Workshop").choose("Spirit", "pass", "pass")
    assert s.hand("A") == ["Ghost", "Howl", "Zeppelin"]  # a tie is won, too
    assert s.minions("Workshop") == []


def test_pecos_bill_draws_nothing_for_a_lost_duel() -> None:
    s = scene("Workshop: B Spectre", "Jungle Oasis", a="Gunfighter, Ghost, Howl", b="", deck_a="9 Zeppelin")
    s = under(s, "Jungle Oasis", "titan: A Pecos Bill")
    s.play("Gunfighter", at="Workshop").choose("Spectre", "pass")
    assert (s.hand("A"), s.minions("Workshop")) == (["Ghost", "Howl"], ["Spectre"])


def test_pecos_bill_keeps_others_from_moving_minions_away_from_a_duel() -> None:
    s = scene("Workshop: B Spirit", "Jungle Oasis: B Ghost", a="Gunfighter, Ghost", b="Carried Away, Beam Up, Howl")
    s = under(s, "Workshop", "titan: A Pecos Bill").play("Gunfighter", at="Workshop")
    s.choose("Spirit", "pass")
    twin = Scenario(s.game.setup["position"]).play("Gunfighter", at="Workshop").choose("Spirit", "pass")
    s.choose("Carried Away", "Gunfighter")
    twin.choose("Beam Up", "Spirit")
    assert [line["verb"] for one in (s, twin) for line in told(one, "log-protected")] == ["move", "return"]
    assert fallen(s) == fallen(twin)
    assert sorted(map(str, fallen(s))) == ["gunfighter", "spirit"]


def test_pecos_bill_lets_his_player_move_and_does_nothing_elsewhere_or_out_of_duels() -> None:
    bases = ("Workshop: B Spirit", "Jungle Oasis: B Ghost")
    s = under(scene(*bases, a="Gunfighter, Carried Away"), "Workshop", "titan: A Pecos Bill")
    s.play("Gunfighter", at="Workshop").choose("Spirit", "Carried Away", "pass", "Spirit")
    assert board(s)["Jungle Oasis"] == "B Ghost 2, B Spirit 3"
    s = under(scene(*bases, a="Gunfighter, Howl", b="Carried Away"), "Jungle Oasis", "titan: A Pecos Bill")
    s.play("Gunfighter", at="Workshop").choose("Spirit", "pass", "Carried Away", "Spirit")
    assert board(s)["Jungle Oasis"] == "B Ghost 2, B Spirit 3"
    s = under(scene(*bases, turn="B", b="Carried Away, Ghost"), "Workshop", "titan: A Pecos Bill")
    s.play("Carried Away").choose("Spirit")
    assert board(s)["Jungle Oasis"] == "B Ghost 2, B Spirit 3"


def test_pecos_bill_and_another_titan_clash_only_when_the_duel_is_over() -> None:
    s = under(bill(b="Howl"), "Workshop", "titan: B Killer Kudzu +9").play("Gunfighter", at="Workshop")
    s.choose("Spirit", "special Pecos Bill", "Howl")
    assert titans(s) == {"Workshop": "B Killer Kudzu 9, A Pecos Bill 0"}
    assert exact(s.game.clone()) == exact(s.game)
    s.choose("pass", "pass")
    assert (titans(s), beside(s, "A")) == ({"Workshop": "B Killer Kudzu 9"}, {"Pecos Bill": 0})
    assert s.hand("A") == ["Ghost", "Zeppelin"]  # he has seen the victory


def test_pecos_bill_does_not_stand_in_the_way_of_what_comes_of_a_duel() -> None:
    s = scene("Workshop: A Spirit, B Spectre", "Jungle Oasis", "The Deep", a="Run 'Em Off, Ghost")
    s = under(s, "Workshop", "titan: A Pecos Bill").play("Run 'Em Off").choose("pass", "pass")
    expects(s, "B", "ask-move-where", "Jungle Oasis", "The Deep")
    s.choose("The Deep")
    assert board(s) == {"Workshop": "B Spectre 8", "Jungle Oasis": "", "The Deep": "A Spirit 3"}


def test_pecos_bill_draws_for_both_sides_of_a_tie() -> None:
    s = scene("Workshop: A Spirit, B Water Lily", "Jungle Oasis", a="High Noon, Ghost", deck_a="Howl", deck_b="Howl")
    s = under(under(s, "Workshop", "titan: A Pecos Bill"), "Jungle Oasis", "titan: B Pecos Bill")
    s.play("High Noon").choose("pass", "pass")
    assert (s.asked, s.prompt) == ("A", "ask-order")
    s.game.pick(0)
    assert (s.hand("A"), s.hand("B")) == (["Ghost", "Howl"], ["Ghost", "Howl"])
