"""«Замес» in a terminal: bases as posters, minions in lanes, the hand below. Drawn from a view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Rich

from potasovka.cli import say
from potasovka.cli.tables import Table, entry, page
from potasovka.core import Game, Text
from potasovka.core.describe import Row
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import position
from potasovka.smashup.engine.registry import registry

SHAPES = "●■▲★"
STYLES = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green")
BAR = 18
"""The width of the bar that fills up to the breakpoint."""
LANE = 34
"""The width of a base."""

View = dict[str, Any]


class SmashUpTable(Table):
    """Smash Up."""

    help = "cli-help"

    def show(self, game: Game, seat: int | None) -> RenderableType:
        """Players, bases and the seat's own hand."""
        view = game.view(seat)
        parts: list[RenderableType] = [Rule(self._headline(view), style="dim"), self._players(view)]
        board = view["board"]
        if board is None:
            places = [self._base(place) for place in view["places"] if place["base"]]
        else:
            parts.append(self._board(board))
            sides = zip(view["places"], board["sides"], strict=True)
            places = [self._side(place, side) for place, side in sides]
        parts.append(Columns(places, width=LANE, padding=(0, 1)))
        for player in view["players"]:
            if player["titans"]:
                waiting = ", ".join(self._titan(titan) for titan in player["titans"])
                parts.append(self._line("cli-titans", player=self._name(player["seat"]), cards=waiting))
            if player["resolving"]:
                parts.append(self._line("cli-resolving", cards=say.cards(player["resolving"], self.words)))
            if seat is not None and player["seat"] != seat and player["known_hand"]:
                known = say.cards(player["known_hand"], self.words)
                parts.append(self._line("cli-known-hand", player=self._name(player["seat"]), cards=known))
        if seat is not None:
            parts.append(self._hand(view, seat))
        return Group(*parts)

    def pages(self, rows: list[Row]) -> Iterator[RenderableType]:
        """One page a faction, one for the bases of a box."""
        for box in dict.fromkeys(row["box"] for row in rows):
            mine = [row for row in rows if row["box"] == box]
            for faction in dict.fromkeys(row["faction"] for row in mine if row["faction"]):
                yield self._faction_page([row for row in mine if row["faction"] == faction], faction, box)
            bases = [row for row in mine if row["kind"] == "base"]
            if bases:
                yield self._bases_page(bases, box)

    def _faction_page(self, rows: list[Row], faction: str, box: str) -> Grid:
        lang = self.words.language
        title = f"{self._say(f'faction-{faction}')} · {self._say(f'box-{box}')}"
        grid = page(title, ["cli-copies", "cli-number"], self.words)
        for row in rows:
            kind = self._say(f"cli-on-{row['on']}" if row["on"] else f"kind-{row['kind']}")
            power = "" if row["power"] is None else str(row["power"])
            grid.add_row(str(row["copies"]), power, entry(row["name"][lang], kind, row["text"][lang]))
        return grid

    def _bases_page(self, rows: list[Row], box: str) -> Grid:
        lang = self.words.language
        grid = page(
            f"{self._say('cli-bases')} · {self._say(f'box-{box}')}", ["cli-breakpoint", "cli-prizes-head"], self.words
        )
        for row in rows:
            prizes = " · ".join(str(prize) for prize in row["prizes"])
            grid.add_row(str(row["breakpoint"]), prizes, entry(row["name"][lang], "", row["text"][lang]))
        return grid

    def is_new_scene(self, view: View) -> bool:
        """The table is shown when a player thinks about what to do next."""
        return bool(view["choice"]["prompt"]["id"] == "ask-menu")

    def option(self, option: dict[str, Any], view: View) -> RenderableType:
        """An option; a card in play with the shape of its player, one out of sight with what it is."""
        said = Rich(say.say_data(option["text"], self.words))
        found = _find(view, option["ref"].get("card"))
        if found is not None and found[1]["controller"] >= 0:
            said.append(f"  {SHAPES[found[1]['controller']]}", STYLES[found[1]["controller"]])
        elif "face" in option["ref"]:
            said.append("  " + self._kind(option["ref"]["face"]), "dim")
        return said

    def command(self, letter: str, rest: str, game: Game, seat: int) -> RenderableType | None:
        """Texts, reasons, discard piles."""
        view = game.view(seat)
        if letter == "t":
            mine = [card["card"] for card in view["players"][seat]["hand"]]
            return Group(*[self._text(slug) for slug in dict.fromkeys(mine + _open_cards(view))])
        if letter == "w":
            return self._why(view)
        if letter == "d":
            return Group(
                *[
                    Rich(f"{self._name(p['seat'])}: {say.cards(p['discard'], self.words) or self._say('cli-none')}")
                    for p in view["players"]
                ]
            )
        if letter == "i":
            return self._about(view, rest)
        return None

    def position(self, game: Game) -> str:
        """The position in its own notation."""
        return position.write(cast(SmashUp, game).brawl)

    # ---- pieces --------------------------------------------------------------------------------------------------

    def _say(self, message: str, **args: Any) -> str:
        return say.say(Text(message, args), self.words)

    def _line(self, message: str, **args: Any) -> Rich:
        return Rich(self._say(message, **args))

    def _name(self, seat: int) -> str:
        return f"{SHAPES[seat]} {say.player(seat, self.words)}"

    def _titan(self, titan: dict[str, Any]) -> str:
        return say.card(titan["card"], self.words) + (f" +{titan['counters']}" if titan["counters"] else "")

    def _headline(self, view: View) -> Rich:
        phase = Text(f"phase-{view['phase']}")
        return self._line("cli-turn", turn=view["turn"], player=self._name(view["current"]), phase=phase)

    def _players(self, view: View) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        for head in ("", "cli-points", "cli-hand", "cli-deck", "cli-discard", "cli-factions"):
            right = head not in ("", "cli-factions")
            grid.add_column(self._say(head) if head else "", justify="right" if right else "left", header_style="dim")
        for player in view["players"]:
            seat = player["seat"]
            you = f" ({self._say('cli-you')})" if seat == view["seat"] else ""
            factions = ", ".join(self.words.say(Text(f"faction-{name}")) for name in player["factions"])
            grid.add_row(
                Rich(self._name(seat) + you, STYLES[seat]),
                Rich(str(player["points"]), "bold"),
                str(player["hand_size"]),
                str(player["deck"]),
                str(len(player["discard"])),
                factions,
            )
        return grid

    def _base(self, place: dict[str, Any]) -> Panel:
        total, breakpoint = sum(place["totals"]), place["breakpoint"]
        filled = BAR if total >= breakpoint else BAR * total // breakpoint
        style = "bold red" if total >= breakpoint else "yellow"
        lines = [Rich.assemble(("█" * filled, style), ("░" * (BAR - filled), "dim"), f" {total}/{breakpoint}")]
        first, second, third = place["prizes"]
        lines.append(Rich(self._say("cli-prizes", first=first, second=second, third=third), "dim"))
        lines.append(Rich(self.words.say(Text(f"text-{place['base']}")), "italic dim"))
        lines += self._cards_at(place)
        return Panel(Group(*lines), title=Rich(say.card(place["base"], self.words), "bold"), title_align="left")

    def _board(self, board: dict[str, Any]) -> RenderableType:
        """The middle of the Big Base: tracks, base card, what comes next, and what everybody would get now."""
        coming = say.card(board["next"], self.words) if board["next"] else self._say("cli-none")
        base = say.card(board["base"], self.words)
        lines = [
            self._line("cli-board", **{name: board[name] for name in ("period", "periods", "round", "rounds")}),
            Rich.assemble((base, "bold"), ": ", self.words.say(Text(f"text-{board['base']}"))),
            self._line("cli-board-next", card=coming, player=self._name(board["first"])),
        ]
        for row in board["standings"]:
            told = {"total": row["total"], "points": row["points"], "led": row["led"]}
            lines.append(Rich(f"{SHAPES[row['seat']]} {self._say('cli-board-standing', **told)}", STYLES[row["seat"]]))
        return Panel(Group(*lines), title=self._say("smashup-setting-mode-big_base"), title_align="left")

    def _side(self, place: dict[str, Any], side: dict[str, Any]) -> Panel:
        """A side of the Big Base: its slots, whose they are, and what stands there."""
        lines: list[Rich] = []
        for number, berth in enumerate(side["berths"], 1):
            holder, text = berth["holder"], self.words.say(Text(f"text-{berth['card']}"))
            style = "dim" if holder is None else STYLES[holder]
            lines.append(Rich(f"{'○' if holder is None else SHAPES[holder]} {number}. {text}", style))
        lines += self._cards_at(place)
        return Panel(Group(*lines), title=Rich(say.card(side["side"], self.words), "bold"), title_align="left")

    def _cards_at(self, place: dict[str, Any]) -> list[Rich]:
        lines: list[Rich] = []
        for action in place["actions"]:
            seat = action["controller"]
            lines.append(Rich.assemble((f"{SHAPES[seat]} ▣ ", STYLES[seat]), say.card(action["card"], self.words)))
        for titan in place["titans"]:
            seat = titan["controller"]
            lines.append(Rich.assemble((f"{SHAPES[seat]} ◆ ", STYLES[seat]), (self._titan(titan), "bold")))
        for row in place["would_get"]:
            lines += self._lane(place, row)
        for card in place["buried"]:
            seat = card["controller"]
            lines.append(
                Rich.assemble((f"{SHAPES[seat]} ▂ ", STYLES[seat]), (say.face(card["card"], self.words), "italic"))
            )
        return lines

    def _lane(self, place: dict[str, Any], row: dict[str, int]) -> list[Rich]:
        seat = row["seat"]
        gets = self._say("cli-would-get", points=row["points"])
        lines = [Rich.assemble((f"{SHAPES[seat]} {row['total']} ", STYLES[seat]), (gets, "dim"))]
        for minion in place["minions"]:
            if minion["controller"] == seat:
                lines.append(self._minion(minion))
        return lines

    def _minion(self, minion: dict[str, Any]) -> Rich:
        power, printed = minion["power"], minion["printed"]
        style = "bold green" if power > printed else "bold red" if power < printed else "bold"
        said = Rich.assemble("  ", (f"{power:>2} ", style), say.card(minion["card"], self.words))
        if minion["counters"]:
            said.append(f" +{minion['counters']}", "green")
        for action in minion["actions"]:
            owner = action["controller"]
            said.append(f" [{SHAPES[owner]} {say.card(action['card'], self.words)}]", STYLES[owner])
        if minion["cancelled"]:
            said.stylize("strike")
        return said

    def _hand(self, view: View, seat: int) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 1), show_header=False)
        refused = {card["card"] for card in view["refused"]}
        for card in view["players"][seat]["hand"]:
            style = "dim" if card["card"] in refused else ""
            grid.add_row(Rich(say.card(card["card"], self.words), style), Rich(self._kind(card["card"]), "dim"))
        slots = ", ".join(say.say_data(slot, self.words) for slot in view["slots"])
        may = [self._line("cli-may-play", slots=slots)] if slots and view["current"] == seat else []
        return Panel(Group(grid, *may), title=self._say("cli-your-hand"), title_align="left", border_style=STYLES[seat])

    def _kind(self, slug: str) -> str:
        cls = registry().by_slug[slug]
        if cls.kind == "minion":
            return self._say("cli-power", n=cls.printed)
        on = getattr(cls, "on", "")
        return self._say(f"cli-on-{on}") if on else self._say(f"kind-{cls.kind}")

    def _text(self, slug: str) -> Rich:
        return Rich.assemble(
            (say.card(slug, self.words), "bold"),
            f" ({self._kind(slug)}): ",
            self.words.say(Text(f"text-{slug}")),
        )

    def _why(self, view: View) -> RenderableType:
        if not view["refused"]:
            return self._line("cli-all-playable")
        reasons = [(say.card(one["card"], self.words), say.say_data(one["why"], self.words)) for one in view["refused"]]
        return Group(*[Rich(f"{name}: {reason}") for name, reason in reasons])

    def _about(self, view: View, number: str) -> RenderableType:
        options = view["choice"]["options"]
        if not number:
            return self._line("cli-needs-number", most=len(options))
        if not number.isdigit() or not 1 <= int(number) <= len(options):
            return self._line("cli-not-a-number", said=number, most=len(options))
        ref = options[int(number) - 1]["ref"]
        found = _find(view, ref.get("card"))
        slug = ref.get("face") or ref.get("word") or (found[1]["card"] if found else "")
        if "berth" in ref:
            slug = view["board"]["sides"][ref["place"]]["berths"][ref["berth"]]["card"]
        elif "place" in ref:
            slug = view["places"][ref["place"]]["base"]
        return self._text(slug) if slug in registry().by_slug else self._line("cli-no-text")


def _open_cards(view: View) -> list[str]:
    """The faces of bases, of titans beside the table, and of all cards in play that the seat may see."""
    places = [place for place in view["places"] if place["base"]]
    faces: list[str | None] = [place["base"] for place in places]
    faces += [titan["card"] for player in view["players"] for titan in player["titans"]]
    faces += [card["card"] for place in places for card in _in_play(place)]
    return [face for face in faces if face is not None]


def _in_play(place: dict[str, Any]) -> list[dict[str, Any]]:
    attached = [action for minion in place["minions"] for action in minion["actions"]]
    return [*place["minions"], *place["actions"], *place["titans"], *place["buried"], *attached]


def _find(view: View, handle: int | None) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """The place and the card in play with this handle."""
    if handle is None:
        return None
    for place in view["places"]:
        if place["base"] is None:
            continue
        for card in _in_play(place):
            if card["handle"] == handle:
                return place, card
    return None
