// What a match asks of a seat, read from the frame, and what becomes of an answer.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Link, MatchState } from "../src/core/link.svelte";
import type { Reply } from "../src/core/outbox";
import { toasts } from "../src/core/toasts.svelte";
import { idOf, Turn } from "../src/core/turn.svelte";
import { Sentences, Voice } from "../src/core/voice";
import type { Clock, Decision, Frame, TableInfo } from "../src/protocol.gen";

const voice = new Voice(
  new Sentences("en", ["no-card = Not that one.\nstale-answer = Too late.\nfailed = Try again.\n"]),
);
const menu = [{ type: "Draw", says: { key: "act-draw" } }];
const turnOf0: Decision = { seat: 0, kind: "turn", number: 4 };
const jotOf0: Decision = { seat: 0, kind: "jot", number: 4, owed: false };
const frame: Frame = {
  view: { type: "View" },
  open: [turnOf0, jotOf0, { seat: 2, kind: "turn", number: 4 }, { seat: 2, kind: "swap", number: 1 }],
  menus: { "0.turn.4": menu, "0.jot.4": menu },
  clocks: [{ key: "turn/4", kind: "turn", zero: null }],
};
const clock = frame.clocks?.[0] as Clock;

class Scripted extends Link {
  replies: Partial<Reply>[] = [];
  sent: object[] = [];
  override command(command: object): ReturnType<Link["command"]> {
    this.sent.push(command);
    return Promise.resolve({ id: "1", ...this.replies.shift() } as Reply);
  }
}
function asked(frame: Frame, times: Record<string, number> = {}): { turn: Turn; link: Scripted } {
  const link = new Scripted("t", "token");
  link.room = { chairs: [{ seat: 0 }, { seat: 1 }], pace: { turn: 60 } } as unknown as TableInfo;
  link.chair = 0;
  link.match = new MatchState("m");
  const told = { since: 0, tick: 1, notices: [{ type: "A" }], frame };
  link.match.hear({ type: "Told", match: "m", hash: "", told, times });
  return {
    turn: new Turn(
      () => link,
      () => voice,
    ),
    link,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (step: () => void) => setTimeout(step, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  toasts.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is asked", () => {
  test("is told apart by seat, and by whether the match waits for it", () => {
    const { turn } = asked(frame);
    expect(turn.mine).toEqual([turnOf0, jotOf0]);
    expect(turn.owed).toEqual([turnOf0]);
    expect(turn.offers).toEqual([jotOf0]);
    expect(turn.waiting).toEqual([2]);
    expect(turn.menu(turnOf0)).toBe(menu);
  });

  test("is no offer without a menu", () => {
    const { turn } = asked({ ...frame, menus: { "0.turn.4": menu } });
    expect(turn.offers).toEqual([]);
    expect(turn.menu(jotOf0)).toEqual([]);
    expect(turn.menu(null)).toEqual([]);
  });

  test("is nothing for a spectator, who sees whom the match waits for", () => {
    const { turn, link } = asked(frame);
    link.chair = null;
    expect(turn.mine).toEqual([]);
    expect(turn.waiting).toEqual([0, 2]);
  });

  test("is nothing before the first message", () => {
    const { turn, link } = asked(frame);
    link.match = null;
    expect([turn.open, turn.clocks, turn.left(clock)]).toEqual([[], [], null]);
  });
});

describe("the time left", () => {
  test("runs down from what the server said, not below zero", () => {
    const { turn } = asked(frame, { "turn/4": 30_000 });
    const stop = turn.start();
    expect(turn.left(clock)).toBe(30_000);
    expect(turn.part(clock)).toBe(0.5);
    vi.advanceTimersByTime(12_000);
    expect(turn.left(clock)).toBeCloseTo(18_000, -2);
    vi.advanceTimersByTime(60_000);
    expect(turn.left(clock)).toBe(0);
    stop();
  });

  test("stands still during a pause", () => {
    const { turn, link } = asked(frame, { "turn/4": 30_000 });
    const stop = turn.start();
    link.room = { ...link.room, paused: true } as TableInfo;
    vi.advanceTimersByTime(12_000);
    expect(turn.paused).toBe(true);
    expect(turn.left(clock)).toBe(30_000);
    stop();
  });

  test("stands still while the line is lost", () => {
    const { turn, link } = asked(frame, { "turn/4": 30_000 });
    const stop = turn.start();
    vi.advanceTimersByTime(10_000);
    [link.status, link.lostAt] = ["lost", performance.now()];
    vi.advanceTimersByTime(12_000);
    expect(turn.left(clock)).toBeCloseTo(20_000, -2);
    stop();
  });

  test("is none for a clock that does not run", () => {
    const { turn } = asked(frame);
    expect([turn.left(clock), turn.part(clock), turn.left(null)]).toEqual([null, null, null]);
  });

  test("is part of the most that was ever seen, where the table set no seconds", () => {
    const { turn, link } = asked(frame, { "turn/4": 80_000 });
    link.match?.setTimes({ "turn/4": 20_000 }, false);
    expect(turn.part(clock)).toBe(0.25);
  });
});

describe("an answer", () => {
  test("names its decision, and is taken", async () => {
    const { turn, link } = asked(frame);
    link.replies = [{ type: "Ack" }];
    expect(await turn.answer(turnOf0, { type: "Draw" })).toBe(true);
    expect(link.sent).toEqual([{ type: "Play", match: "m", decision: idOf(turnOf0), action: { type: "Draw" } }]);
    expect(toasts.now).toEqual([]);
  });

  test.each([
    [{ type: "Refused" as const, says: { key: "no-card" }, rule: "X-1" }, "Not that one.", "X-1"],
    [{ type: "Stale" as const }, "Too late.", ""],
    [{ type: "Failed" as const, says: { key: "failed" } }, "Try again.", ""],
  ])("that is not taken says why: %o", async (reply, text, rule) => {
    const { turn, link } = asked(frame);
    link.replies = [reply];
    expect(await turn.answer(turnOf0, { type: "Draw" })).toBe(false);
    expect(toasts.now).toMatchObject([{ text, rule }]);
  });

  test("on its way makes its decision busy, and no second one is sent", async () => {
    const { turn, link } = asked(frame);
    void link.outbox.put({ type: "Play", id: "7", match: "m", decision: idOf(turnOf0), action: {} });
    link.busy = link.outbox.size;
    expect([turn.busy(turnOf0), turn.busy(jotOf0), turn.busy(null)]).toEqual([true, false, false]);
    expect(await turn.answer(turnOf0, { type: "Draw" })).toBe(false);
    expect(link.sent).toEqual([]);
  });

  test("that the menu lacks gets its reason", async () => {
    const { turn, link } = asked(frame);
    link.replies = [{ type: "Because", refusal: { rule: "X-2", says: { key: "no-card" } } }];
    await turn.why(turnOf0, { type: "Steal" });
    expect(link.sent).toMatchObject([{ type: "Why", decision: "0.turn.4" }]);
    expect(toasts.now).toMatchObject([{ text: "Not that one.", rule: "X-2" }]);
  });
});
