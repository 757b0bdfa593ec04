// The state of a campaign: goals in chapters, as the server sends them. Knows no game.
import type { Campaign, Chapter, Goal } from "../protocol.gen";

export function goalsOf(campaign: Campaign | null): Goal[] {
  return (campaign?.chapters ?? []).flatMap((chapter) => chapter.goals);
}

/** How many of these goals are won, and how often they were won and lost. */
export function sumOf(goals: readonly Goal[]): { done: number; won: number; lost: number } {
  const add = (count: (goal: Goal) => number) => goals.reduce((all, goal) => all + count(goal), 0);
  return { done: add((g) => (g.won ? 1 : 0)), won: add((g) => g.won ?? 0), lost: add((g) => g.lost ?? 0) };
}

/** Sums up a finished campaign: the goals that were never lost, and the one that was lost most. */
export function finished(goals: readonly Goal[]): { tries: number; unbeaten: number; hardest: Goal | null } | null {
  const sum = sumOf(goals);
  if (!goals.length || sum.done < goals.length) return null;
  const hardest = goals.reduce((most, goal) => ((goal.lost ?? 0) > (most.lost ?? 0) ? goal : most));
  return {
    tries: sum.won + sum.lost,
    unbeaten: goals.filter((goal) => !goal.lost).length,
    hardest: hardest.lost ? hardest : null,
  };
}

/** The chapter that a goal stands in. */
export function chapterOf(campaign: Campaign | null, goal: Goal): Chapter {
  return (
    campaign?.chapters.find((c) => c.goals.some((g) => g.number === goal.number)) ?? { name: goal.name, goals: [goal] }
  );
}

/** The first and the last number of a chapter, and how many goals it has. */
export function rangeOf({ goals }: Chapter): { from: number; to: number; count: number } {
  return { from: goals[0]?.number ?? 0, to: goals.at(-1)?.number ?? 0, count: goals.length };
}

/** A day as people say it: today, yesterday, three days ago; before that, its date. */
export function daysAgo(at: number, now: number, language: string): string {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days >= 0 && days < 7) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
}
