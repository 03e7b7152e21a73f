/** Journeys that somebody made alone on this device: when, on which road, how far. */

const KEY = "potasovka.journeys";
const KEPT = 400;

export interface Journey {
  table: string;
  at: number;
  /** the date of a road of the day; null: a road of its own */
  day: string | null;
  points: number;
  /** the rung of the ladder, 0 for whoever did not arrive */
  title: number;
}

/** All, the newest first. */
export function journeys(): Journey[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Journey[];
  } catch {
    return [];
  }
}

/** Write a journey down, once. */
export function writeDown(journey: Journey): void {
  const known = journeys();
  if (known.some((one) => one.table === journey.table)) return;
  localStorage.setItem(KEY, JSON.stringify([journey, ...known].slice(0, KEPT)));
}

/** How the road of a day went the first time: later tries know what waits. */
export const firstTry = (told: Journey[], day: string): Journey | undefined => told.filter((one) => one.day === day).at(-1);

/** Whether a journey counts: any but later tries of the same day. */
export const counts = (told: Journey[], one: Journey): boolean => one.day === null || firstTry(told, one.day) === one;

/** The best of those that count: the higher rung, then more points; the earliest of equals. */
export function best(told: Journey[]): Journey | undefined {
  const counted = told.filter((one) => counts(told, one)).reverse();
  return counted.reduce<Journey | undefined>((most, one) => (!most || one.title > most.title || (one.title === most.title && one.points > most.points) ? one : most), undefined);
}

/** How many of those that count ended on each rung. */
export function byTitle(told: Journey[], rungs: number): number[] {
  return Array.from({ length: rungs + 1 }, (_, title) => told.filter((one) => one.title === title && counts(told, one)).length);
}
