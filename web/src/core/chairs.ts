// The chairs this browser holds: tokens by table. They never stand in an address.
import type { Seated } from "../protocol.gen";
import { load, save } from "./store";

export interface Kept {
  table: string;
  token: string;
  chair: number | null;
  game: string;
  name: string;
  at: number;
  playing: boolean;
}
/** A part of a deal: what was promised before it, and the own secret; and the seals of all seats, in their order, as
 * they were shown before that secret was opened. */
export interface Promised {
  commit: string;
  nonce: string;
  seals?: string[];
}
export interface Played {
  match: string;
  game: string;
  players: string[];
  seat: number | null;
  winners: number[];
  at: number;
}

export function chairs(): Kept[] {
  return Object.values(load<Record<string, Kept>>("chairs", {})).sort((a, b) => b.at - a.at);
}

export function chairAt(table: string): Kept | null {
  return load<Record<string, Kept>>("chairs", {})[table] ?? null;
}

export function keepChair(seated: Seated, game: string, name: string): void {
  const { table, token, chair = null } = seated;
  put({ table, token, chair, game, name, at: Date.now(), playing: false });
}

export function put(kept: Kept): void {
  const all = load<Record<string, Kept>>("chairs", {});
  all[kept.table] = kept;
  const old = Object.values(all).sort((a, b) => b.at - a.at);
  save("chairs", Object.fromEntries(old.slice(0, 20).map((k) => [k.table, k])));
}

export function dropChair(table: string): void {
  const all = load<Record<string, Kept>>("chairs", {});
  delete all[table];
  save("chairs", all);
}

export function promised(match: string): Promised | null {
  return load<Record<string, Promised>>("deals", {})[match] ?? null;
}

export function keepPromise(match: string, promise: Promised): void {
  const all = { ...load<Record<string, Promised>>("deals", {}), [match]: promise };
  save("deals", Object.fromEntries(Object.entries(all).slice(-60)));
}

export function matches(): Played[] {
  return load<Played[]>("matches", []);
}

export function keepMatch(played: Played): void {
  const others = matches().filter((m) => m.match !== played.match);
  save("matches", [played, ...others].slice(0, 60));
}
