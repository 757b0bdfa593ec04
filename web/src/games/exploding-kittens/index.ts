import type { GameBoard, Wording } from "../page";
import art from "./art.svg?raw";
import Board from "./Board.svelte";
import { ART } from "./cards";
import End from "./End.svelte";
import Replay from "./Replay.svelte";
import { isPrivate, noticeArt } from "./table";
import type { Notice, View } from "./types.gen";

export const board: Partial<GameBoard> = {
  art,
  Board,
  Replay,
  End,
  noticeArt: (notice) => noticeArt(notice, ART),
  mark: ({ type }) => (type === "Exploded" ? "boom" : type === "Noped" ? "stop" : ""),
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

export const wording: Partial<Wording> = {
  beside: ["hand", "top"] satisfies (keyof View)[],
  quiet: ["Passed"] satisfies Notice["type"][],
  isPrivate,
};
