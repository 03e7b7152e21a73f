"""The eight known bases of the anniversary box."""

from __future__ import annotations

from potasovka.smashup import SmashUp
from potasovka.smashup.engine import telling
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene


def test_the_box_has_eight_bases_with_these_numbers() -> None:
    bases = {base.name: (base.printed, base.prizes) for base in registry().boxes["anniversary"].bases}
    assert bases == {
        "Mermaid Pool": (23, (4, 2, 1)),
        "Mermaid Reef": (17, (3, 1, 1)),
        "Sheep Shrine": (19, (4, 2, 1)),
        "The Pasture": (25, (5, 3, 2)),
        "Boneyard": (22, (4, 2, 1)),
        "Ossuary": (20, (3, 2, 1)),
        "Arena": (23, (4, 3, 1)),
        "Hall of Fame": (20, (4, 2, 1)),
    }


def test_mermaid_pool_lets_a_bather_pull_a_rival_once_a_turn() -> None:
    s = scene("Mermaid Pool: A Ghost", "Workshop: B Spirit, A Sprout, C Haunting", a="Water Lily")
    s.choose("use Mermaid Pool")
    expects(s, "A", "ask-move", "Spirit", "Haunting")
    s.choose("Spirit")
    assert board(s) == {"Mermaid Pool": "A Ghost 2, B Spirit 3", "Workshop": "A Sprout 2, C Haunting 6"}
    refuses(s, "use Mermaid Pool")
    s.done()


def test_mermaid_pool_wants_a_minion_there() -> None:
    s = scene("Mermaid Pool: B Ghost", "Workshop: B Spirit", a="Water Lily")
    refuses(s, "use Mermaid Pool")


def test_mermaid_reef_weighs_on_the_totals_of_whose_turn_it_is_not() -> None:
    s = scene("Mermaid Reef: A Spirit, B Spirit, B Ghost", "Workshop: B Spirit", a="Water Lily")
    assert (s.total("A", "Mermaid Reef"), s.total("B", "Mermaid Reef"), s.power("B Spirit @ Mermaid Reef")) == (3, 3, 3)
    assert s.total("B", "Workshop") == 3
    s.end_turn()
    assert (s.total("A", "Mermaid Reef"), s.total("B", "Mermaid Reef")) == (2, 5)


def test_sheep_shrine_calls_one_minion_of_each_player_when_it_comes() -> None:
    s = scene(
        "Workshop: A 4 General Ivan, B Ghost",
        "Haunted House: A Spirit, B Mechanic, C Haunting",
        base_deck="Sheep Shrine",
        a="Water Lily",
        c="Ghost",
    )
    s.end_turn()
    expects(s, "A", "ask-move", "Spirit", "pass")
    s.choose("Spirit")
    expects(s, "B", "ask-move", "Mechanic", "pass")
    s.choose("pass")
    s.choose("Haunting")
    assert board(s) == {"Sheep Shrine": "A Spirit 3, C Haunting 6", "Haunted House": "B Mechanic 4"}


def test_sheep_shrine_never_lies_there_at_the_beginning() -> None:
    pairs = [["sheep", "mermaids"], ["skeletons", "world_champs"]]
    for seed in range(60):
        game = SmashUp.new({"players": 2, "factions": pairs}, seed, quiet=True)
        names = [telling.slug_of(game.brawl, base) for base in game.brawl.state.base]
        assert "sheep_shrine" not in names
        assert "sheep_shrine" in [telling.slug_of(game.brawl, base) for base in game.brawl.state.base_deck]


def test_ruling_255_the_pasture_draws_a_second_minion_for_the_first_move_there_in_a_turn() -> None:
    s = scene(
        "The Pasture",
        "Workshop: A Ghost, A Spirit",
        "Secret Grove: B Mechanic",
        a="Bear Rides You, Carried Away",
        plays="action, action",
    )
    s.play("Bear Rides You").choose("Ghost", "The Pasture")
    expects(s, "A", "ask-move", "Spirit", "Mechanic")  # printed: from any other base
    s.choose("Mechanic")
    s.play("Carried Away").choose("Spirit", "The Pasture")
    assert board(s)["The Pasture"] == "A Ghost 2, A Spirit 3, B Mechanic 4"
    assert s.prompt != "ask-move"


def test_boneyard_is_not_for_the_fallen_of_others() -> None:
    s = scene("Boneyard", "Workshop: B Ghost, A Spirit", a="Torn Apart, Water Lily", deck_a="4 Ghost")
    s.play("Torn Apart").choose("Ghost")
    s.done()
    assert (s.discard("B"), s.brawl.state.buried[0]) == (["Ghost"], [])


def test_ruling_121_boneyard_serves_the_owner_of_the_fallen_minion() -> None:
    s = scene(
        "Boneyard",
        "Workshop: A Ghost of B [A Make Contact], A Spirit of B [A Make Contact]",
        turn="B",
        a="Water Lily",
        b="2 Torn Apart",
        deck_b="4 Sprout",
        plays="action, action",
    )
    s.play("Torn Apart").choose("Ghost")
    expects(s, "B", "ask-bury", "Ghost", "pass")
    s.choose("Ghost")
    assert [telling.slug_of(s.brawl, card) for card in s.brawl.state.buried[0]] == ["ghost"]
    s.play("Torn Apart")
    assert (s.prompt != "ask-bury", s.where("Spirit")) == (True, "discard")  # once during the turn


def test_boneyard_leaves_strong_minions_and_its_own_dead_alone() -> None:
    s = scene(
        "Boneyard: A Cub Scout",
        "Workshop: A Mechanic",
        a="2 Radioactive Exposure",
        plays="action, action",
        deck_a="6 Zeppelin",
    )
    s.play("Radioactive Exposure").choose("Cub Scout")
    assert s.prompt != "ask-bury"
    s.play("Radioactive Exposure")
    assert (s.prompt != "ask-bury", s.where("Cub Scout"), s.where("Mechanic")) == (True, "discard", "discard")


def test_ruling_253_ossuary_buries_a_weak_minion_from_the_discard_pile_and_that_is_no_play() -> None:
    s = scene("Ossuary", "Workshop: B Imperial Dragon", a="Water Lily", discard_a="Ghost, Mechanic, Séance, Spirit")
    s.choose("use Ossuary")
    expects(s, "A", "ask-bury", "Ghost", "Spirit")
    s.choose("Spirit")
    assert (s.total("A", "Ossuary"), s.where("Spirit"), s.brawl.state.plays) == (0, "buried", [])
    refuses(s, "use Ossuary")


def test_ossuary_is_not_offered_without_a_weak_minion() -> None:
    s = scene("Ossuary", "Workshop", a="Water Lily", discard_a="Mechanic, Séance")
    refuses(s, "use Ossuary")


def test_arena_gives_an_action_or_a_card_for_the_first_minion_of_ones_own_turn() -> None:
    s = scene("Arena", "Workshop", a="2 Water Lily, Insta-Grow", plays="minion, minion", deck_a="Sprout")
    s.play("Water Lily", at="Arena")
    expects(s, "A", "ask-which", "draw", "action", "nothing")
    s.choose("action")
    assert s.why_not("Insta-Grow") == ""
    s.play("Water Lily", at="Arena")
    s.done()


def test_arena_may_draw_a_card_or_give_nothing() -> None:
    for answer, hand in (("draw", ["Sprout", "Zeppelin"]), ("nothing", ["Zeppelin"])):
        s = scene("Arena", "Workshop", a="Water Lily, Zeppelin", deck_a="Sprout")
        s.play("Water Lily", at="Arena").choose(answer)
        assert s.hand("A") == hand


def test_arena_does_nothing_for_a_minion_elsewhere() -> None:
    s = scene("Arena", "Workshop", a="Water Lily, Zeppelin")
    s.play("Water Lily", at="Workshop").done()


def test_hall_of_fame_strengthens_the_first_minion_of_ones_own_turn_until_it_ends() -> None:
    s = scene("Hall of Fame", "Workshop", a="2 Water Lily, Steam Man, Zeppelin", plays="minion, minion, minion, action")
    s.play("Steam Man", at="Workshop").play("Water Lily", at="Hall of Fame").play("Water Lily", at="Hall of Fame")
    assert board(s) == {"Hall of Fame": "A Water Lily 3, A Water Lily 5", "Workshop": "A Steam Man 3"}
    s.end_turn()
    assert board(s)["Hall of Fame"] == "A Water Lily 3, A Water Lily 3"


def test_ruling_237_hall_of_fame_ignores_who_plays_there_in_anothers_turn() -> None:
    s = Scenario("""
        turn: A score
        base: Hall of Fame
          A: 4 General Ivan
          on base: B Bring Down the Walls
        base: Workshop
        hand A: Ghost
        hand B: Water Lily
        base deck: Secret Grove
    """)
    expects(s, "B", "ask-play-extra", "Water Lily", "pass")
    s.choose("Water Lily")
    assert s.points("B") == 2
    assert {e.public["total"] for e in s.game.log if e.kind == "log-award" and e.public["seat"] == 1} == {3}
