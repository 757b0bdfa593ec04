// What a game's folder may bring, and what the page does where it brings nothing.
import type { Component } from "svelte";
import type { Knew, Outcome } from "../protocol.gen";
import type { Happened } from "../core/link.svelte";
import type { Person } from "../core/people";
import type { Step } from "../core/replay";
import type { Sound } from "../core/sound";
import type { Words } from "../core/texts";
import type { Turn } from "../core/turn.svelte";
import type { Voice } from "../core/voice";
import PlainBoard from "../plain/PlainBoard.svelte";
import PlainReplay from "../plain/PlainReplay.svelte";
import type { Sayings } from "../plain/teller";

export interface Notice {
  type: string;
}

export interface BoardProps {
  turn: Turn;
  voice: Voice;
  /** By seat. */
  names: string[];
  people: Person[];
  page: GamePage;
}

/** For what a seat has beside the board or in a sheet of its own. */
export interface NotesProps {
  turn: Turn;
  voice: Voice;
  people: Person[];
}

export interface ReplayProps {
  view: unknown;
  voice: Voice;
  people: Person[];
  /** Whose view it is: a seat, "spectator" or "all". */
  seat: number | string;
  page: GamePage;
}

/** What a seat could know of one stand before a decision. */
export interface MapProps {
  /** Everything, before the decision. */
  view: unknown;
  knew: Knew;
  stand: number;
  /** What was answered, in notation. */
  action: string;
  voice: Voice;
}

export interface EndProps {
  voice: Voice;
  people: Person[];
  outcome: Outcome;
  /** The viewer's last view and, if the server sent it, everything. */
  view: unknown;
  everything: unknown;
  /** All that happened, as it was written down; empty until it has come. */
  steps: readonly Step[];
}

/** How a game is drawn. */
export interface GameBoard {
  /** The game's own drawings, as SVG symbols. */
  art: string;
  Board: Component<BoardProps>;
  Replay: Component<ReplayProps>;
  /** The drawing beside the result; null: the game's box. */
  Hero: Component<{ won: boolean; voice: Voice }> | null;
  /** Whom or what the golden frame of the end shows, in place of the winner's seal. */
  Portrait: Component<{ view: unknown; voice: Voice }> | null;
  /** What is shown below the result. */
  End: Component<EndProps> | null;
  /** Odds of hidden pieces, in a review. */
  Odds: Component<MapProps> | null;
  /** What is played, behind the name in the bar, if it is more than a text. */
  About: Component<{ view: unknown; voice: Voice }> | null;
  /** The notebook, if it is more than its lines. */
  Notes: Component<NotesProps> | null;
  /** Ways to say something that the talk sheet does not have by itself. */
  Speak: Component<NotesProps & { brief?: boolean }> | null;
  /** What the talk sheet has below its words, as far as it is about talking. */
  AboutTalk: Component<NotesProps> | null;
  /** The drawing of talk while the game restricts it; empty: the usual one. */
  talkArt: (view: unknown) => string;
  /** The kind of the clock that stands in the bar, because the whole match is played against it; empty: none. */
  clock: string;
  /** How many milliseconds the board takes to show this, so that nothing is said or heard before. */
  takes: (notice: Notice) => number;
  /** Where the match stands, in the bar; empty: the table's name. */
  status: (view: unknown, voice: Voice) => string;
  /** The drawing beside a notice in the log; empty: none. */
  noticeArt: (notice: Notice) => string;
  /** How a notice is marked on the timeline of a replay: a bang or a mistake, a stop or an attempt, or not at all. */
  mark: (notice: Notice) => "boom" | "stop" | "";
  sounds: (happened: Happened, me: number | null) => Sound[];
}

/** How a game is put into words, on every board. */
export interface Wording {
  words: Words;
  /** The game's own words for values and records. */
  sayings: Sayings;
  /** How a sentence that says whose place it is calls the place; numbers as people count. */
  place: Voice["place"];
  /** What is played and what is special in it; and the same for the bar, a name and a few words below it. */
  about: (view: unknown, voice: Voice) => { title: string; text: string; name: string; sub: string } | null;
  /** What there is to say about the viewer's own seat, beside its name; empty: nothing. */
  own: (view: unknown, voice: Voice) => string;
  /** Fields of the view that a question is answered by: the plain board puts them beside it. */
  beside: readonly string[];
  /** A view, or everything, as records to be shown one after the other. */
  opened: (view: unknown) => unknown[];
  /** Types of notices that are no news: they stay out of the log. */
  quiet: readonly string[];
  /** Does this notice tell this seat more than the table? Its line in the log carries the keyhole. */
  isPrivate: (notice: Notice, me: number | null) => boolean;
  /** The key of the text that says that a turn begins, for tables that keep only this turn and the last one. */
  turnBegins: string;
}

export interface GamePage {
  board: GameBoard;
  wording: Wording;
}

const BOARD: GameBoard = {
  art: "",
  Board: PlainBoard,
  Replay: PlainReplay,
  Hero: null,
  Portrait: null,
  End: null,
  Odds: null,
  About: null,
  Notes: null,
  Speak: null,
  AboutTalk: null,
  talkArt: () => "",
  clock: "",
  takes: () => 0,
  status: () => "",
  noticeArt: () => "",
  mark: () => "",
  sounds: () => [],
};

const WORDING: Wording = {
  words: {},
  sayings: {},
  place: (numbers) => numbers.join(":"),
  about: () => null,
  own: () => "",
  beside: [],
  opened: (view) => [view],
  quiet: [],
  isPrivate: () => false,
  turnBegins: "",
};

/** A whole page from what a game's folder brings. */
export function pageFrom(board: Partial<GameBoard> = {}, wording: Partial<Wording> = {}): GamePage {
  return { board: { ...BOARD, ...board }, wording: { ...WORDING, ...wording } };
}

/** Does the game have a board of its own? */
export function hasBoard(page: GamePage): boolean {
  return page.board.Board !== PlainBoard;
}

export function isQuiet(page: GamePage, notice: Notice | undefined): boolean {
  return notice !== undefined && page.wording.quiet.includes(notice.type);
}
