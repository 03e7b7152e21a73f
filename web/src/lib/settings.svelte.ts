/** How this device likes it; kept in local storage. */

export type Speed = "none" | "fast" | "normal";
export type Language = "ru" | "en";

const KEY = "potasovka.settings";
const still = matchMedia("(prefers-reduced-motion: reduce)");

interface Settings {
  speed: Speed;
  sound: boolean;
  language: Language;
  /** what this person is called at tables */
  name: string;
}

function remembered(): Settings {
  const language = navigator.language.startsWith("ru") ? "ru" : "en";
  const first: Settings = { speed: "normal", sound: false, language, name: "" };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return first;
  }
}

export const settings = $state<Settings>(remembered());
let systemStill = $state(still.matches);
still.addEventListener("change", () => (systemStill = still.matches));

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
    document.documentElement.lang = settings.language;
  });
});
