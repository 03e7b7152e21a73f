"""What a table is measured by: nothing over another thing, nothing cut, too small, or out of sight without a sign."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.conftest import ROOT

THINGS = (
    ".others .panel, .strip, .overview button, .base .poster, .base [data-drop-card], .base .titan, .base .mound, "
    ".base .clip, .base .total, .side .name, .side .total, .berth, .hub, .map button, .berth [data-drop-card], "
    "[data-testid=prompt], .mine .panel"
)
"""What lies on a table side by side."""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MEASURES = Path(__file__).with_name("measures.js").read_text(encoding="utf-8")
STRAIGHT = ".hand .card { rotate: none !important; transform: none !important }"
"""A fanned hand is measured as if it were not."""


def measured(page: Page, what: str) -> Any:
    """One of the measures of measures.js, with all letters in their own fonts."""
    page.evaluate("document.fonts.ready.then(() => true)")
    return page.evaluate(f"(things) => ({MEASURES.strip()}).{what}(things)", THINGS)


def faults(page: Page) -> list[str]:
    """All that is wrong with how a table lies on its screen."""
    page.add_style_tag(content=STRAIGHT)
    found: list[str] = []
    for what in ("overlaps", "outOfSight", "small", "cutWords"):
        found += measured(page, what)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
        found.append("the page is wider than the screen")
    if page.get_by_test_id("prompt").evaluate("(prompt) => prompt.getBoundingClientRect().height > innerHeight / 3"):
        found.append("the prompt takes more than a third of the screen")
    if page.get_by_test_id("table").evaluate("(table) => table.scrollHeight > table.clientHeight + 1"):
        found.append("the table scrolls")
    return found


def where(page: Page) -> list[str]:
    """Where everything on the board is: it may not move when a question or a hint opens."""
    places: list[str] = measured(page, "places")
    return places


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds serious or critical; only by these rules, if there are some."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    how = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found: dict[str, Any] = page.evaluate("(how) => axe.run(document, how)", how)
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0].get('failureSummary', '')[:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
