/** Where a card that is looked at is shown: near what it belongs to, and over nothing that is asked about. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
const STEP = 24;

function common(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** From one box to the other, in px; nearer than the gap is no better. */
function apart(one: Box, other: Box): number {
  const across = Math.max(0, other.left - one.right, one.left - other.right);
  const down = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.max(GAP, Math.hypot(across, down));
}

/** The place for something of this size that covers the least of `keep` and of `at`, as near to `at` as can be. */
export function beside(at: Box, [width, height]: [number, number], [wide, high]: [number, number], keep: Box[]): { left: number; top: number } {
  const most = { left: Math.max(GAP, wide - width - GAP), top: Math.max(GAP, high - height - GAP) };
  const within = (n: number, end: number) => Math.max(GAP, Math.min(n, end));
  const lefts = [at.right + GAP, at.left - GAP - width, at.left, most.left];
  const tops = [at.top, at.top - GAP - height, at.bottom + GAP, most.top];
  for (let left = GAP; left < most.left; left += STEP) lefts.push(left);
  for (let top = GAP; top < most.top; top += STEP) tops.push(top);
  let best = { left: GAP, top: GAP };
  let least = Infinity;
  for (const x of new Set(lefts.map((n) => within(n, most.left)))) {
    for (const y of new Set(tops.map((n) => within(n, most.top)))) {
      const box = { left: x, top: y, right: x + width, bottom: y + height };
      const covered = keep.reduce((sum, one) => sum + common(box, one), common(box, at));
      const cost = covered * 10 + apart(box, at);
      if (cost < least) [least, best] = [cost, { left: x, top: y }];
    }
  }
  return best;
}
