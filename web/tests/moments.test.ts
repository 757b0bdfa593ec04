import { expect, test } from "vitest";
import { lately } from "../src/core/remembered";
import { beatsOf, changedSince } from "../src/games/bomb-busters/moments.svelte";
import type { Notice, View } from "../src/games/bomb-busters/types.gen";
import type { Logged } from "../src/core/link.svelte";

const VIEW = {} as View;
const notice = (type: string, more: object = {}) => ({ type, ...more }) as unknown as Notice;
const turn = (seat: number) => notice("TurnBegan", { seat });
const cut = (...cells: [number, number][]) => notice("WiresCut", { cells });
const token = (cell: [number, number]) => notice("TokenPlaced", { cell });
const log = (...notices: Notice[]) => notices.map((one) => ({ notice: one }));

test("a call is shown before what comes of it, and its words do not tell that", () => {
  const call = notice("CallMade", { cells: [[1, 3]], values: [7], outcome: "miss" });
  const notices = [call, token([1, 3]), notice("DialMoved"), notice("MissionEnded", { won: false }), turn(1)];
  const says = notices.map(({ type }) => ({ key: type === "CallMade" ? "note-call-made-miss" : type, args: {} }));
  const beats = beatsOf(notices, says, VIEW);
  expect(beats.map(({ kind }) => kind)).toEqual(["call", "miss", "lost"]);
  expect(beats[0]?.says).toEqual([{ key: "board-moment-call", args: {} }]);
  expect(beats[0]?.view).toBeNull(); // the table stays as it was
  // No line of the log comes before its moment, and each comes with one.
  expect(beats.map(({ told }) => told)).toEqual([0, 4, 1]);
});

test("what others have done since the end of one's last turn is marked, on one's own turn and before it", () => {
  const lines = [turn(0), cut([0, 1], [1, 1]), turn(1), cut([1, 2], [2, 2]), turn(2), token([0, 4])];
  expect(changedSince(log(...lines), 0)).toEqual([[1, 2], [2, 2], [0, 4]]); // prettier-ignore
  expect(changedSince(log(...lines, turn(0), token([2, 0])), 0)).toEqual([[1, 2], [2, 2], [0, 4], [2, 0]]); // prettier-ignore
  expect(changedSince(log(...lines), null)).toEqual([]); // who watches has no turn
});

test("wires that moved are not marked where they were", () => {
  const moved = notice("PlacesMoved", { got: [1, 2], got_now: [0, 3], gave: [0, 5], gave_now: [1, 0] });
  expect(changedSince(log(turn(0), turn(1), token([1, 4]), token([2, 1]), moved), 0)).toEqual([
    [2, 1],
    [0, 3],
    [1, 0],
  ]);
});

test("where older turns are to be remembered by heart nothing of them is marked", () => {
  const lines: Logged[] = [turn(0), turn(1), token([1, 4]), turn(2), token([2, 1]), turn(3), token([3, 0])].map(
    (one, tick) => ({ notice: one, says: { key: one.type === "TurnBegan" ? "began" : "" }, tick }) as Logged,
  );
  expect(changedSince(lines, 0)).toEqual([[1, 4], [2, 1], [3, 0]]); // prettier-ignore
  expect(changedSince(lately(lines, "began"), 0)).toEqual([[2, 1], [3, 0]]); // prettier-ignore
});
