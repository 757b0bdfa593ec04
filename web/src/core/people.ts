// Who sits where, for the eye: names and seals by seat.
import type { ChairInfo, TableInfo } from "../protocol.gen";
import { t } from "./language.svelte";

export interface Person {
  chair: number;
  name: string;
  bot: boolean;
  level: string;
  present: boolean;
  me: boolean;
}

export function isTaken(info: ChairInfo): boolean {
  return (info.holder ?? "open") !== "open";
}

/** Bots have names of their own, and say that they are bots. */
export function botNamed(name: string): string {
  return t("web-bot", { name });
}

export function chairName(info: ChairInfo): string {
  return info.holder === "bot" ? botNamed(info.name ?? "") : (info.name ?? "");
}

export function people(room: TableInfo | null, chair: number | null): Person[] {
  const out: Person[] = [];
  room?.chairs.forEach((info, n) => {
    if (info.seat === null || info.seat === undefined) return;
    out[info.seat] = {
      chair: n,
      name: chairName(info),
      bot: info.holder === "bot",
      level: info.level ?? "",
      present: info.holder === "bot" || info.present === true,
      me: n === chair,
    };
  });
  return out;
}

const VOWELS = "aeiouyàâäåæèéêëìíîïòóôöøœùúûü";
const LONG = 9;

// Before a consonant that begins a syllable; pairs like “ch” and “bl” stay together.
const ONSET = `(?:[bcdfgpt][lr]|[cpst]h|[^${VOWELS}\\P{L}])[${VOWELS}]`;
const BETWEEN = new RegExp(`(?<=[${VOWELS}]\\p{L}*)(?<![bcdfgpt](?=[lr])|[cpst](?=h))(?=${ONSET})`, "iu");

/** The parts of a name between which a line may break: its words, and the syllables of long ones. */
export function syllables(name: string): string[] {
  return name.split(/(?<=\s)/).flatMap((word) => (word.trim().length < LONG ? [word] : word.split(BETWEEN)));
}
