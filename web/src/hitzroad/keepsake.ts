/** The diary as a picture to keep: every place passed, the names crossed out, how it ended. */

import type { Line, TableInfo } from "../lib/types";
import { t } from "../lib/words.svelte";
import { paint, type Told } from "../story/picture";
import { chapters, nameOf } from "./chapters";
import { cardName, changes } from "./story";

const WIDE = 1200;
const EDGE = 92;
const HEAD = 196;
const LINE = 34;
const ENTRY = 4 * LINE;
const GAP = 40;
const STAMPS: Record<string, string> = { won: "#2f6b1f", fled: "#6b6257", lost: "#a3160f" };

/** Whose diary it is: one's own, or the winner's. */
const writer = (told: Told, table: TableInfo): number => table.you ?? told.story.winners[0] ?? 0;

/** Draw the diary of a journey. */
export async function keepsake(told: Told, log: Line[], table: TableInfo): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const seat = writer(told, table);
  const entries = chapters(log).filter((chapter) => chapter.seat === seat);
  const rows = Math.ceil(entries.length / 2);
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = Math.max(630, HEAD + rows * ENTRY + LINE * (told.lines.length + 2));
  const pen = canvas.getContext("2d")!;
  const [ink, blue, people] = [paint("ink"), "#1d3f86", t("hz-people").split(",").map((one) => one.trim())];
  paper(pen, canvas.height);
  const write = (text: string, x: number, y: number, size: number, width: number, look = "Rubik", weight = 400) => {
    pen.font = `${weight} ${size}px "${look}", sans-serif`;
    pen.fillText(text, x, y, width);
  };
  pen.fillStyle = "#2f5a1c";
  write(told.title, EDGE, 84, 52, WIDE - EDGE - 40, "Rubik Wet Paint");
  pen.fillStyle = ink;
  write(told.under, EDGE, 128, 24, WIDE - EDGE - 40);
  write(told.names.map((name, at) => `${name} ${told.scores[at] ?? 0}★`).join("   "), EDGE, 162, 26, WIDE - EDGE - 40, "Rubik", 700);

  const wide = (WIDE - EDGE - 40 - GAP) / 2;
  entries.forEach((entry, i) => {
    const x = EDGE + (i < rows ? 0 : wide + GAP);
    const y = HEAD + (i % rows) * ENTRY + LINE;
    pen.fillStyle = blue;
    write(cardName(entry.card), x, y, 23, wide - 150, "Rubik", 700);
    if (entry.end) stamp(pen, t(`hz-stage-${entry.end}`), x + wide - 70, y + 14, STAMPS[entry.end]!);
    pen.fillStyle = ink;
    write(changes(entry), x, y + LINE, 20, wide - 150);
    let at = x;
    for (const who of entry.dead) {
      const name = nameOf(people, seat, who);
      pen.fillStyle = STAMPS.lost!;
      write(name, at, y + 2 * LINE, 22, 200, "Rubik", 600);
      const long = pen.measureText(name).width;
      pen.fillRect(at - 4, y + 2 * LINE - 8, long + 8, 3);
      at += long + 18;
    }
  });
  pen.fillStyle = ink;
  told.lines.forEach((line, i) => write(line, EDGE, canvas.height - LINE * (told.lines.length - i), 22, WIDE - EDGE - 40));
  pen.fillStyle = blue;
  if (!entries.length) write(t("hz-diary-empty"), EDGE, HEAD + LINE, 22, WIDE - EDGE - 40);
  return canvas;
}

/** Ruled paper with a red margin, and tape on top. */
function paper(pen: CanvasRenderingContext2D, high: number): void {
  pen.fillStyle = "#fdfaf1";
  pen.fillRect(0, 0, WIDE, high);
  pen.fillStyle = "#c5d6e3";
  for (let y = HEAD + 8; y < high; y += LINE) pen.fillRect(0, y, WIDE, 1);
  pen.fillStyle = "#d98b86";
  pen.fillRect(EDGE - 24, 0, 2, high);
  pen.fillStyle = "rgb(236 215 150 / 0.85)";
  pen.fillRect(WIDE / 2 - 90, 0, 180, 26);
  pen.fillStyle = "#2a2621";
  for (let y = 40; y < high; y += 120) {
    pen.beginPath();
    pen.arc(32, y, 11, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** A rubber stamp, set down a little askew. */
function stamp(pen: CanvasRenderingContext2D, word: string, x: number, y: number, ink: string): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(-0.12);
  pen.font = '24px "Rubik Wet Paint", sans-serif';
  const half = Math.min(70, pen.measureText(word).width / 2 + 12);
  pen.strokeStyle = pen.fillStyle = ink;
  pen.lineWidth = 3;
  pen.strokeRect(-half, -22, 2 * half, 38);
  pen.textAlign = "center";
  pen.fillText(word, 0, 6, 2 * half - 16);
  pen.restore();
}
