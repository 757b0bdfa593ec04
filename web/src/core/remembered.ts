// What a log may show. Some tables want to be remembered by heart: there it is this turn and the last one.
import type { Frame } from "../protocol.gen";
import type { GamePage } from "../games/registry";
import type { Logged, MatchState } from "./link.svelte";

export function remembered(match: MatchState, page: Pick<GamePage, "recall" | "beginsTurn">): Logged[] {
  const frame = match.told?.frame as Frame | undefined;
  const log = match.found && page.recall ? [...page.recall(match.found), ...match.log] : match.log;
  return frame?.talk?.log === false && page.beginsTurn ? lately(log, page.beginsTurn) : log;
}

/** From where the turn before this one began. Turns that begin in the same step, because nobody had a choice, are one. */
export function lately(log: Logged[], begins: (notice: { type: string }) => boolean): Logged[] {
  const steps = [...new Set(log.filter((line) => begins(line.notice)).map((line) => line.tick))];
  const before = steps.at(-2);
  if (before === undefined) return log;
  return log.slice(log.findLastIndex((line) => line.tick === before && begins(line.notice)));
}
