import { describe, expect, it } from "vitest";
import { nextIdea, type Idea, type Look } from "../src/guide/lesson";
import { arrow, grown, outline, type Rect } from "../src/guide/place";

const MARK: Rect = { left: 8, top: 300, width: 344, height: 140 };

describe("the arrow of the mark", () => {
  it("points down at the middle of a part below the mark, and up at one above it", () => {
    expect(arrow({ left: 20, top: 460, width: 100, height: 80 }, MARK)).toEqual({ side: "above", at: 62 });
    expect(arrow({ left: 20, top: 100, width: 100, height: 180 }, MARK)).toEqual({ side: "below", at: 62 });
  });
  it("points sideways at a part beside the mark", () => {
    expect(arrow({ left: 400, top: 340, width: 100, height: 40 }, MARK)).toEqual({ side: "left", at: 60 });
    expect(arrow({ left: -200, top: 340, width: 100, height: 40 }, MARK)).toEqual({ side: "right", at: 60 });
  });
  it("keeps away from the corners wherever the part is", () => {
    for (let top = 0; top < 740; top += 20)
      for (let left = -50; left < 700; left += 25) {
        const { side, at } = arrow({ left, top, width: 60, height: 40 }, MARK);
        expect(at).toBeGreaterThanOrEqual(24);
        expect(at).toBeLessThanOrEqual((side === "above" || side === "below" ? MARK.width : MARK.height) - 24);
      }
  });
});

describe("the dark field", () => {
  it("is closed, and has a round hole for each part that stays bright", () => {
    const path = outline({ left: 0, top: 88, width: 360, height: 652 }, [MARK, grown(MARK, 9)], 13);
    expect(path.match(/M/g)).toHaveLength(3);
    expect(path.match(/z/g)).toHaveLength(3);
    expect(path.match(/a13 13/g)).toHaveLength(8);
    expect(path).toContain("M21 300h318");
    expect(path).toContain("M12 291h336");
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
