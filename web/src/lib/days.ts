/** The day that it is for everybody: it begins everywhere at once, in Greenwich. */

const DAY = 86_400_000;

export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

/** What is that of the day, of things that take turns day by day since 1970. */
export const ofDay = <T>(turns: T[], now = new Date()): T | undefined => turns[Math.floor(now.getTime() / DAY) % turns.length];
