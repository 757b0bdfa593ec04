// Written by scripts/generate_types.py from the Python records. Do not edit.

/** Of the protocol. */
export const VERSION = 2;

/** Where a result came from: start + luck - mistakes = result. */
export interface Account {
  seats: number[];
  start: number;
  mistakes: number;
  luck: number;
  result: number;
  marks?: Mark[];
}

/** Done, and stored. `tick` is this viewer's after the step; a match's commands have one. */
export interface Ack {
  type: "Ack";
  id: string;
  tick?: number | null;
}

/** I want (or no longer want) odds for everyone. No match with this option begins before all who sit here agree. */
export interface Agree {
  type: "Agree";
  id: string;
  on?: boolean;
}

/** Change the game of the table or the number of its chairs, before the start. */
export interface Arrange {
  type: "Arrange";
  id: string;
  game?: string;
  seats?: number | null;
}

/** The reply to Why: None means that it may be played. */
export interface Because {
  type: "Because";
  id: string;
  refusal?: Refusal | null;
}

/** The last message; the socket closes. */
export interface Bye {
  type: "Bye";
  says: Text;
}

/** How far a table has come, from public results only. Seats in `notes` are those of the next match. */
export interface Campaign {
  chapters: Chapter[];
  notes?: Text[];
}

export interface ChairInfo {
  holder?: "bot" | "open" | "person";
  name?: string;
  level?: string;
  generation?: number;
  seat?: number | null;
  present?: boolean;
  muted?: boolean;
  sealed?: string;
}

/** Change what is played, before the start. */
export interface ChangeSettings {
  type: "ChangeSettings";
  id: string;
  config?: Record<string, unknown>;
  pace?: Record<string, number | null>;
  public?: boolean;
}

/** Goals that open together. While they are closed, `opens` says what opens them. */
export interface Chapter {
  name: Text;
  goals: Goal[];
  opens?: Text | null;
}

/** One thing about a record file that was checked and holds, or that could not be checked. */
export interface CheckInfo {
  says: Text;
  held: boolean;
}

/** A running clock. Its time passes while it is listed; the same key means the same budget. */
export interface Clock {
  key: string;
  kind: string;
  seats?: number[];
  seconds?: number | null;
  zero?: Text | null;
}

/** The table ends the match without a result. */
export interface Close {
  type: "Close";
  reason?: string;
}

/** I want the match to end without a result (or no longer); it ends when all persons seated agree. */
export interface CloseMatch {
  type: "CloseMatch";
  id: string;
  match: string;
  on?: boolean;
}

/** The promise for the next match. */
export interface DealInfo {
  match: string;
  commit: string;
}

/** A question put to one seat. Everybody sees who is asked what; the options are not part of it. */
export interface Decision {
  seat: number;
  kind: string;
  number: number;
  owed?: boolean;
  quiet?: boolean;
  race?: boolean;
}

/** One recorded draw: a number below `of`, an order of `of` things, or `of` bytes as hexadecimal digits. */
export interface Draw {
  label: string;
  of: number;
  got: number | number[] | string;
}

export interface End {
  seed: string;
  outcome: Outcome;
  digest: string;
}

/** One line of the record. An accepted answer always makes one, even without events. */
export interface Entry {
  seq: number;
  seat?: number;
  answers?: string;
  action?: unknown | null;
  draws?: Draw[];
  events?: unknown[];
}

/** The server could not do it; whether anything happened is unknown. Send the same again. */
export interface Failed {
  type: "Failed";
  id: string;
  says: Text;
}

export interface FirstLine {
  litfuse: number;
  header: Header;
}

/** Give the chair up, and remove my name and everything I said from what is stored of the table. */
export interface Forget {
  type: "Forget";
  id: string;
}

/** Everything that a viewer sees between two steps. It holds no time, because frames are compared byte for byte. */
export interface Frame {
  view: unknown;
  open?: Decision[];
  menus?: Record<string, MenuForm[]>;
  clocks?: Clock[];
  table?: (TimeUp | Resign | Left | Slip | Close)[];
  talk?: Talk;
  outcome?: Outcome | null;
}

export interface GameInfo {
  name: string;
  rules: string;
  seats: number[];
  options: Record<string, unknown>;
  clocks: Record<string, unknown>;
  standing: Record<string, unknown>;
  bots: string[];
  usual: string;
  campaign?: Campaign | null;
}

/** Something to win. `choice` is its place in the list of what the table may play next, None if it is not in it. */
export interface Goal {
  number: number;
  name: Text;
  about?: Text | null;
  won?: number;
  lost?: number;
  choice?: number | null;
}

/** Done; here is the chair's new token. */
export interface Granted {
  type: "Granted";
  id: string;
  chair: number;
  token: string;
}

/** This person becomes the host. */
export interface HandOver {
  type: "HandOver";
  id: string;
  chair: number;
  generation: number;
}

/** What is settled before the deal. The seed is revealed after the end; `fairness.py` has the formulas. */
export interface Header {
  game: string;
  rules: string;
  seats: number;
  config: unknown;
  match?: string;
  commit?: string;
  nonce_hashes?: string[];
  nonces?: string[];
  players?: string[];
  levels?: string[];
  practice?: Origin[];
}

/** Lines that this viewer heard; `count` is the number of all of them so far. */
export interface Heard {
  type: "Heard";
  count: number;
  lines: LineInfo[];
}

/** The first message: who I am, and which match I have seen how far, so that only the rest is sent. */
export interface Hello {
  type: "Hello";
  token: string;
  match?: string;
  tick?: number;
  hash?: string;
  heard?: number;
  version?: number;
}

/** I am out of the match and want to see its end (or no longer). */
export interface Hurry {
  type: "Hurry";
  id: string;
  match: string;
  on?: boolean;
}

export interface Joining {
  name: string;
  chair?: number | null;
  id?: string;
}

/** Take this person's chair away. */
export interface Kick {
  type: "Kick";
  id: string;
  chair: number;
  generation: number;
}

/** What the seat could know, in one number or as a map. */
export interface Knew {
  curve?: string;
  chance?: number;
  wires?: WireOdds[];
  holds?: number[];
}

export interface LastLine {
  end: End;
}

/** Give the chair up; in a match the table's bot has it for good. */
export interface Leave {
  type: "Leave";
  id: string;
}

/** The seat's player left for good; another player has it now. */
export interface Left {
  type: "Left";
  seat: number;
}

/** A line as one viewer hears it. With neither words nor a phrase, it says only that something was said. */
export interface LineInfo {
  chair: number | null;
  name: string;
  kind: "chat" | "nudge" | "report" | "whisper";
  to?: number | null;
  body?: string | null;
  phrase?: unknown;
  about?: number | null;
  at: number;
  match?: string;
}

/** A decision that stands out: it cost something, it was the best of several, or luck turned after it. */
export interface Mark {
  step: number;
  seat: number;
  kind: "best" | "cost" | "luck";
  cost?: number;
}

/** On the wire: one type of action, and the values each of its fields may have; every combination is legal. */
export interface MenuForm {
  type: string;
  says: Text;
  picks?: Record<string, Pick>;
  caution?: Text | null;
}

/** The host mutes or unmutes a person; the table sees it. */
export interface Mute {
  type: "Mute";
  id: string;
  chair: number;
  generation: number;
  on?: boolean;
}

export interface NewTable {
  game: string;
  name: string;
  seats: number;
  config?: Record<string, unknown>;
  pace?: Record<string, number | null>;
  bots?: string[];
  bot?: string;
  public?: boolean;
  id?: string;
}

/** My part of the deal, sealed: the SHA-256 of 16 bytes of my choice, for the match that is promised now. */
export interface NonceHash {
  type: "NonceHash";
  id: string;
  match: string;
  hash: string;
}

/** My part of the deal, opened when the table begins. */
export interface NonceOpen {
  type: "NonceOpen";
  id: string;
  match: string;
  nonce: string;
}

/** The reply to ShowOdds: for each hidden wire of another player its values and their probabilities. */
export interface Odds {
  type: "Odds";
  id: string;
  tick: number;
  wires: WireOdds[];
}

/** An answer and what it is worth. */
export interface Option {
  says: Text;
  action: string;
  worth: number;
  error?: number;
  gap?: number;
  gap_error?: number;
  worlds?: number;
  figures?: Record<string, number>;
  taken?: boolean;
}

/** What a table with so many seats might play: is it possible? */
export interface Options {
  seats: number;
  config?: Record<string, unknown>;
}

/** Where the first entries of a practice match come from: another match, which is over, up to entry `last`. */
export interface Origin {
  match: string;
  last: number;
  seed: string;
  nonces?: string[];
}

/** How a match ended. `ranking` lists the places, best first; seats that share a place form a group. */
export interface Outcome {
  winners: number[];
  ranking: number[][];
  reason: Text;
  facts?: Record<string, number>;
}

/** A match that a table has played to its end. Its record and steps are open to everybody. */
export interface PastMatchInfo {
  number: number;
  match: string;
  game: string;
  config: unknown;
  outcome: Outcome;
  seats: number;
  at: number;
  reviewed?: ReviewMarks | null;
}

/** I want a pause (or no longer); it begins when all persons present agree. */
export interface Pause {
  type: "Pause";
  id: string;
  match: string;
  on?: boolean;
}

/** Refused during a pause. */
export interface Paused {
  type: "Paused";
  id: string;
}

/** On the wire: one value of `of`; or `take` different ones of it in this order, and all of `also`. */
export interface Pick {
  of: unknown[];
  take?: number | null;
  also?: unknown[];
  groups?: number[];
  same?: number | null;
}

/** Are you still there? Any message is an answer. */
export interface Ping {
  type: "Ping";
  next?: number;
}

/** An answer to a decision, as an action or in notation; without a decision: one of my table actions. */
export interface Play {
  type: "Play";
  id: string;
  match: string;
  decision?: string;
  action?: unknown;
  text?: string;
}

/** Open a practice table: a finished match, played on against bots from where it stood after this step. */
export interface PlayOn {
  name: string;
  seat: number;
  step: number;
  pace?: Record<string, number | null>;
  bot?: string;
  id?: string;
}

/** I am still here. */
export interface Pong {
  type: "Pong";
}

/** The match continues from this match, after this step, and is not counted. */
export interface PracticeInfo {
  match: string;
  step: number;
}

export interface Problem {
  says: Text;
  rule?: string;
}

/** What a table has played: public results only. */
export interface ProgressInfo {
  campaign: Campaign | null;
  matches: PastMatchInfo[];
  older?: number;
}

/** Why an answer is refused: the rule and a sentence, from what that seat can see. */
export interface Refusal {
  rule: string;
  says: Text;
}

/** Refused. `rule` names the rule of the game, if it was one. */
export interface Refused {
  type: "Refused";
  id: string;
  says: Text;
  rule?: string;
}

export interface Replayed {
  header: Header;
  steps: StepInfo[];
  checks?: CheckInfo[];
}

/** Report the holder of a chair to the host. */
export interface Report {
  type: "Report";
  id: string;
  chair: number;
  generation: number;
  why?: string;
}

export interface Resign {
  type: "Resign";
  seat: number;
}

/** Go on. Anyone may. */
export interface Resume {
  type: "Resume";
  id: string;
  match: string;
}

/** One line of a review: first the number of decisions, then each decision, last one first, then the summary. */
export interface ReviewLine {
  version?: number | null;
  decisions?: number | null;
  reviewed?: Reviewed | null;
  summary?: Summary | null;
}

/** What a kept review says about a match whose players win or lose together. */
export interface ReviewMarks {
  account: Account;
  last: number;
}

/** The review of one decision. */
export interface Reviewed {
  step: number;
  seat: number;
  kind: string;
  verdict: "best" | "cost" | "only" | "same";
  worth: number;
  cost: number;
  options: Option[];
  knew: Knew;
  exact?: boolean;
  work?: number;
}

/** Words of my own, or one of the game's phrases; a nudge has neither. The frame says what is allowed. */
export interface Say {
  type: "Say";
  id: string;
  body?: string;
  kind?: "chat" | "nudge" | "whisper";
  to?: number | null;
  phrase?: unknown;
  match?: string;
}

/** What the decisions of one seat were worth. */
export interface SeatSummary {
  seat: number;
  decisions: number;
  best: number;
  mistakes: number;
  luck: number;
}

export interface Seated {
  table: string;
  token: string;
  chair?: number | null;
}

/** Put a bot of this level on an open chair; an empty level takes the bot away. */
export interface SetBot {
  type: "SetBot";
  id: string;
  chair: number;
  level?: string;
}

/** What may the hidden wires be, from what my seat knows? Only if the table's option `odds` is on. */
export interface ShowOdds {
  type: "ShowOdds";
  id: string;
  match: string;
}

/** Move to an open chair, before the start. The reply has a new token. */
export interface Sit {
  type: "Sit";
  id: string;
  chair: number;
}

/** This seat said a word that the rules forbid: one of the list `key` that talk names (`Talk.slips`). */
export interface Slip {
  type: "Slip";
  seat: number;
  key: string;
}

/** The decision that was answered is not open, or no longer. */
export interface Stale {
  type: "Stale";
  id: string;
}

/** Leave an answer standing for one kind of question, or cancel it. Only the server knows. */
export interface Standing {
  type: "Standing";
  id: string;
  match: string;
  kind: string;
  on: boolean;
}

/** Begin the promised match: the first one, or one of those that the table may play next. */
export interface Start {
  type: "Start";
  id: string;
  match: string;
  choice?: number;
}

/** One entry of a finished match, as one viewer saw it, or with everything open for the viewer `all`. */
export interface StepInfo {
  at: number;
  by: string;
  notices: unknown[];
  says: Text[];
  view: unknown;
}

export interface Summary {
  accounts: Account[];
  seats: SeatSummary[];
  last?: number;
}

/** Everything that anybody may know about a table. It is built, never stripped, and its type has no secret. */
export interface TableInfo {
  id: string;
  code?: string;
  game: string;
  config: unknown;
  pace: Record<string, number | null>;
  public: boolean;
  bot: string;
  chairs: ChairInfo[];
  host: number | null;
  phase: "dealing" | "lobby" | "playing";
  match: string;
  deal: DealInfo;
  pausing?: number[];
  closing?: number[];
  agreed?: number[];
  out?: number[];
  hurrying?: number[];
  paused?: boolean;
  stopped?: boolean;
  next?: unknown[];
  outcome?: Outcome | null;
  practice?: PracticeInfo | null;
}

/** Chairs, presence, pause: the whole table as it is now. `count` is for this socket only. */
export interface TableState {
  type: "TableState";
  count: number;
  table: TableInfo;
}

/** What may be said now. It depends on public facts only. */
export interface Talk {
  chat?: "free" | "off" | "phrases";
  why?: Text | null;
  phrases?: MenuForm[];
  whispers?: boolean;
  nudges?: boolean;
  slips?: string[];
  log?: boolean;
  notebook?: boolean;
}

/** Something to say. The sentence is in the language files under `key`. */
export interface Text {
  key: string;
  args?: Record<string, number | string>;
}

/** The clock with this key ran out. */
export interface TimeUp {
  type: "TimeUp";
  key: string;
}

/** The clocks stopped or continue. */
export interface Times {
  type: "Times";
  match: string;
  paused: boolean;
  times?: Record<string, number>;
}

/** The one message by which a viewer learns of the match. */
export interface Told {
  since: number;
  tick: number;
  notices: unknown[];
  frame: Frame;
  known?: unknown | null;
}

/** What happened in the match, as the game's `Told`, with times next to it; the hash is of the view's bytes. */
export interface ToldOf {
  type: "Told";
  match: string;
  hash: string;
  told: unknown;
  says?: Text[];
  times?: Record<string, number>;
  stood_in?: number[];
  recall?: Text[];
  notebook?: Text[];
}

export interface Watching {
  name: string;
  id?: string;
}

export interface Welcome {
  type: "Welcome";
  version: number;
  table: string;
  chair: number | null;
  viewer: number | string;
}

/** May I answer like this? Never plays. */
export interface Why {
  type: "Why";
  id: string;
  match: string;
  decision: string;
  action?: unknown;
  text?: string;
}

/** What one hidden wire may be: the possible values and their probabilities. */
export interface WireOdds {
  cell: [number, number];
  values: number[];
  chances: number[];
}

export type FromClient = Hello | Pong | Play | Why | ShowOdds | Standing | Say | Report | Mute | Sit | SetBot | ChangeSettings | Arrange | Agree | NonceHash | NonceOpen | Start | Pause | Resume | CloseMatch | Hurry | Kick | HandOver | Leave | Forget;

export type FromServer = Welcome | TableState | ToldOf | Times | Heard | Ack | Granted | Refused | Stale | Paused | Failed | Because | Odds | Ping | Bye;
