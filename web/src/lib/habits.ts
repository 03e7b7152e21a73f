/** What this person chose last on the page before a game against a bot; kept in local storage. */

import { HAND, type Plan } from "./plan.svelte";

const KEY = "potasovka.habits";

interface Habit {
  bots: string[];
  teams: string[][];
  chosen: Record<string, unknown>;
}

function all(): Record<string, Habit> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Habit>;
  } catch {
    return {};
  }
}

/** Choose what was chosen last, as far as it is still there; teams by hand, which leaves to chance what nobody chose. */
export function recall(plan: Plan): void {
  if (plan.teams) plan.chosen[plan.teams.name] = HAND;
  const habit = all()[plan.game];
  if (!habit) return;
  if (habit.bots?.length > 1) plan.against(habit.bots.length - 1, plan.info.stand_in);
  for (const setting of plan.info.settings) {
    const { name, kind } = setting;
    const said = habit.chosen?.[name];
    if (kind === "one" && typeof said === "string" && setting.ways.includes(said) && plan.has(setting, said)) plan.chosen[name] = said;
    if (kind === "seat" && (said === null || (typeof said === "number" && said < plan.seats.length))) plan.chosen[name] = said;
  }
  for (const [at, seat] of plan.seats.entries()) {
    if (plan.info.bots.includes(habit.bots?.[at] ?? "")) seat.bot = habit.bots[at]!;
    for (const value of habit.teams?.[at] ?? []) if (plan.offered.includes(value)) plan.toggle(value, at);
  }
}

/** Remember what is chosen now. */
export function remember(plan: Plan): void {
  const habit: Habit = { bots: plan.seats.map((seat) => seat.bot), teams: plan.seats.map((seat) => [...seat.team]), chosen: { ...plan.chosen } };
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [plan.game]: habit }));
}
