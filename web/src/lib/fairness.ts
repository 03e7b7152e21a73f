/** Whether chance was fixed before a game: docs/fairness.md. A page without TLS has no `crypto.subtle`, so by our own code. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * `checked`: seed, setup and salt give the commitment that this device was shown before the game;
 * `unseen`: they give the commitment of the record, but this device was not there in time to be shown it;
 * `mismatch`: they do not, or it is another one; `none`: nothing was promised at this table.
 */
export type Fairness = "checked" | "unseen" | "mismatch" | "none";

const HEAD = ["game", "rules", "setup", "seed", "salt", "commitment"];

/** What to think of a record. `shown` is the commitment this device was shown before the game ended, if it was. */
export function fairness(record: string, shown: string | null): Fairness {
  const [first, ...lines] = record.split("\n").slice(0, HEAD.length + 1);
  if (first !== "potasovka record 2") return shown ? "mismatch" : "none";
  if (lines.length < HEAD.length || !HEAD.every((name, at) => lines[at]!.startsWith(`${name} `))) return "mismatch";
  const commitment = lines.pop()!.slice("commitment ".length);
  const made = sha256(utf8ToBytes(["potasovka commitment 1", ...lines, ""].join("\n")));
  if (bytesToHex(made) !== commitment) return "mismatch";
  if (!shown) return "unseen";
  return shown === commitment ? "checked" : "mismatch";
}
