"""Packages hold the client, or are not made; what is installed from them plays."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path

import httpx
import pytest

from install.helpers import ROOT, Environment, clean_clone, contents, only, pip_wheel
from potasovka.cli.extra import SERVER
from server.helpers import Player
from server_process import NO_PAUSES, Process

LARGEST = 15_000_000
"""Bytes of a wheel that nobody minds."""
NOWHERE = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0"}
"""An npm registry that nobody can reach."""


@pytest.fixture(scope="module")
def served(packages: Path, pins: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with all that serving needs."""
    return Environment(tmp_path_factory.mktemp("served"), only(packages / "again", "*.whl"), "[server]", pins)


@pytest.fixture(scope="module")
def plain(packages: Path, pins: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the package and nothing that it can do without."""
    return Environment(tmp_path_factory.mktemp("plain"), only(packages / "wheel", "*.whl"), "", pins)


def test_a_wheel_and_an_sdist_of_a_clean_clone_hold_the_client(packages: Path) -> None:
    wheel, again = (contents(only(packages / name, "*.whl")) for name in ("wheel", "again"))
    client = {name.removeprefix("potasovka/server/client/") for name in wheel if "/server/client/" in name}
    page = wheel["potasovka/server/client/index.html"].decode()
    asked = set(re.findall(r'(?:src|href)="\.?/([^"]+)"', page))
    assert len(asked) >= 3
    assert asked <= client
    assert wheel == again


def test_a_wheel_holds_the_engine_of_the_page(packages: Path) -> None:
    wheel = contents(only(packages / "wheel", "*.whl"))
    engine = {name.removeprefix("potasovka/server/engine/"): text for name, text in wheel.items() if "/engine/" in name}
    parts = json.loads(engine["engine.json"])["parts"]
    assert {part["name"] for part in parts} >= {"pyodide.asm.wasm", "potasovka.bundle"}
    for part in parts:
        assert hashlib.sha256(engine[part["file"]]).hexdigest() == part["sha256"]
    assert only(packages / "wheel", "*.whl").stat().st_size < LARGEST


def test_what_was_installed_makes_a_site_and_lets_bots_play_in_pages(served: Environment, tmp_path: Path) -> None:
    made = served.run(served.potasovka, "site", "--out", str(tmp_path / "site"))
    assert made.returncode == 0, made.stderr
    process = Process(tmp_path, served.potasovka, options=[*NO_PAUSES, "--bots-in-page"])
    process.start()
    try:
        parts = httpx.get(f"{process.url}/api/games").json()["engine"]
        for part in parts:
            packed = httpx.get(f"{process.url}/engine/{part['file']}").content
            assert packed == (tmp_path / "site" / "engine" / part["file"]).read_bytes()
        assert len(parts) == 5
    finally:
        process.kill()


def test_a_client_that_cannot_be_built_ends_the_build_in_words(tmp_path: Path, pins: Path) -> None:
    clone = clean_clone(tmp_path / "clone")
    here = (clone, tmp_path / "wheel", pins, "--no-build-isolation")
    failed = pip_wheel(*here, npm_config_cache=str(tmp_path / "npm"), **NOWHERE)
    assert failed.returncode != 0
    assert "The client is not built: npm ci" in failed.stderr
    assert "needs an npm registry" in failed.stderr
    (clone / "web" / "package-lock.json").unlink()
    failed = pip_wheel(*here)
    assert failed.returncode != 0
    assert "The client cannot be built without web/" in failed.stderr
    assert list(tmp_path.glob("wheel/*")) == []


def test_what_was_installed_serves_its_page_and_a_game(served: Environment, tmp_path: Path) -> None:
    process = Process(tmp_path, served.potasovka)
    process.start()
    try:
        page = httpx.get(f"{process.url}/")
        assert page.headers["content-type"].startswith("text/html")
        script = re.search(r'src="\.?(/assets/[^"]+\.js)"', page.text)
        assert script is not None
        assert httpx.get(process.url + script[1]).status_code == 200
        wish = {"game": "smashup", "setup": {}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        made = httpx.post(f"{process.url}/api/tables", json=wish).json()
        player = Player(process.port, made["table"], made["tokens"]["0"])
        try:
            player.until(lambda: player.choice)
            assert player.answer(player.keys[0])["type"] == "ok"
        finally:
            player.close()
    finally:
        process.kill()


def test_a_driver_that_is_missing_is_named_with_its_extra(served: Environment) -> None:
    command = [
        served.potasovka,
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--database",
        "postgresql+psycopg://localhost/x",
    ]
    refused = served.run(*command)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "without psycopg;" in refused.stderr
    assert "pip install 'potasovka[postgres]'" in refused.stderr


def test_the_plain_install_has_no_web_framework_and_no_database(plain: Environment) -> None:
    said = plain.run(plain.python, "-c", f"from importlib.util import find_spec as f; print(*map(f, {SERVER}))")
    assert said.stdout.split() == ["None"] * len(SERVER)
    server = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["server"]
    assert {re.split(r"\W", one)[0] for one in server} - {"uvloop"} == set(SERVER)


@pytest.mark.parametrize("game", ["smashup", "hitzroad"])
def test_the_plain_install_plays(plain: Environment, game: str) -> None:
    played = plain.run(plain.potasovka, "simulate", game, "--bots", "normal,random", "--games", "1", "--json")
    assert json.loads(played.stdout)["games"] == 1, played.stderr
    cards = plain.run(plain.potasovka, "cards", game, "--lang", "ru")
    assert cards.returncode == 0, cards.stderr
    assert cards.stdout.count("\n") > 100


def test_the_plain_install_is_a_library(plain: Environment) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert any("from potasovka.smashup import SmashUp" in block for block in blocks)
    for block in blocks:
        run = plain.run(plain.python, "-c", block)
        assert run.stdout.splitlines() == re.findall(r"# prints (.+)", block), run.stderr


def test_the_plain_install_says_what_serving_needs(plain: Environment) -> None:
    refused = plain.run(plain.potasovka, "serve", "--no-browser")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == f"potasovka: serving needs {', '.join(SERVER)}: pip install 'potasovka[server]'\n"


def test_what_an_extra_would_bring_is_named_with_it(plain: Environment) -> None:
    weighing = ("lab", "balance", "smashup", "--games", "1")
    for command, extra in (
        ((plain.potasovka, *weighing, "--draw-to", "matrix.svg"), "lab"),
        ((plain.potasovka, *weighing, "--cluster", "auto"), "cluster"),
        ((plain.python, "-c", "import potasovka.env"), "env"),
    ):
        refused = plain.run(*command)
        assert refused.returncode != 0
        assert f"pip install 'potasovka[{extra}]'" in refused.stderr.splitlines()[-1]
