import { describe, expect, it } from "vitest";
import { nextIdea, type Idea, type Look } from "../src/guide/lesson";
import { place, type Rect } from "../src/guide/place";

const FRAME: Rect = { left: 0, top: 88, width: 360, height: 652 };
const MARK = { width: 344, height: 140 };
const bottom = (r: { top: number; height: number }) => r.top + r.height;

describe("the mark of a guide", () => {
  it("stands above a part that has room above it, and points down at its middle", () => {
    const part = { left: 20, top: 500, width: 100, height: 80 };
    const placed = place(part, MARK, FRAME);
    expect(placed.side).toBe("above");
    expect(placed.top + MARK.height).toBeLessThan(part.top);
    expect(placed.left + placed.arrow).toBe(70);
  });
  it("stands below a part at the top of the board", () => {
    const part = { left: 0, top: 90, width: 360, height: 60 };
    const placed = place(part, MARK, FRAME);
    expect(placed.side).toBe("below");
    expect(placed.top).toBeGreaterThan(bottom(part));
  });
  it("stays inside the frame wherever the part is", () => {
    for (let top = 0; top < 740; top += 20)
      for (let left = -50; left < 360; left += 25) {
        const placed = place({ left, top, width: 60, height: 40 }, MARK, FRAME);
        expect(placed.left).toBeGreaterThanOrEqual(FRAME.left);
        expect(placed.left + MARK.width).toBeLessThanOrEqual(FRAME.width);
        expect(placed.top).toBeGreaterThanOrEqual(FRAME.top);
        expect(placed.top + MARK.height).toBeLessThanOrEqual(bottom(FRAME));
        expect(placed.arrow).toBeGreaterThanOrEqual(24);
        expect(placed.arrow).toBeLessThanOrEqual(MARK.width - 24);
      }
  });
});

describe("the next idea", () => {
  const ideas: Idea<number>[] = [
    { name: "later", find: ({ view }) => (view > 5 ? { part: ".late" } : null) },
    { name: "first", find: () => ({ part: ".first" }) },
    { name: "second", find: () => ({ part: ".second" }) },
  ];
  const look = (view: number) => ({ view, me: 0 }) as unknown as Look<number>;

  it("is the first one whose time has come", () => {
    expect(nextIdea(ideas, [], look(1))?.idea.name).toBe("first");
    expect(nextIdea(ideas, ["first"], look(1))?.idea.name).toBe("second");
  });
  it("may come before those that stand after it, once its time has come", () => {
    expect(nextIdea(ideas, ["first"], look(9))?.spot.part).toBe(".late");
  });
  it("is none when all have been seen", () => {
    expect(nextIdea(ideas, ["first", "second", "later"], look(9))).toBeNull();
  });
});
