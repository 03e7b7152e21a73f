/** Because of what an event happens: which card, whose, and where on the stage it is shown if it does not lie on the table. */

import type { Line } from "../lib/types";
import { BEGIN } from "./things";
import type { Place, SmashUpView } from "./view";

export interface Cause {
  card: string;
  /** its handle, where it is a single thing that can be pointed at */
  id: number | null;
  /** who controls it, or played it last; null: a base, or nobody knows */
  seat: number | null;
}

const handled = (id: unknown): number | null => (typeof id === "number" ? id : null);

/** The card because of which an event happens; `log` is what was told before it. */
export function causeOf(line: Line, log: Line[], view: SmashUpView): Cause | null {
  if (typeof line.why !== "string") return null;
  const id = handled(line.why_id);
  return { card: line.why, id, seat: controllerOf(id, view) ?? playerOf(line.why, id, log) };
}

/** Who controls a card on the table. */
function controllerOf(id: number | null, view: SmashUpView): number | null {
  const at = ({ minions, actions, titans, buried }: Place) => [...minions, ...minions.flatMap((minion) => minion.actions), ...actions, ...titans, ...buried];
  return view.places.flatMap(at).find(({ handle }) => handle === id)?.controller ?? null;
}

/** Who played a card or used it last. */
function playerOf(card: string, id: number | null, log: Line[]): number | null {
  const same = (line: Line) => line.card === card && (id === null || handled(line.card_id) === null || line.card_id === id);
  const last = log.findLast((line) => BEGIN.has(line.kind) && typeof line.seat === "number" && same(line));
  return handled(last?.seat);
}

/** Whose doing each line of a log is: of whoever it names, or played the card because of which it happened. */
export function doersOf(log: Line[]): (number | null)[] {
  const players = new Map<unknown, number>();
  return log.map((line) => {
    const seat = handled(line.seat);
    if (seat !== null && BEGIN.has(line.kind)) players.set(line.card, seat);
    return seat ?? players.get(line.why) ?? null;
  });
}

/** What a thing on the screen covers. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export type Corner = "bottom left" | "bottom right" | "top left" | "top right";
const CORNERS: Corner[] = ["bottom left", "bottom right", "top left", "top right"];

/**
 * A corner of the stage in which a card of this size covers nothing of what something is done to, and no other thing either
 * where that can be had; the one in which it lies, if it can stay.
 */
export function cornerFor(stage: Box, [width, height]: [number, number], about: Box[], others: Box[], now: Corner): Corner {
  const covers = (corner: Corner, boxes: Box[]) => {
    const left = corner.endsWith("left") ? stage.left : stage.right - width;
    const top = corner.startsWith("top") ? stage.top : stage.bottom - height;
    return boxes.some((box) => box.left < left + width && left < box.right && box.top < top + height && top < box.bottom);
  };
  const corners = [now, ...CORNERS];
  return corners.find((corner) => !covers(corner, [...about, ...others])) ?? corners.find((corner) => !covers(corner, about)) ?? now;
}
