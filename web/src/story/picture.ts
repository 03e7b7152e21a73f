/** The end of a game as a picture to share, drawn here from its story; nothing leaves this device unless its owner sends it. */

import type { Story } from "../lib/wire";
import { SHAPES } from "../ui/shapes";
import { DASHES, ticks } from "./lines";

const WIDE = 1200;
const HIGH = 630;
const EDGE = 48;

export interface Told {
  story: Story;
  title: string;
  /** under the title: game, length */
  under: string;
  /** what is worth a line */
  lines: string[];
  names: string[];
  /** as the table says it, who gave up included */
  scores: number[];
}

/** A colour as the page has it by day: a picture looks alike whatever the theme. */
export function paint(name: string): string {
  const probe = document.createElement("span");
  probe.className = "printed";
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Draw it: who has how much, turn by turn. */
export async function draw(told: Told): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d")!;
  const ink = paint("ink");
  const colours = [0, 1, 2, 3].map((seat) => paint(`p${seat}`));
  const write = (text: string, x: number, y: number, size: number, font = "Rubik", width = WIDE - EDGE - x) => {
    pen.font = `${size}px "${font}", sans-serif`;
    pen.fillText(text, x, y, width);
  };
  const shape = (seat: number, x: number, y: number, size: number) => {
    pen.save();
    pen.translate(x - size / 2, y - size / 2);
    pen.scale(size / 24, size / 24);
    const path = new Path2D(SHAPES[seat % 4]);
    pen.fillStyle = colours[seat % 4]!;
    pen.fill(path);
    pen.strokeStyle = ink;
    pen.lineWidth = 1.6;
    pen.stroke(path);
    pen.restore();
  };

  pen.fillStyle = paint("paper");
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.strokeStyle = pen.fillStyle = ink;
  pen.lineWidth = 8;
  pen.strokeRect(4, 4, WIDE - 8, HIGH - 8);
  write(told.title, EDGE, 88, 56, "Russo One");
  write(told.under, EDGE, 130, 26);

  const left = 440;
  told.names.forEach((name, seat) => {
    const y = 195 + seat * 56;
    shape(seat, EDGE + 16, y - 9, 34);
    pen.fillStyle = ink;
    write(name, EDGE + 46, y, 28, "Rubik", left - EDGE - 150);
    pen.textAlign = "right";
    write(String(told.scores[seat] ?? 0), left - 40, y, 34, "Russo One", 80);
    pen.textAlign = "left";
  });
  told.lines.forEach((line, i) => write(line, EDGE, HIGH - 36 - (told.lines.length - 1 - i) * 36, 24));

  const rows = [told.story.scores.map(() => 0), ...told.story.turns.map((turn) => turn.scores)];
  const most = Math.max(5, ...rows.flat());
  const top = 165;
  const bottom = HIGH - 70 - told.lines.length * 36;
  const x = (i: number) => left + 40 + (i / Math.max(1, rows.length - 1)) * (WIDE - EDGE - left - 60);
  const y = (points: number) => bottom - (points / most) * (bottom - top);
  pen.lineWidth = 1;
  for (const points of ticks(most)) {
    pen.strokeStyle = paint("line");
    pen.beginPath();
    pen.moveTo(left + 40, y(points));
    pen.lineTo(WIDE - EDGE, y(points));
    pen.stroke();
    write(String(points), left, y(points) + 7, 20);
  }
  pen.lineJoin = "round";
  told.story.scores.forEach((_, seat) => {
    pen.beginPath();
    rows.forEach((scores, i) => pen.lineTo(x(i), y(scores[seat]!)));
    pen.strokeStyle = colours[seat % 4]!;
    pen.lineWidth = 6;
    pen.setLineDash(DASHES[seat % 4]!.split(" ").filter(Boolean).map((part) => Number(part) * 1.4));
    pen.stroke();
    pen.setLineDash([]);
    rows.forEach((scores, i) => {
      if (i === rows.length - 1 || (i && scores[seat] !== rows[i - 1]![seat])) shape(seat, x(i), y(scores[seat]!), 24);
    });
  });
  return canvas;
}

/** The picture as a file. */
export async function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob>((resolve, reject) => canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no picture"))), "image/png"));
  return new File([blob], name, { type: "image/png" });
}

/** Hand a file over to where the owner wants it, or save it. */
export async function share(file: File, title: string): Promise<void> {
  if (typeof navigator.share === "function" && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
