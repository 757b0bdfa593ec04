import type { GamePage } from "../registry";
import { words } from "./types.gen";

export const page: GamePage = {
  words,
  topics: ["aim", "turn", "places", "frame", "cops", "cards", "talk", "end", "online"],
  noticeQuiet: (notice) => notice.type === "PauseEnded",
};
