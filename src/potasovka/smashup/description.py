"""What «Замес» tells about itself."""

from __future__ import annotations

from potasovka.core.describe import SEAT, Description, Setting, Shelf, Value
from potasovka.core.game import Game
from potasovka.smashup.catalogue import cards
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.engine.mode import CLASSIC, MODES
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.setup import WAYS
from potasovka.smashup.lesson import LESSON
from potasovka.smashup.puzzles import puzzles
from potasovka.smashup.story import story
from potasovka.smashup.wire import Happening, SmashUpStory, SmashUpView


def _settings() -> tuple[Setting, ...]:
    boxes = registry().boxes
    return (
        Setting(
            name="boxes",
            kind="several",
            default=list(boxes),
            values=tuple(Value(slug, f"box-{slug}") for slug in boxes),
            help="boxes to play with, separated by commas; all by default",
        ),
        Setting(
            name="factions",
            kind="teams",
            default="random",
            values=tuple(
                Value(faction.slug, f"faction-{faction.slug}", box.slug)
                for box in boxes.values()
                for faction in box.factions
            ),
            within="boxes",
            each=2,
            twice="two_boxes",
            ways=WAYS,
            help="random, reroll, draft, bans, or two factions a player: ghosts+steampunks,bear_cavalry+killer_plants",
        ),
        Setting(name="first", kind="seat", default=None, help="who begins: 1 is the first player; chance by default"),
        Setting(
            name="two_boxes",
            kind="several",
            default=[],
            values=tuple(Value(slug, f"box-{slug}", slug) for slug in boxes),
            within="boxes",
            help="boxes that are there twice, separated by commas: two players may share their factions",
        ),
        Setting(
            name="mode",
            kind="one",
            default=CLASSIC.name,
            within="boxes",
            only_with=registry().board_box,
            ways=tuple(MODES),
            help=f"how it is played: {', '.join(MODES)}; the Big Base lies in the box {registry().board_box}",
        ),
        Setting(
            name="titans",
            kind="switch",
            default=True,
            within="boxes",
            only_with=registry().titans,
            help=f"play with titans; as long as nobody says, those who play with {registry().titans} do",
        ),
        Setting(
            name="ask_end",
            kind="switch",
            default=False,
            with_people=True,
            help="a turn ends when its player says so, not after the last possible play",
        ),
    )


def _sides(game: Game) -> tuple[tuple[str, ...], ...]:
    assert isinstance(game, SmashUp)
    return game.brawl.deal.factions


DESCRIPTION = Description(
    name="smashup",
    game="potasovka.smashup:SmashUp",
    players=(2, 4),
    cards=cards,
    settings=_settings(),
    shelves=(
        Shelf("box", "box-", "only this box, by id or name"),
        Shelf("faction", "faction-", "only this faction, by id or name"),
    ),
    lesson=LESSON,
    puzzles=puzzles,
    events={
        **dict.fromkeys(("seat", "taker"), SEAT),
        **dict.fromkeys(("card", "cards", "by", "host", "other", "place", "why"), "card-"),
        **dict.fromkeys(("faction", "factions"), "faction-"),
    },
    shapes=(SmashUpView, Happening, SmashUpStory),
    hidden=True,
    windows=True,
    story=story,
    sides=_sides,
    side_words="faction-",
    bots={
        "easy": "potasovka.bots.brawler:EasyBot",
        "normal": "potasovka.bots.brawler:NormalBot",
        "hard": "potasovka.bots.brawler:HardBot",
        "expert": "potasovka.bots.brawler:ExpertBot",
    },
    measures={"greedy": "potasovka.bots.greedy:GreedyBot"},
    school="potasovka.lab.smashup_school:SmashUpSchool",
    stand_in="normal",
    advice="potasovka.smashup.advice:advise",
    reviewer="potasovka.smashup.review:BrawlReview",
    numbers="potasovka.smashup.numbers:NUMBERS",
    terminal="potasovka.cli.smashup_table:SmashUpTable",
)
