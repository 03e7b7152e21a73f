/** How this device likes it; kept in local storage. */

export type Speed = "calm" | "normal" | "fast" | "none";
export type Theme = "system" | "light" | "dark";
export type Language = "ru" | "en";

const KEY = "potasovka.settings";
const still = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");

interface Settings {
  speed: Speed;
  sound: boolean;
  /** whether the browser says that it is one's turn while one looks elsewhere */
  notify: boolean;
  /** cards in the hand show their rules also where there is little room */
  handText: boolean;
  /** light or dark; `system`: as the system has it */
  theme: Theme;
  language: Language;
  /** whether what others say is shown; null: not at tables that are open to strangers */
  phrases: boolean | null;
  /** whether bots say something now and then */
  remarks: boolean;
  /** whether what happened is listed beside the question where nothing moves */
  told: boolean;
  /** whether a turn in which nothing more can be done ends by itself */
  endTurn: boolean;
  /** whether one's own dice and scenes go on by themselves */
  ownRolls: boolean;
  /** what this person is called at tables */
  name: string;
  /** whether they have held a card to read it, or have been told that they can */
  held: boolean;
  /** whether they have read how the Big Base differs */
  bigBase: boolean;
}

function remembered(): Settings {
  const language = navigator.language.startsWith("ru") ? "ru" : "en";
  const first: Settings = { speed: "normal", sound: true, notify: false, phrases: null, remarks: true, told: true, handText: false, theme: "system", language, endTurn: false, ownRolls: false, name: "", held: false, bigBase: false };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return first;
  }
}

export const settings = $state<Settings>(remembered());
let systemStill = $state(still.matches);
still.addEventListener("change", () => (systemStill = still.matches));

let systemDark = $state(night.matches);
night.addEventListener("change", () => (systemDark = night.matches));

/** Whether everything is dark: by the setting, or else by the system's wish. */
export function dark(): boolean {
  return settings.theme === "system" ? systemDark : settings.theme === "dark";
}

/** Whether nothing should move: by the system's wish or by the speed setting. */
export function reducedMotion(): boolean {
  return systemStill || settings.speed === "none";
}

$effect.root(() => {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
  $effect(() => {
    document.documentElement.dataset.speed = reducedMotion() ? "none" : settings.speed;
    document.documentElement.dataset.theme = dark() ? "dark" : "light";
    document.documentElement.lang = settings.language;
  });
});
