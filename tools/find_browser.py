"""Which browser the tests and screenshots use: the one that is there, or one that is installed now."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from alone import alone

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync"]
UNUSED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "LensOverlay", "MediaRouter", "OptimizationHints"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "PaintHolding", "PreconnectToSearch"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "ThirdPartyStoragePartitioning"),
    "NetworkTimeServiceQuerying",
)
"""What nobody needs who types no address: the first two alone cost each new window half a second of a processor. The
others are those that Playwright turns off, for a second such flag replaces the first."""
FLAGS += [f"--disable-features={','.join(UNUSED)}"]


def installed() -> str | None:
    """A browser that can be started, by its path."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def find_browser() -> str:
    """The path of a browser; where there is none, Debian's chromium is installed, and a clear end if that cannot be."""
    found = installed()
    if not found and shutil.which("apt-get") and os.geteuid() == 0:
        with alone("browser"):
            found = installed() or install()
    if not found:
        raise SystemExit(f"No browser found ({', '.join(NAMES)}). Install one, for example: apt-get install chromium")
    return found


def install() -> str | None:
    """Debian's chromium, if it can be had."""
    print("No browser here: installing chromium.", file=sys.stderr)
    subprocess.run(["apt-get", "update", "--quiet"], check=False, capture_output=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "--yes", "--quiet", "chromium"]
    subprocess.run(command, check=False, capture_output=True, env=quiet)
    return installed()


if __name__ == "__main__":
    print(find_browser())
