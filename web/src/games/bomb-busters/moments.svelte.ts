// What just happened, one thing after the other, so that everybody sees every cut: the table that is drawn stays behind
// the match until each moment had its time. It delays no answer: whoever touches the table sees it as it is.
import type { Text } from "../../protocol.gen";
import type { Happened } from "../../core/link.svelte";
import type { Cell } from "./racks";
import type { Notice, View } from "./types.gen";

export interface Beat {
  kind: "call" | "hit" | "miss" | "red" | "cut" | "news" | "won" | "lost";
  /** What is drawn from now on; null: what was. */
  view: View | null;
  says: readonly Text[];
  /** The wires that it is about. */
  cells: readonly Cell[];
  /** The wires that were pointed at, and what was called of them. */
  called: readonly Cell[];
  values: readonly number[];
  /** How long it stays, in ms. */
  hold: number;
  /** How many notices are told with it: the log does not run ahead of the table. */
  told: number;
}

const CALL = 900;
const RESULT = 1300;
const NEWS = 900;
const FINALE = 1700;
/** With more than this waiting, moments go by faster. */
const MANY = 5;
/** They come with something else, or are told in another place. */
const SILENT = new Set<Notice["type"]>(["TurnBegan", "LayAsked", "Seated", "WasDealt", "SettleAsked", "SwapAsked"]);

export class Moments {
  /** The table as it is drawn; null: as it is. */
  private drawn = $state.raw<View | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** The wires of the last moment: marked until the next one. */
  last = $state.raw<readonly Cell[]>([]);
  /** How many of the last notices are still to be shown. */
  ahead = $state(0);
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly now: () => View,
    /** Called when moments begin to be shown, and when all were. */
    private readonly busy: (busy: boolean) => void = () => {},
  ) {}

  get view(): View {
    return this.drawn ?? this.now();
  }

  /** `before`: what was drawn until now. */
  hear({ notices, says, live }: Happened, before: View): void {
    if (!live || document.visibilityState === "hidden") return this.skip();
    const beats = beatsOf(notices as Notice[], says, this.now());
    if (!beats.length && !this.queue.length && !this.beat) return;
    if (this.drawn === null) this.drawn = before;
    this.queue.push(...(beats.length ? beats : [{ ...QUIET, view: this.now(), told: notices.length }]));
    this.count();
    this.busy(true);
    if (!this.beat) this.next();
  }

  /** Somebody wants to see the table as it is; how it ended is shown all the same. */
  skip(): void {
    const end = this.queue.find((beat) => beat.kind === "won" || beat.kind === "lost");
    if (this.beat?.kind === "won" || this.beat?.kind === "lost") return;
    clearTimeout(this.timer);
    this.queue = end ? [end] : [];
    this.drawn = null;
    this.beat = null;
    this.next();
  }

  private count(): void {
    this.ahead = this.queue.reduce((sum, beat) => sum + beat.told, 0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.busy(false);
  }

  private next(): void {
    clearTimeout(this.timer);
    const beat = this.queue.shift() ?? null;
    this.beat = beat;
    this.count();
    if (beat === null) {
      this.drawn = null;
      this.busy(false);
      return;
    }
    if (beat.view) this.drawn = beat.view;
    if (beat.kind !== "news" || beat.cells.length) this.last = beat.cells;
    const slow = beat.kind === "won" || beat.kind === "lost";
    this.timer = setTimeout(() => this.next(), !slow && this.queue.length > MANY ? beat.hold / 2 : beat.hold);
  }
}

/** The call as it is made, before it is known what comes of it. */
const CALLED = "board-moment-call";
const QUIET: Beat = { kind: "news", view: null, says: [], cells: [], called: [], values: [], hold: 0, told: 0 };

function cellsOf(notice: Notice): Cell[] {
  switch (notice.type) {
    case "WiresCut":
    case "RedsSeen":
    case "TokenWithheld":
      return notice.cells;
    case "TokenPlaced":
      return notice.cell ? [notice.cell] : [];
    case "Labelled":
      return [notice.cell];
    case "PlacesMoved":
      return [notice.got_now, ...(notice.gave_now ? [notice.gave_now] : [])];
    case "WiresPassed":
      return notice.passes.map((one) => one.now);
    default:
      return [];
  }
}

/** One step of the match as moments: a call is seen before what comes of it. */
export function beatsOf(notices: readonly Notice[], says: readonly Text[], after: View): Beat[] {
  const out: Beat[] = [];
  const call = notices.find((notice) => notice.type === "CallMade");
  if (call?.type === "CallMade") {
    const said = says[notices.indexOf(call)];
    const { cells, values } = call;
    const sentence = said ? [{ ...said, key: CALLED }] : [];
    out.push({ kind: "call", view: null, says: sentence, cells, called: cells, values, hold: CALL, told: 0 });
  }
  const ended = notices.find((notice) => notice.type === "MissionEnded");
  const rest = notices
    .map((notice, i) => ({ notice, says: says[i] }))
    .filter(({ notice }) => notice !== call && !SILENT.has(notice.type) && notice.type !== "MissionEnded");
  const cut = rest.some(({ notice }) => notice.type === "WiresCut");
  if (rest.length || call)
    out.push({
      kind: call?.type === "CallMade" ? call.outcome : cut ? "cut" : "news",
      view: after,
      says: rest.flatMap((one) => one.says ?? []),
      cells: rest.flatMap(({ notice }) => cellsOf(notice)),
      called: call?.type === "CallMade" ? call.cells : [],
      values: call?.type === "CallMade" ? call.values : [],
      hold: call || cut ? RESULT : NEWS,
      told: notices.length - (ended ? 1 : 0),
    });
  if (ended?.type === "MissionEnded") {
    const said = says[notices.indexOf(ended)];
    const kind = ended.won ? "won" : "lost";
    out.push({ kind, view: after, says: said ? [said] : [], cells: [], called: [], values: [], hold: FINALE, told: 1 });
  }
  return out;
}

/** What has changed on the table since this seat's last turn, as far as the log still tells it: the wires. */
export function changedSince(log: readonly { notice: { type: string } }[], me: number | null): Cell[] {
  const notices = log.map((line) => line.notice as Notice);
  const mine = notices.findLastIndex((n) => n.type === "TurnBegan" && n.seat === me);
  // While it is this seat's turn, what counts is what the others did before it.
  const before = notices.slice(0, mine).findLastIndex((n) => n.type === "TurnBegan" && n.seat === me);
  const isMine = mine >= 0 && !notices.slice(mine + 1).some((n) => n.type === "TurnBegan");
  const from = me === null ? -1 : isMine ? endOf(notices, before) : endOf(notices, mine);
  let cells: Cell[] = [];
  for (const notice of notices.slice(from + 1)) {
    // Wires that moved have other places now: what was marked there is not there any more.
    if (notice.type === "PlacesMoved") {
      const moved = [notice.got, notice.got_now, notice.gave ?? notice.got].map(([stand]) => stand);
      cells = cells.filter(([stand]) => !moved.includes(stand));
    }
    if (notice.type === "WiresPassed") {
      const moved = notice.passes.flatMap((one) => [one.cell[0], one.now[0]]);
      cells = cells.filter(([stand]) => !moved.includes(stand));
    }
    if (notice.type !== "TokenWithheld") cells.push(...cellsOf(notice));
  }
  return me === null ? [] : cells;
}

/** Where the turn that begins there ends: the last notice of it. */
function endOf(notices: readonly Notice[], begins: number): number {
  if (begins < 0) return -1;
  const next = notices.slice(begins + 1).findIndex((n) => n.type === "TurnBegan");
  return next < 0 ? notices.length - 1 : begins + next;
}
