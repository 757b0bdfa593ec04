// The line to a table, with a socket of our own: it comes back by itself and sends nothing twice.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { promised } from "../src/core/chairs";
import { Link } from "../src/core/link.svelte";
import { save } from "../src/core/store";
import { VERSION } from "../src/protocol.gen";

class Wire {
  static all: Wire[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readyState = 1;
  sent: Record<string, unknown>[] = [];

  constructor() {
    Wire.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const wire = () => Wire.all.at(-1) as Wire;
const plays = (w: Wire) => w.sent.filter((m) => m["type"] === "Play");
const chairs = [{ holder: "bot", seat: 0 }];
const table = {
  id: "t",
  game: "g",
  chairs,
  host: 0,
  phase: "playing",
  match: "m",
  pace: {},
  deal: { match: "m2", commit: "" },
};
function told(since: number, tick: number, notices: object[]): object {
  const frame = { view: {}, open: [], menus: {} };
  return { type: "Told", match: "m", hash: `h${tick}`, told: { since, tick, notices, frame } };
}
function connected(): Link {
  const link = new Link("t", "token", () => new Wire() as never);
  link.start();
  wire().onopen?.();
  wire().say({ type: "Welcome", version: VERSION, table: "t", chair: 0, viewer: 0 });
  wire().say({ type: "TableState", count: 1, table });
  wire().say(told(0, 2, [{ type: "A" }, { type: "B" }]));
  return link;
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
});
afterEach(() => vi.useRealTimers());

describe("a line", () => {
  test("says where it stands when it comes back", () => {
    const link = connected();
    expect(wire().sent[0]).toMatchObject({ type: "Hello", match: "", tick: 0 });
    wire().close();
    expect(link.status).toBe("lost");
    vi.advanceTimersByTime(1000);
    wire().onopen?.();
    expect(Wire.all.length).toBe(2);
    expect(wire().sent[0]).toMatchObject({ type: "Hello", match: "m", tick: 2, hash: "h2" });
  });

  test("keeps the log over a loss, and replaces it when told everything", () => {
    const link = connected();
    wire().say(told(2, 3, [{ type: "C" }]));
    expect(link.match?.log.map((l) => l.notice.type)).toEqual(["A", "B", "C"]);
    wire().say(told(0, 3, [{ type: "A" }, { type: "B" }, { type: "C" }]));
    expect(link.match?.log.length).toBe(3);
  });

  test("begins the log with what can still be seen, where the past is not told", () => {
    const link = connected();
    wire().say({ ...told(0, 4, []), recall: [{ key: "called" }, { key: "turn" }] });
    expect(link.match?.log.map((l) => l.says.key)).toEqual(["called", "turn"]);
    wire().say({ ...told(4, 5, [{ type: "C" }]), says: [{ key: "cut" }] });
    expect(link.match?.log.map((l) => l.says.key)).toEqual(["called", "turn", "cut"]);
    wire().say(told(5, 5, []));
    expect(link.match?.log.length).toBe(3);
  });

  test("asks for everything when something is missing", () => {
    const link = connected();
    wire().say(told(5, 6, [{ type: "Z" }]));
    expect(link.match).toBeNull();
    vi.advanceTimersByTime(1000);
    wire().onopen?.();
    expect(wire().sent[0]).toMatchObject({ type: "Hello", tick: 0 });
  });

  test("sends an answer once, however often it is clicked", async () => {
    const link = connected();
    void link.play("0.turn.1", { type: "Draw" });
    expect(await link.play("0.turn.1", { type: "Draw" })).toBeNull();
    expect(plays(wire()).length).toBe(1);
  });

  test("asks again under the same id after a loss, and is answered once", async () => {
    const link = connected();
    const answered = link.play("0.turn.1", { type: "Draw" });
    const first = plays(wire())[0];
    wire().close();
    vi.advanceTimersByTime(1000);
    wire().onopen?.();
    wire().say({ type: "Welcome", version: VERSION, table: "t", chair: 0, viewer: 0 });
    expect(plays(wire())).toEqual([first]);
    wire().say({ type: "Ack", id: first?.["id"], tick: 3 });
    expect((await answered)?.type).toBe("Ack");
    expect(link.busy).toBe(0);
  });

  test.each([
    { type: "Start", match: "m2" },
    { type: "Kick", chair: 1, generation: 3 },
    { type: "Sit", chair: 2 },
    { type: "Leave" },
  ] as const)("asks for $type again under the same id after a loss", async (command) => {
    const link = connected();
    const settled = link.command(command);
    const first = wire().sent.at(-1);
    wire().close();
    vi.advanceTimersByTime(1000);
    wire().onopen?.();
    wire().say({ type: "Welcome", version: VERSION, table: "t", chair: 0, viewer: 0 });
    expect(wire().sent.slice(1)).toEqual([first]);
    wire().say({ type: "Ack", id: first?.["id"] });
    expect((await settled).type).toBe("Ack");
  });

  test("stays away when it was shown the door", () => {
    const link = connected();
    wire().say({ type: "Bye", says: { key: "kicked" } });
    wire().close();
    vi.advanceTimersByTime(60_000);
    expect(link.status).toBe("gone");
    expect(Wire.all.length).toBe(1);
  });

  test("keeps its chair when the server speaks another version of the protocol", () => {
    const kept = vi.fn();
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: kept, removeItem: kept });
    const link = connected();
    kept.mockClear();
    wire().say({ type: "Bye", says: { key: "other-version", args: { version: VERSION + 1 } } });
    wire().close();
    vi.advanceTimersByTime(60_000);
    expect(link.status).toBe("gone");
    expect(kept).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test("a line on which a word was promised is given up when none comes, and the next one is not", () => {
    connected();
    wire().say({ type: "Ping", next: 5 });
    vi.advanceTimersByTime(9_900);
    expect(Wire.all.length).toBe(1);
    wire().say({ type: "Ping", next: 5 });
    vi.advanceTimersByTime(9_900);
    expect(Wire.all.length).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(Wire.all.length).toBe(2);
    vi.advanceTimersByTime(20_000);
    expect(Wire.all.length).toBe(2);
  });

  test("does not come back at the same moment as all others when its server stops", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.9);
    connected();
    wire().say({ type: "Bye", says: { key: "come-back" } });
    wire().close();
    vi.advanceTimersByTime(890);
    expect(Wire.all.length).toBe(1);
    vi.advanceTimersByTime(20);
    expect(Wire.all.length).toBe(2);
    vi.restoreAllMocks();
  });

  test("a silent line is given up", () => {
    connected();
    vi.advanceTimersByTime(75_000);
    expect(Wire.all.length).toBeGreaterThan(1);
  });
});

describe("a line after a sleep", () => {
  const page = { seen: "visible" };
  let events: Record<string, () => void> = {};

  beforeEach(() => {
    events = {};
    page.seen = "visible";
    const on = (name: string, ear: () => void) => (events[name] = ear);
    vi.stubGlobal("addEventListener", on);
    vi.stubGlobal("removeEventListener", (name: string) => delete events[name]);
    vi.stubGlobal("document", {
      addEventListener: on,
      removeEventListener: (name: string) => delete events[name],
      get visibilityState() {
        return page.seen;
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  /** No timer runs meanwhile, and nothing is heard. */
  const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

  test("is replaced at once when the tab is seen again after a long silence", () => {
    const link = connected();
    sleep(3_600_000);
    events["visibilitychange"]?.();
    expect(Wire.all.length).toBe(2);
    expect(link.status).toBe("lost");
    wire().onopen?.();
    expect(wire().sent[0]).toMatchObject({ type: "Hello", match: "m", tick: 2 });
    wire().say({ type: "Welcome", version: VERSION, table: "t", chair: 0, viewer: 0 });
    expect(link.status).toBe("live");
    vi.advanceTimersByTime(2_000);
    expect(Wire.all.length).toBe(2);
  });

  test("is replaced at once when the network comes back", () => {
    connected();
    events["online"]?.();
    expect(Wire.all.length).toBe(2);
  });

  test("is tried when the tab is seen again soon, and replaced if nothing answers", () => {
    connected();
    events["visibilitychange"]?.();
    expect(Wire.all.length).toBe(1);
    expect(wire().sent.at(-1)).toMatchObject({ type: "Why", match: "" });
    vi.advanceTimersByTime(3_500);
    expect(Wire.all.length).toBe(2);
  });

  test("stays if the server answers", () => {
    const link = connected();
    events["visibilitychange"]?.();
    wire().say({ type: "Stale", id: wire().sent.at(-1)?.["id"] });
    vi.advanceTimersByTime(10_000);
    expect([Wire.all.length, link.status]).toEqual([1, "live"]);
  });

  test("is replaced when the machine wakes with the tab in front", () => {
    connected();
    sleep(3_600_000);
    vi.advanceTimersByTime(5_000);
    expect(Wire.all.length).toBe(2);
  });

  test("waits while nobody sees the tab, and is left alone after the end", () => {
    const link = connected();
    sleep(3_600_000);
    page.seen = "hidden";
    events["visibilitychange"]?.();
    expect(Wire.all.length).toBe(1);
    page.seen = "visible";
    const ears = { ...events };
    link.stop();
    for (const ear of Object.values(ears)) ear();
    vi.advanceTimersByTime(10_000);
    expect(Wire.all.length).toBe(1);
    expect(events).toEqual({});
  });
});

describe("the deal", () => {
  const person = { holder: "person", name: "Ann", seat: 0 };
  const bot = { holder: "bot", level: "x", seat: 1 };
  const opens = (w: Wire) => w.sent.filter((m) => m["type"] === "NonceOpen");
  const state = (phase: string, chairs: object[], commit = "c") =>
    wire().say({ type: "TableState", count: 2, table: { ...table, phase, chairs, deal: { match: "d", commit } } });
  /** Seals for the deal `d`; returns the seal. */
  async function sealed(): Promise<string> {
    save("deals", {});
    connected();
    state("lobby", [person, bot]);
    await vi.waitFor(() => expect(wire().sent.some((m) => m["type"] === "NonceHash")).toBe(true));
    return wire().sent.find((m) => m["type"] === "NonceHash")?.["hash"] as string;
  }
  /** Time for whoever wants to open something. */
  const settled = () => new Promise((go) => setTimeout(go, 50));

  beforeEach(() => vi.useRealTimers());

  test("is opened when all seals are kept", async () => {
    const own = await sealed();
    state("dealing", [
      { ...person, sealed: own },
      { ...bot, sealed: "ff" },
    ]);
    await vi.waitFor(() => expect(opens(wire()).length).toBe(1));
    expect(promised("d")).toMatchObject({ commit: "c", seals: [own, "ff"] });
  });

  test("is not opened while a seat shows no seal", async () => {
    const own = await sealed();
    state("dealing", [{ ...person, sealed: own }, bot]);
    await settled();
    expect(opens(wire())).toEqual([]);
    expect(promised("d")?.seals).toBeUndefined();
  });

  test("is not opened for another promise than the one that was sealed for", async () => {
    const own = await sealed();
    state(
      "dealing",
      [
        { ...person, sealed: own },
        { ...bot, sealed: "ff" },
      ],
      "other",
    );
    await settled();
    expect(opens(wire())).toEqual([]);
  });
});
