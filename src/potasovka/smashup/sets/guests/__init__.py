"""Guests of the titans: factions whose titans lie in the anniversary box; a box of our own making."""
