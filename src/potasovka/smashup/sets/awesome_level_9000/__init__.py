"""«Казаки против помидоров» (Awesome Level 9000), as printed."""

from potasovka.smashup.sets.awesome_level_9000 import bases, bear_cavalry, ghosts, killer_plants, steampunks

FACTIONS = {
    "bear_cavalry": bear_cavalry,
    "ghosts": ghosts,
    "killer_plants": killer_plants,
    "steampunks": steampunks,
}
BASES = bases
