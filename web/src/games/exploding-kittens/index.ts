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
  noticeQuiet: (notice) => notice.type === "HasPassed",
  sounds: (happened, me) =>
    (happened.notices as Notice[]).flatMap((notice) => {
      if (notice.type === "Drew") return ["draw" as const];
      if (notice.type === "WasNoped") return ["stamp" as const];
      if (notice.type === "WasPlayed") return ["draw" as const];
      if (notice.type === "MetKitten") return ["hiss" as const];
      if (notice.type === "WasDefused") return ["snip" as const];
      if (notice.type === "HasExploded") return ["boom" as const];
      if (notice.type === "TurnBegan" && notice.seat === me) return ["turn" as const];
      if (notice.type === "HasWon") return [notice.seat === me ? ("win" as const) : ("loss" as const)];
      return [];
    }),
};
