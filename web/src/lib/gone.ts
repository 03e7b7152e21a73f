/** Tables of this page that the device has let go: they wait here until the worker that keeps them has deleted them. */

const KEY = "potasovka.gone";

export interface Gone {
  table: string;
  /** what lets us delete it */
  token: string | null;
}

/** All that wait. */
export function gone(): Gone[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Gone[];
  } catch {
    return [];
  }
}

/** These have been let go; what is kept, perhaps again, must not be deleted. */
export function letGo(tables: Gone[], kept: string[]): void {
  const waiting = gone();
  const all = [...waiting, ...tables].filter(({ table }) => !kept.includes(table));
  if (all.length !== waiting.length || tables.length) localStorage.setItem(KEY, JSON.stringify(all));
}

/** This one is deleted. */
export function deleted(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(gone().filter((one) => one.table !== table)));
}
