"""«Контролировать», «Владелец», «Влиять», «Перенести»: whose a card is, and what reaches it."""

from __future__ import annotations

import pytest

from smashup.helpers import board, expects, scene

pytestmark = pytest.mark.usefixtures("toys")


def test_who_plays_a_card_controls_it() -> None:
    """«Контролировать»."""
    s = scene("Workshop", "Toy Valley", a="Toy Three of B, Zeppelin of B")
    s.play("Toy Three", at="Workshop").play("Zeppelin", at="Workshop")
    assert (s.controller("Toy Three"), s.controller("Zeppelin")) == ("A", "A")


def test_controlling_a_minion_does_not_give_control_of_the_actions_on_it() -> None:
    """«Контролировать»: but their abilities go on."""
    s = scene(
        "Workshop: A Spirit of B [A Make Contact, B Choking Vines]", "Toy Valley", turn="B start", b="Ghost", a="Ghost"
    )
    assert s.discard("B") == ["Choking Vines", "Spirit"]  # B's start of turn: B's vines destroyed it


def test_the_controller_uses_talents_and_ongoing_abilities() -> None:
    """«Контролировать»: as if you had played it."""
    s = scene(
        "Workshop: A Venus Man Trap of B [Make Contact]",
        "Toy Valley",
        a="Ghost",
        deck_a="Sprout",
        deck_b="Captain Ahab",
    )
    s.talent("Venus Man Trap")
    assert board(s)["Workshop"] == "A Sprout 2, A Venus Man Trap 5 [A Make Contact]"


def test_the_newest_claim_without_a_term_ends_the_older_one() -> None:
    """«Контролировать» (to control); «Всё остальное» (WWT): until it comes under somebody's control again."""
    s = scene(
        "Workshop: B Spirit of C [B Make Contact]",
        "Toy Valley: A Venus Man Trap",
        a="Make Contact",
        b="Bear Necessities, Ghost",
        c="Ghost",
    )
    s.play("Make Contact").choose("Spirit")
    assert s.controller("Spirit") == "A"
    s.end_turn()
    s.play("Bear Necessities").choose("Make Contact #2")
    assert s.discard("A") == ["Make Contact"]
    assert s.controller("Spirit") == "C"  # nobody's claim is left, so the owner's


def test_control_with_a_term_falls_back_on_the_older_claim() -> None:
    """«Контролировать» (to control)."""
    s = scene("Workshop: C Spirit of B [Make Contact]", "Toy Valley", a="Toy Lure, Ghost", c="Ghost")
    s.play("Toy Lure")
    assert s.controller("Spirit") == "A"
    s.end_turn()
    assert s.controller("Spirit") == "C"


def test_a_claim_that_ends_while_a_term_runs_leaves_the_owner_afterwards() -> None:
    """«Контролировать» (to control)."""
    s = scene(
        "Workshop: C Spirit of B [Make Contact]",
        "Toy Valley",
        plays="action, action, minion",
        a="Toy Lure, Bear Necessities, Ghost",
        c="Ghost",
    )
    s.play("Toy Lure").play("Bear Necessities")
    assert s.controller("Spirit") == "A"
    s.end_turn()
    assert s.controller("Spirit") == "B"


def test_what_leaves_play_goes_to_its_owner() -> None:
    """«Сбросить»; «Вернуть» (to discard, to return)."""
    s = scene("Workshop: A Spirit of B [Make Contact]", "Toy Valley", a="Toy Recall, Ghost")
    s.play("Toy Recall")
    assert (s.hand("B"), s.discard("A")) == (["Ghost", "Spirit"], ["Make Contact", "Toy Recall"])


def test_returning_discards_what_was_on_the_card_each_to_its_owner() -> None:
    """«Вернуть»."""
    s = scene(
        "Workshop: B Spirit [A Choking Vines, B Toy Gag]", "Toy Valley", turn="B", a="Ghost", b="Toy Recall, Ghost"
    )
    s.play("Toy Recall")
    assert (s.discard("A"), s.discard("B")) == (["Choking Vines"], ["Toy Gag", "Toy Recall"])
    assert s.hand("B") == ["Ghost", "Spirit"]


def test_shuffling_in_goes_to_the_owners_deck() -> None:
    """rules-decisions, foreign cards."""
    s = scene(
        "Workshop: A Spirit of B [Make Contact]", "Toy Valley", a="Toy Blend, Ghost", deck_a="Sprout", deck_b="Sprout"
    )
    s.play("Toy Blend")
    assert (s.deck("A"), sorted(s.deck("B"))) == (["Sprout"], ["Spirit", "Sprout"])


def test_a_seen_foreign_card_discarded_from_hand_goes_to_its_owners_pile() -> None:
    """«Всё остальное» (WWT, all the rest)."""
    s = scene("Workshop", "Toy Valley", a="Ghost, Spirit of B, Insta-Grow")
    s.play("Ghost", at="Workshop").choose("Spirit")
    assert (s.discard("A"), s.discard("B")) == ([], ["Spirit"])


def test_moving_keeps_everything_on_the_minion() -> None:
    """«Переместить» (WWT)."""
    s = scene("Workshop: A Spirit +2 [Incorporeal, B Choking Vines]", "Toy Valley", a="Bear Rides You, Ghost")
    s.play("Bear Rides You")
    assert s.counters("Spirit") == 2
    assert "Incorporeal" in s.attached("Spirit")
    assert s.where("Spirit") == "Toy Valley"


def test_a_transferred_action_keeps_its_controller_and_works_on_its_new_host() -> None:
    """«Перенести»: it is not played."""
    s = scene("Workshop: B Spirit [A Choking Vines]", "Toy Valley: B Mechanic", a="Toy Shift, Ghost", b="Ghost")
    s.play("Toy Shift")
    assert board(s) == {"Workshop": "B Spirit 3", "Toy Valley": "B Mechanic 4 [A Choking Vines]"}
    s.end_turn().end_turn()
    assert (s.asked, s.discard("B")) == ("A", ["Mechanic"])


def test_transferring_make_contact_moves_the_control() -> None:
    """«Перенести» (to transfer): you control the minion it is on."""
    s = scene("Workshop: A Spirit of B [Make Contact]", "Toy Valley: B Mechanic", a="Toy Shift, Ghost")
    s.play("Toy Shift")
    assert (s.controller("Spirit"), s.controller("Mechanic")) == ("B", "A")


def test_a_protected_action_cannot_be_transferred() -> None:
    """«Влиять»: transferring affects."""
    s = scene("Workshop: B Spirit [Toy Gag], B Steam Queen", "Toy Valley: A Ghost", a="Toy Shift, Ghost")
    s.play("Toy Shift").choose("A Ghost")
    assert s.attached("Spirit") == ["Toy Gag"]


@pytest.mark.parametrize("card", ["Toy Strike", "Toy Recall", "Toy Blend", "Toy Mute", "Toy Lure", "Toy Counters"])
def test_a_minion_not_affected_by_cards_of_others_is_reached_by_none_of_the_verbs(card: str) -> None:
    """«Влиять» (WWT): remove, return, move, change power or controller, cancel."""
    s = scene("Workshop: B Polar Commando [Incorporeal]", "Toy Valley", a=f"{card}, Ghost", deck_a="Sprout")
    s.play(card)
    assert board(s)["Workshop"] == "B Polar Commando 6 [B Incorporeal]"
    assert s.counters("Polar Commando") == 0
    s.done()


def test_attachments_fall_off_as_soon_as_their_host_becomes_immune() -> None:
    """rules-decisions, actions of players a minion becomes immune to: here its controller's hand shrinks to two."""
    s = scene(
        "Workshop: B Haunting [A Choking Vines]", "Toy Valley", turn="B", a="Ghost", b="Insta-Grow, Ghost, Spirit"
    )
    s.play("Insta-Grow")
    assert (s.attached("Haunting"), s.discard("A")) == ([], ["Choking Vines"])


def test_having_a_minion_at_a_base_means_controlling_it() -> None:
    """«Контролировать»: your card at a base is one you control."""
    s = scene("Workshop: A Spirit of B [Make Contact] | B Aggromotive, A Aggromotive", "Toy Valley", a="Ghost")
    assert (s.total("A", "Workshop"), s.total("B", "Workshop")) == (8, 0)


def test_each_player_is_asked_about_what_they_control() -> None:
    """«Контролировать»: Bear Hug looks at control."""
    s = scene("Workshop: A Ghost of B [Make Contact], B Spirit", "Toy Valley", a="Bear Hug, Sprout")
    s.play("Bear Hug")
    assert board(s)["Workshop"] == "A Ghost 2 [A Make Contact]"


def test_a_base_is_nobodys_card() -> None:
    """«Влиять»: bases are no other player's cards, so protection from players does not cover them."""
    s = scene("Haunted House", "Toy Valley: A Ghost [Incorporeal]", a="Steam Man, Scrap Diving, Sprout")
    s.play("Steam Man", at="Haunted House")
    expects(s, "A", "ask-discard", "Scrap Diving", "Sprout")
