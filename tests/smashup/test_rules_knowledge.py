"""What a seat may know: rules-decisions, views as allow-lists, handles, worlds that agree with what was seen."""

from __future__ import annotations

import json

import pytest

from potasovka.bots import play_out
from potasovka.core.rng import Rng
from potasovka.smashup.engine import driver, telling
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.engine.lookout import survey
from potasovka.smashup.engine.terms import HAND
from potasovka.smashup.scenario import Scenario
from smashup.helpers import exact, scene

pytestmark = pytest.mark.usefixtures("toys")


def seen(game: SmashUp, seat: int | None) -> str:
    """Everything a seat receives, byte by byte."""
    return json.dumps([game.view(seat), [event.for_seat(seat) for event in game.log]], sort_keys=True)


def known_hand(s: Scenario, player: int, by: int) -> list[str]:
    return list(s.game.view(by)["players"][player]["known_hand"])


def test_a_hand_is_seen_by_its_holder_alone() -> None:
    """rules-decisions, knowledge."""
    s = scene("Workshop", "Toy Valley", a="Steam Queen, Zeppelin", b="Cub Scout")
    mine, rival, spectator = (s.game.view(seat)["players"][0] for seat in (0, 1, None))
    assert sorted(card["card"] for card in mine["hand"]) == ["steam_queen", "zeppelin"]
    assert (rival["hand"], rival["known_hand"], rival["hand_size"]) == ([], [], 2)
    assert (spectator["hand"], spectator["known_hand"]) == ([], [])
    for seat in (1, None):
        assert "steam_queen" not in seen(s.game, seat)


def test_deck_cards_are_seen_by_nobody() -> None:
    """rules-decisions, knowledge."""
    s = scene("Workshop", "Toy Valley", a="Ghost", deck_a="Steam Queen", deck_b="Venus Man Trap")
    for seat in (0, 1, None):
        assert "steam_queen" not in seen(s.game, seat)
        assert "venus_man_trap" not in seen(s.game, seat)


def test_drawn_cards_are_told_only_to_who_draws() -> None:
    """rules-decisions, knowledge: the log, too."""
    s = scene("Workshop", "Toy Valley", a="Ghost", deck_a="Steam Queen, Venus Man Trap")
    s.end_turn()
    assert "steam_queen" in seen(s.game, 0)
    for seat in (1, None):
        assert "steam_queen" not in seen(s.game, seat)


def test_a_minion_returned_to_hand_stays_known_to_all() -> None:
    """rules-decisions, knowledge: saw returned."""
    s = scene("Workshop: B Spirit", "Toy Valley", a="Toy Recall, Ghost", b="Cub Scout", c="Ghost")
    s.play("Toy Recall")
    assert (known_hand(s, 1, 0), known_hand(s, 1, 2)) == (["spirit"], ["spirit"])


def test_a_shuffle_of_the_zone_takes_knowledge_away() -> None:
    """rules-decisions, knowledge: lost by a shuffle of that zone and only then."""
    s = scene(
        "Workshop: B Spirit",
        "Toy Valley",
        a="Toy Blend, Toy Show, Ghost",
        deck_b="4 Ghost",
        deck_a="Sprout",
        plays="action, action, minion",
    )
    s.play("Toy Show").play("Toy Blend")
    assert all(s.brawl.state.known[card] == 0 for card in s.brawl.state.deck[1])
    assert [s.brawl.state.known[card] for card in s.brawl.state.deck[0]] == [0b11]


def test_a_looked_at_card_stays_known_to_who_looked_until_the_shuffle() -> None:
    """rules-decisions, knowledge."""
    s = scene(
        "Workshop: A Ghost",
        "Toy Valley",
        plays="action, action, minion",
        a="Toy Peek, Budding, Steam Man",
        deck_a="Spirit, Sprout, Mechanic",
    )
    s.play("Toy Peek")
    assert [s.brawl.state.known[card] for card in s.brawl.state.deck[0]] == [0, 0, 0b01]
    s.play("Budding")
    assert [s.brawl.state.known[card] for card in s.brawl.state.deck[0]] == [0, 0, 0]


def test_a_card_tucked_under_the_deck_is_known_to_who_placed_it_alone() -> None:
    """«Положить» (to place); rules-decisions, knowledge: what it placed."""
    s = scene("Workshop", "Toy Valley", a="Toy Tuck, Spirit, Sprout", deck_a="Ghost")
    s.play("Toy Tuck").choose("Spirit")
    bottom = s.brawl.state.deck[0][0]
    assert (s.brawl.card[bottom].name, s.brawl.state.known[bottom]) == ("Spirit", 0b01)


def test_a_given_card_is_known_to_giver_and_taker_alone() -> None:
    """rules-decisions, knowledge: gave."""
    s = scene("Workshop", "Toy Valley", a="Toy Gift, Steam Queen, Zeppelin", b="Ghost", c="Ghost")
    s.play("Toy Gift").choose("Steam Queen")
    assert s.hand("B") == ["Ghost", "Steam Queen"]
    assert (known_hand(s, 1, 0), known_hand(s, 1, 2)) == (["steam_queen"], [])
    for seat in (2, None):
        assert "steam_queen" not in seen(s.game, seat)


def test_a_handle_does_not_follow_a_card_through_a_hidden_zone() -> None:
    """An id must not follow a card through the deck."""
    s = scene("Workshop: B Steam Man", "Toy Valley", a="Toy Blend, Ghost", b="Toy Strike, Scrap Diving")
    before = _handles(s)["steam_man"]
    s.play("Toy Blend").end_turn()
    s.play("Toy Strike").play("Steam Man", at="Workshop")
    assert _handles(s)["steam_man"] != before


def _handles(s: Scenario) -> dict[str, int]:
    places = s.game.view(None)["places"]
    return {minion["card"]: minion["handle"] for place in places for minion in place["minions"]}


def test_handles_are_never_shared() -> None:
    s = scene("Workshop: B Spirit", "Toy Valley", a="Toy Recall, Ghost", deck_a="4 Ghost", deck_b="4 Ghost", b="Ghost")
    s.play("Toy Recall").end_turn().end_turn()
    assert len(set(s.brawl.state.handle)) == len(s.brawl.state.handle)


def _swapped(s: Scenario, one: int, other: int) -> SmashUp:
    """The same hand with two cards in each other's place: only the holder could tell, and not even they."""
    twin = s.game.clone()
    t = twin.brawl.state
    first, second = t.face[one], t.face[other]
    t.print_face(one, second)
    t.print_face(other, first)
    t.known[one], t.known[other] = t.known[other], t.known[one]
    t.hand[1] = [{one: other, other: one}.get(card, card) for card in t.hand[1]]
    twin.brawl.cards_changed()
    return twin


def test_what_is_played_does_not_show_when_it_was_drawn() -> None:
    """Two hands that differ only in which of their cards came first look alike for ever to everybody else."""
    s = scene("Workshop", "Toy Valley", turn="B", b="Steam Man", a="Ghost", deck_b="Mechanic, Spirit, Zeppelin, Sprout")
    s.end_turn()  # B draws Mechanic, then Spirit
    drawn = {s.brawl.card[card].name: card for card in s.brawl.state.hand[1]}
    twin = _swapped(s, drawn["Mechanic"], drawn["Spirit"])
    for game in (s.game, twin):
        game.answer("end")
        game.answer("play:mechanic")
        game.answer("base:toy_valley")
    for seat in (0, None):
        assert seen(s.game, seat) == seen(twin, seat)


def test_who_is_asked_in_secret_does_not_show() -> None:
    """Whether another seat holds a Special must not show in anybody else's view."""
    views = []
    for hand in ("Toy Cheer", "Spirit"):
        s = scene(
            "Toy Meadow: A Toy Four, C Toy Three",
            "Toy Valley",
            turn="A score",
            a="Toy Cheer",
            b=hand,
            c="Ghost",
            deck_a="4 Ghost",
            base_deck="Toy Hill",
        )
        s.choose("pass")
        if s.asked == "B":
            views.append(seen(s.game, 2))
    s = scene(
        "Toy Meadow: A Toy Four, C Toy Three",
        "Toy Valley",
        turn="A score",
        a="Toy Cheer",
        b="Toy Cheer",
        c="Ghost",
        deck_a="4 Ghost",
        base_deck="Toy Hill",
    )
    waiting = s.game.view(2)
    assert (waiting["choice"], "asked" in waiting, "waiting_for" in waiting) == (None, False, False)
    assert len(views) == 1


def test_the_view_of_a_seat_shows_the_choice_only_to_who_is_asked() -> None:
    s = scene("Workshop", "Toy Valley", a="Steam Queen")
    assert s.game.view(0)["choice"] is not None
    assert s.game.view(1)["choice"] is None
    assert s.game.view(None)["choice"] is None


def _worlds(s: Scenario, seat: int, count: int = 40) -> list[SmashUp]:
    rng = Rng(5)
    return [s.game.determinise(seat, rng) for _ in range(count)]


def _hand(game: SmashUp, seat: int) -> tuple[str, ...]:
    return tuple(sorted(game.brawl.card[card].name for card in game.brawl.state.hand[seat]))


def test_a_world_agrees_with_what_a_seat_sees_and_varies_what_it_does_not() -> None:
    """ARCHITECTURE, "What a seat may know"."""
    s = scene(
        "Workshop: B Ghost",
        "Toy Valley",
        a="Spirit",
        b="Steam Queen, Zeppelin",
        deck_b="Cub Scout, Bear Hug, Spectre, Sprout",
    )
    worlds = _worlds(s, 0)
    assert {seen(world, 0) for world in worlds} == {seen(s.game, 0)}
    assert len({_hand(world, 1) for world in worlds}) > 5
    assert {_hand(world, 0) for world in worlds} == {_hand(s.game, 0)}


def test_a_world_keeps_what_a_seat_knows_of_other_hands_and_decks() -> None:
    """rules-decisions, knowledge."""
    s = scene(
        "Workshop: B Spirit",
        "Toy Valley",
        plays="action, action, minion",
        a="Toy Recall, Toy Peek, Ghost",
        b="Steam Queen, Zeppelin",
        deck_a="Mechanic, Sprout, Haunting, Spectre",
        deck_b="Cub Scout, Bear Hug",
    )
    s.play("Toy Recall").play("Toy Peek")
    for world in _worlds(s, 0):
        assert "Spirit" in _hand(world, 1)
        assert world.brawl.card[world.brawl.state.deck[0][-1]].name == "Mechanic"


def test_after_a_search_the_searcher_knows_the_faces_of_the_deck_but_not_their_places() -> None:
    """rules-decisions, knowledge: saw searched; a shuffle takes the places away, not the faces."""
    s = scene(
        "Workshop: A Ghost",
        "Toy Valley",
        a="Budding, Steam Man",
        b="Cub Scout",
        deck_a="Spirit, Sprout, Mechanic",
        deck_b="Bear Hug",
    )
    s.play("Budding")
    orders = set()
    for world in _worlds(s, 0):
        order = tuple(world.brawl.card[card].name for card in world.brawl.state.deck[0])
        assert sorted(order) == ["Mechanic", "Spirit", "Sprout"]
        orders.add(order)
    assert len(orders) > 2


def test_a_world_in_the_middle_of_an_effect_agrees_as_well() -> None:
    """ARCHITECTURE: at the last settled point, with the answers since given again."""
    s = scene(
        "Workshop: A Venus Man Trap, B Ghost",
        "Toy Valley",
        a="Steam Man",
        b="Steam Queen, Zeppelin",
        deck_a="Sprout, Captain Ahab, Ghost, Spirit",
        deck_b="Bear Hug, Spectre",
    )
    s.talent("Venus Man Trap")
    for seat in (0, 1):
        for world in _worlds(s, seat, 20):
            assert seen(world, seat) == seen(s.game, seat)
            choice, now = s.game.choice, world.choice
            assert choice is not None
            assert now is not None
            assert (now.seat, now.prompt.id) == (choice.seat, choice.prompt.id)


def test_a_world_does_not_share_the_future_of_chance() -> None:
    """A search bot must not see what the shuffle will bring."""
    s = scene("Workshop", "Toy Valley", a="Ghost", deck_a="4 Spirit")
    assert len({world.brawl.state.rng.state for world in _worlds(s, 0, 10)}) == 10
    assert all(world.seed == 0 and world.answers == [] for world in _worlds(s, 0, 3))


def test_a_world_tells_no_secret_in_its_log() -> None:
    s = scene("Workshop", "Toy Valley", turn="B", a="Ghost", b="Spirit", deck_b="Steam Queen, Venus Man Trap, Spectre")
    s.end_turn()
    assert 1 in {seat for event in s.game.log for seat, _ in event.own}
    assert 1 not in {seat for world in _worlds(s, 0, 3) for event in world.log for seat, _ in event.own}


def test_of_equal_copies_the_one_that_others_know_is_played() -> None:
    """Nobody learns from the play which copy it was, and what was seen in the hand is seen to leave it."""
    s = scene("Workshop", "Toy Valley", turn="B", b="2 Ghost, Spirit", a="Ghost")
    first, second = (card for card in s.brawl.state.hand[1] if telling.slug_of(s.brawl, card) == "ghost")
    s.brawl.state.known[second] = s.brawl.deal.everybody
    game = s.game
    driver.advance(game.brawl)  # ask anew
    game.answer("play:ghost")
    game.answer("base:workshop")
    assert (game.brawl.state.zone[first], game.brawl.state.minions[0]) == (HAND, [second])


SPROUT = """
    turn: A start
    base: Workshop
      A: Sprout [A Choking Vines]
      B: Ghost
    base: Haunted House
    hand A: Ghost
    hand B: Ghost
    discard A: Water Lily, Ghost, Spirit, Steam Man
    deck B: 3 Ghost
"""


def test_worlds_are_found_while_cards_that_were_in_play_are_already_shuffled_away() -> None:
    """Sprout, what was on it and the discard pile are in the deck that is searched: what was seen of them stands."""
    s = Scenario(SPROUT).choose("Sprout", "yes")
    assert (s.asked, s.prompt) == ("A", "ask-search")
    tops = set()
    for seed in range(40):
        world = s.game.determinise(1, Rng(seed))
        fresh = survey(world.brawl)
        assert (world.brawl.sight.index, world.brawl.sight.cancelled) == (fresh.index, fresh.cancelled)
        deck = [telling.slug_of(world.brawl, card) for card in world.brawl.state.deck[0]]
        assert sorted(deck) == ["choking_vines", "ghost", "spirit", "sprout", "steam_man", "water_lily"]
        tops.add(tuple(deck))
        play_out(world, Rng(seed))
    assert len(tops) > 10  # and nobody but A knows where they are now


def _deck_seen(game: SmashUp, deck: int, seat: int) -> list[str]:
    """The cards that a seat knows in a deck."""
    s = game.brawl.state
    return sorted([telling.slug_of(game.brawl, card) for card in s.deck[deck] if s.known[card] >> seat & 1])


@pytest.mark.parametrize("seat", [0, 1])
def test_worlds_agree_with_what_was_revealed_from_a_deck_that_was_just_made_anew(seat: int) -> None:
    """Favor of Athena reveals cards of the shuffled discard pile; each goes back while equal ones lie in the deck."""
    s = scene(
        "Workshop: B Ghost",
        "Haunted House",
        a="Favor of Athena, Raze, Ghost",
        deck_a="Sprout",
        discard_a="2 Ghost, 2 Spirit, 2 General Ivan, 2 Great White, 2 Mako",
    )
    s.play("Favor of Athena")
    asked = 0
    while s.prompt == "ask-put-on-top":
        asked += 1
        worlds = _worlds(s, seat)
        for world in worlds:
            assert seen(world, seat) == seen(s.game, seat)
            assert _deck_seen(world, 0, seat) == _deck_seen(s.game, 0, seat)
            assert exact(world.clone()) == exact(world)  # a copy does not fall back into the order of the true deck
        assert (
            len({tuple(telling.slug_of(world.brawl, card) for card in world.brawl.state.deck[0]) for world in worlds})
            > 10
        )
        play_out(worlds[0], Rng(asked))
        s.choose(s.options[0])
    assert asked > 2


def test_worlds_are_found_when_a_search_has_shown_a_card_that_others_may_hold_too() -> None:
    """Rock of Luuv shows the Glory Hound it has found; in other worlds another copy is the one that is found."""
    s = scene(
        "Workshop: A Ghost",
        "Haunted House",
        turn="B",
        a="Ghost",
        b="Rock of Luuv, 3 Glory Hound",
        deck_b="Glory Hound, 2 Guide, 2 Lost City, 3 Crypt Looter, 2 Guest Star, 2 Total Sellout, 3 Rick Roll",
    )
    s.play("Rock of Luuv")
    assert (s.asked, s.prompt, s.options) == ("B", "ask-search", ["Glory Hound", "done"])
    for world in _worlds(s, 0):
        assert _deck_seen(world, 1, 0) == ["glory_hound"]


def test_who_uses_a_special_from_hand_shows_it() -> None:
    """Dangerous Ground asks for its toll before Snuggly Bear is in play; by then everybody knows who is coming."""
    s = scene(
        "Workshop: A Ghost | A Dangerous Ground",
        "Haunted House",
        turn="B",
        a="Ghost",
        b="Steam Man, Snuggly Bear, Tea Party, Care Package, Cuddle",
        deck_b="Square Deal, Sir Squeezes, Fun Bear, 2 Cuddle",
    )
    s.play("Steam Man", at="Workshop").choose("Tea Party", "special Snuggly Bear")
    assert (s.asked, s.prompt, s.options) == ("B", "ask-discard", ["Care Package", "Cuddle"])
    assert known_hand(s, 1, 0) == ["snuggly_bear"]
    assert {seen(world, 0) for world in _worlds(s, 0)} == {seen(s.game, 0)}


def test_worlds_are_found_where_a_search_found_the_only_card_of_its_kind() -> None:
    """Nobody was asked what Stoneford takes, so the deck had one kind of action, however many the hand may have."""
    s = scene(
        "Workshop: A Ghost, A Spirit",
        "Haunted House",
        turn="B",
        a="Ghost",
        b="Commission, Stoneford, Raze, Burn It Down, Toll Bay, Zeppelin, Ruins, Tea Party",
        deck_b="2 Wyvern, 4 Hatchling, 2 Sprout, Cuddle, 3 Mako, 2 Flock",
    )
    s.play("Commission").choose("Stoneford", "Workshop")
    assert (s.asked, s.prompt) == ("B", "ask-move")
    worlds = _worlds(s, 0, 10)
    assert {seen(world, 0) for world in worlds} == {seen(s.game, 0)}
    assert (
        len({tuple([telling.slug_of(world.brawl, card) for card in world.brawl.state.deck[1]]) for world in worlds}) > 5
    )
