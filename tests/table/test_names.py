"""Names of people: shown as they are, and nothing in them can hide or turn."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from potasovka.table.names import MARKS, clean_name


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Анна", "Анна"),
        ("  Анна \t\n Ивановна  ", "Анна Ивановна"),
        ("Zoe\u0308", "Zoë"),
        ("admin\u202e nimda", "admin nimda"),
        ("A\u200bn\u200dn\u2060a\ufeff", "Anna"),
        ("\u2066Бо\u2069рис", "Борис"),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("a\u2028b\u2029c\u00a0d\u3000e", "a b c d e"),
        ("Z\u0310\u0311\u0312\u0313\u0314!", "Z\u0310\u0311!"),
        ("مرحبا", "مرحبا"),
        ("नमस्ते", "नमस्ते"),
        ("🐻", "🐻"),
        ("", None),
        (" \u200b\u202e ", None),
        ("\u3164\u115f\u2800", None),
        ("\u0301", None),
        ("\ue000\U0010ffff", None),
    ],
)
def test_a_name_is_shown_as_it_is_meant(said: str, shown: str | None) -> None:
    assert clean_name(said) == shown


@given(st.text(max_size=80))
def test_no_name_hides_anything(said: str) -> None:
    name = clean_name(said)
    if name is None:
        return
    assert clean_name(name) == name == unicodedata.normalize("NFC", name) == " ".join(name.split())
    kinds = [unicodedata.category(letter) for letter in name]
    assert not [kind for kind in kinds if kind.startswith("C") or kind in ("Zl", "Zp")]
    piled = 0
    for kind in kinds:
        piled = piled + 1 if kind in ("Mn", "Me") else 0
        assert piled <= MARKS
