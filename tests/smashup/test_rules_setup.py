"""«Подготовка к игре», «Колода баз», «Договоримся как взрослые»: setting up, and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from potasovka.core.errors import BadSetup
from potasovka.smashup.engine import telling
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.engine.registry import registry

BOX = "awesome_level_9000"
PRINTED = ["bear_cavalry", "ghosts", "killer_plants", "steampunks"]
"""The factions that the box was sold with."""
TWO = [["ghosts", "bear_cavalry"], ["killer_plants", "steampunks"]]


def new(seed: int = 1, **setup: Any) -> SmashUp:
    return SmashUp.new({"boxes": [BOX], **setup}, seed)


def test_a_faction_is_twenty_cards_half_of_them_minions_as_printed() -> None:
    """«Состав игры»: four factions of twenty cards."""
    for faction in [registry().factions[slug] for slug in PRINTED]:
        assert faction.box == BOX
        assert len(faction.deck) == 20
        assert sum(card.kind == "minion" for card in faction.deck) == 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_two_different_factions_in_one_deck_of_forty(players: int) -> None:
    """«Подготовка к игре»."""
    game = new(players=players, two_boxes=players > 2)
    for seat in range(players):
        cards = [*game.brawl.state.deck[seat], *game.brawl.state.hand[seat], *game.brawl.state.discard[seat]]
        assert len(cards) == 40
        counts = Counter(game.brawl.card[card].faction for card in cards)
        assert sorted(counts.values()) == [20, 20]
        assert set(counts) == set(game.brawl.deal.factions[seat])


def test_players_plus_one_bases_lie_open() -> None:
    """«Подготовка к игре»: one base a player and one more."""
    for players in (2, 3, 4):
        game = new(players=players, two_boxes=players > 2)
        assert len(game.brawl.state.base) == players + 1
        assert len(game.brawl.state.base_deck) == len(registry().boxes[BOX].bases) - players - 1


def test_one_set_of_bases_is_enough_for_two_boxes() -> None:
    """«Больше жару!» (more players)."""
    game = new(players=4, two_boxes=True)
    names = [game.brawl.card[card].name for card in (*game.brawl.state.base, *game.brawl.state.base_deck)]
    assert sorted(names) == sorted(base.name for base in registry().boxes[BOX].bases)


def test_the_base_deck_comes_from_the_boxes_of_the_chosen_factions() -> None:
    """«Составляем колоду баз!»; «Колода баз» (WWT)."""
    game = SmashUp.new({"players": 2, "factions": TWO}, 3)
    bases = {game.brawl.card[card].name for card in (*game.brawl.state.base, *game.brawl.state.base_deck)}
    assert bases == {base.name for base in registry().boxes[BOX].bases}


def test_greek_cavalry_against_dinosaur_sharks_play_for_the_bases_of_their_three_boxes() -> None:
    """«Составляем колоду баз!», the example of «Война без конечностей»."""
    factions = [["mythic_greeks", "bear_cavalry"], ["sharks", "dinosaurs"]]
    game = SmashUp.new({"players": 2, "factions": factions}, 3)
    bases = {game.brawl.card[card].name for card in (*game.brawl.state.base, *game.brawl.state.base_deck)}
    boxes = ("base_box", BOX, "its_your_fault")
    assert bases == {base.name for box in boxes for base in registry().boxes[box].bases}


def test_everybody_begins_with_five_cards() -> None:
    """«Подготовка к игре»."""
    game = new(players=2, first=0)
    assert [len(hand) for hand in game.brawl.state.hand] == [5, 5]
    assert [len(deck) for deck in game.brawl.state.deck] == [35, 35]


def test_decks_are_shuffled_differently_for_different_seeds_and_equally_for_equal_ones() -> None:
    one, same, other = (new(seed, players=2, factions=TWO, first=0) for seed in (1, 1, 2))
    assert one.state_digest() == same.state_digest()
    assert one.brawl.state.deck[0] != other.brawl.state.deck[0]


def test_the_first_player_is_agreed_or_drawn_and_play_goes_clockwise() -> None:
    """«Подготовка к игре»: the turn passes clockwise."""
    game = new(players=3, two_boxes=True, first=2)
    while game.choice is not None and game.choice.prompt.id != "ask-menu":
        game.answer("no")
    assert (game.brawl.state.current, game.choice is not None and game.choice.seat) == (2, 2)
    drawn = {new(seed, players=2).brawl.state.current for seed in range(20)}
    assert drawn == {0, 1}


def _mulligan(seat: int) -> SmashUp:
    for seed in range(2000):
        game = new(seed, players=2, factions=TWO, first=0)
        choice = game.choice
        if choice is not None and choice.prompt.id == "ask-mulligan" and choice.seat == seat:
            return game
    raise AssertionError("no such hand found")


def test_a_hand_with_a_minion_is_not_exchanged() -> None:
    """«Подготовка к игре»: only a hand without minions."""
    for seed in range(60):
        game = new(seed, players=2, factions=TWO, first=0)
        while game.choice is not None and game.choice.prompt.id == "ask-mulligan":
            hand = game.brawl.state.hand[game.choice.seat]
            assert all(game.brawl.card[card].kind == "action" for card in hand)
            game.answer("no")


def test_the_exchanged_hand_lies_open_in_the_discard_pile() -> None:
    """«Подготовка к игре» (set-up): shown, discarded, five new."""
    game = _mulligan(1)
    old = sorted(telling.slug_of(game.brawl, card) for card in game.brawl.state.hand[1])
    game.answer("yes")
    for seat in (0, 1, None):
        assert sorted(game.view(seat)["players"][1]["discard"]) == old
    assert len(game.brawl.state.hand[1]) == 5
    assert game.choice is not None
    assert game.choice.prompt.id == "ask-menu"


def test_the_exchange_may_be_declined() -> None:
    game = _mulligan(0)
    hand = game.brawl.state.hand[0][:]
    game.answer("no")
    assert (game.brawl.state.hand[0], game.brawl.state.discard[0]) == (hand, [])


def test_the_draft_goes_round_and_back() -> None:
    """«Договоримся как взрослые»: one each clockwise, the second in reverse order."""
    game = new(players=3, two_boxes=True, factions="draft", first=1)
    order = []
    while game.choice is not None and game.choice.prompt.id == "ask-faction":
        order.append(game.choice.seat)
        game.pick(0)
    assert order == [1, 2, 0, 0, 2, 1]
    assert all(one != other for one, other in game.brawl.deal.factions)


def test_the_draft_offers_what_is_left_and_never_the_same_faction_twice_to_one_player() -> None:
    game = new(players=2, factions="draft", first=0)
    assert game.choice is not None
    left = [f"faction:{faction.slug}" for faction in registry().boxes[BOX].factions]
    assert game.choice.keys == left
    for taken in ("faction:ghosts", "faction:steampunks"):
        game.answer(taken)
        left.remove(taken)
        assert game.choice.keys == left


@pytest.mark.parametrize("players", [3, 4])
def test_no_draft_ends_in_a_dead_end(players: int) -> None:
    """«Больше жару!» (more players): the last one must still find a second faction that differs from the first."""
    seen = 0
    stack = [new(players=players, two_boxes=True, factions="draft", first=0)]
    while stack and seen < 3000:
        game = stack.pop()
        seen += 1
        choice = game.choice
        assert choice is not None
        if choice.prompt.id != "ask-faction":
            continue
        assert len(choice) > 0, f"seat {choice.seat} has nothing to choose after {game.answers}"
        for index in range(len(choice)):
            twin = game.clone()
            twin.pick(index)
            stack.append(twin)


def test_random_factions_give_everybody_two_different_ones_and_none_more_often_than_there_are_boxes() -> None:
    """«Больше жару!» (more players)."""
    for seed in range(30):
        game = new(seed, players=4, two_boxes=True)
        flat = [name for pair in game.brawl.deal.factions for name in pair]
        assert max(Counter(flat).values()) <= 2
        assert all(one != other for one, other in game.brawl.deal.factions)


def test_three_players_of_one_box_need_two_boxes_and_are_told_so() -> None:
    """«Больше жару!» (more players)."""
    with pytest.raises(BadSetup, match="two_boxes"):
        new(players=3)
    assert new(players=3, two_boxes=True).seats == new(players=3, two_boxes=[BOX]).seats == 3


def test_two_players_may_share_a_faction_only_with_two_boxes() -> None:
    """«Подготовка к игре»; «Больше жару!»."""
    shared = [["ghosts", "bear_cavalry"], ["ghosts", "steampunks"]]
    with pytest.raises(BadSetup, match="two_boxes"):
        new(players=2, factions=shared)
    for twice in (True, [BOX]):
        game = new(players=2, factions=shared, two_boxes=twice)
        assert game.brawl.deal.factions == (tuple(shared[0]), tuple(shared[1]))


def test_only_the_boxes_that_are_there_twice_have_factions_for_two() -> None:
    """«Больше жару!»: two copies of a box, not of all."""
    boxes = [BOX, "anniversary"]
    shared = [["ghosts", "sheep"], ["ghosts", "mermaids"]]
    with pytest.raises(BadSetup, match="ghosts is taken 2 times, at most 1 allowed; two_boxes with awesome"):
        new(boxes=boxes, factions=shared, two_boxes=["anniversary"])
    assert new(boxes=boxes, factions=shared, two_boxes=[BOX]).seats == 2
    draft = new(boxes=boxes, factions="draft", two_boxes=["anniversary"]).view(None)["draft"]
    assert {name: count for name, count in draft["left"].items() if count > 1}.keys() == {
        *("mermaids", "sheep", "skeletons", "world_champs")
    }


def test_titans_are_there_with_the_box_they_lie_in_unless_somebody_says_otherwise() -> None:
    """The anniversary box: all titans lie in it, also those of factions of other boxes."""
    plants = [["killer_plants", "ghosts"], ["steampunks", "bear_cavalry"]]
    both = [BOX, "anniversary"]
    assert [
        bool(new(factions=plants, **said).view(None)["players"][0]["titans"])
        for said in ({}, {"titans": True}, {"boxes": both}, {"boxes": both, "titans": False})
    ] == [False, True, True, False]


BAD: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 5},
    {"players": "2"},
    {"players": True},
    {"players": 2.0},
    {"players": None},
    {"boxen": [BOX]},
    {"boxes": ["no such box"]},
    {"boxes": BOX},
    {"boxes": [BOX, BOX]},
    {"boxes": []},
    {"boxes": 0},
    {"edition": "errata"},
    {"edition": "first"},
    {"first": 2},
    {"first": -1},
    {"first": True},
    {"two_boxes": 1},
    {"boxes": [BOX], "two_boxes": ["anniversary"]},
    {"two_boxes": [BOX, BOX]},
    {"factions": "all"},
    {"factions": []},
    {"factions": [["ghosts", "steampunks"]]},
    {"factions": [["ghosts", "ghosts"], ["killer_plants", "steampunks"]]},
    {"factions": [["ghosts"], ["killer_plants", "steampunks"]]},
    {"factions": [["ghosts", "postmen"], ["killer_plants", "steampunks"]]},
    {"factions": [["ghosts", ["steampunks"]], ["killer_plants", "bear_cavalry"]]},
    {"factions": [["ghosts", 3], ["killer_plants", "steampunks"]]},
    {"factions": {"A": ["ghosts", "steampunks"]}},
    {"position": 3},
    {"position": "base: Workshop", "players": 2},
]


@pytest.mark.parametrize("setup", BAD, ids=repr)
def test_a_bad_setup_is_refused_with_a_message(setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as caught:
        SmashUp.new(setup, 1)
    assert len(str(caught.value)) > 10


def test_errata_is_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="errata"):
        new(players=2, edition="errata")


def test_a_banned_faction_is_taken_by_nobody() -> None:
    """Everybody bans one in turns, then the draft begins with the same player."""
    game = SmashUp.new({"players": 3, "factions": "bans", "first": 2}, 1)
    bans = []
    while game.choice is not None and game.choice.prompt.id == "ask-ban":
        bans.append((game.choice.seat, game.choice.keys[4]))
        game.pick(4)
    assert [seat for seat, _ in bans] == [2, 0, 1]
    assert game.choice is not None
    assert (game.choice.seat, game.choice.prompt.id) == (2, "ask-faction")
    draft = game.view(None)["draft"]
    assert draft is not None
    assert [f"faction:{name}" for name in draft["banned"]] == [key for _, key in bans]
    while game.choice is not None and game.choice.prompt.id == "ask-faction":
        assert not {key for _, key in bans} & set(game.choice.keys)
        game.pick(0)
    assert len({name for pair in game.brawl.deal.factions for name in pair}) == 6


@pytest.mark.parametrize("two_boxes", [False, True])
def test_bans_need_factions_enough(two_boxes: bool) -> None:
    """Four factions are enough for two players; where each may ban one, two copies of each are needed."""
    if two_boxes:
        assert new(players=2, factions="bans", two_boxes=True).choice is not None
    with pytest.raises(BadSetup, match="to ban"):
        new(players=3 if two_boxes else 2, factions="bans", two_boxes=two_boxes)


def test_chance_may_be_asked_once_more_and_gives_what_lies_before_nobody() -> None:
    game = SmashUp.new({"players": 2, "factions": "reroll", "first": 1}, 3)
    assert game.choice is not None
    before = game.view(None)["draft"]
    assert before is not None
    assert (game.choice.seat, game.choice.keys) == (1, ["yes", "no"])
    game.answer("yes")
    assert (game.choice.seat, game.choice.prompt.id) == (0, "ask-reroll")
    after = game.view(None)["draft"]
    assert after is not None
    assert not set(after["taken"][1]) & {name for pair in before["taken"] for name in pair}
    game.answer("no")
    assert [list(pair) for pair in game.brawl.deal.factions] == [before["taken"][0], after["taken"][1]]


def test_who_finds_no_other_two_factions_is_not_asked() -> None:
    """All four factions of a box lie before somebody."""
    game = new(players=2, factions="reroll")
    assert game.choice is None or game.choice.prompt.id != "ask-reroll"
    assert game.brawl.deal.factions
