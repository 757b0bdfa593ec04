import type { GamePage } from "../registry";
import art from "./art.svg?raw";
import Board from "./Board.svelte";
import { ART } from "./cards";
import End from "./End.svelte";
import Replay from "./Replay.svelte";
import { noticeArt, noticePrivate } from "./table";
import type { Notice } from "./types.gen";
import { words } from "./types.gen";

export const page: GamePage = {
  words,
  art,
  Board,
  Replay,
  End,
  topics: ["aim", "turn", "cards", "nope", "attack", "combos", "kitten", "end", "online"],
  noticeArt: (notice) => noticeArt(notice, ART),
  noticePrivate,
  noticeQuiet: (notice) => notice.type === "Passed",
  sounds: (happened, me) =>
    (happened.notices as Notice[]).flatMap((notice) => {
      if (notice.type === "Drew") return ["draw" as const];
      if (notice.type === "Noped") return ["stamp" as const];
      if (notice.type === "Played") return ["draw" as const];
      if (notice.type === "KittenDrawn") return ["hiss" as const];
      if (notice.type === "Defused") return ["snip" as const];
      if (notice.type === "Exploded") return ["boom" as const];
      if (notice.type === "TurnBegan" && notice.seat === me) return ["turn" as const];
      if (notice.type === "Won") return [notice.seat === me ? ("win" as const) : ("loss" as const)];
      return [];
    }),
};
