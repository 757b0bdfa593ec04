// One's own statistics: what is kept of a match, and what is made of it.
import { beforeEach, expect, test } from "vitest";
import { costs, forgetOwn, keepOwn, keepReview, ownMatches, tally } from "../src/core/own";

const played = (match: string, won: boolean, goal?: number) =>
  keepOwn({ match, game: "bomb-busters", seat: 1, won, at: 1, ...(goal ? { goal } : {}) });
const said = (mistakes: number, luck: number, decisions = 10) => ({
  accounts: [],
  seats: [
    { seat: 0, decisions: 3, best: 3, mistakes: 9999, luck: 9999 },
    { seat: 1, decisions, best: 1, mistakes, luck },
  ],
});

beforeEach(forgetOwn);

test("a match counts once, and a goal that is won twice is one goal", () => {
  played("a", true, 8);
  played("a", false, 8);
  played("b", true, 8);
  played("c", false, 9);
  expect(tally("bomb-busters", ownMatches())).toMatchObject({ matches: 3, won: 2, goals: 1, reviewed: 0, cost: null });
});

test("cost and luck are those of one's own seat", () => {
  played("a", true, 8);
  played("b", false, 8);
  keepReview("a", said(2000, 500));
  keepReview("b", said(500, -1500, 15));
  keepReview("not mine", said(1, 1));
  const sum = tally("bomb-busters", ownMatches());
  expect(sum).toMatchObject({ reviewed: 2, luck: -10, cost: 1 });
  expect(costs("bomb-busters", ownMatches()).map(({ cost }) => Math.round(100 * cost))).toEqual([200, 33]);
  expect(tally("scape-goat", ownMatches()).matches).toBe(0);
});
