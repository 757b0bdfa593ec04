// What this browser remembers of the matches that were played in it: a page of one's own statistics, without an account.
import type { Summary } from "../protocol.gen";
import { load, save } from "./store";

const KEPT = 1000;

export interface OwnMatch {
  match: string;
  game: string;
  seat: number;
  won: boolean;
  /** When it ended, in ms since 1970. */
  at: number;
  /** What was played for, in a game with a campaign. */
  goal?: number;
  /** What the review said, if there was one: decisions with a choice, and points of 10,000. */
  review?: { decisions: number; mistakes: number; luck: number };
}

export function ownMatches(): OwnMatch[] {
  return load<OwnMatch[]>("own", []);
}

/** Once for each match. Practice is none. */
export function keepOwn(match: OwnMatch): void {
  const all = ownMatches();
  if (!all.some((one) => one.match === match.match)) save("own", [...all, match].slice(-KEPT));
}

/** What a review says of a match of one's own; of others' nothing is kept. */
export function keepReview(match: string, summary: Summary): void {
  const all = ownMatches();
  const own = all.find((one) => one.match === match);
  const seat = summary.seats.find((one) => one.seat === own?.seat);
  if (!own || !seat) return;
  own.review = { decisions: seat.decisions, mistakes: seat.mistakes, luck: seat.luck };
  save("own", all);
}

export function forgetOwn(): void {
  save("own", []);
}

export interface Tally {
  game: string;
  matches: number;
  won: number;
  /** Different goals that were reached. */
  goals: number;
  reviewed: number;
  /** Of all reviewed matches, in tables of a hundred. */
  luck: number;
  /** For each decision with a choice, in tables of a hundred; null: there was none. */
  cost: number | null;
}

export function tally(game: string, matches: readonly OwnMatch[]): Tally {
  const own = matches.filter((one) => one.game === game);
  const won = own.filter((one) => one.won);
  const reviews = own.flatMap(({ review }) => (review ? [review] : []));
  const sum = (of: "decisions" | "mistakes" | "luck") => reviews.reduce((n, review) => n + review[of], 0);
  return {
    game,
    matches: own.length,
    won: won.length,
    goals: new Set(won.flatMap(({ goal }) => goal ?? [])).size,
    reviewed: reviews.length,
    luck: sum("luck") / 100,
    cost: sum("decisions") ? sum("mistakes") / sum("decisions") / 100 : null,
  };
}

export interface CostPoint {
  match: string;
  at: number;
  /** Of a decision of this match, in tables of a hundred. */
  cost: number;
}

/** What a decision cost, match by match, the oldest first. */
export function costs(game: string, matches: readonly OwnMatch[]): CostPoint[] {
  return matches.flatMap(({ match, at, review, game: of }) =>
    of === game && review?.decisions ? [{ match, at, cost: review.mistakes / review.decisions / 100 }] : [],
  );
}
