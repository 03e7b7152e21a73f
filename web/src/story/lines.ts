/** What the graph in the page and the one in the picture share. */

/** Each player's line is dashed in its own way, so that it is known without its colour. */
export const DASHES = ["", "12 6", "3 6", "14 5 3 5"];

/** Round numbers from 0 up to a largest one, not more than about so many. */
export function ticks(most: number, about = 5): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => most / one <= about) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** Which of so many moments, evenly spread from `left` to `right`, lies nearest to a place. */
export function nearest(place: number, left: number, right: number, moments: number): number {
  const share = (place - left) / Math.max(1, right - left);
  return Math.max(0, Math.min(moments - 1, Math.round(share * (moments - 1))));
}
