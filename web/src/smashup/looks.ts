/** Each faction's own look: two inks and paper, and an ornament. */

import icons from "./icons.json";

export interface Looks {
  /** The loud colour. */
  ink: string;
  /** What is written on the ink. */
  onInk: string;
  paper: string;
  /** What is written on the paper. */
  onPaper: string;
  /** A second ink for the ornament. */
  second: string;
  ornament: "dots" | "stripes" | "zigzag" | "scales" | "checks" | "diamonds" | "rays" | "stitches";
}

const DARK = "#1d1a16";
const LIGHT = "#ffffff";

/** How much of their colour and light things keep that are not asked about: less loud, and as easy to read. */
export const DIM = { saturate: 0.4, brightness: 0.9 };

const FACTIONS: Record<string, Looks> = {
  bear_cavalry: { ink: "#a8231b", onInk: LIGHT, paper: "#f5f8fb", onPaper: DARK, second: "#d9e4ee", ornament: "zigzag" },
  ghosts: { ink: "#cbb8f7", onInk: "#1b1633", paper: "#221b40", onPaper: "#f1ecff", second: "#8f79d6", ornament: "scales" },
  killer_plants: { ink: "#a6e22a", onInk: "#16240a", paper: "#1d3312", onPaper: "#f0ffd8", second: "#5d9a16", ornament: "zigzag" },
  steampunks: { ink: "#8a5a14", onInk: LIGHT, paper: "#f7e9cd", onPaper: DARK, second: "#d0a04c", ornament: "checks" },
  dragons: { ink: "#ff7d33", onInk: "#231310", paper: "#2a1a15", onPaper: "#ffeade", second: "#c23f0f", ornament: "scales" },
  mythic_greeks: { ink: "#ab4526", onInk: LIGHT, paper: "#fcf2df", onPaper: DARK, second: "#7a2a12", ornament: "checks" },
  sharks: { ink: "#0b3f7a", onInk: LIGHT, paper: "#e2f1fc", onPaper: DARK, second: "#5da7dd", ornament: "zigzag" },
  super_heroes: { ink: "#c4122f", onInk: LIGHT, paper: "#fff6dc", onPaper: DARK, second: "#1c4fb0", ornament: "rays" },
  tornados: { ink: "#46525e", onInk: LIGHT, paper: "#f1efdf", onPaper: DARK, second: "#e2d03c", ornament: "stripes" },
  explorers: { ink: "#665628", onInk: LIGHT, paper: "#f2e9cd", onPaper: DARK, second: "#c7b06a", ornament: "diamonds" },
  grannies: { ink: "#7a4a9e", onInk: LIGHT, paper: "#f7eefc", onPaper: DARK, second: "#c9a4e0", ornament: "stitches" },
  rock_stars: { ink: "#ff5aa9", onInk: "#12050c", paper: "#1b1418", onPaper: "#ffeaf4", second: "#b01a63", ornament: "rays" },
  teddy_bears: { ink: "#945500", onInk: LIGHT, paper: "#ffefc9", onPaper: DARK, second: "#f0b13c", ornament: "stitches" },
  mermaids: { ink: "#006f73", onInk: LIGHT, paper: "#def7f4", onPaper: DARK, second: "#43c3bd", ornament: "scales" },
  sheep: { ink: "#3a7429", onInk: LIGHT, paper: "#f8fcff", onPaper: DARK, second: "#a9d58f", ornament: "dots" },
  skeletons: { ink: "#efe4c6", onInk: "#2d112a", paper: "#431b3e", onPaper: "#fbf3de", second: "#a98fa0", ornament: "diamonds" },
  world_champs: { ink: "#1c6a35", onInk: LIGHT, paper: "#fffbe0", onPaper: DARK, second: "#f2c500", ornament: "stripes" },
  aliens: { ink: "#6fe3d4", onInk: "#0a1a24", paper: "#10223a", onPaper: "#e2fbff", second: "#2f8f9c", ornament: "rays" },
  zombies: { ink: "#46602a", onInk: LIGHT, paper: "#eceedb", onPaper: DARK, second: "#9a6b5a", ornament: "stitches" },
  pirates: { ink: "#7a1420", onInk: LIGHT, paper: "#f3e6c8", onPaper: DARK, second: "#b98a3c", ornament: "stripes" },
  robots: { ink: "#1f5f7a", onInk: LIGHT, paper: "#eceff1", onPaper: DARK, second: "#f08a24", ornament: "checks" },
  wizards: { ink: "#3d2c8d", onInk: LIGHT, paper: "#f1ecfb", onPaper: DARK, second: "#d9b23c", ornament: "diamonds" },
  dinosaurs: { ink: "#2f6b1f", onInk: LIGHT, paper: "#f3f2dc", onPaper: DARK, second: "#c98b2b", ornament: "scales" },
  ninjas: { ink: "#f66a5f", onInk: "#160707", paper: "#1c1d24", onPaper: "#f2eeee", second: "#8c2b24", ornament: "stripes" },
  tricksters: { ink: "#0a6e4f", onInk: LIGHT, paper: "#fdf3e1", onPaper: DARK, second: "#e58a2b", ornament: "dots" },
  cowboys: { ink: "#8b3a10", onInk: LIGHT, paper: "#f7e3c0", onPaper: DARK, second: "#c98a45", ornament: "stitches" },
  ancient_egyptians: { ink: "#f2c14a", onInk: "#16203a", paper: "#15315c", onPaper: "#fdf3d6", second: "#2f8f8a", ornament: "diamonds" },
  mad_scientists: { ink: "#b7f04a", onInk: "#111a14", paper: "#1a2a26", onPaper: "#ecffe6", second: "#3f8f86", ornament: "stitches" },
  kung_fu_fighters: { ink: "#8c1d2b", onInk: LIGHT, paper: "#fff1d2", onPaper: DARK, second: "#e6a11f", ornament: "rays" },
};
const PLAIN: Looks = { ink: "#3b3530", onInk: LIGHT, paper: "#f6efe0", onPaper: DARK, second: "#c9bca2", ornament: "dots" };

/** The bases that came with each faction are printed in its inks. */
const BASES: Record<string, string> = {
  field_of_honor: "bear_cavalry",
  tsars_palace: "bear_cavalry",
  haunted_house: "ghosts",
  the_dread_gazebo: "ghosts",
  secret_grove: "killer_plants",
  the_greenhouse: "killer_plants",
  inventors_salon: "steampunks",
  workshop: "steampunks",
  dragons_lair: "dragons",
  wyrms_desolation: "dragons",
  oracle_at_delphi: "mythic_greeks",
  wooden_horse: "mythic_greeks",
  shark_reef: "sharks",
  the_deep: "sharks",
  converted_cave: "super_heroes",
  crystal_fortress: "super_heroes",
  tornado_alley: "tornados",
  trailer_park: "tornados",
  ancient_temple: "explorers",
  city_of_gold: "explorers",
  grandmas_house: "grannies",
  retirement_community: "grannies",
  lake_minnetonka: "rock_stars",
  palooza: "rock_stars",
  out_in_the_woods: "teddy_bears",
  under_the_bed: "teddy_bears",
  mermaid_pool: "mermaids",
  mermaid_reef: "mermaids",
  sheep_shrine: "sheep",
  the_pasture: "sheep",
  boneyard: "skeletons",
  ossuary: "skeletons",
  arena: "world_champs",
  hall_of_fame: "world_champs",
  the_homeworld: "aliens",
  the_mothership: "aliens",
  evans_city_cemetery: "zombies",
  rhodes_plaza_mall: "zombies",
  the_grey_opal: "pirates",
  tortuga: "pirates",
  factory4361337: "robots",
  the_central_brain: "robots",
  school_of_wizardry: "wizards",
  the_great_library: "wizards",
  jungle_oasis: "dinosaurs",
  tar_pits: "dinosaurs",
  ninja_dojo: "ninjas",
  temple_of_goju: "ninjas",
  cave_of_shinies: "tricksters",
  mushroom_kingdom: "tricksters",
  saloon: "cowboys",
  so_so_corral: "cowboys",
  pyramids: "ancient_egyptians",
  star_portal: "ancient_egyptians",
  golem_schloss: "mad_scientists",
  laboratorium: "mad_scientists",
  ancient_dojo: "kung_fu_fighters",
  tournament_site: "kung_fu_fighters",
};

/** The faction whose inks a card wears. */
export function inksOf(card: { id: string; faction?: string | null } | undefined): string {
  return card?.faction ?? BASES[card?.id ?? ""] ?? "";
}

export function looks(faction: string): Looks {
  return FACTIONS[faction] ?? PLAIN;
}

/** A look as CSS variables for a `style` attribute. */
export function inks(faction: string): string {
  const look = looks(faction);
  return `--f-ink:${look.ink};--f-on-ink:${look.onInk};--f-paper:${look.paper};--f-on-paper:${look.onPaper};--f-second:${look.second}`;
}

/** The icon of a card (by slug) or of anything else in icons.json. */
export function iconOf(name: string): string {
  return (icons as Record<string, string>)[name] ?? icons["ui:unknown"];
}

/** The looks of all factions. */
export const allLooks = (): Looks[] => [...Object.values(FACTIONS), PLAIN];
