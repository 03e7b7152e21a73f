"""Tests of the base box «Замес»: one file a faction, the bases beside them."""
