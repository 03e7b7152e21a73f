"""Screenshots of every screen at both sizes, for docs/: `make screenshots`, or name the screens you want."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from find_browser import FLAGS, find_browser
from screens import SCREENS

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "screenshots"
SIZES = {"wide": ({"width": 1440, "height": 900}, "ru"), "phone": ({"width": 390, "height": 844}, "en")}


def main(wanted: list[str]) -> None:
    """Take the named screens, or all."""
    unknown = [name for name in wanted if name not in SCREENS]
    if unknown:
        raise SystemExit(f"there is no screen {unknown[0]!r}; there are: {', '.join(SCREENS)}")
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "potasovka.cli.main", "serve", "--no-browser", "--port", "0", "--seed", "7"]
        command += ["--bot-pause", "0.05", "--window-pause", "0", "--database", f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+/", server.stdout.readline())
            assert address is not None, "the server did not start"
            _take(address[0], wanted or list(SCREENS))
        finally:
            server.terminate()
            server.wait(30)


def _take(address: str, names: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for name in names:
            for label, (size, language) in SIZES.items():
                phone = label == "phone"
                context = browser.new_context(
                    viewport=size, locale=language, has_touch=phone, is_mobile=phone, reduced_motion="reduce"
                )
                context.set_default_timeout(20_000)
                page = context.new_page()
                page.goto(address)
                SCREENS[name](page)
                page.wait_for_timeout(400)
                page.screenshot(path=TARGET / f"{name}-{label}.png")
                context.close()
                print(f"{name}-{label}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
