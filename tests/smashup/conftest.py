"""Fixtures of the Smash Up tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from smashup.toys import toy_box


@pytest.fixture(scope="module")
def toys() -> Iterator[None]:
    """The toy box lies on the table for the tests of one module."""
    with toy_box():
        yield
