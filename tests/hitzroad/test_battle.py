"""HZR «Битва», «Орда зомби», «Специальные жетоны»."""

from __future__ import annotations

from typing import Any

import pytest

from hitzroad.helpers import answer, asked, black, has, keys, on_card, red, script_used_up, told, won
from potasovka.hitzroad import HitZRoad

FOUR = "I-13"  # four zombies, brings a round of ammunition and an adrenaline
SIX_HORDE_2 = "III-21"  # six zombies, horde of two, brings an adrenaline
SIX_HORDE_3 = "III-22"  # six zombies, horde of three, brings nothing


def fight(card: str, script: list[int], **has: Any) -> HitZRoad:
    """A melee with nothing to fire and nothing to flee with."""
    return on_card(card, script=script, ammo=0, gas=0, **has)


def test_a_card_without_zombies_is_won_after_its_event() -> None:
    """docs/hitzroad.md, 3."""
    game = on_card("I-1")
    assert won(game)[0] == "I-1"


def test_the_number_of_rounds_is_fixed_before_any_die() -> None:
    """«Битва»; docs/hitzroad.md, 2."""
    game = on_card(FOUR)
    assert asked(game) == "fire"
    assert keys(game) == [f"fire:{n}" for n in range(6)]
    assert told(game, "rolls") == []


def test_two_black_dice_a_round_and_only_targets_count() -> None:
    """«Битва»: everything else on the dice is nothing."""
    game = on_card(SIX_HORDE_2, script=black("hit", "hit_bolt", "bolt", "bite", "blank", "hit"))
    answer(game, "fire:3")
    assert told(game, "rolls")[0]["black"] == ["hit", "hit_bolt", "bolt", "bite", "blank", "hit"]
    assert game.state.zombies == 3
    assert has(game) == (5, 1, 4, 5)
    assert asked(game) == "stand"
    assert script_used_up(game)


def test_the_ranged_attack_comes_once() -> None:
    """«Битва»: only at the beginning."""
    script = black("blank", "blank") + black("blank", "blank", "blank", "hit", "hit")
    game = answer(on_card(FOUR, gas=0, script=script + black(*["hit"] * 5)), "fire:1")
    assert won(game)[0] == FOUR
    assert has(game)[1] == 4
    assert len(told(game, "rolls")) == 3


def test_shots_alone_can_win() -> None:
    game = answer(on_card(FOUR, script=black("hit", "hit", "hit", "hit")), "fire:2")
    assert won(game)[0] == FOUR
    assert has(game) == (5, 3, 4, 5 + 1)


def test_flee_for_two_gas_before_melee_and_the_card_is_lost() -> None:
    """«На старт, внимание… Валим!»: no points, but what was scavenged stays."""
    game = on_card(FOUR, "II-7")
    answer(game, "fire:0")
    assert keys(game) == ["fight", "flee"]
    answer(game, "flee", "lose")
    assert has(game) == (4, 4 + 1 + 1, 2, 5)
    assert won(game) == ["II-7"]


def test_one_gas_is_not_enough_to_flee() -> None:
    game = on_card(FOUR, gas=1, script=black("hit", "hit", "hit", "hit", "blank"))
    answer(game, "fire:0")
    assert won(game)[0] == FOUR


def test_no_fleeing_once_the_melee_has_begun() -> None:
    """«Битва»: the melee goes on to the end."""
    game = on_card(FOUR, script=black(*["blank"] * 5, *["hit"] * 5))
    answer(game, "fire:0", "fight")
    assert won(game)[0] == FOUR
    assert told(game, "flees") == []


def test_a_die_for_each_survivor() -> None:
    """«Убит!» (killed); «Битва»: the leader counts too."""
    game = fight(FOUR, black("hit", "hit", "hit") + black("hit", "blank", "blank"), survivors=3)
    answer(game, "fire:0")
    assert [len(line["black"]) for line in told(game, "rolls")] == [3, 3]
    assert script_used_up(game)


def bitten(adrenaline: int = 2, card: str = FOUR) -> HitZRoad:
    """Three bites and two hits; two survivors are unhurt."""
    return fight(card, black("bite", "bite", "bite", "hit", "hit") + black(*["hit"] * 5), adrenaline=adrenaline - 1)


def test_a_bite_costs_an_adrenaline_or_a_survivor() -> None:
    """«Ранен!»."""
    game = answer(bitten(), "fire:0")
    assert asked(game) == "bite"
    assert keys(game) == ["save", "lose"]
    answer(game, "save")
    assert (game.state.bites, has(game)[3]) == (2, 1)
    answer(game, "lose")
    assert game.state.survivors[0] == 3


def test_without_adrenaline_nothing_is_asked() -> None:
    game = fight("II-16", black("bite", "hit", "hit", "hit", "hit"), adrenaline=0)
    answer(game, "fire:0")
    assert game.state.survivors[0] == 4
    assert won(game)[0] == "II-16"


def test_adrenaline_that_runs_out_saves_no_more() -> None:
    game = answer(bitten(adrenaline=2), "fire:0", "save", "save")
    assert game.state.survivors[0] == 4
    assert has(game)[3] == 0 + 1  # the second card brings one


def test_a_blank_does_nothing() -> None:
    """«Пронесло!»."""
    game = fight("II-16", black(*["blank"] * 5, "hit", "hit", "hit", "hit", "blank"))
    answer(game, "fire:0")
    assert has(game) == (5, 2, 0, 5)


def test_a_lightning_kills_for_an_adrenaline() -> None:
    """«Добей его!»."""
    game = fight(FOUR, black("bolt", "bolt", "hit", "hit", "blank"), adrenaline=2)
    answer(game, "fire:0")
    assert asked(game) == "bolt"
    assert keys(game) == ["strike", "hold"]
    answer(game, "strike")
    assert game.state.zombies == 1
    answer(game, "strike")
    assert won(game)[0] == FOUR
    assert has(game)[3] == 2 + 1 - 2 + 1


def test_a_hit_with_lightning_kills_one_and_one_more_for_an_adrenaline() -> None:
    """«Двоих одним ударом!»."""
    game = fight(FOUR, black("hit_bolt", "hit_bolt", "blank", "blank", "blank"), adrenaline=1)
    answer(game, "fire:0")
    assert game.state.zombies == 2
    answer(game, "strike", "strike")
    assert won(game)[0] == FOUR


def test_holding_back_lets_the_lightnings_of_this_roll_pass() -> None:
    game = fight(FOUR, black("bolt", "bolt", "hit", "hit", "hit") + black("hit", *["blank"] * 4))
    answer(game, "fire:0", "hold")
    assert won(game)[0] == FOUR
    assert has(game)[3] == 5 + 1


def test_no_more_strikes_than_zombies() -> None:
    game = fight(FOUR, black("bolt", "bolt", "hit", "hit", "hit"))
    answer(game, "fire:0", "strike")
    assert won(game)[0] == FOUR
    assert has(game)[3] == 5 - 1 + 1


def test_adrenaline_is_decided_after_the_whole_roll() -> None:
    """docs/hitzroad.md, 2: bites are asked when hits are already counted."""
    game = answer(bitten(), "fire:0")
    assert game.state.zombies == 2
    assert game.choice is not None
    assert game.choice.prompt.args["zombies"] == 2


def test_all_dice_count_also_when_the_last_zombie_falls() -> None:
    """docs/hitzroad.md, 2."""
    game = fight("II-16", black("hit", "hit", "hit", "hit", "bite"), adrenaline=0)
    answer(game, "fire:0")
    assert game.state.survivors[0] == 4


def test_the_last_survivor_can_be_let_go() -> None:
    """Nobody is saved against the player's will, and no survivors left is out."""
    game = fight(FOUR, black("bite"), survivors=1, adrenaline=3)
    answer(game, "fire:0", "lose")
    assert game.choice is None
    assert len(told(game, "out")) == 1


def test_the_melee_goes_on_to_the_end_of_one_side() -> None:
    game = fight("II-16", black("bite", "bite"), survivors=2, adrenaline=0)
    answer(game, "fire:0")
    assert game.result is not None
    assert game.result.winners == ()
    assert script_used_up(game)


@pytest.mark.parametrize(
    ("card", "survivors", "blacks", "reds"),
    [(SIX_HORDE_2, 4, 2, 2), (SIX_HORDE_3, 2, 0, 2), ("II-22", 5, 4, 1), (SIX_HORDE_3, 5, 2, 3)],
)
def test_red_dice_replace_black_ones(card: str, survivors: int, blacks: int, reds: int) -> None:
    """«Орда зомби», with both examples: never more dice than survivors."""
    script = black(*["hit"] * blacks) + red(*["bite"] * reds)
    game = on_card(card, ammo=0, gas=0, survivors=survivors, script=script)
    (roll,) = told(game, "rolls")
    assert (roll["black"], roll["red"]) == (["hit"] * blacks, ["bite"] * reds)
    assert asked(game) == "bite"
    assert script_used_up(game)


def test_a_gruesome_death_cannot_be_answered() -> None:
    """«Ужасная смерть»."""
    game = on_card(SIX_HORDE_2, gas=0, ammo=0, script=black("hit", "hit", "hit") + red("death", "bite"))
    assert game.state.survivors[0] == 4
    assert asked(game) == "bite"
    assert game.state.bites == 1


def test_the_question_warns_nobody_in_the_exterminator_of_a_horde() -> None:
    for exterminator, horde in ((False, 3), (True, 0)):
        choice = on_card(SIX_HORDE_3, exterminator=exterminator).choice
        assert choice is not None
        assert choice.prompt.args["horde"] == horde


def test_the_exterminator_fights_hordes_as_ordinary_zombies() -> None:
    """«Ликвидатор»."""
    game = on_card(SIX_HORDE_3, gas=0, ammo=0, exterminator=True, script=black(*["hit"] * 5, *["hit"] * 5))
    assert [len(line["red"]) for line in told(game, "rolls")] == [0, 0]
    assert won(game)[0] == SIX_HORDE_3


def test_the_bus_alone_does_nothing() -> None:
    script = black("hit", "hit") + red("hit", "hit", "hit") + black("hit", "hit") + red("hit", "hit", "hit")
    game = on_card(SIX_HORDE_3, gas=0, ammo=0, school_bus=1, script=script)
    assert [len(line["red"]) for line in told(game, "rolls")] == [3, 3]


def test_a_molotov_before_the_battle() -> None:
    """«Коктейль Молотова»: also before the battle; the card counts as won, red text or not."""
    game = on_card("III-19", molotov=1)
    assert keys(game)[-1] == "molotov"
    answer(game, "molotov")
    assert won(game)[0] == "III-19"
    assert game.state.has(0, "molotov") == 0
    assert has(game) == (5, 4, 4, 5)


def test_a_molotov_is_offered_without_ammunition_too() -> None:
    game = on_card("III-19", molotov=1, ammo=0)
    assert keys(game) == ["fire:0", "molotov"]


def test_a_molotov_after_the_shots() -> None:
    game = on_card(FOUR, molotov=1, script=black("hit", "blank"))
    answer(game, "fire:1")
    assert keys(game) == ["fight", "flee", "molotov"]
    answer(game, "molotov")
    assert won(game)[0] == FOUR


def test_a_molotov_after_a_roll_does_not_undo_its_bites() -> None:
    """docs/hitzroad.md, 2; at any moment of the turn."""
    game = on_card("II-16", molotov=1, gas=0, adrenaline=0, script=black("bite", "bite", "blank", "blank", "hit"))
    answer(game, "fire:0", "fight")
    assert keys(game) == ["fight", "molotov"]
    assert game.state.survivors[0] == 3
    answer(game, "molotov")
    assert won(game)[0] == "II-16"
    assert game.state.survivors[0] == 3


def test_a_molotov_needs_zombies() -> None:
    game = on_card("I-1", "I-3", molotov=1)
    assert won(game) == ["I-1", "I-3"]
    assert game.state.has(0, "molotov") == 1


def test_no_adrenaline_forbids_saving_and_striking() -> None:
    """Red text of III-11."""
    script = black("bite", "bolt", "hit_bolt", "hit", "blank") + black("hit", "hit", "blank", "blank")
    game = on_card("III-11", ammo=0, gas=0, adrenaline=5, script=script)
    assert game.state.survivors[0] == 4
    assert has(game)[3] == 5 + 1
    assert won(game)[0] == "III-11"


def test_no_flee_leaves_only_the_fight() -> None:
    """Red text of III-19: nothing to ask after the shots."""
    game = on_card("III-19", script=black(*["hit"] * 8))
    answer(game, "fire:4")
    assert won(game)[0] == "III-19"
    game = on_card("III-19", script=black("bite", "bite", "bite") + red("death", "death"))
    answer(game, "fire:0")
    assert asked(game) == "bite"


def test_noise_brings_a_zombie_for_each_bite_of_the_shots() -> None:
    """Red text of II-14; all dice of the roll count at once."""
    game = on_card("II-14", script=black("bite", "bite", "hit", "blank"))
    answer(game, "fire:2")
    assert game.state.zombies == 6 + 2 - 1


def test_noise_can_be_outshot_in_the_same_roll() -> None:
    game = on_card("II-21", ammo=6, script=black(*["hit"] * 6, "bite", *["blank"] * 5))
    answer(game, "fire:6")
    assert won(game)[0] == "II-21"


def test_without_red_text_bites_of_the_shots_are_nothing() -> None:
    game = answer(on_card(FOUR, script=black("bite", "bite")), "fire:1")
    assert (game.state.zombies, game.state.survivors[0]) == (4, 5)


def test_the_fanatic_is_offered_only_at_the_beginning() -> None:
    """Red text of III-17: discard him, or fight."""
    game = on_card("III-17", fanatic=1, script=black("blank", "blank"))
    assert keys(game)[-1] == "bomb"
    other = game.clone()
    answer(game, "bomb")
    assert won(game)[0] == "III-17"
    assert game.state.has(0, "fanatic") == 0
    answer(other, "fire:1")
    assert keys(other) == ["fight", "flee"]
    assert other.state.has(0, "fanatic") == 1


def test_resources_have_no_limit() -> None:
    game = on_card("I-1", ammo=40)
    assert has(game)[1] == 44


def test_the_party_can_grow_beyond_its_first_size() -> None:
    game = on_card("I-4", "II-10")
    assert game.state.survivors[0] == 7
