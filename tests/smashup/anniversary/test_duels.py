"""«Дуэли»: the Sheriff against somebody, before a base scores."""

from __future__ import annotations

from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, exact, expects

TABLE = """
    turn: A score
    base: Workshop
      A: Sheriff, 3 Spectre
      B: {rival}
    base: Secret Grove
      A: Spirit
    hand A: {a}
    hand B: {b}
    deck A: 6 Spirit
    base deck: Haunted House
"""


def duel(a: str, b: str, rival: str = "Mechanic") -> Scenario:
    return Scenario(TABLE.format(a=a, b=b, rival=rival)).choose("special Sheriff")


def test_ruling_273_the_challenger_lays_first_then_the_challenged_and_actions_resolve_in_that_order() -> None:
    s = duel("Favor of Ares, Ghost", "Favor of Ares, Sprout")
    expects(s, "A", "ask-duel-card", "Favor of Ares", "Ghost", "pass")
    s.choose("Favor of Ares")
    expects(s, "B", "ask-duel-card", "Favor of Ares", "Sprout", "pass")
    s.choose("Favor of Ares")
    assert (s.asked, s.prompt) == ("A", "ask-power")
    s.choose("Sheriff")
    fallen = [event.public["card"] for event in s.game.log if event.kind == "log-destroy"]
    assert fallen == ["mechanic"]  # 5 + 3 against 4 + 3: B's only minion takes the other favour silently
    assert s.hand("B")[0] == "Sprout"


def test_the_loser_is_destroyed_and_the_winner_stays() -> None:
    s = duel("Ghost", "Sprout")
    s.choose("pass", "pass")
    assert [event.public["card"] for event in s.game.log if event.kind == "log-destroy"] == ["mechanic"]


def test_a_tie_makes_both_sides_bear_the_consequences() -> None:
    s = duel("Ghost", "Sprout", rival="Spectre")
    s.choose("pass", "pass")
    fallen = sorted(str(event.public["card"]) for event in s.game.log if event.kind == "log-destroy")
    assert fallen == ["sheriff", "spectre"]


def test_a_minion_may_be_laid_as_a_bluff_and_goes_back_to_the_hand() -> None:
    s = duel("Ghost, Zeppelin", "Sprout, Zeppelin")
    s.choose("Ghost", "Sprout")
    assert "Ghost" in s.hand("A")
    assert "Sprout" in s.hand("B")


def test_ruling_275_a_duel_whose_minions_are_parted_has_no_result() -> None:
    s = duel("Carried Away, Ghost", "Sprout")
    s.choose("Carried Away", "pass", "Mechanic")
    assert board(s)["Secret Grove"] == "A Spirit 3, B Mechanic 4"
    assert any(event.kind == "log-duel-broken-off" for event in s.game.log)
    assert not any(event.kind == "log-destroy" for event in s.game.log)


def test_ruling_279_a_laid_card_is_in_no_hand_and_hidden_from_the_others() -> None:
    s = duel("Ghost, Zeppelin, Sprout", "Spirit, Zeppelin, Haunting")
    s.choose("Ghost")
    assert s.hand("A") == ["Sprout", "Zeppelin"]
    for seat in (1, None):
        view = s.game.view(seat)
        assert view["players"][0]["hand_size"] == 2
        assert view["players"][0]["resolving"] == [None]
        assert "ghost" not in str(view)


def test_ruling_277_a_duel_within_a_duel_is_ignored() -> None:
    s = duel("High Noon, Ghost", "Sprout")
    s.choose("High Noon", "pass")  # nobody is asked who should duel, and no second duel begins
    assert [event.kind for event in s.game.log if event.kind == "log-duel"] == ["log-duel"]
    assert [event.public["card"] for event in s.game.log if event.kind == "log-destroy"] == ["mechanic"]
    assert "High Noon" not in s.hand("A")


def test_an_action_that_cannot_be_played_is_discarded_when_it_is_revealed() -> None:
    s = duel("Gone with the Wind, Ghost", "Sprout")
    s.choose("Gone with the Wind", "pass")
    assert "Gone with the Wind" not in s.hand("A")


def odysseus_lays_an_action() -> Scenario:
    """Sheriff against Odysseus, five against five; Odysseus grows by the action that is laid for him."""
    s = Scenario(
        "turn: A score\nbase: City of Gold\n  A: Sheriff, Great Wyrm, Awesome Guy, Ram\n  B: Odysseus\n"
        "base: Ancient Temple\n  A: Ram\nhand A: Ghost\nhand B: Toll Bay, Ghost\ndeck A: 6 Ghost\ndeck B: 6 Ghost\n"
        "base deck: Lake Minnetonka, Palooza"
    )
    s.choose("special Sheriff", "pass", "Toll Bay")
    return s


def test_what_the_laid_cards_set_off_comes_before_the_verdict() -> None:
    """«Дуэли»: cards that answer the duel's cards are played in it; powers are compared after that."""
    s = odysseus_lays_an_action()
    while s.prompt != "ask-menu":
        s.game.pick(0)
    told = [event for event in s.game.log if event.kind == "log-destroy"]
    assert [event.public["card"] for event in told] == ["sheriff"]


def test_a_duel_is_copied_before_its_verdict_as_at_any_other_time() -> None:
    s = odysseus_lays_an_action()
    while s.prompt != "ask-menu":
        twin = s.game.clone()
        assert exact(twin) == exact(s.game)
        twin.pick(0)
        s.game.pick(0)
        assert exact(twin) == exact(s.game)
