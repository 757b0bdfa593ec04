import { expect, test } from "vitest";
import { tableIn } from "../src/core/opening";
import { parse } from "../src/core/router.svelte";

test.each([
  ["/", "", { page: "home" }],
  ["/table/abc", "", { page: "table", table: "abc", view: "" }],
  ["/table/abc/campaign", "", { page: "table", table: "abc", view: "campaign" }],
  ["/replay/m1/2", "#17", { page: "replay", match: "m1", step: 17, as: "2" }],
  ["/replay/m1", "", { page: "replay", match: "m1", step: null, as: "" }],
  ["/rules/some-game/turn", "", { page: "rules", game: "some-game", topic: "turn" }],
  ["/settings", "", { page: "settings" }],
  ["/own", "", { page: "own" }],
  ["/table", "", { page: "lost" }],
  ["/%E0%A4%A", "", { page: "lost" }],
])("%s%s", (path, hash, route) => expect(parse(path, hash)).toEqual(route));

test("an invitation is a link or its last part", () => {
  expect(tableIn("http://x.example/table/Kt7wPq2mZ9xR4bLc")).toBe("Kt7wPq2mZ9xR4bLc");
  expect(tableIn(" Kt7wPq2mZ9xR4bLc ")).toBe("Kt7wPq2mZ9xR4bLc");
  expect(tableIn("hello there")).toBe("");
});
