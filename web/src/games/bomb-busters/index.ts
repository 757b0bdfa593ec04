import type { GamePage } from "../registry";
import End from "./End.svelte";
import { about, sayings, slotOf } from "./sayings";
import { opened } from "./table";
import { words } from "./types.gen";

export const page: GamePage = {
  words,
  sayings,
  about,
  // So far only missions of one's own leave the choice of a character.
  needsClock: (kind, config) => kind !== "pick" || config["custom"] != null,
  beside: ["stands", "panels"],
  opened,
  place: slotOf,
  turnBegins: "note-turn-began",
  // That somebody is asked for a number is not told twice.
  noticeQuiet: (notice) => notice.type === "LayAsked",
  End,
  topics: ["aim", "turn", "dual", "colours", "tokens", "detectors", "equipment", "talk", "end", "online"],
};
