"""Build what a page needs to have tables of its own: `python tools/build_engine.py`.

Python for the browser (the npm package `pyodide`, pinned in web/package-lock.json), msgspec for it (pinned in
requirements/page.txt) and the rooms of Potasovka that a page has, all compiled and packed into
`src/potasovka/server/engine`, from where `potasovka site` and `potasovka serve` take them. What is up to date is left.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import build_web
from alone import alone

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "potasovka"
ENGINE = PACKAGE / "server" / "engine"
WORK = ROOT / "build" / "engine"
PYODIDE = build_web.WEB / "node_modules" / "pyodide"
PINS = ROOT / "requirements" / "page.txt"
LISTED = "engine.json"
ROOMS = ("bots", "core", "hitzroad", "house", "page", "smashup", "table")
"""The rooms of the package that a page has; all else stays outside."""
PLATFORM = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--platform")
EMSCRIPTEN = "pyemscripten_2026_0_wasm32"
NEEDLESS = (
    *("_pydatetime", "_pyio", "_pyrepl", "bdb", "cProfile", "cmd", "compileall", "ctypes", "curses", "dbm", "difflib"),
    *("doctest", "ensurepip", "filecmp", "ftplib", "html", "http", "idlelib", "imaplib", "mailbox", "mimetypes"),
    *("modulefinder", "multiprocessing", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats"),
    *("pyclbr", "pydoc", "pydoc_data", "rlcompleter", "smtplib", "socketserver", "sqlite3", "statistics", "tabnanny"),
    *("telnetlib", "timeit", "tkinter", "tomllib", "trace", "turtle", "unittest", "venv", "wave", "wsgiref", "xml"),
    *("xmlrpc", "zipapp", "zoneinfo"),
)
"""What of Python's own library nobody in a page ever asks for."""
ENCODINGS = ("__init__", "aliases", "ascii", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig")
"""The ways to write letters that are kept."""
Files = dict[str, bytes]


def digest() -> str:
    """A hash of all that the engine is made of."""
    total = hashlib.sha256()
    for path in (
        Path(__file__),
        Path(__file__).with_name("compile_page.py"),
        PINS,
        build_web.WEB / "package-lock.json",
    ):
        total.update(path.read_bytes() + b"\0")
    for name, code in own_files().items():
        total.update(name.encode() + b"\0" + code + b"\0")
    return total.hexdigest()


def own_files() -> Files:
    """What of the package a page has, by its names in it."""
    found = [PACKAGE / "__init__.py", *(path for room in ROOMS for path in (PACKAGE / room).rglob("*"))]
    files = sorted(path for path in found if path.is_file() and path.parent.name != "__pycache__")
    return {path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes() for path in files}


def is_built() -> bool:
    """Whether the engine is there, made of these very files."""
    listed = ENGINE / LISTED
    return listed.is_file() and json.loads(listed.read_text(encoding="utf-8"))["made_of"] == digest()


def msgspec_wheel() -> Path:
    """The pinned wheel of msgspec for the page."""
    folder = WORK / "wheels"
    if not list(folder.glob("msgspec-*.whl")) or not _fits(next(folder.glob("msgspec-*.whl"))):
        shutil.rmtree(folder, ignore_errors=True)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        wanted = ["--only-binary", ":all:", *PLATFORM, EMSCRIPTEN, "--require-hashes", "-r", str(PINS)]
        if subprocess.run([*command, *wanted, "--dest", str(folder)], check=False).returncode:
            raise SystemExit("The engine is not built: msgspec for the page could not be had, for the reason above.")
    return next(folder.glob("msgspec-*.whl"))


def _fits(wheel: Path) -> bool:
    return hashlib.sha256(wheel.read_bytes()).hexdigest() in PINS.read_text(encoding="utf-8")


def library() -> Files:
    """Python's own library, without what nobody in a page asks for."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        files = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    return {name: text for name, text in files.items() if _is_needed(name)}


def _is_needed(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return first.removesuffix(".py") not in NEEDLESS


def compiled(files: Files, name: str, level: int) -> Files:
    """Modules as the Python of the page compiles them at a level of optimisation; everything else stays as it is."""
    source, target = WORK / name, WORK / f"{name}-compiled"
    for folder in (source, target):
        shutil.rmtree(folder, ignore_errors=True)
    for path, text in files.items():
        (source / path).parent.mkdir(parents=True, exist_ok=True)
        (source / path).write_bytes(text)
    target.mkdir()
    run_in_page("tools/compile_page.py", *(path.relative_to(ROOT).as_posix() for path in (source, target)), str(level))
    return {
        path.relative_to(target).as_posix(): path.read_bytes() for path in sorted(target.rglob("*")) if path.is_file()
    }


def run_in_page(program: str, *words: str, path: tuple[Path, ...] = (), capture: bool = False) -> str:
    """Run a program of the repository in the Python of the page; what it printed, if that is wanted."""
    runner = [str(build_web.node()), str(ROOT / "tools" / "in_page.mjs"), *map(str, path), "--", program, *words]
    done = subprocess.run(runner, cwd=ROOT, check=False, text=True, stdout=subprocess.PIPE if capture else None)
    if done.returncode:
        raise SystemExit(f"The Python of the page could not run {program}, for the reason above.")
    return done.stdout or ""


def zipped(files: Files) -> bytes:
    """Files as an archive that Python imports from; it is packed as a whole, so nothing in it is."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, text in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text)
    return made.getvalue()


def bundled(files: Files) -> bytes:
    """Files one after another, behind a line that says how long each is: the page unpacks it without Python."""
    head = json.dumps([[name, len(text)] for name, text in sorted(files.items())], separators=(",", ":"))
    return head.encode() + b"\n" + b"".join(text for _, text in sorted(files.items()))


def licences() -> str:
    """Whose work is in the engine, and how it may be used."""
    with zipfile.ZipFile(msgspec_wheel()) as wheel:
        names = [name for name in wheel.namelist() if "LICENSE" in name]
        msgspec = "\n".join(wheel.read(name).decode() for name in names)
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    return (
        f"Pyodide {version}, https://pyodide.org: Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/\n"
        "Python, https://python.org: PSF License Agreement, https://docs.python.org/3/license.html\n"
        f"msgspec:\n\n{msgspec}"
    )


def parts() -> Files:
    """All that a page loads before it can play, by name."""
    with zipfile.ZipFile(msgspec_wheel()) as wheel:
        msgspec = {name: wheel.read(name) for name in wheel.namelist() if name.startswith("msgspec/")}
    ours = {name: code for name, code in {**msgspec, **own_files()}.items() if not name.endswith((".pyi", "py.typed"))}
    return {
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes(),
        "pyodide.asm.mjs": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "library.zip": zipped(compiled(library(), "library", 2)),
        "potasovka.bundle": bundled(compiled(ours, "ours", 0)),
    }


def unpacked(folder: Path) -> tuple[Path, Path]:
    """The library and the packages of the built engine, unpacked into a folder as a page does it."""
    listed = json.loads((ENGINE / LISTED).read_text(encoding="utf-8"))["parts"]
    raw = {part["name"]: gzip.decompress((ENGINE / part["file"]).read_bytes()) for part in listed}
    (folder / "library.zip").write_bytes(raw["library.zip"])
    head, _, rest = raw["potasovka.bundle"].partition(b"\n")
    for name, length in json.loads(head):
        path = folder / "packages" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(rest[:length])
        rest = rest[length:]
    return folder / "library.zip", folder / "packages"


def build() -> None:
    """Build the engine, unless it is up to date."""
    with alone("engine"):
        if is_built():
            print("The engine is up to date.")
        else:
            _build()


def _build() -> None:
    made_of = digest()
    build_web.packages()
    shutil.rmtree(ENGINE, ignore_errors=True)
    ENGINE.mkdir(parents=True)
    listed = []
    for name, raw in parts().items():
        packed = gzip.compress(raw, 9, mtime=0)
        checked = hashlib.sha256(packed).hexdigest()
        file = f"{name}.{checked[:12]}.packed"
        (ENGINE / file).write_bytes(packed)
        listed.append({"name": name, "file": file, "size": len(packed), "raw": len(raw), "sha256": checked})
    text = json.dumps({"made_of": made_of, "parts": listed}, indent=1) + "\n"
    (ENGINE / "licences.txt").write_text(licences(), encoding="utf-8")
    (ENGINE / LISTED).write_text(text, encoding="utf-8")
    total = sum(part["size"] for part in listed if isinstance(part["size"], int))
    print(f"The engine is built: {ENGINE.relative_to(ROOT)}, {total / 1e6:.1f} MB to load")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        raise SystemExit(__doc__)
    build()
