"""Tests of «Война без конечностей»: one file a faction, its bases and the rulings about them beside them."""
