"""Tests of the guests of the titans: one file a faction, the bases beside them."""
