"""The boxes, one folder each; one file a faction, bases beside them. Nothing else knows a card by name."""

BOXES = ("awesome_level_9000",)
