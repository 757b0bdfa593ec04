// The deal that anybody can check, in the browser: commitment, own secrets, every draw, and the file itself.
// That events follow from the draws is for `litfuse verify`; nothing of the sort is claimed here.
import type { Draw, Entry, FirstLine, LastLine } from "../protocol.gen";

const encoder = new TextEncoder();
type Bytes = Uint8Array<ArrayBuffer>;

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

export function unhex(digits: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(digits)) throw new Wrong("record-hex");
  return Uint8Array.from(digits.match(/../g) ?? [], (d) => parseInt(d, 16));
}

function joined(...parts: Uint8Array[]): Bytes {
  const out = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

async function sha256(data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

async function keyed(key: Bytes): Promise<(data: Bytes) => Promise<Bytes>> {
  const hmac = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (data) => new Uint8Array(await crypto.subtle.sign("HMAC", hmac, data));
}

/** SHA-256 and HMAC need a safe context: https, or this machine. */
export function canCheck(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

export async function commitment(match: string, seed: Bytes): Promise<string> {
  return hex(await sha256(joined(encoder.encode(`litfuse/1${match}`), seed)));
}

export async function nonceHash(nonce: string): Promise<string> {
  return hex(await sha256(unhex(nonce)));
}

export function newNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

export async function matchKey(seed: Bytes, match: string, nonces: string[]): Promise<Bytes> {
  return (await keyed(seed))(joined(encoder.encode(match), ...nonces.map(unhex)));
}

/** The numbers of one label: HMAC-SHA-256(key, "seq/label/block"), cut into big-endian 32-bit words. */
class Numbers {
  private block = 0;
  private words: number[] = [];

  constructor(
    private readonly sign: (data: Bytes) => Promise<Bytes>,
    private readonly name: string,
  ) {}

  async word(): Promise<number> {
    if (this.words.length === 0) {
      const digest = await this.sign(encoder.encode(`${this.name}${this.block++}`) as Bytes);
      const view = new DataView(digest.buffer);
      for (let i = 28; i >= 0; i -= 4) this.words.push(view.getUint32(i));
    }
    return this.words.pop() as number;
  }

  async below(n: bigint): Promise<bigint> {
    const bits = (n - 1n).toString(2).length * (n > 1n ? 1 : 0);
    const count = Math.max(1, Math.ceil(bits / 32));
    const top = ((1n << BigInt(32 * count)) / n) * n;
    for (;;) {
      let w = 0n;
      for (let i = 0; i < count; i++) w = (w << 32n) | BigInt(await this.word());
      if (w < top) return w % n;
    }
  }

  async order(n: number): Promise<number[]> {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = Number(await this.below(BigInt(i + 1)));
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    return order;
  }

  async bytes(n: number): Promise<string> {
    let out = "";
    while (out.length < 2 * n) out += (await this.word()).toString(16).padStart(8, "0");
    return out.slice(0, 2 * n);
  }
}

/** What this draw must have given; null if it cannot be. */
export async function drawn(sign: (data: Bytes) => Promise<Bytes>, seq: number, draw: Draw): Promise<unknown> {
  const numbers = new Numbers(sign, `${seq}/${draw.label}/`);
  if (typeof draw.got === "number") return draw.of > 0 ? Number(await numbers.below(BigInt(draw.of))) : null;
  if (typeof draw.got === "string") return draw.got.length === 2 * draw.of ? numbers.bytes(draw.of) : null;
  return draw.got.length === draw.of ? numbers.order(draw.of) : null;
}

export class Wrong extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, number | string> = {},
  ) {
    super(key);
  }
}

/** The promise and seals shown before the deal, in the form that `litfuse verify --seals` reads. */
export interface Seals {
  match: string;
  commit: string;
  seals: string[];
}

export interface Checked {
  commit: string;
  nonces: number;
  /** Seats that sealed a number and did not open it: zeros stand for it, so the deal is not proven fair. */
  unopened: number[];
  /** Whether the seals are those that this browser was shown before it opened its own; null if it kept none. */
  seals: true | null;
  draws: number;
  steps: number;
  /** How many of them a practice match took over from another one. */
  practice: number;
  /** Whether this browser's secret and the promise match those before the deal; null if it kept none. */
  mine: boolean | null;
  ms: number;
}

export interface Read {
  first: FirstLine;
  entries: Entry[];
  last: LastLine;
}

export function readRecord(data: string): Read {
  const lines = data.split("\n");
  if (lines.pop() !== "" || lines.length < 3) throw new Wrong("record-cut-off", { line: lines.length + 1 });
  const parsed = lines.map((line, i) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new Wrong("record-form", { line: i + 1 });
    }
  });
  return { first: parsed[0] as FirstLine, entries: parsed.slice(1, -1) as Entry[], last: parsed.at(-1) as LastLine };
}

/** The seats that did not open what they had sealed. Anything but zeros in its place is wrong. */
async function unopenedBy(nonces: string[], sealed: string[]): Promise<number[]> {
  if (nonces.length !== sealed.length || nonces.some((nonce) => nonce.length !== 32)) throw new Wrong("record-nonce");
  const hashes = await Promise.all(nonces.map(nonceHash));
  const other = [...hashes.keys()].filter((seat) => hashes[seat] !== sealed[seat]);
  if (other.some((seat) => /[^0]/.test(nonces[seat] ?? ""))) throw new Wrong("record-nonce");
  return other;
}

function compareSeals(shown: string[], recorded: string[]): void {
  const seats = Array.from({ length: Math.max(shown.length, recorded.length) }, (_, seat) => seat);
  const wrong = seats.filter((seat) => shown[seat] !== recorded[seat]);
  if (wrong.length) throw new Wrong("record-seals", { seats: named(wrong) });
}

/** Seats as the argument of a text. */
export function named(seats: number[]): string {
  return seats.map((seat) => `@${seat}`).join(" ");
}

/** Checks everything that can be checked without rules; throws Wrong at the first thing that is not as promised. */
export async function verify(
  bytes: Bytes,
  promise: { commit: string; nonce: string; seat: number; seals?: string[] } | null,
): Promise<Checked> {
  const began = performance.now();
  const { first, entries, last } = readRecord(new TextDecoder().decode(bytes));
  const header = first.header;
  const nonces = header.nonces ?? [];
  const unopened = await unopenedBy(nonces, header.nonce_hashes ?? []);
  if (promise?.seals) compareSeals(promise.seals, header.nonce_hashes ?? []);
  const before = bytes.slice(0, bytes.lastIndexOf(10, bytes.length - 2) + 1);
  if (hex(await sha256(before)) !== last.end?.digest) throw new Wrong("record-digest");
  const seed = unhex(last.end.seed);
  const match = header.match ?? "";
  if ((await commitment(match, seed)) !== header.commit) throw new Wrong("record-commit");
  if (promise && promise.commit && promise.commit !== header.commit) throw new Wrong("record-commit");
  const mine = promise && promise.nonce ? nonces[promise.seat] === promise.nonce : null;
  const own = await keyed(await matchKey(seed, match, nonces));
  /** A practice match begins with entries of another one, whose draws follow from that one's seed. */
  const others = await Promise.all(
    (header.practice ?? []).map(async (origin) => ({
      last: origin.last,
      sign: await keyed(await matchKey(unhex(origin.seed), origin.match, origin.nonces ?? [])),
    })),
  );
  let draws = 0;
  for (const entry of entries)
    for (const draw of entry.draws ?? []) {
      const sign = others.find(({ last }) => entry.seq <= last)?.sign ?? own;
      if (JSON.stringify(await drawn(sign, entry.seq, draw)) !== JSON.stringify(draw.got))
        throw new Wrong("record-draw-wrong", { line: entry.seq + 2, label: `=${draw.label}` });
      draws++;
    }
  const given = nonces.filter((n) => /[^0]/.test(n)).length;
  return {
    commit: header.commit ?? "",
    nonces: given,
    unopened,
    seals: promise?.seals ? true : null,
    draws,
    steps: entries.length,
    practice: (header.practice?.at(-1)?.last ?? -1) + 1,
    mine,
    ms: performance.now() - began,
  };
}
