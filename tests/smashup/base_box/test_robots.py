"""«Роботы», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told

PRINTED = {
    "Nukebot": (1, 5),
    "Warbot": (2, 4),
    "Hoverbot": (3, 3),
    "Zapbot": (4, 2),
    "Microbot Alpha": (1, 1),
    "Microbot Archive": (1, 1),
    "Microbot Fixer": (2, 1),
    "Microbot Guard": (2, 1),
    "Microbot Reclaimer": (2, 1),
    "Tech Center": (2, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["robots"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


def test_nukebot_takes_the_minions_of_others_at_its_base_with_it_but_not_warbot_ruling_513() -> None:
    s = scene(
        "Workshop: A Nukebot, A Ghost, B Mechanic, B Warbot, C Sprout",
        "Inventor's Salon: B Ghost, C Ghost",
        a="Powderkeg, Water Lily",
        c="Ghost",
    )
    s.play("Powderkeg").choose("Ghost")
    assert s.minions("Workshop") == ["Mechanic", "Nukebot", "Warbot"]  # Nukebot is too strong for that
    s = scene(
        "Workshop: A Nukebot, A Steam Queen +1, B Mechanic, B Warbot, C Steam Queen +2",
        "Inventor's Salon: B Ghost, C Ghost",
        a="Powderkeg, Water Lily",
        c="Ghost",
    )
    s.play("Powderkeg").choose("Nukebot")
    assert board(s) == {
        "Workshop": "A Steam Queen 6, B Warbot 4",
        "Inventor's Salon": "B Ghost 2, C Ghost 2",
    }
    assert (s.discard("B"), s.discard("C")) == (["Mechanic"], ["Steam Queen"])
    s.done()


def test_nukebot_destroyed_by_another_player_explodes_for_the_one_who_controlled_it() -> None:
    s = scene(
        "Field of Honor: B Nukebot of A [Make Contact], B Steam Queen, A Mechanic, C Ghost, C Warbot",
        "Workshop",
        a="Bear Hug, Water Lily",
        c="Zeppelin",
    )
    s.play("Bear Hug").choose("Nukebot", "Nukebot", "Field of Honor #1")
    assert board(s)["Field of Honor"] == "B Steam Queen 5, C Warbot 4"
    assert [s.points(seat) for seat in "ABC"] == [0, 2, 1]  # B for Nukebot, and for what it took along


def test_nukebot_does_not_explode_when_it_returns_to_hand() -> None:
    s = scene("Workshop: A Nukebot, B Ghost", "Inventor's Salon", a="Beam Up, Water Lily")
    s.play("Beam Up").choose("Nukebot")
    assert board(s)["Workshop"] == "B Ghost 2"


def test_warbot_cannot_be_destroyed_by_anybody_but_moved_and_returned() -> None:
    s = scene(
        "Workshop: A Warbot, A Ghost, B Warbot",
        "Inventor's Salon",
        plays="action, action",
        a="Powderkeg, Invasion, Beam Up",
    )
    s.play("Powderkeg").choose("A Warbot")
    assert board(s)["Workshop"] == "A Warbot 4, B Warbot 4"
    s.play("Invasion").choose("B Warbot")
    assert board(s)["Inventor's Salon"] == "B Warbot 4"
    assert [line["card"] for line in told(s, "log-protected")] == ["warbot", "warbot"]


def test_hoverbot_reveals_the_top_card_and_may_play_a_minion_at_once_ruling_525() -> None:
    s = scene("Workshop", "Inventor's Salon", a="Hoverbot, Zeppelin", deck_a="Hoverbot, Steam Man, Ghost")
    s.play("Hoverbot", at="Workshop")
    expects(s, "A", "ask-play-it", "yes", "no")
    s.choose("yes", "Inventor's Salon")  # and that one sees the next card
    expects(s, "A", "ask-play-it", "yes", "no")
    s.choose("no")
    assert board(s) == {"Workshop": "A Hoverbot 3", "Inventor's Salon": "A Hoverbot 3"}
    assert s.deck("A") == ["Steam Man", "Ghost"]
    assert [line["cards"] for line in told(s, "log-reveal")] == [["hoverbot"], ["steam_man"]]
    s.done()


def test_hoverbot_leaves_an_action_on_the_deck() -> None:
    s = scene("Workshop", "Inventor's Salon", a="Hoverbot, Zeppelin", deck_a="Tech Center, Ghost")
    s.play("Hoverbot", at="Workshop")
    assert (s.deck("A"), told(s, "log-reveal")) == (["Tech Center", "Ghost"], [{"seat": 0, "cards": ["tech_center"]}])
    s.done()


def test_hoverbot_offers_one_particular_card_which_no_other_may_replace_ruling_709() -> None:
    s = scene(
        "Workshop: | A They're Coming To Get You",
        "Inventor's Salon",
        a="Hoverbot, Zeppelin",
        deck_a="Ghost, Sprout",
        discard_a="Steam Queen",
    )
    s.play("Hoverbot", at="Workshop")
    expects(s, "A", "ask-play-it", "yes", "no")
    s.choose("no")
    refuses(s, "play Steam Queen")
    assert (s.deck("A"), s.discard("A")) == (["Ghost", "Sprout"], ["Steam Queen"])


def test_zapbot_gives_an_extra_minion_of_power_2_or_less_that_may_wait_ruling_529() -> None:
    s = scene(
        "Workshop", "Inventor's Salon", plays="minion, minion, action", a="Zapbot, 2 Steam Man, 2 Sprout, Zeppelin"
    )
    s.play("Zapbot", at="Workshop")
    s.play("Steam Man", at="Workshop")  # the regular play first
    refuses(s, "play Steam Man")  # too strong for the extra one
    s.play("Sprout", at="Inventor's Salon")
    refuses(s, "play Sprout")
    assert (s.minions("Workshop"), s.minions("Inventor's Salon")) == (["Steam Man", "Zapbot"], ["Sprout"])


def test_microbot_alpha_makes_all_own_minions_microbots_ruling_537() -> None:
    s = scene(
        "Workshop: A Microbot Alpha, B Microbot Guard, B Steam Queen",
        "Inventor's Salon: A Steam Queen",
        "The Deep: A Microbot Fixer",
        a="Zeppelin",
    )
    assert board(s) == {
        "Workshop": "A Microbot Alpha 4, B Microbot Guard 1, B Steam Queen 5",
        "Inventor's Salon": "A Steam Queen 6",
        "The Deep": "A Microbot Fixer 2",
    }


def test_microbot_alpha_cancelled_makes_nobody_a_microbot() -> None:
    s = scene(
        "Workshop: A Microbot Alpha [B Cuddle], A Steam Queen",
        "The Deep: A Microbot Fixer, A Microbot Guard",
        a="Zeppelin",
    )
    assert board(s) == {
        "Workshop": "A Microbot Alpha 2 [B Cuddle], A Steam Queen 5",
        "The Deep": "A Microbot Fixer 2, A Microbot Guard 2",
    }


def test_microbot_archive_draws_for_each_own_microbot_that_is_destroyed() -> None:
    s = scene(
        "Workshop: B Microbot Archive, B Zapbot",
        "Inventor's Salon: B Microbot Guard, B Zapbot, A Ghost, A Microbot Guard",
        a="Broadside, Water Lily",
        b="Ghost",
        deck_b="4 Zeppelin",
    )
    s.play("Broadside").choose("seat:1")
    assert s.discard("B") == ["Microbot Guard", "Zapbot"]
    assert s.hand("B") == ["Ghost", "Zeppelin"]  # for the Guard, not for the Zapbot
    s.done()


def test_microbot_archive_does_not_mind_the_microbots_of_others_nor_what_returns() -> None:
    s = scene(
        "Workshop: B Microbot Archive, B Microbot Guard, A Microbot Guard",
        "Inventor's Salon",
        plays="action, action",
        a="Broadside, Beam Up",
        b="Ghost",
        deck_b="4 Zeppelin",
    )
    s.play("Broadside").choose("seat:0")
    s.play("Beam Up").choose("Microbot Guard")
    assert (s.hand("B"), s.deck("B")[:1]) == (["Ghost", "Microbot Guard"], ["Zeppelin"])


def test_microbot_archive_beside_alpha_draws_for_any_minion_ruling_541() -> None:
    s = scene(
        "Workshop: B Microbot Archive, B Microbot Alpha",
        "Inventor's Salon: B Zapbot, A Ghost",
        a="Broadside, Water Lily",
        b="Ghost",
        deck_b="4 Zeppelin",
    )
    s.play("Broadside").choose("seat:1")
    assert (s.discard("B"), s.hand("B")) == (["Zapbot"], ["Ghost", "Zeppelin"])


def test_microbot_archive_counts_itself_and_what_falls_with_it_ruling_545() -> None:
    s = scene(
        "Workshop: B Microbot Archive", "Inventor's Salon", a="Bear Hug, Water Lily", b="Ghost", deck_b="4 Zeppelin"
    )
    s.play("Bear Hug")
    assert (s.discard("B"), s.hand("B")) == (["Microbot Archive"], ["Ghost", "Zeppelin"])
    s = scene(
        "Workshop: B Microbot Archive, B Microbot Guard, B Zapbot, A Ghost",
        "Inventor's Salon",
        a="Broadside, Water Lily",
        b="Ghost",
        deck_b="4 Zeppelin",
    )
    s.play("Broadside").choose("seat:1")
    assert s.hand("B") == ["Ghost", "Zeppelin", "Zeppelin"]  # two Microbots


def test_microbot_archive_draws_for_those_who_fall_together_with_alpha() -> None:
    s = scene(
        "Workshop: B Microbot Archive, A Steam Queen [B Incorporeal]",
        "Inventor's Salon: B Microbot Alpha, B Zapbot, A Steam Man",
        a="Powderkeg, Water Lily",
        b="Ghost",
        deck_b="4 Zeppelin",
    )
    s.play("Powderkeg").choose("Steam Man")
    assert (s.discard("B"), s.hand("B")) == (["Microbot Alpha", "Zapbot"], ["Ghost", "Zeppelin", "Zeppelin"])


@pytest.mark.parametrize("bot", ["Microbot Fixer", "Microbot Reclaimer"])
def test_microbot_fixer_and_reclaimer_give_an_extra_minion_if_they_are_the_first_of_the_turn(bot: str) -> None:
    s = scene("Workshop", "Inventor's Salon", a=f"{bot}, 2 Mechanic, Tech Center")
    s.play(bot, at="Workshop").play("Mechanic", at="Workshop")
    refuses(s, "play Mechanic")
    assert s.minions("Workshop") == ["Mechanic", bot]


@pytest.mark.parametrize("bot", ["Microbot Fixer", "Microbot Reclaimer"])
def test_microbot_fixer_and_reclaimer_as_the_second_minion_give_none_ruling_533(bot: str) -> None:
    s = scene(
        "Workshop: A Microbot Guard",
        "Inventor's Salon",
        plays="minion, minion, action",
        a=f"{bot}, Steam Man, Sprout, Tech Center",
        discard_a="Microbot Alpha",
        deck_a="Ghost",
    )
    s.play("Steam Man", at="Workshop").play(bot, at="Workshop")
    if bot == "Microbot Reclaimer":
        s.choose("Microbot Alpha")
    refuses(s, "play Sprout")
    fixed = bot == "Microbot Fixer"
    assert (s.power("Microbot Guard"), sorted(s.deck("A"))) == (
        2 if fixed else 1,
        ["Ghost"] if fixed else ["Ghost", "Microbot Alpha"],
    )


def test_microbot_fixer_strengthens_own_microbots_everywhere_twice_if_there_are_two() -> None:
    s = scene(
        "Workshop: A Microbot Fixer, A Zapbot, B Microbot Guard",
        "Inventor's Salon: A Microbot Fixer, A Microbot Guard",
        a="Zeppelin",
    )
    assert board(s) == {
        "Workshop": "A Microbot Fixer 3, A Zapbot 2, B Microbot Guard 1",
        "Inventor's Salon": "A Microbot Fixer 3, A Microbot Guard 3",
    }


def test_microbot_guard_must_destroy_a_minion_with_less_power_than_own_minions_there() -> None:
    s = scene(
        "Workshop: A Steam Man, B Sprout, B Steam Man, C Microbot Guard",
        "Inventor's Salon: B Sprout, A Mechanic",
        a="Microbot Guard, Tech Center",
        c="Ghost",
    )
    s.play("Microbot Guard", at="Workshop")
    expects(s, "A", "ask-destroy", "Microbot Guard", "Microbot Guard")  # two minions: power 1 or less, itself included
    s.choose("C Microbot Guard")
    assert board(s) == {
        "Workshop": "A Microbot Guard 1, A Steam Man 3, B Sprout 2, B Steam Man 3",
        "Inventor's Salon": "A Mechanic 4, B Sprout 2",
    }


def test_microbot_guard_alone_hits_only_minions_without_power_ruling_549() -> None:
    s = scene("Workshop: B Sprout", "Inventor's Salon", a="Microbot Guard, Tech Center")
    s.play("Microbot Guard", at="Workshop")
    assert s.minions("Workshop") == ["Microbot Guard", "Sprout"]
    s = scene("Workshop: B Sprout [A Shearing]", "Inventor's Salon", a="Microbot Guard, Tech Center")
    s.play("Microbot Guard", at="Workshop")
    assert (s.minions("Workshop"), s.discard("B")) == (["Microbot Guard"], ["Sprout"])


def test_microbot_reclaimer_shuffles_microbots_of_the_discard_pile_into_the_deck() -> None:
    s = scene(
        "Workshop: A Microbot Alpha",
        "Inventor's Salon",
        a="Microbot Reclaimer, Tech Center, Ghost",
        discard_a="2 Microbot Guard, Microbot Fixer, Zapbot, Tech Center",
        deck_a="Ghost",
    )
    s.play("Microbot Reclaimer", at="Workshop")
    expects(s, "A", "ask-shuffle-in", "Microbot Fixer", "Microbot Guard", "done")  # Zapbot is one in play only
    s.choose("Microbot Guard", "Microbot Guard")
    assert sorted(s.deck("A")) == ["Ghost", "Microbot Guard", "Microbot Guard"]
    assert s.discard("A") == ["Microbot Fixer", "Tech Center", "Zapbot"]


def test_microbots_of_different_names_are_not_namesakes_ruling_701() -> None:
    s = scene(
        "Workshop", "Inventor's Salon", a="Not Enough Bullets, Ghost", discard_a="Microbot Fixer, 2 Microbot Guard"
    )
    s.play("Not Enough Bullets")
    expects(s, "A", "ask-name", "Microbot Fixer", "Microbot Guard")
    s.choose("Microbot Guard", "Microbot Guard", "Microbot Guard")
    assert (s.hand("A"), "Microbot Fixer" in s.discard("A")) == (["Ghost", "Microbot Guard", "Microbot Guard"], True)


def test_tech_center_draws_a_card_for_each_own_minion_at_a_base_ruling_553() -> None:
    s = scene(
        "Workshop: A Ghost, A Sprout, A Spirit of B [Make Contact], B Ghost",
        "Inventor's Salon: A Mechanic",
        "The Deep: B Mechanic",
        a="Tech Center, Water Lily",
        deck_a="5 Zeppelin",
    )
    s.play("Tech Center")
    expects(s, "A", "ask-base", "Workshop", "Inventor's Salon", "The Deep")
    s.choose("Workshop")
    assert s.hand("A") == ["Water Lily", "Zeppelin", "Zeppelin", "Zeppelin"]
    s.done()


def test_nukebot_acts_for_whoever_controlled_it_also_against_protections() -> None:
    for nukebot in ("Nukebot of B [Make Contact]", "Nukebot"):
        s = Scenario(f"""
            base: Jungle Oasis
              A: {nukebot}
              B: Enchantress
              on base: B Superiority
            base: Tar Pits
            hand A: Sacrifice, Howl
            hand B: Shinobi
            deck A: 9 Howl
        """)
        s.play("Sacrifice")
        assert s.where("Enchantress") == "Jungle Oasis"


def _powder(a: str, b: str, keg: str) -> tuple[int, int]:
    """How many cards A and B draw when A blows one of their minions up."""
    s = Scenario(f"""
        base: Jungle Oasis
          A: {a}
          B: {b}
        base: Tar Pits
        hand A: Powderkeg, Howl, Shinobi
        hand B: Howl
        deck A: 9 Howl
        deck B: 9 Upgrade
    """)
    s.play("Powderkeg").choose(keg)
    while s.prompt == "ask-order":
        s.choose("Microbot Archive #1")
    return 9 - len(s.deck("A")), 9 - len(s.deck("B"))


def test_microbot_archive_counts_for_whoever_controlled_it_when_it_fell() -> None:
    fallen = _powder("Microbot Archive of B [Make Contact], Microbot Guard", "Microbot Guard", "A Microbot Guard")
    assert fallen == (2, 0)


def test_who_falls_beside_the_alpha_of_another_player_was_no_microbot() -> None:
    assert _powder("Microbot Archive, Invader", "Microbot Alpha of A [B Make Contact]", "Invader") == (1, 0)
    assert _powder("Microbot Archive, Invader, Microbot Alpha", "Ghost", "Invader") == (3, 0)
