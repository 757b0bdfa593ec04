// Opening a table and sitting down, in as few clicks as can be.
import type { GameInfo } from "../protocol.gen";
import { api } from "./api";
import { keepChair } from "./chairs";
import { t } from "./language.svelte";
import { router } from "./router.svelte";
import { keep, settings } from "./settings.svelte";

/** Tables that begin as soon as we sit. */
export const atOnce = new Set<string>();

export function suggestedName(): string {
  const names = t("web-names").split("|");
  return (names[Math.floor(Math.random() * names.length)] ?? "").trim();
}

export function rememberName(name: string): void {
  settings.name = name;
  keep();
}

export interface Wanted {
  game: string;
  name: string;
  seats: number;
  bots: string[];
  start?: boolean;
  isPublic?: boolean;
  pace?: Record<string, number | null>;
  config?: Record<string, unknown>;
}

/** Opens a table, sits down there and goes to its page. Returns the id of the table. */
export async function openTable(wanted: Wanted): Promise<string> {
  const { game, name, seats, bots, pace = {}, config = {}, isPublic = false } = wanted;
  const seated = await api.open({ game, name, seats, bots, pace, config, public: isPublic });
  keepChair(seated, game, name);
  if (wanted.start) atOnce.add(seated.table);
  router.go(`/table/${encodeURIComponent(seated.table)}`);
  return seated.table;
}

/** Sits down at a practice table of our own: a match that is over, as it stood after a step, with bots on the other
 * seats. */
export async function playOn(game: string, match: string, seat: number, step: number): Promise<void> {
  const name = settings.name || suggestedName();
  const seated = await api.playOn(match, { name, seat, step });
  keepChair(seated, game, name);
  router.go(`/table/${encodeURIComponent(seated.table)}`);
}

/** Every clock off that may be. */
export function noClocks(info: GameInfo): Record<string, number | null> {
  const clocks = info.clocks as Record<string, { may_be_off?: boolean }>;
  return Object.fromEntries(
    Object.keys(clocks)
      .filter((kind) => clocks[kind]?.may_be_off !== false)
      .map((kind) => [kind, null]),
  );
}

// Words that English, Spanish and French write alike: whoever hears a table's name finds it in any language.
const FIRST = ["Panda", "Koala", "Cactus", "Dodo", "Puma", "Cobra", "Kiwi", "Yeti", "Kimono", "Robot", "Ninja"];
const SECOND = ["Tango", "Piano", "Safari", "Polka", "Taxi", "Radio", "Banjo", "Bingo", "Samba"];

/** A friendly name for a table, from its id: the same for everybody, whatever they speak. */
export function tableName(id: string): string {
  let sum = 0;
  for (const c of id) sum = (sum * 31 + c.charCodeAt(0)) >>> 0;
  return `${FIRST[sum % FIRST.length]} ${SECOND[Math.floor(sum / 97) % SECOND.length]}`;
}

/** A code that somebody said, however it was typed; empty for anything else. */
export function codeIn(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]/g, "");
  return /^([bdfklmnprst][aeiou]){4}$/.test(letters) ? letters : "";
}

/** Can another device open pages of this host? Not where it only means the machine that asks. */
export function isReachable(host: string): boolean {
  return !/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);
}

/** A link, or the part of it that names the table. */
export function tableIn(typed: string): string {
  const found = /table\/([A-Za-z0-9_-]+)/.exec(typed) ?? /^\s*([A-Za-z0-9_-]{6,})\s*$/.exec(typed);
  return found?.[1] ?? "";
}
