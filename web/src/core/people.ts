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

/** Bots of one level are told apart by names of their own, by chair. */
export function chairName(info: ChairInfo, chair: number): string {
  if (info.holder !== "bot") return info.name ?? "";
  const names = t("web-bot-names").split("|");
  return t("web-bot", { name: (names[chair % names.length] ?? "").trim() });
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
