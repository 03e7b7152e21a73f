"""Tests of «Мишки, бабки, рок-н-ролл»: one file a faction, its bases and the rulings about them beside them."""
