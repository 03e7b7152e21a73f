"""The pins hold all that the package asks for, and come from nowhere in particular."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from install.helpers import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


def asked(extras: list[str]) -> list[Requirement]:
    """What the package and some of its extras need; an extra may name others."""
    found: list[Requirement] = []
    for one in [*PROJECT["dependencies"], *(one for extra in extras for one in EXTRAS[extra])]:
        wanted = Requirement(one)
        found += asked(sorted(wanted.extras)) if wanted.name == "potasovka" else [wanted]
    return found


@pytest.mark.parametrize(
    ("file", "extras"), [("play.txt", ["build", "server"]), ("dev.txt", ["build", "server", "dev"])]
)
def test_all_that_is_needed_is_pinned(file: str, extras: list[str]) -> None:
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
    pins = dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))
    assert text.count("--hash=sha256:") >= len(pins) >= len(asked(extras))
    for one in asked(extras):
        assert one.specifier.contains(pins[canonicalize_name(one.name)]), f"{one}: make pins"
    assert not re.search(r"://|file:|-index|find-links|(?:^|\s)\.*/", text)
