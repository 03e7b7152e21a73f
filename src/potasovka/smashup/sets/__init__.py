"""The boxes, one folder each; one file a faction, bases beside them. Nothing else knows a card by name."""

BOXES = {
    "awesome_level_9000": ("bear_cavalry", "ghosts", "killer_plants", "steampunks"),
    "its_your_fault": ("dragons", "mythic_greeks", "sharks", "super_heroes", "tornados"),
    "what_were_we_thinking": ("explorers", "grannies", "rock_stars", "teddy_bears"),
    "anniversary": ("mermaids", "sheep", "skeletons", "world_champs"),
}
"""The factions of each box. Titans stand in their faction's file, though all of them come from the anniversary box."""
