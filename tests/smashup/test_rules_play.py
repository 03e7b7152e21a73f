"""«Порядок розыгрыша карты», «Сыграть», «Добавочные карты», «Чтобы», «Всё остальное»: playing cards."""

from __future__ import annotations

import pytest

from smashup.helpers import board, expects, pay, refuses, scene

pytestmark = pytest.mark.usefixtures("toys")


def test_a_card_resolves_completely_before_anything_reacts() -> None:
    """«Порядок розыгрыша карты» (how a card is played), step 1: Haunted House waits until Commission has ended."""
    s = scene("Haunted House: B Spirit", "Workshop", a="Commission, Steam Man, Scrap Diving, Ghost")
    s.play("Commission").choose("Steam Man", "Haunted House")
    # The move of Commission came first, without a question; now the base asks.
    assert board(s) == {"Haunted House": "A Steam Man 3", "Workshop": "B Spirit 3"}
    expects(s, "A", "ask-discard", "Scrap Diving", "Ghost")


def test_an_action_is_in_no_pile_while_it_resolves() -> None:
    """«Порядок розыгрыша карты», step 4: discarded last, so Scrap Diving cannot fetch itself."""
    s = scene("Workshop", "Toy Valley", a="Scrap Diving, Steam Man", discard_a="Zeppelin, Insta-Grow")
    s.play("Scrap Diving")
    expects(s, "A", "ask-to-hand", "Zeppelin", "Insta-Grow")
    assert s.game.view(1)["players"][0]["resolving"] == ["scrap_diving"]


def test_what_it_triggers_comes_before_the_action_is_discarded() -> None:
    """«Порядок розыгрыша карты», steps 2 to 4."""
    s = scene("Haunted House", "Workshop: A Ghost", a="Commission, Steam Man, Sprout, Spirit")
    s.play("Commission").choose("Steam Man", "Haunted House")
    assert (s.prompt, s.discard("A"), s.where("Commission")) == ("ask-discard", [], "limbo")
    s.choose("Sprout")
    assert s.discard("A") == ["Commission", "Sprout"]
    s.done()


def test_triggers_wait_until_destroy_all_is_over() -> None:
    """«Уничтожить» (to destroy): not in the middle of "destroy all"."""
    s = scene(
        "Field of Honor: B Toy Martyr, B Toy Mourner, B Toy Martyr",
        "Workshop",
        a="Toy Storm, Steam Man",
        deck_b="9 Sprout",
    )
    s.play("Toy Storm").choose("Field of Honor")
    while s.prompt == "ask-order":
        assert s.minions("Field of Honor") == []
        s.choose(s.options[0] + " #1")
    # Each martyr draws one, the mourner saw two others go with it.
    assert (len(s.hand("B")), s.points("A")) == (1 + 2 + 2, 1)
    s.done()


def test_one_trigger_ends_before_the_next_begins() -> None:
    """Two triggers' questions do not interleave."""
    s = scene("Haunted House: A Toy Greeter", "Workshop", a="Ghost, Scrap Diving, Sprout", deck_a="Spirit")
    s.play("Ghost", at="Haunted House").choose("pass", "Haunted House")
    expects(s, "A", "ask-discard", "Scrap Diving", "Sprout")
    s.choose("Sprout")
    assert s.hand("A") == ["Scrap Diving", "Spirit"]
    s.done()


def test_a_trigger_whose_source_left_play_meanwhile_is_lost() -> None:
    """«После»; «Порядок розыгрыша карты», step 2: cards in play."""
    s = scene("Workshop: B Cub Scout | B High Ground", "Toy Valley: A Ghost", a="Bear Rides You, Steam Man", turn="A")
    s.play("Bear Rides You")
    expects(s, "A", "ask-order", "Cub Scout", "High Ground")
    s.choose("High Ground")
    assert s.discard("A") == ["Bear Rides You", "Ghost"]
    s.done()


def test_a_minion_that_moves_is_not_played() -> None:
    """«Следи за руками!»: no on-play text, no trigger for plays."""
    s = scene("Haunted House", "Workshop: A Ghost", a="Bear Rides You, Scrap Diving, Steam Man")
    s.play("Bear Rides You")
    assert (s.minions("Haunted House"), s.hand("A")) == (["Ghost"], ["Scrap Diving", "Steam Man"])
    s.done()


def test_a_card_placed_in_hand_is_not_played() -> None:
    """«Сыграть»: placing and returning are no plays."""
    s = scene("Workshop: A Ghost", "Toy Valley", a="Toy Recall, Steam Man")
    s.play("Toy Recall")
    assert s.hand("A") == ["Ghost", "Steam Man"]
    s.done()


def test_a_card_may_be_played_without_effect() -> None:
    """«Всё остальное» (all the rest): even if nothing comes of it."""
    s = scene(
        "Workshop",
        "Toy Valley",
        a="Toy Strike, Bear Hug, You're Screwed, Steam Man",
        plays="action, action, action, minion",
        deck_a="Sprout",
    )
    s.play("Toy Strike").play("Bear Hug").play("You're Screwed")
    assert s.discard("A") == ["Bear Hug", "Toy Strike", "You're Screwed"]
    assert s.hand("A") == ["Sprout", "Steam Man"]


def test_without_may_it_must_be_done_even_to_ones_own_loss() -> None:
    """«Всё остальное»: one must, even if it hurts."""
    s = scene("Workshop: A Steam Queen", "Toy Valley", a="Toy Strike, Ghost", deck_a="Sprout")
    s.play("Toy Strike")
    assert s.discard("A") == ["Steam Queen", "Toy Strike"]


def test_may_can_be_declined() -> None:
    """«Всё остальное»: may."""
    s = scene("Workshop", "Toy Valley", a="Ghost, Scrap Diving")
    s.play("Ghost", at="Workshop")
    assert "pass" in s.options


def test_any_number_may_be_none_and_all_may_be_nobody() -> None:
    """«Всё остальное»: any number; all."""
    s = scene(
        "Workshop",
        "Toy Valley",
        a="Across the Divide, Toy Storm, Steam Man",
        plays="action, action, minion",
        discard_a="2 Ghost",
    )
    s.play("Across the Divide").choose("done")
    s.play("Toy Storm").choose("Workshop")
    assert s.discard("A") == ["Across the Divide", "Ghost", "Ghost", "Toy Storm"]


def test_so_that_needs_the_first_half_to_have_happened() -> None:
    """«Чтобы» (so that)."""
    s = scene("Workshop: B Ghost [Incorporeal]", "Toy Valley", a="Toy Deal, Steam Man", deck_a="2 Sprout")
    s.play("Toy Deal")
    assert (s.hand("A"), s.minions("Workshop")) == (["Steam Man"], ["Ghost"])
    s = scene("Workshop: B Ghost", "Toy Valley", a="Toy Deal, Steam Man", deck_a="2 Sprout")
    s.play("Toy Deal")
    assert s.hand("A") == ["Sprout", "Sprout", "Steam Man"]


def test_so_that_replaced_is_not_done() -> None:
    """«Чтобы»: a minion that escaped to hand was not destroyed."""
    s = scene("Workshop: B Ghost | B Escape Hatch", "Toy Valley", a="Toy Deal, Steam Man", deck_a="2 Sprout")
    s.play("Toy Deal")
    assert (s.hand("A"), s.hand("B")) == (["Steam Man"], ["Ghost", "Ghost"])


def test_a_requirement_is_paid_in_full_or_not_at_all() -> None:
    """«Чтобы»: Spirit's price."""
    s = scene("Workshop: B Spirit", "Toy Valley", a="Spirit, 3 Sprout, Scrap Diving")
    s.play("Spirit", at="Workshop").choose("B Spirit", "yes")
    refuses(s, "done", "pass")
    pay(s, "Sprout")
    assert (s.discard("A"), s.discard("B")) == (["Sprout"] * 3, ["Spirit"])


def test_who_forbids_beats_who_allows() -> None:
    """«Всё остальное»: the prohibiting card wins, also over an extra play just for that place."""
    s = scene("Secret Grove: | B Toy Wall", "Toy Valley", plays="action", a="Sprout, Scrap Diving")
    assert (s.why_not("Sprout"), s.why_not_at("Sprout", "Secret Grove")) == ("why-forbidden", "card-toy_wall")
    refuses(s, "play Sprout")


def test_a_card_beats_the_rules() -> None:
    """«Всё остальное»: more plays than the rules allow, and from the discard pile."""
    s = scene("Secret Grove", "Toy Valley", a="Sprout, Scrap Diving", discard_a="Spectre")
    s.play("Sprout", at="Secret Grove").play("Spectre", at="Toy Valley")
    assert board(s) == {"Secret Grove": "A Sprout 2", "Toy Valley": "A Spectre 5"}


def test_an_extra_play_fills_the_narrowest_slot_first() -> None:
    """«Добавочные карты»: restricted ones may be kept, too."""
    s = scene("Secret Grove", "Toy Valley", a="2 Sprout, Steam Man, Scrap Diving")
    s.play("Sprout", at="Secret Grove")
    assert s.why_not("Steam Man") == ""


def test_several_cards_grant_several_extras() -> None:
    """«Добавочные карты»: each is one more card of its kind."""
    s = scene("Toy Meadow", "Toy Valley", plays="action, action, minion", a="2 Insta-Grow, 4 Toy One")
    s.play("Insta-Grow").play("Insta-Grow")
    for _ in range(3):
        s.play("Toy One", at="Toy Valley")
    assert s.minions("Toy Valley") == ["Toy One"] * 3
    assert s.asked == "B"


def test_an_extra_play_is_never_forced() -> None:
    """«Всё остальное» (WWT, all the rest)."""
    s = scene("Toy Meadow", "Toy Valley", a="Commission, Steam Man")
    s.play("Commission")
    assert "pass" in s.options


def test_an_action_on_a_minion_needs_a_minion() -> None:
    """«Как сыграть действие»."""
    s = scene("Workshop", "Toy Valley", a="Choking Vines, Steam Man")
    assert s.why_not("Choking Vines") == "why-no-target"


def test_cards_from_hand_answer_one_at_a_time_clockwise_from_the_current_player() -> None:
    """«Порядок розыгрыша карты», step 3; «Я первый!»."""
    s = scene(
        "Toy Meadow: A Toy Four, B Toy Three",
        "Toy Valley",
        turn="B score",
        a="Toy Guest",
        b="Toy Guest",
        c="Toy Guest",
        deck_b="4 Ghost",
        base_deck="Toy Hill",
    )
    asked = []
    while s.prompt == "ask-special":
        asked.append(s.asked)
        s.choose("special Toy Guest")
    assert asked[:3] == ["B", "C", "A"]


def test_the_source_of_a_refusal_is_named() -> None:
    """Every refusal carries a reason a person understands."""
    s = scene("The Dread Gazebo", a="Zeppelin, Steam Man")
    (refused,) = s.game.view(0)["refused"]
    assert (refused["card"], refused["why"]["id"]) == ("zeppelin", "why-forbidden")
    assert refused["why"]["args"]["card"]["id"] == "card-the_dread_gazebo"


def test_an_empty_choice_is_never_asked_and_a_single_forced_one_is_taken_silently() -> None:
    """One question, one answer."""
    s = scene("Workshop: B Ghost", "Toy Valley", a="Bear Cavalry, Scrap Diving")
    s.play("Bear Cavalry", at="Workshop")
    assert board(s)["Toy Valley"] == "B Ghost 2"
    s.done()
