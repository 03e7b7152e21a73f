"""The sixteen bases of the box, as printed."""

from __future__ import annotations
