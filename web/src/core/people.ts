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

/** Bots of one level are told apart by names of their own, by chair. */
export function botAt(chair: number): string {
  const names = t("web-bot-names").split("|");
  return t("web-bot", { name: (names[chair % names.length] ?? "").trim() });
}

export function chairName(info: ChairInfo, chair: number): string {
  return info.holder === "bot" ? botAt(chair) : (info.name ?? "");
}

export function people(room: TableInfo | null, chair: number | null): Person[] {
  const out: Person[] = [];
  room?.chairs.forEach((info, n) => {
    if (info.seat === null || info.seat === undefined) return;
    out[info.seat] = {
      chair: n,
      name: chairName(info, n),
      bot: info.holder === "bot",
      level: info.level ?? "",
      present: info.holder === "bot" || info.present === true,
      me: n === chair,
    };
  });
  return out;
}
