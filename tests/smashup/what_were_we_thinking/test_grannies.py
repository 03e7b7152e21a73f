"""«Бабульки», card by card, and their titan."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene
from smashup.its_your_fault.table import beside, titans, under

PRINTED = {
    "Matriarch": (1, 5),
    "Granny": (2, 4),
    "Nana": (3, 3),
    "Grandma": (4, 2),
    "Always Room at Granny's": (1, 0),
    "Attic Treasures": (2, 0),
    "Chicken Soup": (1, 0),
    "Don't Mess With My Babies!": (1, 0),
    "Family Reunion": (1, 0),
    "Granny's Purse": (2, 0),
    "Hush, My Stories are On": (1, 0),
    "Knitting Circle": (1, 0),
}


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["grannies"]
    cards = {card.name: (card.copies, card.printed) for card in faction.cards if card.kind != "titan"}
    assert cards == PRINTED
    assert (len(faction.deck), [card.name for card in faction.cards if card.kind == "titan"]) == (20, ["Great Grandma"])


# ---- Matriarch


def test_matriarch_takes_the_minions_of_the_two_lowest_cards_and_discards_the_rest() -> None:
    s = scene("Workshop: A Matriarch, B Matriarch", "Secret Grove", a="Sprout", deck_a="2 Ghost, Zeppelin, Spirit")
    s.talent("Matriarch")
    assert (s.deck("A"), s.hand("A"), s.discard("A")) == (["Ghost", "Ghost"], ["Spirit", "Sprout"], ["Zeppelin"])
    refuses(s, "talent Matriarch")
    s.done()


@pytest.mark.parametrize(
    ("lowest", "hand", "discard"),
    [
        ("Ghost, Spirit", ["Ghost", "Spirit", "Sprout"], []),
        ("Zeppelin, Insta-Grow", ["Sprout"], ["Insta-Grow", "Zeppelin"]),
    ],
)
def test_matriarch_takes_both_or_none(lowest: str, hand: list[str], discard: list[str]) -> None:
    s = scene("Workshop: A Matriarch", "Secret Grove", a="Sprout", deck_a=f"Mechanic, {lowest}")
    s.talent("Matriarch")
    assert (s.deck("A"), s.hand("A"), s.discard("A")) == (["Mechanic"], hand, discard)
    s.done()


def test_matriarch_with_one_card_left_reveals_that_one_and_one_of_the_new_deck() -> None:
    s = scene("Workshop: A Matriarch", "Secret Grove", a="Sprout", deck_a="Spirit", discard_a="3 Zeppelin")
    s.talent("Matriarch")
    assert (s.hand("A"), s.discard("A"), s.deck("A")) == (["Spirit", "Sprout"], ["Zeppelin"], ["Zeppelin"] * 2)
    s.done()


# ---- Granny, Grandma


@pytest.mark.parametrize(("end", "deck"), [("top", ["Spirit", "Zeppelin"]), ("bottom", ["Zeppelin", "Spirit"])])
def test_granny_looks_at_the_top_card_and_puts_it_on_top_or_under(end: str, deck: list[str]) -> None:
    s = scene("Workshop: A Granny", "Secret Grove", a="Sprout", deck_a="Spirit, Zeppelin", deck_b="Ghost, Spectre")
    s.talent("Granny")
    expects(s, "A", "ask-top-or-bottom", "top", "bottom")
    assert "spirit" in str([event.for_seat(0) for event in s.game.log])
    assert "spirit" not in str(s.game.view(1)) + str(s.game.view(None))
    s.choose(end)
    assert (s.deck("A"), s.deck("B"), s.hand("A")) == (deck, ["Ghost", "Spectre"], ["Sprout"])
    refuses(s, "talent Granny")
    s.done()


@pytest.mark.parametrize(("end", "deck"), [("top", ["Spirit", "Zeppelin"]), ("bottom", ["Zeppelin", "Spirit"])])
def test_grandma_does_so_when_she_is_played(end: str, deck: list[str]) -> None:
    s = scene("Workshop: A Grandma", "Secret Grove", a="Grandma, Scrap Diving", deck_a="Spirit, Zeppelin")
    s.play("Grandma", at="Workshop")
    expects(s, "A", "ask-top-or-bottom", "top", "bottom")
    s.choose(end)
    assert (s.deck("A"), s.hand("A")) == (deck, ["Scrap Diving"])
    s.done()


def test_grandma_asks_nothing_without_cards_to_look_at() -> None:
    s = scene("Workshop", "Secret Grove", a="Grandma, Scrap Diving")
    s.play("Grandma", at="Workshop")
    assert s.deck("A") == []
    s.done()


# ---- Nana


def _nana(top: str, **more: str) -> Scenario:
    s = scene(
        more.pop("workshop", "Workshop"),
        "Secret Grove: | B Deep Roots",
        a="Nana, 2 Scrap Diving",
        deck_a=f"{top}, Ghost",
        **more,
    )
    return s.play("Nana", at="Workshop")


def test_nana_draws_the_action_she_reveals() -> None:
    s = _nana("Insta-Grow")
    expects(s, "A", "ask-which", "draw", "play")
    s.choose("draw")
    assert (s.hand("A"), s.deck("A"), s.discard("A")) == (["Insta-Grow", "Scrap Diving", "Scrap Diving"], ["Ghost"], [])
    s.done()


def test_nana_plays_the_action_she_reveals_as_an_extra() -> None:
    s = _nana("Insta-Grow")
    s.choose("play")
    assert (s.hand("A"), s.discard("A"), s.deck("A")) == (["Scrap Diving"] * 2, ["Insta-Grow"], ["Ghost"])
    assert s.why_not("Scrap Diving") == ""  # the regular action is still there
    s.done()


def test_nana_puts_a_minion_under_the_deck() -> None:
    s = _nana("Spirit")
    assert (s.deck("A"), s.hand("A")) == (["Ghost", "Spirit"], ["Scrap Diving"] * 2)
    s.done()


def test_nana_puts_a_foreign_minion_under_its_owners_deck() -> None:
    s = _nana("Spirit of B", deck_b="Sprout")
    assert (s.deck("A"), s.deck("B")) == (["Ghost"], ["Sprout", "Spirit"])
    s.done()


def test_nana_discards_an_action_that_cannot_be_played_now() -> None:
    s = _nana("Total Sellout")
    s.choose("play")
    assert (s.discard("A"), s.deck("A")) == (["Total Sellout"], ["Ghost"])
    s.done()


def test_nana_plays_an_action_on_a_base_of_choice() -> None:
    s = _nana("Zeppelin")
    s.choose("play")
    expects(s, "A", "ask-play-where", "Workshop", "Secret Grove")
    s.choose("Secret Grove")
    assert s.actions("Secret Grove") == ["Deep Roots", "Zeppelin"]
    s.done()


# ---- Always Room at Granny's


def _room(**more: str) -> Scenario:
    return scene(
        "City of Gold: A General Ivan, A Ghost, A Steam Queen, A Spirit of B [Make Contact], B Sprout",
        "Workshop: A Steam Man",
        turn=more.pop("turn", "A score"),
        a="Always Room at Granny's, Sprout",
        deck_a="Zeppelin, Insta-Grow, Blossom",
        base_deck="Secret Grove",
        **more,
    )


def test_always_room_at_grannys_files_up_to_three_minions_of_the_scored_base_into_the_deck() -> None:
    s = _room(deck_b="Mechanic")
    s.choose("special Always Room at Granny's")
    expects(s, "A", "ask-to-deck", "General Ivan", "Ghost", "Steam Queen", "Spirit", "pass")
    s.choose("Ghost", "bottom", "Steam Queen", "top", "Spirit", "bottom")
    assert s.deck("A") == ["Insta-Grow", "Blossom", "Ghost"]
    assert s.hand("A") == ["Sprout", "Steam Queen", "Zeppelin"]  # drawn at the end of the turn
    assert s.discard("A") == ["Always Room at Granny's", "General Ivan", "Make Contact"]
    assert (s.discard("B"), s.deck("B")) == (["Sprout"], ["Mechanic", "Spirit"])  # to its owner
    assert board(s) == {"Secret Grove": "", "Workshop": "A Steam Man 3"}
    s.done()


def test_always_room_at_grannys_may_stop_at_any_number() -> None:
    s = _room()
    s.choose("special Always Room at Granny's", "Ghost", "top", "pass")
    assert "General Ivan" in s.discard("A")
    assert s.hand("A") == ["Ghost", "Sprout", "Zeppelin"]
    s.done()


def test_always_room_at_grannys_is_only_a_special() -> None:
    s = scene("Workshop: A Ghost", "Secret Grove", a="Always Room at Granny's, Sprout")
    assert s.why_not("Always Room at Granny's") == "why-special-only"


# ---- Attic Treasures


def test_attic_treasures_puts_three_cards_under_the_deck_in_any_order_and_draws_three() -> None:
    s = scene(
        "Workshop",
        "Secret Grove",
        a="Attic Treasures, Ghost, Spirit, Zeppelin, 2 Sprout",
        deck_a="4 Mechanic",
        b="Ghost",
    )
    s.play("Attic Treasures")
    expects(s, "A", "ask-to-bottom", "Ghost", "Spirit", "Zeppelin", "Sprout")
    s.choose("Zeppelin", "Ghost", "Sprout")
    assert s.deck("A") == ["Mechanic", "Zeppelin", "Ghost", "Sprout"]
    assert (s.hand("A"), s.hand("B")) == (["Mechanic"] * 3 + ["Spirit", "Sprout"], ["Ghost"])
    s.done()


# ---- Chicken Soup


def test_chicken_soup_places_up_to_two_cards_of_the_discard_pile_on_top_or_under() -> None:
    s = scene(
        "Workshop",
        "Secret Grove",
        a="Chicken Soup, Sprout",
        deck_a="Ghost",
        discard_a="Spirit, Zeppelin, Mechanic",
        discard_b="Spectre",
    )
    s.play("Chicken Soup")
    expects(s, "A", "ask-to-deck", "Spirit", "Zeppelin", "Mechanic", "pass")  # neither itself nor the pile of another
    s.choose("Zeppelin", "top", "Spirit", "bottom")
    assert (s.deck("A"), s.discard("A")) == (["Zeppelin", "Ghost", "Spirit"], ["Chicken Soup", "Mechanic"])
    assert s.discard("B") == ["Spectre"]
    s.done()


def test_chicken_soup_may_take_one_or_none() -> None:
    s = scene("Workshop", "Secret Grove", a="Chicken Soup, Sprout", discard_a="2 Spirit", deck_a="Ghost")
    s.play("Chicken Soup").choose("Spirit", "bottom", "pass")
    assert (s.deck("A"), s.discard("A")) == (["Ghost", "Spirit"], ["Chicken Soup", "Spirit"])
    s.done()


# ---- Don't Mess With My Babies!


BABIES = "A Ghost, A Spirit of B [Make Contact], B Sprout"


def test_dont_mess_with_my_babies_keeps_cards_of_others_off_its_players_minions_here() -> None:
    s = scene(
        f"Workshop: {BABIES} | A Don't Mess With My Babies!, B Sleep Spores",
        "Secret Grove: A Ghost | B Sleep Spores",
        "The Greenhouse",
        turn="B",
        b="2 Carried Away, Mechanic",
        plays="action, action, minion",
    )
    on_base = "| A Don't Mess With My Babies!, B Sleep Spores"
    workshop = f"A Ghost 2, A Spirit 3 [A Make Contact], B Sprout 2 {on_base}"
    assert board(s)["Workshop"] == workshop
    assert board(s)["Secret Grove"] == "A Ghost 1 | B Sleep Spores"
    s.play("Carried Away").choose("A Ghost @ Workshop", "The Greenhouse")
    s.play("Carried Away").choose("A Ghost @ Secret Grove", "The Greenhouse")
    assert (board(s)["Workshop"], board(s)["The Greenhouse"]) == (workshop, "A Ghost 2")
    s.done()


def test_dont_mess_with_my_babies_keeps_off_neither_its_own_player_nor_a_base() -> None:
    s = scene(
        "Wyrm's Desolation: A Ghost, A Spirit | A Don't Mess With My Babies!",
        "Secret Grove",
        a="Carried Away, Sprout",
    )
    assert s.power("Ghost") == 1
    s.play("Carried Away").choose("Ghost")
    assert board(s) == {
        "Wyrm's Desolation": "A Spirit 2 | A Don't Mess With My Babies!",
        "Secret Grove": "A Ghost 2",
    }
    s.done()


def test_dont_mess_with_my_babies_shakes_off_actions_of_others_when_it_is_played() -> None:
    s = scene(
        "Workshop: A Ghost [B Choking Vines, A Incorporeal], B Spirit [A Choking Vines]",
        "Secret Grove: A Ghost [B Choking Vines]",
        a="Don't Mess With My Babies!, Sprout",
    )
    s.play("Don't Mess With My Babies!", at="Workshop")
    assert board(s) == {
        "Workshop": "A Ghost 2 [A Incorporeal], B Spirit 3 [A Choking Vines] | A Don't Mess With My Babies!",
        "Secret Grove": "A Ghost 2 [B Choking Vines]",
    }
    s.done()


# ---- Family Reunion


def test_dont_mess_with_my_babies_does_not_protect_itself() -> None:
    s = scene(
        "Workshop: A Ghost | A Don't Mess With My Babies!", "The Greenhouse", turn="B", b="Bear Necessities, Sprout"
    )
    s.play("Bear Necessities")
    assert board(s)["Workshop"] == "A Ghost 2"
    s.done()


def _reunion(lowest: str, **more: str) -> Scenario:
    return scene(
        "Workshop: | A Family Reunion",
        "Secret Grove",
        a="3 Sprout, Scrap Diving",
        b="2 Sprout, Scrap Diving",
        plays="minion, minion",
        deck_a=f"Ghost, {lowest}",
        deck_b="Ghost, Spirit",
        **more,
    )


def test_family_reunion_takes_a_minion_from_under_the_deck_after_its_player_plays_one_here() -> None:
    s = _reunion("Spirit")
    s.play("Sprout", at="Secret Grove")
    assert s.deck("A") == ["Ghost", "Spirit"]
    s.play("Sprout", at="Workshop")
    assert (s.deck("A")[:1], "Spirit" in s.hand("A")) == (["Ghost"], True)


def test_family_reunion_puts_any_other_card_on_top() -> None:
    s = _reunion("Zeppelin")
    s.play("Sprout", at="Workshop")
    assert (s.deck("A"), s.hand("A")) == (["Zeppelin", "Ghost"], ["Scrap Diving", "Sprout", "Sprout"])
    s.done()


def test_family_reunion_puts_a_foreign_card_on_top_of_its_owners_deck() -> None:
    s = _reunion("Zeppelin of B")
    s.play("Sprout", at="Workshop")
    assert (s.deck("A"), s.deck("B")) == (["Ghost"], ["Zeppelin", "Ghost", "Spirit"])
    s.done()


def test_family_reunion_does_not_answer_other_players() -> None:
    s = _reunion("Spirit", turn="B")
    s.play("Sprout", at="Workshop")
    assert (s.deck("A"), s.deck("B")) == (["Ghost", "Spirit"], ["Ghost", "Spirit"])
    s.done()


# ---- Granny's Purse


def _purse(top: str) -> Scenario:
    s = scene("Workshop", "Secret Grove", a="Granny's Purse, 2 Scrap Diving, Sprout", deck_a=f"{top}, Ghost")
    return s.play("Granny's Purse")


@pytest.mark.parametrize(("answer", "deck"), [("yes", ["Ghost"]), ("no", ["Zeppelin", "Ghost"])])
def test_grannys_purse_may_draw_an_action_and_gives_an_extra_one(answer: str, deck: list[str]) -> None:
    s = _purse("Zeppelin")
    expects(s, "A", "ask-draw-it", "yes", "no")
    s.choose(answer)
    assert (s.deck("A"), "Zeppelin" in s.hand("A")) == (deck, answer == "yes")
    s.play("Scrap Diving")
    assert s.why_not("Scrap Diving") == "why-no-slot"


def test_grannys_purse_puts_a_foreign_minion_under_its_owners_deck() -> None:
    s = scene("Workshop", "Secret Grove", a="Granny's Purse, Sprout", deck_a="Spirit of B, Ghost", deck_b="Sprout")
    s.play("Granny's Purse")
    assert (s.deck("A"), s.deck("B")) == (["Ghost"], ["Sprout", "Spirit"])
    s.done()


# ---- Hush, My Stories are On


def _hush(lowest: str, other: str = "Secret Grove") -> Scenario:
    s = scene("Workshop", other, a="Hush, My Stories are On, Sprout", deck_a=f"Ghost, {lowest}")
    return s.play("Hush, My Stories are On")


def test_hush_draws_the_lowest_card_and_a_minion_may_be_played_at_once_as_an_extra() -> None:
    s = _hush("Spectre")
    expects(s, "A", "ask-play-it", "yes", "no")
    assert s.hand("A") == ["Spectre", "Sprout"]
    s.choose("yes", "Secret Grove")
    assert (s.minions("Secret Grove"), s.deck("A"), s.why_not("Sprout")) == (["Spectre"], ["Ghost"], "")
    s.done()


def test_hush_never_forces_the_minion() -> None:
    s = _hush("Spectre")
    s.choose("no")
    assert (s.hand("A"), s.minions("Workshop")) == (["Spectre", "Sprout"], [])
    s.done()


def test_hush_gives_a_card_of_another_player_back_and_does_not_ask_where_nothing_can_be_played() -> None:
    s = _hush("Spectre of B")
    assert (s.hand("A"), s.hand("B"), s.prompt) == (["Sprout"], ["Ghost", "Spectre"], "ask-menu")
    s = scene("Tsar's Palace", a="Hush, My Stories are On, Steam Queen", deck_a="Spirit, Ghost")
    s.play("Hush, My Stories are On")
    assert s.hand("A") == ["Ghost", "Steam Queen"]
    s.done()


def test_hush_draws_an_action_without_playing_it() -> None:
    s = _hush("Zeppelin")
    assert (s.hand("A"), s.deck("A"), s.why_not("Zeppelin")) == (["Sprout", "Zeppelin"], ["Ghost"], "why-no-slot")
    s.done()


# ---- Knitting Circle


def test_knitting_circle_destroys_up_to_three_actions_and_draws_for_each() -> None:
    s = scene(
        "Workshop: A Ghost [Incorporeal], B Spirit [B Incorporeal] | A Zeppelin",
        "Secret Grove: | B Deep Roots, C Ornate Dome",
        a="Knitting Circle, Sprout",
        c="Ghost",
        deck_a="5 Mechanic",
    )
    s.play("Knitting Circle")
    expects(s, "A", "ask-destroy", "Incorporeal", "Incorporeal", "Zeppelin", "Deep Roots", "Ornate Dome", "done")
    s.choose("Zeppelin", "Deep Roots", "A Incorporeal")
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 3 [B Incorporeal]", "Secret Grove": "| C Ornate Dome"}
    assert (s.hand("A"), s.discard("B")) == (["Mechanic"] * 3 + ["Sprout"], ["Deep Roots"])
    s.done()


def test_knitting_circle_draws_only_for_what_was_destroyed() -> None:
    s = scene(
        "Workshop: B Steam Queen | A Zeppelin, B Deep Roots",  # she keeps cards of others off her player's actions
        "Secret Grove",
        a="Knitting Circle, Sprout",
        deck_a="5 Mechanic",
    )
    s.play("Knitting Circle").choose("Zeppelin", "Deep Roots")
    assert (s.hand("A"), s.actions("Workshop")) == (["Mechanic", "Sprout"], ["Deep Roots"])
    s.done()


def test_knitting_circle_may_leave_everything_as_it_is() -> None:
    s = scene("Workshop: | B Zeppelin", "Secret Grove", a="Knitting Circle, Sprout", deck_a="5 Mechanic")
    s.play("Knitting Circle").choose("done")
    assert (s.hand("A"), s.actions("Workshop")) == (["Sprout"], ["Zeppelin"])
    s.done()


# ---- Great Grandma


def _foresee(deck: str, named: str, end: str, **more: str) -> Scenario:
    s = scene("Workshop", "Secret Grove: A Ghost", a="Sprout", titans_a="Great Grandma", deck_a=deck, **more)
    s.choose("special Great Grandma")
    expects(s, "A", "ask-name-kind", "minion", "action")
    s.choose(named)
    expects(s, "A", "ask-top-or-bottom", "top", "bottom")
    return s.choose(end)


@pytest.mark.parametrize(
    ("deck", "named", "end"),
    [
        ("Ghost, Spirit, Zeppelin", "minion", "top"),
        ("Ghost, Spirit, Zeppelin, Insta-Grow", "action", "bottom"),
    ],
)
def test_great_grandma_comes_into_play_when_both_cards_are_of_the_named_kind(deck: str, named: str, end: str) -> None:
    s = _foresee(deck, named, end)
    expects(s, "A", "ask-play-titan", "Workshop", "Secret Grove", "pass")
    s.choose("Workshop")
    assert (titans(s), beside(s, "A")) == ({"Workshop": "A Great Grandma 0"}, {})
    assert ", ".join(s.deck("A")) == deck
    assert s.why_not("Sprout") == ""  # neither a minion nor an action
    s.done()


@pytest.mark.parametrize(
    ("deck", "named", "end"),
    [
        ("Ghost, Zeppelin, Spirit", "minion", "top"),
        ("Ghost, Zeppelin, Spirit", "action", "top"),
        ("Zeppelin, Insta-Grow, Spirit", "minion", "top"),
        ("Ghost, Spirit, Zeppelin", "minion", "bottom"),
        ("Ghost", "minion", "top"),
    ],
)
def test_great_grandma_stays_beside_the_deck_otherwise_and_tries_once_a_turn(deck: str, named: str, end: str) -> None:
    s = _foresee(deck, named, end)
    assert (titans(s), beside(s, "A")) == ({}, {"Great Grandma": 0})
    assert ", ".join(s.deck("A")) == deck
    refuses(s, "special Great Grandma")
    s.done()


def test_great_grandma_may_be_left_beside_the_deck_but_is_not_kept_for_later() -> None:
    s = _foresee("Ghost, Spirit", "minion", "top")
    s.choose("pass")
    assert (titans(s), beside(s, "A")) == ({}, {"Great Grandma": 0})
    refuses(s, "special Great Grandma")
    s.done()


def test_great_grandma_cannot_be_played_next_to_another_titan_of_her_player() -> None:
    s = scene("Workshop", "Secret Grove", a="Sprout", titans_a="Great Grandma", deck_a="2 Ghost")
    s = under(s, "Workshop", "titan: A Helicoprion")
    refuses(s, "special Great Grandma")
    s = scene("Workshop", "Secret Grove", a="Sprout", titans_a="Great Grandma", deck_a="2 Ghost")
    s = under(s, "Workshop", "titan: B Helicoprion")
    s.choose("special Great Grandma")
    assert s.prompt == "ask-name-kind"


def _great(deck: str, a: str = "Sprout, Granny's Purse, Grandma", **more: str) -> Scenario:
    s = scene("Workshop: A Granny, B Spirit", "Secret Grove: A Ghost, B Granny", a=a, deck_a=deck, **more)
    return under(s, "Workshop", "titan: A Great Grandma")


def test_great_grandma_may_give_a_minion_power_each_time_her_player_looks_or_reveals() -> None:
    s = _great("Zeppelin, Spirit, Mechanic")
    s.talent("A Granny").choose("top")
    expects(s, "A", "ask-power", "Granny", "Ghost", "pass")
    s.choose("Ghost").play("Granny's Purse").choose("no", "Ghost")
    s.play("Grandma", at="Secret Grove").choose("top")
    expects(s, "A", "ask-power", "Granny", "Ghost", "Grandma", "pass")
    s.choose("pass")
    assert board(s) == {"Workshop": "A Granny 4, B Spirit 3", "Secret Grove": "A Ghost 4, A Grandma 2, B Granny 4"}
    s.done()


def test_great_grandmas_power_ends_with_the_turn_and_does_not_come_from_others_looking() -> None:
    s = _great("Zeppelin, Spirit, Mechanic, Ghost", b="Granny's Purse, Sprout", deck_b="4 Ghost")
    s.talent("A Granny").choose("top", "A Granny")
    assert s.power("A Granny") == 5
    s.end_turn()
    assert s.power("A Granny") == 4
    s.talent("Granny").choose("top")
    assert (s.asked, s.prompt) == ("B", "ask-menu")


@pytest.mark.parametrize("lowest", ["Zeppelin", "Guide"])
def test_great_grandmas_talent_leaves_what_is_no_minion_of_power_3_or_less(lowest: str) -> None:
    s = _great(f"Ghost, {lowest}")
    s.talent("Great Grandma").choose("pass")
    assert (s.deck("A"), s.minions("Workshop")) == (["Ghost", lowest], ["Granny", "Spirit"])
    s.done()


def test_great_grandmas_talent_may_play_a_small_minion_from_under_the_deck_here() -> None:
    s = _great("Ghost, Crypt Looter")
    s.talent("Great Grandma")
    expects(s, "A", "ask-play-it", "yes", "no")
    s.choose("yes")
    expects(s, "A", "ask-power", "Granny", "Crypt Looter", "Ghost", "pass")  # she revealed a card
    s.choose("Crypt Looter")
    assert board(s)["Workshop"] == "A Crypt Looter 4, A Granny 4, B Spirit 3"
    assert (s.deck("A"), s.why_not("Sprout")) == (["Ghost"], "")
    refuses(s, "talent Great Grandma")
    s.done()


def test_great_grandmas_talent_leaves_a_minion_that_cannot_be_played_here() -> None:
    s = scene("Tsar's Palace: A Steam Queen", "Workshop", a="Sprout", deck_a="Spirit, Ghost")
    s = under(s, "Tsar's Palace", "titan: A Great Grandma")
    s.talent("Great Grandma").choose("pass")
    assert (s.deck("A"), board(s)["Workshop"]) == (["Spirit", "Ghost"], "")
    s.done()


def test_great_grandmas_talent_never_forces_the_extra_minion() -> None:
    s = _great("Ghost, Crypt Looter")
    s.talent("Great Grandma").choose("no", "pass")
    assert s.deck("A") == ["Ghost", "Crypt Looter"]
    s.done()


def test_what_is_put_away_one_after_the_other_is_counted() -> None:
    s = scene("Workshop", "The Greenhouse", a="Attic Treasures, Ghost, Spirit, Sprout, Mako", deck_a="4 Ghost")
    s.play("Attic Treasures")
    for nth in (1, 2, 3):
        assert (s.choice.prompt.args["nth"], s.choice.prompt.args["count"]) == (nth, 3)
        s.choose(s.options[0])
    assert s.prompt == "ask-menu"
    assert s.choice.prompt.args["nth"] == 0
