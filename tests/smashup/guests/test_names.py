"""Cards of the guests that share their name with a card of the World Champs: Mummy, Sheriff, Fast as Lightning."""

from __future__ import annotations

from potasovka.core.choice import Text
from potasovka.core.words import words
from potasovka.smashup.engine import position
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import expects, scene

SHARED = """turn: A play
points: A 0, B 0
plays: minion, action
base: Workshop
  A: Mummy, egyptian_mummy +1
  B: Sheriff of A [B Make Contact], cowboy_sheriff
  buried: A egyptian_mummy, B Mummy, A kung_fu_fast_as_lightning of B
hand A: Fast as Lightning, kung_fu_fast_as_lightning, Howl
deck A: Sheriff, cowboy_sheriff, Mummy
hand B: egyptian_mummy, Mummy of A
discard B: egyptian_mummy, Sheriff
"""


def test_a_position_tells_namesakes_apart() -> None:
    s = Scenario(SHARED)
    assert position.write(s.brawl) == SHARED
    cards = [s.brawl.card[number].faction for number in s.brawl.state.minions[0]]
    assert cards == ["world_champs", "ancient_egyptians", "world_champs", "cowboys"]


def test_both_mummies_fill_the_plays_of_one_name() -> None:
    """Blossom: up to three extra minions of one name."""
    s = scene("Workshop", "Jungle Oasis", a="Blossom, Mummy, egyptian_mummy, Sprout, Howl", plays="action")
    s.play("Blossom").play("Mummy #1", at="Workshop")
    assert s.why_not("Sprout") == "why-other-slot"
    s.play("Mummy", at="Workshop")
    assert s.minions("Workshop") == ["Mummy", "Mummy"]


def test_a_name_that_is_said_means_the_cards_of_both_factions() -> None:
    s = scene("Workshop", "Jungle Oasis", a="Not Enough Bullets, Howl", discard_a="Mummy, egyptian_mummy, Igor")
    s.play("Not Enough Bullets")
    expects(s, "A", "ask-name", "Igor", "Mummy")
    s.choose("Mummy", "Mummy #1", "Mummy")
    assert (s.hand("A"), s.discard("A")) == (["Howl", "Mummy", "Mummy"], ["Igor", "Not Enough Bullets"])


def test_budding_finds_the_namesake_of_the_other_faction() -> None:
    s = scene("Workshop: B egyptian_mummy", "Jungle Oasis", a="Budding, Howl", deck_a="Ghost, Mummy")
    s.play("Budding")
    assert s.hand("A") == ["Howl", "Mummy"]


def test_titans_and_their_factions_have_the_names_of_the_rulebook() -> None:
    """ANN «Состав титанов»."""
    russian, book = words("ru"), registry()
    titans = [card for card in book.defs if card.kind == "titan"]
    said = {russian.say(Text(f"card-{card.slug}")): russian.say(Text(f"faction-{card.faction}")) for card in titans}
    assert said == {
        "Титанозавр": "Динозавры",
        "Невидимый ниндзя": "Ниндзя",
        "Чудовищные заросли": "Растения-убийцы",
        "Невеста Франкенштейна": "Безумные учёные",
        "Перчатка без конечности": "Супергерои",
        "Циркулярный пилосуб": "Акулы",
        "Торнадо высшей категории": "Торнадо",
        "Божий одуванчик": "Бабульки",
        "Шифу": "Мастера кунг-фу",
        "Легенда Дикого Запада": "Ковбои",
        "Сфинкс": "Древние египтяне",
    }
