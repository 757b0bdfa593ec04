// One line to one table: says who we are, hears what happens, sends commands and gets replies, and comes back by itself.
import {
  type Frame,
  type FromClient,
  type FromServer,
  type LineInfo,
  type TableInfo,
  type Text,
  type Told,
  type ToldOf,
  VERSION,
} from "../protocol.gen";
import { chairAt, dropChair, keepPromise, promised, put } from "./chairs";
import { canCheck, newNonce, nonceHash } from "./fairness";
import { written } from "./menus";
import { type Command, newId, Outbox, type Settled } from "./outbox";

export type Status = "connecting" | "live" | "lost" | "gone";
export interface Logged {
  tick: number;
  notice: { type: string };
  says: Text;
}
export interface Happened {
  /** What came with this message; empty if only the frame was sent again. */
  notices: { type: string }[];
  /** The notices in words. */
  says: Text[];
  /** One step that happened just now, not the past told after a return. */
  live: boolean;
}
type Socket = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
};
// Distributes over the union, so that each message keeps its own fields.
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const SILENCE = 70_000; // the server asks more often than that
const ASKS = 40_000; // and, if it is well, at least this often: a longer silence after a sleep is a dead line
const PROBE = 3_000; // for an answer on a line that may be dead
const PULSE = 5_000;
const FIRST_WAIT = 300;
const SPREAD = 1_000;
const LONGEST_WAIT = 8_000;
/** Last words after which coming back is of no use. */
const FINAL = new Set(["not-found", "kicked", "left", "too-many-sockets", "too-many-watchers", "other-version"]);
/** Those of them that take the chair away. */
const PARTED = new Set(["not-found", "kicked", "left"]);

export class MatchState {
  id = "";
  tick = $state(0);
  hash = "";
  told = $state.raw<Told | null>(null);
  log = $state.raw<Logged[]>([]);
  /** What this seat knows, in words: labels, with their values in the attribute `is`. */
  notebook = $state.raw<readonly Text[]>([]);
  stoodIn = $state.raw<ReadonlySet<number>>(new Set());
  /** The board still shows how something came about: the end waits for it. */
  held = $state(false);
  /** When the message came, by this machine's clock, and what each clock had left then. */
  times = $state.raw<{ at: number; left: Record<string, number>; paused: boolean }>({ at: 0, left: {}, paused: false });
  /** What each clock had when it was first seen, to draw the cord. */
  budgets = $state.raw<Record<string, number>>({});

  constructor(id: string) {
    this.id = id;
  }

  /** Takes in a message; null if something between is missing. */
  hear(message: ToldOf): Happened | null {
    const told = message.told as Told;
    if (told.since !== 0 && told.since !== this.tick) return null;
    const fresh = told.notices.map((notice, i) => ({
      // A message of several steps does not say which notice was whose; the last step's number is close enough.
      tick: told.tick - told.since === 1 ? told.tick : Math.min(told.tick, told.since + 1 + i),
      notice: notice as { type: string },
      says: message.says?.[i] ?? { key: "" },
    }));
    const live = this.told !== null && told.since === this.tick && told.tick === told.since + 1;
    if (told.tick > told.since && fresh.length === 0) {
      // The table does not tell the past: the log begins with the events that the view still shows.
      this.log = (message.recall ?? []).map((says) => ({ tick: 0, notice: { type: "" }, says }));
    } else if (told.since === 0) this.log = fresh;
    else if (fresh.length) this.log = [...this.log, ...fresh];
    this.tick = told.tick;
    this.hash = message.hash;
    this.told = { ...told, frame: written(told.frame as Frame) };
    this.notebook = message.notebook ?? [];
    if (message.stood_in?.length) this.stoodIn = new Set([...this.stoodIn, ...message.stood_in]);
    this.setTimes(message.times ?? {}, this.times.paused);
    return { notices: fresh.map((f) => f.notice), says: fresh.map((f) => f.says), live };
  }

  setTimes(left: Record<string, number>, paused: boolean): void {
    this.times = { at: performance.now(), left, paused };
    const budgets: Record<string, number> = {};
    for (const [key, ms] of Object.entries(left)) budgets[key] = Math.max(ms, this.budgets[key] ?? 0);
    this.budgets = budgets;
  }
}

export class Link {
  status = $state<Status>("connecting");
  room = $state.raw<TableInfo | null>(null);
  chair = $state<number | null>(null);
  match = $state.raw<MatchState | null>(null);
  lines = $state.raw<LineInfo[]>([]);
  heard = 0;
  farewell = $state.raw<Text | null>(null);
  /** When the connection was lost, by this machine's clock; later clock times are unknown. */
  lostAt = $state(0);
  /** Commands on their way. */
  busy = $state(0);
  readonly outbox = new Outbox();
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private probe: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  /** When the server was heard last, by the time of day, which goes on while the machine sleeps. */
  private heardAt = 0;
  /** After how long a silence the line is given up: as the server last promised. */
  private silence = SILENCE;
  private ears = new Set<(happened: Happened) => void>();
  private closed = false;
  private opened = "";

  constructor(
    readonly table: string,
    private token: string,
    private readonly connectTo: () => Socket = () => new WebSocket(address()) as unknown as Socket,
  ) {}

  get seat(): number | null {
    return this.chair === null ? null : (this.room?.chairs[this.chair]?.seat ?? null);
  }

  start(): this {
    this.connect();
    if (typeof addEventListener !== "undefined") {
      addEventListener("online", this.online);
      document.addEventListener("visibilitychange", this.hurry);
    }
    let beat = Date.now();
    this.pulse = setInterval(() => {
      const slept = Date.now() - beat > 3 * PULSE;
      beat = Date.now();
      if (slept) this.hurry();
    }, PULSE);
    return this;
  }

  stop(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    clearTimeout(this.probe);
    clearInterval(this.pulse);
    this.outbox.drop();
    this.socket?.close();
    if (typeof removeEventListener !== "undefined") {
      removeEventListener("online", this.online);
      document.removeEventListener("visibilitychange", this.hurry);
    }
  }

  /** Called after the state changed. */
  listen(ear: (happened: Happened) => void): () => void {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  }

  // --- commands -------------------------------------------------------------------------------------------------------

  async command(command: Without<Command, "id">): Promise<Settled> {
    const whole = { ...command, id: newId() } as Command;
    const settled = this.outbox.put(whole);
    this.busy = this.outbox.size;
    if (this.status === "live") this.send(whole);
    const reply = await settled;
    this.busy = this.outbox.size;
    if (reply.type === "Granted") this.granted(reply.chair, reply.token);
    return reply;
  }

  /** Answers a decision, once: while an answer is on its way a second one is not sent. */
  async play(decision: string, action: object): Promise<Settled | null> {
    if (!this.match || this.outbox.answers(decision)) return null;
    return this.command({ type: "Play", match: this.match.id, decision, action });
  }

  private granted(chair: number, token: string): void {
    this.chair = chair;
    this.token = token;
    const kept = chairAt(this.table);
    if (kept) put({ ...kept, chair, token });
  }

  // --- the line -------------------------------------------------------------------------------------------------------

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    const socket = this.connectTo();
    this.socket = socket;
    this.silence = SILENCE;
    this.heardAt = Date.now();
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      const { id = "", tick = 0, hash = "" } = this.match ?? {};
      this.send({ type: "Hello", version: VERSION, token: this.token, match: id, tick, hash, heard: this.heard });
      this.feed();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.feed();
      this.take(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.dropped();
    };
  }

  private dropped(): void {
    this.socket = null;
    clearTimeout(this.watchdog);
    clearTimeout(this.probe);
    if (this.closed || this.status === "gone") return;
    if (this.status === "live") this.lostAt = performance.now();
    this.status = this.room === null ? "connecting" : "lost";
    // A server that stops sends everybody away at once: they do not come back at once as well.
    const wait = this.farewell?.key === "come-back" ? SPREAD * Math.random() : this.wait * (0.75 + Math.random() / 2);
    this.farewell = null;
    this.timer = setTimeout(() => this.connect(), wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The machine woke up or the page is seen again: no more waiting, and a line that may be dead is tried. */
  private hurry = (): void => {
    if (this.status === "gone" || this.closed || document.visibilityState === "hidden") return;
    if (this.socket === null || Date.now() - this.heardAt > ASKS) this.anew();
    else if (this.status === "live") {
      // Nothing is asked by this: any reply shows that the line is alive.
      this.send({ type: "Why", id: newId(), match: "", decision: "", action: {} });
      clearTimeout(this.probe);
      this.probe = setTimeout(() => this.anew(), PROBE);
    }
  };

  /** Back on the net, perhaps on another one: the old line is of no use. */
  private online = (): void => {
    if (this.status !== "gone" && !this.closed) this.anew();
  };

  /** Another line, at once. */
  private anew(): void {
    this.reconnect();
    this.wait = FIRST_WAIT;
    this.connect();
  }

  private feed(): void {
    this.heardAt = Date.now();
    clearTimeout(this.probe);
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.reconnect(), this.silence);
  }

  private reconnect(): void {
    const socket = this.socket;
    if (socket) {
      this.dropped();
      socket.close();
    }
  }

  private send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  // --- hearing --------------------------------------------------------------------------------------------------------

  private take(message: FromServer): void {
    switch (message.type) {
      case "Welcome":
        this.chair = message.chair;
        this.status = "live";
        for (const command of this.outbox.again()) this.send(command);
        this.busy = this.outbox.size;
        break;
      case "TableState":
        this.room = message.table;
        this.status = "live";
        void this.dealHonestly(message.table);
        break;
      case "Told":
        this.told(message);
        break;
      case "Times":
        if (this.match?.id === message.match) this.match.setTimes(message.times ?? {}, message.paused);
        break;
      case "Heard": {
        const whole = message.lines.length === message.count;
        this.lines = whole ? message.lines : [...this.lines, ...message.lines].slice(-300);
        this.heard = message.count;
        break;
      }
      case "Ping":
        this.silence = message.next ? 2000 * message.next : SILENCE;
        this.feed();
        this.send({ type: "Pong" });
        break;
      case "Bye":
        this.farewell = message.says;
        if (FINAL.has(message.says.key)) {
          this.status = "gone";
          if (PARTED.has(message.says.key)) dropChair(this.table);
          this.outbox.drop();
        }
        break;
      default:
        this.outbox.settle(message);
    }
  }

  private told(message: ToldOf): void {
    let match = this.match;
    if (match === null || match.id !== message.match) match = new MatchState(message.match);
    const happened = match.hear(message);
    if (happened === null) {
      // A gap: ask for the whole again.
      this.match = null;
      this.reconnect();
      return;
    }
    this.match = match;
    for (const ear of this.ears) ear(happened);
  }

  // --- the deal -------------------------------------------------------------------------------------------------------

  /** Seals this browser's random number before the deal and opens it when the table begins: nobody deals alone. Before
   * that it keeps the seals of all seats; while one of them has none, or the promise is another, nothing is opened. */
  private async dealHonestly(table: TableInfo): Promise<void> {
    const chair = this.chair;
    if (chair === null || !canCheck() || table.chairs[chair]?.holder !== "person") return;
    const { match, commit } = table.deal;
    const sealed = table.chairs[chair]?.sealed ?? "";
    const kept = promised(match);
    if (table.phase === "lobby" && !sealed) {
      const nonce = kept?.nonce || newNonce();
      keepPromise(match, { commit, nonce });
      if (this.opened === `hash ${match} ${chair}`) return;
      this.opened = `hash ${match} ${chair}`;
      await this.command({ type: "NonceHash", match, hash: await nonceHash(nonce) });
    } else if (table.phase === "dealing" && kept?.nonce && this.opened !== `open ${match}`) {
      this.opened = `open ${match}`;
      const seals = sealsOf(table);
      if (seals === null || commit !== kept.commit || (await nonceHash(kept.nonce)) !== sealed) return;
      keepPromise(match, { ...kept, seals });
      await this.command({ type: "NonceOpen", match, nonce: kept.nonce });
    }
  }
}

/** What every seat of the deal has sealed, in seat order; null while one has not. */
function sealsOf(table: TableInfo): string[] | null {
  const seated = table.chairs.filter((chair) => typeof chair.seat === "number");
  const seals = seated.sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0)).map((chair) => chair.sealed ?? "");
  return seals.length > 0 && seals.every(Boolean) ? seals : null;
}

function address(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
}
