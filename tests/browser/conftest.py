"""A real server and a real browser: pages of several people, whose errors are errors of the test."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from find_browser import FLAGS, find_browser  # noqa: E402
from server.helpers import Running, fast  # noqa: E402

PATIENCE = 20_000
"""Milliseconds that something may take to appear on a busy machine."""
expect.set_options(timeout=PATIENCE)
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Which browser is started, and how."""
    return {"executable_path": find_browser(), "args": FLAGS}


class Server:
    """A server of our own, as `potasovka serve` starts it."""

    def __init__(self, folder: Path, *more: str) -> None:
        """`more` is what else is said when it is started."""
        self.folder = folder
        self.more = more
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, at first on any free port, later on the same one; wait until it says where it is."""
        command = [sys.executable, "-m", "potasovka.cli.main", "serve", "--no-browser", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder}/tables.db", "--bot-pause", "0", "--window-pause", "0"]
        command += ["--away-wait", "1", "--seed", "11", *self.more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=self.folder)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://[^:]+:(\d+)/", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://localhost:{self.port}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process."""
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at whose tables positions can be laid out."""
    running = Running(fast(f"sqlite:///{tmp_path_factory.mktemp('hall')}/tables.db"))
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open a page as a new person; `at` is its path, `on` another page of the same person, `script` runs before it."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(
        at: str = "/",
        *,
        size: dict[str, int] = WIDE,
        lang: str = "en",
        theme: Literal["light", "dark"] = "light",
        on: Page | None = None,
        script: str = "",
        moving: bool = False,
    ) -> Page:
        if on is None:
            phone = min(size.values()) < 600
            motion: Literal["no-preference", "reduce"] = "no-preference" if moving else "reduce"
            context = browser.new_context(
                viewport=size,
                locale=lang,
                has_touch=phone,
                is_mobile=phone,
                reduced_motion=motion,
                color_scheme=theme,
            )
            context.add_init_script(script)
            context.set_default_timeout(20_000)
            contexts.append(context)
        else:
            context = on.context
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" and _ours(said.text) else None)
        page.goto(server.address + at, wait_until="load")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, wrong


def _ours(text: str) -> bool:
    """What the browser itself says of refused requests is no error of the page."""
    return "Failed to load resource" not in text and "WebSocket connection" not in text
