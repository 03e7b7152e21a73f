/** What the server says and hears. Made from the shapes in Python by tools/make_types.py: do not edit. */

/** An answer that is advised, as it is sent. */
export interface Advised {
  chance: number;
  key: string;
  why: Text[];
}

/** This and perhaps the following questions, answered. */
export interface Answer {
  type: "answer";
  number: number;
  keys: string[];
  instead?: boolean;
}

/** What would somebody who thinks answer to this question? */
export interface AskHint {
  type: "hint";
  number: number;
}

/** The odds of the battle before me. */
export interface AskOdds {
  type: "odds";
}

/** Take my last step back, or all from the question of this number on. */
export interface Back {
  type: "back";
  number?: number | null;
}

/** A slot of a side of the Big Base: its card, whose cards stand in it, and whether its talent was used. */
export interface Berth {
  card: string;
  handle: number;
  holder: number | null;
  talent_used: boolean;
}

/** The card that brought most points: by its power where bases were captured, and by its text. */
export interface BestCard {
  by_power: number;
  by_text: number;
  card: string;
  points: number;
  seat: number;
}

/** The Big Base. */
export interface Board {
  base: string;
  first: number;
  led: number;
  next: string | null;
  period: number;
  periods: number;
  prizes: number[][];
  round: number;
  rounds: number;
  sides: BoardSide[];
  standings: BoardStanding[];
}

/** A side of the Big Base; its cards are those of the place with the same index. */
export interface BoardSide {
  berths: Berth[];
  leaders: number[];
  side: string;
}

/** What a player would get if the board were scored now: for the total over all sides, and for sides led. */
export interface BoardStanding {
  led: number;
  points: number;
  seat: number;
  total: number;
}

/** Points for the most of something, given at the end. */
export interface Bonus {
  most: string;
  points: number;
  seat: number;
}

/** Where a finished game can be looked at. */
export interface Brought {
  table: string;
  game: string;
}

/** A card under a base; its face only for those who know it. */
export interface BuriedCard {
  card: string | null;
  controller: number;
  handle: number;
}

/** Something that can be chosen for a set, and how many equal ones there are. */
export interface Candidate {
  copies: number;
  does: string;
  key: string;
  loses: boolean;
  ref: Ref;
  role: "answer" | "decline" | "done" | "end" | "pass";
  says: Text | null;
  text: Text;
}

/** A base that was captured: in which turn, after how many answers, and who got what, the best first. */
export interface Capture {
  at: number;
  base: string;
  shares: CaptureShare[];
  turn: number;
}

/** What a player had at a base that was captured, and got for it. */
export interface CaptureShare {
  points: number;
  seat: number;
  total: number;
}

/** A card on the table. */
export interface CardInPlay {
  cancelled: boolean;
  card: string;
  controller: number;
  counters: number;
  handle: number;
  owner: number;
  talent_used: boolean;
}

/** The question, for the one who is asked. */
export interface Choice {
  number: number;
  options: Option[];
  pick: Pick | null;
  prompt: Text;
  source: string | null;
  window: boolean;
}

/** An answer in a battle, what it kept of the chance to survive and of the people on average, and the best one;     whether the two look alike, and whether the battle could have been left instead. */
export interface Decision {
  alike: boolean;
  at: number;
  best: string;
  best_survive: number;
  best_survivors: number;
  key: string;
  out: boolean;
  survive: number;
  survivors: number;
}

/** Factions being found: whose turn it is, what each player has, what is left and how often, what is banned. */
export interface Draft {
  banned: string[];
  left: Record<string, number>;
  next: number;
  taken: string[][];
}

/** Something cannot be done, and nothing has changed. */
export interface Error {
  error: string;
  text: Text;
}

/** A battle: how many were expected to live through it, what dice and decisions changed about that, who is left. */
export interface Fight {
  at: number;
  card: string;
  choices: number;
  decisions: Decision[];
  end: "fled" | "lost" | "won" | null;
  hoped: number;
  left: number;
  luck: number;
  seat: number;
  turn: number;
}

/** What the text of a card or a base has brought somebody in the whole game. */
export interface Gain {
  card: string;
  points: number;
  seat: number;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  players: number[];
  bots: string[];
  stand_in: string;
  settings: Setting[];
  shelves: string[];
  lesson: boolean;
  daily: boolean;
  puzzles: number;
  hidden: boolean;
  windows: boolean;
  reviewed: boolean;
  events: Record<string, string>;
}

/** What there is to play. */
export interface Games {
  version: string;
  games: GameInfo[];
  report_to: string;
  engine: Packed[];
  takes_records: boolean;
}

/** A card in one's own hand. */
export interface HandCard {
  card: string;
  owner: number;
}

/** An event as a seat is told it: what happens, to what on the table (`…_id`, `at`), and because of which card. */
export interface Happening {
  amount?: number;
  at?: number;
  by?: string;
  by_id?: number;
  card?: string | null;
  card_id?: number;
  cards?: string[];
  count?: number;
  end?: string;
  faction?: string;
  factions?: string[];
  host?: string | null;
  host_id?: number;
  kind: "log-award" | "log-ban" | "log-base-enters" | "log-base-leaves" | "log-base-replaced" | "log-base-swapped" | "log-bases-reshuffled" | "log-bury" | "log-cancel" | "log-capture" | "log-clash" | "log-control" | "log-counters" | "log-counters-moved" | "log-counters-off" | "log-deck" | "log-destroy" | "log-disagrees" | "log-discard" | "log-draw" | "log-duel" | "log-duel-broken-off" | "log-duel-lays" | "log-duel-shows" | "log-dull" | "log-extra" | "log-extra-round" | "log-faction" | "log-falls-off" | "log-give" | "log-lapses" | "log-lasts" | "log-lead" | "log-look" | "log-look-hand" | "log-move" | "log-move-buried" | "log-mulligan" | "log-next-base" | "log-nothing" | "log-play" | "log-play-at" | "log-play-on" | "log-points" | "log-power" | "log-protected" | "log-rank" | "log-reroll" | "log-reshuffle" | "log-return-buried" | "log-reveal" | "log-reveal-bases" | "log-round" | "log-scoring" | "log-search" | "log-search-nothing" | "log-show-hand" | "log-shuffle" | "log-shuffle-in" | "log-solved" | "log-sweep" | "log-take" | "log-talent" | "log-to-box" | "log-to-deck" | "log-to-hand" | "log-token" | "log-transfer" | "log-turn" | "log-uncover" | "log-unsolved" | "log-use" | "log-useless" | "log-win";
  lasts?: Text | null;
  other?: string;
  other_id?: number;
  period?: number;
  pile?: string;
  place?: string;
  points?: number;
  round?: number;
  seat?: number;
  taker?: number;
  total?: number;
  turn?: number;
  verb?: string;
  what?: string;
  why?: string;
  why_id?: number;
}

/** The first message: who I am. */
export interface Hello {
  type: "hello";
  token: string | null;
}

/** What the odds said of all battles, and by seat what dice and decisions came to, in people. */
export interface Hindsight {
  choices: number[];
  fights: Fight[];
  luck: number[];
}

/** A decision beside better ones. */
export interface Judged {
  at: number;
  before: number;
  better: Weighed[];
  given: Weighed;
  prompt: Text;
  seat: number;
  turn: number;
}

/** The last step that can be taken back: the question it answered, and how. */
export interface LastStep {
  choice: Choice;
  keys: string[];
}

/** An event as a seat is told it: the message that tells it, and its arguments beside it. */
export interface Line {
  kind: string;
  [more: string]: unknown;
}

/** A minion on the table. */
export interface MinionInPlay {
  actions: CardInPlay[];
  cancelled: boolean;
  card: string;
  controller: number;
  counters: number;
  handle: number;
  owner: number;
  parts: Part[];
  power: number;
  printed: number;
  talent_used: boolean;
}

/** An amount of each resource. */
export interface Mix {
  adrenaline: number;
  ammo: number;
  gas: number;
}

/** What may come of an answer in a battle. */
export interface OddsRow {
  adrenaline: number;
  by_survivors: number[];
  key: string;
  rounds: number | null;
  survive: number;
  survivors: number;
}

/** A table, the tokens of the seats that the caller holds at it, and the secret of the links to it. */
export interface Opened {
  table: string;
  tokens: Record<string, string>;
  secret: string | null;
}

/** One possible answer. */
export interface Option {
  does: string;
  key: string;
  loses: boolean;
  ref: Ref;
  role: "answer" | "decline" | "done" | "end" | "pass";
  says: Text | null;
  text: Text;
}

/** A file that is stored packed. */
export interface Packed {
  name: string;
  file: string;
  size: number;
  raw: number;
  sha256: string;
}

/** What a number is made of: an amount, and the card it comes from (none: counters, or what is printed). */
export interface Part {
  amount: number;
  card: string | null;
  lasts: Text | null;
}

/** What a player has. */
export interface Party {
  adrenaline: number;
  alive: boolean;
  ammo: number;
  bid: number;
  bonuses: string[];
  exterminator: boolean;
  gas: number;
  points: number;
  sum: Sum;
  survivors: number;
  tokens: Record<string, number>;
  won: string[];
}

export type Patch = ([(string | number)[], unknown])[];

/** Somebody who sits down. */
export interface Person {
  name?: string | null;
}

/** Something to say to everybody at the table. */
export interface Phrase {
  type: "phrase";
  phrase: string;
}

/** A set that is chosen together. */
export interface Pick {
  least: number;
  most: number;
  options: Candidate[];
}

/** A whole set. */
export interface Picks {
  type: "picks";
  number: number;
  keys: string[];
}

/** A place and the base card on it; without one (`base` is nothing) there is nothing to tell. */
export interface Place {
  actions: CardInPlay[];
  base: string | null;
  breakpoint: number;
  breakpoint_parts: Part[];
  buried: BuriedCard[];
  cancelled: boolean;
  minions: MinionInPlay[];
  prizes: number[];
  titans: CardInPlay[];
  total_parts: Part[][];
  totals: number[];
  would_get: WouldGet[];
}

/** A player as a seat sees them. */
export interface Player {
  deck: number;
  discard: string[];
  factions: string[];
  hand: HandCard[];
  hand_size: number;
  known_hand: string[];
  points: number;
  resolving: (string | null)[];
  seat: number;
  titans: CardInPlay[];
}

/** What is told of a puzzle to whoever has not solved it yet. */
export interface PuzzleInfo {
  goal: Text;
  level: number;
  name: string;
  sides: Text[];
}

/** All puzzles of a game, and their names in the order in which they are the puzzle of the day. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
  days: string[];
}

/** What on the table an option means, so that a client can let it glow. Each game says what it has. */
export interface Ref {
  berth?: number;
  bid?: number;
  card?: number;
  face?: string;
  faction?: string;
  mix?: Mix;
  owner?: number;
  place?: number;
  route?: number;
  seat?: number;
  word?: string;
  zone?: string;
}

/** A card in one's own hand that cannot be played now, and why. */
export interface Refused {
  card: string;
  owner: number;
  why: Text;
}

/** Playing again: with the teams that were played, or with new ones; left out, as it was agreed. */
export interface RematchWish {
  teams?: "new" | "same" | null;
}

/** A finished game after so many answers. */
export interface Replay {
  at: number;
  total: number;
  view: Record<string, unknown>;
  log: Record<string, unknown>[];
  asked: number | null;
  answer: Text | null;
  key: string | null;
  film: ([number, ([(string | number)[], unknown])[]])[];
  patch: ([(string | number)[], unknown])[] | null;
  log_from: number;
}

/** What "Report a problem" saves. */
export interface Report {
  table: string;
  game: string;
  version: string;
  number: number;
  seat: number | null;
  view: Record<string, unknown>;
  log: Record<string, unknown>[];
  record: string | null;
}

/** How a game ended. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** All of it. */
export interface Review {
  answers: number;
  game: string;
  judged: Judged[];
  points: ReviewPoint[];
  sums: ReviewSum[];
  turning: TurningPoint[];
}

/** How far the review of a finished game is. */
export interface ReviewNow {
  state: "done" | "failed" | "none" | "working";
  done: number;
  parts: number;
  review: Record<string, unknown> | null;
}

/** A moment between two turns: only there is a table judged. */
export interface ReviewPoint {
  at: number;
  full: number[];
  known: number[];
  seat: number | null;
  turn: number;
}

/** Where a seat began, where it ended, and what made the difference: `first + luck + skill = last`. */
export interface ReviewSum {
  dear: number;
  decisions: number;
  first: number;
  last: number;
  luck: number;
  seat: number;
  skill: number;
}

/** The odds of the battle before a seat, by answer; the best of them, if there is more than one to fight on;     whether the battle can be left, now or before its melee; and whether an answer that leaves it looks better. */
export interface RoadOdds {
  best: number | null;
  leave: boolean;
  out: boolean;
  rows: OddsRow[];
}

/** A card of a route. */
export interface RoadSlot {
  card: string | null;
  level: number | null;
  lies: "gone" | "hidden" | "open";
}

/** How a journey went. */
export interface RoadStory {
  answers: number;
  best: number | null;
  bonuses: Bonus[];
  game: string;
  hindsight: Hindsight;
  ladder: number[];
  parties: Standing[][];
  scores: number[];
  sums: Sum[];
  title: number | null;
  turns: StoryTurn[];
  winners: number[];
  won: WonCard[];
}

/** All that a seat may know. */
export interface RoadView {
  asked: number | null;
  box: string[];
  choice: Choice | null;
  deck: Record<string, number>;
  game: string;
  order: number[];
  over: boolean;
  parties: Party[];
  players: number;
  round: number;
  routes: Route[];
  scores: number[];
  seat: number | null;
  step: string;
  turn: number;
  unseen: string[];
  walk: Walk | null;
  winners: number[];
}

/** Two cards, what it costs to take them, who did. */
export interface Route {
  cards: RoadSlot[];
  taken: number | null;
  toll: number;
}

/** Who sits on a seat. */
export interface Seat {
  away: number | null;
  blocks: boolean;
  bot: string | null;
  conceded: boolean;
  here: boolean;
  kept: boolean;
  kind: "bot" | "open" | "person";
  lent: boolean;
  name: string | null;
  seat: number;
}

/** What the host makes of a seat. */
export interface SeatChange {
  kind: "bot" | "open";
  bot?: string | null;
}

/** Who shall sit on a seat. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/** Something that is agreed before a game. */
export interface Setting {
  name: string;
  kind: "one" | "seat" | "several" | "switch" | "teams";
  default: unknown;
  with_people: unknown;
  values: Value[];
  within: string;
  each: number;
  twice: string;
  only_with: string;
  ways: string[];
  help: string;
}

/** How a brawl went. */
export interface SmashUpStory {
  answers: number;
  best: BestCard | null;
  captures: Capture[];
  deciding: number | null;
  factions: string[][];
  gains: Gain[];
  game: string;
  scores: number[];
  turns: StoryTurn[];
  winners: number[];
}

/** All that a seat may know. */
export interface SmashUpView {
  base_deck: number;
  base_discard: string[];
  board: Board | null;
  choice: Choice | null;
  current: number;
  draft: Draft | null;
  game: string;
  over: boolean;
  phase: string;
  places: Place[];
  players: Player[];
  refused: Refused[];
  scores: number[];
  scoring: number | null;
  seat: number | null;
  slots: Text[];
  turn: number;
  winners: number[];
}

/** What a party had when a round had ended. */
export interface Standing {
  adrenaline: number;
  alive: boolean;
  ammo: number;
  gas: number;
  survivors: number;
}

/** A step of the way to solve a puzzle: what is asked, and what to answer. */
export interface Step {
  asked: Text;
  answer: Text;
}

/** How a game went, told once it is over; a game adds its own. */
export interface Story {
  game: string;
  answers: number;
  winners: number[];
  scores: number[];
  turns: StoryTurn[];
}

/** A turn or a round of a finished game. */
export interface StoryTurn {
  at: number;
  scores: number[];
  seat: number | null;
  turn: number;
}

/** What a party's points are made of; a party that is out has none of them. */
export interface Sum {
  bonuses: number;
  cards: number;
  sets: number;
  tokens: number;
  total: number;
}

/** A table as its frame shows it. */
export interface TableInfo {
  away_wait: number;
  commitment: string | null;
  concede: "bot" | "close";
  day: string | null;
  game: string;
  hints: boolean;
  host: boolean;
  id: string;
  lesson: boolean;
  local: boolean;
  open: boolean;
  puzzle: PuzzleInfo | null;
  rematch: string | null;
  result: Result | null;
  seats: Seat[];
  setup: Record<string, unknown>;
  state: "over" | "playing" | "waiting";
  undo: UndoRequest | null;
  windows: "always" | "could" | "never";
  you: number | null;
}

/** A table as somebody who looks at it from afar is told about it. */
export interface TableNow {
  id: string;
  game: string;
  state: "over" | "playing" | "waiting";
  setup: Record<string, unknown>;
  seats: Seat[];
  you: number | null;
  host: boolean;
  lesson: boolean;
  day: string | null;
  local: boolean;
  puzzle: PuzzleInfo | null;
  open: boolean;
  away_wait: number;
  windows: "always" | "could" | "never";
  result: Result | null;
  rematch: string | null;
  commitment: string | null;
  undo: UndoRequest | null;
  concede: "bot" | "close";
  hints: boolean;
  your_turn: boolean;
  turn: number | null;
}

/** A table to open. */
export interface TableWish {
  game: string;
  setup?: Record<string, unknown>;
  seats?: SeatWish[];
  lesson?: boolean;
  daily?: boolean;
  puzzle?: string | null;
  open?: boolean;
  concede?: "bot" | "close" | null;
}

/** The best answers to a question, the very best first. */
export interface TellHint {
  advice: Advised[];
  number: number;
  type: "hint";
}

/** The odds that were asked for. */
export interface TellOdds {
  odds: Record<string, unknown>;
  type: "odds";
}

/** This answer is stored. */
export interface TellOk {
  number: number;
  type: "ok";
}

/** Somebody says something. */
export interface TellPhrase {
  phrase: "again" | "good-game" | "good-luck" | "hello" | "nice" | "one-moment" | "oops" | "ouch" | "sorry" | "thanks" | "wow" | "your-turn";
  seat: number;
  type: "phrase";
}

/** Nothing has changed. */
export interface TellRefused {
  code: string;
  number: number | null;
  text: Text;
  type: "refused";
}

/** What a seat sees: all of it, or what changed since the last state; and the lines of the log from an index on. */
export interface TellState {
  back: LastStep | null;
  film?: ([number, ([(string | number)[], unknown])[]])[];
  log: Line[];
  log_from: number;
  n: number;
  patch?: ([(string | number)[], unknown])[];
  type: "state";
  view?: View;
}

/** About the table itself. */
export interface TellTable {
  table: TableInfo;
  type: "table";
}

/** Words to be said in the reader's language: a message and its arguments, which may be texts themselves. */
export interface Text {
  args: Record<string, string | number | boolean | Text | null>;
  id: string;
}

/** What holds a seat. */
export interface Token {
  token: string;
}

/** A turn that the game hung on. */
export interface TurningPoint {
  at: number;
  change: number;
  seat: number | null;
  turn: number;
  who: number;
}

/** What I say about taking back what others have seen: I ask for it, or answer who does. */
export interface Undo {
  type: "undo";
  say: "accept" | "allow" | "ask" | "block" | "decline" | "withdraw";
}

/** Somebody asks to take back what others have seen. */
export interface UndoRequest {
  agreed: number[];
  asked: number[];
  declined: number | null;
  seat: number;
  what: Text;
}

/** Something that can be chosen for a setting. */
export interface Value {
  name: string;
  text: string;
  within: string;
}

/** What every game's view has; a game adds its own. */
export interface View {
  choice: Choice | null;
  game: string;
  over: boolean;
  scores: number[];
  seat: number | null;
  winners: number[];
}

/** The card being played and the battle on it. */
export interface Walk {
  bites: number;
  bolts: number;
  card: string;
  dice: string[];
  place: number;
  route: number;
  seat: number;
  zombies: number;
}

/** An answer, and the chance to win that it kept. */
export interface Weighed {
  chance: number;
  key: string;
  text: Text;
}

/** How often I want to be asked for Specials. */
export interface Windows {
  type: "windows";
  ask: "always" | "could" | "never";
}

/** A card that was won: by whom, in which round, after how many answers; `points` with what tokens brought there. */
export interface WonCard {
  at: number;
  card: string;
  points: number;
  seat: number;
  turn: number;
}

/** What a player would get if the base were scored now. */
export interface WouldGet {
  points: number;
  seat: number;
  total: number;
}

/** What a table says. */
export type Told = TellTable | TellState | TellOk | TellRefused | TellPhrase | TellOdds | TellHint;

/** What a table hears. */
export type Heard = Hello | Answer | Picks | Back | Undo | Windows | Phrase | AskOdds | AskHint;
