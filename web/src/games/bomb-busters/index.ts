import type { GamePage } from "../registry";
import End from "./End.svelte";
import { words } from "./types.gen";

export const page: GamePage = {
  words,
  End,
  topics: ["aim", "turn", "dual", "colours", "tokens", "detectors", "equipment", "talk", "end", "online"],
};
