import type { GamePage } from "../registry";
import { words } from "./types.gen";

export const page: GamePage = {
  words,
  topics: ["aim", "turn", "dual", "colours", "tokens", "detectors", "equipment", "talk", "end", "online"],
};
