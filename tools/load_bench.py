"""How long a phone waits for the site: `python tools/load_bench.py [--slower 4] [--megabits 10]`.

The site lies on a server of plain files that sends no faster than the line, and the browser is stopped and let go so
that each of its processes computes as much as on a processor so much slower. A new person comes, plays a bot, and
comes once more: when the first page can be read, when the game asks its first question, when the first answer has been
heard. How much slower the page really ran is measured beside.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

from playwright.sync_api import Page, ViewportSize, sync_playwright

import build_engine
import build_web
from find_browser import FLAGS, find_browser
from potasovka.server.site import make_site
from screens import home, play_bot

PHONE: ViewportSize = {"width": 390, "height": 844}
TARGETS = {"a first visit": 20.0, "a second visit": 10.0}
"""Seconds after which the first game should have begun."""
CYCLE = 0.04
"""Seconds in which a slowed process runs once."""
LOOP = """() => {
  const began = performance.now();
  let sum = 0;
  for (let i = 0; i < 3e8; i++) sum += i % 7;
  return sum && performance.now() - began;
}"""
"""Long beside a cycle."""


class Line:
    """A line that carries so many bytes a second, whoever sends."""

    def __init__(self, rate: float) -> None:
        self._rate, self._free, self._lock = rate, 0.0, threading.Lock()

    def wait(self, size: int) -> None:
        """Wait until so many bytes are through."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / self._rate
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class Files(SimpleHTTPRequestHandler):
    """Plain files over the line."""

    line: ClassVar[Line]

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file, piece by piece."""
        while piece := source.read(8192):
            self.line.wait(len(piece))
            outputfile.write(piece)

    def log_message(self, *_: object) -> None:
        """Nobody wants to read it."""


def descendants(root: int, besides: int) -> list[int]:
    """All processes below one, but for the branch of another."""
    parents: dict[int, int] = {}
    for name in os.listdir("/proc"):
        try:
            text = Path(f"/proc/{name}/stat").read_text(encoding="utf-8") if name.isdigit() else ""
        except OSError:
            continue
        if text:
            parents[int(name)] = int(text.rpartition(")")[2].split()[1])
    found, rest = [root], dict(parents)
    for one in found:
        found += [child for child, parent in rest.items() if parent == one and child not in (besides, one)]
    return [one for one in found if "chrom" in _program(one)]


def _program(process: int) -> str:
    try:
        return os.readlink(f"/proc/{process}/exe")
    except OSError:
        return ""


def slow_down(root: int, slower: float) -> None:
    """In a process of its own: stop and let go the browser below `root`, until this process is ended."""
    found: list[int] = []
    looked = 0.0
    while True:
        if time.monotonic() > looked + 0.25:
            found, looked = descendants(root, os.getpid()), time.monotonic()
        _tell(found, signal.SIGSTOP)
        time.sleep(CYCLE * (1 - 1 / slower))
        _tell(found, signal.SIGCONT)
        time.sleep(CYCLE / slower)


def _tell(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        try:
            os.kill(process, what)
        except ProcessLookupError:
            continue


def visit(page: Page, address: str, named: str) -> None:
    """Come, play a bot, answer once; print when what was there."""
    began = time.monotonic()
    page.goto(address)
    home(page)
    read = time.monotonic() - began
    finger = play_bot(page, "smashup")
    page.locator("[data-option], [data-pick]").locator("visible=true").first.wait_for()
    asked = time.monotonic() - began
    before = finger.look()["n"]
    while finger.look()["n"] == before:
        finger.press_once()
        page.wait_for_timeout(20)
    heard = time.monotonic() - began
    reached = "reached" if asked <= TARGETS[named] else "MISSED"
    print(f"{f'{named}: the page is there':<46} {read:>12,.1f} s")
    print(f"{f'{named}: the first question':<46} {asked:>12,.1f} s     ≤ {TARGETS[named]:g} {reached}")
    print(f"{f'{named}: the first answer is heard':<46} {heard:>12,.1f} s", flush=True)


def measure(address: str, slower: float) -> None:
    """Visit twice with a slow browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, locale="en")
        context.set_default_timeout(240_000)
        page = context.new_page()
        page.set_default_timeout(240_000)
        plain = median(page.evaluate(LOOP) for _ in range(3))
        brake = multiprocessing.get_context("spawn").Process(target=slow_down, args=(os.getpid(), slower), daemon=True)
        brake.start()
        time.sleep(2)
        print(f"{'the page runs slower by':<46} {median(page.evaluate(LOOP) for _ in range(3)) / plain:>12,.1f} ×")
        try:
            for named in TARGETS:
                page = context.new_page()
                visit(page, address, named)
                page.close()
        finally:
            brake.terminate()
            brake.join()
            _tell(descendants(os.getpid(), 0), signal.SIGCONT)
        browser.close()


def main(argv: list[str] | None = None) -> int:
    """Build, serve, measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slower", type=float, default=4.0, help="so many times slower the browser computes")
    parser.add_argument("--megabits", type=float, default=10.0, help="what the line carries in a second")
    said = parser.parse_args(argv)
    build_web.build()
    build_engine.build()
    with tempfile.TemporaryDirectory() as folder:
        make_site(Path(folder) / "site")
        files = type("Line", (Files,), {"line": Line(said.megabits * 1e6 / 8)})
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(files, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            measure(f"http://127.0.0.1:{server.server_port}/site/", said.slower)
        finally:
            server.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
