import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadGames } from "./lib/api";
import { settings } from "./lib/settings.svelte";
import { setLanguage } from "./lib/words.svelte";

const target = document.getElementById("app")!;

/** Nothing can be said before the words and the games are there: a server that is just starting gets time. */
async function start(): Promise<void> {
  try {
    await Promise.all([setLanguage(settings.language), loadGames()]);
  } catch {
    setTimeout(start, 1000);
    return;
  }
  mount(App, { target });
}

void start();
