"""The boxes, one folder each; every file in one is a faction, but for its bases. Nothing else knows a card by name."""

BOXES = ("base_box", "awesome_level_9000", "its_your_fault", "what_were_we_thinking", "anniversary", "guests")
"""The folders."""
TITANS = "anniversary"
"""The box that all titans lie in, though each stands in its faction's file: tables with that box play with them."""
BOARD = "anniversary"
"""The box that the board of the Big Base lies in."""
