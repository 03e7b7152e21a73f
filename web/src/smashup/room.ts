/** How much is shown how, given the room: pure rules, so that a crowded table fits by calculation and not by luck. */

/** What must be seen of a minion, in px: its power and its icon. */
export const LEAST = 44;
/** Between rows, and between things in a row. */
export const GAP = 4;
/** A base narrower than this is not shown beside others: then one is open, and all are in a strip. */
export const NARROWEST = 176;
/** With a log beside them bases keep at least this. */
const EASY = 232;
const LOG = 308;
/** There are never fewer bases than this in a game, and none before it begins. */
const FEWEST = 3;
const WIDEST = 460;

/** A minion at full size with its name, only power above icon, or power beside icon. */
export type Form = "full" | "narrow" | "short";

/** The row of one player at a base. */
export interface Row {
  /** For each minion what makes it different: equal ones may be stacked. */
  minions: string[];
  /** What lies behind the minions (attachments to choose from, a mound, a titan's plate): its least width, and that beside full-size minions. */
  extras: [number, number][];
}

export interface Laid {
  form: Form;
  /** Whether equal minions are one tile with a number. */
  stacked: boolean;
  /** How high the row is, in px. */
  height: number;
}

export interface Sizes {
  /** The least width and the height of a minion at full size. */
  full: [number, number];
}

const STEPS: { form: Form; stacked: boolean }[] = [
  { form: "full", stacked: false },
  { form: "narrow", stacked: false },
  { form: "narrow", stacked: true },
  { form: "short", stacked: true },
];
const HEIGHTS = { narrow: 64, short: 46 };
/** A row's own edge, above and below. */
const EDGE = 4;

/** How many lines things of these widths take. */
export function lines(widths: number[], width: number): number {
  let count = widths.length ? 1 : 0;
  let left = width;
  for (const one of widths) {
    if (one > left && left < width) {
      count++;
      left = width;
    }
    left -= one;
  }
  return count;
}

function laid(row: Row, width: number, step: number, sizes: Sizes): Laid {
  const { form, stacked } = STEPS[step];
  const tiles = stacked ? new Set(row.minions).size : row.minions.length;
  const [wide, high] = form === "full" ? [sizes.full[0] + GAP, sizes.full[1]] : [LEAST, HEIGHTS[form]];
  const widths = Array<number>(tiles).fill(wide);
  // The last thing of a line needs no gap behind it; tiles that overlap stick out by as much.
  const minions = lines(widths, form === "full" ? width + GAP : width - GAP);
  const extras = row.extras.map(([least, full]) => (form === "full" ? full : least) + GAP);
  const all = lines([...widths, ...extras], form === "full" ? width + GAP : width - GAP);
  const height = minions * (high + GAP) + (all - minions) * (HEIGHTS.short + GAP) - (all ? GAP : 0);
  return { form, stacked, height: Math.max(HEIGHTS.short, height) + EDGE };
}

/** Rows of one base within this room: each as large as it can be, the tallest gives way first, and then they take turns. */
export function layRows(rows: Row[], width: number, height: number, sizes: Sizes): { rows: Laid[]; spare: number } {
  const steps = rows.map(() => 0);
  const at = (i: number, step: number) => laid(rows[i], width, step, sizes);
  let found = rows.map((_, i) => at(i, 0));
  const taken = () => found.reduce((sum, row) => sum + row.height + GAP, -GAP);
  while (taken() > height) {
    const open = found.map((row, i) => ({ i, row })).filter(({ i }) => steps[i] + 1 < STEPS.length);
    if (!open.length) break;
    // The tallest gives way, and those that have given way already are counted as lower.
    const weight = ({ i, row }: (typeof open)[number]) => row.height / (steps[i] + 1);
    const next = open.reduce((one, other) => (weight(other) > weight(one) ? other : one)).i;
    steps[next]++;
    found = found.map((row, i) => (i === next ? at(i, steps[i]) : row));
  }
  return { rows: found, spare: Math.max(0, height - taken()) };
}

/** What a base would like to have in width, for its fullest row in one line, alike minions stacked. */
export function wish(rows: Row[]): number {
  const row = ({ minions, extras }: Row) => new Set(minions).size * LEAST + extras.reduce((sum, [least]) => sum + least + GAP, 0);
  return Math.min(WIDEST, LEAST + 24 + Math.max(0, ...rows.map(row)));
}

/** The widths of all bases beside each other: even while that is enough, otherwise those with room to spare give some of it. */
export function shareWidth(wishes: number[], width: number): number[] | null {
  const room = width - (wishes.length - 1) * 8;
  const even = Math.floor(room / wishes.length);
  if (even < NARROWEST) return null;
  const most = Math.min(even, WIDEST);
  const lacking = wishes.map((one) => Math.max(0, one - even));
  const lack = lacking.reduce((sum, one) => sum + one, 0);
  if (!lack) return wishes.map(() => most);
  const givable = wishes.map((one) => Math.max(0, even - Math.max(NARROWEST, one)));
  const given = Math.min(lack, givable.reduce((sum, one) => sum + one, 0));
  const all = givable.reduce((sum, one) => sum + one, 0);
  return wishes.map((_, i) => Math.floor(even + (lacking[i] * given) / lack - (all ? (givable[i] * given) / all : 0)));
}

/** Whether a log has room beside so many bases. */
export function logFits(bases: number, width: number, height: number): boolean {
  return height > 500 && width - LOG >= Math.max(FEWEST, bases) * EASY;
}

/** Where a question has its room: how far it rises over the board, how much of one's own numbers it lies over, and how high it is at most. */
export interface Spread {
  risen: number;
  over: number;
  /** null: as high as it is. */
  most: number | null;
}

export const AT_REST: Spread = { risen: 0, over: 0, most: null };

/** A question that needs more than `room`: over what is `free` of the board, then over one's own `numbers`; beyond that it scrolls. */
export function spreadOut(needs: number, room: number, free: number, numbers: number): Spread {
  const [above, most] = [Math.max(0, free), room + Math.max(0, free) + numbers];
  const lacks = Math.max(0, needs - room);
  const risen = Math.min(lacks, above);
  return { risen, over: Math.min(lacks - risen, numbers), most: most === Infinity ? null : most };
}
