import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadGames } from "./lib/api";
import { pageOf } from "./lib/pages";
import { path } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { setLanguage } from "./lib/words.svelte";

const target = document.getElementById("app")!;

// A part of the client that is gone belongs to an older one: the server has a new one.
addEventListener("vite:preloadError", () => location.reload());

/** Nothing can be said before the words and the games are there: a server that is just starting gets time. */
async function start(): Promise<void> {
  try {
    const [first] = await Promise.all([pageOf(path()), setLanguage(settings.language), loadGames()]);
    mount(App, { target, props: { first } });
  } catch {
    setTimeout(start, 1000);
  }
}

void start();
