"""«Ковбои», card by card, and their titan."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told
from smashup.its_your_fault.table import graves, titans, under

PRINTED = {
    "Sheriff": (1, 5),
    "Pinkerton": (2, 4),
    "Gunfighter": (3, 3),
    "Deputy": (4, 2),
    "Dynamite Surprise": (1, 0),
    "Form a Posse": (1, 0),
    "Gold in Them Thar Hills": (1, 0),
    "Gold Strike": (1, 0),
    "High Noon": (2, 0),
    "Quick Draw": (2, 0),
    "Run 'Em Off": (1, 0),
    "Stagecoach": (1, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["cowboys"]
    cards = [card for card in faction.cards if card.kind != "titan"]
    assert {card.name: (card.copies, card.printed) for card in cards} == PRINTED
    assert len(faction.deck) == 20


def fallen(s: Scenario) -> list[object]:
    """What was destroyed, in order."""
    return [line["card"] for line in told(s, "log-destroy")]


def about_to_score(turn: str = "B", **more: str) -> Scenario:
    bases = ("Workshop: A Cowboy Sheriff, B King Rex, B Spectre, B Spirit, B Ghost", "Jungle Oasis: B Mechanic")
    return scene(*bases, turn=f"{turn} score", **{"a": "Ghost", "deck_a": "9 Ghost", "deck_b": "9 Ghost", **more})


def test_ruling_841_the_sheriff_duels_when_his_player_says_so_on_another_players_turn() -> None:
    s = about_to_score(base_deck="Secret Grove")
    expects(s, "A", "ask-special", "special Sheriff", "pass")
    s.choose("special Sheriff")
    expects(s, "A", "ask-duel", "King Rex", "Spectre", "Spirit", "Ghost")  # not the Mechanic elsewhere
    s.choose("Spirit", "pass", "pass")
    assert fallen(s) == ["spirit"]
    assert s.minions("Jungle Oasis") == ["Mechanic"]


def test_the_sheriff_may_keep_the_peace() -> None:
    s = about_to_score(base_deck="Secret Grove").choose("pass")
    assert (fallen(s), s.points("B")) == ([], 4)


def test_the_sheriff_and_the_one_of_the_world_champs_share_their_name_and_nothing_else() -> None:
    one, other = (registry().by_slug[slug] for slug in ("cowboy_sheriff", "sheriff"))
    assert (one.name, one.faction, other.faction) == (other.name, "cowboys", "world_champs")


def gunfight(a: str = "Gunfighter, Ghost", b: str = "Sprout", workshop: str = "", **more: str) -> Scenario:
    """A plays a Gunfighter into the Workshop and challenges a Spirit of B's, 3 against 3."""
    s = scene(f"Workshop: {workshop}B Spirit", "Jungle Oasis: A Ghost, B Mechanic", a=a, b=b, **more)
    return s.play("Gunfighter", at="Workshop").choose("Spirit")


def test_pinkerton_may_strengthen_a_duellist_of_his_player_before_cards_are_laid() -> None:
    s = gunfight(workshop="A Pinkerton, A Ghost, ")
    expects(s, "A", "ask-counter", "Gunfighter", "pass")  # neither himself nor the Ghost nor the rival
    s.choose("Gunfighter")
    expects(s, "A", "ask-duel-card", "Ghost", "pass")
    s.choose("pass", "pass")
    assert board(s)["Workshop"] == "A Ghost 2, A Gunfighter 4, A Pinkerton 4"
    assert s.counters("Gunfighter") == 1


def test_pinkerton_may_look_on() -> None:
    s = gunfight(workshop="A Pinkerton, ").choose("pass", "pass", "pass")
    assert board(s)["Workshop"] == "A Pinkerton 4"  # 3 against 3, both fall


def test_pinkerton_may_strengthen_himself_and_each_of_two_does_so_once_a_duel() -> None:
    s = scene("Workshop: A Ghost, B 2 Pinkerton", "Jungle Oasis: B Pinkerton", a="High Noon, Sprout", b="Ghost")
    s.play("High Noon").choose("Pinkerton @ Workshop #1")
    for _ in range(2):
        assert (s.asked, s.prompt, len(s.options)) == ("B", "ask-counter", 2)  # the duellist, or nobody
        s.choose(s.options[0])
    expects(s, "A", "ask-duel-card", "Sprout", "pass")
    s.choose("pass", "pass")
    assert board(s) == {"Workshop": "B Pinkerton 4, B Pinkerton 6", "Jungle Oasis": "B Pinkerton 4"}


def test_ruling_833_pinkerton_does_nothing_for_a_duel_at_another_base() -> None:
    s = scene("Workshop: B Spirit", "Jungle Oasis: A Pinkerton", a="Gunfighter, Ghost", b="Sprout")
    s.play("Gunfighter", at="Workshop").choose("Spirit")
    expects(s, "A", "ask-duel-card", "Ghost", "pass")


def test_pinkerton_does_nothing_for_a_duel_of_others() -> None:
    s = scene("Workshop: B Spirit, C Pinkerton", "Jungle Oasis", a="Gunfighter, Ghost", b="Sprout", c="Ghost")
    s.play("Gunfighter", at="Workshop").choose("Spirit")
    expects(s, "A", "ask-duel-card", "Ghost", "pass")


def test_gunfighter_may_challenge_a_minion_of_another_player_at_its_base() -> None:
    s = scene("Workshop: A Ghost, B Sprout, B Spectre", "Jungle Oasis: B Spirit", a="Gunfighter, Quick Draw")
    s.play("Gunfighter", at="Workshop")
    expects(s, "A", "ask-duel", "Sprout", "Spectre", "pass")
    s.choose("Sprout", "pass", "pass")
    assert board(s) == {"Workshop": "A Ghost 2, A Gunfighter 3, B Spectre 5", "Jungle Oasis": "B Spirit 3"}
    assert s.discard("B") == ["Sprout"]
    s.done()


def test_gunfighter_falls_if_it_loses() -> None:
    s = scene("Workshop: B Spectre, B Ghost", "Jungle Oasis", a="Gunfighter, Quick Draw")
    s.play("Gunfighter", at="Workshop").choose("Spectre", "pass", "pass")
    assert (board(s)["Workshop"], s.discard("A")) == ("B Ghost 2, B Spectre 5", ["Gunfighter"])
    s.done()


def test_gunfighter_may_come_in_peace() -> None:
    s = scene("Workshop: B Spectre", "Jungle Oasis", a="Gunfighter, Quick Draw")
    s.play("Gunfighter", at="Workshop").choose("pass")
    assert board(s)["Workshop"] == "A Gunfighter 3, B Spectre 5"
    s.done()


def test_a_duel_belongs_to_the_text_of_the_card_that_begins_it_and_comes_before_what_answers_the_play() -> None:
    """WWT «Порядок розыгрыша карты»: all of the card's own text, then what its play has set off."""
    s = scene("Workshop: B Leprechaun", "Jungle Oasis", a="Gunfighter, Quick Draw", b="")
    s.play("Gunfighter", at="Workshop").choose("Leprechaun", "Quick Draw")
    assert (s.minions("Workshop"), fallen(s)) == (["Gunfighter"], ["leprechaun"])


def test_deputy_is_discarded_on_ones_turn_for_any_minion() -> None:
    s = scene("Workshop: A Spirit, B Ghost", "Jungle Oasis: B Mechanic", a="Deputy, Sprout")
    s.choose("special Deputy")
    expects(s, "A", "ask-power", "Spirit", "Ghost", "Mechanic")
    s.choose("Spirit")
    assert (board(s)["Workshop"], s.discard("A")) == ("A Spirit 5, B Ghost 2", ["Deputy"])
    assert s.why_not("Sprout") == ""
    s.end_turn()
    assert s.power("Spirit") == 3


def test_deputy_needs_a_minion_and_ones_own_turn() -> None:
    refuses(scene("Workshop", "Jungle Oasis", a="Deputy, Sprout"), "special Deputy")
    refuses(scene("Workshop: A Spirit", "Jungle Oasis", a="Sprout", b="Deputy"), "special Deputy")


def test_deputy_helps_in_a_duel_of_ones_minion_before_cards_are_laid() -> None:
    s = gunfight(a="Gunfighter, Ghost, Howl", b="Deputy, Sprout")
    expects(s, "B", "ask-special", "special Deputy", "pass")
    s.choose("special Deputy", "Spirit")
    expects(s, "A", "ask-duel-card", "Ghost", "Howl", "pass")
    s.choose("pass", "pass")
    assert (board(s)["Workshop"], s.discard("B")) == ("B Spirit 5", ["Deputy"])


def test_ruling_829_deputy_may_wait_until_the_laid_cards_are_revealed() -> None:
    s = gunfight(a="Gunfighter, 2 Deputy", b="Howl, Sprout")
    expects(s, "A", "ask-special", "special Deputy", "pass")
    s.choose("pass", "pass")  # A waits, and lays nothing
    expects(s, "B", "ask-duel-card", "Howl", "Sprout", "pass")
    s.choose("Howl")
    expects(s, "A", "ask-special", "special Deputy", "pass")
    s.choose("special Deputy", "Gunfighter", "pass")
    assert (board(s)["Workshop"], s.discard("A")) == ("A Gunfighter 5", ["Deputy"])
    assert s.hand("A") == ["Deputy"]


def test_deputy_does_not_answer_a_duel_of_others() -> None:
    s = scene("Workshop: B Spirit, C Ghost", "Jungle Oasis", a="Gunfighter, Ghost", b="Sprout", c="Deputy")
    s.play("Gunfighter", at="Workshop").choose("Spirit")
    expects(s, "A", "ask-duel-card", "Ghost", "pass")


def behind(a_minions: str = "A Ghost, ", **more: str) -> Scenario:
    """The Workshop is about to score with B ahead, and A holds Dynamite Surprise."""
    b = "B 2 King Rex, B Mechanic, B Spectre"
    return scene(
        f"Workshop: {a_minions}{b}",
        "Jungle Oasis: B Spirit",
        **{
            "turn": "A score",
            "a": "Dynamite Surprise, Sprout",
            "deck_a": "9 Ghost",
            "deck_b": "9 Ghost",
            "base_deck": "Secret Grove",
            **more,
        },
    )


def test_dynamite_surprise_destroys_a_weak_minion_where_its_player_does_not_lead() -> None:
    s = behind()
    expects(s, "A", "ask-special", "special Dynamite Surprise", "pass")
    s.choose("special Dynamite Surprise")
    expects(s, "A", "ask-destroy", "Ghost", "Mechanic")  # not the Spirit elsewhere, nor the strong ones
    s.choose("Mechanic")
    assert (fallen(s), s.minions("Jungle Oasis")) == (["mechanic"], ["Spirit"])
    assert "Dynamite Surprise" in s.discard("A")


@pytest.mark.parametrize("mine", ["", "A 4 King Rex, "])
def test_dynamite_surprise_needs_a_minion_there_and_another_player_ahead(mine: str) -> None:
    s = behind(mine)
    assert not any("Dynamite" in option for option in s.options)
    assert "Dynamite Surprise" in s.hand("A")


def test_dynamite_surprise_is_no_answer_for_those_who_tie_for_the_lead() -> None:
    s = scene(
        "Workshop: A 2 Spectre, B 2 Spectre, C Ghost",
        "Jungle Oasis",
        turn="A score",
        a="Dynamite Surprise",
        deck_a="9 Ghost",
        base_deck="Secret Grove",
    )
    assert "Dynamite Surprise" in s.hand("A")
    assert "Secret Grove" in s.bases()  # the Workshop has scored


def test_dynamite_surprise_cannot_be_played_at_another_time() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "Jungle Oasis", a="Dynamite Surprise, Ghost")
    assert s.why_not("Dynamite Surprise") == "why-special-only"


def test_dynamite_surprise_answers_a_look_into_the_hand() -> None:
    s = scene(
        "Workshop: A Mechanic, A Spectre, B Ghost, C Ghost",
        "Jungle Oasis: A Spirit",
        a="Probe, Sprout",
        b="Dynamite Surprise, Ghost",
        c="Ghost",
    )
    s.play("Probe").choose("seat:1")
    expects(s, "B", "ask-special", "special Dynamite Surprise", "pass")  # the Ghost was discarded by then
    s.choose("special Dynamite Surprise")
    expects(s, "B", "ask-destroy", "Mechanic", "Spirit")  # A's only, and not the Spectre
    s.choose("Mechanic")
    assert (s.discard("A"), s.discard("B")) == (["Mechanic", "Probe"], ["Dynamite Surprise", "Ghost"])
    s.done()


def test_dynamite_surprise_does_not_answer_a_look_into_another_hand_or_ones_own_deck() -> None:
    bases = ("Workshop: A Mechanic, B Ghost", "Jungle Oasis")
    s = scene(*bases, a="Probe, Sprout", b="Dynamite Surprise", c="Ghost").play("Probe").choose("seat:2")
    assert s.asked == "A"
    s = scene(*bases, turn="B", a="Sprout", b="Dynamite Surprise, Mystic Studies, Scry", deck_b="9 Ghost")
    s.play("Scry")
    assert "Dynamite Surprise" in s.hand("B")
    assert not any("Dynamite" in option for option in s.options)


def test_dynamite_surprise_answers_a_card_revealed_from_the_deck() -> None:
    s = scene("Workshop: B Ghost", "Jungle Oasis: A Mechanic", a="Shield Maiden, Howl", b="Dynamite Surprise")
    s = Scenario(s.game.setup["position"] + "\ndeck B: General Ivan, Ghost")
    s.play("Shield Maiden", at="Workshop")
    s.choose("special Dynamite Surprise")
    expects(s, "B", "ask-destroy", "Mechanic", "Shield Maiden")
    s.choose("Shield Maiden")
    assert (board(s), s.deck("B")[0]) == ({"Workshop": "B Ghost 2", "Jungle Oasis": "A Mechanic 4"}, "General Ivan")


def test_dynamite_surprise_goes_off_when_it_is_itself_revealed_in_the_deck() -> None:
    s = scene("Workshop: B Ghost", "Jungle Oasis: A Mechanic", a="Mass Enchantment, Sprout", b="Ghost, Spirit")
    s = Scenario(s.game.setup["position"] + "\ndeck B: Dynamite Surprise, Ghost")
    s.play("Mass Enchantment")
    expects(s, "B", "ask-special", "special Dynamite Surprise", "pass")
    s.choose("special Dynamite Surprise")
    assert (fallen(s), s.deck("B"), s.discard("B")) == (["mechanic"], ["Ghost"], ["Dynamite Surprise"])
    s.done()


def test_form_a_posse_makes_ones_minions_stronger_and_keeps_them_where_they_are() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit",
        "Jungle Oasis: A Mechanic",
        "Secret Grove",
        a="Form a Posse, Seeing Stars, Beam Up, Carried Away, Sprout",
        plays="action, action, action, action",
    )
    s.play("Form a Posse")
    assert board(s)["Workshop"] == "A Ghost 3, B Spirit 3"
    assert board(s)["Jungle Oasis"] == "A Mechanic 5"
    s.play("Seeing Stars").choose("Ghost")
    s.play("Beam Up").choose("Mechanic")
    s.play("Carried Away")
    s.choose("Ghost", "Secret Grove")
    assert board(s) == {"Workshop": "A Ghost 3, B Spirit 3", "Jungle Oasis": "A Mechanic 5", "Secret Grove": ""}
    assert [line["verb"] for line in told(s, "log-protected")] == ["destroy", "return", "move"]
    assert {line["by"] for line in told(s, "log-protected")} == {"form_a_posse"}


def test_form_a_posse_lasts_a_turn_and_covers_nobody_who_comes_later() -> None:
    s = scene(
        "Workshop: A Ghost",
        "Jungle Oasis",
        a="Form a Posse, Sprout, 2 Seeing Stars",
        plays="minion, action, action, action",
    )
    s.play("Form a Posse").play("Sprout", at="Workshop").play("Seeing Stars").choose("Sprout")
    assert (board(s)["Workshop"], fallen(s)) == ("A Ghost 3", ["sprout"])
    s = scene("Workshop: A Ghost", "Jungle Oasis", a="Form a Posse, Sprout", b="Seeing Stars, Ghost", deck_a="9 Sprout")
    s.play("Form a Posse").end_turn()
    assert s.power("Ghost") == 2
    s.play("Seeing Stars")
    assert fallen(s) == ["ghost"]


def test_gold_in_them_thar_hills_draws_one_of_three_and_may_play_it() -> None:
    s = scene(
        "Workshop: B Spirit",
        "Jungle Oasis",
        a="Gold in Them Thar Hills, Ghost",
        deck_a="Sprout, Mechanic, Zeppelin, Spirit",
    )
    s.play("Gold in Them Thar Hills")
    expects(s, "A", "ask-to-hand", "Sprout", "Mechanic", "Zeppelin")
    s.choose("Sprout")
    expects(s, "A", "ask-put-on-top", "Mechanic", "Zeppelin")
    s.choose("Mechanic")  # the Zeppelin will be on top
    expects(s, "A", "ask-play-extra", "Sprout", "pass")
    s.choose("Sprout", "Jungle Oasis")
    assert (s.deck("A"), s.hand("A")) == (["Zeppelin", "Mechanic", "Spirit"], ["Ghost"])
    assert s.minions("Jungle Oasis") == ["Sprout"]
    assert s.why_not("Ghost") == ""  # it was an extra
    s.done()


def test_gold_in_them_thar_hills_shows_what_it_draws_and_may_leave_it_in_hand() -> None:
    s = scene("Workshop: B Spirit", "Jungle Oasis", a="Gold in Them Thar Hills, Sprout", deck_a="Ghost, Zeppelin")
    s.play("Gold in Them Thar Hills").choose("Ghost", "pass")
    assert (s.hand("A"), s.deck("A")) == (["Ghost", "Sprout"], ["Zeppelin"])
    assert [line["card"] for line in told(s, "log-to-hand")] == ["ghost"]
    s.done()


def test_gold_in_them_thar_hills_does_not_offer_what_cannot_be_played() -> None:
    s = scene("Workshop: B Spirit", "Jungle Oasis", a="Gold in Them Thar Hills, Sprout", deck_a="Dynamite Surprise")
    s.play("Gold in Them Thar Hills")
    assert s.hand("A") == ["Dynamite Surprise", "Sprout"]
    s.done()


def test_gold_strike_draws_for_each_minion_its_player_plays_there() -> None:
    s = scene(
        "Workshop: A Spirit | A Gold Strike",
        "Jungle Oasis",
        a="3 Sprout, Howl",
        deck_a="9 Zeppelin",
        plays="minion, minion, minion, action",
    )
    for base, left in (("Workshop", 8), ("Jungle Oasis", 8), ("Workshop", 7)):
        s.play("Sprout", at=base)
        assert len(s.deck("A")) == left
    s.done()


def test_gold_strike_is_played_on_a_base_and_draws_nothing_for_others() -> None:
    s = scene("Workshop", "Jungle Oasis", a="Gold Strike, Ghost", b="Sprout, Howl", deck_a="9 Zeppelin")
    s.play("Gold Strike", at="Workshop").end_turn()
    before = len(s.deck("A"))
    s.play("Sprout", at="Workshop")
    assert (board(s)["Workshop"], len(s.deck("A"))) == ("B Sprout 2 | A Gold Strike", before)


def test_high_noon_pits_a_minion_of_ones_own_against_one_at_its_base() -> None:
    s = scene(
        "Workshop: A Spirit, A Mechanic, B Sprout, C Ghost",
        "Jungle Oasis: A Spectre",
        "Secret Grove: B Ghost",
        a="High Noon, Ghost",
        b="Ghost",
        c="Ghost",
    )
    s.play("High Noon")
    expects(s, "A", "ask-minion", "Spirit", "Mechanic")  # nobody is there for the Spectre to fight
    s.choose("Spirit")
    expects(s, "A", "ask-duel", "Sprout", "Ghost")
    s.choose("Sprout", "pass", "pass")
    assert board(s)["Workshop"] == "A Mechanic 4, A Spirit 3, C Ghost 2"
    assert s.discard("A") == ["High Noon"]
    s.done()


def test_high_noon_gives_an_extra_minion_where_the_winner_is() -> None:
    s = scene("Workshop: A Spirit, B Sprout", "Jungle Oasis", a="High Noon, Hatchling, Mechanic, Hatchling")
    s.play("High Noon").choose("pass", "pass")
    s.play("Mechanic", at="Jungle Oasis").play("Hatchling")  # the extra one goes to the Workshop
    assert board(s) == {"Workshop": "A Hatchling 2, A Spirit 3", "Jungle Oasis": "A Mechanic 4"}
    assert s.asked == "B"  # and one extra it was


@pytest.mark.parametrize(("mine", "left"), [("Sprout", "B Spirit 3"), ("Water Lily", "")])
def test_high_noon_gives_nothing_to_the_loser_nor_in_a_tie_in_which_both_fall(mine: str, left: str) -> None:
    s = scene(f"Workshop: A {mine}, B Spirit", "Jungle Oasis", a="High Noon, 2 Hatchling")
    s.play("High Noon").choose("pass", "pass")
    assert (board(s)["Workshop"], s.discard("A")) == (left, sorted(["High Noon", mine]))
    s.play("Hatchling", at="Workshop")
    assert s.asked == "B"  # nothing more to be played


def test_high_noon_in_a_tie_that_its_minion_survives_gives_the_extra_minion() -> None:
    s = scene(
        "Workshop: A Spirit, B Mechanic",
        "Jungle Oasis",
        a="Form a Posse, High Noon, 2 Ghost",
        plays="action, action",
    )
    s.play("Form a Posse").play("High Noon").choose("pass", "pass")
    assert board(s)["Workshop"] == "A Spirit 4"
    s.play("Ghost")
    assert s.minions("Workshop") == ["Ghost", "Spirit"]


def test_high_noon_without_a_rival_does_nothing() -> None:
    s = scene("Workshop: A Spirit", "Jungle Oasis: B Ghost", a="High Noon, Ghost")
    s.play("High Noon")
    assert s.discard("A") == ["High Noon"]
    s.done()


def test_quick_draw_gives_2_out_of_a_duel() -> None:
    s = scene("Workshop: A Spirit, B Ghost", "Jungle Oasis: A Mechanic", a="Quick Draw, Sprout")
    s.play("Quick Draw")
    expects(s, "A", "ask-power", "Spirit", "Mechanic")
    s.choose("Spirit")
    assert board(s) == {"Workshop": "A Spirit 5, B Ghost 2", "Jungle Oasis": "A Mechanic 4"}
    s.done()


def test_ruling_837_quick_draw_gives_4_in_a_duel_and_it_stays_after_it() -> None:
    s = gunfight(a="Gunfighter, Quick Draw, Howl", b="Sprout")
    s.choose("Quick Draw", "pass")
    expects(s, "A", "ask-power", "Gunfighter", "Ghost")
    s.choose("Gunfighter")
    assert board(s) == {"Workshop": "A Gunfighter 7", "Jungle Oasis": "A Ghost 2, B Mechanic 4"}
    s.done()


def test_quick_draw_laid_for_a_bystander_gives_2() -> None:
    s = gunfight(a="Gunfighter, Quick Draw, Howl", b="Sprout").choose("Quick Draw", "pass", "Ghost")
    assert board(s) == {"Workshop": "", "Jungle Oasis": "A Ghost 4, B Mechanic 4"}


def test_run_em_off_strengthens_the_winner_whose_player_moves_the_loser() -> None:
    s = scene("Workshop: A Spirit, B Sprout", "Jungle Oasis", "Secret Grove", a="Run 'Em Off, Ghost", b="")
    s.play("Run 'Em Off").choose("pass")
    expects(s, "A", "ask-move-where", "Jungle Oasis", "Secret Grove")
    s.choose("Secret Grove")
    assert board(s) == {"Workshop": "A Spirit 6", "Jungle Oasis": "", "Secret Grove": "B Sprout 2"}
    s.done()


def test_run_em_off_lets_the_other_player_move_the_challenger_who_loses() -> None:
    s = scene("Workshop: A Spirit, B Spectre", "Jungle Oasis", "Secret Grove", a="Run 'Em Off, Ghost", b="")
    s.play("Run 'Em Off").choose("pass")
    expects(s, "B", "ask-move-where", "Jungle Oasis", "Secret Grove")
    s.choose("Jungle Oasis")
    assert board(s) == {"Workshop": "B Spectre 8", "Jungle Oasis": "A Spirit 3", "Secret Grove": ""}


def test_run_em_off_in_a_tie_both_win_and_both_are_moved() -> None:
    s = scene("Workshop: A Spirit, B Water Lily", "Jungle Oasis", "Secret Grove", a="Run 'Em Off, Ghost", b="")
    s.play("Run 'Em Off").choose("pass")
    expects(s, "A", "ask-move-where", "Jungle Oasis", "Secret Grove")
    s.choose("Jungle Oasis")
    expects(s, "B", "ask-move-where", "Jungle Oasis", "Secret Grove")
    s.choose("Secret Grove")
    assert board(s) == {"Workshop": "", "Jungle Oasis": "B Water Lily 6", "Secret Grove": "A Spirit 6"}


def test_stagecoach_takes_up_to_two_cards_of_ones_own_from_one_base_to_another() -> None:
    s = scene(
        "Workshop: A Spirit, A Ghost, B Mechanic | A Zeppelin, B Deep Roots",
        "Jungle Oasis: A Sprout",
        "Secret Grove: B Ghost",
        a="Stagecoach, Ghost",
    )
    s = under(s, "Workshop", "buried: A Steam Man, B Mako")
    s.play("Stagecoach")
    expects(s, "A", "ask-base", "Workshop", "Jungle Oasis")
    s.choose("Workshop")
    expects(s, "A", "ask-ride", "Spirit", "Ghost", "Zeppelin", "Steam Man", "done")
    s.choose("Spirit", "Zeppelin")
    expects(s, "A", "ask-move-where", "Jungle Oasis", "Secret Grove")
    s.choose("Secret Grove")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Mechanic 4 | B Deep Roots",
        "Jungle Oasis": "A Sprout 2",
        "Secret Grove": "A Spirit 3, B Ghost 2 | A Zeppelin",
    }
    assert graves(s) == {"Workshop": ["A Steam Man", "B Mako"]}


def test_stagecoach_takes_a_buried_card_face_down_and_a_titan() -> None:
    s = scene("Workshop: B Mechanic", "Jungle Oasis", a="Stagecoach, Ghost")
    s = under(s, "Workshop", "titan: A Pecos Bill", "buried: A Steam Man, B Mako")
    s.play("Stagecoach").choose("Pecos Bill", "Steam Man")
    assert (graves(s), titans(s)) == (
        {"Workshop": ["B Mako"], "Jungle Oasis": ["A Steam Man"]},
        {"Jungle Oasis": "A Pecos Bill 0"},
    )
    assert s.game.view(1)["places"][1]["buried"][0]["card"] is None


def test_stagecoach_may_leave_empty() -> None:
    s = scene("Workshop: A Spirit", "Jungle Oasis", a="Stagecoach, Ghost").play("Stagecoach").choose("done")
    assert board(s)["Workshop"] == "A Spirit 3"


def bill(a: str = "Gunfighter, Ghost, Howl", workshop: str = "B Spirit", b: str = "Sprout", **more: str) -> Scenario:
    """A has challenged B's Spirit in the Workshop, with Pecos Bill beside the deck."""
    s = scene(
        f"Workshop: {workshop}",
        "Jungle Oasis: A Ghost",
        **{"a": a, "b": b, "titans_a": "Pecos Bill", "deck_a": "9 Zeppelin", **more},
    )
    return s


def test_pecos_bill_comes_for_a_card_when_his_player_challenges() -> None:
    s = bill().play("Gunfighter", at="Workshop").choose("Spirit")
    expects(s, "A", "ask-special", "special Pecos Bill", "pass")
    s.choose("special Pecos Bill")
    expects(s, "A", "ask-discard", "Ghost", "Howl")
    s.choose("Howl")
    assert (titans(s), s.discard("A")) == ({"Workshop": "A Pecos Bill 0"}, ["Howl"])
    expects(s, "A", "ask-duel-card", "Ghost", "pass")
