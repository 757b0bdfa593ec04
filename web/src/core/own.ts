// The matches that were played in this browser, kept for the page of personal statistics, without an account.
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
  /** The goal of the match, in a game with a campaign. */
  goal?: number;
  /** Figures of the review, if there was one: decisions with a choice, and points of 10,000. */
  review?: { decisions: number; mistakes: number; luck: number };
}

export function ownMatches(): OwnMatch[] {
  return load<OwnMatch[]>("own", []);
}

/** Stores each match once. Not for practice. */
export function keepOwn(match: OwnMatch): void {
  const all = ownMatches();
  if (!all.some((one) => one.match === match.match)) save("own", [...all, match].slice(-KEPT));
}

/** Keeps the figures of a review if the match is one of the person's own. */
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

/** The cost of a decision, match by match, oldest first. */
export function costs(game: string, matches: readonly OwnMatch[]): CostPoint[] {
  return matches.flatMap(({ match, at, review, game: of }) =>
    of === game && review?.decisions ? [{ match, at, cost: review.mistakes / review.decisions / 100 }] : [],
  );
}
