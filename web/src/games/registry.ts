// The games this page can draw. Each brings its own folder; nothing else here knows one by name.
import type { Component } from "svelte";
import type { Outcome } from "../protocol.gen";
import type { Happened } from "../core/link.svelte";
import type { Person } from "../core/people";
import type { Sound } from "../core/sound";
import type { Words } from "../core/texts";
import type { Turn } from "../core/turn.svelte";
import type { Voice } from "../core/voice";
import type { Sayings } from "../plain/teller";

/** What the box on the home page and the table's bar need. */
export interface Box {
  name: string;
  /** Which stock of paper: `data-stock` in the styles. */
  stock: string;
  drawing: string;
  art: string;
  seats: [number, number];
  minutes: number;
  order: number;
  /** Options that are asked for when a table is opened, not only at it. */
  first?: string[];
}

export interface BoardProps {
  turn: Turn;
  voice: Voice;
  /** By seat. */
  names: string[];
  people: Person[];
  page: GamePage;
}

export interface ReplayProps {
  view: unknown;
  voice: Voice;
  people: Person[];
  /** Whose view it is: a seat, "spectator" or "all". */
  seat: number | string;
}

export interface EndProps {
  voice: Voice;
  people: Person[];
  outcome: Outcome;
  /** The last view of who looks, and, if the server gave it, everything. */
  view: unknown;
  everything: unknown;
}

/** What a game's folder offers beyond the plain board. */
export interface GamePage {
  words: Words;
  art?: string;
  /** For the plain board: words of the game's own for values and records. */
  sayings?: Sayings;
  /** What is played, by its name, and what is special in it. */
  about?: (view: unknown, voice: Voice) => { title: string; text: string } | null;
  /** Does a table with this config ever start this clock? */
  needsClock?: (kind: string, config: Record<string, unknown>) => boolean;
  /** Fields of the view that a question is answered by: they stand beside it. */
  beside?: string[];
  /** Everything, after the end, as records to be shown one after the other. */
  opened?: (view: unknown) => { type: string }[];
  /** How a place is called in a sentence that says whose it is; numbers as people count. */
  place?: Voice["place"];
  /** Where a table does not keep what happened: the key of the text that says that a turn begins. */
  turnBegins?: string;
  /** Notices that are no news: they stay out of the log. */
  noticeQuiet?: (notice: { type: string }) => boolean;
  /** Which drawing stands beside a notice in the log. */
  noticeArt?: (notice: { type: string }) => string;
  /** Lines that say more than the table knows carry the keyhole. */
  noticePrivate?: (notice: { type: string }, me: number | null) => boolean;
  sounds?: (happened: Happened, me: number | null) => Sound[];
  /** Topics of the rules: `rules-<topic>` and `rules-<topic>-text` in the game's language file. */
  topics?: string[];
  Board?: Component<BoardProps>;
  Replay?: Component<ReplayProps>;
  End?: Component<EndProps>;
}

const boxes = import.meta.glob<{ box: Box }>("./*/box.ts", { eager: true });
const pages = import.meta.glob<{ page: GamePage }>("./*/index.ts");
const types = import.meta.glob<{ words: Words }>("./*/types.gen.ts");

export const BOXES: Box[] = Object.values(boxes)
  .map((module) => module.box)
  .sort((a, b) => a.order - b.order);

/** A box for a game that came without a folder here: the plain board plays it. */
export function plainBox(game: string, seats: readonly number[]): Box {
  return {
    name: game,
    stock: "",
    drawing: "mark",
    art: "",
    seats: [seats[0] ?? 1, seats.at(-1) ?? 1],
    minutes: 0,
    order: 99,
  };
}

/** Does it have a board of its own? */
export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in pages;
}

export function boxOf(game: string): Box | null {
  return BOXES.find((box) => box.name === game) ?? null;
}

/** What a game's folder offers; a game without a board of its own still has its words. */
export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[`./${game}/index.ts`];
  if (load) return (await load()).page;
  return { words: (await types[`./${game}/types.gen.ts`]?.())?.words ?? {} };
}
