"""The first game: a dealt position in which everything can be tried within a few turns."""

from potasovka.core.describe import Lesson

FIRST_BRAWL = """
turn: A play
points: A 7, B 5
base: Dragon's Lair
  A: Hatchling
  B: Cub Scout, Steam Man
base: Workshop
  A: Hammerhead
  B: Captain Ahab
base: Oracle at Delphi
  B: Steam Man
hand A: Hatchling, Hammerhead, Great White, Torn Apart, Raze
hand B: Cub Scout, Bear Cavalry, Mechanic, Commission, Zeppelin
deck A: Wyvern, Feeding Frenzy, Imperial Dragon, Mako, Great Wyrm, Flank Attack, Megalodon, Hatchling, Air Jaws, \
Hammerhead, Imperial Dragon, Mako, Wyvern, Bring Down the Walls, Hatchling, Great White, Mako
deck B: Steam Man, High Ground, Polar Commando, Captain Ahab, Rotary Slug Thrower, Bear Cavalry, Cub Scout, \
Steam Queen, Scrap Diving, General Ivan, Captain Ahab, Cub Scout, Mechanic, Bear Hug, Bear Cavalry
base deck: Shark Reef, City of Gold, Inventor's Salon, Ancient Temple, The Deep
"""
"""Both need two bases: about ten minutes, with a minion, an action, a score and a talent on the way."""

LESSON = Lesson({"position": FIRST_BRAWL, "ask_end": True}, seed=7, bots=1, bot="easy")
