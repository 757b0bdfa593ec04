import { describe, expect, test } from "vitest";
import { actionOf, candidates, choices, filled, kept, settled, whole } from "../src/core/menus";
import type { MenuForm } from "../src/protocol.gen";

const says = { key: "act-x" };
const menu: MenuForm[] = [
  { type: "Pass", says },
  { type: "Steal", picks: { target: { of: [1] }, named: { of: ["a", "b"] } }, says },
  { type: "Steal", picks: { target: { of: [2] }, named: { of: ["b"] } }, says },
  { type: "Five", picks: { cards: { of: ["a", "b", "c"], take: 2, also: ["z"] } }, says },
];

describe("a menu", () => {
  test("is written out where a field names an earlier form with the same list", () => {
    const calls = { of: [1, 2, 3, 4], take: 2, groups: [2, 2] };
    const sent: MenuForm[] = [
      { type: "Cut", picks: { cell: { of: [7] }, calls }, says },
      { type: "Pass", says },
      { type: "Cut", picks: { cell: { of: [8] }, calls: { of: [], same: 0 } }, says },
    ];
    expect(whole(sent)[2]?.picks).toEqual({ cell: { of: [8] }, calls });
    expect(choices(whole(sent), "Cut", { cell: 8 }, "calls")).toEqual([1, 2, 3, 4]);
  });

  test("settles a form without fields at once", () => {
    expect(settled(menu, "Pass", {})).toBe(menu[0]);
    expect(settled(menu, "Steal", { target: 1 })).toBeNull();
  });

  test("what is chosen narrows what can be", () => {
    expect(choices(menu, "Steal", {}, "named")).toEqual(["a", "b"]);
    expect(choices(menu, "Steal", { target: 2 }, "named")).toEqual(["b"]);
    expect(choices(menu, "Steal", { named: "a" }, "target")).toEqual([1]);
    expect(candidates(menu, "Steal", { target: 2, named: "a" })).toEqual([]);
  });

  test("a field with one value is chosen", () => {
    expect(filled(menu, "Steal", { target: 2 })).toEqual({ target: 2, named: "b" });
    expect(filled(menu, "Steal", { target: 1 })).toEqual({ target: 1 });
  });

  test("so many of a group, and what always goes with them", () => {
    expect(settled(menu, "Five", { cards: ["a", "b", "z"] })).toBe(menu[3]);
    expect(settled(menu, "Five", { cards: ["a", "z"] })).toBeNull();
    expect(settled(menu, "Five", { cards: ["a", "a", "z"] })).toBeNull();
    expect(settled(menu, "Five", { cards: ["a", "b", "c", "z"] })).toBeNull();
  });

  test("of one group a set has one value at most", () => {
    const ray: MenuForm[] = [
      { type: "Ray", picks: { calls: { of: [1, 2, 3, 4, 5], take: 2, groups: [2, 2, 1] } }, says },
    ];
    expect(settled(ray, "Ray", { calls: [2, 3] })).toBe(ray[0]);
    expect(settled(ray, "Ray", { calls: [5, 1] })).toBe(ray[0]);
    expect(settled(ray, "Ray", { calls: [5] })).toBeNull();
    expect(candidates(ray, "Ray", { calls: [5] })).toEqual(ray);
    expect(candidates(ray, "Ray", { calls: [3, 4] })).toEqual([]);
  });

  test("an action holds the chosen values and no more", () => {
    const form = menu[1] as MenuForm;
    expect(actionOf(form, { target: 1, named: "a", other: 3 })).toEqual({ type: "Steal", target: 1, named: "a" });
  });

  test("when a question comes back, what still exists is kept", () => {
    const next: MenuForm[] = [{ type: "Steal", picks: { target: { of: [2] }, named: { of: ["a"] } }, says }];
    expect(kept(next, "Steal", { target: 1, named: "a" })).toEqual({ named: "a" });
    expect(kept(next, "Five", { cards: ["a"] })).toBeNull();
  });
});
