import { describe, expect, it } from "vitest";
import { chapterOf, daysAgo, finished, goalsOf, rangeOf, sumOf } from "../src/core/campaign";
import type { Campaign } from "../src/protocol.gen";

const name = { key: "x" };
const CAMPAIGN: Campaign = {
  chapters: [
    {
      name,
      goals: [
        { number: 1, name, won: 2, lost: 1 },
        { number: 2, name, lost: 3 },
      ],
    },
    { name, goals: [{ number: 9, name }], opens: name },
  ],
};

describe("a campaign", () => {
  it("counts goals that are won, and every try", () => {
    expect(sumOf(goalsOf(CAMPAIGN))).toEqual({ done: 1, won: 2, lost: 4 });
    expect(sumOf(goalsOf(null))).toEqual({ done: 0, won: 0, lost: 0 });
  });

  it("is summed up once everything is won", () => {
    expect(finished(goalsOf(CAMPAIGN))).toBe(null);
    expect(finished([])).toBe(null);
    const hard = { number: 2, name, won: 1, lost: 3 };
    const all = [{ number: 1, name, won: 2 }, hard, { number: 3, name, won: 1, lost: 1 }];
    expect(finished(all)).toEqual({ tries: 8, unbeaten: 1, hardest: hard });
    expect(finished(all.slice(0, 1))).toEqual({ tries: 2, unbeaten: 1, hardest: null });
  });

  it("knows the chapter of a goal, and its numbers", () => {
    const last = goalsOf(CAMPAIGN)[2]!;
    expect(chapterOf(CAMPAIGN, last)).toBe(CAMPAIGN.chapters[1]);
    expect(rangeOf(CAMPAIGN.chapters[0]!)).toEqual({ from: 1, to: 2, count: 2 });
  });

  it("says how long ago a try was, and after a week when", () => {
    const now = new Date(2026, 10, 18, 0, 30).getTime();
    expect(daysAgo(now - 3_600_000, now, "en")).toBe("yesterday");
    expect(daysAgo(now, now, "fr")).toBe("aujourd’hui");
    expect(daysAgo(new Date(2026, 10, 1).getTime(), now, "en")).toBe("Nov 1, 2026");
  });
});
