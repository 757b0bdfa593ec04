import { describe, expect, it } from "vitest";
import { lately } from "../src/core/remembered";
import { args, type Role, type Words } from "../src/core/texts";

const line = (tick: number, key: string) => ({ tick, notice: { type: "" }, says: { key } });
const said = (log: ReturnType<typeof line>[]) => lately(log, "turn").map((l) => l.says.key);

describe("a table to be remembered by heart", () => {
  it("keeps what happened before the second turn", () => {
    const log = [line(1, "deal"), line(2, "turn"), line(3, "card")];
    expect(said(log)).toEqual(["deal", "turn", "card"]);
  });
  it("keeps this turn and the last one", () => {
    const log = [line(1, "turn"), line(2, "first"), line(2, "turn"), line(3, "second"), line(3, "turn")];
    expect(said(log)).toEqual(["turn", "second", "turn"]);
  });
  it("takes turns that begin in one step for one", () => {
    const log = [line(1, "turn"), line(2, "first"), line(2, "turn"), line(2, "reveal"), line(2, "turn")];
    expect(said(log)).toEqual(["turn", "first", "turn", "reveal", "turn"]);
  });
});

describe("short parts as arguments", () => {
  const words = {
    Cut: [{ name: "calls", role: { kind: "short", part: "Call" } }],
    Call: [
      { name: "value", role: { kind: "plain" } },
      { name: "own", role: { kind: "place" }, missing: "none" },
    ],
  } satisfies Words;
  it("stand beside the whole, with what each of them has", () => {
    const cut = { type: "Cut", calls: [{ value: 3 }, { value: 7, own: [1, 1] }] };
    expect(args(cut, words)).toEqual({ calls: "3 7", "calls-value": "3 7", "calls-own": "2:2" });
    const own = (value: unknown, role: Role) => (role.kind === "place" ? `wire ${JSON.stringify(value)}` : null);
    expect(args(cut, words, "", own)["calls-own"]).toBe("=wire [1,1]");
  });
});
