"""A house of fakes for each test."""

from __future__ import annotations

import pytest

from table.room import Room


@pytest.fixture
def room() -> Room:
    return Room()
