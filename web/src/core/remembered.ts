// The part of the log that may be shown. Some tables test memory: there it is only this turn and the last one.
import type { Frame } from "../protocol.gen";
import type { GamePage } from "../games/page";
import type { Logged, MatchState } from "./link.svelte";

/** `ahead`: how many of the last lines are still to be seen on the table. */
export function remembered(match: MatchState, page: GamePage, ahead = 0): Logged[] {
  const log = ahead ? match.log.slice(0, -ahead) : match.log;
  const frame = match.told?.frame as Frame | undefined;
  const { turnBegins } = page.wording;
  return frame?.talk?.log === false && turnBegins ? lately(log, turnBegins) : log;
}

/** From where the turn before this one began. Turns that begin in the same step, because nobody had a choice, are one. */
export function lately(log: Logged[], turnBegins: string): Logged[] {
  const begins = (line: Logged) => line.says.key === turnBegins;
  const steps = [...new Set(log.filter(begins).map((line) => line.tick))];
  const before = steps.at(-2);
  if (before === undefined) return log;
  return log.slice(log.findLastIndex((line) => line.tick === before && begins(line)));
}
