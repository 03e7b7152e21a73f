/** What the server says: docs/protocol.md. */

export interface Text {
  id: string;
  args: { [name: string]: string | number | boolean | null | Text };
}

export interface Ref {
  card?: number;
  face?: string;
  zone?: string;
  place?: number;
  route?: number;
  seat?: number;
  faction?: string;
  word?: string;
}
export interface Option {
  key: string;
  text: Text;
  ref: Ref;
}
export interface Choice {
  number: number;
  prompt: Text;
  source: string | null;
  window: boolean;
  options: Option[];
  pick: null | { least: number; most: number; options: (Option & { copies: number })[] };
}

/** What every game's view has; a game adds its own fields. */
export interface View {
  game: string;
  seat: number | null;
  over: boolean;
  winners: number[];
  scores: number[];
  choice: Choice | null;
  [more: string]: unknown;
}

export interface Line {
  kind: string;
  [more: string]: unknown;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  bot: string | null;
  name: string | null;
  here: boolean;
  away: number | null;
  lent: boolean;
}
export interface TableInfo {
  id: string;
  game: string;
  state: "waiting" | "playing" | "over";
  setup: Record<string, unknown>;
  seats: Seat[];
  you: number | null;
  host: boolean;
  lesson: boolean;
  away_wait: number;
  windows: "always" | "could" | "never";
  result: { winners: number[]; scores: number[] } | null;
  rematch: string | null;
}

/** What a game's table component is given. `answer` sends one key or several; `picks` a whole set for `choice.pick`. */
export interface TableProps {
  view: View;
  log: Line[];
  table: TableInfo;
  /** false in a replay, for a spectator and while an answer is on its way */
  live: boolean;
  answer: (...keys: string[]) => void;
  picks: (keys: string[]) => void;
  /** the odds of the battle (Hit Z Road), once asked for */
  odds?: Record<string, unknown> | null;
  askOdds?: () => void;
}
