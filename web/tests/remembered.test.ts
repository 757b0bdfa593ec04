import { describe, expect, it } from "vitest";
import { lately } from "../src/core/remembered";
import { args, type Role, type Words } from "../src/core/texts";

const line = (tick: number, type: string) => ({ tick, notice: { type }, says: { key: type } });
const begins = (notice: { type: string }) => notice.type === "TurnBegan";
const types = (log: ReturnType<typeof line>[]) => lately(log, begins).map((l) => l.notice.type);

describe("a table to be remembered by heart", () => {
  it("keeps what happened before the second turn", () => {
    const log = [line(1, "WasDealt"), line(2, "TurnBegan"), line(3, "CardUsed")];
    expect(types(log)).toEqual(["WasDealt", "TurnBegan", "CardUsed"]);
  });
  it("keeps this turn and the last one", () => {
    const log = [line(1, "TurnBegan"), line(2, "First"), line(2, "TurnBegan"), line(3, "Second"), line(3, "TurnBegan")];
    expect(types(log)).toEqual(["TurnBegan", "Second", "TurnBegan"]);
  });
  it("takes turns that begin in one step for one", () => {
    const log = [
      line(1, "TurnBegan"),
      line(2, "First"),
      line(2, "TurnBegan"),
      line(2, "Revealed"),
      line(2, "TurnBegan"),
    ];
    expect(types(log)).toEqual(["TurnBegan", "First", "TurnBegan", "Revealed", "TurnBegan"]);
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
