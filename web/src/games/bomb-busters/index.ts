import type { GameBoard, Wording } from "../page";
import End from "./End.svelte";
import { about, sayings, slotOf } from "./sayings";
import { opened } from "./table";
import type { Notice } from "./types.gen";

export const board: Partial<GameBoard> = { End };

export const wording: Partial<Wording> = {
  sayings,
  place: slotOf,
  about,
  beside: ["stands", "panels"],
  opened,
  // That somebody is asked for a number is not told twice.
  quiet: ["LayAsked"] satisfies Notice["type"][],
  turnBegins: "note-turn-began",
  // So far only missions of one's own leave the choice of a character.
  needsClock: (kind, config) => kind !== "pick" || config["custom"] != null,
};
