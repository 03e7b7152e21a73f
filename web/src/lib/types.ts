/** What everybody needs of the wire, and what a game's table is given. */

import type { Stage } from "../table/stage.svelte";
import type { LastStep, Line, TableInfo, View } from "./wire";

export type { Candidate, Choice, GameInfo, LastStep, Line, Option, Patch, Ref, Seat, Setting, TableInfo, Text, View } from "./wire";

/** What a game's table component is given. `answer` sends one key or several; `picks` a whole set for `choice.pick`. */
export interface TableProps {
  view: View;
  log: Line[];
  table: TableInfo;
  /** false in a replay, for a spectator and while an answer is on its way */
  live: boolean;
  /** whether a finished game is looked at: nobody thinks, is away or has a seat lent */
  replay?: boolean;
  /** in a replay, the key of what was chosen */
  chose?: string | null;
  /** where what happens is shown */
  stage?: Stage | null;
  answer: (...keys: string[]) => void;
  picks: (keys: string[]) => void;
  /** what can be taken back, how to, and how to answer its question otherwise */
  back?: LastStep | null;
  takeBack?: () => void;
  instead?: (...keys: string[]) => void;
  /** what the game can work out for a seat (the odds of a battle), once asked for */
  odds?: Record<string, unknown> | null;
  askOdds?: () => void;
}
